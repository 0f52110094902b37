#!/usr/bin/env bash
# Writes the texts for the App Store to dist/app-store, or to another folder: those of fastlane/metadata/<locale>, with
# name, promotional text, description and release notes from those for Android. The locales are those of tests/core/shells/stores.rs.
set -euo pipefail
cd "$(dirname "$0")/../.."

out=${1:-dist/app-store}
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
IFS=. read -r major minor patch <<<"$version"
code=$((major * 10000 + minor * 100 + patch))
for folder in fastlane/metadata/*/; do
    locale=$(basename "$folder")
    case $locale in
    android) continue ;;
    ar-SA) from=ar ;;
    es-MX) from=es-419 ;;
    it) from=it-IT ;;
    ja) from=ja-JP ;;
    ko) from=ko-KR ;;
    ru) from=ru-RU ;;
    zh-Hans) from=zh-CN ;;
    zh-Hant) from=zh-TW ;;
    *) from=$locale ;;
    esac
    texts=fastlane/metadata/android/$from
    mkdir -p "$out/$locale"
    cp "$folder"*.txt "$out/$locale"
    cp "$texts/title.txt" "$out/$locale/name.txt"
    cp "$texts/short_description.txt" "$out/$locale/promotional_text.txt"
    cp "$texts/full_description.txt" "$out/$locale/description.txt"
    cp "$texts/changelogs/$code.txt" "$out/$locale/release_notes.txt"
done
echo "$out"

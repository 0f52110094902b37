#!/usr/bin/env bash
# Builds the program from two folders with different names and compares the bytes. It takes twice a release build,
# so the check does not call it; it is meant for nights and for a release.
#
#   scripts/publish/reproduce.sh         the command line alone, which needs no Bevy
#   scripts/publish/reproduce.sh --app   the offline edition of the app
#
# What counts is the last commit: changes that are not committed are left out.
set -euo pipefail
cd "$(dirname "$0")/../.."
source scripts/install.sh

features=()
[[ ${1:-} != --app ]] || features=(--features app)
need_for_building
install_missing

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
commit=$(git rev-parse HEAD)
programs=()
for folder in "$work/one" "$work/another-folder/with a longer name"; do
    mkdir -p "$folder"
    git archive "$commit" | tar -x -C "$folder"
    (
        cd "$folder"
        source scripts/publish/remap.sh
        CARGO_TARGET_DIR=$folder/target cargo build --locked --release --no-default-features ${features[@]+"${features[@]}"} --bin parlour
    )
    programs+=("$folder/target/release/parlour")
    mv "$folder/target/release/parlour" "$work/program-${#programs[@]}"
    rm -rf "$folder"
done

sha256sum "$work"/program-*
# No folder of the builder is in the program.
for name in "$work" "${CARGO_HOME:-$HOME/.cargo}"; do
    if grep --quiet --fixed-strings --text "$name" "$work"/program-*; then
        echo "The program contains the path $name." >&2
        exit 1
    fi
done
cmp "$work/program-1" "$work/program-2"
echo "Both folders give the same bytes."

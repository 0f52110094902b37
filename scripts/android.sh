#!/usr/bin/env bash
# Builds the app for Android. docs/mobile.md leads from a clone to a tablet.
#
#   scripts/android.sh [--release] [--install]   build the package, and install it on the connected
#                                                device (needs SDK, NDK, cargo-ndk, Gradle)
#   scripts/android.sh --library [--release]     build only the library, for Gradle
#   scripts/android.sh --prove                   build, link, sign and read back a package on Linux,
#                                                without these tools
#   scripts/android.sh --size                    the same with the library as it is shipped, with the
#                                                sizes of its parts; takes an hour
#   scripts/android.sh --check                   only check the types of the library
#   scripts/android.sh --names                   only check that Android has the names in the code
#
# With --online, each of them takes the online edition instead of the offline one.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

# Flags that make the shipped library smaller. It never unwinds, so it needs no unwind tables, and its
# relocations are packed in the format that the system's loader reads since API 23.
android_small="-C force-unwind-tables=no -C link-arg=-Wl,--pack-dyn-relocs=android"

action=build release=0 install=0 edition=offline features=app
for argument in "$@"; do
    case $argument in
    --release) release=1 ;;
    --install) install=1 ;;
    --online) edition=online features=app,online ;;
    --library | --prove | --size | --check | --names) action=${argument#--} ;;
    *)
        sed -n '2,/^set/{/^#/p}' "$0" | sed 's/^# \?//' >&2
        exit 2
        ;;
    esac
done

# Ends with an instruction if a command is missing.
want() {
    command -v "$1" >/dev/null 2>&1 && return
    echo "$1 is missing: $2" >&2
    exit 1
}

build_library() {
    local profile=dev folder=debug
    if ((release)); then
        profile=size folder=size
        export RUSTFLAGS="$android_small"
    fi
    want cargo-ndk "cargo install --locked cargo-ndk"
    rustup target add aarch64-linux-android
    cargo ndk -t arm64-v8a -P 26 rustc --locked --no-default-features --features "$features" --lib --crate-type cdylib --profile "$profile"
    local libraries=android/app/src/$edition/jniLibs/arm64-v8a
    mkdir -p "$libraries"
    cp "$CARGO_TARGET_DIR/aarch64-linux-android/$folder/libparlour.so" "$libraries/"
}

build_package() {
    [[ -n ${ANDROID_HOME:-} ]] || {
        echo "ANDROID_HOME is not set: it names the folder of the Android SDK." >&2
        exit 1
    }
    local gradle=(./gradlew)
    if [[ ! -x android/gradlew ]]; then
        want gradle "install Gradle, or open android/ in Android Studio once"
        (cd android && gradle wrapper)
    fi
    local kind=debug name=Offline
    [[ $edition == offline ]] || name=Online
    if ((release)); then
        kind=release
        (cd android && "${gradle[@]}" "assemble${name}Release" "bundle${name}Release")
        echo "The bundle for the store: android/app/build/outputs/bundle/${edition}Release/app-$edition-release.aab"
    else
        (cd android && "${gradle[@]}" "assemble${name}Debug")
    fi
    local package
    package=$(find "android/app/build/outputs/apk/$edition/$kind" -name '*.apk' | head -n 1)
    echo "The package: $package"
    if ((install)); then
        want adb "it is in the platform-tools of the Android SDK"
        adb install -r "$package"
        local id=org.parlour.app
        [[ $edition == offline ]] || id=$id.$edition
        ((release)) || id=$id.debug
        adb shell am start -n "$id/org.parlour.app.ParlourActivity"
    fi
}

case $action in
build) build_package ;;
library) build_library ;;
prove | size | check | names)
    source scripts/mobile/toolchain.sh
    source scripts/mobile/names.sh
    source scripts/mobile/android.sh
    "$action"_android
    ;;
esac

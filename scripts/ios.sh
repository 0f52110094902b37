#!/usr/bin/env bash
# Builds the app for iPad and iPhone. docs/mobile.md leads from a clone to a tablet.
#
#   scripts/ios.sh [--release]            build the app, and start it on a simulator (a Mac with Xcode)
#   scripts/ios.sh --device [--release]   build it for a device, and start it on the connected one;
#                                         PARLOUR_TEAM is the team that signs it
#   scripts/ios.sh --build [--release]    only build it for simulators
#   scripts/ios.sh --prove                build, link and read the project on Linux, without Xcode
#   scripts/ios.sh --check                only check the types of the library
#   scripts/ios.sh --names                only check that iOS has the names in the code
#
# With --online, each of them takes the online edition instead of the offline one.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

action=simulator kind=Debug edition=offline features=app
for argument in "$@"; do
    case $argument in
    --release) kind=Release ;;
    --online) edition=online features=app,online ;;
    --device | --build | --prove | --check | --names) action=${argument#--} ;;
    *)
        sed -n '2,/^set/{/^#/p;}' "$0" | sed 's/^# \{0,1\}//' >&2
        exit 2
        ;;
    esac
done

# Ends with an instruction.
missing_here() {
    echo "$1" >&2
    exit 1
}

look_for_tools() {
    [[ $(uname) == Darwin ]] ||
        missing_here "An app for iOS is built on a Mac. Elsewhere scripts/ios.sh --prove shows that it would be."
    command -v cargo >/dev/null || missing_here "Parlour is built with Rust: please install it from rustup.rs first."
    command -v rustup >/dev/null || missing_here "The targets for iOS come with rustup: please install it from rustup.rs."
    xcodebuild -version >/dev/null 2>&1 ||
        missing_here "Xcode is missing: install it from the App Store, start it once, and then run
sudo xcode-select --switch /Applications/Xcode.app"
    xcrun --sdk iphoneos --show-sdk-path >/dev/null 2>&1 ||
        missing_here "Xcode has no SDK for iOS yet: xcodebuild -downloadPlatform iOS"
}

build_for() {
    local destination=$1
    shift
    xcodebuild -project ios/Parlour.xcodeproj -scheme Parlour -configuration "$kind" -destination "$destination" \
        -derivedDataPath "$build" PARLOUR_EDITION="$edition" "$@" build
}

# Prints the running simulator, or else the first iPad, or else the first simulator.
choose_simulator() {
    local all
    all=$(xcrun simctl list devices available | grep -E '^ *iP(ad|hone).*\((Booted|Shutdown)\)' || true)
    { grep Booted <<<"$all" || grep iPad <<<"$all" || echo "$all"; } |
        sed -n '1s/.*(\([0-9A-F-]\{36\}\)).*/\1/p'
}

id=org.parlour.app build=$CARGO_TARGET_DIR/ios
[[ $edition == offline ]] || id=$id.$edition build=$build-$edition

start_on_simulator() {
    local simulator
    simulator=$(choose_simulator)
    [[ -n $simulator ]] ||
        missing_here "There is no simulator: add one in Xcode, under Window, Devices and Simulators."
    build_for "id=$simulator"
    xcrun simctl bootstatus "$simulator" -b >/dev/null
    open -a Simulator 2>/dev/null || echo "The simulator runs without its window."
    xcrun simctl install "$simulator" "$build/Build/Products/$kind-iphonesimulator/Parlour.app"
    xcrun simctl launch "$simulator" $id
}

# Prints the first available iPad or iPhone. Finds none if Xcode is too old for devicectl.
choose_device() {
    local found number=0 state
    found=$(mktemp)
    xcrun devicectl list devices --json-output "$found" >/dev/null 2>&1 || true
    of_device() { plutil -extract "result.devices.$number.$1" raw -o - "$found" 2>/dev/null; }
    while state=$(of_device connectionProperties.tunnelState); do
        if [[ $state != unavailable && $(of_device hardwareProperties.platform) == iOS ]]; then
            of_device identifier
            break
        fi
        number=$((number + 1))
    done
    rm -f "$found"
}

start_on_device() {
    local app=$build/Build/Products/$kind-iphoneos/Parlour.app device
    [[ -n ${PARLOUR_TEAM:-} ]] ||
        missing_here "PARLOUR_TEAM is not set: it is the ten letters and digits of the team that signs the app,
which Xcode shows under Settings, Accounts. An Apple account without a fee has one as well."
    build_for "generic/platform=iOS" -allowProvisioningUpdates DEVELOPMENT_TEAM="$PARLOUR_TEAM"
    device=$(choose_device)
    if [[ -z $device ]]; then
        echo "The app is in $app. No device is connected to install it on."
        return
    fi
    xcrun devicectl device install app --device "$device" "$app"
    xcrun devicectl device process launch --device "$device" $id
}

case $action in
simulator)
    look_for_tools
    start_on_simulator
    ;;
device)
    look_for_tools
    start_on_device
    ;;
build)
    look_for_tools
    build_for "generic/platform=iOS Simulator"
    ;;
prove | check | names)
    source scripts/mobile/toolchain.sh
    source scripts/mobile/names.sh
    source scripts/mobile/ios.sh
    "$action"_ios
    ;;
esac

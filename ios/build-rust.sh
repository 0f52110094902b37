#!/usr/bin/env bash
# Xcode's build phase: builds the crate as one static library, for the device or the simulator and for
# each processor that Xcode requests.
set -euo pipefail
cd "$(dirname "$0")/.."

# Xcode's PATH lacks cargo, and its SDK variables would break the build scripts, which run on the Mac.
export PATH="$HOME/.cargo/bin:/opt/homebrew/bin:/usr/local/bin:$PATH"
unset SDKROOT LIBRARY_PATH
source scripts/install.sh

# The profile of cargo for each configuration of Xcode.
case $CONFIGURATION in
Debug) profile=dev folder=debug ;;
*) profile=size folder=size ;;
esac

case $PARLOUR_EDITION in
offline) features=app ;;
online) features=app,online ;;
*)
    echo "error: there is no edition $PARLOUR_EDITION" >&2
    exit 1
    ;;
esac

libraries=()
for processor in $ARCHS; do
    case $PLATFORM_NAME-$processor in
    iphoneos-arm64) target=aarch64-apple-ios ;;
    iphonesimulator-arm64) target=aarch64-apple-ios-sim ;;
    iphonesimulator-x86_64) target=x86_64-apple-ios ;;
    *)
        echo "error: there is no Parlour for $processor on $PLATFORM_NAME" >&2
        exit 1
        ;;
    esac
    rustup target list --installed | grep -qx "$target" || rustup target add "$target"
    cargo rustc --locked --no-default-features --features $features --lib --crate-type staticlib --profile $profile --target "$target"
    libraries+=("$CARGO_TARGET_DIR/$target/$folder/libparlour.a")
done
mkdir -p "$BUILT_PRODUCTS_DIR"
lipo -create "${libraries[@]}" -output "$BUILT_PRODUCTS_DIR/libparlour.a"

# The sentences with which the system asks for the local network. A build of the other edition may have left some.
resources=$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH
rm -rf "$resources"/*.lproj/InfoPlist.strings
if [[ $PARLOUR_EDITION == online ]]; then
    mkdir -p "$resources"
    cp -R ios/online/*.lproj "$resources"
fi

# Sourced by scripts/ios.sh: checks of the iOS app that need no Mac.

ios_targets=(aarch64-apple-ios aarch64-apple-ios-sim)
ios_least=15.0
ios_sdk=17.0
# The symbols of Apple's that the edition may use.
ios_symbols=(ios/symbols.txt)
[[ $edition == offline ]] || ios_symbols+=("ios/$edition/symbols.txt")

# The crate tracing-oslog calls Apple's compiler for two lines of C. It skips them in builds for
# documentation, which DOCS_RS simulates.
#
# Two crates of the online edition, iroh and iroh-relay, are libraries of the system as well, which nothing needs. An
# empty file takes their place, since there is no linker for them here.
cargo_for_ios() {
    local linker=$CARGO_TARGET_DIR/mobile/no-linker name=${2//-/_}
    if [[ $edition == offline ]]; then
        DOCS_RS=1 cargo_for "$@"
        return
    fi
    printf '#!/bin/sh\nwhile [ $# -gt 1 ]; do\n    [ "$1" != -o ] || : >"$2"\n    shift\ndone\n' >"$linker"
    chmod +x "$linker"
    (export DOCS_RS=1 "CARGO_TARGET_${name^^}_LINKER=$linker" && cargo_for "$@")
}

names_ios() {
    prove_names ios
}

check_ios() {
    names_ios
    need_for_other_systems
    install_missing
    local target
    for target in "${ios_targets[@]}"; do
        cargo_for_ios check "$target"
        shown "the types fit for $target"
    done
}

prove_ios() {
    need_for_other_systems
    need python3 python3
    install_missing

    # The quick checks come first.
    names_ios
    python3 scripts/mobile/read_ios.py "$edition"

    local work=$CARGO_TARGET_DIR/mobile/ios-$edition target
    rm -rf "$work"
    mkdir -p "$work"
    for target in "${ios_targets[@]}"; do
        cargo_for_ios rustc "$target" --crate-type staticlib
        ios_link "$target" "$work/$target"
    done
    # Symbols that neither target needs are superfluous, but harmless.
    local unused
    unused=$(comm -13 <(sort -u "$work"/*/used) <(grep -hv '^#' "${ios_symbols[@]}" | cut -d ' ' -f 2 | sort -u) | xargs)
    [[ -z $unused ]] || echo "  note: ${ios_symbols[*]} has what is not needed: $unused"
    proven ios
    echo "The $edition edition."
    cat <<'SAID'
Proven: the library for device and simulator links with main.m, against nothing but the symbols of Apple's that the
lists of its edition expect; both sides know each other's names; Info.plist, the privacy manifest and the Xcode project
say what they should, and every file that they name is there. If its declarations could be had, iOS has every class and
selector of Objective-C that the code names.
Not proven here: the project by Xcode, the storyboard and the catalogue by their compilers, that Apple's SDK has
these symbols, signing, a simulator, a device.
SAID
}

# Links the app for a target as Xcode does: main.m, the library, and stubs of the system's libraries
# with the symbols of the edition's lists. Other symbols fail the link.
ios_link() {
    local target=$1 work=$2 library=$CARGO_TARGET_DIR/mobile/$1/prove/libparlour.a
    local platform=ios stub=arm64-ios clang=arm64-apple-ios$ios_least name
    [[ $target == *-sim ]] && platform=ios-simulator stub=arm64-ios-simulator clang+=-simulator
    mkdir -p "$work"
    python3 scripts/mobile/ios_stubs.py "$stub" "$work" "${ios_symbols[@]}"
    clang -target "$clang" -fobjc-arc -Wall -Wextra -Werror -c ios/main.m -o "$work/main.o"
    ios_linker "$work/Parlour" "$platform" "$work/main.o" "$library" "$work"/*.tbd
    shown "$target: it links, with every symbol in ${ios_symbols[*]} ($(du -h "$work/Parlour" | cut -f 1), unoptimised)"

    # grep reads the whole output: with -q it would stop early and end the pipe with an error.
    llvm-nm --defined-only "$work/Parlour" | grep ' T _parlour_main$' >/dev/null || failed "there is no _parlour_main"
    for name in $(sed -n 's/.*<string>\(Parlour[A-Za-z]*Delegate\)<.*/\1/p' ios/Info.plist); do
        llvm-strings "$work/Parlour" | grep -F "$name" >/dev/null || failed "there is no class $name"
        shown "$target: main.m finds parlour_main, and Info.plist the class $name"
    done
    llvm-nm --undefined-only --just-symbol-name "$work/Parlour" >"$work/used"
}

ios_linker() {
    local program=$1 platform=$2
    shift 2
    # Unreachable code is removed, as by Xcode, together with the symbols that only it needs.
    lld -flavor darwin -arch arm64 -platform_version "$platform" $ios_least $ios_sdk -dead_strip \
        -undefined error -o "$program" "$@"
}

# Sourced: builds a library for another system without the tools of that system. Debian's compiler
# comes with the sources of the standard library, so it can build the library for any target.

need_for_other_systems() {
    debian_compiler_fits && [[ -e /usr/lib/rustlib/src/rust/library ]] || missing+=(rustc-web rust-web-src)
    need clang clang
    need ld.lld lld
    need llvm-readelf llvm
}

# Succeeds if Debian's compiler has at least the version in Cargo.toml.
debian_compiler_fits() {
    local wanted there
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    there=$(/usr/bin/rustc --version 2>/dev/null | cut -d ' ' -f 2)
    [[ -n $there ]] && printf '%s\n' "$wanted" "$there" | sort -CV
}

# Sets `compiler` to what makes the crate ring of the online edition compile its C for a target: with clang, and
# without the headers of the system, of which it needs one of Apple's alone.
compile_c_for() {
    local headers=$CARGO_TARGET_DIR/mobile/headers name=${1//-/_}
    mkdir -p "$headers"
    echo '#define TARGET_OS_IPHONE 1' >"$headers/TargetConditionals.h"
    compiler=("CC_$name=clang" "AR_$name=llvm-ar" "CFLAGS_$name=-nostdlibinc -DRING_CORE_NOSTDLIBINC=1 -I$headers")
    # The place of Apple's SDK, for which Apple's tools would be asked.
    compiler+=("SDKROOT=$headers")
}

# Runs cargo for a target and builds the standard library too. All targets share one build folder, so
# build scripts and macros are built once. `profile` is prove, or size for the library as it is shipped.
profile=prove flags=
cargo_for() {
    local command=$1 target=$2
    shift 2
    local compiler=()
    [[ $edition == offline ]] || compile_c_for "$target"
    debian_compiler_fits || failed "Debian's compiler is older than Cargo.toml asks for; its security archive has a newer one"
    # Without CARGO_FEATURE_PURE, the crate blake3 would need a C compiler for the target.
    RUSTFLAGS="$flags" CARGO_FEATURE_PURE=1 RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$CARGO_TARGET_DIR/mobile" \
        env "${compiler[@]}" cargo "$command" --locked --no-default-features --features "$features" --lib --profile "$profile" -Zbuild-std=std,panic_abort --target "$target" "$@"
}

# Records that a system was proven, so the next run knows that most of it is built. The check asks for the offline
# edition.
proven() { [[ $edition != offline ]] || touch "$CARGO_TARGET_DIR/mobile/proven-$1"; }

# Report a success, or a failure and exit.
shown() { echo "  ok: $1"; }
failed() {
    echo "  FAILED: $1" >&2
    exit 1
}

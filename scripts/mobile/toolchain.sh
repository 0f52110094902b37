# Sourced: how a library is built for another system where that system's tools are not to be had.
# The compiler is Debian's, which comes with the sources of the standard library, so that it can be
# built for any target.

need_for_other_systems() {
    debian_compiler_fits && [[ -e /usr/lib/rustlib/src/rust/library ]] || missing+=(rustc-web rust-web-src)
    need clang clang
    need ld.lld lld
    need llvm-readelf llvm
}

# Whether it is of the version that Cargo.toml asks for, or newer.
debian_compiler_fits() {
    local wanted there
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    there=$(/usr/bin/rustc --version 2>/dev/null | cut -d ' ' -f 2)
    [[ -n $there ]] && printf '%s\n' "$wanted" "$there" | sort -CV
}

# Runs cargo for a target, with the standard library built on the way. Everything that is only
# proven shares one folder, so that what runs while building is built once. `profile` says how it is
# compiled: to be proven, or as it is shipped.
profile=prove flags=
cargo_for() {
    local command=$1 target=$2
    shift 2
    debian_compiler_fits || failed "Debian's compiler is older than Cargo.toml asks for; its security archive has a newer one"
    # A hash that the engine uses would ask for a C compiler of the system.
    RUSTFLAGS="$flags" CARGO_FEATURE_PURE=1 RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$CARGO_TARGET_DIR/mobile" \
        cargo "$command" --locked --no-default-features --features app --lib --profile "$profile" -Zbuild-std=std,panic_abort --target "$target" "$@"
}

# Remembers that a system was proven, so that the next time is short.
proven() { touch "$CARGO_TARGET_DIR/mobile/proven-$1"; }

# Says what was proven, or what was not and ends.
shown() { echo "  ok: $1"; }
failed() {
    echo "  FAILED: $1" >&2
    exit 1
}

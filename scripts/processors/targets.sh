# Sourced: builds the core for other processors, with compilers of Debian for their C library.

# The compilers that link for a target: `linker_of <target>`.
linker_of() {
    case $1 in
    aarch64-unknown-linux-gnu) echo aarch64-linux-gnu-gcc ;;
    i686-unknown-linux-gnu) echo i686-linux-gnu-gcc ;;
    s390x-unknown-linux-gnu) echo s390x-linux-gnu-gcc ;;
    x86_64-pc-windows-gnu) echo x86_64-w64-mingw32-gcc ;;
    *) echo cc ;;
    esac
}

need_for_target() {
    case $1 in
    aarch64-unknown-linux-gnu) need aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross ;;
    i686-unknown-linux-gnu) need i686-linux-gnu-gcc gcc-i686-linux-gnu libc6-dev-i386-cross ;;
    s390x-unknown-linux-gnu) need s390x-linux-gnu-gcc gcc-s390x-linux-gnu libc6-dev-s390x-cross ;;
    x86_64-pc-windows-gnu) need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64 ;;
    esac
}

# Runs cargo for a target, without Bevy: with rustup's standard library where it can be had, else with Debian's
# compiler, which comes with the sources of it. `cargo_for_target <target> <command> <words>`.
cargo_for_target() {
    local target=$1 command=$2 name
    shift 2
    name=${target^^}
    name=${name//-/_}
    local words=("$command" --locked --no-default-features --target "$target" "$@")
    export "CARGO_TARGET_${name}_LINKER=$(linker_of "$target")"
    # The loader of a 32-bit program is not where a PC without 32-bit libraries looks for it.
    if [[ $target == i686-* ]]; then
        local at=/usr/i686-linux-gnu/lib
        export "CARGO_TARGET_${name}_RUSTFLAGS=-Clink-arg=-Wl,--dynamic-linker=$at/ld-linux.so.2 -Clink-arg=-Wl,-rpath,$at"
    fi
    if rustup target add "$target" >/dev/null 2>&1; then
        cargo "${words[@]}"
        return
    fi
    source scripts/mobile/toolchain.sh
    need_for_other_systems
    install_missing
    debian_compiler_fits || failed "Debian's compiler is older than Cargo.toml asks for; its security archive has a newer one"
    RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 cargo "${words[@]}" -Zbuild-std=std,panic_abort,panic_unwind,test
}

# Builds the plugin that counts instructions, for the version of this QEMU: `build_counter <file> <qemu>`.
build_counter() {
    local version
    for version in 1 2 3 4 5 6; do
        cc -shared -fPIC -O2 "-DVERSION=$version" -o "$1" scripts/processors/count.c
        if "$2" -plugin "$1" -d plugin /bin/true 2>&1 | grep -q '^instructions [1-9]'; then
            return
        fi
    done
    echo "$2 does not take the plugin that counts instructions." >&2
    return 1
}

# Sourced by the other scripts: installs missing packages with apt.
#
#   need <command, file or pkg:module that shows the presence> <Debian package> [...]
#
# On a system without apt it lists the missing packages and continues; the build then fails if they
# are really missing.

# The missing packages.
missing=()

need() {
    local sign=$1
    shift
    if [[ $sign == pkg:* ]]; then
        pkg-config --exists "${sign#pkg:}" 2>/dev/null && return
    elif command -v "$sign" >/dev/null 2>&1 || compgen -G "$sign" >/dev/null; then
        return
    fi
    missing+=("$@")
}

# The requirements to build and run the app.
need_for_building() {
    [[ $(uname) == Linux ]] || return 0
    need cc build-essential
    need pkg-config pkg-config
    need pkg:wayland-client libwayland-dev
    need pkg:xkbcommon libxkbcommon-dev
    need pkg:alsa libasound2-dev
    need pkg:libudev libudev-dev
    # winit loads these at its start.
    need '/usr/lib/*/libX11-xcb.so.1' libx11-xcb1
    need '/usr/lib/*/libXi.so.6' libxi6
    need '/usr/lib/*/libXcursor.so.1' libxcursor1
    need '/usr/lib/*/libXrandr.so.2' libxrandr2
    need '/usr/lib/*/libxkbcommon-x11.so.0' libxkbcommon-x11-0
    need '/usr/lib/*/libvulkan.so.1' libvulkan1
}

# A Vulkan driver without a graphics card.
need_software_vulkan() {
    [[ $(uname) == Linux ]] || return 0
    need '/usr/share/vulkan/icd.d/lvp_icd*.json' mesa-vulkan-drivers
}

install_missing() {
    ((${#missing[@]})) || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "Please install what these Debian packages hold: ${missing[*]}" >&2
        return 0
    fi
    local as_root=()
    if ((EUID != 0)); then
        as_root=(sudo)
    fi
    echo "Installing ${missing[*]}"
    # An old list of packages may name versions that are no longer available or too old.
    "${as_root[@]}" apt-get -qq update || echo "The list of packages could not be fetched: the one there is is used." >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
    missing=()
}

# Builds the licence checker once, into the build folder. Without optimisation that takes a minute and
# a half on two cores, and a check still takes only five seconds.
need_cargo_deny() {
    local version=0.20.2 tools=$CARGO_TARGET_DIR/tools
    export PATH=$tools/bin:$PATH
    [[ $(cargo-deny --version 2>/dev/null) == "cargo-deny $version" ]] && return
    CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR=$tools/build cargo install --quiet --locked --debug --no-default-features \
        --root "$tools" "cargo-deny@$version"
    rm -rf "$tools/build"
}

# Builds a relay for tests of live play once, into the build folder, in the version that the app speaks to.
need_iroh_relay() {
    local version tools=$CARGO_TARGET_DIR/tools
    version=$(sed -n '/^name = "iroh-relay"$/{n;s/^version = "\(.*\)"/\1/p}' Cargo.lock)
    export PATH=$tools/bin:$PATH
    [[ $(iroh-relay --version 2>/dev/null) == "iroh-relay $version" ]] && return
    CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR=$tools/build cargo install --quiet --locked --debug --features server \
        --root "$tools" "iroh-relay@$version"
    rm -rf "$tools/build"
}

# Selects the software driver of Vulkan, so pictures are the same on every machine.
use_software_vulkan() {
    local drivers=(/usr/share/vulkan/icd.d/lvp_icd*.json)
    if [[ -e ${drivers[0]} ]]; then
        export VK_DRIVER_FILES=${drivers[0]} VK_ICD_FILENAMES=${drivers[0]}
    fi
}

# Outside the checkout, so a fresh clone reuses earlier builds.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/parlour/target}

# Selects the compiler version of rust-toolchain.toml. If rustup has that version only under another
# name and cannot fetch it, as in an image whose compiler is called stable, that name is used.
use_pinned_compiler() {
    command -v rustup >/dev/null && ! cargo --version >/dev/null 2>&1 || return 0
    local wanted name
    wanted=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
    for name in $(rustup toolchain list | cut -d ' ' -f 1); do
        if [[ $(RUSTUP_TOOLCHAIN=$name rustc --version 2>/dev/null) == "rustc $wanted "* ]]; then
            export RUSTUP_TOOLCHAIN=$name
            return
        fi
    done
    rustup toolchain install "$wanted" --profile minimal --component rustfmt --component clippy
}
use_pinned_compiler

# Sourced by the other scripts: installs what the system lacks, where it can.
#
#   need <file or command that shows it is there> <Debian package> [...]
#
# On a system without apt it says what is missing and goes on: the build will tell.

# What was asked for and is missing.
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

# What building and running the app takes.
need_for_building() {
    [[ $(uname) == Linux ]] || return 0
    need cc build-essential
    need pkg-config pkg-config
    need pkg:wayland-client libwayland-dev
    need pkg:xkbcommon libxkbcommon-dev
    need pkg:alsa libasound2-dev
    need pkg:libudev libudev-dev
    # winit opens these when it starts.
    need '/usr/lib/*/libX11-xcb.so.1' libx11-xcb1
    need '/usr/lib/*/libXi.so.6' libxi6
    need '/usr/lib/*/libXcursor.so.1' libxcursor1
    need '/usr/lib/*/libXrandr.so.2' libxrandr2
    need '/usr/lib/*/libxkbcommon-x11.so.0' libxkbcommon-x11-0
    need '/usr/lib/*/libvulkan.so.1' libvulkan1
}

# A Vulkan that needs no graphics card.
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
    # An old list of packages names versions that are gone, or too old for what is built here.
    "${as_root[@]}" apt-get -qq update || echo "The list of packages could not be fetched: the one there is is used." >&2
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
    missing=()
}

# Points Vulkan at the software driver, so that pictures are the same on every machine.
use_software_vulkan() {
    local drivers=(/usr/share/vulkan/icd.d/lvp_icd*.json)
    if [[ -e ${drivers[0]} ]]; then
        export VK_DRIVER_FILES=${drivers[0]} VK_ICD_FILENAMES=${drivers[0]}
    fi
}

# Outside the checkout, so that a fresh clone need not build everything again.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$HOME/.cache/parlour/target}

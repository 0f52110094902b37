#!/usr/bin/env bash
# Installs what the system lacks, builds the game and opens it.
# Without a display it plays a demonstration in a virtual one and leaves pictures.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

if ! command -v cargo >/dev/null 2>&1; then
    echo "Parlour is built with Rust: please install it from rustup.rs first." >&2
    exit 1
fi

need_for_building
if [[ $(uname) != Linux || -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; then
    install_missing
    exec cargo run --release --locked -- "$@"
fi

echo "There is no display here: a demonstration is played in a virtual one."
need Xvfb xvfb xauth
need_software_vulkan
install_missing
use_software_vulkan
cargo build --locked
pictures=${PARLOUR_PICTURES:-$PWD/pictures}
mkdir -p "$pictures"
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
PARLOUR_DATA=$data xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24" \
    "$CARGO_TARGET_DIR/debug/parlour" demo "$pictures"
echo "The pictures are in $pictures"

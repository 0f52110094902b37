#!/usr/bin/env bash
# Measures what the app costs: frames drawn while idle, memory, processor, the time of a frame,
# the size of the program, and how soon its engines stop. Without a display it does so in a virtual one.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need_for_building
need Xvfb xvfb xauth
need_software_vulkan
install_missing

cargo build --release --locked --example measure --example stopping --bin parlour
ls -l "$CARGO_TARGET_DIR/release/parlour" | awk '{printf "size of the program          %.1f MB\n", $5 / 1e6}'
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
run=("$CARGO_TARGET_DIR/release/examples/measure")
if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
    use_software_vulkan
    run=(xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24" "${run[@]}")
fi
PARLOUR_DATA=$data RUST_LOG=warn "${run[@]}"
"$CARGO_TARGET_DIR/release/examples/stopping"

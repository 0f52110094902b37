#!/usr/bin/env bash
# Measures the app: frames drawn while idle, memory, processor time, time of a frame, size of the
# program, the time that engines take to stop, and every frame with a library of 32,000 matches.
# Without a display it uses a virtual one. `scripts/latency.py` measures the time from a press to a pixel.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need_for_building
need Xvfb xvfb xauth
need_software_vulkan
install_missing

cargo build --release --locked --example measure --example measure_library --example stopping --bin parlour
ls -l "$CARGO_TARGET_DIR/release/parlour" | awk '{printf "size of the program          %.1f MB\n", $5 / 1e6}'
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
run=()
if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
    use_software_vulkan
    run=(xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24")
fi
programs=$CARGO_TARGET_DIR/release/examples
PARLOUR_DATA=$data RUST_LOG=warn "${run[@]}" "$programs/measure"
library=$data/large
"$programs/measure_library" --make "$library"
PARLOUR_DATA=$library RUST_LOG=warn "${run[@]}" "$programs/measure_library"
"$programs/stopping"

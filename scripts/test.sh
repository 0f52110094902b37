#!/usr/bin/env bash
# Installs what the tests need and runs all of them.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

need_for_building
need_software_vulkan
install_missing
use_software_vulkan

# Rules, records, match and command line, without the engine: the wall holds when this builds.
CARGO_TARGET_DIR="$CARGO_TARGET_DIR/core" cargo test --locked --no-default-features --features tools "$@"
# The same tests need no second run with the engine in: only what is the app's own.
cargo test --locked --lib --test app "$@"

#!/usr/bin/env bash
# Installs what the tests need and runs all of them.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

need_for_building
need_software_vulkan
# A display for the test with a window.
[[ $(uname) != Linux ]] || need Xvfb xvfb xauth
# Reads the codes of links from pictures of the screen.
[[ $(uname) != Linux ]] || need zbarimg zbar-tools
install_missing
use_software_vulkan

# Rules, records, matches, engines, command line and the line for live play, without Bevy. This build fails if they
# use Bevy.
CARGO_TARGET_DIR="$CARGO_TARGET_DIR/core" cargo test --locked --no-default-features --features tools,online "$@"
# These tests need no second run with Bevy, so only the app's own tests follow.
cargo test --locked --lib --test app --test window "$@"

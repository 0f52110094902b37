#!/usr/bin/env bash
# Writes the pictures for stores to dist/pictures, or to another folder: screens with captions in twelve languages,
# rendered by the app itself. PARLOUR_LANGUAGES=en,de takes only these languages. All take half an hour.
set -euo pipefail
cd "$(dirname "$0")/../.."
source scripts/install.sh

out=$(realpath -m "${1:-dist/pictures}")
need_for_building
need_software_vulkan
install_missing
use_software_vulkan
mkdir -p "$out"
PARLOUR_STORE_PICTURES=$out cargo test --locked --test app -- --ignored --exact pictures::stores::write_all --nocapture
echo "$out"

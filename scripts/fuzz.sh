#!/usr/bin/env bash
# Fuzzes every reader and the referee, guided by coverage, for a number of seconds each (600 by
# default). Inputs that fail are kept in fuzz/artifacts.
#
#   scripts/fuzz.sh [SECONDS] [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need_for_building
install_missing

seconds=${1:-600}
shift || true
targets=("$@")
[[ ${#targets[@]} -gt 0 ]] || targets=(turn position picture games saved link live referee)
command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
export CARGO_TARGET_DIR="$CARGO_TARGET_DIR/fuzz"
cargo run --quiet --release --manifest-path fuzz/Cargo.toml --example seeds -- fuzz/corpus
for target in "${targets[@]}"; do
    # The sanitizers need a nightly compiler, and there is no unsafe code of ours to check.
    cargo fuzz run --sanitizer none "$target" -- -max_total_time="$seconds" -max_len=4096 -timeout=20 -print_final_stats=1
done

#!/usr/bin/env bash
# Measures the engines as they are shipped to tablets: what the profile `size` costs and what it saves. It compares
# the profile with one in which our own code is compiled for size too: positions per second, size of the program, and
# the instructions of a fixed search on x86-64 and on aarch64. It takes a quarter of an hour on two cores, most of it
# for four builds of the command line.
#
#   scripts/tablets.sh [--rounds <number>]
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh

rounds=5
if [[ ${1:-} == --rounds ]]; then
    rounds=${2:?a number}
elif (($#)); then
    sed -n '2,/^set/{/^#/p}' "$0" | sed 's/^# \?//' >&2
    exit 2
fi

source scripts/processors/targets.sh
need_for_target aarch64-unknown-linux-gnu
need qemu-aarch64 qemu-user
need python3 python3
install_missing

built=$CARGO_TARGET_DIR/tablets
mkdir -p "$built"
programs=()
for target in x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu; do
    for form in small fast; do
        other=()
        [[ $form == fast ]] || other=(--config 'profile.size.opt-level="s"')
        program=$built/${target%%-*}-$form
        (
            export CARGO_TARGET_DIR=$built
            cargo_for_target "$target" build --profile size --bin parlour ${other[@]+"${other[@]}"}
        )
        cp "$built/$target/size/parlour" "$program"
        programs+=("$program")
    done
done
plugin=$built/count.so
build_counter "$plugin" qemu-x86_64
python3 scripts/processors/engines.py --rounds "$rounds" "$plugin" "${programs[@]}"

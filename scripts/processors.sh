#!/usr/bin/env bash
# Tests the core on other processors and systems, on a PC with Linux. Run it nightly; nothing of it needs Bevy.
#
#   scripts/processors.sh [--smoke] [PART...]
#
# Parts: aarch64 (as in tablets, by QEMU), i686 (words of 32 bits, as in browsers), s390x (the other order of bytes,
# by QEMU: notation and saved matches alone), windows (the command line, by Wine). Each builds the core for its target,
# runs the tests of the core, and compares what all levels of all games decide with what they decide here. Without a
# part, all of them run; the comparison on s390x takes hours.
# With --smoke, a short form: only the decisions are compared, with fewer nodes.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
source scripts/processors/targets.sh

smoke=0 parts=()
for argument in "$@"; do
    case $argument in
    --smoke) smoke=1 ;;
    aarch64 | i686 | s390x | windows) parts+=("$argument") ;;
    *)
        sed -n '2,/^set/{/^#/p}' "$0" | sed 's/^# \?//' >&2
        exit 2
        ;;
    esac
done
((${#parts[@]})) || parts=(aarch64 i686 s390x windows)

target_of() {
    case $1 in
    windows) echo x86_64-pc-windows-gnu ;;
    *) echo "$1-unknown-linux-gnu" ;;
    esac
}

# Report a success, or a failure and exit.
shown() { echo "  ok: $1"; }
failed() {
    echo "  FAILED: $1" >&2
    exit 1
}

for part in "${parts[@]}"; do
    need_for_target "$(target_of "$part")"
    case $part in
    aarch64 | s390x) need "qemu-$part-static" qemu-user-static ;;
    windows) need wine wine wine64 ;;
    esac
done
need cc build-essential
install_missing

# The tests of the core share this folder; targets have folders of their own in it.
export CARGO_TARGET_DIR=$CARGO_TARGET_DIR/core
work=$CARGO_TARGET_DIR/processors
mkdir -p "$work"

# Numbers of nodes of a decision, and of the processor that the others are compared with.
nodes=2000
((!smoke)) || nodes=50

# Prints what the levels decide here.
decisions_here() {
    local file=$work/decisions-$nodes
    # The features of scripts/test.sh, whose build is used.
    cargo build --quiet --locked --no-default-features --features tools,online --bin parlour
    "$CARGO_TARGET_DIR/debug/parlour" decisions "$nodes" >"$file"
    (($(wc -l <"$file") > 500)) || failed "there should be more decisions"
}

# Builds the core and its tests for a target, and sets `programs` to the test programs.
build() {
    local target=$1 output
    if ((smoke)); then
        cargo_for_target "$target" build --features tools --bin parlour
        return
    fi
    output=$(cargo_for_target "$target" test --features tools --no-run --lib --test core --bin parlour 2>&1) || {
        echo "$output" >&2
        failed "the core does not build for $target"
    }
    mapfile -t programs < <(sed -n 's/^ *Executable \(unittests src.lib.rs\|tests.core.main.rs\) (\(.*\))$/\2/p' <<<"$output")
    ((${#programs[@]} == 2)) || failed "there should be two test programs for $target: ${programs[*]}"
}

# Runs a program of a target: `run <part> <program> <words>`.
run() {
    local part=$1
    shift
    case $part in
    i686) "$@" ;;
    windows) wine "$@" ;;
    *) "qemu-$part-static" -L "/usr/$part-linux-gnu" "$@" ;;
    esac
}

# Compares the decisions of a target with those of this processor.
compare() {
    local part=$1 program
    program=$CARGO_TARGET_DIR/$(target_of "$part")/debug/parlour
    [[ $part != windows ]] || program=$program.exe
    run "$part" "$program" decisions "$nodes" | tr -d '\r' >"$work/decisions-$part"
    diff "$work/decisions-$nodes" "$work/decisions-$part" >"$work/differences-$part" || {
        head -n 20 "$work/differences-$part" >&2
        failed "$part decides otherwise in $(grep -c '^<' "$work/differences-$part") cases"
    }
    shown "$(wc -l <"$work/decisions-$part") decisions are equal"
}

# Tests that QEMU and Wine cannot run: they start this test program again, which the system does not know how to run,
# or trace it.
not_emulated=(
    storage::two_processes
    storage::a_process_killed
    notation::adversaries::
    play::memory::long_matches
)

# Runs the test programs of a target: `tests <part> <words>`.
tests() {
    local part=$1 program
    shift
    for program in "${programs[@]}"; do
        run "$part" "$program" --quiet "$@"
    done
}

# In the place of the program for a target, puts a script that starts the emulator with it, for the tests that start it.
emulate_program() {
    local part=$1 program=$CARGO_TARGET_DIR/$(target_of "$1")/debug/parlour
    mv "$program" "$work/parlour-$part"
    printf '#!/bin/sh\nexec qemu-%s-static -L /usr/%s-linux-gnu "%s" "$@"\n' "$part" "$part" "$work/parlour-$part" >"$program"
    chmod +x "$program"
}

# Puts the program back, also after a run that was ended before.
restore_program() {
    [[ ! -e $work/parlour-$1 ]] || mv "$work/parlour-$1" "$CARGO_TARGET_DIR/$(target_of "$1")/debug/parlour"
}

skipped() {
    local name
    for name in "$@"; do
        printf -- '--skip\n%s\n' "$name"
    done
}

test_aarch64() {
    local words
    # QEMU reports no failure to start a program.
    mapfile -t words < <(skipped "${not_emulated[@]}" matches::contestant::tests::a_missing_program matches::a_program_that_cannot)
    emulate_program aarch64
    tests aarch64 "${words[@]}"
    restore_program aarch64
}

test_i686() { tests i686; }

test_s390x() {
    local words
    mapfile -t words < <(skipped "${not_emulated[@]}")
    tests s390x notation:: play::saved:: saved:: play::link "${words[@]}"
}

test_windows() {
    local words
    # Wine starts no cargo, which lists the crates of the editions.
    mapfile -t words < <(skipped "${not_emulated[@]}" shells::editions)
    tests windows "${words[@]}"
}

# A Wine that knows nothing of this user, with the library of random numbers that Rust asks for and that older
# versions lack.
prepare_windows() {
    export WINEPREFIX=$work/wine WINEARCH=win64 WINEDEBUG=-all DISPLAY=
    if [[ ! -e $WINEPREFIX/system.reg ]]; then
        wine wineboot --init >/dev/null 2>&1
    fi
    local library=$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll
    [[ -e $library ]] ||
        x86_64-w64-mingw32-gcc -shared -O2 -o "$library" scripts/processors/bcryptprimitives.c -ladvapi32
}

for part in "${parts[@]}"; do
    began=$SECONDS
    echo "== $part"
    [[ $part != windows ]] || prepare_windows
    restore_program "$part"
    build "$(target_of "$part")"
    built=$((SECONDS - began))
    ((smoke)) || "test_$part"
    tested=$((SECONDS - began - built))
    [[ -e $work/decisions-$nodes && $part != "${parts[0]}" ]] || decisions_here
    compare "$part"
    touch "$work/proven"
    echo "  seconds: $built for the build, $tested for the tests, $((SECONDS - began)) in all"
done

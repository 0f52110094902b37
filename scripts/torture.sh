#!/usr/bin/env bash
# The long tests of docs/reliability.md. The check has a small form of each. Run it nightly, on Linux.
#
#   scripts/torture.sh [PART...]
#
# Parts: sockets (a run without the network), storage (two programs, kills at system calls), faults (every fault at
# every call of the app), library (a large library, backups), readers (files of up to 64 MiB), program (the real
# program, killed), soak (two hundred matches), languages (every language in every window), bands (empty bands of the
# play screen in every window), taps (20,000 random taps), contrast (all texts of all screens, devices, themes and
# sizes), training (what reviews say about mistakes, and the coach against players of known strength), live (matches
# between devices by relays, bad networks and many processes; as root, with what they contact).
# Without a part, all of them run: about two and a half hours on two cores.
set -euo pipefail
cd "$(dirname "$0")/.."
source scripts/install.sh
need_for_building
need_software_vulkan
need strace strace
need Xvfb xvfb xauth
need ip iproute2
need python3 python3
install_missing
use_software_vulkan

rounds=${ROUNDS:-200}
export RUST_BACKTRACE=0

core() {
    CARGO_TARGET_DIR="$CARGO_TARGET_DIR/core" cargo test --locked --profile fast --no-default-features --features tools \
        --test core -- --nocapture --ignored "$@"
}

app() {
    cargo test --locked --test app -- --nocapture --ignored "$@"
}

storage() {
    core --exact storage::two_processes_do_a_thousand_operations_each
    PARLOUR_ROUNDS=$((rounds * 5)) core --exact \
        storage::a_process_killed_at_random_system_calls_keeps_all_that_it_has_told
}

faults() {
    app --exact nothing_is_lost::an_app_killed_at_three_hundred_moments_resumes_unchanged
    app --exact faults::every_fault_at_any_call_of_any_operation_loses_nothing
}

# Each in a process of its own, since memory is measured.
library() {
    app --exact backup::twenty_thousand_matches_round_trip_byte_for_byte
    app --exact backup::memory_does_not_grow_with_the_matches
    app --exact imports::twenty_two_thousand_games_are_imported_without_a_stall
    app --exact large_library::no_frame_of_a_large_library_is_long
}

readers() {
    core --exact notation::adversaries::files_up_to_the_limit_cost_steps_and_memory_in_proportion_to_their_size
}

# The program plays a demonstration, again and again on the same folder, and is killed at a random call.
program() {
    local work calls=(openat write fsync rename unlink) round call
    work=$(mktemp -d)
    cargo build --locked --bin parlour
    for ((round = 1; round <= rounds; round++)); do
        call=${calls[RANDOM % ${#calls[@]}]}
        PARLOUR_DATA=$work/data xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24" \
            timeout 60 strace -f -qq -o /dev/null -e "trace=$call" \
            -e "inject=$call:signal=KILL:when=$((1 + RANDOM % 300))" \
            "$CARGO_TARGET_DIR/debug/parlour" demo "$work" >"$work/log" 2>&1 || true
        PARLOUR_DATA=$work/data app --exact faults::the_files_of_a_killed_program_are_whole >"$work/found" 2>&1 || {
            cat "$work/found"
            echo "Round $round, killed at $call. The files are in $work/data." >&2
            exit 1
        }
    done
    echo "$rounds kills of the program: all files whole."
    rm -rf "$work"
}

# Prints the first sockets of the network in a trace. Desktops, displays and sound are reached over local ones.
of_network() {
    grep -m 5 -E 'socket\([AP]F_INET6?,' "$1" || true
}

# The offline edition opens no socket of the network, from its start through a demonstration to its end.
sockets() {
    local work trace=(strace -f -qq -e trace=socket)
    work=$(mktemp -d)
    "${trace[@]}" -o "$work/trap" bash -c 'exec 3>/dev/udp/127.0.0.1/9' || true
    [[ -n $(of_network "$work/trap") ]] || {
        echo "A socket of the network is not noticed." >&2
        exit 1
    }
    cargo build --locked --no-default-features --features app,tools --bin parlour
    mkdir "$work/pictures"
    PARLOUR_DATA=$work/data xvfb-run --auto-servernum --server-args="-screen 0 1280x800x24" \
        "${trace[@]}" -o "$work/sockets" "$CARGO_TARGET_DIR/debug/parlour" demo "$work/pictures" >"$work/log" 2>&1 || {
        cat "$work/log"
        exit 1
    }
    [[ -z $(of_network "$work/sockets") ]] || {
        of_network "$work/sockets"
        echo "The offline edition opens sockets of the network." >&2
        exit 1
    }
    echo "A run of the offline edition, with $(find "$work/pictures" -type f | wc -l) pictures and" \
        "$(wc -l <"$work/sockets") local sockets: none of the network."
    rm -rf "$work"
}

bands() {
    app --exact table::no_band_of_the_play_screen_is_empty_in_any_window
}

taps() {
    PARLOUR_TAPS=${PARLOUR_TAPS:-20000} app --exact taps::every_tap_of_many_on_a_visible_control_has_its_effect
}

soak() {
    PARLOUR_SOAK_MATCHES=200 cargo test --locked --test app -- --exact endurance::soak::many_matches_cost_no_memory_and_no_warning
}

languages() {
    app --exact languages::every_language_fits_in_every_window
}

training() {
    core --exact play::mistakes::nearly_all_of_two_hundred_mistakes_are_explained
    core --exact play::coach::players_of_known_strength_win_as_often_as_they_wish
}

contrast() {
    app --exact pictures::text::text_and_marks_have_enough_contrast_on_all_devices_at_all_sizes
}

# Networks of their own need root.
live() (
    local target=$CARGO_TARGET_DIR/core parts=(scale watchers)
    ((EUID)) || parts+=(destinations pace faults)
    CARGO_TARGET_DIR=$target cargo test --locked --profile fast --no-default-features --features tools,online \
        --test core -- --nocapture --ignored --exact \
        online::two_hundred_matches_end_the_same_on_both_devices_although_these_are_killed
    export CARGO_TARGET_DIR=$target
    cargo test --locked --manifest-path tests/live/Cargo.toml -- --nocapture
    MATCHES=${MATCHES:-20} python3 tests/live/network.py "$target/debug/parlour-live" "${parts[@]}"
)

parts=("$@")
((${#parts[@]})) || parts=(sockets storage faults library readers program soak languages bands taps contrast training live)
for part in "${parts[@]}"; do
    echo "== $part"
    "$part"
done

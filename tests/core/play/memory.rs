//! Memory of long matches. It grows like the number of acts, and is small beside the file.

use std::process::Command;
use std::{env, fmt::Write};

use parlour::play::saved;
use parlour::rules::Side;
use parlour::rules::go::{Move, Position, Rules, Size};

use crate::ALLOCATOR;

/// Most bytes of a saved match for each byte of its file, and beside that.
const FOR_A_BYTE: usize = 10;
const AT_LEAST: usize = 16 << 20;

/// Returns the files of long legal games of Go, with these numbers of turns in ascending order.
fn files(size: Size, turns: &[usize]) -> Vec<String> {
    let mut position = Position::start(Rules::CHINESE.on(size));
    let (mut acts, mut files, mut seed) = (String::new(), Vec::new(), 1_u64);
    for number in 1..=turns.last().copied().unwrap_or(0) {
        let mut moves: Vec<Move> = Vec::new();
        position.each_move(|step| moves.push(step));
        // The last move is the pass, which is made only if no stone can be put.
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let step = moves[(seed >> 33) as usize % (moves.len() - 1).max(1)];
        let turn = serde_json::to_string(&position.turn(step)).expect("squares");
        write!(acts, "{}{{\"turn\":{turn}}}", if number > 1 { "," } else { "" }).expect("a string");
        position.play_move(step);
        if turns.contains(&number) {
            let lines = size.lines();
            files.push(format!(
                r#"{{"version":2,"id":1,"setup":{{"rules":{{"game":"go","size":{lines}}},"players":
                [{{"name":"","avatar":"leaf"}},{{"name":"","avatar":"kite"}}],"mode":"quick"}},
                "acts":[{acts}],"done":{number}}}"#
            ));
        }
    }
    files
}

/// Returns the result, the bytes that it holds, and the most bytes that were allocated for it.
fn measured<T>(work: impl FnOnce() -> T) -> (T, usize, usize) {
    ALLOCATOR.reset_peak_usage();
    let before = ALLOCATOR.current_usage();
    let done = work();
    let held = ALLOCATOR.current_usage().saturating_sub(before);
    (done, held, ALLOCATOR.peak_usage().saturating_sub(before))
}

#[test]
fn long_matches_take_memory_in_proportion_to_their_acts() {
    let output = Command::new(env::current_exe().expect("this program"))
        .args(["play::memory::alone", "--exact", "--ignored", "--nocapture"])
        .output()
        .expect("this program again");
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
}

#[test]
#[ignore = "the test above runs it, in a process of its own"]
fn alone() {
    for size in [Size::NINETEEN, Size::new(25).expect("the largest board")] {
        let mut held = Vec::new();
        for file in files(size, &[5000, 10_000, 20_000]) {
            let lines = size.lines();
            let (mut game, holds, most) = measured(|| saved::read(&file).expect("a possible match"));
            println!("{lines} lines, file of {} KB: holds {holds}, at most {most} bytes", file.len() / 1000);
            let limit = FOR_A_BYTE * file.len() + AT_LEAST;
            assert!(most <= limit, "reading takes {most} bytes, more than {limit}");
            held.push(holds);

            // What a replay does: a copy, and jumps in it.
            let (copy, holds, _) = measured(|| {
                let mut copy = game.clone();
                copy.go_to(copy.acts().len() / 2);
                copy.go_to(usize::MAX);
                copy
            });
            assert!(holds <= limit, "a copy takes {holds} bytes");
            drop(copy);
            let (count, _, most) = measured(|| game.history().count());
            assert!(count == game.acts().len() && most < 1 << 20, "going through takes {most} bytes");
            game.resign(Side::First);
        }
        for pair in held.windows(2) {
            assert!(pair[1] * 10 <= pair[0] * 23, "twice the acts take {held:?} bytes");
        }
    }
}

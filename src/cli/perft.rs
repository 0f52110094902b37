//! Counting sequences of legal turns, to compare with published numbers and to measure speed.

use std::io::Write;
use std::time::Instant;

use super::Failure;
use super::game_arguments::{GameArguments, Played};
use crate::notation;
use crate::rules::Position;

pub(super) fn run(arguments: &GameArguments, depth: u32, divide: bool) -> Result<(), Failure> {
    let Played { position, .. } = arguments.played()?;
    arguments.dead(&*position)?;
    let mut out = std::io::stdout().lock();
    if divide && depth > 0 {
        return divided(&*position, depth, &mut out);
    }
    for depth in depth.min(1)..=depth {
        let (count, speed) = timed(&*position, depth);
        writeln!(out, "depth {depth:>2}  {count:>14} sequences  {speed:>12} nodes/s")?;
    }
    Ok(())
}

/// Prints the count for each first turn, and their sum.
fn divided(position: &dyn Position, depth: u32, out: &mut impl Write) -> Result<(), Failure> {
    let mut sum = 0;
    for turn in position.turns() {
        let mut after = position.boxed();
        if after.play(&turn).is_ok() {
            let count = after.perft(depth - 1);
            sum += count;
            writeln!(out, "{:<12} {count:>14}", notation::turn_text(position, &turn))?;
        }
    }
    writeln!(out, "depth {depth:>2}     {sum:>14} sequences")?;
    Ok(())
}

/// Returns the count and the number of sequences counted per second.
fn timed(position: &dyn Position, depth: u32) -> (u64, u128) {
    let began = Instant::now();
    let count = position.perft(depth);
    let nanoseconds = began.elapsed().as_nanos().max(1);
    (count, u128::from(count) * 1_000_000_000 / nanoseconds)
}

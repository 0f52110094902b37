//! Counting sequences of legal turns, to compare with published numbers and to measure speed.

use std::io::Write;
use std::time::Instant;

use super::Failure;
use crate::notation;
use crate::rules::{Position, Rules};

pub(super) fn run(rules: Rules, depth: u32, position: Option<&str>, divide: bool) -> Result<(), Failure> {
    let position = match position {
        Some(text) => notation::read_position(rules, text)?,
        None => rules.start(),
    };
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

/// The count for each first turn, and their sum.
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

/// The count and how many sequences were counted in a second.
fn timed(position: &dyn Position, depth: u32) -> (u64, u128) {
    let began = Instant::now();
    let count = position.perft(depth);
    let nanoseconds = began.elapsed().as_nanos().max(1);
    (count, u128::from(count) * 1_000_000_000 / nanoseconds)
}

//! The side lines of a game: a walk through them with the position before each, and their final order.
//!
//! Nothing here recurses, and both take time in proportion to the turns of all lines.

use std::borrow::Cow;
use std::mem;

use super::record::{Record, SideLine};
use super::steps;
use crate::rules::{Position, Turn};

/// Most positions that a walk keeps. Without a limit, lines in lines in lines would take a position each.
const KEPT: usize = 64;

/// The ply of a line that leaves no line.
pub(super) const NOWHERE: usize = usize::MAX;

/// A walk through the side lines of a game. Each comes after the line that it leaves, and with all lines
/// that leave it before the next.
pub(super) struct Walk {
    /// All lines, ordered by the line that they leave and by their place in it.
    branches: Vec<usize>,
    /// For the game and then for each line, the number of branches before its own; at last the number of
    /// all branches.
    firsts: Vec<usize>,
    /// The lines on the way to the latest one, from the game on.
    open: Vec<Open>,
    /// Number of positions in that list.
    kept: usize,
}

/// A line on the way.
struct Open {
    line: Option<usize>,
    /// The next of its branches.
    next: usize,
    /// Number of turns before the latest branch.
    ply: usize,
    /// Position after these turns. `None` if it was given up or not asked for yet.
    position: Option<Box<dyn Position>>,
}

impl Walk {
    /// Begins a walk at the first position of the game. `place` gives the order of the branches of a line.
    /// A line that does not leave the game or an earlier line is not visited.
    pub(super) fn new(start: Box<dyn Position>, lines: &[SideLine], place: impl Fn(usize) -> usize) -> Walk {
        let of = |line: usize| lines[line].of.map_or(0, |of| of + 1);
        let mut branches: Vec<_> = (0..lines.len()).filter(|&line| of(line) <= line).collect();
        branches.sort_by_key(|&line| (of(line), place(line)));
        let mut firsts = vec![0; lines.len() + 2];
        for &line in &branches {
            firsts[of(line) + 1] += 1;
        }
        for at in 1..firsts.len() {
            firsts[at] += firsts[at - 1];
        }
        let game = Open { line: None, next: 0, ply: 0, position: Some(start) };
        Walk { branches, firsts, open: vec![game], kept: 1 }
    }

    /// Returns the branches of the game or of a side line.
    pub(super) fn branches(&self, of: Option<usize>) -> &[usize] {
        let at = of.map_or(0, |line| line + 1);
        &self.branches[self.firsts[at]..self.firsts[at + 1]]
    }

    /// Returns the next line and the position before its first turn. The line before must have its turns by
    /// now, and its branches their plies.
    pub(super) fn next(&mut self, record: &Record) -> Option<(usize, Box<dyn Position>)> {
        loop {
            let top = self.open.last_mut()?;
            let line = top.line;
            let end = line.map_or(record.turns.len(), |line| record.lines[line].end());
            let last = self.firsts[line.map_or(0, |line| line + 1) + 1];
            let branch = self.branches[top.next..last].first().copied();
            let Some(branch) = branch.filter(|&branch| record.lines[branch].ply <= end) else {
                self.kept -= usize::from(top.position.is_some());
                self.open.pop();
                continue;
            };
            top.next += 1;
            let ply = record.lines[branch].ply;
            if ply < top.ply {
                continue;
            }
            let position = self.position(record, ply)?;
            if !self.branches(Some(branch)).is_empty() {
                let next = self.firsts[branch + 1];
                self.open.push(Open { line: Some(branch), next, ply, position: None });
            }
            return Some((branch, position));
        }
    }

    /// Returns the position of the last open line after this number of turns.
    fn position(&mut self, record: &Record, ply: usize) -> Option<Box<dyn Position>> {
        let known = self.open.iter().rposition(|open| open.position.is_some())?;
        for at in known + 1..self.open.len() {
            let mut position = self.open[at - 1].position.as_ref()?.boxed();
            let line = self.open[at].line;
            let begin = line.map_or(0, |line| record.lines[line].ply);
            play(&mut *position, record, line, begin, self.open[at].ply);
            self.open[at].position = Some(position);
            self.kept += 1;
        }
        if self.kept > KEPT {
            self.give_up_half();
        }
        let top = self.open.last_mut()?;
        let position = top.position.as_mut()?;
        play(&mut **position, record, top.line, top.ply, ply);
        top.ply = ply;
        Some(position.boxed())
    }

    /// Gives up every other position. It is found again from the one before it.
    fn give_up_half(&mut self) {
        let last = self.open.len() - 1;
        let held = self.open[1..last].iter_mut().filter(|open| open.position.is_some());
        for open in held.step_by(2) {
            open.position = None;
            self.kept -= 1;
        }
    }
}

/// Plays the turns of a line from one ply to another.
fn play(position: &mut dyn Position, record: &Record, line: Option<usize>, from: usize, to: usize) {
    let begin = line.map_or(0, |line| record.lines[line].ply);
    let turns = line.map_or(&record.turns, |line| &record.lines[line].turns);
    for turn in turns.get(from - begin..to - begin).into_iter().flatten() {
        steps::count(1);
        // Each turn was played when the line was read, or is refused by the writer that follows the walk.
        _ = position.play(turn);
    }
}

/// Puts the lines of a record in order:
///
/// - A line that leaves another one before its first turn leaves the line which that one leaves.
/// - Comments and properties of a line without turns belong to the line that it leaves.
/// - Lines without turns are removed, and so are those that leave no line.
///
/// If `joins`, the turns that a line has in common with the line that it leaves belong to the latter.
pub(super) fn tidy(record: &mut Record, joins: bool) {
    let mut lines = mem::take(&mut record.lines);
    for at in 0..lines.len() {
        let (before, rest) = lines.split_at_mut(at);
        let line = &mut rest[0];
        let is_nowhere =
            |of: usize| of >= before.len() || before[of].ply == NOWHERE || before[of].end() < line.ply;
        if line.ply == NOWHERE || line.of.map_or(record.turns.len() < line.ply, is_nowhere) {
            line.ply = NOWHERE;
            line.turns.clear();
            continue;
        }
        loop {
            let (ply, turns) = line.of.map_or((0, &record.turns), |of| (before[of].ply, &before[of].turns));
            if joins && line.ply >= ply {
                join(line, turns.get(line.ply - ply..).unwrap_or_default());
            }
            match line.of {
                Some(of) if line.ply <= ply => line.of = before[of].of,
                _ => break,
            }
        }
        let (comments, extras) = match line.of {
            Some(of) => (&mut before[of].comments, &mut before[of].extras),
            None => (&mut record.comments, &mut record.extras),
        };
        let first = if line.turns.is_empty() { NOWHERE } else { line.ply };
        let own = line.comments.partition_point(|comment| comment.ply < first);
        comments.extend(line.comments.drain(..own));
        let own = line.extras.partition_point(|extra| extra.ply < first);
        extras.extend(line.extras.drain(..own));
    }
    let mut left = 0;
    let number = |line: &SideLine| {
        left += usize::from(!line.turns.is_empty());
        left.saturating_sub(1)
    };
    let numbers: Vec<_> = lines.iter().map(number).collect();
    lines.retain_mut(|line| {
        line.of = line.of.and_then(|of| numbers.get(of).copied());
        line.comments.sort_by_key(|comment| comment.ply);
        line.extras.sort_by_key(|extra| extra.ply);
        !line.turns.is_empty()
    });
    record.comments.sort_by_key(|comment| comment.ply);
    record.extras.sort_by_key(|extra| extra.ply);
    record.lines = lines;
}

/// Returns a record with its lines in order, for a writer.
pub(super) fn in_order(record: &Record, joins: bool) -> Cow<'_, Record> {
    if record.lines.is_empty() {
        return Cow::Borrowed(record);
    }
    let mut record = record.clone();
    tidy(&mut record, joins);
    Cow::Owned(record)
}

/// Removes the first turns of a line that are also those of another line.
fn join(line: &mut SideLine, other: &[Turn]) {
    let same = line.turns.iter().zip(other).take_while(|(turn, other)| turn == other).count();
    line.turns.drain(..same);
    line.ply += same;
}

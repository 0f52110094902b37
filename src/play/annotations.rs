//! The notes on a match in records, both ways.

use super::notes::{Notes, Spot};
use super::{Act, Match};
use crate::notation::{Comment, Extra, Mark, Record, SideLine};
use crate::rules::Turn;

/// Properties that say something about the match itself.
const OF_THE_MATCH: [&str; 1] = [super::record::DEAD];

impl Match {
    /// Takes over the comments, marks, side lines and other properties of the record from which the match was made.
    /// Returns the number of side lines and comments for which there was [no room](Notes::MAX_TEXT).
    pub fn annotate(&mut self, record: &Record) -> usize {
        let rules = self.setup().rules;
        let mut notes = Notes::default();
        let mut left_out = note(&mut notes, rules, None, &record.comments, &record.extras);
        // The place of each line of the record among the notes.
        let mut taken: Vec<Option<usize>> = Vec::with_capacity(record.lines.len());
        for SideLine { of, ply, turns, comments, extras } in &record.lines {
            let base = match of {
                None => Some(None),
                Some(of) => taken.get(*of).copied().flatten().map(Some),
            };
            let line = base.and_then(|line| notes.add_line(Spot { line, ply: *ply }, turns.clone()));
            left_out += match line {
                Some(line) => note(&mut notes, rules, Some(line), comments, extras),
                None => 1 + comments.len(),
            };
            taken.push(line);
        }
        *self.notes_mut() = notes;
        left_out
    }

    /// Adds the notes to a record of the match.
    pub(super) fn annotated(&self, mut record: Record) -> Record {
        if self.notes().is_empty() {
            return record;
        }
        let rules = self.setup().rules;
        // Acts that were undone are no part of the record, and notes on them are those of a side line.
        let mut notes = self.notes().clone();
        let all = self.all_turns();
        let in_force = self.turn_count();
        notes.leave(in_force, all[in_force..].to_vec());
        let plies = plies(self.acts());
        let ply_of = |ply: usize| plies.get(ply).copied().unwrap_or(record.turns.len());
        // For each side line, the number of turns before it or the line that it leaves leaves the game.
        let mut roots: Vec<usize> = Vec::with_capacity(notes.lines().len());
        let mut lines = Vec::with_capacity(notes.lines().len());
        for (index, line) in notes.lines().iter().enumerate() {
            let Spot { line: of, ply } = line.base();
            let root = of.map_or(ply, |of| roots[of]);
            roots.push(root);
            // It counts on from there.
            let shift = |ply: usize| ply + ply_of(root) - root;
            let (comments, extras) = written(&notes, rules, Some(index), shift);
            lines.push(SideLine { of, ply: shift(ply), turns: line.turns().to_vec(), comments, extras });
        }
        let (comments, extras) = written(&notes, rules, None, ply_of);
        record.comments.extend(comments);
        record.extras.splice(0..0, extras);
        record.lines = lines;
        record
    }
}

/// Takes over the notes on a line. Returns the number of comments that have no room.
fn note(
    notes: &mut Notes,
    rules: crate::rules::Rules,
    line: Option<usize>,
    comments: &[Comment],
    extras: &[Extra],
) -> usize {
    let mut left_out = 0;
    // What is said before the first turn of a side line belongs to this turn, since the place before it is one of the
    // line that it leaves.
    let first = line.map_or(0, |line| notes.lines()[line].base().ply + 1);
    let spot = |ply: usize| Spot { line, ply: ply.max(first) };
    for Comment { ply, text } in comments {
        let spot = spot(*ply);
        // A place has one comment.
        let before = notes.at(spot).map_or("", |note| note.comment.as_str());
        let text = if before.is_empty() { text.clone() } else { format!("{before}\n{text}") };
        left_out += usize::from(!notes.set_comment(spot, &text));
    }
    for extra in extras.iter().filter(|extra| !OF_THE_MATCH.contains(&&*extra.name)) {
        let spot = spot(extra.ply);
        match Mark::read(rules, extra) {
            Some(marks) => {
                for mark in marks {
                    notes.toggle(spot, mark);
                }
            }
            None => _ = notes.add_other(spot, &extra.name, &extra.values),
        }
    }
    left_out
}

/// Returns the comments and properties of a line, with their numbers of turns changed by `ply_of`.
fn written(
    notes: &Notes,
    rules: crate::rules::Rules,
    line: Option<usize>,
    ply_of: impl Fn(usize) -> usize,
) -> (Vec<Comment>, Vec<Extra>) {
    let (mut comments, mut extras) = (Vec::new(), Vec::new());
    for (ply, note) in notes.along(line) {
        let ply = ply_of(ply);
        if !note.comment.is_empty() {
            comments.push(Comment { ply, text: note.comment.clone() });
        }
        extras.extend(Mark::write(rules, ply, &note.marks));
        let other = |(name, values): &(String, Vec<String>)| Extra {
            ply,
            name: name.clone(),
            values: values.clone(),
        };
        extras.extend(note.others.iter().map(other));
    }
    (comments, extras)
}

/// Returns the number of turns in the record before each place of the game. Passes after which play went on are not
/// in it.
fn plies(acts: &[Act]) -> Vec<usize> {
    let mut plies: Vec<usize> = vec![0];
    for act in acts {
        let last = plies.last().copied().unwrap_or(0);
        match act {
            Act::Turn(Turn(_)) => plies.push(last + 1),
            Act::PlayOn => {
                let kept = last.saturating_sub(2);
                plies.iter_mut().rev().take(2).for_each(|ply| *ply = kept);
            }
            _ => {}
        }
    }
    plies
}

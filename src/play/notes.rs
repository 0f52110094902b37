//! Notes on a match: comments, marks on the board, and lines beside the game.
//!
//! The turns of a match are its acts, and notes never change them. A [`Spot`] is a place in the tree of all turns: so
//! many turns along the game, or along a side line. Where a player goes back and plays on in another way, the turns that
//! were left stay as a side line if there are notes on them.
//!
//! ```
//! use parlour::notation::read_turn;
//! use parlour::play::notes::{Mark, Notes, Spot};
//! use parlour::rules::{Game, Square};
//!
//! let start = Game::Checkers.preset("american")?.start();
//! let game = [read_turn(&*start, "11-15")?];
//! let mut notes = Notes::default();
//! notes.set_comment(Spot::game(1), "The usual start.");
//!
//! // Another first turn begins a side line, and the turn of the game does not.
//! let other = notes.play(&game, Spot::game(0), read_turn(&*start, "12-16")?);
//! assert_eq!(other, Some(Spot { line: Some(0), ply: 1 }));
//! assert_eq!(notes.play(&game, Spot::game(0), game[0].clone()), Some(Spot::game(1)));
//! notes.toggle(Spot { line: Some(0), ply: 1 }, Mark::Circle(Square(1)));
//! assert_eq!(notes.lines_at(Spot::game(0)), [0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use crate::notation::Mark;
use crate::rules::Turn;

/// A place in the tree of turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The side line, by its index; `None` for the game itself.
    pub line: Option<usize>,
    /// Number of turns from the start of the game.
    pub ply: usize,
}

impl Spot {
    /// Returns the place after this number of turns of the game.
    #[must_use]
    pub fn game(ply: usize) -> Spot {
        Spot { line: None, ply }
    }
}

/// The comment, the marks and other properties at one place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Note {
    /// The comment.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// The marks on the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// Properties of other programs by their names, with their values as in the file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<(String, Vec<String>)>,
}

impl Note {
    /// Returns `true` if nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }
}

/// Notes by the number of turns before them.
type ByPly = BTreeMap<usize, Note>;

/// A line beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The line that it leaves, by its index, which is smaller than its own; `None` for the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
    /// Number of turns before its first one, from the start of the game.
    ply: usize,
    /// Its turns, at least one.
    turns: Vec<Turn>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: ByPly,
}

impl Line {
    /// Returns the place that it leaves.
    #[must_use]
    pub fn base(&self) -> Spot {
        Spot { line: self.of, ply: self.ply }
    }

    /// Returns its turns.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns the number of turns up to its end, from the start of the game.
    #[must_use]
    pub fn end(&self) -> usize {
        self.ply + self.turns.len()
    }
}

/// The notes on a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Notes {
    /// Notes on the game itself.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    game: ByPly,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<Line>,
    /// Number of bytes of all comments, labels and properties.
    #[serde(skip)]
    text: usize,
    /// Number of turns of all side lines.
    #[serde(skip)]
    turns: usize,
}

impl Notes {
    /// Most bytes of all comments, labels and properties together, a book of two hundred pages.
    pub const MAX_TEXT: usize = 1 << 19;
    /// Most turns of all side lines together.
    pub const MAX_TURNS: usize = 20_000;

    /// Returns `true` if there are no notes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.game.is_empty() && self.lines.is_empty()
    }

    /// Returns the side lines, in the order of their indices.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns what is noted at a place.
    #[must_use]
    pub fn at(&self, spot: Spot) -> Option<&Note> {
        self.by_ply(spot.line)?.get(&spot.ply)
    }

    /// Iterates over the notes of the game or of a side line, with the numbers of turns before them.
    pub fn along(&self, line: Option<usize>) -> impl Iterator<Item = (usize, &Note)> {
        self.by_ply(line).into_iter().flatten().map(|(&ply, note)| (ply, note))
    }

    fn by_ply(&self, line: Option<usize>) -> Option<&ByPly> {
        match line {
            None => Some(&self.game),
            Some(line) => self.lines.get(line).map(|line| &line.notes),
        }
    }

    /// Changes what is noted at a place, unless there is no such line or the text would grow beyond
    /// [`MAX_TEXT`](Notes::MAX_TEXT). Returns whether it was changed.
    fn change(&mut self, spot: Spot, change: impl FnOnce(&mut Note)) -> bool {
        let mut note = self.at(spot).cloned().unwrap_or_default();
        let before = text_of(&note);
        change(&mut note);
        let text = self.text - before + text_of(&note);
        if text > self.text && text > Notes::MAX_TEXT {
            return false;
        }
        let notes = match spot.line {
            None => &mut self.game,
            Some(line) => match self.lines.get_mut(line) {
                Some(line) => &mut line.notes,
                None => return false,
            },
        };
        if note.is_empty() {
            notes.remove(&spot.ply);
        } else {
            notes.insert(spot.ply, note);
        }
        self.text = text;
        true
    }

    /// Sets the comment at a place; an empty text removes it. Returns `false` if it does not fit.
    pub fn set_comment(&mut self, spot: Spot, text: &str) -> bool {
        self.change(spot, |note| text.trim().clone_into(&mut note.comment))
    }

    /// Puts a mark on the board at a place, or takes it away if it is there. A label takes the place of another one on
    /// its square. Returns `false` if it does not fit.
    pub fn toggle(&mut self, spot: Spot, mark: Mark) -> bool {
        self.change(spot, |note| {
            let is_there = note.marks.contains(&mark);
            note.marks.retain(|other| match (&mark, other) {
                (Mark::Label(square, _), Mark::Label(on, _)) => square != on,
                _ => *other != mark,
            });
            if !is_there {
                note.marks.push(mark);
            }
        })
    }

    /// Returns the label that a square gets next at a place: the first capital letter that no mark there has.
    #[must_use]
    pub fn next_label(&self, spot: Spot) -> String {
        let marks = self.at(spot).map_or(&[][..], |note| &note.marks);
        let is_used = |letter: char| {
            marks.iter().any(|mark| matches!(mark, Mark::Label(_, text) if text.chars().eq([letter])))
        };
        ('A'..='Z').find(|&letter| !is_used(letter)).unwrap_or('Z').to_string()
    }

    /// Removes all marks at a place.
    pub fn clear_marks(&mut self, spot: Spot) {
        self.change(spot, |note| note.marks.clear());
    }

    /// Adds a property of another program. Returns `false` if it does not fit.
    pub(super) fn add_other(&mut self, spot: Spot, name: &str, values: &[String]) -> bool {
        self.change(spot, |note| note.others.push((name.to_owned(), values.to_vec())))
    }

    /// Adds a side line and returns its index. `None` if it leaves no place, or if there are too many turns.
    pub(super) fn add_line(&mut self, base: Spot, turns: Vec<Turn>) -> Option<usize> {
        let leaves = match base.line {
            None => true,
            Some(line) => {
                self.lines.get(line).is_some_and(|line| (line.ply..=line.end()).contains(&base.ply))
            }
        };
        if !leaves || turns.is_empty() || self.turns + turns.len() > Notes::MAX_TURNS {
            return None;
        }
        self.turns += turns.len();
        self.lines.push(Line { of: base.line, ply: base.ply, turns, notes: ByPly::new() });
        Some(self.lines.len() - 1)
    }

    /// Returns the indices of the side lines that leave at a place.
    #[must_use]
    pub fn lines_at(&self, spot: Spot) -> Vec<usize> {
        let leaves = |&(_, line): &(usize, &Line)| line.base() == spot;
        self.lines.iter().enumerate().filter(leaves).map(|(index, _)| index).collect()
    }

    /// Returns the turns from the start of the game to a place. `game` holds the turns of the game. `None` if there is
    /// no such place.
    #[must_use]
    pub fn turns_to(&self, game: &[Turn], spot: Spot) -> Option<Vec<Turn>> {
        let mut parts = Vec::new();
        let Spot { line: mut at, mut ply } = spot;
        while let Some(line) = at {
            let line = self.lines.get(line)?;
            // A place before the line is one of the line that it leaves.
            parts.push(line.turns.get(..ply.saturating_sub(line.ply))?);
            (at, ply) = (line.of, ply.min(line.ply));
        }
        parts.push(game.get(..ply)?);
        Some(parts.into_iter().rev().flatten().cloned().collect())
    }

    /// Returns the place one turn back; `None` at the start.
    #[must_use]
    pub fn back(&self, spot: Spot) -> Option<Spot> {
        let ply = spot.ply.checked_sub(1)?;
        Some(self.settled(Spot { ply, ..spot }))
    }

    /// Returns a place as one of the line that it belongs to: the end of a side line's base belongs to the base.
    fn settled(&self, mut spot: Spot) -> Spot {
        while let Some(line) = spot.line.and_then(|line| self.lines.get(line)) {
            if spot.ply > line.ply {
                break;
            }
            spot.line = line.of;
        }
        spot
    }

    /// Returns the place one turn on, along the game or the side line of this place; `None` at its end.
    #[must_use]
    pub fn forward(&self, game: &[Turn], spot: Spot) -> Option<Spot> {
        (spot.ply < self.end(game, spot.line)).then_some(Spot { ply: spot.ply + 1, ..spot })
    }

    /// Returns the number of turns up to the end of the game or of a side line.
    #[must_use]
    pub fn end(&self, game: &[Turn], line: Option<usize>) -> usize {
        match line {
            None => game.len(),
            Some(line) => self.lines.get(line).map_or(0, Line::end),
        }
    }

    /// Plays a turn at a place, and returns the place after it: along the game or a side line that has this turn there,
    /// or else at the end of a side line, which grows, or in a new one. The turn must be legal. `None` if there are
    /// [too many turns](Notes::MAX_TURNS).
    pub fn play(&mut self, game: &[Turn], spot: Spot, turn: Turn) -> Option<Spot> {
        let next = Spot { ply: spot.ply + 1, ..spot };
        let along = match spot.line {
            None => game.get(spot.ply),
            Some(line) => {
                let line = self.lines.get(line)?;
                line.turns.get(spot.ply - line.ply)
            }
        };
        if along == Some(&turn) {
            return Some(next);
        }
        let branch =
            self.lines_at(spot).into_iter().find(|&line| self.lines[line].turns.first() == Some(&turn));
        if let Some(line) = branch {
            return Some(Spot { line: Some(line), ..next });
        }
        if along.is_none()
            && let Some(at) = spot.line
        {
            if self.turns >= Notes::MAX_TURNS {
                return None;
            }
            self.turns += 1;
            self.lines[at].turns.push(turn);
            return Some(next);
        }
        let line = self.add_line(spot, vec![turn])?;
        Some(Spot { line: Some(line), ..next })
    }

    /// Removes a side line with all lines that leave it, and returns the place that it left.
    pub fn remove_line(&mut self, line: usize) -> Option<Spot> {
        let base = self.lines.get(line)?.base();
        // A line comes after the one that it leaves, so one pass finds all.
        let mut new_index: Vec<Option<usize>> = Vec::with_capacity(self.lines.len());
        let mut kept = Vec::new();
        for (index, mut old) in std::mem::take(&mut self.lines).into_iter().enumerate() {
            let of = old.of.map(|of| new_index[of]);
            if index == line || of == Some(None) {
                new_index.push(None);
                continue;
            }
            old.of = of.flatten();
            new_index.push(Some(kept.len()));
            kept.push(old);
        }
        self.lines = kept;
        self.count();
        Some(Spot { line: base.line.and_then(|base| new_index[base]), ..base })
    }

    /// Leaves the turns of the game after `ply` turns, because another one is played there. If there are notes on them,
    /// they stay as a side line. `left` holds these turns.
    pub(super) fn leave(&mut self, ply: usize, left: Vec<Turn>) {
        let later = self.game.split_off(&(ply + 1));
        let is_left = |line: &Line| line.of.is_none() && line.ply > ply;
        let first = self.lines.iter().position(is_left);
        if left.is_empty() || (later.is_empty() && first.is_none()) {
            return;
        }
        // It comes before the first line that leaves it.
        let index = first.unwrap_or(self.lines.len());
        for line in &mut self.lines {
            line.of = match line.of {
                None if line.ply > ply => Some(index),
                Some(of) if of >= index => Some(of + 1),
                of => of,
            };
        }
        self.lines.insert(index, Line { of: None, ply, turns: left, notes: later });
        self.count();
    }

    /// Counts the text and the turns of side lines anew.
    fn count(&mut self) {
        let all = self.lines.iter().map(|line| &line.notes).chain([&self.game]);
        self.text = all.flat_map(BTreeMap::values).map(text_of).sum();
        self.turns = self.lines.iter().map(|line| line.turns.len()).sum();
    }

    /// Returns the notes without those that a file cannot mean: lines that leave no place, and notes beyond the end of
    /// their line.
    pub(super) fn checked(self) -> Notes {
        let mut notes = Notes { game: self.game, ..Notes::default() };
        let mut new_index: Vec<Option<usize>> = Vec::with_capacity(self.lines.len());
        for line in self.lines {
            let of = line.of.map(|of| new_index.get(of).copied().flatten());
            let base = Spot { line: of.flatten(), ply: line.ply };
            let added = if of == Some(None) { None } else { notes.add_line(base, line.turns) };
            if let Some(added) = added {
                let line_end = notes.lines[added].end();
                let within = |ply: &usize| (base.ply + 1..=line_end).contains(ply);
                notes.lines[added].notes = line.notes.into_iter().filter(|(ply, _)| within(ply)).collect();
            }
            new_index.push(added);
        }
        notes.count();
        notes
    }
}

/// Returns the number of bytes of the texts of a note.
fn text_of(note: &Note) -> usize {
    let labels = note.marks.iter().map(|mark| if let Mark::Label(_, text) = mark { text.len() } else { 0 });
    let others =
        note.others.iter().map(|(name, values)| name.len() + values.iter().map(String::len).sum::<usize>());
    note.comment.len() + labels.sum::<usize>() + others.sum::<usize>()
}

#[cfg(test)]
mod tests;

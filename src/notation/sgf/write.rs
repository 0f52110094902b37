//! The writer of SGF.

use super::tree::escape;
use super::{START, info, points};
use crate::notation::error::{BadTurn, Place, Problem, Unreadable};
use crate::notation::record::Record;
use crate::notation::{position_text, stones, turn_text};
use crate::rules::{Position, Side};

/// Longest line, in characters. Lines break only between nodes, so a long node may exceed it.
const LINE: usize = 72;

/// Writes a game in SGF FF\[4\], including the properties kept in
/// [`Record::extras`]. Tags whose names cannot be properties of SGF are left out.
///
/// # Errors
/// Returns an error if the record's first position is unreadable or one of its turns is illegal.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let mut position = record.first_position()?;
    let mut tree = Tree::default();

    tree.node();
    info::write(record, |name, value| tree.property(name, [value]));
    tree.setup(record, &*position)?;
    for (name, value) in record.tags.iter().filter(|(name, _)| is_name(name)) {
        tree.property(name, [&escape(value)]);
    }
    tree.notes(record, 0);
    for (ply, turn) in (1..).zip(&record.turns) {
        tree.node();
        let name = if position.to_move() == Side::First { "B" } else { "W" };
        tree.property(name, [&points::turn(&*position, turn)]);
        position.play(turn).map_err(|reason| {
            let text = turn_text(&*position, turn);
            let reason = BadTurn::illegal(record.rules, &text, reason);
            Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } }
        })?;
        tree.notes(record, ply);
    }
    Ok(tree.finish())
}

/// The text of a property tree without branches.
#[derive(Default)]
struct Tree {
    /// All nodes but the last, broken into lines.
    text: String,
    /// Length of the last line, in characters.
    length: usize,
    /// The last node, still incomplete.
    node: String,
}

impl Tree {
    /// Begins a node.
    fn node(&mut self) {
        self.end_node();
        self.node.push(';');
    }

    fn end_node(&mut self) {
        if self.text.is_empty() {
            self.text.push('(');
        }
        let length = self.node.chars().count();
        if self.length + length > LINE && self.length > 0 {
            self.text.push('\n');
            self.length = 0;
        }
        self.length += length;
        self.text.push_str(&self.node);
        self.node.clear();
    }

    /// Adds a property with escaped values.
    fn property(&mut self, name: &str, values: impl IntoIterator<Item = impl AsRef<str>>) {
        self.node.push_str(name);
        for value in values {
            self.node.extend(["[", value.as_ref(), "]"]);
        }
    }

    /// Adds the stones before the first turn, the side to move, and the full text if they do not
    /// determine the first position.
    fn setup(&mut self, record: &Record, position: &dyn Position) -> Result<(), Unreadable> {
        let stones = stones::of(position);
        for (name, side) in [("AB", Side::First), ("AW", Side::Second)] {
            let own = stones.iter().filter(|&(_, &owner)| owner == side);
            let points: Vec<_> = own.map(|(&square, _)| points::point(record.rules, square)).collect();
            if !points.is_empty() && info::is_set_up(record) {
                self.property(name, points);
            }
        }
        let Some(start) = &record.start else { return Ok(()) };
        let to_move = position.to_move();
        self.property("PL", [if to_move == Side::First { "B" } else { "W" }]);
        let shown = position_text(&*stones::position(record.rules, &stones, to_move)?);
        let is_opening = |rules: crate::rules::Rules| position_text(&*rules.start()) == shown;
        if shown != *start || info::openings(record.rules, stones.len()).into_iter().any(is_opening) {
            self.property(START, [&escape(start)]);
        }
        Ok(())
    }

    /// Adds the comments and other properties after this number of turns. A node holds one comment,
    /// so a second comment gets a node of its own.
    fn notes(&mut self, record: &Record, ply: usize) {
        let is_last = ply == record.turns.len();
        let is_here = |other: usize| other == ply || (is_last && other > ply);
        for extra in record.extras.iter().filter(|extra| is_here(extra.ply) && is_name(&extra.name)) {
            self.property(&extra.name, extra.values.iter().map(|value| sealed(value)));
        }
        let comments = record.comments.iter().filter(|comment| is_here(comment.ply));
        for (number, comment) in comments.enumerate() {
            if number > 0 {
                self.node();
            }
            self.property("C", [&escape(&comment.text)]);
        }
    }

    fn finish(mut self) -> String {
        self.end_node();
        self.text.push_str(")\n");
        self.text
    }
}

/// Returns true if the text is a valid name of a property.
fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
}

/// Returns a raw value with every unescaped bracket and a final backslash escaped.
fn sealed(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => text.extend(['\\', characters.next().unwrap_or('\\')]),
            ']' => text.push_str("\\]"),
            _ => text.push(character),
        }
    }
    text
}

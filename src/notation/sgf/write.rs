//! The writer of SGF.

use std::iter::Peekable;
use std::ops::Range;
use std::vec;

use super::tree::escape;
use super::{START, info, points};
use crate::notation::error::{BadTurn, Place, Problem, Unreadable};
use crate::notation::lines::{self, Walk};
use crate::notation::record::{Comment, Extra, Record, SideLine};
use crate::notation::{position_text, stones, turn_text};
use crate::rules::{Position, Side, Turn};

/// Longest line, in characters. Lines break only between nodes, so a long node may exceed it.
const LINE: usize = 72;

/// Writes a game in SGF FF\[4\], including its side lines and the properties kept in
/// [`Record::extras`]. Tags whose names cannot be properties of SGF are left out.
///
/// # Errors
/// Returns an error if the record's first position is unreadable or one of its turns is illegal.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let record = &*lines::in_order(record, false);
    let start = record.first_position()?;
    let mut walk = Walk::new(start.boxed(), &record.lines, |line| record.lines[line].ply);

    let mut game = Nodes::default();
    game.begin(0);
    info::write(record, |name, value| game.property(name, [value]));
    game.setup(record, &*start)?;
    for (name, value) in record.tags.iter().filter(|(name, _)| is_name(name)) {
        game.property(name, [&escape(value)]);
    }
    game.turns(start, 0, &record.turns, Notes::new(&record.comments, &record.extras))?;
    let mut lines: Vec<_> = record.lines.iter().map(|_| Nodes::default()).collect();
    while let Some((line, position)) = walk.next(record) {
        let SideLine { ply, turns, comments, extras, .. } = &record.lines[line];
        lines[line].turns(position, *ply, turns, Notes::new(comments, extras))?;
    }
    Ok(tree(record, &walk, &game, &lines))
}

/// The nodes of a line as text.
#[derive(Default)]
struct Nodes {
    text: String,
    /// For each node where it begins in the text, and the number of turns from the start of the game to its
    /// end.
    begins: Vec<(usize, usize)>,
}

impl Nodes {
    /// Begins a node.
    fn begin(&mut self, ply: usize) {
        self.begins.push((self.text.len(), ply));
        self.text.push(';');
    }

    /// Returns the text of a node.
    fn node(&self, number: usize) -> &str {
        let end = self.begins.get(number + 1).map_or(self.text.len(), |&(begin, _)| begin);
        &self.text[self.begins[number].0..end]
    }

    /// Adds a property with escaped values.
    fn property(&mut self, name: &str, values: impl IntoIterator<Item = impl AsRef<str>>) {
        self.text.push_str(name);
        for value in values {
            self.text.extend(["[", value.as_ref(), "]"]);
        }
    }

    /// Adds the turns of a line, with its comments and other properties.
    fn turns(
        &mut self,
        mut position: Box<dyn Position>,
        ply: usize,
        turns: &[Turn],
        mut notes: Notes,
    ) -> Result<(), Unreadable> {
        if self.begins.is_empty() && notes.is_any(ply) {
            self.begin(ply);
        }
        let end = ply + turns.len();
        self.notes(&mut notes, ply, end);
        for (ply, turn) in (ply + 1..).zip(turns) {
            self.begin(ply);
            let name = if position.to_move() == Side::First { "B" } else { "W" };
            self.property(name, [&points::turn(&*position, turn)]);
            position.play(turn).map_err(|reason| {
                let text = turn_text(&*position, turn);
                let reason = BadTurn::illegal(position.rules(), &text, reason);
                Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } }
            })?;
            self.notes(&mut notes, ply, end);
        }
        Ok(())
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

    /// Adds the comments and other properties up to this number of turns. A node holds one comment, so a
    /// second comment gets a node of its own. The last node has all that come after the `end`.
    fn notes(&mut self, notes: &mut Notes, ply: usize, end: usize) {
        let is_here = |other: usize| other <= ply || ply == end;
        while let Some(extra) = notes.extras.next_if(|extra| is_here(extra.ply)) {
            if is_name(&extra.name) {
                self.property(&extra.name, extra.values.iter().map(|value| sealed(value)));
            }
        }
        let mut is_first = true;
        while let Some(comment) = notes.comments.next_if(|comment| is_here(comment.ply)) {
            if !is_first {
                self.begin(ply);
            }
            is_first = false;
            self.property("C", [&escape(&comment.text)]);
        }
    }
}

/// The comments and other properties of a line, in its order.
struct Notes<'a> {
    comments: Peekable<vec::IntoIter<&'a Comment>>,
    extras: Peekable<vec::IntoIter<&'a Extra>>,
}

impl<'a> Notes<'a> {
    fn new(comments: &'a [Comment], extras: &'a [Extra]) -> Notes<'a> {
        let mut comments: Vec<_> = comments.iter().collect();
        comments.sort_by_key(|comment| comment.ply);
        let mut extras: Vec<_> = extras.iter().collect();
        extras.sort_by_key(|extra| extra.ply);
        Notes { comments: comments.into_iter().peekable(), extras: extras.into_iter().peekable() }
    }

    /// Returns true if there is something up to this number of turns.
    fn is_any(&mut self, ply: usize) -> bool {
        self.comments.peek().is_some_and(|comment| comment.ply <= ply)
            || self.extras.peek().is_some_and(|extra| extra.ply <= ply)
    }
}

/// A part of a tree that is still to be written.
enum Part {
    /// The rest of a line: its nodes from this number on, and its branches from this one on.
    Rest { line: Option<usize>, node: usize, branch: usize },
    /// Branches of a line at the same fork, each in brackets.
    Branches { of: Option<usize>, branches: Range<usize> },
    /// A closing bracket.
    Close,
}

/// Joins the lines of a game to a tree. A line goes on with the first branch of each fork.
fn tree(record: &Record, walk: &Walk, game: &Nodes, lines: &[Nodes]) -> String {
    let mut text = Text::default();
    text.open();
    let mut parts = vec![Part::Close, Part::Rest { line: None, node: 0, branch: 0 }];
    while let Some(part) = parts.pop() {
        match part {
            Part::Close => text.text.push(')'),
            Part::Branches { branches, .. } if branches.is_empty() => {}
            Part::Branches { of, branches: Range { start, end } } => {
                let line = walk.branches(of)[start];
                parts.push(Part::Branches { of, branches: start + 1..end });
                parts.push(Part::Close);
                parts.push(Part::Rest { line: Some(line), node: 0, branch: 0 });
                text.open();
            }
            Part::Rest { line: of, mut node, branch } => {
                let nodes = of.map_or(game, |line| &lines[line]);
                let branches = walk.branches(of);
                let ply = branches.get(branch).map(|&branch| record.lines[branch].ply);
                if node == nodes.begins.len() {
                    // The line ends where others go on, and stays the first branch with an empty node.
                    text.node(";");
                }
                while nodes.begins.get(node).is_some_and(|&(_, at)| ply.is_none_or(|ply| at <= ply)) {
                    text.node(nodes.node(node));
                    node += 1;
                }
                if let Some(ply) = ply {
                    let end = branches.partition_point(|&branch| record.lines[branch].ply <= ply);
                    parts.push(Part::Branches { of, branches: branch..end });
                    parts.push(Part::Close);
                    parts.push(Part::Rest { line: of, node, branch: end });
                    text.open();
                }
            }
        }
    }
    text.text.push('\n');
    text.text
}

/// Text under construction, broken into lines.
#[derive(Default)]
struct Text {
    text: String,
    /// Length of the last line, in characters, without the bracket at its beginning.
    length: usize,
}

impl Text {
    /// Opens a bracket on a new line.
    fn open(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.text.push('(');
        self.length = 0;
    }

    fn node(&mut self, node: &str) {
        let length = node.chars().count();
        if self.length + length > LINE && self.length > 0 {
            self.text.push('\n');
            self.length = 0;
        }
        self.length += length;
        self.text.push_str(node);
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

//! The writer of PDN.

use std::iter::{self, Peekable};
use std::{mem, slice};

use super::{
    BadTurn, Comment, Place, Problem, Record, Unreadable, is_derived, marks, rules_name, score_text,
    start_of, type_of_rules,
};
use crate::notation;
use crate::notation::lines::{self, Walk};
use crate::notation::record::{Extra, SideLine};
use crate::rules::{Position, Side, Turn};

/// Longest line of turns and comments, in characters. A longer word has a line of its own.
const LINE: usize = 80;

/// Writes a game in PDN 3.0, with its side lines in brackets. Tags and comments keep the order of the
/// record. The text ends with an empty line, so texts of several games can be joined to one file.
///
/// # Errors
/// Returns an error if the record is of another game, its first position is unreadable, or one of its
/// turns is illegal.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let record = &*lines::in_order(record, true);
    let start = start_of(record.rules, record.start.as_deref(), Place::START)?;
    let mut text = Paragraph::default();

    for (name, value) in record.tags.iter().filter(|(name, _)| !is_derived(name)) {
        text.tag(name, value);
    }
    text.tag("Result", score_text(record.score));
    if let Some(game_type) = type_of_rules(record.rules) {
        text.tag("GameType", game_type);
    } else if let Some(name) = rules_name(record.rules) {
        text.tag("Rules", &name);
    }
    if record.start.is_some() {
        text.tag("SetUp", "1");
        text.tag("FEN", &notation::position_text(&*start));
    }
    text.text.push('\n');

    let mut walk = Walk::new(start.boxed(), &record.lines, |line| record.lines[line].ply);
    let second_begins = start.to_move() == Side::Second;
    let game = names(start, 0, &record.turns)?;
    let mut lines = vec![Vec::new(); record.lines.len()];
    while let Some((line, position)) = walk.next(record) {
        let SideLine { ply, turns, .. } = &record.lines[line];
        lines[line] = names(position, *ply, turns)?;
    }
    Writer { record, walk, game, lines, second_begins, text: &mut text }.write();
    text.word(score_text(record.score));
    text.end_word();
    text.text.push_str("\n\n");
    Ok(text.text)
}

/// Returns the texts of the turns of a line.
fn names(mut position: Box<dyn Position>, ply: usize, turns: &[Turn]) -> Result<Vec<String>, Unreadable> {
    let name = |(ply, turn): (usize, &Turn)| {
        let text = notation::turn_text(&*position, turn);
        match position.play(turn) {
            Ok(()) => Ok(text),
            Err(reason) => {
                let reason = BadTurn::illegal(position.rules(), &text, reason);
                Err(Unreadable { place: Place::START, problem: Problem::Turn { ply, reason } })
            }
        }
    };
    (ply + 1..).zip(turns).map(name).collect()
}

/// A writer of the turns of a game and its side lines.
struct Writer<'a> {
    record: &'a Record,
    walk: Walk,
    /// Texts of the turns of the game.
    game: Vec<String>,
    /// Texts of the turns of each side line.
    lines: Vec<Vec<String>>,
    /// True if the second side is to move at first.
    second_begins: bool,
    text: &'a mut Paragraph,
}

/// A line that is being written.
struct Part<'a> {
    line: Option<usize>,
    /// Number of turns before it.
    begin: usize,
    /// Number of turns so far.
    ply: usize,
    /// Number of branches so far.
    branches: usize,
    comments: Peekable<slice::Iter<'a, Comment>>,
    extras: Peekable<slice::Iter<'a, Extra>>,
    /// True at the beginning, and after a comment or a branch. A number precedes each turn of the first
    /// side, and then a turn of the second side.
    is_interrupted: bool,
}

impl<'a> Writer<'a> {
    fn write(&mut self) {
        let mut parts = vec![self.part(None)];
        while let Some(mut part) = parts.pop() {
            let names = part.line.map_or(&self.game, |line| &self.lines[line]);
            let end = part.begin + names.len();
            self.notes(&mut part, end);
            let branch = self.walk.branches(part.line).get(part.branches).copied();
            // A branch follows the turn that it replaces. One after the last turn begins with a copy of it.
            let is_here = |&branch: &usize| {
                let ply = self.record.lines[branch].ply;
                ply < part.ply || part.ply == end
            };
            if let Some(branch) = branch.filter(is_here) {
                self.text.open();
                let mut inner = self.part(Some(branch));
                if inner.begin == part.ply && inner.begin > part.begin {
                    self.turn(part.line, part.begin, part.ply - 1, true);
                    inner.is_interrupted = false;
                }
                part.branches += 1;
                part.is_interrupted = true;
                parts.extend([part, inner]);
            } else if part.ply < end {
                self.turn(part.line, part.begin, part.ply, part.is_interrupted);
                part.is_interrupted = false;
                part.ply += 1;
                parts.push(part);
            } else if part.line.is_some() {
                self.text.close();
            }
        }
    }

    /// Returns a line that is not begun.
    fn part(&self, line: Option<usize>) -> Part<'a> {
        let (begin, comments, extras) = match line.map(|line| &self.record.lines[line]) {
            Some(line) => (line.ply, &line.comments, &line.extras),
            None => (0, &self.record.comments, &self.record.extras),
        };
        let (comments, extras) = (comments.iter().peekable(), extras.iter().peekable());
        Part { line, begin, ply: begin, branches: 0, comments, extras, is_interrupted: true }
    }

    /// Writes the properties and comments that are due. The end of the line has all that come later.
    fn notes(&mut self, part: &mut Part, end: usize) {
        let (ply, is_end) = (part.ply, part.ply == end);
        while let Some(extra) = part.extras.next_if(|extra| extra.ply <= ply || is_end) {
            match marks::text(extra) {
                Some(marks::Text::Word(word)) => self.text.word(&word),
                Some(marks::Text::Comment(comment)) => part.is_interrupted |= self.text.comment(&comment),
                None => {}
            }
        }
        while let Some(comment) = part.comments.next_if(|comment| comment.ply <= ply || is_end) {
            part.is_interrupted |= self.text.comment(&comment.text);
        }
    }

    /// Writes a turn with its number.
    fn turn(&mut self, line: Option<usize>, begin: usize, ply: usize, is_interrupted: bool) {
        let half_turns = ply + usize::from(self.second_begins);
        let number = half_turns / 2 + 1;
        if half_turns.is_multiple_of(2) {
            self.text.word(&format!("{number}."));
        } else if is_interrupted {
            self.text.word(&format!("{number}..."));
        }
        let names = line.map_or(&self.game, |line| &self.lines[line]);
        self.text.word(&names[ply - begin]);
    }
}

/// Text under construction, broken into lines.
#[derive(Default)]
struct Paragraph {
    text: String,
    /// Length of the last line, in characters.
    length: usize,
    /// The last word, which a bracket may still follow.
    word: String,
    /// Number of brackets that open before the next word.
    opened: usize,
}

impl Paragraph {
    fn tag(&mut self, name: &str, value: &str) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        self.text.extend(["[", name, " \"", &value, "\"]\n"]);
    }

    /// Writes a comment in braces, with `)` for each closing brace. Returns false if it is empty.
    fn comment(&mut self, text: &str) -> bool {
        let text = text.replace('}', ")");
        let mut words = text.split_whitespace().peekable();
        let is_empty = words.peek().is_none();
        let mut open = "{";
        while let Some(word) = words.next() {
            let close = if words.peek().is_none() { "}" } else { "" };
            self.word(&format!("{open}{word}{close}"));
            open = "";
        }
        !is_empty
    }

    fn word(&mut self, word: &str) {
        self.end_word();
        self.word.extend(iter::repeat_n('(', mem::take(&mut self.opened)));
        self.word.push_str(word);
    }

    /// Opens a bracket before the next word.
    fn open(&mut self) {
        self.opened += 1;
    }

    /// Closes a bracket behind the last word.
    fn close(&mut self) {
        self.word.push(')');
    }

    /// Adds the last word to the text.
    fn end_word(&mut self) {
        let length = self.word.chars().count();
        if length == 0 {
            return;
        }
        if self.length > 0 {
            let fits = self.length + 1 + length <= LINE;
            self.text.push(if fits { ' ' } else { '\n' });
            self.length = if fits { self.length + 1 } else { 0 };
        }
        self.text.push_str(&self.word);
        self.length += length;
        self.word.clear();
    }
}

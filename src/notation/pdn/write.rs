//! The writer of PDN.

use super::{
    BadTurn, Place, Problem, Record, Unreadable, is_derived, rules_name, score_text, start_of, type_of_rules,
};
use crate::notation;
use crate::rules::Side;

/// Longest line of turns and comments, in characters. A longer word has a line of its own.
const LINE: usize = 80;

/// Writes a game in PDN 3.0. Tags and comments keep the order of the record. The text ends with an
/// empty line, so texts of several games can be joined to one file.
///
/// # Errors
/// Returns an error if the record is of another game, its first position is unreadable, or one of its
/// turns is illegal.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let mut position = start_of(record.rules, record.start.as_deref(), Place::START)?;
    let mut lines = Lines::default();

    for (name, value) in record.tags.iter().filter(|(name, _)| !is_derived(name)) {
        lines.tag(name, value);
    }
    lines.tag("Result", score_text(record.score));
    if let Some(game_type) = type_of_rules(record.rules) {
        lines.tag("GameType", game_type);
    } else if let Some(name) = rules_name(record.rules) {
        lines.tag("Rules", &name);
    }
    if record.start.is_some() {
        lines.tag("SetUp", "1");
        lines.tag("FEN", &notation::position_text(&*position));
    }
    lines.text.push('\n');

    let mut comments = record.comments.iter().peekable();
    let mut number = 1;
    // A number precedes each turn of the first side, and a turn of the second side after a comment
    // or at the beginning.
    let mut is_interrupted = true;
    for (ply, turn) in record.turns.iter().enumerate() {
        while let Some(comment) = comments.next_if(|comment| comment.ply <= ply) {
            is_interrupted |= lines.comment(&comment.text);
        }
        let side = position.to_move();
        match side {
            Side::First => lines.word(&format!("{number}.")),
            Side::Second if is_interrupted => lines.word(&format!("{number}...")),
            Side::Second => {}
        }
        is_interrupted = false;
        lines.word(&notation::turn_text(&*position, turn));
        position.play(turn).map_err(|reason| {
            let text = notation::turn_text(&*position, turn);
            let reason = BadTurn::illegal(record.rules, &text, reason);
            Unreadable { place: Place::START, problem: Problem::Turn { ply: ply + 1, reason } }
        })?;
        number += usize::from(side == Side::Second);
    }
    for comment in comments {
        lines.comment(&comment.text);
    }
    lines.word(score_text(record.score));
    lines.text.push_str("\n\n");
    Ok(lines.text)
}

/// Text under construction, broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// Length of the last line, in characters.
    length: usize,
}

impl Lines {
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
        let length = word.chars().count();
        if self.length > 0 {
            let fits = self.length + 1 + length <= LINE;
            self.text.push(if fits { ' ' } else { '\n' });
            self.length = if fits { self.length + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.length += length;
    }
}

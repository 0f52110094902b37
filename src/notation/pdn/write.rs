//! Writing a game.

use super::{BadTurn, Place, Problem, Record, Unreadable, is_derived, score_text, start_of, type_of_rules};
use crate::notation;
use crate::rules::Side;

/// Lines are broken before they get longer than this, in characters.
const LINE: usize = 80;

/// Writes a game. The order is that of the record; the text ends with an empty line, so that
/// games can be written one after the other.
///
/// # Errors
/// When the record's first position or one of its turns is not possible.
pub fn write(record: &Record) -> Result<String, Unreadable> {
    let mut position = start_of(record.rules, record.start.as_deref(), Place::START)?;
    let mut lines = Lines::default();

    for (name, value) in record.tags.iter().filter(|(name, _)| !is_derived(name)) {
        lines.tag(name, value);
    }
    lines.tag("Result", score_text(record.score));
    if let Some(game_type) = type_of_rules(record.rules) {
        lines.tag("GameType", game_type);
    } else if let Some(preset) = record.rules.preset() {
        lines.tag("Rules", preset.name);
    } else if let Ok(json) = serde_json::to_string(&record.rules) {
        lines.tag("Rules", &json);
    }
    if record.start.is_some() {
        lines.tag("SetUp", "1");
        lines.tag("FEN", &notation::position_text(&*position));
    }
    lines.text.push('\n');

    let mut comments = record.comments.iter().peekable();
    let mut number = 1;
    // The number stands before every turn of the first side, and before another where something
    // has come between.
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

/// Text in lines that are not too long.
#[derive(Default)]
struct Lines {
    text: String,
    /// Characters in the last line.
    length: usize,
}

impl Lines {
    fn tag(&mut self, name: &str, value: &str) {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        self.text.extend(["[", name, " \"", &value, "\"]\n"]);
    }

    /// Writes a remark in braces, which cannot hold a closing brace. False if it is empty.
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

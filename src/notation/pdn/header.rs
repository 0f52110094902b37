//! The header of a game: its tags, and the record that they begin.

use std::collections::HashSet;

use super::read::Reader;
use super::{
    Place, Problem, Record, Unreadable, excerpt, is_derived, named_rules, read_score, rules_of_type, start_of,
};
use crate::notation::limits::{self, Limit};
use crate::notation::replay::Replay;

/// A tag with the place of its value.
pub(super) struct Tag {
    name: String,
    value: String,
    at: Place,
}

impl Reader<'_> {
    /// Reads a header. After an empty line, a tag with a known name begins the header of another
    /// game, since some games have no turns.
    pub(super) fn tags(&mut self) -> Result<Vec<Tag>, Unreadable> {
        let mut tags: Vec<Tag> = Vec::new();
        let mut names = HashSet::new();
        loop {
            let before = self.scanner.clone();
            let space = self.scanner.take_while(char::is_whitespace);
            let is_paragraph = space.matches('\n').count() > 1;
            if !self.is_at_tag() {
                return Ok(tags);
            }
            let at = self.scanner.clone();
            let tag = self.tag();
            let is_new = names.insert(tag.name.clone());
            if is_paragraph && !is_new {
                self.scanner = before;
                return Ok(tags);
            }
            if tags.len() == limits::TAGS {
                self.skip_tags();
                return Err(at.error(Problem::TooMuch(Limit::Tags)));
            }
            tags.push(tag);
        }
    }

    fn skip_tags(&mut self) {
        loop {
            self.scanner.skip_space();
            if !self.is_at_tag() {
                return;
            }
            self.tag();
        }
    }

    pub(super) fn is_at_tag(&self) -> bool {
        let mut ahead = self.scanner.clone();
        if !ahead.take('[') {
            return false;
        }
        ahead.take_while(|c| c == ' ');
        ahead.peek().is_some_and(char::is_alphabetic)
    }

    /// Reads a tag. An unclosed tag ends with its line.
    fn tag(&mut self) -> Tag {
        self.scanner.next();
        self.scanner.take_while(|c| c == ' ');
        let name = self.scanner.take_while(|c| c.is_alphanumeric() || c == '_').to_owned();
        self.scanner.take_while(|c| c == ' ' || c == '\t');
        let is_quoted = self.scanner.take('"');
        let at = self.scanner.place();
        let mut value = String::new();
        loop {
            match self.scanner.next() {
                None | Some('\n') => break,
                Some(']') if !is_quoted => break,
                Some('\\') if is_quoted && matches!(self.scanner.peek(), Some('"' | '\\')) => {
                    value.extend(self.scanner.next());
                }
                // A quotation mark ends the value only before the bracket, since files have
                // unescaped quotation marks in names, as in "Asa "Red" Long".
                Some('"') if is_quoted && self.takes_end_of_tag() => break,
                Some(other) => value.push(other),
            }
        }
        Tag { name, value: value.trim().to_owned(), at }
    }

    fn takes_end_of_tag(&mut self) -> bool {
        let mut ahead = self.scanner.clone();
        ahead.take_while(|c| c == ' ');
        let ends = ahead.take(']');
        if ends {
            self.scanner = ahead;
        }
        ends
    }

    /// Returns the record of a header, without turns.
    pub(super) fn begin(&self, tags: Vec<Tag>) -> Result<Replay, Unreadable> {
        let mut record = Record::new(self.rules, Vec::new());
        let mut start_at = Place::START;
        for Tag { name, value, at } in tags {
            match name.as_str() {
                "GameType" => match rules_of_type(&value) {
                    Some(rules) => record.rules = rules,
                    None => {
                        let kind = format!("GameType {}", excerpt(&value));
                        return Err(Unreadable { place: at, problem: Problem::OtherGame(kind) });
                    }
                },
                "Result" => record.score = read_score(&value),
                "FEN" => {
                    start_at = at;
                    record.start = Some(value);
                }
                "Rules" if named_rules(&value).is_some() => {
                    record.rules = named_rules(&value).unwrap_or(self.rules);
                }
                _ if is_derived(&name) => {}
                _ => record.tags.push((name, value)),
            }
        }
        let position = start_of(record.rules, record.start.as_deref(), start_at)?;
        Ok(Replay::at(record, position))
    }
}

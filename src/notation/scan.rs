//! Going through a text while knowing the line and the column.

use super::error::{LONGEST, Place, Problem, Unreadable, excerpt};

/// A text and how far it has been read.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner::at(text, Place::START)
    }

    /// A text that is part of another and begins there.
    pub(super) fn at(text: &'a str, place: Place) -> Scanner<'a> {
        Scanner { rest: text, place }
    }

    pub(super) fn place(&self) -> Place {
        self.place
    }

    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    /// Takes this character if it comes next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        if is_next {
            self.next();
        }
        is_next
    }

    /// Takes as many characters as are wanted.
    pub(super) fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&is_wanted) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Takes a number, unless it is too large for any purpose here.
    pub(super) fn take_number(&mut self) -> Option<u16> {
        let mut ahead = self.clone();
        let number = ahead.take_while(|c| c.is_ascii_digit()).parse().ok()?;
        *self = ahead;
        Some(number)
    }

    pub(super) fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    pub(super) fn error(&self, problem: impl Into<Problem>) -> Unreadable {
        Unreadable { place: self.place, problem: problem.into() }
    }

    /// Nothing but space may be left.
    pub(super) fn expect_end(&mut self) -> Result<(), Unreadable> {
        self.skip_space();
        if self.peek().is_none() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// The error that something else was expected here.
    pub(super) fn expected(&self, wanted: &'static str) -> Unreadable {
        // A word that is longer than what can be quoted is not searched for its end.
        let near = self.rest.char_indices().nth(LONGEST + 1).map_or(self.rest, |(end, _)| &self.rest[..end]);
        let word = near.split(char::is_whitespace).next().unwrap_or_default();
        let found = match self.peek() {
            None => return self.error(Problem::Missing { wanted }),
            // At a space the word is empty; the space itself is what is wrong.
            Some(space) if word.is_empty() => space.escape_default().to_string(),
            Some(_) => excerpt(word),
        };
        self.error(Problem::Unexpected { found, wanted })
    }
}

//! A scanner of text that tracks line and column.

use super::error::{LONGEST, Place, Problem, Unreadable, excerpt};
use super::steps;

/// The unread rest of a text, and its place.
#[derive(Clone)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

/// A point in a text from which a scanner can go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    /// Number of bytes before it.
    pub offset: usize,
    pub place: Place,
}

impl Mark {
    /// The beginning of a text.
    pub(super) const START: Mark = Mark { offset: 0, place: Place::START };
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner::at(text, Place::START)
    }

    /// Scans a part of a longer text. `place` is the place of the part.
    pub(super) fn at(text: &'a str, place: Place) -> Scanner<'a> {
        Scanner { rest: text, place }
    }

    /// Goes on at a point of this text.
    pub(super) fn resume(text: &'a str, Mark { offset, place }: Mark) -> Scanner<'a> {
        Scanner { rest: text.get(offset..).unwrap_or_default(), place }
    }

    /// Returns the point of the scanner in its text.
    pub(super) fn mark(&self, text: &str) -> Mark {
        Mark { offset: text.len() - self.rest.len(), place: self.place }
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
        steps::count(1);
        self.rest = &self.rest[next.len_utf8()..];
        if next == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(next)
    }

    /// Takes this character if it comes next. Returns false otherwise.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let is_next = self.peek() == Some(wanted);
        if is_next {
            self.next();
        }
        is_next
    }

    /// Takes characters as long as they are wanted.
    pub(super) fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !is_wanted(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        steps::count(taken.len());
        self.rest = rest;
        let last = match taken.rsplit_once('\n') {
            Some((lines, last)) => {
                let lines = 1 + lines.bytes().filter(|&byte| byte == b'\n').count();
                self.place = Place { line: self.place.line + lines, column: 1 };
                last
            }
            None => taken,
        };
        self.place.column += last.chars().count();
        taken
    }

    /// Takes a number. Takes nothing if it does not fit into 16 bits.
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

    /// Returns an error if anything but space is left.
    pub(super) fn expect_end(&mut self) -> Result<(), Unreadable> {
        self.skip_space();
        if self.peek().is_none() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// Returns the error that `wanted` was expected here.
    pub(super) fn expected(&self, wanted: &'static str) -> Unreadable {
        // A long word is cut before its end is searched, so the search takes constant time.
        let near = self.rest.char_indices().nth(LONGEST + 1).map_or(self.rest, |(end, _)| &self.rest[..end]);
        let word = near.split(char::is_whitespace).next().unwrap_or_default();
        let found = match self.peek() {
            None => return self.error(Problem::Missing { wanted }),
            // At a space the word is empty, and the space itself is unexpected.
            Some(space) if word.is_empty() => space.escape_default().to_string(),
            Some(_) => excerpt(word),
        };
        self.error(Problem::Unexpected { found, wanted })
    }
}

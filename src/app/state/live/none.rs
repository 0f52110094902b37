//! No line: this edition or system cannot play live.

use super::{News, NotJoined, Reach};
use crate::platform::Wake;
use crate::play::link::Key;
use crate::play::live::Frame;

/// Returns `false`: this edition cannot play live.
pub(super) fn is_possible() -> bool {
    false
}

/// A line, of which there is none.
pub(super) struct Line;

#[expect(clippy::unused_self, reason = "as of a line that exists")]
impl Line {
    pub(super) fn invite(_key: Key, _reach: Reach, _wake: Wake) -> Result<Line, String> {
        Err(String::new())
    }

    pub(super) fn join(_invitation: &str, _reach: Reach, _wake: Wake) -> Result<(Key, Line), NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn say(&self, _frame: &Frame) {}

    pub(super) fn news(&mut self) -> Option<News> {
        None
    }
}

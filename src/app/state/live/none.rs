//! No line: this edition or system cannot play live.

use super::{News, NotJoined, Reach, Relation};
use crate::platform::Wake;
use crate::play::link::Key;
use crate::play::live::Frame;

/// A line, of which there is none.
pub(super) struct Line;

#[expect(clippy::unused_self, reason = "as of a line that exists")]
impl Line {
    pub(super) fn invite(_key: Key, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn join(_invitation: &str, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn match_of(_invitation: &str) -> Result<Key, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn relation(_kept: &str, _invitation: &str) -> Option<Relation> {
        None
    }

    pub(super) fn again(_kept: &str, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn kept(&self) -> Option<String> {
        None
    }

    pub(super) fn key(&self) -> Key {
        Key(0)
    }

    pub(super) fn go_on(&mut self, _next: Key) {}

    pub(super) fn watches(&self) -> bool {
        false
    }

    pub(super) fn say(&self, _frame: &Frame) {}

    pub(super) fn show(&self, _frame: &Frame) {}

    pub(super) fn news(&mut self) -> Option<(News, bool)> {
        None
    }
}

/// An edition without lines needs no relays.
pub(super) fn has_own_relays() -> bool {
    false
}

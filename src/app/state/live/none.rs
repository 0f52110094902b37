//! No line: this edition or system cannot play live.

use super::{News, NotJoined, Reach};
use crate::platform::Wake;
use crate::play::link::Key;
use crate::play::live::Frame;

/// A line, of which there is none.
pub(super) enum Line {}

impl Line {
    pub(super) fn invite(_key: Key, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn join(_invitation: &str, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn again(_kept: &str, _reach: Reach, _wake: Wake) -> Result<Line, NotJoined> {
        Err(NotJoined::NotHere)
    }

    pub(super) fn kept(&self) -> Option<String> {
        match *self {}
    }

    pub(super) fn key(&self) -> Key {
        match *self {}
    }

    pub(super) fn go_on(&mut self, _next: Key) {
        match *self {}
    }

    pub(super) fn watches(&self) -> bool {
        match *self {}
    }

    pub(super) fn say(&self, _frame: &Frame) {
        match *self {}
    }

    pub(super) fn show(&self, _frame: &Frame) {
        match *self {}
    }

    pub(super) fn news(&mut self) -> Option<(News, bool)> {
        match *self {}
    }
}

/// An edition without lines needs no relays.
pub(super) fn has_own_relays() -> bool {
    false
}

//! No line: this edition or system cannot play live.

use super::Reach;
use crate::platform::Wake;
use crate::play::link::Key;
use crate::play::live::Frame;

/// This edition cannot play live.
pub(super) const IS_POSSIBLE: bool = false;

/// News of a line. See the edition that has some.
#[expect(dead_code, reason = "nothing here makes any")]
pub(super) enum News {
    Invites(String),
    Met,
    Heard(Vec<u8>),
    Apart,
    NotInvited,
    Failed(String),
}

/// Reason why an invitation leads nowhere: there are no lines.
#[expect(dead_code, reason = "only one of them applies here")]
pub(super) enum NotJoined {
    Damaged,
    Later,
    NotHere,
    Failed(String),
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

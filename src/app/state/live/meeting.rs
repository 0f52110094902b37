//! A meeting: the line to another device, and what was said on it about a match.

use std::time::Duration;

use super::line::Line;
use super::{Invitations, Presence, Wish};
use crate::app::state::match_stamp::MatchStamp;
use crate::play::link::{Key, Letter, Link};
use crate::play::live::{Conversation, Frame};
use crate::rules::Side;
use crate::storage::Files;

/// The folder of places in meetings. It holds secrets, so it belongs in no backup.
const FOLDER: &str = "live";

/// A meeting about a match.
#[expect(clippy::struct_excessive_bools, reason = "what has happened, each independent of the others")]
pub(super) struct Meeting {
    pub(super) line: Line,
    /// The invitations, on the device that invites.
    pub(super) invitations: Option<Invitations>,
    /// The conversation of the devices, while they are together.
    pub(super) conversation: Option<Conversation>,
    /// The devices have met at least once.
    pub(super) was_met: bool,
    /// The partner has said hello.
    pub(super) is_greeted: bool,
    /// The partner lacks something.
    pub(super) owes: bool,
    /// Player at this device, for a match or a rematch that it does not know yet.
    pub(super) player: Option<Side>,
    /// The request of this device, without an answer yet.
    pub(super) asked: Option<Wish>,
    /// The request of the partner, without an answer yet.
    pub(super) asks: Option<Wish>,
    /// The last letter about a match that is not on the table.
    pub(super) held: Option<Box<Letter>>,
    /// The match has been on the table.
    pub(super) was_on_table: bool,
    /// Number of devices that watch.
    pub(super) watchers: usize,
    /// The state of the match that they see.
    shown: Option<MatchStamp>,
}

impl Meeting {
    pub(super) fn new(line: Line) -> Meeting {
        Meeting {
            line,
            invitations: None,
            conversation: None,
            was_met: false,
            is_greeted: false,
            owes: false,
            player: None,
            asked: None,
            asks: None,
            held: None,
            was_on_table: false,
            watchers: 0,
            shown: None,
        }
    }

    /// Returns the number of the match.
    pub(super) fn key(&self) -> Key {
        self.line.key()
    }

    /// Returns what the meeting is like.
    pub(super) fn presence(&self) -> Presence {
        match self.invitations {
            _ if self.is_greeted => Presence::Here,
            Some(_) if !self.was_met => Presence::Inviting,
            _ => Presence::Apart,
        }
    }

    /// The devices have met at this time. `player` is the one at this device, if it knows the match.
    pub(super) fn meets(&mut self, player: Option<Side>, now: Duration) {
        self.parts();
        self.was_met = true;
        if self.line.watches() {
            self.conversation = Some(Conversation::watching(self.key(), now));
            self.is_greeted = true;
        } else {
            self.conversation = Some(Conversation::new(self.key(), now));
            self.line.say(&Frame::hello(self.key(), player));
        }
    }

    /// The devices are apart. What was asked for is forgotten.
    pub(super) fn parts(&mut self) {
        self.conversation = None;
        (self.is_greeted, self.owes) = (false, false);
        (self.asked, self.asks) = (None, None);
    }

    /// Speaks of another match from now on.
    pub(super) fn go_on(&mut self, next: Key, files: &Files) {
        if let Some(conversation) = &mut self.conversation {
            conversation.go_on(next);
        }
        self.moves_on(next, files);
    }

    /// The conversation speaks of another match.
    pub(super) fn moves_on(&mut self, next: Key, files: &Files) {
        self.forget(files);
        self.line.go_on(next);
        (self.asked, self.asks, self.held, self.shown) = (None, None, None, None);
        self.keep(files);
    }

    /// Shows the match to those who watch, unless they have seen it already.
    pub(super) fn show(&mut self, stamp: MatchStamp, letter: impl FnOnce() -> Link) {
        if self.invitations.is_some() && self.shown != Some(stamp) {
            self.shown = Some(stamp);
            self.line.show(&Frame::Letter(letter().payload().to_owned()));
        }
    }

    /// Keeps the place of this device in a file, so that it comes back to the meeting after a restart.
    pub(super) fn keep(&self, files: &Files) {
        if let Some(kept) = self.line.kept() {
            // Without the file the meeting lasts as long as the app.
            _ = files.write(&file_name(self.key()), &kept);
        }
    }

    /// Removes that file: this device does not come back.
    pub(super) fn forget(&self, files: &Files) {
        forget(self.key(), files);
    }
}

/// Removes the place of this device in a meeting.
pub(super) fn forget(key: Key, files: &Files) {
    _ = files.remove(&file_name(key));
}

/// Returns the place of this device in a meeting about a match, as it was kept.
pub(super) fn kept(key: Key, files: &Files) -> Option<String> {
    files.read(&file_name(key)).ok().flatten()
}

/// Returns the numbers of the matches for which a place is kept.
pub(super) fn all_kept(files: &Files) -> Vec<Key> {
    let names = files.names(FOLDER).into_iter();
    names.filter_map(|name| u64::from_str_radix(name.strip_suffix(".json")?, 16).ok()).map(Key).collect()
}

/// Returns the name of the file for the place in a meeting.
fn file_name(key: Key) -> String {
    format!("{FOLDER}/{:016x}.json", key.0)
}

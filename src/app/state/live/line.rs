//! The line of an edition that can play live.

use super::{News, NotJoined, Reach};
use crate::online::{self, BadInvitation, Event, Invitation, Seat};
use crate::platform::{Wake, random};
use crate::play::link::Key;
use crate::play::live::Frame;

/// Returns `true` if there is a way to other devices: a browser needs a relay.
pub(super) fn is_possible() -> bool {
    !online::Reach::from(Reach::default()).is_nowhere()
}

/// A line to another device. It ends when it is dropped.
pub(super) struct Line(online::Line);

impl Line {
    /// Invites another device to a match.
    pub(super) fn invite(key: Key, reach: Reach, wake: Wake) -> Result<Line, String> {
        let secret = [random().to_le_bytes(), random().to_le_bytes()].concat();
        let secret = secret.try_into().unwrap_or_default();
        let line = online::Line::invite(Seat::new(key, device(), secret), reach.into(), wake);
        line.map(Line).map_err(|reason| reason.to_string())
    }

    /// Joins the device that has written an invitation.
    pub(super) fn join(invitation: &str, reach: Reach, wake: Wake) -> Result<(Key, Line), NotJoined> {
        let invitation = Invitation::read(invitation).map_err(|reason| match reason {
            BadInvitation::Later => NotJoined::Later,
            BadInvitation::None | BadInvitation::Damaged => NotJoined::Damaged,
        })?;
        let key = invitation.key;
        let line = online::Line::join(invitation, device(), reach.into(), wake);
        line.map(|line| (key, Line(line))).map_err(|reason| NotJoined::Failed(reason.to_string()))
    }

    /// Says something to the partner.
    pub(super) fn say(&self, frame: &Frame) {
        self.0.say(frame.bytes());
    }

    /// Returns the next piece of news.
    pub(super) fn news(&mut self) -> Option<News> {
        Some(match self.0.event()? {
            Event::Invites(invitation) => News::Invites(invitation.url()),
            Event::Met { .. } => News::Met,
            Event::Heard(frame) => News::Heard(frame),
            Event::Apart => News::Apart,
            Event::NotInvited => News::NotInvited,
            Event::Failed(reason) => News::Failed(reason),
        })
    }
}

/// Returns a new key of this device, for one meeting.
fn device() -> [u8; 32] {
    let numbers = [random(), random(), random(), random()].map(u64::to_le_bytes);
    numbers.concat().try_into().unwrap_or_default()
}

impl From<Reach> for online::Reach {
    fn from(reach: Reach) -> online::Reach {
        match reach {
            Reach::Direct => {
                online::Reach { relays: online::relays_of_edition(), ..online::Reach::default() }
            }
            Reach::ThisMachine => online::Reach { local: true, ..online::Reach::default() },
        }
    }
}

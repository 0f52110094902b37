//! The line of an edition that can play live.

use std::io;

use super::{Invitations, News, NotJoined, Reach, Relation};
use crate::app::vocabulary::preferences::Relays;
use crate::online::{self, BadInvitation, Event, Invitation, Part, Place, Seat, relays};
use crate::platform::{CHOOSES_RELAYS, Wake, random_bytes};
use crate::play::link::Key;
use crate::play::live::Frame;

/// A line to another device. It ends when it is dropped.
pub(super) struct Line {
    line: online::Line,
    place: Place,
}

impl Line {
    /// Invites another device to a match.
    pub(super) fn invite(key: Key, reach: Reach, wake: Wake) -> Result<Line, NotJoined> {
        let seat = || io::Result::Ok(Seat::new(key, random_bytes()?, random_bytes()?, random_bytes()?));
        Line::open(Place::Host(seat().map_err(failed)?), reach, wake)
    }

    /// Joins the device that has written an invitation.
    pub(super) fn join(invitation: &str, reach: Reach, wake: Wake) -> Result<Line, NotJoined> {
        let invitation = read(invitation)?;
        Line::open(Place::Guest { invitation, device: random_bytes().map_err(failed)? }, reach, wake)
    }

    /// Returns the number of the match of an invitation.
    pub(super) fn match_of(invitation: &str) -> Result<Key, NotJoined> {
        read(invitation).map(|invitation| invitation.key)
    }

    /// Returns what a place that was [kept](Line::kept) has to do with an invitation to the same match. `None` if it is
    /// that of an earlier invitation.
    pub(super) fn relation(kept: &str, invitation: &str) -> Option<Relation> {
        match serde_json::from_str(kept).ok()? {
            Place::Host(_) => Some(Relation::Host),
            Place::Guest { invitation: known, .. } => {
                (read(invitation).ok()? == known).then_some(Relation::Guest)
            }
        }
    }

    /// Takes up a place that was [kept](Line::kept).
    pub(super) fn again(kept: &str, reach: Reach, wake: Wake) -> Result<Line, NotJoined> {
        let place = serde_json::from_str(kept).map_err(|_| NotJoined::Damaged)?;
        Line::open(place, reach, wake)
    }

    fn open(place: Place, reach: Reach, wake: Wake) -> Result<Line, NotJoined> {
        let line = online::Line::open(place.clone(), reach.into(), wake).map_err(failed)?;
        Ok(Line { line, place })
    }

    /// Returns the place of this device as a text, which holds secrets.
    pub(super) fn kept(&self) -> Option<String> {
        serde_json::to_string(&self.place).ok()
    }

    /// Returns the number of the match.
    pub(super) fn key(&self) -> Key {
        self.place.key()
    }

    /// The devices speak of another match from now on.
    pub(super) fn go_on(&mut self, next: Key) {
        match &mut self.place {
            Place::Host(Seat { key, .. }) | Place::Guest { invitation: Invitation { key, .. }, .. } => {
                *key = next;
            }
        }
    }

    /// Returns `true` if this device watches two others.
    pub(super) fn watches(&self) -> bool {
        matches!(&self.place, Place::Guest { invitation, .. } if invitation.part == Part::Watch)
    }

    /// Says something to the partner.
    pub(super) fn say(&self, frame: &Frame) {
        self.line.say(frame.bytes());
    }

    /// Shows something to those who watch.
    pub(super) fn show(&self, frame: &Frame) {
        self.line.show(frame.bytes());
    }

    /// Returns the next piece of news, and whether the place has changed with it.
    pub(super) fn news(&mut self) -> Option<(News, bool)> {
        let event = self.line.event()?;
        let is_changed = self.place.keep(&event);
        let news = match event {
            Event::Invites { play, watch, .. } => {
                News::Invites(Invitations { play: play.url(), watch: watch.url() })
            }
            Event::Met { .. } => News::Met,
            Event::Heard(frame) => News::Heard(frame),
            Event::Watched(devices) => News::Watched(devices),
            Event::Apart => News::Apart,
            Event::NotInvited => News::NotInvited,
            Event::Full => News::Full,
            Event::Failed(reason) => News::Failed(reason),
        };
        Some((news, is_changed))
    }
}

fn read(invitation: &str) -> Result<Invitation, NotJoined> {
    Invitation::read(invitation).map_err(|reason| match reason {
        BadInvitation::Later => NotJoined::Later,
        BadInvitation::None | BadInvitation::Damaged => NotJoined::Damaged,
    })
}

fn failed(reason: io::Error) -> NotJoined {
    NotJoined::Failed(reason.to_string())
}

/// Returns `true` if whoever publishes this edition runs relays.
pub(super) fn has_own_relays() -> bool {
    !relays::own().is_empty()
}

impl From<Reach> for online::Reach {
    fn from(reach: Reach) -> online::Reach {
        let relays = match reach.relays {
            _ if !CHOOSES_RELAYS => relays::own(),
            Relays::None => Vec::new(),
            Relays::Publisher => relays::own(),
            Relays::Public => relays::public(),
            Relays::Other => vec![reach.other],
        };
        online::Reach { relays, relay_only: reach.relay_only, local: reach.this_machine }
    }
}

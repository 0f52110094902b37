//! Notices to players who play apart, by link or live.

use crate::play::link::{BadLink, Refused};
use crate::play::live::Phrase;
use crate::rules::Side;

/// Notices of a match by link.
#[derive(Clone, Debug, PartialEq)]
pub enum LetterNotice {
    /// The link is in the clipboard.
    Copied,
    /// The last act was sent, so it cannot be taken back.
    Sent,
    /// A match has come in a link. The player here has this side.
    New(Side),
    /// The player of this side has answered.
    Arrived(Side),
    /// The letter holds nothing new.
    Same,
    /// The letter is older than the match here.
    Older,
    /// The letter has another act than the one with this number, from 1, which was sent.
    OwnChanged(usize),
    /// The letter holds what was not the other player's to decide.
    Refused(Refused),
    /// The link cannot be read.
    Bad(BadLink),
}

impl LetterNotice {
    /// Returns `true` for news of a letter that has come to its match.
    #[must_use]
    pub fn is_of_match(&self) -> bool {
        !matches!(self, LetterNotice::Copied | LetterNotice::Sent | LetterNotice::Bad(_))
    }

    /// Returns `true` if the players must not miss it.
    #[must_use]
    pub fn warns(&self) -> bool {
        !matches!(self, LetterNotice::Copied | LetterNotice::New(_) | LetterNotice::Arrived(_))
    }
}

/// Notices of live play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LiveNotice {
    /// The invitation is in the clipboard.
    Copied,
    /// The device that has invited is being reached.
    Joining,
    /// The partner has ended the meeting.
    Left,
    /// Somebody else has come with the invitation.
    NotInvited,
    /// The network cannot be used, for this reason.
    Failed(String),
    /// The other device has a newer version.
    TooNew,
    /// The other device has an older version.
    TooOld,
    /// The other device has sent what means nothing, or too much.
    Cut,
    /// The invitation is damaged.
    Damaged,
    /// This edition or system cannot play live.
    NotHere,
    /// A browser connects over relays alone, and this page has none.
    NoRelay,
    /// Too many devices watch already.
    Full,
    /// The same player plays at both devices.
    SameSide,
    /// A letter has come for a match that is not on the table.
    Elsewhere,
    /// The partner says this.
    Said(Phrase),
    /// The player here has said this.
    YouSaid(Phrase),
    /// The last acts were taken back, as both have agreed.
    TakenBack,
    /// The partner has declined what was asked for.
    Declined,
}

impl LiveNotice {
    /// Returns `true` if the players must not miss it.
    #[must_use]
    pub fn warns(&self) -> bool {
        use LiveNotice::{Copied, Joining, Said, TakenBack, YouSaid};
        !matches!(self, Copied | Joining | Said(_) | YouSaid(_) | TakenBack)
    }
}

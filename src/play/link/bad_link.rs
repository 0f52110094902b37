//! The reasons why a link cannot be read.

use super::digits::Misfit;
use super::{MAX_BYTES, VERSION};
use crate::notation;
use crate::rules::Illegal;

/// Reason why a link cannot be read. Nothing changes then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLink {
    /// There is no link in the text.
    #[error("there is no link to a match in the text")]
    NotALink,
    /// The link differs from the one that was written.
    #[error("the link is damaged: a part of it is missing, or a character is wrong")]
    Damaged,
    /// A later program wrote the link, in this version of the form.
    #[error("the link was written by a newer version of the app (form {0}, this app knows up to {VERSION})")]
    Later(u32),
    /// The text is longer than [`MAX_BYTES`].
    #[error("the text has {bytes} bytes, and a message with a link can have {MAX_BYTES} at most")]
    TooLarge {
        /// Length of the text in bytes.
        bytes: usize,
    },
    /// The match is played by rules that this program does not know.
    #[error("the match is played by rules that this version of the app does not know")]
    Rules,
    /// The link is whole, but what it holds is no match.
    #[error("the link is whole, but it does not hold a match")]
    Form,
    /// The first position cannot be read.
    #[error("the first position of the match cannot be read: {0}")]
    Start(#[from] notation::Unreadable),
    /// An act is not possible.
    #[error("act {act} is not possible: {reason}")]
    Act {
        /// Number of the act, from 1.
        act: usize,
        /// Reason why the act is not possible.
        reason: Illegal,
    },
    /// The acts end in the middle of one, or do not end where the link does.
    #[error("the acts do not fit the rules of this version of the app, from act {act} on at the latest")]
    Acts {
        /// Number of the act, from 1.
        act: usize,
    },
    /// The pieces can jump in more ways than are followed, in one position or in all together. Only composed
    /// positions of checkers have so many.
    #[error("before act {act} there are more ways to jump than this app can follow")]
    TooManyJumps {
        /// Number of the act, from 1.
        act: usize,
    },
    /// The acts lead to another position here than where the link was written.
    #[error("the match leads to another position here: this version of the app plays it by other rules")]
    Position,
    /// An offer is open that is not possible in the last position.
    #[error("an offer is open that is not possible now")]
    Offer,
}

impl BadLink {
    /// Returns `true` if the link is not damaged: a later program wrote it, which can read it.
    #[must_use]
    pub fn is_later(&self) -> bool {
        matches!(self, BadLink::Later(_) | BadLink::Rules)
    }
}

impl From<Misfit> for BadLink {
    fn from(_: Misfit) -> BadLink {
        BadLink::Form
    }
}

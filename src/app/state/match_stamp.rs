//! A stamp of the state of a match, by which stale answers are recognised.

use crate::play::Match;

/// The state of a match. An answer with another stamp than the match's is stale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchStamp {
    /// The number of the match.
    pub(super) game: u32,
    acts: usize,
    hash: u64,
}

impl MatchStamp {
    /// Returns the stamp of the current state of a match.
    #[must_use]
    pub fn of(game: &Match) -> MatchStamp {
        MatchStamp { game: game.id(), acts: game.acts().len(), hash: game.position().hash() }
    }
}

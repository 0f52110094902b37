//! The state of a match, to tell whether an answer is still about it.

use crate::play::Match;

/// Where a match stands: by it is known whether an answer still is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchStamp {
    pub(super) game: u32,
    acts: usize,
    hash: u64,
}

impl MatchStamp {
    #[must_use]
    pub fn of(game: &Match) -> MatchStamp {
        MatchStamp { game: game.id(), acts: game.acts().len(), hash: game.position().hash() }
    }
}

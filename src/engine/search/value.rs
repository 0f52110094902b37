//! Values of positions: evaluations, and wins and losses with their distance.

/// The largest evaluation. Larger values are wins.
pub const MOST_EVALUATION: i32 = 30_000;

/// The value of a win at the root.
const WON: i32 = 32_000;

/// The end of a game, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The side to move has won.
    Won,
    /// The side to move has lost.
    Lost,
    /// Nobody has won.
    Drawn,
    /// The game was counted and has this value, in the unit of the policy.
    Worth(i32),
}

impl Ended {
    /// Returns the value at this distance from the root.
    pub(super) fn value(self, ply: u32) -> i32 {
        match self {
            Ended::Won => won_in(ply),
            Ended::Lost => lost_in(ply),
            Ended::Drawn => 0,
            Ended::Worth(value) => value,
        }
    }
}

/// Returns the value of a win with the last of this number of plies.
#[must_use]
pub fn won_in(plies: u32) -> i32 {
    WON - plies.min(1000).cast_signed()
}

/// Returns the value of a loss after this number of plies.
#[must_use]
pub fn lost_in(plies: u32) -> i32 {
    -won_in(plies)
}

/// Returns `true` if a value is a win or a loss and not an evaluation.
#[must_use]
pub fn is_decided(value: i32) -> bool {
    value.abs() > MOST_EVALUATION
}

/// Returns the distance to the win or loss in plies, if the value is one.
#[must_use]
pub fn decided_in(value: i32) -> Option<u32> {
    is_decided(value).then(|| (WON - value.abs()).unsigned_abs())
}

/// Converts a value relative to the root to one relative to a node at this ply.
pub(super) fn from_node(value: i32, ply: u32) -> i32 {
    if is_decided(value) { value + value.signum() * ply.cast_signed() } else { value }
}

/// Converts a value relative to a node at this ply to one relative to the root.
pub(super) fn from_root(value: i32, ply: u32) -> i32 {
    if is_decided(value) { value - value.signum() * ply.cast_signed() } else { value }
}

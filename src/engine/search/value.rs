//! What positions are worth: evaluations, and wins and losses with their distance.

/// The largest evaluation. What is more is a win.
pub const MOST_EVALUATION: i32 = 30_000;

/// A position that is won as it stands.
const WON: i32 = 32_000;

/// How a game ended, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    Won,
    Lost,
    Drawn,
    /// It is counted, and comes to this value.
    Worth(i32),
}

impl Ended {
    /// The value at this many plies from the root.
    pub(super) fn value(self, ply: u32) -> i32 {
        match self {
            Ended::Won => won_in(ply),
            Ended::Lost => lost_in(ply),
            Ended::Drawn => 0,
            Ended::Worth(value) => value,
        }
    }
}

/// The value of a position in which the side to move wins with the last of so many plies.
#[must_use]
pub fn won_in(plies: u32) -> i32 {
    WON - plies.min(1000).cast_signed()
}

/// The value of a position in which the side to move has lost after so many plies.
#[must_use]
pub fn lost_in(plies: u32) -> i32 {
    -won_in(plies)
}

/// Whether a value is a win or a loss and not an evaluation.
#[must_use]
pub fn is_decided(value: i32) -> bool {
    value.abs() > MOST_EVALUATION
}

/// In how many plies a value is won or lost, if it is.
#[must_use]
pub fn decided_in(value: i32) -> Option<u32> {
    is_decided(value).then(|| (WON - value.abs()).unsigned_abs())
}

/// A value seen from the root, as seen from a position so many plies further on.
pub(super) fn from_node(value: i32, ply: u32) -> i32 {
    if is_decided(value) { value + value.signum() * ply.cast_signed() } else { value }
}

/// A value seen from a position, as seen from so many plies before it.
pub(super) fn from_root(value: i32, ply: u32) -> i32 {
    if is_decided(value) { value - value.signum() * ply.cast_signed() } else { value }
}

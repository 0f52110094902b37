//! The limit on consecutive moves of one king, where [kings rest](super::Rules::kings_rest).

/// A king and the number of its consecutive moves; none if `moves` is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KingMoves {
    /// The number of the king's bit.
    pub king: u8,
    pub moves: u8,
}

impl KingMoves {
    /// The number of consecutive moves after which a king must rest.
    pub(crate) const LIMIT: u8 = 3;
}

//! The points of a board that is stored with a border around it.

/// The index of a point in the row-major array of the board with its border. 0 is in the border.
pub(super) type Point = u16;

/// The number of points of the largest board, border included.
pub(super) const MOST_POINTS: usize = 27 * 26 + 1;

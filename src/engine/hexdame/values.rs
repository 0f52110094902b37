//! The values of the terms of the evaluation.

use crate::engine::entries::from_bytes;
#[cfg(feature = "tools")]
use crate::engine::entries::to_bytes;

/// Number of kinds of cells on which a man may stand. The line from `a1` to `i9` divides the board into two
/// halves whose cells are of the same kinds.
const MEN: usize = 30;
/// The balance of a side: by how many men one half of the board has more than the other.
pub(super) const BALANCE: usize = MEN;
/// Cells to which men can step.
pub(super) const STEP: usize = MEN + 1;
/// Those of them on which they are crowned.
pub(super) const CROWNING: usize = MEN + 2;
/// Pairs of men one behind the other, in the direction straight ahead.
pub(super) const BEHIND: usize = MEN + 3;
/// Pairs of men that are neighbours in one of the other directions.
pub(super) const BESIDE: usize = MEN + 4;
/// Having a king.
pub(super) const ANY_KING: usize = MEN + 5;
pub(super) const KING: usize = MEN + 6;
/// Kings in the centre.
pub(super) const CENTRAL_KING: usize = MEN + 7;
/// Cells to which kings can step.
pub(super) const FREEDOM: usize = MEN + 8;
/// The right to move.
pub(super) const TO_MOVE: usize = MEN + 9;
/// Number of terms.
pub(super) const TERMS: usize = MEN + 10;

/// Number of pieces at the start.
pub(super) const PIECES: i32 = 32;

/// A value of 1 is this part of a hundredth of a man.
pub(super) const GRAIN: i32 = 8;

/// The value, in hundredths of a man, that wins 731 of 1000 games.
pub(super) const SCALE: i32 = 100;

/// The values made by `parlour train hexdame`.
const TRAINED: &[u8] = include_bytes!("../../../assets/engine/hexdame.values");

/// The values of all terms by the number of pieces.
#[derive(Clone, Debug)]
pub(super) struct Values(Vec<[i32; TERMS]>);

impl Values {
    /// Returns the built-in trained values.
    pub(super) fn trained() -> Values {
        Values::from_entries(&from_bytes(TRAINED))
    }

    /// Returns values from those at the start of the game, followed by those at its end. Between them, they
    /// change with every piece captured. Missing numbers are 0.
    pub(super) fn from_entries(entries: &[i16]) -> Values {
        let entry = |at: usize| i32::from(entries.get(at).copied().unwrap_or_default());
        let between =
            |pieces: i32, term| (entry(term) * pieces + entry(TERMS + term) * (PIECES - pieces)) / PIECES;
        Values((0..=PIECES).map(|pieces| std::array::from_fn(|term| between(pieces, term))).collect())
    }

    /// Returns the values with this number of pieces on the board.
    #[inline]
    pub(super) fn with(&self, pieces: i32) -> &[i32; TERMS] {
        &self.0[pieces.clamp(0, PIECES) as usize]
    }

    /// Returns the hand-made values with which the training begins.
    #[cfg(feature = "tools")]
    pub(super) fn by_hand() -> Vec<i16> {
        let mut stages = [[0_i32; TERMS]; 2];
        for (end, values) in (0..).zip(&mut stages) {
            for column in 0..8_u8 {
                for up in column.saturating_sub(4)..8_u8.min(column + 5) {
                    let left = i32::from((8 - column).min(8 - up));
                    let from_middle =
                        [column.abs_diff(4), up.abs_diff(4), column.abs_diff(up)].into_iter().max();
                    let mut value = 100 + 25 * end + (1 + 4 * end) * (8 - left);
                    value += if column == 0 || up == 0 { 4 } else { 0 };
                    value += match from_middle {
                        Some(..=2) => 3,
                        Some(4..) => -2,
                        _ => 0,
                    };
                    values[man(column, up)] = value;
                }
            }
            let king = 300 + 75 * end;
            for (term, value) in
                [(BALANCE, -1), (STEP, 1), (CROWNING, 40), (KING, king), (FREEDOM, 2), (TO_MOVE, 3)]
            {
                values[term] = value;
            }
        }
        stages.into_iter().flatten().map(|value| (value * GRAIN) as i16).collect()
    }

    /// Returns entries in their file format.
    #[cfg(feature = "tools")]
    pub(super) fn to_bytes(entries: &[i16]) -> Vec<u8> {
        to_bytes(entries)
    }
}

/// Returns the term of a man in this column and row, both counted from `a1` for the first side. No man
/// stands on its last cells, whose term is any.
pub(super) fn man(column: u8, up: u8) -> usize {
    // The kinds with the same smaller number are in a row: up to four steps lie between a cell and the line.
    let (less, more) = (column.min(up).min(7), column.max(up).min(7));
    let before: u8 = (0..less).map(|less| (less + 4).min(7) - less + 1).sum();
    usize::from(before + (more - less).min(4))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::hexdame::GRID;

    #[test]
    fn each_kind_of_cell_has_its_own_term() {
        let mut cells = [0; MEN];
        for square in GRID.squares() {
            let (column, row) = GRID.place(square);
            let up = GRID.rows - 1 - row;
            if column < 8 && up < 8 {
                assert_eq!(man(column, up), man(up, column));
                cells[man(column, up)] += if column == up { 2 } else { 1 };
            }
        }
        assert_eq!(cells, [2; MEN]);
    }
}

//! Static evaluation: a sum of terms, each with a value that changes from the start of a game to its end.

use super::values::{self, GRAIN, PIECES, Values};
use crate::rules::bitboard::bits;
use crate::rules::hexdame::{Board, CELLS, Direction, FAR, GRID, number};
use crate::rules::{Side, Square};

/// Value of a man. All values are in hundredths of a man.
pub(super) const MAN: i32 = 100;
/// Value of a king in the reasons for a turn.
const KING: i32 = 300;
/// Number of cells to which a king can step, beyond which more make no difference.
const MOST_FREEDOM: u32 = 12;

/// The sets of cells that the evaluation counts, and its values.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    /// The values by the number of pieces.
    values: Values,
    /// The terms of men by the numbers of their cells, for each side.
    men: [[u8; CELLS]; 2],
    centre: u64,
    /// The cells on the upper side of the line from `a1` to `i9`.
    upper: u64,
    /// The cells on the lower side of that line.
    lower: u64,
}

impl Evaluation {
    /// Returns the evaluation with the built-in values.
    pub(super) fn new() -> Evaluation {
        Evaluation::with_values(Values::trained())
    }

    pub(super) fn with_values(values: Values) -> Evaluation {
        let mut sets = Evaluation { values, men: [[0; CELLS]; 2], centre: 0, upper: 0, lower: 0 };
        let across = GRID.columns - 1;
        for square in GRID.squares() {
            let Some(number) = number(square) else { continue };
            let bit = 1 << number;
            let (column, row) = GRID.place(square);
            let up = GRID.rows - 1 - row;
            sets.men[0][usize::from(number)] = values::man(column, up) as u8;
            sets.men[1][usize::from(number)] = values::man(across - column, across - up) as u8;
            // The centre holds the cells at most two steps from the middle one.
            let middle = across / 2;
            let from_middle = column.abs_diff(middle).max(row.abs_diff(middle));
            if from_middle <= 2 && (column + row).abs_diff(across) <= 2 {
                sets.centre |= bit;
            }
            match up.cmp(&column) {
                std::cmp::Ordering::Greater => sets.upper |= bit,
                std::cmp::Ordering::Less => sets.lower |= bit,
                std::cmp::Ordering::Equal => {}
            }
        }
        sets
    }

    pub(super) fn is_in_centre(&self, square: Square) -> bool {
        number(square).is_some_and(|number| self.centre >> number & 1 != 0)
    }

    /// Returns the material of a side.
    pub(super) fn material(board: Board, side: Side) -> i32 {
        count(board.men(side)) * MAN + count(board.kings(side)) * KING
    }

    /// Returns the value for the side to move.
    pub(super) fn value(&self, board: Board, to_move: Side) -> i32 {
        let pieces = count(board.pieces[0] | board.pieces[1]);
        let values = self.values.with(pieces);
        let mut value = 0;
        self.each_term(board, to_move, |term, times| value += values[term] * times);
        let value = toned_down(board, value / GRAIN, pieces);
        if to_move == Side::First { value } else { -value }
    }

    /// Calls `add` with each term and how often it occurs, negative for the second side. A term may occur in
    /// several calls.
    #[inline]
    pub(super) fn each_term(&self, board: Board, to_move: Side, mut add: impl FnMut(usize, i32)) {
        let empty = board.empty();
        for (side, sign) in [(Side::First, 1), (Side::Second, -1)] {
            let (men, kings) = (board.men(side), board.kings(side));
            for man in bits(men) {
                add(self.men[side.index()][man.trailing_zeros() as usize].into(), sign);
            }
            add(values::BALANCE, sign * (count(men & self.upper) - count(men & self.lower)).abs());
            let [left, ahead, right] = Direction::forward(side).map(|direction| direction.step(men));
            let targets = [left, ahead, right].map(|targets| targets & empty);
            add(values::STEP, sign * targets.iter().map(|&targets| count(targets)).sum::<i32>());
            let far = FAR[side.index()];
            add(values::CROWNING, sign * targets.iter().map(|&targets| count(targets & far)).sum::<i32>());
            add(values::BEHIND, sign * count(ahead & men));
            add(values::BESIDE, sign * (count(left & men) + count(right & men)));
            if kings != 0 {
                add(values::ANY_KING, sign);
                add(values::KING, sign * count(kings));
                add(values::CENTRAL_KING, sign * count(kings & self.centre));
                for king in bits(kings) {
                    add(values::FREEDOM, sign * freedom(king, empty).min(MOST_FREEDOM).cast_signed());
                }
            }
        }
        add(values::TO_MOVE, if to_move == Side::First { 1 } else { -1 });
    }

    /// Returns `true` if the value of this board is that of its terms, whoever is ahead.
    #[cfg(feature = "tools")]
    pub(super) fn is_sum(board: Board) -> bool {
        let pieces = count(board.pieces[0] | board.pieces[1]);
        [1000, -1000].into_iter().all(|value| toned_down(board, value, pieces) == value)
    }
}

/// Returns the number of cells to which a king can step.
fn freedom(king: u64, empty: u64) -> u32 {
    let mut free = 0;
    for direction in Direction::ALL {
        let mut to = direction.step(king) & empty;
        while to != 0 {
            free += 1;
            to = direction.step(to) & empty;
        }
    }
    free
}

#[inline]
fn count(cells: u64) -> i32 {
    cells.count_ones().cast_signed()
}

/// Scales the value down if few pieces face a flying king, which they can rarely catch.
fn toned_down(board: Board, value: i32, pieces: i32) -> i32 {
    if pieces > PIECES / 4 {
        return value;
    }
    let weaker = if value > 0 { Side::Second } else { Side::First };
    match (board.kings(weaker) != 0, count(board.pieces[weaker.other().index()])) {
        (true, ..=2) => value / 8,
        (true, 3) => value / 3,
        (true, 4) => value * 2 / 3,
        _ => value,
    }
}

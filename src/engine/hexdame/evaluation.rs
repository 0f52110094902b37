//! Static evaluation: men and kings, the way of the men, the back cells, the centre and mobility.

use crate::rules::bitboard::bits;
use crate::rules::hexdame::{Board, Direction, FAR, GRID, number};
use crate::rules::{Side, Square};

/// Value of a man. All values are in hundredths of a man.
pub(super) const MAN: i32 = 100;
/// Value of a king.
const KING: i32 = 300;
/// For each step that a man has come nearer to its last cells, at the start and at the end of the game.
const STEP_MADE: [i32; 2] = [1, 5];
/// For each man on its first cells while the other side has men.
const GUARD: i32 = 4;
/// For each man in the centre, and for each on the border.
const CENTRE: i32 = 3;
const BORDER: i32 = -2;
/// For each cell to which a man can step, and for each of these on which it is crowned.
const STEP: i32 = 1;
const CROWNING: i32 = 40;
/// For each cell to which a king can step, at most `MOST_FREEDOM` cells per king.
const FREEDOM: i32 = 2;
const MOST_FREEDOM: u32 = 12;
/// For each man by which one half of the board has more than the other.
const BALANCE: i32 = -1;
/// For the right to move.
const TO_MOVE: i32 = 3;

/// Number of pieces at the start.
const PIECES: i32 = 32;
/// Largest number of steps of a man.
const LONGEST: usize = 8;

/// The sets of cells that the evaluation counts.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    /// The cells by the number of steps to the last cells, for each side.
    left: [[u64; LONGEST + 1]; 2],
    centre: u64,
    border: u64,
    /// The cells on the upper side of the line from `a1` to `i9`.
    upper: u64,
    /// The cells on the lower side of that line.
    lower: u64,
}

impl Evaluation {
    pub(super) fn new() -> Evaluation {
        let mut sets = Evaluation { left: [[0; LONGEST + 1]; 2], centre: 0, border: 0, upper: 0, lower: 0 };
        for square in GRID.squares() {
            let bit = number(square).map_or(0, |number| 1 << number);
            let (column, row) = GRID.place(square);
            let up = GRID.rows - 1 - row;
            let across = GRID.columns - 1;
            sets.left[0][usize::from((across - column).min(across - up))] |= bit;
            sets.left[1][usize::from(column.min(up))] |= bit;
            // The centre holds the cells at most two steps from the middle one.
            let middle = across / 2;
            let from_middle = column.abs_diff(middle).max(row.abs_diff(middle));
            if from_middle <= 2 && (column + row).abs_diff(across) <= 2 {
                sets.centre |= bit;
            }
            if GRID.neighbours(square).count() < 6 {
                sets.border |= bit;
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
        // Progress of the game from 0 to 256, by the pieces captured.
        let phase = (256 * (PIECES - pieces) / PIECES).clamp(0, 256);
        let material = Evaluation::material(board, Side::First) - Evaluation::material(board, Side::Second);
        let rest = self.side(board, Side::First, phase) - self.side(board, Side::Second, phase);
        // Exchanges favour the side that is ahead.
        let value = toned_down(board, material + material * phase / 1024 + rest, pieces);
        match to_move {
            Side::First => TO_MOVE + value,
            Side::Second => TO_MOVE - value,
        }
    }

    /// Returns the value of a side without material.
    #[inline]
    fn side(&self, board: Board, side: Side, phase: i32) -> i32 {
        let (men, kings, empty) = (board.men(side), board.kings(side), board.empty());
        let mut made = 0;
        for (steps, &cells) in (0..).zip(&self.left[side.index()]) {
            made += count(men & cells) * ((LONGEST as u32).cast_signed() - steps);
        }
        let mut value = made * (STEP_MADE[0] * (256 - phase) + STEP_MADE[1] * phase) / 256;
        if board.men(side.other()) != 0 {
            value += count(men & FAR[side.other().index()]) * GUARD;
        }
        value += count(men & self.centre) * CENTRE + count(men & self.border) * BORDER;
        value += (count(men & self.upper) - count(men & self.lower)).abs() * BALANCE;
        for direction in Direction::forward(side) {
            let targets = direction.step(men) & empty;
            value += count(targets) * STEP + count(targets & FAR[side.index()]) * CROWNING;
        }
        for king in bits(kings) {
            let mut free = 0;
            for direction in Direction::ALL {
                let mut to = direction.step(king) & empty;
                while to != 0 {
                    free += 1;
                    to = direction.step(to) & empty;
                }
            }
            value += free.min(MOST_FREEDOM).cast_signed() * FREEDOM;
        }
        value
    }
}

#[inline]
fn count(cells: u64) -> i32 {
    cells.count_ones().cast_signed()
}

/// Scales the value down if few pieces face a flying king, which they can rarely catch.
fn toned_down(board: Board, value: i32, pieces: i32) -> i32 {
    if pieces > 8 {
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

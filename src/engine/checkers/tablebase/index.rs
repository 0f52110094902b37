//! The index of positions with few pieces.
//!
//! The side to move sits at the top, and its men move down. A position in which the other side is to
//! move is rotated by half a turn first. Positions with the same numbers of men and kings of each side
//! form a [`Slice`] and are stored together.

use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, State};

/// Largest number of pieces on the board.
pub(super) const MOST: u32 = 4;

/// The positions with these numbers of men and kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slice {
    /// Men of the side to move, men of the other side, kings of the side to move, kings of the other side.
    pub counts: [u32; 4],
}

/// First square and number of squares on which pieces of each kind can stand. Men of the side to move
/// are never on the last row, where they become kings; men of the other side are never on the first.
const ROOM: [(u32, u32); 4] = [(0, 28), (4, 28), (0, 32), (0, 32)];

impl Slice {
    /// Returns all slices in the order in which they are solved. A move leads to an earlier slice or to
    /// the slice of the same pieces with the other side to move. The order is therefore by the number of
    /// pieces and then from kings to men, because men become kings, but kings never become men.
    pub(super) fn all() -> Vec<Slice> {
        let mut all = Vec::new();
        for pieces in 2..=MOST {
            for men in 0..=pieces {
                for own_men in 0..=men {
                    for own in own_men..=pieces {
                        let other_men = men - own_men;
                        if own == 0 || own == pieces || own + other_men > pieces {
                            continue;
                        }
                        let counts = [own_men, other_men, own - own_men, pieces - own - other_men];
                        all.push(Slice { counts });
                    }
                }
            }
        }
        all
    }

    /// Returns the slice of the same pieces with the other side to move.
    #[cfg(feature = "tools")]
    pub(super) fn turned(self) -> Slice {
        let [own_men, other_men, own_kings, other_kings] = self.counts;
        Slice { counts: [other_men, own_men, other_kings, own_kings] }
    }

    /// Upper bound of [`key`](Slice::key).
    pub(super) const KEYS: usize = 625;

    /// Returns a number that identifies the slice.
    pub(super) fn key(self) -> usize {
        self.counts.iter().fold(0, |key, &count| 5 * key + count as usize)
    }

    /// Returns the number of indices. Some belong to no position, because two pieces would be on one
    /// square.
    pub(super) fn len(self) -> usize {
        self.counts.iter().zip(ROOM).map(|(&count, (_, room))| choose(room, count)).product()
    }

    /// Calls `visit` with the index of each position and the position, in order.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn each_position(self, mut visit: impl FnMut(usize, CheckersBoard<Eight>)) {
        let sets = [0, 1, 2, 3].map(|at| {
            let (first, room) = ROOM[at];
            subsets(room, self.counts[at]).into_iter().map(|set| set << first).collect::<Vec<u32>>()
        });
        let mut number = 0;
        for &own_men in &sets[0] {
            for &other_men in &sets[1] {
                for &own_kings in &sets[2] {
                    for &other_kings in &sets[3] {
                        let all = own_men | other_men | own_kings | other_kings;
                        if all.count_ones() == self.counts.iter().sum::<u32>() {
                            let pieces = [own_men | own_kings, other_men | other_kings].map(spread);
                            visit(number, CheckersBoard { pieces, kings: spread(own_kings | other_kings) });
                        }
                        number += 1;
                    }
                }
            }
        }
    }
}

/// Returns the slice of a position in which the side to move is at the top, and its index there. Returns
/// `None` if there are too many pieces or a side has none.
#[inline]
pub(super) fn find(board: CheckersBoard<Eight>) -> Option<(Slice, usize)> {
    let [own, other] = board.pieces;
    if own == 0 || other == 0 || (own | other).count_ones() > MOST {
        return None;
    }
    let kings = board.kings;
    let sets = [own & !kings, other & !kings, own & kings, other & kings];
    let mut counts = [0; 4];
    let mut number = 0;
    for at in 0..4 {
        let (first, room) = ROOM[at];
        let set = gather(sets[at]) >> first;
        counts[at] = set.count_ones();
        number = number * choose(room, counts[at]) + rank(set);
    }
    Some((Slice { counts }, number))
}

/// Returns the board with the side to move at the top.
#[inline]
pub(super) fn normal(state: &State<Eight>) -> CheckersBoard<Eight> {
    match state.to_move {
        Side::First => state.board,
        Side::Second => turned(state.board),
    }
}

/// Rotates the board by half a turn and exchanges the sides.
#[inline]
pub(super) fn turned(board: CheckersBoard<Eight>) -> CheckersBoard<Eight> {
    let turn = |word: u64| word.reverse_bits() >> 29;
    let [first, second] = board.pieces;
    CheckersBoard { pieces: [turn(second), turn(first)], kings: turn(board.kings) }
}

/// Returns the 32 squares of a word without the spare bits between the rows.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "there are 32 squares")]
pub(crate) fn gather(word: u64) -> u32 {
    (word & 0xFF | word >> 1 & 0xFF00 | word >> 2 & 0xFF_0000 | word >> 3 & 0xFF00_0000) as u32
}

/// Reverses [`gather`].
#[cfg(any(test, feature = "tools"))]
fn spread(dense: u32) -> u64 {
    let dense = u64::from(dense);
    dense & 0xFF | (dense & 0xFF00) << 1 | (dense & 0xFF_0000) << 2 | (dense & 0xFF00_0000) << 3
}

/// Returns the index of a set among all sets of the same size, in the order of [`subsets`].
#[inline]
fn rank(mut set: u32) -> usize {
    let (mut rank, mut count) = (0, 0);
    while set != 0 {
        count += 1;
        rank += choose(set.trailing_zeros(), count);
        set &= set - 1;
    }
    rank
}

/// Returns all sets of `count` of the first `room` squares, in ascending numeric order.
#[cfg(any(test, feature = "tools"))]
fn subsets(room: u32, count: u32) -> Vec<u32> {
    let mut sets = Vec::with_capacity(choose(room, count));
    let mut set: u64 = (1 << count) - 1;
    while set < 1 << room {
        sets.push(u32::try_from(set).expect("sets should have at most 32 squares"));
        if set == 0 {
            break;
        }
        // The next number with as many bits (R. W. Gosper, HAKMEM, item 175, 1972).
        let low = set & set.wrapping_neg();
        let ripple = set + low;
        set = ripple | (((set ^ ripple) >> 2) / low);
    }
    sets
}

/// Returns the binomial coefficient.
#[inline]
const fn choose(from: u32, count: u32) -> usize {
    CHOOSE[count as usize][from as usize]
}

/// Binomial coefficients, `[count][from]`.
const CHOOSE: [[usize; 33]; 5] = {
    let mut table = [[0; 33]; 5];
    let mut from = 0;
    while from <= 32 {
        table[0][from] = 1;
        let mut count = 1;
        while count < 5 && from > 0 {
            table[count][from] = table[count - 1][from - 1] + table[count][from - 1];
            count += 1;
        }
        from += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_numbered_in_order() {
        for slice in Slice::all().into_iter().filter(|slice| slice.counts.iter().sum::<u32>() < MOST) {
            let mut last = None;
            slice.each_position(|number, board| {
                assert_eq!(find(board), Some((slice, number)));
                assert!(last < Some(number) && number < slice.len());
                last = Some(number);
            });
        }
    }

    #[test]
    fn two_half_turns_restore_the_board() {
        let board = CheckersBoard::<Eight>::START;
        assert_eq!(turned(board), board);
        let board = CheckersBoard { pieces: [1 | 1 << 12, 1 << 34], kings: 1 };
        assert_eq!(turned(turned(board)), board);
    }

    /// J. Schaeffer and R. Lake (*Solving the Game of Checkers*, 1996) count 7,092,774 positions of four
    /// pieces, including those in which one side has all of them.
    #[test]
    fn the_number_of_positions_is_the_published_one() {
        let mut counts = [0_u32; 5];
        let slices = Slice::all();
        for slice in &slices {
            let pieces = slice.counts.iter().sum::<u32>();
            if pieces <= 3 {
                slice.each_position(|_, _| counts[pieces as usize] += 1);
            }
        }
        // The published 6,972 and 261,224, less the positions in which one side has all pieces.
        let alone = |count: u32| {
            (0..=count)
                .map(|men| 2 * choose(28, men) as u32 * choose(32 - men, count - men) as u32)
                .sum::<u32>()
        };
        assert_eq!(counts[2], 6_972 - alone(2));
        assert_eq!(counts[3], 261_224 - alone(3));
    }
}

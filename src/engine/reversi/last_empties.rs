//! The last four empty squares, searched without move generation.

use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::squares::{FILE_A, NEIGHBOURS, Parity, each, quadrant};

/// Returns the final score for the side to move. Empty squares count for the winner.
#[inline]
pub(super) fn final_score(board: ReversiBoard) -> i32 {
    let own = board.own.count_ones().cast_signed();
    let other = board.other.count_ones().cast_signed();
    match own - other {
        0 => 0,
        1.. => 64 - 2 * other,
        _ => 2 * own - 64,
    }
}

/// Returns the exact value of a board with four empty squares, or a bound outside the window from `alpha`
/// to `alpha + 1`.
pub(super) fn four(board: ReversiBoard, alpha: i32, parity: Parity) -> i32 {
    let squares = ordered(board.empty(), parity);
    let mut best = -65;
    for (first, rest) in [(0, [1, 2, 3]), (1, [0, 2, 3]), (2, [0, 1, 3]), (3, [0, 1, 2])] {
        if let Some(after) = played(board, squares[first]) {
            best = best.max(-three(after, -alpha - 1, rest.map(|at: usize| squares[at])));
            if best > alpha {
                return best;
            }
        }
    }
    if best > -65 {
        return best;
    }
    match board.passed() {
        passed if passed.moves() == 0 => final_score(board),
        passed => -four(passed, -alpha - 1, parity),
    }
}

/// Returns the same for fewer than four empty squares.
pub(super) fn up_to_three(board: ReversiBoard, alpha: i32) -> i32 {
    let mut squares = each(board.empty());
    match [squares.next(), squares.next(), squares.next()] {
        [Some(first), Some(second), Some(third)] => three(board, alpha, [first, second, third]),
        [Some(first), Some(second), None] => two(board, alpha, [first, second]),
        [Some(square), ..] => one(board.own, square),
        _ => final_score(board),
    }
}

/// Returns the four empty squares, those alone in their quadrants first.
#[inline]
fn ordered(empty: u64, parity: Parity) -> [u8; 4] {
    let odd = empty & parity.odd();
    if odd == empty {
        let squares = four_squares(empty);
        let [a, b, c, d] = squares.map(quadrant);
        // Either each has a quadrant of its own, or three share one; two equal quadrants identify these.
        return match squares {
            [w, x, y, z] if a == b && a != c && a == d => [y, w, x, z],
            [w, x, y, z] if a == b && a == c && a != d => [z, w, x, y],
            [w, x, y, z] if a != b && a == c && a == d => [x, w, y, z],
            _ => squares,
        };
    }
    if odd == 0 {
        return four_squares(empty);
    }
    let even = empty & !odd;
    let (second, fourth) = (odd & (odd - 1), even & (even - 1));
    [odd, second, even, fourth].map(|squares| squares.trailing_zeros() as u8)
}

#[inline]
fn four_squares(first: u64) -> [u8; 4] {
    let second = first & first.wrapping_sub(1);
    let third = second & second.wrapping_sub(1);
    let fourth = third & third.wrapping_sub(1);
    [first, second, third, fourth].map(|squares| squares.trailing_zeros() as u8)
}

fn three(board: ReversiBoard, alpha: i32, squares: [u8; 3]) -> i32 {
    let [first, second, third] = squares;
    // If two squares share a quadrant, the third comes first.
    let [a, b, c] = if quadrant(second) == quadrant(third) {
        squares
    } else if quadrant(first) == quadrant(second) {
        [third, first, second]
    } else if quadrant(first) == quadrant(third) {
        [second, first, third]
    } else {
        squares
    };
    let mut best = -65;
    for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
        if let Some(after) = played(board, square) {
            best = best.max(-two(after, -alpha - 1, rest));
            if best > alpha {
                return best;
            }
        }
    }
    if best > -65 {
        return best;
    }
    match board.passed() {
        passed if passed.moves() == 0 => final_score(board),
        passed => -three(passed, -alpha - 1, squares),
    }
}

#[inline]
fn two(board: ReversiBoard, alpha: i32, [first, second]: [u8; 2]) -> i32 {
    let mut best = -65;
    if let Some(after) = played(board, first) {
        best = -one(after.own, second);
        if best > alpha {
            return best;
        }
    }
    if let Some(after) = played(board, second) {
        best = best.max(-one(after.own, first));
    }
    if best > -65 {
        return best;
    }
    // Otherwise the other side may move.
    let passed = board.passed();
    let mut worst = 65;
    if let Some(after) = played(passed, first) {
        worst = one(after.own, second);
        if worst <= alpha {
            return worst;
        }
    }
    if let Some(after) = played(passed, second) {
        worst = worst.min(one(after.own, first));
    }
    if worst < 65 { worst } else { final_score(board) }
}

/// Returns the value of a board with only this empty square.
#[inline]
fn one(own: u64, square: u8) -> i32 {
    let discs = own.count_ones().cast_signed();
    let flips = count_last(own, square);
    if flips != 0 {
        return 2 * (discs + flips) - 62;
    }
    let lost = count_last(!own & !(1 << square), square);
    if lost != 0 || discs < 32 { 2 * (discs - lost) - 64 } else { 2 * discs - 62 }
}

/// Returns the board after a move, if it is legal.
#[inline]
fn played(board: ReversiBoard, square: u8) -> Option<ReversiBoard> {
    if NEIGHBOURS[usize::from(square & 63)] & board.other == 0 {
        return None;
    }
    let square = Square(square.into());
    let flips = board.flips(square);
    (flips != 0).then(|| board.flipped(square, flips))
}

/// Returns the number of discs that a disc on the last empty square flips. Since no other square is
/// empty, these are all discs up to the nearest own disc on each line.
#[inline]
fn count_last(own: u64, square: u8) -> i32 {
    let Lines { slanting, backslanting } = LINES[usize::from(square & 63)];
    let (column, row) = (square & 7, square >> 3 & 7);
    let along = &COUNTS[usize::from(column)];
    let across = (own >> (8 * row)) as u8;
    let down = ((own >> column & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    // A diagonal has at most one square in each column.
    let slanting = ((own & slanting).wrapping_mul(FILE_A) >> 56) as u8;
    let backslanting = ((own & backslanting).wrapping_mul(FILE_A) >> 56) as u8;
    i32::from(along[usize::from(across)])
        + i32::from(COUNTS[usize::from(row)][usize::from(down)])
        + i32::from(along[usize::from(slanting)])
        + i32::from(along[usize::from(backslanting)])
}

#[derive(Clone, Copy)]
struct Lines {
    slanting: u64,
    backslanting: u64,
}

/// The two diagonals through each square.
static LINES: [Lines; 64] = {
    let mut lines = [Lines { slanting: 0, backslanting: 0 }; 64];
    let mut at = 0;
    while at < 64 * 64 {
        let (from, to) = (at / 64, at % 64);
        if from % 8 + from / 8 == to % 8 + to / 8 {
            lines[from].slanting |= 1 << to;
        }
        if from % 8 + to / 8 == to % 8 + from / 8 {
            lines[from].backslanting |= 1 << to;
        }
        at += 1;
    }
    lines
};

/// Number of flipped discs on a line of eight, `[place][own discs]`, if all other discs are the other
/// side's.
static COUNTS: [[u8; 256]; 8] = {
    let mut counts = [[0; 256]; 8];
    let mut at = 0;
    while at < 8 * 256 {
        let (place, own) = (at / 256, at % 256);
        let mut right = place + 1;
        while right < 8 && own >> right & 1 == 0 {
            right += 1;
        }
        let mut left = place;
        while left > 0 && own >> (left - 1) & 1 == 0 {
            left -= 1;
        }
        let turned_right = if right < 8 { right - place - 1 } else { 0 };
        let turned_left = if left > 0 { place - left } else { 0 };
        counts[place][own] = (turned_right + turned_left) as u8;
        at += 1;
    }
    counts
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::testing::{brute_force, random_boards};

    #[test]
    fn the_last_disc_flips_as_by_the_rules() {
        let mut seen = 0;
        for board in random_boards(300).filter(|board| board.empty().is_power_of_two()) {
            let square = board.empty().trailing_zeros() as u8;
            let flips = board.flips(Square(square.into())).count_ones();
            assert_eq!(count_last(board.own, square), flips.cast_signed(), "{board:?}");
            seen += 1;
        }
        assert!(seen > 200);
    }

    #[test]
    fn four_empty_squares_equal_an_exhaustive_search() {
        let mut seen = 0;
        for board in random_boards(400).filter(|board| board.empty().count_ones() == 4) {
            let value = brute_force(board);
            let parity = Parity::of(board.empty());
            for alpha in -64..64 {
                let score = four(board, alpha, parity);
                let right = if score > alpha { score <= value } else { score >= value };
                assert!(right && (score > alpha) == (value > alpha), "{board:?} {alpha} {score} {value}");
            }
            seen += 1;
        }
        assert!(seen > 300);
    }
}

//! A static bound from the follow-up strategy.
//!
//! A player who always drops a disc on top of the opponent's last one (follow-up, L. V. Allis, *A
//! knowledge-based approach of Connect-Four*, 1988) gets every second free square of a column. The
//! squares can thus be divided between the players in advance, and the result can be read off the board.

use super::board::{DiscBoard, each};
use super::shape::Shape;

/// Returns a lower bound above `alpha` for the side that is not to move, if follow-up proves one.
/// `threats` are the free squares that would complete a row for it. The side to move must not win with
/// its next disc.
#[inline]
pub(super) fn lower_bound(shape: impl Shape, board: DiscBoard, threats: u64, alpha: i32) -> Option<i32> {
    // Squares that the follower gets if an odd column is answered from its lowest free square on.
    let answers = shape.replies() ^ from(shape, odd(shape, board));
    let wins = threats & answers;
    let won = if wins == 0 { None } else { zugzwang(shape, board, answers, wins) };
    won.filter(|&least| least > alpha).or_else(|| shared_out(shape, board, alpha))
}

/// Returns the highest bound that follow-up can prove.
#[inline]
pub(super) fn max_bound(shape: impl Shape) -> i32 {
    shape.rows().cast_signed() / 2
}

/// Returns the lowest free squares of the columns with an odd number of free squares.
#[inline]
fn odd(shape: impl Shape, board: DiscBoard) -> u64 {
    shape.landings(board.mask) & shape.replies()
}

/// Returns these squares and all squares above them. At most one square per column is allowed.
#[inline]
fn from(shape: impl Shape, squares: u64) -> u64 {
    (shape.over() - squares) & shape.board()
}

/// Bound from a zugzwang: the opponent avoids the square below a threat of the follower, but must play it
/// once all other columns are full.
#[inline]
fn zugzwang(shape: impl Shape, board: DiscBoard, answers: u64, wins: u64) -> Option<i32> {
    // The lowest winning square of each column: the carry of an addition stops there.
    let lowest = wins & ((shape.board() & !wins) + shape.bottom());
    let beyond = from(shape, lowest);
    let over_columns = shape.over() & !(shape.over() - lowest);
    let columns = over_columns - (over_columns >> shape.rows());
    let odd = odd(shape, board) & !columns;
    let theirs =
        shape.board() & !board.mask & !beyond & !(answers & columns | shape.replies() & !columns) | odd;
    if !odd.count_ones().is_multiple_of(2) || shape.has_row(board.discs | theirs) {
        return None;
    }
    let above = |win: u64| (beyond & shape.column(win.trailing_zeros() / shape.stride())).count_ones();
    each(lowest).map(above).min().map(|fewest| (fewest.cast_signed() + 1) / 2)
}

/// Bound from paired columns: a disc on the lowest square of one odd column is answered on the lowest
/// square of another. All of these squares count for the side to move. If the number of odd columns is
/// odd, all free squares count for it.
#[inline]
fn shared_out(shape: impl Shape, board: DiscBoard, alpha: i32) -> Option<i32> {
    let (odd, free) = (odd(shape, board), shape.board() & !board.mask);
    let is_paired = odd.count_ones().is_multiple_of(2);
    if alpha >= i32::from(is_paired) {
        return None;
    }
    let mine = if is_paired { free & shape.replies() & !odd } else { 0 };
    if shape.has_row(board.discs | free ^ mine) {
        return None;
    }
    let least = i32::from(is_paired && shape.has_row(board.others() | mine));
    (least > alpha).then_some(least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::connect_four::board::ImmediateOutcome;
    use crate::engine::connect_four::shape::Custom;
    use crate::engine::connect_four::solver::tests::brute_force;
    use crate::rules::connect_four::Rules;
    use crate::rules::random::Random;

    /// The bound holds in late random positions, and every possible bound occurs.
    #[test]
    fn follow_up_bounds_hold() {
        let (mut random, mut seen) = (Random::new(1), [0; 4]);
        for (columns, rows, length) in
            [(4, 4, 3), (4, 4, 4), (5, 4, 4), (4, 5, 3), (5, 6, 4), (6, 5, 4), (7, 6, 4)]
        {
            let shape = Custom::new(Rules::new(columns, rows, length).unwrap());
            let mut asked = 0;
            while asked < 400 {
                let mut board = DiscBoard::EMPTY;
                let end = shape.cells() - 3 - random.below(8) as i32;
                while board.plies() < end && !shape.has_row(board.others()) {
                    board = board.after_random(shape, &mut random);
                }
                if shape.has_row(board.others())
                    || matches!(board.immediate_outcome(shape), ImmediateOutcome::Wins(_))
                {
                    continue;
                }
                asked += 1;
                if let Some(least) =
                    lower_bound(shape, board, shape.winning(board.others(), board.mask), i32::MIN)
                {
                    assert!(least <= max_bound(shape));
                    assert!(least <= -brute_force(shape, board), "{columns} {rows} {length} {board:?}");
                    seen[least.cast_unsigned() as usize] += 1;
                }
            }
        }
        assert!(seen.iter().all(|&many| many > 0), "occurrences of each bound: {seen:?}");
    }
}

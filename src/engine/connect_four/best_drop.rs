//! Finding a best drop, or one that is good enough.

use super::board::DiscBoard;
use super::meter::Meter;
use super::shape::Shape;
use super::solver::Solver;

/// Initial node limit for each drop when a best drop is sought, and when any drop above a bound is
/// sought. The second is larger because the first drop usually decides: either it exceeds the bound or
/// none does.
const FIRST_BEST: u64 = 10_000;
const FIRST_MORE: u64 = 400_000;

/// Factor by which the node limit grows after a round without a result.
const AGAIN: u64 = 4;

impl<S: Shape> Solver<S> {
    /// Returns a drop that is worth the position's score, unless the meter runs out first. `squares`
    /// contains all non-losing drops, or a winning one.
    pub(super) fn find_best(
        &mut self,
        board: DiscBoard,
        squares: &[u64],
        score: i32,
        meter: &mut Meter,
    ) -> Option<u64> {
        if let Some(best) = self.known_best(board) {
            return Some(best);
        }
        let may_be_best =
            |&square: &u64| self.lower_bound(board.after(square)).is_none_or(|least| least <= -score);
        let mut drops: Vec<u64> = squares.iter().copied().filter(may_be_best).collect();
        self.narrow(board, &mut drops, 1, score, FIRST_BEST, meter)?;
        drops.first().copied()
    }

    /// Returns `true` if any drop is worth more than `alpha`, unless the meter runs out first.
    pub(super) fn is_any_worth_more(
        &mut self,
        board: DiscBoard,
        squares: &[u64],
        alpha: i32,
        meter: &mut Meter,
    ) -> Option<bool> {
        let mut drops = squares.to_vec();
        self.narrow(board, &mut drops, 0, alpha + 1, FIRST_MORE, meter)?;
        Some(!drops.is_empty())
    }

    /// Reduces `drops` to one that is worth `score`, or to none, unless the meter runs out first. If at
    /// least `fewest` drops are known to be worth it, the search ends as soon as only that many are left.
    fn narrow(
        &mut self,
        board: DiscBoard,
        drops: &mut Vec<u64>,
        fewest: usize,
        score: i32,
        first: u64,
        meter: &mut Meter,
    ) -> Option<()> {
        let mut part = first;
        while drops.len() > fewest {
            // Some proofs take a hundred times as long as others, so every drop gets a small limit first.
            let mut tried = 0;
            while tried < drops.len() && drops.len() > fewest {
                match self.is_drop_worth(board, drops[tried], score, &mut meter.part(part)) {
                    Some(true) => {
                        *drops = vec![drops[tried]];
                        return Some(());
                    }
                    Some(false) => _ = drops.remove(tried),
                    None if meter.has_ended() => return None,
                    None => tried += 1,
                }
            }
            part = part.saturating_mul(AGAIN);
        }
        Some(())
    }

    /// Returns `true` if a drop is worth at least `score`.
    pub(super) fn is_drop_worth(
        &mut self,
        board: DiscBoard,
        square: u64,
        score: i32,
        meter: &mut Meter,
    ) -> Option<bool> {
        if self.shape.winning(board.discs, board.mask) & square != 0 {
            return Some(true);
        }
        Some(!self.is_worth(board.after(square), 1 - score, meter)?)
    }
}

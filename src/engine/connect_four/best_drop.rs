//! Which drop is best, or good enough.

use super::board::DiscBoard;
use super::meter::Meter;
use super::shape::Shape;
use super::solver::Solver;

/// How many nodes it may take at first to find out whether a drop is the best. Whether it is worth more
/// than something takes longer, for as a rule the first drop is the one or none is.
const FIRST_BEST: u64 = 10_000;
const FIRST_MORE: u64 = 400_000;

/// How many times more it may take when no drop is found.
const AGAIN: u64 = 4;

impl<S: Shape> Solver<S> {
    /// Which of the drops is worth as much as the position, unless the meter runs out first. Among
    /// `squares` are all that do not lose at once, or one that wins.
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

    /// Whether one of the drops is worth more than `alpha`, unless the meter runs out first.
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

    /// Leaves a drop that is worth so much, or none if none is, unless the meter runs out first. If
    /// it is known that `fewest` are, these need not be looked at when no other is left.
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
            // To prove it takes a hundred times as long for some as for others: so all are tried a
            // little at first.
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

    /// Whether a drop is worth so much.
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

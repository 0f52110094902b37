//! Depth-limited alpha-beta search, for limits and boards that are too much for the solver. It never
//! overlooks a forced win or loss within its depth.

use super::board::{DiscBoard, ImmediateOutcome, loss, non_losing, win};
use super::meter::Meter;
use super::shape::Shape;
use super::solver::MOST_COLUMNS;
use crate::engine::small_sort::small_sort;

/// Values below this are heuristic, in arbitrary units, for the side to move. Proven results lie beyond
/// it, by the amount of their score.
const PROVEN: i32 = 1000;

/// Bound above all values.
const ALL: i32 = 2 * PROVEN;

/// Largest heuristic value.
const MOST: i32 = PROVEN - 100;

/// Value of a free square that would complete a row: if zugzwang gives it to its owner, and if not.
const THREAT: [i32; 2] = [48, 16];

/// Value of a row that can still be completed, with two and with three discs missing.
const ROW: [i32; 2] = [9, 2];

/// The values of all drops at the deepest finished iteration.
#[derive(Clone, Debug, Default)]
pub(super) struct HeuristicResult {
    /// Landing squares and their values, best first.
    pub drops: Vec<(u64, i32)>,
    /// Depth of the finished iteration, in turns.
    pub depth: u32,
}

pub(super) struct HeuristicSearch<S> {
    shape: S,
    entries: Vec<Entry>,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    value: i16,
    depth: u8,
    bound: Bound,
    /// Bit index of the best square.
    best: u8,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Bound {
    /// No bound is known.
    #[default]
    None,
    Exact,
    Lower,
    Upper,
}

/// Converts a proven score into a value.
pub(super) fn proven_value(score: i32) -> i32 {
    score + PROVEN * score.signum()
}

/// Returns the score if the value is a proven win or loss.
pub(super) fn score(worth: i32) -> Option<i32> {
    (worth.abs() > PROVEN).then(|| worth - PROVEN * worth.signum())
}

/// Converts a value into a chance of winning, in thousandths.
pub(super) fn chance(worth: i32) -> u16 {
    match score(worth) {
        Some(1..) => 1000,
        Some(_) => 0,
        None => (500 + 500 * worth / (worth.abs() + 80)).clamp(1, 999) as u16,
    }
}

impl<S: Shape> HeuristicSearch<S> {
    pub(super) fn new(shape: S, memory: usize) -> HeuristicSearch<S> {
        let log = (memory / size_of::<Entry>()).checked_ilog2().unwrap_or(0).min(16);
        HeuristicSearch { shape, entries: vec![Entry::default(); 1 << log] }
    }

    pub(super) fn forget(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// Deepens the result one turn at a time up to `depth`, or until the meter runs out. An unfinished
    /// iteration is discarded. With `only_best`, the other drops only get upper bounds.
    pub(super) fn deepen(
        &mut self,
        board: DiscBoard,
        estimate: &mut HeuristicResult,
        depth: u32,
        only_best: bool,
        meter: &mut Meter,
    ) {
        let shape = self.shape;
        if estimate.drops.is_empty() {
            let landings = shape.landings(board.mask);
            let squares = (0..shape.columns()).map(|column| landings & shape.column(column));
            estimate.drops = squares.filter(|&square| square != 0).map(|square| (square, 0)).collect();
            small_sort(&mut estimate.drops, |&(square, _)| self.off_centre(square));
        }
        while estimate.depth < depth {
            let (mut drops, mut best) = (estimate.drops.clone(), -ALL);
            for (square, worth) in &mut drops {
                // Drops that equal the best must differ from those with an upper bound.
                let least = if only_best { best - 1 } else { -ALL };
                *worth = self.drop(board, *square, estimate.depth + 1, least, meter);
                if meter.is_spent() {
                    return;
                }
                best = best.max(*worth);
            }
            small_sort(&mut drops, |&(_, worth)| -worth);
            *estimate = HeuristicResult { drops, depth: estimate.depth + 1 };
        }
    }

    fn off_centre(&self, square: u64) -> u32 {
        (2 * (square.trailing_zeros() / self.shape.stride()) + 1).abs_diff(self.shape.columns())
    }

    /// Returns the value of a drop, or an upper bound not above `least`.
    fn drop(&mut self, board: DiscBoard, square: u64, depth: u32, least: i32, meter: &mut Meter) -> i32 {
        let (shape, plies) = (self.shape, board.plies());
        if shape.winning(board.discs, board.mask) & square != 0 {
            return proven_value(win(shape, plies));
        }
        let after = board.after(square);
        match after.immediate_outcome(shape) {
            ImmediateOutcome::Wins(_) => -proven_value(win(shape, plies + 1)),
            ImmediateOutcome::Loses => -proven_value(loss(shape, plies + 1)),
            ImmediateOutcome::Full => 0,
            ImmediateOutcome::Open(moves) => -self.search(after, moves, depth - 1, -ALL, -least, meter),
        }
    }

    /// Returns the value of a position in which `moves` are the non-losing drops and none wins. The
    /// result is meaningless once the meter has run out.
    fn search(
        &mut self,
        board: DiscBoard,
        moves: u64,
        depth: u32,
        alpha: i32,
        beta: i32,
        meter: &mut Meter,
    ) -> i32 {
        if meter.spend() {
            return 0;
        }
        let (shape, plies) = (self.shape, board.plies());
        let left = shape.cells() - plies;
        if left <= 2 {
            return 0;
        }
        if depth == 0 {
            return self.evaluate(board);
        }
        let key = shape.key(board.discs, board.mask);
        let at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize & (self.entries.len() - 1);
        let entry = self.entries[at];
        let mut first = 0;
        if entry.key == key && entry.bound != Bound::None {
            let value = i32::from(entry.value);
            let is_enough = match entry.bound {
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
                _ => true,
            };
            if is_enough && (u32::from(entry.depth) == depth || score(value).is_some()) {
                return value;
            }
            first = 1 << entry.best;
        }

        let mut drops = [(0, 0, 0); MOST_COLUMNS];
        let mut count = 0;
        let mut rest = moves;
        while rest != 0 {
            let square = rest & rest.wrapping_neg();
            rest ^= square;
            let mask = board.mask | square;
            let (threats, landings) = (shape.winning(board.discs | square, mask), shape.landings(mask));
            let answers = non_losing(landings, threats);
            if answers == 0 && landings != 0 {
                return proven_value((left - 1) / 2);
            }
            let priority = threats.count_ones() * 16 + 15 - self.off_centre(square).min(15);
            drops[count] = (square, answers, if square == first { u32::MAX } else { priority });
            count += 1;
        }
        let drops = &mut drops[..count];
        drops.sort_unstable_by_key(|&(_, _, priority)| std::cmp::Reverse(priority));

        let (mut best, mut best_square) = (-ALL, 0);
        for &mut (square, answers, _) in drops {
            let worth = match answers {
                0 => 0,
                _ => -self.search(board.after(square), answers, depth - 1, -beta, -alpha.max(best), meter),
            };
            if meter.is_spent() {
                return 0;
            }
            if worth > best {
                (best, best_square) = (worth, square);
            }
            if best >= beta {
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        // A proven win may be slower than one that a deeper search finds, but remains a valid bound. Such
        // values are therefore used at all depths.
        self.entries[at] = Entry {
            key,
            value: best as i16,
            depth: depth.min(255) as u8,
            bound,
            best: best_square.trailing_zeros() as u8,
        };
        best
    }

    /// Returns the static evaluation.
    fn evaluate(&self, board: DiscBoard) -> i32 {
        let shape = self.shape;
        let free = shape.board() & !board.mask;
        // If the number of free squares is even, zugzwang gives the side to move the lowest ones: see
        // `Shape::replies`.
        let replies = shape.replies();
        let (mine, yours) =
            if free.count_ones().is_multiple_of(2) { (!replies, replies) } else { (replies, !replies) };
        let side = |discs: u64, good: u64| {
            let threats = shape.winning(discs, board.mask);
            let [well, badly] =
                [threats & good, threats & !good].map(|threats| threats.count_ones().cast_signed());
            let [two, three] = self.rows(discs, discs | free);
            well * THREAT[0] + badly * THREAT[1] + two * ROW[0] + three * ROW[1]
        };
        (side(board.discs, mine) - side(board.others(), yours)).clamp(-MOST, MOST)
    }

    /// Returns the numbers of rows on these squares with two and with three discs missing.
    fn rows(&self, discs: u64, open: u64) -> [i32; 2] {
        let (shape, length) = (self.shape, self.shape.length());
        let mut rows = [0; 2];
        let [across, down, up] = shape.slopes();
        for step in [1, across, down, up] {
            // Counts discs per row in three bit planes, indexed by the row's first square.
            let (mut starts, mut ones, mut twos, mut fours) = (open, 0, 0, 0);
            for at in 0..length {
                starts &= open >> (at * step);
                let disc = discs >> (at * step);
                let carry = ones & disc;
                ones ^= disc;
                fours |= twos & carry;
                twos ^= carry;
            }
            let having = |count: u32| {
                let bits = [(ones, 1), (twos, 2), (fours, 4)];
                bits.iter().fold(starts, |starts, &(bit, value)| {
                    starts & if count & value != 0 { bit } else { !bit }
                })
            };
            rows[0] += having(length - 2).count_ones().cast_signed();
            rows[1] += having(length - 3).count_ones().cast_signed();
        }
        rows
    }

    /// Returns the principal variation that is stored from this position on.
    pub(super) fn follow(&self, mut board: DiscBoard, most: u32) -> Vec<u64> {
        let mut squares = Vec::new();
        while (squares.len() as u32) < most {
            let key = self.shape.key(board.discs, board.mask);
            let at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize & (self.entries.len() - 1);
            let entry = self.entries[at];
            let square = 1_u64.checked_shl(entry.best.into()).unwrap_or(0);
            if entry.key != key || entry.bound == Bound::None || square & self.shape.landings(board.mask) == 0
            {
                break;
            }
            squares.push(square);
            board = board.after(square);
        }
        squares
    }
}

//! Move order by results elsewhere in the tree.

use crate::rules::Side;

/// Number of move codes that are distinguished.
const CODES: usize = 1 << 12;

/// Bound of a history entry.
const MOST: i32 = 1 << 14;

/// Success of each move in all positions so far: the history heuristic (J. Schaeffer,
/// *The History Heuristic and Alpha-Beta Search Enhancements in Practice*, 1989).
#[derive(Clone, Debug)]
pub(super) struct History([Box<[i32]>; 2]);

impl History {
    pub(super) fn new() -> History {
        History([(); 2].map(|()| vec![0; CODES].into()))
    }

    #[inline]
    pub(super) fn of(&self, side: Side, code: u16, most: i32) -> i32 {
        (i64::from(self.0[side.index()][usize::from(code) % CODES]) * i64::from(most) / i64::from(MOST))
            as i32
    }

    pub(super) fn reward(&mut self, side: Side, code: u16, depth: i32) {
        self.add(side, code, (depth * depth).min(MOST / 8));
    }

    pub(super) fn punish(&mut self, side: Side, code: u16, depth: i32) {
        self.add(side, code, -(depth * depth).min(MOST / 8));
    }

    /// Adds a bonus, which shrinks as the entry approaches its bound.
    fn add(&mut self, side: Side, code: u16, bonus: i32) {
        let entry = &mut self.0[side.index()][usize::from(code) % CODES];
        *entry += bonus - *entry * bonus.abs() / MOST;
    }

    /// Reduces the weight of earlier searches.
    pub(super) fn fade(&mut self) {
        self.0.iter_mut().flat_map(|side| side.iter_mut()).for_each(|entry| *entry /= 8);
    }
}

/// The last two moves that caused a cutoff at a ply: S. G. Akl and M. M. Newborn, *The Principal
/// Continuation and the Killer Heuristic*, 1977.
#[derive(Clone, Copy, Debug)]
pub(super) struct Killers<M>([Option<M>; 2]);

impl<M> Default for Killers<M> {
    fn default() -> Killers<M> {
        Killers([None, None])
    }
}

impl<M: Copy + Eq> Killers<M> {
    pub(super) fn add(&mut self, step: M) {
        if self.0[0] != Some(step) {
            self.0 = [Some(step), self.0[0]];
        }
    }

    /// Returns the bonus for the first killer, a little less for the second, 0 for other moves.
    #[inline]
    pub(super) fn bonus(&self, step: M, bonus: i32) -> i32 {
        if self.0[0] == Some(step) {
            bonus
        } else if self.0[1] == Some(step) {
            bonus - bonus / 8
        } else {
            0
        }
    }
}

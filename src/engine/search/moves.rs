//! The moves of a node and their order.

/// Moves with scores for the move order.
#[derive(Clone, Debug)]
pub struct Moves<M>(Vec<Scored<M>>);

#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<M> {
    pub step: M,
    pub score: i32,
}

impl<M> Default for Moves<M> {
    fn default() -> Moves<M> {
        Moves(Vec::new())
    }
}

impl<M: Copy + Eq> Moves<M> {
    /// Adds a move with a score of 0.
    #[inline]
    pub fn push(&mut self, step: M) {
        self.push_scored(step, 0);
    }

    /// Adds a move. Higher scores are searched first.
    #[inline]
    pub fn push_scored(&mut self, step: M, score: i32) {
        self.0.push(Scored { step, score });
    }

    /// Returns the number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes all moves and keeps the memory for others.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the moves in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = M> {
        self.0.iter().map(|scored| scored.step)
    }

    /// Replaces the scores of all moves.
    pub fn score(&mut self, mut score: impl FnMut(M) -> i32) {
        self.0.iter_mut().for_each(|scored| scored.score = score(scored.step));
    }

    /// Keeps the moves for which `is_kept` is `true`, in their order.
    pub fn retain(&mut self, mut is_kept: impl FnMut(M) -> bool) {
        self.0.retain(|scored| is_kept(scored.step));
    }

    pub(super) fn scored(&mut self) -> &mut [Scored<M>] {
        &mut self.0
    }

    /// Moves the best move from index `at` on to that index and returns it. The first of equal ones counts
    /// as the best.
    #[inline]
    pub(super) fn pick(&mut self, at: usize) -> Scored<M> {
        let (mut best, mut most) = (at, i32::MIN);
        for (number, scored) in self.0.iter().enumerate().skip(at) {
            if scored.score > most {
                (best, most) = (number, scored.score);
            }
        }
        self.0.swap(at, best);
        self.0[at]
    }
}

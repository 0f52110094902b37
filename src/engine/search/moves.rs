//! The moves of a node, best first.

/// Moves with what is known of their order.
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
    /// Adds a move of which nothing is known.
    #[inline]
    pub fn push(&mut self, step: M) {
        self.push_scored(step, 0);
    }

    /// Adds a move; the higher the score, the sooner it is looked at.
    #[inline]
    pub fn push_scored(&mut self, step: M, score: i32) {
        self.0.push(Scored { step, score });
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The moves in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = M> {
        self.0.iter().map(|scored| scored.step)
    }

    /// Gives every move a score, in place of the one that it has.
    pub fn score(&mut self, mut score: impl FnMut(M) -> i32) {
        self.0.iter_mut().for_each(|scored| scored.score = score(scored.step));
    }

    pub(super) fn scored(&mut self) -> &mut [Scored<M>] {
        &mut self.0
    }

    /// The best move from number `at` on, which is put there. Of equal ones the first.
    #[inline]
    pub(super) fn pick(&mut self, at: usize) -> Scored<M> {
        let mut best = at;
        for other in at + 1..self.0.len() {
            if self.0[other].score > self.0[best].score {
                best = other;
            }
        }
        self.0.swap(at, best);
        self.0[at]
    }
}

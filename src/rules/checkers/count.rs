//! Counting legal moves without generating them.

use super::board::{CheckersBoard, Direction, Shape, Word, bits};
use super::kinds::Kind;
use super::{Crowning, Priority, Removal};

/// The highest priority among jumps and the number of jumps that have it.
#[derive(Clone, Copy, Default)]
struct Best {
    worth: u64,
    ways: u64,
}

impl Best {
    #[inline]
    fn add(&mut self, other: Best) {
        if other.worth > self.worth {
            *self = other;
        } else if other.worth == self.worth {
            self.ways += other.ways;
        }
    }
}

impl<S: Shape> CheckersBoard<S> {
    /// Returns the number of legal moves. Steps are counted a direction at a time.
    #[inline]
    pub(super) fn count_moves<const DOWN: bool, K: Kind>(self, kind: K, resting: S::Word) -> u64 {
        let jumpers = self.jumpers::<DOWN, K>(kind);
        let mut total = 0;
        if jumpers != S::Word::NONE {
            total += self.best_jumps::<DOWN, K>(kind, jumpers).ways;
        }
        if jumpers == S::Word::NONE || !kind.rules().forced_capture {
            self.each_steps::<DOWN, K>(kind, resting, |_, _, targets| total += u64::from(targets.count()));
        }
        total
    }

    /// Returns the priority of the legal jumps.
    #[inline]
    pub(super) fn best_worth<const DOWN: bool, K: Kind>(self, kind: K, jumpers: S::Word) -> u64 {
        if kind.rules().priority == Priority::Free {
            return 0;
        }
        self.best_jumps::<DOWN, K>(kind, jumpers).worth
    }

    #[inline]
    fn best_jumps<const DOWN: bool, K: Kind>(self, kind: K, jumpers: S::Word) -> Best {
        let rules = kind.rules();
        // If the priority is at most the length of a jump, and the rank does not change during it,
        // the path is irrelevant.
        let is_plain = matches!(rules.priority, Priority::Free | Priority::Most)
            && rules.crowning == Crowning::AtTheEnd
            && rules.men_capture_kings
            && rules.finish_jumps
            && !rules.orthogonal_captures;
        let plain = match (is_plain, rules.flying_kings) {
            (false, _) => S::Word::NONE,
            (true, true) => jumpers & !self.kings,
            (true, false) => jumpers,
        };
        let mut best = Best::default();
        for from in bits(plain) {
            let (other, empty) = (self.other::<DOWN>(), self.empty() | from);
            best.add(if self.kings & from == S::Word::NONE {
                ends::<S, K, DOWN, false>(kind, from, other, empty)
            } else {
                ends::<S, K, DOWN, true>(kind, from, other, empty)
            });
        }
        let others = jumpers & !plain;
        if others != S::Word::NONE {
            self.each_jump::<DOWN, K, _>(kind, others, (), &mut |worth, _, ()| {
                best.add(Best { worth, ways: 1 });
            });
        }
        best
    }
}

/// Counts the continuations of a jump by a piece that does not fly. `prey` is still to capture.
fn ends<S: Shape, K: Kind, const DOWN: bool, const KING: bool>(
    kind: K,
    at: S::Word,
    prey: S::Word,
    empty: S::Word,
) -> Best {
    let rules = kind.rules();
    let mut best = Best::default();
    let mut look = |direction: Direction| {
        let over = direction.step::<S>(at) & prey;
        let to = direction.step::<S>(over) & empty;
        if to != S::Word::NONE {
            let empty = if rules.removal == Removal::AsItGoes { empty | over } else { empty };
            let mut further = ends::<S, K, DOWN, KING>(kind, to, prey & !over, empty);
            further.worth += u64::from(rules.priority == Priority::Most);
            best.add(further);
        }
    };
    Direction::forward::<DOWN>().into_iter().for_each(&mut look);
    if KING || rules.men_capture_backward {
        Direction::backward::<DOWN>().into_iter().for_each(look);
    }
    // A jump that ends here is one way.
    Best { ways: best.ways.max(1), ..best }
}

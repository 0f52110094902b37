//! The board of the search. It is the position of the rules, so a move has only one implementation.

use crate::engine::search::{Ended, Game, Moves};
use crate::rules::checkers::{Move, Shape, State};
use crate::rules::draughts::Counts;
use crate::rules::{Side, Turn};

/// A position of the rules in the form that the search expects.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchState<S: Shape>(pub State<S>);

impl<S: Shape> SearchState<S> {
    /// Returns the root of a search. If a draw could have been claimed and was not, both sides play on,
    /// so the counts toward a draw start again at 0.
    pub(super) fn root(state: State<S>) -> SearchState<S> {
        let mut root = state;
        if state.is_drawn_out() {
            root.counts = Counts::default();
        }
        SearchState(root)
    }

    pub(super) fn after(self, step: Move) -> SearchState<S> {
        let mut after = self;
        after.0.play_move(step);
        after
    }

    /// Adds the legal moves for which `score` returns a score, which decides their order. Jump paths with
    /// the same captures and the same end are one move.
    #[inline]
    pub(super) fn add_moves(&self, moves: &mut Moves<Move>, mut score: impl FnMut(Move) -> Option<i32>) {
        self.0.each_move(&mut |step| {
            if let Some(score) = score(step)
                && (!step.is_capture() || moves.iter().all(|other| other != step))
            {
                moves.push_scored(step, score);
            }
        });
    }

    /// Returns a turn that makes this legal move.
    pub(super) fn turn(&self, step: Move) -> Turn {
        let mut turn = None;
        self.0.each_path(&mut |other, path| {
            if other == step && turn.is_none() {
                turn = Some(self.0.turn(path));
            }
        });
        turn.unwrap_or_default()
    }
}

impl<S: Shape> Game for SearchState<S> {
    type Move = Move;
    type Undo = State<S>;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<Move>) {
        self.add_moves(moves, |_| Some(0));
    }

    #[inline]
    fn play(&mut self, step: Move) -> State<S> {
        let before = self.0;
        self.0.play_move(step);
        before
    }

    #[inline]
    fn undo(&mut self, _step: Move, before: State<S>) {
        self.0 = before;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.0.hash
    }

    fn side_to_move(&self) -> Side {
        self.0.to_move
    }

    /// Identifies steps by their first and last squares, captures by a hash of all their fields.
    #[inline]
    fn code(step: Move) -> u16 {
        step.code()
    }

    #[inline]
    fn ended(&self) -> Option<Ended> {
        // In most positions nothing counts toward a draw, so the costlier checks are rarely needed.
        let may_be_drawn = self.0.counts != Counts::default();
        (may_be_drawn && self.0.is_drawn_out() && self.0.can_move()).then_some(Ended::Drawn)
    }

    fn reversible(&self) -> u32 {
        self.0.counts.quiet.into()
    }
}

//! The board as the search plays on it: the position of the rules itself, so that no move is made
//! in two ways.

use crate::engine::search::{Ended, Game, Moves};
use crate::rules::checkers::{Move, Shape, State};
use crate::rules::{Side, Turn};

/// A position on a board of one size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play<S: Shape>(pub State<S>);

impl<S: Shape> Play<S> {
    /// The position from which a search starts. Where a draw could have been claimed already and
    /// was not, both want to play on, and the count begins anew.
    pub(super) fn root(state: State<S>) -> Play<S> {
        let mut root = state;
        if state.is_drawn_out() {
            (root.quiet, root.few) = (0, 0);
        }
        Play(root)
    }

    pub(super) fn after(self, step: Move) -> Play<S> {
        let mut after = self;
        after.0.play_move(step);
        after
    }

    /// Adds the legal moves that have a score, which decides their order. Two ways to jump that
    /// come to the same are one move.
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

    /// A turn that makes this legal move.
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

impl<S: Shape> Game for Play<S> {
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

    /// Steps by where they begin and end; captures by a mixture of all that they are.
    #[inline]
    fn code(step: Move) -> u16 {
        step.code()
    }

    #[inline]
    fn ended(&self) -> Option<Ended> {
        // Most often nothing was played that counts toward a draw.
        let may_be_drawn = self.0.quiet > 0 || self.0.few > 0;
        (may_be_drawn && self.0.is_drawn_out() && self.0.can_move()).then_some(Ended::Drawn)
    }

    fn reversible(&self) -> u32 {
        self.0.quiet.into()
    }
}

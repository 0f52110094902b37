//! The board of the search. It is the position of the rules, so a move has only one implementation.

use super::evaluation::{Evaluation, MAN};
use crate::engine::draughts::{Board, Explained};
use crate::engine::search::{Ended, Game, Moves};
use crate::rules::draughts::Counts;
use crate::rules::hexdame::{CELLS, FAR, GRID, Move, Position, square, squares};
use crate::rules::{Piece, Position as _, Side, Square, Turn};

/// A position of the rules in the form that the search expects.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchPosition(pub Position);

impl SearchPosition {
    /// Returns the root of a search. If a draw could have been claimed and was not, both sides play on,
    /// so the counts toward a draw start again at 0.
    pub(super) fn root(mut position: Position) -> SearchPosition {
        if position.is_drawn_out() {
            position.counts = Counts::default();
        }
        SearchPosition(position)
    }
}

impl Game for SearchPosition {
    type Move = Move;
    type Undo = Position;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<Move>) {
        self.0.each_move(|step| moves.push(step));
    }

    #[inline]
    fn play(&mut self, step: Move) -> Position {
        let before = self.0;
        self.0.play_move(step);
        before
    }

    #[inline]
    fn undo(&mut self, _step: Move, before: Position) {
        self.0 = before;
    }

    #[inline]
    fn key(&self) -> u64 {
        self.0.hash()
    }

    fn side_to_move(&self) -> Side {
        self.0.to_move()
    }

    /// Identifies steps by their first and last cells, captures by a hash of all their fields.
    #[inline]
    fn code(step: Move) -> u16 {
        const STEPS: u16 = (CELLS * CELLS) as u16;
        let way = u16::from(step.from) * CELLS as u16 + u16::from(step.to);
        if !step.is_capture() {
            return way;
        }
        // The highest bits of a set of cells are free.
        let mixed = (step.captured ^ u64::from(way) << 52).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
        STEPS + (mixed % u64::from(u16::MAX - STEPS)) as u16
    }

    #[inline]
    fn ended(&self) -> Option<Ended> {
        // In most positions nothing counts toward a draw, so the costlier checks are rarely needed.
        let may_be_drawn = self.0.counts != Counts::default();
        (may_be_drawn && self.0.is_drawn_out() && self.can_move()).then_some(Ended::Drawn)
    }

    fn reversible(&self) -> u32 {
        self.0.counts.quiet.into()
    }
}

impl Board for SearchPosition {
    type Evaluation = Evaluation;

    #[inline]
    fn add_moves(&self, moves: &mut Moves<Move>, mut score: impl FnMut(Move) -> i32) {
        self.0.each_move(|step| moves.push_scored(step, score(step)));
    }

    #[inline]
    fn captures(step: Move) -> u32 {
        step.captures()
    }

    #[inline]
    fn crowns(&self, step: Move) -> bool {
        self.0.board.kings & 1 << step.from == 0 && FAR[self.0.to_move().index()] & 1 << step.to != 0
    }

    #[inline]
    fn can_capture(&self, side: Side) -> bool {
        self.0.board.jumpers(side) != 0
    }

    #[inline]
    fn forces_captures(&self) -> bool {
        true
    }

    #[inline]
    fn can_move(&self) -> bool {
        self.0.board.can_move(self.0.to_move())
    }

    #[inline]
    fn value(&self, evaluation: &Evaluation) -> i32 {
        evaluation.value(self.0.board, self.0.to_move())
    }

    fn turn(&self, step: Move) -> Turn {
        self.0.turn(step)
    }
}

impl Explained for SearchPosition {
    type Map = Evaluation;

    const MAN: i32 = MAN;

    fn map(&self) -> Evaluation {
        Evaluation::new()
    }

    fn squares(&self) -> impl Iterator<Item = Square> {
        GRID.squares()
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.0.piece(square)
    }

    fn find(&self, turn: &Turn) -> Option<Move> {
        self.0.find(turn)
    }

    fn ends(&self, step: Move) -> [Square; 2] {
        [step.from, step.to].map(square)
    }

    fn captured(&self, step: Move) -> Vec<Square> {
        squares(step.captured).collect()
    }

    fn count_moves(&self) -> usize {
        self.0.perft(1) as usize
    }

    fn with_to_move(&self, side: Side) -> SearchPosition {
        SearchPosition(self.0.with_to_move(side))
    }

    fn material(&self, _: &Evaluation, side: Side) -> i32 {
        Evaluation::material(self.0.board, side)
    }

    fn beside(&self, square: Square) -> Vec<Square> {
        let mut beside: Vec<_> = GRID.neighbours(square).collect();
        beside.sort_unstable();
        beside
    }

    fn steps_left(&self, side: Side, square: Square) -> u32 {
        let (column, row) = GRID.place(square);
        let left = match side {
            Side::First => (GRID.columns - 1 - column).min(row),
            Side::Second => column.min(GRID.rows - 1 - row),
        };
        left.into()
    }

    fn is_ahead(&self, _: &Evaluation, side: Side, man: Square, other: Square) -> bool {
        let progress = |square| {
            let (column, row) = GRID.place(square);
            column + GRID.rows - row
        };
        match side {
            Side::First => progress(other) > progress(man),
            Side::Second => progress(other) < progress(man),
        }
    }

    fn is_in_centre(&self, map: &Evaluation, square: Square) -> bool {
        map.is_in_centre(square)
    }

    fn distance(&self, _: &Evaluation, one: Square, other: Square) -> u32 {
        let ((column, row), (to_column, to_row)) = (GRID.place(one), GRID.place(other));
        let columns = i32::from(to_column) - i32::from(column);
        let rows = i32::from(to_row) - i32::from(row);
        columns.unsigned_abs().max(rows.unsigned_abs()).max((columns + rows).unsigned_abs())
    }
}

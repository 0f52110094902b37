//! The board of the search. It is the position of the rules, so a move has only one implementation.

use super::evaluation::Evaluation;
use super::general::{self, General};
use super::tablebase;
use crate::engine::draughts::{Board, Explained, Selection};
use crate::engine::search::{Ended, Game, Moves, lost_in, won_in};
use crate::rules::checkers::{CheckersBoard, Direction, KingMoves, Shape, State, Step, Word, bits};
use crate::rules::draughts::Counts;
use crate::rules::{Piece, Side, Square, Turn};

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
}

/// The parts of a position that a move changes, besides the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before<S: Shape> {
    board: CheckersBoard<S>,
    hash: u64,
    counts: Counts,
    king_moves: [KingMoves; 2],
}

impl<S: Shape> Game for SearchState<S> {
    type Move = Step<S::Word>;
    type Undo = Before<S>;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<Step<S::Word>>) {
        self.0.each_move(&mut |step| add(moves, step, 0));
    }

    #[inline]
    fn play(&mut self, step: Step<S::Word>) -> Before<S> {
        let State { board, hash, counts, king_moves, .. } = self.0;
        self.0.play_move(step);
        Before { board, hash, counts, king_moves }
    }

    #[inline]
    fn undo(&mut self, _step: Step<S::Word>, before: Before<S>) {
        let Before { board, hash, counts, king_moves } = before;
        self.0 = State { board, hash, counts, king_moves, to_move: self.0.to_move.other(), ..self.0 };
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
    fn code(step: Step<S::Word>) -> u16 {
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

/// Adds a move, unless it is another path of a jump that is there already.
#[inline]
fn add<W: Word>(moves: &mut Moves<Step<W>>, step: Step<W>, score: i32) {
    if !step.is_capture() || moves.iter().all(|other| other != step) {
        moves.push_scored(step, score);
    }
}

impl<S: Shape> Board for SearchState<S> {
    type Evaluation = Evaluation<S>;

    // A large board has threats nearly everywhere, and two plies of them cost more than they tell.
    const SELECTION: Selection = Selection { threats: if S::EDGE > 8 { 1 } else { 2 }, ..Selection::KEEN };

    #[inline]
    fn add_moves(&self, moves: &mut Moves<Step<S::Word>>, mut score: impl FnMut(Step<S::Word>) -> i32) {
        self.0.visit_moves(|step| add(moves, step, score(step)));
    }

    #[inline]
    fn captures(step: Step<S::Word>) -> u32 {
        step.captures()
    }

    #[inline]
    fn crowns(&self, step: Step<S::Word>) -> bool {
        let State { board, to_move, .. } = self.0;
        board.kings & S::Word::bit(step.from) == S::Word::NONE
            && S::Word::bit(step.to) & S::FAR_ROWS[to_move.index()] != S::Word::NONE
    }

    #[inline]
    fn can_capture(&self, side: Side) -> bool {
        self.0.jumpers(side) != S::Word::NONE
    }

    #[inline]
    fn forces_captures(&self) -> bool {
        self.0.rules.forced_capture
    }

    #[inline]
    fn can_move(&self) -> bool {
        self.0.can_move()
    }

    #[inline]
    fn value(&self, evaluation: &Evaluation<S>) -> i32 {
        evaluation.value(&self.0)
    }

    fn solved(&self) -> Option<i32> {
        let value = tablebase::probe(&self.0)?;
        Some(match value.turns() {
            None => 0,
            Some(turns) if value.is_won() => won_in(turns),
            Some(turns) => lost_in(turns),
        })
    }

    fn turn(&self, step: Step<S::Word>) -> Turn {
        let mut turn = None;
        self.0.each_path(&mut |other, path| {
            if other == step && turn.is_none() {
                turn = Some(self.0.turn(path));
            }
        });
        turn.unwrap_or_default()
    }
}

impl<S: Shape> SearchState<S> {
    fn square(&self, number: u8) -> Square {
        self.0.turn(&[number]).0[0]
    }

    /// Returns the squares of a set.
    fn squares_of(&self, set: S::Word) -> Vec<Square> {
        bits(set).map(|bit| self.square(bit.number())).collect()
    }

    /// Returns the bit of a square, or none for a square off the board.
    fn bit(&self, square: Square) -> S::Word {
        self.0.bit(square).unwrap_or(S::Word::NONE)
    }
}

impl<S: Shape> Explained for SearchState<S> {
    type Map = General<S>;

    const MAN: i32 = general::MAN;

    fn map(&self) -> General<S> {
        General::new(self.0.rules)
    }

    fn squares(&self) -> impl Iterator<Item = Square> {
        let rules = self.0.rules;
        rules.grid().squares().filter(move |&square| rules.is_played_on(square))
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.0.piece(square)
    }

    fn find(&self, turn: &Turn) -> Option<Step<S::Word>> {
        let mut found = None;
        self.0.each_path(&mut |step, path| {
            if found.is_none() && self.0.turn(path) == *turn {
                found = Some(step);
            }
        });
        found
    }

    fn ends(&self, step: Step<S::Word>) -> [Square; 2] {
        [step.from, step.to].map(|number| self.square(number))
    }

    fn captured(&self, step: Step<S::Word>) -> Vec<Square> {
        self.squares_of(step.captured)
    }

    fn count_moves(&self) -> usize {
        self.0.count_moves() as usize
    }

    fn with_to_move(&self, side: Side) -> SearchState<S> {
        SearchState(State { to_move: side, ..self.0 })
    }

    fn material(&self, map: &General<S>, side: Side) -> i32 {
        map.material(self.0.board, side)
    }

    fn is_known_draw(&self) -> bool {
        tablebase::probe(&self.0).is_some_and(|value| value.turns().is_none())
    }

    fn beside(&self, square: Square) -> Vec<Square> {
        let bit = self.bit(square);
        let ways = Direction::DIAGONAL.map(|direction| direction.step::<S>(bit) & S::SQUARES);
        let mut squares = self.squares_of(ways.into_iter().fold(S::Word::NONE, |all, one| all | one));
        squares.sort_unstable();
        squares
    }

    fn steps_left(&self, side: Side, square: Square) -> u32 {
        let ways = match side {
            Side::First => Direction::forward::<true>(),
            Side::Second => Direction::forward::<false>(),
        };
        let (mut rows, mut way) = (0, self.bit(square));
        while way & S::FAR_ROWS[side.index()] == S::Word::NONE && way != S::Word::NONE {
            way = (ways[0].step::<S>(way) | ways[1].step::<S>(way)) & S::SQUARES;
            rows += 1;
        }
        rows
    }

    fn is_ahead(&self, map: &General<S>, side: Side, man: Square, other: Square) -> bool {
        map.ahead(side, self.bit(man)) & self.bit(other) != S::Word::NONE
    }

    fn is_in_centre(&self, map: &General<S>, square: Square) -> bool {
        map.centre() & self.bit(square) != S::Word::NONE
    }

    fn distance(&self, map: &General<S>, one: Square, other: Square) -> u32 {
        map.distance(self.bit(one).number(), self.bit(other).number()).into()
    }
}

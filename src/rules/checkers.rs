//! Checkers, also called draughts, in all variants that the options of [`Rules`] describe.
//!
//! [`Rules::AMERICAN`] is checkers in the English sense: 8 by 8 squares, short kings, men that jump
//! forward only, captures that are forced and must be finished. [`Rules::HOUSE`] is the same game
//! with optional captures. The other variants are those of their federations, with larger boards,
//! flying kings or priorities between captures.
//!
//! All variants share these rules: each side starts on the dark squares of all its rows but the
//! middle one. A man that ends its turn on the far row is crowned. No piece is jumped twice. A side
//! without a legal move loses.

mod board;
mod count;
mod hash;
mod kinds;
mod king_moves;
mod moves;
mod perft;
mod reasons;
mod squares;
mod state;
mod variants;

// The engine searches on the same boards, so there is only one move generator.
pub(crate) use board::{CheckersBoard, Direction, Eight, Shape, Ten, Twelve, Word, bits, first_of_row};
pub(crate) use kinds::{American, Known};
pub(crate) use king_moves::KingMoves;
pub use moves::Move;
pub(crate) use moves::Step;
pub(crate) use state::State;
pub use variants::{Crowning, Draws, Priority, Removal, Rules, Seat, Size};

use super::draughts::{self, Moments};
use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Position as _, Rank, Reason, Side, Square, Turn,
};

/// A position of checkers. Copying it is cheap, so moves need no undo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position(pub(crate) Sized);

/// A position with the size of the board as a type, so a step is a shift by a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sized {
    Eight(State<Eight>),
    Ten(State<Ten>),
    Twelve(State<Twelve>),
}

/// Evaluates the same expression for each size.
macro_rules! each_size {
    ($position:expr, $state:ident => $what:expr) => {
        match $position {
            Sized::Eight($state) => $what,
            Sized::Ten($state) => $what,
            Sized::Twelve($state) => $what,
        }
    };
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position(match rules.size {
            Size::Eight => Sized::Eight(State::new(rules, Side::First, CheckersBoard::START)),
            Size::Ten => Sized::Ten(State::new(rules, Side::First, CheckersBoard::START)),
            Size::Twelve => Sized::Twelve(State::new(rules, Side::First, CheckersBoard::START)),
        })
    }

    /// Returns a position with these pieces.
    ///
    /// # Errors
    /// Returns an error if a piece stands on an impossible square.
    pub fn with_pieces(
        rules: Rules,
        to_move: Side,
        pieces: impl IntoIterator<Item = (Square, Piece)>,
    ) -> Result<Position, Misplaced> {
        Ok(Position(match rules.size {
            Size::Eight => Sized::Eight(State::new(rules, to_move, board_of(rules, pieces)?)),
            Size::Ten => Sized::Ten(State::new(rules, to_move, board_of(rules, pieces)?)),
            Size::Twelve => Sized::Twelve(State::new(rules, to_move, board_of(rules, pieces)?)),
        }))
    }

    /// Sets the number of consecutive moves of the king on this square. Without effect unless
    /// [kings rest](Rules::kings_rest).
    ///
    /// # Errors
    /// Returns an error if there is no king on this square.
    pub(crate) fn set_king_moves(&mut self, square: Square, moves: u8) -> Result<(), Misplaced> {
        let is_king = each_size!(&mut self.0, state => state.set_king_moves(square, moves));
        if is_king { Ok(()) } else { Err(Misplaced::NotAKing(square)) }
    }

    /// Calls `visit` with each legal move, without allocating. Different paths that jump the same
    /// men are separate moves.
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        each_size!(&self.0, state => state.each_move(&mut |step| visit(step.into())));
    }

    /// Plays a move that [`each_move`](Position::each_move) generated for this position.
    pub fn play_move(&mut self, step: Move) {
        each_size!(&mut self.0, state => state.play_move(step.step()));
    }

    /// Returns [`perft`](super::Position::perft) with paths counted once that capture the same men
    /// with the same piece and end on the same square.
    #[cfg(feature = "tools")]
    #[must_use]
    pub fn perft_distinct(&self, depth: u32) -> u64 {
        each_size!(&self.0, state => perft::distinct(state, depth))
    }

    pub(crate) fn options(&self) -> Rules {
        each_size!(&self.0, state => state.rules)
    }

    /// Returns the same position under other rules for the same board.
    fn by(&self, rules: Rules) -> Position {
        let mut position = *self;
        each_size!(&mut position.0, state => state.set_rules(rules));
        position
    }

    /// Returns the legal move that touches exactly these squares.
    fn find(&self, turn: &Turn) -> Option<Move> {
        let mut found = None;
        each_size!(&self.0, state => state.each_path(&mut |step, path| {
            if state.turn(path) == *turn {
                found = Some(step.into());
            }
        }));
        found
    }

    /// Returns `true` if a legal turn begins with these squares.
    fn is_begun_by(&self, touched: &[Square]) -> bool {
        let mut found = false;
        each_size!(&self.0, state => state.each_path(&mut |_, path| {
            found |= state.turn(path).0.starts_with(touched);
        }));
        found
    }

    /// Returns `true` if a man of the side to move is crowned on this square.
    fn crowns(&self, square: Square) -> bool {
        let (_, row) = self.options().grid().place(square);
        let last = self.options().size.edge() - 1;
        let moves_down = (self.options().first_sits == Seat::Top) == (self.to_move() == Side::First);
        row == if moves_down { last } else { 0 }
    }
}

/// Returns a board with these pieces.
fn board_of<S: Shape>(
    rules: Rules,
    pieces: impl IntoIterator<Item = (Square, Piece)>,
) -> Result<CheckersBoard<S>, Misplaced> {
    let mut board = CheckersBoard::EMPTY;
    for (square, piece) in pieces {
        let bit = squares::bit(rules, square).map(S::Word::bit).ok_or(Misplaced::LightSquare(square))?;
        if board.piece(bit).is_some() {
            return Err(Misplaced::Twice(square));
        }
        if piece.rank == Rank::Man && bit & S::FAR_ROWS[piece.side.index()] != S::Word::NONE {
            return Err(Misplaced::Uncrowned(square));
        }
        board.put(bit, piece);
    }
    Ok(board)
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Checkers(self.options())
    }

    fn grid(&self) -> Grid {
        self.options().grid()
    }

    fn to_move(&self) -> Side {
        each_size!(&self.0, state => state.to_move)
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        each_size!(&self.0, state => state.piece(square))
    }

    fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        each_size!(&self.0, state => state.each_path(&mut |_, path| turns.push(state.turn(path))));
        turns.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        turns
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        draughts::why_not(self, touched, square)
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        let Turn(touched) = turn;
        if !self.is_begun_by(touched) {
            return Err(self.why_illegal(turn));
        }
        let Rules { crowning, removal, .. } = self.options();
        let moments = Moments {
            removes_at_once: removal == Removal::AsItGoes,
            crowns_at_once: crowning == Crowning::AtOnce,
        };
        let is_whole = self.find(turn).is_some();
        Ok(draughts::changes(self, touched, is_whole, moments, |square| self.crowns(square)))
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let step = self.find(turn).ok_or_else(|| self.why_illegal(turn))?;
        self.play_move(step);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if each_size!(&self.0, state => state.can_move()) {
            return None;
        }
        let has_pieces = each_size!(&self.0, state => state.has_pieces());
        let reason = if has_pieces { Reason::NoMoves } else { Reason::NoPieces };
        Some(Outcome { winner: Some(self.to_move().other()), reason })
    }

    /// A lone king wins only by a blunder. Under rules that limit endings with few pieces, a single
    /// piece counts as unable to win in all of them.
    fn can_win(&self, side: Side) -> bool {
        let draws = self.options().draws;
        let (kind, pieces) = each_size!(&self.0, state => (state.few(), state.count(side)));
        draws.limit(kind) == 0 || pieces > 1
    }

    fn claims(&self, history: &[u64]) -> Vec<Claim> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let (counts, few) = each_size!(&self.0, state => (state.counts, state.few()));
        let repetitions = history.iter().filter(|&&hash| hash == self.hash()).count();
        counts.claims(self.options().draws, few, repetitions)
    }

    fn king_moves(&self) -> Vec<(Square, u8)> {
        each_size!(&self.0, state => state.king_moves())
    }

    fn lands_at_most(&self, most: usize) -> bool {
        each_size!(&self.0, state => state.lands_at_most(most))
    }

    fn hash(&self) -> u64 {
        each_size!(&self.0, state => state.hash)
    }

    fn perft(&self, depth: u32) -> u64 {
        each_size!(&self.0, state => perft::paths(state, depth))
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

//! Checkers, also called draughts, in all the forms that the switches of [`Rules`] make.
//!
//! [`Rules::AMERICAN`] is what the word means in English: 8 by 8 squares, short kings, men jump
//! forward only, captures are forced and finished. [`Rules::HOUSE`] is the same at the kitchen
//! table, where neither is. The others are played by their own federations: on larger boards, with
//! kings that fly, with captures that come before others.
//!
//! Common to all: each side starts on the dark squares of its rows but the middle two. A man that
//! ends its turn on the far row is crowned. Nothing is jumped twice. Who is to move and cannot has
//! lost.

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

// The engine thinks on these boards too, so that no move is made twice.
pub(crate) use board::{CheckersBoard, Direction, Eight, Shape, Ten, Twelve, Word, bits, first_of_row};
pub(crate) use kinds::{American, Known};
pub use moves::Move;
pub(crate) use state::State;
pub use variants::{Crowning, Draws, Priority, Removal, Rules, Seat, Size};

use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Position as _, Rank, Reason, Side, Square, Turn,
};

/// A position of checkers: small enough to be copied rather than undone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position(pub(crate) Sized);

/// The compiler knows the size of the board, so that a step on it is a shift by a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Sized {
    Eight(State<Eight>),
    Ten(State<Ten>),
    Twelve(State<Twelve>),
}

/// The same for each size.
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
    /// The position in which a game starts.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position(match rules.size {
            Size::Eight => Sized::Eight(State::new(rules, Side::First, CheckersBoard::START)),
            Size::Ten => Sized::Ten(State::new(rules, Side::First, CheckersBoard::START)),
            Size::Twelve => Sized::Twelve(State::new(rules, Side::First, CheckersBoard::START)),
        })
    }

    /// A position with these pieces on the board.
    ///
    /// # Errors
    /// When a piece stands where it cannot.
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

    /// Says how often in a row the king on this square has moved. It means something only where
    /// [kings rest](Rules::kings_rest).
    ///
    /// # Errors
    /// When there is no king on this square.
    pub fn set_king_moves(&mut self, square: Square, moves: u8) -> Result<(), Misplaced> {
        let is_king = each_size!(&mut self.0, state => state.set_king_moves(square, moves));
        if is_king { Ok(()) } else { Err(Misplaced::NotAKing(square)) }
    }

    /// Shows every legal move to `visit`, without allocating. Different ways to jump the same men
    /// are shown one by one.
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        each_size!(&self.0, state => state.each_move(&mut visit));
    }

    /// Plays a move that [`each_move`](Position::each_move) showed for this very position.
    pub fn play_move(&mut self, step: Move) {
        each_size!(&mut self.0, state => state.play_move(step));
    }

    /// As [`perft`](super::Position::perft), but ways to jump that take the same men with the
    /// same piece to the same square count once.
    #[cfg(feature = "tools")]
    #[must_use]
    pub fn perft_distinct(&self, depth: u32) -> u64 {
        each_size!(&self.0, state => perft::distinct(state, depth))
    }

    pub(crate) fn options(&self) -> Rules {
        each_size!(&self.0, state => state.rules)
    }

    /// The same position by other rules, on the same board.
    fn by(&self, rules: Rules) -> Position {
        let mut position = *self;
        each_size!(&mut position.0, state => state.set_rules(rules));
        position
    }

    /// The legal move that touches exactly these squares.
    fn find(&self, turn: &Turn) -> Option<Move> {
        let mut found = None;
        each_size!(&self.0, state => state.each_path(&mut |step, path| {
            if state.turn(path) == *turn {
                found = Some(step);
            }
        }));
        found
    }

    /// Whether a legal turn begins with these squares.
    fn is_begun_by(&self, touched: &[Square]) -> bool {
        let mut found = false;
        each_size!(&self.0, state => state.each_path(&mut |_, path| {
            found |= state.turn(path).0.starts_with(touched);
        }));
        found
    }

    /// The pieces of the other side between two squares.
    fn jumped(&self, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let other = self.to_move().other();
        self.grid()
            .between(from, to)
            .filter(move |&square| self.piece(square).is_some_and(|piece| piece.side == other))
    }

    /// Whether a man of the side to move is crowned on this square.
    fn crowns(&self, square: Square) -> bool {
        let (_, row) = self.options().grid().place(square);
        let last = self.options().size.edge() - 1;
        let moves_down = (self.options().first_sits == Seat::Top) == (self.to_move() == Side::First);
        row == if moves_down { last } else { 0 }
    }
}

/// A board with these pieces.
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
        reasons::why_not(self, touched, square)
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        let Turn(touched) = turn;
        if !self.is_begun_by(touched) {
            return Err(self.why_illegal(turn));
        }
        let Rules { crowning, removal, .. } = self.options();
        let is_whole = self.find(turn).is_some();
        let mut changes = Vec::new();
        let mut taken = Vec::new();
        let mut is_man =
            touched.first().and_then(|&from| self.piece(from)).is_some_and(|piece| piece.rank == Rank::Man);
        for (at, leg) in touched.windows(2).enumerate() {
            let (from, to) = (leg[0], leg[1]);
            changes.push(Change::Move { from, to });
            let jumped = self.jumped(from, to).find(|square| !taken.contains(square));
            taken.extend(jumped);
            if removal == Removal::AsItGoes {
                changes.extend(jumped.map(|square| Change::Remove { square }));
            }
            let is_end = is_whole && at + 2 == touched.len();
            if is_end && removal == Removal::AtTheEnd {
                changes.extend(taken.iter().map(|&square| Change::Remove { square }));
            }
            if is_man && (is_end || crowning == Crowning::AtOnce) && self.crowns(to) {
                changes.push(Change::Crown { square: to });
                is_man = false;
            }
        }
        Ok(changes)
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

    /// A king alone wins only by a gift. Where the rules say that few pieces are too few, it is too
    /// little in all of these endings.
    fn can_win(&self, side: Side) -> bool {
        let draws = self.options().draws;
        let (kind, pieces) = each_size!(&self.0, state => (state.few(), state.count(side)));
        draws.limit(kind) == 0 || pieces > 1
    }

    fn claims(&self, history: &[u64]) -> Vec<Claim> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let draws = self.options().draws;
        let (quiet, few, kind) = each_size!(&self.0, state => (state.quiet, state.few, state.few()));
        let few_limit = draws.limit(kind);
        let repetitions = history.iter().filter(|&&hash| hash == self.hash()).count();
        let reaches = |count: usize, limit: u8| limit > 0 && count >= usize::from(limit);
        [
            (Claim::Repetition, reaches(repetitions, draws.repetitions)),
            (Claim::NoProgress, reaches(quiet.into(), draws.quiet)),
            (Claim::FewPieces, reaches(few.into(), few_limit)),
        ]
        .into_iter()
        .filter_map(|(claim, may)| may.then_some(claim))
        .collect()
    }

    fn king_moves(&self) -> Vec<(Square, u8)> {
        each_size!(&self.0, state => state.king_moves())
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

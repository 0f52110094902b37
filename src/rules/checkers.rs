//! Checkers, also called English draughts: 8 by 8 squares, short kings, men jump forward only.
//!
//! The switches of [`Rules`] give the two forms that are played here. [`Rules::AMERICAN`] are the
//! rules of the World Checkers/Draughts Federation: a capture is forced, and a jump that has begun
//! is finished. [`Rules::HOUSE`] are the rules of the kitchen table: neither is.
//!
//! Common to both: Black, the first side, starts on squares 1 to 12 at the top and moves down. A
//! man that reaches the far row is crowned and its turn ends there, even in the middle of a jump.
//! No man is jumped twice. Who is to move and cannot has lost.

use serde::{Deserialize, Serialize};

mod board;
mod hash;
mod moves;
mod perft;
mod reasons;

use board::Board;
pub use moves::Move;

use super::{Change, Claim, Grid, Illegal, Outcome, Piece, Rank, Reason, Side, Square, Turn};

/// The board: 8 by 8 squares, of which only the 32 dark ones are used.
pub const GRID: Grid = Grid { columns: 8, rows: 8 };

/// Turns of both sides together without a capture or a move of a man after which a draw may be
/// claimed: 40 of each side.
const QUIET_LIMIT: u16 = 80;

/// By which rules checkers is played.
///
/// Switches are added here as variants come. What a saved match does not name has the value that
/// it has in [`Rules::AMERICAN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// Who can capture must.
    pub forced_capture: bool,
    /// A jump goes on as long as the piece can capture.
    pub finish_jumps: bool,
}

impl Rules {
    /// World Checkers/Draughts Federation, rules 1.15 to 1.20.
    pub const AMERICAN: Rules = Rules { forced_capture: true, finish_jumps: true };
    /// Nobody has to capture, and a jump may stop after any of its captures.
    pub const HOUSE: Rules = Rules { forced_capture: false, finish_jumps: false };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::AMERICAN
    }
}

/// A position of checkers: small enough to be copied rather than undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    to_move: Side,
    rules: Rules,
    /// Turns of both sides since a piece was last captured or a man last moved.
    quiet: u16,
    /// Kept up to date by every move; always what [`hash::of`] gives.
    hash: u64,
}

const _: () = assert!(size_of::<Position>() <= 32);

/// Why pieces cannot stand where they were put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misplaced {
    #[error("pieces stand on the dark squares only")]
    LightSquare(Square),
    #[error("two pieces stand on the same square")]
    Twice(Square),
    #[error("a man on the far row would have been crowned; it must be a king")]
    Uncrowned(Square),
}

impl Position {
    /// The position in which a game starts.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position::with_board(rules, Side::First, Board::START)
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
        let mut board = Board::EMPTY;
        for (square, piece) in pieces {
            let bit = board::bit(square).ok_or(Misplaced::LightSquare(square))?;
            if board.piece(bit).is_some() {
                return Err(Misplaced::Twice(square));
            }
            if piece.rank == Rank::Man && bit & board::far_row(piece.side) != 0 {
                return Err(Misplaced::Uncrowned(square));
            }
            board.put(bit, piece);
        }
        Ok(Position::with_board(rules, to_move, board))
    }

    fn with_board(rules: Rules, to_move: Side, board: Board) -> Position {
        Position { board, to_move, rules, quiet: 0, hash: hash::of(board, to_move, rules) }
    }

    /// Shows every legal move to `visit`, without allocating. Different ways to jump the same men
    /// are different moves.
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        match self.to_move {
            Side::First => self.board.each_move::<true>(self.rules, &mut visit),
            Side::Second => self.board.each_move::<false>(self.rules, &mut visit),
        }
    }

    /// Plays a move that [`each_move`](Position::each_move) showed for this very position.
    pub fn play_move(&mut self, step: Move) {
        let before = self.board;
        self.board = match self.to_move {
            Side::First => before.after::<true>(step),
            Side::Second => before.after::<false>(step),
        };
        let quiet = step.captured() == 0 && before.kings & step.origin() != 0;
        self.quiet = if quiet { self.quiet.saturating_add(1) } else { 0 };
        self.hash ^= hash::difference(before, self.board);
        self.to_move = self.to_move.other();
    }

    /// As [`perft`](super::Position::perft), but ways to jump that take the same men with the
    /// same piece to the same square count once.
    #[must_use]
    pub fn perft_distinct(&self, depth: u32) -> u64 {
        perft::distinct(*self, depth)
    }

    /// The legal move that touches exactly these squares.
    fn find(&self, Turn(touched): &Turn) -> Option<Move> {
        let mut found = None;
        self.each_move(|step| {
            if step.squares().eq(touched.iter().copied()) {
                found = Some(step);
            }
        });
        found
    }

    /// Whether a legal turn begins with these squares.
    fn is_begun_by(&self, touched: &[Square]) -> bool {
        let mut found = false;
        self.each_move(|step| {
            found |= touched.len() <= step.len() && step.squares().zip(touched).all(|(a, &b)| a == b);
        });
        found
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Checkers(self.rules)
    }

    fn grid(&self) -> Grid {
        GRID
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.board.piece(board::bit(square)?)
    }

    fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.each_move(|step| turns.push(step.turn()));
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
        let mut changes = Vec::new();
        for leg in touched.windows(2) {
            let (from, to) = (leg[0], leg[1]);
            changes.push(Change::Move { from, to });
            if let Some(square) = jumped(from, to) {
                changes.push(Change::Remove { square });
            }
        }
        let is_man =
            touched.first().and_then(|&from| self.piece(from)).map(|piece| piece.rank) == Some(Rank::Man);
        if let Some(&square) = touched.last()
            && is_man
            && board::bit(square).is_some_and(|bit| bit & board::far_row(self.to_move) != 0)
        {
            changes.push(Change::Crown { square });
        }
        Ok(changes)
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let step = self.find(turn).ok_or_else(|| self.why_illegal(turn))?;
        self.play_move(step);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let can_move = match self.to_move {
            Side::First => self.board.can_move::<true>(),
            Side::Second => self.board.can_move::<false>(),
        };
        if can_move {
            return None;
        }
        let has_pieces = self.board.pieces[self.to_move.index()] != 0;
        let reason = if has_pieces { Reason::NoMoves } else { Reason::NoPieces };
        Some(Outcome { winner: Some(self.to_move.other()), reason })
    }

    fn claims(&self, history: &[u64]) -> Vec<Claim> {
        let mut claims = Vec::new();
        if self.outcome().is_some() {
            return claims;
        }
        if history.iter().filter(|&&hash| hash == self.hash).count() >= 3 {
            claims.push(Claim::Repetition);
        }
        if self.quiet >= QUIET_LIMIT {
            claims.push(Claim::NoProgress);
        }
        claims
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::paths(*self, depth)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }
}

/// The square that is jumped on the way between two squares two rows apart; none for a step.
#[must_use]
pub fn jumped(from: Square, to: Square) -> Option<Square> {
    let ((_, from_row), (_, to_row)) = (GRID.place(from), GRID.place(to));
    // Squares are numbered row by row, so the one in the middle has the number in the middle.
    (from_row.abs_diff(to_row) == 2).then(|| Square(u16::midpoint(from.0, to.0)))
}

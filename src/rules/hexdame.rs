//! Hexdame, international draughts on a hexagon of 61 cells. C. Freeling invented it in 1979.
//!
//! Each side begins with 16 men in a corner. White, the first side, sits in the corner `a1`, and Black in
//! the opposite one, `i9`. Men step to the three neighbours ahead and capture in all six directions. Kings
//! fly. A capture is forced, and a turn captures as many pieces as it can; none is jumped twice, and all
//! leave the board after the turn. A man that ends its turn on one of the nine cells of the two far sides
//! is crowned. A side without a legal turn loses.

mod board;
mod hash;
mod moves;
mod perft;

// The engine searches on the same boards, so there is only one move generator.
pub(crate) use board::{Board, CELLS, Direction, FAR, GRID, number, square, squares};
pub use moves::Move;

use serde::{Deserialize, Serialize};

use super::draughts::{self, Counts, Draughts, FewPieces, Moments};
use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Rank, Reason, Side, Square, Turn, checkers,
};

/// The rules of Hexdame.
///
/// Options that a saved match lacks have their value in [`Rules::STANDARD`].
///
/// ```
/// use parlour::rules::hexdame::{Draws, Rules};
///
/// assert_eq!(Rules::STANDARD.draws, Draws::Repetition);
/// assert_eq!(Rules::INTERNATIONAL.draws.limits().quiet, 50);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// The draws that may be claimed.
    pub draws: Draws,
}

/// The draws that may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// Only after a threefold repetition.
    Repetition,
    /// Those of [international draughts](checkers::Rules::INTERNATIONAL): also after 25 moves of each side
    /// by kings alone, and in endings against a lone king.
    International,
}

impl Rules {
    /// The rules of the inventor, in which only a threefold repetition may be claimed.
    pub const STANDARD: Rules = Rules { draws: Draws::Repetition };
    /// The same game with all draws of international draughts.
    pub const INTERNATIONAL: Rules = Rules { draws: Draws::International };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl Draws {
    /// Returns the limits of turns after which each draw may be claimed.
    #[must_use]
    pub const fn limits(self) -> checkers::Draws {
        let all = checkers::Rules::INTERNATIONAL.draws;
        match self {
            Draws::Repetition => checkers::Draws { quiet: 0, three_to_one: 0, two_to_one: 0, ..all },
            Draws::International => all,
        }
    }
}

/// A position of Hexdame. Copying it is cheap, so moves need no undo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    pub(crate) board: Board,
    to_move: Side,
    rules: Rules,
    /// The turns that count toward a draw.
    pub(crate) counts: Counts,
    /// Updated by every move and always equal to [`hash::of`].
    hash: u64,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position::new(rules, Side::First, Board::START)
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
        let mut board = Board::EMPTY;
        for (square, piece) in pieces {
            let bit = bit(square).ok_or(Misplaced::OffBoard(square))?;
            if board.piece(bit).is_some() {
                return Err(Misplaced::Twice(square));
            }
            if piece.rank == Rank::Man && bit & FAR[piece.side.index()] != 0 {
                return Err(Misplaced::Uncrowned(square));
            }
            board.put(bit, piece);
        }
        Ok(Position::new(rules, to_move, board))
    }

    fn new(rules: Rules, to_move: Side, board: Board) -> Position {
        Position { board, to_move, rules, counts: Counts::default(), hash: hash::of(board, to_move) }
    }

    /// Calls `visit` with each legal move. Paths that jump the same pieces and end on the same cell are one
    /// move.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move)) {
        self.board.each_move(self.to_move, visit);
    }

    /// Plays a move that [`each_move`](Position::each_move) generated for this position.
    #[inline]
    pub fn play_move(&mut self, step: Move) {
        let before = self.board;
        self.board = before.after(self.to_move, step);
        let is_quiet = before.kings & 1 << step.from != 0 && !step.is_capture();
        let mut counts = self.counts;
        counts.add(self.rules.draws.limits(), is_quiet, step.is_capture(), || self.few());
        self.counts = counts;
        self.hash ^= hash::difference(before, self.board);
        self.to_move = self.to_move.other();
    }

    /// Returns the same position with this side to move.
    pub(crate) fn with_to_move(&self, to_move: Side) -> Position {
        Position { counts: self.counts, ..Position::new(self.rules, to_move, self.board) }
    }

    /// Returns the turn that makes this legal move by the first of its paths.
    pub(crate) fn turn(&self, step: Move) -> Turn {
        let mut turn = None;
        self.board.each_path(self.to_move, &mut |other, path| {
            if other == step && turn.is_none() {
                turn = Some(turn_of(path));
            }
        });
        turn.unwrap_or_default()
    }

    /// Returns the legal move that touches exactly these squares.
    pub(crate) fn find(&self, Turn(touched): &Turn) -> Option<Move> {
        let numbers = numbers(touched)?;
        let mut found = None;
        self.board.each_path(self.to_move, &mut |step, path| {
            if path == numbers {
                found = Some(step);
            }
        });
        found
    }

    /// Returns [`perft`](super::Position::perft) with paths counted once that capture the same pieces with
    /// the same piece and end on the same cell, as is usual in draughts.
    #[cfg(feature = "tools")]
    #[must_use]
    pub fn perft_distinct(&self, depth: u32) -> u64 {
        perft::distinct(self.board, self.to_move, depth)
    }

    /// Returns `true` if a limit of turns without progress is reached.
    pub(crate) fn is_drawn_out(&self) -> bool {
        self.counts.are_up(self.rules.draws.limits(), || self.few())
    }

    /// Returns the kind of ending with a limited number of turns, if it is one.
    fn few(&self) -> Option<FewPieces> {
        FewPieces::of(
            Side::BOTH.map(|side| self.board.men(side).count_ones()),
            Side::BOTH.map(|side| self.board.kings(side).count_ones()),
        )
    }
}

/// Returns the bit of a square.
fn bit(square: Square) -> Option<u64> {
    number(square).map(|number| 1 << number)
}

/// Returns the numbers of the bits of squares.
fn numbers(squares: &[Square]) -> Option<Vec<u8>> {
    squares.iter().map(|&square| number(square)).collect()
}

/// Returns the turn of a path of bits.
fn turn_of(path: &[u8]) -> Turn {
    Turn(path.iter().map(|&number| square(number)).collect())
}

impl Draughts for Position {
    fn unused(&self, _: Square) -> Option<Illegal> {
        None
    }

    fn forces_captures(&self) -> bool {
        true
    }

    fn next_of_any(&self, touched: &[Square]) -> Vec<Square> {
        let Some(touched) = numbers(touched) else { return Vec::new() };
        let mut next = Vec::new();
        let mut look = |path: &[u8]| {
            if let Some(&to) = path.strip_prefix(&touched[..]).and_then(<[u8]>::first) {
                next.push(square(to));
            }
        };
        let jumpers = self.board.jumpers(self.to_move);
        if jumpers == 0 {
            self.board.each_path(self.to_move, &mut |_, path| look(path));
        } else {
            self.board.each_jump(self.to_move, jumpers, Vec::new(), &mut |_, path| look(path));
        }
        next.sort_unstable();
        next.dedup();
        next
    }

    fn could_step(&self, from: Square, to: Square) -> bool {
        let mut could = false;
        self.board.each_step(self.to_move, |step| {
            could |= (square(step.from), square(step.to)) == (from, to);
        });
        could
    }

    fn comes_first(&self, with: Vec<Square>) -> Illegal {
        Illegal::MustCaptureMost { with }
    }

    fn must_rest(&self, _: Square) -> bool {
        false
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Hexdame(self.rules)
    }

    fn grid(&self) -> Grid {
        GRID
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.board.piece(bit(square)?)
    }

    fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.board.each_path(self.to_move, &mut |_, path| turns.push(turn_of(path)));
        turns.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        turns
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        draughts::why_not(self, touched, square)
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        let Turn(touched) = turn;
        let mut is_begun = false;
        if let Some(numbers) = numbers(touched) {
            self.board.each_path(self.to_move, &mut |_, path| is_begun |= path.starts_with(&numbers));
        }
        if !is_begun {
            return Err(self.why_illegal(turn));
        }
        let moments = Moments { removes_at_once: false, crowns_at_once: false };
        let far = FAR[self.to_move.index()];
        let crowns = |square| bit(square).is_some_and(|bit| bit & far != 0);
        Ok(draughts::changes(self, touched, self.find(turn).is_some(), moments, crowns))
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let step = self.find(turn).ok_or_else(|| self.why_illegal(turn))?;
        self.play_move(step);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.board.can_move(self.to_move) {
            return None;
        }
        let has_pieces = self.board.pieces[self.to_move.index()] != 0;
        let reason = if has_pieces { Reason::NoMoves } else { Reason::NoPieces };
        Some(Outcome { winner: Some(self.to_move.other()), reason })
    }

    /// Under rules that limit endings with few pieces, a single piece counts as unable to win in all of
    /// them.
    fn can_win(&self, side: Side) -> bool {
        let is_alone = self.board.pieces[side.index()].count_ones() < 2;
        self.rules.draws.limits().limit(self.few()) == 0 || !is_alone
    }

    fn claims(&self, history: &[u64]) -> Vec<Claim> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let repetitions = history.iter().filter(|&&hash| hash == self.hash).count();
        self.counts.claims(self.rules.draws.limits(), self.few(), repetitions)
    }

    fn lands_at_most(&self, most: usize) -> bool {
        self.board.lands_at_most(self.to_move, most)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::paths(self.board, self.to_move, depth)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

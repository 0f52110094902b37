//! Reversi, also called Othello, by the rules of the World Othello Federation.
//!
//! Black, the first side, begins. A disc must flip at least one disc of the opponent, and flips all
//! that stand in an unbroken line between it and another disc of its own side. A side without a
//! move passes, which is a turn without a square; a side with a move must not pass. The game ends
//! when neither side has a move. The side with more discs wins.

use serde::{Deserialize, Serialize};

mod board;
mod perft;

pub use board::ReversiBoard;

use super::bitboard;
pub(crate) use super::bitboard::GRID;
use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Points, Rank, Reason, Side, Square, Turn,
};

/// The rules of reversi. There are no options yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {}

impl Rules {
    /// World Othello Federation.
    pub const STANDARD: Rules = Rules {};
}

/// A position of reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: ReversiBoard,
    to_move: Side,
}

impl Position {
    /// Returns the first position of a game: two discs of each side crosswise in the centre.
    #[must_use]
    pub fn start(Rules {}: Rules) -> Position {
        Position { board: ReversiBoard::START, to_move: Side::First }
    }

    /// Returns a position with these discs.
    ///
    /// # Errors
    /// Returns an error if a disc is off the board or two share a square.
    pub fn with_discs(
        Rules {}: Rules,
        to_move: Side,
        discs: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let [first, second] = bitboard::gather(discs, bitboard::bit)?;
        let (own, other) = if to_move == Side::First { (first, second) } else { (second, first) };
        Ok(Position { board: ReversiBoard { own, other }, to_move })
    }

    /// Returns the discs relative to the side to move.
    #[inline]
    #[must_use]
    pub fn board(&self) -> ReversiBoard {
        self.board
    }

    /// Returns the squares on which a disc may be placed, as a bitboard: bit `n` is square `n`. If
    /// there are none, the side to move passes or the game is over.
    #[inline]
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.board.moves()
    }

    /// Places a disc on one of the [moves](Position::moves).
    #[inline]
    pub fn place(&mut self, square: Square) {
        self.board = self.board.after(square);
        self.to_move = self.to_move.other();
    }

    /// Passes the turn to the other side.
    #[inline]
    pub fn pass(&mut self) {
        self.board = self.board.passed();
        self.to_move = self.to_move.other();
    }

    /// Returns [`perft`](super::Position::perft) with games that end before this depth counted once.
    ///
    /// These are the leaf nodes of A. Bik, *Perft for Reversi*,
    /// <https://www.aartbik.com/MISC/reversi.html>.
    #[must_use]
    pub fn perft_leaves(&self, depth: u32) -> u64 {
        perft::leaves(self.board, depth)
    }

    /// Returns the number of discs of each side, in half points.
    fn discs(&self) -> Points {
        Points(self.sides().map(|discs| 2 * discs.count_ones().cast_signed()))
    }

    /// Returns the discs of both sides, indexed by [`Side::index`].
    fn sides(&self) -> [u64; 2] {
        let ReversiBoard { own, other } = self.board;
        if self.to_move == Side::First { [own, other] } else { [other, own] }
    }

    fn is_move(&self, square: Square) -> bool {
        bitboard::bit(square).is_some_and(|bit| self.moves() & bit != 0)
    }

    /// Returns the reason why no disc may be placed on this square.
    fn refusal(&self, square: Square) -> Illegal {
        if bitboard::bit(square).is_none() {
            Illegal::OffBoard
        } else if super::Position::piece(self, square).is_some() {
            Illegal::Occupied { square }
        } else if super::Position::must_pass(self) {
            Illegal::MustPass
        } else {
            Illegal::NoFlips { square }
        }
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Reversi(Rules::STANDARD)
    }

    fn grid(&self) -> Grid {
        GRID
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let side = bitboard::owner(self.sides(), bitboard::bit(square)?)?;
        Some(Piece { side, rank: Rank::Man })
    }

    fn turns(&self) -> Vec<Turn> {
        if self.must_pass() {
            return vec![Turn::default()];
        }
        bitboard::bits(self.moves()).map(|bit| Turn(vec![bitboard::square(bit)])).collect()
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        match *touched {
            [] => self.refusal(square),
            [first, ..] if self.is_move(first) => Illegal::TurnEnds,
            [first, ..] => self.refusal(first),
        }
    }

    fn why_illegal(&self, Turn(squares): &Turn) -> Illegal {
        match squares[..] {
            _ if self.outcome().is_some() => Illegal::GameOver,
            [] => Illegal::CannotPass,
            [first, ..] => self.why_not(&squares[..squares.len() - 1], first),
        }
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        match turn.0[..] {
            [] if self.outcome().is_none() => Ok(Vec::new()),
            [square] if self.is_move(square) => {
                let mut changes =
                    vec![Change::Put { square, piece: Piece { side: self.to_move, rank: Rank::Man } }];
                changes.extend(
                    self.board
                        .flips_outward(square)
                        .map(|(square, distance)| Change::Flip { square, distance }),
                );
                Ok(changes)
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        match turn.0[..] {
            [] if self.must_pass() => self.pass(),
            [square] if self.is_move(square) => self.place(square),
            _ => return Err(self.why_illegal(turn)),
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_over = self.moves() == 0 && !self.must_pass();
        is_over.then(|| Outcome { winner: self.discs().leader(), reason: Reason::Count })
    }

    fn must_pass(&self) -> bool {
        self.moves() == 0 && self.board.passed().moves() != 0
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    /// Returns the discs on the board. Empty squares count for neither side, even at the end.
    fn points(&self) -> Option<Points> {
        Some(self.discs())
    }

    /// Returns the tournament score: the discs, with the empty squares added to the winner's or
    /// split in a draw.
    ///
    /// World Othello Federation, *World Othello Chess Rules*.
    fn score(&self) -> Option<Points> {
        self.outcome()?;
        let Points(mut points) = self.discs();
        let empty = 128 - points[0] - points[1];
        match Points(points).leader() {
            Some(winner) => points[winner.index()] += empty,
            None => points = [64; 2],
        }
        Some(Points(points))
    }

    fn hash(&self) -> u64 {
        bitboard::hash(self.sides(), self.to_move)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::exact(self.board, depth)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

//! A template for a new game: several in a row on a square board, such as tic-tac-toe.
//!
//! Copy this file to `src/rules/<game>.rs` and turn it into your game; `docs/adding-a-game.md`
//! explains each part. The template implements [`Position`](super::Position) like every game, but
//! it has no variant in [`Game`](super::Game) and [`Rules`](super::Rules), so no player and no saved
//! file can reach it. As a stand-in, its positions report the equivalent rules of
//! [gomoku], which also provide a second implementation for its tests.
//!
//! ```
//! use parlour::rules::template::{Position as TicTacToe, Rules};
//! use parlour::rules::{Position, Side, Square, Turn};
//!
//! let mut position = TicTacToe::start(Rules::TIC_TAC_TOE);
//! for square in [4, 0, 2, 6, 3, 5, 1, 7, 8] {
//!     position.play(&Turn(vec![Square(square)]))?;
//! }
//! assert_eq!(position.outcome().map(|outcome| outcome.winner), Some(None), "a draw");
//! # Ok::<(), parlour::rules::Illegal>(())
//! ```

use serde::{Deserialize, Serialize};

use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Rank, Reason, Side, Square, Turn, bitboard,
    gomoku, zobrist,
};

/// The rules of the game: the size of the board and the length of a winning row.
///
/// Every value is valid. Options that a saved match lacks have their value in
/// [`Rules::TIC_TAC_TOE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Rules {
    size: u8,
    length: u8,
}

/// Rules as read from a file, not yet validated.
#[derive(Deserialize)]
#[serde(default)]
struct Unchecked {
    size: u8,
    length: u8,
}

/// The reason why a set of rules is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    /// The board has fewer than 3 or more than 8 squares a side.
    #[error("a board has from 3 to 8 squares a side, not {0}")]
    Size(u8),
    /// The winning row has fewer than 3 squares, or does not fit the board.
    #[error("a row has from 3 squares to the side of the board, not {0}")]
    Length(u8),
}

impl Rules {
    /// Three in a row on 3 by 3 squares.
    pub const TIC_TAC_TOE: Rules = Rules { size: 3, length: 3 };

    /// Returns rules for another size or length.
    ///
    /// # Errors
    /// Returns an error if the board is too small or too large, or if no row of this length fits.
    pub fn new(size: u8, length: u8) -> Result<Rules, BadRules> {
        match (size, length) {
            (3..=8, 3..) if length <= size => Ok(Rules { size, length }),
            (3..=8, _) => Err(BadRules::Length(length)),
            _ => Err(BadRules::Size(size)),
        }
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid::rectangle(self.size, self.size)
    }

    /// Iterates over all winning rows as bitboards.
    fn rows(self) -> impl Iterator<Item = u64> {
        const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
        let row = move |from, direction| self.row(from, direction);
        self.grid().squares().flat_map(move |from| DIRECTIONS.map(|direction| row(from, direction))).flatten()
    }

    /// Returns the row that begins on a square, unless it leaves the board.
    fn row(self, from: Square, (across, down): (i8, i8)) -> Option<u64> {
        let (column, row) = self.grid().place(from);
        (0..self.length.cast_signed()).try_fold(0, |bits, step| {
            let column = column.checked_add_signed(across * step)?;
            let row = row.checked_add_signed(down * step)?;
            Some(bits | bitboard::bit(self.grid().square(column, row)?)?)
        })
    }
}

impl Default for Unchecked {
    fn default() -> Unchecked {
        let Rules { size, length } = Rules::TIC_TAC_TOE;
        Unchecked { size, length }
    }
}

impl TryFrom<Unchecked> for Rules {
    type Error = BadRules;

    fn try_from(Unchecked { size, length }: Unchecked) -> Result<Rules, BadRules> {
        Rules::new(size, length)
    }
}

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The stones of both sides as bitboards, indexed by [`Side::index`]. Bit `n` is square `n`.
    stones: [u64; 2],
    to_move: Side,
    rules: Rules,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position { stones: [0; 2], to_move: Side::First, rules }
    }

    /// Returns a position with these stones. Each side may have any number.
    ///
    /// # Errors
    /// Returns an error if a stone is off the board, two share a square, or both sides have won.
    pub fn with_stones(
        rules: Rules,
        to_move: Side,
        stones: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let mut position = Position { to_move, ..Position::start(rules) };
        position.stones = bitboard::gather(stones, |square| position.bit(square))?;
        if Side::BOTH.into_iter().all(|side| position.has_won(side)) {
            return Err(Misplaced::BothWon);
        }
        Ok(position)
    }

    /// Returns the bit of a square; `None` if it is off the board.
    fn bit(&self, square: Square) -> Option<u64> {
        let (column, row) = self.rules.grid().place(square);
        (self.rules.grid().square(column, row) == Some(square)).then(|| 1 << square.0)
    }

    /// Returns the empty squares.
    fn empty(&self) -> u64 {
        let size = u32::from(self.rules.size);
        u64::MAX >> (u64::BITS - size * size) & !(self.stones[0] | self.stones[1])
    }

    /// Returns the legal squares, none if the game is won.
    fn open(&self) -> u64 {
        if Side::BOTH.into_iter().any(|side| self.has_won(side)) { 0 } else { self.empty() }
    }

    fn is_open(&self, square: Square) -> bool {
        self.bit(square).is_some_and(|bit| self.open() & bit != 0)
    }

    /// Returns the squares of the completed rows of a side.
    fn completed(&self, side: Side) -> u64 {
        let stones = self.stones[side.index()];
        self.rules.rows().filter(|row| stones & row == *row).fold(0, |squares, row| squares | row)
    }

    fn has_won(&self, side: Side) -> bool {
        self.completed(side) != 0
    }

    /// Returns the reason why no stone may be placed on this square.
    fn refusal(&self, square: Square) -> Illegal {
        match self.bit(square) {
            None => Illegal::OffBoard,
            Some(_) => Illegal::Occupied { square },
        }
    }
}

impl super::Position for Position {
    // In your game: `super::Rules::YourGame(self.rules)`.
    fn rules(&self) -> super::Rules {
        let Rules { size, length } = self.rules;
        super::Rules::Gomoku(gomoku::Rules::in_a_row(size, length).expect("valid for gomoku as well"))
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let side = bitboard::owner(self.stones, self.bit(square)?)?;
        Some(Piece { side, rank: Rank::Man })
    }

    fn turns(&self) -> Vec<Turn> {
        bitboard::bits(self.open()).map(|bit| Turn(vec![bitboard::square(bit)])).collect()
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        match *touched {
            [] => self.refusal(square),
            [first, ..] if self.is_open(first) => Illegal::TurnEnds,
            [first, ..] => self.refusal(first),
        }
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        match turn.0[..] {
            [] if self.open() != 0 => Ok(Vec::new()),
            [square] if self.is_open(square) => {
                Ok(vec![Change::Put { square, piece: Piece { side: self.to_move, rank: Rank::Man } }])
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        match turn.0[..] {
            [square] if self.is_open(square) => {
                self.stones[self.to_move.index()] |= 1 << square.0;
                self.to_move = self.to_move.other();
                Ok(())
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(side) = Side::BOTH.into_iter().find(|&side| self.has_won(side)) {
            return Some(Outcome { winner: Some(side), reason: Reason::Line });
        }
        (self.empty() == 0).then_some(Outcome { winner: None, reason: Reason::FullBoard })
    }

    fn can_win(&self, side: Side) -> bool {
        let (own, other) = (self.stones[side.index()], self.stones[side.other().index()]);
        let turns = bitboard::turns_left(self.empty().count_ones(), self.to_move == side);
        self.rules.rows().any(|row| row & other == 0 && (row & !own).count_ones() <= turns)
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    fn line(&self) -> Vec<Square> {
        let squares = self.completed(Side::First) | self.completed(Side::Second);
        bitboard::bits(squares).map(bitboard::square).collect()
    }

    fn hash(&self) -> u64 {
        let rules = u64::from_be_bytes([0, 0, 0, 0, 0, 1, self.rules.size, self.rules.length]);
        bitboard::hash(self.stones, self.to_move) ^ zobrist::word(rules)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

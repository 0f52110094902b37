//! Connect four: discs fall down the columns of an upright board, and four in a row win.
//!
//! Red, the first side, begins. A turn is the one square on which the disc comes to rest. The game
//! ends with the first row of four or more, horizontal, vertical or diagonal, or as a draw on a
//! full board. The disc that fills the board can still win.

use serde::{Deserialize, Serialize};

mod board;
mod perft;

use board::ConnectFourBoard;

use super::{
    Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Rank, Reason, Side, Square, Turn, bitboard,
};

/// The rules of connect four: the size of the board and the length of a winning row.
///
/// Every value fits into the bitboards of [`Position`]. Options that a saved match lacks have their
/// value in [`Rules::STANDARD`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Size")]
pub struct Rules {
    columns: u8,
    rows: u8,
    length: u8,
}

/// Rules as read from a file, not yet validated.
#[derive(Deserialize)]
#[serde(default)]
struct Size {
    columns: u8,
    rows: u8,
    length: u8,
}

/// The reason why a set of rules is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    /// The board has fewer than 4 columns or rows.
    #[error("a board has at least 4 columns and 4 rows, not {columns} and {rows}")]
    TooSmall {
        /// The number of columns that was asked for.
        columns: u8,
        /// The number of rows that was asked for.
        rows: u8,
    },
    /// The board has more squares than its bitboards have bits.
    #[error("columns times one more than the rows may be at most 64, but {columns} times {} is more", u16::from(*rows) + 1)]
    TooLarge {
        /// The number of columns that was asked for.
        columns: u8,
        /// The number of rows that was asked for.
        rows: u8,
    },
    /// The winning row has fewer than 3 discs, or does not fit the board.
    #[error("what wins has to be from 3 in a row to as many as fit across and upright, not {length}")]
    Length {
        /// The length that was asked for.
        length: u8,
    },
}

impl Rules {
    /// 7 columns, 6 rows, 4 in a row.
    pub const STANDARD: Rules = Rules { columns: 7, rows: 6, length: 4 };

    /// Returns rules for another size or length. Each column takes one bit more than it has rows,
    /// out of 64.
    ///
    /// # Errors
    /// Returns an error if the board is too small or too large, or if no row of this length fits.
    pub fn new(columns: u8, rows: u8, length: u8) -> Result<Rules, BadRules> {
        if columns < 4 || rows < 4 {
            return Err(BadRules::TooSmall { columns, rows });
        }
        if u16::from(columns) * (u16::from(rows) + 1) > 64 {
            return Err(BadRules::TooLarge { columns, rows });
        }
        if length < 3 || length > columns.min(rows) {
            return Err(BadRules::Length { length });
        }
        Ok(Rules { columns, rows, length })
    }

    /// Returns the size of the board.
    #[must_use]
    pub fn grid(self) -> Grid {
        Grid::rectangle(self.columns, self.rows)
    }

    /// Returns the length of a winning row.
    #[must_use]
    pub fn length(self) -> u8 {
        self.length
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

impl Default for Size {
    fn default() -> Size {
        let Rules { columns, rows, length } = Rules::STANDARD;
        Size { columns, rows, length }
    }
}

impl TryFrom<Size> for Rules {
    type Error = BadRules;

    fn try_from(Size { columns, rows, length }: Size) -> Result<Rules, BadRules> {
        Rules::new(columns, rows, length)
    }
}

/// A position of connect four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: ConnectFourBoard,
    to_move: Side,
    rules: Rules,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        Position { board: ConnectFourBoard::empty(rules), to_move: Side::First, rules }
    }

    /// Returns a position with these discs. Each side may have any number, as a handicap gives one
    /// side more.
    ///
    /// # Errors
    /// Returns an error if a disc has nothing below it, or if both sides have won.
    pub fn with_discs(
        rules: Rules,
        to_move: Side,
        discs: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let start = Position::start(rules);
        let mut board = start.board;
        board.discs = bitboard::gather(discs, |square| start.bit(square))?;
        let floating =
            |&square: &Square| start.bit(square).is_some_and(|bit| board.floating(rules) & bit != 0);
        if let Some(square) = rules.grid().squares().find(floating) {
            return Err(Misplaced::Floating(square));
        }
        if Side::BOTH.into_iter().all(|side| board.has_won(rules, side)) {
            return Err(Misplaced::BothWon);
        }
        Ok(Position { board, to_move, rules })
    }

    /// Returns `true` if this column has room.
    #[inline]
    #[must_use]
    pub fn is_open(&self, column: u8) -> bool {
        column < self.rules.columns && self.board.has_room(self.rules, column)
    }

    /// Drops a disc down a column that [is open](Position::is_open) while neither side has won.
    #[inline]
    pub fn drop_disc(&mut self, column: u8) {
        self.board.discs[self.to_move.index()] |= self.board.landing(self.rules, column);
        self.to_move = self.to_move.other();
    }

    /// Returns the side with a winning row.
    #[inline]
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        // The side that has just moved is the likelier winner.
        [self.to_move.other(), self.to_move].into_iter().find(|&side| self.board.has_won(self.rules, side))
    }

    /// Returns the discs of each side as bitboards, indexed by [`Side::index`]. Bits are numbered up
    /// the columns, one column after the other from the left, and the bit above each column stays
    /// free.
    #[inline]
    #[must_use]
    pub fn discs(&self) -> [u64; 2] {
        self.board.discs
    }

    /// Returns the square of a single bit of [`discs`](Position::discs); `None` if the bit is not on
    /// the board.
    #[must_use]
    pub fn square(&self, bit: u64) -> Option<Square> {
        self.squares(bit).next()
    }

    /// Returns the bit of a square. Squares are numbered by rows from the top, bits by columns from
    /// the bottom.
    fn bit(&self, square: Square) -> Option<u64> {
        let (column, row) = self.rules.grid().place(square);
        let is_on_board = self.rules.grid().square(column, row) == Some(square);
        is_on_board.then(|| 1 << (column * (self.rules.rows + 1) + self.rules.rows - 1 - row))
    }

    fn column(&self, square: Square) -> u8 {
        self.rules.grid().place(square).0
    }

    /// Iterates over the squares of these bits, in the order of the board.
    fn squares(&self, bits: u64) -> impl Iterator<Item = Square> {
        let is_one = move |&square: &Square| self.bit(square).is_some_and(|bit| bits & bit != 0);
        self.rules.grid().squares().filter(is_one)
    }

    /// Returns the bits on which the next disc may come to rest.
    fn landings(&self) -> u64 {
        if self.winner().is_some() { 0 } else { self.board.landings(self.rules) }
    }

    /// Returns the square on which a disc comes to rest in the column of `square`.
    fn landing_below(&self, square: Square) -> Option<Square> {
        self.bit(square)?;
        self.squares(self.landings()).find(|&landing| self.column(landing) == self.column(square))
    }

    fn is_landing(&self, square: Square) -> bool {
        self.bit(square).is_some_and(|bit| self.landings() & bit != 0)
    }

    /// Returns the reason why no disc comes to rest on this square.
    fn refusal(&self, square: Square) -> Illegal {
        if self.bit(square).is_none() {
            return Illegal::OffBoard;
        }
        match self.landing_below(square) {
            None => Illegal::ColumnFull { column: self.column(square) },
            Some(_) if super::Position::piece(self, square).is_some() => Illegal::Occupied { square },
            Some(to) => Illegal::Falls { to },
        }
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::ConnectFour(self.rules)
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let side = bitboard::owner(self.board.discs, self.bit(square)?)?;
        Some(Piece { side, rank: Rank::Man })
    }

    fn turns(&self) -> Vec<Turn> {
        self.squares(self.landings()).map(|square| Turn(vec![square])).collect()
    }

    fn resolve_touch(&self, square: Square) -> Square {
        self.landing_below(square).unwrap_or(square)
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        match *touched {
            [] => self.refusal(square),
            [first, ..] if self.is_landing(first) => Illegal::TurnEnds,
            [first, ..] => self.refusal(first),
        }
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        match turn.0[..] {
            [] if self.landings() != 0 => Ok(Vec::new()),
            [square] if self.is_landing(square) => {
                Ok(vec![Change::Drop { square, piece: Piece { side: self.to_move, rank: Rank::Man } }])
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        match turn.0[..] {
            [square] if self.is_landing(square) => {
                self.drop_disc(self.column(square));
                Ok(())
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(side) = self.winner() {
            return Some(Outcome { winner: Some(side), reason: Reason::Line });
        }
        let is_full = self.board.landings(self.rules) == 0;
        is_full.then_some(Outcome { winner: None, reason: Reason::FullBoard })
    }

    fn can_win(&self, side: Side) -> bool {
        self.board.fewest_missing(self.rules, side) <= self.board.turns_left(self.rules, self.to_move == side)
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    fn line(&self) -> Vec<Square> {
        let runs = |side| self.board.winning(self.rules, side);
        self.squares(runs(Side::First) | runs(Side::Second)).collect()
    }

    fn hash(&self) -> u64 {
        bitboard::hash(self.board.discs, self.to_move) ^ self.rules.hash()
    }

    fn perft(&self, depth: u32) -> u64 {
        perft::count(self, depth)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

//! Four: players place stones next to stones, and four in a row win.
//!
//! A stone is placed on an empty square that is orthogonally adjacent to a stone, or anywhere on an
//! empty board. Four or more in a row win, horizontally, vertically or diagonally. A full board is
//! a draw.

use serde::{Deserialize, Serialize};

use super::bitboard;
pub(crate) use super::bitboard::GRID;
use super::{Change, Claim, Grid, Illegal, Misplaced, Outcome, Piece, Rank, Reason, Side, Square, Turn};

/// The length of a winning row.
const LENGTH: u32 = 4;

/// The square of the stone with which the board is set up: column a, fifth row from the top.
const SEAT: Square = Square(32);

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;
/// The squares on which a run of four to the right may begin, and those for a run to the left.
const LEFT_HALF: u64 = 0x1F1F_1F1F_1F1F_1F1F;
const RIGHT_HALF: u64 = LEFT_HALF << 3;

/// The distance of the bits in a run (horizontal, diagonal to the left, vertical, diagonal to the
/// right), and the squares on which such a run may begin without crossing the left or right edge.
const WAYS: [(u32, u64); 4] = [(1, LEFT_HALF), (7, RIGHT_HALF), (8, u64::MAX), (9, LEFT_HALF)];

/// The rules of four.
///
/// Options that a saved match lacks have their value in [`Rules::SEAT_STONE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// The position at the start of a game.
    pub opening: Opening,
}

/// The way a game opens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// A black stone in the middle of the left edge, and White to move.
    #[default]
    SeatStone,
    /// An empty board, and Black to move.
    Free,
}

impl Rules {
    /// The usual game, with a seat stone.
    pub const SEAT_STONE: Rules = Rules { opening: Opening::SeatStone };
    /// The game on an empty board.
    pub const FREE: Rules = Rules { opening: Opening::Free };
}

/// A position of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Indexed by [`Side::index`].
    stones: [u64; 2],
    to_move: Side,
    rules: Rules,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        match rules.opening {
            Opening::SeatStone => Position { stones: [1 << SEAT.0, 0], to_move: Side::Second, rules },
            Opening::Free => Position { stones: [0; 2], to_move: Side::First, rules },
        }
    }

    /// Returns a position with these stones. They need not be connected, and each side may have any
    /// number.
    ///
    /// # Errors
    /// Returns an error if a stone is off the board, two share a square, or both sides have won.
    pub fn with_stones(
        rules: Rules,
        to_move: Side,
        stones: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let stones = bitboard::gather(stones, bitboard::bit)?;
        if stones.into_iter().all(has_won) {
            return Err(Misplaced::BothWon);
        }
        Ok(Position { stones, to_move, rules })
    }

    /// Returns the squares on which a stone may be placed while neither side has won, as a
    /// bitboard: bit `n` is square `n`.
    #[inline]
    #[must_use]
    pub fn places(&self) -> u64 {
        let taken = self.stones[0] | self.stones[1];
        if taken == 0 { u64::MAX } else { beside(taken) & !taken }
    }

    /// Places a stone on one of the [places](Position::places) while neither side has won.
    #[inline]
    pub fn place(&mut self, square: Square) {
        self.stones[self.to_move.index()] |= 1 << (square.0 & 63);
        self.to_move = self.to_move.other();
    }

    /// Returns the stones of a side as a bitboard: bit `n` is square `n`.
    #[inline]
    #[must_use]
    pub fn stones(&self, side: Side) -> u64 {
        self.stones[side.index()]
    }

    /// Returns the side with four in a row.
    #[inline]
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        // The side that has just moved is the likelier winner.
        [self.to_move.other(), self.to_move].into_iter().find(|side| has_won(self.stones[side.index()]))
    }

    /// Returns the legal squares, none if the game is won.
    fn open(&self) -> u64 {
        if self.winner().is_some() { 0 } else { self.places() }
    }

    fn is_open(&self, square: Square) -> bool {
        bitboard::bit(square).is_some_and(|bit| self.open() & bit != 0)
    }

    /// Returns the number of stones that a side still places if the board is filled.
    fn stones_left(&self, side: Side) -> u32 {
        bitboard::turns_left((self.stones[0] | self.stones[1]).count_zeros(), self.to_move == side)
    }

    /// Returns the reason why no stone may be placed on this square.
    fn refusal(&self, square: Square) -> Illegal {
        if bitboard::bit(square).is_none() {
            Illegal::OffBoard
        } else if super::Position::piece(self, square).is_some() {
            Illegal::Occupied { square }
        } else {
            Illegal::NotAdjacent { square }
        }
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Four(self.rules)
    }

    fn grid(&self) -> Grid {
        GRID
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let side = bitboard::owner(self.stones, bitboard::bit(square)?)?;
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
                self.place(square);
                Ok(())
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(side) = self.winner() {
            return Some(Outcome { winner: Some(side), reason: Reason::Line });
        }
        (self.places() == 0).then_some(Outcome { winner: None, reason: Reason::FullBoard })
    }

    fn can_win(&self, side: Side) -> bool {
        let (own, other) = (self.stones[side.index()], self.stones[side.other().index()]);
        WAYS.iter().any(|&(step, begin)| {
            let starts = bitboard::runs(!other, step, LENGTH) & begin;
            bitboard::missing(own, starts, step, LENGTH) <= self.stones_left(side)
        })
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    fn line(&self) -> Vec<Square> {
        let runs = |&(step, begin): &(u32, u64)| {
            let starts = |stones| bitboard::runs(stones, step, LENGTH) & begin;
            bitboard::filled(starts(self.stones[0]) | starts(self.stones[1]), step, LENGTH)
        };
        let squares = WAYS.iter().map(runs).fold(0, |all, run| all | run);
        bitboard::bits(squares).map(bitboard::square).collect()
    }

    fn hash(&self) -> u64 {
        bitboard::hash(self.stones, self.to_move)
    }

    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.winner().is_some() => 0,
            _ => count(*self, depth),
        }
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

/// Returns the perft number of a position in which neither side has won.
fn count(position: Position, depth: u32) -> u64 {
    let places = position.places();
    if depth == 1 {
        return u64::from(places.count_ones());
    }
    let mut total = 0;
    for bit in bitboard::bits(places) {
        let mut after = position;
        after.place(bitboard::square(bit));
        if !has_won(after.stones[position.to_move.index()]) {
            total += count(after, depth - 1);
        }
    }
    total
}

/// Returns the squares above, below, to the left and to the right of the given ones.
#[inline]
#[must_use]
pub const fn beside(squares: u64) -> u64 {
    squares << 8 | squares >> 8 | (squares & !COLUMN_H) << 1 | (squares & !COLUMN_A) >> 1
}

/// Returns `true` if four of these stones are in a row.
#[inline]
fn has_won(stones: u64) -> bool {
    WAYS.iter().any(|&(step, begin)| bitboard::runs(stones, step, LENGTH) & begin != 0)
}

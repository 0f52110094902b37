//! Hex: the sides place stones in turn, and each tries to join its own two edges of the board.
//!
//! P. Hein published the game in 1942 and J. Nash invented it again in 1948. The first side joins the
//! top and the bottom, the second side the left and the right; see [`edges`]. A full board always joins
//! the edges of exactly one side, so there are no draws (D. Gale, *The Game of Hex and the Brouwer
//! Fixed-Point Theorem*, The American Mathematical Monthly 86, 1979).
//!
//! The first stone is a large advantage. By the **swap rule**, the second side may take that stone
//! over as its first turn. The stone changes its colour and is mirrored at the diagonal from the top
//! left to the bottom right, since the edges of its new owner lie the other way. Players keep their
//! colours. A swap is a turn like any other: it touches the stone.
//!
//! ```
//! use parlour::rules::hex::{Position as Hex, Rules};
//! use parlour::rules::{Position, Side, Square, Turn};
//!
//! let mut position = Hex::start(Rules::STANDARD);
//! position.play(&Turn(vec![Square(2)]))?;
//! assert_eq!(position.swap(), Some(Square(2)));
//! position.play(&Turn(vec![Square(2)]))?;
//! assert_eq!(position.piece(Square(22)).map(|piece| piece.side), Some(Side::Second));
//! assert_eq!(position.to_move(), Side::First);
//! # Ok::<(), parlour::rules::Illegal>(())
//! ```

mod board;
mod rules;

pub(crate) use board::Stones;
pub use board::{Edge, edges};
pub use rules::{BadRules, Rules};

use board::LONGEST;

use super::zobrist::{word, words};
use super::{
    Change, Claim, Grid, Illegal, Misplaced, Next, Outcome, Piece, Rank, Reason, Side, Square, Turn, bitboard,
};

const CELLS: usize = LONGEST * LONGEST;
/// The keys of stones, indexed by `[side][square]`.
const KEYS: [[u64; CELLS]; 2] = [words::<CELLS>(0), words::<CELLS>(CELLS)];
const SECOND_TO_MOVE: u64 = word(2 * CELLS as u64);

/// A position of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Indexed by [`Side::index`].
    stones: [Stones; 2],
    /// Number of stones of each side.
    counts: [u16; 2],
    to_move: Side,
    rules: Rules,
    /// Derived from the stones and cached, since most methods read it.
    winner: Option<Side>,
    hash: u64,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        // Each value of each option has a key of its own.
        let hash = word(1000 + u64::from(rules.size())) ^ word(1100 + u64::from(rules.swap()));
        Position {
            stones: [Stones::NONE; 2],
            counts: [0; 2],
            to_move: Side::First,
            rules,
            winner: None,
            hash,
        }
    }

    /// Returns a position with these stones. Each side may have any number.
    ///
    /// # Errors
    /// Returns an error if a stone is off the board or two share a square.
    pub fn with_stones(
        rules: Rules,
        to_move: Side,
        stones: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let mut position = Position::start(rules);
        for (square, side) in stones {
            if square.0 >= rules.grid().len() {
                return Err(Misplaced::OffBoard(square));
            }
            if position.stone(square).is_some() {
                return Err(Misplaced::Twice(square));
            }
            position.put(side, square);
        }
        if to_move == Side::Second {
            position.to_move = Side::Second;
            position.hash ^= SECOND_TO_MOVE;
        }
        position.winner = Side::BOTH.into_iter().find(|&side| position.joins(side));
        Ok(position)
    }

    /// Returns the owner of the stone on a square.
    #[inline]
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones[side.index()].has(self.rules.size(), square))
    }

    /// Returns the side that has joined its edges.
    #[inline]
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.winner
    }

    /// Returns the square of the stone that the side to move may take over by the swap rule.
    #[must_use]
    pub fn swap(&self) -> Option<Square> {
        let is_due = self.rules.swap()
            && self.to_move == Side::Second
            && self.counts == [1, 0]
            && self.winner.is_none();
        is_due.then(|| self.stones[Side::First.index()].first(self.rules.size())).flatten()
    }

    /// Returns the fewest stones with which a side joins its edges if the other side never answers.
    /// `None` if the other side has joined its own.
    #[must_use]
    pub fn missing(&self, side: Side) -> Option<u32> {
        let chain = board::shortest(self.rules.grid(), side, |square| match self.stone(square) {
            Some(owner) => (owner == side).then_some(0),
            None => Some(1),
        })?;
        Some(chain.into_iter().filter(|&square| self.stone(square).is_none()).count() as u32)
    }

    /// Iterates over the empty squares, row by row, whether or not the game is over.
    pub fn empty(&self) -> impl Iterator<Item = Square> + '_ {
        self.rules.grid().squares().filter(|&square| self.stone(square).is_none())
    }

    /// Places a stone of the side to move on an empty square of the board while neither side has won.
    #[inline]
    pub fn place(&mut self, square: Square) {
        let side = self.to_move;
        self.put(side, square);
        // A chain from edge to edge takes a stone in each line.
        if self.counts[side.index()] >= self.rules.size().into() && self.joins(side) {
            self.winner = Some(side);
        }
        self.pass_the_turn();
    }

    /// Takes over the stone of the other side.
    fn take_over(&mut self, square: Square) {
        self.stones[Side::First.index()] = Stones::NONE;
        self.counts[Side::First.index()] = 0;
        self.hash ^= key(Side::First, square);
        self.put(Side::Second, self.mirrored(square));
        self.pass_the_turn();
    }

    fn put(&mut self, side: Side, square: Square) {
        self.stones[side.index()].put(self.rules.size(), square);
        self.counts[side.index()] += 1;
        self.hash ^= key(side, square);
    }

    fn pass_the_turn(&mut self) {
        self.to_move = self.to_move.other();
        self.hash ^= SECOND_TO_MOVE;
    }

    fn joins(&self, side: Side) -> bool {
        self.stones[side.index()].join(self.rules.size(), side)
    }

    /// Returns the square in the column of this row and the row of this column.
    fn mirrored(&self, square: Square) -> Square {
        let (column, row) = self.rules.grid().place(square);
        self.rules.grid().square(row, column).unwrap_or(square)
    }

    /// Returns `true` if a touch of this square is a turn.
    fn is_open(&self, square: Square) -> bool {
        self.refusal(square).is_none()
    }

    /// Returns the reason why a touch of this square is no turn.
    fn refusal(&self, square: Square) -> Option<Illegal> {
        if self.winner.is_some() {
            Some(Illegal::GameOver)
        } else if square.0 >= self.rules.grid().len() {
            Some(Illegal::OffBoard)
        } else if self.stone(square).is_some() && self.swap() != Some(square) {
            Some(Illegal::Occupied { square })
        } else {
            None
        }
    }

    fn open(&self) -> impl Iterator<Item = Square> + '_ {
        let is_over = self.winner.is_some();
        self.rules.grid().squares().filter(move |&square| !is_over && self.is_open(square))
    }

    /// Plays a turn that is legal.
    fn touch(&mut self, square: Square) {
        if self.swap() == Some(square) { self.take_over(square) } else { self.place(square) }
    }

    /// Returns the number of empty squares.
    fn room(&self) -> u16 {
        self.rules.grid().len() - self.counts[0] - self.counts[1]
    }

    fn count(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if self.winner.is_some() => 0,
            1 => u64::from(self.room()) + u64::from(self.swap().is_some()),
            _ => self
                .open()
                .map(|square| {
                    let mut after = *self;
                    after.touch(square);
                    after.count(depth - 1)
                })
                .sum(),
        }
    }
}

fn key(side: Side, Square(square): Square) -> u64 {
    KEYS[side.index()][usize::from(square)]
}

fn stone(side: Side) -> Piece {
    Piece { side, rank: Rank::Man }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Hex(self.rules)
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.stone(square).map(stone)
    }

    fn turns(&self) -> Vec<Turn> {
        self.open().map(|square| Turn(vec![square])).collect()
    }

    fn next(&self, touched: &[Square]) -> Next {
        match *touched {
            [] => Next { squares: self.open().collect(), complete: false },
            [square] => Next { squares: Vec::new(), complete: self.is_open(square) },
            _ => Next::default(),
        }
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        // If the first stone is already illegal, report that.
        self.refusal(*touched.first().unwrap_or(&square)).unwrap_or(Illegal::TurnEnds)
    }

    /// Never `true`. A swap takes a stone over and leaves a choice.
    fn must_capture(&self) -> bool {
        false
    }

    /// A stone that is taken over moves to its mirrored square, unless it lies on the diagonal, and
    /// flips.
    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        match *turn.0 {
            [] if self.winner.is_none() => Ok(Vec::new()),
            [square] => match self.refusal(square) {
                Some(reason) => Err(reason),
                None if self.swap() == Some(square) => {
                    let to = self.mirrored(square);
                    let slides = (to != square).then_some(Change::Move { from: square, to });
                    Ok(slides.into_iter().chain([Change::Flip { square: to, distance: 1 }]).collect())
                }
                None => Ok(vec![Change::Put { square, piece: stone(self.to_move) }]),
            },
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        match *turn.0 {
            [square] => match self.refusal(square) {
                Some(reason) => Err(reason),
                None => {
                    self.touch(square);
                    Ok(())
                }
            },
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner.map(|side| Outcome { winner: Some(side), reason: Reason::Connection })
    }

    fn can_win(&self, side: Side) -> bool {
        let turns_left = bitboard::turns_left(self.room().into(), self.to_move == side);
        // A swap leaves one more empty square.
        self.swap().is_some() || self.missing(side).is_some_and(|missing| missing <= turns_left)
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    /// Returns a shortest chain of the winner between its edges, in order from the top or the left.
    fn line(&self) -> Vec<Square> {
        let Some(winner) = self.winner else { return Vec::new() };
        let cost = |square| (self.stone(square) == Some(winner)).then_some(1);
        board::shortest(self.rules.grid(), winner, cost).unwrap_or_default()
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn perft(&self, depth: u32) -> u64 {
        self.count(depth)
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(*self)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

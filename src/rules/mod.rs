//! What is legal: one file a game, one trait over all of them.
//!
//! Nothing here knows of a screen, a file or a clock. A game is a [`Position`]: a value that knows
//! whose turn it is, which turns are legal, what a turn changes on the board, and whether the game
//! is over. [`Rules`] says by which rules a game is played and makes its first position.

#![forbid(unsafe_code)]

use std::fmt;

use serde::{Deserialize, Serialize};

pub mod checkers;
mod illegal;
mod registry;

pub use illegal::Illegal;
pub use registry::{Game, Preset, Rules, UnknownName};

/// A place that can be touched: a cell, or a point where lines cross.
///
/// Numbered row by row from the top left of the board, starting at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(pub u16);

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    pub columns: u8,
    pub rows: u8,
}

impl Grid {
    /// The square in this column and row, both counted from 0 at the top left.
    #[must_use]
    pub fn square(self, column: u8, row: u8) -> Option<Square> {
        (column < self.columns && row < self.rows)
            .then(|| Square(u16::from(row) * u16::from(self.columns) + u16::from(column)))
    }

    /// Column and row of a square, both counted from 0 at the top left.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a board has at most 255 columns and rows")]
    pub fn place(self, square: Square) -> (u8, u8) {
        let columns = u16::from(self.columns);
        ((square.0 % columns) as u8, (square.0 / columns) as u8)
    }

    /// Every square, row by row from the top left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..u16::from(self.columns) * u16::from(self.rows)).map(Square)
    }
}

/// One of the two players. Their colours and names belong to what the game looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    First,
    Second,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: for tables with one entry a side.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What a piece can do. Stones and discs are men: they have no other rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    Man,
    King,
}

/// What can stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    pub side: Side,
    pub rank: Rank,
}

/// All that one player does before the other's turn: the squares touched, in order.
///
/// One square for a placement; where a piece stands and then each place where it lands for a
/// move or a chain of jumps; none for a pass.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turn(pub Vec<Square>);

/// One thing that a turn does to the board. A turn's changes come in the order in which a person
/// would carry them out, and nothing but a change ever moves a piece on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    Put { square: Square, piece: Piece },
    Move { from: Square, to: Square },
    Remove { square: Square },
    Flip { square: Square },
    Crown { square: Square },
}

/// What may follow on the squares touched so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// The squares that may be touched next, in the order of the board.
    pub squares: Vec<Square>,
    /// Whether the squares touched so far are a legal turn as they stand.
    pub complete: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    pub reason: Reason,
}

/// Why a game ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser is to move and cannot.
    NoMoves,
    /// The loser resigned.
    Resigned,
    /// A draw, agreed on by both.
    Agreed,
    /// A draw, claimed because the position stood for the third time.
    Repetition,
    /// A draw, claimed because nothing had been captured and no man moved for long enough.
    NoProgress,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoPieces => "no pieces left",
            Reason::NoMoves => "no legal move",
            Reason::Resigned => "resigned",
            Reason::Agreed => "draw agreed",
            Reason::Repetition => "threefold repetition",
            Reason::NoProgress => "no progress",
        })
    }
}

/// A draw that the side to move may claim but need not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    Repetition,
    NoProgress,
}

impl Claim {
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let reason = match self {
            Claim::Repetition => Reason::Repetition,
            Claim::NoProgress => Reason::NoProgress,
        };
        Outcome { winner: None, reason }
    }
}

/// One game's whole state.
///
/// Each game has a fast type of its own behind this; the trait is what the match, the records and
/// the board are written against, and it can be used as `dyn Position`.
pub trait Position: fmt::Debug + Send + Sync {
    /// The rules that are played by, and with them the game.
    fn rules(&self) -> Rules;

    fn grid(&self) -> Grid;

    fn to_move(&self) -> Side;

    /// What stands on a square.
    fn piece(&self, square: Square) -> Option<Piece>;

    /// Every legal turn. Empty exactly when [`outcome`](Position::outcome) is there.
    fn turns(&self) -> Vec<Turn>;

    /// Which squares may be touched after those touched so far.
    ///
    /// A turn that is being made is a prefix of legal turns, so this is one answer for selection,
    /// for the dots on the squares, for jumps of many legs and for taking one of them back.
    fn next(&self, touched: &[Square]) -> Next {
        let mut next = Next::default();
        for Turn(squares) in self.turns() {
            let Some(rest) = squares.strip_prefix(touched) else { continue };
            match rest.first() {
                Some(&square) => next.squares.push(square),
                None => next.complete = true,
            }
        }
        next.squares.sort_unstable();
        next.squares.dedup();
        next
    }

    /// Why `square` may not be touched after `touched`. Only asked when it may not.
    fn why_not(&self, touched: &[Square], square: Square) -> Illegal;

    /// Why this is not a legal turn. Only asked when it is not.
    fn why_illegal(&self, turn: &Turn) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        let Turn(squares) = turn;
        for (at, &square) in squares.iter().enumerate() {
            if !self.next(&squares[..at]).squares.contains(&square) {
                return self.why_not(&squares[..at], square);
            }
        }
        match squares.len() {
            0 | 1 => Illegal::Nothing,
            _ => Illegal::MustContinue { to: self.next(squares).squares },
        }
    }

    /// What the turn changes on the board, in the order in which a person would do it.
    ///
    /// `turn` may also be the beginning of a legal turn: then these are the changes so far, which
    /// is what the board shows of a turn that is being made.
    ///
    /// # Errors
    /// When no legal turn begins with these squares, with the reason.
    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal>;

    /// Plays a whole turn. On an error the position is unchanged.
    ///
    /// # Errors
    /// When the turn is not legal, with the reason.
    fn play(&mut self, turn: &Turn) -> Result<(), Illegal>;

    /// How the game ended by the rules alone, if it has. Resignation and the like are the match's.
    fn outcome(&self) -> Option<Outcome>;

    /// The draws that the side to move may claim, given the hashes of every position of the game
    /// from the first up to and including this one.
    fn claims(&self, history: &[u64]) -> Vec<Claim>;

    /// Equal for positions in which the same turns are legal and the same continuations possible.
    fn hash(&self) -> u64;

    /// How many sequences of `depth` legal turns start here. The standard test of move generation.
    fn perft(&self, depth: u32) -> u64 {
        let turns = self.turns();
        match depth {
            0 => 1,
            1 => turns.len() as u64,
            _ => turns
                .iter()
                .map(|turn| {
                    let mut after = self.boxed();
                    after.play(turn).map_or(0, |()| after.perft(depth - 1))
                })
                .sum(),
        }
    }

    /// A copy of this position.
    fn boxed(&self) -> Box<dyn Position>;
}

//! What is legal: one file a game, one trait over all of them.
//!
//! Nothing here knows of a screen, a file or a clock. A game is a [`Position`]: a value that knows
//! whose turn it is, which turns are legal, what a turn changes on the board, and whether the game
//! is over. [`Rules`] says by which rules a game is played and makes its first position.

#![forbid(unsafe_code)]

use std::any::Any;
use std::fmt;

use serde::{Deserialize, Serialize};

pub(crate) mod bitboard;
pub mod checkers;
pub mod connect_four;
mod counting;
pub mod four;
pub mod go;
pub mod gomoku;
mod illegal;
mod misplaced;
mod outcome;
pub(crate) mod random;
mod registry;
pub mod reversi;
pub(crate) mod zobrist;

pub use counting::{Count, Counting, Parts};
pub use illegal::{Forbidden, Illegal};
pub use misplaced::Misplaced;
pub use outcome::{Claim, Outcome, Points, Reason};
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

    /// The squares strictly between two that lie on one row, column or diagonal, from the first
    /// to the last; none for any other two.
    pub fn between(self, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let ((column, row), (to_column, to_row)) = (self.place(from), self.place(to));
        let (columns, rows) = (i16::from(to_column) - i16::from(column), i16::from(to_row) - i16::from(row));
        let is_line = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        let distance = if is_line { columns.abs().max(rows.abs()) } else { 0 };
        (1..distance).filter_map(move |step| {
            let column = i16::from(column) + columns.signum() * step;
            let row = i16::from(row) + rows.signum() * step;
            self.square(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
        })
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
    Put {
        square: Square,
        piece: Piece,
    },
    Move {
        from: Square,
        to: Square,
    },
    /// A piece falls from above the board down its column, and comes to rest here.
    Drop {
        square: Square,
        piece: Piece,
    },
    Remove {
        square: Square,
    },
    /// A piece turns to the other side. `distance` counts the squares from the piece that caused
    /// it: what is equally far turns at the same time.
    Flip {
        square: Square,
        distance: u8,
    },
    Crown {
        square: Square,
    },
}

impl Change {
    /// Whether something happens on this square.
    #[must_use]
    pub fn concerns(&self, square: Square) -> bool {
        match *self {
            Change::Move { from, to } => from == square || to == square,
            Change::Put { square: at, .. }
            | Change::Drop { square: at, .. }
            | Change::Remove { square: at }
            | Change::Flip { square: at, .. }
            | Change::Crown { square: at } => at == square,
        }
    }
}

/// What may follow on the squares touched so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// The squares that may be touched next, in the order of the board.
    pub squares: Vec<Square>,
    /// Whether the squares touched so far are a legal turn as they stand.
    pub complete: bool,
}

/// What a player may decide in the middle of an opening instead of placing a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// To go on with the first side's pieces.
    First,
    /// To go on with the second side's pieces.
    Second,
    /// To place two more pieces, after which the other player decides.
    PlaceTwo,
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

    /// Every legal turn. Empty exactly when [`outcome`](Position::outcome) is there, or when
    /// something has to be [chosen](Position::choices) first.
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

    /// Returns the square that a touch on `square` stands for: `square` itself, or the cell where
    /// the disc comes to rest in a game with gravity.
    fn resolve_touch(&self, square: Square) -> Square {
        square
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

    /// Whether every turn takes something, so that whoever is to move has to capture.
    fn must_capture(&self) -> bool {
        let is_capture = |change: &Change| matches!(change, Change::Remove { .. });
        let takes = |turn: &Turn| self.changes(turn).is_ok_and(|changes| changes.iter().any(is_capture));
        let turns = self.turns();
        !turns.is_empty() && turns.iter().all(takes)
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

    /// Whether this side could still win if the other did all it can to lose: who runs out of time
    /// loses to nobody who could not have won. Only asked while the game goes on.
    ///
    /// Never false where a win is left. It may be true where the last few turns would all have to go
    /// another way: rows, pieces and turns are counted, not played out.
    fn can_win(&self, _side: Side) -> bool {
        true
    }

    /// The draws that the side to move may claim, given the hashes of every position of the game
    /// from the first up to and including this one.
    fn claims(&self, history: &[u64]) -> Vec<Claim>;

    /// The squares in a row that won; none where nobody won so.
    fn line(&self) -> Vec<Square> {
        Vec::new()
    }

    /// What each side has now, in games that count.
    fn points(&self) -> Option<Points> {
        None
    }

    /// How the game is scored now that it is over, in games that count; a game that is
    /// [counted](Position::counting) by agreement has its own way.
    fn score(&self) -> Option<Points> {
        None
    }

    /// Every empty square that the rules forbid to the side to move for what the piece would make
    /// there, with the reason. What is merely occupied or out of reach is not among them.
    fn forbidden(&self) -> Vec<(Square, Illegal)> {
        Vec::new()
    }

    /// Whether the only turn is a pass that nobody chooses, because whoever can move must. Where a
    /// pass is always allowed it is a choice, and this is never so.
    fn must_pass(&self) -> bool {
        false
    }

    /// There while play rests and both agree on what is counted.
    fn counting(&self) -> Option<&dyn Counting> {
        None
    }

    /// What the player who [acts](Position::actor) has to decide before anybody plays on.
    fn choices(&self) -> Vec<Choice> {
        Vec::new()
    }

    /// Decides. On an error the position is unchanged.
    ///
    /// # Errors
    /// When it is not one of the [choices](Position::choices).
    fn choose(&mut self, _choice: Choice) -> Result<(), Illegal> {
        Err(Illegal::NoChoice)
    }

    /// Whether the players sit on each other's side, because one of them [chose](Position::choose)
    /// to change.
    fn swapped(&self) -> bool {
        false
    }

    /// Which player acts now: places the next piece, or has something to [choose](Position::choices).
    ///
    /// The player is named by the side on which that player began. This is the side to move, seen
    /// through [`swapped`](Position::swapped), except in an opening in which one player places the
    /// pieces of both sides.
    fn actor(&self) -> Side {
        if self.swapped() { self.to_move().other() } else { self.to_move() }
    }

    /// How far an opening with [choices](Position::choices) has come, by the name used in commands,
    /// files and language keys. None where nothing is to be said of it.
    fn stage(&self) -> Option<&'static str> {
        None
    }

    /// How often in a row a king has moved, where the rules let it move only so often.
    fn king_moves(&self) -> Vec<(Square, u8)> {
        Vec::new()
    }

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

    /// The fast type behind this, for whoever knows the game.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Box<dyn Position> {
        self.boxed()
    }
}

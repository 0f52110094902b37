//! The rules of the games: one module per game and one trait, [`Position`], that all implement.
//!
//! Nothing here depends on a screen, a file or a clock. A [`Position`] holds the side to move and
//! answers which turns are legal, which changes a turn makes on the board, and whether the game is
//! over. [`Rules`] selects a game with its options; [`Game`] lists the games with their presets.
//!
//! A short game of checkers by the house rules, in which captures are optional:
//!
//! ```
//! use parlour::rules::{Game, Position, Side};
//!
//! let mut position = Game::Checkers.preset("house")?.start();
//! for _ in 0..10 {
//!     let turn = position.turns().into_iter().next().expect("the game is not over");
//!     position.play(&turn)?;
//! }
//! assert_eq!(position.to_move(), Side::First);
//! assert!(position.outcome().is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

use std::any::Any;
use std::fmt;

use serde::{Deserialize, Serialize};

pub(crate) mod bitboard;
pub mod checkers;
pub mod connect_four;
mod counting;
pub(crate) mod draughts;
pub mod four;
pub mod go;
pub mod gomoku;
mod grid;
pub mod hex;
pub mod hexdame;
mod illegal;
mod misplaced;
mod outcome;
pub(crate) mod random;
mod registry;
pub mod reversi;
mod symmetry;
#[cfg(feature = "tools")]
pub mod template;
pub(crate) mod zobrist;

pub use counting::{Count, Counting, Parts};
pub use grid::{Cells, Direction, Grid, Square};
pub use illegal::{Forbidden, Illegal};
pub use misplaced::Misplaced;
pub use outcome::{Claim, Outcome, Points, Reason};
pub use registry::{Game, Preset, Rules, UnknownName};
pub use symmetry::{Shape, Symmetry, shape};

/// One of the two sides. Their colours and names belong to the look of a game.
///
/// ```
/// use parlour::rules::Side;
///
/// assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that makes the first turn of a usual game.
    First,
    /// The opponent of the first side.
    Second,
}

impl Side {
    /// Both sides, in the order of [`index`](Side::index).
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// Returns the opponent.
    #[inline]
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Returns 0 for the first side and 1 for the second, to index arrays with one entry per side.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The rank of a piece. Stones and discs have no rank of their own and count as men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// A piece that has not been crowned.
    Man,
    /// A crowned piece of checkers or Hexdame.
    King,
}

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The side that owns the piece.
    pub side: Side,
    /// The rank, a man in all games but checkers and Hexdame.
    pub rank: Rank,
}

/// A complete turn (a ply) as the squares touched, in order.
///
/// A placement is one square. A move is the square of the piece followed by each square on which
/// it lands, so a chain of three jumps has four squares. A pass is empty.
///
/// ```
/// use parlour::rules::{Game, Position, Square, Turn};
///
/// let mut position = Game::Reversi.presets()[0].rules.start();
/// position.play(&Turn(vec![Square(19)]))?;
/// assert!(position.play(&Turn::default()).is_err(), "a pass is legal only without a move");
/// # Ok::<(), parlour::rules::Illegal>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turn(pub Vec<Square>);

/// One step of a turn on the board. The changes of a turn are in the order in which a person makes
/// them, and the screen moves pieces only by changes.
///
/// ```
/// use parlour::rules::{Change, Game, Position, Square, Turn};
///
/// let position = Game::Reversi.presets()[0].rules.start();
/// let changes = position.changes(&Turn(vec![Square(19)]))?;
/// assert!(matches!(changes[0], Change::Put { square: Square(19), .. }));
/// assert_eq!(changes[1], Change::Flip { square: Square(27), distance: 1 });
/// # Ok::<(), parlour::rules::Illegal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// A new piece is placed on the board.
    Put {
        /// The empty square that receives it.
        square: Square,
        /// The new piece.
        piece: Piece,
    },
    /// A piece moves in a straight line, over a captured piece if the step is a jump.
    Move {
        /// The square that the piece leaves.
        from: Square,
        /// The square on which it lands.
        to: Square,
    },
    /// A new piece falls down its column from above the board.
    Drop {
        /// The square on which it comes to rest.
        square: Square,
        /// The new piece.
        piece: Piece,
    },
    /// A captured piece leaves the board.
    Remove {
        /// The square of that piece.
        square: Square,
    },
    /// A piece changes its side in place.
    Flip {
        /// The square of the piece.
        square: Square,
        /// The number of squares from the piece that caused the flip, at least 1. Pieces at the same
        /// distance flip at the same time.
        distance: u8,
    },
    /// A man becomes a king.
    Crown {
        /// The square of the man.
        square: Square,
    },
}

impl Change {
    /// Returns `true` if the change affects this square.
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

/// The possible continuations of an unfinished turn; see [`Position::next`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// The squares that may be touched next, in the order of the board.
    pub squares: Vec<Square>,
    /// `true` if the squares touched so far are already a legal turn.
    pub complete: bool,
}

/// A decision that a player makes during an opening instead of placing a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Continue with the pieces of the first side.
    First,
    /// Continue with the pieces of the second side.
    Second,
    /// Place two more pieces, after which the other player decides.
    PlaceTwo,
}

/// The complete state of a game.
///
/// Each game implements this trait with a fast type of its own. The match, the records and the
/// board use games only through `dyn Position`.
///
/// # Examples
///
/// ```
/// use parlour::rules::{Game, Illegal, Position, Side, Square, Turn};
///
/// let mut position = Game::ConnectFour.presets()[0].rules.start();
/// // A touch anywhere in a column stands for the cell in which the disc comes to rest.
/// let bottom = position.resolve_touch(Square(3));
/// assert_eq!(bottom, Square(38));
/// position.play(&Turn(vec![bottom]))?;
/// assert_eq!(position.piece(bottom).map(|piece| piece.side), Some(Side::First));
/// assert_eq!(position.why_not(&[], bottom), Illegal::Occupied { square: bottom });
/// # Ok::<(), Illegal>(())
/// ```
pub trait Position: fmt::Debug + Send + Sync {
    /// Returns the rules of the game, which also identify the game.
    fn rules(&self) -> Rules;

    /// Returns the cells of the board.
    fn grid(&self) -> Grid;

    /// Returns the side that makes the next turn.
    fn to_move(&self) -> Side;

    /// Returns the piece on a square.
    fn piece(&self, square: Square) -> Option<Piece>;

    /// Returns all legal turns. Empty exactly if the game has an [`outcome`](Position::outcome) or
    /// a [choice](Position::choices) is due.
    fn turns(&self) -> Vec<Turn>;

    /// Returns the squares that may be touched after those touched so far.
    ///
    /// An unfinished turn is a prefix of legal turns. This one function therefore covers selection,
    /// the marks on target squares, jumps of many legs and taking back one of them.
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

    /// Returns the reason why `square` may not be touched after `touched`. Callers ask only for
    /// squares that are not in [`next`](Position::next).
    fn why_not(&self, touched: &[Square], square: Square) -> Illegal;

    /// Returns the reason why a turn is illegal. Callers ask only for illegal turns.
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

    /// Returns `true` if every legal turn captures.
    fn must_capture(&self) -> bool {
        let turns = self.turns();
        !turns.is_empty() && turns.iter().all(|turn| self.captures(turn))
    }

    /// Returns `true` if a turn removes pieces from the board.
    fn captures(&self, turn: &Turn) -> bool {
        let is_capture = |change: &Change| matches!(change, Change::Remove { .. });
        self.changes(turn).is_ok_and(|changes| changes.iter().any(is_capture))
    }

    /// Returns the changes that a turn makes on the board, in the order in which a person makes
    /// them.
    ///
    /// `turn` may also be a prefix of a legal turn. The result then holds the changes so far, which
    /// is what the board shows of an unfinished turn.
    ///
    /// # Errors
    /// Returns the reason if no legal turn begins with these squares.
    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal>;

    /// Plays a complete turn. On an error the position is unchanged.
    ///
    /// # Errors
    /// Returns the reason if the turn is illegal.
    fn play(&mut self, turn: &Turn) -> Result<(), Illegal>;

    /// Returns the outcome if the rules alone have ended the game. Resignation, agreement and time
    /// belong to the match.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns `true` if this side could still win with the opponent's help. Running out of time is
    /// a draw if the opponent cannot win. Callers ask only while the game goes on.
    ///
    /// The answer is never `false` if a win is possible. It may be `true` in a few positions near
    /// the end without a possible win: implementations count rows, pieces and turns and do not
    /// search.
    fn can_win(&self, _side: Side) -> bool {
        true
    }

    /// Returns the draws that the side to move may claim. `history` holds the hashes of all
    /// positions of the game, from the first to this one.
    fn claims(&self, history: &[u64]) -> Vec<Claim>;

    /// Returns the squares of the winning row; empty if no row has won.
    fn line(&self) -> Vec<Square> {
        Vec::new()
    }

    /// Returns the points of each side in games that count points.
    fn points(&self) -> Option<Points> {
        None
    }

    /// Returns the final score of a finished game in games that count points. Games that are
    /// [counted](Position::counting) by agreement are scored by [`Counting::count`] instead.
    fn score(&self) -> Option<Points> {
        None
    }

    /// Returns the empty squares that the rules forbid to the side to move, with the reasons, such
    /// as a ko or an overline. Occupied and unreachable squares are not included.
    fn forbidden(&self) -> Vec<(Square, Illegal)> {
        Vec::new()
    }

    /// Returns `true` if a pass is the only legal turn and therefore needs no decision. Always
    /// `false` in games in which a pass is a free choice.
    fn must_pass(&self) -> bool {
        false
    }

    /// Returns the count while play rests and the players agree on the dead stones.
    fn counting(&self) -> Option<&dyn Counting> {
        None
    }

    /// Returns the choices of the player who [acts](Position::actor), one of which must be made
    /// before play continues; empty if none is due.
    fn choices(&self) -> Vec<Choice> {
        Vec::new()
    }

    /// Makes a choice. On an error the position is unchanged.
    ///
    /// # Errors
    /// Returns an error if `choice` is not one of the [choices](Position::choices).
    fn choose(&mut self, _choice: Choice) -> Result<(), Illegal> {
        Err(Illegal::NoChoice)
    }

    /// Returns `true` if the players have swapped sides by a [choice](Position::choose).
    fn swapped(&self) -> bool {
        false
    }

    /// Returns the player who acts next, by placing a piece or by making a
    /// [choice](Position::choices).
    ///
    /// A player is identified by the side on which that player began. The actor is the side to
    /// move, adjusted for [`swapped`](Position::swapped), except in an opening in which one player
    /// places the pieces of both sides.
    fn actor(&self) -> Side {
        if self.swapped() { self.to_move().other() } else { self.to_move() }
    }

    /// Returns the stage of an opening with [choices](Position::choices), by its name in commands,
    /// files and language keys. `None` if there is no such opening or it needs no mention.
    fn stage(&self) -> Option<&'static str> {
        None
    }

    /// Returns the number of consecutive moves of each king, if the rules limit them.
    fn king_moves(&self) -> Vec<(Square, u8)> {
        Vec::new()
    }

    /// Returns `true` if the pieces of the side to move land on at most this number of squares in all
    /// their jumps, counted for each way. It takes no longer than that number allows.
    ///
    /// Composed positions of draughts can have more ways to jump than any memory holds. Whoever takes such
    /// positions from outside asks this before [`turns`](Position::turns) or [`play`](Position::play).
    fn lands_at_most(&self, _most: usize) -> bool {
        true
    }

    /// Returns a hash that is equal for positions with the same legal turns and continuations.
    fn hash(&self) -> u64;

    /// Returns the number of sequences of `depth` legal turns: the standard test of move generation.
    ///
    /// ```
    /// use parlour::rules::{Game, Position};
    ///
    /// let position = Game::Checkers.preset("american")?.start();
    /// assert_eq!((1..=4).map(|depth| position.perft(depth)).collect::<Vec<_>>(), [7, 49, 302, 1469]);
    /// # Ok::<(), parlour::rules::UnknownName>(())
    /// ```
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

    /// Returns a copy of this position.
    fn boxed(&self) -> Box<dyn Position>;

    /// Returns the concrete type, for downcasts by code that knows the game.
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Box<dyn Position> {
        self.boxed()
    }
}

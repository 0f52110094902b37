//! The current turn and the previous one.

use crate::rules::{Change, Next, Position, Side, Square, Turn};

/// The current turn and the previous one, as the board shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// Last turn that was not a forced pass. `None` at the beginning of a game.
    pub previous: Option<PastTurn>,
    /// Turn in progress.
    pub current: CurrentTurn,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTurn {
    /// Side that made the turn.
    pub side: Side,
    /// Squares of the turn.
    pub turn: Turn,
    /// Effects of the turn on the board.
    pub changes: Vec<Change>,
}

/// The turn in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrentTurn {
    /// Side to move.
    pub side: Side,
    /// True once the player has taken the device over. Always true in quick mode.
    pub started: bool,
    /// Squares touched so far.
    pub path: Vec<Square>,
    /// Effects of those squares on the board.
    pub changes: Vec<Change>,
    /// Squares that can follow, and whether the turn can end here.
    pub next: Next,
}

impl CurrentTurn {
    /// Creates the turn with the squares in `path`, which is a prefix of a legal turn.
    pub(super) fn new(position: &dyn Position, started: bool, path: Vec<Square>) -> CurrentTurn {
        let next = position.next(&path);
        let changes = if path.is_empty() {
            Vec::new()
        } else {
            position.changes(&Turn(path.clone())).unwrap_or_default()
        };
        CurrentTurn { side: position.to_move(), started, path, changes, next }
    }

    /// Returns the squares of the pieces that will be removed, in the order of their capture.
    pub fn removed(&self) -> impl Iterator<Item = Square> {
        removed(&self.changes)
    }

    /// Returns `true` if the touched squares crown a piece.
    #[must_use]
    pub fn crowned(&self) -> bool {
        self.changes.iter().any(|change| matches!(change, Change::Crown { .. }))
    }

    /// Returns `true` if the turn is complete and no square can follow.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.next.complete && self.next.squares.is_empty()
    }
}

impl PastTurn {
    /// Returns `turn` as a past turn that was made in `position`.
    #[must_use]
    pub fn of(position: &dyn Position, turn: Turn) -> PastTurn {
        let changes = position.changes(&turn).unwrap_or_default();
        PastTurn { side: position.to_move(), turn, changes }
    }

    /// Returns the squares of the removed pieces, in the order of their capture.
    pub fn removed(&self) -> impl Iterator<Item = Square> {
        removed(&self.changes)
    }
}

fn removed(changes: &[Change]) -> impl Iterator<Item = Square> {
    changes.iter().filter_map(|change| match change {
        Change::Remove { square } => Some(*square),
        _ => None,
    })
}

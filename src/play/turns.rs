//! The turn that is being made, and the one before it.

use crate::rules::{Change, Next, Position, Side, Square, Turn};

/// The current turn and the previous one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The last turn that was played, unless the game has just begun.
    pub previous: Option<PastTurn>,
    pub current: CurrentTurn,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTurn {
    pub side: Side,
    pub turn: Turn,
    pub changes: Vec<Change>,
}

/// The turn that is being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrentTurn {
    pub side: Side,
    /// Whether the player has taken the device over. Always true in quick mode.
    pub started: bool,
    /// The squares touched so far.
    pub path: Vec<Square>,
    /// What those squares do to the board.
    pub changes: Vec<Change>,
    /// What may follow, and whether the turn may end here.
    pub next: Next,
}

impl CurrentTurn {
    /// The turn made of the squares in `path`, which is the beginning of a legal turn.
    pub(super) fn new(position: &dyn Position, started: bool, path: Vec<Square>) -> CurrentTurn {
        let next = position.next(&path);
        let changes = if path.is_empty() {
            Vec::new()
        } else {
            position.changes(&Turn(path.clone())).unwrap_or_default()
        };
        CurrentTurn { side: position.to_move(), started, path, changes, next }
    }

    /// The pieces that will go, in the order in which they are taken.
    pub fn removed(&self) -> impl Iterator<Item = Square> {
        removed(&self.changes)
    }

    /// Whether a piece is crowned at the end of what was touched so far.
    #[must_use]
    pub fn crowned(&self) -> bool {
        self.changes.iter().any(|change| matches!(change, Change::Crown { .. }))
    }

    /// Whether the turn is complete and nothing can be added to it.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.next.complete && self.next.squares.is_empty()
    }
}

impl PastTurn {
    /// This turn, once it has been played in this position.
    #[must_use]
    pub fn of(position: &dyn Position, turn: Turn) -> PastTurn {
        let changes = position.changes(&turn).unwrap_or_default();
        PastTurn { side: position.to_move(), turn, changes }
    }

    /// The pieces that went, in the order in which they were taken.
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

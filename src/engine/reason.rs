//! Why a turn is good: facts that were checked, of each game its own.

use super::{Line, checkers, connect_four, four, go, gomoku, reversi};
use crate::rules::{self, Position, Rules};

/// One fact about a turn.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Reason {
    Checkers(checkers::Fact),
    Reversi(reversi::Fact),
    Go(go::Fact),
    Gomoku(gomoku::Fact),
    ConnectFour(connect_four::Fact),
    Four(four::Fact),
}

/// What speaks for the first turn of a line and against it, what matters most first.
#[must_use]
pub fn reasons(position: &dyn Position, line: &Line) -> Vec<Reason> {
    match position.rules() {
        Rules::Checkers(_) => checkers::reasons(position, line).into_iter().map(Reason::Checkers).collect(),
        Rules::Reversi(_) => reversi::reasons(position, line).into_iter().map(Reason::Reversi).collect(),
        Rules::Go(_) => {
            let known = known::<rules::go::Position>(position);
            known.map(|position| go::reasons(position, line)).into_iter().flatten().map(Reason::Go).collect()
        }
        Rules::Gomoku(_) => {
            let known = known::<rules::gomoku::Position>(position);
            let facts = known.map(|position| gomoku::reasons(position, line));
            facts.into_iter().flatten().map(Reason::Gomoku).collect()
        }
        Rules::Four(_) => {
            let known = known::<rules::four::Position>(position);
            let facts = known.map(|position| four::reasons(position, line));
            facts.into_iter().flatten().map(Reason::Four).collect()
        }
        Rules::ConnectFour(_) => {
            connect_four::reasons(position, line).into_iter().map(Reason::ConnectFour).collect()
        }
    }
}

/// The fast type behind a position, which it has if its rules are of that game.
fn known<T: 'static>(position: &dyn Position) -> Option<&T> {
    position.as_any().downcast_ref()
}

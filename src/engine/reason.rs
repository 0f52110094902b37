//! Reasons for a turn: facts that were checked on the board, different for each game.

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

/// Returns the facts about the first turn of a line, the most important first.
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

/// Returns the position as its concrete type if it belongs to that game.
fn known<T: 'static>(position: &dyn Position) -> Option<&T> {
    position.as_any().downcast_ref()
}

//! Reasons for a turn: facts checked on the board, different for each game.

use super::{Line, checkers, connect_four, four, go, gomoku, hex, hexdame, reversi};
use crate::rules::{self, Position, Rules};

/// A fact about a turn.
///
/// ```
/// use parlour::engine::{self, Limits, Lines, Question, Reason, Resources, Stop, connect_four, reasons};
/// use parlour::notation::read_turn;
/// use parlour::rules::Game;
///
/// // Three discs of the first player stand on each other.
/// let rules = Game::ConnectFour.presets()[0].rules;
/// let mut position = rules.start();
/// for column in ["4", "1", "4", "1", "4", "2"] {
///     let turn = read_turn(&*position, column)?;
///     position.play(&turn).expect("the turn should be legal");
/// }
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(1000),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = engine::engine(rules, Resources::without_host(1 << 20));
/// let analysis = engine.analyse(&question, &Stop::default());
/// let facts = reasons(&*position, &analysis.lines[0]);
/// assert!(matches!(facts[0], Reason::ConnectFour(connect_four::Fact::Wins { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Reason {
    /// A fact about a turn of checkers.
    Checkers(checkers::Fact),
    /// A fact about a move of reversi.
    Reversi(reversi::Fact),
    /// A fact about a move of Go.
    Go(go::Fact),
    /// A fact about a stone of gomoku.
    Gomoku(gomoku::Fact),
    /// A fact about a drop of connect four.
    ConnectFour(connect_four::Fact),
    /// A fact about a stone of four.
    Four(four::Fact),
    /// A fact about a turn of Hexdame. They are those of checkers, on rows of other cells.
    Hexdame(hexdame::Fact),
    /// A fact about a stone of Hex.
    Hex(hex::Fact),
}

/// Returns the facts about the first turn of a line, most important first. Returns none if the line does
/// not fit the position.
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
        Rules::Hexdame(_) => hexdame::reasons(position, line).into_iter().map(Reason::Hexdame).collect(),
        Rules::Hex(_) => {
            let known = known::<rules::hex::Position>(position);
            let facts = known.map(|position| hex::reasons(position, line));
            facts.into_iter().flatten().map(Reason::Hex).collect()
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

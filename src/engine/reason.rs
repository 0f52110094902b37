//! Reasons for a turn: facts checked on the board, different for each game.

use serde::{Deserialize, Serialize};

use super::{Line, Score, checkers, connect_four, four, go, gomoku, hex, hexdame, reversi};
use crate::rules::{self, Position, Rules, Turn};

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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl Reason {
    /// Returns `true` unless the fact speaks against the turn. The best turn can have such a fact, which is no reason to
    /// choose it: it may give up a corner where every other turn gives up more.
    #[must_use]
    pub fn speaks_for(&self) -> bool {
        !matches!(self, Reason::Reversi(reversi::Fact::GivesCorner { .. }))
    }

    /// Returns `true` if the fact names what a turn wins, loses, saves or threatens, and `false` if it only says why
    /// the turn is good in general, as in "takes the centre".
    #[must_use]
    pub fn is_telling(&self) -> bool {
        match self {
            Reason::Checkers(fact) | Reason::Hexdame(fact) => {
                use checkers::Fact;
                !matches!(
                    fact,
                    Fact::OnlyTurn
                        | Fact::KeepsBackRow { .. }
                        | Fact::TakesCentre { .. }
                        | Fact::Hunts { .. }
                        | Fact::Advances { .. }
                        | Fact::OutOfReach
                        | Fact::Joins { .. }
                )
            }
            Reason::Reversi(fact) => !matches!(fact, reversi::Fact::TurnsFew { .. }),
            Reason::Go(fact) => {
                use go::Fact;
                !matches!(
                    fact,
                    Fact::TakesCorner
                        | Fact::FillsNeutralPoint
                        | Fact::NothingLeft
                        | Fact::Extends { .. }
                        | Fact::Blocks { .. }
                        | Fact::StaysNear { .. }
                        | Fact::Approaches { .. }
                )
            }
            Reason::Gomoku(fact) => {
                use gomoku::Fact;
                !matches!(fact, Fact::Builds(_) | Fact::Hinders | Fact::Middle)
            }
            Reason::ConnectFour(fact) => {
                use connect_four::Fact;
                !matches!(fact, Fact::MostRows { .. } | Fact::HindersMostRows { .. } | Fact::Middle)
            }
            Reason::Four(fact) => {
                use four::Fact;
                !matches!(fact, Fact::Builds(_) | Fact::Hinders(_) | Fact::Begins)
            }
            Reason::Hex(fact) => !matches!(fact, hex::Fact::Develops),
        }
    }
}

/// The first turn of the side to move in a line about which there is a [telling](Reason::is_telling) fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Telling {
    /// The number of turns of both sides before it.
    pub at: usize,
    /// The fact.
    pub reason: Reason,
}

impl Telling {
    /// Returns the first telling turn of a line. `None` if there is none, or if the line does not fit the position.
    ///
    /// # Examples
    ///
    /// ```
    /// use parlour::engine::{Line, Reason, Score, Telling, connect_four::Fact};
    /// use parlour::notation::read_turn;
    /// use parlour::rules::Game;
    ///
    /// // The second player lets the first one build a row of three with two open ends.
    /// let mut position = Game::ConnectFour.presets()[0].rules.start();
    /// for column in ["4", "4", "3", "4"] {
    ///     let turn = read_turn(&*position, column)?;
    ///     position.play(&turn).expect("the turn should be legal");
    /// }
    /// let turn = read_turn(&*position, "5")?;
    /// let line = Line { turns: vec![turn], score: Score { value: 0, chance: 500, decided_in: None } };
    /// let telling = Telling::of(&*position, &line).expect("two threats");
    /// assert!(matches!(telling.reason, Reason::ConnectFour(Fact::TwoThreats { .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &dyn Position, line: &Line) -> Option<Telling> {
        let side = position.to_move();
        let mut position = position.boxed();
        for (at, turn) in line.turns.iter().enumerate() {
            if position.to_move() == side {
                let facts =
                    if at == 0 { reasons(&*position, line) } else { facts(&*position, &line.turns[at..]) };
                if let Some(reason) = facts.into_iter().find(Reason::speaks_for).filter(Reason::is_telling) {
                    return Some(Telling { at, reason });
                }
            }
            position.play(turn).ok()?;
        }
        None
    }
}

/// Returns the facts about the first of these turns that the board shows without a proof, most important first. None
/// if there are no turns, or if they are not legal.
#[must_use]
pub fn facts(position: &dyn Position, turns: &[Turn]) -> Vec<Reason> {
    let score = Score { value: 0, chance: 500, decided_in: None };
    reasons(position, &Line { turns: turns.to_vec(), score })
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

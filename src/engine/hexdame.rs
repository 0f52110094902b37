//! The engine of Hexdame: the search of draughts on the position of the rules, with an evaluation for the
//! hexagon. See `docs/engines/hexdame.md`.

mod evaluation;
mod game;
#[cfg(test)]
mod tests;
#[cfg(feature = "tools")]
pub mod training;
mod values;

pub use super::draughts::Fact;

use super::draughts::{self, Draughts};
use super::search::Searcher;
use super::{Analysis, Engine, Line, Question, Resources, Stop};
use crate::rules::hexdame::Position;
use crate::rules::{self, Position as _};
use evaluation::Evaluation;
use game::SearchPosition;
use values::SCALE;

/// An engine for Hexdame.
///
/// ```
/// use parlour::engine::hexdame::HexdameEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Resources, Stop};
/// use parlour::notation::{read_position, turn_text};
/// use parlour::rules::Game;
///
/// // The man on e6 can be captured in a turn that takes two pieces.
/// let position = read_position(Game::Hexdame.presets()[0].rules, "W:We5,a1,b2:Be6,f8,i8")?;
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(100),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = HexdameEngine::new(Resources::without_host(1 << 20));
/// let analysis = engine.analyse(&question, &Stop::default());
/// assert_eq!(turn_text(&*position, &analysis.lines[0].turns[0]), "e5xe7xg9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct HexdameEngine {
    searcher: Searcher<Draughts<SearchPosition>>,
}

impl HexdameEngine {
    /// Returns an engine for all rules of Hexdame.
    #[must_use]
    pub fn new(resources: Resources) -> HexdameEngine {
        HexdameEngine::with_evaluation(Evaluation::new(), resources)
    }

    fn with_evaluation(evaluation: Evaluation, resources: Resources) -> HexdameEngine {
        HexdameEngine { searcher: Searcher::new(Draughts::new(evaluation), resources) }
    }
}

impl Engine for HexdameEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        match known(question.position) {
            Some(position) if position.outcome().is_none() => {
                draughts::search(&mut self.searcher, SearchPosition::root(position), SCALE, question, stop)
            }
            _ => Analysis::default(),
        }
    }

    fn forget(&mut self) {
        self.searcher.forget();
    }
}

/// Returns the facts about the first turn of a line, most important first.
#[must_use]
pub fn reasons(position: &dyn rules::Position, line: &Line) -> Vec<Fact> {
    known(position).map_or_else(Vec::new, |position| draughts::facts(&SearchPosition(position), line))
}

fn known(position: &dyn rules::Position) -> Option<Position> {
    position.as_any().downcast_ref().copied()
}

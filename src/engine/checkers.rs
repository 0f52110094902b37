//! The engine of checkers (draughts), for all variants.
//!
//! The shared search plays on the position of the rules. Specific to the game are the quiescence
//! search of captures (`engine::draughts`), the evaluation by general terms (`general`) and by a small network
//! (`net`) for each `family` of rules, and for the American rules a `tablebase` of all endings of up to four
//! pieces. See `docs/engines/checkers.md`.

mod evaluation;
mod family;
mod game;
mod general;
mod net;
mod tablebase;
#[cfg(test)]
mod tests;
#[cfg(feature = "tools")]
pub mod train;

pub use super::draughts::Fact;
pub use family::Family;
pub use tablebase::Tablebase;
#[cfg(feature = "tools")]
pub use tablebase::make as make_tablebase;

use evaluation::Evaluation;
use game::SearchState;

use super::draughts::{self, Draughts};
use super::search::Searcher;
use super::{Analysis, Engine, Line, Question, Resources, Stop};
use crate::rules;
use crate::rules::checkers::{Eight, Position, Rules, Shape, Size, Sized, State, Ten, Twelve};

/// An engine for all variants of checkers.
///
/// ```
/// use parlour::engine::checkers::CheckersEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Resources, Stop};
/// use parlour::notation::read_position;
/// use parlour::rules;
/// use parlour::rules::checkers::Rules;
///
/// // White has two kings and is to move. Black has one king, in a double corner.
/// let american = rules::Rules::Checkers(Rules::AMERICAN);
/// let position = read_position(american, "W:WK14,K18:BK32")?;
/// let mut engine = CheckersEngine::new(Rules::AMERICAN, Resources::without_host(1 << 20));
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(1000),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let analysis = engine.analyse(&question, &Stop::default());
/// // The tablebase proves that the two kings win.
/// assert_eq!(analysis.lines[0].score.chance, 1000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct CheckersEngine {
    rules: Rules,
    resources: Resources,
    searcher: SizedSearcher,
}

/// The searcher for a board of one size. The search is compiled for each size.
enum SizedSearcher {
    Eight(Searcher<Draughts<SearchState<Eight>>>),
    Ten(Searcher<Draughts<SearchState<Ten>>>),
    Twelve(Searcher<Draughts<SearchState<Twelve>>>),
}

impl SizedSearcher {
    fn new(rules: Rules, resources: Resources) -> SizedSearcher {
        match rules.size {
            Size::Eight => SizedSearcher::Eight(searcher(Evaluation::new(rules), resources)),
            Size::Ten => SizedSearcher::Ten(searcher(Evaluation::new(rules), resources)),
            Size::Twelve => SizedSearcher::Twelve(searcher(Evaluation::new(rules), resources)),
        }
    }
}

fn searcher<S: Shape>(evaluation: Evaluation<S>, resources: Resources) -> Searcher<Draughts<SearchState<S>>> {
    Searcher::new(Draughts::new(evaluation), resources)
}

impl CheckersEngine {
    /// Returns an engine for these rules. It answers for other rules too, but clears its memory whenever
    /// they change.
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> CheckersEngine {
        CheckersEngine { rules, resources, searcher: SizedSearcher::new(rules, resources) }
    }
}

impl Engine for CheckersEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.options() != self.rules {
            *self = CheckersEngine::new(position.options(), self.resources);
        }
        match (&mut self.searcher, position.0) {
            (SizedSearcher::Eight(searcher), Sized::Eight(state)) => search(searcher, state, question, stop),
            (SizedSearcher::Ten(searcher), Sized::Ten(state)) => search(searcher, state, question, stop),
            (SizedSearcher::Twelve(searcher), Sized::Twelve(state)) => {
                search(searcher, state, question, stop)
            }
            _ => Analysis::default(),
        }
    }

    fn forget(&mut self) {
        match &mut self.searcher {
            SizedSearcher::Eight(searcher) => searcher.forget(),
            SizedSearcher::Ten(searcher) => searcher.forget(),
            SizedSearcher::Twelve(searcher) => searcher.forget(),
        }
    }
}

fn search<S: Shape>(
    searcher: &mut Searcher<Draughts<SearchState<S>>>,
    state: State<S>,
    question: &Question,
    stop: &Stop,
) -> Analysis {
    let scale = searcher.policy().evaluation().scale(state.rules);
    draughts::search(searcher, SearchState::root(state), scale, question, stop)
}

/// Returns the facts about the first turn of a line, most important first.
#[must_use]
pub fn reasons(position: &dyn rules::Position, line: &Line) -> Vec<Fact> {
    match position.as_any().downcast_ref::<Position>().map(|position| position.0) {
        Some(Sized::Eight(state)) => draughts::facts(&SearchState(state), line),
        Some(Sized::Ten(state)) => draughts::facts(&SearchState(state), line),
        Some(Sized::Twelve(state)) => draughts::facts(&SearchState(state), line),
        None => Vec::new(),
    }
}

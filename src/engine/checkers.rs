//! The engine of checkers (draughts), for all variants.
//!
//! The shared search plays on the position of the rules. Specific to the game are the quiescence
//! search of captures (`policy`), the evaluation by general terms (`general`) and, on the board of 8
//! by 8, by trained `patterns`, and for the American rules a `tablebase` of all endings of up to four
//! pieces. See `docs/engines/checkers.md`.

mod evaluation;
mod game;
mod general;
mod patterns;
mod policy;
mod reasons;
mod tablebase;
#[cfg(test)]
mod tests;
#[cfg(feature = "tools")]
pub mod train;

pub use patterns::{Family, Patterns};
pub use reasons::{Fact, reasons};
pub use tablebase::Tablebase;
#[cfg(feature = "tools")]
pub use tablebase::make as make_tablebase;

use evaluation::Evaluation;
use game::SearchState;
use policy::Draughts;

use super::chance::chance;
use super::search::{SearchRequest, SearchResult, Searcher, decided_in};
use super::{Analysis, Engine, Line, Question, Resources, Score, Stop};
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
    Eight(Searcher<Draughts<Eight>>),
    Ten(Searcher<Draughts<Ten>>),
    Twelve(Searcher<Draughts<Twelve>>),
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

fn searcher<S: Shape>(evaluation: Evaluation<S>, resources: Resources) -> Searcher<Draughts<S>> {
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
    searcher: &mut Searcher<Draughts<S>>,
    state: State<S>,
    question: &Question,
    stop: &Stop,
) -> Analysis {
    let root = SearchState::root(state);
    let request = SearchRequest {
        history: question.history,
        limits: question.limits,
        lines: question.lines.most(),
        seed: question.seed,
    };
    let found = searcher.search(&root, &request, stop);
    let lines = found.lines.iter().map(|line| {
        let mut at = root;
        let turns = line.moves.iter().map(|&step| {
            let turn = at.turn(step);
            at = at.after(step);
            turn
        });
        Line { turns: turns.collect(), score: score(state.rules, line.value) }
    });
    let lines = lines.collect();
    let SearchResult { depth, nodes, exact, .. } = found;
    Analysis { lines, depth, nodes, exact, ownership: None }
}

/// Converts a value of the search to a score.
fn score(rules: Rules, value: i32) -> Score {
    let decided_in = decided_in(value);
    let chance = match decided_in {
        Some(_) if value > 0 => 1000,
        Some(_) => 0,
        None => chance(value, general::scale(rules)),
    };
    Score { value, chance, decided_in }
}

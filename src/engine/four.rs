//! The engine of four: the shared search on bitboards.
//!
//! Stones may only be placed beside other stones, so a square that completes four can still be closed.
//! The side that places a stone beside it opens it for the other side. The search is built on this
//! rule.

use super::search::{SearchRequest, Searcher, decided_in, is_decided};
use super::{Analysis, Engine, Question, Resources, Score, Stop, chance};
use crate::rules::four::Position;
use crate::rules::{Position as _, Square, Turn};
use policy::Four;

pub use reasons::{Fact, reasons};

mod demand;
mod policy;
mod reasons;
mod rows;
mod threats;

#[cfg(test)]
mod tests;

/// An engine for four.
///
/// ```
/// use parlour::engine::four::FourEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Resources, Stop};
/// use parlour::rules::four::{Position, Rules};
/// use parlour::rules::{Side, Square};
///
/// // The first side has three stones in a row, and an end of the row is open.
/// let first = [26, 27, 28].map(|square| (Square(square), Side::First));
/// let second = [34, 35, 36].map(|square| (Square(square), Side::Second));
/// let stones = [first, second].concat();
/// let position = Position::with_stones(Rules::FREE, Side::First, stones).expect("the stones should fit");
/// let question = Question {
///     position: &position,
///     history: &[],
///     limits: Limits::nodes(100),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = FourEngine::new(Resources::without_host(1 << 20));
/// let analysis = engine.analyse(&question, &Stop::default());
/// assert_eq!(analysis.lines[0].score.decided_in, Some(1));
/// ```
pub struct FourEngine {
    searcher: Searcher<Four>,
}

/// The evaluation at which the chance of winning is 73 percent.
const SCALE: i32 = 300;

impl FourEngine {
    /// Returns an engine for all rules of four.
    #[must_use]
    pub fn new(resources: Resources) -> FourEngine {
        FourEngine { searcher: Searcher::new(Four, resources) }
    }
}

impl Engine for FourEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.outcome().is_some() {
            return Analysis::default();
        }
        let Question { history, limits, lines, seed, .. } = *question;
        let request = SearchRequest { history, limits, lines: lines.most(), seed };
        let found = self.searcher.search(position, &request, stop);
        found.analysis(|square: Square| Turn(vec![square]), score)
    }

    fn forget(&mut self) {
        self.searcher.forget();
    }
}

/// Converts a value of the search to a score.
fn score(value: i32) -> Score {
    let chance = match value {
        1.. if is_decided(value) => 1000,
        _ if is_decided(value) => 0,
        _ => chance(value, SCALE),
    };
    Score { value, chance, decided_in: decided_in(value) }
}

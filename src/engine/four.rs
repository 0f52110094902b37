//! An engine for four: bitboards, and the search over them.
//!
//! A stone may only be placed beside a stone, so a square that completes four may not be open yet:
//! whoever places a stone beside it opens it for the other. That is what most of this game is about,
//! and what `policy` knows.

use super::search::{SearchRequest, Searcher, decided_in, is_decided};
use super::{Analysis, Engine, Question, Resources, Score, Stop, chance};
use crate::rules::four::Position;
use crate::rules::{Position as _, Square, Turn};
use policy::Four;

pub use reasons::{Fact, reasons};

mod policy;
mod reasons;
mod rows;

#[cfg(test)]
mod tests;

/// A player of four.
pub struct FourEngine {
    searcher: Searcher<Four>,
}

/// The evaluation at which the chance of winning is 73 percent.
const SCALE: i32 = 300;

impl FourEngine {
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

/// A value of the search in the words of the engines.
fn score(value: i32) -> Score {
    let chance = match value {
        1.. if is_decided(value) => 1000,
        _ if is_decided(value) => 0,
        _ => chance(value, SCALE),
    };
    Score { value, chance, decided_in: decided_in(value) }
}

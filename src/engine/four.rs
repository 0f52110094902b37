//! The engine of four: the shared search on bitboards.
//!
//! Stones may only be placed beside other stones, so a square that completes four can still be closed.
//! The side that places a stone beside it opens it for the other side. The search is built on this
//! rule.

use std::cmp::Ordering;
use std::time::Duration;

use super::search::{SearchRequest, Searcher, decided_in, is_decided, lost_in, won_in};
use super::{Analysis, Budget, Engine, Host, Limits, Line, Question, Resources, Score, Stop, chance};
use crate::rules::four::Position;
use crate::rules::{Position as _, Square, Turn};
use known::Known;
use policy::Four;
use proof::{FIRST, Means, Proof};

#[cfg(feature = "tools")]
pub use make_known::{KnownSettings, Slow, make_known};
pub use reasons::{Fact, reasons};

mod demand;
mod known;
#[cfg(feature = "tools")]
mod make_known;
mod numbers;
mod policy;
mod proof;
mod reasons;
mod rows;
mod stops;
mod threats;
mod zugzwang;

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
    /// Memory of the search by proof numbers, in bytes. It has none of its own between questions.
    proof_memory: usize,
    host: &'static dyn Host,
}

/// The evaluation at which the chance of winning is 73 percent.
const SCALE: i32 = 300;

/// The least memory of an engine that looks for proofs, in bytes, and the least time of a question that lets it.
const LEAST_MEMORY: usize = 8 << 20;
const LEAST_TIME: Duration = Duration::from_millis(200);

/// The least nodes that a question must allow for it, if it limits them.
const LEAST_NODES: u64 = 8_000_000;
/// The most nodes of a proof: what is not proven then, rarely is with ten times as many. A question without limits may be
/// stopped at any time, and alpha-beta search has the answer then.
const MOST_NODES: u64 = 20_000_000;
const MOST_WITHOUT_LIMITS: u64 = 2_000_000;

/// The most nodes in which alpha-beta search may look for the shortest win once the winner is proven.
const SHORTEST_NODES: u64 = 2_000_000;

impl FourEngine {
    /// Returns an engine for all rules of four.
    #[must_use]
    pub fn new(resources: Resources) -> FourEngine {
        let Resources { memory, host, .. } = resources;
        let proof_memory = if memory < LEAST_MEMORY { 0 } else { memory / 2 };
        let searcher = Searcher::new(Four, Resources { memory: memory - proof_memory, ..resources });
        FourEngine { searcher, proof_memory, host }
    }

    /// Looks for a proof of the result, with a part of generous limits. Returns it with the budget that it took.
    fn prove(&self, position: &Position, question: &Question, stop: &Stop) -> (Option<Proof>, Budget) {
        let limits = question.limits;
        let is_generous = self.proof_memory > 0
            && question.lines.most() == 1
            && limits.depth.is_none()
            && limits.nodes.is_none_or(|nodes| nodes >= LEAST_NODES)
            && [limits.time, limits.soft].into_iter().flatten().all(|time| time >= LEAST_TIME);
        let part = limits.steady().with_times(|time| time / 4 * 3);
        let nodes = match (limits.nodes, part.time) {
            (None, None) => MOST_WITHOUT_LIMITS,
            (nodes, _) => nodes.map_or(MOST_NODES, |nodes| MOST_NODES.min(nodes / 4 * 3)),
        };
        let part = Limits { nodes: Some(nodes), ..part };
        let mut budget = Budget::new(part, stop, self.host);
        let means = Means { known: Known::built_in(), memory: self.proof_memory, first: FIRST };
        let proof = is_generous.then(|| proof::prove(position, means, &mut budget)).flatten();
        (proof, budget)
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
        let (proof, budget) = self.prove(position, question, stop);
        let left = limits.nodes.map(|nodes| nodes.saturating_sub(budget.nodes()));
        let nodes = if proof.is_some() { left.into_iter().chain([SHORTEST_NODES]).min() } else { left };
        let limits = Limits { nodes, ..limits }.with_times(|time| time.saturating_sub(budget.elapsed()));
        let request = SearchRequest { history, limits, lines: lines.most(), seed };
        let found = self.searcher.search(position, &request, stop);
        let mut analysis = found.analysis(turn, score);
        analysis.nodes += budget.nodes();
        if let Some(proof) = proof.filter(|_| !analysis.exact) {
            let value = match proof.result {
                Ordering::Greater => won_in(proof.plies),
                Ordering::Less => lost_in(proof.plies),
                Ordering::Equal => 0,
            };
            analysis.lines =
                vec![Line { turns: proof.line.into_iter().map(turn).collect(), score: score(value) }];
            analysis.exact = true;
        }
        analysis
    }

    fn forget(&mut self) {
        self.searcher.forget();
    }
}

fn turn(square: Square) -> Turn {
    Turn(vec![square])
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

//! The Go engine: Monte Carlo tree search.
//!
//! Playouts on a fast board of their own are chosen by a playout policy. The tree grows by their results
//! and starts with priors for every turn. The ownership of points in the same playouts shows what is dead
//! or settled at the end. See `docs/engines/go.md`.

mod analyser;
mod board;
mod features;
mod finish;
mod learned;
#[cfg(test)]
mod matches;
mod nakade;
mod net;
mod opening;
mod pattern;
mod playout;
mod prior;
mod reasons;
mod search;
mod settings;
mod tactics;
#[cfg(test)]
mod tests;
#[cfg(feature = "tools")]
pub mod training;
mod tree;

use super::{Analysis, Engine, Question, Resources, Stop};
use crate::rules::go::{Position, Rules};
use crate::rules::{Position as _, Side, Square};
use analyser::PositionSearch;
use board::PlayoutBoard;
pub use reasons::{Fact, reasons};

/// An engine for Go by any rules, on boards of any size.
///
/// ```
/// use parlour::engine::go::GoEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Stop};
/// use parlour::rules::go::{Position, Rules, Size};
///
/// let rules = Rules::CHINESE.on(Size::NINE);
/// let mut engine = GoEngine::new(rules, parlour::system::resources(16 << 20, 1));
/// let position = Position::start(rules);
/// let question = Question {
///     position: &position,
///     history: &[],
///     limits: Limits::nodes(100),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let analysis = engine.analyse(&question, &Stop::default());
/// // A node is a playout. Playouts also show the expected owner of every point.
/// assert_eq!(analysis.nodes, 100);
/// assert_eq!(analysis.ownership.map(|points| points.len()), Some(81));
/// ```
pub struct GoEngine {
    rules: Rules,
    resources: Resources,
    search: Option<Box<dyn PositionSearch>>,
}

impl GoEngine {
    /// Returns an engine for these rules.
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> GoEngine {
        GoEngine { rules, resources, search: None }
    }
}

impl Engine for GoEngine {
    /// Analyses a position. A node is a playout; at least one is played.
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.is_at_rest() {
            return Analysis::default();
        }
        let crate::rules::Rules::Go(rules) = position.rules() else { return Analysis::default() };
        if rules.size != self.rules.size {
            self.search = None;
        }
        self.rules = rules;
        let resources = self.resources;
        let search = self.search.get_or_insert_with(|| analyser::new_search(position, resources.memory));
        search.analyse(position, question, stop, resources)
    }

    fn forget(&mut self) {
        if let Some(search) = &mut self.search {
            search.forget();
        }
    }
}

/// The policy of playouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playouts {
    /// Light playouts: random turns that fill no eye.
    Light,
    /// Heavy playouts, as in the tree search.
    Heavy,
}

/// Returns Black's average lead over `games` playouts without a tree, in half points: a quick estimate.
#[must_use]
pub fn sampled_lead(position: &Position, playouts: Playouts, games: u64, seed: u64) -> i32 {
    let lines = position.grid().columns;
    if PlayoutBoard::<128>::fits(lines) {
        sampled::<128>(position, playouts, games, seed)
    } else if PlayoutBoard::<512>::fits(lines) {
        sampled::<512>(position, playouts, games, seed)
    } else {
        sampled::<1024>(position, playouts, games, seed)
    }
}

fn sampled<const N: usize>(position: &Position, playouts: Playouts, games: u64, seed: u64) -> i32 {
    let mut search = search::Search::<N>::new(position, PlayoutBoard::of(position), 0);
    if playouts == Playouts::Light {
        search.settings.policy = playout::Policy::LIGHT;
    }
    search.run_playouts(games, seed).mean_lead()
}

/// Number of playouts that decide life and death.
const GAMES: u64 = 300;

/// Returns the stones that are probably dead when play has come to rest, by playouts in which each side
/// moves first equally often. The result is deterministic.
#[must_use]
pub fn dead_stones(position: &Position) -> Vec<Square> {
    let lines = position.grid().columns;
    if PlayoutBoard::<128>::fits(lines) {
        dead::<128>(position)
    } else if PlayoutBoard::<512>::fits(lines) {
        dead::<512>(position)
    } else {
        dead::<1024>(position)
    }
}

fn dead<const N: usize>(position: &Position) -> Vec<Square> {
    let mut board = PlayoutBoard::<N>::of(position);
    board.forget_passes();
    let mut search = search::Search::new(position, board.clone(), 0);
    let mut both = search::PlayoutStatistics::default();
    for side in Side::BOTH {
        search.root.set_to_move(side);
        let statistics = search.run_playouts(GAMES / 2, position.hash());
        if both.ownership.is_empty() { both = statistics } else { both.add(&statistics) }
    }
    finish::dead_stones(&board, |at| both.ownership[usize::from(at)])
}

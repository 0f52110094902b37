//! The gomoku engine, for all rules: free-style, standard, renju and caro.
//!
//! The board keeps up to date which shapes a stone of either side would make on every empty point
//! (`board`). It looks them up in tables of all surroundings along a line (`tables`, `shape`). The shapes
//! yield forced moves (`demand`), candidates and the evaluation (`policy`), and drive the threat-space
//! search (`threats`).

use std::sync::Arc;

use super::search::{SearchRequest, Searcher, decided_in, is_decided};
use super::{Analysis, Budget, Engine, Host, Limits, Line, Lines, Question, Resources, Score, Stop, chance};
use crate::rules::gomoku::{Position, Rules};
use crate::rules::{Choice, Position as _, Square, Turn};
#[cfg(feature = "tools")]
pub use bench::Bench;
pub use four_search::{FourSearch, FourWin};
pub use reasons::{Fact, reasons};

use board::{Point, ThreatBoard};
use demand::{Demand, demand};
use net::{Net, SCALE};
use opening::OpeningTask;
use policy::{GomokuPolicy, SearchBoard};
use tables::Tables;
use threats::{ThreatSearch, Win};

#[cfg(feature = "tools")]
mod bench;
mod board;
mod cell;
mod demand;
mod four_search;
mod lines;
mod long_rows;
mod net;
mod opening;
mod points;
mod policy;
#[cfg(test)]
mod problems;
mod reasons;
#[cfg(feature = "tools")]
mod samples;
mod selection;
mod shape;
mod tables;
mod threats;
#[cfg(feature = "tools")]
pub mod training;
mod trio;

/// An engine for gomoku.
///
/// ```
/// use parlour::engine::gomoku::GomokuEngine;
/// use parlour::engine::{Engine as _, Limits, Lines, Question, Stop};
/// use parlour::notation::read_turn;
/// use parlour::rules::Position as _;
/// use parlour::rules::gomoku::{Position, Rules};
///
/// let mut position = Position::start(Rules::FREE_STYLE);
/// for point in ["h8", "a1", "i8", "a3", "j8", "c1"] {
///     let turn = read_turn(&position, point).expect("a legal turn");
///     position.play(&turn).expect("a legal turn");
/// }
/// let mut engine = GomokuEngine::new(Rules::FREE_STYLE, parlour::system::resources(4 << 20, 1));
/// let question = Question {
///     position: &position,
///     history: &[],
///     limits: Limits::nodes(1000),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let analysis = engine.analyse(&question, &Stop::default());
/// // Three open stones become a straight four, which wins two plies later.
/// assert_eq!(analysis.lines[0].score.decided_in, Some(3));
/// ```
pub struct GomokuEngine {
    rules: Rules,
    /// `None` if the winning row is longer than the tables support.
    tables: Option<Arc<Tables>>,
    searcher: Searcher<GomokuPolicy>,
    threats: ThreatSearch,
    host: &'static dyn Host,
}

/// Largest number of open threes in the threat-space search before the main search.
const THREES: u32 = 12;
/// Largest number of turns that may be quiet in the search for a win by threats that they prepare.
const QUIET: u32 = 3;
/// Divisor of the limits for the threat-space searches of both sides.
const SHARE: u32 = 4;
/// The same for the search with quiet turns, and its least number of nodes: fewer find too little.
const SHARE_OF_QUIET: u32 = 32;
const LEAST_OF_QUIET: u64 = 4000;
/// Node limit of the threat-space searches if neither nodes nor time are limited.
const UNLIMITED: u64 = 100_000;

/// Longest row that the tables support.
const LONGEST_ROW: u8 = 5;

impl GomokuEngine {
    /// Returns an engine for these rules.
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> GomokuEngine {
        GomokuEngine::with_net(rules, Net::trained(rules.winning()), resources)
    }

    fn with_net(rules: Rules, net: Net, resources: Resources) -> GomokuEngine {
        GomokuEngine {
            rules,
            tables: (rules.length() <= LONGEST_ROW).then(|| Arc::new(Tables::new(rules, net))),
            searcher: Searcher::new(GomokuPolicy::default(), resources),
            threats: ThreatSearch::default(),
            host: resources.host,
        }
    }

    /// Returns the best turns of a position, treating the opening as over.
    fn play(&mut self, position: &Position, question: &Question, stop: &Stop) -> Analysis {
        let Some(tables) = self.tables.clone() else {
            return long_rows::analyse(position, self.rules.length(), question);
        };
        let (started, limits) = (self.host.now(), question.paced_limits());
        let mut board = ThreatBoard::new(tables, position);
        let host = self.host;
        let share = |of: u32| {
            let time = limits.steady().time.map(|time| time / of);
            Budget::new(Limits { time, ..Limits::default() }, stop, host)
        };
        let mut budget = share(SHARE);
        let nodes = match (limits.nodes, limits.time) {
            (Some(nodes), _) => nodes / u64::from(SHARE),
            (None, Some(_)) => u64::MAX,
            (None, None) => UNLIMITED,
        };
        let (nodes_of_quiet, mut spent_on_quiet) = (nodes / u64::from(SHARE_OF_QUIET / SHARE), 0);
        let mut won = self.win(&mut board, nodes / 2, &mut budget);
        if won.is_none() && nodes_of_quiet >= LEAST_OF_QUIET {
            let mut budget = share(SHARE_OF_QUIET);
            won = self.threats.quiet_win(&mut board, QUIET, nodes_of_quiet, &mut budget);
            spent_on_quiet = budget.nodes();
        }
        let turn = |point: Point| Turn(vec![board.square(point)]);
        let won = won.map(|win| Line {
            turns: win.stones().map(turn).collect(),
            score: Score { value: 30_000, chance: 1000, decided_in: Some(win.plies) },
        });
        if let (Some(line), 1) = (&won, question.lines.most()) {
            let lines = vec![line.clone()];
            let nodes = budget.nodes() + spent_on_quiet;
            return Analysis { lines, depth: 1, nodes, exact: true, ownership: None };
        }
        if won.is_none() {
            let losing = self.losing(&mut board, nodes / 2, &mut budget);
            self.searcher.policy().losing = losing;
        }
        let elapsed = self.host.now().saturating_sub(started);
        let limits = Limits {
            nodes: limits.nodes.map(|nodes| nodes.saturating_sub(budget.nodes() + spent_on_quiet)),
            ..limits.with_times(|time| time.saturating_sub(elapsed))
        };
        let request = SearchRequest {
            history: question.history,
            limits,
            lines: question.lines.most(),
            seed: question.seed,
        };
        let found = self.searcher.search(&SearchBoard::new(board.clone()), &request, stop);
        self.searcher.policy().losing.clear();
        let mut analysis = found.analysis(|point| Turn(vec![board.square(point)]), score);
        analysis.nodes += budget.nodes() + spent_on_quiet;
        if let Some(won) = won {
            analysis.lines.retain(|line| line.turns[0] != won.turns[0]);
            analysis.lines.insert(0, won);
            analysis.lines.truncate(question.lines.most());
        }
        analysis.exact = analysis.lines.first().is_some_and(|line| line.score.decided_in.is_some());
        analysis
    }

    /// Returns a win found by threat-space search.
    fn win(&mut self, board: &mut ThreatBoard, nodes: u64, budget: &mut Budget) -> Option<Win> {
        match demand(board) {
            Demand::Wins(point, plies) => Some(Win::now(point, plies)),
            Demand::Lost(_) => None,
            Demand::Answers(_) | Demand::Nothing => self.threats.vct(board, THREES, nodes, budget),
        }
    }

    /// Returns the turns after which the other side has a known win by threats. Returns none if nothing
    /// threatens, or if every turn loses.
    fn losing(&mut self, board: &mut ThreatBoard, nodes: u64, budget: &mut Budget) -> Vec<Point> {
        let before = budget.nodes();
        let side = board.to_move();
        if matches!(demand(board), Demand::Nothing) {
            board.turn_to(side.other());
            let threat = self.threats.vct(board, THREES, nodes / 4, budget);
            board.turn_to(side);
            if threat.is_none() {
                return Vec::new();
            }
        }
        let candidates = policy::root_candidates(board);
        let share = nodes / 4 * 3 / (candidates.len() as u64).max(1);
        let mut losing = Vec::new();
        for &point in &candidates {
            board.put(point);
            let is_losing = self.threats.vct(board, THREES, share.max(1), budget).is_some();
            board.take_back();
            if is_losing {
                losing.push(point);
            }
            if budget.is_spent() || budget.nodes() - before > nodes {
                break;
            }
        }
        if losing.len() == candidates.len() { Vec::new() } else { losing }
    }

    /// Returns the point that leaves the game most even.
    fn most_even(
        &mut self,
        position: &Position,
        points: &[Square],
        question: &Question,
        stop: &Stop,
    ) -> Analysis {
        let share = points.len().max(1) as u32;
        let whole = question.limits.steady();
        let limits = Limits {
            nodes: whole.nodes.map(|nodes| nodes / u64::from(share)),
            ..whole.with_times(|time| time / share)
        };
        let (mut nodes, mut best): (u64, Option<(u16, Square)>) = (0, None);
        for &square in points {
            let mut after = position.clone();
            if after.play_at(square).is_err() {
                continue;
            }
            // The evaluation does not depend on who chooses a side.
            let question = Question { limits, lines: Lines::Best(1), ..*question };
            let analysis = self.play(&after, &question, stop);
            nodes += analysis.nodes;
            let Some(line) = analysis.lines.first() else { continue };
            let uneven = line.score.chance.abs_diff(500);
            if best.is_none_or(|(least, _)| uneven < least) {
                best = Some((uneven, square));
            }
            if stop.is_stopped() {
                break;
            }
        }
        let square = best.map(|(_, square)| square).or(points.first().copied());
        let line = |square| Line { turns: vec![Turn(vec![square])], score: EVEN };
        Analysis { lines: square.map(line).into_iter().collect(), depth: 1, nodes, ..Analysis::default() }
    }
}

/// The score of a stone that leaves the game even.
const EVEN: Score = Score { value: 0, chance: 500, decided_in: None };

impl Engine for GomokuEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let Some(position) = question.position.as_any().downcast_ref::<Position>() else {
            return Analysis::default();
        };
        if position.points().next().is_none() {
            return Analysis::default();
        }
        match opening::task(position, question.seed) {
            OpeningTask::Play => self.play(position, question, stop),
            OpeningTask::Even(points) => self.most_even(position, &points, question, stop),
            OpeningTask::Anywhere(points) => {
                let line = |&square: &Square| Line { turns: vec![Turn(vec![square])], score: EVEN };
                let lines = points.iter().take(question.lines.most()).map(line).collect();
                Analysis { lines, depth: 1, nodes: points.len() as u64, ..Analysis::default() }
            }
        }
    }

    fn choose(&mut self, question: &Question, stop: &Stop) -> Option<Choice> {
        let position = question.position.as_any().downcast_ref::<Position>()?;
        let question = Question { lines: Lines::Best(1), ..*question };
        let analysis = self.play(position, &question, stop);
        let chance =
            analysis.lines.first().map_or(500, |line| line.score.chance_of_first(position.to_move()));
        opening::choice(&position.choices(), chance)
    }

    fn forget(&mut self) {
        self.searcher.forget();
        *self.searcher.policy() = GomokuPolicy::default();
        self.threats = ThreatSearch::default();
    }
}

/// Largest distance in plies at which a decided search value counts as proven. Closer wins consider all
/// answers to threats; further ones leave out points without a purpose, which might get one.
const PROVEN: u32 = 5;

/// Converts a search value into an engine score.
fn score(value: i32) -> Score {
    let decided_in = decided_in(value).filter(|&plies| plies <= PROVEN);
    let chance = match (is_decided(value), decided_in) {
        (false, _) => chance(value, SCALE),
        (true, Some(_)) => 1000 * u16::from(value > 0),
        (true, None) => 1 + 998 * u16::from(value > 0),
    };
    Score { value: value.clamp(-30_000, 30_000), chance, decided_in }
}

#[cfg(test)]
mod tests;

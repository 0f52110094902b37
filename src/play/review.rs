//! Reviews of matches: winning chances at every point, the most costly turns, and better turns.
//!
//! A [`Review`] chooses its [next](Review::next) position itself, so it can stop at any time, be saved,
//! and continue later. It analyses all positions roughly, for an early picture of the whole match, then
//! all of them thoroughly, and at last the positions after the better turns, wherever a turn seems to
//! have cost much. Nodes limit the engines and each position starts with an empty cache, so a match
//! has the same review on every device.

mod habits;
mod mistakes;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

pub use habits::{Habits, Part, Slip};
pub use mistakes::Mistake;
use serde::{Deserialize, Serialize};

use super::{Act, Match};
use crate::engine::{self, Engine, Limits, Line, Lines, Question, Reason, Resources, Stop, Telling};
use crate::rules::{Game, Outcome, Position, Rules, Side, Square, Turn};

/// Version of the saved form. A review of another version is computed again.
const VERSION: u32 = 1;

/// Least cost of a key moment, in thousandths of the chance of winning.
pub const MIN_MOMENT_COST: u16 = 100;
/// Least cost of a turn that is worse than the best one, in thousandths of the chance of winning.
pub const NEGLIGIBLE_COST: u16 = 20;
/// Maximal number of key moments.
const MAX_MOMENTS: usize = 3;
/// Minimal distance of key moments of one side, in acts. Closer turns usually have the same cause.
const MIN_DISTANCE: usize = 3;

/// Memory of the engine in bytes. Small, since it is cleared for each position.
const MEMORY: usize = 4 << 20;

/// Maximal number of turns kept of the best line.
const MAX_LINE: usize = 8;

/// Depth of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Effort {
    Rough,
    Thorough,
}

impl Effort {
    /// Returns the limit of nodes for one position, or of playouts in Go.
    fn nodes(self, game: Game) -> u64 {
        let (rough, thorough) = match game {
            Game::Checkers | Game::Reversi | Game::Hexdame => (10_000, 300_000),
            Game::Go => (60, 1000),
            Game::Gomoku => (2000, 30_000),
            Game::Four => (5000, 100_000),
            Game::ConnectFour => (20_000, 2_000_000),
            Game::Hex => (1000, 20_000),
        };
        match self {
            Effort::Rough => rough,
            Effort::Thorough => thorough,
        }
    }
}

/// The analysis of one point of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Insight {
    #[serde(rename = "care")]
    effort: Effort,
    to_move: Side,
    /// Chance of the first side to win, in thousandths. A draw counts half a win. `None` while a choice
    /// of the opening is open, since nobody owns a side then.
    pub chance: Option<u16>,
    /// Best turns of both sides from this point on. Empty if there is no turn.
    pub line: Vec<Turn>,
    /// True if the chance is proven and no deeper search can change it.
    pub is_proven: bool,
    /// Number of turns of both sides until the game is decided, if that is proven.
    pub decided_in: Option<u32>,
    /// Strongest reason for the best turn.
    pub reason: Option<Reason>,
    /// The first turn of the best line, of the side to move, about which there is a telling fact. Reviews of earlier
    /// versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub telling: Option<Telling>,
    /// The stones in Go that probably cannot be saved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lost: Vec<Square>,
    /// True if there was only one legal turn.
    is_forced: bool,
    /// Chance of the first side after the best turn. Analysed as thoroughly as the turn that was
    /// played, so that the two can be compared.
    after_best: Option<u16>,
}

impl Insight {
    /// Returns the best turn. `None` if there is no turn.
    #[must_use]
    pub fn best(&self) -> Option<&Turn> {
        self.line.first()
    }

    /// Returns `true` if this can be an analysis of the position. A saved review may be damaged.
    fn is_possible(&self, position: &dyn Position) -> bool {
        let chances = [self.chance, self.after_best];
        self.to_move == position.to_move()
            && chances.iter().flatten().all(|&chance| chance <= 1000)
            && self.fits(position)
            && self.best().is_none_or(|best| position.changes(best).is_ok())
    }

    /// Creates the analysis of a point at which there is nothing to search.
    fn plain(to_move: Side, chance: Option<u16>) -> Insight {
        Insight {
            effort: Effort::Thorough,
            to_move,
            chance,
            line: Vec::new(),
            is_proven: chance.is_some(),
            decided_in: None,
            reason: None,
            telling: None,
            lost: Vec::new(),
            is_forced: false,
            after_best: None,
        }
    }
}

/// The findings of an engine about one match.
///
/// # Examples
///
/// ```
/// use parlour::engine::Stop;
/// use parlour::play::review::Reviewer;
/// use parlour::play::{Avatar, Match, Player, Review, Setup};
/// use parlour::rules::{Game, Rules, Side, Square, Turn, gomoku};
///
/// // Tic-tac-toe: the second player must answer the corner with the centre, and does not.
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let rules = Rules::Gomoku(gomoku::Rules::in_a_row(3, 3)?);
/// let mut game = Match::new(1, Setup::new(rules, players), 0)?;
/// for square in [0, 1, 4, 8] {
///     game.play(&Turn(vec![Square(square)]))?;
/// }
///
/// let (mut review, mut reviewer) = (Review::of(&game), Reviewer::default());
/// while let Some(job) = review.next(&game) {
///     review.take(reviewer.analyse(&job, &Stop::default()).expect("nothing stops it"));
/// }
/// assert!(review.is_complete());
/// let moments = review.key_moments();
/// assert_eq!(moments[0].at, 1, "Ben's first turn loses");
/// assert_eq!(review.at(4).and_then(|point| point.chance), Some(1000), "Anna wins");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    version: u32,
    /// Hash of the first position, which identifies the match.
    start: u64,
    /// Acts of the match that this review covers.
    acts: Vec<Act>,
    /// Analysis of the point after each number of acts, from none to all.
    points: Vec<Option<Insight>>,
}

/// A key moment: a turn that cost much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Number of acts before the turn.
    pub at: usize,
    /// Cost of the turn, in thousandths of the chance of winning.
    pub cost: u16,
}

/// Progress of a review, in points of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Points analysed at least roughly.
    pub seen: usize,
    /// Points analysed thoroughly.
    pub done: usize,
    /// Points of the match: one more than acts.
    pub all: usize,
}

/// A position to analyse, with everything that an engine needs.
#[derive(Debug)]
pub struct Job {
    at: usize,
    task: Task,
    position: Box<dyn Position>,
    /// Hash of each position of the match up to this one.
    history: Vec<u64>,
    /// Result of the match, if it ended here.
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Position(Effort),
    /// The position after the best turn, analysed thoroughly.
    AfterBest,
}

/// The result of a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    at: usize,
    finding: Finding,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Finding {
    Point(Insight),
    AfterBest(Option<u16>),
}

impl Review {
    /// Creates an empty review of all acts of a match.
    #[must_use]
    pub fn of(game: &Match) -> Review {
        let acts = game.all_acts().to_vec();
        Review { version: VERSION, start: game.start().hash(), points: vec![None; acts.len() + 1], acts }
    }

    /// Validates a saved review against its match, which must have all acts in force. Points that do not fit
    /// the match are removed. `None` if the review has another version.
    #[must_use]
    pub fn validated(mut self, whole: &Match) -> Option<Review> {
        if self.version != VERSION || self.points.len() != self.acts.len() + 1 {
            return None;
        }
        self.fit(whole);
        let mut positions = whole.history().map(|(position, _)| position);
        for point in &mut self.points {
            let before = positions.next();
            let position = before.as_deref().unwrap_or(whole.position());
            point.take_if(|point| !point.is_possible(position));
        }
        Some(self)
    }

    /// Returns `true` if the review covers exactly the acts of this match, undone acts included.
    #[must_use]
    pub fn is_of(&self, game: &Match) -> bool {
        self.start == game.start().hash() && self.acts == game.all_acts()
    }

    /// Removes the points after acts that the match no longer has, and adds points for new acts.
    pub fn fit(&mut self, game: &Match) {
        let acts = game.all_acts();
        if self.start != game.start().hash() {
            *self = Review::of(game);
        } else if self.acts != acts {
            let same = self.acts.iter().zip(acts).take_while(|(known, act)| known == act).count();
            self.points.truncate(same + 1);
            self.points.resize(acts.len() + 1, None);
            self.acts = acts.to_vec();
        }
    }

    /// Returns the analysis of the point after this number of acts. `None` if there is none yet.
    #[must_use]
    pub fn at(&self, acts: usize) -> Option<&Insight> {
        self.points.get(acts)?.as_ref()
    }

    /// Returns the chance of the first side at a point, in thousandths, smoothed for a graph.
    ///
    /// Engines tend to overrate the side to move. If the turn at this point cost little, both
    /// points should have the same chance, so their mean is nearer to the truth than either.
    #[must_use]
    pub fn curve(&self, at: usize) -> Option<u16> {
        let point = self.at(at)?;
        let chance = point.chance?;
        let next = self.at(at + 1).filter(|next| !next.is_proven && !point.is_proven);
        let costs_little = self.cost(at).is_some_and(|cost| cost < MIN_MOMENT_COST);
        match next.and_then(|next| next.chance).filter(|_| costs_little) {
            Some(next) => Some(u16::midpoint(chance, next)),
            None => Some(chance),
        }
    }

    /// Returns the number of points, which is one more than the number of acts.
    #[must_use]
    pub fn points(&self) -> usize {
        self.points.len()
    }

    /// Returns the number of points analysed so far.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let analysed = |effort| self.points.iter().flatten().filter(|point| point.effort >= effort).count();
        let (seen, done) = (analysed(Effort::Rough), analysed(Effort::Thorough));
        Progress { seen, done, all: self.points.len() }
    }

    /// Returns `true` if every analysis is done.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.next_task().is_none()
    }

    /// Returns the next position to analyse, of the match with all acts in force. `None` if the review is
    /// complete or covers other acts.
    #[must_use]
    pub fn next(&self, whole: &Match) -> Option<Job> {
        let (at, task) = self.next_task()?;
        if whole.acts() != self.acts {
            return None;
        }
        let mut position = whole.positions.after(at, whole.acts()).boxed();
        let mut history = whole.hashes().iter().take(at + 1).copied().collect::<Vec<_>>();
        let mut outcome = whole.outcome().filter(|_| at == self.acts.len());
        if task == Task::AfterBest {
            let best = self.at(at).and_then(Insight::best)?;
            position.play(best).ok()?;
            history.push(position.hash());
            outcome = position.outcome().filter(|_| position.counting().is_none());
        }
        Some(Job { at, task, position, history, outcome })
    }

    /// Returns the next task, and the number of acts before its point.
    fn next_task(&self) -> Option<(usize, Task)> {
        let first = |is_wanted: &dyn Fn(usize) -> bool| (0..self.points.len()).find(|&at| is_wanted(at));
        let less_than = |effort| move |at: usize| self.at(at).is_none_or(|point| point.effort < effort);
        for effort in [Effort::Rough, Effort::Thorough] {
            if let Some(at) = first(&less_than(effort)) {
                return Some((at, Task::Position(effort)));
            }
        }
        let needs_comparison = |at: usize| {
            let is_compared = self.at(at).is_none_or(|point| point.after_best.is_some());
            !is_compared && self.cost(at).is_some_and(|cost| cost >= NEGLIGIBLE_COST)
        };
        first(&needs_comparison).map(|at| (at, Task::AfterBest))
    }

    /// Stores an answer. Callers must discard stale answers, whose match has changed.
    pub fn take(&mut self, answer: Answer) {
        let Some(point) = self.points.get_mut(answer.at) else { return };
        match (answer.finding, point) {
            (Finding::Point(insight), point) => *point = Some(insight),
            (Finding::AfterBest(chance), Some(point)) => point.after_best = chance.or(point.chance),
            (Finding::AfterBest(_), None) => {}
        }
    }

    /// Returns `true` if the turn after `at` acts was the best one, as far as is known.
    #[must_use]
    pub fn was_best(&self, at: usize) -> bool {
        let best = self.at(at).and_then(Insight::best);
        best.is_some() && matches!(self.acts.get(at), Some(Act::Turn(turn)) if best == Some(turn))
    }

    /// Returns the most costly turns in the order in which they were made: at most three, each with a
    /// cost of at least [`MIN_MOMENT_COST`], and those of one side at least three acts apart. Empty until
    /// all points are analysed.
    #[must_use]
    pub fn key_moments(&self) -> Vec<Moment> {
        if self.points.iter().any(Option::is_none) {
            return Vec::new();
        }
        let moment = |at| Some(Moment { at, cost: self.cost(at).filter(|&cost| cost >= MIN_MOMENT_COST)? });
        let mut costly: Vec<Moment> = (0..self.acts.len()).filter_map(moment).collect();
        // The sort is stable: of equal costs, the earlier turn comes first.
        costly.sort_by_key(|moment| Reverse(moment.cost));
        // A mistake and the reply that lets it go unpunished turn the game twice.
        let side = |moment: &Moment| self.at(moment.at).map(|point| point.to_move);
        let is_apart = |one: &Moment, other: &Moment| {
            one.at.abs_diff(other.at) >= MIN_DISTANCE || side(one) != side(other)
        };
        let mut chosen: Vec<Moment> = Vec::new();
        for moment in costly {
            if chosen.len() < MAX_MOMENTS && chosen.iter().all(|other| is_apart(other, &moment)) {
                chosen.push(moment);
            }
        }
        chosen.sort_by_key(|moment| moment.at);
        chosen
    }
}

/// Analyses positions one after the other, with one engine.
#[derive(Default)]
pub struct Reviewer {
    engine: Option<(Rules, Box<dyn Engine>)>,
}

impl Reviewer {
    /// Analyses a position, which takes up to a few seconds. `None` if it was stopped before it finished.
    #[must_use]
    pub fn analyse(&mut self, job: &Job, stop: &Stop) -> Option<Answer> {
        let insight = self.insight(job, stop)?;
        let finding = match job.task {
            Task::Position(_) => Finding::Point(insight),
            Task::AfterBest => Finding::AfterBest(insight.chance),
        };
        Some(Answer { at: job.at, finding })
    }

    /// Returns an engine with an empty cache, so that earlier positions have no influence.
    fn engine(&mut self, rules: Rules) -> &mut dyn Engine {
        // An engine of Go remembers who was far ahead. A new one is cheap there.
        self.engine.take_if(|(known, _)| *known != rules || rules.game() == Game::Go);
        let newcomer = || (rules, engine::engine(rules, Resources::without_host(MEMORY)));
        let (_, engine) = self.engine.get_or_insert_with(newcomer);
        engine.forget();
        &mut **engine
    }

    fn insight(&mut self, job: &Job, stop: &Stop) -> Option<Insight> {
        let position = &*job.position;
        let to_move = position.to_move();
        let plain = |chance| Some(Insight::plain(to_move, chance));
        if let Some(outcome) = job.outcome {
            return plain(Some(chance_of(outcome)));
        }
        if let Some(counting) = position.counting() {
            // The players have not agreed yet, so the engine's own count decides.
            let outcome = counting.count(&engine::dead(position)).outcome;
            return plain(Some(chance_of(outcome)));
        }
        if position.stage().is_some() || !position.choices().is_empty() {
            return plain(None);
        }
        let effort = match job.task {
            Task::Position(effort) => effort,
            Task::AfterBest => Effort::Thorough,
        };
        let rules = position.rules();
        let limits = Limits::nodes(effort.nodes(rules.game()));
        let question = Question { position, history: &job.history, limits, lines: Lines::Best(1), seed: 0 };
        let analysis = self.engine(rules).analyse(&question, stop);
        let lost = mistakes::lost(position, analysis.ownership.as_deref());
        let best = analysis.lines.into_iter().next().filter(|_| !stop.is_stopped());
        let Some(best) = best else {
            return if stop.is_stopped() { None } else { plain(None) };
        };
        // The search for reasons takes a while as well.
        let is_thorough = effort == Effort::Thorough;
        let facts = if is_thorough { engine::reasons(position, &best) } else { Vec::new() };
        let reason = facts.into_iter().find(Reason::speaks_for);
        let Line { mut turns, score } = best;
        turns.truncate(MAX_LINE);
        let line = Line { turns, score };
        let telling = is_thorough.then(|| Telling::of(position, &line)).flatten();
        Some(Insight {
            effort,
            to_move,
            chance: Some(score.chance_of_first(to_move)),
            line: line.turns,
            is_proven: analysis.exact || score.decided_in.is_some(),
            decided_in: score.decided_in,
            reason,
            telling,
            lost,
            is_forced: position.turns().len() == 1,
            after_best: None,
        })
    }
}

/// Returns the chance of the first side in a finished match, in thousandths.
fn chance_of(outcome: Outcome) -> u16 {
    match outcome.winner {
        Some(Side::First) => 1000,
        Some(Side::Second) => 0,
        None => 500,
    }
}

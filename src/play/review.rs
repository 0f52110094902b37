//! A match that is looked at again: who was how near to winning, which turns threw most of that away,
//! and what would have been better.
//!
//! A [`Review`] says itself which position is to be looked at [next](Review::next), so it can be
//! broken off at any moment, kept, and gone on with: first every position roughly, so that there
//! soon is a picture of the whole match, then every position thoroughly, and at last what would have
//! come after the better turn, wherever a turn seems to have cost much. Engines are limited by nodes
//! and begin anew with every position, so the same match always has the same review.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Act, Match};
use crate::engine::{self, Engine, Limits, Line, Lines, Question, Reason, Resources, Stop};
use crate::rules::{Game, Outcome, Position, Rules, Side, Turn};

/// The form of what is kept. A review of another form is made anew: it says nothing that cannot be
/// found out again.
const VERSION: u32 = 1;

/// Turns that cost less of the chance of winning, in thousandths, are no key moments.
pub const MIN_MOMENT_COST: u16 = 100;
/// A turn that costs less is as good as the best.
pub const NEGLIGIBLE_COST: u16 = 20;
/// How many key moments there are at the most.
const MAX_MOMENTS: usize = 3;
/// Key moments are so many acts apart: what follows at once belongs to the same story.
const MIN_DISTANCE: usize = 3;

/// The memory that an engine has, in bytes. Little, because it is emptied for each position.
const MEMORY: usize = 4 << 20;

/// How many turns of the best line are kept.
const MAX_LINE: usize = 8;

/// How carefully a position was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Effort {
    Rough,
    Thorough,
}

impl Effort {
    /// How many positions an engine may look at for one; of Go, how many games it plays out.
    fn nodes(self, game: Game) -> u64 {
        let (rough, thorough) = match game {
            Game::Checkers | Game::Reversi => (10_000, 300_000),
            Game::Go => (60, 1000),
            Game::Gomoku => (2000, 30_000),
            Game::Four => (5000, 100_000),
            Game::ConnectFour => (20_000, 2_000_000),
        };
        match self {
            Effort::Rough => rough,
            Effort::Thorough => thorough,
        }
    }
}

/// What is known of one point of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Insight {
    #[serde(rename = "care")]
    effort: Effort,
    to_move: Side,
    /// The chance of the first side to win, in thousandths, a draw being half a win. None while
    /// something is still to be chosen in an opening, and nobody owns a side.
    pub chance: Option<u16>,
    /// What both would play at their best, from this point on. Empty where nobody has a turn.
    pub line: Vec<Turn>,
    /// Whether nothing can change the chance any more.
    pub is_proven: bool,
    /// In how many turns of both sides the game is decided, where that is proven.
    pub decided_in: Option<u32>,
    /// What speaks for the best turn.
    pub reason: Option<Reason>,
    /// Whether there was only one turn.
    is_forced: bool,
    /// The chance of the first side after the best turn, where it was looked at: as thoroughly as
    /// the turn that was played, so that the two can be compared.
    after_best: Option<u16>,
}

impl Insight {
    /// The best turn; none where nobody has a turn.
    #[must_use]
    pub fn best(&self) -> Option<&Turn> {
        self.line.first()
    }

    /// Whether it can be about this position: what was kept may be damaged.
    fn is_possible(&self, position: &dyn Position) -> bool {
        let chances = [self.chance, self.after_best];
        self.to_move == position.to_move()
            && chances.iter().flatten().all(|&chance| chance <= 1000)
            && self.best().is_none_or(|best| position.changes(best).is_ok())
    }

    /// A point at which nobody has to think.
    fn plain(to_move: Side, chance: Option<u16>) -> Insight {
        Insight {
            effort: Effort::Thorough,
            to_move,
            chance,
            line: Vec::new(),
            is_proven: chance.is_some(),
            decided_in: None,
            reason: None,
            is_forced: false,
            after_best: None,
        }
    }
}

/// What an engine found out about one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    version: u32,
    /// The hash of the first position, by which the match is known.
    start: u64,
    /// The acts of the match that it is about.
    acts: Vec<Act>,
    /// What is known of the point after so many acts, from none to all of them.
    points: Vec<Option<Insight>>,
}

/// A turn that cost much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// After so many acts the turn was made.
    pub at: usize,
    /// What it cost of the chance of winning, in thousandths.
    pub cost: u16,
}

/// How far a review has come, in points of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Looked at, be it only roughly.
    pub seen: usize,
    /// Looked at thoroughly.
    pub done: usize,
    pub all: usize,
}

/// A position that is to be looked at, with all that an engine has to know of it.
#[derive(Debug)]
pub struct Job {
    at: usize,
    task: Task,
    position: Box<dyn Position>,
    /// The hash of every position of the match up to this one.
    history: Vec<u64>,
    /// How the match had ended here.
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Position(Effort),
    /// The position after the best turn.
    AfterBest,
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    at: usize,
    finding: Finding,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Finding {
    Point(Insight),
    AfterBest(Option<u16>),
}

impl Review {
    /// A review that is still to be made, of all acts of a match.
    #[must_use]
    pub fn of(game: &Match) -> Review {
        let acts = game.all_acts().to_vec();
        Review { version: VERSION, start: game.start().hash(), points: vec![None; acts.len() + 1], acts }
    }

    /// A review as it was kept, as far as it is one of this match with all its acts in force, and
    /// possible. None where it is of another form.
    #[must_use]
    pub fn validated(mut self, whole: &Match) -> Option<Review> {
        if self.version != VERSION || self.points.len() != self.acts.len() + 1 {
            return None;
        }
        self.fit(whole);
        for (at, point) in self.points.iter_mut().enumerate() {
            let position = position_after(whole, at);
            point.take_if(|point| !point.is_possible(position));
        }
        Some(self)
    }

    /// Whether it is about all the acts of this match, those among them that were undone.
    #[must_use]
    pub fn is_of(&self, game: &Match) -> bool {
        self.start == game.start().hash() && self.acts == game.all_acts()
    }

    /// Forgets what is about acts that the match no longer has.
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

    /// What is known of the point after so many acts.
    #[must_use]
    pub fn at(&self, acts: usize) -> Option<&Insight> {
        self.points.get(acts)?.as_ref()
    }

    /// The chance of the first side at a point, in thousandths, as a curve has it: where the turn that
    /// was made there cost little, both points should have the same, and what lies between them is
    /// nearer to the truth than either. Engines tend to think well of whoever is to move.
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

    /// How many points there are: one more than acts.
    #[must_use]
    pub fn points(&self) -> usize {
        self.points.len()
    }

    #[must_use]
    pub fn progress(&self) -> Progress {
        let analysed = |effort| self.points.iter().flatten().filter(|point| point.effort >= effort).count();
        let (seen, done) = (analysed(Effort::Rough), analysed(Effort::Thorough));
        Progress { seen, done, all: self.points.len() }
    }

    /// Whether there is nothing more to be found out.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.next_task().is_none()
    }

    /// The position that is to be looked at next, of the match whose acts are all in force. None
    /// where there is nothing more to be found out, or where the review is about other acts.
    #[must_use]
    pub fn next(&self, whole: &Match) -> Option<Job> {
        let (at, task) = self.next_task()?;
        if whole.acts() != self.acts {
            return None;
        }
        let mut position = position_after(whole, at).boxed();
        let mut history = whole.hashes[..whole.hashes.len().min(at + 1)].to_vec();
        let mut outcome = whole.outcome().filter(|_| at == self.acts.len());
        if task == Task::AfterBest {
            let best = self.at(at).and_then(Insight::best)?;
            position.play(best).ok()?;
            history.push(position.hash());
            outcome = position.outcome().filter(|_| position.counting().is_none());
        }
        Some(Job { at, task, position, history, outcome })
    }

    /// What is to be done next, and after how many acts.
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

    /// Takes what was found. An answer of an earlier state of the match is for whoever asked to
    /// leave aside.
    pub fn take(&mut self, answer: Answer) {
        let Some(point) = self.points.get_mut(answer.at) else { return };
        match (answer.finding, point) {
            (Finding::Point(insight), point) => *point = Some(insight),
            (Finding::AfterBest(chance), Some(point)) => point.after_best = chance.or(point.chance),
            (Finding::AfterBest(_), None) => {}
        }
    }

    /// What the turn cost that was made after so many acts, of its side's chance of winning in
    /// thousandths: nothing where it was the best or the only one. None where no turn was made
    /// there, or too little is known yet.
    #[must_use]
    pub fn cost(&self, at: usize) -> Option<u16> {
        let [before, after] = self.chances(at)?;
        Some(before.saturating_sub(after))
    }

    /// The chances of winning, in thousandths, that the side had with the best turn, and with the
    /// turn that it made after so many acts. See [`Review::cost`].
    #[must_use]
    pub fn chances(&self, at: usize) -> Option<[u16; 2]> {
        let Act::Turn(turn) = self.acts.get(at)? else { return None };
        let (before, after) = (self.at(at)?, self.at(at + 1)?);
        let of_mover = |chance: u16| match before.to_move {
            Side::First => chance,
            Side::Second => 1000 - chance,
        };
        let best = of_mover(before.after_best.or(before.chance)?);
        let made = of_mover(after.chance?);
        let is_best = before.is_forced || before.best() == Some(turn);
        Some([if is_best { made } else { best }, made])
    }

    /// Whether the turn that was made after so many acts was the best, as far as is known.
    #[must_use]
    pub fn was_best(&self, at: usize) -> bool {
        let best = self.at(at).and_then(Insight::best);
        best.is_some() && matches!(self.acts.get(at), Some(Act::Turn(turn)) if best == Some(turn))
    }

    /// The turns that cost the most, in the order in which they were made: at most three, none that
    /// cost little, and none that belongs to the story of another. None before every point has been
    /// looked at.
    #[must_use]
    pub fn key_moments(&self) -> Vec<Moment> {
        if self.points.iter().any(Option::is_none) {
            return Vec::new();
        }
        let moment = |at| Some(Moment { at, cost: self.cost(at).filter(|&cost| cost >= MIN_MOMENT_COST)? });
        let mut costly: Vec<Moment> = (0..self.acts.len()).filter_map(moment).collect();
        // What was thrown away first counts for more than the same later.
        costly.sort_by_key(|moment| Reverse(moment.cost));
        let mut chosen: Vec<Moment> = Vec::new();
        for moment in costly {
            if chosen.len() < MAX_MOMENTS
                && chosen.iter().all(|other| other.at.abs_diff(moment.at) >= MIN_DISTANCE)
            {
                chosen.push(moment);
            }
        }
        chosen.sort_by_key(|moment| moment.at);
        chosen
    }
}

/// Whoever looks, at one position after the other.
#[derive(Default)]
pub struct Reviewer {
    engine: Option<(Rules, Box<dyn Engine>)>,
}

impl Reviewer {
    /// Thinks, which takes up to some seconds. None where it was stopped before it knew.
    #[must_use]
    pub fn analyse(&mut self, job: &Job, stop: &Stop) -> Option<Answer> {
        let insight = self.insight(job, stop)?;
        let finding = match job.task {
            Task::Position(_) => Finding::Point(insight),
            Task::AfterBest => Finding::AfterBest(insight.chance),
        };
        Some(Answer { at: job.at, finding })
    }

    /// An engine that knows nothing, so that it does not matter what was looked at before.
    fn engine(&mut self, rules: Rules) -> &mut dyn Engine {
        // One of Go remembers who was far ahead; a new one costs nothing there.
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
            // Nobody has settled it here, so it stands as it would be counted.
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
        let best = analysis.lines.into_iter().next().filter(|_| !stop.is_stopped());
        let Some(best) = best else {
            return if stop.is_stopped() { None } else { plain(None) };
        };
        // To look for reasons takes a while as well.
        let is_thorough = effort == Effort::Thorough;
        let reason = is_thorough.then(|| engine::reasons(position, &best).into_iter().next()).flatten();
        let Line { turns, score } = best;
        Some(Insight {
            effort,
            to_move,
            chance: Some(score.chance_of_first(to_move)),
            line: turns.into_iter().take(MAX_LINE).collect(),
            is_proven: analysis.exact || score.decided_in.is_some(),
            decided_in: score.decided_in,
            reason,
            is_forced: position.turns().len() == 1,
            after_best: None,
        })
    }
}

/// The position of a match after so many of its acts in force.
fn position_after(game: &Match, acts: usize) -> &dyn Position {
    // The acts that led to another position are at the beginning.
    &*game.positions[acts.min(game.positions.len() - 1)]
}

/// The chance of the first side to win a match that has ended so, in thousandths.
fn chance_of(outcome: Outcome) -> u16 {
    match outcome.winner {
        Some(Side::First) => 1000,
        Some(Side::Second) => 0,
        None => 500,
    }
}

#[cfg(test)]
mod tests;

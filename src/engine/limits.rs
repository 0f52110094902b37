//! Limits of a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::host::{Host, NoHost};

/// The limits of a search. The first that is reached ends it. A search without limits ends when its
/// result is proven or when it is stopped.
///
/// ```
/// use parlour::engine::{self, Limits, Lines, Question, Resources, Stop};
/// use parlour::rules::Game;
/// use std::time::Duration;
///
/// // At most 2000 nodes. The result is the same on every machine.
/// let rules = Game::Four.presets()[0].rules;
/// let position = rules.start();
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::nodes(2000),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = engine::engine(rules, Resources::without_host(1 << 20));
/// let analysis = engine.analyse(&question, &Stop::default());
/// assert!(analysis.nodes <= 2000 && analysis.depth > 1);
///
/// // Limits can be combined.
/// let limits = Limits { time: Some(Duration::from_millis(300)), ..Limits::depth(8) };
/// assert_eq!(limits.nodes, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Longest duration, measured by the clock of the [`Host`].
    pub time: Option<Duration>,
    /// Usual duration, within the longest one. The search ends sooner if its answer is clear, and goes on up to
    /// [`time`](Limits::time) if it is not. A search for several lines always takes the usual duration.
    pub soft: Option<Duration>,
    /// Largest number of nodes, the only limit that is the same on every machine.
    pub nodes: Option<u64>,
    /// Largest depth in plies. Forcing moves may be searched deeper. The engines of Go and Hex ignore it; see
    /// [`EngineKind::limits_depth`](super::EngineKind::limits_depth).
    pub depth: Option<u32>,
}

impl Limits {
    /// Returns a limit of nodes only.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Returns a time limit only.
    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// Returns a usual and a longest duration only.
    ///
    /// ```
    /// use parlour::engine::Limits;
    /// use std::time::Duration;
    ///
    /// let [usual, longest] = [1, 3].map(Duration::from_secs);
    /// let limits = Limits::around(usual, longest);
    /// assert_eq!(limits.steady(), Limits::time(usual));
    /// ```
    #[must_use]
    pub fn around(usual: Duration, longest: Duration) -> Limits {
        Limits { soft: Some(usual), time: Some(longest), ..Limits::default() }
    }

    /// Returns the limits with the usual duration as the longest one, for a search that always takes as long.
    #[must_use]
    pub fn steady(self) -> Limits {
        Limits { time: self.soft.into_iter().chain(self.time).min(), soft: None, ..self }
    }

    /// Returns the limits with both durations changed.
    #[must_use]
    pub fn with_times(self, change: impl Fn(Duration) -> Duration) -> Limits {
        Limits { time: self.time.map(&change), soft: self.soft.map(&change), ..self }
    }

    /// Returns a limit of depth, in plies, only.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }
}

/// A signal that ends a search from any thread. Clones share one signal.
///
/// ```
/// use parlour::engine::{self, Limits, Lines, Question, Resources, Stop};
/// use parlour::rules::Game;
/// use std::{thread, time::Duration};
///
/// let rules = Game::Checkers.presets()[0].rules;
/// let position = rules.start();
/// let question = Question {
///     position: &*position,
///     history: &[position.hash()],
///     limits: Limits::default(),
///     lines: Lines::Best(1),
///     seed: 1,
/// };
/// let mut engine = engine::engine(rules, Resources::without_host(1 << 20));
/// let stop = Stop::default();
/// let analysis = thread::scope(|scope| {
///     scope.spawn(|| {
///         thread::sleep(Duration::from_millis(20));
///         stop.stop();
///     });
///     engine.analyse(&question, &stop)
/// });
/// // A stopped search returns the best line that it has found.
/// assert_eq!(analysis.lines.len(), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Gives the signal. It cannot be withdrawn.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the signal has been given.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Returns `true` while another clone exists, that is, while a search may still use it.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// The remaining limits of a search, checked at every node.
#[derive(Debug)]
pub struct Budget {
    stop: Stop,
    started: Duration,
    deadline: Option<Duration>,
    /// Usual duration, and the one within which an unclear answer has to be found.
    soft: Option<Duration>,
    hard: Option<Duration>,
    host: &'static dyn Host,
    nodes: u64,
    most: u64,
    spent: bool,
}

/// Number of nodes between two checks of the clock and the stop. It is small because a node can take a
/// fifth of a millisecond, as in renju with many forbidden points; a check costs less than a node.
const CHECK_INTERVAL: u64 = 64;

impl Budget {
    /// Returns a budget whose time starts now.
    #[must_use]
    pub fn new(limits: Limits, stop: &Stop, host: &'static dyn Host) -> Budget {
        let started = host.now();
        Budget {
            stop: stop.clone(),
            started,
            // A deadline beyond the range of the clock is no limit.
            deadline: limits.time.and_then(|time| started.checked_add(time)),
            soft: limits.soft,
            hard: limits.time,
            host,
            nodes: 0,
            most: limits.nodes.unwrap_or(u64::MAX),
            spent: false,
        }
    }

    /// Returns a budget that only `stop` ends.
    #[must_use]
    pub fn unlimited(stop: &Stop) -> Budget {
        Budget::new(Limits::default(), stop, &NoHost)
    }

    /// Counts a node. Returns `true` if the search has to end, and from then on always.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_INTERVAL) || self.nodes >= self.most {
            self.check();
        }
        self.spent
    }

    /// Checks the clock and the stop at once, for searches with slow nodes. Returns `true` if the search
    /// has to end.
    #[cold]
    pub fn check(&mut self) -> bool {
        self.spent |= self.nodes >= self.most
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| self.host.now() >= deadline);
        self.spent
    }

    /// Returns `true` if the last check found that the search has to end.
    #[inline]
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// Returns the usual duration, if there is one.
    #[inline]
    #[must_use]
    pub fn soft(&self) -> Option<Duration> {
        self.soft
    }

    /// Returns the time since the budget was made.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.host.now().saturating_sub(self.started)
    }

    /// Ends the budget this long after it was made, or at its longest duration if that is earlier.
    pub fn end_after(&mut self, time: Duration) {
        let time = self.hard.map_or(time, |hard| hard.min(time));
        self.deadline = self.started.checked_add(time);
    }

    /// Returns the number of nodes counted.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::host;

    #[test]
    fn the_budget_ends_at_its_node_limit() {
        let mut budget = Budget::new(Limits::nodes(1500), &Stop::default(), &NoHost);
        let searched = (0..5000).take_while(|_| !budget.spend()).count();
        assert_eq!(searched, 1499);
        assert!(budget.is_spent());
    }

    #[test]
    fn all_clones_of_a_stop_share_the_signal() {
        let stop = Stop::default();
        let mut budgets = [(); 2].map(|()| Budget::unlimited(&stop.clone()));
        assert!(!budgets.iter_mut().any(Budget::check));
        stop.stop();
        assert!(budgets.iter_mut().all(|budget| (0..CHECK_INTERVAL).any(|_| budget.spend())));
    }

    #[test]
    fn a_stop_is_awaited_while_a_budget_holds_it() {
        let stop = Stop::default();
        let budget = Budget::unlimited(&stop);
        assert!(stop.is_awaited());
        drop(budget);
        assert!(!stop.is_awaited());
    }

    #[test]
    fn the_time_limit_ends_the_budget() {
        let mut budget = Budget::new(Limits::time(Duration::ZERO), &Stop::default(), host::testing::host());
        assert!(budget.check());
    }

    #[test]
    fn a_deadline_moves_within_the_longest_duration() {
        let [brief, long] = [Duration::ZERO, Duration::from_secs(1000)];
        let budget =
            |longest| Budget::new(Limits::around(long, longest), &Stop::default(), host::testing::host());
        let mut within = budget(long);
        assert!(!within.check());
        within.end_after(brief);
        assert!(within.check());
        let mut beyond = budget(brief);
        beyond.end_after(long);
        assert!(beyond.check());
    }
}

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
    deadline: Option<Duration>,
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
        Budget {
            stop: stop.clone(),
            // A deadline beyond the range of the clock is no limit.
            deadline: limits.time.and_then(|time| host.now().checked_add(time)),
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
}

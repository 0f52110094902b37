//! When a search ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::host::{Host, NoHost};

/// What a search may spend. Whatever is reached first ends it; without any limit it ends when
/// everything is known, or when it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub time: Option<Duration>,
    /// Positions looked at: the measure that is the same on every machine.
    pub nodes: Option<u64>,
    /// How many turns deep; what is forced may be looked at beyond it.
    pub depth: Option<u32>,
}

impl Limits {
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }
}

/// Tells a search, from any thread, that nobody wants its answer to get better any more.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Whether anybody else still has it, so that there may be something to stop.
    #[must_use]
    pub fn is_awaited(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// What is left of a search's limits: asked at every node, and cheap to ask.
#[derive(Debug)]
pub struct Budget {
    stop: Stop,
    deadline: Option<Duration>,
    host: &'static dyn Host,
    nodes: u64,
    most: u64,
    spent: bool,
}

/// How many nodes go by between two looks at the clock and at the stop: few enough for nodes that take
/// a fifth of a millisecond each, as where forbidden points abound, and a look costs less than one.
const LOOK: u64 = 64;

impl Budget {
    /// The time begins to run now.
    #[must_use]
    pub fn new(limits: Limits, stop: &Stop, host: &'static dyn Host) -> Budget {
        Budget {
            stop: stop.clone(),
            // A time that no clock can hold is no limit.
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

    /// Counts a node, and says whether the search has to end. Once it has, it always has.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK) || self.nodes >= self.most {
            self.look();
        }
        self.spent
    }

    /// Looks at the clock and the stop now, as a search does whose nodes are slow.
    #[cold]
    pub fn look(&mut self) -> bool {
        self.spent |= self.nodes >= self.most
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| self.host.now() >= deadline);
        self.spent
    }

    /// Whether the search has to end, as far as is known.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.spent
    }

    /// How many nodes were counted.
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
    fn a_search_ends_at_its_node() {
        let mut budget = Budget::new(Limits::nodes(1500), &Stop::default(), &NoHost);
        let searched = (0..5000).take_while(|_| !budget.spend()).count();
        assert_eq!(searched, 1499);
        assert!(budget.is_spent());
    }

    #[test]
    fn a_stop_is_seen_by_every_search_that_it_was_given_to() {
        let stop = Stop::default();
        let mut budgets = [(); 2].map(|()| Budget::unlimited(&stop.clone()));
        assert!(!budgets.iter_mut().any(Budget::look));
        stop.stop();
        assert!(budgets.iter_mut().all(|budget| (0..LOOK).any(|_| budget.spend())));
    }

    #[test]
    fn a_stop_is_awaited_as_long_as_a_search_has_it() {
        let stop = Stop::default();
        let budget = Budget::unlimited(&stop);
        assert!(stop.is_awaited());
        drop(budget);
        assert!(!stop.is_awaited());
    }

    #[test]
    fn time_runs_out() {
        let mut budget = Budget::new(Limits::time(Duration::ZERO), &Stop::default(), host::testing::host());
        assert!(budget.look());
    }
}

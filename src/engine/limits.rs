//! Limits of a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::host::{Host, NoHost};

/// The limits of a search. The first that is reached ends it. A search without limits ends when its
/// result is proven or when it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub time: Option<Duration>,
    /// Most nodes: the limit that is the same on every machine.
    pub nodes: Option<u64>,
    /// Most plies; forcing moves may be searched deeper.
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

/// A signal that ends a search from any thread. Clones share one signal.
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

/// Number of nodes between two checks of the clock and the stop: few enough for nodes of a fifth of a
/// millisecond, as with many forbidden points. A check costs less than a node.
const LOOK: u64 = 64;

impl Budget {
    /// Starts a budget. The time runs from now on.
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

    /// Counts a node. Returns `true` if the search has to end; from then on always.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK) || self.nodes >= self.most {
            self.look();
        }
        self.spent
    }

    /// Checks the clock and the stop now. For searches with slow nodes.
    #[cold]
    pub fn look(&mut self) -> bool {
        self.spent |= self.nodes >= self.most
            || self.stop.is_stopped()
            || self.deadline.is_some_and(|deadline| self.host.now() >= deadline);
        self.spent
    }

    /// Returns `true` if the last check found that the search has to end.
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
        assert!(!budgets.iter_mut().any(Budget::look));
        stop.stop();
        assert!(budgets.iter_mut().all(|budget| (0..LOOK).any(|_| budget.spend())));
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
        assert!(budget.look());
    }
}

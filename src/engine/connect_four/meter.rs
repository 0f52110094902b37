//! Node limits for parts of a shared budget.

use crate::engine::Budget;

/// A part of a budget.
pub(super) struct Meter<'a> {
    budget: &'a mut Budget,
    /// Node count of the budget at which this part ends.
    end: u64,
    spent: bool,
}

impl<'a> Meter<'a> {
    /// Returns a meter for `nodes` nodes of the budget.
    pub(super) fn new(budget: &'a mut Budget, nodes: u64) -> Meter<'a> {
        let end = budget.nodes().saturating_add(nodes);
        let spent = budget.is_spent();
        Meter { budget, end, spent }
    }

    /// Returns a meter for `nodes` nodes of this part.
    pub(super) fn part(&mut self, nodes: u64) -> Meter<'_> {
        let end = self.budget.nodes().saturating_add(nodes).min(self.end);
        Meter { budget: self.budget, end, spent: self.spent }
    }

    /// Counts a node and returns `true` if the search must end.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        self.spent = self.spent || self.budget.spend() || self.budget.nodes() >= self.end;
        self.spent
    }

    #[inline]
    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    /// Returns `true` if nothing is left, even if no search has hit the limit yet.
    pub(super) fn has_ended(&self) -> bool {
        self.spent || self.budget.is_spent() || self.budget.nodes() >= self.end
    }

    #[inline]
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes()
    }
}

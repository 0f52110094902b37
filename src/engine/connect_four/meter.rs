//! What one of several searches may spend of what all may.

use crate::engine::Budget;

/// A part of a budget.
pub(super) struct Meter<'a> {
    budget: &'a mut Budget,
    /// At how many nodes of the whole budget this part is used up.
    end: u64,
    spent: bool,
}

impl<'a> Meter<'a> {
    /// So many nodes of what is left.
    pub(super) fn new(budget: &'a mut Budget, nodes: u64) -> Meter<'a> {
        let end = budget.nodes().saturating_add(nodes);
        let spent = budget.is_spent();
        Meter { budget, end, spent }
    }

    /// So many nodes of this part.
    pub(super) fn part(&mut self, nodes: u64) -> Meter<'_> {
        let end = self.budget.nodes().saturating_add(nodes).min(self.end);
        Meter { budget: self.budget, end, spent: self.spent }
    }

    /// Counts a node, and says whether the search has to end.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        self.spent = self.spent || self.budget.spend() || self.budget.nodes() >= self.end;
        self.spent
    }

    #[inline]
    pub(super) fn is_spent(&self) -> bool {
        self.spent
    }

    /// Whether nothing is left, though nobody may have asked for more.
    pub(super) fn has_ended(&self) -> bool {
        self.spent || self.budget.is_spent() || self.budget.nodes() >= self.end
    }

    #[inline]
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes()
    }
}

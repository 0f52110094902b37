//! Parameters of the tree search.

use super::playout::Policy;

/// What the search can be tuned by.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSettings {
    pub policy: Policy,
    /// How many playouts it takes until what happened at once weighs as much as what happened
    /// later.
    pub rave_equivalent: f32,
    /// How many playouts, half of them won, every turn begins with.
    pub even_prior: u16,
    /// By how much all other opinions of a turn are taken, in eighths.
    pub prior_weight: u16,
    /// After how many visits a leaf gets children.
    pub expand_at: u32,
}

impl SearchSettings {
    pub(super) const DEFAULT: SearchSettings = SearchSettings {
        policy: Policy::HEAVY,
        rave_equivalent: 1500.0,
        even_prior: 12,
        prior_weight: 8,
        expand_at: 2,
    };

    /// On larger boards a node has more children, and memory is short.
    pub(super) fn on(lines: u16) -> SearchSettings {
        let expand_at = match lines {
            0..11 => 2,
            11..16 => 4,
            _ => 6,
        };
        SearchSettings { expand_at, ..SearchSettings::DEFAULT }
    }
}

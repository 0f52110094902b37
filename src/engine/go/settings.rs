//! Parameters of the tree search.

use super::playout::Policy;

/// The tunable parameters of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSettings {
    pub policy: Policy,
    /// Number of playouts at which the mean reward and the RAVE value have equal weight.
    pub rave_equivalent: f32,
    /// Virtual playouts of every turn, half of them won.
    pub even_prior: u16,
    /// Weight of all other priors, in eighths.
    pub prior_weight: u16,
    /// Virtual wins of a turn that the learned weights find certain. Others get its square root's share of them.
    pub learned_prior: u16,
    /// Number of visits after which a leaf is expanded.
    pub expand_at: u32,
    /// The use of the network; `None` if the search does without it.
    pub net: Option<NetSettings>,
}

/// The tunable parameters of the use of the network.
#[derive(Clone, Copy, Debug)]
pub(super) struct NetSettings {
    /// Number of visits at which the network judges a node. It takes as long as ten playouts.
    pub judge_at: u32,
    /// Its part of the reward of a playout from a judged node, in 256ths.
    pub part: u32,
    /// Virtual wins of a turn that the network finds certain. Others get its square root's share of them.
    pub prior: u16,
}

impl SearchSettings {
    pub(super) const DEFAULT: SearchSettings = SearchSettings {
        policy: Policy::HEAVY,
        rave_equivalent: 1500.0,
        even_prior: 12,
        prior_weight: 8,
        learned_prior: 40,
        expand_at: 2,
        net: None,
    };

    /// On 9x9, which the network knows. It guides better than RAVE, which weighs less therefore.
    const JUDGED: SearchSettings = SearchSettings {
        rave_equivalent: 700.0,
        net: Some(NetSettings { judge_at: 20, part: 96, prior: 80 }),
        ..SearchSettings::DEFAULT
    };

    /// Returns the settings for a board size. Nodes of larger boards have more children, and memory is
    /// limited.
    pub(super) fn on(lines: u16) -> SearchSettings {
        let expand_at = match lines {
            9 => return SearchSettings::JUDGED,
            0..11 => 2,
            11..16 => 4,
            _ => 6,
        };
        SearchSettings { expand_at, ..SearchSettings::DEFAULT }
    }
}

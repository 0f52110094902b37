//! Groups of similar variants that share a network.

use crate::rules::checkers::{Rules, Size};

/// Groups of similar variants that share a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Short kings, and captures are forced: American and Italian.
    Short,
    /// Short kings, and captures are free: the house rules.
    House,
    /// Flying kings, and men capture backward: Russian, Brazilian and pool.
    Flying,
    /// Flying kings, and men capture forward only: Spanish and Czech.
    Forward,
    /// International, on a board of 10 by 10.
    International,
    /// Frisian, on a board of 10 by 10.
    Frisian,
    /// Canadian, on a board of 12 by 12.
    Canadian,
}

impl Family {
    /// All families.
    pub const ALL: [Family; 7] = [
        Family::Short,
        Family::House,
        Family::Flying,
        Family::Forward,
        Family::International,
        Family::Frisian,
        Family::Canadian,
    ];

    /// Returns the family of these rules. Rules of your own on a large board may have none.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Family> {
        let is_international = rules.flying_kings && rules.forced_capture && rules.men_capture_backward;
        match rules.size {
            Size::Ten if rules.orthogonal_captures => Some(Family::Frisian),
            Size::Ten => is_international.then_some(Family::International),
            Size::Twelve => (is_international && !rules.orthogonal_captures).then_some(Family::Canadian),
            Size::Eight => Some(match rules {
                Rules { flying_kings: false, forced_capture: false, .. } => Family::House,
                Rules { flying_kings: false, .. } => Family::Short,
                Rules { men_capture_backward: true, .. } => Family::Flying,
                _ => Family::Forward,
            }),
        }
    }

    /// Returns the rules of the games from which its network learns.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Family::Short => Rules::AMERICAN,
            Family::House => Rules::HOUSE,
            Family::Flying => Rules::RUSSIAN,
            Family::Forward => Rules::SPANISH,
            Family::International => Rules::INTERNATIONAL,
            Family::Frisian => Rules::FRISIAN,
            Family::Canadian => Rules::CANADIAN,
        }
    }

    /// Returns the name of its file, without extension.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Family::Short => "short",
            Family::House => "house",
            Family::Flying => "flying",
            Family::Forward => "forward",
            Family::International => "international",
            Family::Frisian => "frisian",
            Family::Canadian => "canadian",
        }
    }

    /// Returns its packed network. A family has one only if it wins against the engine without it.
    pub(super) fn packed(self) -> Option<&'static [u8]> {
        Some(match self {
            Family::Short => include_bytes!("../../../assets/engine/checkers/short.net"),
            Family::Flying => include_bytes!("../../../assets/engine/checkers/flying.net"),
            Family::Forward => include_bytes!("../../../assets/engine/checkers/forward.net"),
            Family::International => include_bytes!("../../../assets/engine/checkers/international.net"),
            Family::Frisian => include_bytes!("../../../assets/engine/checkers/frisian.net"),
            Family::House | Family::Canadian => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_rules_on_large_boards_have_no_network() {
        let short_kings = Rules { flying_kings: false, ..Rules::INTERNATIONAL };
        assert_eq!(Family::of(Rules::INTERNATIONAL), Some(Family::International));
        assert_eq!(Family::of(Rules::FRISIAN), Some(Family::Frisian));
        assert_eq!(Family::of(short_kings), None);
        for family in Family::ALL {
            assert_eq!(Family::of(family.rules()), Some(family));
        }
    }
}

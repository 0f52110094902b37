//! The sides of players: they alternate and stay balanced.

use crate::rules::Side;

/// The cost of a division of the sides, in order of importance. Costs of several games are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SideCost {
    /// Players who have the same side for the third time in a row.
    pub triples: u32,
    /// Squares of the differences between the games as first and as second.
    pub imbalance: u32,
    /// Players who have the side of their last game again.
    repeats: u32,
}

/// The sides that a player had so far, without games that were not played.
pub(super) type History = [Side];

/// Returns the cost of another game on this side.
fn cost(history: &History, side: Side) -> SideCost {
    let count = |side| history.iter().filter(|&&had| had == side).count();
    let difference = (count(side) + 1).abs_diff(count(side.other())) as u32;
    SideCost {
        triples: u32::from(history.ends_with(&[side, side])),
        imbalance: difference * difference,
        repeats: u32::from(history.last() == Some(&side)),
    }
}

/// Divides the sides of a game between two players: returns `true` if the player with history `a` begins, and
/// the cost. `a` is the one that is ranked higher. If both divisions cost the same, `a` gets the side that it
/// did not have last, and `toss` decides before its first game.
pub(super) fn divide(a: &History, b: &History, toss: bool) -> (bool, SideCost) {
    let [begins, follows] = Side::BOTH.map(|side| {
        let (own, other) = (cost(a, side), cost(b, side.other()));
        SideCost {
            triples: own.triples + other.triples,
            imbalance: own.imbalance + other.imbalance,
            repeats: own.repeats + other.repeats,
        }
    });
    let first = match begins.cmp(&follows) {
        std::cmp::Ordering::Less => true,
        std::cmp::Ordering::Greater => false,
        std::cmp::Ordering::Equal => a.last().map_or(toss, |&last| last == Side::Second),
    };
    (first, if first { begins } else { follows })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(text: &str) -> Vec<Side> {
        text.chars().map(|sign| if sign == '1' { Side::First } else { Side::Second }).collect()
    }

    fn begins(a: &str, b: &str) -> bool {
        divide(&history(a), &history(b), true).0
    }

    #[test]
    fn sides_alternate_and_stay_balanced() {
        assert!(begins("", "") && !divide(&[], &[], false).0, "the toss decides");
        assert!(!begins("1", "2") && begins("2", "1"), "both change");
        assert!(!begins("1", "1") && begins("2", "2"), "the higher one changes");
        assert!(begins("12", "21"), "the last game counts");
        assert!(begins("1", "11"), "the larger difference comes first");
        assert!(!begins("11", "2121") && begins("1221", "11"), "nobody has a side for the third time");
        let (_, cost) = divide(&history("11"), &history("11"), true);
        assert_eq!(cost.triples, 1, "one of them must");
    }
}

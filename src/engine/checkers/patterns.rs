//! Trained patterns of men, added to the [general](super::general) value.
//!
//! The board is covered by overlapping [regions](super::regions) of eight squares. Each region has a table with a value
//! for each arrangement of men on it: 3 to the power of 8. The value of a position is the sum over its regions, as in
//! M. Buro, *From Simple Features to Sophisticated Evaluation Functions*, 1998. There are tables for the beginning, the
//! middle and the end of a game.
//!
//! Positions are seen with the side to move at the top, so one table serves both sides.

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

use super::regions::Covered;
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, Rules, Size, State, Ten, Twelve, Word};

/// Number of values of a region: 3 to the power of 8.
const ENTRIES: usize = 6561;
/// Number of stages of a game, by the number of pieces left.
const STAGES: usize = 3;

/// Returns the number of all values on a board.
pub(super) const fn values<S: Covered>() -> usize {
    STAGES * S::COUNT * ENTRIES
}

/// The base-three number whose digit is 1 for each square in a set of eight squares.
const TERNARY: [u16; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let (mut bit, mut power) = (0, 1);
        while bit < 8 {
            if set >> bit & 1 == 1 {
                table[set] += power;
            }
            power *= 3;
            bit += 1;
        }
        set += 1;
    }
    table
};

/// Groups of similar variants that share a table.
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
}

impl Family {
    /// All families.
    pub const ALL: [Family; 6] = [
        Family::Short,
        Family::House,
        Family::Flying,
        Family::Forward,
        Family::International,
        Family::Frisian,
    ];

    /// Returns the family of these rules. The board of 12 by 12 has none, and rules of your own on 10 by 10 may have none.
    #[must_use]
    pub fn of(rules: Rules) -> Option<Family> {
        Some(match rules {
            Rules { size: Size::Ten, orthogonal_captures: true, .. } => Family::Frisian,
            Rules {
                size: Size::Ten,
                flying_kings: true,
                forced_capture: true,
                men_capture_backward: true,
                ..
            } => Family::International,
            Rules { size: Size::Ten | Size::Twelve, .. } => return None,
            Rules { flying_kings: false, forced_capture: false, .. } => Family::House,
            Rules { flying_kings: false, .. } => Family::Short,
            Rules { men_capture_backward: true, .. } => Family::Flying,
            _ => Family::Forward,
        })
    }

    /// Returns the rules of the games from which its table is trained.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Family::Short => Rules::AMERICAN,
            Family::House => Rules::HOUSE,
            Family::Flying => Rules::RUSSIAN,
            Family::Forward => Rules::SPANISH,
            Family::International => Rules::INTERNATIONAL,
            Family::Frisian => Rules::FRISIAN,
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
        }
    }

    /// Returns the number of its values.
    fn values(self) -> usize {
        match self.rules().size {
            Size::Eight => values::<Eight>(),
            Size::Ten => values::<Ten>(),
            Size::Twelve => values::<Twelve>(),
        }
    }

    /// Returns its deflated table. A family has one only if it wins against the engine without it.
    fn packed(self) -> Option<&'static [u8]> {
        match self {
            Family::Short => Some(include_bytes!("../../../assets/engine/checkers/short.deflate")),
            Family::Flying => Some(include_bytes!("../../../assets/engine/checkers/flying.deflate")),
            Family::Forward => Some(include_bytes!("../../../assets/engine/checkers/forward.deflate")),
            Family::International => {
                Some(include_bytes!("../../../assets/engine/checkers/international.deflate"))
            }
            Family::House | Family::Frisian => None,
        }
    }
}

/// The tables of one family, in hundredths of a man.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patterns(Vec<i8>);

impl Patterns {
    /// Returns the compiled-in tables of a family, or `None` if it has none.
    ///
    /// # Panics
    /// If the compiled-in data is damaged.
    #[must_use]
    pub fn built_in(family: Family) -> Option<Patterns> {
        let packed = family.packed()?;
        Some(Patterns::unpacked(family, packed).expect("built-in patterns should be valid"))
    }

    #[cfg(feature = "tools")]
    pub(super) fn new(family: Family, values: Vec<i8>) -> Patterns {
        assert_eq!(values.len(), family.values(), "each arrangement of men should have one value");
        Patterns(values)
    }

    /// Returns the tables in their file format: one deflated byte per value.
    #[cfg(any(test, feature = "tools"))]
    #[must_use]
    pub fn packed(&self) -> Vec<u8> {
        let bytes: Vec<u8> = self.0.iter().map(|value| value.cast_unsigned()).collect();
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Reads the output of [`packed`](Patterns::packed). Returns `None` if these are no patterns of the family.
    #[must_use]
    pub fn unpacked(family: Family, packed: &[u8]) -> Option<Patterns> {
        let count = family.values();
        let bytes = inflate::decompress_to_vec_with_limit(packed, count).ok()?;
        (bytes.len() == count).then(|| Patterns(bytes.into_iter().map(u8::cast_signed).collect()))
    }

    /// Returns the sum of the patterns for the side to move.
    #[inline]
    pub(super) fn value<S: Covered>(&self, state: &State<S>) -> i32 {
        let mut sum = 0;
        each_index(state, |index| sum += i32::from(self.0[index as usize]));
        sum
    }
}

/// Calls `take` with the indices of the values whose sum is the value of a position.
#[inline]
pub(super) fn each_index<S: Covered>(state: &State<S>, mut take: impl FnMut(u32)) {
    let CheckersBoard { pieces, kings } = state.board;
    let left = (pieces[0] | pieces[1]).count();
    let stage = S::STAGES.iter().filter(|&&least| left < least).count();
    let [own, other] = match state.to_move {
        Side::First => pieces.map(|side| side & !kings),
        Side::Second => [pieces[1], pieces[0]].map(|side| S::turned(side & !kings)),
    };
    let (own, other) = (S::regions(own), S::regions(other));
    let first = stage * S::COUNT * ENTRIES;
    for (at, (&own, &other)) in own.as_ref().iter().zip(other.as_ref()).enumerate() {
        let entry = TERNARY[usize::from(own)] + 2 * TERNARY[usize::from(other)];
        take((first + at * ENTRIES) as u32 + u32::from(entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_do_not_depend_on_the_side() {
        fn indices<S: Covered>(state: &State<S>) -> Vec<u32> {
            let mut indices = Vec::new();
            each_index(state, |index| indices.push(index));
            indices
        }
        let start = State::<Eight>::new(Rules::AMERICAN, Side::First, CheckersBoard::START);
        let turned = State { to_move: Side::Second, ..start };
        assert_eq!(indices(&start), indices(&turned));
        let start = State::<Ten>::new(Rules::INTERNATIONAL, Side::First, CheckersBoard::START);
        let turned = State { to_move: Side::Second, ..start };
        assert_eq!(indices(&start), indices(&turned));
    }

    #[test]
    fn other_rules_on_large_boards_have_no_patterns() {
        let short_kings = Rules { flying_kings: false, ..Rules::INTERNATIONAL };
        assert_eq!(Family::of(Rules::INTERNATIONAL), Some(Family::International));
        assert_eq!(Family::of(Rules::FRISIAN), Some(Family::Frisian));
        assert_eq!([short_kings, Rules::CANADIAN].map(Family::of), [None, None]);
        for family in Family::ALL {
            assert_eq!(Family::of(family.rules()), Some(family));
        }
    }

    #[test]
    fn built_in_tables_survive_a_round_trip() {
        for family in Family::ALL {
            if let Some(patterns) = Patterns::built_in(family) {
                assert_eq!(Patterns::unpacked(family, &patterns.packed()), Some(patterns));
            }
        }
    }
}

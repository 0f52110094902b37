//! Trained patterns of men, added to the [general](super::general) value on the board of 8 by 8.
//!
//! The board is covered by overlapping regions of eight squares. Each region has a table with a value for
//! each arrangement of men on it: 3 to the power of 8. The value of a position is the sum over its
//! regions, as in M. Buro, *From Simple Features to Sophisticated Evaluation Functions*, 1998. There are
//! tables for the beginning, the middle and the end of a game.
//!
//! Positions are seen with the side to move at the top, so one table serves both sides.

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

use super::tablebase::gather;
use crate::rules::Side;
use crate::rules::checkers::{CheckersBoard, Eight, Rules, State};

/// Number of regions: three pairs of columns at three heights each, and three pairs of rows.
pub(super) const REGIONS: usize = 12;
/// Number of values of a region: 3 to the power of 8.
const ENTRIES: usize = 6561;
/// Number of stages of a game, by the number of pieces left.
pub(super) const STAGES: usize = 3;

/// Number of all values.
pub(super) const LEN: usize = STAGES * REGIONS * ENTRIES;

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
}

impl Family {
    /// All families.
    pub const ALL: [Family; 4] = [Family::Short, Family::House, Family::Flying, Family::Forward];

    /// Returns the family of these rules.
    #[must_use]
    pub fn of(rules: Rules) -> Family {
        match rules {
            Rules { flying_kings: false, forced_capture: false, .. } => Family::House,
            Rules { flying_kings: false, .. } => Family::Short,
            Rules { men_capture_backward: true, .. } => Family::Flying,
            _ => Family::Forward,
        }
    }

    /// Returns the rules of the games from which its table is trained.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Family::Short => Rules::AMERICAN,
            Family::House => Rules::HOUSE,
            Family::Flying => Rules::RUSSIAN,
            Family::Forward => Rules::SPANISH,
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
        }
    }

    /// Returns its deflated table. A family has one only if it wins against the engine without it.
    fn packed(self) -> Option<&'static [u8]> {
        match self {
            Family::Short => Some(include_bytes!("../../../assets/engine/checkers/short.deflate")),
            Family::Flying => Some(include_bytes!("../../../assets/engine/checkers/flying.deflate")),
            Family::Forward => Some(include_bytes!("../../../assets/engine/checkers/forward.deflate")),
            Family::House => None,
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
        Some(Patterns::unpacked(packed).expect("built-in patterns should be valid"))
    }

    #[cfg(feature = "tools")]
    pub(super) fn new(values: Vec<i8>) -> Patterns {
        assert_eq!(values.len(), LEN, "each arrangement of men should have one value");
        Patterns(values)
    }

    /// Returns the tables in their file format: one deflated byte per value.
    #[cfg(any(test, feature = "tools"))]
    #[must_use]
    pub fn packed(&self) -> Vec<u8> {
        let bytes: Vec<u8> = self.0.iter().map(|value| value.cast_unsigned()).collect();
        deflate::compress_to_vec(&bytes, 10)
    }

    /// Reads the output of [`packed`](Patterns::packed). Returns `None` if the data is invalid.
    #[must_use]
    pub fn unpacked(packed: &[u8]) -> Option<Patterns> {
        let bytes = inflate::decompress_to_vec_with_limit(packed, LEN).ok()?;
        (bytes.len() == LEN).then(|| Patterns(bytes.into_iter().map(u8::cast_signed).collect()))
    }

    /// Returns the sum of the patterns for the side to move.
    #[inline]
    pub(super) fn value(&self, state: &State<Eight>) -> i32 {
        indices(state).into_iter().map(|index| i32::from(self.0[index as usize])).sum()
    }
}

/// Returns the indices of the values whose sum is the value of a position.
#[inline]
pub(super) fn indices(state: &State<Eight>) -> [u32; REGIONS] {
    let CheckersBoard { pieces, kings } = state.board;
    let stage = match (pieces[0] | pieces[1]).count_ones() {
        17.. => 0,
        10.. => 1,
        _ => 2,
    };
    let [own, other] = match state.to_move {
        Side::First => pieces.map(|side| side & !kings),
        Side::Second => [pieces[1], pieces[0]].map(|side| (side & !kings).reverse_bits() >> 29),
    };
    let (own, other) = (regions(gather(own)), regions(gather(other)));
    let mut indices = [0; REGIONS];
    for at in 0..REGIONS {
        let entry = TERNARY[usize::from(own[at])] + 2 * TERNARY[usize::from(other[at])];
        indices[at] = ((stage * REGIONS + at) * ENTRIES) as u32 + u32::from(entry);
    }
    indices
}

/// Returns the men on each region, as sets of its eight squares.
#[inline]
fn regions(men: u32) -> [u8; REGIONS] {
    let mut regions = [0; REGIONS];
    for column in 0..3 {
        // Collects two squares of each row.
        let mut pairs = men >> column & 0x3333_3333;
        pairs = (pairs | pairs >> 2) & 0x0F0F_0F0F;
        pairs = (pairs | pairs >> 4) & 0x00FF_00FF;
        pairs |= pairs >> 8;
        regions[3 * column] = pairs as u8;
        regions[3 * column + 1] = (pairs >> 4) as u8;
        regions[3 * column + 2] = (pairs >> 8) as u8;
    }
    regions[9] = men as u8;
    regions[10] = (men >> 12) as u8;
    regions[11] = (men >> 24) as u8;
    regions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_in_at_least_two_regions() {
        for square in 0..32 {
            let covering = regions(1 << square).iter().filter(|&&region| region != 0).count();
            assert!(covering >= 2, "square {square} is in only {covering} regions");
        }
    }

    #[test]
    fn patterns_do_not_depend_on_the_side() {
        let start = State::<Eight>::new(Rules::AMERICAN, Side::First, CheckersBoard::START);
        let turned = State { to_move: Side::Second, ..start };
        assert_eq!(indices(&start), indices(&turned));
    }

    #[test]
    fn built_in_tables_survive_a_round_trip() {
        for family in Family::ALL {
            if let Some(patterns) = Patterns::built_in(family) {
                assert_eq!(Patterns::unpacked(&patterns.packed()), Some(patterns));
            }
        }
    }
}

//! Results of positions that take a search long to prove.
//!
//! `parlour generate four-known` makes the file from long searches. It holds the positions that another one needs to
//! know so that it proves the same within a second or two.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::demand::stones;
use super::numbers::Numbers;
use crate::rules::bitboard::turned;
use crate::rules::four::Position;
use crate::rules::zobrist::word;
use crate::rules::{Position as _, Side};

/// The most stones of a known position, so that a search need not look for later ones.
pub(super) const MOST_STONES: u32 = 20;

/// The file made by `parlour generate four-known`.
const BUILT_IN: &[u8] = include_bytes!("../../../assets/engine/four.known");

/// The bits of an entry of the file: the plies to the end, and what is known.
const PLIES: u8 = 63;
const NOT_WON: u8 = 1 << 6;
const NOT_LOST: u8 = 1 << 7;

/// The known bounds of a position's result, for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Bounds {
    is_not_won: bool,
    is_not_lost: bool,
    /// The most plies until the end if a side wins, and else 0.
    plies: u8,
}

/// The known positions. Those that differ by a symmetry or by who moves first are one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Known(BTreeMap<u64, Bounds>);

impl Known {
    /// Returns the built-in positions. They are read once.
    pub(super) fn built_in() -> &'static Known {
        static KNOWN: OnceLock<Known> = OnceLock::new();
        KNOWN.get_or_init(|| Known::read(BUILT_IN))
    }

    /// Returns the numbers of a position in a search about the goal of a side, if they are known to be proven.
    pub(super) fn numbers(&self, position: &Position, attacker: Side) -> Option<Numbers> {
        let [own, other] = stones(position);
        let room = (own | other).count_zeros();
        if u64::BITS - room > MOST_STONES {
            return None;
        }
        let &Bounds { is_not_won, is_not_lost, plies } = self.0.get(&key(own, other))?;
        let attacks = position.to_move() == attacker;
        let is_prevented = if attacks { is_not_won } else { is_not_lost };
        match plies {
            0 => is_prevented.then(|| Numbers::not_won(attacks, room)),
            _ if is_not_lost => Some(Numbers::reached(plies.into())),
            _ => Some(Numbers::missed(plies.into())),
        }
    }

    /// Notes the proven numbers of a position, unless it has too many stones.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn add(&mut self, position: &Position, numbers: Numbers) {
        let [own, other] = stones(position);
        if !numbers.is_proven() || (own | other).count_ones() > MOST_STONES {
            return;
        }
        let bounds = self.0.entry(key(own, other)).or_default();
        let reaches = numbers.reaches();
        if !numbers.may_be_drawn() {
            let plies = numbers.plies().clamp(1, PLIES.into()) as u8;
            *bounds = Bounds { is_not_won: !reaches, is_not_lost: reaches, plies };
        } else if reaches {
            // The defender is to move, since only the attacker's goal is to win.
            bounds.is_not_lost = true;
        } else {
            bounds.is_not_won = true;
        }
    }

    /// Returns the number of positions.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Reads the positions that [`write`](Known::write) wrote.
    pub(super) fn read(file: &[u8]) -> Known {
        let entry = |bytes: &[u8; 8]| {
            let key = u64::from_le_bytes(*bytes) & KEY;
            let told = bytes[0];
            let [is_not_won, is_not_lost] = [NOT_WON, NOT_LOST].map(|bit| told & bit != 0);
            (key, Bounds { is_not_won, is_not_lost, plies: told & PLIES })
        };
        Known(file.as_chunks().0.iter().map(entry).collect())
    }

    /// Returns the file format: eight bytes for each position, of which the first tells what is known and the others are
    /// its key.
    #[cfg(any(test, feature = "tools"))]
    pub(super) fn write(&self) -> Vec<u8> {
        let entry = |(key, bounds): (&u64, &Bounds)| {
            let bit = |is_set: bool, bit: u8| if is_set { bit } else { 0 };
            let told = bit(bounds.is_not_won, NOT_WON) | bit(bounds.is_not_lost, NOT_LOST) | bounds.plies;
            (key | u64::from(told)).to_le_bytes()
        };
        self.0.iter().flat_map(entry).collect()
    }
}

/// The bits of a key.
const KEY: u64 = u64::MAX << 8;

/// Returns the key of a position.
#[cfg(feature = "tools")]
pub(super) fn key_of(position: &Position) -> u64 {
    let [own, other] = stones(position);
    key(own, other)
}

/// Returns a number that positions share which differ by a symmetry or by who moves first.
fn key(own: u64, other: u64) -> u64 {
    let image = |symmetry: u8| [turned(own, symmetry), turned(other, symmetry)];
    let [own, other] = (1..8).map(image).fold(image(0), Ord::min);
    word(word(own) ^ other) & KEY
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;
    use crate::rules::four::Rules;

    /// Returns the position with these stones, named by their squares, and the first side to move.
    fn position(to_move: Side, first: &[u16], second: &[u16]) -> Position {
        let place = |squares: &[u16], side| squares.iter().map(|&at| (Square(at), side)).collect::<Vec<_>>();
        let stones = [place(first, Side::First), place(second, Side::Second)].concat();
        Position::with_stones(Rules::FREE, to_move, stones).expect("the stones should fit")
    }

    #[test]
    fn a_position_is_known_from_every_side() {
        let mut known = Known::default();
        known.add(&position(Side::First, &[24, 25], &[32]), Numbers::missed(21));
        let here = |position: &Position| Side::BOTH.map(|attacker| known.numbers(position, attacker));
        let lost = [Some(Numbers::missed(21)); 2];
        assert_eq!(here(&position(Side::First, &[24, 25], &[32])), lost);
        // From the right, from below, with rows and columns exchanged, and with the other side to move.
        assert_eq!(here(&position(Side::First, &[31, 30], &[39])), lost);
        assert_eq!(here(&position(Side::First, &[32, 33], &[24])), lost);
        assert_eq!(here(&position(Side::First, &[3, 11], &[4])), lost);
        assert_eq!(here(&position(Side::Second, &[32], &[24, 25])), lost);
        assert_eq!(here(&position(Side::Second, &[24, 25], &[32])), [None; 2]);
    }

    #[test]
    fn what_prevents_a_win_is_known_for_that_side_alone() {
        let (start, mut known) = (position(Side::First, &[24], &[32]), Known::default());
        let prevented = |attacker: Side| Numbers::not_won(attacker == Side::First, 62);
        known.add(&start, prevented(Side::First));
        assert_eq!(known.numbers(&start, Side::First), Some(prevented(Side::First)));
        assert_eq!(known.numbers(&start, Side::Second), None);
        known.add(&start, prevented(Side::Second));
        let drawn = Side::BOTH.map(|attacker| Some(prevented(attacker)));
        assert_eq!(Side::BOTH.map(|attacker| known.numbers(&start, attacker)), drawn);
        assert_eq!(Known::read(&known.write()), known);
        // That a side wins says more.
        known.add(&start, Numbers::missed(30));
        let lost = [Some(Numbers::missed(30)); 2];
        assert_eq!(Side::BOTH.map(|attacker| known.numbers(&start, attacker)), lost);
        assert_eq!(Known::read(&known.write()), known);
    }

    #[test]
    fn open_and_late_positions_are_not_kept() {
        let mut known = Known::default();
        known.add(&position(Side::First, &[24], &[32]), Numbers { reach: 3, miss: 4 });
        let stones: Vec<u16> = (0..=MOST_STONES as u16).filter(|at| at % 8 % 2 == 0).collect();
        let more: Vec<u16> = (0..=MOST_STONES as u16).filter(|at| at % 8 % 2 == 1).collect();
        known.add(&position(Side::First, &stones, &more), Numbers::missed(9));
        assert_eq!(known, Known::default());
    }

    #[test]
    fn the_built_in_file_is_whole() {
        let known = Known::built_in();
        assert!(known.len() > 50, "{}", known.len());
        assert!(known.0.values().all(|bounds| bounds.is_not_won || bounds.is_not_lost));
        assert_eq!(known.write(), BUILT_IN);
    }
}

//! Features of turns: what the learned weights know about them.
//!
//! The features of a turn are a few indices into one table. The sum of their entries tells how likely the turn is, as
//! in R. Coulom, *Computing Elo Ratings of Move Patterns in the Game of Go* (ICGA Journal 30, 2007).

use std::sync::OnceLock;

use super::board::{PASS, PlayoutBoard, Point};
use super::tactics::liberties_after;
use crate::rules::Side;

/// Number of entries for neighbourhoods with the four points two steps away. Some share an entry by chance.
const WIDE: usize = 1 << 15;
/// The first entry of the neighbourhoods without these points.
const NARROW: usize = WIDE;
/// The first entry of the distances from the last turn.
const LAST: usize = NARROW + (1 << 11);
/// The first entry of the distances from the turn before.
const BEFORE: usize = LAST + DISTANCES;
/// The first entry of the distances from the edges.
const PLACE: usize = BEFORE + DISTANCES;
/// The first entry of the facts.
const FACTS: usize = PLACE + STAGES * PLACES;
/// Number of entries of the table.
pub(super) const ENTRIES: usize = FACTS + 2 * FACT_BITS;

/// Number of distances from another turn that are told apart.
const DISTANCES: usize = 18;
/// Number of distances from two edges that are told apart: five from each.
const PLACES: usize = 25;
/// Number of stages of a game.
const STAGES: usize = 3;
/// Number of bits for facts about chains of one size.
const FACT_BITS: usize = 16;
/// The most features that a turn has. Further ones are left out.
const MOST: usize = 24;

/// A fact about a point for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TurnFact {
    /// Captures a chain that could escape.
    CapturesRunner,
    /// Captures a chain that cannot escape.
    CapturesDead,
    /// Saves a chain in atari.
    Saves,
    /// Extends a chain in atari that is lost.
    SavesInVain,
    /// Captures a chain in a ladder.
    CapturesInLadder,
    /// Leaves a chain of the other side one liberty.
    Ataris,
    /// Leaves a chain of the other side two liberties.
    LeavesTwo,
    /// Gives an own chain of two liberties more.
    ExtendsTwo,
    /// Gives an own chain of three liberties more.
    ExtendsThree,
    /// A self-atari that may be good.
    SelfAtari,
    /// A self-atari that is hardly ever good, or a suicide.
    BadSelfAtari,
}

/// The facts about all points: a set of bits for chains of one or two stones, and one for greater chains.
pub(super) struct Facts<const N: usize>([u32; N]);

impl<const N: usize> Facts<N> {
    pub(super) fn none() -> Facts<N> {
        Facts([0; N])
    }

    /// Adds a fact about a chain of this number of stones.
    #[inline]
    pub(super) fn add(&mut self, at: Point, fact: TurnFact, stones: u16) {
        self.0[usize::from(at) % N] |= 1 << (fact as usize + if stones > 2 { FACT_BITS } else { 0 });
    }
}

/// The features of a turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Features {
    entries: [u16; MOST],
    count: usize,
}

impl Features {
    #[inline]
    fn add(&mut self, entry: usize) {
        if self.count < MOST {
            self.entries[self.count] = entry as u16;
            self.count += 1;
        }
    }

    /// Returns the indices of the features in the table.
    #[inline]
    pub(super) fn entries(&self) -> &[u16] {
        &self.entries[..self.count]
    }

    /// Returns the numbers of the facts, whether about small or great chains.
    pub(super) fn facts(&self) -> impl Iterator<Item = u8> + use<> {
        let of_entry =
            |&entry: &u16| usize::from(entry).checked_sub(FACTS).map(|bit| 1_u16 << (bit % FACT_BITS));
        let set = self.entries().iter().filter_map(of_entry).fold(0, |set, bit| set | bit);
        (0..FACT_BITS as u8).filter(move |fact| set >> fact & 1 != 0)
    }
}

/// Returns the features of a turn.
pub(super) fn features<const N: usize>(board: &PlayoutBoard<N>, at: Point, facts: &Facts<N>) -> Features {
    let side = board.to_move();
    let mut features = Features { entries: [0; MOST], count: 0 };
    let (narrow, wide) = Neighbourhoods::get()
        .entries(for_side(board.around(at), side), for_side(board.two_steps_away(at), side));
    features.add(narrow);
    features.add(wide);
    for (start, turn) in [LAST, BEFORE].into_iter().zip(board.last()) {
        features.add(start + distance(board, at, turn).min(DISTANCES - 1));
    }
    let lines = board.lines();
    let (column, row) = board.place(at);
    let from_edge = |place: u16| usize::from(place.min(lines + 1 - place).min(5)) - 1;
    let (one, other) = (from_edge(column), from_edge(row));
    let percent = board.stones_on_board() * 100 / board.area();
    let stage = usize::from(percent > 10) + usize::from(percent > 35);
    features.add(PLACE + stage * PLACES + one.min(other) * 5 + one.max(other));
    let mut set = facts.0[usize::from(at) % N];
    while set != 0 {
        features.add(FACTS + set.trailing_zeros() as usize);
        set &= set - 1;
    }
    features
}

/// Returns the distance from another turn, 0 if that was a pass.
fn distance<const N: usize>(board: &PlayoutBoard<N>, at: Point, other: Point) -> usize {
    if other == PASS {
        return 0;
    }
    let ((column, row), (to_column, to_row)) = (board.place(at), board.place(other));
    let (columns, rows) = (column.abs_diff(to_column), row.abs_diff(to_row));
    usize::from(columns + rows + columns.max(rows))
}

/// Returns a neighbourhood in which the stones of the side are those of Black.
#[inline]
fn for_side(around: u16, side: Side) -> u16 {
    match side {
        Side::First => around,
        Side::Second => (around & 0x5555) << 1 | (around >> 1 & 0x5555),
    }
}

/// Adds the facts about the liberties of a chain with two or three.
pub(super) fn add_liberty_facts<const N: usize>(board: &PlayoutBoard<N>, stone: Point, facts: &mut Facts<N>) {
    let side = board.to_move();
    let is_own = board.is(stone, side);
    let mut liberties = [PASS; 4];
    let count = board.liberties(stone, &mut liberties);
    let fact = match (count, is_own) {
        (2, false) => TurnFact::Ataris,
        (3, false) => TurnFact::LeavesTwo,
        (2, true) => TurnFact::ExtendsTwo,
        (3, true) => TurnFact::ExtendsThree,
        _ => return,
    };
    let size = board.size(stone);
    for &at in &liberties[..count] {
        if !is_own || liberties_after(board, at, side, &mut [PASS; 4]) > count {
            facts.add(at, fact, size);
        }
    }
}

/// The symmetries of neighbourhoods as of [`PlayoutBoard::around`].
struct Neighbourhoods {
    /// A number for each neighbourhood, the same for its rotations and reflections.
    class: Box<[u16]>,
    /// The first symmetry that turns a neighbourhood into the first of its class, or 8 if it cannot be.
    symmetry: Box<[u8]>,
    /// The four points two steps away, after each symmetry.
    turned: [[u8; 256]; 8],
}

impl Neighbourhoods {
    fn get() -> &'static Neighbourhoods {
        static NEIGHBOURHOODS: OnceLock<Neighbourhoods> = OnceLock::new();
        NEIGHBOURHOODS.get_or_init(Neighbourhoods::new)
    }

    fn new() -> Neighbourhoods {
        let mut class = vec![0; 1 << 16].into_boxed_slice();
        let mut symmetry: Box<[u8]> = vec![8; 1 << 16].into_boxed_slice();
        let mut next = 0;
        for around in (0..=u16::MAX).filter(|&around| can_be(around)) {
            if symmetry[usize::from(around)] != 8 {
                continue;
            }
            for image in (0..8).map(|symmetry| turned(around, 8, symmetry)) {
                let leads_back = |&symmetry: &u8| turned(image, 8, symmetry) == around;
                class[usize::from(image)] = next;
                symmetry[usize::from(image)] = (0..8).find(leads_back).unwrap_or_default();
            }
            next += 1;
        }
        let turned = |symmetry| std::array::from_fn(|far| turned(far as u16, 4, symmetry as u8) as u8);
        Neighbourhoods { class, symmetry, turned: std::array::from_fn(turned) }
    }

    /// Returns the entries of a neighbourhood without and with the four points two steps away.
    #[inline]
    fn entries(&self, around: u16, far: u16) -> (usize, usize) {
        let class = self.class[usize::from(around)];
        // A neighbourhood that is symmetric itself could be turned in several ways, of which this is one.
        let symmetry = usize::from(self.symmetry[usize::from(around)] % 8);
        let far = self.turned[symmetry][usize::from(far & 0xFF)];
        let wide = (u32::from(class) << 8 | u32::from(far)).wrapping_mul(0x9E37_79B1) >> (32 - WIDE.ilog2());
        (NARROW + usize::from(class), wide as usize)
    }
}

/// Returns `true` if the points of the border lie along edges.
fn can_be(around: u16) -> bool {
    let is_border = |place: u16| around >> (2 * place) & 3 == 3;
    // The corners above left, above right, below left and below right, and the two points beside each.
    [(4, 0, 1), (5, 0, 2), (6, 3, 1), (7, 3, 2)]
        .iter()
        .all(|&(corner, one, other)| is_border(corner) == (is_border(one) || is_border(other)))
}

/// Returns the first places of a neighbourhood after a symmetry.
fn turned(around: u16, places: u16, symmetry: u8) -> u16 {
    // The columns and rows of the places, from -1 to 1.
    const AT: [(i8, i8); 8] = [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];
    let mut bits = 0;
    for (place, &(column, row)) in (0..places).zip(&AT) {
        let (column, row) = if symmetry & 4 == 0 { (column, row) } else { (row, column) };
        let column = if symmetry & 1 == 0 { column } else { -column };
        let row = if symmetry & 2 == 0 { row } else { -row };
        let to = AT.iter().position(|&at| at == (column, row)).unwrap_or_default();
        bits |= (around >> (2 * place) & 3) << (2 * to);
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::super::learned::Weights;
    use super::super::prior::candidates;
    use super::*;
    use crate::rules::go::{Position, Rules, Size};
    use crate::rules::random::Random;
    use crate::rules::{Position as _, Square, Turn};

    const LINES: u16 = 9;

    fn board(stones: &[u16]) -> PlayoutBoard<128> {
        let mut position = Position::start(Rules::CHINESE.on(Size::NINE));
        for &at in stones {
            _ = position.play(&Turn(vec![Square(at)]));
        }
        PlayoutBoard::of(&position)
    }

    /// Returns the sorted features of all turns, by square, without those that depend on the direction: a wide
    /// neighbourhood whose inner part is symmetric is not turned further, and of two ladders only the first is found.
    fn turnable_features(board: &PlayoutBoard<128>) -> Vec<(u16, Vec<u16>)> {
        let ladder = FACTS + TurnFact::CapturesInLadder as usize;
        let directed = [ladder, ladder + FACT_BITS];
        let is_turnable =
            |&entry: &u16| usize::from(entry) >= WIDE && !directed.contains(&usize::from(entry));
        let of = |candidate: super::super::prior::Candidate| {
            let entries = candidate.features.entries().iter().copied();
            let mut entries: Vec<u16> = entries.filter(is_turnable).collect();
            entries.sort_unstable();
            (board.square(candidate.turn).0, entries)
        };
        candidates(board, false).into_iter().map(of).collect()
    }

    #[test]
    fn features_are_the_same_after_each_symmetry() {
        let mut random = Random::new(5);
        for _ in 0..20 {
            let stones: Vec<u16> = (0..random.index(60)).map(|_| random.index(81) as u16).collect();
            let expected = turnable_features(&board(&stones));
            for symmetry in 0..8 {
                let turned = |at: u16| {
                    let (column, row) = (at % LINES, at / LINES);
                    let (column, row) = if symmetry & 4 == 0 { (column, row) } else { (row, column) };
                    let column = if symmetry & 1 == 0 { column } else { LINES - 1 - column };
                    let row = if symmetry & 2 == 0 { row } else { LINES - 1 - row };
                    row * LINES + column
                };
                let image: Vec<u16> = stones.iter().map(|&at| turned(at)).collect();
                let mut expected: Vec<_> =
                    expected.iter().map(|(at, entries)| (turned(*at), entries)).collect();
                let mut found = turnable_features(&board(&image));
                expected.sort_unstable();
                found.sort_unstable();
                assert!(
                    found.iter().map(|(at, entries)| (*at, entries)).eq(expected),
                    "{stones:?} {symmetry}"
                );
            }
        }
    }

    #[test]
    fn neighbourhoods_fit_their_part_of_the_table() {
        let greatest = Neighbourhoods::get().class.iter().max().copied();
        assert!(greatest.is_some_and(|class| NARROW + usize::from(class) < LAST), "{greatest:?}");
    }

    #[test]
    fn a_capture_is_likelier_than_a_turn_at_the_edge() {
        // White's stone in the centre has one liberty left, below.
        let board = board(&[39, 40, 41, 20, 31, 24]);
        let sums: Vec<(u16, i32)> = candidates(&board, false)
            .into_iter()
            .map(|candidate| (board.square(candidate.turn).0, Weights::trained().sum(&candidate.features)))
            .collect();
        let sum = |square| sums.iter().find(|(at, _)| *at == square).map(|(_, sum)| *sum);
        assert!(sum(49) > sum(4) && sum(4).is_some());
        assert_eq!(sums.iter().max_by_key(|(_, sum)| *sum).map(|(at, _)| *at), Some(49));
    }
}

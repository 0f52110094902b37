//! Virtual connections: links that hold whatever the other side does.
//!
//! The search is H-search (V. Anshelevich, *A hierarchical approach to computer Hex*, Artificial
//! Intelligence 134, 2002). It knows the links of one side between its chains, its two edges and the
//! empty cells. A *full* link holds even if the other side is to move; a *half* link holds if its own
//! side is. The carrier of a link is the set of empty cells that it needs. Two rules build new links:
//!
//! - **and**: two full links with a common end and separate carriers follow each other. The result is
//!   full if a chain of the side is the common end, and half if it is an empty cell, which becomes the key.
//! - **or**: several half links between the same ends are a full one if no cell is in all their carriers.
//!
//! Bridges and templates at the edges are the links that these rules find first. A few links are kept for
//! each pair of ends and the work is limited, so some links are missed, but no link is wrong.

use super::board::{Board, Cell, EMPTY, MOST, stone};
use crate::engine::Budget;
use crate::rules::Side;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Carrier([u64; MOST.div_ceil(64)]);

impl Carrier {
    #[inline]
    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell) / 64] |= 1 << (cell % 64);
    }

    #[inline]
    pub(super) fn has(&self, cell: Cell) -> bool {
        self.0[usize::from(cell) / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    fn map(self, other: Carrier, by: impl Fn(u64, u64) -> u64) -> Carrier {
        Carrier(std::array::from_fn(|at| by(self.0[at], other.0[at])))
    }

    #[inline]
    pub(super) fn or(self, other: Carrier) -> Carrier {
        self.map(other, |one, two| one | two)
    }

    #[inline]
    pub(super) fn and(self, other: Carrier) -> Carrier {
        self.map(other, |one, two| one & two)
    }

    #[inline]
    fn meets(&self, other: &Carrier) -> bool {
        self.0.iter().zip(other.0).any(|(one, two)| one & two != 0)
    }

    #[inline]
    fn is_within(&self, other: &Carrier) -> bool {
        self.0.iter().zip(other.0).all(|(one, two)| one & !two == 0)
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; MOST.div_ceil(64)]
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns the set of all cells.
    pub(super) fn all() -> Carrier {
        Carrier([u64::MAX; MOST.div_ceil(64)])
    }
}

/// Number of full links that are kept for a pair of ends.
const MOST_FULL: usize = 3;
/// Number of half links that are kept for a pair of ends.
const MOST_HALF: usize = 6;
/// Number of half links that are kept between the edges, where each limits the answers.
const MOST_HALF_OF_EDGES: usize = 40;
/// Largest number of half links that form a full one.
const MOST_TOGETHER: u32 = 4;

/// The ends that are the edges of the side, the top or the left one first.
const EDGES: [u16; 2] = [0, 1];
const NO_END: u16 = u16::MAX;

/// A half link with its key, the cell that makes it full.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half {
    /// The empty cells that it needs, with the key.
    pub carrier: Carrier,
    pub key: Cell,
}

#[derive(Clone, Default)]
struct Pair {
    full: Vec<Carrier>,
    half: Vec<Half>,
}

/// The links of a side between its edges.
#[derive(Clone, Debug, Default)]
pub(super) struct Links {
    /// The carrier of a full link: the side wins even if the other side is to move.
    pub full: Option<Carrier>,
    /// The keys of half links: cells with which the side wins if it is to move.
    pub keys: Vec<Cell>,
    /// These half links.
    pub halves: Vec<Half>,
    /// The cells that are in the carriers of all half links, one of which the other side has to take.
    /// `None` if there is no half link.
    pub must: Option<Carrier>,
}

/// The search for the links of one side.
struct Search {
    /// The cell of each end that is an empty cell.
    cells: Vec<Option<Cell>>,
    pairs: Vec<Pair>,
    /// The ends to which each end has a full link.
    partners: Vec<Vec<u16>>,
    /// The full links that are still to be combined, by the size of their carrier.
    waiting: Vec<Vec<(u16, u16, Carrier)>>,
    work: u64,
}

/// Returns the number of pairs of this number of ends.
fn pairs(ends: usize) -> usize {
    ends * ends.saturating_sub(1) / 2
}

/// Returns the index of a pair of ends among all pairs.
fn place(one: u16, two: u16) -> usize {
    usize::from(one.min(two)) + pairs(usize::from(one.max(two)))
}

/// Bytes of a pair with words of 64 bits. A smaller number on other processors would leave the tree more room, and
/// a tree that fills later may choose another turn.
const PAIR: usize = 48;

/// Returns an estimate of the memory of a search in bytes, the same on every processor: the pairs, and as much again
/// for their links.
pub(super) fn memory(size: usize) -> usize {
    const { assert!(size_of::<Pair>() <= PAIR) };
    2 * pairs(size * size + 2) * PAIR
}

/// Returns the links of a side between its edges, found with at most this number of combinations.
pub(super) fn between_edges(board: &Board, side: Side, work: u64, budget: &mut Budget) -> Links {
    let (ends, cells) = ends(board, side);
    if is_joined(board, side, &ends) {
        return Links { full: Some(Carrier::default()), ..Links::default() };
    }
    let count = cells.len();
    let mut search = Search {
        cells,
        pairs: vec![Pair::default(); pairs(count)],
        partners: vec![Vec::new(); count],
        waiting: vec![Vec::new(); MOST],
        work,
    };
    for cell in board.empty() {
        for next in board.neighbours(cell) {
            let (one, two) = (ends[usize::from(cell)], ends[usize::from(next)]);
            if two != NO_END {
                search.add_full(one, two, Carrier::default());
            }
        }
    }
    search.run(budget);
    let pair = &search.pairs[place(EDGES[0], EDGES[1])];
    let must = pair.half.iter().fold(Carrier::all(), |must, half| must.and(half.carrier));
    Links {
        full: pair.full.first().copied(),
        keys: pair.half.iter().map(|half| half.key).collect(),
        halves: pair.half.clone(),
        must: (!pair.half.is_empty()).then_some(must),
    }
}

/// Returns `true` if a chain joins the edges.
fn is_joined(board: &Board, side: Side, ends: &[u16]) -> bool {
    let last = (1..=board.size).map(|at| match side {
        Side::First => (board.size * (board.size + 2) + at) as Cell,
        Side::Second => (at * (board.size + 2) + board.size) as Cell,
    });
    last.into_iter().any(|cell| ends[usize::from(cell)] == EDGES[0])
}

/// Returns the end of each cell, and the empty cell of each end.
fn ends(board: &Board, side: Side) -> (Vec<u16>, Vec<Option<Cell>>) {
    let own = stone(side);
    let mut ends = vec![NO_END; MOST];
    let mut cells = vec![None; 2];
    let size = board.size;
    let flood = |begin: Vec<Cell>, end: u16, ends: &mut Vec<u16>| {
        let mut open = begin;
        while let Some(cell) = open.pop() {
            if board.at(cell) != own || ends[usize::from(cell)] != NO_END {
                continue;
            }
            ends[usize::from(cell)] = end;
            let (row, column) = (usize::from(cell) / (size + 2), usize::from(cell) % (size + 2));
            if (1..=size).contains(&row) && (1..=size).contains(&column) {
                open.extend(board.neighbours(cell));
            }
        }
    };
    for (edge, far) in EDGES.into_iter().zip([0, size + 1]) {
        let frame = (1..=size).map(|at| match side {
            Side::First => (far * (size + 2) + at) as Cell,
            Side::Second => (at * (size + 2) + far) as Cell,
        });
        for cell in frame {
            ends[usize::from(cell)] = edge;
            let inside = board.neighbours_inside(cell);
            flood(inside.collect(), edge, &mut ends);
        }
    }
    for cell in board.inside() {
        if ends[usize::from(cell)] != NO_END {
            continue;
        }
        let end = cells.len() as u16;
        if board.at(cell) == EMPTY {
            ends[usize::from(cell)] = end;
            cells.push(Some(cell));
        } else if board.at(cell) == own {
            flood(vec![cell], end, &mut ends);
            cells.push(None);
        }
    }
    (ends, cells)
}

impl Search {
    fn run(&mut self, budget: &mut Budget) {
        let edges = place(EDGES[0], EDGES[1]);
        while self.pairs[edges].full.is_empty() {
            let Some((one, two, carrier)) = self.waiting.iter_mut().find_map(Vec::pop) else { return };
            // A smaller link may have replaced it.
            if !self.pairs[place(one, two)].full.contains(&carrier) {
                continue;
            }
            for (end, middle) in [(one, two), (two, one)] {
                if EDGES.contains(&middle) {
                    continue;
                }
                if !self.extend(end, middle, carrier) || budget.check() {
                    return;
                }
            }
        }
    }

    /// Joins a full link with all full links from its end `middle`. Returns false if the work is done.
    fn extend(&mut self, end: u16, middle: u16, carrier: Carrier) -> bool {
        let own = self.cells[usize::from(end)];
        let through = self.cells[usize::from(middle)];
        for partner in 0..self.partners[usize::from(middle)].len() {
            let other = self.partners[usize::from(middle)][partner];
            if other == end || self.cells[usize::from(other)].is_some_and(|cell| carrier.has(cell)) {
                continue;
            }
            let pair = place(middle, other);
            for number in 0..self.pairs[pair].full.len() {
                if self.work == 0 {
                    return false;
                }
                self.work -= 1;
                let Some(&next) = self.pairs[pair].full.get(number) else { break };
                if carrier.meets(&next) || own.is_some_and(|cell| next.has(cell)) {
                    continue;
                }
                let mut both = carrier.or(next);
                match through {
                    Some(key) => {
                        both.insert(key);
                        self.add_half(end, other, Half { carrier: both, key });
                    }
                    None => self.add_full(end, other, both),
                }
            }
        }
        true
    }

    fn add_full(&mut self, one: u16, two: u16, carrier: Carrier) {
        if one == two {
            return;
        }
        let pair = place(one, two);
        let Pair { full, half } = &mut self.pairs[pair];
        if full.iter().any(|known| known.is_within(&carrier)) {
            return;
        }
        full.retain(|known| !carrier.is_within(known));
        half.retain(|known| !carrier.is_within(&known.carrier));
        if full.len() == MOST_FULL {
            let Some(largest) = (0..full.len()).max_by_key(|&at| full[at].len()) else { return };
            if full[largest].len() <= carrier.len() {
                return;
            }
            full.swap_remove(largest);
        }
        full.push(carrier);
        for (from, to) in [(one, two), (two, one)] {
            let partners = &mut self.partners[usize::from(from)];
            if !partners.contains(&to) {
                partners.push(to);
            }
        }
        self.waiting[carrier.len() as usize].push((one, two, carrier));
    }

    fn add_half(&mut self, one: u16, two: u16, new: Half) {
        let is_edges = [one, two] == EDGES || [two, one] == EDGES;
        let most = if is_edges { MOST_HALF_OF_EDGES } else { MOST_HALF };
        let pair = place(one, two);
        let Pair { full, half } = &mut self.pairs[pair];
        let is_known = |known: &Carrier| known.is_within(&new.carrier);
        if full.iter().any(is_known) || half.iter().any(|known| is_known(&known.carrier)) {
            return;
        }
        half.retain(|known| !new.carrier.is_within(&known.carrier));
        if half.len() == most {
            let Some(largest) = (0..most).max_by_key(|&at| half[at].carrier.len()) else { return };
            if half[largest].carrier.len() <= new.carrier.len() {
                return;
            }
            half.swap_remove(largest);
        }
        let others = half.clone();
        half.push(new);
        self.add_together(one, two, &others, new.carrier, new.carrier, MOST_TOGETHER - 1);
    }

    /// Adds the full links of half links with an empty intersection.
    fn add_together(
        &mut self,
        one: u16,
        two: u16,
        others: &[Half],
        common: Carrier,
        union: Carrier,
        left: u32,
    ) {
        for (at, other) in others.iter().enumerate() {
            let less = common.and(other.carrier);
            if less == common {
                continue;
            }
            let more = union.or(other.carrier);
            if less.is_empty() {
                self.add_full(one, two, more);
            } else if left > 1 {
                self.add_together(one, two, &others[at + 1..], less, more, left - 1);
            }
        }
    }
}

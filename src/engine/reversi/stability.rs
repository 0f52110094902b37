//! Stable discs, which can never be flipped.

use crate::rules::reversi::ReversiBoard;

use super::squares::{C_SQUARES, CORNERS, FILE_A, FILE_H};

/// A lookup table of the stable discs of edges.
#[derive(Debug)]
pub(super) struct Stability {
    /// Indexed by the own discs of an edge and, in the lower byte, those of the other side. The own discs
    /// that survive every way to fill the edge.
    edges: Box<[u8; 1 << 16]>,
}

/// All squares except the edges.
const INNER: u64 = 0x007E_7E7E_7E7E_7E00;

impl Stability {
    pub(super) fn new() -> Stability {
        let mut edges = vec![0; 1 << 16].into_boxed_slice();
        // Edges depend on fuller ones, which come first.
        for empty in 0..=8 {
            for discs in (0..=u8::MAX).filter(|discs| discs.count_zeros() == empty) {
                for own in (0..=discs).filter(|own| own & !discs == 0) {
                    edges[edge(own, discs ^ own)] = lasting(&edges, own, discs ^ own);
                }
            }
        }
        Stability { edges: edges.try_into().expect("a table of 65536 entries") }
    }

    /// Returns own stable discs, not necessarily all of them.
    #[inline]
    pub(super) fn stable(&self, board: ReversiBoard) -> u64 {
        let ReversiBoard { own, other } = board;
        let mut stable = self.on_edges(own, other);
        let inner = own & INNER;
        if stable == 0 && inner == 0 {
            return 0;
        }
        let [across, down, slanting, backslanting] = full_lines(own | other);
        stable |= inner & across & down & slanting & backslanting;
        if stable == 0 {
            return 0;
        }
        loop {
            // A disc is stable if on each line it has a stable neighbour or the line is full.
            let held = (across | stable << 1 | stable >> 1)
                & (down | stable << 8 | stable >> 8)
                & (slanting | stable << 7 | stable >> 7)
                & (backslanting | stable << 9 | stable >> 9)
                & inner;
            if held & !stable == 0 {
                return stable;
            }
            stable |= held;
        }
    }

    /// Returns the number of known stable own discs.
    #[inline]
    pub(super) fn count(&self, board: ReversiBoard) -> i32 {
        self.stable(board).count_ones().cast_signed()
    }

    /// Returns the stable discs of the edges only, for fast move ordering.
    #[inline]
    pub(super) fn on_edges(&self, own: u64, other: u64) -> u64 {
        let row = |at: u32| u64::from(self.edges[edge((own >> at) as u8, (other >> at) as u8)]) << at;
        let column = |at: u32| {
            let stable = self.edges[edge(gather(own >> at), gather(other >> at))];
            scatter(stable) << at
        };
        row(0) | row(56) | column(0) | column(7)
    }
}

/// Counts own corners and own C squares beside them, a fast estimate of stability.
#[inline]
pub(super) fn near_corners(own: u64) -> u32 {
    let corners = own & CORNERS;
    let reached = corners << 1 | corners << 8 | corners >> 1 | corners >> 8;
    (corners | reached & own & C_SQUARES).count_ones()
}

#[inline]
fn edge(own: u8, other: u8) -> usize {
    usize::from(own) << 8 | usize::from(other)
}

/// Returns the first column as a byte.
#[inline]
fn gather(discs: u64) -> u8 {
    ((discs & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Returns a byte as the first column, without the corners.
#[inline]
fn scatter(edge: u8) -> u64 {
    (u64::from(edge & 0x7E) * 0x0002_0408_1020_4081) & FILE_A
}

/// Returns the own discs of an edge that survive any further discs. A disc may flip nothing on the edge,
/// since it can be legal elsewhere.
fn lasting(edges: &[u8], own: u8, other: u8) -> u8 {
    let empty = !(own | other);
    (0..8).map(|at| 1 << at).filter(|bit| empty & bit != 0).fold(own, |stable, bit| {
        let taken = flips(own, other, bit);
        let lost = flips(other, own, bit);
        stable & edges[edge(own | bit | taken, other & !taken)] & edges[edge(own & !lost, other | bit | lost)]
    })
}

/// Returns the discs that a disc flips on one line.
fn flips(own: u8, other: u8, bit: u8) -> u8 {
    let run = |step: fn(u8) -> u8| {
        let (mut flips, mut at) = (0, step(bit));
        while at & other != 0 {
            flips |= at;
            at = step(at);
        }
        if at & own != 0 { flips } else { 0 }
    };
    run(|at| at << 1) | run(|at| at >> 1)
}

/// Returns the squares on full lines: rows, columns and both diagonals. Wrong for edge squares.
#[inline]
fn full_lines(discs: u64) -> [u64; 4] {
    let mut across = discs & discs >> 4;
    across &= across >> 2;
    across &= across >> 1;
    let mut down = discs & discs.rotate_left(32);
    down &= down.rotate_left(16);
    down &= down.rotate_left(8);
    [(across & FILE_A) * 0xFF, down, slanted::<7>(discs, -1), slanted::<9>(discs, 1)]
}

/// Returns the squares on full diagonals down and to the left (step 7, -1 column) or to the right (9, 1).
#[inline]
fn slanted<const STEP: u32>(discs: u64, columns: i32) -> u64 {
    let (mut down, mut up) = (discs, discs);
    for count in [1, 2, 4] {
        let shift = STEP * count;
        let [beyond_down, beyond_up] = beyond(columns, count);
        down &= beyond_down | down >> shift;
        up &= beyond_up | up << shift;
    }
    down & up
}

/// Returns the squares from which this many steps down or up a diagonal leave the board.
#[inline]
const fn beyond(columns: i32, count: u32) -> [u64; 2] {
    let last_rows = !0_u64 << (64 - 8 * count);
    let first_rows = !0_u64 >> (64 - 8 * count);
    let left = FILE_A * ((1 << count) - 1);
    let right = FILE_H / 0x80 * (0x100 - (1 << (8 - count)));
    if columns > 0 { [last_rows | right, first_rows | left] } else { [last_rows | left, first_rows | right] }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::reversi::testing::random_boards;

    fn full_slowly(discs: u64, square: i32, (across, down): (i32, i32)) -> bool {
        (-7..=7).all(|steps| {
            let (column, row) = (square % 8 + steps * across, square / 8 + steps * down);
            !(0..8).contains(&column) || !(0..8).contains(&row) || discs >> (row * 8 + column) & 1 != 0
        })
    }

    #[test]
    fn full_lines_are_full() {
        for board in random_boards(200) {
            let lines = full_lines(!board.empty());
            for square in (0..64).filter(|square| INNER >> square & 1 != 0) {
                for (line, step) in lines.iter().zip([(1, 0), (0, 1), (-1, 1), (1, 1)]) {
                    let full = full_slowly(!board.empty(), square, step);
                    assert_eq!(line >> square & 1 != 0, full, "{board:?} {square} {step:?}");
                }
            }
        }
    }

    /// A stable disc is never flipped later in the game.
    #[test]
    fn stable_discs_stay() {
        let stability = Stability::new();
        let mut seen = 0;
        for game in crate::engine::reversi::testing::random_games(200) {
            let mut kept = [0, 0];
            for (at, board) in game.iter().enumerate() {
                // The boards alternate between the views of the two sides.
                let [first, second] = [at % 2, 1 - at % 2];
                assert_eq!(kept[first] & !board.own, 0, "{board:?}");
                assert_eq!(kept[second] & !board.other, 0, "{board:?}");
                kept[first] |= stability.stable(*board);
                kept[second] |= stability.stable(board.passed());
                seen += kept[first].count_ones();
            }
        }
        assert!(seen > 10_000, "only {seen} stable discs were tested");
    }

    #[test]
    fn stable_edge_discs_are_known() {
        let stability = Stability::new();
        let row = |own: u8, other: u8| stability.edges[edge(own, other)];
        assert_eq!(row(0b1, 0), 0b1, "a corner is stable");
        assert_eq!(row(0b0111, 0b1000), 0b0111, "discs beside a corner are stable");
        assert_eq!(row(0b10, 0), 0);
        assert_eq!(row(0b0101_0101, 0b1010_1010), 0b0101_0101, "a full edge is stable");
        assert_eq!(row(0b0111_1110, 0), 0, "an edge without corners is not stable");
    }
}

//! 3×3 patterns around good turns: hane, cuts, and edge patterns.
//!
//! The patterns are those of S. Gelly, Y. Wang, R. Munos and O. Teytaud, *Modification of UCT with
//! Patterns in Monte-Carlo Go*, INRIA research report 6062 (2006), section 3.2.

use std::sync::OnceLock;

use super::board::{PlayoutBoard, Point};
use super::nakade;

/// `X` and `O` are stones of different sides, `x` and `o` anything but such a stone, `.` is empty, `#`
/// the border and `?` anything. The turn is played in the centre. All rotations, reflections and colour
/// swaps count too.
const SHAPES: [[&str; 3]; 13] = [
    // Hane.
    ["XOX", "...", "???"],
    ["XO.", "...", "?.?"],
    ["XO?", "X..", "x.?"],
    [".O.", "X..", "..."],
    // Cuts.
    ["XO?", "O.o", "?o?"],
    ["XO?", "O.X", "???"],
    ["?X?", "O.O", "ooo"],
    ["OX?", "o.O", "???"],
    // At the edge.
    ["X.?", "O.?", "###"],
    ["OX?", "X.O", "###"],
    ["?X?", "x.O", "###"],
    ["?XO", "x.x", "###"],
    ["?OX", "X.O", "###"],
];

/// A set of neighbourhoods as of [`PlayoutBoard::around`], one bit each: small enough for the fastest cache.
#[derive(Clone)]
struct Sights(Box<[u64; 1 << 10]>);

impl Sights {
    /// Returns the set of the neighbourhoods of which `is_in` is `true`.
    fn new(is_in: impl Fn(u16) -> bool) -> Sights {
        let mut words = Box::new([0; 1 << 10]);
        for around in (0..=u16::MAX).filter(|&around| is_in(around)) {
            words[usize::from(around >> 6)] |= 1 << (around & 63);
        }
        Sights(words)
    }

    #[inline]
    fn contains(&self, around: u16) -> bool {
        self.0[usize::from(around >> 6)] >> (around & 63) & 1 != 0
    }
}

/// Facts about points that follow from their eight neighbours.
pub(super) struct Patterns {
    shapes: Sights,
    narrow: Sights,
}

impl Patterns {
    pub(super) fn get() -> &'static Patterns {
        static PATTERNS: OnceLock<Patterns> = OnceLock::new();
        PATTERNS.get_or_init(Patterns::new)
    }

    fn new() -> Patterns {
        let mut table = vec![false; 1 << 16].into_boxed_slice();
        for shape in SHAPES {
            let cells: Vec<u8> = shape.iter().flat_map(|row| row.bytes()).collect();
            for turn in 0..8 {
                let turned: Vec<u8> = (0..9).map(|at| cells[turned(at, turn)]).collect();
                for is_exchanged in [false, true] {
                    // In the order of the bits: above, left, right, below, and the corners.
                    let seen = [1, 3, 5, 7, 0, 2, 6, 8].map(|at| turned[at]);
                    mark(&mut table, seen, is_exchanged, 0, 0);
                }
            }
        }
        Patterns { shapes: Sights::new(|around| table[usize::from(around)]), narrow: Sights::new(is_narrow) }
    }

    /// Returns `true` if a pattern matches around an empty point.
    #[inline]
    pub(super) fn fits<const N: usize>(&self, board: &PlayoutBoard<N>, at: Point) -> bool {
        self.shapes.contains(board.around(at))
    }

    /// Returns `true` unless the eight neighbours of an empty point show that the space around it has no vital point:
    /// that it is a single point, has more than [`nakade::MOST`], or borders on both sides.
    #[inline]
    pub(super) fn may_be_narrow<const N: usize>(&self, board: &PlayoutBoard<N>, at: Point) -> bool {
        self.narrow.contains(board.around(at))
    }
}

/// See [`Patterns::may_be_narrow`].
fn is_narrow(around: u16) -> bool {
    let content = |place: usize| around >> (2 * place) & 3;
    // The neighbours above, left, right and below come first; then the corners, each beside two of them.
    let beside_corner = [(0, 1), (0, 2), (3, 1), (3, 2)];
    let mut space = 1;
    let mut sides = 0;
    for place in 0..4 {
        match content(place) {
            0 => space += 1,
            1 => sides |= 1,
            2 => sides |= 2,
            _ => {}
        }
    }
    for (corner, (one, other)) in (4..).zip(beside_corner) {
        if content(one) == 0 || content(other) == 0 {
            match content(corner) {
                0 => space += 1,
                1 => sides |= 1,
                2 => sides |= 2,
                _ => {}
            }
        }
    }
    // A single point has no vital one.
    (2..=nakade::MOST).contains(&space) && sides != 3
}

/// Returns the source cell of a cell in a transformed 3×3 square.
fn turned(at: usize, turn: usize) -> usize {
    let (mut column, mut row) = (at % 3, at / 3);
    if turn & 1 != 0 {
        column = 2 - column;
    }
    if turn & 2 != 0 {
        row = 2 - row;
    }
    if turn & 4 != 0 {
        (column, row) = (row, column);
    }
    row * 3 + column
}

/// Marks all neighbourhoods that match the rest of the pattern.
fn mark(table: &mut [bool], shape: [u8; 8], is_exchanged: bool, place: usize, bits: usize) {
    let Some(&cell) = shape.get(place) else {
        table[bits] = true;
        return;
    };
    let (cross, nought) = if is_exchanged { (2, 1) } else { (1, 2) };
    let is_meant = |content: usize| match cell {
        b'X' => content == cross,
        b'O' => content == nought,
        b'x' => content != cross,
        b'o' => content != nought,
        b'.' => content == 0,
        b'#' => content == 3,
        _ => true,
    };
    for content in (0..4).filter(|&content| is_meant(content)) {
        mark(table, shape, is_exchanged, place + 1, bits | content << (2 * place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the bits of a neighbourhood in the notation of a pattern.
    fn sight(rows: [&str; 3]) -> u16 {
        let cells: Vec<u8> = rows.iter().flat_map(|row| row.bytes()).collect();
        let content = |cell| b".XO#".iter().position(|&name| name == cell).unwrap();
        [1, 3, 5, 7, 0, 2, 6, 8]
            .iter()
            .enumerate()
            .fold(0, |bits, (place, &at)| bits | (content(cells[at]) as u16) << (2 * place))
    }

    #[test]
    fn patterns_match_in_all_symmetries() {
        let Patterns { shapes, .. } = Patterns::get();
        for hane in [["XOX", "...", "..."], ["O..", "X..", "O.."], ["...", "...", "XOX"]] {
            assert!(shapes.contains(sight(hane)), "{hane:?}");
        }
        for nothing in
            [["...", "...", "..."], ["XXX", "X.X", "XXX"], ["...", "...", "..X"], ["###", "...", "..."]]
        {
            assert!(!shapes.contains(sight(nothing)), "{nothing:?}");
        }
    }
}

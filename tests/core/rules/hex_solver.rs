//! A solver for small boards of Hex, written without the rules of the library.
//!
//! It searches the whole tree. Each answer comes with its carrier, the empty cells in which the winner
//! needs to answer. If a turn loses, every better turn lies in the carrier of that loss, its *must-play
//! region* (R. Hayward, Y. Björnsson, M. Johanson, M. Kan, N. Po and J. van Rijswijck, *Solving 7x7 Hex:
//! Virtual Connections and Game-State Reduction*, Advances in Computer Games 10, 2003).

use std::collections::HashMap;

/// A board of up to 64 cells, with one bit per cell and one word per side.
pub struct Solver {
    size: usize,
    /// The neighbours of each cell.
    around: Vec<u64>,
    /// The cells along the two edges of each side.
    edges: [[u64; 2]; 2],
    known: HashMap<(u64, u64, usize), (bool, u64)>,
}

fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

impl Solver {
    pub fn new(size: usize) -> Solver {
        assert!(size * size < 64, "a board of {size} cells a side is too large");
        let cell = |column: isize, row: isize| {
            let inside = 0..size.cast_signed();
            (inside.contains(&column) && inside.contains(&row))
                .then(|| 1_u64 << (row as usize * size + column as usize))
        };
        let around = (0..size * size)
            .map(|at| {
                let (column, row) = ((at % size).cast_signed(), (at / size).cast_signed());
                [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
                    .into_iter()
                    .filter_map(|(right, down)| cell(column + right, row + down))
                    .fold(0, |all, bit| all | bit)
            })
            .collect();
        let last = size.cast_signed() - 1;
        let line = |place: &dyn Fn(isize) -> (isize, isize)| {
            (0..=last).map(place).filter_map(|(column, row)| cell(column, row)).fold(0, |all, bit| all | bit)
        };
        let edges =
            [[line(&|at| (at, 0)), line(&|at| (at, last))], [line(&|at| (0, at)), line(&|at| (last, at))]];
        Solver { size, around, edges, known: HashMap::new() }
    }

    fn has_joined(&self, stones: u64, side: usize) -> bool {
        let mut joined = stones & self.edges[side][0];
        loop {
            let more = bits(joined).fold(joined, |all, at| all | self.around[at] & stones);
            if more == joined {
                return joined & self.edges[side][1] != 0;
            }
            joined = more;
        }
    }

    /// Returns the number of stones that a side is short of.
    fn missing(&self, stones: [u64; 2], side: usize) -> u32 {
        let (own, free) = (stones[side], !stones[1 - side]);
        let spread = |from: u64| {
            let mut all = from;
            loop {
                let more = bits(all).fold(all, |more, at| more | self.around[at] & own);
                if more == all {
                    return all;
                }
                all = more;
            }
        };
        let mut reached = spread(self.edges[side][0] & own);
        let mut next = self.edges[side][0] & free;
        for missing in 0..=64 {
            if reached & self.edges[side][1] != 0 {
                return missing;
            }
            reached = spread(reached | next);
            next = bits(reached).fold(0, |all, at| all | self.around[at]) & free & !reached;
        }
        64
    }

    /// Returns whether the side to move wins, and the carrier of the winner.
    pub fn solve(&mut self, stones: [u64; 2], to_move: usize) -> (bool, u64) {
        let key = (stones[0], stones[1], to_move);
        if let Some(&answer) = self.known.get(&key) {
            return answer;
        }
        let empty = ((1 << (self.size * self.size)) - 1) & !(stones[0] | stones[1]);
        let mut must = empty;
        let mut carrier = 0;
        let mut order: Vec<_> = bits(empty)
            .map(|at| {
                let mut after = stones;
                after[to_move] |= 1 << at;
                let (own, other) = (self.missing(after, to_move), self.missing(after, 1 - to_move));
                (own.cast_signed() - other.cast_signed(), at)
            })
            .collect();
        order.sort_unstable();
        let mut answer = None;
        for (_, at) in order {
            if must >> at & 1 == 0 {
                continue;
            }
            let mut after = stones;
            after[to_move] |= 1 << at;
            if self.has_joined(after[to_move], to_move) {
                answer = Some((true, 1 << at));
                break;
            }
            let (loses, needed) = self.solve(after, 1 - to_move);
            if !loses {
                answer = Some((true, needed | 1 << at));
                break;
            }
            must &= needed;
            carrier |= needed;
        }
        let answer = answer.unwrap_or((false, carrier));
        self.known.insert(key, answer);
        answer
    }

    /// Returns the squares with which the first side wins if it begins there and no stone is taken over.
    pub fn winning_openings(&mut self) -> Vec<usize> {
        (0..self.size * self.size).filter(|&at| !self.solve([1 << at, 0], 1).0).collect()
    }
}

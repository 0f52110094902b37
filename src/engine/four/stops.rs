//! Stops: how a side that answers alone keeps the other one from completing four.
//!
//! Each row that the other side can still complete has a pair of squares, and a stone on one is answered on the other; or
//! a closed square that this side takes once the other one opens it; or the first stone of this side.

use super::rows::{beside, rows_within};
use crate::rules::bitboard::bits;

/// The most rows that may need a stop.
const MOST_ROWS: usize = 24;
/// The most stops that are tried to prove that a side holds.
const MOST_TRIED: u32 = 30;

/// Returns `true` if the side with the stones of `own` keeps the other one from ever completing four: it answers on pairs,
/// after a stone of its own if it is to move. A pair stays one wherever other stones are placed. A `false` says nothing.
pub(super) fn hold(own: u64, other: u64, is_first: bool) -> bool {
    let taken = own | other;
    let open = beside(taken) & !taken;
    let first = if is_first { open } else { 0 };
    let ground = Ground { safe: !taken, open, traps: 0, first, may_keep: false };
    ground.has_stops(rows_within(!own).map(|row| row & !taken), MOST_TRIED)
}

/// The squares that a side has for its stops.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ground {
    /// The squares on which stones of both sides may come.
    pub safe: u64,
    /// Those of them that are open. Two of them are a pair anywhere, as are two squares beside each other: a stone on one
    /// opens the other.
    pub open: u64,
    /// The squares on which a stone of the other side loses.
    pub traps: u64,
    /// The squares for a first stone of this side. There are none once it is placed.
    pub first: u64,
    /// `true` if closed squares may be stops: then the other side must be the one that runs out of safe squares.
    pub may_keep: bool,
}

impl Ground {
    /// Returns `true` if there are stops for these rows, given by their squares that are still free, as far as can be
    /// found by trying `most` stops.
    pub(super) fn has_stops(self, rows: impl Iterator<Item = u64>, most: u32) -> bool {
        let mut open = [0; MOST_ROWS];
        let mut count = 0;
        for row in rows {
            let Some(place) = open.get_mut(count) else { return false };
            *place = row;
            count += 1;
        }
        let rows = &mut open[..count];
        rows.sort_unstable_by_key(|row| row.count_ones());
        let stops = [0; MOST_ROWS];
        Plan { ground: self, stops, count: 0, used: 0, kept: 0, left: most }.stops(rows)
    }
}

/// Returns the squares of `free` to which stones can lead from the open squares.
pub(super) fn reached(places: u64, free: u64) -> u64 {
    let mut all = places & free;
    loop {
        let more = (all | beside(all)) & free;
        if more == all {
            return all;
        }
        all = more;
    }
}

/// The stops that are chosen so far.
struct Plan {
    ground: Ground,
    /// Sets of squares: a row is stopped if it has all of one. The side that answers gets one square of each.
    stops: [u64; MOST_ROWS],
    count: usize,
    /// All squares of these, and those that are kept.
    used: u64,
    /// Closed squares that this side takes once the other one opens them, and the squares beside them.
    kept: u64,
    /// The number of further stops to try.
    left: u32,
}

impl Plan {
    /// Returns `true` if each of these rows is stopped, after adding what is missing.
    fn stops(&mut self, rows: &[u64]) -> bool {
        let Some((&row, rest)) = rows.split_first() else {
            // There must always be an answer that does not open what is kept.
            let others = self.ground.safe & !self.kept;
            return self.kept == 0 || reached(self.ground.open, others) == others;
        };
        if self.stops[..self.count].iter().any(|stop| stop & !row == 0) {
            return self.stops(rest);
        }
        let usable = row & !self.used;
        self.stops_by_pair(usable, rest)
            || self.ground.may_keep
                && bits(usable & !self.ground.open).any(|square| self.stops_by_keeping(square, rest))
            || self.stops_by_first_stone(usable, rest)
    }

    fn stops_by_pair(&mut self, usable: u64, rest: &[u64]) -> bool {
        bits(usable).any(|square| {
            let later = usable & !(square | (square - 1));
            let partners = beside(square) | if square & self.ground.open == 0 { 0 } else { self.ground.open };
            bits(later & partners).any(|partner| self.stops_with(square | partner, rest))
        })
    }

    /// Keeps a closed square. An odd number of squares beside it leaves an even one for both when it is taken.
    fn stops_by_keeping(&mut self, square: u64, rest: &[u64]) -> bool {
        let around = beside(square) & !self.ground.traps;
        let group = around | square;
        let first = self.ground.first & !group;
        if around.count_ones().is_multiple_of(2)
            || around & !self.ground.safe != 0
            || group & self.used != 0
            || first == 0 && self.ground.first != 0
        {
            return false;
        }
        let before = (self.used, self.kept, self.ground.first);
        (self.used, self.kept, self.ground.first) = (self.used | group, self.kept | group, first);
        let is_found = self.stops_with(square, rest);
        (self.used, self.kept, self.ground.first) = before;
        is_found
    }

    fn stops_by_first_stone(&mut self, usable: u64, rest: &[u64]) -> bool {
        let first = std::mem::take(&mut self.ground.first);
        let is_found = bits(usable & first).any(|stone| self.stops_with(stone, rest));
        self.ground.first = first;
        is_found
    }

    /// Returns `true` if these rows are stopped with one more set, which is taken back if they are not.
    fn stops_with(&mut self, stop: u64, rest: &[u64]) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        self.stops[self.count] = stop;
        self.count += 1;
        let before = self.used;
        self.used |= stop;
        let is_found = self.stops(rest);
        self.used = before;
        self.count -= 1;
        is_found
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::demand::stones;
    use super::super::tests::{late, value};
    use super::*;
    use crate::rules::random::Random;

    #[test]
    fn a_side_that_holds_does_not_lose() {
        let mut random = Random::new(8);
        let (mut before, mut after) = (0, 0);
        while before.min(after) < 100 {
            let room = 8 + random.index(8) as u32;
            let Some(position) = late(&mut random, room) else { continue };
            let [own, other] = stones(&position);
            if hold(own, other, true) {
                assert!(value(&position, &mut HashMap::new()) >= 0, "{position:?}");
                before += 1;
            }
            if hold(other, own, false) {
                assert!(value(&position, &mut HashMap::new()) <= 0, "{position:?}");
                after += 1;
            }
        }
    }
}

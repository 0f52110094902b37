//! Zugzwang: a side without a safe square left must open one that completes four for the other.
//!
//! Nobody places a stone beside a closed square that completes four for the other side. So if the winner only answers,
//! the number of all other squares decides who has to. The loser must not complete four meanwhile: each row that it still
//! can complete has a pair of squares, and a stone on one is answered on the other, or a closed square, which the winner
//! takes once the loser opens it.

use super::demand::stones;
use super::rows::{beside, completions, rows_within};
use crate::rules::bitboard::bits;
use crate::rules::four::Position;

/// The most rows of the loser that may need a stop, and the most stops that are tried.
const MOST_ROWS: usize = 24;
const MOST_TRIED: u32 = 100;

/// The end of a position by zugzwang, with the most plies until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The side to move wins.
    Won(u32),
    /// The other side wins.
    Lost(u32),
}

/// Returns the end of a position by zugzwang if it is clear, which it never is where a side can complete four with its
/// next stone.
pub(super) fn end(position: &Position) -> Option<End> {
    let [own, other] = stones(position);
    let room = (own | other).count_zeros();
    if is_won(own, other, true) {
        // The winner has the last stone.
        Some(End::Won(room.saturating_sub(1) | 1))
    } else {
        is_won(other, own, false).then_some(End::Lost(room & !1))
    }
}

/// Returns `true` if the side with the stones of `winner` wins by answering, after a stone of its own if it is to move.
fn is_won(winner: u64, loser: u64, is_first: bool) -> bool {
    let goals = completions(winner, loser);
    if goals == 0 {
        return false;
    }
    let taken = winner | loser;
    let places = beside(taken) & !taken;
    let threats = completions(loser, winner) & !goals;
    if (goals | threats) & places != 0 {
        return false;
    }
    // A stone of the loser loses here, unless it completes four.
    let traps = beside(goals) & !taken;
    let free = !(taken | goals | threats | traps);
    // A stone of the loser opens a threat here, and the winner stops it.
    let gifts = beside(threats) & free;
    let safe = reached(places, free & !gifts);
    let loser_runs_out = safe.count_ones().is_multiple_of(2) != is_first;
    if !loser_runs_out
        || gifts != 0 && !gifts_change_nothing(threats, goals, free, reached(places, free | threats), safe)
    {
        return false;
    }
    let mut rows = [0; MOST_ROWS];
    let mut count = 0;
    for row in rows_within(loser | safe | gifts | traps) {
        // The first stone on a trap is the last one of the loser.
        if (row & traps).count_ones() < 2 {
            let (Some(open), true) = (rows.get_mut(count), row & safe != 0) else { return false };
            *open = row & safe;
            count += 1;
        }
    }
    let rows = &mut rows[..count];
    rows.sort_unstable_by_key(|row| row.count_ones());
    let open = safe & places;
    let first = if is_first { open } else { 0 };
    let stops = [0; MOST_ROWS];
    Plan { safe, open, traps, stops, count: 0, used: 0, kept: 0, first, left: MOST_TRIED }.stops(rows)
}

/// Returns `true` if the number of safe squares stays even or odd, whichever threats the loser opens. A threat takes one
/// stone of both sides, and the other squares beside it become safe.
fn gifts_change_nothing(threats: u64, goals: u64, free: u64, reached: u64, safe: u64) -> bool {
    let threats = threats & reached;
    let mut gifts = 0;
    for threat in bits(threats) {
        let around = beside(threat) & free;
        if around.count_ones().is_multiple_of(2) || around & gifts != 0 {
            return false;
        }
        gifts |= around;
    }
    // A threat that opens another one or a goal, or more squares, would change more.
    threats & beside(threats | goals) == 0 && reached & free & !gifts == safe
}

/// Returns the squares of `free` to which stones can lead from the open squares.
fn reached(places: u64, free: u64) -> u64 {
    let mut all = places & free;
    loop {
        let more = (all | beside(all)) & free;
        if more == all {
            return all;
        }
        all = more;
    }
}

/// A plan of the winner that stops rows of the loser.
struct Plan {
    safe: u64,
    /// The safe squares that are open. Two of them are a pair anywhere, as are two squares beside each other: a stone on
    /// one opens the other.
    open: u64,
    traps: u64,
    /// Sets of squares: a row is stopped if it has all of one. The winner gets one square of each.
    stops: [u64; MOST_ROWS],
    count: usize,
    /// All squares of these, and those that are kept.
    used: u64,
    /// Closed squares that the winner takes once the loser opens them, and the squares beside them.
    kept: u64,
    /// The squares for a first stone. There are none once it is placed.
    first: u64,
    /// The number of further stops to try.
    left: u32,
}

impl Plan {
    /// Returns `true` if each of these rows is stopped, after adding what is missing.
    fn stops(&mut self, rows: &[u64]) -> bool {
        let Some((&row, rest)) = rows.split_first() else {
            // The winner must always have an answer without opening what it keeps.
            let others = self.safe & !self.kept;
            return self.kept == 0 || reached(self.open, others) == others;
        };
        if self.stops[..self.count].iter().any(|stop| stop & !row == 0) {
            return self.stops(rest);
        }
        let usable = row & !self.used;
        self.stops_by_pair(usable, rest)
            || bits(usable & !self.open).any(|square| self.stops_by_keeping(square, rest))
            || self.stops_by_first_stone(usable, rest)
    }

    fn stops_by_pair(&mut self, usable: u64, rest: &[u64]) -> bool {
        bits(usable).any(|square| {
            let later = usable & !(square | (square - 1));
            let partners = beside(square) | if square & self.open == 0 { 0 } else { self.open };
            bits(later & partners).any(|partner| self.stops_with(square | partner, rest))
        })
    }

    /// Keeps a closed square. An odd number of squares beside it leaves an even one for both when it is taken.
    fn stops_by_keeping(&mut self, square: u64, rest: &[u64]) -> bool {
        let around = beside(square) & !self.traps;
        let group = around | square;
        let first = self.first & !group;
        if around.count_ones().is_multiple_of(2)
            || around & !self.safe != 0
            || group & self.used != 0
            || first == 0 && self.first != 0
        {
            return false;
        }
        let before = (self.used, self.kept, self.first);
        (self.used, self.kept, self.first) = (self.used | group, self.kept | group, first);
        let is_found = self.stops_with(square, rest);
        (self.used, self.kept, self.first) = before;
        is_found
    }

    fn stops_by_first_stone(&mut self, usable: u64, rest: &[u64]) -> bool {
        let first = std::mem::take(&mut self.first);
        let is_found = bits(usable & first).any(|stone| self.stops_with(stone, rest));
        self.first = first;
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

    use super::super::demand::{Demand, demand};
    use super::super::rows::squares;
    use super::*;
    use crate::notation::read_position;
    use crate::rules::Position as _;
    use crate::rules::four::Rules;
    use crate::rules::random::Random;

    /// Returns 1 if the side to move wins, -1 if it loses and 0 for a draw, by trying all turns that do not lose at once.
    fn value(position: &Position, known: &mut HashMap<u64, i32>) -> i32 {
        let only = match demand(position) {
            Demand::Wins(_) => return 1,
            Demand::Only(_) if position.places() == 0 => return 0,
            Demand::Only(only) => only,
        };
        if let Some(&value) = known.get(&position.hash()) {
            return value;
        }
        let mut best = -1;
        for square in squares(only) {
            let mut after = *position;
            after.place(square);
            best = best.max(-value(&after, known));
            if best == 1 {
                break;
            }
        }
        known.insert(position.hash(), best);
        best
    }

    /// Returns a position with this number of empty squares in which no stone completes four, after random turns that do
    /// not lose at once, or nothing if the game ends before.
    fn late(random: &mut Random, room: u32) -> Option<Position> {
        let mut position = Position::start(Rules::SEAT_STONE);
        loop {
            let Demand::Only(only @ 1..) = demand(&position) else { return None };
            let [own, other] = stones(&position);
            if (own | other).count_zeros() <= room {
                return Some(position);
            }
            let square = squares(only).nth(random.index(only.count_ones() as usize))?;
            position.place(square);
        }
    }

    #[test]
    fn zugzwang_agrees_with_exhaustive_search() {
        let (mut random, mut won, mut lost, mut against_threats) = (Random::new(7), 0, 0, 0);
        while won.min(lost) < 100 || against_threats < 60 {
            let room = 8 + random.index(11) as u32;
            let Some(position) = late(&mut random, room) else { continue };
            let Some(end) = end(&position) else { continue };
            let (own, other) =
                (position.stones(position.to_move()), position.stones(position.to_move().other()));
            let (expected, plies, threats) = match end {
                End::Won(plies) => (1, plies, completions(other, own)),
                End::Lost(plies) => (-1, plies, completions(own, other)),
            };
            assert_eq!(value(&position, &mut HashMap::new()), expected, "{position:?}");
            assert_eq!(plies % 2 == 1, expected == 1);
            *if expected == 1 { &mut won } else { &mut lost } += 1;
            against_threats += usize::from(threats != 0);
        }
    }

    #[test]
    fn squares_behind_a_threat_are_counted() {
        // Black is to move and wins, because the square of a threat leads to others.
        let text = "OOXXOOX./.XOXOXOX/XOXOOOXO/OOXOXOXX/XOXXOXO./OXO.X.../XO....../XOX..... X";
        let position = read_position(crate::rules::Rules::Four(Rules::FREE), text)
            .expect("the text should be a position");
        let position =
            position.as_any().downcast_ref::<Position>().expect("the position should be one of four");
        assert_eq!(value(position, &mut HashMap::new()), 1);
        assert!(!matches!(end(position), Some(End::Lost(_))));
    }
}

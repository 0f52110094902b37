//! A search that only asks who wins, if either side does, by proof numbers.
//!
//! It follows the line that needs the fewest further positions to be proven, however deep that is, and so finds long
//! forced wins that alpha-beta search misses: depth-first proof-number search (A. Nagai, 2002), with the largest number
//! of the replies in place of their sum, since many orders of the same stones lead to one position.

use std::cmp::Ordering;

use super::demand::{Demand, demand, stones};
use super::known::Known;
use super::numbers::{INFINITE, Numbers};
use super::policy::worth;
use super::rows::{count_within, squares};
use super::stops::hold;
use super::threats::{self, Reach};
use super::zugzwang::{self, End};
use crate::engine::Budget;
use crate::engine::small_sort::small_sort;
use crate::rules::four::Position;
use crate::rules::{Position as _, Side, Square};

/// The search for a win by threats in each new position.
const REACH: Reach = Reach { threats: 4, positions: 20 };

/// The goal of the defender looks further away by one for this many rows that the attacker can still complete.
const ROWS: u32 = 4;

/// The usual [`Means::first`].
pub(super) const FIRST: u64 = 1_000_000;

/// Addition of a choice to the numbers behind it, so that a narrow line does not look as good as a short one.
const CHOICE: u32 = 1;

/// The threshold of a reply grows by this part of its rival's number at a time, so that the search does not change
/// between two lines all the time.
const GROWTH: u32 = 4;

/// The proven result of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proof {
    /// The result for the side to move: greater if it wins.
    pub result: Ordering,
    /// The most plies until the end, if the winner plays as proven.
    pub plies: u32,
    /// The best turns of both sides, at least one.
    pub line: Vec<Square>,
}

/// An entry of the table: the key of a position and its numbers in one word, of which never both are 0. Memory that the
/// search does not get to costs no time, since zeros stand for an empty entry.
type Entry = [u64; 2];

const EMPTY: Entry = [0; 2];

/// A position after a reply.
#[derive(Clone, Copy, Debug)]
struct Reply {
    position: Position,
    numbers: Numbers,
}

/// The means of a proof.
#[derive(Clone, Copy, Debug)]
pub(super) struct Means<'a> {
    pub known: &'a Known,
    /// Bytes of the table.
    pub memory: usize,
    /// The most positions of the first search, which does not look for positions where the defender holds.
    pub first: u64,
}

/// A search about the goal of one side.
pub(super) struct Search<'a> {
    table: Vec<Entry>,
    known: &'a Known,
    attacker: Side,
    /// `true` if the search looks for positions where the defender holds, and values others by how far that is.
    may_hold: bool,
    /// The most positions of the budget after which this search ends.
    most: u64,
    budget: &'a mut Budget,
}

/// Returns the result of a position of which the game goes on, or nothing if the budget ends before.
///
/// First it asks who wins, and does not look at what may be a draw. If that takes long, it asks whether the side to move
/// wins, and then whether the other side does: that a side does not win is often clear long before the board is full,
/// but says less.
pub(super) fn prove(position: &Position, means: Means, budget: &mut Budget) -> Option<Proof> {
    let side = position.to_move();
    let mut proof = None;
    for (attacker, may_hold) in [(side, false), (side, true), (side.other(), true)] {
        if proof.is_some() && attacker == side {
            continue;
        }
        let mut search = Search::new(attacker, may_hold, means, budget);
        let numbers = search.numbers(position);
        if !numbers.is_proven() {
            if search.budget.is_spent() {
                return None;
            }
            continue;
        }
        let reaches = numbers.reaches();
        let result = match (numbers.may_be_drawn(), reaches) {
            (true, _) => Ordering::Equal,
            (false, true) => Ordering::Greater,
            (false, false) => Ordering::Less,
        };
        proof = Some(Proof { result, plies: numbers.plies(), line: search.line(position, reaches) });
        if result != Ordering::Equal {
            break;
        }
    }
    proof.filter(|proof| !proof.line.is_empty())
}

impl<'a> Search<'a> {
    /// Returns a search about the goal of a side.
    pub(super) fn new(
        attacker: Side,
        may_hold: bool,
        means: Means<'a>,
        budget: &'a mut Budget,
    ) -> Search<'a> {
        let Means { known, memory, first } = means;
        let table = vec![EMPTY; (memory / size_of::<Entry>()).max(2)];
        let most = if may_hold { u64::MAX } else { first };
        Search { table, known, attacker, may_hold, most, budget }
    }

    /// Returns the numbers of a position. They are proven unless the search ends before.
    pub(super) fn numbers(&mut self, position: &Position) -> Numbers {
        self.deepen(position, INFINITE, INFINITE)
    }

    /// Returns the replies that the proof of a position needs, with their numbers: a best one if the side to move reaches
    /// its goal, and otherwise all.
    #[cfg(feature = "tools")]
    pub(super) fn proof(&mut self, position: &Position) -> Vec<(Position, Numbers)> {
        let reaches = self.numbers(position).reaches();
        let mut replies = self.replies(position).unwrap_or_default();
        if reaches {
            let best = replies.into_iter().filter(|reply| reply.numbers.miss == 0);
            replies = best.min_by_key(|reply| reply.numbers.order()).into_iter().collect();
        }
        let numbered = |reply: Reply| (reply.position, self.numbers(&reply.position));
        replies.into_iter().map(numbered).collect()
    }

    fn is_over(&self) -> bool {
        self.budget.is_spent() || self.budget.nodes() >= self.most
    }

    /// Searches below a position until one of its numbers reaches its threshold.
    fn deepen(&mut self, position: &Position, most_reach: u32, most_miss: u32) -> Numbers {
        let mut replies = match self.replies(position) {
            Ok(replies) => replies,
            Err(numbers) => return numbers,
        };
        loop {
            let summary = Summary::of(&replies);
            let numbers = summary.numbers;
            if numbers.is_proven()
                || numbers.reach >= most_reach
                || numbers.miss >= most_miss
                || self.is_over()
            {
                self.store(position.hash(), numbers);
                return numbers;
            }
            let next = &mut replies[summary.next];
            let rival = summary.rival.saturating_add(1 + summary.rival / GROWTH);
            let most = most_reach.min(rival) - summary.choice;
            next.numbers = self.deepen(&next.position, most_miss - (summary.open - 1), most);
        }
    }

    /// Returns the replies that do not lose at once, most promising first, or the end of the game.
    fn replies(&mut self, position: &Position) -> Result<Vec<Reply>, Numbers> {
        let Demand::Only(only @ 1..) = demand(position) else { return Err(self.first(position)) };
        let [own, other] = stones(position);
        let mut ordered: Vec<_> = squares(only).collect();
        small_sort(&mut ordered, |&square| -worth(square, own, other));
        let reply = |square| {
            let mut after = *position;
            after.place(square);
            let numbers = self.look(after.hash()).unwrap_or_else(|| {
                let numbers = self.first(&after);
                self.store(after.hash(), numbers);
                numbers
            });
            Reply { position: after, numbers }
        };
        Ok(ordered.into_iter().map(reply).collect())
    }

    /// Returns the numbers of a position that is new.
    fn first(&mut self, position: &Position) -> Numbers {
        self.budget.spend();
        match demand(position) {
            Demand::Wins(_) => Numbers::reached(1),
            Demand::Only(0) if position.places() == 0 => {
                Numbers::not_won(position.to_move() == self.attacker, 0)
            }
            Demand::Only(0) => Numbers::missed(2),
            Demand::Only(only) => {
                if let Some(numbers) = self.known.numbers(position, self.attacker) {
                    return numbers;
                }
                if let Some(plies) = threats::win(position, REACH, self.budget) {
                    return Numbers::reached(plies);
                }
                match zugzwang::end(position) {
                    Some(End::Won(plies)) => Numbers::reached(plies),
                    Some(End::Lost(plies)) => Numbers::missed(plies),
                    None => self.undecided(position, only.count_ones()),
                }
            }
        }
    }

    /// Returns the numbers of a new position with this many replies where neither side is known to win.
    fn undecided(&self, position: &Position, replies: u32) -> Numbers {
        if !self.may_hold {
            return Numbers { reach: 1, miss: replies };
        }
        let [own, other] = stones(position);
        let attacks = position.to_move() == self.attacker;
        let (attacker, defender) = if attacks { (own, other) } else { (other, own) };
        let rows = count_within(!defender) / ROWS;
        match (attacks, hold(defender, attacker, !attacks)) {
            (true, false) => Numbers { reach: 1, miss: replies + rows },
            (false, false) => Numbers { reach: 1 + rows, miss: replies },
            (_, true) => Numbers::not_won(attacks, (own | other).count_zeros()),
        }
    }

    /// Returns the best line of a proven position, as far as it is in the table.
    fn line(&mut self, position: &Position, wins: bool) -> Vec<Square> {
        let (mut at, mut wins, mut line) = (*position, wins, Vec::new());
        loop {
            if let Demand::Wins(wins) = demand(&at) {
                line.extend(squares(wins).next());
                return line;
            }
            let known = |square: &Square| {
                let mut after = at;
                after.place(*square);
                let numbers = self.look(after.hash())?;
                // The winner looks for a lost position of the other side, which the loser does not find.
                (numbers.is_proven() && (numbers.miss == 0) == wins).then(|| numbers.order())
            };
            let known = squares(at.places()).filter_map(|square| Some((known(&square)?, square)));
            let next = if wins {
                known.min_by_key(|&(order, _)| order)
            } else {
                known.max_by_key(|&(order, _)| order)
            };
            let Some((_, square)) = next else { return line };
            line.push(square);
            at.place(square);
            wins = !wins;
        }
    }

    /// Returns the two places of a key.
    fn places(&self, key: u64) -> [usize; 2] {
        let entries = self.table.len() / 2 * 2;
        let place = ((u128::from(key) * entries as u128) >> 64) as usize;
        [place, place ^ 1]
    }

    fn look(&self, key: u64) -> Option<Numbers> {
        let entries = self.places(key).map(|place| self.table[place]);
        let found = entries.iter().find(|&&entry| entry[0] == key && entry != EMPTY);
        found.map(|&[_, packed]| Numbers::unpacked(packed))
    }

    /// Stores the numbers in place of older ones of the position, or of those that took less work.
    fn store(&mut self, key: u64, numbers: Numbers) {
        let places = self.places(key);
        let work = |place: usize| match self.table[place] {
            EMPTY => 1,
            [stored, _] if stored == key => 0,
            [_, packed] => {
                let Numbers { reach, miss } = Numbers::unpacked(packed);
                reach.saturating_add(miss)
            }
        };
        let place = if work(places[0]) <= work(places[1]) { places[0] } else { places[1] };
        self.table[place] = [key, numbers.packed()];
    }
}

/// The numbers of a position, as its replies give them.
struct Summary {
    numbers: Numbers,
    /// The reply to search next.
    next: usize,
    /// The number at which another reply comes before it.
    rival: u32,
    /// Number of replies that are not yet refuted.
    open: u32,
    /// Addition of the choice between the replies to the number of each.
    choice: u32,
}

impl Summary {
    fn of(replies: &[Reply]) -> Summary {
        let (mut next, mut least, mut rival) = (0, u32::MAX, u32::MAX);
        let (mut most, mut open) = (0, 0);
        let choice = if replies.len() > 1 { CHOICE } else { 0 };
        for (at, Reply { numbers, .. }) in replies.iter().enumerate() {
            let number = if numbers.is_proven() { numbers.miss } else { numbers.miss + choice };
            if number < least {
                (next, rival, least) = (at, least, number);
            } else {
                rival = rival.min(number);
            }
            most = most.max(numbers.reach);
            open += u32::from(numbers.reach != 0);
        }
        let numbers = if least == 0 {
            // The shortest of the wins.
            let won = replies.iter().filter(|reply| reply.numbers.miss == 0);
            Numbers::reached(won.map(|reply| reply.numbers.order() + 1).min().unwrap_or(1))
        } else if open == 0 {
            Numbers::missed(replies.iter().map(|reply| reply.numbers.order() + 1).max().unwrap_or(0))
        } else {
            Numbers { reach: least, miss: most + open - 1 }
        };
        Summary { numbers, next, rival, open, choice }
    }
}

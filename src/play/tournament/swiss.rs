//! The pairing of a Swiss round.
//!
//! All pairings of the round are compared, not only those of one score group after the other, since with 16
//! players that takes some milliseconds. So the best pairing is certain to be found: see [`Cost`] for the
//! order in which it is judged. It follows the aims of the FIDE handbook (C.04.1, *Basic rules for Swiss
//! systems*), but is none of its systems, whose rules of transposition are for fields without a computer.

use std::ops::Add;

use super::sides::{self, SideCost};
use crate::rules::Side;

/// A player as the pairing sees them. Players are in the order of their rank, the best first.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidate {
    /// Points in halves.
    pub halves: u32,
    /// Sides of the games played, in their order.
    pub sides: Vec<Side>,
    /// Ranks of the opponents so far.
    pub met: Vec<usize>,
    /// Rounds that were won without a game.
    pub byes: u32,
}

/// The cost of a pairing, in order of importance. The costs of its pairs are added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost([u32; 7]);

/// The places in a [`Cost`].
const REPETITIONS: usize = 0;
const SECOND_BYE: usize = 1;
const BYE_RANK: usize = 2;
const TRIPLES: usize = 3;
const FLOATS: usize = 4;
const IMBALANCE: usize = 5;
const FOLD: usize = 6;

impl Add for Cost {
    type Output = Cost;

    fn add(self, other: Cost) -> Cost {
        Cost(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }
}

/// The pairs of a round, the player who begins first, and the player without an opponent, by rank.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Paired {
    pub pairs: Vec<[usize; 2]>,
    pub bye: Option<usize>,
}

/// The players of a round, who are paired.
struct Field<'a> {
    players: &'a [Candidate],
    /// Decides who begins in the first round.
    toss: bool,
}

impl Field<'_> {
    /// Returns `true` if the first of two players begins, and the cost of their sides.
    fn divide(&self, a: usize, b: usize) -> (bool, SideCost) {
        sides::divide(&self.players[a].sides, &self.players[b].sides, self.toss == a.is_multiple_of(2))
    }

    /// Returns the cost of a game between two players, `a` with the better rank.
    fn pair(&self, a: usize, b: usize) -> Cost {
        let [own, other] = [a, b].map(|at| &self.players[at]);
        let square = |number: usize| (number * number) as u32;
        let mut cost = Cost::default();
        cost.0[REPETITIONS] = square(own.met.iter().filter(|&&met| met == b).count());
        let (_, sides) = self.divide(a, b);
        cost.0[TRIPLES] = sides.triples;
        cost.0[FLOATS] = square(own.halves.abs_diff(other.halves) as usize);
        cost.0[IMBALANCE] = sides.imbalance;
        if own.halves == other.halves {
            // The best of the upper half meets the best of the lower half.
            let group = self.players.iter().filter(|player| player.halves == own.halves).count();
            cost.0[FOLD] = square((b - a).abs_diff(group / 2));
        }
        cost
    }

    /// Returns the cost of a round without a game.
    fn bye(&self, player: usize) -> Cost {
        let mut cost = Cost::default();
        cost.0[SECOND_BYE] = self.players[player].byes;
        cost.0[BYE_RANK] = (self.players.len() - 1 - player) as u32;
        cost
    }
}

/// Pairs the players.
///
/// The pairing has as few [repetitions](Cost) as any has, then a bye for somebody who had none, and of those
/// for the lowest; then as few players as possible with the same side for the third time in a row; then the
/// smallest differences of points within the pairs; then balanced sides.
pub(super) fn pair(players: &[Candidate], toss: bool) -> Paired {
    let field = Field { players, toss };
    let count = players.len();
    // The opponent of the one who has a bye.
    let nobody = count;
    let seats = count + count % 2;
    let costs: Vec<Vec<_>> = (0..count)
        .map(|a| {
            (0..seats)
                .map(|b| match b {
                    _ if b <= a => Cost::default(),
                    _ if b == nobody => field.bye(a),
                    _ => field.pair(a, b),
                })
                .collect()
        })
        .collect();
    // The best cost of pairing the players of a set, and the opponent of its first one.
    let mut best: Vec<Option<(Cost, usize)>> = vec![None; 1 << seats];
    best[0] = Some((Cost::default(), nobody));
    for set in 1_usize..1 << seats {
        let first = set.trailing_zeros() as usize;
        let rest = set & !(1 << first);
        for other in (first + 1..seats).filter(|other| rest & 1 << other != 0) {
            let Some((before, _)) = best[rest & !(1 << other)] else { continue };
            let cost = before + costs[first][other];
            if best[set].is_none_or(|(known, _)| cost < known) {
                best[set] = Some((cost, other));
            }
        }
    }
    let (mut paired, mut set) = (Paired::default(), (1_usize << seats) - 1);
    while let (true, Some((_, other))) = (set != 0, best[set]) {
        let first = set.trailing_zeros() as usize;
        set &= !(1 << first | 1 << other);
        if other == nobody {
            paired.bye = Some(first);
        } else {
            paired.pairs.push(if field.divide(first, other).0 { [first, other] } else { [other, first] });
        }
    }
    paired
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// All pairings of these players, each with the one without an opponent.
    fn all(players: &[usize], bye: Option<usize>, pairs: &mut Vec<[usize; 2]>, found: &mut Vec<Paired>) {
        let Some((&first, rest)) = players.split_first() else {
            found.push(Paired { pairs: pairs.clone(), bye });
            return;
        };
        if players.len() % 2 == 1 && bye.is_none() {
            all(rest, Some(first), pairs, found);
        }
        for other in 0..rest.len() {
            let mut left = rest.to_vec();
            pairs.push([first, left.remove(other)]);
            all(&left, bye, pairs, found);
            pairs.pop();
        }
    }

    /// The part that counts before the points: repetitions, an unfit bye, and sides for the third time in a row, each
    /// counted anew here. A pairing whose sides are free has the best of them.
    fn judge(players: &[Candidate], paired: &Paired, sides_are_given: bool) -> (usize, u32, usize, usize) {
        let met = |[a, b]: &[usize; 2]| {
            let times = players[*a].met.iter().filter(|&met| met == b).count();
            times * times
        };
        let thrice = |player: usize, side: Side| {
            let sides = &players[player].sides;
            sides.len() >= 2 && sides[sides.len() - 2..] == [side; 2]
        };
        let triples = |&[a, b]: &[usize; 2]| {
            let of = |a, b| usize::from(thrice(a, Side::First)) + usize::from(thrice(b, Side::Second));
            if sides_are_given { of(a, b) } else { of(a, b).min(of(b, a)) }
        };
        let repeated = paired.pairs.iter().map(met).sum();
        let byes = paired.bye.map_or(0, |bye| players[bye].byes);
        let from_below = paired.bye.map_or(0, |bye| players.len() - bye);
        (repeated, byes, from_below, paired.pairs.iter().map(triples).sum())
    }

    /// Plays rounds whose results follow from the numbers, and returns the players before the last one.
    fn played(count: usize, results: &[u8], toss: bool) -> Vec<Vec<Candidate>> {
        let mut players: Vec<(usize, Candidate)> = (0..count).map(|at| (at, Candidate::default())).collect();
        let mut rounds = Vec::new();
        for round in results.chunks(count.div_ceil(2)) {
            // Opponents are known by number, and ranks change.
            players.sort_by_key(|(number, player)| (std::cmp::Reverse(player.halves), *number));
            let ranks: Vec<_> = players.iter().map(|(number, _)| *number).collect();
            let rank = |number: &usize| ranks.iter().position(|known| known == number).expect("a player");
            let field: Vec<_> = players
                .iter()
                .map(|(_, player)| Candidate { met: player.met.iter().map(rank).collect(), ..player.clone() })
                .collect();
            let paired = pair(&field, toss);
            rounds.push(field);
            for (&[a, b], result) in paired.pairs.iter().zip(round) {
                for (own, other, side, halves) in
                    [(a, b, Side::First, result % 3), (b, a, Side::Second, 2 - result % 3)]
                {
                    players[own].1.halves += u32::from(halves);
                    players[own].1.sides.push(side);
                    players[own].1.met.push(ranks[other]);
                }
            }
            if let Some(bye) = paired.bye {
                players[bye].1.byes += 1;
                players[bye].1.halves += 2;
            }
        }
        rounds
    }

    #[test]
    fn the_first_round_is_upper_half_against_lower_half() {
        let field = vec![Candidate::default(); 7];
        let paired = pair(&field, true);
        assert_eq!(paired, Paired { pairs: vec![[0, 3], [4, 1], [2, 5]], bye: Some(6) });
        assert_eq!(pair(&field, false).pairs, [[3, 0], [1, 4], [5, 2]]);
        assert_eq!(pair(&[], true), Paired::default());
    }

    #[test]
    fn sixteen_players_meet_fifteen_opponents() {
        let results: Vec<u8> = (0..15 * 8).map(|at| (at * at % 7) as u8).collect();
        for (round, field) in played(16, &results, true).iter().enumerate() {
            let paired = pair(field, true);
            // Early rounds never need a repetition: each player has met fewer than half of the others.
            if round < 8 {
                assert_eq!(judge(field, &paired, true).0, 0, "round {round}");
            }
        }
    }

    proptest! {
        /// An exhaustive search finds no pairing with fewer repetitions; none of those has a fitter bye; and
        /// none of those has fewer players on a side for the third time in a row.
        #[test]
        fn no_pairing_is_better(
            count in 2..9_usize,
            results in prop::collection::vec(0..3_u8, 1..40),
            toss: bool,
        ) {
            for field in played(count, &results, toss) {
                let mut others = Vec::new();
                all(&(0..count).collect::<Vec<_>>(), None, &mut Vec::new(), &mut others);
                let best = others.iter().map(|paired| judge(&field, paired, false)).min();
                let paired = pair(&field, toss);
                prop_assert_eq!(Some(judge(&field, &paired, true)), best, "{:?}", paired);
                prop_assert_eq!(2 * paired.pairs.len() + usize::from(paired.bye.is_some()), count);
                // Without a repetition if there is any such pairing.
                let can = others.iter().any(|paired| judge(&field, paired, false).0 == 0);
                prop_assert_eq!(judge(&field, &paired, true).0 == 0, can);
            }
        }

        /// Within what comes first, no pairing has smaller differences of points.
        #[test]
        fn score_groups_stay_together(
            count in 2..7_usize,
            results in prop::collection::vec(0..3_u8, 1..20),
        ) {
            for field in played(count, &results, true) {
                let mut others = Vec::new();
                all(&(0..count).collect::<Vec<_>>(), None, &mut Vec::new(), &mut others);
                let floats = |paired: &Paired| -> u32 {
                    let difference = |&[a, b]: &[usize; 2]| field[a].halves.abs_diff(field[b].halves);
                    paired.pairs.iter().map(difference).map(|halves| halves * halves).sum()
                };
                let best = others.iter().map(|paired| (judge(&field, paired, false), floats(paired))).min();
                let paired = pair(&field, true);
                prop_assert_eq!(Some((judge(&field, &paired, true), floats(&paired))), best);
            }
        }
    }
}

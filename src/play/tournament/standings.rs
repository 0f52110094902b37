//! The standings of a tournament.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::tie_breaks::{Entry, Records};
use super::{Ended, Kind, Pairing, Tournament};
use crate::play::Score;
use crate::rules::Side;

/// A criterion that orders players with equal points, by the names of the FIDE handbook (C.07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// The games between the players who are equal (DE).
    DirectEncounter,
    /// The points of the opponents, each multiplied with the result against that opponent (SB).
    SonnebornBerger,
    /// The points of all opponents but the weakest (BH-C1).
    BuchholzCut1,
    /// The points of all opponents (BH).
    Buchholz,
    /// The rounds won, also those without a game (WIN).
    Wins,
}

impl Kind {
    /// Returns what orders players with equal points, in its order. Nothing does in a knock-out: players who
    /// were out in the same round share their place.
    ///
    /// Buchholz says nothing in a round robin, in which all have the same opponents, and the handbook forbids
    /// it there.
    #[must_use]
    pub fn tie_breaks(self) -> &'static [TieBreak] {
        match self {
            Kind::RoundRobin | Kind::DoubleRoundRobin => {
                &[TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins]
            }
            Kind::Swiss { .. } => &[
                TieBreak::DirectEncounter,
                TieBreak::BuchholzCut1,
                TieBreak::Buchholz,
                TieBreak::SonnebornBerger,
                TieBreak::Wins,
            ],
            Kind::KnockOut => &[],
        }
    }
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Index of the player.
    pub player: usize,
    /// Place from 1. Players who are equal in everything share one.
    pub place: usize,
    /// Points in halves.
    pub halves: u32,
    /// Games that were played.
    pub score: Score,
    /// Rounds won, also those without a game.
    pub wins: u32,
    /// Sonneborn-Berger in quarters of a point.
    pub sonneborn_berger_quarters: u32,
    /// Buchholz without the weakest opponent, in halves.
    pub buchholz_cut_1: u32,
    /// Buchholz in halves.
    pub buchholz: u32,
    /// The criterion that put the player behind the one above, who has as many points. `None` if the points did, in the
    /// first row, and on a shared place.
    pub behind_by: Option<TieBreak>,
    /// False for a player who left a round robin before half of the games. Those games count for nobody.
    pub counts: bool,
}

impl Tournament {
    /// Returns the standings, the leader first.
    ///
    /// Numbers of a round that still goes on are those of its finished games. In a knock-out the players who
    /// are left are ahead, and the others follow by the round in which they lost.
    #[must_use]
    pub fn standings(&self) -> Vec<Ranked> {
        let records = self.records();
        let (mut rows, mut place) = (Vec::new(), 1);
        for (part, behind_by) in self.ranking(&records) {
            for (at, &player) in part.iter().enumerate() {
                rows.push(Ranked {
                    player,
                    place,
                    halves: records.points(player),
                    score: self.score(player),
                    wins: records.wins(player),
                    sonneborn_berger_quarters: records.sonneborn_berger(player),
                    buchholz_cut_1: records.buchholz_cut(player),
                    buchholz: records.buchholz(player),
                    behind_by: behind_by.filter(|_| at == 0),
                    counts: self.counts(player),
                });
            }
            place += part.len();
        }
        rows
    }

    /// Returns the players in groups that share a place, the best first, with what put each group behind the
    /// one before it. Within a group they are in the order of their seeds.
    fn ranking(&self, records: &Records) -> Vec<(Vec<usize>, Option<TieBreak>)> {
        let (mut players, _) = self.draw();
        if self.settings.kind == Kind::KnockOut {
            let open: Vec<_> = self.open().into_iter().filter_map(|place| self.pairing(place)).collect();
            let lasted = |player: usize| {
                let rounds = 0..=self.rounds.len();
                let lasted =
                    rounds.filter(|&round| self.left(&players, round).contains(&Some(player))).count();
                lasted + usize::from(open.iter().any(|pairing| pairing.has(player)))
            };
            let lasted: Vec<_> = (0..players.len()).map(lasted).collect();
            return parted(&mut players, |player| lasted[player])
                .into_iter()
                .map(|part| (part, None))
                .collect();
        }
        let by_points = parted(&mut players, |player| (self.counts(player), records.points(player)));
        let mut found = Vec::new();
        for part in by_points {
            rank(records, part, None, self.settings.kind.tie_breaks(), &mut found);
        }
        found
    }

    /// Returns `false` for a player who left a round robin before half of the games.
    fn counts(&self, player: usize) -> bool {
        if !self.is_round_robin() || !self.withdrawn[player] {
            return true;
        }
        let own = self.rounds.iter().flat_map(|round| &round.pairings).filter(|pairing| pairing.has(player));
        let is_played = |pairing: &&Pairing| pairing.games.iter().any(|ended| ended.is_played());
        2 * own.clone().filter(is_played).count() >= own.count()
    }

    /// Returns the score of the games that a player has played.
    fn score(&self, player: usize) -> Score {
        let mut score = Score::default();
        for pairing in self.rounds.iter().flat_map(|round| &round.pairings) {
            for (game, &ended) in pairing.games.iter().enumerate().filter(|(_, ended)| ended.is_played()) {
                match halves(pairing, game, ended, player) {
                    Some(2) => score.won += 1,
                    Some(1) => score.drawn += 1,
                    Some(_) => score.lost += 1,
                    None => {}
                }
            }
        }
        score
    }

    /// Returns what the tie-breaks are computed from.
    pub(super) fn records(&self) -> Records {
        let of = |player: usize| {
            let rounds = self.rounds.iter();
            rounds.flat_map(|round| self.entries(round, player)).collect()
        };
        let rounds = self.planned_rounds();
        Records { entries: (0..self.settings.players.len()).map(of).collect(), rounds }
    }

    /// Returns the entries of a player for a round: one for each finished game or for the round without one.
    fn entries(&self, round: &super::Round, player: usize) -> Vec<Entry> {
        let is_swiss = matches!(self.settings.kind, Kind::Swiss { .. });
        let Some(pairing) = round.pairings.iter().find(|pairing| pairing.has(player)) else {
            return match round.byes.contains(&player) {
                _ if !is_swiss => Vec::new(),
                true => vec![Entry::Bye],
                false => vec![Entry::Absent { halves: 0 }],
            };
        };
        if pairing.players.iter().any(|&player| !self.counts(player)) {
            return Vec::new();
        }
        let [a, b] = pairing.players;
        let opponent = if a == player { b } else { a };
        let entry = |(game, &ended): (usize, &Ended)| {
            let halves = halves(pairing, game, ended, player)?;
            let is_game = ended.is_played() || self.is_round_robin();
            Some(if is_game {
                Entry::Played { opponent, halves }
            } else {
                Entry::Forfeit { opponent, halves }
            })
        };
        pairing.games.iter().enumerate().filter_map(entry).collect()
    }
}

/// Returns the points of a player from a game, in halves. `None` for others than its players.
fn halves(pairing: &Pairing, game: usize, ended: Ended, player: usize) -> Option<u32> {
    let side = Side::BOTH.into_iter().find(|side| pairing.sides(game)[side.index()] == player)?;
    Some(u32::from(ended.halves(side)))
}

/// Splits players into groups with equal values, the largest value first.
fn parted<K: Ord>(players: &mut [usize], value: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    players.sort_by_key(|&player| Reverse(value(player)));
    players.chunk_by(|&a, &b| value(a) == value(b)).map(<[usize]>::to_vec).collect()
}

/// Orders players with equal points. `before` is what put them behind those that were found already.
fn rank(
    records: &Records,
    mut players: Vec<usize>,
    before: Option<TieBreak>,
    tie_breaks: &[TieBreak],
    found: &mut Vec<(Vec<usize>, Option<TieBreak>)>,
) {
    let (Some((&tie_break, others)), true) = (tie_breaks.split_first(), players.len() > 1) else {
        found.push((players, before));
        return;
    };
    let parts = match tie_break {
        TieBreak::DirectEncounter => records.direct(players),
        TieBreak::SonnebornBerger => parted(&mut players, |player| records.sonneborn_berger(player)),
        TieBreak::BuchholzCut1 => parted(&mut players, |player| records.buchholz_cut(player)),
        TieBreak::Buchholz => parted(&mut players, |player| records.buchholz(player)),
        TieBreak::Wins => parted(&mut players, |player| records.wins(player)),
    };
    for (at, part) in parts.into_iter().enumerate() {
        rank(records, part, if at == 0 { before } else { Some(tie_break) }, others, found);
    }
}

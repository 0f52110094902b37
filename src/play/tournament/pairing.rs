//! The next round of a tournament.

use std::cmp::Reverse;

use super::swiss::{self, Candidate};
use super::{Kind, Pairing, Round, Tournament, berger, knock_out, sides};
use crate::rules::Side;
use crate::rules::random::Random;

impl Tournament {
    /// Returns the players by seed, drawn if that was agreed, and who begins the first game.
    pub(super) fn draw(&self) -> (Vec<usize>, bool) {
        let mut random = Random::new(self.settings.seed);
        let toss = random.happens(128);
        let mut players: Vec<_> = (0..self.settings.players.len()).collect();
        if self.settings.drawn {
            random.shuffle(&mut players);
        }
        (players, toss)
    }

    /// Pairs the rounds that follow from the results: all of a round robin, and one of the other kinds. There
    /// is none if fewer than two players are left.
    pub(super) fn next_rounds(&self) -> Vec<Round> {
        let (players, toss) = self.draw();
        match self.settings.kind {
            Kind::RoundRobin => circle(&players, berger::single(players.len())),
            Kind::DoubleRoundRobin => circle(&players, berger::double(players.len())),
            Kind::Swiss { .. } => self.swiss_round(&players, toss).into_iter().collect(),
            Kind::KnockOut => self.knock_out_round(&players, toss).into_iter().collect(),
        }
    }

    fn swiss_round(&self, seeds: &[usize], toss: bool) -> Option<Round> {
        let records = self.records();
        let mut players: Vec<_> = seeds.iter().copied().filter(|&player| !self.withdrawn[player]).collect();
        if players.len() < 2 {
            return None;
        }
        // The sort is stable: players with equal points stay in the order of their seeds.
        players.sort_by_key(|&player| Reverse(records.points(player)));
        let candidate = |&player: &usize| {
            let games = self.rounds.iter().flat_map(|round| &round.pairings);
            let own = games.clone().filter(|pairing| pairing.has(player));
            let opponents = own.map(|pairing| pairing.players.iter().find(|&&other| other != player));
            let rank = |other: &usize| players.iter().position(|known| known == other);
            let byes = self.rounds.iter().flat_map(|round| &round.byes).filter(|&&bye| bye == player).count();
            let forfeits = games.filter(|pairing| {
                pairing.winner() == Some(player) && pairing.games.iter().all(|ended| !ended.is_played())
            });
            Candidate {
                halves: records.points(player),
                sides: self.sides_of(player),
                met: opponents.flatten().filter_map(rank).collect(),
                byes: (byes + forfeits.count()) as u32,
            }
        };
        let field: Vec<_> = players.iter().map(candidate).collect();
        let paired = swiss::pair(&field, toss);
        Some(Round {
            pairings: paired.pairs.into_iter().map(|pair| fresh(pair.map(|at| players[at]))).collect(),
            byes: paired.bye.into_iter().map(|at| players[at]).collect(),
        })
    }

    fn knock_out_round(&self, seeds: &[usize], toss: bool) -> Option<Round> {
        let left = self.left(seeds, self.rounds.len());
        let mut round = Round::default();
        for (table, part) in left.chunks(2).enumerate() {
            match *part {
                [Some(a), Some(b)] => {
                    let toss = toss == table.is_multiple_of(2);
                    let (begins, _) = sides::divide(&self.sides_of(a), &self.sides_of(b), toss);
                    round.pairings.push(fresh(if begins { [a, b] } else { [b, a] }));
                }
                [a, b] => round.byes.extend(a.or(b)),
                _ => {}
            }
        }
        (left.len() > 1 && left.iter().any(Option::is_some)).then_some(round)
    }

    /// Returns who is left in each part of the tree of a knock-out before a round.
    pub(super) fn left(&self, seeds: &[usize], round: usize) -> Vec<Option<usize>> {
        let winner = |round: usize, [a, b]: [usize; 2]| {
            let pairings = &self.rounds.get(round)?.pairings;
            pairings.iter().find(|pairing| pairing.has(a) && pairing.has(b))?.winner()
        };
        knock_out::left(seeds, round, &winner)
    }

    /// Returns the sides of a player's games, in their order.
    fn sides_of(&self, player: usize) -> Vec<Side> {
        let mut sides = Vec::new();
        for pairing in self.rounds.iter().flat_map(|round| &round.pairings) {
            let played = pairing.games.iter().enumerate().filter(|(_, ended)| ended.is_played());
            for (game, _) in played {
                let players = pairing.sides(game);
                sides.extend(Side::BOTH.into_iter().filter(|side| players[side.index()] == player));
            }
        }
        sides
    }
}

fn fresh(players: [usize; 2]) -> Pairing {
    Pairing { players, games: Vec::new(), fixed: false }
}

/// Returns the rounds of a round robin for players by seed.
fn circle(players: &[usize], rounds: Vec<Vec<[usize; 2]>>) -> Vec<Round> {
    let round = |pairs: Vec<[usize; 2]>| Round {
        byes: (0..players.len())
            .filter(|at| !pairs.iter().flatten().any(|known| known == at))
            .map(|at| players[at])
            .collect(),
        pairings: pairs.into_iter().map(|pair| fresh(pair.map(|at| players[at]))).collect(),
    };
    rounds.into_iter().map(round).collect()
}

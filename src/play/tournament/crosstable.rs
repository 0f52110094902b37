//! The crosstable of a tournament: who met whom, with which result.

use super::{Ended, Pairing, Tournament};
use crate::rules::Side;

/// A row of the crosstable. Rows are in the order of the [standings](Tournament::standings), and opponents are
/// named by the index of their row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// Index of the player.
    pub player: usize,
    /// Place from 1. Players who are equal in everything share one.
    pub place: usize,
    /// Points in halves.
    pub halves: u32,
    /// The result of each round that is paired.
    pub rounds: Vec<Cell>,
    /// Points against the player of each row, one number in halves for each game.
    pub against: Vec<Vec<u8>>,
}

/// A round of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The player has an opponent.
    Met {
        /// Row of the opponent.
        opponent: usize,
        /// Side on which the player begins the first game.
        side: Side,
        /// Points in halves, one number for each game. Empty before the first result.
        halves: Vec<u8>,
        /// False if the last game was decided since somebody did not come.
        is_played: bool,
    },
    /// The player has no opponent because the number of players is odd or no power of two.
    Bye,
    /// The player does not take part in the round.
    Out,
}

impl Tournament {
    /// Returns the crosstable, the leader first.
    #[must_use]
    pub fn crosstable(&self) -> Vec<CrossRow> {
        let standings = self.standings();
        let row = |player: usize| standings.iter().position(|row| row.player == player).unwrap_or(0);
        let cell = |round: &super::Round, player: usize| {
            let of = |pairing: &&Pairing| pairing.has(player);
            match round.pairings.iter().find(of) {
                Some(pairing) => met(pairing, player, row),
                None if round.byes.contains(&player) => Cell::Bye,
                None => Cell::Out,
            }
        };
        let rows = standings.iter().map(|ranked| {
            let rounds: Vec<_> = self.rounds.iter().map(|round| cell(round, ranked.player)).collect();
            let mut against = vec![Vec::new(); standings.len()];
            for cell in &rounds {
                if let Cell::Met { opponent, halves, .. } = cell {
                    against[*opponent].extend(halves);
                }
            }
            CrossRow { player: ranked.player, place: ranked.place, halves: ranked.halves, rounds, against }
        });
        rows.collect()
    }
}

/// Returns the cell of a player with an opponent.
fn met(pairing: &Pairing, player: usize, row: impl Fn(usize) -> usize) -> Cell {
    let [a, b] = pairing.players;
    let (side, opponent) = if a == player { (Side::First, b) } else { (Side::Second, a) };
    let of = |(game, ended): (usize, &Ended)| {
        let side = if pairing.sides(game)[0] == player { Side::First } else { Side::Second };
        ended.halves(side)
    };
    let halves = pairing.games.iter().enumerate().map(of);
    Cell::Met {
        opponent: row(opponent),
        side,
        halves: halves.collect(),
        is_played: pairing.games.last().is_none_or(|last| last.is_played()),
    }
}

//! The numbers that order players with equal points.
//!
//! Names and definitions are those of the FIDE handbook, C.07 *Play-off and tie-break regulations*, in the
//! edition of March 2026: Sonneborn-Berger is article 9.1, Buchholz 8.1, its cut 14.1, the number of wins 7.1,
//! and the direct encounter 6. Rounds without a game count by article 15 in a round robin and by article 16
//! in a Swiss tournament.
//!
//! A point has two halves. All numbers are in halves, and the products of Sonneborn-Berger in quarters.

use std::cmp::Reverse;

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Entry {
    /// A game.
    Played { opponent: usize, halves: u32 },
    /// A game that was not played, since one or both did not come.
    Forfeit { opponent: usize, halves: u32 },
    /// A bye because the number of players was odd.
    Bye,
    /// A round in which the player did not want to play, with the points given for it.
    Absent { halves: u32 },
}

impl Entry {
    fn halves(self) -> u32 {
        match self {
            Entry::Played { halves, .. } | Entry::Forfeit { halves, .. } | Entry::Absent { halves } => halves,
            Entry::Bye => 2,
        }
    }

    /// Returns `true` for a voluntary unplayed round (16.1.2).
    fn is_voluntary(self) -> bool {
        matches!(self, Entry::Absent { .. } | Entry::Forfeit { halves: 0, .. })
    }
}

/// The rounds of all players.
#[derive(Clone, Debug, Default)]
pub(super) struct Records {
    /// Rounds of each player, without those that are still open.
    pub entries: Vec<Vec<Entry>>,
    /// Number of rounds of the whole tournament.
    pub rounds: usize,
}

impl Records {
    /// Returns the points of a player.
    pub(super) fn points(&self, player: usize) -> u32 {
        self.entries[player].iter().map(|entry| entry.halves()).sum()
    }

    /// Returns the number of rounds with the points of a win, also without a game (WIN, 7.1).
    pub(super) fn wins(&self, player: usize) -> u32 {
        self.entries[player].iter().filter(|entry| entry.halves() == 2).count() as u32
    }

    /// Returns the points of a player as the opponents count them: the last rounds count as draws if the
    /// player was absent in them and did not come back (16.2.5 and 16.3.2).
    fn adjusted(&self, player: usize) -> u32 {
        let entries = &self.entries[player];
        let back = entries.iter().rposition(|entry| !entry.is_voluntary()).map_or(0, |last| last + 1);
        let counted = entries.iter().enumerate().map(|(round, entry)| match entry {
            Entry::Absent { .. } if round >= back => 1,
            entry => entry.halves(),
        });
        counted.sum()
    }

    /// Returns the points of the opponent in a round. A round without a game counts as one against a dummy
    /// with the player's own points, but no more than the absent opponent has, or than a draw in each round
    /// gives (16.4).
    fn strength(&self, player: usize, entry: Entry) -> u32 {
        match entry {
            Entry::Played { opponent, .. } => self.adjusted(opponent),
            Entry::Forfeit { opponent, .. } => self.points(player).min(self.adjusted(opponent)),
            Entry::Bye | Entry::Absent { .. } => self.points(player).min(self.rounds as u32),
        }
    }

    /// Returns the sum of the opponents' points (BH, 8.1).
    pub(super) fn buchholz(&self, player: usize) -> u32 {
        self.entries[player].iter().map(|&entry| self.strength(player, entry)).sum()
    }

    /// Returns the sum without its lowest part, and without that of a voluntary unplayed round if there is one
    /// (BH-C1, 14.1 and 16.5).
    pub(super) fn buchholz_cut(&self, player: usize) -> u32 {
        let parts = self.entries[player].iter().map(|&entry| (entry, self.strength(player, entry)));
        let cut = parts.min_by_key(|&(entry, strength)| (Reverse(entry.is_voluntary()), strength));
        self.buchholz(player) - cut.map_or(0, |(_, strength)| strength)
    }

    /// Returns the sum of the opponents' points, each multiplied with the result against that opponent, in
    /// quarters (SB, 9.1).
    pub(super) fn sonneborn_berger(&self, player: usize) -> u32 {
        self.entries[player].iter().map(|&entry| self.strength(player, entry) * entry.halves()).sum()
    }

    /// Returns the points of a player from the games with each of these opponents, and the number of those
    /// that it has not met. Points are scaled by [`SCALE`], since several games with the same opponent count
    /// as their average (6.1).
    fn encounters(&self, player: usize, group: &[usize]) -> (u64, u64) {
        let (mut points, mut missing) = (0, 0);
        for &other in group.iter().filter(|&&other| other != player) {
            let (mut sum, mut games) = (0, 0);
            for entry in &self.entries[player] {
                if let Entry::Played { opponent, halves } = *entry
                    && opponent == other
                {
                    sum += u64::from(halves) * SCALE;
                    games += 1;
                }
            }
            match games {
                0 => missing += 1,
                _ => points += sum / games,
            }
        }
        (points, missing)
    }

    /// Orders players with equal points by the games among them (DE, 6): returns them in groups that are still
    /// equal, the best first. Forfeits are no such games in a Swiss tournament.
    ///
    /// If all of them have met, their points from these games decide, and those that are still equal are
    /// compared by the games among them alone (6.2). Otherwise the first is the one who stays ahead however
    /// the missing games might end, and the same for the second behind the first, and so on (6.3).
    pub(super) fn direct(&self, players: Vec<usize>) -> Vec<Vec<usize>> {
        let mut group = players.clone();
        let points: Vec<_> =
            players.iter().map(|&player| (player, self.encounters(player, &players))).collect();
        let of =
            |player: usize| points.iter().find(|(known, _)| *known == player).map_or((0, 0), |found| found.1);
        group.sort_by_key(|&player| Reverse(of(player).0));
        if points.iter().all(|&(_, (_, missing))| missing == 0) {
            let parts: Vec<_> = group.chunk_by(|&a, &b| of(a).0 == of(b).0).map(<[usize]>::to_vec).collect();
            let is_equal = parts.len() == 1;
            return parts
                .into_iter()
                .flat_map(|part| if is_equal || part.len() == 1 { vec![part] } else { self.direct(part) })
                .collect();
        }
        let mut parts = Vec::new();
        while let Some((&first, rest)) = group.split_first() {
            let most =
                rest.iter().map(|&other| of(other)).map(|(points, missing)| points + missing * 2 * SCALE);
            if most.max().is_some_and(|most| most >= of(first).0) {
                break;
            }
            parts.push(vec![group.remove(0)]);
        }
        // Who is still equal stays in the order as before.
        let rest: Vec<_> = players.into_iter().filter(|player| group.contains(player)).collect();
        if !rest.is_empty() {
            parts.push(rest);
        }
        parts
    }
}

/// A half point in averages, which divides without a remainder by up to 16 games.
const SCALE: u64 = 720_720;

#[cfg(test)]
mod tests;

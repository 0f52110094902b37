//! Several games that count together: best of three, or of five, with sides swapped after each.

use serde::{Deserialize, Serialize};

use super::Match;
use crate::rules::Side;

/// A series of games between two players, as it stood before the game that it is kept with.
///
/// A draw is half a point for each, so points are counted in halves. Indexed by [`Side::index`], as
/// the players are in the game's [`Setup`](super::Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// How many games there are at most.
    pub best_of: u8,
    /// How many were played before this one.
    #[serde(default)]
    pub played: u8,
    /// What the players had before this one, in half points.
    #[serde(default)]
    pub halves: [u8; 2],
}

/// How a series stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    GoesOn,
    /// Nobody can catch up with the player who began this game on this side.
    Won(Side),
    /// All games are played, and both have the same.
    Drawn,
}

impl Series {
    /// How many games a series may have.
    pub const LENGTHS: [u8; 2] = [3, 5];

    #[must_use]
    pub fn new(best_of: u8) -> Series {
        Series { best_of, played: 0, halves: [0; 2] }
    }

    /// After a game that the player who began on this side won, or nobody.
    #[must_use]
    pub fn after(mut self, winner: Option<Side>) -> Series {
        self.played = self.played.saturating_add(1);
        for side in Side::BOTH {
            let gained = match winner {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
            let halves = &mut self.halves[side.index()];
            *halves = halves.saturating_add(gained);
        }
        self
    }

    /// With the players on each other's side.
    #[must_use]
    pub fn swapped(mut self) -> Series {
        self.halves.swap(0, 1);
        self
    }

    #[must_use]
    pub fn verdict(self) -> Verdict {
        // More than half of all points, of which each game brings two halves.
        let enough = |side: &Side| self.halves[side.index()] > self.best_of;
        match Side::BOTH.into_iter().find(enough) {
            Some(side) => Verdict::Won(side),
            None if self.played >= self.best_of => match self.halves {
                [first, second] if first > second => Verdict::Won(Side::First),
                [first, second] if first < second => Verdict::Won(Side::Second),
                _ => Verdict::Drawn,
            },
            None => Verdict::GoesOn,
        }
    }
}

impl Match {
    /// How the series stands that this game belongs to: with this game, once it is over.
    #[must_use]
    pub fn series(&self) -> Option<Series> {
        let before = self.setup.series?;
        let Some(outcome) = self.outcome() else { return Some(before) };
        // Who plays a side may have been decided in the opening.
        let seat = |side: Side| if self.position().swapped() { side.other() } else { side };
        Some(before.after(outcome.winner.map(seat)))
    }

    /// What the next game between the two begins with: on each other's side, and with the series
    /// going on, or from its beginning once it is decided.
    #[must_use]
    pub fn rematch(&self) -> super::Setup {
        let series = self.series().map(|series| match series.verdict() {
            Verdict::GoesOn => series,
            Verdict::Won(_) | Verdict::Drawn => Series::new(series.best_of),
        });
        super::Setup { series, ..self.setup.clone() }.swapped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Player, Setup, saved};
    use crate::rules::Game;

    const FIRST: Option<Side> = Some(Side::First);
    const SECOND: Option<Side> = Some(Side::Second);

    fn of(best_of: u8, winners: &[Option<Side>]) -> Verdict {
        winners.iter().fold(Series::new(best_of), |series, winner| series.after(*winner)).verdict()
    }

    #[test]
    fn it_ends_when_nobody_can_catch_up_and_not_before() {
        assert_eq!(of(3, &[FIRST]), Verdict::GoesOn);
        assert_eq!(of(3, &[FIRST, FIRST]), Verdict::Won(Side::First));
        assert_eq!(of(3, &[FIRST, SECOND]), Verdict::GoesOn);
        assert_eq!(of(3, &[FIRST, SECOND, SECOND]), Verdict::Won(Side::Second));
        assert_eq!(of(3, &[FIRST, None]), Verdict::GoesOn);
        assert_eq!(of(3, &[FIRST, None, None]), Verdict::Won(Side::First));
        assert_eq!(of(3, &[None, FIRST, SECOND]), Verdict::Drawn);
        assert_eq!(of(3, &[None, None, SECOND]), Verdict::Won(Side::Second));
        assert_eq!(of(5, &[FIRST, FIRST]), Verdict::GoesOn);
        assert_eq!(of(5, &[FIRST, FIRST, None, None]), Verdict::Won(Side::First));
        assert_eq!(of(5, &[FIRST, SECOND, FIRST, SECOND, None]), Verdict::Drawn);
    }

    #[test]
    fn points_belong_to_players_and_go_with_them_to_the_other_side() {
        let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
        let setup =
            Setup { series: Some(Series::new(3)), ..Setup::new(Game::Four.presets()[0].rules, players) };
        let mut game = Match::new(1, setup, 0).expect("a start");
        assert_eq!(game.series().map(|series| series.halves), Some([0, 0]));
        game.resign(Side::Second);
        assert_eq!(game.series().map(|series| series.halves), Some([2, 0]), "Anna has won");
        let next = game.rematch();
        assert_eq!(next.players[1].name, "Anna");
        assert_eq!(next.series, Some(Series { best_of: 3, played: 1, halves: [0, 2] }));
        let mut game = Match::new(2, next, 0).expect("a start");
        game.resign(Side::First);
        assert_eq!(game.series().map(Series::verdict), Some(Verdict::Won(Side::Second)), "Anna again");
        let kept = saved::read(&saved::write(&game)).expect("as it was written");
        assert_eq!(kept.series(), game.series());
        assert_eq!(game.rematch().series, Some(Series::new(3)), "a new one");
        // What is undone never happened.
        game.undo();
        assert_eq!(game.series().map(|series| series.halves), Some([0, 2]));
    }
}

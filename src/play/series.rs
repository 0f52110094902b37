//! Series of games: best of three or of five, with sides swapped after each game.

use serde::{Deserialize, Serialize};

use super::Match;
use crate::rules::Side;

/// The standing of a series between two players before one of its games.
///
/// Points are counted in halves, since a draw gives each player half a point. Arrays are indexed by
/// [`Side::index`], like the players of the game's [`Setup`](super::Setup).
///
/// # Examples
///
/// ```
/// use parlour::play::{Series, Verdict};
/// use parlour::rules::Side;
///
/// let series = Series::new(3).after(Some(Side::First)).after(None);
/// assert_eq!(series.halves, [3, 1]);
/// assert_eq!(series.verdict(), Verdict::GoesOn);
/// assert_eq!(series.after(Some(Side::First)).verdict(), Verdict::Won(Side::First));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// Maximal number of games.
    pub best_of: u8,
    /// Number of games before this one.
    #[serde(default)]
    pub played: u8,
    /// Points of the players before this game, in half points.
    #[serde(default)]
    pub halves: [u8; 2],
}

/// State of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The series is not decided.
    GoesOn,
    /// The player who began this game on this side cannot be caught.
    Won(Side),
    /// All games are played, and the points are equal.
    Drawn,
}

impl Series {
    /// Lengths of a series that players can choose, in games.
    pub const LENGTHS: [u8; 2] = [3, 5];

    /// Returns a series of at most `best_of` games, before its first game.
    #[must_use]
    pub fn new(best_of: u8) -> Series {
        Series { best_of, played: 0, halves: [0; 2] }
    }

    /// Returns the standing after a game, given the side on which its winner began. `None` is a draw.
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

    /// Returns the same standing with the players on the opposite sides.
    #[must_use]
    pub fn swapped(mut self) -> Series {
        self.halves.swap(0, 1);
        self
    }

    /// Returns the state of the series.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        // A majority of all points. Each game gives two half points in all.
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
    /// Returns the standing of the series, this game included once it is over. `None` without a series.
    #[must_use]
    pub fn series(&self) -> Option<Series> {
        let before = self.setup.series?;
        let Some(outcome) = self.outcome() else { return Some(before) };
        // The players may have swapped sides in the opening.
        let seat = |side: Side| if self.position().swapped() { side.other() } else { side };
        Some(before.after(outcome.winner.map(seat)))
    }

    /// Returns the setup of the next game between these players: sides are swapped, and the series
    /// continues, or begins anew once it is decided.
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
    fn a_series_ends_once_the_leader_cannot_be_caught() {
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
    fn points_follow_players_to_the_other_side() {
        let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
        let setup =
            Setup { series: Some(Series::new(3)), ..Setup::new(Game::Four.presets()[0].rules, players) };
        let mut game = Match::new(1, setup, 0).expect("a start");
        assert_eq!(game.series().map(|series| series.halves), Some([0, 0]));
        game.resign(Side::Second);
        assert_eq!(game.series().map(|series| series.halves), Some([2, 0]), "Anna won the first game");
        let next = game.rematch();
        assert_eq!(next.players[1].name, "Anna");
        assert_eq!(next.series, Some(Series { best_of: 3, played: 1, halves: [0, 2] }));
        let mut game = Match::new(2, next, 0).expect("a start");
        game.resign(Side::First);
        assert_eq!(
            game.series().map(Series::verdict),
            Some(Verdict::Won(Side::Second)),
            "Anna won the second game too"
        );
        let kept = saved::read(&saved::write(&game)).expect("a match that was just written can be read");
        assert_eq!(kept.series(), game.series());
        assert_eq!(game.rematch().series, Some(Series::new(3)), "a decided series is followed by a new one");
        // An undone result no longer counts.
        game.undo();
        assert_eq!(game.series().map(|series| series.halves), Some([0, 2]));
    }
}

//! The coach: the level of the computer that gives a person the share of wins that they want.
//!
//! A person's rating is on the scale of the levels ([`Level::rating`]). It is the most likely one by the Elo model
//! (A. E. Elo, *The Rating of Chessplayers, Past and Present*, 1978), given the results of their games against the
//! computer, of which later ones weigh more. It is computed from the matches each time, so it agrees with them after a
//! match was deleted or restored.

use serde::{Deserialize, Serialize};

use super::Summary;
use crate::engine::Level;
use crate::engine::matches::expected;
use crate::rules::{Game, Rules, Side};

/// The share of points that a person wants against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Two of three points.
    MoreWins,
    /// Half of the points.
    #[default]
    Even,
    /// One of three points.
    FewerWins,
}

impl Wish {
    /// All wishes, the easiest games first.
    pub const ALL: [Wish; 3] = [Wish::MoreWins, Wish::Even, Wish::FewerWins];

    /// Returns the share of points.
    #[must_use]
    pub fn share(self) -> f64 {
        match self {
            Wish::MoreWins => 2. / 3.,
            Wish::Even => 1. / 2.,
            Wish::FewerWins => 1. / 3.,
        }
    }
}

/// The weight of a game beside the one after it: the last twenty games count as much as all before them and more.
const FADING: f64 = 0.95;

/// Standard deviation of the ratings that are expected of a person before the first game, in Elo.
const SPREAD: f64 = 600.;

/// Elo for one natural unit of the logistic curve: 400 for a factor of 10.
const UNIT: f64 = 400. / std::f64::consts::LN_10;

/// A person's results in one game against the computer, and the rating that follows from them.
///
/// # Examples
///
/// ```
/// use parlour::engine::Level;
/// use parlour::play::{Avatar, Match, Player, Setup, Summary};
/// use parlour::play::coach::{Coached, Wish};
/// use parlour::rules::{Game, Side};
///
/// let level = Level::new(3)?;
/// let players = [Player::person("Anna", Avatar::Leaf), Player::computer(level)];
/// let mut game = Match::new(1, Setup::new(Game::Four.presets()[0].rules, players), 0)?;
/// game.resign(Side::Second);
///
/// let anna = Coached::of("Anna", Game::Four, [&Summary::of(&game)], level);
/// assert_eq!(anna.games(), 1);
/// assert!(anna.level(Wish::Even) > level, "she won");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Coached {
    game: Game,
    games: usize,
    rating: f64,
}

impl Coached {
    /// The most ratings of a [history](Coached::history).
    pub const HISTORY: usize = 50;

    /// Computes the rating of the person with this name from these matches, in any order. `first` is the level that
    /// suits the person as far as is known without a game.
    ///
    /// Unfinished matches, those from a position of one's own and those with handicap stones do not count.
    #[must_use]
    pub fn of<'a>(
        name: &str,
        game: Game,
        matches: impl IntoIterator<Item = &'a Summary>,
        first: Level,
    ) -> Coached {
        let results = results(name, game, matches);
        let first = results.first().map_or(first, |&(level, _)| level);
        Coached { game, games: results.len(), rating: rating(game, &results, first) }
    }

    /// Returns the ratings after each of the last games, at most [`Coached::HISTORY`], from the same arguments as those
    /// of [`Coached::of`].
    #[must_use]
    pub fn history<'a>(
        name: &str,
        game: Game,
        matches: impl IntoIterator<Item = &'a Summary>,
        first: Level,
    ) -> Vec<u32> {
        let results = results(name, game, matches);
        let first = results.first().map_or(first, |&(level, _)| level);
        // Earlier games hardly count, so the time does not grow with the library.
        let results = &results[results.len().saturating_sub(2 * Coached::HISTORY)..];
        let begin = results.len().saturating_sub(Coached::HISTORY);
        let after = |games: usize| whole(rating(game, &results[..games], first));
        (begin + 1..=results.len()).map(after).collect()
    }

    /// Returns the number of games that count.
    #[must_use]
    pub fn games(&self) -> usize {
        self.games
    }

    /// Returns the estimated rating, on the scale of [`Level::rating`].
    #[must_use]
    pub fn rating(&self) -> u32 {
        whole(self.rating)
    }

    /// Returns the level of the next game.
    ///
    /// Levels are far apart, so that hardly one of them gives the wanted share. The two beside it take turns, as often
    /// as their mean gives it.
    #[must_use]
    pub fn level(&self, wish: Wish) -> Level {
        /// Multiples of this are spread evenly between whole numbers.
        const GOLDEN: f64 = 0.618_033_988_749_895;
        let expected = |level: Level| expected(self.rating - f64::from(level.rating(self.game)));
        let Some(above) = Level::all().find(|&level| expected(level) < wish.share()) else {
            return Level::HIGHEST;
        };
        let Ok(below) = Level::new(above.number() - 1) else { return Level::LOWEST };
        let (less, more) = (expected(above), expected(below));
        let part = (more - wish.share()) / (more - less);
        if ((self.games + 1) as f64 * GOLDEN).fract() < part { above } else { below }
    }
}

/// Returns a rating as a whole number. It lies far below 10,000.
fn whole(rating: f64) -> u32 {
    rating.round().max(0.) as u32
}

/// Returns the results that count, in the order of the matches.
fn results<'a>(name: &str, game: Game, matches: impl IntoIterator<Item = &'a Summary>) -> Vec<(Level, u8)> {
    let result = |summary: &Summary| Some((summary.id, result(summary, name.trim(), game)?));
    let mut results: Vec<_> = matches.into_iter().filter_map(result).collect();
    results.sort_unstable_by_key(|&(id, _)| id);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Returns the level of the computer and the person's points in halves, if the match counts.
fn result(summary: &Summary, name: &str, game: Game) -> Option<(Level, u8)> {
    let setup = &summary.setup;
    let has_handicap = matches!(setup.rules, Rules::Go(rules) if rules.handicap > 0);
    if setup.rules.game() != game || setup.position.is_some() || has_handicap {
        return None;
    }
    let outcome = summary.standing.outcome?;
    let side = Side::BOTH.into_iter().find(|&side| summary.player(side.other()).computer.is_some())?;
    let (person, level) = (summary.player(side), summary.player(side.other()).computer?);
    let is_person = person.is_here() && person.name.trim() == name;
    let halves = match outcome.winner {
        Some(winner) => 2 * u8::from(winner == side),
        None => 1,
    };
    is_person.then_some((level, halves))
}

/// Returns the most likely rating after these results, the last one last, if ratings near that of the first level are
/// expected.
fn rating(game: Game, results: &[(Level, u8)], first: Level) -> f64 {
    let centre = f64::from(first.rating(game));
    let surprise = |rating: f64| {
        let mut weight = 1.;
        let mut sum = (centre - rating) / (SPREAD * SPREAD);
        for &(level, halves) in results.iter().rev() {
            let expected = expected(rating - f64::from(level.rating(game)));
            sum += weight * (f64::from(halves) / 2. - expected) / UNIT;
            weight *= FADING;
        }
        sum
    };
    // The sum falls as the rating rises, and changes its sign between these.
    let (mut low, mut high) = (centre - 20. * UNIT, centre + 20. * UNIT);
    for _ in 0..50 {
        let middle = f64::midpoint(low, high);
        if surprise(middle) > 0. {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Player, Setup};
    use crate::rules::random::Random;

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    /// Returns the summary of a match that the person has won, drawn or lost, on the first side in odd matches.
    fn ended(id: u32, game: Game, player: Player, level: Level, halves: u8) -> Summary {
        let side = if id % 2 == 1 { Side::First } else { Side::Second };
        let mut players = [player, Player::computer(level)];
        if side == Side::Second {
            players.swap(0, 1);
        }
        let mut game = Match::new(id, Setup::new(game.presets()[0].rules, players), 0).expect("a start");
        match halves {
            0 => game.resign(side),
            1 => game.agree_draw(),
            _ => game.resign(side.other()),
        }
        Summary::of(&game)
    }

    fn anna() -> Player {
        Player::person("Anna", Avatar::Leaf)
    }

    #[test]
    fn the_level_follows_the_results_of_the_person() {
        let of = |matches: &[Summary]| Coached::of(" Anna", Game::Reversi, matches, level(3));
        assert_eq!((of(&[]).games(), of(&[]).level(Wish::Even)), (0, level(3)));
        let won: Vec<_> = (1..=6).map(|id| ended(id, Game::Reversi, anna(), level(3), 2)).collect();
        let lost: Vec<_> = (1..=6).map(|id| ended(id, Game::Reversi, anna(), level(3), 0)).collect();
        assert!(of(&won).level(Wish::Even) >= level(5) && of(&lost).level(Wish::Even) == level(1));
        assert!(of(&won[..1]).rating() < of(&won).rating());
        // Each game has its place in the history.
        let history = Coached::history("Anna", Game::Reversi, &won, level(3));
        assert!(history.len() == 6 && history.is_sorted() && history[5] == of(&won).rating());
        // More recent games weigh more.
        let after = |first: &[Summary], then: &[Summary]| {
            let then = then.iter().cloned().map(|game| Summary { id: game.id + 6, ..game });
            of(&first.iter().cloned().chain(then).collect::<Vec<_>>()).rating()
        };
        assert!(after(&lost, &won) > after(&won, &lost));
        // Draws are half of a win, and whoever wants to win more meets lower levels.
        let drawn: Vec<_> = (1..=6).map(|id| ended(id, Game::Reversi, anna(), level(3), 1)).collect();
        assert_eq!(of(&drawn).rating(), level(3).rating(Game::Reversi));
        assert!(of(&won).level(Wish::MoreWins) < of(&won).level(Wish::FewerWins));
    }

    #[test]
    fn matches_of_others_of_other_games_and_without_a_result_do_not_count() {
        let counts = |summary: Summary| Coached::of("Anna", Game::Reversi, [&summary], level(3)).games() == 1;
        assert!(counts(ended(1, Game::Reversi, anna(), level(3), 2)));
        assert!(!counts(ended(1, Game::Four, anna(), level(3), 2)));
        let ben = Player::person("Ben", Avatar::Kite);
        assert!(!counts(ended(1, Game::Reversi, ben, level(3), 2)));
        assert!(!counts(ended(1, Game::Reversi, Player::computer(level(2)), level(3), 2)));
        let mut unfinished = ended(1, Game::Reversi, anna(), level(3), 2);
        unfinished.standing.outcome = None;
        assert!(!counts(unfinished));
        let mut set_up = ended(1, Game::Reversi, anna(), level(3), 2);
        set_up.setup.position = Some(String::new());
        assert!(!counts(set_up));
    }

    #[test]
    fn a_person_of_any_strength_gets_the_wanted_share() {
        // Results by the model from which the rating is computed; `tests/core/play/coach.rs` has those of real games.
        for (wish, game) in Wish::ALL.into_iter().zip([Game::Reversi, Game::Go, Game::Checkers]) {
            let mut halves = 0;
            let (people, games) = (10, 100);
            for person in 0..people {
                let mut random = Random::new(person);
                let strength = 700. + 100. * person as f64;
                let mut results: Vec<(Level, u8)> = Vec::new();
                for _ in 0..games {
                    let rating = rating(game, &results, level(3));
                    let level = Coached { game, games: results.len(), rating }.level(wish);
                    let chance = expected(strength - f64::from(level.rating(game)));
                    let won = 2 * u8::from((random.below(1000) as f64) < 1000. * chance);
                    halves += u32::from(won);
                    results.push((level, won));
                }
            }
            let share = f64::from(halves) / 2. / (people * games) as f64;
            assert!((share - wish.share()).abs() < 0.04, "{wish:?}: {share}");
        }
    }

    #[test]
    fn the_ends_of_the_scale_keep_their_levels() {
        let at = |rating| Coached { game: Game::Hex, games: 1, rating };
        assert_eq!(at(-400.).level(Wish::MoreWins), Level::LOWEST);
        assert_eq!(at(5000.).level(Wish::FewerWins), Level::HIGHEST);
        assert_eq!(at(-400.).rating(), 0);
    }
}

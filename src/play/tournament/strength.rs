//! The strengths of players, measured by their results here.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::engine::{Level, matches};
use crate::play::{Participant, Player, Summary};
use crate::rules::{Game, Rules, Side};

/// The strength of a player in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The strength in Elo, on the scale of [`Level::rating`].
    pub elo: i32,
    /// Number of games on which it rests.
    pub games: u32,
}

/// Standard deviation of the people who play here about their mean, in Elo. With it, one game won is a difference of
/// about 120, as by the rule of succession of Laplace: two points of three.
const SPREAD: f64 = 180.0;
/// Standard deviation of that mean about the rating of the level for beginners.
const MEAN_SPREAD: f64 = 600.0;
const BEGINNERS: u8 = 3;
/// The weight of a game beside the one after it, as for the coach.
const FADING: f64 = 0.95;
/// Elo for one natural unit of the logistic curve.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;
/// The estimate ends when no strength changes by more than this, or after so many rounds.
const CLOSE: f64 = 0.01;
const ROUNDS: usize = 2000;

/// Whom a person has met.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Met {
    /// The player at this index.
    Player(usize),
    /// The computer.
    Level(Level),
}

/// The results of a person against one opponent: their weight, and the points in it.
#[derive(Clone, Copy, Default)]
struct MetScore {
    weight: f64,
    points: f64,
}

/// Measures players by the finished matches of a game that they have played against each other and against the
/// computer, in any order. The strength of the computer is the rating of its level. `None` for a person without a
/// match that counts, and for another program.
///
/// The strengths are the most likely ones by the Elo model. Later games weigh more, and people are expected to be about
/// as strong as each other, so a few games do not give extremes. Matches from a position of one's own, with handicap
/// stones, or with different clocks do not count: they say how strong the players are with that.
///
/// # Examples
///
/// ```
/// use parlour::play::tournament::strengths;
/// use parlour::play::{Avatar, Match, Player, Setup, Summary};
/// use parlour::rules::{Game, Side};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let mut game = Match::new(1, Setup::new(Game::Four.presets()[0].rules, players.clone()), 0)?;
/// game.resign(Side::Second);
///
/// let [Some(anna), Some(ben)] = strengths(&players, Game::Four, [&Summary::of(&game)])[..] else {
///     panic!("both have played");
/// };
/// assert!((100..140).contains(&(anna.elo - ben.elo)));
/// assert_eq!((anna.games, ben.games), (1, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn strengths<'a>(
    players: &[Player],
    game: Game,
    matches: impl IntoIterator<Item = &'a Summary>,
) -> Vec<Option<Strength>> {
    let (met, games) = results(players, game, matches);
    let beginners = Level::new(BEGINNERS).map_or(0.0, |level| f64::from(level.rating(game)));
    let elo = most_likely(&met, beginners, game);
    let strength = |(at, player): (usize, &Player)| match player.computer {
        Some(level) => Some(Strength { elo: level.rating(game).cast_signed(), games: 0 }),
        None => (games[at] > 0).then(|| Strength { elo: elo[at].round() as i32, games: games[at] }),
    };
    players.iter().enumerate().map(strength).collect()
}

type Results = (Vec<BTreeMap<Met, MetScore>>, Vec<u32>);

/// Returns the results of each player, and the number of matches.
fn results<'a>(players: &[Player], game: Game, matches: impl IntoIterator<Item = &'a Summary>) -> Results {
    let known: Vec<_> = players.iter().map(Participant::of).collect();
    let find = |player: &Player| match Participant::of(player) {
        Some(Participant::Computer(level)) => Some(Met::Level(level)),
        who @ Some(Participant::Person(_)) => known.iter().position(|known| *known == who).map(Met::Player),
        _ => None,
    };
    let mut counted: Vec<(&Summary, [Met; 2])> = Vec::new();
    for summary in matches.into_iter().filter(|summary| counts(summary, game)) {
        let [first, second] = Side::BOTH.map(|side| find(summary.player(side)));
        if let (Some(first), Some(second)) = (first, second)
            && first != second
        {
            counted.push((summary, [first, second]));
        }
    }
    counted.sort_unstable_by_key(|(summary, _)| Reverse(summary.id));
    let (mut met, mut games) = (vec![BTreeMap::new(); players.len()], vec![0_u32; players.len()]);
    for (summary, both) in counted {
        let later = |met: &Met| if let Met::Player(at) = met { games[*at] } else { 0 };
        let weight = FADING.powf(f64::from(both.iter().map(later).max().unwrap_or(0)));
        let winner = summary.standing.outcome.and_then(|outcome| outcome.winner);
        for side in Side::BOTH {
            let (own, other) = (both[side.index()], both[side.other().index()]);
            let Met::Player(at) = own else { continue };
            let score: &mut MetScore = met[at].entry(other).or_default();
            score.weight += weight;
            score.points += weight * winner.map_or(0.5, |winner| f64::from(u8::from(winner == side)));
            games[at] += 1;
        }
    }
    (met, games)
}

/// Returns `true` if a match says how strong its players are without a handicap.
fn counts(summary: &Summary, game: Game) -> bool {
    let setup = &summary.setup;
    let has_stones = matches!(setup.rules, Rules::Go(rules) if rules.handicap > 0);
    // The computer has no clock.
    let people = setup.players.iter().filter(|player| player.is_person()).count();
    let is_even = people < 2 || setup.clocks[0] == setup.clocks[1];
    setup.rules.game() == game && summary.is_finished() && setup.position.is_none() && !has_stones && is_even
}

/// Returns the most likely strengths: each in turn by a step of Newton's method, until none changes.
fn most_likely(met: &[BTreeMap<Met, MetScore>], beginners: f64, game: Game) -> Vec<f64> {
    let (mut mean, mut elo) = (beginners, vec![beginners; met.len()]);
    let (about_mean, about_beginners) = (SPREAD.powi(-2), MEAN_SPREAD.powi(-2));
    for _ in 0..ROUNDS {
        let mut change = 0.0_f64;
        for (at, scores) in met.iter().enumerate() {
            let own = elo[at];
            let mut slope = (mean - own) * about_mean;
            let mut bend = about_mean;
            for (other, score) in scores {
                let other = match other {
                    Met::Player(other) => elo[*other],
                    Met::Level(level) => f64::from(level.rating(game)),
                };
                let share = matches::expected(own - other);
                slope += (score.points - score.weight * share) / UNIT;
                bend += score.weight * share * (1.0 - share) / UNIT.powi(2);
            }
            // A step beyond this could jump over the summit.
            let step = (slope / bend).clamp(-UNIT, UNIT);
            elo[at] += step;
            change = change.max(step.abs());
        }
        let people = elo.len() as f64;
        mean = (elo.iter().sum::<f64>() * about_mean + beginners * about_beginners)
            / (people * about_mean + about_beginners);
        if change < CLOSE {
            break;
        }
    }
    elo
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Setup, TimeControl};
    use crate::rules::go;
    use crate::rules::random::Random;

    fn person(name: &str) -> Player {
        Player::person(name, Avatar::Leaf)
    }

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    fn ended(id: u32, setup: Setup, winner: Option<Side>) -> Summary {
        let mut game = Match::new(id, setup, 0).expect("a start");
        match winner {
            Some(winner) => game.resign(winner.other()),
            None => game.agree_draw(),
        }
        Summary::of(&game)
    }

    fn setup(first: Player, second: Player) -> Setup {
        Setup::new(Game::Reversi.presets()[0].rules, [first, second])
    }

    /// The strengths after wins of the first named player, each with a number of games.
    fn after(won: &[(&str, &str, u32)], names: &[&str]) -> Vec<Option<Strength>> {
        let mut all = Vec::new();
        for &(winner, loser, games) in won {
            for _ in 0..games {
                let id = all.len() as u32 + 1;
                all.push(ended(id, setup(person(winner), person(loser)), Some(Side::First)));
            }
        }
        let players: Vec<_> = names.iter().map(|name| person(name)).collect();
        strengths(&players, Game::Reversi, &all)
    }

    #[test]
    fn few_games_do_not_give_extremes_and_results_go_on_over_others() {
        let difference = |strengths: &[Option<Strength>], one: usize, other: usize| {
            strengths[one].expect("measured").elo - strengths[other].expect("measured").elo
        };
        let one = after(&[("Anna", "Ben", 1)], &["Anna", "Ben"]);
        assert!((110..=130).contains(&difference(&one, 0, 1)), "{one:?}");
        let ten = after(&[("Anna", "Ben", 10)], &["Anna", "Ben"]);
        assert!((300..=500).contains(&difference(&ten, 0, 1)), "{ten:?}");
        let even = after(&[("Anna", "Ben", 4), ("Ben", "Anna", 4)], &["Anna", "Ben"]);
        assert!(difference(&even, 0, 1).abs() < 40, "later games weigh a little more: {even:?}");
        // Anna beats Ben and Ben beats Cleo, so Anna is better than Cleo by more than than either.
        let row = after(&[("Anna", "Ben", 3), ("Ben", "Cleo", 3)], &["Anna", "Ben", "Cleo", "Dora"]);
        assert!(difference(&row, 0, 2) > difference(&row, 0, 1) + 50, "{row:?}");
        assert_eq!(row[3], None, "nobody knows how strong Dora is");
        assert_eq!(row[1].map(|strength| strength.games), Some(6));
    }

    #[test]
    fn games_against_the_computer_count_and_those_with_a_handicap_do_not() {
        let (anna, ben) = (person("Anna"), person("Ben"));
        let against =
            |id, who: &Player, number| ended(id, setup(who.clone(), Player::computer(level(number))), None);
        let all: Vec<_> = (0..20)
            .map(|at| if at % 2 == 0 { against(at, &anna, 5) } else { against(at, &ben, 2) })
            .collect();
        let players = [anna.clone(), ben.clone(), Player::computer(level(4)), Player::program("GNU Go")];
        let found = strengths(&players, Game::Reversi, &all);
        let [rating_5, rating_2] = [5, 2].map(|number| level(number).rating(Game::Reversi).cast_signed());
        assert!((found[0].expect("measured").elo - rating_5).abs() < 120, "{found:?} {rating_5}");
        assert!((found[1].expect("measured").elo - rating_2).abs() < 120, "{found:?} {rating_2}");
        assert_eq!(found[2], Some(Strength { elo: level(4).rating(Game::Reversi).cast_signed(), games: 0 }));
        assert_eq!(found[3], None);

        let clock = |main| Some(TimeControl::SuddenDeath { main });
        let odds = Setup { clocks: [clock(60), clock(300)], ..setup(anna.clone(), ben.clone()) };
        let placed = Setup { position: Some(String::new()), ..setup(anna.clone(), ben.clone()) };
        let other = Setup { rules: Game::Hex.presets()[0].rules, ..setup(anna.clone(), ben.clone()) };
        for setup in [odds, other] {
            let one = ended(1, setup, Some(Side::First));
            assert_eq!(strengths(&players[..2], Game::Reversi, [&one]), [None, None]);
        }
        let mut one = ended(1, setup(anna.clone(), ben.clone()), Some(Side::First));
        assert!(strengths(&players[..2], Game::Reversi, [&one])[0].is_some());
        one.setup = placed;
        assert_eq!(strengths(&players[..2], Game::Reversi, [&one])[0], None);
        let stones = Rules::Go(go::Rules { handicap: 2, ..go::Rules::CHINESE });
        let one = ended(1, Setup::new(stones, [anna, ben]), Some(Side::First));
        assert_eq!(strengths(&players[..2], Game::Go, [&one])[0], None);
    }

    #[test]
    fn strengths_are_found_again() {
        // Results by the model from which the strengths are computed: 8 people, 30 games each against each other.
        let mut random = Random::new(5);
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let truth = |at: usize| 60.0 * at as f64;
        let mut all = Vec::new();
        for _ in 0..30 {
            for one in 0..names.len() {
                for other in 0..one {
                    let chance = matches::expected(truth(one) - truth(other));
                    let won = (random.below(1000) as f64) < 1000.0 * chance;
                    let winner = if won { Side::First } else { Side::Second };
                    let players = setup(person(names[one]), person(names[other]));
                    all.push(ended(all.len() as u32 + 1, players, Some(winner)));
                }
            }
        }
        let players = names.map(person);
        let found = strengths(&players, Game::Reversi, &all);
        for at in 1..names.len() {
            let [one, first] = [at, 0].map(|at| f64::from(found[at].expect("measured").elo));
            assert!((one - first - truth(at)).abs() < 130.0, "{at}: {found:?}");
        }
    }
}

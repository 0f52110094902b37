//! The coach against players of known strength: the levels themselves.

use parlour::engine::matches::{self, Step};
use parlour::engine::{Decision, Level, Opponent, Resources, Stop};
use parlour::play::coach::{Coached, Wish};
use parlour::play::{Avatar, Match, Player, Setup, Summary};
use parlour::rules::{Game, Side};

/// Memory of a player in bytes.
const MEMORY: usize = 1 << 20;
/// The most turns of a match, which is drawn then.
const LONGEST: usize = 150;

/// Plays a match of a level, in the place of a person, against the level of the coach.
fn played(game: Game, id: u32, person: Level, coach: Level) -> Match {
    let rules = game.first_rules();
    let side = if id % 2 == 1 { Side::First } else { Side::Second };
    let mut seats = [Player::person("Anna", Avatar::Leaf), Player::computer(coach)];
    let mut levels = [person, coach];
    if side == Side::Second {
        seats.swap(0, 1);
        levels.swap(0, 1);
    }
    let resources = || Resources::without_host(MEMORY);
    let mut players = levels.map(|level| Opponent::new(rules, level, id.into(), resources()));
    let mut played = Match::new(id, Setup::new(rules, seats), 0).expect("a start");
    let course = matches::opening(rules, matches::usual_opening(game), (id / 2).into()).expect("an opening");
    for step in &course.steps {
        if let Step::Turn(turn) = step {
            played.play(turn).expect("a legal turn");
        }
    }
    while played.outcome().is_none() && played.acts().len() < LONGEST {
        let history = played.hashes().to_vec();
        let player = &mut players[played.position().to_move().index()];
        match player.decide(played.position(), &history, &Stop::default()) {
            Some(Decision::Turn(turn)) => _ = played.play(&turn).expect("a legal turn"),
            _ => break,
        }
    }
    if played.outcome().is_none() {
        played.agree_draw();
    }
    played
}

/// Plays a series against the coach. Returns the share of points of the person after the first games, in which the
/// coach gets to know them, and the mean level.
fn series(game: Game, person: Level, wish: Wish, games: u32) -> (f64, f64) {
    const ACQUAINTANCE: u32 = 5;
    let mut matches: Vec<Summary> = Vec::new();
    let (mut points, mut levels) = (0., 0.);
    for id in 1..=ACQUAINTANCE + games {
        let first = Level::new(3).expect("a level");
        let level = Coached::of("Anna", game, &matches, first).level(wish);
        let played = played(game, id, person, level);
        if id > ACQUAINTANCE {
            let side = if id % 2 == 1 { Side::First } else { Side::Second };
            points += match played.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) => f64::from(u8::from(winner == side)),
                None => 0.5,
            };
            levels += f64::from(level.number());
        }
        matches.push(Summary::of(&played));
    }
    (points / f64::from(games), levels / f64::from(games))
}

#[test]
fn the_coach_finds_the_level_of_a_player() {
    let (share, level) = series(Game::Four, Level::new(2).expect("a level"), Wish::Even, 30);
    assert!((share - 0.5).abs() < 0.2 && (level - 2.).abs() < 1., "{share} at level {level}");
}

#[test]
#[ignore = "takes minutes in release; prints the shares of 200 games"]
fn players_of_known_strength_win_as_often_as_they_wish() {
    for (game, person, wish) in [
        (Game::ConnectFour, 4, Wish::Even),
        (Game::Reversi, 5, Wish::Even),
        (Game::Checkers, 3, Wish::MoreWins),
        (Game::Four, 6, Wish::FewerWins),
        (Game::Go, 2, Wish::Even),
    ] {
        let (share, level) = series(game, Level::new(person).expect("a level"), wish, 200);
        println!(
            "{game:?}, level {person}, {wish:?}: {:.1} % of 200 games, mean level {level:.2}",
            100. * share
        );
        assert!((share - wish.share()).abs() < 0.1, "{share}");
    }
}

//! Features for two people who play often: series, a handicap proposal after one-sided games, results
//! that can be reset, and a lesson for beginners.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::screens::rules::Lessons;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{
    Action, GoTo, LessonAction, LibraryAction, PlayAction, Setting, SetupAction,
};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::{Equaliser, Proposal, Series};
use parlour::rules::{Game, Rules, Side};

use crate::harness::Player;
use crate::library::{keep, played};

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn open() -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), TABLET);
    (folder, player)
}

/// Begins the game in the setup, and ends it by a resignation of the side to move.
fn resign(player: &mut Player) {
    player.act(PlayAction::StartTurn);
    player.act(PlayAction::Resign);
    player.wait(Duration::from_secs(2));
}

#[test]
fn best_of_three_is_played_with_sides_swapped_until_it_is_decided() {
    let (_folder, mut player) = open();
    player.act(GoTo::Setup(Game::Checkers));
    player.act(SetupAction::PickName(Side::First, "Anna".to_owned()));
    player.act(SetupAction::PickName(Side::Second, "Ben".to_owned()));
    player.act(SetupAction::BestOf(Some(3)));
    player.act(SetupAction::Start);
    player.wait(Duration::from_millis(600));
    assert!(player.reads("Game 1 of 3"), "the game of the series should be shown: {:?}", player.texts());
    resign(&mut player);
    assert!(
        player.reads("Best of 3: Anna 0, Ben 1"),
        "the standing after the first game should be shown: {:?}",
        player.texts()
    );
    assert!(player.reads("Play game 2 of 3"));
    player.act(PlayAction::Rematch);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.game().setup().players[0].name, "Ben");
    player.act(PlayAction::AgreeDraw);
    player.wait(Duration::from_secs(2));
    assert!(
        player.reads("Best of 3: Ben 1.5, Anna 0.5"),
        "the standing after a draw should be shown: {:?}",
        player.texts()
    );
    player.act(PlayAction::Rematch);
    player.wait(Duration::from_millis(600));
    resign(&mut player);
    assert!(
        player.reads("Best of 3: Ben wins"),
        "the winner of the series should be shown: {:?}",
        player.texts()
    );
    // Undo reopens a decided series.
    player.act(PlayAction::Undo);
    player.wait(Duration::from_millis(600));
    assert!(player.reads("Game 3 of 3"));
    player.act(PlayAction::Redo);
    player.wait(Duration::from_secs(2));
    player.act(PlayAction::Rematch);
    assert_eq!(player.game().setup().series, Some(Series::new(3)), "another series should begin");
}

#[test]
fn one_sided_games_make_a_proposal_that_can_be_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=3 {
        let mut game = played(id, Game::Gomoku, ["Anna", "Ben"], 4);
        game.resign(Side::Second);
        keep(folder.path(), &game);
    }
    let mut player = Player::open(folder.path(), TABLET);
    player.until("the library is read", |player| {
        !player.app.world().resource::<parlour::app::state::library::Library>().is_busy()
    });
    let proposal = Proposal { loser: Side::Second, lost: 3, last: 3, equaliser: Equaliser::Begin };
    let accept = Action::from(SetupAction::Equalise(proposal));
    player.act(GoTo::Setup(Game::Gomoku));
    player.wait(Duration::from_millis(600));
    assert!(player.find_control(&accept).is_none(), "players without names should get no proposal");
    player.act(SetupAction::PickName(Side::First, "Anna".to_owned()));
    player.act(SetupAction::PickName(Side::Second, "Ben".to_owned()));
    player.wait(Duration::from_millis(600));
    assert!(
        player.reads("Ben has lost the last 3 games."),
        "the proposal should name the loser: {:?}",
        player.texts()
    );
    player.press(accept.clone());
    player.wait(Duration::from_millis(600));
    assert!(player.reads("Ben") && player.find_control(&accept).is_none());
    player.act(SetupAction::Start);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.game().setup().players[0].name, "Ben", "the loser should begin");
    // A refused proposal does not return.
    player.app.world_mut().resource_mut::<Settings>().refused.clear();
    player.act(GoTo::Setup(Game::Gomoku));
    player.act(SetupAction::Swap);
    player.wait(Duration::from_millis(600));
    player.press(SetupAction::LeaveUneven(3));
    player.wait(Duration::from_millis(600));
    assert!(player.find_control(&accept).is_none());
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Setup(Game::Gomoku));
    player.wait(Duration::from_secs(1));
    assert!(player.find_control(&accept).is_none());
}

#[test]
fn results_can_be_reset_without_losing_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=2 {
        let mut game = played(id, Game::Go, ["Anna", "Ben"], 4);
        game.resign(Side::Second);
        keep(folder.path(), &game);
    }
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Players);
    player.until("the results are there", |player| player.reads("2–0"));
    player.wait(Duration::from_millis(600));
    player.press(LibraryAction::CountAnew);
    player.wait(Duration::from_millis(600));
    assert!(!player.reads("2–0"));
    player.press(LibraryAction::CountAll);
    player.wait(Duration::from_millis(600));
    assert!(player.reads("2–0"));
}

#[test]
fn the_first_start_offers_a_lesson_but_forces_none() {
    let (folder, mut player) = open();
    assert!(player.reads("New to a game?"), "a lesson should be offered: {:?}", player.texts());
    player.press(GoTo::Lessons);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Lessons);
    player.press(GoTo::Rules(Game::ConnectFour));
    player.rest();
    let lessons = player.app.world().resource::<Lessons>().all();
    let (at, first) = lessons
        .iter()
        .enumerate()
        .find_map(|(at, lesson)| Some((at, *lesson.chapter.solution.first()?)))
        .expect("a solution");
    player.act(Action::Lesson(at, LessonAction::Touch(first)));
    player.wait(Duration::from_millis(600));
    assert!(player.reads("1 of "), "the number of learned chapters should be shown: {:?}", player.texts());
    player.act(GoTo::Home);
    player.wait(Duration::from_millis(600));
    assert!(!player.reads("New to a game?"), "the offer should not return");
    drop(player);
    // Learned chapters stay learned.
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Lessons);
    player.wait(Duration::from_millis(600));
    assert!(
        player.reads("1 of "),
        "the number of learned chapters should still be shown: {:?}",
        player.texts()
    );

    let (_folder, mut player) = open();
    player.press(Setting::NoLessons);
    player.wait(Duration::from_millis(600));
    assert!(!player.reads("New to a game?"));
}

#[test]
fn handicap_stones_go_to_the_loser_who_takes_black() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=3 {
        let mut game = played(id, Game::Go, ["Anna", "Ben"], 4);
        game.resign(Side::Second);
        keep(folder.path(), &game);
    }
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Setup(Game::Go));
    player.act(SetupAction::PickName(Side::First, "Anna".to_owned()));
    player.act(SetupAction::PickName(Side::Second, "Ben".to_owned()));
    player.until("the proposal is there", |player| player.reads("Give Ben a 2-stone start"));
    player.wait(Duration::from_millis(600));
    let proposal = Proposal { loser: Side::Second, lost: 3, last: 3, equaliser: Equaliser::Stones(2) };
    player.press(SetupAction::Equalise(proposal));
    player.act(SetupAction::Start);
    player.wait(Duration::from_millis(600));
    let setup = player.game().setup();
    let Rules::Go(rules) = setup.rules else { panic!("the rules should be those of Go") };
    assert_eq!((rules.handicap, setup.players[0].name.as_str()), (2, "Ben"));
}

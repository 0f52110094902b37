//! The tree of named openings: a walk through it, a match that begins with one, and names in a replay.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::openings::OpeningWalk;
use parlour::app::vocabulary::action::{Action, GoTo, OpeningAction, ReplayAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::openings::Openings;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::{Player, setup_of};
use crate::review::begin_played;

/// Presses a control when what stood in its place before no longer keeps it deaf.
fn press(player: &mut Player, action: impl Into<Action>) {
    player.wait(Duration::from_millis(350));
    player.press(action);
    player.rest();
}

fn walk(player: &Player) -> &OpeningWalk {
    player.app.world().resource::<OpeningWalk>()
}

/// Goes on with the turn that leads to this opening.
fn towards(player: &mut Player, name: &str) {
    let ways = walk(player).continuations();
    let at = ways.iter().position(|way| way.names.contains(&name)).expect(name);
    player.act(OpeningAction::On(at));
    player.rest();
}

#[test]
fn an_opening_is_found_step_by_step_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(390., 844.));
    player.act(GoTo::Lessons);
    player.rest();
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert!(player.find_control(&OpeningAction::Back.into()).is_none(), "there is no way back at the start");
    // All first turns are alike, so there is one.
    press(&mut player, OpeningAction::On(0));
    for _ in 1..5 {
        towards(&mut player, "Tiger");
    }
    assert!(player.reads("Tiger"), "{:?}", player.texts());
    let turns = walk(&player).turns().to_vec();
    press(&mut player, OpeningAction::Back);
    assert_eq!(walk(&player).turns(), &turns[..4]);
    towards(&mut player, "Tiger");
    press(&mut player, OpeningAction::Play);
    assert_eq!((player.screen(), player.game().turn_count()), (Screen::Play, 5));
    assert_eq!(player.game().setup().rules.game(), Game::Reversi);

    // The walk is where it was, and another game begins its own.
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert_eq!(walk(&player).turns().len(), 5);
    press(&mut player, OpeningAction::Start);
    assert!(player.reads("The first move"), "{:?}", player.texts());
    player.act(GoTo::Openings(Game::Checkers));
    player.rest();
    assert!(walk(&player).turns().is_empty() && walk(&player).continuations().len() > 3);
}

#[test]
fn openings_of_all_games_are_reached_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    for openings in Openings::all() {
        player.act(GoTo::Openings(openings.rules().game()));
        player.rest();
        // Each takes a while to draw.
        for opening in openings.lines().step_by(9) {
            player.act(OpeningAction::Start);
            player.rest();
            for _ in &opening.turns {
                towards(&mut player, &opening.name);
            }
            assert_eq!(openings.name(walk(&player).turns()).map(|named| named.name), Some(&*opening.name));
        }
    }
}

#[test]
fn a_replay_names_the_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    let setup = setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None);
    begin_played(&mut player, setup, "f5 d6 c3 d3 c4 b5");
    player.act(ReplayAction::Open);
    player.rest();
    assert!(player.reads("Tiger"), "{:?}", player.texts());
    player.act(ReplayAction::First);
    player.rest();
    assert!(!player.reads("Tiger"), "{:?}", player.texts());
}

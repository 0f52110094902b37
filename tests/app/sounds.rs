//! Sounds of touches, turns and matches.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::Volume;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::{Player, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn heard(player: &Player) -> Vec<&'static str> {
    std::mem::take(&mut player.device.device().heard).into_iter().map(|sample| sample.name).collect()
}

#[test]
fn a_piece_is_heard_when_it_lands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin("american", Mode::Quick);
    heard(&player);
    player.tap_square("B3");
    assert!(heard(&player).is_empty(), "a selected piece should make no sound");
    player.tap_square("C4");
    assert!(heard(&player).is_empty(), "a moving piece should make no sound before it lands");
    player.wait(Duration::from_millis(400));
    assert_eq!(heard(&player), ["wood-place"]);

    player.tap_square("A8");
    assert_eq!(heard(&player), ["refused"]);

    player.begin_setup(setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None));
    heard(&player);
    let turn = player.game().position().turns()[0].clone();
    player.touch_square(turn.0[0]);
    player.wait(Duration::from_secs(1));
    assert_eq!(heard(&player), ["disc-place", "disc-flip"]);
}

#[test]
fn sounds_follow_the_animation_of_a_turn_that_wakes_the_app() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin_setup(setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None));
    heard(&player);
    let turn = player.game().position().turns()[0].clone();
    // By a message, as from a key: a finger goes down in an earlier frame.
    player.app.world_mut().write_message(SquareTouched(turn.0[0]));
    player.wake();
    assert_eq!(player.game().turn_count(), 1);
    assert!(heard(&player).is_empty(), "time asleep should not count for the turn");
    player.wait(Duration::from_millis(200));
    assert_eq!(heard(&player), ["disc-place"]);
    player.wait(Duration::from_secs(1));
    assert_eq!(heard(&player), ["disc-flip"]);
}

#[test]
fn one_tap_mutes_and_each_kind_has_its_volume() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin_setup(setup_of(Game::Gomoku.presets()[0].rules, Mode::Quick, None));
    let place = |player: &mut Player| {
        let turn = player.game().position().turns()[100].clone();
        player.app.world_mut().write_message(SquareTouched(turn.0[0]));
        player.wait(Duration::from_secs(1));
        std::mem::take(&mut player.device.device().heard)
    };
    let middle = place(&mut player);
    assert_eq!(middle.len(), 1);
    player.act(Setting::PieceVolume(Volume::High));
    assert!(place(&mut player)[0].volume > middle[0].volume * 2.);
    player.act(Setting::PieceVolume(Volume::Off));
    assert!(place(&mut player).is_empty());
    player.act(Setting::PieceVolume(Volume::Low));
    player.press(Setting::Mute(true));
    assert!(place(&mut player).is_empty());
    assert!(player.app.world().resource::<Settings>().sound.muted);
    player.press(Setting::Mute(false));
    assert_eq!(place(&mut player).len(), 1);
}

#[test]
fn a_new_match_has_a_sound() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(parlour::app::vocabulary::action::GoTo::Setup(Game::Four));
    player.wait(Duration::from_secs(1));
    player.act(SetupAction::Start);
    player.wait(Duration::from_secs(1));
    assert_eq!(heard(&player), ["start"]);
}

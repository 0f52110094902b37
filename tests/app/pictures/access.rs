//! Pictures of the focus, of switch scanning and of layouts for one hand.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::vocabulary::action::{GoTo, PlayAction, Setting};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{Hand, ScanSpeed, ThemeChoice};
use parlour::play::Mode;
use parlour::rules::Game;

use super::{DEVICES, Device, camera, compare, compare_now, touch};
use crate::harness::{Player, setup_of};

fn tab(player: &mut Player, times: usize) {
    for _ in 0..times {
        player.key(Key::Tab);
    }
}

#[test]
fn the_focus_looks_as_approved() {
    let mut failures = Vec::new();
    for (device, theme, name) in [
        (&DEVICES[0], ThemeChoice::Light, "light"),
        (&DEVICES[0], ThemeChoice::Black, "black"),
        (&DEVICES[4], ThemeChoice::Contrast, "contrast"),
        (&DEVICES[4], ThemeChoice::Dark, "dark"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.act(Setting::Theme(theme));
        let mut shot = |player: &mut Player, scene: &str| {
            compare(player, device, &format!("focus-{scene}-{name}"), &mut failures);
        };
        tab(&mut player, 6);
        shot(&mut player, "home");
        player.act(GoTo::Settings);
        player.rest();
        tab(&mut player, 40);
        shot(&mut player, "settings");
        // On the wood of a little board.
        player.act(GoTo::Rules(Game::Checkers));
        player.rest();
        tab(&mut player, 30);
        shot(&mut player, "lesson");
        player.begin("american", Mode::HandOver);
        tab(&mut player, 1);
        shot(&mut player, "start-turn");
        player.act(PlayAction::StartTurn);
        player.rest();
        shot(&mut player, "board");
        player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
        shot(&mut player, "connect-four");
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn what_one_switch_is_offered_looks_as_approved() {
    let mut failures = Vec::new();
    for device in [&DEVICES[2], &DEVICES[4]] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            compare_now(player, device, &format!("scan-{scene}"), &mut failures);
        };
        player.begin("american", Mode::Quick);
        player.rest();
        player.act(Setting::Scan(ScanSpeed::Middle));
        player.wait(Duration::from_millis(300));
        shot(&mut player, "row");
        player.key(Key::Space);
        player.wait(Duration::from_millis(300));
        shot(&mut player, "piece");
        player.key(Key::Space);
        player.wait(Duration::from_millis(300));
        shot(&mut player, "where-to");
        player.key(Key::Space);
        // A row of two was taken, and the second of it is offered.
        player.wait(Duration::from_millis(1800));
        shot(&mut player, "chosen");
        player.act(Setting::Scan(ScanSpeed::Off));
        player.act(GoTo::Settings);
        player.rest();
        player.act(Setting::Scan(ScanSpeed::Slow));
        player.wait(Duration::from_millis(300));
        shot(&mut player, "settings");
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn one_hand_looks_as_approved() {
    let mut failures = Vec::new();
    let tablet: &Device = &DEVICES[0];
    for (device, hand, name) in [
        (&DEVICES[4], Hand::Left, "left"),
        (&DEVICES[4], Hand::Right, "right"),
        (tablet, Hand::Right, "right"),
        (&DEVICES[3], Hand::Left, "left"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.act(Setting::Hand(hand));
        let mut shot = |player: &mut Player, scene: &str| {
            compare(player, device, &format!("hand-{name}-{scene}"), &mut failures);
        };
        player.begin("american", Mode::HandOver);
        shot(&mut player, "start-turn");
        player.act(PlayAction::StartTurn);
        touch(&mut player, &["D3", "E4"]);
        shot(&mut player, "play");
        player.act(PlayAction::More);
        shot(&mut player, "more");
        player.begin_setup(setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None));
        let turn = player.game().position().turns()[0].clone();
        player.app.world_mut().write_message(SquareTouched(turn.0[0]));
        shot(&mut player, "quick");
        player.act(PlayAction::Resign);
        shot(&mut player, "result");
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

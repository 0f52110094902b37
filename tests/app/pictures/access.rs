//! Pictures of the focus, of switch scanning and of layouts for one hand.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::vocabulary::action::{GoTo, PlayAction, Setting};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{Hand, ScanSpeed, ThemeChoice};
use parlour::play::Mode;
use parlour::rules::Game;

use super::album::{Album, Scene, board, focus, whole};
use super::{DEVICES, camera, touch};
use crate::harness::{Player, setup_of};

fn tab(player: &mut Player, times: usize) {
    for _ in 0..times {
        player.key(Key::Tab);
    }
}

pub(super) const FOCUS: &[Scene] = &[
    focus("focus-home-light", "T"),
    focus("focus-settings-light", "T"),
    focus("focus-board-light", "T"),
    focus("focus-connect-four-light", "T"),
    focus("focus-home-black", "T"),
    focus("focus-board-black", "T"),
    focus("focus-settings-contrast", "P"),
    focus("focus-board-contrast", "P"),
    focus("focus-connect-four-contrast", "P"),
    focus("focus-home-dark", "P"),
    focus("focus-board-dark", "P"),
];

#[test]
fn the_focus_looks_as_approved() {
    let mut album = Album::of(FOCUS);
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
            album.shot(player, device, &format!("focus-{scene}-{name}"));
        };
        tab(&mut player, 6);
        shot(&mut player, "home");
        player.act(GoTo::Settings);
        player.rest();
        tab(&mut player, 40);
        shot(&mut player, "settings");
        player.begin("american", Mode::HandOver);
        tab(&mut player, 1);
        shot(&mut player, "start-turn");
        player.act(PlayAction::StartTurn);
        player.rest();
        shot(&mut player, "board");
        player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
        shot(&mut player, "connect-four");
    }
    album.close();
}

pub(super) const SCAN: &[Scene] = &[
    board("scan-piece", "P"),
    board("scan-where-to", "P"),
    board("scan-chosen", "P"),
    whole("scan-settings", "P"),
];

#[test]
fn switch_scanning_looks_as_approved() {
    let mut album = Album::of(SCAN);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot_now(player, device, &format!("scan-{scene}"));
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
        // The second square of a row of two is offered.
        player.wait(Duration::from_millis(1800));
        shot(&mut player, "chosen");
        player.act(Setting::Scan(ScanSpeed::Off));
        player.act(GoTo::Settings);
        player.rest();
        player.act(Setting::Scan(ScanSpeed::Slow));
        player.wait(Duration::from_millis(300));
        shot(&mut player, "settings");
    }
    album.close();
}

pub(super) const ONE_HAND: &[Scene] = &[
    whole("hand-left-play", "L"),
    whole("hand-left-more", "P"),
    whole("hand-left-result", "P"),
    whole("hand-right-start-turn", "P"),
    whole("hand-right-play", "P"),
    whole("hand-right-quick", "P"),
];

#[test]
fn one_hand_looks_as_approved() {
    let mut album = Album::of(ONE_HAND);
    for (device, hand, name) in [
        (&DEVICES[4], Hand::Left, "left"),
        (&DEVICES[4], Hand::Right, "right"),
        (&DEVICES[0], Hand::Right, "right"),
        (&DEVICES[3], Hand::Left, "left"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.act(Setting::Hand(hand));
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("hand-{name}-{scene}"));
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
    album.close();
}

//! Pictures from the middle of motions, and of every look.

use std::time::Duration;

use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{GoTo, PlayAction, RecordAction, Setting};
use parlour::app::vocabulary::looks::{boards, sets};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{Motion, Seating, TextSize};
use parlour::play::Mode;
use parlour::rules::{Game, Rules, gomoku};

use super::{DEVICES, camera, output, rgb, take_now};
use crate::harness::{Player, against, setup_of};

fn save(player: &mut Player, name: String) {
    rgb(take_now(player)).save(output(&name)).expect("the picture can be written");
}

/// Plays the legal turn at this place of the list, without waiting for its end.
fn play(player: &mut Player, at: usize) {
    for square in player.game().position().turns()[at].0.clone() {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
}

/// Takes pictures at these times, in milliseconds.
fn film(player: &mut Player, name: &str, times: &[u64]) {
    let mut now = 0;
    for &time in times {
        player.wait(Duration::from_millis(time - now));
        now = time;
        save(player, format!("motion-{name}-{time:04}"));
    }
}

#[test]
#[ignore = "writes pictures for a person to look at"]
fn motions_from_their_middle() {
    let device = &DEVICES[0];
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(device, folder.path());
    player.app.world_mut().resource_mut::<Settings>().motion = Motion::Full;
    player.act(Setting::Seat(Game::Checkers, Seating::Turning));
    player.begin("american", Mode::Quick);
    player.rest();
    play(&mut player, 0);
    film(&mut player, "turn", &[60, 120, 340, 420, 500, 580, 660, 760]);
    player.act(Setting::Seat(Game::Checkers, Seating::Side));
    player.begin_at("american", Mode::Quick, Some("B:W5,9:B26"));
    player.rest();
    play(&mut player, 0);
    film(&mut player, "crown", &[60, 160, 220, 280, 340, 380, 420, 480, 600]);
    player.begin("american", Mode::Quick);
    player.rest();
    player.act(PlayAction::Resign);
    film(&mut player, "win", &[100, 300, 500, 700, 900, 1100, 1600]);
    let rules = Rules::Gomoku(gomoku::Rules::FREE_STYLE);
    player.begin_setup(setup_of(rules, Mode::Quick, None));
    // Five in a row of Black, and stones of White at the far edge.
    for _ in 0..4 {
        play(&mut player, 100);
        player.rest();
        play(&mut player, 0);
        player.rest();
    }
    play(&mut player, 100);
    film(&mut player, "row", &[200, 700, 900, 1000, 1100, 1300, 1500, 2200]);
}

#[test]
#[ignore = "writes pictures for a person to look at"]
fn every_look_of_every_game() {
    for device in [&DEVICES[0], &DEVICES[1]] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        for game in Game::ALL {
            player.begin_setup(setup_of(game.presets()[0].rules, Mode::Quick, None));
            for _ in 0..14 {
                play(&mut player, 0);
            }
            let count = boards(game).len().max(sets(game).len());
            for at in 0..count {
                player.act(Setting::Board(game, at.min(boards(game).len() - 1)));
                player.act(Setting::Pieces(game, at % sets(game).len()));
                player.rest();
                save(&mut player, format!("look-{}-{}-{at}", device.name, game.name()));
            }
        }
        for game in Game::ALL {
            player.act(GoTo::Settings);
            player.act(Setting::LookAt(Some(game)));
            player.rest();
            save(&mut player, format!("gallery-{}-{}", device.name, game.name()));
        }
    }
}

/// Where a result says that its picture was saved.
#[test]
#[ignore = "writes pictures for a person to look at"]
fn news_of_files_over_the_board() {
    for device in &DEVICES[..4] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        for (seating, name) in [(Seating::Side, "side"), (Seating::Across, "across")] {
            player.act(Setting::Seat(Game::Checkers, seating));
            player.begin("american", Mode::Quick);
            player.act(PlayAction::Resign);
            player.rest();
            player.act(RecordAction::Picture);
            player.listen();
            player.rest();
            save(&mut player, format!("news-{}-{name}", device.name));
        }
    }
}

/// The menu of a match against the computer, with its help, and the result.
#[test]
#[ignore = "writes pictures for a person to look at"]
fn the_menu_against_the_computer_and_its_result() {
    for device in &DEVICES {
        for size in [TextSize::Usual, TextSize::Largest] {
            let folder = tempfile::tempdir().expect("a folder");
            let mut player = camera(device, folder.path());
            player.act(Setting::Text(size));
            player.begin_setup(against(Game::Checkers.presets()[0].rules, 4, None));
            player.act(PlayAction::More);
            player.rest();
            save(&mut player, format!("menu-{}-{size:?}", device.name));
            player.act(PlayAction::More);
            player.act(PlayAction::Resign);
            player.rest();
            save(&mut player, format!("lost-{}-{size:?}", device.name));
        }
    }
}

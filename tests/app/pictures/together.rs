//! Pictures of clocks, of two players across the table, of languages, themes and large text.

use std::time::Duration;

use parlour::app::state::library::Library;
use parlour::app::vocabulary::action::{GoTo, PlayAction, Setting, SetupAction};
use parlour::app::vocabulary::preferences::{Seating, TextSize, ThemeChoice};
use parlour::play::{Mode, Series, Setup, TimeControl};
use parlour::rules::{Game, Side};

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::{Player, setup_of};
use crate::library::{keep, played};

fn timed(game: Game, mode: Mode, control: TimeControl) -> Setup {
    let mut setup = setup_of(game.presets()[0].rules, mode, None);
    "Anna".clone_into(&mut setup.players[0].name);
    "Ben".clone_into(&mut setup.players[1].name);
    setup.clocks = [Some(control); 2];
    setup
}

pub(super) const TWO: &[Scene] = &[
    whole("together-setup-clock", "P"),
    whole("together-ready", "P"),
    whole("together-paused", "l"),
    whole("together-across-start", "P"),
    whole("together-across-far", "T"),
    whole("together-across-near", "P"),
    whole("together-across-more", "P"),
    whole("together-across-connect-four", "P"),
    whole("together-sides-play", "l"),
    whole("together-turning", "P"),
];

#[test]
fn two_together_look_as_approved() {
    let mut album = Album::of(TWO);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("together-{scene}"));
        };
        player.act(GoTo::Setup(Game::Go));
        player.act(SetupAction::Clocks([Some(TimeControl::presets()[9]), Some(TimeControl::presets()[10])]));
        shot(&mut player, "setup-clock");

        // Stopped clocks do not depend on the time that rendering takes.
        player.begin_setup(timed(Game::Go, Mode::Quick, TimeControl::presets()[9]));
        shot(&mut player, "ready");
        player.act(PlayAction::Resume);
        player.wait(Duration::from_secs(2));
        player.act(PlayAction::Pause);
        shot(&mut player, "paused");

        player.act(Setting::Seat(Game::Checkers, Seating::Across));
        player.begin_setup(timed(Game::Checkers, Mode::HandOver, TimeControl::presets()[1]));
        shot(&mut player, "across-start");
        player.act(Setting::Seat(Game::Reversi, Seating::Across));
        player.begin_setup(setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None));
        shot(&mut player, "across-far");
        let turn = player.game().position().turns()[0].clone();
        player.app.world_mut().write_message(parlour::app::vocabulary::messages::SquareTouched(turn.0[0]));
        shot(&mut player, "across-near");
        player.act(PlayAction::More);
        shot(&mut player, "across-more");
        player.act(PlayAction::More);
        player.act(Setting::Seat(Game::ConnectFour, Seating::Across));
        player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
        shot(&mut player, "across-connect-four");
        player.act(Setting::Seat(Game::Hexdame, Seating::Sides));
        player.begin_setup(setup_of(Game::Hexdame.presets()[0].rules, Mode::HandOver, None));
        shot(&mut player, "sides-start");
        player.act(PlayAction::StartTurn);
        shot(&mut player, "sides-play");
        player.act(Setting::Seat(Game::Checkers, Seating::Turning));
        player.begin_setup(setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None));
        shot(&mut player, "turning");
    }
    album.close();
}

pub(super) const COMMON: &[Scene] = &[
    whole("together-lessons", "P"),
    whole("together-proposal", "P"),
    whole("together-series", "P"),
    whole("together-series-goes-on", "P"),
];

#[test]
fn lessons_proposals_and_series_look_as_approved() {
    let mut album = Album::of(COMMON);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        for id in 1..=3 {
            let mut game = played(id, Game::Go, ["Anna", "Ben"], 30);
            game.resign(Side::Second);
            keep(folder.path(), &game);
        }
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            player.until("the library is read", |player| !player.app.world().resource::<Library>().is_busy());
            album.shot(player, device, &format!("together-{scene}"));
        };
        player.act(GoTo::Lessons);
        shot(&mut player, "lessons");
        player.choose_rules(Game::Go.presets()[0].rules);
        player.act(GoTo::Setup(Game::Go));
        player.act(SetupAction::PickName(Side::First, "Anna".to_owned()));
        player.act(SetupAction::PickName(Side::Second, "Ben".to_owned()));
        shot(&mut player, "proposal");
        let mut setup = setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None);
        setup.series = Some(Series::new(3));
        player.begin_setup(setup);
        shot(&mut player, "series");
        player.act(PlayAction::Resign);
        player.wait(Duration::from_secs(2));
        shot(&mut player, "series-goes-on");
    }
    album.close();
}

pub(super) const LOOKS: &[Scene] = &[
    whole("words-home-zh-Hans", "P"),
    whole("words-home-ja", "P"),
    whole("words-home-ko", "P"),
    whole("words-home-de", "P"),
    whole("words-setup-zh-Hans", "P"),
    whole("words-setup-ar", "P"),
    whole("words-setup-de", "P"),
    whole("words-play-ar", "P"),
    whole("words-play-200", "P"),
    whole("words-home-200", "P"),
    whole("words-settings-200", "P"),
    whole("words-settings-contrast", "P"),
    whole("words-home-contrast", "P"),
    whole("words-play-black", "P"),
];

#[test]
fn languages_and_themes_look_as_approved() {
    let mut album = Album::of(LOOKS);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("words-{scene}"));
        };
        for tag in ["zh-Hans", "ja", "ko", "ar", "de"] {
            player.act(Setting::Language(Some(tag)));
            player.act(GoTo::Home);
            shot(&mut player, &format!("home-{tag}"));
            player.act(GoTo::Setup(Game::Checkers));
            shot(&mut player, &format!("setup-{tag}"));
        }
        player.begin_setup(setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None));
        player.act(Setting::Language(Some("ar")));
        player.act(PlayAction::StartTurn);
        shot(&mut player, "play-ar");
        player.act(Setting::Language(Some("en")));
        player.act(Setting::Text(TextSize::Largest));
        shot(&mut player, "play-200");
        player.act(GoTo::Home);
        shot(&mut player, "home-200");
        player.act(GoTo::Settings);
        shot(&mut player, "settings-200");
        player.act(Setting::Text(TextSize::Usual));
        player.act(Setting::Theme(ThemeChoice::Contrast));
        shot(&mut player, "settings-contrast");
        player.act(GoTo::Home);
        shot(&mut player, "home-contrast");
        player.act(Setting::Theme(ThemeChoice::Black));
        player.act(GoTo::Resume);
        shot(&mut player, "play-black");
    }
    album.close();
}

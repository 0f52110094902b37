//! Pictures of matches against the computer.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::engines::{EnginePage, Engines, Tried};
use parlour::app::vocabulary::action::{Ask, ComputerAction, EngineAction, GoTo, Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::engine::Level;
use parlour::play::{Avatar, Player as Seat, Setup};
use parlour::rules::{Game, Rules, Side, Square, go};

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::{Player, against};

pub(super) const COMPUTER: &[Scene] = &[
    whole("computer-setup", "P"),
    whole("computer-setup-watch", "P"),
    whole("computer-hint", "LP"),
    whole("computer-warning", "P"),
    whole("computer-thinks", "P"),
    whole("computer-watched", "P"),
    whole("computer-estimate", "P"),
    whole("computer-engine", "P"),
];

#[test]
fn the_computer_looks_as_approved() {
    let mut album = Album::of(COMPUTER);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("computer-{scene}"));
        };
        player.act(GoTo::Setup(Game::Reversi));
        player.act(SetupAction::Opposition(Opposition::Computer));
        shot(&mut player, "setup");
        player.act(SetupAction::Opposition(Opposition::Watched));
        shot(&mut player, "setup-watch");

        // The only legal turn is always the hint.
        let checkers = Game::Checkers.presets()[0].rules;
        player.begin_setup(against(checkers, 5, Some("B:W18,27,32:B14,12,1")));
        player.act(ComputerAction::Ask(Ask::Hint));
        player.until("a hint", |player| {
            matches!(player.said(), Some(Notice::Computer(ComputerNotice::Hint { .. })))
        });
        shot(&mut player, "hint");

        // The side to move wins in the first column, and loses after any other turn.
        player.act(Setting::BlunderCheck(true));
        player.act(Setting::Evaluation(true));
        let position = format!("{}X....../X....../XOOO... X", "......./".repeat(3));
        player.begin_setup(against(Game::ConnectFour.presets()[0].rules, 5, Some(&position)));
        player.app.world_mut().write_message(SquareTouched(Square(5)));
        player.until("a warning", |player| player.find_control(&ComputerAction::TakeBack.into()).is_some());
        shot(&mut player, "warning");
        player.act(Setting::BlunderCheck(false));
        player.act(Setting::Evaluation(false));

        let go = Rules::Go(go::Rules::CHINESE);
        player.begin_setup(against(go, 10, None));
        player.app.world_mut().write_message(SquareTouched(Square(60)));
        player.until("the button", |player| player.find_control(&ComputerAction::MoveNow.into()).is_some());
        album.shot_now(&mut player, device, "computer-thinks");

        // Again there is only one legal turn. The match pauses after it.
        let mut watched = against(checkers, 5, Some("B:W18,27,32:B14,12,1"));
        watched.players[0] = Seat::computer(Level::LOWEST);
        player.begin_setup(watched);
        player.until("a first turn", |player| player.game().acts().len() == 1);
        player.act(ComputerAction::Pause);
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("computer-{scene}"));
        };
        shot(&mut player, "watched");

        // A wall through the middle leaves no doubt about the territory.
        let small = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
        let position = format!("{} X", [".X.XO.O.."; 9].join("/"));
        player.begin_setup(against(small, 5, Some(&position)));
        player.act(ComputerAction::Ask(Ask::Estimate));
        player.until("an estimate", |player| {
            matches!(player.said(), Some(Notice::Computer(ComputerNotice::Estimate { .. })))
        });
        shot(&mut player, "estimate");
        engines(&mut player, &mut shot);
    }
    album.close();
}

/// Shows the page of a program that was tried, the setup with it, and a match in which it gives no answer.
fn engines(player: &mut Player, shot: &mut dyn FnMut(&mut Player, &str)) {
    let text = r#"[{"name": "GNU Go 3.8", "game": "go", "command": "gnugo --mode gtp", "seconds": 3}]"#;
    *player.app.world_mut().resource_mut::<Engines>() = Engines::read(text).expect("a list");
    player.choose_rules(Game::Go.first_rules());
    player.act(GoTo::Setup(Game::Go));
    player.act(SetupAction::Opposition(Opposition::Computer));
    player.act(EngineAction::New(Game::Go));
    let mut page = player.app.world_mut().resource_mut::<EnginePage>();
    if let Some(added) = &mut page.added {
        added.command = "gnugo --mode gtp --level 10".into();
        added.name = "GNU Go 3.8".into();
    }
    let turn = Tried { name: None, turn: "E5".to_owned(), took: Duration::from_millis(412) };
    page.tried = Some(("gnugo --mode gtp --level 10".to_owned(), Ok(turn)));
    shot(player, "engine");

    player.act(GoTo::Back);
    player.act(SetupAction::Program(Side::Second, "GNU Go 3.8".to_owned()));
    shot(player, "engine-chosen");

    let seats = [Seat::person("Anna", Avatar::Fish), Seat::program("Fuego 1.1")];
    player.begin_setup(Setup::new(Game::Go.first_rules(), seats));
    player.app.world_mut().write_message(SquareTouched(Square(40)));
    player.until("the buttons", |player| player.find_control(&ComputerAction::StandIn.into()).is_some());
    shot(player, "engine-silent");
}

//! Pictures of matches against the computer.

use bevy::prelude::*;
use parlour::app::vocabulary::action::{Ask, ComputerAction, GoTo, Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::engine::Level;
use parlour::play::Player as Seat;
use parlour::rules::{Game, Rules, Square, go};

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::{Player, against};
use crate::languages::programs;

pub(super) const COMPUTER: &[Scene] = &[
    whole("computer-setup", "P"),
    whole("computer-setup-watch", "P"),
    whole("computer-hint", "LP"),
    whole("computer-values", "P"),
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

        // Only the fork wins at the second turn.
        let position = format!("{}O.XX..O X", "......./".repeat(5));
        player.begin_setup(against(Game::ConnectFour.presets()[0].rules, 5, Some(&position)));
        player.act(ComputerAction::Ask(Ask::Values));
        player.until("the values", |player| {
            matches!(player.said(), Some(Notice::Computer(ComputerNotice::Values { .. })))
        });
        shot(&mut player, "values");

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
        programs(&mut player, &mut shot);
    }
    album.close();
}

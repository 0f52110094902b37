//! Pictures of matches against the computer.

use bevy::prelude::*;
use parlour::app::vocabulary::action::{Ask, ComputerAction, GoTo, Setting, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::engine::Level;
use parlour::play::Player as Seat;
use parlour::rules::{Game, Rules, Square, go};

use super::{DEVICES, camera, compare, compare_now};
use crate::harness::{Player, against};

#[test]
fn the_computer_looks_as_approved() {
    let mut failures = Vec::new();
    for device in [&DEVICES[0], &DEVICES[3], &DEVICES[4]] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            compare(player, device, &format!("computer-{scene}"), &mut failures);
        };
        player.act(GoTo::Setup(Game::Reversi));
        player.act(SetupAction::Opposition(Opposition::Computer));
        shot(&mut player, "setup");
        player.act(SetupAction::Opposition(Opposition::Watched));
        shot(&mut player, "setup-watch");

        // There is only one turn, so that it is always the hint.
        let checkers = Game::Checkers.presets()[0].rules;
        player.begin_setup(against(checkers, 5, Some("B:W18,27,32:B14,12,1")));
        player.act(ComputerAction::Ask(Ask::Hint));
        player.until("a hint", |player| {
            matches!(player.said(), Some(Notice::Computer(ComputerNotice::Hint { .. })))
        });
        shot(&mut player, "hint");

        // Whoever is to move wins in the first column, or else loses by the fifth.
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
        compare_now(&mut player, device, "computer-thinks", &mut failures);

        // Again there is only one turn, and it stops behind it.
        let mut watched = against(checkers, 5, Some("B:W18,27,32:B14,12,1"));
        watched.players[0] = Seat::computer(Level::LOWEST);
        player.begin_setup(watched);
        player.until("a first turn", |player| player.game().acts().len() == 1);
        player.act(ComputerAction::Pause);
        let mut shot = |player: &mut Player, scene: &str| {
            compare(player, device, &format!("computer-{scene}"), &mut failures);
        };
        shot(&mut player, "watched");

        // A wall through the middle, so that what is whose is beyond doubt.
        let small = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
        let position = format!("{} X", [".X.XO.O.."; 9].join("/"));
        player.begin_setup(against(small, 5, Some(&position)));
        player.act(ComputerAction::Ask(Ask::Estimate));
        player.until("an estimate", |player| {
            matches!(player.said(), Some(Notice::Computer(ComputerNotice::Estimate { .. })))
        });
        shot(&mut player, "estimate");
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

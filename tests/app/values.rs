//! The worth of each turn on the board, on demand.

use bevy::prelude::*;
use parlour::app::board::MarkKind;
use parlour::app::state::computer::{Values, Worth};
use parlour::app::vocabulary::action::{Ask, ComputerAction, PlayAction};
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::play::Mode;
use parlour::rules::{Game, Square};

use crate::harness::{Player, setup_of, square};

const SIZE: Vec2 = Vec2::new(800., 1280.);

/// Opens a match at a position, and asks for the worth of each turn.
fn ask(game: Game, position: Option<&str>) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(setup_of(game.presets()[0].rules, Mode::Quick, position));
    show(&mut player);
    (folder, player)
}

fn show(player: &mut Player) {
    player.act(ComputerAction::Ask(Ask::Values));
    player.until("the values", |player| {
        matches!(player.said(), Some(Notice::Computer(ComputerNotice::Values { .. })))
    });
    player.app.update();
}

/// Returns the values on the board, by square.
fn values(player: &mut Player) -> Vec<(Square, Worth, bool)> {
    let value = |mark: parlour::app::board::Mark| match mark.kind {
        MarkKind::Value { worth, best } => Some((mark.square, worth, best)),
        _ => None,
    };
    let mut values: Vec<_> = player.marks().into_iter().filter_map(value).collect();
    values.sort_by_key(|(square, ..)| *square);
    // A value has a plate and a text.
    values.dedup();
    values
}

#[test]
fn connect_four_shows_the_proven_end_of_each_turn() {
    // Yellow wins with its second disc if it makes three in a row with two open ends.
    let (_folder, mut player) =
        ask(Game::ConnectFour, Some("......./......./......./......./......./O.XX..O X"));
    let found = values(&mut player);
    assert_eq!(found.len(), 7, "each column has a value");
    let best: Vec<_> = found.iter().filter(|(.., best)| *best).collect();
    assert!(best.iter().all(|(_, worth, _)| *worth == Worth::Wins(2)), "{found:?}");
    assert!(!best.is_empty() && best.len() < 7);
    assert!(player.reads("Moves to win (+)"), "{:?}", player.texts());
    // A turn makes them stale.
    player.touch_square(best[0].0);
    player.rest();
    assert_eq!(values(&mut player), []);
    // Undo leads back to them.
    player.act(PlayAction::Undo);
    player.rest();
    assert_eq!(values(&mut player), found);
}

#[test]
fn the_values_of_reversi_are_discs() {
    let corner = format!("-OX{}- X", "X".repeat(60));
    let (_folder, mut player) = ask(Game::Reversi, Some(&corner));
    let found = values(&mut player);
    let turns = player.game().position().turns().len();
    assert_eq!(found.len(), turns);
    assert!(found.iter().all(|(_, worth, _)| matches!(worth, Worth::Lead { exact: true, .. })), "{found:?}");
    assert!(player.reads("Discs ahead at the end"), "{:?}", player.texts());
}

#[test]
fn a_piece_shows_its_best_move_and_its_destinations_their_own() {
    let (_folder, mut player) = ask(Game::Checkers, None);
    let first: Vec<Square> = values(&mut player).into_iter().map(|(square, ..)| square).collect();
    let mut movable: Vec<Square> =
        player.game().position().turns().into_iter().map(|turn| turn.0[0]).collect();
    movable.sort();
    movable.dedup();
    assert_eq!(first, movable);
    player.touch_square(square("B3"));
    player.app.update();
    let then: Vec<Square> = values(&mut player).into_iter().map(|(square, ..)| square).collect();
    let mut wanted = [square("A4"), square("C4")];
    wanted.sort();
    assert_eq!(then, wanted);
}

#[test]
fn the_values_can_be_hidden_and_are_off_in_a_tournament() {
    let (_folder, mut player) = ask(Game::Reversi, None);
    assert_eq!(values(&mut player).len(), 4);
    player.act(ComputerAction::Ask(Ask::Values));
    player.app.update();
    assert_eq!(values(&mut player), []);
    let mut setup = setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None);
    setup.tournament_mode = true;
    player.begin_setup(setup);
    player.act(ComputerAction::Ask(Ask::Values));
    assert_eq!(player.said(), Some(Notice::TournamentMode));
    assert_eq!(*player.app.world().resource::<Values>(), Values::default());
}

#[test]
fn every_game_shows_values() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    for game in Game::ALL {
        player.begin_setup(setup_of(game.presets()[0].rules, Mode::Quick, None));
        show(&mut player);
        assert!(!values(&mut player).is_empty(), "{game:?}");
    }
}

//! Every screen and a whole game by arrows, Enter, Escape and Tab.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::action::{Action, GoTo, PlayAction, SetupAction};
use parlour::app::board::MarkKind;
use parlour::app::focus::{Focus, FocusOn};
use parlour::app::screens::Screen;
use parlour::play::Mode;
use parlour::rules::{Game, Square};

use crate::harness::{Player, square};

fn focused(player: &Player) -> Option<FocusOn> {
    player.app.world().resource::<Focus>().shown().cloned()
}

/// Presses Tab until this has the focus.
fn tab_to(player: &mut Player, action: impl Into<Action>) {
    let wanted = FocusOn::Control(action.into());
    for _ in 0..60 {
        if focused(player) == Some(wanted.clone()) {
            return;
        }
        player.key(Key::Tab);
    }
    panic!("Tab never comes to {wanted:?}; it is at {:?}", focused(player));
}

/// Moves the keyboard to a square of the board by the arrows.
fn walk_to(player: &mut Player, to: Square) {
    for _ in 0..60 {
        if let Some(FocusOn::Board(_)) = focused(player) {
            break;
        }
        player.key(Key::Tab);
    }
    for _ in 0..20 {
        let Some(FocusOn::Board(at)) = focused(player) else { panic!("the board lost the focus") };
        let grid = player.game().position().grid();
        let ((column, row), (to_column, to_row)) = (grid.place(at), grid.place(to));
        let key = match (column.cmp(&to_column), row.cmp(&to_row)) {
            (std::cmp::Ordering::Less, _) => Key::ArrowRight,
            (std::cmp::Ordering::Greater, _) => Key::ArrowLeft,
            (_, std::cmp::Ordering::Less) => Key::ArrowDown,
            (_, std::cmp::Ordering::Greater) => Key::ArrowUp,
            _ => return,
        };
        player.key(key);
    }
    panic!("the arrows do not lead to {to:?}");
}

#[test]
fn from_home_through_setup_into_a_game_and_back_without_a_touch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    assert_eq!(player.screen(), Screen::Home);
    tab_to(&mut player, GoTo::Setup(Game::Checkers));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.screen(), Screen::Setup(Game::Checkers));
    tab_to(&mut player, SetupAction::Start);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Play);
    player.key(Key::Escape);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.screen(), Screen::Home);
    for go in [GoTo::Settings, GoTo::Resume] {
        tab_to(&mut player, go);
        player.key(Key::Enter);
        player.wait(Duration::from_millis(600));
        assert_ne!(player.screen(), Screen::Home);
        player.key(Key::Escape);
        player.wait(Duration::from_millis(100));
        assert_eq!(player.screen(), Screen::Home);
    }
}

#[test]
fn every_control_of_every_screen_can_be_reached_and_is_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.begin("american", Mode::HandOver);
    for go in
        [GoTo::Home, GoTo::Setup(Game::Checkers), GoTo::Settings, GoTo::Rules(Game::Checkers), GoTo::Resume]
    {
        player.act(go);
        player.wait(Duration::from_millis(600));
        let mut reached = Vec::new();
        let controls = player.controls();
        assert!(!controls.is_empty(), "there is something on {:?}", player.screen());
        for _ in 0..controls.len() + 2 {
            player.key(Key::Tab);
            reached.extend(focused(&player));
        }
        for (action, _) in controls {
            assert!(reached.contains(&FocusOn::Control(action.clone())), "Tab never comes to {action:?}");
        }
    }
}

#[test]
fn a_whole_game_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    // Two against one, and the one is soon caught.
    player.begin_at("american", Mode::HandOver, Some("B:W14:B9,K23"));
    tab_to(&mut player, PlayAction::StartTurn);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    let turn = player.game().position().turns().first().cloned().expect("there is a turn");
    for square in turn.0 {
        walk_to(&mut player, square);
        assert_eq!(player.marked(MarkKind::Cursor), [square], "the keyboard is seen");
        player.key(Key::Enter);
    }
    tab_to(&mut player, PlayAction::FinishTurn);
    player.key(Key::Enter);
    player.rest();
    assert!(player.game().outcome().is_some(), "the only piece was taken: {:?}", player.game().acts());
}

#[test]
fn escape_clears_the_moves_before_it_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    player.begin("american", Mode::Quick);
    walk_to(&mut player, square("B3"));
    player.key(Key::Enter);
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    player.key(Key::Escape);
    assert!(player.game().turns().current.path.is_empty());
    assert_eq!(player.screen(), Screen::Play);
}

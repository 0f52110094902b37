//! Whole games from home to the result by a gamepad alone.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parlour::app::state::focus::FocusOn;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction, ReplayAction, SetupAction};
use parlour::app::vocabulary::preferences::Arrangement;
use parlour::app::vocabulary::screen::Screen;
use parlour::notation;
use parlour::platform::fake::Fake;
use parlour::platform::gamepad::Button;
use parlour::play::Mode;
use parlour::rules::{Game, Reason, Side, Square, Turn};

use crate::harness::{Player, square};
use crate::whole_games::by_chance;

const DESKTOP: Vec2 = Vec2::new(1280., 800.);

/// Moves the focus from control to control until this one has it, and presses it.
fn choose(player: &mut Player, action: impl Into<Action>) {
    let wanted = FocusOn::Control(action.into());
    for _ in 0..60 {
        if player.focused() == Some(wanted.clone()) {
            // A press does not count for a moment after the focus has moved by itself.
            player.wait(Duration::from_millis(320));
            player.pad(Button::South);
            return player.wait(Duration::from_millis(100));
        }
        player.pad(Button::Select);
    }
    panic!("the gamepad should reach {wanted:?}; it is at {:?}", player.focused());
}

/// Moves the focus to a square with the D-pad, and presses it.
fn touch(player: &mut Player, to: Square) {
    while !matches!(player.focused(), Some(FocusOn::Board(_))) {
        player.pad(Button::Select);
    }
    for _ in 0..40 {
        let Some(FocusOn::Board(at)) = player.focused() else { panic!("the board should keep the focus") };
        let grid = player.game().position().grid();
        let ((column, row), (to_column, to_row)) = (grid.place(at), grid.place(to));
        player.pad(match (column, row) {
            _ if column < to_column => Button::Right,
            _ if column > to_column => Button::Left,
            _ if row < to_row => Button::Down,
            _ if row > to_row => Button::Up,
            _ => return player.pad(Button::South),
        });
    }
    panic!("the D-pad should lead to {to:?}");
}

/// Plays a game from home to its end, and presses the control that has the focus then.
fn play(player: &mut Player, game: Game, mode: Mode, turns: &[Turn]) {
    assert_eq!(player.screen(), Screen::Home);
    choose(player, GoTo::Setup(game));
    assert_eq!(player.screen(), Screen::Setup(game));
    let way = if mode == Mode::HandOver { Arrangement::Passed } else { Arrangement::Side };
    choose(player, SetupAction::Arrange(way));
    player.pad(Button::Start);
    player.wait(Duration::from_millis(400));
    assert_eq!(player.screen(), Screen::Play, "Start should begin the game");
    for (at, turn) in turns.iter().enumerate() {
        if mode == Mode::HandOver {
            assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::StartTurn.into())));
            player.pad(Button::South);
            // A press does not count for a moment after the focus has moved by itself.
            player.wait(Duration::from_millis(320));
        }
        for &square in &turn.0 {
            touch(player, square);
        }
        if mode == Mode::HandOver {
            choose(player, PlayAction::FinishTurn);
        }
        assert_eq!(player.game().turn_count(), at + 1, "{turn:?} should be played");
        player.wait(Duration::from_millis(320));
    }
    assert!(player.game().outcome().is_some());
    player.rest();
    assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::Rematch.into())));
}

#[test]
fn connect_four_is_played_from_home_to_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    let rules = Game::ConnectFour.presets()[0].rules;
    let mut position = rules.start();
    let turns: Vec<Turn> = "1 2 1 2 1 2 1"
        .split(' ')
        .map(|text| {
            let turn = notation::read_turn(&*position, text).expect("a legal turn");
            position.play(&turn).expect("a legal turn");
            turn
        })
        .collect();
    play(&mut player, Game::ConnectFour, Mode::HandOver, &turns);
    assert_eq!(player.game().outcome().and_then(|outcome| outcome.winner), Some(Side::First));
    player.pad(Button::South);
    player.wait(Duration::from_millis(100));
    assert!(player.game().acts().is_empty(), "a rematch should begin");
}

#[test]
fn checkers_is_played_from_home_to_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    let turns = by_chance(Game::Checkers.presets()[0].rules, Reason::NoPieces);
    play(&mut player, Game::Checkers, Mode::Quick, &turns);
    // Back to the match, and through its replay.
    player.pad(Button::LeftShoulder);
    player.rest();
    assert_eq!(player.game().turn_count(), turns.len() - 1, "the left shoulder should undo a turn");
    player.pad(Button::RightShoulder);
    player.rest();
    assert_eq!(player.game().turn_count(), turns.len(), "the right shoulder should redo the turn");
    player.pad(Button::Start);
    player.wait(Duration::from_millis(100));
    choose(&mut player, ReplayAction::Open);
    player.pad(Button::LeftShoulder);
    player.pad(Button::LeftShoulder);
    let replay = |player: &Player| {
        let session = player.app.world().resource::<parlour::app::state::session::Session>();
        session.replay.as_ref().map(parlour::app::state::session::Replay::at)
    };
    assert_eq!(replay(&player), Some(turns.len() - 2), "the left shoulder should go back in a replay");
    player.pad(Button::RightShoulder);
    assert_eq!(replay(&player), Some(turns.len() - 1));
    player.pad(Button::East);
    assert_eq!(replay(&player), None, "East should end the replay");
    player.pad(Button::East);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.screen(), Screen::Home, "East should then leave the match");
}

#[test]
fn east_takes_back_a_touch_and_start_opens_the_menu() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    player.begin("american", Mode::Quick);
    touch(&mut player, square("B3"));
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    player.pad(Button::East);
    assert!(player.game().turns().current.path.is_empty());
    player.pad(Button::Start);
    assert!(player.find_control(&GoTo::Rules(Game::Checkers).into()).is_some());
    player.pad(Button::East);
    assert!(player.find_control(&GoTo::Rules(Game::Checkers).into()).is_none());
    assert_eq!(player.screen(), Screen::Play);
}

#[test]
fn the_buttons_are_explained_once_a_gamepad_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    player.act(GoTo::Settings);
    player.rest();
    assert!(!player.reads("Gamepad"));
    player.pad(Button::Down);
    player.rest();
    assert!(
        player.reads("Gamepad") && player.reads("Undo and redo"),
        "the settings should explain the buttons: {:?}",
        player.texts()
    );

    let mut player = Player::open_on(Fake::tablet(folder.path()), DESKTOP);
    player.pad(Button::Down);
    assert_eq!(player.focused(), None, "gamepads should be ignored on a tablet");
}

#[test]
fn gamepad_input_is_ignored_while_another_window_has_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    let focus = |player: &mut Player, is: bool| {
        let world = player.app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).expect("a window").focused = is;
    };
    focus(&mut player, false);
    player.pad(Button::Down);
    assert_eq!(player.focused(), None);
    focus(&mut player, true);
    player.pad(Button::Down);
    assert!(player.focused().is_some());
}

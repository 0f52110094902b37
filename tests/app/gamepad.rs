//! Whole games from home to the result by a gamepad alone.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parlour::app::state::focus::FocusOn;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction, ReplayAction, SetupAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::notation;
use parlour::platform::fake::Fake;
use parlour::platform::gamepad::Button;
use parlour::play::Mode;
use parlour::rules::{Game, Reason, Side, Square, Turn};

use crate::harness::{Player, square};
use crate::whole_games::by_chance;

const DESKTOP: Vec2 = Vec2::new(1280., 800.);

/// Goes from control to control until this one has the focus, and presses it.
fn choose(player: &mut Player, action: impl Into<Action>) {
    let wanted = FocusOn::Control(action.into());
    for _ in 0..60 {
        if player.focused() == Some(wanted.clone()) {
            player.pad(Button::South);
            return player.wait(Duration::from_millis(100));
        }
        player.pad(Button::Select);
    }
    panic!("the gamepad never comes to {wanted:?}; it is at {:?}", player.focused());
}

/// Goes to a square by the cross, and presses it.
fn touch(player: &mut Player, to: Square) {
    while !matches!(player.focused(), Some(FocusOn::Board(_))) {
        player.pad(Button::Select);
    }
    for _ in 0..40 {
        let Some(FocusOn::Board(at)) = player.focused() else { panic!("the board lost the focus") };
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
    panic!("the cross does not lead to {to:?}");
}

/// Plays a game from home on, and presses what then has the focus.
fn play(player: &mut Player, game: Game, mode: Mode, turns: &[Turn]) {
    assert_eq!(player.screen(), Screen::Home);
    choose(player, GoTo::Setup(game));
    assert_eq!(player.screen(), Screen::Setup(game));
    choose(player, SetupAction::Mode(mode));
    player.pad(Button::Start);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.screen(), Screen::Play, "Start starts the game");
    for (at, turn) in turns.iter().enumerate() {
        if mode == Mode::HandOver {
            assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::StartTurn.into())));
            player.pad(Button::South);
        }
        for &square in &turn.0 {
            touch(player, square);
        }
        if mode == Mode::HandOver {
            choose(player, PlayAction::FinishTurn);
        }
        assert_eq!(player.game().turn_count(), at + 1, "{turn:?} was played");
        player.wait(Duration::from_millis(200));
    }
    assert!(player.game().outcome().is_some());
    player.rest();
    assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::Rematch.into())));
}

#[test]
fn connect_four_from_home_to_the_result() {
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
    assert!(player.game().acts().is_empty(), "a rematch has begun");
}

#[test]
fn checkers_from_home_to_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    let turns = by_chance(Game::Checkers.presets()[0].rules, Reason::NoPieces);
    play(&mut player, Game::Checkers, Mode::Quick, &turns);
    // Back in the match, and through a walk of it.
    player.pad(Button::LeftShoulder);
    player.rest();
    assert_eq!(player.game().turn_count(), turns.len() - 1, "the left shoulder undoes");
    player.pad(Button::RightShoulder);
    player.rest();
    assert_eq!(player.game().turn_count(), turns.len(), "the right one does again");
    player.pad(Button::Start);
    player.wait(Duration::from_millis(100));
    choose(&mut player, ReplayAction::Open);
    player.pad(Button::LeftShoulder);
    player.pad(Button::LeftShoulder);
    let replay = |player: &Player| {
        let session = player.app.world().resource::<parlour::app::state::session::Session>();
        session.replay.as_ref().map(parlour::app::state::session::Replay::at)
    };
    assert_eq!(replay(&player), Some(turns.len() - 2), "in a walk it goes back");
    player.pad(Button::RightShoulder);
    assert_eq!(replay(&player), Some(turns.len() - 1));
    player.pad(Button::East);
    assert_eq!(replay(&player), None, "East ends the walk");
    player.pad(Button::East);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.screen(), Screen::Home, "and then leaves the table");
}

#[test]
fn east_takes_a_touch_back_and_start_shows_the_rest() {
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
fn it_is_told_what_the_buttons_do_once_there_is_a_gamepad() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    player.act(GoTo::Settings);
    player.rest();
    assert!(!player.reads("Gamepad"));
    player.pad(Button::Down);
    player.rest();
    assert!(player.reads("Gamepad") && player.reads("Undo and redo"), "{:?}", player.texts());

    let mut player = Player::open_on(Fake::tablet(folder.path()), DESKTOP);
    player.pad(Button::Down);
    assert_eq!(player.focused(), None, "a tablet has none that we could hear");
}

#[test]
fn a_gamepad_that_is_meant_for_another_window_does_nothing() {
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

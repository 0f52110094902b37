//! Every screen, and a whole game, by arrows, Enter, Escape and Tab.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use parlour::app::board::MarkKind;
use parlour::app::device::viewport::Viewport;
use parlour::app::state::focus::FocusOn;
use parlour::app::state::session::Session;
use parlour::app::ui::paint::Focused;
use parlour::app::vocabulary::action::{
    Action, Control, EditorAction, EngineAction, Fold, GoTo, PlayAction, ReplayAction, SetupAction,
    TournamentAction,
};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::screen::Screen;
use parlour::play::{Mode, TimeControl};
use parlour::rules::{Game, Side, Square};

use crate::harness::{Player, setup_of, square};

/// Presses Tab until this control has the focus.
fn tab_to(player: &mut Player, action: impl Into<Action>) {
    let wanted = FocusOn::Control(action.into());
    for _ in 0..60 {
        if player.focused() == Some(wanted.clone()) {
            // A key does not count for a moment after the focus has moved by itself.
            return player.wait(Duration::from_millis(320));
        }
        player.key(Key::Tab);
    }
    panic!("Tab should reach {wanted:?}; it is at {:?}", player.focused());
}

/// Moves the focus to a square of the board with the arrows.
fn walk_to(player: &mut Player, to: Square) {
    for _ in 0..60 {
        if let Some(FocusOn::Board(_)) = player.focused() {
            break;
        }
        player.key(Key::Tab);
    }
    for _ in 0..20 {
        let Some(FocusOn::Board(at)) = player.focused() else { panic!("the board should keep the focus") };
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
    panic!("the arrows should lead to {to:?}");
}

#[test]
fn keys_lead_from_home_through_the_setup_into_a_game_and_back() {
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

/// Describes the part of the focused control and its ring that the window or a list clips.
fn hidden(player: &mut Player) -> Option<String> {
    let Some(FocusOn::Control(action)) = player.focused() else { return None };
    let window = Rect::from_corners(Vec2::ZERO, player.app.world().resource::<Viewport>().size);
    let world = player.app.world_mut();
    let mut query = world.query_filtered::<(&Control, &ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>), With<Focused>>();
    let (_, node, transform, clip) = query.iter(world).find(|(control, ..)| control.0 == action)?;
    let scale = node.inverse_scale_factor();
    let ring = Rect::from_center_size(transform.translation * scale, node.size() * scale);
    let seen = clip.map_or(window, |clip| {
        Rect::from_corners(clip.clip.min * scale, clip.clip.max * scale).intersect(window)
    });
    // A ring taller than its list can only be seen in part.
    let fits = ring.height() <= seen.height();
    (fits && seen.inflate(0.5).union(ring) != seen.inflate(0.5)).then(|| format!("{ring:?} in {seen:?}"))
}

/// Goes through a screen with Tab: every enabled control has the focus once, and is then fully visible.
fn audit(player: &mut Player, name: &str) {
    let controls = player.controls();
    assert!(!controls.is_empty(), "{name} should have controls");
    let mut reached = Vec::new();
    for _ in 0..controls.len() + 2 {
        player.key(Key::Tab);
        // The list scrolls, and is laid out in the next frame.
        player.app.update();
        let focused = player.focused().expect("a focus");
        if let Some(hidden) = hidden(player) {
            panic!("{focused:?} on {name} should be fully visible: {hidden}");
        }
        let marked = player.app.world_mut().query::<&Focused>().iter(player.app.world()).count();
        assert_eq!(marked > 0, matches!(focused, FocusOn::Control(_)), "the ring of {focused:?} on {name}");
        reached.push(focused);
    }
    for (action, _) in controls {
        assert!(reached.contains(&FocusOn::Control(action.clone())), "Tab should reach {action:?} of {name}");
    }
}

#[test]
fn every_control_of_every_screen_can_be_reached_and_is_visible() {
    for size in [Vec2::new(800., 1280.), Vec2::new(1280., 800.), Vec2::new(412., 915.)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.begin("american", Mode::Quick);
        player.play_by_touch(&[square("B3"), square("C4")]);
        player.rest();
        player.act(EditorAction::TakeOver);
        let mut screens = vec![
            GoTo::Home,
            GoTo::Settings,
            GoTo::Library,
            GoTo::Restore,
            GoTo::Players,
            GoTo::Lessons,
            GoTo::Puzzles,
            GoTo::Openings(Game::Checkers),
            GoTo::Practice(Game::Checkers),
            GoTo::Ratings,
            GoTo::Tournament,
            GoTo::About,
            GoTo::Record,
            GoTo::Study,
            GoTo::Editor,
        ];
        screens.extend(Game::ALL.map(GoTo::Setup));
        screens.extend(Game::ALL.map(GoTo::Rules));
        screens.extend(Game::ALL.map(GoTo::Lesson));
        screens.extend(Game::ALL.map(GoTo::Puzzle));
        let mut screens: Vec<Action> = screens.into_iter().map(Action::from).collect();
        screens.push(EngineAction::New(Game::Go).into());
        // A tournament that is played, beside its setup.
        let add = |name: &str| TournamentAction::Add(name.to_owned());
        screens.push(GoTo::Tournament.into());
        for go in screens {
            if go == Action::from(GoTo::Tournament) && player.screen() == Screen::Engine {
                for action in [add("Anna"), add("Ben"), add("Cleo"), TournamentAction::Begin] {
                    player.act(action);
                }
            }
            player.act(go);
            player.wait(Duration::from_millis(600));
            let screen = player.screen();
            audit(&mut player, &format!("{screen:?} at {size}"));
            if let Screen::Setup(_) = screen {
                tab_to(&mut player, SetupAction::Unfold(Fold::Options));
                player.key(Key::Enter);
                player.wait(Duration::from_millis(100));
                let tournament = SetupAction::TournamentMode(true);
                assert!(player.find_control(&tournament.into()).is_some(), "Enter should unfold the options");
                audit(&mut player, &format!("the options of {screen:?} at {size}"));
            }
            if screen != Screen::Home {
                player.key(Key::Escape);
                player.wait(Duration::from_millis(100));
                assert_ne!(player.screen(), screen, "Escape should leave the screen");
            }
        }
    }
}

#[test]
fn every_control_of_a_match_can_be_reached_and_left() {
    for size in [Vec2::new(800., 1280.), Vec2::new(915., 412.), Vec2::new(412., 915.)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.begin("american", Mode::HandOver);
        audit(&mut player, &format!("a turn that begins at {size}"));
        player.act(PlayAction::StartTurn);
        audit(&mut player, &format!("a turn at {size}"));
        player.key(Key::ContextMenu);
        assert!(player.find_control(&GoTo::Record.into()).is_some(), "the menu key should open the menu");
        audit(&mut player, &format!("the rest at {size}"));
        player.key(Key::Escape);
        assert!(player.find_control(&GoTo::Record.into()).is_none(), "Escape should close the menu");
        assert_eq!(player.screen(), Screen::Play);
        // The board has come where the menu was.
        player.wait(Duration::from_millis(400));
        player.play_by_touch(&[square("B3"), square("C4")]);
        player.rest();
        player.act(ReplayAction::Open);
        player.rest();
        audit(&mut player, &format!("a replay at {size}"));
        player.key(Key::Escape);
        assert!(player.app.world().resource::<Session>().is_live(), "Escape should end the replay");
        player.act(PlayAction::Resign);
        player.rest();
        audit(&mut player, &format!("the end at {size}"));
        player.begin_setup(setup_of(Game::Go.presets()[0].rules, Mode::Quick, None));
        player.act(PlayAction::Pass);
        player.act(PlayAction::Pass);
        player.rest();
        audit(&mut player, &format!("a count at {size}"));
        let mut timed = setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None);
        timed.clocks = [Some(TimeControl::presets()[1]); 2];
        player.begin_setup(timed);
        audit(&mut player, &format!("clocks that stand at {size}"));
        player.key(Key::Escape);
        player.wait(Duration::from_millis(100));
        assert_eq!(player.screen(), Screen::Home);
    }
}

#[test]
fn a_visible_focus_moves_to_the_most_likely_target() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    tab_to(&mut player, GoTo::Setup(Game::ConnectFour));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(100));
    player.act(SetupAction::Mode(Mode::HandOver));
    player.wait(Duration::from_millis(320));
    assert_eq!(player.focused(), Some(FocusOn::Control(SetupAction::Start.into())));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::StartTurn.into())));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(400));
    let Some(FocusOn::Board(middle)) = player.focused() else { panic!("{:?}", player.focused()) };
    player.key(Key::Enter);
    player.key(Key::Enter);
    assert!(
        player.game().turns().current.path.is_empty(),
        "a second Enter on the square should take the touch back"
    );
    player.key(Key::Enter);
    tab_to(&mut player, PlayAction::FinishTurn);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::StartTurn.into())));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(100));
    assert_eq!(player.focused(), Some(FocusOn::Board(middle)), "the focus should return to its square");
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    // Two pieces against one, which is soon captured.
    player.begin_at("american", Mode::HandOver, Some("B:W14:B9,K23"));
    tab_to(&mut player, PlayAction::StartTurn);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    let turn = player.game().position().turns().first().cloned().expect("a legal turn");
    for square in turn.0 {
        walk_to(&mut player, square);
        assert_eq!(player.marked(MarkKind::Cursor), [square], "the focused square should be marked");
        player.key(Key::Enter);
    }
    tab_to(&mut player, PlayAction::FinishTurn);
    player.key(Key::Enter);
    player.rest();
    assert!(
        player.game().outcome().is_some(),
        "the only piece should be captured: {:?}",
        player.game().acts()
    );
}

#[test]
fn a_repeated_return_does_not_begin_a_rematch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    // Three discs stand in the first column, and the fourth wins.
    player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
    let lowest = |player: &Player, column: u8| {
        let position = player.game().position();
        let squares = position.next(&[]).squares;
        squares.into_iter().find(|square| position.grid().place(*square).0 == column).expect("a free square")
    };
    for column in [0, 1, 0, 1, 0, 1] {
        let square = lowest(&player, column);
        player.app.world_mut().write_message(SquareTouched(square));
        player.rest();
    }
    let last = lowest(&player, 0);
    walk_to(&mut player, last);
    player.key(Key::Enter);
    assert!(player.game().outcome().is_some(), "the fourth disc should win");
    // Somebody hits the key again and again.
    for _ in 0..20 {
        player.wait(Duration::from_millis(120));
        player.key(Key::Enter);
    }
    assert!(!player.game().acts().is_empty(), "the result should stay");
    assert_eq!(player.focused(), Some(FocusOn::Control(PlayAction::Rematch.into())));
    player.wait(Duration::from_millis(320));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(100));
    assert!(player.game().acts().is_empty(), "a deliberate key should begin the rematch");
}

#[test]
fn a_modifier_counts_at_its_place_in_the_sequence_of_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    for _ in 0..3 {
        player.key(Key::Tab);
    }
    let third = player.focused();
    player.key(Key::Tab);
    let fourth = player.focused();
    // Shift goes down, Tab goes down and up, and Shift goes up, all in one frame.
    player.keys_at_once(&[(Key::Shift, true), (Key::Tab, true), (Key::Tab, false), (Key::Shift, false)]);
    assert_eq!(player.focused(), third, "Shift and Tab should go back however fast they are");
    // Shift goes up and down around a Tab of its own.
    player.keys_at_once(&[(Key::Shift, true)]);
    player.keys_at_once(&[(Key::Shift, false), (Key::Tab, true), (Key::Tab, false), (Key::Shift, true)]);
    assert_eq!(player.focused(), fourth, "a Tab without Shift should go forward");
    // A window that loses the focus does not hear that Shift is released.
    player.app.world_mut().write_message(bevy::input::keyboard::KeyboardFocusLost);
    player.key(Key::Tab);
    player.keys_at_once(&[(Key::Shift, true), (Key::Tab, true), (Key::Tab, false), (Key::Shift, false)]);
    assert_eq!(player.focused(), fourth, "the lost Shift should be forgotten");
}

#[test]
fn escape_clears_the_touches_before_it_leaves() {
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

#[test]
fn the_key_that_ends_editing_a_name_does_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    player.act(GoTo::Setup(Game::Reversi));
    player.wait(Duration::from_millis(100));
    let edit = SetupAction::EditName(Some(Side::First));
    for key in [Key::Enter, Key::Escape, Key::Tab] {
        tab_to(&mut player, edit.clone());
        player.key(Key::Enter);
        player.wait(Duration::from_millis(100));
        assert_eq!(player.find_control(&edit.clone().into()), None, "the name should be in editing");
        player.key(key.clone());
        player.wait(Duration::from_millis(100));
        assert_eq!(
            player.screen(),
            Screen::Setup(Game::Reversi),
            "{key:?} should neither leave the setup nor begin a match"
        );
        let focused = Some(FocusOn::Control(edit.clone().into()));
        assert_eq!(player.focused(), focused, "the name should have the focus again after {key:?}");
    }
}

#[test]
fn a_key_presses_a_control_only_if_its_focus_is_visible() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    tab_to(&mut player, GoTo::Setup(Game::Reversi));
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    let start = Some(FocusOn::Control(SetupAction::Start.into()));
    assert_eq!(player.focused(), start);
    // The name is written with the mouse, which hides the focus.
    player.press(SetupAction::EditName(Some(Side::First)));
    player.wait(Duration::from_millis(100));
    assert_eq!(player.focused(), None);
    player.type_letter("A");
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Setup(Game::Reversi), "the key should only end editing the name");
    assert_eq!(player.focused(), None);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Setup(Game::Reversi), "the next key should only show the focus");
    assert_eq!(player.focused(), start);
    player.key(Key::Enter);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Play);
}

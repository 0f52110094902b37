//! No press is lost: by mouse, finger and pen, on every screen, also if the pointer has never moved.

use std::path::Path;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::{ForceTouch, TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::ui::controls::Pressed;
use parlour::app::ui::muted::MutedSign;
use parlour::app::vocabulary::action::{
    Action, EditorAction, GoTo, LibraryAction, PlayAction, RecordAction, SetupAction,
};
use parlour::app::vocabulary::notice::{Notice, StatusLine};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::Mode;
use parlour::rules::{Game, Side};

use crate::harness::{Player, setup_of};

const DESKTOP: Vec2 = Vec2::new(1280., 800.);
const TABLET: Vec2 = Vec2::new(800., 1280.);

/// A device that points.
#[derive(Clone, Copy, Debug)]
enum Pointing {
    Mouse,
    Finger,
    Pen,
}

const ALL: [Pointing; 3] = [Pointing::Mouse, Pointing::Finger, Pointing::Pen];

impl Player {
    /// Sends one event of a pen: a touch that has a force.
    fn pen(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("a window");
        let force = Some(ForceTouch::Normalized(0.4));
        let touch = TouchInput { phase, position, window, force, id };
        world.write_message(WindowEvent::TouchInput(touch));
        world.write_message(touch);
    }

    /// Presses or lifts at a point, without a movement. A mouse must be there already.
    fn point(&mut self, with: Pointing, id: u64, is_down: bool, at: Vec2) {
        let phase = if is_down { TouchPhase::Started } else { TouchPhase::Ended };
        match with {
            Pointing::Mouse if is_down => self.mouse_button(ButtonState::Pressed),
            Pointing::Mouse => self.mouse_button(ButtonState::Released),
            Pointing::Finger => self.finger(id, phase, at),
            Pointing::Pen => self.pen(id, phase, at),
        }
    }

    /// Presses and lifts at a point, without a movement. A mouse must be there already.
    fn click(&mut self, with: Pointing, at: Vec2) {
        let id = self.new_finger();
        self.point(with, id, true, at);
        self.app.update();
        self.point(with, id, false, at);
        self.app.update();
        self.app.update();
    }

    /// Returns `true` if a press was muted a moment ago.
    fn sees_muted(&mut self) -> bool {
        let world = self.app.world_mut();
        world.query::<&MutedSign>().iter(world).count() > 0
    }
}

/// The ways to every screen that has controls.
fn ways() -> Vec<GoTo> {
    let mut ways = vec![
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
        GoTo::Resume,
    ];
    ways.extend(Game::ALL.map(GoTo::Setup));
    ways.extend(Game::ALL.map(GoTo::Rules));
    ways.push(GoTo::Home);
    ways
}

/// Returns the middle of a control of this screen that leads to another one.
fn way_out(player: &mut Player) -> Vec2 {
    let controls = player.controls();
    let out = [GoTo::Back, GoTo::Home, GoTo::Library];
    let found = out.iter().find_map(|out| controls.iter().find(|(action, _)| *action == Action::Go(*out)));
    found.expect("a way to another screen").1.center()
}

#[test]
fn a_press_after_a_change_of_screen_counts_though_the_pointer_has_not_moved() {
    for with in ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), DESKTOP);
        player.begin("american", Mode::Quick);
        player.act(EditorAction::TakeOver);
        for go in ways() {
            let before = if go == GoTo::Home { GoTo::Settings } else { GoTo::Home };
            player.act(go);
            player.wait(Duration::from_secs(1));
            let (at, screen) = (way_out(&mut player), player.screen());
            player.act(before);
            player.mouse_to(at);
            player.wait(Duration::from_secs(1));
            player.act(go);
            // A place where another control stood is deaf for 300 ms.
            player.wait(Duration::from_millis(320));
            assert_eq!(player.screen(), screen);
            player.click(with, at);
            assert_ne!(player.screen(), screen, "the press with {with:?} at {at} should count");
        }
    }
}

#[test]
fn a_press_shows_its_effect_in_the_frame_that_gets_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.wait(Duration::from_secs(1));
    for with in ALL {
        let tile = player.control(GoTo::Setup(Game::Reversi)).center();
        if matches!(with, Pointing::Mouse) {
            player.mouse_to(tile);
        }
        let id = player.new_finger();
        player.point(with, id, true, tile);
        player.app.update();
        let world = player.app.world_mut();
        assert_eq!(world.query::<&Pressed>().iter(world).count(), 1, "{with:?}");
        player.point(with, id, false, tile);
        player.app.update();
        assert_eq!(player.screen(), Screen::Setup(Game::Reversi), "{with:?}");
        assert!(player.find_control(&SetupAction::Start.into()).is_some(), "{with:?}");
        player.act(GoTo::Home);
        player.wait(Duration::from_secs(1));
    }
}

#[test]
fn the_same_control_counts_at_once_on_the_next_screen() {
    for with in ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), DESKTOP);
        player.act(GoTo::Library);
        player.act(GoTo::Players);
        player.wait(Duration::from_secs(1));
        let back = player.control(GoTo::Back).center();
        player.mouse_to(back);
        player.app.update();
        player.click(with, back);
        assert_eq!(player.screen(), Screen::Library);
        player.click(with, back);
        assert_eq!(player.screen(), Screen::Home, "the second press with {with:?} should count");
    }
}

#[test]
fn a_mouse_that_jumps_presses_where_it_lands() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    player.mouse_to(Vec2::new(5., 400.));
    player.wait(Duration::from_secs(1));
    let at = player.control(GoTo::Settings).center();
    // All of it arrives in one frame.
    player.mouse_to(at);
    player.mouse_button(ButtonState::Pressed);
    player.mouse_button(ButtonState::Released);
    player.mouse_to(Vec2::new(5., 400.));
    player.app.update();
    player.app.update();
    assert_eq!(player.screen(), Screen::Settings);
}

/// Finishes a turn in a window with a single row for Finish Turn, and then for Start Turn. The last frame is that
/// of the lift, which draws Start Turn. Returns the place of both.
fn finish_a_turn(folder: &Path) -> (Player, Vec2) {
    let mut player = Player::open(folder, Vec2::splat(400.));
    player.begin("american", Mode::HandOver);
    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    for name in ["B3", "C4"] {
        player.tap_square(name);
    }
    let finish = player.control(PlayAction::FinishTurn).center();
    player.tap(finish);
    assert_eq!(player.game().turn_count(), 1);
    (player, finish)
}

#[test]
fn a_place_where_another_control_stood_is_deaf_for_a_moment_and_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut player, finish) = finish_a_turn(folder.path());
    player.app.update();
    let start = player.control(PlayAction::StartTurn);
    assert!(start.contains(finish), "the example should have Start Turn under the finger: {start:?}");
    player.tap(finish);
    assert!(!player.game().turns().current.started, "a double tap should not begin the next turn");
    assert!(player.sees_muted(), "the player should see that the second tap is muted");
    player.wait(Duration::from_millis(320));
    assert!(!player.sees_muted());
    player.tap(finish);
    player.app.update();
    assert!(player.game().turns().current.started, "a third tap should count");
}

#[test]
fn a_place_is_deaf_for_no_longer_though_the_app_sleeps() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut player, finish) = finish_a_turn(folder.path());
    // The next frame comes with the next press, long after.
    let id = player.new_finger();
    player.finger(id, TouchPhase::Started, finish);
    player.wake();
    player.finger(id, TouchPhase::Ended, finish);
    player.app.update();
    player.app.update();
    assert!(player.game().turns().current.started, "the press should count");
}

#[test]
fn a_second_finger_and_a_palm_are_seen_to_be_muted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin("american", Mode::Quick);
    let (first, second) = (player.at("B3"), player.at("F6"));
    player.finger(1, TouchPhase::Started, first);
    player.app.update();
    assert!(!player.sees_muted());
    player.finger(2, TouchPhase::Started, second);
    player.app.update();
    assert!(player.sees_muted(), "a second finger");
    for finger in [1, 2] {
        player.finger(finger, TouchPhase::Ended, first);
    }
    player.wait(Duration::from_millis(400));
    assert!(!player.sees_muted());
    // A hand that slips along the edge of an enlarged board.
    player.resize(Vec2::new(412., 915.));
    player.begin_setup(setup_of(Game::Go.presets()[0].rules, Mode::Quick, None));
    let room = player.app.world().resource::<Place>().room;
    player.tap(room.center());
    player.wait(Duration::from_millis(400));
    assert!(player.app.world().resource::<Zoom>().is_in());
    let x = room.min.x + 2.;
    assert!(x < 24., "the example should have a board at the edge: {room:?}");
    player.slide(&[0.3, 0.6].map(|part| Vec2::new(x, room.min.y + part * room.height())));
    assert!(player.sees_muted(), "a palm");
    assert_eq!(player.game().turn_count(), 0);
}

#[test]
fn a_lost_lift_does_not_make_the_next_press_a_second_finger() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    let at = player.control(GoTo::Settings).center();
    player.mouse_to(at);
    player.app.update();
    player.mouse_button(ButtonState::Pressed);
    player.app.update();
    // The button went up over another window, which has told nobody.
    player.click(Pointing::Mouse, at);
    assert_eq!(player.screen(), Screen::Settings);
}

#[test]
fn a_stepper_counts_every_press_however_fast() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), DESKTOP);
    player.act(GoTo::Setup(Game::Reversi));
    player.wait(Duration::from_secs(1));
    player.act(SetupAction::Opposition(Opposition::Computer));
    player.wait(Duration::from_secs(1));
    let to = |number: u8| Level::new(number).expect("a level");
    let step = |player: &mut Player, number: u8| {
        let find =
            |player: &mut Player, side| player.find_control(&SetupAction::Level(side, to(number)).into());
        find(player, Side::First).or_else(|| find(player, Side::Second))
    };
    let number = (1..10).find(|number| step(&mut player, *number).is_some()).expect("a stepper") + 2;
    let more = step(&mut player, number).expect("a button for the next level").center();
    for _ in 0..3 {
        player.quick_tap(more);
        player.app.update();
        player.app.update();
    }
    assert!(!player.sees_muted());
    assert!(step(&mut player, number + 3).is_some(), "three presses should be three levels");
}

#[test]
fn a_press_counts_if_its_control_moves_away_under_the_finger() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let at = player.control(GoTo::Settings).center();
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    player.resize(Vec2::new(1280., 800.));
    player.finger(1, TouchPhase::Ended, at);
    player.app.update();
    player.app.update();
    assert_eq!(player.screen(), Screen::Settings);
}

#[test]
fn a_notice_lies_over_the_page_and_moves_nothing() {
    for size in [Vec2::new(412., 915.), DESKTOP] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.begin("american", Mode::Quick);
        player.tap_square("B3");
        player.tap_square("C4");
        player.rest();
        let says_something = |player: &mut Player| {
            player.app.world_mut().resource_mut::<StatusLine>().0 = Some(Notice::OnlyLooking);
            player.app.update();
        };
        for (go, cause) in [
            (GoTo::Home, None),
            (GoTo::Record, Some(Action::from(RecordAction::Copy))),
            (GoTo::Library, Some(LibraryAction::BackUp.into())),
        ] {
            player.act(go);
            player.rest();
            let before = player.controls();
            match cause {
                Some(action) => player.act(action),
                None => says_something(&mut player),
            }
            player.rest();
            assert!(player.said().is_some());
            let after = player.controls();
            for control in before {
                assert!(after.contains(&control), "{control:?} on {go:?} at {size} should stay: {after:#?}");
            }
            let close = player.control(Action::Dismiss);
            assert!(close.max.y > size.y - 80., "the notice should lie over the lower edge: {close:?}");
            player.press(Action::Dismiss);
            assert_eq!(player.said(), None);
            assert!(player.find_control(&Action::Dismiss).is_none());
        }
    }
}

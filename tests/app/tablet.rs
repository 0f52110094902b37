//! Events of a tablet: notches, Back, going to the background and returning, and being killed.

use std::path::Path;
use std::time::Duration;

use bevy::app::AppExit;
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use parlour::app::board::place::Place;
use parlour::app::device::InForce;
use parlour::app::device::language::Language;
use parlour::app::device::viewport::Viewport;
use parlour::app::state::settings::Settings;
use parlour::app::theme::Theme;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction, RecordAction, Setting};
use parlour::app::vocabulary::preferences::{Motion, TextSize};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::platform::{Feel, Insets, Strength};
use parlour::play::{Mode, saved};
use parlour::rules::Game;

use crate::harness::{Player, square};

const UPRIGHT: Vec2 = Vec2::new(800., 1280.);
const PHONE: Vec2 = Vec2::new(412., 915.);

fn tablet(folder: &Path, size: Vec2) -> Player {
    Player::open_on(Fake::tablet(folder), size)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Returns `true` if the app has asked to be closed.
fn closes(player: &Player) -> bool {
    !player.app.world().resource::<Messages<AppExit>>().is_empty()
}

#[test]
fn text_and_controls_avoid_notches() {
    // A cut-out above and an indicator below; on its side, the device has the cut-out at the left.
    let upright = Insets { left: 0., top: 48., right: 0., bottom: 34. };
    let sideways = Insets { left: 48., top: 0., right: 0., bottom: 21. };
    let folder = folder();
    let mut player = tablet(folder.path(), PHONE);
    player.begin("american", Mode::HandOver);
    for (size, insets) in [(PHONE, upright), (PHONE.yx(), sideways), (UPRIGHT, upright)] {
        player.device.device().insets = insets;
        player.resize(size);
        for screen in [GoTo::Home, GoTo::Resume, GoTo::Record, GoTo::Settings, GoTo::Setup(Game::Go)] {
            player.act(screen);
            player.rest();
            let safe = player.app.world().resource::<Viewport>().safe_area();
            assert_eq!(safe.min, Vec2::new(insets.left, insets.top));
            let lists = scrolled(&mut player);
            for (action, rect) in player.controls() {
                let inside = safe.inflate(0.5).union(rect) == safe.inflate(0.5);
                // Controls further down a list are scrolled to, but stay between the margins at the sides.
                let beside = rect.min.x >= safe.min.x - 0.5 && rect.max.x <= safe.max.x + 0.5;
                assert!(
                    inside || (lists && beside),
                    "{action:?} of {screen:?} at {rect:?} should be in {safe:?}"
                );
            }
            if screen == GoTo::Resume {
                let board = player.app.world().resource::<Place>().board();
                assert_eq!(safe.union(board), safe, "the board at {board:?} should be in {safe:?}");
            }
        }
    }
}

/// Returns `true` if the screen is a list that may be longer than the window.
fn scrolled(player: &mut Player) -> bool {
    let world = player.app.world_mut();
    world.query::<&parlour::app::ui::controls::Scrolls>().iter(world).next().is_some()
}

#[test]
fn margins_that_arrive_late_apply_as_well() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    player.wait(Duration::from_millis(100));
    player.device.device().insets.top = 60.;
    player.wait(Duration::from_millis(40));
    let insets = Insets { top: 60., ..Insets::default() };
    assert_eq!(player.app.world().resource::<Viewport>().insets, insets);
}

#[test]
fn back_takes_back_touches_then_goes_up_and_leaves_from_home() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    player.begin("american", Mode::HandOver);
    player.press(PlayAction::StartTurn);
    player.tap_square("B3");
    player.key(Key::BrowserBack);
    assert!(player.game().turns().current.path.is_empty(), "the first Back should take back the touch");
    assert_eq!(player.screen(), Screen::Play);
    player.key(Key::BrowserBack);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Home);
    assert!(!player.device.device().was_left);
    player.key(Key::BrowserBack);
    assert!(player.device.device().was_left, "the app should go to the background from home");
    assert!(!closes(&player), "the app should stay open in the background");

    let folder = self::folder();
    let mut player = Player::open(folder.path(), UPRIGHT);
    player.key(Key::Escape);
    assert!(closes(&player), "a desktop has no background, so the app should close");
}

#[test]
fn the_app_returns_from_the_background_unchanged() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    player.begin("american", Mode::HandOver);
    player.play_by_touch(&[square("B3"), square("C4")]);
    player.press(PlayAction::StartTurn);
    player.tap_square("C6");
    let staged = saved::write(player.game());

    // A call arrives while a finger is on the board, and the system cancels the touch.
    let (id, at) = (player.new_finger(), player.at("D5"));
    player.finger(id, TouchPhase::Started, at);
    player.app.update();
    player.finger(id, TouchPhase::Canceled, at);
    player.lifecycle(AppLifecycle::WillSuspend);
    player.lifecycle(AppLifecycle::Suspended);
    // The app returns held the other way, folded and sharing the screen with another app.
    player.lifecycle(AppLifecycle::WillResume);
    for size in [UPRIGHT.yx(), Vec2::new(400., 800.), UPRIGHT] {
        player.resize(size);
        player.lifecycle(AppLifecycle::Running);
        player.rest();
        assert_eq!(saved::write(player.game()), staged);
        assert_eq!(player.pieces(), player.expected_pieces());
    }
    player.tap_square("D5");
    player.press(PlayAction::FinishTurn);
    assert_eq!(player.game().acts().len(), 2, "the begun turn should be finished");
}

#[test]
fn an_app_ended_in_the_background_resumes_where_it_was() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    player.begin("american", Mode::HandOver);
    player.play_by_touch(&[square("B3"), square("C4")]);
    player.press(PlayAction::StartTurn);
    player.tap_square("C6");
    player.lifecycle(AppLifecycle::Suspended);
    let (device, left) = (player.device.clone(), saved::write(player.game()));
    // The system needs the memory and ends the app without notice.
    drop(player);

    let player = Player::open_on(device, UPRIGHT);
    assert_eq!(player.screen(), Screen::Play);
    assert_eq!(saved::write(player.game()), left);
}

#[test]
fn the_language_of_the_system_is_followed_while_the_app_runs() {
    let folder = folder();
    let device = Fake::tablet(folder.path());
    device.device().languages = vec!["de-AT".to_owned()];
    let mut player = Player::open_on(device.clone(), UPRIGHT);
    let tag = |player: &Player| player.app.world().resource::<Language>().tag();
    assert_eq!(tag(&player), "de");
    device.device().languages = vec!["ar-EG".to_owned(), "de-AT".to_owned()];
    player.lifecycle(AppLifecycle::WillSuspend);
    player.lifecycle(AppLifecycle::Running);
    player.rest();
    assert_eq!(tag(&player), "ar", "after a visit to the settings of the system");
    device.device().languages = vec!["fr".to_owned()];
    player.focus_window();
    player.rest();
    assert_eq!(tag(&player), "fr", "when the window has the focus again");
    player.act(Setting::Language(Some("ja")));
    device.device().languages = vec!["es".to_owned()];
    player.focus_window();
    assert_eq!(tag(&player), "ja", "a choice in the app comes first");
}

#[test]
fn memory_is_given_back_when_the_system_asks() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    for screen in [GoTo::Settings, GoTo::Library, GoTo::Home] {
        player.act(screen);
        player.rest();
    }
    let pictures = |player: &Player| player.app.world().resource::<Assets<Image>>().len();
    player.app.update();
    let before = pictures(&player);
    player.app.update();
    assert_eq!(pictures(&player), before, "drawings of other screens are kept");
    player.device.device().is_short_of_memory = true;
    for _ in 0..3 {
        player.app.update();
    }
    assert!(pictures(&player) < before, "{before} drawings");
    assert!(!player.device.device().is_short_of_memory);
    let least = pictures(&player);
    player.act(GoTo::Settings);
    player.rest();
    assert!(pictures(&player) > least, "they are drawn again");
}

#[test]
fn haptics_follow_events_with_the_chosen_strength() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    let felt = |player: &Player| std::mem::take(&mut player.device.device().felt);
    player.begin("american", Mode::Quick);
    felt(&player);
    player.play_by_touch(&[square("B3"), square("C4")]);
    player.rest();
    assert_eq!(felt(&player), [(Feel::Choice, Strength::Light), (Feel::Move, Strength::Light)]);
    player.tap_square("C4");
    assert_eq!(
        felt(&player),
        [(Feel::Refusal, Strength::Light)],
        "a touch of the opponent's piece should feel like a refusal"
    );
    player.act(Setting::Haptics(Strength::Strong));
    player.play_by_touch(&[square("E6"), square("D5")]);
    player.rest();
    felt(&player);
    player.play_by_touch(&[square("C4"), square("E6")]);
    player.rest();
    assert_eq!(felt(&player), [(Feel::Choice, Strength::Strong), (Feel::Capture, Strength::Strong)]);
    player.act(PlayAction::Resign);
    player.rest();
    assert_eq!(felt(&player), [(Feel::End, Strength::Strong)], "the end of the game should be felt");
    player.act(PlayAction::Undo);
    player.rest();
    assert_eq!(felt(&player), [], "undo should not be felt");
    player.act(Setting::Haptics(Strength::Off));
    player.press(PlayAction::Undo);
    player.rest();
    assert_eq!(felt(&player), []);
    assert_eq!(player.app.world().resource::<Settings>().haptics, Strength::Off);
}

#[test]
fn haptics_are_offered_only_on_devices_that_have_them() {
    let folder = folder();
    for (device, there) in [(Fake::tablet(folder.path()), true), (Fake::desktop(folder.path()), false)] {
        let mut player = Player::open_on(device, UPRIGHT);
        player.act(GoTo::Settings);
        player.rest();
        let strong = Action::Set(Setting::Haptics(Strength::Strong));
        assert_eq!(player.find_control(&strong).is_some(), there);
    }
}

#[test]
fn the_screen_stays_on_during_a_match() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    let is_kept = |player: &Player| player.device.device().is_kept_awake;
    assert!(!is_kept(&player));
    player.begin("american", Mode::HandOver);
    assert!(is_kept(&player));
    player.act(GoTo::Home);
    player.wait(Duration::from_millis(600));
    assert!(!is_kept(&player), "home should let the screen go off");
    player.act(GoTo::Resume);
    player.wait(Duration::from_millis(600));
    assert!(is_kept(&player));
    player.act(PlayAction::Resign);
    player.rest();
    assert!(!is_kept(&player), "a finished game should let the screen go off");
}

#[test]
fn a_record_is_shared_with_another_program() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    player.begin("american", Mode::HandOver);
    player.play_by_touch(&[square("B3"), square("C4")]);
    player.act(GoTo::Record);
    player.rest();
    player.press(RecordAction::Share);
    let shared = player.device.device().shared.clone();
    let [(name, content)] = shared.as_slice() else { panic!("one file should be shared: {shared:?}") };
    assert!(name.starts_with("checkers") && Path::new(name).extension().is_some_and(|kind| kind == "pdn"));
    assert!(
        content.contains("[White \"") && content.contains("1. "),
        "the record should have the player and the turns: {content}"
    );
    player.press(RecordAction::Save);
    player.until("a file", |player| player.device.device().saved.is_some());
    assert_eq!(player.device.device().saved_text().map(|(_, text)| text).as_ref(), Some(content));
    assert!(!player.reads("drop a file"), "what the system lacks is not offered");
}

#[test]
fn light_and_dark_follow_the_system() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    let is_dark = |player: &Player| player.app.world().resource::<Theme>().colours.is_dark;
    for dark in [true, false] {
        player.device.device().is_dark = Some(dark);
        player.wait(Duration::from_millis(40));
        assert_eq!(is_dark(&player), dark);
    }
}

#[test]
fn text_size_and_motion_follow_the_system_until_they_are_chosen() {
    let folder = folder();
    let mut player = tablet(folder.path(), UPRIGHT);
    let text = |player: &Player| player.app.world().resource::<Theme>().text;
    let reduced = |player: &Player| player.app.world().resource::<InForce>().reduces_motion;
    assert!(
        (text(&player) - 1.).abs() < 0.01 && !reduced(&player),
        "a system without these settings should give the defaults"
    );
    for (scale, shown) in [(1.3, 1.3), (0.85, 1.), (3.1, 2.)] {
        player.device.device().text_scale = Some(scale);
        player.wait(Duration::from_millis(40));
        assert!(
            (text(&player) - shown).abs() < 0.01,
            "{scale} should be shown as {shown}, not {}",
            text(&player)
        );
        let viewport = player.app.world().resource::<Viewport>().text;
        assert!((viewport - shown).abs() < 0.01, "the layout should use {shown}, not {viewport}");
    }
    player.device.device().reduces_motion = Some(true);
    player.wait(Duration::from_millis(40));
    assert!(reduced(&player));
    player.act(GoTo::Settings);
    player.rest();
    player.act(Setting::Text(TextSize::Large));
    player.act(Setting::Motion(Motion::Full));
    player.wait(Duration::from_millis(40));
    assert!(
        (text(&player) - 1.25).abs() < 0.01 && !reduced(&player),
        "the choice should override the system"
    );
    assert!(player.find_control(&Setting::Motion(Motion::Auto).into()).is_some());
    player.device.device().reduces_motion = None;
    player.act(GoTo::Home);
    player.rest();
    player.act(GoTo::Settings);
    player.rest();
    assert!(
        player.find_control(&Setting::Motion(Motion::Auto).into()).is_none(),
        "Auto should not be offered without an answer of the system"
    );
}

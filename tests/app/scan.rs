//! Games by one switch: the player waits for the right offer and takes it.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::input::scan::Scan;
use parlour::app::state::editor::Editor;
use parlour::app::state::focus::FocusOn;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{Action, EditorAction, Fold, GoTo, PlayAction, Setting, SetupAction};
use parlour::app::vocabulary::preferences::{Arrangement, ScanSpeed};
use parlour::app::vocabulary::screen::Screen;
use parlour::notation;
use parlour::platform::gamepad::Button;
use parlour::play::Mode;
use parlour::rules::{Game, Side};

use crate::harness::{Player, square};

const PHONE: Vec2 = Vec2::new(412., 915.);

/// The one switch, of any kind.
#[derive(Clone, Copy)]
enum Switch {
    Space,
    Gamepad,
    Tap(Vec2),
}

impl Switch {
    fn press(self, player: &mut Player) {
        match self {
            Switch::Space => player.key(Key::Space),
            Switch::Gamepad => player.pad(Button::North),
            Switch::Tap(at) => player.tap(at),
        }
        // A second press at once would count as a tremor.
        player.wait(Duration::from_millis(300));
    }
}

/// The items that the switch would select now.
fn offered(player: &Player) -> Vec<FocusOn> {
    let scan = player.app.world().resource::<Scan>();
    match scan.group() {
        Some(group) => group.into_iter().cloned().collect(),
        None => player.focused().into_iter().collect(),
    }
}

/// Waits for an offer and takes it: first its group, and then the item itself.
fn take(player: &mut Player, switch: Switch, wanted: &FocusOn) {
    for _ in 0..3000 {
        let offered = offered(player);
        if offered.contains(wanted) {
            switch.press(player);
            if offered.len() == 1 {
                return;
            }
        } else {
            player.wait(Duration::from_millis(100));
        }
    }
    panic!("{wanted:?} should be offered");
}

fn take_control(player: &mut Player, switch: Switch, action: impl Into<Action>) {
    take(player, switch, &FocusOn::Control(action.into()));
}

#[test]
fn a_whole_game_of_connect_four_is_played_by_one_switch() {
    let tap = Switch::Tap(Vec2::new(3., 500.));
    for (switch, mode) in
        [(Switch::Space, Mode::HandOver), (Switch::Gamepad, Mode::Quick), (tap, Mode::Quick)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), PHONE);
        player.act(Setting::Scan(ScanSpeed::Fast));
        take_control(&mut player, switch, GoTo::Setup(Game::ConnectFour));
        player.wait(Duration::from_millis(100));
        assert_eq!(player.screen(), Screen::Setup(Game::ConnectFour));
        // The options unfold and fold by the switch as well.
        let unfold = SetupAction::Unfold(Fold::Options);
        for shown in [true, false] {
            take_control(&mut player, switch, unfold.clone());
            player.wait(Duration::from_millis(100));
            let goal = SetupAction::TournamentMode(true);
            assert_eq!(player.find_control(&goal.into()).is_some(), shown);
        }
        let way = if mode == Mode::HandOver { Arrangement::Passed } else { Arrangement::Side };
        take_control(&mut player, switch, SetupAction::Arrange(way));
        take_control(&mut player, switch, SetupAction::Start);
        player.wait(Duration::from_millis(100));
        assert_eq!(player.screen(), Screen::Play);
        for (at, text) in "1 2 1 2 1 2 1".split(' ').enumerate() {
            if mode == Mode::HandOver {
                take_control(&mut player, switch, PlayAction::StartTurn);
                player.wait(Duration::from_millis(100));
            }
            let turn = notation::read_turn(player.game().position(), text).expect("a legal turn");
            take(&mut player, switch, &FocusOn::Board(turn.0[0]));
            if mode == Mode::HandOver {
                take_control(&mut player, switch, PlayAction::FinishTurn);
            }
            player.wait(Duration::from_millis(100));
            assert_eq!(player.game().turn_count(), at + 1);
        }
        assert_eq!(player.game().outcome().and_then(|outcome| outcome.winner), Some(Side::First));
        player.rest();
        take_control(&mut player, switch, PlayAction::Rematch);
        player.wait(Duration::from_millis(100));
        assert!(player.game().acts().is_empty(), "the next game should begin");
        // Scanning is turned off again.
        player.act(GoTo::Settings);
        player.wait(Duration::from_millis(600));
        take_control(&mut player, switch, Setting::Scan(ScanSpeed::Off));
        player.wait(Duration::from_millis(60));
        assert_eq!(player.app.world().resource::<Settings>().scan, ScanSpeed::Off);
    }
}

#[test]
fn a_piece_and_its_destination_are_chosen_by_one_switch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(Setting::Scan(ScanSpeed::Fast));
    player.begin("american", Mode::Quick);
    // Only squares that can be touched are offered.
    let may: Vec<_> =
        player.game().turns().current.next.squares.iter().map(|&square| FocusOn::Board(square)).collect();
    for _ in 0..60 {
        let offered = offered(&player);
        if let Some(FocusOn::Board(_)) = offered.first() {
            assert!(
                offered.iter().all(|on| may.contains(on)),
                "only touchable squares should be offered: {offered:?}"
            );
        }
        player.wait(Duration::from_millis(100));
    }
    take(&mut player, Switch::Space, &FocusOn::Board(square("B3")));
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    take(&mut player, Switch::Space, &FocusOn::Board(square("C4")));
    player.rest();
    assert_eq!(player.game().turn_count(), 1);
    take_control(&mut player, Switch::Space, PlayAction::Undo);
    player.rest();
    assert_eq!(player.game().turn_count(), 0);
}

#[test]
fn a_position_is_set_up_by_one_switch() {
    for (game, name) in [(Game::Go, "Q16"), (Game::ConnectFour, "D1")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), PHONE);
        player.act(Setting::Scan(ScanSpeed::Fast));
        player.choose_rules(game.presets()[0].rules);
        player.act(EditorAction::Open(game));
        player.act(EditorAction::Clear);
        player.wait(Duration::from_millis(600));
        assert_eq!(player.screen(), Screen::Editor);
        let sketch = |player: &Player| player.app.world().resource::<Editor>().sketch().cloned();
        let rules = sketch(&player).expect("an empty board").rules();
        let wanted = notation::read_square(rules, name).expect("a square");
        take(&mut player, Switch::Space, &FocusOn::Board(wanted));
        player.rest();
        assert!(
            sketch(&player).is_some_and(|sketch| sketch.piece(wanted).is_some()),
            "a piece should be placed in {game:?}"
        );
        take_control(&mut player, Switch::Space, EditorAction::Play);
        player.rest();
        assert_eq!(player.screen(), Screen::Setup(game));
    }
}

#[test]
fn touches_work_unless_a_tap_is_the_switch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.begin("american", Mode::Quick);
    player.act(Setting::Scan(ScanSpeed::Slow));
    player.tap_square("B3");
    player.tap_square("C4");
    assert_eq!(player.game().turn_count(), 0, "a tap anywhere should be the switch");
    player.act(Setting::ScanTaps(false));
    player.wait(Duration::from_millis(500));
    player.act(PlayAction::ClearMoves);
    player.tap_square("B3");
    player.tap_square("C4");
    player.rest();
    assert_eq!(player.game().turn_count(), 1);
}

#[test]
fn the_tap_that_ends_scanning_presses_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Settings);
    player.wait(Duration::from_millis(600));
    let back = player.control(GoTo::Back).center();
    player.act(Setting::Scan(ScanSpeed::Fast));
    take_control(&mut player, Switch::Tap(back), Setting::Scan(ScanSpeed::Off));
    player.wait(Duration::from_millis(600));
    assert_eq!(player.app.world().resource::<Settings>().scan, ScanSpeed::Off);
    assert_eq!(player.screen(), Screen::Settings);
    player.tap(back);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Home, "the next tap should be a touch again");
}

#[test]
fn scanning_rests_without_a_press() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(Setting::Scan(ScanSpeed::Fast));
    player.wait(Duration::from_millis(100));
    assert!(player.app.world().resource::<Scan>().changes_in().is_some());
    player.wait(Duration::from_mins(1));
    assert_eq!(player.app.world().resource::<Scan>().changes_in(), None, "the app should be able to sleep");
    assert_eq!(player.focused(), None);
    Switch::Space.press(&mut player);
    assert!(player.app.world().resource::<Scan>().changes_in().is_some());
}

#[test]
fn squares_are_offered_only_while_the_board_is_visible() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.begin("american", Mode::Quick);
    player.act(Setting::Scan(ScanSpeed::Fast));
    player.act(GoTo::Settings);
    player.wait(Duration::from_millis(600));
    for _ in 0..60 {
        let offered = offered(&player);
        assert!(
            !offered.iter().any(|on| matches!(on, FocusOn::Board(_))),
            "no square should be offered: {offered:?}"
        );
        player.wait(Duration::from_millis(100));
    }
}

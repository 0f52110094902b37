//! Clocks of a match on the screen.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::AppLifecycle;
use parlour::app::vocabulary::action::{Fold, GoTo, PlayAction, ReplayAction, SetupAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::{Mode, Setup, TimeControl, saved};
use parlour::rules::{Game, Reason, Side};

use crate::harness::{FRAME, Player, against, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn timed(mode: Mode, control: TimeControl) -> Setup {
    Setup { clocks: [Some(control); 2], ..setup_of(Game::Four.presets()[0].rules, mode, None) }
}

fn open() -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), TABLET);
    (folder, player)
}

fn left(player: &Player, side: Side) -> u64 {
    player.game().clock(side).expect("a clock").left()
}

#[test]
fn a_clock_runs_only_during_its_turn() {
    let (_folder, mut player) = open();
    player.begin_setup(timed(Mode::Quick, TimeControl::SuddenDeath { main: 300 }));
    player.wait(Duration::from_secs(3));
    assert_eq!(left(&player, Side::First), 300_000, "the clock should wait until both players are ready");
    assert!(player.reads("Ready?") && player.reads("5:00"));
    player.press(PlayAction::Resume);
    let mover = player.game().acting_side();
    let before = left(&player, mover);
    player.wait(Duration::from_secs(3));
    let spent = before - left(&player, mover);
    assert!((2_980..=3_020).contains(&spent), "about 3000 ms should be spent, not {spent}");
    assert!(player.reads("4:57"), "the clock should show 4:57: {:?}", player.texts());
    assert_eq!(left(&player, mover.other()), 300_000);

    let turn = player.game().position().turns()[0].clone();
    player.touch_square(turn.0[0]);
    assert_eq!(player.game().turn_count(), 1);
    let kept = left(&player, mover);
    player.wait(Duration::from_secs(2));
    assert_eq!(left(&player, mover), kept);
    assert!(left(&player, mover.other()) < 298_100);

    // The clock stops by hand, on another screen, and when the system suspends the app.
    player.press(PlayAction::Pause);
    let stopped = left(&player, mover.other());
    player.wait(Duration::from_secs(5));
    assert_eq!(left(&player, mover.other()), stopped);
    let turn = player.game().position().turns()[0].clone();
    player.touch_square(turn.0[0]);
    assert_eq!(player.game().turn_count(), 1, "no turn should be possible while the clocks are stopped");
    player.press(PlayAction::Resume);
    player.wait(Duration::from_millis(600));
    player.press(GoTo::Home);
    player.wait(Duration::from_secs(1));
    assert!(player.game().is_paused());
    player.press(GoTo::Resume);
    player.wait(Duration::from_secs(1));
    player.press(PlayAction::Resume);
    assert!(!player.game().is_paused());
    player.lifecycle(AppLifecycle::Suspended);
    assert!(player.game().is_paused());
    let text = player.device.device().folder.join("matches/000001.json");
    let kept = saved::read(&std::fs::read_to_string(text).expect("a file")).expect("a match");
    assert_eq!(kept.clock(Side::First), player.game().clock(Side::First));
    assert_eq!(kept.clock(Side::Second), player.game().clock(Side::Second));
}

#[test]
fn time_asleep_counts_for_neither_player() {
    let (_folder, mut player) = open();
    player.begin_setup(timed(Mode::Quick, TimeControl::SuddenDeath { main: 60 }));
    player.press(PlayAction::Resume);
    for asleep in [Duration::from_secs(4), Duration::from_hours(1)] {
        let before = Side::BOTH.map(|side| left(&player, side));
        player.app.insert_resource(TimeUpdateStrategy::ManualDuration(asleep));
        player.app.update();
        player.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        player.wait(Duration::from_secs(1));
        assert!(player.game().outcome().is_none() && player.game().is_paused(), "after {asleep:?}");
        assert_eq!(Side::BOTH.map(|side| left(&player, side)), before, "after {asleep:?}");
        player.press(PlayAction::Resume);
    }
}

#[test]
fn running_out_of_time_loses_and_can_be_undone() {
    let (_folder, mut player) = open();
    player.begin_setup(timed(Mode::Quick, TimeControl::PerTurn { time: 10 }));
    player.press(PlayAction::Resume);
    let loser = player.game().acting_side();
    player.wait(Duration::from_millis(9_500));
    assert!(player.game().outcome().is_none());
    let ticks = |player: &Player| {
        player.device.device().heard.iter().filter(|sample| sample.name == "clock-low").count()
    };
    assert!((9..=11).contains(&ticks(&player)), "each of the last seconds should tick");
    player.wait(Duration::from_secs(1));
    let outcome = player.game().outcome().expect("the flag fell");
    assert_eq!((outcome.winner, outcome.reason), (Some(loser.other()), Reason::Time));
    assert!(player.reads("ran out of time"));
    assert_eq!(player.device.device().heard.last().map(|sample| sample.name), Some("flag"));
    player.wait(Duration::from_secs(1));
    player.press(PlayAction::Undo);
    assert!(player.game().outcome().is_none());
}

#[test]
fn with_hand_over_the_clock_waits_for_start_turn() {
    let (_folder, mut player) = open();
    player.begin_setup(timed(Mode::HandOver, TimeControl::Fischer { main: 60, increment: 5 }));
    player.wait(Duration::from_secs(5));
    let mover = player.game().acting_side();
    assert_eq!(left(&player, mover), 65_000);
    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_secs(5));
    assert!(left(&player, mover) < 60_100);
    let turn = player.game().position().turns()[0].clone();
    player.touch_square(turn.0[0]);
    player.press(PlayAction::FinishTurn);
    player.wait(Duration::from_secs(5));
    assert_eq!(left(&player, mover.other()), 65_000, "the clock should wait for Start Turn");
}

/// A setup of four in which the computer has the first turn.
fn computer_begins(control: TimeControl) -> Setup {
    let rules = Game::Four.presets()[0].rules;
    let mut setup = against(rules, 1, None);
    if rules.start().to_move() == Side::First {
        setup.players.swap(0, 1);
    }
    setup.clocks = [Some(control); 2];
    setup
}

#[test]
fn the_computer_waits_while_the_clocks_are_stopped() {
    let (_folder, mut player) = open();
    player.begin_setup(computer_begins(TimeControl::SuddenDeath { main: 60 }));
    assert!(player.game().computer_to_act().is_some());
    player.wait(Duration::from_secs(3));
    assert_eq!(player.game().turn_count(), 0);
    player.press(PlayAction::Resume);
    player.until("the computer's turn", |player| player.game().turn_count() == 1);
}

#[test]
fn no_clock_runs_during_a_replay() {
    let (_folder, mut player) = open();
    player.begin_setup(timed(Mode::Quick, TimeControl::SuddenDeath { main: 300 }));
    player.act(PlayAction::Resume);
    player.wait(Duration::from_secs(3));
    player.act(ReplayAction::Open);
    let mover = player.game().acting_side();
    let stopped = left(&player, mover);
    player.wait(Duration::from_secs(11));
    assert_eq!(left(&player, mover), stopped);
    player.act(ReplayAction::Done);
    player.wait(Duration::from_secs(1));
    assert_eq!(left(&player, mover), stopped, "the clock should stay stopped until it is resumed");
    player.act(PlayAction::Resume);
    player.wait(Duration::from_secs(1));
    assert!(left(&player, mover) < stopped);
}

#[test]
fn a_clock_is_chosen_and_remembered() {
    let (_folder, mut player) = open();
    let control = TimeControl::presets()[1];
    for _ in 0..2 {
        player.act(GoTo::Setup(Game::Go));
        player.wait(Duration::from_secs(1));
        assert_eq!(player.screen(), Screen::Setup(Game::Go));
        player.act(SetupAction::Unfold(Fold::Options));
        for words in ["10 minutes each", "3 minutes each, 2 seconds added per move"] {
            assert!(player.reads(words), "a clock should be offered in words: {words}");
        }
        player.act(SetupAction::Clocks([Some(control), control.longer()]));
        assert!(player.reads("10 min") && player.reads("15 min"));
        player.act(SetupAction::Start);
        player.wait(Duration::from_secs(1));
        assert_eq!(player.game().setup().clocks, [Some(control), control.longer()]);
    }
    player.act(GoTo::Setup(Game::Reversi));
    player.wait(Duration::from_secs(1));
    player.act(SetupAction::Start);
    player.wait(Duration::from_secs(1));
    assert!(!player.game().setup().has_clocks(), "each game should have its own clock setting");
}

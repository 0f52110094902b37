//! The computer as a player: it answers, stops, gives hints and warns of blunders.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use parlour::app::board::MarkKind;
use parlour::app::state::computer::{Computer, Evaluation};
use parlour::app::vocabulary::action::{Ask, ComputerAction, GoTo, PlayAction, Setting, SetupAction};
use parlour::app::vocabulary::notice::{ComputerNotice, Notice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::{Player as Seat, Setup};
use parlour::rules::{Choice, Game, Outcome, Reason, Rules, Side, Square, go, gomoku};

use crate::harness::{Player, against, square};

const SIZE: Vec2 = Vec2::new(800., 1280.);

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

/// A setup in which the computer plays itself.
fn watched(rules: Rules, number: u8) -> Setup {
    Setup { players: [(); 2].map(|()| Seat::computer(level(number))), ..against(rules, number, None) }
}

fn acts(player: &Player) -> usize {
    player.game().acts().len()
}

fn is_busy(player: &Player) -> bool {
    player.app.world().resource::<Computer>().is_busy()
}

fn place(player: &mut Player, at: u16) {
    player.touch_square(Square(at));
}

#[test]
fn the_computer_answers_after_half_a_second_and_undo_takes_both_turns_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Reversi.presets()[0].rules, 1, None));
    let before = player.expected_pieces();
    let first = player.game().position().turns()[0].0[0];
    player.touch_square(first);
    assert_eq!(acts(&player), 1);
    // Long enough for the computer, but too short for the player to have looked.
    for _ in 0..15 {
        player.app.update();
        std::thread::sleep(Duration::from_millis(20));
        assert_eq!(acts(&player), 1, "the computer should not answer before half a second");
    }
    player.until("an answer", |player| acts(player) == 2);
    player.rest();
    assert_eq!(player.pieces(), player.expected_pieces());
    player.press(PlayAction::Undo);
    assert_eq!(acts(&player), 0);
    player.rest();
    assert_eq!((player.pieces(), player.seen_pieces()), (before.clone(), before));
    player.press(PlayAction::Redo);
    assert_eq!(acts(&player), 2, "redo should bring both turns back");
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn undo_returns_captured_pieces() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Checkers.presets()[0].rules, 10, Some("B:W18,27,32:B9,12,1")));
    let before = player.expected_pieces();
    // A turn after which the computer can capture.
    let turn = player.game().position().turns()[0].clone();
    for square in turn.0 {
        player.touch_square(square);
    }
    player.until("an answer", |player| acts(player) == 2);
    player.rest();
    player.press(PlayAction::Undo);
    player.rest();
    assert_eq!((player.pieces(), player.seen_pieces()), (before.clone(), before));
}

#[test]
fn touches_are_ignored_while_the_computer_thinks_and_interruptions_stop_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Rules::Go(go::Rules::CHINESE), 10, None));
    place(&mut player, 60);
    player.until("thinking", is_busy_now);
    place(&mut player, 61);
    assert_eq!(acts(&player), 1, "a touch during the computer's turn should do nothing");
    assert!(player.find_control(&PlayAction::Pass.into()).is_none());

    // Another screen stops it.
    player.act(GoTo::Settings);
    assert!(!is_busy(&player));
    player.act(GoTo::Back);
    player.until("thinking again", is_busy_now);

    // The system suspends the app.
    player.lifecycle(AppLifecycle::WillSuspend);
    assert!(!is_busy(&player));
    player.lifecycle(AppLifecycle::Running);
    player.until("thinking once more", is_busy_now);

    // Undo stops it.
    player.wait(Duration::from_millis(600));
    player.press(PlayAction::Undo);
    player.app.update();
    assert!(!is_busy(&player));
    player.wait(Duration::from_secs(2));
    assert_eq!(acts(&player), 0, "the result of the stopped search should be discarded");
}

fn is_busy_now(player: &mut Player) -> bool {
    is_busy(player)
}

#[test]
fn move_now_ends_the_search() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Rules::Go(go::Rules::CHINESE), 10, None));
    place(&mut player, 60);
    player.until("the button", |player| {
        acts(player) == 2 || player.find_control(&ComputerAction::MoveNow.into()).is_some()
    });
    assert_eq!(acts(&player), 1, "this level takes longer than a second on 19 by 19");
    assert!(player.reads("Thinking"));
    player.press(ComputerAction::MoveNow);
    let told = Instant::now();
    player.until("an answer", |player| acts(player) == 2);
    assert!(told.elapsed() < Duration::from_secs(3));
}

#[test]
fn the_computer_plays_itself_and_can_be_paused() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(watched(Game::ConnectFour.presets()[0].rules, 2));
    player.until("some turns", |player| acts(player) >= 3);
    player.press(ComputerAction::Pause);
    let paused = acts(&player);
    player.wait(Duration::from_secs(3));
    assert_eq!(acts(&player), paused);
    player.press(ComputerAction::Step);
    player.until("one turn", |player| acts(player) == paused + 1);
    player.wait(Duration::from_secs(3));
    assert_eq!(acts(&player), paused + 1, "no turn should follow a pause");
    player.press(PlayAction::Undo);
    assert_eq!(acts(&player), paused);
    player.press(ComputerAction::Pause);
    player.until("the end", |player| player.game().outcome().is_some());
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn the_computer_moves_first_and_continues_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    {
        let mut player = Player::open(folder.path(), SIZE);
        let setup = against(Game::Gomoku.presets()[0].rules, 2, None).swapped();
        player.begin_setup(setup);
        player.until("a first turn", |player| acts(player) == 1);
        place(&mut player, 3);
        assert_eq!(acts(&player), 2);
    }
    let mut player = Player::open(folder.path(), SIZE);
    assert_eq!(player.screen(), Screen::Play);
    player.until("an answer", |player| acts(player) == 3);
}

#[test]
fn the_computer_makes_opening_choices() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    let rules = gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap).expect("a board");
    player.begin_setup(watched(Rules::Gomoku(rules), 3));
    player.until("a choice and a turn", |player| acts(player) >= 5);
    let chosen =
        |act: &parlour::play::Act| matches!(act, parlour::play::Act::Choose(Choice::First | Choice::Second));
    assert!(player.game().acts().iter().any(chosen));
}

#[test]
fn a_hint_has_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Checkers.presets()[0].rules, 3, Some("B:W18,27,32:B14,12,1")));
    player.press(ComputerAction::Ask(Ask::Hint));
    player.until("a hint", |player| {
        matches!(player.said(), Some(Notice::Computer(ComputerNotice::Hint { .. })))
    });
    player.app.update();
    assert!(player.reads("the only legal move"), "the hint should give its reason: {:?}", player.texts());
    let mut hinted = player.marked(MarkKind::Hint);
    hinted.sort();
    let mut turn = [square("C4"), square("E6")];
    turn.sort();
    assert_eq!(hinted, turn);
    player.tap_square("C4");
    assert!(player.marked(MarkKind::Hint).is_empty(), "the hint should disappear when it has been read");
}

#[test]
fn the_blunder_check_warns_only_of_mistakes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.act(Setting::BlunderCheck(true));
    let setup = against(Game::ConnectFour.presets()[0].rules, 3, None);
    // The side to move wins in the first column; otherwise it loses by the fifth.
    let position = format!("{}X....../X....../XOOO... X", "......./".repeat(3));
    player.begin_setup(Setup { position: Some(position), ..setup });
    place(&mut player, 5);
    player.until("a warning", |player| player.find_control(&ComputerAction::TakeBack.into()).is_some());
    assert_eq!(acts(&player), 0);
    assert!(
        player.reads("can win in column 5"),
        "the warning should name the winning column: {:?}",
        player.texts()
    );
    player.wait(Duration::from_millis(600));
    player.press(ComputerAction::TakeBack);
    player.rest();
    assert!(player.game().turns().current.path.is_empty() && acts(&player) == 0);
    place(&mut player, 0);
    assert!(player.game().outcome().is_some(), "a winning turn should be played without a warning");
    player.act(PlayAction::Undo);
    player.rest();

    // A player can insist on the mistake.
    place(&mut player, 6);
    player.until("a warning", |player| player.find_control(&ComputerAction::PlayAnyway.into()).is_some());
    player.wait(Duration::from_millis(600));
    player.press(ComputerAction::PlayAnyway);
    player.until("the turn", |player| acts(player) >= 1);
}

#[test]
fn the_bar_shows_the_chance_of_winning() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.act(Setting::Evaluation(true));
    player.begin_setup(against(Game::Checkers.presets()[0].rules, 3, Some("B:W32,31:BK1,K2,K3,9,10")));
    player.until("an evaluation", |player| {
        player.app.world().resource::<Evaluation>().of(player.game()).is_some()
    });
    let chance = player.app.world().resource::<Evaluation>().of(player.game());
    assert!(chance > Some(900), "the bar should show more than 900 thousandths: {chance:?}");
}

/// Plays Go until both sides have passed and the computer has proposed the dead stones.
fn come_to_rest(player: &mut Player) {
    let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
    let position = format!("{} X passes=2", [".X.XO.O.."; 9].join("/"));
    player.begin_setup(against(rules, 4, Some(&position)));
    player.until("what is dead", |player| !is_busy(player));
}

#[test]
fn the_computer_agrees_on_dead_stones() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    come_to_rest(&mut player);
    assert!(player.find_control(&PlayAction::Agree(Side::Second).into()).is_none());
    player.press(PlayAction::Agree(Side::First));
    player.until("the end", |player| player.game().outcome().is_some());
}

#[test]
fn the_computer_refuses_that_all_its_stones_are_dead() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    come_to_rest(&mut player);
    place(&mut player, 4);
    player.press(PlayAction::Agree(Side::First));
    player.until("an answer", |player| player.said() == Some(Notice::Computer(ComputerNotice::PlaysOn)));
    assert!(player.game().counting().is_none());
}

#[test]
fn a_person_offers_draws_and_resigns_only_for_their_own_side() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin_setup(against(Game::Checkers.presets()[0].rules, 4, None));
    player.press(PlayAction::More);
    player.press(ComputerAction::Ask(Ask::Draw));
    player.until("an answer", |player| player.said() == Some(Notice::Computer(ComputerNotice::NoDraw)));
    let turn = player.game().position().turns()[0].clone();
    for square in turn.0 {
        player.touch_square(square);
    }
    assert_eq!(acts(&player), 1);
    player.act(PlayAction::Resign);
    let expected = Outcome { winner: Some(Side::Second), reason: Reason::Resigned };
    assert_eq!(player.game().outcome(), Some(expected));
}

#[test]
fn the_menu_has_the_help_against_the_computer() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    let rules = Game::ConnectFour.presets()[0].rules;
    player.begin_setup(against(rules, 4, None));
    player.press(PlayAction::More);
    player.rest();
    for help in [Setting::BlunderCheck as fn(bool) -> Setting, Setting::Evaluation] {
        player.press(help(true));
        player.rest();
        assert!(player.find_control(&help(false).into()).is_some(), "{:?} should be on", help(true));
    }
    player.begin_setup(Setup { tournament_mode: true, ..against(rules, 4, None) });
    player.press(PlayAction::More);
    player.rest();
    assert_eq!(player.find_control(&Setting::Evaluation(false).into()), None, "a tournament has no help");
}

#[test]
fn a_match_against_the_computer_is_set_up_by_touch() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.act(GoTo::Setup(Game::ConnectFour));
    player.rest();
    player.press(SetupAction::Opposition(Opposition::Computer));
    player.rest();
    let shown = player.app.world().resource::<parlour::app::state::draft::Draft>().setups.levels[1];
    let harder = level(shown.number() + 1);
    player.press(SetupAction::Level(Side::Second, harder));
    player.rest();
    player.press(SetupAction::Swap);
    player.rest();
    player.press(SetupAction::Start);
    player.wait(Duration::from_millis(600));
    let setup = player.game().setup().clone();
    assert_eq!(setup.players[0].computer, Some(harder));
    assert_eq!(setup.only_person(), Some(Side::Second));
    player.until("a first turn", |player| acts(player) == 1);
}

//! Killed processes, failing disks and damaged files lose no match.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowEvent};
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction};
use parlour::app::vocabulary::notice::Notice;
use parlour::app::vocabulary::screen::Screen;
use parlour::play::{Mode, saved};
use parlour::rules::Reason;

use crate::harness::{Player, square};

const SIZE: Vec2 = Vec2::new(800., 1280.);

/// A source of choices that is the same in every run.
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }
}

#[test]
fn an_app_killed_at_any_moment_resumes_unchanged() {
    kill(20);
}

#[test]
#[ignore = "takes two minutes; scripts/torture.sh runs it"]
fn an_app_killed_at_three_hundred_moments_resumes_unchanged() {
    kill(300);
}

/// Ends the app at so many moments of matches, each time after a few random acts.
fn kill(moments: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut choices = Choices(2026);
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("house", Mode::HandOver);
    for moment in 0..moments {
        // Some acts, and then the end of the process at an arbitrary frame.
        for _ in 0..choices.below(6) {
            act(&mut player, &mut choices);
        }
        for _ in 0..choices.below(4) {
            player.app.update();
        }
        let before = saved::write(player.game());
        drop(player);
        player = Player::open(folder.path(), SIZE);
        assert_eq!(saved::write(player.game()), before, "the match should be the same after moment {moment}");
        if player.screen() != Screen::Play {
            player.act(GoTo::Resume);
            player.wait(Duration::from_millis(600));
        }
        player.rest();
        assert_eq!(
            player.seen_pieces(),
            player.expected_pieces(),
            "the board should show the match after moment {moment}"
        );
        if player.game().outcome().is_some() {
            player.act(PlayAction::Rematch);
            player.wait(Duration::from_millis(600));
        }
    }
}

/// Performs an act that is open to a player.
fn act(player: &mut Player, choices: &mut Choices) {
    let current = player.game().turns().current.clone();
    let action: Action = match choices.below(12) {
        0 => PlayAction::Undo.into(),
        1 => PlayAction::Redo.into(),
        2 => PlayAction::ClearMoves.into(),
        3 => PlayAction::ShowPrevious.into(),
        4 if choices.below(8) == 0 => PlayAction::Resign.into(),
        _ if !current.started => PlayAction::StartTurn.into(),
        5..=7 if current.next.complete => PlayAction::FinishTurn.into(),
        _ if current.next.squares.is_empty() => PlayAction::FinishTurn.into(),
        _ => {
            let square = current.next.squares[choices.below(current.next.squares.len())];
            let message = parlour::app::vocabulary::messages::SquareTouched(square);
            player.app.world_mut().write_message(message);
            player.app.update();
            return;
        }
    };
    player.act(action);
}

#[test]
fn the_match_is_on_disk_before_the_animation_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    let id = player.game().id();
    let text = fs::read_to_string(file(folder.path(), id)).expect("the file is there");
    let kept = saved::read(&text).expect("a saved match");
    assert_eq!(
        kept.turn_count(),
        1,
        "the turn should be on disk one frame after the lift, while the piece still moves"
    );
}

#[test]
fn suspension_by_the_system_saves_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    player.tap_square("B3");
    let id = player.game().id();
    fs::remove_file(file(folder.path(), id)).expect("the file is there");
    player.tap_square("D3");
    let world = player.app.world_mut();
    world.write_message(WindowEvent::AppLifecycle(AppLifecycle::Suspended));
    world.write_message(AppLifecycle::Suspended);
    player.app.update();
    let text = fs::read_to_string(file(folder.path(), id)).expect("the file is there again");
    assert_eq!(saved::read(&text).expect("readable").turns().current.path, [square("D3")]);
}

#[test]
fn a_damaged_match_is_put_aside_with_a_notice_and_the_app_starts() {
    for damage in ["", "{\"version\":1", "\u{0}\u{0}\u{0}"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), SIZE);
        player.begin("american", Mode::Quick);
        let id = player.game().id();
        drop(player);
        fs::write(file(folder.path(), id), damage).expect("a written file");

        let player = Player::open(folder.path(), SIZE);
        assert_eq!(player.screen(), Screen::Home);
        let Some(Notice::Start(report)) = player.said() else {
            panic!("a notice should name the damaged file, not {:?}", player.said())
        };
        let [(aside, _)] = &report.put_aside[..] else { panic!("one file should be put aside: {report:?}") };
        let kept = fs::read_to_string(folder.path().join(aside)).expect("the damaged file is kept");
        assert_eq!(kept, damage);
    }
}

#[test]
fn damaged_settings_do_not_affect_matches() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    player.tap_square("B3");
    drop(player);
    fs::write(folder.path().join("settings.json"), "not settings").expect("a written file");
    fs::write(folder.path().join("table.json"), "not a table").expect("a written file");
    let player = Player::open(folder.path(), SIZE);
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    assert!(matches!(player.said(), Some(Notice::Start(report)) if report.put_aside.len() == 2));
}

#[test]
fn play_continues_on_a_failing_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    // The folder becomes a file: a disk that fails for every user, unlike a read-only folder.
    fs::remove_dir_all(folder.path()).expect("a removed folder");
    fs::write(folder.path(), "").expect("a file in its place");
    player.tap_square("B3");
    player.tap_square("C4");
    assert!(
        matches!(player.said(), Some(Notice::NotSaved(_))),
        "a notice should say that nothing was saved: {:?}",
        player.said()
    );
    assert_eq!(player.game().turn_count(), 1);
    player.tap_square("A6");
    player.tap_square("B5");
    assert_eq!(player.game().turn_count(), 2);
    fs::remove_file(folder.path()).expect("a removed file");
    fs::create_dir(folder.path()).expect("a new folder");
    player.rest();
    let (from, to) = (player.game().position().turns()[0].0[0], player.game().position().turns()[0].0[1]);
    player.play_by_touch(&[from, to]);
    drop(player);
    assert_eq!(Player::open(folder.path(), SIZE).game().turn_count(), 3);
}

#[test]
fn a_resignation_and_a_new_game_can_be_undone_even_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    let first = player.game().id();
    player.act(PlayAction::Resign);
    assert_eq!(player.game().outcome().expect("an outcome").reason, Reason::Resigned);
    player.act(PlayAction::Rematch);
    assert_ne!(player.game().id(), first);
    drop(player);

    let mut player = Player::open(folder.path(), SIZE);
    player.act(PlayAction::Undo);
    player.listen();
    assert_eq!(player.game().id(), first, "undo should return from the new game");
    player.act(PlayAction::Undo);
    assert!(player.game().outcome().is_none(), "undo should take back the resignation");
    player.act(PlayAction::Undo);
    assert_eq!(player.game().turn_count(), 0, "undo should take back the turn");
    player.act(PlayAction::Undo);
    assert_eq!(player.said(), Some(Notice::NothingToUndo));
    for _ in 0..3 {
        player.act(PlayAction::Redo);
        player.listen();
    }
    assert_ne!(player.game().id(), first, "redo should bring everything back");
}

fn file(folder: &Path, id: u32) -> std::path::PathBuf {
    folder.join(format!("matches/{id:06}.json"))
}

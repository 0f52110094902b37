//! Positions of the editor on disk.

use std::fs;

use parlour::app::vocabulary::action::{EditorAction, SetupAction};
use parlour::app::vocabulary::notice::Notice;
use parlour::rules::Game;

use super::{MAN, OTHER, PHONE, TABLET, begin, pause, put, set_up};
use crate::harness::Player;
use crate::setup::{go_to, tap, unfold};

#[test]
fn positions_survive_restarts_and_damaged_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin(&mut player, Game::Checkers);
    put(&mut player, &[("D3", MAN), ("E6", OTHER)]);
    begin(&mut player, Game::Four);
    put(&mut player, &[("c3", MAN)]);
    // The app is killed in the frame after the touch.
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    for (game, count) in [(Game::Four, 1), (Game::Checkers, 2)] {
        go_to(&mut player, game);
        unfold(&mut player);
        tap(&mut player, EditorAction::Open(game));
        player.rest();
        assert_eq!((set_up(&player).len(), player.seen_pieces().len()), (count, count));
        player.press(EditorAction::Undo);
        assert_eq!(set_up(&player).len(), count - 1, "an edit before the restart should be undone");
        player.press(EditorAction::Redo);
    }
    player.press(EditorAction::Play);
    pause(&mut player);
    drop(player);
    // The position is still the start of the next match.
    let mut player = Player::open(folder.path(), PHONE);
    go_to(&mut player, Game::Checkers);
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    assert_eq!(player.expected_pieces().len(), 2);
    drop(player);
    // A damaged file is put aside with a notice, and everything else is kept.
    fs::write(folder.path().join("sketches/four.json"), "not a sketch").expect("a written file");
    let mut player = Player::open(folder.path(), PHONE);
    assert!(
        matches!(player.said(), Some(Notice::Start(_))),
        "a notice should report the damaged file: {:?}",
        player.said()
    );
    player.act(EditorAction::Open(Game::Four));
    pause(&mut player);
    assert_eq!(set_up(&player).len(), 1, "the board should show the start with its seat stone");
    player.act(EditorAction::Open(Game::Checkers));
    pause(&mut player);
    assert_eq!(set_up(&player).len(), 2);
}

#[test]
fn a_failing_disk_is_reported_and_the_position_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin(&mut player, Game::Checkers);
    fs::remove_dir_all(folder.path()).expect("a removed folder");
    fs::write(folder.path(), "").expect("a file in its place");
    put(&mut player, &[("D3", MAN)]);
    assert!(
        matches!(player.said(), Some(Notice::NotSaved(_))),
        "a notice should say that nothing was saved: {:?}",
        player.said()
    );
    assert_eq!(set_up(&player).len(), 1);
    fs::remove_file(folder.path()).expect("a removed file");
    fs::create_dir(folder.path()).expect("a new folder");
    put(&mut player, &[("E6", MAN)]);
    assert!(folder.path().join("sketches/checkers.json").exists());
}

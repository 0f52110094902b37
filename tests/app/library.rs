//! The library: matches are kept, found again, exported and restored.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::library::{Library, PAGE, summaries};
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{LibraryNotice, Notice};
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::play::{Avatar, Match, Mode, Player as Seat, Row, Setup, Summary, saved};
use parlour::rules::{Game, Side};

use crate::harness::{Player, files};

mod files;

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// A match of this many turns, always the same for the same number.
pub fn played(id: u32, game: Game, names: [&str; 2], turns: usize) -> Match {
    let players = [Seat::person(names[0], Avatar::Leaf), Seat::person(names[1], Avatar::Kite)];
    let setup = Setup { mode: Mode::Quick, ..Setup::new(game.presets()[0].rules, players) };
    let mut game = Match::new(id, setup, 0).expect("a start");
    let mut chance = u64::from(id) + 1;
    for _ in 0..turns {
        let turns = game.position().turns();
        // No side passes, since a game of Go would be over.
        let turns: Vec<_> = turns.into_iter().filter(|turn| !turn.0.is_empty()).collect();
        if turns.is_empty() || game.outcome().is_some() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(chance >> 33).expect("a small number") % turns.len();
        game.play(&turns[at]).expect("a legal turn");
    }
    game
}

pub fn keep(folder: &Path, game: &Match) {
    let name = format!("matches/{:06}.json", game.id());
    fs::create_dir_all(folder.join("matches")).expect("a folder");
    // As another program would, whether the app is open or not.
    fs::write(folder.join(name), saved::write(game)).expect("room on the disk");
}

/// Four matches: two unfinished, one that Anna won, one that was drawn with the computer.
fn some(folder: &Path) {
    keep(folder, &played(1, Game::Reversi, ["Anna", "Ben"], 12));
    let mut won = played(2, Game::Checkers, ["Anna", "Ben"], 9);
    won.resign(Side::Second);
    keep(folder, &won);
    let mut drawn = played(3, Game::Four, ["Anna", ""], 7);
    drawn.set_player(Side::Second, Seat::computer(Level::new(4).expect("a level")));
    drawn.agree_draw();
    keep(folder, &drawn);
    keep(folder, &played(4, Game::Go, ["Ben", "Anna"], 20));
}

fn listed(player: &Player) -> Vec<u32> {
    player.app.world().resource::<Library>().matches().iter().map(|game| game.id).collect()
}

fn read(player: &mut Player) {
    player.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
}

fn contents(folder: &Path) -> BTreeMap<String, String> {
    let files = files(folder);
    let read = |name: String| (name.clone(), files.read(&format!("matches/{name}")).unwrap().unwrap());
    files.names("matches").into_iter().map(read).collect()
}

#[test]
fn a_match_is_found_opened_deleted_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    // The app continues the current match; the others are in the library.
    assert_eq!((player.screen(), player.game().id()), (Screen::Play, 4));
    player.press(GoTo::Home);
    player.rest();
    assert!(player.reads("One other game in progress"));
    player.press(GoTo::Library);
    player.rest();
    assert_eq!(listed(&player), [4, 3, 2, 1], "the latest match should come first");
    assert!(player.reads("In progress") && player.reads("Finished"));
    assert!(player.reads("Anna wins") && player.reads("A draw"));

    player.press(LibraryAction::Filter(Some(Game::Checkers)));
    player.rest();
    assert_eq!(listed(&player), [2]);
    player.press(LibraryAction::Filter(Some(Game::Gomoku)));
    player.rest();
    assert!(listed(&player).is_empty() && player.reads("No games of this kind."));
    player.press(LibraryAction::Filter(None));
    player.rest();

    player.press(LibraryAction::Open(1));
    player.rest();
    assert_eq!((player.screen(), player.game().id(), player.game().turn_count()), (Screen::Play, 1, 12));
    assert_eq!(player.pieces(), player.expected_pieces());

    // The current match can be deleted as well, and comes back whole.
    let before = contents(folder.path());
    player.press(GoTo::Home);
    player.rest();
    player.press(GoTo::Library);
    player.rest();
    player.press(LibraryAction::Choose(Some(1)));
    player.rest();
    player.press(LibraryAction::Delete(1));
    player.rest();
    assert_eq!(listed(&player), [4, 3, 2]);
    assert_eq!(player.said(), Some(Notice::Library(LibraryNotice::Deleted)));
    assert!(!contents(folder.path()).contains_key("000001.json"));
    player.press(LibraryAction::BringBack);
    player.rest();
    assert_eq!(listed(&player), [4, 3, 2, 1]);
    assert_eq!(contents(folder.path()), before);
    player.press(LibraryAction::Open(1));
    player.rest();
    assert_eq!(player.game().turn_count(), 12);

    // A new game never takes the number of one that was deleted.
    player.press(GoTo::Home);
    player.rest();
    player.press(GoTo::Library);
    player.rest();
    player.act(LibraryAction::Delete(4));
    player.press(GoTo::Back);
    player.rest();
    player.begin("american", Mode::Quick);
    assert_eq!(player.game().id(), 5);
}

#[test]
fn a_turn_updates_the_list_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.begin("american", Mode::Quick);
    assert!(listed(&player).is_empty(), "a match without turns should not be listed");
    player.tap_square("B3");
    player.tap_square("C4");
    player.rest();
    assert_eq!(listed(&player), [1]);
    player.act(PlayAction::Resign);
    player.rest();
    let library = player.app.world().resource::<Library>();
    assert!(library.matches().into_iter().all(Summary::is_finished));
}

#[test]
fn a_match_can_be_named() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(GoTo::Library);
    player.wait(Duration::from_millis(600));
    player.act(LibraryAction::Choose(Some(2)));
    player.wait(Duration::from_millis(600));
    player.press(LibraryAction::Rename(Some(2)));
    player.wait(Duration::from_millis(600));
    for letter in ["T", "r", "a", "i", "n"] {
        player.type_letter(letter);
    }
    player.press(LibraryAction::Rename(None));
    // A thread reads the match.
    player.rest();
    assert!(player.reads("Train"), "the list should show the name: {:?}", player.texts());
    let kept = files(folder.path()).read("matches/000002.json").expect("a disk").expect("a file");
    assert_eq!(saved::read(&kept).expect("a match").title(), "Train");
    // The name is extended, and a key ends the editing.
    player.act(LibraryAction::Rename(Some(2)));
    player.wait(Duration::from_millis(600));
    player.key(bevy::input::keyboard::Key::ArrowRight);
    player.type_letter("!");
    player.key(bevy::input::keyboard::Key::Enter);
    player.rest();
    assert!(player.reads("Train!"), "the list should show the longer name: {:?}", player.texts());
}

#[test]
fn an_unfinished_name_is_kept_when_the_screen_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    for (id, leave) in [(2, Action::from(GoTo::Home)), (3, LibraryAction::Open(3).into())] {
        player.act(GoTo::Library);
        player.wait(Duration::from_millis(600));
        player.act(LibraryAction::Choose(Some(id)));
        player.act(LibraryAction::Rename(Some(id)));
        player.wait(Duration::from_millis(600));
        player.type_letter("T");
        player.act(leave);
        player.rest();
        let kept = saved::read(&contents(folder.path())[&format!("{id:06}.json")]).expect("a match");
        assert_eq!(kept.title(), "T");
    }
    assert_eq!(player.game().title(), "T", "the current match should have the name as well");
}

#[test]
fn the_match_history_follows_changes_in_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    for _ in 0..3 {
        player.begin("american", Mode::Quick);
        player.tap_square("B3");
        player.tap_square("C4");
        player.rest();
    }
    let table = |player: &Player| {
        let session = player.app.world().resource::<Session>();
        session.table.as_ref().map(|table| table.row().clone())
    };
    assert_eq!(table(&player), Some(Row { ids: vec![1, 2, 3], at: 2 }));
    player.act(GoTo::Library);
    player.act(LibraryAction::Delete(1));
    player.act(LibraryAction::Choose(Some(2)));
    player.act(LibraryAction::Rename(Some(2)));
    player.wait(Duration::from_millis(600));
    player.type_letter("T");
    player.act(LibraryAction::Rename(None));
    player.act(GoTo::Resume);
    assert_eq!(table(&player), Some(Row { ids: vec![2, 3], at: 1 }));
    // Undo through both matches, as far as possible.
    for _ in 0..6 {
        player.act(PlayAction::Undo);
        player.rest();
    }
    assert_eq!((player.game().id(), player.game().turn_count()), (2, 0));
    assert_eq!(player.game().title(), "T");
    let files = contents(folder.path());
    assert!(!files.contains_key("000001.json"), "a deleted match should stay deleted");
    assert_eq!(saved::read(&files["000002.json"]).expect("a match").title(), "T");
    // Its number is not used again.
    player.begin("american", Mode::Quick);
    assert_eq!(player.game().id(), 4);
}

#[test]
fn results_count_every_finished_match() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    let results = |player: &Player| player.app.world().resource::<Library>().results().table();
    let before = results(&player);
    player.act(LibraryAction::Open(1));
    player.rest();
    player.act(PlayAction::Resign);
    player.rest();
    assert_ne!(results(&player), before);
}

#[test]
fn an_unreadable_current_match_is_replaced_by_the_latest_readable_one() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let files = files(folder.path());
    files.write("table.json", r#"{"ids":[2,4],"at":1}"#).expect("room");
    files.write("matches/000004.json", "no match at all").expect("room");
    files.flush().expect("room");
    let mut player = Player::open(folder.path(), TABLET);
    assert_eq!(player.game().id(), 3);
    assert!(matches!(player.said(), Some(Notice::Start(_))));
    player.begin("american", Mode::Quick);
    assert_eq!(player.game().id(), 5, "the number of the damaged match should not be used again");
}

#[test]
fn a_damaged_match_is_reported_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    // Its header can be read, but not its turns.
    let good = contents(folder.path())["000001.json"].clone();
    let bad = good.replacen("\"acts\":[", "\"acts\":[{\"turn\":[0]},", 1);
    assert_ne!(good, bad);
    let files = files(folder.path());
    files.write("matches/000001.json", &bad).expect("room");
    files.write("matches/000009.json", "no match at all").expect("room");
    files.flush().expect("room");
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(GoTo::Library);
    player.rest();
    assert_eq!(listed(&player), [1, 4, 3, 2], "the match written last should come first");
    player.press(LibraryAction::Open(1));
    player.rest();
    assert_eq!(player.screen(), Screen::Library);
    assert!(matches!(player.said(), Some(Notice::Library(LibraryNotice::NotOpened(_)))));
    assert_eq!(contents(folder.path())["000001.json"], bad, "the damaged file should be kept");
}

#[test]
fn a_new_name_does_not_change_the_order() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    let rename = |player: &mut Player, id: u32| {
        player.act(GoTo::Library);
        player.wait(Duration::from_millis(600));
        player.act(LibraryAction::Choose(Some(id)));
        player.act(LibraryAction::Rename(Some(id)));
        player.wait(Duration::from_millis(600));
        player.type_letter("T");
        player.act(LibraryAction::Rename(None));
        player.rest();
    };
    // One in its file only, and one that is on the table.
    rename(&mut player, 2);
    assert_eq!(listed(&player), [4, 3, 2, 1]);
    player.act(LibraryAction::Open(1));
    player.rest();
    rename(&mut player, 1);
    assert_eq!(listed(&player), [4, 3, 2, 1]);
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    assert_eq!(listed(&player), [4, 3, 2, 1], "the order should survive a restart");
    for id in [1, 2] {
        let kept = saved::read(&contents(folder.path())[&format!("{id:06}.json")]).expect("a match");
        assert_eq!(kept.title(), "T");
    }
}

#[test]
fn the_match_played_last_comes_first() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    assert_eq!(listed(&player), [4, 3, 2, 1]);
    player.act(LibraryAction::Open(1));
    player.rest();
    assert_eq!(listed(&player), [4, 3, 2, 1], "opening a match should not change the order");
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    assert_eq!(listed(&player), [4, 3, 2, 1]);
    assert_eq!(player.game().id(), 1);
    for square in player.game().position().turns()[0].clone().0 {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
    player.rest();
    assert_eq!(player.game().turn_count(), 13);
    assert_eq!(listed(&player), [1, 4, 3, 2]);
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    assert_eq!(listed(&player), [1, 4, 3, 2], "the order should survive a restart");
}

/// A thousand matches of all games, of as many turns as people play.
#[test]
fn a_thousand_matches_are_listed_quickly() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=1000_u32 {
        let game = Game::ALL[id as usize % Game::ALL.len()];
        let mut game = played(id, game, ["Anna", "Ben"], 40 + id as usize % 60);
        if id % 4 != 0 && game.outcome().is_none() {
            game.resign(if id % 3 == 0 { Side::First } else { Side::Second });
        }
        keep(folder.path(), &game);
    }
    let begun = Instant::now();
    let found = summaries(&files(folder.path()));
    println!("{} matches are listed in {:?}", found.len(), begun.elapsed());
    assert_eq!(found.len(), 1000);

    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(GoTo::Home);
    player.rest();
    let begun = Instant::now();
    player.act(GoTo::Library);
    println!("the screen is there after {:?}", begun.elapsed());
    player.rest();
    let controls = player.controls();
    let cards =
        controls.iter().filter(|(action, _)| matches!(action, Action::Library(LibraryAction::Open(_))));
    assert_eq!(cards.count(), 2 * PAGE, "unfinished and finished matches should each show one page");
    player.wait(Duration::from_secs(1));
}

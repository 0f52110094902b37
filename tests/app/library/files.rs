//! Files that go out of the library and come in: backups, many records in one file, tables of results.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use parlour::app::state::backups::{Backups, Stage};
use parlour::app::state::library::Library;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{BackupAction, EditorAction, GoTo, LibraryAction, RecordAction};
use parlour::app::vocabulary::notice::{LibraryNotice, Notice, RecordNotice, Restored};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::platform::fake::Fake;
use parlour::play::{Mode, Participant, saved};
use parlour::rules::Game;

use super::{TABLET, contents, keep, listed, played, read, some};
use crate::harness::Player;

#[test]
fn a_backup_restores_everything() {
    let (from, to) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    some(from.path());
    let mut player = Player::open(from.path(), TABLET);
    read(&mut player);
    player.app.world_mut().resource_mut::<Settings>().theme = ThemeChoice::Dark;
    player.act(EditorAction::Open(Game::Reversi));
    player.act(EditorAction::Clear);
    player.act(GoTo::Library);
    player.rest();
    player.press(LibraryAction::BackUp);
    player.until("an answer", |player| matches!(player.said(), Some(Notice::Library(_))));
    let (name, content) = player.device.device().saved_text().expect("a file");
    assert!(
        name.starts_with("parlour-") && Path::new(&name).extension().is_some_and(|kind| kind == "json"),
        "the backup should be a JSON file of the app: {name}"
    );

    // Another device, on which a match with the same number was played.
    let own = played(2, Game::Gomoku, ["Mia", "Tom"], 30);
    keep(to.path(), &own);
    let device = Fake::desktop(to.path());
    device.device().file = Some(content.into_bytes());
    let mut other = Player::open_on(device, TABLET);
    read(&mut other);
    let restore = |other: &mut Player| {
        other.act(GoTo::Library);
        other.rest();
        other.press(RecordAction::Open);
        other.until("a preview", |player| {
            matches!(player.app.world().resource::<Backups>().stage(), Stage::Previewed(_))
        });
        other.rest();
        if other.find_control(&BackupAction::WithSettings(true).into()).is_some() {
            other.press(BackupAction::WithSettings(true));
            other.rest();
        }
        // There is none if nothing in the backup is new.
        other.find_control(&BackupAction::Restore.into())?;
        other.press(BackupAction::Restore);
        other.until("an answer", |player| matches!(player.said(), Some(Notice::Library(_))));
        read(other);
        other.rest();
        other.said()
    };
    let all = Restored { new: 4, ..Restored::default() };
    assert_eq!(restore(&mut other), Some(Notice::Library(LibraryNotice::Restored(all))));
    assert_eq!(listed(&other).len(), 5);
    assert_eq!(other.app.world().resource::<Settings>().theme, ThemeChoice::Dark);
    let (before, after) = (contents(from.path()), contents(to.path()));
    for (name, text) in &before {
        if name != "000002.json" {
            assert_eq!(after.get(name), Some(text), "content of {name}");
        }
    }
    assert_eq!(after["000002.json"], saved::write(&own), "an existing match should not be overwritten");
    let moved = saved::read(&after["000005.json"]).expect("a match");
    assert_eq!(saved::write(&moved.numbered(2)), before["000002.json"]);

    let sketch =
        |folder: &Path| fs::read_to_string(folder.join("sketches/reversi.json")).expect("a position");
    assert_eq!(sketch(from.path()), sketch(to.path()));
    other.act(EditorAction::Open(Game::Reversi));
    other.act(EditorAction::Start);
    let newer = sketch(to.path());

    // A second restore adds nothing, and keeps the position that was set up since.
    assert_eq!(restore(&mut other), None);
    let Stage::Previewed(again) = other.app.world().resource::<Backups>().stage() else {
        panic!("there should be a preview")
    };
    assert_eq!((again.new, again.known, again.here), (0, 4, 5));
    assert_eq!(sketch(to.path()), newer);

    // A new match overwrites none of them.
    let before = contents(to.path());
    other.begin("american", Mode::Quick);
    other.tap_square("B3");
    other.tap_square("C4");
    other.rest();
    let after = contents(to.path());
    assert_eq!(after.len(), before.len() + 1);
    assert!(before.iter().all(|(name, text)| after.get(name) == Some(text)));
}

#[test]
fn a_file_of_many_games_is_imported_and_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.device.device().clipboard =
        Some("(;GM[2];B[fe];W[ff])(;GM[2]PB[Ben]PW[Mia];B[fe])(;GM[2];B[aa])(;GM[2];B[fe];W[df])".to_owned());
    player.act(GoTo::Record);
    player.rest();
    player.press(RecordAction::Paste);
    player.rest();
    read(&mut player);
    assert_eq!((player.game().id(), player.game().turn_count()), (1, 2));
    let library = player.app.world().resource::<Library>();
    let mut turns: Vec<_> = library.matches().iter().map(|game| (game.id, game.standing.turns)).collect();
    turns.sort_unstable();
    assert_eq!(turns, [(1, 2), (2, 1), (3, 2)]);

    // The export has the oldest match first.
    player.act(GoTo::Library);
    player.rest();
    player.press(LibraryAction::Filter(Some(Game::Reversi)));
    player.rest();
    player.press(LibraryAction::Collection(Game::Reversi));
    player.until("an answer", |player| matches!(player.said(), Some(Notice::Record(RecordNotice::Saved(_)))));
    let (name, content) = player.device.device().saved_text().expect("a file");
    assert!(
        Path::new(&name).extension().is_some_and(|kind| kind == "sgf"),
        "the export should be an SGF file: {name}"
    );
    let games = parlour::notation::read_games(Game::Reversi.presets()[0].rules, content.as_bytes());
    let turns: Vec<_> = games.iter().map(|game| game.as_ref().map(|game| game.turns.len())).collect();
    assert_eq!(turns, [Ok(2), Ok(1), Ok(2)]);
}

#[test]
fn results_are_counted_and_can_be_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path());
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(GoTo::Players);
    player.rest();
    assert!(player.reads("Against Ben") && player.reads("1–0"));
    assert!(player.reads("Against Computer, level 4") && player.reads("0–0, one draw"));
    let ben = Participant::Person("Ben".to_owned());
    let results = player.app.world().resource::<Library>().results().clone();
    assert_eq!(results.between("Anna", &ben, Some(Game::Checkers)).won, 1);
    player.press(LibraryAction::Results);
    player.until("an answer", |player| matches!(player.said(), Some(Notice::Record(RecordNotice::Saved(_)))));
    let (_, table) = player.device.device().saved_text().expect("a file");
    assert!(
        table.contains("Anna,Ben,checkers,1,0,0"),
        "the table should have the result against Ben: {table}"
    );
}

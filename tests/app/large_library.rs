//! A large library: the list keeps its order, the results are counted in parts, and the trash keeps what was
//! deleted last.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::library::Library;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction};
use parlour::app::vocabulary::notice::{Notice, RecordNotice};
use parlour::play::{Participant, Results};
use parlour::rules::{Game, Side};

use crate::harness::Player;
use crate::library::{keep, played};

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn read(player: &mut Player) {
    player.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
}

fn library(player: &Player) -> &Library {
    player.app.world().resource::<Library>()
}

fn in_trash(folder: &Path) -> Vec<u32> {
    let names = fs::read_dir(folder.join("deleted")).into_iter().flatten().flatten();
    let number = |entry: fs::DirEntry| entry.file_name().to_str()?.split('.').next()?.parse().ok();
    let mut numbers: Vec<u32> = names.filter_map(number).collect();
    numbers.sort_unstable();
    numbers
}

/// Finished matches between many people.
fn some(folder: &Path, count: u32) {
    for id in 1..=count {
        let names = [format!("Anna {}", id % 40), format!("Ben {}", id % 7)];
        let mut game = played(id, Game::Four, [&names[0], &names[1]], 3);
        game.resign(if id % 3 == 0 { Side::First } else { Side::Second });
        keep(folder, &game);
    }
}

#[test]
fn the_matches_deleted_last_can_be_restored_whatever_their_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path(), 60);
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(GoTo::Library);
    player.rest();
    // From the newest to the oldest, so that the oldest numbers are deleted last.
    for id in (1..=59).rev() {
        player.act(LibraryAction::Delete(id));
        // A day has more than a millisecond between two deletions.
        std::thread::sleep(Duration::from_millis(2));
    }
    player.rest();
    assert_eq!(in_trash(folder.path()), (1..=50).collect::<Vec<_>>());
    player.act(LibraryAction::BringBack);
    player.rest();
    assert_eq!(in_trash(folder.path()), (2..=50).collect::<Vec<_>>());
    let ids: Vec<u32> = library(&player).matches().iter().map(|game| game.id).collect();
    assert_eq!(ids, [60, 1], "the time at which it was played should be kept");
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    let ids: Vec<u32> = library(&player).matches().iter().map(|game| game.id).collect();
    assert_eq!(ids, [60, 1], "also after a restart");
    player.begin("american", parlour::play::Mode::Quick);
    assert_eq!(player.game().id(), 61, "no number of a deleted match should be used again");
}

#[test]
fn results_follow_every_change_and_are_shown_in_parts() {
    let folder = tempfile::tempdir().expect("a folder");
    some(folder.path(), 280);
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    let agree = |player: &Player| {
        let counted = library(player).first_counted().unwrap_or(0);
        let counted = library(player).all().filter(|game| game.id >= counted);
        assert_eq!(*library(player).results(), Results::of(counted));
    };
    agree(&player);
    player.act(GoTo::Players);
    player.rest();
    let lines =
        |player: &mut Player| player.texts().iter().filter(|line| line.starts_with("Against ")).count();
    let (few, more) = (lines(&mut player), player.find_control(&LibraryAction::More.into()));
    assert!(few <= 24 && more.is_some(), "{few} lines");
    player.act(LibraryAction::More);
    player.rest();
    assert!(lines(&mut player) > few);
    for _ in 0..3 {
        player.act(LibraryAction::More);
    }
    player.rest();
    assert!(lines(&mut player) <= 2 * 24, "two pages at most");
    assert!(player.find_control(&LibraryAction::Less.into()).is_some());
    player.act(LibraryAction::Delete(5));
    player.rest();
    agree(&player);
    player.act(LibraryAction::CountAnew);
    player.rest();
    assert!(library(&player).results().0.is_empty());
    player.act(LibraryAction::CountAll);
    player.rest();
    agree(&player);
    let ben = Participant::Person("Ben 1".to_owned());
    assert!(library(&player).results().between("Anna 1", &ben, None).played() > 0);
    player.app.world_mut().resource_mut::<Settings>().results_since = 100;
    player.rest();
    agree(&player);
}

#[test]
fn an_export_of_many_records_can_be_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), &played(1, Game::Four, ["Anna", "Ben"], 3));
    let text = fs::read_to_string(folder.path().join("matches/000001.json")).expect("a file");
    for id in 2..=3000 {
        fs::write(folder.path().join(format!("matches/{id:06}.json")), &text).expect("room on the disk");
    }
    let mut player = Player::open(folder.path(), TABLET);
    read(&mut player);
    player.act(LibraryAction::Filter(Some(Game::Four)));
    player.act(LibraryAction::Collection(Game::Four));
    player.act(parlour::app::vocabulary::action::RecordAction::Cancel);
    player.rest();
    assert_eq!((player.said(), player.device.device().saved.clone()), (None, None));
    player.act(LibraryAction::Collection(Game::Four));
    // Between the thread that collects and the one that saves there may be a frame without either.
    player.until("the notice", |player| player.said().is_some());
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::Saved(_)))), "{:?}", player.said());
    let (_, content) = player.device.device().saved_text().expect("a file");
    let games = parlour::notation::read_games(Game::Four.presets()[0].rules, content.as_bytes());
    assert_eq!(games.len(), 3000);
}

/// The long form: every frame of every screen, with 10,000 matches and 22,000 imported ones.
#[test]
#[ignore = "takes minutes; scripts/torture.sh runs it"]
fn no_frame_of_a_large_library_is_long() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in 1..=32_000_u32 {
        let kind = if id > 10_000 { Game::Checkers } else { Game::ALL[id as usize % Game::ALL.len()] };
        let names = [format!("Anna {}", id % 400), format!("Ben {}", id % 700)];
        let mut game = played(id, kind, [&names[0], &names[1]], 12);
        if (id % 10 != 0 || id > 10_000) && game.outcome().is_none() {
            game.resign(if id % 3 == 0 { Side::First } else { Side::Second });
        }
        let file = folder.path().join(format!("matches/{id:06}.json"));
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, parlour::play::saved::write(&game)).expect("room on the disk");
    }
    let begun = Instant::now();
    let mut player = Player::open(folder.path(), TABLET);
    println!("the app is there after {:?}", begun.elapsed());
    let mut slow = Vec::new();
    let mut frame = |player: &mut Player, what: &str| {
        let begun = Instant::now();
        player.app.update();
        let took = begun.elapsed();
        if took > Duration::from_millis(50) {
            slow.push(format!("{what}: {took:?}"));
        }
    };
    while library(&player).is_busy() {
        frame(&mut player, "reading");
    }
    println!("the list is there after {:?}", begun.elapsed());
    assert_eq!(library(&player).all().count(), 32_000);
    let steps: Vec<(&str, Action)> = vec![
        ("home", GoTo::Home.into()),
        ("library", GoTo::Library.into()),
        ("filter", LibraryAction::Filter(Some(Game::Checkers)).into()),
        ("more", LibraryAction::More.into()),
        ("delete", LibraryAction::Delete(31_999).into()),
        ("bring back", LibraryAction::BringBack.into()),
        ("delete again", LibraryAction::Delete(31_998).into()),
        ("no filter", LibraryAction::Filter(None).into()),
        ("players", GoTo::Players.into()),
        ("count anew", LibraryAction::CountAnew.into()),
        ("count all", LibraryAction::CountAll.into()),
        ("setup", GoTo::Setup(Game::Checkers).into()),
        ("record", GoTo::Record.into()),
        ("settings", GoTo::Settings.into()),
        ("open", LibraryAction::Open(31_000).into()),
    ];
    for (what, action) in steps {
        player.app.world_mut().write_message(action);
        for _ in 0..60 {
            frame(&mut player, what);
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    println!("frames over 50 ms: {slow:#?}");
}

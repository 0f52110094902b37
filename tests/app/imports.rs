//! Imports of many records: they stream, can be cancelled, add nothing twice, and end decently.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use parlour::app::device::language::LANGUAGES;
use parlour::app::state::exchange::Exchange;
use parlour::app::state::library::Library;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{EditorAction, GoTo, RecordAction};
use parlour::app::vocabulary::notice::{Imported, Notice, RecordNotice, StatusLine, Tally};
use parlour::app::vocabulary::screen::Screen;
use parlour::notation::Problem;
use parlour::platform::sharing::NotShared;
use parlour::play::{Match, Mode};
use parlour::rules::{Game, Illegal};

use crate::harness::Player;

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn open() -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), TABLET);
    (folder, player)
}

/// Limit for what takes at most 200 ms on an idle machine. Without the cure it takes as long as the import.
const SOON: Duration = Duration::from_secs(2);

/// This many games of checkers, each by other players or on another day.
pub fn games(count: usize) -> String {
    let turns = ["11-15 23-19 8-11 22-17", "11-15 24-20 8-11", "12-16 24-20 8-12", "10-15 23-18"];
    let mut text = String::new();
    for number in 0..count {
        let (day, who) = (number % 28 + 1, number / 28);
        let names = format!("[Black \"Black {who}\"]\n[White \"White {}\"]", who % 100);
        let turns = turns[number % turns.len()];
        writeln!(text, "[Date \"1990.07.{day:02}\"]\n{names}\n[Result \"1-0\"]\n\n{turns} 1-0\n")
            .expect("a text grows");
    }
    text
}

fn drop_file(player: &mut Player, path_buf: PathBuf) {
    let world = player.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    player.app.update();
}

fn drop_text(player: &mut Player, folder: &Path, text: &str) {
    let path = folder.join("games.pdn");
    fs::write(&path, text).expect("a file");
    drop_file(player, path);
}

fn is_busy(player: &Player) -> bool {
    player.app.world().resource::<Exchange>().is_busy()
}

fn so_far(player: &Player) -> Option<usize> {
    player.app.world().resource::<Exchange>().so_far()
}

fn end(player: &mut Player) -> Imported {
    player.until("the end of the import", |player| !is_busy(player));
    player.rest();
    match player.said() {
        Some(Notice::Record(RecordNotice::Imported(imported))) => imported,
        other => panic!("an import should have ended, not {other:?}"),
    }
}

fn in_library(player: &Player) -> usize {
    player.app.world().resource::<Library>().all().count()
}

fn on_disk(folder: &Path) -> usize {
    fs::read_dir(folder.join("matches")).map_or(0, Iterator::count)
}

fn whole(new: usize, same: usize, unreadable: usize) -> Imported {
    Imported { tally: Tally { new, same, unreadable }, ..Imported::default() }
}

#[test]
fn importing_the_same_records_again_adds_nothing() {
    let (folder, mut player) = open();
    let text = games(90);
    drop_text(&mut player, folder.path(), &text);
    assert_eq!(end(&mut player), whole(90, 0, 0));
    assert_eq!((in_library(&player), on_disk(folder.path())), (90, 90));
    drop_text(&mut player, folder.path(), &text);
    assert_eq!(end(&mut player), whole(0, 90, 0));
    assert!(player.reads("New: 0. Already here: 90. Unreadable: 0."), "{:?}", player.texts());
    assert_eq!((in_library(&player), on_disk(folder.path())), (90, 90));

    // After a restart they are recognised as well, between others.
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    drop_text(&mut player, folder.path(), &format!("{}[GameType \"99\"]\n1. 11-15 *\n", games(93)));
    assert_eq!(end(&mut player), whole(3, 90, 1));
    assert_eq!((in_library(&player), on_disk(folder.path())), (93, 93));
}

#[test]
fn games_that_differ_in_anything_are_different() {
    const GAME: &str = "[Date \"1990.07.01\"]\n[Black \"Anna\"]\n[White \"Ben\"]\n[Result \"1-0\"]\n\n1. 11-15 23-19 2. 8-11 22-17 1-0\n\n";
    let (folder, mut player) = open();
    drop_text(&mut player, folder.path(), &format!("{GAME}{}", GAME.replace("Anna", "Zoe")));
    assert_eq!(end(&mut player), whole(2, 0, 0));
    let others = [
        ("07.01", "07.02"),
        ("[Date \"1990.07.01\"]\n", ""),
        ("Ben", "Ten"),
        // The same position by other turns.
        ("11-15 23-19 2. 8-11 22-17", "11-15 22-17 2. 8-11 23-19"),
        ("22-17", "17-14"),
        (" 2. 8-11 22-17", ""),
        ("[Result \"1-0\"]", "[Result \"0-1\"]"),
        ("[Result", "[GameType \"23\"]\n[Result"),
    ];
    let mut text = String::new();
    for (from, to) in others {
        let other = GAME.replace(from, to);
        assert_ne!(other, GAME);
        text += &other.replace("1-0\n\n", if to.contains("0-1") { "0-1\n\n" } else { "1-0\n\n" });
    }
    drop_text(&mut player, folder.path(), &text);
    let imported = end(&mut player);
    assert_eq!(imported.tally.same, 0, "{imported:?}");
    assert!(imported.tally.new >= 6, "most of them should be readable: {imported:?}");
    // What a match does not hold does not make it another one.
    let more = format!("[Event \"Village hall\"]\n{}", GAME.replace("23-19", "23-19 {well}"));
    drop_text(&mut player, folder.path(), &format!("{more}{GAME}"));
    assert_eq!(end(&mut player), whole(1, 1, 0), "each match stands for one record");
}

#[test]
fn two_equal_games_of_one_file_are_two_games() {
    let (folder, mut player) = open();
    let text = "1. 11-15 23-19 1/2-1/2\n\n".repeat(3);
    drop_text(&mut player, folder.path(), &text);
    assert_eq!(end(&mut player), whole(3, 0, 0));
    drop_text(&mut player, folder.path(), &text);
    assert_eq!(end(&mut player), whole(0, 3, 0));
    assert_eq!(on_disk(folder.path()), 3);
}

#[test]
fn a_cancelled_import_keeps_what_is_in_and_says_how_many() {
    let (folder, mut player) = open();
    let text = games(4000);
    player.device.device().file = Some(text.clone().into_bytes());
    player.act(GoTo::Record);
    player.rest();
    player.press(RecordAction::Open);
    player.until("some games", |player| so_far(player).is_some_and(|games| games > 20));
    player.until("its progress", |player| player.find_control(&RecordAction::Cancel.into()).is_some());
    assert!(player.reads("Games read: "), "{:?}", player.texts());
    player.press(RecordAction::Cancel);
    let begun = Instant::now();
    player.until("the end", |player| !is_busy(player));
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    let imported = end(&mut player);
    assert!(imported.is_cancelled && imported.not_saved.is_none(), "{imported:?}");
    let Tally { new, same: 0, unreadable: 0 } = imported.tally else { panic!("{imported:?}") };
    assert!((20..4000).contains(&new), "{new} games");
    assert_eq!((in_library(&player), on_disk(folder.path())), (new, new));
    assert!(player.reads(&format!("Stopped. New: {new}.")), "{:?}", player.texts());
    assert_eq!(player.screen(), Screen::Record);

    // The rest can be imported later.
    drop_text(&mut player, folder.path(), &games(new + 10));
    assert_eq!(end(&mut player), whole(10, new, 0));
}

#[test]
fn an_import_in_the_middle_of_a_long_game_is_left_to_itself() {
    let (folder, mut player) = open();
    // A comment of 48 MB is read in one go.
    let long = format!("1. 11-15 {{{}}} 23-19 1-0\n", "a word ".repeat(7 << 20));
    player.device.device().file = Some(long.into_bytes());
    player.act(GoTo::Record);
    player.rest();
    player.act(RecordAction::Open);
    player.until("the import", |player| so_far(player).is_some());
    player.act(RecordAction::Cancel);
    let begun = Instant::now();
    player.until("the end", |player| !is_busy(player));
    assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
    assert_eq!(end(&mut player), Imported { is_cancelled: true, ..whole(0, 0, 0) });
    // The next one waits for its thread, and nothing of it comes in.
    drop_text(&mut player, folder.path(), &games(3));
    assert_eq!(end(&mut player), whole(3, 0, 0));
    assert_eq!((in_library(&player), on_disk(folder.path())), (3, 3));
}

#[test]
fn an_import_goes_on_when_its_screen_is_left_and_leaves_the_table_alone() {
    let (folder, mut player) = open();
    player.begin("american", Mode::Quick);
    let before = player.game().id();
    player.act(GoTo::Record);
    player.rest();
    drop_text(&mut player, folder.path(), &games(300));
    player.act(GoTo::Home);
    assert_eq!(end(&mut player), whole(300, 0, 0));
    assert_eq!((player.screen(), player.game().id()), (Screen::Home, before));
    assert!(player.reads("New: 300."), "{:?}", player.texts());
    assert_eq!(on_disk(folder.path()), 301);
}

#[test]
fn a_second_import_waits_for_the_first() {
    let (folder, mut player) = open();
    let text = games(200);
    drop_text(&mut player, folder.path(), &text);
    let path = folder.path().join("games.pdn");
    drop_file(&mut player, path.clone());
    drop_file(&mut player, path);
    assert_eq!(end(&mut player), whole(0, 200, 0));
    assert_eq!((in_library(&player), on_disk(folder.path())), (200, 200));
    // Matches that begin meanwhile have numbers of their own.
    player.act(GoTo::Record);
    player.rest();
    drop_text(&mut player, folder.path(), &games(260));
    player.begin("american", Mode::Quick);
    player.begin("american", Mode::Quick);
    assert_eq!(end(&mut player), whole(60, 200, 0));
    assert_eq!((in_library(&player), on_disk(folder.path())), (262, 262));
}

#[test]
fn an_import_that_fills_the_disk_says_what_is_in() {
    let (folder, mut player) = open();
    let (matches, aside) = (folder.path().join("matches"), folder.path().join("aside"));
    player.act(GoTo::Record);
    player.rest();
    drop_text(&mut player, folder.path(), &games(4000));
    player.until("some games", |player| so_far(player).is_some_and(|games| games > 20));
    // A file in place of the folder refuses every further one, for root as well.
    fs::rename(&matches, &aside).expect("a folder");
    while fs::write(&matches, "full").is_err() {
        // The import has made the folder anew.
        for entry in fs::read_dir(&matches).into_iter().flatten().flatten() {
            fs::rename(entry.path(), aside.join(entry.file_name())).expect("a file");
        }
        _ = fs::remove_dir(&matches);
    }
    let imported = end(&mut player);
    assert!(imported.not_saved.is_some() && !imported.is_cancelled, "{imported:?}");
    let inside = fs::read_dir(&aside).expect("a folder").flatten();
    // Some are staged only, and become durable once there is room.
    let number =
        |entry: fs::DirEntry| entry.file_name().to_string_lossy().split('.').next()?.parse::<u32>().ok();
    let inside = inside.filter_map(number).collect::<std::collections::BTreeSet<_>>().len();
    assert_eq!(imported.tally.new, inside);
    assert_eq!(in_library(&player), inside);
    assert!(player.reads("could not be saved"), "{:?}", player.texts());
    assert_eq!(player.screen(), Screen::Record);
}

#[cfg(unix)]
#[test]
fn links_to_devices_are_refused() {
    let (folder, mut player) = open();
    let link = folder.path().join("games.pdn");
    std::os::unix::fs::symlink("/dev/zero", &link).expect("a link");
    drop_file(&mut player, link);
    player.until("an answer", |player| !is_busy(player));
    player.rest();
    assert_eq!(player.said(), Some(Notice::Record(RecordNotice::NotShared(NotShared::NotAFile))));
    assert!(player.screen() == Screen::Record && player.reads("not a file"), "{:?}", player.texts());
}

#[test]
fn a_long_text_from_the_clipboard_is_read_on_another_thread() {
    let (folder, mut player) = open();
    player.act(GoTo::Record);
    player.rest();
    player.device.device().clipboard = Some(format!("{}{{{}}} 1-0", games(60), "word ".repeat(20_000)));
    player.press(RecordAction::Paste);
    assert_eq!(end(&mut player).tally.new, 60);
    assert_eq!(on_disk(folder.path()), 60);

    // The editor refuses what no position needs, by its length.
    player.act(EditorAction::Open(Game::Checkers));
    player.rest();
    player.device.device().clipboard = Some(format!("B:W21:B1{}", " ".repeat(1 << 16)));
    player.press(EditorAction::Paste);
    let Some(Notice::Record(RecordNotice::NotRead(error))) = player.said() else {
        panic!("the text is too long, but {:?}", player.said())
    };
    assert!(matches!(error.problem, Problem::TooMuch(_)), "{error}");
}

#[test]
fn a_full_match_says_so_in_every_language() {
    let (_folder, mut player) = open();
    let most = Match::MAX_ACTS;
    let refused = |reason| Notice::Refused { square: None, reason };
    for language in LANGUAGES {
        let tag = language.tag;
        player.app.world_mut().resource_mut::<Settings>().language = Some(tag.to_owned());
        let [over, mut full] = [Illegal::GameOver, Illegal::MatchFull { most }].map(|reason| {
            player.app.world_mut().resource_mut::<StatusLine>().0 = Some(refused(reason));
            player.rest();
            player.texts()
        });
        assert_ne!(over, full, "{tag}");
        full.retain(|line| !over.contains(line));
        let digits: String = full.concat().chars().filter(char::is_ascii_digit).collect();
        assert_eq!(digits, "20000", "{tag}: {full:?}");
    }
}

/// The long form: a large file, and every frame of its import.
#[test]
#[ignore = "takes a minute; scripts/torture.sh runs it"]
fn twenty_two_thousand_games_are_imported_without_a_stall() {
    let (folder, mut player) = open();
    let text = games(22_000);
    player.act(GoTo::Library);
    player.rest();
    drop_text(&mut player, folder.path(), &text);
    let (mut frames, mut slow, mut worst) = (0, 0, Duration::ZERO);
    let begun = Instant::now();
    while is_busy(&player) {
        let frame = Instant::now();
        player.app.update();
        let took = frame.elapsed();
        frames += 1;
        slow += usize::from(took > Duration::from_millis(50));
        worst = worst.max(took);
        std::thread::sleep(Duration::from_millis(4));
    }
    println!("{:?}, {frames} frames, {slow} over 50 ms, the longest {worst:?}", begun.elapsed());
    assert_eq!(end(&mut player), whole(22_000, 0, 0));
    assert_eq!(in_library(&player), 22_000);
    drop_text(&mut player, folder.path(), &text);
    assert_eq!(end(&mut player), whole(0, 22_000, 0));
}

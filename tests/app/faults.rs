//! A disk that fails at any call, a second window, files of a later version, and a folder that is deleted.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use parlour::app::state::library::Library;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{
    Action, EditorAction, GoTo, LibraryAction, PlayAction, RecordAction, ReplayAction, ReviewAction, Setting,
};
use parlour::app::vocabulary::field::{Field, Left, Written};
use parlour::app::vocabulary::messages::{Leave, SquareTouched};
use parlour::app::vocabulary::notice::Notice;
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::play::{Mode, saved};
use parlour::rules::Game;
use parlour::storage::{Fault, Faulty, Files, Injected, Memory, Operation};

use crate::harness::{Player, files, square};

mod reading;

const SIZE: Vec2 = Vec2::new(800., 1280.);

/// A full disk, an input or output error, a disk that is read-only, a file that is not allowed or held by
/// another program, too many open files: as Linux numbers them.
const ERRORS: [i32; 5] = [28, 5, 30, 13, 24];

/// Everything that changes files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileAct {
    Turn,
    Undo,
    NewMatch,
    Rename,
    DeleteAndRestore,
    Import,
    Settings,
    Sketch,
    Review,
}

const ACTS: [FileAct; 9] = [
    FileAct::Turn,
    FileAct::Undo,
    FileAct::NewMatch,
    FileAct::Rename,
    FileAct::DeleteAndRestore,
    FileAct::Import,
    FileAct::Settings,
    FileAct::Sketch,
    FileAct::Review,
];

/// The app on a disk in memory whose calls fail.
struct Bench {
    player: Player,
    disk: Memory,
    injected: Injected,
    /// Number of operations so far.
    done: usize,
}

impl Bench {
    /// Opens the app on an empty disk, and begins two matches.
    fn new() -> Bench {
        let mut bench = Bench::on(Memory::default());
        bench.player.begin("american", Mode::Quick);
        bench.player.begin("american", Mode::Quick);
        bench
    }

    fn on(disk: Memory) -> Bench {
        let injected = Injected::default();
        let folder = tempfile::tempdir().expect("a folder");
        let device = Fake::desktop(folder.path());
        device.device().storage = Some(Arc::new(Faulty::new(disk.clone(), injected.clone())));
        Bench { player: Player::open_on(device, SIZE), disk, injected, done: 0 }
    }

    fn play(&mut self) {
        let Some(turn) = self.player.game().position().turns().first().cloned() else {
            return self.player.act(PlayAction::Rematch);
        };
        for square in turn.0 {
            self.player.app.world_mut().write_message(SquareTouched(square));
            self.player.app.update();
        }
    }

    fn run(&mut self, operation: FileAct) {
        self.done += 1;
        let player = &mut self.player;
        match operation {
            FileAct::Turn => self.play(),
            FileAct::Undo => player.act(PlayAction::Undo),
            FileAct::NewMatch => player.act(PlayAction::Rematch),
            FileAct::Rename => {
                player.act(LibraryAction::Rename(Some(1)));
                let title = format!("Title {}", self.done);
                player.app.world_mut().write_message(Written(Field::Title(1), title));
                player.app.update();
                player.app.world_mut().write_message(Left(Field::Title(1)));
                player.app.update();
            }
            FileAct::DeleteAndRestore => {
                player.act(LibraryAction::Delete(1));
                player.act(LibraryAction::BringBack);
            }
            FileAct::Import => {
                player.device.device().clipboard = Some("1. 11-15 23-19 *".to_owned());
                player.act(RecordAction::Paste);
            }
            FileAct::Settings => player.act(Setting::Numbers(self.done.is_multiple_of(2))),
            FileAct::Sketch => {
                player.act(EditorAction::Open(Game::Four));
                player.app.world_mut().write_message(SquareTouched(square("A1")));
                player.app.update();
                player.act(GoTo::Resume);
            }
            FileAct::Review => {
                self.play();
                let player = &mut self.player;
                player.act(PlayAction::Resign);
                // Stopped in the frame in which it begins, so that no engine decides about the number of calls.
                for action in [ReviewAction::Begin, ReviewAction::Stop] {
                    player.app.world_mut().write_message(Action::from(action));
                }
                player.app.update();
                player.act(ReplayAction::Done);
                player.act(PlayAction::Rematch);
            }
        }
        self.player.listen();
    }

    /// Checks that every file is whole, and that none was renamed as damaged.
    fn check_disk(&self, context: &str) -> BTreeMap<String, Vec<u8>> {
        let mut files = self.disk.files();
        files.retain(|name, _| !name.contains(".json.") && !name.starts_with("reports/"));
        for (name, content) in &files {
            let text = String::from_utf8(content.clone()).expect("a text");
            let is_json = serde_json::from_str::<serde_json::Value>(&text).is_ok();
            assert!(is_json && !name.contains("damaged"), "{context}: {name} holds {text}");
            if name.starts_with("matches/") {
                assert!(saved::read(&text).is_ok(), "{context}: {name} is no match");
            }
        }
        files
    }

    /// Heals the disk, and checks that everything in memory is on it after a retry.
    fn heal(&mut self, context: &str) {
        self.injected.plan(None);
        self.player.app.update();
        let world = self.player.app.world();
        assert_eq!(world.resource::<Files>().unsaved(), None, "{context}");
        let files = self.check_disk(context);
        let game = self.player.game();
        let on_disk = files.get(&format!("matches/{:06}.json", game.id()));
        let on_disk = on_disk.map(|content| String::from_utf8_lossy(content).into_owned());
        assert_eq!(on_disk.as_deref(), Some(&*saved::write(game)), "{context}: the match on the table");
        let is_there = |id: u32| {
            let starts = [format!("matches/{id:06}."), format!("deleted/{id:06}.")];
            files.keys().any(|name| starts.iter().any(|start| name.starts_with(start)))
        };
        for known in world.resource::<Library>().all() {
            assert!(is_there(known.id), "{context}: match {} is gone", known.id);
        }
        assert!(is_there(1) && is_there(2), "{context}: an old match is gone");
    }
}

/// Injects these errors at every call of every operation, one call after the other.
fn inject(errors: &[i32], kinds: &[(bool, usize)]) -> usize {
    let mut bench = Bench::new();
    let mut faults = 0;
    for operation in ACTS {
        for &error in errors {
            for &(is_short, lasts) in kinds {
                for call in 1.. {
                    bench.injected.plan(Some(Fault { call, lasts, error, is_short }));
                    bench.run(operation);
                    let calls = bench.injected.calls();
                    let context = format!("{operation:?}, error {error} at call {call} of {calls}");
                    bench.check_disk(&context);
                    bench.heal(&context);
                    if call > calls {
                        let is_written = bench.disk.files().keys().any(|name| name.starts_with("reviews/"));
                        assert!(is_written || operation != FileAct::Review, "a review should be on the disk");
                        break;
                    }
                    faults += 1;
                }
            }
        }
    }
    faults
}

#[test]
fn a_fault_at_any_call_of_any_operation_loses_nothing() {
    let faults = inject(&ERRORS[..1], &[(true, 1)]);
    assert!(faults > 40, "{faults} faults");
}

#[test]
#[ignore = "long; scripts/torture.sh runs it"]
fn every_fault_at_any_call_of_any_operation_loses_nothing() {
    let faults = inject(&ERRORS, &[(true, 1), (false, 1), (true, 5), (true, usize::MAX)]);
    println!("{faults} faults");
    assert!(faults > 1_000, "{faults} faults");
}

/// Opens the app on what a disk holds after the end of the process or of the power.
fn reopened(disk: Memory) -> Player {
    let folder = tempfile::tempdir().expect("a folder");
    let device = Fake::desktop(folder.path());
    device.device().storage = Some(Arc::new(disk));
    Player::open_on(device, SIZE)
}

/// The log of a disk on which this many turns were played, with the match after each number of calls.
fn played(turns: usize) -> (Vec<Operation>, Vec<(usize, String)>) {
    let mut bench = Bench::new();
    let mut states = vec![(bench.disk.log().len(), saved::write(bench.player.game()))];
    for _ in 0..turns {
        let turn = bench.player.game().position().turns()[0].clone();
        for square in turn.0 {
            bench.player.app.world_mut().write_message(SquareTouched(square));
            bench.player.app.update();
            states.push((bench.disk.log().len(), saved::write(bench.player.game())));
        }
    }
    (bench.disk.log(), states)
}

#[test]
fn an_app_that_ends_at_any_call_comes_back_with_the_turn_that_was_shown() {
    let (log, states) = played(3);
    for end in states[0].0..=log.len() {
        let player = reopened(Memory::after(&log[..end], Some(40)));
        let shown = states.iter().rposition(|(calls, _)| *calls <= end).expect("a state");
        let found = saved::write(player.game());
        let possible = &states[shown..states.len().min(shown + 2)];
        assert!(possible.iter().any(|(_, game)| *game == found), "{end} of {} calls", log.len());
        assert_eq!(player.said(), None);
    }
}

#[test]
fn a_second_window_chooses_to_look_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = Player::open(folder.path(), SIZE);
    first.begin("american", Mode::Quick);
    first.tap_square("B3");
    first.tap_square("C4");
    let before = contents(folder.path());
    let mut second = Player::open(folder.path(), SIZE);
    assert_eq!(second.screen(), Screen::Occupied);
    assert!(second.reads("Parlour is already open"));
    second.press(GoTo::Home);
    second.rest();
    assert_eq!(second.screen(), Screen::Home);
    assert_eq!(second.said(), Some(Notice::OnlyLooking));
    second.act(GoTo::Resume);
    second.act(PlayAction::Undo);
    second.act(Setting::Numbers(true));
    second.act(LibraryAction::Delete(1));
    second.begin("house", Mode::Quick);
    drop(second);
    assert_eq!(contents(folder.path()), before);
    first.act(PlayAction::Undo);
    drop(first);
    assert_eq!(Player::open(folder.path(), SIZE).game().turn_count(), 0);
}

#[test]
fn leaving_unsaved_is_told_once_and_then_done() {
    let mut bench = Bench::new();
    bench.play();
    bench.injected.plan(Some(Fault { call: 1, lasts: usize::MAX, error: 28, is_short: false }));
    bench.play();
    assert!(matches!(bench.player.said(), Some(Notice::NotSaved(_))));
    let closed = |player: &mut Player| {
        player.app.world_mut().write_message(Leave);
        player.app.update();
        player.app.should_exit()
    };
    assert_eq!(closed(&mut bench.player), None);
    assert!(matches!(bench.player.said(), Some(Notice::LeaveUnsaved(_))));
    assert_eq!(closed(&mut bench.player), Some(AppExit::Success));
}

#[test]
fn a_closed_window_leaves_at_once_if_everything_is_saved() {
    let mut bench = Bench::new();
    let world = bench.player.app.world_mut();
    let window = world.query_filtered::<Entity, With<Window>>().single(world).expect("a window");
    world.write_message(WindowCloseRequested { window });
    bench.player.app.update();
    bench.player.app.update();
    assert_eq!(bench.player.app.should_exit(), Some(AppExit::Success));
}

#[test]
fn a_healed_disk_is_told() {
    let mut bench = Bench::new();
    bench.injected.plan(Some(Fault { call: 1, lasts: usize::MAX, error: 28, is_short: false }));
    bench.play();
    assert!(matches!(bench.player.said(), Some(Notice::NotSaved(_))));
    bench.injected.plan(None);
    bench.player.app.update();
    bench.player.app.update();
    assert_eq!(bench.player.said(), Some(Notice::SavedAgain));
}

#[test]
fn settings_and_matches_in_memory_return_after_their_folder_was_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.act(Setting::Numbers(true));
    player.begin("american", Mode::Quick);
    player.begin("house", Mode::Quick);
    fs::remove_dir_all(folder.path()).expect("a removed folder");
    player.begin("american", Mode::Quick);
    player.wait(std::time::Duration::from_millis(100));
    let there = contents(folder.path());
    for name in ["settings.json", "table.json", "matches/000001.json", "matches/000002.json"] {
        assert!(there.contains_key(name), "{name} should be there: {:?}", there.keys());
    }
    drop(player);
    assert!(Player::open(folder.path(), SIZE).app.world().resource::<Settings>().numbers);
}

#[test]
fn files_of_a_later_version_stay_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), SIZE);
    player.begin("american", Mode::Quick);
    player.begin("american", Mode::Quick);
    player.act(EditorAction::Open(Game::Four));
    player.app.world_mut().write_message(SquareTouched(square("A1")));
    player.rest();
    drop(player);
    let change = |name: &str, from: &str, to: &str| {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("a file");
        assert!(text.contains(from), "{name}: {text}");
        fs::write(path, text.replacen(from, to, 1)).expect("a file");
    };
    change("matches/000002.json", "\"version\":2", "\"version\":99");
    change("sketches/four.json", "\"version\":1", "\"version\":99");
    let settings = r#"{"theme":"sepia","numbers":true,"candles":3}"#;
    fs::write(folder.path().join("settings.json"), settings).expect("a file");
    let before = contents(folder.path());

    let mut player = Player::open(folder.path(), SIZE);
    let Some(Notice::Start(report)) = player.said() else { panic!("a notice: {:?}", player.said()) };
    assert_eq!(report.later.len(), 2, "{report:?}");
    assert_eq!((report.unknown_settings, report.put_aside.len(), report.unread.len()), (1, 0, 0));
    assert_eq!(player.game().id(), 1, "the latest match that can be read is on the table");
    assert!(player.app.world().resource::<Settings>().numbers);
    // The library lists it, and offers nothing to do with it.
    player.act(GoTo::Library);
    player.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
    player.rest();
    assert!(player.reads("From a newer version of Parlour"), "{:?}", player.texts());
    assert!(player.reads("Anna – Ben") && player.find_control(&LibraryAction::Open(2).into()).is_none());
    // The editor can be used, but the sketch of the later version stays.
    player.act(EditorAction::Open(Game::Four));
    player.app.world_mut().write_message(SquareTouched(square("B1")));
    player.app.update();
    assert_eq!(player.said(), Some(Notice::SketchKept));
    player.begin("house", Mode::Quick);
    assert_eq!(player.game().id(), 3, "the number of the later match is not used again");
    player.act(Setting::Numbers(false));
    player.rest();
    drop(player);
    let after = contents(folder.path());
    for name in ["matches/000002.json", "sketches/four.json"] {
        assert_eq!(after[name], before[name], "{name}");
    }
    let settings: serde_json::Value = serde_json::from_str(&after["settings.json"]).expect("JSON");
    assert_eq!((&settings["theme"], &settings["candles"]), (&"sepia".into(), &3.into()));
    assert!(!after.keys().any(|name| name.contains("damaged")), "{:?}", after.keys());
}

#[test]
fn a_disk_that_fails_at_the_start_hides_nothing_and_renames_nothing() {
    let (log, _) = played(2);
    let folder = tempfile::tempdir().expect("a folder");
    let mut calls = 1;
    let mut call = 1;
    while call <= calls {
        let (disk, injected) = (Memory::after(&log, None), Injected::default());
        injected.plan(Some(Fault { call, lasts: 2, error: 5, is_short: false }));
        let saved = || {
            let mut files = disk.files();
            files.retain(|name, _| !name.starts_with("reports/"));
            files
        };
        let before = saved();
        let device = Fake::desktop(folder.path());
        device.device().storage = Some(Arc::new(Faulty::new(disk.clone(), injected.clone())));
        let mut player = Player::open_on(device, SIZE);
        calls = injected.calls().min(40);
        assert!(saved() == before, "a fault at call {call} has changed {:?}", disk.files().keys());
        player.begin("american", Mode::Quick);
        let after = disk.files();
        for (name, content) in before.iter().filter(|(name, _)| name.starts_with("matches/")) {
            assert_eq!(after.get(name), Some(content), "{name} after a fault at call {call}");
        }
        // The calls of a start are much alike.
        call += 3;
    }
}

/// The files in a folder and its folders, except the lock.
fn contents(folder: &Path) -> BTreeMap<String, String> {
    let files = files(folder);
    let mut contents = BTreeMap::new();
    for name in files.names("") {
        if folder.join(&name).is_dir() {
            for inner in files.names(&name) {
                let path = format!("{name}/{inner}");
                contents.insert(path.clone(), files.read(&path).expect("a disk").expect("a file"));
            }
        } else if name != "lock" {
            contents.insert(name.clone(), files.read(&name).expect("a disk").expect("a file"));
        }
    }
    contents
}

/// Checks what a killed program has left in the folder `PARLOUR_DATA`.
#[test]
#[ignore = "scripts/torture.sh kills the program and runs this"]
fn the_files_of_a_killed_program_are_whole() {
    let folder = std::path::PathBuf::from(std::env::var("PARLOUR_DATA").expect("a folder"));
    let player = Player::open(&folder, SIZE);
    assert!(!matches!(player.said(), Some(Notice::Start(_))), "{:?}", player.said());
    drop(player);
    for (name, content) in contents(&folder) {
        if name.starts_with("matches/") {
            assert!(saved::read(&content).is_ok(), "{name}: {content}");
        }
    }
}

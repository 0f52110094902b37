//! The way out of a crash loop: a start that fails twice becomes a safe start, and no file is lost.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowEvent};
use parlour::app::device::language::{LANGUAGES, LONGER};
use parlour::app::state::computer::Computer;
use parlour::app::state::library::Library;
use parlour::app::state::review::Reviews;
use parlour::app::state::safe_start::{FILE, SafeStart};
use parlour::app::state::session::Session;
use parlour::app::state::startup::Startup;
use parlour::app::vocabulary::action::{
    Action, EditorAction, GoTo, LibraryAction, PlayAction, ReportAction, Setting,
};
use parlour::app::vocabulary::preferences::{TextSize, ThemeChoice};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::platform::{now, reports};
use parlour::play::Mode;
use parlour::rules::Game;
use parlour::storage::Disk;

use crate::harness::{Drawn, Player, against, files};
use crate::languages::faults;

const SIZE: Vec2 = Vec2::new(800., 1280.);
fn start(folder: &Path) -> Player {
    Player::start(Fake::desktop(folder), SIZE, 1., Drawn::No)
}

/// Leaves a folder with settings, a sketch, a finished match, and an unfinished one against the computer, in
/// which the computer is to move if it `thinks`. Returns the number of the latter.
fn prepared(folder: &Path, thinks: bool) -> u32 {
    let mut player = Player::open(folder, SIZE);
    player.act(Setting::Theme(ThemeChoice::Dark));
    player.act(EditorAction::Open(Game::Checkers));
    player.act(EditorAction::Clear);
    player.begin("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    player.act(PlayAction::Resign);
    player.begin_setup(against(Game::Reversi.presets()[0].rules, 3, None));
    let first = player.game().position().turns()[0].0[0];
    player.touch_square(first);
    if !thinks {
        player.until("an answer of the computer", |player| player.game().computer_to_act().is_none());
    }
    assert_eq!(player.game().computer_to_act().is_some(), thinks);
    player.game().id()
}

/// Returns the contents of all files but the reports and the count of starts.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if !path.is_dir() {
                let content = fs::read(&path).expect("readable");
                found.insert(path, content);
            } else if !path.ends_with(reports::FOLDER) {
                open.push(path);
            }
        }
    }
    found
}

fn starts(folder: &Path) -> usize {
    // A crash leaves a staged file.
    files(folder).read(FILE).expect("a disk").map_or(0, |text| text.lines().count())
}

/// Runs until the app has proved usable. It waits for drawings, which are rasterised in real time.
fn prove_usable(player: &mut Player) {
    player.until("the end of the watch", |player| player.app.world().resource::<Startup>().is_usable());
}

/// Checks a safe start: nothing was opened, and nothing works on other threads.
fn assert_is_safe(player: &mut Player) {
    assert_eq!(player.screen(), Screen::Home);
    let world = player.app.world();
    assert!(world.resource::<SafeStart>().is_safe());
    assert!(world.resource::<Session>().table.is_none(), "no match is on the table");
    assert!(!world.resource::<Computer>().is_busy() && !world.resource::<Reviews>().is_thinking());
    assert!(!world.resource::<Library>().is_busy());
    let world = player.app.world_mut();
    let mut pictures = world.query_filtered::<&ComputedNode, With<ImageNode>>();
    assert!(pictures.iter(world).all(|node| node.size().max_element() <= 64.), "icons are the only pictures");
    assert!(player.reads("failed several times"), "{:?}", player.texts());
}

#[test]
fn after_two_killed_starts_the_third_is_safe_and_the_match_stays_in_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let id = prepared(folder.path(), false);
    let before = contents(folder.path());
    // Twice: a safe start that was usable is followed by a usual start.
    for _ in 0..2 {
        for failed in 1..=2 {
            let player = start(folder.path());
            assert_eq!(player.screen(), Screen::Play);
            assert_eq!(starts(folder.path()), failed);
        }
        let mut player = start(folder.path());
        assert_is_safe(&mut player);
        assert!(player.reads("the system ended Parlour"), "a kill leaves no report: {:?}", player.texts());
        assert_eq!(player.find_control(&ReportAction::Save.into()), None);
        player.rest();
        prove_usable(&mut player);
        assert_is_safe(&mut player);
        assert_eq!(starts(folder.path()), 0, "the safe start was usable");
        assert_eq!(contents(folder.path()), before);
    }
    assert_eq!(start(folder.path()).screen(), Screen::Play);
    assert_eq!(start(folder.path()).screen(), Screen::Play);
    let mut player = start(folder.path());
    prove_usable(&mut player);
    player.act(GoTo::Library);
    player.until("the list", |player| player.reads("Reversi"));
    player.act(LibraryAction::Open(id));
    player.wait(Duration::from_millis(500));
    assert_eq!(player.screen(), Screen::Play, "the player may open the match");
    assert_eq!(player.game().id(), id);
    assert_eq!(starts(folder.path()), 1, "an opened match is watched like a start");
    prove_usable(&mut player);
    assert_eq!(starts(folder.path()), 0);
    let turn = player.game().position().turns()[0].0[0];
    player.touch_square(turn);
    player.until("an answer of the computer", |player| player.game().computer_to_act().is_none());
}

#[test]
fn a_safe_start_that_fails_is_followed_by_another() {
    let folder = tempfile::tempdir().expect("a folder");
    prepared(folder.path(), false);
    for _ in 0..2 {
        start(folder.path());
    }
    for _ in 0..3 {
        assert_is_safe(&mut start(folder.path()));
    }
}

#[test]
fn starts_that_were_left_or_closed_do_not_count() {
    let folder = tempfile::tempdir().expect("a folder");
    prepared(folder.path(), false);
    for _ in 0..3 {
        let mut player = start(folder.path());
        assert_eq!(player.screen(), Screen::Play);
        assert_eq!(starts(folder.path()), 1);
        player.lifecycle(AppLifecycle::WillSuspend);
        assert_eq!(starts(folder.path()), 0);
    }
    for _ in 0..3 {
        let mut player = start(folder.path());
        assert_eq!(player.screen(), Screen::Play);
        player.app.world_mut().write_message(AppExit::Success);
        player.app.update();
        assert_eq!(starts(folder.path()), 0);
    }
    // A start that is still on its way to the foreground does.
    let mut player = start(folder.path());
    let world = player.app.world_mut();
    world.write_message(WindowEvent::AppLifecycle(AppLifecycle::WillResume));
    player.lifecycle(AppLifecycle::Running);
    assert_eq!(starts(folder.path()), 1);
}

#[test]
fn a_count_that_cannot_be_read_or_written_stops_no_start() {
    let folder = tempfile::tempdir().expect("a folder");
    prepared(folder.path(), false);
    for damage in ["", "\u{0}\u{0}", "many\nwords\n", "99999999999999999999999\n-1\n"] {
        fs::write(folder.path().join(FILE), damage).expect("a written file");
        assert_eq!(start(folder.path()).screen(), Screen::Play, "{damage:?}");
    }
    fs::remove_dir_all(folder.path().join(reports::FOLDER)).expect("a removed folder");
    fs::write(folder.path().join(reports::FOLDER), "no folder").expect("a written file");
    assert_eq!(start(folder.path()).screen(), Screen::Play);
}

#[test]
fn the_report_is_saved_only_when_the_player_asks() {
    for is_tablet in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let system = if is_tablet { Fake::tablet(folder.path()) } else { Fake::desktop(folder.path()) };
        prepared(folder.path(), false);
        reports::write(&Disk::new(folder.path()), folder.path(), "of another day").expect("room on the disk");
        let old = files(folder.path()).names(reports::FOLDER);
        // The name tells the day.
        fs::rename(
            folder.path().join(reports::FOLDER).join(&old[0]),
            folder.path().join(reports::FOLDER).join("parlour-2020-02-02-020202-1.txt"),
        )
        .expect("a renamed file");
        start(folder.path());
        reports::write(&Disk::new(folder.path()), folder.path(), "the fault").expect("room on the disk");
        start(folder.path());
        let mut player = Player::start(system, SIZE, 1., Drawn::No);
        assert_is_safe(&mut player);
        assert!(!player.reads("the system ended Parlour"));
        player.wait(Duration::from_secs(1));
        {
            let device = player.device.device();
            assert!(device.saved.is_none() && device.shared.is_empty() && device.clipboard.is_none());
        }
        player.press(ReportAction::Save);
        player.until("the report", |player| player.device.device().saved_text().is_some());
        let device = player.device.device();
        let told = device.saved_text().expect("a report");
        assert!(told.0.starts_with("parlour-") && told.1.contains("message: the fault"), "{told:?}");
    }
}

#[test]
fn a_safe_start_fits_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wrong = Vec::new();
    for (has_report, size) in [
        (true, Vec2::new(412., 915.)),
        (false, Vec2::new(412., 915.)),
        (true, Vec2::new(915., 412.)),
        (true, Vec2::new(1280., 800.)),
    ] {
        files(folder.path()).write(FILE, &format!("{0}\n{0}\n", now())).expect("room on the disk");
        if has_report {
            reports::write(&Disk::new(folder.path()), folder.path(), "a fault").expect("room on the disk");
        } else {
            _ = fs::remove_dir_all(folder.path().join(reports::FOLDER));
            files(folder.path()).write(FILE, &format!("{0}\n{0}\n", now())).expect("room on the disk");
        }
        let mut player = Player::open(folder.path(), size);
        assert!(player.app.world().resource::<SafeStart>().is_safe());
        let asks: Action = ReportAction::Save.into();
        for known in LANGUAGES.iter().chain([&LONGER]) {
            player.act(Setting::Language(Some(known.tag)));
            for text in [TextSize::Usual, TextSize::Largest] {
                player.act(Setting::Text(text));
                player.wait(Duration::from_millis(100));
                assert_eq!(player.controls().iter().any(|(action, _)| *action == asks), has_report);
                wrong.extend(faults(&mut player).into_iter().map(|fault| format!("{}: {fault}", known.tag)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Real processes that fail, by the faults of the development build.
#[cfg(feature = "tools")]
mod processes {
    use std::env;
    use std::process::{Command, ExitStatus, Stdio};
    use std::time::Instant;

    use super::*;

    /// The folder of a process that this test program starts.
    const FOLDER: &str = "PARLOUR_TEST_FOLDER";

    /// Runs the app in a process of its own, until it is usable. In the usual run of the tests, this does
    /// nothing.
    #[test]
    fn a_process_of_its_own() {
        let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else { return };
        reports::install(&Fake::desktop(&folder));
        let mut player = start(&folder);
        // The engine thinks in real time.
        player.until("an end of the watch", |_| starts(&folder) == 0);
        assert_is_safe(&mut player);
    }

    /// Starts the app with a fault, and returns how it ended. One that hangs is killed after a while.
    fn run(folder: &Path, fault: &str) -> ExitStatus {
        let program = env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .args(["--exact", "startup::processes::a_process_of_its_own"])
            .env(FOLDER, folder)
            .env("PARLOUR_FAULT", fault)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        let begun = Instant::now();
        loop {
            if let Some(status) = child.try_wait().expect("a child") {
                return status;
            }
            let patience = if fault == "hang" { 5 } else { 60 };
            let hangs = begun.elapsed() > Duration::from_secs(patience);
            if hangs {
                child.kill().expect("a child");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    #[test]
    fn a_fault_at_any_moment_is_over_by_the_third_start() {
        for fault in ["load", "layout", "drawing", "thinking"] {
            let folder = tempfile::tempdir().expect("a folder");
            prepared(folder.path(), true);
            let before = contents(folder.path());
            let begun = now();
            for failed in 1..=2 {
                assert!(!run(folder.path(), fault).success(), "{fault}: start {failed} fails");
                assert_eq!(starts(folder.path()), failed, "{fault}");
                let report = reports::latest(&files(folder.path()), begun).expect("a report");
                let report = fs::read_to_string(folder.path().join(report)).expect("readable");
                assert!(report.contains(&format!("message: a fault at {fault}")), "{report}");
                assert!(report.contains("place: src/app/observers/faults.rs:"), "{report}");
                assert!(report.contains("parlour::app::observers::faults::"), "a backtrace: {report}");
                assert!(report.len() <= 64 << 10 && !report.contains("Reversi"), "{report}");
            }
            assert!(run(folder.path(), fault).success(), "{fault}: the third start is usable");
            assert_eq!(contents(folder.path()), before, "{fault}");
        }
    }

    #[test]
    fn a_start_that_hangs_is_over_by_the_third_start() {
        let folder = tempfile::tempdir().expect("a folder");
        prepared(folder.path(), true);
        let before = contents(folder.path());
        for failed in 1..=2 {
            assert!(!run(folder.path(), "hang").success());
            assert_eq!(starts(folder.path()), failed);
        }
        // It has as much time as those that hung.
        assert!(run(folder.path(), "hang").success(), "the third start is usable");
        assert_eq!(contents(folder.path()), before);
        assert_eq!(reports::latest(&files(folder.path()), 0), None);
    }
}

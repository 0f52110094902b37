//! Backups: everything comes back byte for byte, nothing is lost on the way, and nothing comes unasked.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::backup::{self, Preview, Source, Unread};
use parlour::app::state::backups::{Backups, Stage};
use parlour::app::state::editor::Editor;
use parlour::app::state::library::Library;
use parlour::app::state::progress::Progress;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{BackupAction, GoTo, LibraryAction, RecordAction};
use parlour::app::vocabulary::notice::{Ended, LibraryNotice, Notice, RecordNotice, Restored};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::app::vocabulary::screen::Screen;

use parlour::platform::fake::Fake;
use parlour::platform::sharing::{Content, Opened};
use parlour::play::{Match, saved};
use parlour::rules::Game;
use peak_alloc::PeakAlloc;

use crate::harness::Player;
use crate::library::{keep, played};

mod reading;

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// Returns the text of a match of a later program.
fn later(id: u32) -> String {
    saved::write(&played(id, Game::Four, ["Anna", "Ben"], 5)).replacen("\"version\":2", "\"version\":99", 1)
}

/// Writes this many matches, each different from the others. Without flushing each, which takes long.
fn many(folder: &Path, count: u32) {
    let distinct: Vec<Match> = (0..60)
        .map(|id| {
            let game = Game::ALL[id as usize % Game::ALL.len()];
            played(id, game, ["Anna", "Ben"], 10 + id as usize)
        })
        .collect();
    fs::create_dir_all(folder.join("matches")).expect("a folder");
    for id in 1..=count {
        let mut game = distinct[id as usize % distinct.len()].clone().numbered(id);
        game.set_title(&format!("Number {id}"));
        let path = folder.join(format!("matches/{id:06}.json"));
        fs::write(path, saved::write(&game)).expect("room on the disk");
    }
}

/// Returns the contents of all files of matches.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder.join("matches")).into_iter().flatten();
    entries
        .map(|entry| {
            let entry = entry.expect("a file");
            let name = entry.file_name().into_string().expect("a plain name");
            (name, fs::read(entry.path()).expect("a file"))
        })
        .collect()
}

/// Writes a backup of the matches in a folder to a file.
fn back_up(folder: &Path, to: &Path) -> backup::Written {
    let (files, written) = (crate::harness::files(folder), std::sync::Arc::new(std::sync::Mutex::new(None)));
    let result = written.clone();
    let content = Content::new(move |out| {
        *result.lock().unwrap() = Some(backup::write(&files, "{}", &[], &Progress::default(), out)?);
        Ok(())
    });
    content.save(to).expect("a written backup");
    written.lock().unwrap().take().expect("a result")
}

fn source(text: &str) -> Source {
    Source::Text(text.as_bytes().to_vec())
}

fn preview(source: &Source, folder: &Path) -> Result<Preview, Unread> {
    backup::preview(source, &crate::harness::files(folder), &[], &Progress::default())
}

/// Restores a backup after its preview.
fn restore(source: &Source, folder: &Path) -> Restored {
    let before = preview(source, folder).expect("a preview");
    let counts = (before.new, before.known, before.damaged.count);
    let free = before.highest + 1000;
    let files = crate::harness::files(folder);
    let (restored, _) = backup::restore(source, before, &files, free, &Progress::default());
    if restored.ended.is_none() {
        let after = (restored.new, restored.known, restored.damaged.count);
        assert_eq!(counts, after, "the preview should say what is restored");
    }
    restored
}

/// A backup of all matches comes back byte for byte, through the app.
fn round_trip(count: u32) {
    let [from, to, place] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), count);
    let file = place.path().join("backup.json");
    let device = Fake::desktop(from.path());
    device.device().place = Some(file.clone());
    let mut player = Player::open_on(device, TABLET);
    player.act(GoTo::Library);
    let begun = Instant::now();
    player.act(LibraryAction::BackUp);
    player.until("a backup", |player| matches!(player.said(), Some(Notice::Library(_))));
    println!("{count} matches are written in {:?}", begun.elapsed());
    let Some(Notice::Library(LibraryNotice::BackedUp(written))) = player.said() else {
        panic!("not {:?}", player.said())
    };
    assert_eq!((written.matches, written.left_out.count), (count as usize, 0));
    drop(player);

    let device = Fake::desktop(to.path());
    device.device().chosen = Some(file.clone());
    let mut player = Player::open_on(device, TABLET);
    let begun = Instant::now();
    open(&mut player);
    println!("the preview is there after {:?}", begun.elapsed());
    let begun = Instant::now();
    player.press(BackupAction::Restore);
    let mut longest = Duration::ZERO;
    while !matches!(player.said(), Some(Notice::Library(_))) {
        let frame = Instant::now();
        player.app.update();
        longest = longest.max(frame.elapsed());
        assert!(begun.elapsed() < Duration::from_mins(10), "a backup should be restored in ten minutes");
    }
    println!("restored in {:?}, the longest frame takes {longest:?}", begun.elapsed());
    let all = Restored { new: count as usize, ..Restored::default() };
    assert_eq!(player.said(), Some(Notice::Library(LibraryNotice::Restored(all))));
    assert!(contents(from.path()) == contents(to.path()), "every file should have its old content");

    // A backup of what came back is the same file.
    let again = place.path().join("again.json");
    assert_eq!(back_up(to.path(), &again).matches, count as usize);
    let text = |path: &Path| fs::read_to_string(path).expect("a backup");
    let matches = |text: &str| text.split_once("\"matches\":").expect("matches").1.len();
    assert_eq!(matches(&text(&file)), matches(&text(&again)));
}

/// Opens the chosen backup, and waits for its preview.
fn open(player: &mut Player) {
    player.act(GoTo::Library);
    player.act(RecordAction::Open);
    player.until("a preview", |player| {
        matches!(player.app.world().resource::<Backups>().stage(), Stage::Previewed(_) | Stage::Refused(_))
    });
    player.rest();
    assert_eq!(player.screen(), Screen::Restore);
}

/// Shows the preview of a backup with something of every kind.
pub fn show_preview(player: &mut Player, folder: &Path) {
    keep(folder, &played(1, Game::Reversi, ["Anna", "Ben"], 12));
    let texts = [
        (1, saved::write(&played(1, Game::Reversi, ["Anna", "Ben"], 12))),
        (2, saved::write(&played(2, Game::Go, ["Mia", "Tom"], 12))),
        (3, saved::write(&played(3, Game::Four, ["Mia", "Tom"], 4))),
        (40, later(40)),
        (41, "no match".to_owned()),
        (42, "no match".to_owned()),
    ];
    let matches: BTreeMap<String, String> = texts.map(|(id, text)| (id.to_string(), text)).into();
    let mut editor = Editor::default();
    editor.read(Game::Go, include_str!("../data/saved/app/sketches/go.json")).expect("a sketch");
    let sketches: BTreeMap<&str, String> =
        editor.written().into_iter().map(|(game, text)| (game.name(), text)).collect();
    let settings = Settings { theme: ThemeChoice::Dark, numbers: true, ..Settings::default() };
    let settings = serde_json::to_string(&settings).expect("plain");
    let whole = serde_json::json!({
        "parlour-backup": 1, "settings": settings, "matches": matches, "sketches": sketches,
    });
    player.device.device().clipboard = Some(whole.to_string());
    player.act(RecordAction::Paste);
    player.until("a preview", |player| {
        matches!(player.app.world().resource::<Backups>().stage(), Stage::Previewed(_))
    });
}

#[test]
fn hundreds_of_matches_round_trip_byte_for_byte() {
    round_trip(300);
}

#[test]
#[ignore = "takes minutes; see scripts/torture.sh"]
fn twenty_thousand_matches_round_trip_byte_for_byte() {
    round_trip(20_000);
}

/// Returns the memory that work takes above what was there, in bytes.
fn memory_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let allocator = PeakAlloc;
    allocator.reset_peak_usage();
    let before = allocator.current_usage();
    let result = work();
    (result, allocator.peak_usage().saturating_sub(before))
}

/// Alone in its process, since the memory of other tests would count.
#[test]
#[ignore = "needs a process of its own; see scripts/torture.sh"]
fn memory_does_not_grow_with_the_matches() {
    let mut peaks = Vec::new();
    for count in [1000, 8000] {
        let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        many(from.path(), count);
        let file = from.path().join("backup.json");
        let (written, writing) = memory_of(|| back_up(from.path(), &file));
        assert_eq!(written.matches, count as usize);
        let source = Source::File(Opened::of(&file));
        let (before, reading) = memory_of(|| preview(&source, to.path()).expect("a preview"));
        let files = crate::harness::files(to.path());
        let ((restored, _), restoring) =
            memory_of(|| backup::restore(&source, before, &files, count + 1, &Progress::default()));
        assert_eq!(restored.new, count as usize);
        let size = fs::metadata(&file).expect("a file").len();
        println!("{count} matches, {size} bytes: {writing}, {reading} and {restoring} bytes of memory");
        peaks.push([writing, reading, restoring]);
    }
    for (few, more) in peaks[0].iter().zip(peaks[1]) {
        // The names of the files are in memory, and nothing else of each match.
        assert!(more < few + 7000 * 200, "{more} bytes for eight times as many matches, after {few}");
    }
}

/// A writer that cancels the work after some bytes.
struct Cancels<'a> {
    out: &'a mut dyn Write,
    left: usize,
    progress: Progress,
}

impl Write for Cancels<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.left = self.left.saturating_sub(bytes.len());
        if self.left == 0 {
            self.progress.cancel();
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[test]
fn a_cancelled_backup_leaves_the_old_one() {
    let [from, place] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 100);
    let file = place.path().join("backup.json");
    fs::write(&file, "the old one").expect("a file");
    let files = crate::harness::files(from.path());
    let content = Content::new(move |out| {
        let progress = Progress::default();
        let mut out = Cancels { out, left: 30_000, progress: progress.clone() };
        backup::write(&files, "{}", &[], &progress, &mut out).map(|_| ())
    });
    assert!(content.save(&file).is_err());
    assert_eq!(fs::read_to_string(&file).expect("a file"), "the old one");
    assert_eq!(fs::read_dir(place.path()).expect("a folder").count(), 1, "nothing else should stay");
}

#[test]
fn a_cancelled_restoration_leaves_whole_files_and_can_be_run_again() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 300);
    let file = from.path().join("backup.json");
    back_up(from.path(), &file);
    let source = Source::File(Opened::of(&file));
    let before = preview(&source, to.path()).expect("a preview");
    let (files, progress) = (crate::harness::files(to.path()), Progress::default());
    let (restored, waited) = thread::scope(|scope| {
        let cancel = scope.spawn(|| {
            let begun = Instant::now();
            while files.names("matches").len() < 20 && begun.elapsed() < Duration::from_secs(30) {
                thread::yield_now();
            }
            progress.cancel();
            Instant::now()
        });
        let (restored, _) = backup::restore(&source, before, &files, 1000, &progress);
        let cancelled = cancel.join().expect("a moment");
        (restored, cancelled.elapsed())
    });
    assert_eq!(restored.ended, Some(Ended::Cancelled));
    assert!(waited < Duration::from_secs(2), "it should stop at once, not after {waited:?}");
    let (all, some) = (contents(from.path()), contents(to.path()));
    assert!((20..300).contains(&some.len()), "{} files", some.len());
    assert_eq!(restored.new, some.len());
    assert!(some.iter().all(|(name, text)| all.get(name) == Some(text)), "only whole files should be there");
    let again = restore(&source, to.path());
    assert_eq!((again.new, again.known, again.ended), (300 - some.len(), some.len(), None));
    assert!(all == contents(to.path()));
}

#[test]
fn what_is_not_in_a_backup_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    many(folder.path(), 3);
    fs::write(folder.path().join("matches/000007.json"), b"\xff\xfe").expect("a file");
    fs::write(folder.path().join("matches/000008.json.damaged-1"), "{").expect("a file");
    player.act(GoTo::Library);
    player.act(LibraryAction::BackUp);
    player.until("a backup", |player| matches!(player.said(), Some(Notice::Library(_))));
    player.rest();
    let Some(Notice::Library(LibraryNotice::BackedUp(written))) = player.said() else {
        panic!("not {:?}", player.said())
    };
    let mut names = written.left_out.first.clone();
    names.sort();
    assert_eq!((written.matches, names), (3, vec!["000008.json.damaged-1".to_owned(), "7".to_owned()]));
    assert!(player.said().is_some_and(|said| said.warns()));
    assert!(player.reads("000008.json.damaged-1"), "the screen should name it");
}

#[test]
fn a_backup_that_is_copied_as_a_text_is_pasted() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 5);
    let mut player = Player::open_on(Fake::tablet(from.path()), TABLET);
    player.act(GoTo::Library);
    player.act(LibraryAction::BackUp);
    player.until("a backup", |player| matches!(player.said(), Some(Notice::Library(_))));
    let (_, text) = player.device.device().saved_text().expect("a backup");
    let device = Fake::tablet(to.path());
    device.device().clipboard = Some(text);
    let mut other = Player::open_on(device, TABLET);
    other.act(RecordAction::Paste);
    other.until("a preview", |player| {
        matches!(player.app.world().resource::<Backups>().stage(), Stage::Previewed(_))
    });
    other.rest();
    other.press(BackupAction::Restore);
    other.until("an end", |player| matches!(player.said(), Some(Notice::Library(_))));
    assert!(contents(from.path()) == contents(to.path()));
    other.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
    assert_eq!(other.app.world().resource::<Library>().all().count(), 5);
}

#[test]
fn a_backup_that_cannot_be_written_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.device.device().place = Some(folder.path().join("none/backup.json"));
    player.act(GoTo::Library);
    player.act(LibraryAction::BackUp);
    player.until("an error", |player| player.said().is_some());
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::NotShared(_)))));
    assert!(!player.app.world().resource::<Backups>().is_busy());
}

/// Spaces around a match change nothing but its size.
#[test]
fn a_backup_above_the_limit_of_records_comes_back() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 18);
    for (name, text) in contents(from.path()) {
        let mut text = text.clone();
        text.resize(saved::MAX_BYTES, b' ');
        fs::write(from.path().join("matches").join(name), text).expect("room on the disk");
    }
    let large = from.path().join("matches/000019.json");
    fs::write(&large, " ".repeat(saved::MAX_BYTES + 1)).expect("room on the disk");
    let file = from.path().join("backup.json");
    let written = back_up(from.path(), &file);
    assert_eq!(written.left_out.first, ["19"], "what is too large to be restored is left out, and named");
    fs::remove_file(&large).expect("a file");
    assert!(fs::metadata(&file).expect("a file").len() > parlour::platform::sharing::LARGEST);
    let restored = restore(&Source::File(Opened::of(&file)), to.path());
    assert_eq!((restored.new, restored.ended), (18, None));
    assert!(contents(from.path()) == contents(to.path()));
}

#[test]
fn a_restoration_shows_its_progress_and_stops_when_asked() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 1500);
    let file = from.path().join("backup.json");
    back_up(from.path(), &file);
    let device = Fake::desktop(to.path());
    device.device().chosen = Some(file);
    let mut player = Player::open_on(device, TABLET);
    open(&mut player);
    player.press(BackupAction::Restore);
    player.until("some progress", |player| {
        player.app.world().resource::<Backups>().percent().is_some_and(|percent| percent > 0)
    });
    player.app.update();
    assert!(player.reads("Restoring… "), "{:?}", player.texts());
    // It goes on when its screen is left, and can be stopped elsewhere.
    player.act(GoTo::Library);
    player.app.update();
    assert!(player.reads("Restoring… "), "{:?}", player.texts());
    assert!(player.find_control(&BackupAction::Cancel.into()).is_some());
    assert!(player.find_control(&LibraryAction::BackUp.into()).is_none(), "one at a time");
    let begun = Instant::now();
    player.act(BackupAction::Cancel);
    player.until("an end", |player| matches!(player.said(), Some(Notice::Library(_))));
    assert!(begun.elapsed() < Duration::from_secs(3), "it stops at once, not after {:?}", begun.elapsed());
    let Some(Notice::Library(LibraryNotice::Restored(restored))) = player.said() else {
        panic!("not {:?}", player.said())
    };
    assert_eq!(restored.ended, Some(Ended::Cancelled));
    assert_eq!(restored.new, contents(to.path()).len());
    player.rest();
    assert!(player.reads("Stopped. What was restored stays"), "{:?}", player.texts());
}

#[test]
fn a_failing_disk_ends_a_restoration_with_its_reason() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 3);
    let file = from.path().join("backup.json");
    back_up(from.path(), &file);
    let source = Source::File(Opened::of(&file));
    let before = preview(&source, to.path()).expect("a preview");
    // A file in place of the folder fails for every user.
    fs::write(to.path().join("matches"), "no folder").expect("a file");
    let files = crate::harness::files(to.path());
    let (restored, _) = backup::restore(&source, before, &files, 10, &Progress::default());
    assert!(matches!(restored.ended, Some(Ended::Failed(_))), "not {:?}", restored.ended);
    fs::remove_file(to.path().join("matches")).expect("a file");
    assert_eq!(restore(&source, to.path()).new, 3);
    assert!(contents(from.path()) == contents(to.path()));
}

//! Faults at every call, the end of the process at every moment, a loss of power, and a second program.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use parlour::storage::{Disk, Fault, Faulty, Files, Injected, Memory, Operation, Saver, Storage};

/// A source of numbers that is the same in every run.
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }
}

/// The contents that a file may have, by its name; `None` stands for no file.
type Expected = BTreeMap<String, Option<String>>;

const NAMES: [&str; 4] = ["matches/000001.json", "matches/000002.json", "table.json", "deleted/000001.json"];

/// An act of the app on its files.
#[derive(Clone, Copy, Debug)]
enum Act {
    Write(&'static str, u32),
    Delete,
    Restore,
    Remove,
    Flush,
}

impl Act {
    fn any(choices: &mut Choices, number: u32) -> Act {
        match choices.below(12) {
            0 => Act::Delete,
            1 => Act::Restore,
            2 => Act::Remove,
            3 | 4 => Act::Flush,
            name => Act::Write(NAMES[name % 3], number),
        }
    }

    /// Carries out the act, and returns `true` if it has succeeded.
    fn run(self, files: &Files) -> bool {
        match self {
            Act::Write(name, number) => files.write(name, &content(name, number)).is_ok(),
            Act::Delete => files.rename(NAMES[0], NAMES[3]).is_ok(),
            Act::Restore => files.rename(NAMES[3], NAMES[0]).is_ok(),
            Act::Remove => files.remove(NAMES[1]).is_ok(),
            Act::Flush => files.flush().is_ok(),
        }
    }

    /// Applies the act to the files that should be there.
    fn expect(self, expected: &mut Expected) {
        let mut rename = |from: &str, to: &str| {
            if let Some(Some(content)) = expected.remove(from) {
                expected.insert(to.to_owned(), Some(content));
            }
        };
        match self {
            Act::Write(name, number) => {
                expected.insert(name.to_owned(), Some(content(name, number)));
            }
            Act::Delete => rename(NAMES[0], NAMES[3]),
            Act::Restore => rename(NAMES[3], NAMES[0]),
            Act::Remove => _ = expected.remove(NAMES[1]),
            Act::Flush => {}
        }
    }
}

/// A content that no other write has, and of which no part is another content.
fn content(name: &str, number: u32) -> String {
    format!("<{name} {number} {}>", "x".repeat(number as usize % 40))
}

fn found(files: &Files) -> Expected {
    let read = |name: &str| (name.to_owned(), files.read(name).expect("a readable file"));
    NAMES.into_iter().map(read).filter(|(_, content)| content.is_some()).collect()
}

fn opened(disk: &Memory) -> Files {
    let (files, lock) = Files::open(Arc::new(disk.clone()));
    assert!(lock.is_some());
    files
}

/// Runs random acts, and returns the log of the disk with the number of its operations, the files before and
/// after each act.
fn history(seed: u64, acts: usize) -> (Vec<Operation>, Vec<(usize, Expected, bool)>) {
    let mut choices = Choices(seed);
    let disk = Memory::default();
    let files = opened(&disk);
    let mut expected = Expected::new();
    let mut states = vec![(disk.log().len(), expected.clone(), true)];
    for number in 0..u32::try_from(acts).expect("few acts") {
        let act = Act::any(&mut choices, number);
        if act.run(&files) {
            act.expect(&mut expected);
        }
        assert_eq!(found(&files), expected, "after {act:?}");
        states.push((disk.log().len(), expected.clone(), matches!(act, Act::Flush)));
    }
    (disk.log(), states)
}

#[test]
fn a_process_that_ends_at_any_call_loses_nothing_that_was_written() {
    for seed in 0..8 {
        let (log, states) = history(seed, 60);
        let mut state = 0;
        for end in 0..=log.len() {
            while states.get(state + 1).is_some_and(|(calls, ..)| *calls <= end) {
                state += 1;
            }
            // A write that was under way may have arrived, or not.
            let possible: Vec<_> =
                states.iter().skip(state).take(2).map(|(_, expected, _)| expected).collect();
            for torn in [None, Some(0), Some(9), Some(30)] {
                // A call that ended in the middle has not been answered.
                let is_answered = states.iter().any(|(calls, ..)| *calls == end);
                if torn.is_some() && is_answered {
                    continue;
                }
                let disk = Memory::after(&log[..end], torn);
                let after = found(&opened(&disk));
                assert!(
                    possible.contains(&&after),
                    "seed {seed}, {end} of {} calls, torn {torn:?}: {after:?} is none of {possible:?}",
                    log.len()
                );
                // The next start finds the same, durable.
                opened(&disk).flush().expect("a disk");
                assert_eq!(found(&opened(&disk)), after);
                assert!(!disk.files().keys().any(|name| name.contains(".new")), "{:?}", disk.files());
            }
        }
    }
}

#[test]
fn a_loss_of_power_leaves_each_file_whole_and_nothing_flushed_is_lost() {
    for seed in 0..8 {
        let (log, states) = history(seed + 100, 60);
        for end in 0..=log.len() {
            // Between the last flush and now, each file may have any of its contents.
            let is_before = |(calls, _, flushed): &&(usize, Expected, bool)| *flushed && *calls <= end;
            let from = states.iter().filter(is_before).count().saturating_sub(1);
            let flushed = states.iter().enumerate().filter(|(_, state)| state.2).map(|(at, _)| at).nth(from);
            let until = states.iter().position(|(calls, ..)| *calls > end).unwrap_or(states.len() - 1);
            let possible = &states[flushed.unwrap_or(0)..=until];
            for crash in 0..6 {
                let mut choices = Choices(seed * 1_000 + end as u64 * 10 + crash);
                let disk = Memory::without_power_after(&log[..end], |below| choices.below(below));
                let after = found(&opened(&disk));
                for name in NAMES {
                    let value = after.get(name);
                    // A renamed match may be in both places or in one, but it is whole.
                    let is_known = possible.iter().any(|(_, expected, _)| expected.get(name) == value);
                    assert!(is_known, "seed {seed}, {end} calls, crash {crash}: {name} is {value:?}");
                }
            }
        }
    }
}

/// A full disk, an input or output error, a disk that is read-only, a file that is not allowed or held by
/// another program, too many open files: as Linux numbers them.
const ERRORS: [i32; 5] = [28, 5, 30, 13, 24];

#[test]
fn a_fault_at_any_call_leaves_files_whole_and_a_retry_heals() {
    let script = [
        Act::Write(NAMES[0], 1),
        Act::Write(NAMES[2], 2),
        Act::Flush,
        Act::Write(NAMES[0], 3),
        Act::Write(NAMES[0], 4),
        Act::Write(NAMES[1], 5),
        Act::Flush,
        Act::Delete,
        Act::Write(NAMES[2], 6),
        Act::Restore,
        Act::Remove,
        Act::Write(NAMES[0], 7),
        Act::Flush,
    ];
    let run = |fault: Option<Fault>| {
        let disk = Memory::default();
        let injected = Injected::default();
        let (files, _lock) = Files::open(Arc::new(Faulty::new(disk.clone(), injected.clone())));
        injected.plan(fault);
        let mut expected = Expected::new();
        for act in script {
            // A content that could not be written stays in memory, and the next try takes it along.
            if act.run(&files) || matches!(act, Act::Write(..)) {
                act.expect(&mut expected);
            }
            injected.paused(|| assert_eq!(found(&files), expected, "after {act:?} with {fault:?}"));
            for (name, content) in disk.files().into_iter().filter(|(name, _)| NAMES.contains(&&**name)) {
                let text = String::from_utf8(content).expect("a text");
                assert!(text.starts_with('<') && text.ends_with('>'), "{name} is torn: {text}");
            }
        }
        let calls = injected.calls();
        injected.plan(None);
        files.flush().expect("a healed disk");
        assert_eq!(files.unsaved(), None);
        assert_eq!(found(&opened(&disk)), expected, "after a retry, {fault:?}");
        calls
    };
    let calls = run(None);
    assert!(calls > 30, "{calls} calls");
    for error in ERRORS {
        for call in 1..=calls {
            for (is_short, lasts) in [(false, 1), (true, 1), (false, 3), (true, usize::MAX)] {
                run(Some(Fault { call, lasts, error, is_short }));
            }
        }
    }
}

#[test]
fn contents_that_are_refused_are_named_until_a_retry_writes_them() {
    let (disk, injected) = (Memory::default(), Injected::default());
    let (files, _lock) = Files::open(Arc::new(Faulty::new(disk.clone(), injected.clone())));
    injected.plan(Some(Fault { call: 1, lasts: usize::MAX, error: 28, is_short: true }));
    assert!(files.write("table.json", "row").is_err());
    assert!(files.flush().is_err());
    let unsaved = files.unsaved().expect("an unsaved file");
    assert_eq!(unsaved.names, ["table.json"]);
    assert!(unsaved.reason.contains("28"), "{}", unsaved.reason);
    assert_eq!(files.read("table.json").expect("memory").as_deref(), Some("row"));
    assert!(!disk.files().contains_key("table.json"));
    injected.plan(None);
    // Nothing is written again by the caller: the saver tries by itself.
    let (sender, woken) = std::sync::mpsc::channel();
    let saver = Saver::start(&files, move || _ = sender.send(())).expect("a thread");
    woken.recv_timeout(Duration::from_secs(10)).expect("a wake within ten seconds");
    assert_eq!(files.unsaved(), None);
    assert_eq!(disk.files(), BTreeMap::from([("table.json".to_owned(), b"row".to_vec())]));
    drop(saver);
}

/// The system's number for a call that would have to wait.
const WOULD_BLOCK: i32 = match () {
    () if cfg!(windows) => 10035,
    () if cfg!(target_vendor = "apple") => 35,
    () => 11,
};

#[test]
fn a_flush_that_goes_on_is_no_failure() {
    let (disk, injected) = (Memory::default(), Injected::default());
    let (files, _lock) = Files::open(Arc::new(Faulty::new(disk.clone(), injected.clone())));
    files.write("table.json", "row").expect("a disk");
    let staged = disk.files();
    injected.plan(Some(Fault { call: 1, lasts: usize::MAX, error: WOULD_BLOCK, is_short: false }));
    for _ in 0..10 {
        assert!(files.flush().is_err());
        assert_eq!(files.unsaved(), None);
    }
    assert_eq!(disk.files(), staged, "the same staged file waits");
    injected.plan(None);
    files.flush().expect("the flush is over");
    assert_eq!(disk.files(), BTreeMap::from([("table.json".to_owned(), b"row".to_vec())]));
}

#[test]
fn a_rename_refused_for_a_moment_is_no_loss() {
    let (disk, injected) = (Memory::default(), Injected::default());
    let (files, _lock) = Files::open(Arc::new(Faulty::new(disk.clone(), injected.clone())));
    files.write("table.json", "row").expect("a disk");
    // The flush of the staged file comes first, and then the renaming.
    injected.plan(Some(Fault { call: 2, lasts: 1, error: 13, is_short: false }));
    assert!(files.flush().is_err());
    assert_eq!(files.unsaved(), None, "the staged file survives the process");
    files.flush().expect("a second try");
    assert_eq!(disk.files().keys().collect::<Vec<_>>(), ["table.json"]);
}

#[test]
fn a_second_program_only_reads() {
    let folder = tempfile::tempdir().expect("a folder");
    let (first, lock) = Files::open(Arc::new(Disk::new(folder.path())));
    first.write("table.json", "row").expect("a disk");
    first.flush().expect("a disk");
    let (second, none) = Files::open(Arc::new(Disk::new(folder.path())));
    assert!(none.is_none() && !second.is_writer());
    assert_eq!(second.read("table.json").expect("a disk").as_deref(), Some("row"));
    assert!(second.write("table.json", "other").is_err());
    assert!(second.rename("table.json", "x.json").is_err());
    assert!(second.remove("table.json").is_err());
    assert_eq!(second.unsaved(), None, "nothing of a reader is tried again");
    assert_eq!(first.read("table.json").expect("a disk").as_deref(), Some("row"));
    drop(lock);
    assert!(Files::open(Arc::new(Disk::new(folder.path()))).0.is_writer());
}

#[test]
fn a_staged_content_does_not_replace_what_an_earlier_version_wrote_later() {
    let disk = Memory::default();
    opened(&disk).write("table.json", "staged before a crash").expect("an intact disk");
    // Version 0.2 knows nothing of staged contents.
    disk.create("table.json", b"played later").expect("an intact disk");
    let files = opened(&disk);
    assert_eq!(files.read("table.json").expect("a readable file"), Some("played later".to_owned()));
    files.flush().expect("an intact disk");
    let left = disk.files();
    assert_eq!(left["table.json"], b"played later");
    assert_eq!(left["table.json.superseded-1"], b"staged before a crash", "nothing should be lost");
    assert_eq!(left.len(), 2, "{left:?}");
}

#[test]
#[cfg_attr(windows, ignore = "Windows deletes no folder in which a file is open, as the lock is")]
fn a_deleted_folder_is_created_again_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let (files, _lock) = Files::open(Arc::new(Disk::new(folder.path())));
    files.write("matches/000001.json", "one").expect("a disk");
    files.flush().expect("a disk");
    assert!(!files.was_recreated());
    std::fs::remove_dir_all(folder.path()).expect("a removed folder");
    files.write("matches/000001.json", "two").expect("a new folder");
    assert!(files.was_recreated());
    assert!(!files.was_recreated(), "it is told once");
}

/// Two processes that write to one folder in turn, as the lock allows. Each reports the numbers that it has
/// given, and ends at any moment.
#[test]
fn two_processes_give_no_number_twice_and_lose_nothing() {
    let (processes, operations) = (2, 60);
    race(processes, operations);
}

#[test]
#[ignore = "long; scripts/torture.sh runs it"]
fn two_processes_do_a_thousand_operations_each() {
    race(2, 1_000);
}

fn race(processes: u32, operations: u32) {
    let folder = tempfile::tempdir().expect("a folder");
    let program = std::env::current_exe().expect("this program");
    let children: Vec<_> = (0..processes)
        .map(|process| {
            Command::new(&program)
                .args(["--exact", "storage::one_of_two_processes", "--ignored", "--nocapture"])
                .env("PARLOUR_RACE", format!("{process} {operations}"))
                .env("PARLOUR_DATA", folder.path())
                .stdout(Stdio::piped())
                .spawn()
                .expect("a process")
        })
        .collect();
    let mut written = BTreeMap::new();
    for child in children {
        let output = child.wait_with_output().expect("an output");
        assert!(output.status.success());
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            let Some((name, content)) = line.split_once(" = ") else { continue };
            assert_eq!(written.insert(name.to_owned(), content.to_owned()), None, "{name} was given twice");
        }
    }
    assert_eq!(written.len(), (processes * operations) as usize);
    let (files, _lock) = Files::open(Arc::new(Disk::new(folder.path())));
    for (name, content) in written {
        assert_eq!(files.read(&name).expect("a disk"), Some(content), "{name}");
    }
}

#[test]
#[ignore = "a child of the tests above"]
fn one_of_two_processes() {
    let Ok(task) = std::env::var("PARLOUR_RACE") else { return };
    let (process, operations) = task.split_once(' ').expect("two numbers");
    let mut left: u32 = operations.parse().expect("a number");
    let folder = std::env::var("PARLOUR_DATA").expect("a folder");
    let mut choices = Choices(process.parse().expect("a number"));
    // The harness has begun a line of its own.
    writeln!(std::io::stdout()).expect("a pipe");
    while left > 0 {
        let (files, lock) = Files::open(Arc::new(Disk::new(Path::new(&folder))));
        if lock.is_none() {
            assert!(files.write("table.json", process).is_err());
            std::thread::sleep(Duration::from_millis(1));
            continue;
        }
        for _ in 0..=choices.below(8).min(left as usize - 1) {
            let numbers = files.list("matches").expect("a folder");
            let number =
                numbers.iter().filter_map(|name| name.strip_suffix(".json")?.parse::<u32>().ok()).max();
            let name = format!("matches/{:06}.json", number.unwrap_or(0) + 1);
            let content = format!("{process}-{left}");
            files.write(&name, &content).expect("a disk");
            writeln!(std::io::stdout(), "{name} = {content}").expect("a pipe");
            left -= 1;
        }
        if choices.below(2) == 0 {
            files.flush().expect("a disk");
        }
        // Without the flush, the next process takes the staged files over.
        drop(lock);
    }
}

/// The system calls by which files change.
#[cfg(target_os = "linux")]
const CALLS: [&str; 6] = ["openat", "write", "fsync", "rename", "unlink", "close"];

/// Kills a process at random system calls, by `strace`, and looks at what it leaves. Three files are written
/// over and over, made durable by a saver, and the process tells each content after it was written.
#[test]
#[cfg(target_os = "linux")]
#[ignore = "needs strace; scripts/torture.sh runs it"]
fn a_process_killed_at_random_system_calls_keeps_all_that_it_has_told() {
    let rounds = std::env::var("PARLOUR_ROUNDS").map_or(200, |text| text.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let program = std::env::current_exe().expect("this program");
    let mut choices = Choices(2026);
    let (mut told, mut kills) = (BTreeMap::new(), 0);
    for round in 0..rounds {
        let call = CALLS[choices.below(CALLS.len())];
        // The loader and the test program make the first calls.
        let inject = format!("inject={call}:signal=KILL:when={}", 1 + choices.below(120));
        let output = Command::new("strace")
            .args(["-f", "-qq", "-o", "/dev/null", "-e"])
            .args([format!("trace={call}"), "-e".to_owned(), inject.clone()])
            .arg(&program)
            .args(["--exact", "storage::one_that_is_killed", "--ignored", "--nocapture"])
            .env("PARLOUR_RACE", round.to_string())
            .env("PARLOUR_DATA", folder.path())
            .output()
            .expect("strace");
        kills += u32::from(!output.status.success());
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            if let Some((name, number)) = line.split_once(" = ") {
                told.insert(name.to_owned(), number.parse::<u64>().expect("a number"));
            }
        }
        let (files, _lock) = Files::open(Arc::new(Disk::new(folder.path())));
        for (name, told) in &told {
            let text = files.read(name).expect("a disk").expect("a file");
            let number: u64 = text.trim_end_matches('x').parse().expect("a whole content");
            assert!(number >= *told, "{name} holds {number} after {told} was told; {inject}");
            assert_eq!(text.len(), 20 + 5_000, "{name} is torn; {inject}");
        }
    }
    println!("{kills} kills in {rounds} rounds");
    assert!(kills * 2 > rounds, "{kills} kills in {rounds} rounds");
}

#[test]
#[ignore = "a child of the test above"]
fn one_that_is_killed() {
    let Ok(round) = std::env::var("PARLOUR_RACE") else { return };
    let round: u64 = round.parse().expect("a number");
    let folder = std::env::var("PARLOUR_DATA").expect("a folder");
    let (files, _lock) = Files::open(Arc::new(Disk::new(Path::new(&folder))));
    let _saver = Saver::start(&files, || {}).expect("a thread");
    writeln!(std::io::stdout()).expect("a pipe");
    for number in 0..40 {
        let (name, number) = (NAMES[number % 3], round * 1_000 + number as u64);
        files.write(name, &format!("{number:020}{}", "x".repeat(5_000))).expect("a disk");
        writeln!(std::io::stdout(), "{name} = {number}").expect("a pipe");
    }
}

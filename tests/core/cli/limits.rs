//! Limits of the command line: what it cannot do ends at once with a sentence.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with this input.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    ran(Command::new(env!("CARGO_BIN_EXE_parlour")).args(arguments), input)
}

fn ran(command: &mut Command, input: &[u8]) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("an input");
    std::thread::scope(|scope| {
        // A program that ends before it has read everything closes the pipe.
        scope.spawn(move || _ = stdin.write_all(input));
        child.wait_with_output().expect("an output")
    })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("a text")
}

/// Checks that a command fails with this sentence on standard error.
fn refused(arguments: &[&str], sentence: &str) {
    let output = run(arguments, b"{\"game\":\"go\"}\n");
    let errors = text(&output.stderr);
    assert!(!output.status.success(), "{arguments:?} should fail");
    assert!(errors.contains(sentence), "{arguments:?} should say {sentence:?}: {errors}");
}

#[test]
fn a_search_that_would_not_end_is_refused() {
    refused(&["analyse", "go", "--depth", "1"], "the engine of go has no limit of depth");
    refused(&["analyse", "go", "--depth", "1", "--nodes", "5"], "the engine of go has no limit of depth");
    refused(&["analyse", "go", "--exact"], "the engine of go proves no score");
    for player in ["engine:depth=2", "level:5,depth=2"] {
        refused(&["match", player, "level:1", "--game", "go"], "the engine of go has no limit of depth");
    }
}

#[test]
fn an_opening_that_cannot_be_reached_is_refused() {
    let go = ["match", "level:1", "level:1", "--game", "go", "--setup", "{\"size\":5}", "--opening", "600"];
    refused(&go, "no opening of 600 turns");
    for turns in ["42", &usize::MAX.to_string()] {
        let four = ["match", "level:1", "level:1", "--game", "connect-four", "--opening", turns];
        refused(&four, &format!("no opening of {turns} turns"));
    }
}

#[test]
fn a_match_has_a_largest_length() {
    let longest = ["match", "level:1", "level:1", "--game", "go", "--longest", "100001"];
    refused(&longest, "100001 is not in 0..=100000");
}

#[test]
fn memory_that_the_machine_lacks_is_not_used() {
    // The second number becomes 1 MiB and the third 0 where a multiplication wraps.
    for memory in [999_999_999, (usize::MAX >> 20) + 2, usize::MAX] {
        let number = memory.to_string();
        let output = run(&["analyse", "connect-four", "--depth", "1", "--memory", &number], b"4\n");
        let errors = text(&output.stderr);
        assert!(output.status.success() && text(&output.stdout).contains("\"best\""), "{errors}");
        let sentence = format!("--memory {memory} is more than the search can have here: it gets ");
        assert!(errors.contains(&sentence), "{errors}");
    }
}

#[test]
fn threads_are_limited() {
    let arguments = ["analyse", "connect-four", "--depth", "1", "--threads", "10000"];
    let output = run(&arguments, b"4\n");
    assert!(output.status.success());
    let errors = text(&output.stderr);
    let granted =
        errors.strip_prefix("parlour: --threads 10000 is more than the search can have here: it gets ");
    let granted = granted.and_then(|rest| rest.split(' ').next()?.parse::<u32>().ok());
    assert!(granted.is_some_and(|threads| (1..=256).contains(&threads)), "{errors}");
}

/// Only Linux counts the addresses of a process. There is room for the tables but not for the stacks of all
/// threads.
#[cfg(target_os = "linux")]
#[test]
fn memory_and_threads_that_the_system_refuses_are_done_without() {
    let limited = |arguments: &str| {
        let script = format!("ulimit -v 400000 && exec \"$0\" analyse {arguments}");
        let mut shell = Command::new("sh");
        shell.args(["-c", &script, env!("CARGO_BIN_EXE_parlour")]);
        let output = ran(&mut shell, b"{\"game\":\"reversi\"}\n{\"game\":\"checkers\"}\n{\"game\":\"go\"}\n");
        let [answers, errors] = [&output.stdout, &output.stderr].map(|stream| text(stream));
        assert!(output.status.success(), "{arguments}: {errors}");
        assert_eq!(answers.matches("\"best\"").count(), 3, "{arguments}: {answers}");
        errors
    };
    for threads in ["200", "10000"] {
        limited(&format!("reversi --nodes 2000 --memory 16 --threads {threads}"));
    }
    let errors = limited("reversi --nodes 2000 --memory 1000");
    assert!(errors.contains("--memory 1000 is more than the search can have here"), "{errors}");
}

#[test]
fn a_position_that_is_too_long_is_an_answer() {
    let long = [b"4".repeat(3 << 20), b"\n4\n".to_vec()].concat();
    let output = run(&["analyse", "connect-four", "--nodes", "5", "--memory", "1"], &long);
    let answers = text(&output.stdout);
    let answers: Vec<_> = answers.lines().collect();
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(answers[0].contains("longer than 1048576 bytes") && answers[1].contains("best"), "{answers:?}");
}

#[test]
fn a_command_that_is_too_long_is_an_error_of_the_protocol() {
    for (protocol, error, after) in [
        ("gtp", "? the line is longer than 65536 bytes\n\n", "name\n"),
        ("nboard", "status the line is longer than 65536 bytes\n", "nboard 2\n"),
        ("gomocup", "ERROR the line is longer than 65536 bytes\n", "ABOUT\n"),
        ("hub", "error message=\"the line is longer than 65536 bytes\"\n", "hub\n"),
    ] {
        let input = [b"x".repeat(200_000), b"\n".to_vec(), after.as_bytes().to_vec()].concat();
        let output = run(&["engine", "--protocol", protocol, "--memory", "1"], &input);
        let answers = text(&output.stdout);
        assert!(answers.starts_with(error), "{protocol}: {answers}");
        assert!(answers.contains("Parlour"), "{protocol} should answer the next line: {answers}");
    }
}

#[test]
fn a_stop_behind_many_commands_is_heard() {
    // The search has no limit, and more commands wait than are kept.
    let input = format!("hub\ninit\nlevel infinite\ngo think\n{}stop\n", "ping\n".repeat(5000));
    let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
    command.args(["engine", "--protocol", "hub", "--memory", "1"]);
    let output = ran(&mut command, input.as_bytes());
    let answers = text(&output.stdout);
    assert!(output.status.success() && answers.contains("done move="));
    assert_eq!(answers.matches("pong").count(), 5000);
}

#[test]
fn control_characters_never_reach_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let foreign = "\u{1b}[2J\u{9b}2J\u{7}\u{202e}";
    let pdn = format!("[Event \"{foreign}\"]\n1. {foreign} 2. 11-15\n");
    let sgf = format!("(;GM[1]SZ[{foreign}];B[{foreign}])(;GM[{foreign}];X[aa])");
    let mut files = Vec::new();
    for (name, content) in [("a.pdn", pdn), ("b.sgf", sgf), ("c.txt", format!("{foreign}\n1. {foreign}"))] {
        let file = folder.path().join(name);
        std::fs::write(&file, content).expect("a file");
        files.push(file);
    }
    // Not all systems allow such names.
    let odd = folder.path().join(format!("odd{foreign}.pdn"));
    if std::fs::write(&odd, "1. 11-15").is_ok() {
        files.push(odd);
    }
    let question = format!("{{\"game\":\"checkers\",\"turns\":[\"{foreign}\"]}}\n{foreign}\n");
    let question = question.as_bytes();
    let mut outputs = vec![
        run(&["referee"], question),
        run(&["analyse", "connect-four", "--nodes", "5", "--memory", "1"], question),
        run(&["analyse", foreign], question),
        run(&["match", foreign, foreign, "--game", "go"], question),
    ];
    for file in &files {
        outputs.push(run(&["replay", "checkers", file.to_str().expect("a name")], b""));
    }
    for protocol in ["gtp", "nboard", "gomocup", "hub"] {
        let lines =
            format!("{foreign}\nset game {foreign}\nTURN {foreign}\npos pos={foreign}\nplay b {foreign}\n");
        outputs.push(run(&["engine", "--protocol", protocol, "--memory", "1"], lines.as_bytes()));
    }
    for output in outputs {
        for stream in [&output.stdout, &output.stderr] {
            let stream = text(stream);
            let bad = |letter: char| (letter.is_control() && letter != '\n') || letter == '\u{202e}';
            assert!(!stream.contains(bad), "{stream:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn devices_are_not_read_as_records() {
    let output = run(&["replay", "checkers", "/dev/zero"], b"");
    assert!(!output.status.success());
    assert!(text(&output.stderr).contains("/dev/zero: it is a folder, a device or a pipe"));
    let output = run(&["engine", "--protocol", "gtp", "--memory", "1"], b"loadsgf /dev/zero\n");
    assert!(text(&output.stdout).starts_with("? cannot load file\n"));
}

#[test]
#[cfg(feature = "external-engines")]
fn a_match_begins_with_the_openings_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("ballots.txt");
    let file = path.to_str().expect("a path");
    let arguments = ["match", "level:1", "level:1", "--game", "checkers", "--openings", file];
    std::fs::write(&path, "# Two ballots of three moves.\nOne\t9-13 21-17 5-9\n\nTwo\t11-16 24-20 16-19\n")
        .expect("a file");
    let output = run(&[&arguments[..], &["--games", "6", "--longest", "5", "--verbose"]].concat(), b"");
    let told = text(&output.stdout);
    let begins = |line: &str| if line.contains(": 9-13 21-17 5-9 ") { 'a' } else { 'b' };
    let games = told.lines().filter(|line| line.starts_with("game ")).map(begins);
    assert_eq!(games.collect::<String>(), "aabbaa", "{told}{}", text(&output.stderr));
    for (content, sentence) in [
        ("", "there is no opening"),
        ("One\t9-13 21-17\nTwo\t9-13 9-13\n", "line 2: turn 2"),
        ("One\t9-13 smile\n", "line 1: turn 2"),
        ("9-13 21-17\n", "line 1: a tab is missing"),
    ] {
        std::fs::write(&path, content).expect("a file");
        refused(&arguments, sentence);
    }
    refused(&["match", "level:1", "level:1", "--game", "go", "--deck"], "there is no opening");
    let deck = ["match", "level:1", "level:1", "--game", "checkers", "--deck", "--verbose", "--longest", "4"];
    let output = run(&[&deck[..], &["--games", "2"]].concat(), b"");
    assert_eq!(text(&output.stdout).matches(": 9-13 21-17 5-9 ").count(), 2, "{}", text(&output.stdout));
}

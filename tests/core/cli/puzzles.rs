//! The command for puzzles.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour")).arg("puzzles").args(arguments).output().expect("the program")
}

/// Returns the line of a puzzle without its grade, and with the first turn alone.
fn bare(line: &str) -> String {
    let columns: Vec<&str> = line.split('\t').collect();
    let first = columns[3].split(' ').next().expect("a turn");
    [columns[0], columns[1], "-", first].join("\t")
}

#[test]
fn mined_puzzles_are_proven_again_and_doubles_are_found() {
    let mined = run(&["mine", "connect-four", "--count", "3", "--seconds", "600"]);
    assert!(mined.status.success());
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("puzzles.txt");
    let check = |text: &str| {
        std::fs::write(&path, text).expect("a file");
        let checked = run(&["check", path.to_str().expect("a path")]);
        (checked.status.success(), String::from_utf8_lossy(&checked.stdout).into_owned())
    };
    let text = String::from_utf8(mined.stdout).expect("a text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    let (is_good, told) = check(&text);
    assert!(is_good && told.contains("3 of 3 puzzles are proven"), "{told}");

    let (is_good, told) = check(&format!("{text}{}\n", lines[1]));
    assert!(!is_good && told.contains("there twice") && told.contains("3 of 4"), "{told}");

    // Without its grade and with the first turn alone, a puzzle gets both again.
    let bare: Vec<String> = lines[1..].iter().map(|line| bare(line)).collect();
    assert!(check(&format!("{}\n{}\n", lines[0], bare.join("\n"))).0);
    let renewed = run(&["renew", path.to_str().expect("a path")]);
    assert!(renewed.status.success());
    assert_eq!(String::from_utf8_lossy(&renewed.stdout), text);

    // Another task than the one that is proven.
    let position = lines[1].split('\t').next().expect("a position");
    let first = lines[1].rsplit('\t').next().and_then(|turns| turns.split(' ').next()).expect("a turn");
    let (is_good, told) = check(&format!("{}\n{position}\twin 1\t-\t{first}\n", lines[0]));
    assert!(!is_good && told.contains("not proven") && told.contains("0 of 1"), "{told}");
}

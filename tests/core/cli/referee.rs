//! The command line as other programs use it: referee, replay, perft.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

use proptest::prelude::*;
use serde_json::{Value, json};

fn parlour() -> Command {
    Command::new(env!("CARGO_BIN_EXE_parlour"))
}

/// A referee that waits for questions.
fn referee() -> Child {
    parlour()
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Sends all questions at once and returns the answers.
fn ask(questions: &[u8]) -> Output {
    let mut child = referee();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // On another thread, since the answers may fill the pipe before all questions are written.
        scope.spawn(move || stdin.write_all(questions).unwrap());
        child.wait_with_output().unwrap()
    })
}

fn answers(questions: &[u8]) -> Vec<Value> {
    let output = ask(questions);
    assert!(output.status.success(), "the referee should exit with success: {output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn answer(question: &Value) -> Value {
    let mut answers = answers(format!("{question}\n").as_bytes());
    assert_eq!(answers.len(), 1);
    answers.remove(0)
}

/// Sends one question that cannot be answered and returns the error.
fn fault(question: &str) -> Value {
    let mut answers = answers(question.as_bytes());
    assert_eq!(answers.len(), 1, "one answer to {question}");
    let error = answers.remove(0)["error"].take();
    assert!(
        error["text"].is_string() && error["reason"].is_string(),
        "the error should name the text and the reason: {question}: {error}"
    );
    error
}

#[test]
fn a_position_is_described_with_its_fields_in_order() {
    let output = ask(b"{\"game\":\"checkers\",\"position\":\"W:W22,K32:B18\"}\n");
    let board = "  A B C D E F G H\\n1   .   .   .   .\\n2 .   .   .   .\\n3   .   .   .   .\\n4 .   .   .   .\\n\
                 5   .   b   .   .\\n6 .   r   .   .\\n7   .   .   .   .\\n8 .   .   .   R\\nRed to move\\n";
    let expected = format!(
        "{{\"to_move\":\"second\",\"legal\":[\"22x15\"],\"outcome\":null,\"position\":\"W:W22,K32:B18\",\"board\":\"{board}\"}}\n"
    );
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}

#[test]
fn turns_are_played_before_the_answer() {
    let said = answer(
        &json!({"game": "checkers", "rules": "american", "position": null, "turns": ["11-15", "23-19"]}),
    );
    assert_eq!(said["to_move"], "first");
    assert_eq!(said["legal"].as_array().unwrap().len(), 7);
    assert_eq!(said["outcome"], Value::Null);
    assert_eq!(said.get("claims"), None);
    let home = answer(&json!({"game": "checkers", "rules": "house", "turns": ["11-15", "22-18"]}));
    assert!(
        home["legal"].as_array().unwrap().contains(&json!("8-11")),
        "house rules should allow 8-11: {home}"
    );
}

#[test]
fn the_end_and_a_claim_are_reported() {
    let won = answer(&json!({"game": "checkers", "position": "W:W22:B18", "turns": ["22x15"]}));
    assert_eq!(won["outcome"], json!({"winner": "second", "reason": "no pieces left"}));
    assert_eq!(won["legal"], json!([]));
    let circle = ["1-6", "32-27", "6-1", "27-32"].repeat(2);
    let drawn = answer(&json!({"game": "checkers", "position": "B:WK32:BK1", "turns": circle}));
    assert_eq!(drawn["claims"], json!(["repetition"]));
    assert_eq!(drawn["outcome"], Value::Null);
}

#[test]
fn the_first_turn_that_is_not_legal_is_named() {
    let error = fault(r#"{"game":"checkers","turns":["11-15","22-18","8-11","bad"]}"#);
    assert_eq!(error["turn"], 3);
    assert_eq!(error["text"], "8-11");
    assert!(
        error["reason"].as_str().unwrap().contains("a capture is possible and must be made (15)"),
        "the reason should name the capture on 15: {error}"
    );
    assert_eq!(fault(r#"{"game":"checkers","turns":["11-15","?"]}"#)["turn"], 2);
    let late = fault(r#"{"game":"checkers","position":"W:W22:B18","turns":["22x15","1-5"]}"#);
    assert!(
        late["reason"].as_str().unwrap().contains("the game is over"),
        "a turn after the end should be refused: {late}"
    );
}

#[test]
fn every_question_gets_an_answer() {
    let long = format!("{{\"game\":\"checkers\",\"turns\":[\"{}\"]}}", "1".repeat(3 << 20));
    let deep = "[".repeat(100_000);
    for question in [
        "",
        "\n",
        "null\n",
        "hello\n",
        "{}\n",
        "{\"game\":1}\n",
        "{\"game\":\"chess\"}\n",
        "{\"game\":\"checkers\",\"rules\":\"martian\"}\n",
        "{\"game\":\"checkers\",\"turns\":\"11-15\"}\n",
        "{\"game\":\"checkers\",\"turns\":[11]}\n",
        "{\"game\":\"checkers\",\"position\":\"\"}\n",
        "{\"game\":\"checkers\",\"position\":\"B:W0:B99\"}\n",
        "{\"game\":\"checkers\",\"colour\":\"red\"}\n",
        "{\"game\":\"checkers\"} {\"game\":\"checkers\"}",
        &long,
        &deep,
    ] {
        if question.is_empty() {
            assert!(answers(b"").is_empty());
        } else {
            assert_eq!(
                fault(question)["turn"],
                Value::Null,
                "the error should name no turn: {}",
                &question[..question.len().min(80)]
            );
        }
    }
    let both = answers(b"\xff\xfe{\n{\"game\":\"checkers\"}\n");
    assert!(
        both[0]["error"].is_object() && both[1]["legal"].is_array(),
        "an unreadable line should get an error, the next line an answer: {both:?}"
    );
}

#[test]
fn a_line_that_is_too_long_does_not_swallow_the_next() {
    let questions = format!("{}\n{{\"game\":\"checkers\"}}", "x".repeat((1 << 20) + 1));
    let said = answers(questions.as_bytes());
    assert_eq!(said.len(), 2);
    assert!(said[0]["error"].is_object() && said[1]["legal"].is_array());
}

#[test]
fn each_answer_comes_before_the_next_question() {
    let mut child = parlour().arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(b"{\"game\":\"checkers\"}\n").unwrap();
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        assert!(line.starts_with("{\"to_move\":\"first\","), "each answer should come at once: {line}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_output_is_not_an_error() {
    let mut child = referee();
    drop(child.stdout.take());
    // The referee may have exited already.
    _ = child.stdin.take().unwrap().write_all(b"{\"game\":\"checkers\"}\n");
    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "the referee should exit with success and no message: {output:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn arbitrary_lines_get_an_answer_each(
        lines in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>().prop_filter("one line", |&byte| byte != b'\n'), 1..60),
                any::<String>().prop_map(|text| json!({"game": "checkers", "position": text}).to_string().into_bytes()),
                prop::collection::vec("[0-9]{1,2}[-x][0-9]{1,2}", 0..4)
                    .prop_map(|turns| json!({"game": "checkers", "turns": turns}).to_string().into_bytes()),
            ],
            1..60,
        ),
    ) {
        let questions = lines.join(&b'\n');
        prop_assert_eq!(answers(&questions).len(), lines.len());
    }
}

fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = parlour().args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn replay_prints_how_each_game_ended_and_the_first_illegal_turn() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let good = file("good.pdn", "1. 11-15 22-18 2. 15x22 25x18 1/2-1/2\n");
    let bad = file("bad.pdn", "[Event \"a\"]\n1. 11-15 *\n\n[Event \"b\"]\n1. 11-15 22-18 2. 8-11 *\n");

    let (status, out, err) = run(&["replay", "checkers", &good]);
    let position = "B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12";
    assert_eq!(
        (status, out, err.as_str()),
        (Some(0), format!("{good}: game 1: 4 turns, draw, {position}\n"), "")
    );

    let (status, out, err) = run(&["replay", "checkers", &bad, &good]);
    assert_eq!(status, Some(1));
    assert_eq!(out.lines().count(), 2, "the other games should still be replayed: {out}");
    assert!(
        err.starts_with(&format!("{bad}: game 2: line 5, column 19: turn 3: \u{201c}8-11\u{201d}")),
        "the error should name the file, the game, the place and the turn: {err}"
    );

    let (status, _, _) = run(&["replay", "checkers", "--rules", "house", &bad]);
    assert_eq!(status, Some(0));
    let missing = folder.path().join("missing.pdn");
    let (status, _, err) = run(&["replay", "checkers", missing.to_str().unwrap()]);
    assert!(
        status == Some(1) && err.contains("missing.pdn"),
        "a missing file should be an error that names it: {err}"
    );
}

#[test]
fn perft_counts_from_any_position_by_any_rules() {
    let (status, out, _) = run(&["perft", "checkers", "5"]);
    let counts: Vec<_> = out.lines().map(|line| line.split_whitespace().nth(2).unwrap()).collect();
    assert_eq!((status, counts), (Some(0), vec!["7", "49", "302", "1469", "7361"]));

    let (_, out, _) = run(&["perft", "checkers", "1", "--rules", "house", "--position", "W:W22:B18,10"]);
    assert_eq!(out.split_whitespace().nth(2), Some("3"));

    let (_, out, _) = run(&["perft", "checkers", "3", "--divide"]);
    assert_eq!(out.lines().count(), 8);
    assert!(out.ends_with("302 sequences\n"), "the counts should end with their sum: {out}");
}

#[test]
fn invalid_commands_fail_with_a_message() {
    for (arguments, said) in [
        (&["perft", "chess", "3"][..], "no game is called"),
        (&["perft", "checkers", "3", "--rules", "chess"], "no set of rules is called"),
        (&["perft", "checkers", "3", "--position", "B:W77"], "the position cannot be read: line 1, column 4"),
        (&["perft", "checkers", "1000000"], "not in 0..=64"),
        (&["replay", "checkers"], "required"),
    ] {
        let (status, out, err) = run(arguments);
        assert!(
            status != Some(0) && out.is_empty() && err.contains(said),
            "{arguments:?} should fail with {said:?}: {status:?} {err}"
        );
    }
}

//! The referee on each of the games.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

fn answer(question: &Value) -> Value {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .arg("referee")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    writeln!(child.stdin.take().unwrap(), "{question}").unwrap();
    serde_json::from_slice(&child.wait_with_output().unwrap().stdout).unwrap()
}

/// Returns the reason for which a question is refused.
fn reason(question: &Value) -> String {
    let said = answer(question);
    said["error"]["reason"]
        .as_str()
        .unwrap_or_else(|| panic!("{question} should be refused: {said}"))
        .to_owned()
}

fn legal(said: &Value) -> Vec<&str> {
    said["legal"].as_array().unwrap().iter().map(|turn| turn.as_str().unwrap()).collect()
}

#[test]
fn reversi_lists_turns_passes_and_scores() {
    let start = answer(&json!({"game": "reversi"}));
    assert_eq!(legal(&start), ["d3", "c4", "f5", "e6"]);
    assert_eq!(start["to_move"], "first");
    let cells = "---------------------------OX------XO---------------------------";
    assert_eq!(start["position"], format!("{cells} X"));
    let again = answer(&json!({"game": "reversi", "position": format!("{cells} X;"), "turns": ["D3"]}));
    assert_eq!(legal(&again), ["c3", "e3", "c5"]);

    // The side to move has no move: the only legal turn is a pass, which is listed.
    let pass = answer(&json!({
        "game": "reversi",
        "position": "OXXXXXXOOXXXXXXOOXOXOOXOOXXOOOXOOXOOOOXOXXXOXOOOXXOOOOOOXXXXXXX- O",
    }));
    assert_eq!(legal(&pass), ["pass"]);
    assert_eq!(pass["outcome"], Value::Null);
    let over = answer(&json!({
        "game": "reversi",
        "position": "OXXXXXXOOXXXXXXOOXOXOOXOOXXOOOXOOXOOOOXOXXXOXOOOXXOOOOOOXXXXXXX- O",
        "turns": ["pass", "h8"],
    }));
    assert_eq!(over["outcome"]["reason"], "the count");
    assert_eq!(over["score"], json!({"first": 39.0, "second": 25.0}));
    assert_eq!(start.get("score"), None);
    let refused = json!({"game": "reversi", "turns": ["a1"]});
    assert!(reason(&refused).contains("no disc would flip"));
    assert!(reason(&json!({"game": "reversi", "turns": ["pass"]})).contains("pass is not allowed"));
}

#[test]
fn go_is_scored_by_the_rules_and_komi_given() {
    let small = json!({"size": 3, "komi": 0.5});
    let said = answer(&json!({"game": "go", "setup": small, "turns": ["B2", "pass", "pass"]}));
    assert_eq!(said["score"], json!({"first": 9.0, "second": 0.5}));
    assert_eq!(said["outcome"], json!({"winner": "first", "reason": "the count"}));
    assert_eq!(said["legal"], json!([]));
    let once_more = json!({"game": "go", "setup": small, "turns": ["B2", "pass", "pass", "PASS"]});
    assert_eq!(answer(&once_more), said);
    let dead = answer(&json!({
        "game": "go", "setup": {"size": 3, "komi": 0.5}, "turns": ["B2", "A1", "pass", "pass"], "dead": ["a1"],
    }));
    assert_eq!(dead["score"], json!({"first": 9.0, "second": 0.5}));
    let alive = answer(&json!({
        "game": "go", "setup": {"size": 3, "komi": 0.5}, "turns": ["B2", "A1", "pass", "pass"],
    }));
    // The empty points border on both colours, so neither side scores them.
    assert_eq!(alive["score"], json!({"first": 1.0, "second": 1.5}));

    let rows = "..XO./..XO./..XO./..XO./..XO. X";
    let chinese = json!({"game": "go", "setup": {"komi": 2.5}, "position": rows, "turns": ["pass", "pass"]});
    assert_eq!(answer(&chinese)["score"], json!({"first": 15.0, "second": 12.5}));
    let japanese = json!({
        "game": "go", "rules": "japanese", "setup": {"komi": 2.5}, "position": rows, "turns": ["pass", "pass"],
    });
    assert_eq!(answer(&japanese)["score"], json!({"first": 10.0, "second": 7.5}));
    assert!(
        reason(&json!({"game": "go", "dead": ["D4"]})).contains("nothing is counted yet"),
        "dead stones should be refused before the count"
    );
}

#[test]
fn go_setups_are_followed_or_refused_with_a_reason() {
    let start = answer(&json!({"game": "go"}));
    assert_eq!(legal(&start).len(), 362);
    assert_eq!(start["to_move"], "first");
    let white = answer(&json!({"game": "go", "setup": {"size": 9, "black": ["E5", "c3"]}}));
    assert_eq!((&white["to_move"], legal(&white).len()), (&json!("second"), 80));
    let both = answer(&json!({"game": "go", "setup": {"size": 9, "black": ["E5"], "white": ["C3"]}}));
    assert_eq!(both["to_move"], "first");
    let handicap = answer(&json!({"game": "go", "setup": {"size": 9, "handicap": 2, "komi": 0.5}}));
    assert_eq!((&handicap["to_move"], legal(&handicap).len()), (&json!("second"), 80));
    let seats = answer(&json!({"game": "go", "setup": {"size": 19, "opening": "seat-stones"}}));
    let board = seats["position"].as_str().unwrap().split('/').nth(3).unwrap().to_owned();
    assert_eq!(board, "...X...........O...");
    for (setup, word) in [
        (json!({"size": 99}), "99"),
        (json!({"komi": 0.3}), "half"),
        (json!({"handicap": 30}), "handicap"),
        (json!({"black": ["I5"]}), "no such square"),
        (json!({"colour": "red"}), "unknown field"),
    ] {
        let reason = reason(&json!({"game": "go", "setup": setup}));
        assert!(reason.contains(word), "{setup} should be refused with {word:?}: {reason}");
    }
    let both = json!({"game": "go", "setup": {"size": 2, "black": ["A1"]}, "position": "../.. X"});
    assert!(reason(&both).contains("not both"));
    let suicide = json!({"game": "go", "setup": {"size": 3}, "turns": ["B2", "A2", "C3", "B1", "A1"]});
    assert!(reason(&suicide).contains("no liberties"));
    let corner = |rules: &str| {
        let turns = ["B2", "A2", "C3", "B1"];
        let said = answer(&json!({"game": "go", "rules": rules, "setup": {"size": 3}, "turns": turns}));
        legal(&said).contains(&"A1")
    };
    assert!(
        corner("new-zealand"),
        "the board repeats with the other side to move, which New Zealand rules allow"
    );
    assert!(!corner("tromp-taylor"), "Tromp-Taylor rules forbid a repeated board");
}

#[test]
fn gomoku_lists_forbidden_points_with_reasons() {
    let start = answer(&json!({"game": "gomoku"}));
    assert_eq!(legal(&start).len(), 225);
    let renju = answer(&json!({
        "game": "gomoku", "rules": "renju",
        "turns": ["h7", "a1", "h9", "c1", "g8", "e1", "i8", "g1"],
    }));
    assert_eq!(renju["forbidden"], json!({"H8": "double three"}));
    assert!(!legal(&renju).contains(&"h8"));
    let small = answer(&json!({"game": "gomoku", "setup": {"size": 9}}));
    assert_eq!(legal(&small).len(), 81);
    let won = answer(&json!({
        "game": "gomoku",
        "turns": ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "E1"],
    }));
    assert_eq!(won["outcome"], json!({"winner": "first", "reason": "enough in a row"}));
    assert_eq!(won["line"].as_array().unwrap().len(), 5);

    let swap = answer(&json!({"game": "gomoku", "setup": {"opening": "swap"}, "turns": ["h8", "i9", "g7"]}));
    assert_eq!((legal(&swap), &swap["choices"]), (vec![], &json!(["first", "second"])));
    let chosen = answer(
        &json!({"game": "gomoku", "setup": {"opening": "swap"}, "turns": ["h8", "i9", "g7", "second"]}),
    );
    assert_eq!(legal(&chosen).len(), 222);
}

#[test]
fn connect_four_reports_rows_and_full_columns() {
    let start = answer(&json!({"game": "connect-four"}));
    assert_eq!(legal(&start), ["1", "2", "3", "4", "5", "6", "7"]);
    assert_eq!(start["position"], "......./......./......./......./......./....... X");
    let won = answer(&json!({"game": "connect-four", "turns": ["1", "2", "1", "2", "1", "2", "1"]}));
    assert_eq!(won["outcome"], json!({"winner": "first", "reason": "enough in a row"}));
    assert_eq!(won["line"].as_array().unwrap().len(), 4);
    let more = json!({"game": "connect-four", "turns": ["1", "2", "1", "2", "1", "2", "1", "3"]});
    assert!(reason(&more).contains("the game is over"));
    let full = json!({"game": "connect-four", "turns": ["1", "1", "1", "1", "1", "1", "1"]});
    assert!(reason(&full).contains("the column is full"));
    let wide = answer(&json!({"game": "connect-four", "setup": {"columns": 5, "rows": 4, "length": 3}}));
    assert_eq!(legal(&wide).len(), 5);
    assert!(!reason(&json!({"game": "connect-four", "setup": {"columns": 200}})).is_empty());
}

#[test]
fn four_begins_beside_the_seat_stone_or_anywhere() {
    let start = answer(&json!({"game": "four"}));
    assert_eq!((&start["to_move"], legal(&start)), (&json!("second"), vec!["a5", "b4", "a3"]));
    assert_eq!(
        start["position"],
        "......../......../......../......../X......./......../......../........ O"
    );
    let free = answer(&json!({"game": "four", "setup": {"opening": "free"}}));
    assert_eq!((&free["to_move"], legal(&free).len()), (&json!("first"), 64));
    let apart = json!({"game": "four", "turns": ["h8"]});
    assert!(reason(&apart).contains("next to another"));
}

#[test]
fn hex_names_the_chain_and_knows_the_swap() {
    let start = answer(&json!({"game": "hex"}));
    assert_eq!(legal(&start).len(), 121);
    let small = json!({"game": "hex", "setup": {"size": 3}, "turns": ["c1"]});
    let second = answer(&small);
    assert_eq!(legal(&second), ["a1", "b1", "swap", "a2", "b2", "c2", "a3", "b3", "c3"]);
    assert_eq!(second["board"], "  A B C\n1 . . X\n 2 . . .\n  3 . . .\nWhite to move\n");
    let won = answer(&json!({
        "game": "hex", "setup": {"size": 3}, "turns": ["c1", "swap", "b2", "a1", "b1", "a2", "b3"],
    }));
    assert_eq!(won["outcome"], json!({"winner": "first", "reason": "the edges are joined"}));
    assert_eq!(won["line"], json!(["B1", "B2", "B3"]));
    let without = json!({"game": "hex", "setup": {"size": 3, "swap": false}, "turns": ["c1", "swap"]});
    assert!(reason(&without).contains("not a move"));
    let position = answer(&json!({"game": "hex", "position": "..../.X../...O/.... X"}));
    assert_eq!(legal(&position).len(), 14);
    assert!(reason(&json!({"game": "hex", "setup": {"size": 20}})).contains("3 to 19"));
}

#[test]
fn draughts_rules_determine_the_first_turns() {
    let start = answer(&json!({"game": "checkers", "rules": "international"}));
    assert_eq!((&start["to_move"], legal(&start).len()), (&json!("first"), 9));
    assert!(
        start["position"].as_str().unwrap().starts_with("W:W31,32"),
        "White should be to move, with its pieces first: {start}"
    );
    let most = answer(&json!({
        "game": "checkers", "rules": "international", "position": "W:WK46,31:B41,32,22,27",
    }));
    assert_eq!(most["outcome"], Value::Null);
    for rules in ["russian", "brazilian", "pool", "italian", "spanish", "czech"] {
        let said = answer(&json!({"game": "checkers", "rules": rules}));
        assert_eq!(legal(&said).len(), 7, "number of first turns by {rules} rules");
    }
    for (rules, turns) in [("frisian", 9), ("canadian", 11)] {
        let said = answer(&json!({"game": "checkers", "rules": rules}));
        assert_eq!(legal(&said).len(), turns, "number of first turns by {rules} rules");
    }
}

#[test]
fn perft_accepts_rules_as_json() {
    let counts = |arguments: &[&str]| -> Vec<u64> {
        let output =
            Command::new(env!("CARGO_BIN_EXE_parlour")).arg("perft").args(arguments).output().unwrap();
        assert!(output.status.success(), "perft should succeed: {output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| line.split_whitespace().nth(2).unwrap().parse().unwrap()).collect()
    };
    assert_eq!(counts(&["go", "5", "--setup", r#"{"size":2}"#]), [5, 21, 68, 156, 316]);
    assert_eq!(counts(&["four", "4", "--setup", r#"{"opening":"free"}"#]), [64, 224, 1168, 7472]);
    assert_eq!(counts(&["connect-four", "2", "--turns", "4 4 4"]), [7, 49]);
    assert_eq!(counts(&["reversi", "5"]), [4, 12, 56, 244, 1396]);
    assert_eq!(counts(&["gomoku", "2", "--setup", r#"{"size":9}"#]), [81, 6480]);
}

#[test]
fn hexdame_is_played_on_lettered_squares() {
    let start = answer(&json!({"game": "hexdame"}));
    assert_eq!(legal(&start).len(), 15);
    assert_eq!(start["to_move"], "first");
    let said = answer(&json!({"game": "hexdame", "turns": ["d4-e5", "f6xd4"]}));
    assert_eq!(legal(&said), ["c4xe4", "c3xe5", "d3xd5"]);
    assert!(said["board"].as_str().unwrap().ends_with("White to move\n"));
    let refused = json!({"game": "hexdame", "turns": ["d4-e5", "f9-e9"]});
    assert!(reason(&refused).contains("a capture is possible and must be made (f6)"));

    // Two kings against one: five moves of each side under the rules with all draws.
    let turns = ["b1-c1", "i9-i8", "c1-b1", "i8-i7", "b1-c1", "i7-i6", "c1-b1", "i6-i5", "b1-c1", "i5-i6"];
    let ending = |rules: &str, setup: &Value| {
        answer(&json!({
            "game": "hexdame", "rules": rules, "setup": setup, "position": "W:WKa1,Kb1:BKi9", "turns": turns,
        }))
    };
    assert_eq!(ending("standard", &Value::Null).get("claims"), None);
    for said in
        [ending("international", &Value::Null), ending("standard", &json!({"draws": "international"}))]
    {
        assert_eq!(said["claims"], json!(["few-pieces"]));
    }
    let over = answer(&json!({"game": "hexdame", "position": "B:We5:B"}));
    assert_eq!(over["outcome"], json!({"winner": "first", "reason": "no pieces left"}));
    assert!(reason(&json!({"game": "hexdame", "setup": {"size": 5}})).contains("unknown field"));
}

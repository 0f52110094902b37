//! Games of reversi in the formats GGF and SGF.

use parlour::notation::{self, BadTurn, Place, Problem, Record, Score, Unreadable};
use parlour::rules::reversi::Rules as ReversiRules;
use parlour::rules::{Illegal, Rules, Side};

use crate::support;

const REVERSI: Rules = Rules::Reversi(ReversiRules::STANDARD);

fn read(file: impl AsRef<[u8]>) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(REVERSI, file.as_ref())
}

/// Returns the only game of a file.
fn only(file: impl AsRef<[u8]>) -> Record {
    support::only(read(file))
}

/// Returns the error in the only game of a file.
fn wrong(file: impl AsRef<[u8]>) -> Unreadable {
    support::wrong(read(file))
}

fn turns(record: &Record) -> String {
    support::turns(record).join(" ")
}

/// A first position in which White is to move and has to pass.
const PASS: &str = "8 *O------ -------- -------- -------- -------- -------- -------- -------- O";

const GAME: &str = "(;GM[Othello]PC[GGS/os]DT[2003.12.10_09:16:12.MST]PB[a]PW[b]RB[1700.1]RW[2300]TI[15:00//02:00]TY[8]\
RE[+4.000]BO[8 ---------------------------O*------*O--------------------------- *]\
B[d3//0.01]W[c5/-1.2/3]B[F6];)\n";

#[test]
fn a_game_from_the_server_is_read() {
    let record = only(GAME);
    assert_eq!(turns(&record), "d3 c5 f6");
    assert_eq!(record.start, None);
    assert_eq!(record.score, Some(Score::Won(Side::First)));
    for (tag, value) in
        [("PB", "a"), ("PW", "b"), ("BR", "1700.1"), ("WR", "2300"), ("RE", "B+4"), ("PC", "GGS/os")]
    {
        assert_eq!(record.tag(tag), Some(value), "tag {tag}");
    }
    assert_eq!(record.dropped.marks, 2);
    assert!(
        record.extras.iter().any(|extra| extra.name == "TI"),
        "the property TI should be kept: {record:?}"
    );
    // The SGF form has everything but the marks.
    let text = notation::write_game(&record).unwrap();
    let again = only(&text);
    assert_eq!(Record { dropped: record.dropped, ..again }, record, "record read from {text}");
    assert!(
        text.contains("GM[2]") && text.contains(";B[dc];W[ce];B[ff]"),
        "the turns should be written as SGF: {text}"
    );
}

#[test]
fn a_file_of_many_games_begins_with_their_number() {
    let games = read(format!("1 {GAME}2 {GAME}{}\n3 {GAME}", GAME.trim_end()));
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game.as_ref().is_ok_and(|game| game.turns.len() == 3)));
}

#[test]
fn results_are_converted_to_sgf() {
    let result = |text: &str| {
        let record = only(format!("(;GM[Othello]RE[{text}];)"));
        (record.score, record.tag("RE").map(str::to_owned))
    };
    let won = |side, text: &str| (Some(Score::Won(side)), Some(text.to_owned()));
    assert_eq!(result("-12.50"), won(Side::Second, "W+12.5"));
    assert_eq!(result("+64.000:r"), won(Side::First, "B+R"));
    assert_eq!(result("-64.000:t"), won(Side::Second, "W+T"));
    assert_eq!(result("-2.000:l"), won(Side::Second, "W+F"));
    assert_eq!(result("+0.000"), (Some(Score::Draw), None));
    assert_eq!(result("?"), (None, Some("?".to_owned())));
}

#[test]
fn games_may_begin_from_any_position() {
    let record = only(format!("(;GM[othello]TY[8r6]BO[{PASS}]W[pa]B[c1];)"));
    assert!(record.start.is_some());
    assert_eq!(turns(&record), "pass c1");
    // A forced pass may be left out.
    assert_eq!(only(format!("(;GM[Othello]BO[{PASS}]B[c1];)")).turns, record.turns);
    let again = only(notation::write_game(&record).unwrap());
    assert_eq!((again.start, again.turns), (record.start, record.turns));
}

#[test]
fn errors_name_their_place() {
    let board = "-".repeat(64);
    for (text, column) in [
        ("(;GM[Othello]TY[10])".to_owned(), 17),
        ("(;GM[Othello]TY[88])".to_owned(), 17),
        ("(;GM[Othello]TY[s8ar18])".to_owned(), 17),
        ("(;GM[Othello]TY[])".to_owned(), 17),
        ("(;GM[Othello]BO[10 --])".to_owned(), 17),
        ("(;GM[Othello]BO[8 --?])".to_owned(), 21),
        ("(;GM[Othello]BO[8 --])".to_owned(), 21),
        (format!("(;GM[Othello]BO[8 {board} -])"), 84),
        ("(;GM[Othello]B[d3]W[d3])".to_owned(), 21),
        ("(;GM[Othello]B[d3]B[c3])".to_owned(), 21),
        ("(;GM[Othello]B[what])".to_owned(), 16),
        ("(;GM[Othello]B[pa])".to_owned(), 16),
        ("(;GM[Amazons]B[d3])".to_owned(), 6),
        ("(;GM[Othello]B[d3".to_owned(), 15),
    ] {
        let error = wrong(&text);
        assert_eq!(error.place, Place { line: 1, column }, "{text}: {error}");
    }
    let Problem::Turn { ply: 2, reason: BadTurn::Illegal { reason, .. } } =
        wrong("(;GM[Othello]B[d3]W[a1])").problem
    else {
        panic!();
    };
    assert!(matches!(reason, Illegal::NoFlips { .. }));
    // Readers of other games do not accept a game of reversi.
    let go = Rules::Go(parlour::rules::go::Rules::CHINESE);
    assert!(notation::read_games(go, GAME.as_bytes())[0].is_err());
}

#[test]
fn reversi_is_also_read_and_written_as_sgf() {
    for text in [
        "(;GM[2]SZ[8];B[dc];W[ce];B[ff])",
        "(;GM[2];B[d3];W[c5];B[F6])",
        "(;FF[1]GM[2]AB[de][ed]AW[dd][ee];B[d3];W[c5];B[f6])",
    ] {
        let record = only(text);
        assert_eq!(turns(&record), "d3 c5 f6", "turns of {text}");
        assert_eq!(record.start, None, "{text} should begin from the usual position");
        let written = notation::write_game(&record).unwrap();
        assert!(!written.contains("AB["), "the usual position should not be written: {written}");
        assert_eq!(only(written), record);
    }
    assert_eq!(wrong("(;GM[2]SZ[10])").place, Place { line: 1, column: 11 });
}

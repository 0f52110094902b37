//! Whole games, each in one line.

use parlour::notation::{self, BadTurn, Place, Problem, Record, Score, Unreadable};
use parlour::rules::{Game, Illegal, Rules, Side, Square, Turn};

use crate::support;

fn rules(game: &str, preset: &str) -> Rules {
    Game::from_name(game).unwrap().preset(preset).unwrap()
}

fn read(rules: Rules, file: &str) -> Vec<Result<Record, Unreadable>> {
    notation::read_games(rules, file.as_bytes())
}

fn only(rules: Rules, file: &str) -> Record {
    support::only(read(rules, file))
}

fn turns(record: &Record) -> String {
    support::turns(record).join(" ")
}

#[test]
fn turns_may_be_separated_in_many_ways() {
    for (game, preset, expected, texts) in [
        (
            "connect-four",
            "standard",
            "4 4 5 3",
            vec!["4453", "4 4 5 3", "44, 53", "1.4 4 2.5 3", " 4453 # more"],
        ),
        ("four", "free", "d4 d5 e4", vec!["d4 d5 e4", "d4d5e4", "D4,D5,E4", "1. d4 d5 2. e4"]),
        ("reversi", "standard", "f5 d6 c3", vec!["f5d6c3", "F5 D6 C3", "1. f5 d6 2. c3", "f5,d6,c3"]),
        ("gomoku", "free-style", "h8 i9 h15", vec!["h8 i9 h15", "h8i9h15", "H8I9H15"]),
        ("go", "chinese", "D4 Q16 pass C3", vec!["D4 Q16 pass C3", "d4q16passc3", "D4 Q16 PASS C3"]),
    ] {
        for text in texts {
            assert_eq!(turns(&only(rules(game, preset), text)), expected, "turns of {game} read from {text}");
        }
    }
}

#[test]
fn a_file_has_one_game_per_line() {
    let games = read(rules("gomoku", "free-style"), "# two games\n\nh8 i9 H9\r\nh8i9h9  h7\n  a1 a1\na1 b\n");
    let [one, glued, twice, torn] = &games[..] else { panic!("four games should be read: {games:?}") };
    assert_eq!(turns(one.as_ref().unwrap()), "h8 i9 h9");
    assert_eq!(turns(glued.as_ref().unwrap()), "h8 i9 h9 h7");
    let twice = twice.as_ref().unwrap_err();
    assert_eq!(twice.place, Place { line: 5, column: 6 });
    let Problem::Turn { ply: 2, reason: BadTurn::Illegal { reason, .. } } = &twice.problem else {
        panic!("{twice}");
    };
    assert!(matches!(reason, Illegal::Occupied { .. }));
    assert_eq!(torn.as_ref().unwrap_err().place, Place { line: 6, column: 4 });
    assert!(read(rules("four", "free"), "\n , \n# nothing\n").is_empty());
}

#[test]
fn the_score_follows_from_the_turns() {
    let connect_four = rules("connect-four", "standard");
    assert_eq!(only(connect_four, "4455667").score, Some(Score::Won(Side::First)));
    assert_eq!(only(connect_four, "445566").score, None);
    let after_the_end = read(connect_four, "44556677").remove(0).unwrap_err();
    assert_eq!(after_the_end.place, Place { line: 1, column: 8 });
}

#[test]
fn forced_passes_may_be_left_out() {
    // White is to move and has to pass.
    let reversi = rules("reversi", "standard");
    let start = format!("XO{} O", "-".repeat(62));
    let said = only(reversi, &format!("[{start}] pass c1"));
    let unsaid = only(reversi, &format!("[{start}] c1"));
    assert_eq!(said, unsaid);
    assert_eq!(turns(&said), "pass c1");
}

#[test]
fn transcripts_round_trip() {
    let connect_four = rules("connect-four", "standard");
    let record = only(connect_four, "4 4 5 3");
    assert_eq!(notation::write_game(&record).unwrap(), "4453\n");
    let four = rules("four", "free");
    let text = notation::write_game(&only(four, "d4d5")).unwrap();
    assert_eq!(text, "# rules {\"game\":\"four\",\"opening\":\"free\"}\nd4 d5\n");
    assert_eq!(only(rules("four", "seat-stone"), &text).rules, four, "the file should name its rules");
    // A game without turns would be an empty line.
    let empty = Record::new(four, Vec::new());
    assert_eq!(only(four, &notation::write_game(&empty).unwrap()), empty);
    // A record with its own first position says so.
    let mut position = connect_four.start();
    position.play(&record.turns[0]).unwrap();
    let turns = position.turns()[..1].to_vec();
    let later =
        Record { start: Some(notation::position_text(&*position)), ..Record::new(connect_four, turns) };
    assert_eq!(only(connect_four, &notation::write_game(&later).unwrap()), later);
}

#[test]
fn an_impossible_record_is_not_written() {
    let connect_four = rules("connect-four", "standard");
    let record = Record::new(connect_four, vec![Turn(vec![Square(0)])]);
    assert!(matches!(notation::write_game(&record).unwrap_err().problem, Problem::Turn { ply: 1, .. }));
    let record = Record { start: Some("elsewhere".to_owned()), ..Record::new(connect_four, Vec::new()) };
    assert!(notation::write_game(&record).is_err());
}

#[test]
fn errors_name_their_place() {
    let four = rules("four", "free");
    for (text, line, column) in [
        ("d4 ?", 1, 4),
        ("\n d4 z9", 2, 5),
        ("d4 hello", 1, 4),
        ("[nothing", 1, 1),
        ("[nothing] d4", 1, 1),
        ("d4\u{e9}", 1, 3),
        ("d4 d99999999999999999999", 1, 4),
    ] {
        let error = read(four, text).remove(0).unwrap_err();
        assert_eq!(error.place, Place { line, column }, "place of the error in {text}: {error}");
    }
}

#[test]
fn a_large_file_is_read_quickly() {
    let four = rules("four", "free");
    for text in [
        "d4 ".repeat(1 << 18),
        "a".repeat(1 << 20),
        "#".repeat(1 << 20),
        "[".repeat(1 << 20),
        "1.".repeat(1 << 19),
    ] {
        assert!(read(four, &text).len() <= 1);
    }
    let many = "d4\n".repeat(1 << 16);
    assert_eq!(notation::records(four, many.as_bytes()).flatten().count(), 1 << 16);
}

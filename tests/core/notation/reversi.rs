//! Turns, positions, pictures and transcripts of reversi as text.

use parlour::notation::{self, Place, Problem, Style};
use parlour::rules::reversi::Rules as ReversiRules;
use parlour::rules::{Position, Rules, Side, Square};

const STANDARD: Rules = Rules::Reversi(ReversiRules::STANDARD);

const START: &str = "  A B C D E F G H
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X O . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
Black to move
";

const START_TEXT: &str = "---------------------------OX------XO--------------------------- X";

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(STANDARD, text).unwrap()
}

#[test]
fn the_first_position_is_that_of_the_federation() {
    let start = STANDARD.start();
    assert_eq!(notation::picture(&*start), START);
    assert_eq!(notation::position_text(&*start), START_TEXT);
    let names: Vec<_> = start.turns().iter().map(|turn| notation::turn_text(&*start, turn)).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
    assert_eq!(notation::square_name(STANDARD, Square(19), Style::Letters), "D3");
    assert_eq!(notation::side_name(STANDARD, Side::Second), "White");
}

#[test]
fn positions_are_read_in_many_forms() {
    let hash = STANDARD.start().hash();
    let dots = START_TEXT.replace('-', ".");
    for text in [
        START_TEXT.to_lowercase(),
        format!("  {START_TEXT};"),
        format!("{START_TEXT}; "),
        dots.replace('X', "*"),
        dots.replace('X', "@").replace('O', "o"),
        START_TEXT.replace(" X", "X"),
    ] {
        assert_eq!(position(&text).hash(), hash, "position read from {text}");
    }
    assert_ne!(position(&START_TEXT.replace(" X", " O")).hash(), hash);
}

#[test]
fn position_errors_name_their_place() {
    let wrong = |text: &str| notation::read_position(STANDARD, text).map(|_| ()).unwrap_err();
    let at = |column| Place { line: 1, column };
    assert_eq!(wrong("").place, at(1));
    assert_eq!(wrong(&START_TEXT[1..]).place, at(64));
    assert_eq!(wrong(&START_TEXT.replace(" X", " q")).place, at(66));
    assert_eq!(
        wrong(&START_TEXT.replace(" X", "")).problem,
        Problem::Missing { wanted: "the side to move, X or O" }
    );
    assert_eq!(wrong(&format!("{START_TEXT}; D3:+0;")).place, at(69));
    let picture = START.replace("5 . . . X", "5 . . . Q");
    let error = notation::read_picture(STANDARD, &picture).map(|_| ()).unwrap_err();
    assert_eq!(error.place, Place { line: 6, column: 9 });
}

#[test]
fn a_turn_is_a_square_or_a_pass() {
    let start = STANDARD.start();
    for text in ["d3", "D3", " d3 "] {
        assert_eq!(notation::read_turn(&*start, text).unwrap().0, [Square(19)]);
    }
    for text in ["", "d", "d9", "i3", "d3 e4", "passe", "-"] {
        let error = notation::read_turn(&*start, text).unwrap_err().to_string();
        assert_eq!(error, format!("\u{201c}{text}\u{201d} is not a move"));
    }
    let refused =
        |position: &dyn Position, text| notation::read_turn(position, text).unwrap_err().to_string();
    assert_eq!(
        refused(&*start, "pass"),
        "\u{201c}pass\u{201d} is not possible: a pass is not allowed while there is a move"
    );
    assert_eq!(refused(&*start, "a1"), "\u{201c}a1\u{201d} is not possible: no disc would flip");

    let stuck = position(&format!("OXX{} X", "-".repeat(61)));
    for text in ["pass", "PASS", "ps", "pa", "--"] {
        assert_eq!(notation::read_turn(&*stuck, text).unwrap().0, []);
    }
    assert_eq!(
        refused(&*stuck, "d1"),
        "\u{201c}d1\u{201d} is not possible: no disc can be flipped, so the move is a pass"
    );
}

/// A whole game with a pass, played by `OpenSpiel`.
const WITH_PASS: &str = "e6f6d3c3c4d6e7f4g5g6c2b4a5a4c5c7f3b2f5e8d7b1b7f2e2h6e3d1f7b6f1b8a3d2c1g3a1d8h4c6g7g8e1g4h7b5\
    a6h5a7f8h3c8h8g2h1a8h2g1passa2b3";

#[test]
fn forced_passes_may_be_left_out_of_transcripts() {
    let spaced = WITH_PASS.replace("pass", " -- ");
    let text = format!(
        "# the same game, four times\n{WITH_PASS}\n{}\n\n{}\n{spaced}\n",
        WITH_PASS.replace("pass", ""),
        WITH_PASS.to_uppercase()
    );
    let games = notation::read_games(STANDARD, text.as_bytes());
    assert_eq!(games.len(), 4);
    for game in games {
        let record = game.unwrap();
        assert_eq!(record.turns.iter().filter(|turn| turn.0.is_empty()).count(), 1);
        assert!(record.score.is_some());
        let written = notation::write_game(&record).unwrap();
        assert_eq!(notation::read_games(STANDARD, written.as_bytes()), [Ok(record)]);
    }
}

#[test]
fn transcript_errors_name_their_place() {
    let games = notation::read_games(STANDARD, b"f5d6a1\n\nf5--d6\nf5d6c\n");
    let error = |at: usize| games[at].as_ref().map(|_| ()).unwrap_err().to_string();
    assert_eq!(error(0), "line 1, column 5: turn 3: \u{201c}a1\u{201d} is not possible: no disc would flip");
    assert!(error(1).starts_with("line 3, column 3: turn 2: \u{201c}--\u{201d} is not possible: a pass"));
    assert_eq!(error(2), "line 4, column 5: turn 3: \u{201c}c\u{201d} is not a move");
}

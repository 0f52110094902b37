//! Turns, positions, pictures and records of Hexdame.

use parlour::notation::{self, Format, Place, Record, Style};
use parlour::rules::hexdame::Rules as HexdameRules;
use parlour::rules::{Game, Position, Rules, Square};

const STANDARD: Rules = Rules::Hexdame(HexdameRules::STANDARD);
const INTERNATIONAL: Rules = Rules::Hexdame(HexdameRules::INTERNATIONAL);

const START: &str = "    9 . b b b b
   8 . . b b b b
  7 . . . b b b b
 6 . . . . b b b b
5 . . . . . . . . .
 4 w w w w . . . . I
  3 w w w w . . . H
   2 w w w w . . G
    1 w w w w . F
       A B C D E
White to move
";

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(STANDARD, text).unwrap()
}

#[test]
fn squares_have_letters_and_numbers_from_the_lower_left() {
    for style in [Style::Letters, Style::Numbers] {
        assert_eq!(notation::square_name(STANDARD, Square(0), style), "e9");
        assert_eq!(notation::square_name(STANDARD, Square(56), style), "a1");
        assert_eq!(notation::square_name(STANDARD, Square(4), style), "i9");
    }
    assert_eq!(notation::read_square(STANDARD, "E5"), Some(Square(30)));
    for corner in ["a6", "i4", "a9", "i1", "j5", "e0", "e10"] {
        assert_eq!(notation::read_square(STANDARD, corner), None);
    }
    for square in 61..=u16::MAX {
        assert!(!notation::square_name(STANDARD, Square(square), Style::Letters).is_empty());
    }
}

#[test]
fn a_board_is_drawn_as_a_hexagon() {
    let start = STANDARD.start();
    assert_eq!(notation::picture(&*start), START);
    let indented = format!("    {}", START.replace('\n', "\n    "));
    let unlabelled = START.replace([' ', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'], " ");
    for text in [START, indented.trim_end(), &unlabelled, START.trim()] {
        let read = notation::read_picture(STANDARD, text).unwrap();
        assert_eq!(read.hash(), start.hash(), "{text}");
    }
    let kings = position("B:WKe5,a1,Ki9:BKe1,c3");
    assert!(position("B:WKe5,Ki9:BKe1").hash() != kings.hash());
    let drawn = notation::picture(&*kings);
    assert_eq!(notation::read_picture(STANDARD, &drawn).unwrap().hash(), kings.hash(), "{drawn}");
    let error = notation::read_picture(STANDARD, &START.replace("9 .", "9 x")).err().unwrap();
    assert_eq!(error.place, Place { line: 1, column: 7 });
    for (from, to) in [("F", "X"), ("F", "F .")] {
        assert!(notation::read_picture(STANDARD, &START.replace(from, to)).is_err());
    }
}

#[test]
fn positions_are_lists_of_pieces() {
    let tidy = "W:Wa1,b2,Ke5:Bi9,Kh8";
    let text = notation::position_text(&*position("W : W A1, b2, ke5 : B KH8, i9."));
    assert_eq!(text, "W:Wa1,b2,Ke5:BKh8,i9");
    assert_eq!(position(tidy).hash(), position(&text).hash());
    assert_eq!(position("W:Wb2-b4:B").hash(), position("W:Wb2,b3,b4:B").hash());
    let error = notation::read_position(STANDARD, "W:We1,a6:Bi9").err().unwrap();
    assert_eq!(
        error.to_string(),
        "line 1, column 7: \u{201c}a6:Bi9\u{201d} stands where a square from a1 to i9 should be"
    );
}

#[test]
fn turns_name_their_squares() {
    let read = |position: &dyn Position, text: &str| {
        notation::read_turn(position, text).map(|turn| notation::turn_text(position, &turn))
    };
    let start = STANDARD.start();
    for text in ["d4-e5", "D4e5", "d4xe5", " d4:e5 "] {
        assert_eq!(read(&*start, text), Ok("d4-e5".to_owned()));
    }
    for text in ["", "d4", "d4-", "11-15", "d4-z5"] {
        assert!(read(&*start, text).is_err(), "{text}");
    }
    let jumps = position("W:We5:Be6,Kf8");
    for text in ["e5xe7xg9", "e5xg9", "e5-g9", "e5xe6xe7xf8xg9"] {
        assert_eq!(read(&*jumps, text), Ok("e5xe7xg9".to_owned()), "{text}");
    }
}

fn record(rules: Rules, start: Option<&str>, turns: &[&str]) -> Record {
    let mut record = Record::new(rules, Vec::new());
    record.start = start.map(str::to_owned);
    let mut position = record.first_position().unwrap();
    for text in turns {
        let turn = notation::read_turn(&*position, text).unwrap();
        position.play(&turn).unwrap();
        record.turns.push(turn);
    }
    record
}

#[test]
fn records_are_pdn_that_names_the_game() {
    assert_eq!(Format::of(Game::Hexdame), Format::Pdn);
    let usual = record(STANDARD, None, &["d4-e5", "f6xd4"]);
    let written = notation::write_game(&usual).unwrap();
    assert_eq!(written, "[Result \"*\"]\n[Rules \"hexdame\"]\n\n1. d4-e5 f6xd4 *\n\n");
    let other = record(INTERNATIONAL, Some("B:WKc3,e2:Bf8"), &["f8-f7"]);
    let checkers = Game::Checkers.presets()[0].rules;
    for wanted in [usual, other] {
        let text = notation::write_game(&wanted).unwrap();
        for table in [checkers, STANDARD, INTERNATIONAL, Game::Go.presets()[0].rules] {
            let found = notation::read_any(table, text.as_bytes());
            assert_eq!(found.rules.game(), Game::Hexdame, "{text}");
            assert_eq!(found.games, [Ok(wanted.clone())], "{text}");
        }
    }
    // Without the name, the game at the table decides.
    let unnamed = b"[White \"Anna\"]\n\n1. d4-e5 f6xd4 *\n";
    assert_eq!(notation::detect(STANDARD, unnamed).game(), Game::Hexdame);
    assert_eq!(notation::detect(checkers, unnamed).game(), Game::Checkers);
    assert_eq!(notation::detect(STANDARD, b"[GameType \"21\"]\n\n1. 11-15 *\n").game(), Game::Checkers);
}

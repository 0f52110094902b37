//! Squares, turns, positions and pictures as text.

use parlour::notation::{self, BadTurn, Place, Problem, Style};
use parlour::rules::Misplaced;
use parlour::rules::checkers::Rules as CheckersRules;
use parlour::rules::{Game, Illegal, Position, Rules, Square};
use proptest::prelude::*;
use proptest::sample::Index;

const AMERICAN: Rules = Rules::Checkers(CheckersRules::AMERICAN);
const HOUSE: Rules = Rules::Checkers(CheckersRules::HOUSE);

fn position(rules: Rules, text: &str) -> Box<dyn Position> {
    notation::read_position(rules, text).unwrap()
}

/// Reads a turn and writes it again, or returns the message of the error.
fn read(position: &dyn Position, text: &str) -> Result<String, String> {
    match notation::read_turn(position, text) {
        Ok(turn) => Ok(notation::turn_text(position, &turn)),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn squares_have_letters_from_the_top_left_and_numbers_where_they_are_dark() {
    let name = |square, style| notation::square_name(AMERICAN, Square(square), style);
    assert_eq!(name(0, Style::Letters), "A1");
    assert_eq!(name(63, Style::Letters), "H8");
    assert_eq!(name(1, Style::Numbers), "1");
    assert_eq!(name(62, Style::Numbers), "32");
    assert_eq!(name(0, Style::Numbers), "A1");
    for square in 64..=u16::MAX {
        // Squares off the board have no useful name, but asking for one must not panic.
        assert!(!name(square, Style::Letters).is_empty());
    }
    let numbers: Vec<_> =
        (0..u16::MAX).filter_map(|square| notation::square_number(AMERICAN, Square(square))).collect();
    assert_eq!(numbers, (1..=32).collect::<Vec<_>>());
}

#[test]
fn turns_are_read_in_many_forms() {
    let start = AMERICAN.start();
    for text in ["11-15", " 11-15 ", "11x15", "11:15", "1115", "F3-E4", "f3-e4", "f3e4", "011-15"] {
        assert_eq!(read(&*start, text), Ok("11-15".to_owned()), "turn read from {text}");
    }
    for text in
        ["", "11", "11-", "-15", "11--15", "11-15-", "11-33", "0-4", "11-15 ", "i3-e4", "F3", "1 1-15"]
    {
        let text = text.trim();
        if text != "11-15" {
            assert_eq!(read(&*start, text), Err(format!("\u{201c}{text}\u{201d} is not a move")));
        }
    }
}

#[test]
fn unambiguous_jumps_may_be_named_by_their_ends() {
    let two = position(AMERICAN, "W:W22:B18,10");
    for text in ["22x15x6", "22x6", "22-6", "C6xC2"] {
        assert_eq!(read(&*two, text), Ok("22x15x6".to_owned()), "turn read from {text}");
    }
    // Two ways, around different pairs of men.
    let both = position(AMERICAN, "B:W6,7,14,15:B2");
    let text = "\u{201c}2x18\u{201d} could mean 2x9x18 or 2x11x18";
    assert_eq!(read(&*both, "2x18"), Err(text.to_owned()));
    assert_eq!(read(&*both, "2x11x18"), Ok("2x11x18".to_owned()));
    assert!(
        matches!(notation::read_turn(&*both, "2x18"), Err(BadTurn::Ambiguous { turns, .. }) if turns.len() == 2)
    );
    // Two ways around the same men: both turns have the same effect.
    let circle = position(AMERICAN, "B:W14,15,22,23:BK10");
    assert!(read(&*circle, "10x10").is_ok());
}

#[test]
fn house_rules_read_the_ends_as_the_turn_that_stops_there() {
    let position = position(HOUSE, "W:W22:B18,10");
    assert_eq!(read(&*position, "22x15"), Ok("22x15".to_owned()));
    assert_eq!(read(&*position, "22x6"), Ok("22x15x6".to_owned()));
}

#[test]
fn a_refused_turn_has_a_reason() {
    let two = position(AMERICAN, "W:W22,32:B18,10");
    let refused = |text| read(&*two, text).unwrap_err();
    assert_eq!(
        refused("32-28"),
        "\u{201c}32-28\u{201d} is not possible: a capture is possible and must be made (22)"
    );
    assert_eq!(
        refused("22x15"),
        "\u{201c}22x15\u{201d} is not possible: the jump is not finished and must go on (6)"
    );
    assert!(matches!(
        notation::read_turn(&*two, "18-22"),
        Err(BadTurn::Illegal { reason: Illegal::NotYours { .. }, .. })
    ));
}

#[test]
fn positions_are_read_in_many_forms() {
    let tidy = "W:W21,22,23,K32:B1,2,K3";
    for text in [
        tidy,
        "W:B1,2,K3:W21,22,23,K32",
        "w:w21,22,23,k32:b1,2,k3",
        "W:W21-23,K32:B1,2,K3.",
        "\"W:W21-23,K32:B1-2,K3\"",
        "  W : W 21 , 22,23,K32 : B1, 2 ,K3 . ",
    ] {
        assert_eq!(notation::position_text(&*position(AMERICAN, text)), tidy, "position read from {text}");
    }
    assert_eq!(notation::position_text(&*position(AMERICAN, "B:W:B")), "B:W:B");
    assert_eq!(notation::position_text(&*position(AMERICAN, "B:B4")), "B:W:B4");
    let start = position(AMERICAN, "B:W21-32:B1-12");
    assert_eq!(start.hash(), AMERICAN.start().hash());
    assert_eq!(position(AMERICAN, "B:W32-21:B12-1").hash(), start.hash(), "ranges may be written downwards");
    assert_ne!(start.hash(), HOUSE.start().hash(), "the hash should depend on the rules");
}

#[test]
fn position_errors_name_their_place() {
    let wrong = |text| notation::read_position(AMERICAN, text).unwrap_err();
    let at = |column| Place { line: 1, column };
    assert_eq!(wrong("").problem, Problem::Missing { wanted: "B or W" });
    assert_eq!(wrong("X:W1").place, at(1));
    assert_eq!(wrong("B").problem, Problem::Missing { wanted: "a list of pieces" });
    assert_eq!(
        wrong("B:W21,33:B1").to_string(),
        "line 1, column 7: \u{201c}33:B1\u{201d} stands where a square from 1 to 32 should be"
    );
    assert_eq!(wrong("B:W21,21").place, at(7));
    assert_eq!(wrong("B:WK32-21,K32-21").place, at(11));
    assert_eq!(wrong("B:W21:B21").problem, Problem::Misplaced(Misplaced::Twice(Square(40))));
    assert_eq!(wrong("B:W21:W22").place, at(7));
    assert_eq!(wrong("B:W4:B1").problem, Problem::Misplaced(Misplaced::Uncrowned(Square(7))));
    assert_eq!(wrong("B:W21:B32").problem, Problem::Misplaced(Misplaced::Uncrowned(Square(62))));
    assert_eq!(wrong("B:W21:B1 and so on").place, at(10));
}

const PICTURE: &str = "  A B C D E F G H
1   b   b   b   b
2 b   b   b   b
3   b   b   b   b
4 .   .   .   .
5   .   .   .   .
6 r   r   r   r
7   r   r   r   r
8 r   r   r   r
Black to move
";

#[test]
fn the_picture_of_the_first_position_is_a_board() {
    assert_eq!(notation::picture(&*AMERICAN.start()), PICTURE);
    let read = notation::read_picture(AMERICAN, PICTURE).unwrap();
    assert_eq!(read.hash(), AMERICAN.start().hash());
}

#[test]
fn picture_errors_name_their_place() {
    let wrong = |from: &str, to: &str| {
        let text = PICTURE.replacen(from, to, 1);
        assert_ne!(text, PICTURE, "the replacement should change the picture");
        notation::read_picture(AMERICAN, &text).unwrap_err()
    };
    let place = |line, column| Place { line, column };
    assert_eq!(wrong("1   b", "1 b b").problem, Problem::Misplaced(Misplaced::LightSquare(Square(0))));
    assert_eq!(wrong("1   b", "1   r").problem, Problem::Misplaced(Misplaced::Uncrowned(Square(1))));
    assert_eq!(wrong("2 b", "2 q").place, place(3, 3));
    assert_eq!(wrong("3 ", "4 ").place, place(4, 1));
    assert_eq!(wrong("Black to move", "Blue to move").place, place(10, 1));
    assert_eq!(wrong("5   .   .   .   .", "5   .   .   .   . b").place, place(6, 20));
    assert_eq!(notation::read_picture(AMERICAN, "").unwrap_err().place, place(1, 1));
}

/// A position after random play by random rules.
fn any_position() -> impl Strategy<Value = Box<dyn Position>> {
    let all: Vec<_> = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    (prop::sample::select(all), prop::collection::vec(any::<Index>(), 0..150)).prop_map(|(rules, choices)| {
        let mut position = rules.start();
        for choice in choices {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            position.play(choice.get(&turns)).unwrap();
        }
        position
    })
}

proptest! {
    #[test]
    fn turns_round_trip(position in any_position()) {
        for turn in position.turns() {
            for style in [Style::Numbers, Style::Letters] {
                let text = notation::turn_name(&*position, &turn, style);
                prop_assert_eq!(notation::read_turn(&*position, &text), Ok(turn.clone()), "turn read from {}", text);
                let text = text.to_lowercase();
                prop_assert_eq!(notation::read_turn(&*position, &text), Ok(turn.clone()), "turn read from {}", text);
            }
        }
    }

    #[test]
    fn positions_round_trip(position in any_position()) {
        let text = notation::position_text(&*position);
        let read = notation::read_position(position.rules(), &text).unwrap();
        prop_assert_eq!(notation::position_text(&*read), text);
        prop_assert_eq!(read.hash(), position.hash());
    }

    #[test]
    fn pictures_round_trip(position in any_position(), indent in 0..9usize) {
        let text = notation::picture(&*position);
        let indented = text.replace('\n', &format!("\r\n{}", " ".repeat(indent)));
        let read = notation::read_picture(position.rules(), &indented).unwrap();
        prop_assert_eq!(read.hash(), position.hash());
        prop_assert_eq!(notation::picture(&*read), text);
    }

    #[test]
    fn no_text_makes_a_reader_panic(
        position in any_position(),
        text in any::<String>(),
        turn in "[0-9a-hx:-]{0,12}",
        fen in "[BWKbwk0-9,:. \"-]{0,30}",
        picture in "[1-8bBrR. \n]{0,200}",
    ) {
        for text in [&text, &turn, &fen, &picture] {
            if let Ok(turn) = notation::read_turn(&*position, text) {
                prop_assert!(position.turns().contains(&turn));
            }
            _ = notation::read_position(position.rules(), text);
            _ = notation::read_picture(position.rules(), text);
        }
    }
}

//! Checkers by house rules, and the reasons for refusals by house and American rules.

use parlour::notation;
use parlour::rules::checkers::Rules as CheckersRules;
use parlour::rules::{Change, Illegal, Position, Rules, Square, Turn};

const AMERICAN: Rules = Rules::Checkers(CheckersRules::AMERICAN);
const HOUSE: Rules = Rules::Checkers(CheckersRules::HOUSE);

/// Black can capture one man, two men, or none.
const TWO_IN_A_ROW: &str = "
      A B C D E F G H
    1   .   .   .   .
    2 .   .   b   .
    3   .   r   .   .
    4 .   .   .   .
    5   r   .   .   .
    6 .   .   .   .
    7   .   .   .   .
    8 r   .   .   .
    Black to move
";

fn drawn(rules: Rules, picture: &str) -> Box<dyn Position> {
    notation::read_picture(rules, picture).unwrap()
}

fn turns(position: &dyn Position) -> Vec<String> {
    let name = |turn| notation::turn_name(position, turn, notation::Style::Letters);
    position.turns().iter().map(name).collect()
}

/// Returns the square with this name.
fn at(name: &str) -> Square {
    let name = name.as_bytes();
    Square(u16::from(name[1] - b'1') * 8 + u16::from(name[0] - b'A'))
}

fn path(names: &[&str]) -> Vec<Square> {
    names.iter().map(|name| at(name)).collect()
}

#[test]
fn house_rules_allow_declined_captures_and_short_jumps() {
    let position = drawn(HOUSE, TWO_IN_A_ROW);
    assert_eq!(turns(&*position), ["E2-F3", "E2xC4", "E2xC4xA6"]);
}

#[test]
fn by_american_rules_a_capture_is_forced_and_finished() {
    let position = drawn(AMERICAN, TWO_IN_A_ROW);
    assert_eq!(turns(&*position), ["E2xC4xA6"]);
}

#[test]
fn each_option_works_alone() {
    let forced = CheckersRules { forced_capture: true, finish_jumps: false, ..CheckersRules::AMERICAN };
    assert_eq!(turns(&*drawn(Rules::Checkers(forced), TWO_IN_A_ROW)), ["E2xC4", "E2xC4xA6"]);
    let finished = CheckersRules { forced_capture: false, finish_jumps: true, ..CheckersRules::AMERICAN };
    assert_eq!(turns(&*drawn(Rules::Checkers(finished), TWO_IN_A_ROW)), ["E2-F3", "E2xC4xA6"]);
}

/// Perft by enumeration of the turns.
fn count(position: &dyn Position, depth: u32) -> u64 {
    let after = |turn: &Turn| {
        let mut after = position.boxed();
        after.play(turn).unwrap();
        after
    };
    match depth {
        0 => 1,
        _ => position.turns().iter().map(|turn| count(&*after(turn), depth - 1)).sum(),
    }
}

#[test]
fn counted_turns_match_the_turns_for_every_option() {
    for (forced_capture, finish_jumps) in [(false, false), (false, true), (true, false), (true, true)] {
        let rules =
            Rules::Checkers(CheckersRules { forced_capture, finish_jumps, ..CheckersRules::AMERICAN });
        for position in [drawn(rules, TWO_IN_A_ROW), notation::read_position(rules, CROWDED).unwrap()] {
            for depth in 0..=4 {
                assert_eq!(position.perft(depth), count(&*position, depth), "{rules:?} depth {depth}");
            }
        }
    }
}

/// Kings of both sides with many captures.
const CROWDED: &str = "B:WK6,7,14,15,K22,23,27:BK2,10,K19,K26,11";

#[test]
fn a_jump_that_stopped_leaves_the_second_man() {
    let mut position = drawn(HOUSE, TWO_IN_A_ROW);
    position.play(&Turn(path(&["E2", "C4"]))).unwrap();
    let expected = "
        1   .   .   .   .
        2 .   .   .   .
        3   .   .   .   .
        4 .   b   .   .
        5   r   .   .   .
        6 .   .   .   .
        7   .   .   .   .
        8 r   .   .   .
        Red to move
    ";
    assert_eq!(notation::picture(&*position), notation::picture(&*drawn(HOUSE, expected)));
}

#[test]
fn changes_follow_the_order_of_the_jumps() {
    let position = drawn(
        AMERICAN,
        "
        1   .   .   .   .
        2 .   .   .   .
        3   .   .   .   .
        4 .   .   .   b
        5   .   .   r   .
        6 .   .   .   .
        7   .   r   .   .
        8 .   .   .   .
        ",
    );
    let whole = [
        Change::Move { from: at("G4"), to: at("E6") },
        Change::Remove { square: at("F5") },
        Change::Move { from: at("E6"), to: at("C8") },
        Change::Remove { square: at("D7") },
        Change::Crown { square: at("C8") },
    ];
    assert_eq!(position.changes(&Turn(path(&["G4", "E6", "C8"]))).unwrap(), whole);
    // Half of the jump, and the selected piece alone.
    assert_eq!(position.changes(&Turn(path(&["G4", "E6"]))).unwrap(), whole[..2]);
    assert_eq!(position.changes(&Turn(path(&["G4"]))).unwrap(), []);
    assert_eq!(
        position.changes(&Turn(path(&["G4", "H5"]))),
        Err(Illegal::MustCapture { with: path(&["G4"]) })
    );
}

#[test]
fn a_refusal_names_the_first_mistake() {
    let start = AMERICAN.start();
    let why = |touched: &[&str], square| start.why_not(&path(touched), at(square));
    assert_eq!(why(&[], "A1"), Illegal::LightSquare { square: at("A1") });
    assert_eq!(why(&[], "A4"), Illegal::Empty { square: at("A4") });
    assert_eq!(why(&[], "A6"), Illegal::NotYours { square: at("A6") });
    assert_eq!(why(&[], "B1"), Illegal::Blocked { square: at("B1") });
    assert_eq!(why(&["B3"], "B4"), Illegal::LightSquare { square: at("B4") });
    assert_eq!(why(&["B3"], "A2"), Illegal::Occupied { square: at("A2") });
    assert_eq!(why(&["B3"], "E5"), Illegal::LightSquare { square: at("E5") });
    assert_eq!(why(&["B3"], "D5"), Illegal::Unreachable { from: at("B3"), to: at("D5") });
    assert_eq!(why(&["B3", "A4"], "B5"), Illegal::TurnEnds);
    assert_eq!(start.why_not(&[], Square(64)), Illegal::OffBoard);
    assert_eq!(start.why_not(&[], Square(u16::MAX)), Illegal::OffBoard);
    // The first mistake is reported.
    assert_eq!(why(&["B1", "A2"], "B3"), Illegal::Blocked { square: at("B1") });
}

#[test]
fn a_refusal_points_to_the_captures_and_to_the_rest_of_a_jump() {
    let position = drawn(
        AMERICAN,
        "
        1   .   .   .   b
        2 .   .   b   .
        3   .   r   .   .
        4 .   .   .   .
        5   r   .   .   .
        6 .   .   .   .
        7   .   .   .   .
        8 r   .   .   .
        ",
    );
    let must = Illegal::MustCapture { with: path(&["E2"]) };
    assert_eq!(position.why_not(&[], at("H1")), must);
    assert_eq!(position.why_not(&path(&["E2"]), at("F3")), must);
    let on = Illegal::MustContinue { to: path(&["A6"]) };
    assert_eq!(position.why_not(&path(&["E2", "C4"]), at("D5")), on);
    assert_eq!(position.why_illegal(&Turn(path(&["E2", "C4"]))), on);
    assert_eq!(position.why_illegal(&Turn(path(&["E2"]))), Illegal::Nothing);
    assert_eq!(position.why_illegal(&Turn(vec![])), Illegal::Nothing);
}

#[test]
fn after_the_end_nothing_can_be_touched() {
    let mut position = notation::read_position(AMERICAN, "B:W20:B").unwrap();
    assert_eq!(position.why_not(&[], at("B1")), Illegal::GameOver);
    assert_eq!(position.play(&Turn(path(&["B1", "A2"]))), Err(Illegal::GameOver));
    assert_eq!(position.turns(), []);
}

#[test]
fn rules_in_older_files_have_default_values_for_new_options() {
    let rules: Rules = serde_json::from_str(r#"{"game":"checkers","finish_jumps":false}"#).unwrap();
    assert_eq!(
        rules,
        Rules::Checkers(CheckersRules {
            forced_capture: true,
            finish_jumps: false,
            ..CheckersRules::AMERICAN
        })
    );
    let later = r#"{"game":"checkers","forced_capture":false,"flying_kings":false}"#;
    let rules: Rules = serde_json::from_str(later).unwrap();
    assert_eq!(
        rules,
        Rules::Checkers(CheckersRules {
            forced_capture: false,
            finish_jumps: true,
            ..CheckersRules::AMERICAN
        })
    );
}

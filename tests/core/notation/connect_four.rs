//! Turns, positions, pictures and transcripts of connect four as text.

use parlour::notation::{self, Place, Problem, Record};
use parlour::rules::connect_four::Rules as ConnectFourRules;
use parlour::rules::{Misplaced, Position, Rules, Square};

const STANDARD: Rules = Rules::ConnectFour(ConnectFourRules::STANDARD);

const AFTER_4453: &str = "  1 2 3 4 5 6 7
6 . . . . . . .
5 . . . . . . .
4 . . . . . . .
3 . . . . . . .
2 . . . O . . .
1 . . O X X . .
Red to move
";

fn replayed(record: &Record) -> Box<dyn Position> {
    let mut position = record.rules.start();
    for turn in &record.turns {
        position.play(turn).unwrap();
    }
    position
}

fn game(text: &str) -> Result<Record, notation::Unreadable> {
    notation::read_games(STANDARD, text.as_bytes()).remove(0)
}

#[test]
fn a_turn_is_the_number_of_its_column() {
    let start = STANDARD.start();
    for (text, square) in [("1", 35), ("4", 38), (" 7 ", 41), ("04", 38)] {
        let turn = notation::read_turn(&*start, text).unwrap();
        assert_eq!(turn.0, [Square(square)]);
        assert_eq!(notation::turn_text(&*start, &turn), text.trim().trim_start_matches('0'));
    }
    for text in ["", "0", "8", "256", "-1", "d1", "44"] {
        let error = notation::read_turn(&*start, text).unwrap_err();
        assert_eq!(error.to_string(), format!("\u{201c}{text}\u{201d} is not a move"));
    }
    let full = replayed(&game("444444").unwrap());
    let error = notation::read_turn(&*full, "4").unwrap_err();
    assert_eq!(error.to_string(), "\u{201c}4\u{201d} is not possible: the column is full");
}

#[test]
fn a_position_is_rows_from_the_top_and_a_picture_shows_them() {
    let position = replayed(&game("4453").unwrap());
    let text = "......./......./......./......./...O.../..OXX.. X";
    assert_eq!(notation::position_text(&*position), text);
    assert_eq!(notation::picture(&*position), AFTER_4453);
    for read in [notation::read_position(STANDARD, text), notation::read_picture(STANDARD, AFTER_4453)] {
        assert_eq!(read.unwrap().hash(), position.hash());
    }
    assert_eq!(notation::square_name(STANDARD, Square(38), notation::Style::Letters), "D1");
}

#[test]
fn position_errors_name_their_place() {
    let wrong = |text: &str| notation::read_position(STANDARD, text).map(|_| ()).unwrap_err();
    let floating = wrong("......./......./......./..O..../..X..../....... X");
    assert_eq!(floating.problem, Problem::Misplaced(Misplaced::Floating(Square(30))));
    assert_eq!(floating.place, Place { line: 1, column: 35 });
    let both = wrong("......./......./...XXXX/...OOOO/...XXXO/...OOOX X");
    assert_eq!(both.problem, Problem::Misplaced(Misplaced::BothWon));
    assert_eq!(wrong("......./.......").place.column, 16);
    let more = wrong("......./......./......./......./......./....... X O");
    assert_eq!(more.to_string(), "line 1, column 51: \u{201c}O\u{201d} stands where the end should be");

    let picture = AFTER_4453.replace("2 . . . O", "2 O . . O");
    let floating = notation::read_picture(STANDARD, &picture).map(|_| ()).unwrap_err();
    assert_eq!(floating.place, Place { line: 6, column: 3 });
}

#[test]
fn a_transcript_has_one_game_per_line() {
    let text = "# Two games\n4453\n\n 1 1 1 1 1 1\n448\n1111111\n12121213\n";
    let games = notation::read_games(STANDARD, text.as_bytes());
    assert_eq!(games.len(), 5);
    let written = |at: usize| notation::write_game(games[at].as_ref().unwrap()).unwrap();
    assert_eq!(written(0), "4453\n");
    assert_eq!(written(1), "111111\n");
    let place = |at: usize| games[at].as_ref().map(|_| ()).unwrap_err();
    assert_eq!(place(2).place, Place { line: 5, column: 3 });
    assert_eq!(place(2).to_string(), "line 5, column 3: turn 3: \u{201c}8\u{201d} is not a move");
    assert_eq!(place(3).place, Place { line: 6, column: 7 });
    assert_eq!(
        place(4).to_string(),
        "line 7, column 8: turn 8: \u{201c}3\u{201d} is not possible: the game is over"
    );
}

#[test]
fn columns_of_wide_boards_are_separated() {
    let wide = Rules::ConnectFour(ConnectFourRules::new(12, 4, 4).unwrap());
    let record = notation::read_games(wide, b"12 10 1 11").remove(0).unwrap();
    let rules = r#"# rules {"game":"connect-four","columns":12,"rows":4,"length":4}"#;
    let text = notation::write_game(&record).unwrap();
    assert_eq!(text, format!("{rules}\n12 10 1 11\n"));
    // The file names its board, so readers need not know it.
    assert_eq!(notation::read_games(STANDARD, text.as_bytes()), [Ok(record)]);
}

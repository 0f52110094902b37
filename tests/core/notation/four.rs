//! Turns, positions, pictures and transcripts of four as text.

use parlour::notation::{self, Place, Problem};
use parlour::rules::four::Rules as FourRules;
use parlour::rules::{Misplaced, Rules, Square};

const SEAT_STONE: Rules = Rules::Four(FourRules::SEAT_STONE);
const FREE: Rules = Rules::Four(FourRules::FREE);

const START: &str = "  A B C D E F G H
8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 X . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
White to move
";

#[test]
fn rows_are_counted_from_the_bottom() {
    let start = SEAT_STONE.start();
    assert_eq!(notation::picture(&*start), START);
    let text = "......../......../......../......../X......./......../......../........ O";
    assert_eq!(notation::position_text(&*start), text);
    for text in ["a5", "A5", " a5 "] {
        let turn = notation::read_turn(&*start, text).unwrap();
        assert_eq!(turn.0, [Square(24)]);
        assert_eq!(notation::turn_text(&*start, &turn), "a5");
    }
    for text in ["", "a", "a0", "a9", "i1", "a5b5", "pass"] {
        let error = notation::read_turn(&*start, text).unwrap_err().to_string();
        assert_eq!(error, format!("\u{201c}{text}\u{201d} is not a move"));
    }
    let error = notation::read_turn(&*start, "b5").unwrap_err().to_string();
    assert_eq!(error, "\u{201c}b5\u{201d} is not possible: a stone must be placed next to another");
}

#[test]
fn position_errors_name_their_place() {
    let wrong = |text: &str| notation::read_position(FREE, text).map(|_| ()).unwrap_err();
    let both = wrong("......../XXXX..../......../OOOO..../......../......../......../........ X");
    assert_eq!(both.problem, Problem::Misplaced(Misplaced::BothWon));
    assert_eq!(both.place, Place { line: 1, column: 10 });
    assert_eq!(wrong("......../.......").place.column, 17);
    let picture = START.replace("White to move", "Blue to move");
    let error = notation::read_picture(FREE, &picture).map(|_| ()).unwrap_err();
    assert_eq!(error.place, Place { line: 10, column: 1 });
}

#[test]
fn a_transcript_has_one_game_per_line() {
    let games = notation::read_games(SEAT_STONE, b"# two\nb4 a5 b5\n\n  A5  a6\na5 c5\n");
    assert_eq!(games.len(), 3);
    let written = |at: usize| notation::write_game(games[at].as_ref().unwrap()).unwrap();
    assert_eq!(written(0), "b4 a5 b5\n");
    assert_eq!(written(1), "a5 a6\n");
    let error = games[2].as_ref().map(|_| ()).unwrap_err();
    assert_eq!(error.place, Place { line: 5, column: 4 });
}

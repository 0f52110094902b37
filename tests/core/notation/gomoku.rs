//! Points, turns, positions and openings of gomoku as text.

use parlour::notation::{self, BadTurn, Place, Problem};
use parlour::rules::Misplaced;
use parlour::rules::gomoku::{Opening, Rules as GomokuRules, Winning};
use parlour::rules::{Choice, Forbidden, Illegal, Position, Rules, Side, Square, Turn};
use proptest::prelude::*;

const FREE_STYLE: Rules = Rules::Gomoku(GomokuRules::FREE_STYLE);

fn small(winning: Winning, opening: Opening) -> Rules {
    Rules::Gomoku(GomokuRules::new(9, winning, opening).unwrap())
}

fn play(position: &mut dyn Position, points: &str) {
    for point in points.split_whitespace() {
        let turn = notation::read_turn(position, point).unwrap();
        position.play(&turn).unwrap();
    }
}

#[test]
fn points_have_letters_with_i_and_numbers_from_the_bottom() {
    let start = FREE_STYLE.start();
    for (square, name) in [(0, "a15"), (14, "o15"), (8, "i15"), (210, "a1"), (224, "o1"), (112, "h8")] {
        let turn = Turn(vec![Square(square)]);
        assert_eq!(notation::turn_text(&*start, &turn), name);
        for text in [name, &name.to_uppercase(), &format!(" {name} ")] {
            assert_eq!(notation::read_turn(&*start, text), Ok(turn.clone()));
        }
    }
    for text in ["", "h", "8", "h0", "h16", "p8", "h8h9", "h 8", "8h", "h-8", "h99999"] {
        assert_eq!(notation::read_turn(&*start, text), Err(BadTurn::NotATurn(text.to_owned())));
    }
}

#[test]
fn a_refused_turn_has_a_reason() {
    let mut position = FREE_STYLE.start();
    play(&mut *position, "h8");
    let error = notation::read_turn(&*position, "H8").unwrap_err();
    assert_eq!(error.to_string(), "\u{201c}H8\u{201d} is not possible: there is already a piece there");

    let renju = Rules::Gomoku(GomokuRules::RENJU);
    let mut position = renju.start();
    play(&mut *position, "f8 a1 g8 a3 h7 a5 h6 a7");
    let error = notation::read_turn(&*position, "h8").unwrap_err();
    assert_eq!(error.to_string(), "\u{201c}h8\u{201d} is not possible: the point is forbidden: double three");
    let square = Square(7 * 15 + 7);
    let reason = Illegal::Forbidden { square, why: Forbidden::DoubleThree };
    assert!(matches!(error, BadTurn::Illegal { reason: same, .. } if same == reason));
}

const PICTURE: &str = "  A B C D E F G H I
9 . . . . . . . . .
8 . . . . . . . . .
7 . . . . . . . . .
6 . . . . . . . . .
5 . . . . X O . . .
4 . . . . . . . . .
3 . . . . . . . . .
2 . . . . . . . . .
1 X . . . . . . . .
";

#[test]
fn an_opening_is_in_the_position_and_in_the_picture() {
    let rules = small(Winning::Standard, Opening::Swap2);
    let rows = "........./........./........./........./....XO.../........./........./........./X........";
    let mut position = rules.start();
    assert!(notation::position_text(&*position).ends_with(" X placing"));
    play(&mut *position, "e5 f5 a1");
    let check = |position: &dyn Position, word: &str| {
        let (word, below) = if word.is_empty() {
            (String::new(), String::new())
        } else {
            (format!(" {word}"), format!(", {word}"))
        };
        assert_eq!(notation::position_text(position), format!("{rows} O{word}"));
        assert_eq!(notation::picture(position), format!("{PICTURE}White to move{below}\n"));
    };
    check(&*position, "choosing");
    for (choice, word) in
        [(Choice::First, "swapped"), (Choice::Second, ""), (Choice::PlaceTwo, "placing-two")]
    {
        let mut after = position.boxed();
        after.choose(choice).unwrap();
        check(&*after, word);
    }
    position.choose(Choice::PlaceTwo).unwrap();
    play(&mut *position, "b2");
    assert!(notation::position_text(&*position).ends_with(" X placing-two"));
    play(&mut *position, "b3");
    assert!(notation::position_text(&*position).ends_with(" O choosing-last"));
    position.choose(Choice::Second).unwrap();
    assert!(notation::position_text(&*position).ends_with(" O swapped"));
    assert_eq!(
        notation::read_position(rules, &format!(" {rows}  o  Swapped ")).unwrap().to_move(),
        Side::Second
    );
}

#[test]
fn position_errors_name_their_place() {
    let rows = ["."; 81].chunks(9).map(<[&str]>::concat).collect::<Vec<_>>().join("/");
    let wrong = |opening, text: &str| {
        notation::read_position(small(Winning::Standard, opening), &format!("{rows}{text}")).unwrap_err()
    };
    let at = |column| Place { line: 1, column };
    assert_eq!(wrong(Opening::Free, "").problem, Problem::Missing { wanted: "the side to move, X or O" });
    assert_eq!(wrong(Opening::Free, " X and so on").place, at(93));
    assert_eq!(wrong(Opening::Free, "/ X").place, at(90));
    for (opening, text) in [
        (Opening::Free, " X placing"),
        (Opening::Swap, " O placing"),
        (Opening::Swap, " X choosing"),
        (Opening::Swap, " O placing-two"),
        (Opening::Swap2, " X swapped"),
    ] {
        let error = wrong(opening, text);
        assert_eq!(
            error.problem,
            Problem::Misplaced(Misplaced::Stage),
            "the stones should not fit the stage in {text}"
        );
        assert_eq!(error.place, at(93));
    }
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(
        position in "[XOxo./ ]{0,100}[ XOa-z-]{0,20}",
        picture in "([1-9] [XO. ]{0,20}\n){0,10}[A-Za-z, -]{0,30}",
        games in prop::collection::vec(any::<u8>(), 0..200),
        points in "([a-p][0-9]{0,2} ?|\n|#){0,60}",
    ) {
        for opening in [Opening::Free, Opening::Swap2] {
            let rules = small(Winning::Renju, opening);
            for text in [&position, &picture] {
                _ = notation::read_position(rules, text);
                _ = notation::read_picture(rules, text);
            }
            _ = notation::read_games(rules, &games);
            for record in notation::read_games(rules, points.as_bytes()).into_iter().flatten() {
                let text = notation::write_game(&record).unwrap();
                prop_assert_eq!(notation::read_games(rules, text.as_bytes()), [Ok(record)]);
            }
        }
    }
}

//! Points, turns, positions and pictures of Go as text.

use parlour::notation::{self, Place, Problem, Record, Style};
use parlour::rules::Misplaced;
use parlour::rules::go::{Rules as GoRules, Size};
use parlour::rules::{Position, Rules, Square, Turn};

fn on(lines: u8, rules: GoRules) -> Rules {
    Rules::Go(rules.on(Size::new(lines).unwrap()))
}

fn five(text: &str) -> Box<dyn Position> {
    notation::read_position(on(5, GoRules::JAPANESE), text).unwrap()
}

#[test]
fn points_have_letters_without_i_and_numbers_from_the_bottom() {
    let name =
        |lines, square| notation::square_name(on(lines, GoRules::CHINESE), Square(square), Style::Letters);
    assert_eq!(name(19, 0), "A19");
    assert_eq!(name(19, 8), "J19");
    assert_eq!(name(19, 360), "T1");
    assert_eq!(name(9, 80), "J1");
    assert_eq!(name(25, 24), "Z25");
}

#[test]
fn turns_are_read_in_any_case() {
    let start = on(19, GoRules::CHINESE).start();
    for (text, turn) in
        [("D4", Turn(vec![Square(288)])), (" q16 ", Turn(vec![Square(72)])), ("Pass", Turn::default())]
    {
        assert_eq!(notation::read_turn(&*start, text), Ok(turn), "turn read from {text}");
    }
    assert_eq!(notation::turn_text(&*start, &Turn::default()), "pass");
    for text in ["", "I5", "D20", "D0", "D4 Q16", "D4x", "passes", "4D"] {
        let error = notation::read_turn(&*start, text).unwrap_err();
        assert_eq!(error.to_string(), format!("\u{201c}{text}\u{201d} is not a move"));
    }
}

#[test]
fn a_position_includes_prisoners_and_ko() {
    let mut game = five(".XO../X.XO./.XO../...../..... O");
    let mut texts = Vec::new();
    for turn in ["B4", "pass", "pass"] {
        let turn = notation::read_turn(&*game, turn).unwrap();
        game.play(&turn).unwrap();
        texts.push(notation::position_text(&*game));
        let again = five(texts.last().unwrap());
        assert_eq!((again.hash(), again.turns(), again.points()), (game.hash(), game.turns(), game.points()));
    }
    assert_eq!(
        texts,
        [
            ".XO../XO.O./.XO../...../..... X ko=C4 prisoners=0:1",
            ".XO../XO.O./.XO../...../..... O passes=1 prisoners=0:1",
            ".XO../XO.O./.XO../...../..... X passes=2 prisoners=0:1",
        ]
    );
    // Area scoring counts no prisoners.
    let area = notation::read_position(on(5, GoRules::CHINESE), texts[0].as_str()).unwrap();
    assert_eq!(notation::position_text(&*area), ".XO../XO.O./.XO../...../..... X ko=C4");
}

#[test]
fn a_picture_shows_ko_and_prisoners_after_the_side_to_move() {
    let game = five(".XO../XO.O./.XO../...../..... X ko=C4 prisoners=0:1");
    let picture = notation::picture(&*game);
    assert_eq!(
        picture,
        "  A B C D E\n5 . X O . .\n4 X O . O .\n3 . X O . .\n2 . . . . .\n1 . . . . .\nBlack to move, ko=C4, prisoners=0:1\n"
    );
    let again = notation::read_picture(game.rules(), &picture).unwrap();
    assert_eq!((again.hash(), again.points()), (game.hash(), game.points()));
}

#[test]
fn position_errors_name_their_place() {
    let wrong = |text: &str| notation::read_position(on(3, GoRules::JAPANESE), text).unwrap_err();
    let at = |column| Place { line: 1, column };
    assert_eq!(wrong("XO./O../... X").problem, Problem::Misplaced(Misplaced::NoLiberty(Square(0))));
    assert_eq!(wrong("XO./O../... X").place, at(1));
    assert_eq!(wrong("...\n").place, at(4));
    assert_eq!(wrong(".../.../... X ko=B2").problem, Problem::Misplaced(Misplaced::NotKo(Square(4))));
    assert_eq!(wrong(".../.../... X ko=B2").place, at(15));
    assert_eq!(wrong(".../.../... X ko=B4").place, at(18));
    assert_eq!(wrong(".../.../... X passes=3").place, at(15));
    assert_eq!(wrong(".../.../... X prisoners=3").problem, Problem::Missing { wanted: "a colon" });
    assert_eq!(wrong(".../.../... X prisoners=3:99999").place, at(27));
    assert_eq!(wrong(".../.../... X komi=7").place, at(15));
    assert_eq!(wrong(".../.../... X and so on").place, at(15));
    assert_eq!(wrong(".../.../... X passes=1x").place, at(23));
}

#[test]
fn a_transcript_has_one_game_per_line() {
    let rules = on(5, GoRules::CHINESE);
    let games = notation::read_games(rules, b"C3 pass d4 PASS\n\n c3 C3\nB2\n");
    let [first, second, third] = games.as_slice() else {
        panic!("three games should be read, not {}", games.len())
    };
    let first = first.as_ref().unwrap();
    let written = notation::write_game(first).unwrap();
    assert!(written.ends_with(";B[cc];W[];B[db];W[])\n"), "the turns should be written as SGF: {written}");
    assert_eq!(third.as_ref().unwrap().turns.len(), 1);
    assert_eq!(
        second.as_ref().unwrap_err().to_string(),
        "line 3, column 5: turn 2: \u{201c}C3\u{201d} is not possible: there is already a piece there"
    );
    let impossible = Record::new(rules, vec![Turn(vec![Square(12)]); 2]);
    assert!(matches!(notation::write_game(&impossible).unwrap_err().problem, Problem::Turn { ply: 2, .. }));
}

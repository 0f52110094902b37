//! Notation of draughts as far as it differs from checkers.

use parlour::notation::{self, Score, Style};
use parlour::rules::{Game, Position, Rules, Side, Square};

fn rules(name: &str) -> Rules {
    Game::Checkers.preset(name).unwrap()
}

fn read(position: &dyn Position, text: &str) -> String {
    match notation::read_turn(position, text) {
        Ok(turn) => notation::turn_text(position, &turn),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn every_board_has_its_numbers() {
    // The squares of numbers 1 and 2 and of the last number, as column and row from the top left.
    for (name, one, two, last, count) in [
        ("american", (1, 0), (3, 0), (6, 7), 32),
        ("russian", (1, 0), (3, 0), (6, 7), 32),
        ("italian", (0, 0), (2, 0), (7, 7), 32),
        ("spanish", (7, 7), (5, 7), (0, 0), 32),
        ("international", (1, 0), (3, 0), (8, 9), 50),
        ("frisian", (1, 0), (3, 0), (8, 9), 50),
        ("canadian", (1, 0), (3, 0), (10, 11), 72),
    ] {
        let grid = rules(name).grid();
        let number = |(column, row)| notation::square_number(rules(name), grid.square(column, row).unwrap());
        assert_eq!([one, two, last].map(number), [Some(1), Some(2), Some(count)], "numbers by {name} rules");
        let numbers = (0..u16::MAX).filter_map(|at| notation::square_number(rules(name), Square(at)));
        assert_eq!(numbers.count(), usize::from(count), "number of squares by {name} rules");
    }
}

#[test]
fn white_begins_at_the_bottom_and_black_at_the_top() {
    for preset in Game::Checkers.presets() {
        let start = preset.rules.start();
        let bottom = start.grid().squares().filter_map(|square| start.piece(square)).last().unwrap().side;
        let (first, at_bottom) = match preset.name {
            "american" | "house" | "pool" => ("Black", Side::Second),
            _ => ("White", Side::First),
        };
        assert_eq!(
            notation::side_name(preset.rules, Side::First),
            first,
            "first side by {} rules",
            preset.name
        );
        assert_eq!(bottom, at_bottom, "side at the bottom by {} rules", preset.name);
        assert_eq!(start.to_move(), Side::First);
    }
}

#[test]
fn the_first_position_is_that_of_the_federation() {
    for (name, text) in [
        ("international", "W:W31-50:B1-20"),
        ("frisian", "W:W31-50:B1-20"),
        ("canadian", "W:W43-72:B1-30"),
        ("russian", "W:W21-32:B1-12"),
        ("italian", "W:W21-32:B1-12"),
        ("spanish", "W:W1-12:B21-32"),
        ("pool", "B:W21-32:B1-12"),
        ("russian", "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
    ] {
        let position = notation::read_position(rules(name), text).unwrap();
        assert_eq!(position.hash(), rules(name).start().hash(), "first position by {name} rules");
    }
}

const FRISIAN: &str = "   A B C D E F G H I J
 1   b   b   b   b   b
 2 b   b   b   b   b
 3   b   b   b   b   b
 4 b   b   b   b   b
 5   .   .   .   .   .
 6 .   .   .   .   .
 7   w   w   w   w   w
 8 w   w   w   w   w
 9   w   w   w   w   w
10 w   w   w   w   w
White to move
";

const ITALIAN: &str = "  A B C D E F G H
1 b   b   b   b
2   b   b   b   b
3 b   b   b   b
4   .   .   .   .
5 .   .   .   .
6   w   w   w   w
7 w   w   w   w
8   w   w   w   w
White to move
";

#[test]
fn boards_are_drawn_as_white_sees_them() {
    assert_eq!(notation::picture(&*rules("frisian").start()), FRISIAN);
    assert_eq!(notation::picture(&*rules("italian").start()), ITALIAN);
}

#[test]
fn chess_square_names_count_from_the_bottom_left() {
    let start = rules("russian").start();
    for text in ["c3-d4", "C3-D4", "c3d4", "22-18"] {
        assert_eq!(read(&*start, text), "22-18", "turn read from {text}");
    }
    let turn = notation::read_turn(&*start, "c3-d4").unwrap();
    assert_eq!(notation::turn_name(&*start, &turn, Style::Letters), "c3-d4");
    let capture = notation::read_position(rules("russian"), "W:Wc3:Bd4").unwrap();
    let turn = notation::read_turn(&*capture, "c3:e5").unwrap();
    assert_eq!(notation::turn_name(&*capture, &turn, Style::Letters), "c3:e5");
    assert_eq!(notation::turn_text(&*capture, &turn), "22x15");
    // All other rules count rows from the top.
    let start = rules("international").start();
    let turn = notation::read_turn(&*start, "32-28").unwrap();
    assert_eq!(notation::turn_name(&*start, &turn, Style::Letters), "D7-E6");
}

#[test]
fn a_jump_may_be_named_by_any_square_that_it_crosses() {
    // Over two men on one line, with three squares between them to land on.
    let position = notation::read_position(rules("international"), "W:WK46:B37,14").unwrap();
    for text in ["46x5", "46x32x5", "46x28x5", "46x23x5", "46x19x5"] {
        assert_eq!(read(&*position, text), "46x32x5", "turn read from {text}");
    }
}

#[test]
fn a_file_says_by_which_rules_it_is_played() {
    let games = notation::read_games(
        rules("american"),
        b"[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. g3-h4 g7-f6 4. a1-b2 2-0\n\n\
          [GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 0-2\n\n\
          [GameType \"23,W,8,8,A0,0\"]\n\n1. c3-d4 *\n\n\
          [GameType \"28\"]\n\n1. 11-14 *\n",
    );
    let [russian, international, pool, spanish] = games.as_slice() else {
        panic!("four games should be read: {games:?}")
    };
    let russian = russian.as_ref().unwrap();
    assert_eq!((russian.rules, russian.turns.len()), (rules("russian"), 7));
    assert_eq!(russian.score, Some(Score::Won(Side::First)), "White should move first and win");
    let international = international.as_ref().unwrap();
    assert_eq!((international.rules, international.turns.len()), (rules("international"), 4));
    assert_eq!(international.score, Some(Score::Won(Side::Second)));
    assert!(pool.is_err(), "pool checkers with White to begin should be another game");
    assert_eq!(
        spanish.as_ref().unwrap().rules,
        rules("spanish"),
        "Portuguese draughts should be read as Spanish"
    );

    let text = notation::write_game(russian).unwrap();
    assert!(
        text.contains("[GameType \"25,W,8,8,N2,0\"]\n\n1. 22-18 "),
        "the record should name the rules: {text}"
    );
}

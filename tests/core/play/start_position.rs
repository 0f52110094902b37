//! Matches that begin from a sketch, and their records.

use parlour::notation;
use parlour::play::{Match, Sketch};
use parlour::rules::{Choice, Game, Rules, Side, go, gomoku};

use super::sketch::{MAN, at, pieces, setup_from};
use crate::support;

#[test]
fn an_opening_with_choices_begins_only_on_the_empty_board() {
    let rules =
        Rules::Gomoku(gomoku::Rules::new(15, gomoku::Winning::FreeStyle, gomoku::Opening::Swap2).unwrap());
    let mut sketch = Sketch::new(rules);
    assert_eq!(sketch.placed().expect("a position").stage(), Some("placing"));
    sketch.touch(at(rules, "h8"), Some(MAN)).expect("a free point");
    sketch.set_to_move(Side::Second);
    assert_eq!(sketch.placed().expect("a position").stage(), None);
    sketch.touch(at(rules, "h8"), None).expect("a stone");
    sketch.set_to_move(Side::First);
    assert_eq!(
        sketch.placed().expect("a position").stage(),
        Some("placing"),
        "the empty board should be the start again"
    );

    // A position within an opening continues the opening, and its record can be written.
    let mut position = rules.start();
    for name in ["h8", "h9", "i8"] {
        position.play(&notation::read_turn(&*position, name).unwrap()).unwrap();
    }
    sketch.take_over(&*position);
    let mut game = Match::new(1, setup_from(&sketch), 0).expect("a match");
    assert!(!game.choices().is_empty());
    game.choose(Choice::Second).expect("an offered choice");
    support::play(&mut game, &["g8"]);
    let text = notation::write_game(&game.record()).expect("a record");
    let read = support::only(notation::read_games(game.record().rules, text.as_bytes()));
    assert_eq!(read.first_position().map(|start| pieces(&*start)), Ok(pieces(&*position)));
    assert_eq!(read.turns.len(), 1);
}

#[test]
fn records_of_every_format_contain_the_first_position() {
    for (rules, position, part) in [
        (Game::Checkers.presets()[0].rules, "W:W30,K17:B3,K9", "[FEN \"W:WK17,30:B3,K9\"]"),
        (Game::Checkers.preset("russian").unwrap(), "B:W21,K32:B1,2", "[FEN "),
        (Game::Hexdame.presets()[0].rules, "B:We2,Kc3:Bf8", "[FEN \"B:WKc3,e2:Bf8\"]"),
        (
            Rules::Go(go::Rules::CHINESE.on(go::Size::new(5).unwrap())),
            "..X../.O.../...../...../..... O",
            "AB[",
        ),
        (
            Game::Reversi.presets()[0].rules,
            &format!("{} O", "-".repeat(27) + "XO------OX" + &"-".repeat(27)),
            "AW[",
        ),
        (
            Game::ConnectFour.presets()[0].rules,
            "......./......./......./......./...O.../..XXO.. O",
            "[......./",
        ),
        (
            Game::Four.presets()[0].rules,
            "......../......../......../...X..../...O..../......../......../........ X",
            "[......../",
        ),
    ] {
        let mut sketch = Sketch::new(rules);
        sketch.read(position).unwrap_or_else(|error| panic!("{position}: {error}"));
        let mut game = Match::new(1, setup_from(&sketch), 0).expect("a match");
        let turn = game.position().turns()[0].clone();
        game.play(&turn).expect("a legal turn");
        let text = notation::write_game(&game.record()).expect("a record");
        assert!(text.contains(part), "the record should contain {part:?}: {text}");
        let read = support::only(notation::read_games(rules, text.as_bytes()));
        let first = read.first_position().expect("a position");
        assert_eq!(
            (pieces(&*first), first.to_move()),
            (pieces(game.start()), game.start().to_move()),
            "first position of {text}"
        );
        assert_eq!(read.turns.len(), 1);
        // A rematch begins from the same position.
        let again = Match::new(2, game.setup().clone().swapped(), 0).expect("a match");
        assert_eq!(again.start().hash(), game.start().hash());
    }
}

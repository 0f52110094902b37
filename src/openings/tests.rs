//! The known openings, and the ways in which a game can follow one.

use std::collections::BTreeSet;

use super::known::FILES;
use super::{BadOpening, Fault, Openings, Played};
use crate::notation;
use crate::rules::{Game, Outcome, Reason, Rules, Side, Square, Turn, checkers, go, gomoku, hex};

fn preset(game: Game, name: &str) -> Rules {
    game.preset(name).expect("the game has these rules")
}

/// Returns the turns of a game in notation.
fn game(rules: Rules, text: &str) -> Vec<Turn> {
    let mut position = rules.start();
    let mut read = |word| {
        let turn = notation::read_turn(&*position, word).expect("the word is a turn");
        position.play(&turn).expect("the turn was read as legal");
        turn
    };
    text.split(' ').map(&mut read).collect()
}

fn name(rules: Rules, text: &str) -> Option<(&'static str, usize)> {
    Openings::of(rules).name(&game(rules, text)).map(|named| (named.name, named.turns))
}

/// Returns the squares of a game with columns and rows exchanged, which reversi and gomoku cannot tell.
fn transposed(rules: Rules, turns: &[Turn]) -> Vec<Turn> {
    let grid = rules.grid();
    let swap = |&square: &Square| {
        let (column, row) = grid.place(square);
        grid.square(row, column).expect("the board is as high as wide")
    };
    turns.iter().map(|Turn(squares)| Turn(squares.iter().map(swap).collect())).collect()
}

#[test]
fn every_file_is_legal_and_small() {
    for (rules, text) in FILES {
        let openings = Openings::read(rules, text).expect("the file is readable");
        for opening in openings.lines() {
            let mut position = rules.start();
            for turn in &opening.turns {
                position.play(turn).unwrap_or_else(|reason| panic!("{}: {reason:?}", opening.name));
            }
        }
        assert!(text.contains("# SOURCE: "), "a file names its sources");
    }
    let bytes: usize = FILES.iter().map(|(_, text)| text.len()).sum();
    assert!(bytes < 60_000, "{bytes} bytes");
}

#[test]
fn every_name_is_unique_and_found_at_the_end_of_its_line() {
    for (rules, text) in FILES {
        let openings = Openings::read(rules, text).expect("the file is readable");
        let names: BTreeSet<_> = openings.lines().map(|opening| &opening.name).collect();
        assert_eq!(names.len(), openings.lines().len());
        for opening in openings.lines() {
            let named = openings.name(&opening.turns).expect("the line is followed");
            assert_eq!((named.name, named.turns), (&*opening.name, opening.turns.len()));
        }
    }
}

#[test]
fn no_opening_is_lost() {
    let known = |game, name| Openings::of(preset(game, name)).lines().len();
    assert!(known(Game::Checkers, "american") >= 60);
    assert!(known(Game::Reversi, "standard") >= 75);
    assert_eq!(known(Game::Gomoku, "free-style"), 26);
    assert_eq!(known(Game::Gomoku, "renju"), 26);
    assert_eq!(Openings::deck(preset(Game::Checkers, "american")).lines().len(), 156);
}

#[test]
fn other_rules_have_none() {
    for rules in [
        preset(Game::Checkers, "italian"),
        preset(Game::Go, "chinese"),
        Rules::Go(go::Rules { size: go::Size::NINE, handicap: 2, ..go::Rules::JAPANESE }),
        Rules::Hex(hex::Rules::new(13, true).expect("a usual size")),
        Rules::Gomoku(gomoku::Rules::in_a_row(3, 3).expect("the row fits the board")),
    ] {
        let first = rules.start().turns().remove(0);
        assert_eq!(Openings::of(rules).name(&[first]), None);
        assert!(Openings::of(rules).continuations(&[]).is_empty());
        assert_eq!(Openings::deck(rules).lines().len(), 0);
    }
}

#[test]
fn kinds_of_draughts_have_openings_of_their_own() {
    let russian = preset(Game::Checkers, "russian");
    assert_eq!(name(russian, "c3-d4 d6-c5 b2-c3 f6-g5 a1-b2"), Some(("Gorodskaya partiya", 4)));
    let international = preset(Game::Checkers, "international");
    assert_eq!(name(international, "32-28 18-23 38-32"), Some(("Chefneux", 2)));
    // House rules do not change the moves of an opening.
    let Rules::Checkers(rules) = russian else { panic!("it is draughts") };
    let lax = Rules::Checkers(checkers::Rules { forced_capture: false, ..rules });
    assert!(std::ptr::eq(Openings::of(lax), Openings::of(russian)));
    assert_eq!(Openings::of_game(Game::Checkers).count(), 3);
}

#[test]
fn an_empty_board_is_turned_and_its_first_point_named() {
    let nine = Rules::Go(go::Rules { size: go::Size::NINE, ..go::Rules::CHINESE });
    for (text, expected) in [("E5", "Tengen"), ("D5", "Takamoku"), ("G6", "Komoku"), ("C7 E5", "Sansan")] {
        assert_eq!(name(nine, text).map(|named| named.0), Some(expected), "{text}");
    }
    assert_eq!(name(nine, "A1"), None);
    let hex = preset(Game::Hex, "standard");
    // The board after half a turn is the same.
    assert_eq!((name(hex, "c2"), name(hex, "i10")), (Some(("c2 opening", 1)), Some(("c2 opening", 1))));
}

#[test]
fn games_are_counted_where_ways_meet_and_where_they_part() {
    let american = preset(Game::Checkers, "american");
    let openings = Openings::of(american);
    let mut played = Played::default();
    let won = |side| Some(Outcome { winner: Some(side), reason: Reason::Resigned });
    let drawn = Some(Outcome { winner: None, reason: Reason::Agreed });
    // The Souter in two orders, a game that ends before it, one that goes elsewhere, and one that is over there.
    for (text, outcome) in [
        ("11-15 23-19 9-14 22-17 6-9 17-13", won(Side::First)),
        ("9-14 23-19 11-15 22-17 6-9", None),
        ("11-15 23-19 9-14", drawn),
        ("11-15 23-19 9-14 24-20", won(Side::Second)),
    ] {
        played.add(&openings.way(&game(american, text)), outcome);
    }
    let place = |text: &str| openings.place(&game(american, text)).expect("a place");
    let souter = played.at(place("11-15 23-19 9-14 22-17 6-9"));
    assert_eq!((souter.games(), souter.finished(), souter.won(Side::First)), (2, 1, 1));
    let third = game(american, "11-15 23-19 9-14");
    let here = played.at(place("9-14 23-19 11-15"));
    assert_eq!((here.games(), here.drawn(), here.won(Side::Second)), (4, 1, 1));
    let on = openings.continuations(&third).into_iter().map(|on| on.place);
    let elsewhere = played.elsewhere(place("11-15 23-19 9-14"), on);
    assert_eq!((elsewhere.games(), elsewhere.won(Side::Second)), (1, 1));
}

#[test]
fn a_turn_is_offered_as_its_opening_has_it() {
    let hex = preset(Game::Hex, "standard");
    for next in Openings::of(hex).continuations(&[]) {
        let cell = notation::square_name(hex, next.turn.0[0], notation::Style::Letters).to_lowercase();
        assert_eq!(next.name, Some(&*format!("{cell} opening")));
    }
    let reversi = preset(Game::Reversi, "standard");
    let first = Openings::of(reversi).continuations(&[]).remove(0);
    assert_eq!(vec![first.turn], game(reversi, "c4"));
}

#[test]
fn a_name_has_its_own_letters() {
    let russian = Openings::of(preset(Game::Checkers, "russian"));
    let is_latin = |name: &str| name.chars().all(|letter| letter.is_ascii() || letter == '–');
    assert!(russian.lines().all(|line| is_latin(&line.name) && line.native.is_some()));
    assert_eq!(Openings::of(preset(Game::Hex, "standard")).native("a2 opening"), None);
}

#[test]
fn the_deepest_opening_names_a_game() {
    let american = preset(Game::Checkers, "american");
    assert_eq!(name(american, "11-15"), Some(("Old Faithful", 1)));
    assert_eq!(name(american, "11-15 23-19 8-11"), Some(("Old Faithful", 1)));
    assert_eq!(name(american, "11-15 23-19 8-11 22-17 11-16 24-20"), Some(("Glasgow", 5)));
    assert_eq!(Openings::of(american).name(&[]), None);
}

#[test]
fn transpositions_are_followed() {
    let american = preset(Game::Checkers, "american");
    // The Souter by way of the Double Corner.
    assert_eq!(name(american, "9-14 23-19 11-15 22-17 6-9"), Some(("Souter", 5)));
    let renju = preset(Game::Gomoku, "renju");
    assert_eq!(name(renju, "J10 H9 H8"), name(renju, "H8 H9 J10"));
    assert_eq!(name(renju, "H8 H9 J10"), Some(("Sosei", 3)));
}

#[test]
fn symmetries_of_reversi_are_followed() {
    let rules = preset(Game::Reversi, "standard");
    for tiger in ["c4 e3 f6 e6 f5", "d3 c5 f6 f5 e6", "e6 f4 c3 c4 d3", "f5 d6 c3 d3 c4"] {
        assert_eq!(name(rules, tiger), Some(("Tiger", 5)), "{tiger}");
    }
}

#[test]
fn symmetries_of_gomoku_are_followed() {
    let rules = preset(Game::Gomoku, "free-style");
    let grid = rules.grid();
    let last = grid.columns - 1;
    for opening in Openings::of(rules).lines() {
        let mut turns = opening.turns.clone();
        for quarter in 0..4 {
            for turns in [turns.clone(), transposed(rules, &turns)] {
                let named = Openings::of(rules).name(&turns);
                assert_eq!(named.map(|named| named.name), Some(&*opening.name), "{quarter} {turns:?}");
            }
            let turned = |&square: &Square| {
                let (column, row) = grid.place(square);
                grid.square(last - row, column).expect("the board is as high as wide")
            };
            turns = turns.iter().map(|Turn(squares)| Turn(squares.iter().map(turned).collect())).collect();
        }
    }
}

#[test]
fn unknown_openings_have_no_name() {
    let rules = preset(Game::Gomoku, "free-style");
    assert_eq!(name(rules, "A1 B2 C3 D4"), None);
    // A game that cannot be played ends the search, and keeps what it has found.
    let american = preset(Game::Checkers, "american");
    let mut turns = game(american, "11-15 22-18");
    turns.push(Turn(vec![Square(0)]));
    assert_eq!(Openings::of(american).name(&turns).map(|named| named.name), Some("Single Corner"));
    assert!(Openings::of(american).continuations(&turns).is_empty());
}

#[test]
fn captures_that_are_not_forced_have_the_same_openings() {
    let house = preset(Game::Checkers, "house");
    assert_eq!(name(house, "11-15 22-18 15x22"), Some(("Single Corner", 2)));
    assert_eq!(name(house, "11-15 22-18 8-11"), Some(("Single Corner", 2)));
}

#[test]
fn continuations_walk_the_tree() {
    let american = preset(Game::Checkers, "american");
    let openings = Openings::of(american);
    let first = openings.continuations(&[]);
    let names: Vec<_> = first.iter().filter_map(|first| first.name).collect();
    assert_eq!(names.len(), 7, "{names:?}");

    let start = american.start();
    let double_corner = first.iter().find(|first| notation::turn_text(&*start, &first.turn) == "9-14");
    let names = &double_corner.expect("9-14 has a name").names;
    assert_eq!(names[0], "Double Corner");
    assert!(names.contains(&"Double Cross"), "{names:?}");
    assert!(!names.contains(&"Denny"), "{names:?}");

    // Each turn that is offered leads to the names that it promises.
    let mut games = vec![Vec::new()];
    let mut reached = BTreeSet::new();
    while let Some(turns) = games.pop() {
        for next in openings.continuations(&turns) {
            assert_eq!(next.name, next.name.filter(|name| next.names.contains(name)));
            assert!(!next.names.is_empty(), "a way leads somewhere");
            reached.extend(next.name);
            let mut turns = turns.clone();
            turns.push(next.turn);
            games.push(turns);
        }
    }
    assert_eq!(reached.len(), openings.lines().len());
}

#[test]
fn continuations_fit_a_turned_board() {
    let rules = preset(Game::Reversi, "standard");
    let usual = game(rules, "c4 e3 f6 e6");
    let openings = Openings::of(rules);
    let turned = transposed(rules, &usual);
    let next = openings.continuations(&turned);
    let tiger = next.iter().find(|next| next.name == Some("Tiger")).expect("the Tiger is near");
    assert_eq!(transposed(rules, std::slice::from_ref(&tiger.turn)), game(rules, "c4 e3 f6 e6 f5")[4..]);
}

#[test]
fn like_turns_are_offered_once() {
    let rules = preset(Game::Gomoku, "renju");
    let openings = Openings::of(rules);
    assert_eq!(openings.continuations(&[]).len(), 1);
    let second = openings.continuations(&game(rules, "H8"));
    assert_eq!(second.iter().map(|second| second.names.len()).collect::<Vec<_>>(), [13, 13]);
    let third = openings.continuations(&game(rules, "H8 I9"));
    assert_eq!(third.len(), 13);
    assert!(openings.continuations(&game(rules, "H8 I9 I8")).is_empty());
}

#[test]
fn a_line_that_is_no_opening_is_named() {
    let american = preset(Game::Checkers, "american");
    let fault = |text: &str| match Openings::read(american, text) {
        Ok(_) => None,
        Err(BadOpening { line, fault }) => Some((line, fault)),
    };
    assert_eq!(fault(""), None);
    assert_eq!(fault("First = Первый\t11-15"), None);
    assert_eq!(fault("First = \t11-15"), Some((1, Fault::NoName)));
    assert_eq!(fault("\u{feff}# Mine\r\n\r\nFirst\t11-15 22-18\r\n"), None);
    assert_eq!(fault("# Mine\nFirst 11-15"), Some((2, Fault::NoTab)));
    assert_eq!(fault("\t11-15"), Some((1, Fault::NoName)));
    assert_eq!(fault("First\t"), Some((1, Fault::NoTurns)));
    assert_eq!(fault("Fi\u{7}rst\t11-15"), Some((1, Fault::Name)));
    assert_eq!(fault(&format!("{}\t11-15", "x".repeat(81))), Some((1, Fault::Name)));
    assert_eq!(fault("First\t11-15\n\nFirst\t9-14"), Some((3, Fault::SameName(1))));
    assert_eq!(
        fault("# Mine\nFirst\t11-15 23-19 9-14\nSecond\t9-14 23-19 11-15"),
        Some((3, Fault::SamePosition(2)))
    );
    assert_eq!(fault(&"# long\n".repeat(200_000)), Some((1, Fault::TooLong)));
    let there_and_back = "11-16 21-17 ".repeat(31);
    assert!(matches!(fault(&format!("Long\t{there_and_back}")), Some((1, Fault::Turn { ply: 3, .. }))));

    let error = Openings::read(american, "First\t11-15\nSecond\t9-14 22-17 14-22").err();
    let error = error.expect("14-22 is no turn").to_string();
    assert!(error.starts_with("line 2: turn 3: "), "{error}");
}

#[test]
fn an_opening_has_an_end() {
    let rules = preset(Game::Go, "chinese");
    let grid = rules.grid();
    let squares: Vec<_> = grid.squares().step_by(3).take(61).collect();
    let words: Vec<_> = squares
        .iter()
        .map(|&square| notation::square_name(rules, square, notation::Style::Letters))
        .collect();
    let read = |turns: usize| Openings::read(rules, &format!("Long\t{}", words[..turns].join(" ")));
    assert!(read(60).is_ok());
    assert_eq!(read(61).err(), Some(BadOpening { line: 1, fault: Fault::TooManyTurns }));
}

#[test]
fn a_turned_board_of_hex_is_followed() {
    let rules = preset(Game::Hex, "standard");
    let own = Openings::read(rules, "Corner\ta2 f6").expect("both cells are free");
    for (text, is_followed) in [("a2 f6", true), ("k10 f6", true), ("b1 f6", false), ("j11 f6", false)] {
        assert_eq!(own.name(&game(rules, text)).is_some(), is_followed, "{text}");
    }
}

#[test]
fn a_mirrored_board_of_connect_four_is_followed() {
    let rules = Game::ConnectFour.presets()[0].rules;
    let own = Openings::read(rules, "Left\t1 2").expect("both columns are free");
    assert_eq!(own.name(&game(rules, "7 6")).map(|named| named.turns), Some(2));
    assert_eq!(own.name(&game(rules, "7 2")), None);
}

//! Records of every game, written and read again.

use parlour::notation::{self, Comment, Extra, Record, Score};
use parlour::rules::{Game, Rules, Side, Square, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use sgf_parse::go;

use crate::support;

/// Returns `true` if games by these rules are written as SGF.
fn has_properties(rules: Rules) -> bool {
    matches!(rules.game(), Game::Go | Game::Gomoku | Game::Reversi)
}

/// The rules of every preset.
fn any_rules() -> impl Strategy<Value = Rules> {
    let all: Vec<_> = Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    prop::sample::select(all)
}

/// A game of random turns, from the usual start or from a later position.
fn any_game() -> impl Strategy<Value = Record> {
    (any_rules(), prop::collection::vec(any::<Index>(), 0..80), prop::option::of(1..70usize)).prop_map(
        |(rules, choices, start)| {
            let (mut record, position) = support::random_game(rules, choices, start);
            // The result of a transcript always follows from its turns.
            record.score = position.outcome().map(|outcome| outcome.winner.map_or(Score::Draw, Score::Won));
            record
        },
    )
}

/// Random SGF metadata of a game: tags, comments, other properties and a score.
fn any_words() -> impl Strategy<Value = (Vec<(String, String)>, Vec<Comment>, Vec<Extra>, Option<Score>)> {
    let text = "[^\\pC]{0,20}[^\\pC\\pZ]";
    let lines = "[^\\pC\\pZ]([^\\pC]|\n){0,60}[^\\pC\\pZ]";
    let raw = "([^\\pC\\]\\\\]|\\\\[\\]\\\\:])([^\\pC\\]\\\\]|\\\\[\\]\\\\:]){0,9}";
    let names = prop::sample::select(vec!["PB", "PW", "EV", "DT", "GC", "AP", "TM"]);
    let others = prop::sample::select(vec!["LB", "TR", "BL", "KO", "XYZ", "N1"]);
    let scores = vec![
        None,
        Some(Score::Draw),
        Some(Score::BothLost),
        Some(Score::Won(Side::First)),
        Some(Score::Won(Side::Second)),
    ];
    (
        prop::collection::vec((names.prop_map(str::to_owned), text), 0..4),
        prop::collection::vec((0..90usize, lines).prop_map(|(ply, text)| Comment { ply, text }), 0..4),
        prop::collection::vec(
            (0..90usize, others, prop::collection::vec(raw, 1..4)).prop_map(|(ply, name, values)| Extra {
                ply,
                name: name.to_owned(),
                values,
            }),
            0..4,
        ),
        prop::sample::select(scores),
    )
}

proptest! {
    #[test]
    fn games_round_trip(games in prop::collection::vec(any_game(), 1..3)) {
        for game in &games {
            let text = notation::write_game(game).unwrap();
            let read = notation::read_games(game.rules, text.as_bytes());
            prop_assert_eq!(read, [Ok(game.clone())], "game read from {}", text);
        }
        // Several games in one file.
        let rules = games[0].rules;
        let same: Vec<_> = games.into_iter().filter(|game| game.rules.game() == rules.game()).collect();
        let file: String = same.iter().map(|game| notation::write_game(game).unwrap()).collect();
        prop_assert_eq!(notation::read_games(rules, file.as_bytes()).len(), same.len());
    }

    #[test]
    fn metadata_round_trips(
        game in any_game().prop_filter("games with properties", |game| has_properties(game.rules)),
        (tags, mut comments, mut extras, score) in any_words(),
    ) {
        let plies = game.turns.len();
        for comment in &mut comments {
            comment.ply = comment.ply.min(plies);
        }
        for extra in &mut extras {
            extra.ply = extra.ply.min(plies);
        }
        comments.sort_by_key(|comment| comment.ply);
        extras.sort_by_key(|extra| extra.ply);
        let game = Record { tags, comments, extras, score, ..game };
        let text = notation::write_game(&game).unwrap();
        prop_assert_eq!(notation::read_games(game.rules, text.as_bytes()), [Ok(game)], "game read from {}", text);
    }

    #[test]
    fn no_file_makes_a_reader_panic(
        rules in any_rules(),
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        properties in "(\\(;|\\)|;|(B|W|AB|AW|AE|PL|SZ|KM|HA|RU|RE|GM|CA|C|START|RULES)?\\[[a-t0-9:.\\\\]{0,3}\\]?|\n){0,60}",
        turns in "([a-t][0-9]{0,2}|pass|--|[0-9]|[ ,.\n#\\[\\]]){0,60}",
    ) {
        for file in [&bytes, properties.as_bytes(), turns.as_bytes(), &[properties.as_bytes(), &bytes].concat()] {
            let text = String::from_utf8_lossy(file).replace("\r\n", "\n").replace('\r', "\n");
            let lines: Vec<_> = text.split('\n').collect();
            for game in notation::read_games(rules, file) {
                match game {
                    Ok(record) => {
                        let text = notation::write_game(&record).unwrap();
                        let again = notation::read_games(rules, text.as_bytes());
                        prop_assert_eq!(again.len(), 1, "number of games in {}", text);
                        let again = again[0].as_ref().unwrap();
                        prop_assert_eq!((&again.turns, &again.lines), (&record.turns, &record.lines), "read from {}", text);
                    }
                    Err(error) => {
                        prop_assert!((1..=lines.len()).contains(&error.place.line), "the line should lie in the file: {}", error);
                        // In bytes that are not text, a letter may stand for several.
                        let length = file.len().min(4 * lines[error.place.line - 1].len());
                        prop_assert!((1..=length + 1).contains(&error.place.column), "the column should lie in its line: {}", error);
                    }
                }
            }
        }
    }

    /// Another SGF reader accepts our files and finds the same turns in Go.
    #[test]
    fn written_sgf_is_valid_for_another_reader(
        game in any_game().prop_filter("written as SGF", |game| has_properties(game.rules)),
        (tags, comments, extras, score) in any_words(),
    ) {
        let game = Record { tags, comments, extras, score, ..game };
        let text = notation::write_game(&game).unwrap();
        let trees = sgf_parse::parse(&text);
        prop_assert!(trees.as_ref().is_ok_and(|trees| trees.len() == 1), "another reader should find one tree, not {:?}, in {}", trees, text);
        if game.rules.game() == Game::Go {
            let trees = sgf_parse::go::parse(&text).unwrap();
            let columns = game.rules.grid().columns;
            let squares = trees[0].main_variation().filter_map(|node| match node.get_move()? {
                go::Prop::B(step) | go::Prop::W(step) => Some(match *step {
                    go::Move::Move(go::Point { x, y }) => {
                        vec![Square(u16::from(y) * u16::from(columns) + u16::from(x))]
                    }
                    go::Move::Pass => Vec::new(),
                }),
                _ => None,
            });
            prop_assert_eq!(squares.map(Turn).collect::<Vec<_>>(), game.turns, "turns that another reader finds in {}", text);
        }
    }
}

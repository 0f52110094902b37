//! Connect four against published and independently computed data.

use parlour::notation;
use parlour::rules::connect_four::{BadRules, Position as ConnectFour, Rules as ConnectFourRules};
use parlour::rules::{Change, Illegal, Misplaced, Outcome, Position, Reason, Rules, Side, Square, Turn};
use serde::Deserialize;

const STANDARD: Rules = Rules::ConnectFour(ConnectFourRules::STANDARD);

/// Returns the position after these columns: `4453`.
fn after(columns: &str) -> Box<dyn Position> {
    let record = notation::read_games(STANDARD, columns.as_bytes()).remove(0).unwrap();
    let mut position = STANDARD.start();
    for turn in &record.turns {
        position.play(turn).unwrap();
    }
    position
}

fn columns(position: &dyn Position) -> Vec<String> {
    let mut columns: Vec<_> =
        position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect();
    columns.sort();
    columns
}

/// Sequences of 1, 2, ... turns from the first position. Games that are over earlier do not count.
const PERFT: [u64; 12] = [
    7,
    49,
    343,
    2401,
    16_807,
    117_649,
    823_536,
    5_673_234,
    39_394_572,
    268_031_646,
    1_844_590_828,
    12_418_296_244,
];

#[test]
fn perft_is_as_published_to_depth_9() {
    for (depth, count) in (1..=9).zip(PERFT) {
        assert_eq!(STANDARD.start().perft(depth), count, "depth {depth}");
    }
}

#[test]
#[ignore = "takes minutes"]
fn perft_is_as_published_to_depth_12() {
    for (depth, count) in (10..=12).zip(&PERFT[9..]) {
        assert_eq!(STANDARD.start().perft(depth), *count, "depth {depth}");
    }
}

#[derive(Deserialize)]
struct Sample {
    moves: String,
    legal: Vec<u8>,
    perft: Vec<u64>,
}

#[test]
fn positions_have_the_turns_and_perft_that_open_spiel_finds() {
    let mut samples = 0;
    for line in include_str!("../../data/connect_four/positions.jsonl").lines().skip(1) {
        let Sample { moves, legal, perft } = serde_json::from_str(line).unwrap();
        let position = after(&moves);
        let legal: Vec<_> = legal.iter().map(u8::to_string).collect();
        assert_eq!(columns(&*position), legal, "legal columns after {moves}");
        for (depth, count) in (1..).zip(perft) {
            assert_eq!(position.perft(depth), count, "{moves} depth {depth}");
        }
        samples += 1;
    }
    assert_eq!(samples, 150);
}

#[derive(Deserialize)]
struct RandomGame {
    /// The actions in order: the side's letter and the column counted from 0.
    a: Vec<String>,
    /// Number of legal actions before each.
    n: Vec<usize>,
    /// The results for the first and the second player.
    r: [f64; 2],
}

#[test]
fn random_games_of_open_spiel_are_legal_and_end_alike() {
    let mut wins = [0; 2];
    for line in include_str!("../../data/connect_four/random_games.jsonl").lines().skip(1) {
        let game: RandomGame = serde_json::from_str(line).unwrap();
        let mut position = STANDARD.start();
        for (action, count) in game.a.iter().zip(&game.n) {
            assert_eq!(position.turns().len(), *count, "before {action} in {:?}", game.a);
            let column: u8 = action[1..].parse().unwrap();
            let turn = notation::read_turn(&*position, &(column + 1).to_string()).unwrap();
            position.play(&turn).unwrap();
        }
        let winner = match game.r {
            [first, _] if first > 0.0 => Some(Side::First),
            [_, second] if second > 0.0 => Some(Side::Second),
            _ => None,
        };
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome.winner, winner, "winner of {:?}", game.a);
        assert_eq!(position.line().is_empty(), winner.is_none());
        if let Some(winner) = winner {
            wins[winner.index()] += 1;
        }
    }
    assert!(wins.iter().all(|&won| won > 0), "the games should end in all ways: {wins:?}");
}

/// Positions by P. Pons, with which his solver is measured. None of them is a finished game.
#[test]
fn games_of_pons_are_legal_and_unfinished() {
    let mut games = 0;
    for file in [
        include_str!("../../data/connect_four/solved/begin-easy"),
        include_str!("../../data/connect_four/solved/begin-medium"),
        include_str!("../../data/connect_four/solved/begin-hard"),
        include_str!("../../data/connect_four/solved/middle-easy"),
        include_str!("../../data/connect_four/solved/middle-medium"),
        include_str!("../../data/connect_four/solved/end-easy"),
    ] {
        for line in file.lines() {
            let (moves, _score) = line.split_once(' ').unwrap();
            let position = after(moves);
            assert_eq!(position.outcome(), None, "the game should not be over after {moves}");
            assert_eq!(position.to_move() == Side::First, moves.len() % 2 == 0);
            games += 1;
        }
    }
    assert_eq!(games, 1200);
}

fn picture(text: &str) -> Box<dyn Position> {
    notation::read_picture(STANDARD, text).unwrap()
}

#[test]
fn the_line_is_every_square_of_every_run_that_won() {
    let crossing = picture(
        "6 . . . . . . .
         5 . . . . . . .
         4 . . . . . . .
         3 X . X . . . .
         2 O X X . . . .
         1 O O X X X O O
         Red to move",
    );
    assert_eq!(crossing.outcome(), None);
    let mut won = crossing.boxed();
    won.play(&notation::read_turn(&*won, "3").unwrap()).unwrap();
    assert_eq!(won.outcome(), Some(Outcome { winner: Some(Side::First), reason: Reason::Line }));
    assert_eq!(won.line(), [16, 23, 30, 37].map(Square));
    assert_eq!(won.turns(), []);
    for column in ["1", "3", "7"] {
        let error = notation::read_turn(&*won, column).unwrap_err().to_string();
        assert!(error.ends_with("the game is over"), "a disc after the end should be refused: {error}");
    }

    // Seven across and four upright share one disc.
    let both = picture(
        "6 . . . . . . .
         5 . . . . . . .
         4 . . . X . . .
         3 O O O X O O O
         2 O O O X O O O
         1 X X X X X X X
         Yellow to move",
    );
    assert_eq!(both.line(), [17, 24, 31, 35, 36, 37, 38, 39, 40, 41].map(Square));
}

#[test]
fn rows_do_not_wrap_into_the_next_column() {
    // The top of one column and the bottom of the next.
    let upright = picture(
        "6 X . . . . . .
         5 X . . . . . .
         4 O . . . . . .
         3 O . . . . . .
         2 O X . . . . .
         1 X X . . . . .
         Yellow to move",
    );
    assert_eq!(upright.outcome(), None);
}

#[test]
fn the_last_disc_can_win_and_otherwise_the_game_is_drawn() {
    let end = |columns: &str| {
        assert_eq!(columns.len(), 42);
        assert_eq!(after(&columns[..41]).outcome(), None);
        after(columns).outcome()
    };
    let won = end("242436417642466154675732125513352675117337");
    assert_eq!(won, Some(Outcome { winner: Some(Side::Second), reason: Reason::Line }));
    let drawn = end("225344533673453576212645522737771141641166");
    assert_eq!(drawn, Some(Outcome { winner: None, reason: Reason::FullBoard }));
}

#[test]
fn a_touch_resolves_to_the_square_where_the_disc_lands() {
    let position = after("444444");
    assert_eq!(position.resolve_touch(Square(0)), Square(35));
    assert_eq!(position.resolve_touch(Square(35)), Square(35));
    assert_eq!(
        position.resolve_touch(Square(17)),
        Square(17),
        "a touch of a full column should stay as it is"
    );
    assert_eq!(position.resolve_touch(Square(42)), Square(42), "a touch off the board should stay as it is");
    let after = after("44");
    assert_eq!(after.resolve_touch(Square(38)), Square(24), "the disc should land on top of the others");

    let refused = |square| after.changes(&Turn(vec![Square(square)])).unwrap_err();
    assert_eq!(refused(3), Illegal::Falls { to: Square(24) });
    assert_eq!(refused(38), Illegal::Occupied { square: Square(38) });
    assert_eq!(refused(42), Illegal::OffBoard);
    assert_eq!(position.why_not(&[], Square(17)), Illegal::ColumnFull { column: 3 });
    assert_eq!(position.why_not(&[Square(35)], Square(36)), Illegal::TurnEnds);
    let changes = after.changes(&Turn(vec![Square(24)])).unwrap();
    assert!(matches!(changes[..], [Change::Drop { square: Square(24), .. }]));
}

#[test]
fn floating_discs_and_two_winners_are_refused() {
    let rules = ConnectFourRules::STANDARD;
    let discs = |squares: &[(u16, Side)]| {
        let discs = squares.iter().map(|&(square, side)| (Square(square), side));
        ConnectFour::with_discs(rules, Side::First, discs).map(|_| ())
    };
    let (red, yellow) = (Side::First, Side::Second);
    assert_eq!(discs(&[(35, red), (28, red), (36, red)]), Ok(()));
    assert_eq!(discs(&[(28, red)]), Err(Misplaced::Floating(Square(28))));
    assert_eq!(discs(&[(35, red), (35, yellow)]), Err(Misplaced::Twice(Square(35))));
    assert_eq!(discs(&[(42, red)]), Err(Misplaced::OffBoard(Square(42))));
    let upright = |column: u16, side| [35, 28, 21, 14].map(|row| (row + column, side));
    assert_eq!(discs(&[upright(0, red), upright(1, red)].concat()), Ok(()));
    assert_eq!(discs(&[upright(0, red), upright(1, yellow)].concat()), Err(Misplaced::BothWon));
}

#[test]
fn boards_of_all_sizes_can_be_played_to_the_end() {
    assert_eq!(ConnectFourRules::new(3, 6, 4), Err(BadRules::TooSmall { columns: 3, rows: 6 }));
    assert_eq!(ConnectFourRules::new(8, 8, 4), Err(BadRules::TooLarge { columns: 8, rows: 8 }));
    assert_eq!(ConnectFourRules::new(7, 6, 7), Err(BadRules::Length { length: 7 }));
    assert_eq!(ConnectFourRules::new(7, 6, 2), Err(BadRules::Length { length: 2 }));
    let mut sizes = 0;
    for (columns, rows) in (0..=u8::MAX).flat_map(|columns| (0..=u8::MAX).map(move |rows| (columns, rows))) {
        for length in 0..=9 {
            let Ok(rules) = ConnectFourRules::new(columns, rows, length) else { continue };
            sizes += 1;
            let mut position = Rules::ConnectFour(rules).start();
            let all = usize::from(columns) * usize::from(rows);
            // Columns are filled one by one, so a side wins only where a row of the length fits.
            let mut discs = 0;
            while let Some(turn) = position.turns().pop() {
                let text = notation::turn_text(&*position, &turn);
                assert_eq!(notation::read_turn(&*position, &text), Ok(turn.clone()));
                position.play(&turn).unwrap();
                discs += 1;
            }
            assert!(discs <= all && position.outcome().is_some(), "the game should end by {rules:?}");
            assert_eq!(
                position.line().len() >= usize::from(length),
                discs < all,
                "a game with empty squares at the end should have a line by {rules:?}"
            );
            let text = notation::position_text(&*position);
            let read = notation::read_position(Rules::ConnectFour(rules), &text).unwrap();
            assert_eq!(read.hash(), position.hash());
        }
    }
    assert!(sizes > 20, "more than 20 sizes should be tried, not {sizes}");
}

#[test]
fn rules_from_a_file_are_validated() {
    let read = |text: &str| serde_json::from_str::<Rules>(text).map_err(|error| error.to_string());
    assert_eq!(read(r#"{"game":"connect-four"}"#), Ok(STANDARD));
    let five = read(r#"{"game":"connect-four","columns":9,"length":5}"#).unwrap();
    assert_eq!(five, Rules::ConnectFour(ConnectFourRules::new(9, 6, 5).unwrap()));
    assert_eq!(read(&serde_json::to_string(&five).unwrap()), Ok(five));
    let error = read(r#"{"game":"connect-four","columns":200,"rows":200}"#).unwrap_err();
    assert!(error.contains("at most 64"), "the error should name the limit: {error}");
    assert_ne!(five.start().hash(), STANDARD.start().hash());
}

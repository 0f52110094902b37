//! Four against data computed with another program.

use parlour::notation;
use parlour::rules::four::{Position as Four, Rules as FourRules};
use parlour::rules::{Change, Illegal, Misplaced, Outcome, Position, Reason, Rules, Side, Square, Turn};
use serde::Deserialize;

const SEAT_STONE: Rules = Rules::Four(FourRules::SEAT_STONE);
const FREE: Rules = Rules::Four(FourRules::FREE);

/// Sequences of 1, 2, ... turns from the empty board. Computed with `OpenSpiel`.
const PERFT: [u64; 6] = [64, 224, 1168, 7472, 56_032, 477_888];

#[test]
fn perft_of_the_free_opening_is_as_computed_elsewhere() {
    for (depth, count) in (1..).zip(PERFT) {
        assert_eq!(FREE.start().perft(depth), count, "depth {depth}");
    }
}

#[derive(Deserialize)]
struct RandomGame {
    /// The squares in order, numbered as here.
    a: Vec<u16>,
    /// Number of legal turns before each.
    n: Vec<usize>,
    /// The result for the first player.
    r: f64,
}

#[test]
fn random_games_of_open_spiel_are_legal_and_end_alike() {
    let mut wins = [0; 2];
    let mut games = 0;
    for line in include_str!("../../data/four/random_orthogonal.jsonl").lines().skip(1) {
        let game: RandomGame = serde_json::from_str(line).unwrap();
        let mut position = FREE.start();
        for (&square, count) in game.a.iter().zip(&game.n) {
            assert_eq!(position.turns().len(), *count, "before {square} in {:?}", game.a);
            position.play(&Turn(vec![Square(square)])).unwrap();
        }
        let winner = match game.r {
            first if first > 0.0 => Some(Side::First),
            first if first < 0.0 => Some(Side::Second),
            _ => None,
        };
        assert_eq!(position.outcome().unwrap().winner, winner, "winner of {:?}", game.a);
        if let Some(winner) = winner {
            assert!(position.line().contains(&Square(game.a[game.a.len() - 1])));
            wins[winner.index()] += 1;
        }
        games += 1;
    }
    assert_eq!(games, 200);
    assert!(wins.iter().all(|&won| won > 0), "the games should end in all ways: {wins:?}");
}

fn turns(position: &dyn Position) -> Vec<String> {
    position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect()
}

#[test]
fn a_game_begins_beside_the_seat_stone_or_anywhere() {
    let start = SEAT_STONE.start();
    assert_eq!(start.to_move(), Side::Second);
    assert_eq!(turns(&*start), ["a5", "b4", "a3"]);
    assert_eq!(FREE.start().to_move(), Side::First);
    assert_eq!(FREE.start().turns().len(), 64);
    // The seat stone counts like any other first stone.
    let mut seated = FREE.start();
    seated.play(&notation::read_turn(&*seated, "a4").unwrap()).unwrap();
    assert_eq!((seated.hash(), seated.perft(4)), (start.hash(), start.perft(4)));
}

#[test]
fn a_stone_must_be_orthogonally_adjacent_to_another() {
    let start = SEAT_STONE.start();
    let refused = |square| start.boxed().play(&Turn(vec![Square(square)])).unwrap_err();
    assert_eq!(
        refused(25),
        Illegal::NotAdjacent { square: Square(25) },
        "a diagonal neighbour should not count"
    );
    assert_eq!(
        refused(31),
        Illegal::NotAdjacent { square: Square(31) },
        "a neighbour across the edge should not count"
    );
    assert_eq!(refused(32), Illegal::Occupied { square: Square(32) });
    assert_eq!(refused(64), Illegal::OffBoard);
    assert_eq!(start.why_not(&[Square(33)], Square(34)), Illegal::TurnEnds);
    let changes = start.changes(&Turn(vec![Square(33)])).unwrap();
    assert!(matches!(changes[..], [Change::Put { square: Square(33), .. }]));
}

/// Returns the names of the squares of the line.
fn line(picture: &str) -> Vec<String> {
    let position = notation::read_picture(FREE, picture).unwrap();
    let outcome = position.outcome();
    let line = position.line();
    assert_eq!(outcome.is_some_and(|outcome| outcome.reason == Reason::Line), !line.is_empty());
    line.into_iter().map(|square| notation::square_name(FREE, square, notation::Style::Letters)).collect()
}

#[test]
fn four_or_more_win_in_any_direction() {
    let across = line(
        "8 . . . . . . . .
         7 . . . . . . . .
         6 . . . . . . . .
         5 . . . . . . . .
         4 . . . . . . . .
         3 . . . . . . . .
         2 . . . . . . . .
         1 . . . X X X X X
         White to move",
    );
    assert_eq!(across, ["D1", "E1", "F1", "G1", "H1"]);
    let crossing = line(
        "8 . . . . . . . .
         7 . . O . . O . .
         6 . . . O O . . .
         5 . . . O O . . .
         4 . . O . . O . .
         3 . . . . . . . .
         2 . . . . . . . .
         1 . . . . . . . .
         Black to move",
    );
    assert_eq!(crossing, ["C7", "F7", "D6", "E6", "D5", "E5", "C4", "F4"]);
    let upright = line(
        "8 . . . . . . . X
         7 . . . . . . . X
         6 . . . . . . . X
         5 . . . . . . . X
         4 . . . . . . . O
         3 . . . . . . . O
         2 . . . . . . . O
         1 . . . . . . . .
         White to move",
    );
    assert_eq!(upright, ["H8", "H7", "H6", "H5"]);
}

#[test]
fn rows_do_not_wrap_around_the_edge() {
    let none = line(
        "8 . . . . . . X X
         7 X X . . . . . X
         6 . . . . . . . .
         5 X . . . . . . .
         4 . X . . . . . .
         3 . O X . . . . .
         2 O . . . . . . O
         1 . . . . . . O .
         Black to move",
    );
    assert_eq!(none, [""; 0]);
}

#[test]
fn a_full_board_is_a_draw_unless_a_side_has_won() {
    // Pairs of columns that change every two rows: never more than two in a row.
    let stone = |square: u16| {
        if (square % 8 / 2 + square / 8).is_multiple_of(2) { Side::First } else { Side::Second }
    };
    let mut stones: Vec<_> = (0..64).map(|square| (Square(square), stone(square))).collect();
    let position = |stones: &[(Square, Side)], to_move| {
        Four::with_stones(FourRules::FREE, to_move, stones.iter().copied())
    };
    let full = position(&stones, Side::First).unwrap();
    assert_eq!(full.outcome(), Some(Outcome { winner: None, reason: Reason::FullBoard }));
    assert_eq!(full.turns(), []);
    let (last, side) = stones.pop().unwrap();
    let mut open = position(&stones, side).unwrap();
    assert_eq!(open.outcome(), None);
    open.play(&Turn(vec![last])).unwrap();
    assert_eq!(open.outcome(), full.outcome());
    assert_eq!(open.why_illegal(&Turn(vec![last])), Illegal::GameOver);
}

#[test]
fn stones_off_the_board_and_two_winners_are_refused() {
    let stones = |stones: &[(u16, Side)]| {
        let stones = stones.iter().map(|&(square, side)| (Square(square), side));
        Four::with_stones(FourRules::FREE, Side::First, stones).map(|_| ())
    };
    let (black, white) = (Side::First, Side::Second);
    assert_eq!(stones(&[(0, black), (63, white)]), Ok(()));
    assert_eq!(stones(&[(0, black), (0, white)]), Err(Misplaced::Twice(Square(0))));
    assert_eq!(stones(&[(64, black)]), Err(Misplaced::OffBoard(Square(64))));
    let row = |row: u16, side| [0, 1, 2, 3].map(|column| (row * 8 + column, side));
    assert_eq!(stones(&[row(0, black), row(2, white)].concat()), Err(Misplaced::BothWon));
}

#[test]
fn a_saved_match_without_an_opening_has_the_seat_stone() {
    let read = |text: &str| serde_json::from_str::<Rules>(text).unwrap();
    assert_eq!(read(r#"{"game":"four"}"#), SEAT_STONE);
    assert_eq!(read(r#"{"game":"four","opening":"free"}"#), FREE);
}

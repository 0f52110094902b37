//! Reversi against published and independently computed data.

use parlour::notation;
use parlour::rules::reversi::{Position as Reversi, Rules as ReversiRules};
use parlour::rules::{Change, Illegal, Outcome, Points, Position, Reason, Rules, Side, Square, Turn};
use serde::Deserialize;

const STANDARD: Rules = Rules::Reversi(ReversiRules::STANDARD);

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(STANDARD, text).unwrap()
}

fn native(position: &dyn Position) -> Reversi {
    let disc = |square| Some((square, position.piece(square)?.side));
    let discs = position.grid().squares().filter_map(disc);
    Reversi::with_discs(ReversiRules::STANDARD, position.to_move(), discs).unwrap()
}

fn turns(position: &dyn Position) -> Vec<String> {
    let mut turns: Vec<_> = position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect();
    turns.sort();
    turns
}

/// Sequences of 1, 2, ... turns to the exact depth. A pass is a turn, and a finished game ends at once.
/// Computed with `OpenSpiel`.
const EXACT: [u64; 11] = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_056, 212_258_216];

/// Leaf nodes by A. Bik, <https://www.aartbik.com/MISC/reversi.html>, which include finished games.
const LEAVES: [u64; 12] =
    [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284, 212_258_800, 1_939_886_636];

#[test]
fn both_countings_of_perft_are_as_published_to_depth_10() {
    let start = Reversi::start(ReversiRules::STANDARD);
    for (depth, (exact, leaves)) in (1..=10).zip(EXACT.into_iter().zip(LEAVES)) {
        assert_eq!(start.perft(depth), exact, "depth {depth}");
        if depth > 8 {
            assert_eq!(start.perft_leaves(depth), leaves, "depth {depth}");
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn both_countings_of_perft_are_as_published_to_depth_12() {
    let start = Reversi::start(ReversiRules::STANDARD);
    assert_eq!(start.perft(11), EXACT[10]);
    assert_eq!(start.perft_leaves(11), LEAVES[10]);
    assert_eq!(start.perft_leaves(12), LEAVES[11]);
}

#[derive(Deserialize)]
struct Sample {
    board: String,
    turn: String,
    legal: Vec<String>,
    perft: Vec<u64>,
}

#[test]
fn positions_have_the_turns_and_perft_that_open_spiel_finds() {
    let (mut samples, mut passes) = (0, 0);
    for line in include_str!("../../data/reversi/positions.jsonl").lines().skip(1) {
        let Sample { board, turn, legal, perft } = serde_json::from_str(line).unwrap();
        let position = position(&format!("{board} {turn}"));
        assert_eq!(turns(&*position), legal, "turns on {board} {turn}");
        for (depth, count) in (1..).zip(perft) {
            assert_eq!(position.perft(depth), count, "{board} {turn} depth {depth}");
        }
        samples += 1;
        passes += usize::from(legal == ["pass"]);
    }
    assert_eq!(samples, 200);
    assert!(passes > 0);
}

#[derive(Deserialize)]
struct RandomGame {
    /// The turns in order.
    a: Vec<String>,
    /// Number of legal turns before each.
    n: Vec<usize>,
    /// The results for the first and the second player.
    r: [f64; 2],
}

#[test]
fn random_games_of_open_spiel_are_legal_and_end_alike() {
    let (mut passes, mut unfilled) = (0, 0);
    for line in include_str!("../../data/reversi/random_games.jsonl").lines().skip(1) {
        let game: RandomGame = serde_json::from_str(line).unwrap();
        let mut position = STANDARD.start();
        for (action, count) in game.a.iter().zip(&game.n) {
            assert_eq!(position.turns().len(), *count, "before {action} in {:?}", game.a);
            let turn = notation::read_turn(&*position, action).unwrap();
            position.play(&turn).unwrap();
            passes += usize::from(turn.0.is_empty());
        }
        let winner = match game.r {
            [first, _] if first > 0.0 => Some(Side::First),
            [_, second] if second > 0.0 => Some(Side::Second),
            _ => None,
        };
        assert_eq!(
            position.outcome(),
            Some(Outcome { winner, reason: Reason::Count }),
            "outcome of {:?}",
            game.a
        );
        let score = native(&*position).score().unwrap();
        assert_eq!(score.leader(), winner);
        assert_eq!(score.0[0] + score.0[1], 128);
        let Points([first, second]) = position.points().unwrap();
        unfilled += usize::from(first + second < 128);
    }
    assert!(
        passes > 0 && unfilled > 0,
        "the games should have passes and empty squares: {passes} passes, {unfilled} unfilled"
    );
}

/// FFO test positions 40 to 47, each with every legal move and its score.
#[test]
fn endgames_have_the_listed_moves() {
    let mut positions = 0;
    for line in include_str!("../../data/reversi/endgames.obf").lines() {
        let (board, moves) = line.split_once(';').unwrap();
        let position = position(board);
        let mut listed: Vec<_> = moves
            .split(';')
            .filter_map(|scored| Some(scored.split_once(':')?.0.trim().to_lowercase()))
            .collect();
        listed.sort();
        assert_eq!(turns(&*position), listed, "turns in {line}");
        positions += 1;
    }
    assert_eq!(positions, 8);
}

fn picture(text: &str) -> Box<dyn Position> {
    notation::read_picture(STANDARD, text).unwrap()
}

#[test]
fn a_disc_flips_exactly_the_enclosed_lines() {
    // Lines that are not enclosed: to the right, which ends on an empty square; down and up to the left,
    // which end at the edge; up to the right, which has a gap.
    let position = picture(
        "  A B C D E F G H
         1 O . . X . . X .
         2 . O . O . . . .
         3 . . O O O . . .
         4 X O O . O O O .
         5 . . O O O . . .
         6 . O . O . O . .
         7 X . . O . . O .
         8 . . . O . . . X
         Black to move",
    );
    let turn = notation::read_turn(&*position, "d4").unwrap();
    let changes = position.changes(&turn).unwrap();
    assert!(matches!(changes[0], Change::Put { square: Square(27), .. }));
    let flip = |change: &Change| match *change {
        Change::Flip { square, distance } => {
            (notation::square_name(STANDARD, square, notation::Style::Letters), distance)
        }
        other => panic!("{other:?}"),
    };
    let flips: Vec<_> = changes[1..].iter().map(flip).collect();
    let near = ["D3", "C4", "C5", "E5"].map(|name| (name.to_owned(), 1));
    let further = ["D2", "B4", "B6", "F6"].map(|name| (name.to_owned(), 2));
    assert_eq!(flips, [&near[..], &further, &[("G7".to_owned(), 3)]].concat());
}

#[test]
fn a_pass_is_legal_only_without_a_move() {
    let start = STANDARD.start();
    let pass = Turn::default();
    assert_eq!(start.boxed().play(&pass), Err(Illegal::CannotPass));
    assert_eq!(start.why_not(&[], Square(27)), Illegal::Occupied { square: Square(27) });
    assert_eq!(start.why_not(&[], Square(0)), Illegal::NoFlips { square: Square(0) });
    assert_eq!(start.why_not(&[], Square(64)), Illegal::OffBoard);
    assert_eq!(start.why_not(&[Square(19)], Square(20)), Illegal::TurnEnds);

    // White can flip a row, Black nothing.
    let mut stuck = position(&format!("OXX{} X", "-".repeat(61)));
    assert_eq!(turns(&*stuck), ["pass"]);
    assert!(stuck.next(&[]).complete);
    assert_eq!(stuck.boxed().play(&Turn(vec![Square(3)])), Err(Illegal::MustPass));
    assert_eq!(stuck.changes(&pass), Ok(vec![]));
    stuck.play(&pass).unwrap();
    assert_eq!(turns(&*stuck), ["d1"]);
}

#[test]
fn the_game_ends_when_neither_side_can_move() {
    let over = |text: &str| {
        let position = position(text);
        let outcome = position.outcome()?;
        assert_eq!(position.turns(), []);
        assert_eq!(position.why_illegal(&Turn::default()), Illegal::GameOver);
        assert_eq!(outcome.reason, Reason::Count);
        let Points(points) = position.points()?;
        let Points(score) = native(&*position).score()?;
        Some((outcome.winner, points, score))
    };
    let empty = "-".repeat(62);
    // One colour is gone, whichever side is to move.
    for side in ["X", "O"] {
        let wiped_out = over(&format!("XX{empty} {side}"));
        assert_eq!(wiped_out, Some((Some(Side::First), [4, 0], [128, 0])));
    }
    // Neither side can move.
    let stuck = over(&format!("X{}OO X", "-".repeat(61)));
    assert_eq!(stuck, Some((Some(Side::Second), [2, 4], [2, 126])));
    let even = over(&format!("X{empty}O O"));
    assert_eq!(even, Some((None, [2, 2], [64, 64])));
    // The board is full.
    let full = over(&format!("{}{} X", "X".repeat(40), "O".repeat(24)));
    assert_eq!(full, Some((Some(Side::First), [80, 48], [80, 48])));

    assert_eq!(over(&format!("-OX{} X", "-".repeat(61))), None);
    assert_eq!(Reversi::start(ReversiRules::STANDARD).score(), None);
    assert_eq!(STANDARD.start().points(), Some(Points([4, 4])));
}

//! Go against what others published and computed, and against the rules written down plainly.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use parlour::notation::{self, Style};
use parlour::rules::go::{
    BadRules, Misplaced, Move, Opening, Position as Go, Repetition, Rules as GoRules, Size,
};
use parlour::rules::{Claim, Game, Illegal, Position, Rules, Side, Square, Turn};
use proptest::prelude::*;
use serde::Deserialize;

fn on(lines: u8, rules: GoRules) -> GoRules {
    rules.on(Size::new(lines).unwrap())
}

/// Of the numbers that were computed with OpenSpiel, those up to so many million.
fn assert_perft(most: u64) {
    let published: BTreeMap<u8, Vec<u64>> = serde_json::from_str(include_str!("data/go/perft.json")).unwrap();
    assert_eq!(published.len(), 6);
    for (lines, counts) in published {
        let start = Go::start(on(lines, GoRules::CHINESE));
        for (depth, count) in (1..).zip(counts).take_while(|&(_, count)| count <= most) {
            assert_eq!(start.perft(depth), count, "{lines}x{lines} depth {depth}");
        }
    }
}

#[test]
fn perft_is_what_open_spiel_counts() {
    assert_perft(1_000_000);
}

#[test]
#[ignore = "8 million sequences: seconds in release"]
fn perft_is_what_open_spiel_counts_at_every_depth() {
    assert_perft(u64::MAX);
}

/// How many ways to fill a board leave every chain a liberty: J. Tromp and G. Farneback,
/// *Combinatorics of Go* (2006); number A094777 of the encyclopedia of integer sequences. A board
/// of one point has one, the empty one.
fn legal_positions(lines: u8) -> u64 {
    let rules = on(lines, GoRules::CHINESE);
    let squares: Vec<_> = rules.grid().squares().collect();
    let fillings = 3u64.pow(squares.len() as u32);
    let is_legal = |filling: &u64| {
        let digit = |at: usize| filling / 3u64.pow(at as u32) % 3;
        let stone = |(at, &square): (usize, &Square)| match digit(at) {
            0 => None,
            1 => Some((square, Side::First)),
            _ => Some((square, Side::Second)),
        };
        Go::with_stones(rules, Side::First, squares.iter().enumerate().filter_map(stone)).is_ok()
    };
    (0..fillings).filter(is_legal).count() as u64
}

#[test]
fn small_boards_have_as_many_legal_positions_as_published() {
    assert_eq!(legal_positions(2), 57);
    assert_eq!(legal_positions(3), 12_675);
}

#[test]
#[ignore = "looks at 43 million boards: most of a minute in release"]
fn the_board_of_16_points_has_as_many_legal_positions_as_published() {
    assert_eq!(legal_positions(4), 24_318_165);
}

#[derive(Deserialize)]
struct RandomGame {
    /// The actions in order: `B c1`, `W PASS`.
    a: Vec<String>,
    /// How many actions there were before each.
    n: Vec<usize>,
}

/// OpenSpiel forbids what the simple ko forbids, and ends the game where a position comes back.
#[test]
fn random_games_have_as_many_turns_as_open_spiel_finds() {
    let (mut turns, mut repetitions) = (0, 0);
    for (lines, games) in [
        (3, include_str!("data/go/random_3x3.jsonl")),
        (5, include_str!("data/go/random_5x5.jsonl")),
        (9, include_str!("data/go/random_9x9.jsonl")),
    ] {
        for line in games.lines().skip(1) {
            let RandomGame { a: actions, n: counts } = serde_json::from_str(line).unwrap();
            let mut position = Go::start(on(lines, GoRules::CHINESE));
            for (ply, (action, count)) in actions.iter().zip(counts).enumerate() {
                let forbidden = position.forbidden();
                let superko = forbidden.iter().filter(|(_, why)| matches!(why, Illegal::Superko { .. }));
                assert_eq!(position.turns().len() + superko.count(), count, "ply {ply} of {line}");
                match notation::read_turn(&position, &action[2..]) {
                    Ok(turn) => position.play(&turn).unwrap(),
                    Err(error) => {
                        assert!(
                            error.to_string().ends_with(&Illegal::Superko { square: Square(0) }.to_string())
                        );
                        assert_eq!(ply + 1, actions.len(), "only the last turn may repeat: {line}");
                        repetitions += 1;
                    }
                }
                turns += 1;
            }
        }
    }
    assert!(turns > 10_000 && repetitions > 0, "{turns} turns, {repetitions} repetitions");
}

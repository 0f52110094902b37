//! Draughts by the rules of every federation, against what others published.

use parlour::notation;
use parlour::rules::checkers::{Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Game, Position, Rules};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Published {
    /// By the name of the rules.
    start: BTreeMap<String, Counts>,
    positions: Vec<Sample>,
}

/// Index 0 is depth 1. Empty where nobody published it.
#[derive(Deserialize)]
struct Counts {
    paths: Vec<u64>,
    distinct: Vec<u64>,
}

#[derive(Deserialize)]
struct Sample {
    rules: String,
    fen: String,
    #[serde(flatten)]
    counts: Counts,
}

fn published() -> Published {
    serde_json::from_str(include_str!("data/draughts/perft.json")).unwrap()
}

fn rules(name: &str) -> CheckersRules {
    let Rules::Checkers(rules) = Game::Checkers.preset(name).unwrap() else { unreachable!() };
    rules
}

fn native(position: &dyn Position) -> Checkers {
    let Rules::Checkers(rules) = position.rules() else { unreachable!() };
    let pieces = position.grid().squares().filter_map(|square| Some((square, position.piece(square)?)));
    Checkers::with_pieces(rules, position.to_move(), pieces).unwrap()
}

/// Compares as far as the numbers do not get greater than this.
fn compare(name: &str, position: Checkers, counts: &Counts, most: u64) {
    let upto = |counts: &[u64]| {
        let known: Vec<_> = counts.iter().copied().take_while(|&count| count <= most).collect();
        (1..).zip(known)
    };
    for (depth, count) in upto(&counts.paths) {
        assert_eq!(position.perft(depth), count, "{name}, paths to depth {depth}");
    }
    for (depth, count) in upto(&counts.distinct) {
        assert_eq!(position.perft_distinct(depth), count, "{name}, distinct to depth {depth}");
    }
}

fn compare_all(most: u64) {
    let Published { start, positions } = published();
    for (name, counts) in &start {
        compare(name, Checkers::start(rules(name)), counts, most);
    }
    for Sample { rules, fen, counts } in &positions {
        let rules = Rules::Checkers(self::rules(rules));
        compare(fen, native(&*notation::read_position(rules, fen).unwrap()), counts, most);
    }
}

#[test]
fn perft_is_as_published() {
    compare_all(1_000_000);
}

#[test]
#[ignore = "takes minutes: half a billion a row"]
fn perft_is_as_published_in_depth() {
    compare_all(600_000_000);
}

//! Draughts by the rules of every federation, against published data.

use std::collections::BTreeMap;

use parlour::notation;
use parlour::rules::checkers::{Position as Checkers, Rules as CheckersRules};
use parlour::rules::{Change, Claim, Game, Illegal, Position, Rules, Square};
use serde::Deserialize;

#[derive(Deserialize)]
struct Published {
    /// Counts from the first position, by the name of the rules.
    start: BTreeMap<String, Counts>,
    positions: Vec<Sample>,
}

/// Index 0 is depth 1. Empty if no count is published.
#[derive(Deserialize)]
struct Counts {
    paths: Vec<u64>,
    #[cfg(feature = "tools")]
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
    serde_json::from_str(include_str!("../../data/draughts/perft.json")).unwrap()
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

/// Compares all counts up to `most`.
fn compare(name: &str, position: Checkers, counts: &Counts, most: u64) {
    let upto = |counts: &[u64]| {
        let known: Vec<_> = counts.iter().copied().take_while(|&count| count <= most).collect();
        (1..).zip(known)
    };
    for (depth, count) in upto(&counts.paths) {
        assert_eq!(position.perft(depth), count, "{name}, paths to depth {depth}");
    }
    #[cfg(feature = "tools")]
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
    compare_all(1_100_000);
}

#[test]
#[ignore = "takes minutes: up to 50 million sequences each"]
fn perft_is_as_published_to_greater_depths() {
    compare_all(50_000_000);
}

fn position(name: &str, text: &str) -> Box<dyn Position> {
    notation::read_position(Rules::Checkers(rules(name)), text).unwrap()
}

fn turns(position: &dyn Position) -> Vec<String> {
    position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect()
}

fn numbered(position: &dyn Position, number: u8) -> Square {
    let known = |&square: &Square| notation::square_number(position.rules(), square) == Some(number);
    position.grid().squares().find(known).unwrap()
}

/// Returns the reason for which a turn is refused, and the numbers of the squares that it points to.
fn refusal(position: &dyn Position, text: &str) -> (Illegal, Vec<u8>) {
    let Err(notation::BadTurn::Illegal { reason, .. }) = notation::read_turn(position, text) else {
        panic!("{text} should be refused");
    };
    let numbers = reason.squares().iter().map(|&at| notation::square_number(position.rules(), at).unwrap());
    let numbers = numbers.collect();
    (reason, numbers)
}

#[test]
fn each_set_of_rules_decides_how_a_man_jumps_over_the_far_row() {
    // From 2 a man can capture the piece on 6, but only a king the one on 9.
    let (near, far) = ("W:W11:B6,7", "W:W11:B7,9");
    assert_eq!(turns(&*position("russian", near)), ["11x2x9", "11x2x13"]);
    assert_eq!(turns(&*position("russian", far)), ["11x2x13"]);
    assert_eq!(turns(&*position("brazilian", near)), ["11x2x9"]);
    assert_eq!(turns(&*position("brazilian", far)), ["11x2"]);
    assert_eq!(turns(&*position("czech", near)), ["11x2"]);
    let after = |rules| {
        let mut game = position(rules, near);
        game.play(&notation::read_turn(&*game, "11x9").unwrap()).unwrap();
        notation::position_text(&*game)
    };
    assert_eq!(after("russian"), "B:WK9:B");
    assert_eq!(after("brazilian"), "B:W9:B");
}

#[test]
fn captured_pieces_are_removed_after_the_jump() {
    let position = position("international", "W:WK46:B37,28");
    let all = ["46x32x5", "46x32x10", "46x32x14", "46x32x19", "46x32x23"];
    assert_eq!(turns(&*position), all);
    let turn = notation::read_turn(&*position, "46x5").unwrap();
    let [first, second] = [37, 28].map(|number| Change::Remove { square: numbered(&*position, number) });
    assert_eq!(position.changes(&turn).unwrap()[2..], [first, second]);
    let begun = position.changes(&parlour::rules::Turn(turn.0[..2].to_vec())).unwrap();
    assert!(
        matches!(begun.as_slice(), [Change::Move { .. }]),
        "the captured piece should stay during the jump: {begun:?}"
    );
}

#[test]
fn a_refusal_names_the_capture_that_comes_first() {
    let most = position("international", "W:W28,50:B22,12,44");
    assert_eq!(turns(&*most), ["28x17x8"]);
    assert_eq!(refusal(&*most, "50x39").1, [28]);
    assert!(matches!(refusal(&*most, "50x39").0, Illegal::MustCaptureMost { .. }));
    let czech = position("czech", "W:WK32,22:B27,18");
    assert!(
        turns(&*czech).iter().all(|turn| turn.starts_with("32")),
        "only captures by the king should be legal: {:?}",
        turns(&*czech)
    );
    assert!(matches!(refusal(&*czech, "22x15").0, Illegal::MustCaptureWithKing { .. }));
    // If no king can capture, a capture by a man is forced.
    assert!(matches!(refusal(&*position("czech", "W:WK32,22:B18"), "32-28").0, Illegal::MustCapture { .. }));
}

#[test]
fn an_italian_man_cannot_capture_a_king() {
    assert_eq!(turns(&*position("italian", "W:W22:BK18")), ["22-19"]);
}

#[test]
fn a_frisian_king_rests_after_three_moves() {
    let mut game = position("frisian", "W:WK46,50:BK25,1");
    for turn in ["46-41", "25-20", "41-46", "20-25", "46-41", "25-20"] {
        let turn = notation::read_turn(&*game, turn).unwrap();
        game.play(&turn).unwrap();
    }
    assert_eq!(notation::position_text(&*game), "W:WK41,50:B1,K20:R41,41,41,20,20,20");
    assert_eq!(turns(&*game), ["50-44", "50-45"]);
    let king = numbered(&*game, 41);
    assert_eq!(game.why_not(&[], king), Illegal::KingRests { square: king });
    // The king may still capture.
    let text = "W:WK41,50:B1,K20,23:R41,41,41";
    assert!(turns(&*position("frisian", text)).iter().all(|turn| turn.starts_with("41x")));
    // It may move again after another piece has moved, or if there is no other piece.
    let turn = notation::read_turn(&*game, "50-44").unwrap();
    game.play(&turn).unwrap();
    assert_eq!(notation::position_text(&*game), "B:WK41,44:B1,K20:R20,20,20");
    assert!(!turns(&*position("frisian", "W:WK41:B1,K20:R41,41,41")).is_empty());
}

#[test]
fn draws_with_few_pieces_can_be_claimed_after_their_last_turn() {
    let mut game = position("international", "W:WK46,K47:BK6");
    let mut history = vec![game.hash()];
    for ply in 1..=12 {
        let turn = ["47-42", "6-1", "42-47", "1-6"][(ply - 1) % 4];
        let turn = notation::read_turn(&*game, turn).unwrap_or_else(|error| panic!("{error}"));
        game.play(&turn).unwrap();
        history.push(game.hash());
        assert_eq!(game.claims(&history).contains(&Claim::FewPieces), ply >= 10, "after {ply} turns");
        assert_eq!(game.claims(&history).contains(&Claim::Repetition), ply >= 8, "after {ply} turns");
    }
}

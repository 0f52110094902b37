//! Tests of the engine through its public interface.

use super::*;
use crate::engine::{Limits, Lines, Score};
use crate::notation;
use crate::rules::random::Random;
use crate::rules::{Game, Side, Square, Turn};

fn position(text: &str) -> Position {
    let read = notation::read_position(Game::Hexdame.presets()[0].rules, text).expect("a position");
    known(&*read).expect("a position of Hexdame")
}

fn square(name: &str) -> Square {
    notation::read_square(Game::Hexdame.presets()[0].rules, name).expect("a square")
}

fn ask(position: &Position, limits: Limits) -> Analysis {
    let question = Question { position, history: &[position.hash()], limits, lines: Lines::Best(1), seed: 1 };
    HexdameEngine::new(Resources::for_tests(1 << 20, 1)).analyse(&question, &Stop::default())
}

/// Returns a position after this number of random turns, or the last open one if the game ends sooner.
fn scattered(seed: u64, turns: u64) -> Position {
    let mut random = Random::new(seed);
    let mut position = Position::start(rules::hexdame::Rules::INTERNATIONAL);
    for _ in 0..turns {
        let legal = position.turns();
        let turn = &legal[random.below(legal.len() as u64) as usize];
        let mut after = position;
        after.play(turn).expect("the turn should be legal");
        if after.outcome().is_some() {
            break;
        }
        position = after;
    }
    position
}

/// Returns the number of plies in which the side to move wins or, negative, loses, by exhaustive search.
fn brute_force(position: &Position, depth: u32) -> Option<i32> {
    if position.outcome().is_some() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let mut lost = Some(0);
    let mut won = None;
    for turn in position.turns() {
        let mut after = *position;
        after.play(&turn).expect("the turn should be legal");
        match brute_force(&after, depth - 1) {
            Some(plies) if plies <= 0 => won = won.into_iter().chain([1 - plies]).min(),
            Some(plies) => lost = lost.map(|most: i32| most.min(-1 - plies)),
            None => lost = None,
        }
    }
    won.or(lost)
}

#[test]
fn wins_and_losses_equal_an_exhaustive_search() {
    let mut decided = 0;
    for seed in 0..400 {
        let position = scattered(seed, 60 + seed % 60);
        if position.perft(3) > 3000 {
            continue;
        }
        let Some(plies) = brute_force(&position, 3) else { continue };
        let Score { value, decided_in, .. } = ask(&position, Limits::depth(4)).lines[0].score;
        assert_eq!(decided_in, Some(plies.unsigned_abs()), "{position:?}");
        assert_eq!(value > 0, plies > 0, "{position:?}");
        decided += 1;
    }
    assert!(decided > 5, "only {decided} positions are decided");
}

#[test]
fn values_are_opposite_for_the_two_sides() {
    // Half a turn of the board exchanges the sides.
    for seed in 0..50 {
        let position = scattered(seed, seed);
        let turned = |square: Square| Square(60 - square.0);
        let pieces = position.grid().squares().filter_map(|square| {
            let piece = position.piece(square)?;
            Some((turned(square), rules::Piece { side: piece.side.other(), ..piece }))
        });
        let mirrored =
            Position::with_pieces(rules::hexdame::Rules::STANDARD, position.to_move().other(), pieces)
                .expect("a position");
        let value = |position: &Position| Evaluation::new().value(position.board, position.to_move());
        assert_eq!(value(&mirrored), value(&position));
        let passed = value(&position.with_to_move(position.to_move().other()));
        assert_eq!(value(&position) + passed, value(&mirrored) + passed);
    }
}

#[test]
fn self_play_is_legal_and_deterministic() {
    let play = || {
        let mut position = Position::start(rules::hexdame::Rules::INTERNATIONAL);
        let mut turns = Vec::new();
        while position.outcome().is_none() && turns.len() < 60 {
            let analysis = ask(&position, Limits::nodes(300));
            let turn = analysis.lines[0].turns[0].clone();
            position.play(&turn).expect("the turn should be legal");
            turns.push(turn);
        }
        turns
    };
    assert_eq!(play(), play());
}

#[test]
fn codes_of_moves_tell_them_apart() {
    use crate::engine::search::Game as _;
    let (mut moves, mut collisions) = (0, 0);
    for seed in 0..200 {
        let position = scattered(seed, 20 + seed % 80);
        let mut codes = Vec::new();
        position.each_move(|step| codes.push(SearchPosition::code(step)));
        moves += codes.len();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        collisions += all - codes.len();
        assert!(codes.iter().all(|&code| code < u16::MAX));
    }
    assert!(moves > 1000 && collisions == 0, "{collisions} of {moves}");
}

#[test]
fn reasons_match_the_board() {
    let facts = |text: &str, turn: &str| {
        let position = position(text);
        let turn = notation::read_turn(&position, turn).expect("a turn");
        let score = Score { value: 0, chance: 500, decided_in: None };
        reasons(&position, &Line { turns: vec![turn], score })
    };
    let takes = facts("W:We5,a2:Be6,b6,f8", "e5xe7xg9");
    assert_eq!(takes[0], Fact::OnlyTurn);
    assert_eq!(takes[1], Fact::Takes { taken: vec![square("f8"), square("e6")], given: Vec::new() });
    assert_eq!(takes[2], Fact::Crowns { square: square("g9") });
    let free = facts("W:Wf7,a2:Bb4,d2", "f7-f8");
    assert!(free.contains(&Fact::FreeWay { square: square("f8"), rows: 1 }), "{free:?}");
    assert_eq!(
        reasons(
            &position("W:Wf7:Bb4"),
            &Line { turns: vec![Turn::default()], score: Score { value: 0, chance: 500, decided_in: None } }
        ),
        []
    );
    assert_eq!(position("B:Wf7:Bb4").to_move(), Side::Second);
}

//! Tests of the engine through its public interface.

use std::collections::HashMap;

use super::demand::{Demand, demand, stones};
use super::rows::squares;
use super::threats::{self, Reach};
use super::*;
use crate::engine::{Budget, Limits, Line, Lines, NoHost};
use crate::notation::read_position;
use crate::rules::four::Rules;
use crate::rules::random::Random;
use crate::rules::{Game, Outcome, Side};

fn engine() -> FourEngine {
    FourEngine::new(Resources::for_tests(1 << 20, 1))
}

fn ask(engine: &mut FourEngine, position: &Position, limits: Limits) -> Analysis {
    engine.analyse(&question(position, limits), &Stop::default())
}

fn question(position: &Position, limits: Limits) -> Question<'_> {
    Question { position, history: &[], limits, lines: Lines::Best(1), seed: 1 }
}

fn random(at: u64, end: usize) -> usize {
    (crate::rules::zobrist::word(at) % end as u64) as usize
}

/// Returns a position after this number of random turns, or the last open one if the game ends sooner.
fn scattered(seed: u64, turns: u64) -> Position {
    let mut position = Position::start(if seed.is_multiple_of(2) { Rules::FREE } else { Rules::SEAT_STONE });
    for at in 0..turns {
        let legal = position.turns();
        let Some(turn) = legal.get(random(seed << 16 | at, legal.len().max(1))) else { break };
        let mut after = position;
        after.play(turn).expect("the turn should be legal");
        if after.outcome().is_some() {
            break;
        }
        position = after;
    }
    position
}

/// Returns the result within this number of plies by exhaustive search: 1 for a win, -1 for a loss, 0
/// otherwise.
fn brute_force(position: &Position, depth: u32) -> i32 {
    match position.outcome() {
        Some(Outcome { winner: Some(winner), .. }) => {
            return if winner == position.to_move() { 1 } else { -1 };
        }
        Some(_) => return 0,
        None if depth == 0 => return 0,
        None => {}
    }
    let value = |turn: &Turn| {
        let mut after = *position;
        after.play(turn).expect("the turn should be legal");
        -brute_force(&after, depth - 1)
    };
    position.turns().iter().map(value).max().unwrap_or(0)
}

/// Returns 1 if the side to move wins, -1 if it loses and 0 for a draw, by trying all turns that do not lose at once.
pub(super) fn value(position: &Position, known: &mut HashMap<u64, i32>) -> i32 {
    let only = match demand(position) {
        Demand::Wins(_) => return 1,
        Demand::Only(_) if position.places() == 0 => return 0,
        Demand::Only(only) => only,
    };
    if let Some(&value) = known.get(&position.hash()) {
        return value;
    }
    let mut best = -1;
    for square in squares(only) {
        let mut after = *position;
        after.place(square);
        best = best.max(-value(&after, known));
        if best == 1 {
            break;
        }
    }
    known.insert(position.hash(), best);
    best
}

/// Returns a position with this number of empty squares in which no stone completes four, after random turns that do
/// not lose at once, or nothing if the game ends before.
pub(super) fn late(random: &mut Random, room: u32) -> Option<Position> {
    let mut position = Position::start(Rules::SEAT_STONE);
    loop {
        let Demand::Only(only @ 1..) = demand(&position) else { return None };
        let [own, other] = stones(&position);
        if (own | other).count_zeros() <= room {
            return Some(position);
        }
        let square = squares(only).nth(random.index(only.count_ones() as usize))?;
        position.place(square);
    }
}

#[test]
fn demands_agree_with_the_rules() {
    for seed in 0..300 {
        let position = scattered(seed, 4 + seed % 24);
        match demand(&position) {
            Demand::Wins(wins) => {
                for turn in position.turns() {
                    let mut after = position;
                    after.play(&turn).expect("the turn should be legal");
                    let is_win = after.winner() == Some(position.to_move());
                    assert_eq!(is_win, wins >> turn.0[0].0 & 1 != 0, "{position:?}");
                }
            }
            Demand::Only(only) => {
                for turn in position.turns() {
                    let mut after = position;
                    after.play(&turn).expect("the turn should be legal");
                    assert_eq!(
                        brute_force(&after, 1) < 1,
                        only >> turn.0[0].0 & 1 != 0,
                        "{position:?} {turn:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn wins_and_losses_equal_an_exhaustive_search() {
    let (mut decided, mut engine) = (0, engine());
    for seed in 0..60 {
        let position = scattered(seed, 6 + seed % 20);
        if position.turns().len() > 14 {
            continue;
        }
        let analysis = ask(&mut engine, &position, Limits::depth(4));
        let Score { value, decided_in, .. } = analysis.lines[0].score;
        let found = decided_in.filter(|&plies| plies <= 4).map_or(0, |_| value.signum());
        assert_eq!(found, brute_force(&position, 4), "{position:?} {analysis:?}");
        decided += found.abs();
    }
    assert!(decided > 5, "only {decided} positions are decided");
}

#[test]
fn a_win_by_threats_is_a_win() {
    let (mut found, reach) = (0, Reach { threats: 3, positions: 100 });
    for seed in 0..400 {
        let position = scattered(seed, 6 + seed % 20);
        let mut budget = Budget::unlimited(&Stop::default());
        let Some(plies) = threats::win(&position, reach, &mut budget) else { continue };
        if plies <= 5 {
            assert_eq!(brute_force(&position, plies), 1, "{position:?} in {plies}");
        }
        found += usize::from(plies == 5);
    }
    assert!(found > 5, "only {found} wins take two threats");
}

/// Returns the position after these turns from the first one of a game with a seat stone.
fn after(names: &str) -> Position {
    let mut position = Position::start(Rules::SEAT_STONE);
    for name in names.split(' ') {
        let [column, row] = name.as_bytes() else { panic!("{name} is not a square") };
        position.place(Square(u16::from(b'8' - row) * 8 + u16::from(column - b'a')));
    }
    position
}

/// Proves a position as the engine does, with a table of this number of bytes.
fn prove(position: &Position, memory: usize, budget: &mut Budget) -> Option<Proof> {
    proof::prove(position, Means { known: Known::built_in(), memory, first: FIRST }, budget)
}

#[test]
fn a_proof_finds_the_winner_of_an_exhaustive_search() {
    let (mut won, mut lost, mut engine) = (0, 0, engine());
    for seed in 0..500 {
        let mut position = scattered(seed, 12 + seed % 30);
        // The position after the best turn is mostly lost.
        for _ in 0..2 {
            let analysis = ask(&mut engine, &position, Limits::nodes(100_000));
            if !analysis.exact {
                break;
            }
            let mut budget = Budget::new(Limits::nodes(200_000), &Stop::default(), &NoHost);
            let Score { value, decided_in, .. } = analysis.lines[0].score;
            match prove(&position, 1 << 20, &mut budget).filter(|proof| proof.result.is_ne()) {
                Some(Proof { result, plies, line }) => {
                    assert_eq!(result, value.cmp(&0), "{position:?}");
                    assert!(decided_in.is_some_and(|shortest| shortest <= plies), "{position:?} in {plies}");
                    assert!(position.turns().contains(&turn(line[0])), "{position:?} {line:?}");
                    won += u32::from(result.is_gt());
                    lost += u32::from(result.is_lt());
                }
                // A position that loses with the next stone has no line, and neither side wins a drawn one.
                None => assert!(value == 0 || decided_in == Some(2), "{position:?} {analysis:?}"),
            }
            position.play(&analysis.lines[0].turns[0]).expect("the turn should be legal");
            if position.outcome().is_some() {
                break;
            }
        }
    }
    assert!(won > 50 && lost > 20, "{won} won and {lost} lost");
}

#[test]
fn a_proven_draw_is_one_and_its_turn_keeps_it() {
    let (mut random, mut drawn) = (Random::new(9), 0);
    while drawn < 50 {
        let room = 6 + random.index(9) as u32;
        let Some(position) = late(&mut random, room) else { continue };
        let mut budget = Budget::new(Limits::nodes(200_000), &Stop::default(), &NoHost);
        let Some(proof) = prove(&position, 1 << 20, &mut budget) else { continue };
        let mut known = HashMap::new();
        assert_eq!(proof.result, value(&position, &mut known).cmp(&0), "{position:?}");
        if proof.result.is_eq() {
            let mut after = position;
            after.play(&turn(proof.line[0])).expect("the turn should be legal");
            assert_eq!(value(&after, &mut known), 0, "{position:?} {proof:?}");
            drawn += 1;
        }
    }
}

#[test]
fn the_line_of_a_proof_leads_to_a_short_win() {
    let mut position = after("b4 a3 b5 b6 a2 b7");
    let mut budget = Budget::new(Limits::nodes(100_000), &Stop::default(), &NoHost);
    let proof = prove(&position, 1 << 22, &mut budget).expect("the position should be decided");
    let side = position.to_move();
    let mut left = proof.plies;
    for &square in &proof.line {
        position.play(&turn(square)).expect("the turn should be legal");
        left -= 1;
    }
    if position.outcome().is_none() {
        let analysis = ask(&mut engine(), &position, Limits::nodes(10_000));
        let Score { value, decided_in, .. } = analysis.lines[0].score;
        assert_eq!(
            (value > 0) == (position.to_move() == side),
            proof.result.is_gt(),
            "{proof:?} {analysis:?}"
        );
        assert!(decided_in.is_some_and(|plies| plies <= left), "{proof:?} {analysis:?}");
    } else {
        assert_eq!(position.winner().map(|winner| winner == side), Some(proof.result.is_gt()), "{proof:?}");
    }
}

#[test]
fn generous_limits_find_a_long_win_and_small_ones_stay_as_they_are() {
    let position = after("a5 a6 a3 b6 b7 a2");
    let ask = |limits| {
        let mut engine = FourEngine::new(Resources::for_tests(64 << 20, 1));
        ask(&mut engine, &position, limits)
    };
    // Alpha-beta search alone does not prove this one with all the nodes that the second question allows.
    let small = ask(Limits::nodes(1_000_000));
    assert!(!small.exact, "{small:?}");
    for limits in [Limits::nodes(8_000_000), Limits::time(Duration::from_mins(1))] {
        let generous = ask(limits);
        assert!(generous.exact && generous.nodes <= 4_000_000, "{limits:?} {generous:?}");
    }
}

#[test]
fn a_win_by_zugzwang_is_proven_before_the_board_is_full() {
    // Without zugzwang, 300 million positions are not enough.
    let position = after("b4 b5 b6 c4 b7 c7");
    let mut budget = Budget::new(Limits::nodes(300_000), &Stop::default(), &NoHost);
    let proof = prove(&position, 1 << 24, &mut budget).expect("the position should be decided");
    assert!(proof.result.is_gt() && proof.plies > 40, "{proof:?}");
}

/// Returns the position of a text.
pub(super) fn read(text: &str) -> Position {
    let position = read_position(Game::Four.presets()[0].rules, text).expect("a position");
    *position.as_any().downcast_ref::<Position>().expect("a position of four")
}

#[test]
fn what_is_known_makes_the_slowest_positions_quick() {
    // Without it, these take 1 million to 1.3 thousand million positions each.
    let (lost, drawn, won) = (Ordering::Less, Ordering::Equal, Ordering::Greater);
    let slowest = [
        ("......../......../......../OX....../XOXX..../O......./......../........ O", lost),
        ("......../.X....../XO....../.X....../XO....../O......./......../........ O", won),
        ("......../..X...../XXO...../O......./X......./O......./......../........ O", drawn),
        ("......../......../......../.XO...../XOX...../O.X...../......../........ O", lost),
        ("......../......../......../OOX...../X......./XX....../.O....../........ O", won),
        (".O....../XX....../.O....../.X....../XO....../......../......../........ O", won),
        ("......../......../O......./XX....../XOX...../O......./......../........ O", lost),
        ("......../......../X.O...../OXX...../XO....../......../......../........ O", won),
        ("......../......../O......./O......./XX....../X......./O......./X....... O", won),
        ("......../......../X......./O......./XX....../.OX...../.O....../........ O", lost),
        ("......../......../.XO...../OOX...../X......./X......./......../........ O", lost),
        ("......../......../OX....../O......./XXO...../X......./......../........ O", lost),
        ("......../......../......../.X.O..../XOOX..../X......./......../........ O", won),
        ("......../......../......../O......./X......./OX....../XO....../X....... O", won),
        ("......../......../......../......../XO.X..../XXOO..../......../........ O", lost),
        ("......../......../......../.X....../XOO...../O.XX..../......../........ O", drawn),
        ("......../......../......../......../X......./OOX...../X......./OX...... O", drawn),
        ("......../......../X......./O......./XX....../OOX...../......../........ O", drawn),
    ];
    for (text, result) in slowest {
        let mut budget = Budget::new(Limits::nodes(1_800_000), &Stop::default(), &NoHost);
        let proof = prove(&read(text), 32 << 20, &mut budget);
        assert_eq!(proof.map(|proof| proof.result), Some(result), "{text}");
    }
}

#[test]
fn without_limits_a_proof_leaves_time_for_an_answer() {
    // Not proven with four thousand million positions.
    let position = read("......../......../...X..../OXOO..../XX....../......../......../........ O");
    let engine = FourEngine::new(Resources::for_tests(8 << 20, 1));
    let question = question(&position, Limits::default());
    let (proof, budget) = engine.prove(&position, &question, &Stop::default());
    assert!(proof.is_none() && budget.nodes() < MOST_WITHOUT_LIMITS + 100, "{proof:?} {budget:?}");
}

#[test]
fn self_play_is_legal_and_deterministic() {
    let play = || {
        let (mut engine, mut position, mut turns) =
            (engine(), Position::start(Rules::SEAT_STONE), Vec::new());
        while position.outcome().is_none() {
            let analysis = ask(&mut engine, &position, Limits::nodes(500));
            assert!(!reasons(&position, &analysis.lines[0]).is_empty());
            let turn = analysis.lines[0].turns[0].clone();
            position.play(&turn).expect("the turn should be legal");
            turns.push(turn);
        }
        turns
    };
    assert_eq!(play(), play());
}

#[test]
fn reasons_match_the_board() {
    let place = |names: &[u16], side| names.iter().map(|&at| (Square(at), side)).collect::<Vec<_>>();
    let position = |first: &[u16], second: &[u16]| {
        let stones = [place(first, Side::First), place(second, Side::Second)].concat();
        Position::with_stones(Rules::FREE, Side::First, stones).expect("the position should be valid")
    };
    let facts = |position: &Position, square: u16| {
        let score = Score { value: 0, chance: 500, decided_in: None };
        reasons(position, &Line { turns: vec![Turn(vec![Square(square)])], score })
    };
    let three = position(&[26, 27, 28], &[34, 35, 36]);
    assert_eq!(facts(&three, 29), [Fact::Wins]);
    let two = position(&[26, 27], &[34, 44]);
    assert_eq!(facts(&two, 28)[0], Fact::Threatens(vec![Square(25), Square(29)]));
    let threatened = position(&[26, 18], &[32, 34, 35, 36]);
    assert_eq!(facts(&threatened, 33)[0], Fact::Stops(Square(33)));
    assert_eq!(facts(&position(&[], &[]), 20), [Fact::Begins]);
}

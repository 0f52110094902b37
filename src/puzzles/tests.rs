//! The proofs are held against plain minimax, which knows nothing but the rules.

use std::collections::HashSet;

use super::{Miner, Prover, Puzzle, Task, grade, read, shipped, write};
use crate::engine::connect_four::Fact as ConnectFourFact;
use crate::engine::reversi::Fact as ReversiFact;
use crate::engine::{Reason, Stop};
use crate::notation;
use crate::rules::random::Random;
use crate::rules::{Game, Position, Rules, Side, Square, Symmetry, Turn, connect_four, go, gomoku, shape};

/// Returns the position after this number of random turns, if the game is not over before.
fn random(rules: Rules, turns: usize, seed: u64) -> Option<Box<dyn Position>> {
    let mut random = Random::new(seed);
    let mut position = rules.start();
    for _ in 0..turns {
        let turns = position.turns();
        let turn = turns.get(random.index(turns.len()))?;
        position.play(turn).expect("a legal turn");
    }
    position.outcome().is_none().then_some(position)
}

fn after(position: &dyn Position, turn: &Turn) -> Box<dyn Position> {
    let mut after = position.boxed();
    after.play(turn).expect("a legal turn");
    after
}

/// Returns 1 if the side to move wins, 0 for a draw and -1 for a loss.
fn result(position: &dyn Position) -> i32 {
    match position.outcome() {
        Some(outcome) => match outcome.winner {
            Some(winner) if winner == position.to_move() => 1,
            Some(_) => -1,
            None => 0,
        },
        None => {
            let results = position.turns().into_iter().map(|turn| -result(&*after(position, &turn)));
            results.max().expect("a turn")
        }
    }
}

/// Returns the turns whose value is the greatest, with this value.
fn best(position: &dyn Position, value: impl Fn(&dyn Position) -> i32) -> (i32, Vec<Turn>) {
    let values: Vec<(i32, Turn)> =
        position.turns().into_iter().map(|turn| (value(&*after(position, &turn)), turn)).collect();
    let most = values.iter().map(|(value, _)| *value).max().expect("a turn");
    (most, values.into_iter().filter(|(value, _)| *value == most).map(|(_, turn)| turn).collect())
}

/// Compares the proofs of many random positions with minimax to the end, and returns the number of puzzles.
fn compare_to_the_end(rules: Rules, turns: usize, positions: u64) -> usize {
    let (mut prover, mut puzzles) = (Prover::new(rules), 0);
    for seed in 0..positions {
        let Some(position) = random(rules, turns, seed) else { continue };
        let (value, right) = best(&*position, |after| -result(after));
        let wins_at_once = |turn: &Turn| after(&*position, turn).outcome().is_some();
        let is_one = right.len() == 1
            && value >= 0
            && position.turns().len() >= 3
            && !(value > 0 && rules.game() != Game::Reversi && wins_at_once(&right[0]));
        let proof = prover.prove(&*position);
        let text = notation::picture(&*position);
        assert_eq!(proof.as_ref().map(|proof| &proof.line[0]), right.first().filter(|_| is_one), "{text}");
        let Some(proof) = proof else { continue };
        puzzles += 1;
        assert_eq!(value == 0, proof.task == Task::Hold, "{text}");
        for turn in position.turns() {
            let answers = prover.refute(&*position, proof.task, &turn);
            let after = after(&*position, &turn);
            if turn == proof.line[0] || after.outcome().is_some() {
                assert!(answers.is_empty(), "{text}");
                continue;
            }
            let answer = answers.first().unwrap_or_else(|| panic!("{turn:?} fails in {text}"));
            let mut answered = after;
            answered.play(answer).expect("a legal answer");
            let sign = if answered.to_move() == position.to_move() { 1 } else { -1 };
            assert!(sign * result(&*answered) < value, "{turn:?} and {answer:?} in {text}");
        }
    }
    puzzles
}

#[test]
fn connect_four_is_proven_as_by_minimax() {
    let rules = connect_four::Rules::new(4, 4, 3).expect("a small board");
    assert!(compare_to_the_end(Rules::ConnectFour(rules), 6, 200) > 10);
}

#[test]
fn reversi_is_proven_as_by_minimax() {
    assert!(compare_to_the_end(Game::Reversi.presets()[0].rules, 54, 60) > 5);
}

fn lead(position: &dyn Position, side: Side) -> i32 {
    let owners = position.grid().squares().filter_map(|square| position.piece(square));
    owners.map(|piece| if piece.side == side { 1 } else { -1 }).sum()
}

/// Returns the lead of a side after this number of plies of best play, and all captures that follow. A win is 100.
fn lead_after(position: &dyn Position, side: Side, plies: u32) -> i32 {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner == Some(side) { 100 } else { -100 };
    }
    if plies == 0 && !position.must_capture() {
        return lead(position, side);
    }
    let values = position
        .turns()
        .into_iter()
        .map(|turn| lead_after(&*after(position, &turn), side, plies.saturating_sub(1)));
    if position.to_move() == side { values.max() } else { values.min() }.expect("a turn")
}

#[test]
fn shots_are_proven_as_by_minimax() {
    let mut shots = 0;
    for (game, preset) in
        [(Game::Checkers, "american"), (Game::Checkers, "russian"), (Game::Hexdame, "standard")]
    {
        let rules = game.preset(preset).expect("a preset");
        for seed in 0..120 {
            let Some(position) = random(rules, 24 + seed as usize % 20, seed) else { continue };
            let side = position.to_move();
            let now = lead(&*position, side);
            let winners = |plies: u32| -> Vec<Turn> {
                let wins = |turn: &Turn| lead_after(&*after(&*position, turn), side, plies) > now;
                position.turns().into_iter().filter(wins).collect()
            };
            let (one, two) = (winners(0), winners(2));
            // The proofs of longer shots take long.
            if two.is_empty() {
                continue;
            }
            let wanted = if position.turns().len() >= 3 && one.is_empty() && two.len() == 1 {
                two.first()
            } else {
                None
            };
            let proof = Prover::new(rules).prove(&*position);
            let of_two = proof
                .as_ref()
                .filter(|proof| matches!(proof.task, Task::Gain { turns: 2, .. } | Task::WinIn(2)));
            let text = notation::picture(&*position);
            assert_eq!(of_two.map(|proof| &proof.line[0]), wanted, "{text}");
            if let Some(Task::Gain { pieces, .. }) = of_two.map(|proof| proof.task) {
                let gain = lead_after(&*after(&*position, &two[0]), side, 2) - now;
                assert_eq!(i32::from(pieces), gain.min(4), "{text}");
            }
            for turn in position.turns() {
                let Some(proof) = of_two.filter(|proof| proof.line[0] != turn) else { continue };
                let after_turn = after(&*position, &turn);
                if after_turn.outcome().is_some() {
                    continue;
                }
                let answers = Prover::new(rules).refute(&*position, proof.task, &turn);
                let answered = after(&*after_turn, answers.first().expect("every other turn wins nothing"));
                assert!(lead_after(&*answered, side, 1) <= now, "{turn:?} and {answers:?} in {text}");
            }
            shots += usize::from(wanted.is_some());
        }
    }
    assert!(shots > 5, "{shots}");
}

/// Returns `true` if a side captures the stone on a square within this number of plies.
fn captures(position: &dyn Position, side: Side, square: Square, plies: u32) -> bool {
    if position.piece(square).is_none_or(|piece| piece.side == side) {
        return true;
    }
    if plies == 0 {
        return false;
    }
    let mut turns = position.turns().into_iter();
    let mut goes_on = |turn: Turn| captures(&*after(position, &turn), side, square, plies - 1);
    if position.to_move() == side {
        turns.any(&mut goes_on)
    } else {
        position.outcome().is_none() && !position.turns().is_empty() && turns.all(&mut goes_on)
    }
}

#[test]
fn captures_are_proven_as_by_minimax() {
    let size = go::Size::new(4).expect("a small board");
    let rules = Rules::Go(go::Rules::JAPANESE.on(size));
    let mut found = 0;
    for seed in 0..80 {
        let Some(position) = random(rules, 8, seed) else { continue };
        let Some(proof) = Prover::new(rules).prove(&*position) else { continue };
        let Task::Capture { square, turns } = proof.task else { continue };
        let side = position.to_move();
        let wins = |turn: &Turn, turns: u8| {
            captures(&*after(&*position, turn), side, square, 2 * u32::from(turns) - 2)
        };
        let text = notation::picture(&*position);
        for turn in position.turns() {
            assert!(!wins(&turn, turns - 1), "{turn:?} is faster in {text}");
            if turns == 2 {
                assert_eq!(wins(&turn, turns), turn == proof.line[0], "{turn:?} in {text}");
            }
            if turns == 2 && turn != proof.line[0] {
                let answers = Prover::new(rules).refute(&*position, proof.task, &turn);
                let answer = answers.first().unwrap_or_else(|| panic!("{turn:?} fails in {text}"));
                let answered = after(&*after(&*position, &turn), answer);
                assert!(!captures(&*answered, side, square, 1), "{turn:?} and {answer:?} in {text}");
            }
        }
        found += 1;
    }
    assert!(found > 3, "{found}");
}

const STAGE: gomoku::Stage = gomoku::Stage::Playing { swapped: false };

/// Returns the points on which a side would make five.
fn fives(position: &dyn Position, side: Side) -> Vec<Square> {
    let Rules::Gomoku(rules) = position.rules() else { panic!("gomoku") };
    let stones = position.grid().squares().filter_map(|square| Some((square, position.piece(square)?.side)));
    let turned = gomoku::Position::with_stones(rules, STAGE, side, stones).expect("a position");
    let wins =
        |turn: &Turn| after(&turned, turn).outcome().is_some_and(|outcome| outcome.winner == Some(side));
    turned.turns().into_iter().filter(wins).map(|turn| turn.0[0]).collect()
}

#[test]
fn wins_by_fours_have_no_other_answer() {
    let rules = Game::Gomoku.preset("free-style").expect("a preset");
    let mut miner = Miner::new(rules, 5);
    let puzzles: Vec<Puzzle> =
        std::iter::repeat_with(|| miner.play(&Stop::default())).take(12).flatten().collect();
    assert!(puzzles.len() >= 2, "{}", puzzles.len());
    for puzzle in puzzles {
        let mut position = puzzle.start().expect("a position");
        let side = position.to_move();
        for (at, turn) in puzzle.line.iter().enumerate() {
            if at % 2 == 1 {
                // The answer is forced: nothing else stops the five, and there is no five of one's own.
                assert!(fives(&*position, position.to_move()).is_empty());
                assert!(fives(&*position, side).contains(&turn.0[0]));
            }
            position.play(turn).expect("a legal turn");
            if at % 2 == 0 && position.outcome().is_none() {
                assert!(!fives(&*position, side).is_empty(), "every turn of the winner is a four");
            }
        }
        assert!(
            position.outcome().is_some() || fives(&*position, side).len() > 1 || position.to_move() == side
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzles() {
    let rules = Game::ConnectFour.presets()[0].rules;
    let found = || Miner::new(rules, 3).play(&Stop::default());
    assert_eq!(found(), found());
}

/// Returns a puzzle with this line, in the usual rules of a game.
fn puzzle(game: Game, position: &str, task: Task, line: &str) -> Puzzle {
    let rules = game.presets()[0].rules;
    let mut at = notation::read_position(rules, position).expect("a position");
    let mut turns = Vec::new();
    for word in line.split(' ') {
        let turn = notation::read_turn(&*at, word).expect("a turn");
        at.play(&turn).expect("a legal turn");
        turns.push(turn);
    }
    Puzzle { rules, position: position.to_owned(), task, line: turns, grade: None }
}

#[test]
fn the_point_of_a_puzzle_is_what_the_board_shows() {
    let two = Task::WinIn(2);
    let fork = puzzle(Game::ConnectFour, "......./......./......./......./......./O.XX..O X", two, "5 6");
    assert!(matches!(&fork.reasons()[..], [Reason::ConnectFour(ConnectFourFact::TwoThreats { .. }), ..]));
    let attack = puzzle(Game::Checkers, "W:WK18,K32:BK31", two, "18-22 31-26 22x31");
    assert!(
        attack.reasons().iter().any(|reason| matches!(reason, Reason::Checkers(_))),
        "{:?}",
        attack.reasons()
    );
    let corner = format!("-OX{}- X", "X".repeat(60));
    let corner = puzzle(Game::Reversi, &corner, Task::Win, "a1");
    assert!(matches!(&corner.reasons()[..], [Reason::Reversi(ReversiFact::TakesCorner { .. }), ..]));
    let broken = Puzzle { position: "nothing".to_owned(), ..fork };
    assert_eq!(broken.reasons(), []);
}

#[test]
fn a_level_that_is_behind_still_plays_for_the_turn() {
    // The double jump is right, and White has too few men for more than a draw.
    let rules = Game::Checkers.preset("american").expect("a preset");
    let position = notation::read_position(rules, "W:W22,30,32:B17,18,11,1,2,3,4,5").expect("a position");
    let double = notation::read_turn(&*position, "22x15x8").expect("two jumps");
    assert!(position.turns().len() > 1);
    assert!(grade(&*position, &double, &Stop::default()).is_some(), "no level claims a draw instead");
}

#[test]
fn puzzles_are_read_as_they_were_written() {
    let mut puzzles = Vec::new();
    for game in [Game::ConnectFour, Game::Reversi, Game::Checkers] {
        let mut miner = Miner::new(game.presets()[0].rules, 2);
        while puzzles.iter().filter(|puzzle: &&Puzzle| puzzle.rules.game() == game).count() < 2 {
            puzzles.append(&mut miner.play(&Stop::default()));
        }
    }
    // The board does not explain every turn of reversi.
    let is_reversi = |puzzle: &&Puzzle| puzzle.rules.game() == Game::Reversi;
    assert!(puzzles.iter().filter(is_reversi).any(|puzzle| !puzzle.reasons().is_empty()));
    for puzzle in &puzzles {
        assert!(is_reversi(&puzzle) || !puzzle.reasons().is_empty(), "{puzzle:?}");
        assert!(puzzle.rating() >= 400, "{puzzle:?}");
    }
    let text = write(&puzzles).expect("legal puzzles");
    assert_eq!(read(&text), Ok(puzzles));
}

#[test]
fn a_line_that_is_no_puzzle_is_named() {
    let rules = serde_json::to_string(&Game::ConnectFour.presets()[0].rules).expect("rules");
    let position = "......./......./......./......./......./XO..... X";
    for (line, reason) in [
        ("nothing", "four columns"),
        (&*format!("{position}\tsmile\t3\td"), "“smile” is no task"),
        (&*format!("{position}\twin 2\t30\td"), "level"),
        (&*format!("{position}\twin 2\t3\tz"), ""),
        ("XXX\twin 2\t3\td", ""),
    ] {
        let error = read(&format!("{rules}\n{line}\n")).expect_err("no puzzle");
        assert_eq!(error.line, 2);
        assert!(error.reason.contains(reason), "{error}");
    }
    assert_eq!(read("x\ty\tz\tw").expect_err("no rules").reason, "the rules are missing");
}

/// `parlour puzzles check assets/puzzles/*.txt` proves all of them.
#[test]
fn shipped_puzzles_are_proven_and_none_is_there_twice() {
    for game in Game::ALL {
        let puzzles = shipped(game);
        assert!(!puzzles.is_empty(), "{game:?} should have puzzles");
        let mut shapes = HashSet::new();
        for (at, puzzle) in puzzles.iter().enumerate() {
            let start = puzzle.start().expect("a position");
            let is_new = shapes.insert((puzzle.rules, shape(&*start, &Symmetry::of(puzzle.rules))));
            assert!(is_new, "{} is there twice", puzzle.position);
            if at % 25 == 0 {
                let proof = Prover::new(puzzle.rules).prove_task(&*start, puzzle.task).expect("a proof");
                assert_eq!(proof.line.first(), puzzle.turn(), "{}", puzzle.position);
            }
        }
        assert_eq!(write(&puzzles).map(|text| read(&text)), Ok(Ok(puzzles)));
    }
}

#[test]
fn go_has_puzzles_of_every_kind() {
    let puzzles = shipped(Game::Go);
    let count = |is_kind: fn(Task) -> bool| puzzles.iter().filter(|puzzle| is_kind(puzzle.task)).count();
    let kinds = [
        ("captures", count(|task| matches!(task, Task::Capture { .. }))),
        ("ladders", count(|task| matches!(task, Task::Ladder { .. }))),
        ("races", count(|task| matches!(task, Task::Race(_)))),
        ("groups that must not live", count(|task| matches!(task, Task::Kill(_)))),
        ("groups to save", count(|task| matches!(task, Task::Live(_)))),
    ];
    for (kind, number) in kinds {
        assert!(number >= 40, "{number} {kind}");
    }
    assert!(puzzles.len() >= 500, "{}", puzzles.len());
    for puzzle in &puzzles {
        let stones = puzzle.start().expect("a position");
        let target = puzzle.task.target().and_then(|square| stones.piece(square));
        let is_own = matches!(puzzle.task, Task::Live(_));
        assert!(
            target.is_some_and(|piece| (piece.side == stones.to_move()) == is_own),
            "{}",
            puzzle.position
        );
    }
}

//! The board of playouts against the rules.

use super::board::Board;
use super::pattern::Patterns;
use super::playout::Policy;
use super::random::Random;
use super::{GoEngine, dead_stones};
use crate::engine::{Engine as _, Limits, Question, Resources, Stop};
use crate::rules::go::{Move, Position, Rules, Size};
use crate::rules::{Position as _, Side, Square, Turn};

/// Every stone, liberty and legal point of the board is that of the rules.
fn assert_same<const N: usize>(board: &Board<N>, position: &Position) {
    assert_eq!(board.to_move(), position.to_move());
    assert_eq!(board.ko(), position.ko().map_or(0, |square| board.point(square)));
    let stones = |side: Side| {
        position
            .grid()
            .squares()
            .filter(|&at| position.piece(at).is_some_and(|piece| piece.side == side))
            .count() as i32
    };
    let [by_black, by_white] = position.prisoners().map(i32::from);
    let more = stones(Side::First) + by_white - stones(Side::Second) - by_black;
    assert_eq!(i32::from(board.more_placed()), more);
    let mut empty = 0;
    for square in position.grid().squares() {
        let at = board.point(square);
        assert_eq!(board.square(at), square);
        assert_eq!(board.side(at), position.piece(square).map(|piece| piece.side));
        empty += u16::from(board.is_empty(at));
        for side in Side::BOTH {
            assert_eq!(board.was_taken(at, side), position.was_taken(square, side));
        }
        for (place, beside) in board.beside(at).into_iter().chain(board.corners(at)).enumerate() {
            let bits = match board.side(beside) {
                Some(side) => side as u16 + 1,
                None if board.is_empty(beside) => 0,
                None => 3,
            };
            assert_eq!(board.around(at) >> (2 * place) & 3, bits);
        }
        if board.side(at).is_some() {
            let mut liberties = [0; 80];
            let count = board.liberties(at, &mut liberties);
            assert_eq!(board.is_in_atari(at), count == 1);
            if count == 1 {
                assert_eq!(board.liberty(at), liberties[0]);
            }
        }
    }
    assert_eq!(board.empty().len(), usize::from(empty));
}

fn random_games<const N: usize>(rules: Rules, games: u64) {
    let mut random = Random::new(games);
    for _ in 0..games {
        let mut position = Position::start(rules);
        let mut board = Board::<N>::of(&position);
        for _ in 0..400 {
            if position.is_at_rest() {
                break;
            }
            let legal: Vec<Square> =
                position.turns().into_iter().filter_map(|Turn(squares)| squares.first().copied()).collect();
            for square in position.grid().squares().filter(|&square| board.is_empty(board.point(square))) {
                let at = board.point(square);
                let is_repeated = position.forbidden().iter().any(|(found, why)| {
                    *found == square && matches!(why, crate::rules::Illegal::Superko { .. })
                });
                let is_legal = board.is_legal(at) || (rules.suicide && at != board.ko());
                assert_eq!(is_legal, legal.contains(&square) || is_repeated, "{square:?}");
            }
            let step = if rules.suicide && !legal.is_empty() {
                // Nothing is left out, so that there are suicides.
                let square = legal[random.below(legal.len())];
                let mut found = Move::PASS;
                position.each_move(|step| {
                    if position.turn(step) == Turn(vec![square]) {
                        found = step
                    }
                });
                found
            } else {
                position.random_move(|end| random.below(end))
            };
            match position.turn(step) {
                Turn(squares) if squares.is_empty() => board.pass(),
                Turn(squares) => _ = board.play(board.point(squares[0])),
            }
            position.play_move(step);
            assert_same(&board, &position);
            assert_same(&Board::<N>::of(&position), &position);
        }
        assert_eq!(board.hash(), Board::<N>::of(&position).hash());
    }
}

#[test]
fn the_board_is_that_of_the_rules() {
    let lines = |lines| Size::new(lines).unwrap();
    random_games::<128>(Rules::CHINESE.on(lines(5)), 8);
    random_games::<128>(Rules::NEW_ZEALAND.on(lines(4)), 8);
    random_games::<128>(Rules::JAPANESE.on(lines(9)), 2);
    random_games::<128>(Rules::TROMP_TAYLOR.on(lines(2)), 8);
    random_games::<512>(Rules::TROMP_TAYLOR.on(lines(12)), 1);
}

#[test]
fn a_playout_comes_to_an_end_in_which_everybody_lives() {
    let start = Board::<128>::of(&Position::start(Rules::CHINESE.on(Size::NINE)));
    let mut random = Random::new(1);
    for policy in [Policy::LIGHT, Policy::USUAL] {
        for _ in 0..50 {
            let mut board = start.clone();
            policy.play_out(&mut board, Patterns::get(), &mut random, |_, _| {});
            assert_eq!(board.passes(), 2);
            assert!(board.area_lead().abs() <= 81);
        }
    }
}

#[test]
#[ignore = "prints speed"]
fn speed() {
    for lines in [9, 13, 19] {
        let start = Board::<512>::of(&Position::start(Rules::CHINESE.on(Size::new(lines).unwrap())));
        speed_on(lines, &start);
    }
    speed_on(9, &Board::<128>::of(&Position::start(Rules::CHINESE.on(Size::NINE))));
}

fn speed_on<const N: usize>(lines: u8, start: &Board<N>) {
    let mut random = Random::new(1);
    let mut board = start.clone();
    for (name, policy) in [("light", Policy::LIGHT), ("usual", Policy::USUAL)] {
        let clock = std::time::Instant::now();
        let (mut games, mut turns) = (0, 0);
        while clock.elapsed().as_millis() < 1000 {
            for _ in 0..50 {
                board.clone_from(start);
                policy.play_out(&mut board, Patterns::get(), &mut random, |_, _| turns += 1);
                games += 1;
            }
        }
        println!(
            "{lines} {N} {name}: {:.0}/s, {} turns",
            f64::from(games) / clock.elapsed().as_secs_f64(),
            turns / games
        );
    }
}

fn ask(engine: &mut GoEngine, position: &Position, nodes: u64, seed: u64) -> crate::engine::Analysis {
    let question = Question { position, history: &[], limits: Limits::nodes(nodes), lines: 3, seed };
    engine.analyse(&question, &Stop::default())
}

#[test]
fn whole_games_by_all_rules_end_at_rest() {
    let lines = |lines| Size::new(lines).unwrap();
    let rules = [
        Rules::CHINESE.on(lines(7)),
        Rules::JAPANESE.on(lines(5)),
        Rules::NEW_ZEALAND.on(lines(5)),
        Rules::TROMP_TAYLOR.on(lines(6)),
        Rules::AGA.on(lines(3)),
        Rules::TROMP_TAYLOR.on(lines(2)),
        Rules { handicap: 2, ..Rules::CHINESE.on(lines(7)) },
    ];
    for rules in rules {
        let mut engine = GoEngine::new(rules, Resources { memory: 1 << 20, threads: 1 });
        let mut position = Position::start(rules);
        for turn in 0.. {
            if position.is_at_rest() {
                break;
            }
            assert!(turn < 200, "{rules:?}");
            let analysis = ask(&mut engine, &position, 30, turn);
            position.play(&analysis.lines[0].turns[0]).unwrap();
        }
    }
}

/// Plays GNU Go over its protocol: games, lines, playouts and its level are read from the
/// environment.
#[test]
#[ignore = "a match that takes minutes, and needs another program"]
fn against_gnu_go() {
    use std::io::{BufRead as _, Write as _};
    let number =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, lines, nodes) =
        (number("GAMES", 10), number("LINES_OF_BOARD", 9) as u8, number("NODES", 1000));
    let first = number("FIRST", 0);
    let komi = if lines == 9 { 14 } else { 15 };
    let rules = Rules { komi: komi - 1, ..Rules::CHINESE.on(Size::new(lines).unwrap()) };
    let mut won = 0;
    for game in first..first + games {
        let own = Side::BOTH[(game % 2) as usize];
        let mut gnu = std::process::Command::new("/usr/games/gnugo")
            .args([
                "--mode",
                "gtp",
                "--chinese-rules",
                "--level",
                &number("LEVEL", 10).to_string(),
                "--seed",
                &game.to_string(),
            ])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut answers = std::io::BufReader::new(gnu.stdout.take().unwrap()).lines();
        let mut commands = gnu.stdin.take().unwrap();
        let mut say = |command: String| {
            writeln!(commands, "{command}").unwrap();
            let answer = answers.next().unwrap().unwrap();
            assert!(answer.starts_with('='), "{command}: {answer}");
            answers.next();
            answer[1..].trim().to_owned()
        };
        say(format!("boardsize {lines}"));
        say(format!("komi {}", f32::from(rules.komi) / 2.0));
        let mut engine = GoEngine::new(rules, Resources::default());
        let mut position = Position::start(rules);
        let mut resigned = None;
        let (mut turns, clock) = (0, std::time::Instant::now());
        let mut moves = String::new();
        while !position.is_at_rest() {
            let color = ["black", "white"][position.to_move().index()];
            let turn = if position.to_move() == own {
                turns += 1;
                let analysis = ask(&mut engine, &position, nodes, game);
                let turn = analysis.lines[0].turns[0].clone();
                if analysis.lines[0].score.chance < 20 && turns > 12 {
                    resigned = Some(own);
                    break;
                }
                let text = match turn.0.as_slice() {
                    [] => "pass".to_owned(),
                    _ => crate::notation::turn_text(&position, &turn),
                };
                say(format!("play {color} {text}"));
                moves += &format!(" {text}:{}", analysis.lines[0].score.chance);
                turn
            } else {
                match say(format!("genmove {color}")).as_str() {
                    "resign" => {
                        resigned = Some(own.other());
                        break;
                    }
                    "PASS" | "pass" => {
                        moves += " pass";
                        Turn::default()
                    }
                    text => {
                        moves += &format!(" {text}");
                        crate::notation::read_turn(&position, text).unwrap()
                    }
                }
            };
            position.play(&turn).unwrap();
        }
        let seconds = clock.elapsed().as_secs_f64();
        let final_score = if resigned.is_none() { say("final_score".to_owned()) } else { String::new() };
        _ = say("quit".to_owned());
        _ = gnu.wait();
        let winner = match resigned {
            Some(side) => Some(side.other()),
            None if final_score.starts_with('B') => Some(Side::First),
            None => Some(Side::Second),
        };
        won += u64::from(winner == Some(own));
        let proposed = position.outcome().map(|outcome| outcome.winner);
        println!(
            "game {game} own {own:?} winner {winner:?} {final_score} resigned {resigned:?} count {proposed:?} {turns} turns {seconds:.0}s: {won} of {}",
            game + 1 - first
        );
        if std::env::var("SHOW").is_ok() || (winner != Some(own) && resigned.is_none()) {
            println!("{moves}");
        }
    }
}

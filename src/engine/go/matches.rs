//! Matches for tuning settings and measuring strength. They take minutes and run on demand only.

use super::GoEngine;
use super::analyser::PositionSearch as _;
use super::board::PlayoutBoard;
use super::search::Search;
use super::settings::SearchSettings;
use super::tests::ask;
use crate::engine::{Limits, Lines, Question, Resources, Stop};
use crate::rules::go::{Position, Rules, Size};
use crate::rules::{Position as _, Side, Turn};

/// Reads a number from the environment.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays GNU Go through GTP. The numbers of games, lines and playouts and GNU Go's level come from the
/// environment.
#[test]
#[ignore = "a match that takes minutes, and needs another program"]
fn against_gnu_go() {
    use std::io::{BufRead as _, Write as _};
    let (games, lines, nodes) =
        (number("GAMES", 10), number("LINES_OF_BOARD", 9) as u8, number("NODES", 1000));
    let first = number("FIRST", 0);
    let komi = if lines == 9 { 14 } else { 15 };
    let rules = Rules { komi: komi - 1, ..Rules::CHINESE.on(Size::new(lines).unwrap()) };
    let mut won = 0;
    for game in first..first + games {
        let own = Side::BOTH[(game % 2) as usize];
        let mut gnu = std::process::Command::new("gnugo")
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
        let mut engine = GoEngine::new(rules, Resources::for_tests(32 << 20, 1));
        let mut position = Position::start(rules);
        let mut resigned = None;
        let (mut turns, clock) = (0, std::time::Instant::now());
        let mut moves = Vec::new();
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
                moves.push(text);
                turn
            } else {
                match say(format!("genmove {color}")).as_str() {
                    "resign" => {
                        resigned = Some(own.other());
                        break;
                    }
                    "PASS" | "pass" => {
                        moves.push("pass".to_owned());
                        Turn::default()
                    }
                    text => {
                        moves.push(text.to_owned());
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
            println!("{}", moves.join(" "));
        }
    }
}

/// Plays two settings against each other with alternating colours. The differences come from the
/// environment, as in `A="rave=700 even=6"`.
#[test]
#[ignore = "a match that takes minutes"]
fn settings_against_each_other() {
    let (games, lines, nodes) =
        (number("GAMES", 20), number("LINES_OF_BOARD", 9) as u8, number("NODES", 400));
    let read = |name: &str| {
        let mut settings = SearchSettings::on(lines.into());
        for word in std::env::var(name).unwrap_or_default().split_whitespace() {
            let (key, value) = word.split_once('=').unwrap();
            let value: u64 = value.parse().unwrap();
            match key {
                "rave" => settings.rave_equivalent = value as f32,
                "even" => settings.even_prior = value as u16,
                "weight" => settings.prior_weight = value as u16,
                "learned" => settings.learned_prior = value as u16,
                "expand" => settings.expand_at = value as u32,
                // "net=0" does without the network.
                "net" if value == 0 => settings.net = None,
                "net" | "part" | "net_prior" => {
                    let net = settings.net.as_mut().expect("a network for this board");
                    match key {
                        "net" => net.judge_at = value as u32,
                        "part" => net.part = value as u32,
                        _ => net.prior = value as u16,
                    }
                }
                "atari" => settings.policy.atari = value,
                "nakade" => settings.policy.nakade = value,
                "shapes" => settings.policy.shapes = value,
                "self" => settings.policy.self_atari_ban = value,
                "two" => settings.policy.two_liberties = value,
                _ => panic!("{key}"),
            }
        }
        settings
    };
    let both = [read("A"), read("B")];
    let rules = Rules { komi: 13, ..Rules::CHINESE.on(Size::new(lines).unwrap()) };
    let mut won = 0;
    for game in 0..games {
        let seed = game / 2 + number("FIRST", 0);
        let mut position = Position::start(rules);
        let mut engines = both.map(|settings| {
            let mut search = Search::<128>::new(&position, PlayoutBoard::of(&position), 16 << 20);
            search.settings = settings;
            search
        });
        let is_a = |side: Side| (side == Side::First) == (game % 2 == 0);
        while !position.is_at_rest() {
            let which = usize::from(!is_a(position.to_move()));
            let question = Question {
                position: &position,
                history: &[],
                limits: Limits::nodes(nodes),
                lines: Lines::Best(1),
                seed,
            };
            let analysis = engines[which].analyse(
                &position,
                &question,
                &Stop::default(),
                Resources::for_tests(32 << 20, 1),
            );
            position.play(&analysis.lines[0].turns[0]).unwrap();
        }
        let winner = position.outcome().unwrap().winner;
        won += u64::from(winner.is_some_and(is_a));
        if (game + 1) % 10 == 0 {
            println!("{won} of {}", game + 1);
        }
    }
}

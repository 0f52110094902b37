//! Proves every position of four that a number of turns from the usual start leads to, the seat stone included.
//! Run it with `cargo run --release --no-default-features --example prove_four [turns] [seconds]`.
//!
//! By default these are six turns, and two seconds. Each position is solved on one thread with 64 MB and an empty table.
//! Positions that differ only by a symmetry count once.

use std::collections::HashSet;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use parlour::engine::four::FourEngine;
use parlour::engine::{Engine as _, Limits, Lines, Question, Stop};
use parlour::rules::{Game, Position, Symmetry, shape};

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map_while(|argument| argument.parse::<u32>().ok());
    let (turns, seconds) = (numbers.next().unwrap_or(6), numbers.next().unwrap_or(2));
    let limits = Limits::time(Duration::from_secs(seconds.into()));
    let rules = Game::Four.presets()[0].rules;
    let symmetries = Symmetry::of(rules);
    let mut positions = vec![rules.start()];
    for _ in 0..turns {
        let mut seen = HashSet::new();
        let next = positions.iter().flat_map(|position| after(&**position));
        positions = next.filter(|position| seen.insert(shape(&**position, &symmetries))).collect();
    }
    positions.retain(|position| position.outcome().is_none());
    println!("{} positions after {turns} turns", positions.len());

    let mut engine = FourEngine::new(parlour::system::resources(64 << 20, 1));
    let (mut results, mut times, mut open) = ([0_usize; 3], Vec::new(), 0);
    for position in &positions {
        let position = &**position;
        engine.forget();
        let history = [position.hash()];
        let question = Question { position, history: &history, limits, lines: Lines::Best(1), seed: 1 };
        let began = Instant::now();
        let analysis = engine.analyse(&question, &Stop::default());
        let took = began.elapsed();
        let score = analysis.lines.first().map(|line| line.score);
        let Some(score) = score.filter(|score| analysis.exact || score.decided_in.is_some()) else {
            open += 1;
            println!("open after {} nodes: {}", analysis.nodes, parlour::notation::position_text(position));
            continue;
        };
        results[usize::try_from(score.value.signum() + 1).unwrap_or(1)] += 1;
        times.push(took.as_secs_f64());
    }
    let [lost, drawn, won] = results;
    println!("for the side to move: {won} won, {drawn} drawn, {lost} lost; {open} open");
    let above = |least: f64| times.iter().filter(|&&time| time > least).count();
    let (sum, longest) = (times.iter().sum::<f64>(), times.iter().copied().fold(0., f64::max));
    println!(
        "the others took {:.4} s on average and {longest:.2} s at most",
        sum / times.len().max(1) as f64
    );
    println!("{} took more than 0.3 s and {} more than 1 s", above(0.3), above(1.));
    if open == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Returns the positions after each turn.
fn after(position: &dyn Position) -> impl Iterator<Item = Box<dyn Position>> {
    position.turns().into_iter().filter_map(move |turn| {
        let mut after = position.boxed();
        after.play(&turn).ok()?;
        Some(after)
    })
}

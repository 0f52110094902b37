//! Measures how many positions of connect four the engine solves within a node limit, by number of discs.
//! Run it with `cargo run --release --no-default-features --example exact [positions] [nodes]`.
//!
//! There are two kinds of positions: random ones in which neither side wins with the next two discs, each
//! solved with an empty table; and the positions of games in which the engine always plays its best move
//! against a random player that overlooks no row. `positions` is the number of random positions for each
//! number of discs, and also the number of games. By default `nodes` is about 50 ms on a desktop.

use std::time::Instant;

use parlour::engine::connect_four::ConnectFourEngine;
use parlour::engine::{Analysis, Engine, Limits, Line, Lines, Question, Stop};
use parlour::rules::connect_four::{Position, Rules};
use parlour::rules::{Position as _, Turn};

/// Number of nodes in 50 ms on a core that searches 10 million per second.
const NODES: u64 = 500_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|argument| argument.parse::<u64>().ok());
    let (positions, most) = (numbers.next().unwrap_or(50), numbers.next().unwrap_or(NODES));
    println!("Random positions");
    println!("{HEAD}");
    for discs in 0..=20 {
        let mut random = 1 + u64::from(discs);
        let found = (0..positions).map(|_| answered(&mut new(64), &undecided(discs, &mut random), most).1);
        report(discs, found.collect());
    }
    println!("Games against best play");
    println!("{HEAD}");
    let mut found = vec![Vec::new(); 42];
    for game in 0..positions {
        play(game, most, &mut found);
    }
    for (discs, found) in (0..).zip(found) {
        report(discs, found);
    }
}

const HEAD: &str =
    "discs    exact  thousand nodes: nine of ten, the middle one, all of them; milliseconds, at most";

/// Nodes and milliseconds of an answer, and `true` if it was exact.
type Answered = (u64, u128, bool);

fn report(discs: u32, mut found: Vec<Answered>) {
    found.sort_unstable();
    let exact = found.iter().filter(|found| found.2).count();
    let at = |share: usize| found.get(found.len() * share / 10).map_or(0, |found| found.0) / 1000;
    let all = found.iter().map(|found| found.0).sum::<u64>() / 1000;
    let slowest = found.iter().map(|found| found.1).max().unwrap_or(0);
    println!("{discs:5}  {exact:3}/{:<3}  {:6} {:6} {all:8}  {slowest:4}", found.len(), at(9), at(5));
}

fn new(megabytes: usize) -> ConnectFourEngine {
    ConnectFourEngine::new(Rules::STANDARD, parlour::system::resources(megabytes << 20, 1))
}

/// Plays a game in which one side plays its best move, and adds each of its answers to `found`.
fn play(number: u64, most: u64, found: &mut [Vec<Answered>]) {
    let mut random = 1000 + number;
    let (mut best, mut shallow) = (new(64), new(0));
    let mut position = Position::start(Rules::STANDARD);
    for (discs, found) in (0..).zip(found) {
        if position.outcome().is_some() {
            return;
        }
        let turn = if discs % 2 == number % 2 {
            let (turn, answer) = answered(&mut best, &position, most);
            found.push(answer);
            turn
        } else {
            let mut lines = asked(&mut shallow, &position, Limits::depth(2), 7).lines;
            let loses = |line: &Line| line.score.decided_in.is_some() && line.score.value < 0;
            if !lines.iter().all(loses) {
                lines.retain(|line| !loses(line));
            }
            lines[below(&mut random, lines.len())].turns[0].clone()
        };
        // The turn is legal, so it cannot fail.
        _ = position.play(&turn);
    }
}

fn answered(engine: &mut ConnectFourEngine, position: &Position, most: u64) -> (Turn, Answered) {
    let began = Instant::now();
    let analysis = asked(engine, position, Limits::nodes(most), 1);
    let turn = analysis.lines[0].turns[0].clone();
    (turn, (analysis.nodes, began.elapsed().as_millis(), analysis.exact))
}

fn asked(engine: &mut ConnectFourEngine, position: &Position, limits: Limits, lines: usize) -> Analysis {
    let history = [position.hash()];
    let question = Question { position, history: &history, limits, lines: Lines::Best(lines), seed: 0 };
    engine.analyse(&question, &Stop::default())
}

/// Returns a position after this many random drops in which nobody wins with the next two.
fn undecided(discs: u32, random: &mut u64) -> Position {
    let mut shallow = new(0);
    loop {
        let mut position = Position::start(Rules::STANDARD);
        for _ in 0..discs {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            // The turn is legal, so it cannot fail.
            _ = position.play(&turns[below(random, turns.len())]);
        }
        if position.outcome().is_none()
            && asked(&mut shallow, &position, Limits::depth(2), 1).lines[0].score.decided_in.is_none()
        {
            return position;
        }
    }
}

/// Returns the next random number, below `end`.
fn below(random: &mut u64, end: usize) -> usize {
    *random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
    (*random >> 33) as usize % end
}

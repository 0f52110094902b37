//! Share of positions of connect four that are solved within a number of nodes, by the number of discs
//! on the board: random positions in which something is to be decided, with a table that knows
//! nothing, and those that an opponent meets who always plays what it calls best, against one who
//! plays at random but overlooks no row.
//!
//! `cargo run --release --no-default-features --example exact`; behind it how many positions of
//! each number of discs, which is also how many games, and how many nodes: without these, about
//! what 50 ms are on a desktop.

use std::time::Instant;

use parlour::engine::connect_four::ConnectFourEngine;
use parlour::engine::{Analysis, Engine, Limits, Line, Lines, Question, Stop};
use parlour::rules::connect_four::{Position, Rules};
use parlour::rules::{Position as _, Turn};

/// Nodes in 50 ms on a core that searches 10 million a second.
const NODES: u64 = 500_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|argument| argument.parse::<u64>().ok());
    let (positions, most) = (numbers.next().unwrap_or(50), numbers.next().unwrap_or(NODES));
    println!("Random positions");
    println!("{HEAD}");
    for discs in 0..=20 {
        let mut random = 1 + u64::from(discs);
        let found = (0..positions).map(|_| answered(&mut new(64), &undecided(discs, &mut random), most).1);
        tell(discs, found.collect());
    }
    println!("Games of one who plays best");
    println!("{HEAD}");
    let mut found = vec![Vec::new(); 42];
    for game in 0..positions {
        play(game, most, &mut found);
    }
    for (discs, found) in (0..).zip(found) {
        tell(discs, found);
    }
}

const HEAD: &str =
    "discs    exact  thousand nodes: nine of ten, the middle one, all of them; milliseconds, at most";

/// Nodes and time of an answer, and `true` if it was exact.
type Answered = (u64, u128, bool);

fn tell(discs: u32, mut found: Vec<Answered>) {
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

/// A game in which one side plays what it calls best, and what each of its answers took.
fn play(number: u64, most: u64, found: &mut [Vec<Answered>]) {
    let mut random = 1000 + number;
    let (mut best, mut looks) = (new(64), new(0));
    let mut position = Position::start(Rules::STANDARD);
    for (discs, found) in (0..).zip(found) {
        if position.outcome().is_some() {
            return;
        }
        let turn = if discs % 2 == number % 2 {
            let (turn, what) = answered(&mut best, &position, most);
            found.push(what);
            turn
        } else {
            let mut lines = asked(&mut looks, &position, Limits::depth(2), 7).lines;
            let loses = |line: &Line| line.score.decided_in.is_some() && line.score.value < 0;
            if !lines.iter().all(loses) {
                lines.retain(|line| !loses(line));
            }
            lines[below(&mut random, lines.len())].turns[0].clone()
        };
        // It is legal.
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

/// A position after so many random drops in which nobody wins with the next two.
fn undecided(discs: u32, random: &mut u64) -> Position {
    let mut looks = new(0);
    loop {
        let mut position = Position::start(Rules::STANDARD);
        for _ in 0..discs {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            // It is legal.
            _ = position.play(&turns[below(random, turns.len())]);
        }
        if position.outcome().is_none()
            && asked(&mut looks, &position, Limits::depth(2), 1).lines[0].score.decided_in.is_none()
        {
            return position;
        }
    }
}

/// The next of a series of random numbers, below an end.
fn below(random: &mut u64, end: usize) -> usize {
    *random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
    (*random >> 33) as usize % end
}

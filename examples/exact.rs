//! How many random positions of connect four are answered exactly within so many nodes, by how many
//! discs are on the board. Something is to be decided in all of them, and the table knows nothing.
//!
//! `cargo run --release --no-default-features --example exact`; behind it how many positions of
//! each number of discs, and how many nodes: without these, about what 50 ms are on a desktop.

use parlour::engine::connect_four::ConnectFourEngine;
use parlour::engine::{Analysis, Engine, Limits, Question, Resources, Stop};
use parlour::rules::Position as _;
use parlour::rules::connect_four::{Position, Rules};

/// What a core of 10 million nodes a second does in 50 ms.
const NODES: u64 = 500_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map_while(|argument| argument.parse::<u64>().ok());
    let (positions, most) = (numbers.next().unwrap_or(50), numbers.next().unwrap_or(NODES));
    println!("discs  exact  thousand nodes: nine of ten, the middle one, all of them");
    for discs in 0..=20 {
        let mut random = 1 + u64::from(discs);
        let mut solved: Vec<(u64, bool)> = (0..positions)
            .map(|_| {
                let position = undecided(discs, &mut random);
                let resources = Resources { memory: 64 << 20, threads: 1 };
                let mut engine = ConnectFourEngine::new(Rules::STANDARD, resources);
                let analysis = asked(&mut engine, &position, Limits::nodes(most));
                (analysis.nodes, analysis.exact)
            })
            .collect();
        solved.sort_unstable();
        let exact = solved.iter().filter(|solved| solved.1).count();
        let at = |share: usize| solved.get(solved.len() * share / 10).map_or(0, |solved| solved.0) / 1000;
        let all = solved.iter().map(|solved| solved.0).sum::<u64>() / 1000;
        println!("{discs:5}  {exact:3}/{positions}  {:6} {:6} {all:8}", at(9), at(5));
    }
}

fn asked(engine: &mut ConnectFourEngine, position: &Position, limits: Limits) -> Analysis {
    let history = [position.hash()];
    let question = Question { position, history: &history, limits, lines: 1, seed: 0 };
    engine.analyse(&question, &Stop::default())
}

/// A position after so many random drops in which nobody wins with the next two.
fn undecided(discs: u32, random: &mut u64) -> Position {
    let mut below = |end: usize| {
        *random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        (*random >> 33) as usize % end
    };
    let mut looks = ConnectFourEngine::new(Rules::STANDARD, Resources { memory: 0, threads: 1 });
    loop {
        let mut position = Position::start(Rules::STANDARD);
        for _ in 0..discs {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            // It is legal.
            _ = position.play(&turns[below(turns.len())]);
        }
        if position.outcome().is_none()
            && asked(&mut looks, &position, Limits::depth(2)).lines[0].score.decided_in.is_none()
        {
            return position;
        }
    }
}

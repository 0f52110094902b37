//! Measures what a second core brings to the search of each game. Run it with
//! `cargo run --release --no-default-features --example cores -- GAME... [--runs 5]`.
//!
//! Ten positions in the middle of games are searched to the same depth on one thread and on two, in turn. Go and Hex have
//! no depth, so theirs are searched for the same time. On a busy machine the clock says little. The table therefore has
//! both the time by the clock, of those runs alone in which the system gave every thread its core, and the processor
//! time.

use std::fs;
use std::time::{Duration, Instant};

use parlour::engine::matches::{Course, Step, opening, usual_opening};
use parlour::engine::{Analysis, Limits, Lines, Question, Stop, engine};
use parlour::rules::{Game, Rules, go};
use parlour::system;

/// The memory of an engine on a desktop.
const MEMORY: usize = 64 << 20;
/// Number of positions of a game.
const POSITIONS: usize = 10;
/// Nodes of a search on one thread that sets the depth of a position.
const NODES: u64 = 1_000_000;
/// Time for a search of an engine without a depth.
const TIME: Duration = Duration::from_millis(600);
/// The share of the processor time that threads must get for a run to count by the clock.
const UNDISTURBED: f64 = 0.9;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let runs = words.iter().skip_while(|word| *word != "--runs").nth(1);
    let runs: usize = runs.and_then(|runs| runs.parse().ok()).unwrap_or(5);
    for word in words.iter().take_while(|word| *word != "--runs") {
        match kind(word) {
            Some(kind) => println!("{word:14} {}", measured(&kind, runs)),
            None => eprintln!("{word}: no such kind of search"),
        }
    }
}

/// A kind of search to measure.
struct Kind {
    rules: Rules,
    /// Number of turns before the position.
    turns: usize,
    task: Task,
}

#[derive(Clone, Copy, PartialEq)]
enum Task {
    ToDepth,
    Solve,
    ForTime,
}

fn kind(name: &str) -> Option<Kind> {
    let first = |game: Game| game.presets()[0].rules;
    let kind = |rules, turns, task| Some(Kind { rules, turns, task });
    match name {
        "checkers" => kind(first(Game::Checkers), 20, Task::ToDepth),
        "reversi" => kind(first(Game::Reversi), 20, Task::ToDepth),
        "reversi-end" => kind(first(Game::Reversi), 40, Task::Solve),
        "gomoku" => kind(first(Game::Gomoku), 6, Task::ToDepth),
        "four" => kind(first(Game::Four), 6, Task::ToDepth),
        "hexdame" => kind(first(Game::Hexdame), 20, Task::ToDepth),
        "go" => kind(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), 16, Task::ForTime),
        "hex" => kind(first(Game::Hex), 10, Task::ForTime),
        _ => None,
    }
}

/// Returns a position in the middle of a game of the engine against itself, if nothing is decided.
fn position(kind: &Kind, seed: u64) -> Option<Course> {
    let mut course = opening(kind.rules, usual_opening(kind.rules.game()), seed).ok()?;
    let mut engine = engine(kind.rules, system::resources(1 << 20, 1));
    while course.steps.len() < kind.turns {
        let analysis = engine.analyse(&question(&course, Limits::nodes(2000)), &Stop::default());
        let turn = analysis.lines.first()?.turns.first()?.clone();
        course.go(Step::Turn(turn)).ok()?;
    }
    let is_open = course.position.outcome().is_none() && course.position.turns().len() > 1;
    let analysis = engine.analyse(&question(&course, Limits::nodes(20_000)), &Stop::default());
    let is_even = analysis.lines.first().is_some_and(|line| (150..850).contains(&line.score.chance));
    (is_open && (kind.task == Task::Solve || (is_even && !analysis.exact))).then_some(course)
}

fn question(course: &Course, limits: Limits) -> Question<'_> {
    let lines = Lines::Best(1);
    Question { position: &*course.position, history: &course.history, limits, lines, seed: 1 }
}

/// The cost of a search.
struct Cost {
    clock: f64,
    /// Processor time of all threads.
    processor: f64,
    nodes: f64,
}

fn run(course: &Course, limits: Limits, threads: usize) -> (Cost, Analysis) {
    let mut engine = engine(course.position.rules(), system::resources(MEMORY, threads));
    // Tables are loaded, and the memory is touched.
    engine.prepare();
    engine.analyse(&question(course, Limits::time(Duration::from_millis(1))), &Stop::default());
    engine.forget();
    let (began, before) = (Instant::now(), processor());
    let analysis = engine.analyse(&question(course, limits), &Stop::default());
    let cost = Cost {
        clock: began.elapsed().as_secs_f64(),
        processor: processor() - before,
        nodes: analysis.nodes as f64,
    };
    (cost, analysis)
}

/// Returns the processor time of this process in seconds, from the numbers that Linux shows: the ticks of all threads, of
/// which there are a hundred in a second.
fn processor() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).unwrap_or_default();
    (ticks(11) + ticks(12)) / 100.
}

/// Measures all positions and returns a line of the table.
fn measured(kind: &Kind, runs: usize) -> String {
    let courses: Vec<_> = (1..).filter_map(|seed| position(kind, seed)).take(POSITIONS).collect();
    // Factors of two threads to one: nodes and time by the clock, and both by processor time.
    let mut factors: [Vec<f64>; 4] = Default::default();
    for course in &courses {
        let limits = match kind.task {
            Task::ToDepth => Limits::depth(run(course, Limits::nodes(NODES), 1).1.depth.max(1)),
            Task::Solve => Limits::default(),
            Task::ForTime => Limits::time(TIME),
        };
        let mut costs: [Vec<Cost>; 2] = Default::default();
        for _ in 0..runs {
            for (threads, costs) in [1, 2].into_iter().zip(&mut costs) {
                costs.push(run(course, limits, threads).0);
            }
        }
        let of = |threads: usize, value: &dyn Fn(&Cost) -> f64, undisturbed: bool| {
            let counts =
                |cost: &&Cost| !undisturbed || cost.processor / cost.clock / threads as f64 >= UNDISTURBED;
            median(costs[threads - 1].iter().filter(counts).map(value).collect())
        };
        let by_clock = [1, 2].map(|threads| {
            Some((
                of(threads, &|cost| cost.nodes / cost.clock, true)?,
                of(threads, &|cost| cost.clock, true)?,
            ))
        });
        if let [Some(one), Some(two)] = by_clock {
            factors[0].push(two.0 / one.0);
            factors[1].push(one.1 / two.1);
        }
        let by_processor = [1, 2].map(|threads| {
            let time = move |cost: &Cost| cost.processor / threads as f64;
            Some((of(threads, &|cost| cost.nodes / time(cost), false)?, of(threads, &time, false)?))
        });
        if let [Some(one), Some(two)] = by_processor {
            factors[2].push(two.0 / one.0);
            factors[3].push(one.1 / two.1);
        }
    }
    let [nodes, time, nodes_by_processor, time_by_processor] = factors.map(described);
    if kind.task == Task::ForTime {
        return format!("nodes: by the clock {nodes}, by processor time {nodes_by_processor}");
    }
    format!(
        "nodes: by the clock {nodes}, by processor time {nodes_by_processor}; \
         time: by the clock {time}, by processor time {time_by_processor}"
    )
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

/// Returns the geometric mean of factors with its error of 95 %, and their number.
fn described(factors: Vec<f64>) -> String {
    let count = factors.len();
    if count < 2 {
        return format!("- ({count})");
    }
    let logs: Vec<f64> = factors.iter().map(|factor| factor.ln()).collect();
    let mean = logs.iter().sum::<f64>() / count as f64;
    let variance = logs.iter().map(|log| (log - mean).powi(2)).sum::<f64>() / (count - 1) as f64;
    let error = 1.96 * (variance / count as f64).sqrt() * mean.exp();
    format!("{:.2} ± {error:.2} ({count})", mean.exp())
}

//! The engine of reversi against published endgames.

use std::time::Instant;

use parlour::engine::{Engine, Limits, Question, Resources, ReversiEngine, Stop};
use parlour::notation;
use parlour::rules::reversi::Rules as ReversiRules;
use parlour::rules::{Position, Rules};

const STANDARD: Rules = Rules::Reversi(ReversiRules::STANDARD);

/// An endgame with the score of its best moves, and those.
struct Endgame {
    position: Box<dyn Position>,
    score: i32,
    best: Vec<String>,
}

/// FFO test positions 40 to 47.
fn endgames() -> Vec<Endgame> {
    let endgame = |line: &str| {
        let (board, moves) = line.split_once(';').unwrap();
        let scored: Vec<(String, i32)> = moves
            .split(';')
            .filter_map(|scored| {
                let (name, score) = scored.split_once(':')?;
                Some((name.trim().to_lowercase(), score.trim().parse().unwrap()))
            })
            .collect();
        let score = scored.iter().map(|&(_, score)| score).max().unwrap();
        let best = scored.into_iter().filter(|&(_, s)| s == score).map(|(name, _)| name).collect();
        Endgame { position: notation::read_position(STANDARD, board).unwrap(), score, best }
    };
    include_str!("data/reversi/endgames.obf").lines().map(endgame).collect()
}

fn engine() -> ReversiEngine {
    ReversiEngine::new(ReversiRules::STANDARD, Resources { memory: 64 << 20, threads: 1 })
}

fn question(position: &dyn Position) -> Question<'_> {
    Question { position, history: &[], limits: Limits::default(), lines: 1, seed: 0 }
}

fn solve(engine: &mut ReversiEngine, endgame: &Endgame) -> u64 {
    let analysis = engine.analyse(&question(&*endgame.position), &Stop::default());
    assert!(analysis.exact);
    assert_eq!(analysis.lines[0].score.value, 100 * endgame.score);
    let best = notation::turn_text(&*endgame.position, &analysis.lines[0].turns[0]);
    assert!(endgame.best.contains(&best), "{best} is not among {:?}", endgame.best);
    analysis.nodes
}

#[test]
#[ignore = "takes half a minute and more; prints what it took"]
fn endgames_of_20_to_27_empty_squares_are_solved() {
    let (mut time, mut nodes) = (0., 0);
    for (at, endgame) in endgames().iter().enumerate() {
        let began = Instant::now();
        let looked_at = solve(&mut engine(), endgame);
        let took = began.elapsed().as_secs_f64();
        println!("FFO #{}: {took:.2} s, {looked_at} nodes", at + 40);
        if at < 5 {
            time += took;
            nodes += looked_at;
            println!("  {time:.2} s, {nodes} nodes so far");
        }
    }
}

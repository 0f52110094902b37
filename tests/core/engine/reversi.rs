//! The reversi engine: exact endgames against published scores and against a full search, and the
//! contract of `Engine`.

use std::time::{Duration, Instant};

use parlour::engine::reversi::{Fact, reasons};
use parlour::engine::{
    self, Analysis, Engine, Limits, Line, Lines, Question, Reason, ReversiEngine, Score, Stop, Telling,
};
use parlour::notation;
use parlour::puzzles::{Puzzle, Task};
use parlour::rules::reversi::{Position as Reversi, Rules as ReversiRules};
use parlour::rules::{Position, Rules, Side, Square, Turn};

const STANDARD: Rules = Rules::Reversi(ReversiRules::STANDARD);

/// An endgame with its score and the moves that reach it.
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
    include_str!("../../data/reversi/endgames.obf").lines().map(endgame).collect()
}

fn engine() -> ReversiEngine {
    with_memory(1 << 20)
}

fn with_memory(memory: usize) -> ReversiEngine {
    ReversiEngine::new(ReversiRules::STANDARD, parlour::system::resources(memory, 1))
}

fn question(position: &dyn Position) -> Question<'_> {
    Question { position, history: &[], limits: Limits::default(), lines: Lines::Best(1), seed: 0 }
}

fn analyse(engine: &mut ReversiEngine, question: &Question) -> Analysis {
    engine.analyse(question, &Stop::default())
}

fn position(text: &str) -> Box<dyn Position> {
    notation::read_position(STANDARD, text).unwrap()
}

/// A pseudorandom number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Returns the position after this many random turns, or `None` if the game ends earlier.
fn after_random_turns(random: &mut Random, turns: usize) -> Option<Box<dyn Position>> {
    let mut position = STANDARD.start();
    for _ in 0..turns {
        let mut legal = position.turns();
        if legal.is_empty() {
            return None;
        }
        let turn = legal.swap_remove(random.below(legal.len()));
        position.play(&turn).unwrap();
    }
    (!position.turns().is_empty()).then_some(position)
}

/// Returns the exact value by plain alpha-beta search over the rules.
fn value(position: Reversi, alpha: i32, beta: i32) -> i32 {
    if Position::outcome(&position).is_some() {
        let parlour::rules::Points(points) = Position::score(&position).unwrap();
        let (own, other) = (position.to_move().index(), position.to_move().other().index());
        return (points[own] - points[other]) / 2;
    }
    let mut alpha = alpha;
    for turn in position.turns() {
        let mut after = position;
        after.play(&turn).unwrap();
        alpha = alpha.max(-value(after, -beta, -alpha));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

fn native(position: &dyn Position) -> Reversi {
    *position.as_any().downcast_ref().unwrap()
}

fn solve(engine: &mut ReversiEngine, endgame: &Endgame) -> u64 {
    let analysis = engine.analyse(&question(&*endgame.position), &Stop::default());
    assert!(analysis.exact);
    assert_eq!(analysis.lines[0].score.value, 100 * endgame.score);
    let best = notation::turn_text(&*endgame.position, &analysis.lines[0].turns[0]);
    assert!(endgame.best.contains(&best), "{best} should be among {:?}", endgame.best);
    analysis.nodes
}

#[test]
#[ignore = "takes half a minute or more; prints times and nodes"]
fn endgames_of_20_to_27_empty_squares_are_solved() {
    let (mut time, mut nodes) = (0., 0);
    for (at, endgame) in endgames().iter().enumerate() {
        let began = Instant::now();
        let looked_at = solve(&mut with_memory(64 << 20), endgame);
        let took = began.elapsed().as_secs_f64();
        println!("FFO #{}: {took:.2} s, {looked_at} nodes", at + 40);
        if at < 5 {
            time += took;
            nodes += looked_at;
            println!("  {time:.2} s, {nodes} nodes so far");
        }
    }
}

/// Both sides play perfectly from 20 empty squares on, so each score is the negation of the one before.
#[test]
#[ignore = "takes a minute; prints the times of the first turns"]
fn play_from_20_empty_squares_is_perfect() {
    let mut random = Random(5);
    let (mut slowest, mut sum) = (0_f64, 0.);
    for _ in 0..20 {
        let Some(mut position) = after_random_turns(&mut random, 40) else { continue };
        let mut engine = with_memory(32 << 20);
        let began = Instant::now();
        let mut expected = analyse(&mut engine, &question(&*position)).lines[0].score.value;
        let took = began.elapsed().as_secs_f64();
        (slowest, sum) = (slowest.max(took), sum + took);
        while position.outcome().is_none() {
            engine.forget();
            let analysis = analyse(&mut engine, &question(&*position));
            assert!(analysis.exact);
            assert_eq!(analysis.lines[0].score.value, expected);
            position.play(&analysis.lines[0].turns[0]).unwrap();
            expected = -expected;
        }
        let ended = value(native(&*position), -64, 64);
        assert_eq!(100 * ended, expected);
    }
    println!("20 positions solved in {sum:.2} s, the slowest in {slowest:.2} s");
}

#[test]
fn endgame_scores_match_a_plain_search() {
    let (mut random, mut engine, mut seen) = (Random(1), engine(), 0);
    while seen < 30 {
        let Some(position) = after_random_turns(&mut random, 53) else { continue };
        let all = Question { lines: Lines::Best(usize::MAX), ..question(&*position) };
        let analysis = analyse(&mut engine, &all);
        assert!(analysis.exact);
        let score = analysis.lines[0].score;
        assert_eq!(score.value, 100 * value(native(&*position), -64, 64), "exact score of {position:?}");
        let chance = if score.value == 0 { 500 } else { 1000 * u16::from(score.value > 0) };
        assert_eq!(score.chance, chance);
        let free = native(&*position).board().empty().count_ones();
        assert!(
            analysis.lines.iter().all(|line| line.score.decided_in == Some(free)),
            "every score should be decided by {free} free squares: {position:?}"
        );
        // The line leads to the end of the game and to its score.
        let mut last = position.boxed();
        for turn in &analysis.lines[0].turns {
            last.play(turn).unwrap();
        }
        if last.outcome().is_some() {
            let sign = if last.to_move() == position.to_move() { 1 } else { -1 };
            assert_eq!(100 * sign * value(native(&*last), -64, 64), score.value);
        }
        seen += 1;
    }
}

#[test]
fn every_line_is_legal_and_no_better_than_the_one_before() {
    let (mut random, mut engine) = (Random(2), engine());
    for turns in [0, 1, 5, 15, 25, 35, 45, 50, 55] {
        let Some(position) = after_random_turns(&mut random, turns) else { continue };
        let legal = position.turns().len();
        for most in [1, 3, usize::MAX] {
            let (lines, limits) = (Lines::Best(most), Limits::nodes(3000));
            let analysis = analyse(&mut engine, &Question { lines, limits, ..question(&*position) });
            assert_eq!(analysis.lines.len(), most.min(legal));
            assert!(analysis.lines.is_sorted_by_key(|line| -line.score.value));
            for (at, line) in analysis.lines.iter().enumerate() {
                assert!(analysis.lines[..at].iter().all(|other| other.turns[0] != line.turns[0]));
                let mut position = position.boxed();
                for turn in &line.turns {
                    position.play(turn).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_forced_pass_is_the_best_line() {
    let stuck = position(&format!("OXX{} X", "-".repeat(61)));
    let analysis = analyse(&mut engine(), &question(&*stuck));
    // White takes all three discs.
    assert_eq!(analysis.lines[0].turns[..2], [Turn::default(), Turn(vec![Square(3)])]);
    assert_eq!(analysis.lines[0].score.value, -6400);
    let over = position(&format!("X{}O X", "-".repeat(62)));
    assert_eq!(analyse(&mut engine(), &question(&*over)).lines, []);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut random = Random(3);
    for turns in [0, 12, 30, 44] {
        let Some(position) = after_random_turns(&mut random, turns) else { continue };
        let question = Question { limits: Limits::nodes(20_000), ..question(&*position) };
        let mut engine = engine();
        let first = analyse(&mut engine, &question);
        engine.forget();
        assert_eq!(analyse(&mut engine, &question), first);
        // The last few squares are counted together, so a search may slightly exceed its limit.
        assert!(first.nodes <= 20_000 + 100, "the node limit should hold: {} nodes", first.nodes);
    }
    let start = STANDARD.start();
    let first = |seed| {
        let limits = Limits::depth(3);
        analyse(&mut engine(), &Question { limits, seed, ..question(&*start) }).lines[0].turns[0].clone()
    };
    assert!((1..20).any(|seed| first(seed) != first(0)), "seeds should vary the first turn");
}

#[test]
fn the_book_answers_short_questions_and_no_others() {
    let (mut engine, start) = (engine(), STANDARD.start());
    let mut ask = |position: &dyn Position, limits: Limits, lines: Lines| {
        let found = analyse(&mut engine, &Question { limits, lines, ..question(position) });
        let is_legal = |line: &Line| {
            let mut position = position.boxed();
            line.turns.iter().all(|turn| position.play(turn).is_ok())
        };
        assert!(!found.lines.is_empty() && found.lines.iter().all(is_legal), "{limits:?}");
        assert!(found.lines.is_sorted_by_key(|line| -line.score.value), "{limits:?}");
        found
    };
    // As level 10 asks: from the book, without a search.
    let known = ask(&*start, Limits::nodes(200_000), Lines::Best(4));
    assert_eq!((known.lines.len(), known.nodes, known.exact), (4, 0, false));
    assert!(known.lines.iter().all(|line| line.turns.len() > 5));
    let timed = ask(&*start, Limits::time(Duration::from_millis(500)), Lines::Best(1));
    assert_eq!((timed.nodes, timed.lines[0].turns.len() > 5), (0, true));
    // As level 9 asks, or with a depth.
    for limits in
        [Limits::nodes(30_000), Limits::depth(4), Limits { nodes: Some(200_000), ..Limits::depth(4) }]
    {
        assert!(ask(&*start, limits, Lines::Best(1)).nodes > 0, "{limits:?}");
    }
    // More moves than the book holds of a position, and a position that it does not hold.
    let mut later = start;
    for turn in ["d3", "c5", "f6", "f5"] {
        later.play(&notation::read_turn(&*later, turn).unwrap()).unwrap();
    }
    assert!(later.turns().len() > 4);
    assert_eq!(ask(&*later, Limits::nodes(200_000), Lines::Best(4)).nodes, 0);
    assert!(ask(&*later, Limits::nodes(200_000), Lines::Best(60)).nodes > 0);
    let empty = "--------";
    let poor = [empty, empty, empty, "---OX---", "---XO---", "-----X--", "------X-", empty, " O"].concat();
    let poor = position(&poor);
    assert!(ask(&*poor, Limits::nodes(200_000), Lines::Best(1)).nodes > 0);
}

#[test]
fn a_stopped_search_returns_a_legal_move() {
    let stop = Stop::default();
    stop.stop();
    let start = STANDARD.start();
    let analysis = engine().analyse(&question(&*start), &stop);
    assert_eq!(analysis.lines.len(), 1);
    assert!(analysis.nodes <= 2048 && !analysis.exact);
}

/// Boards that no game reaches, sparse or full.
#[test]
fn arbitrary_boards_are_evaluated() {
    let (mut random, mut engine) = (Random(4), engine());
    let mut judged = 0;
    for at in 0..400 {
        let most = [3, 10, 40, 64][at % 4];
        let discs: Vec<_> = (0..64)
            .filter_map(|square| {
                let is_there = random.below(64) < most;
                let side = Side::BOTH[random.below(2)];
                is_there.then_some((Square(square), side))
            })
            .collect();
        let position = Reversi::with_discs(ReversiRules::STANDARD, Side::BOTH[at % 2], discs).unwrap();
        let limits = Limits::nodes(300);
        let analysis = analyse(&mut engine, &Question { limits, ..question(&position) });
        assert_eq!(analysis.lines.is_empty(), position.turns().is_empty());
        judged += analysis.lines.len();
    }
    assert!(judged > 200);
}

fn facts(text: &str, turn: &str) -> Vec<Fact> {
    let position = position(text);
    let turn = notation::read_turn(&*position, turn).unwrap();
    let score = Score { value: 0, chance: 500, decided_in: None };
    reasons(&*position, &Line { turns: vec![turn], score })
}

#[test]
fn reasons_hold_on_the_board() {
    // b1 is White's and a1 is empty: Black takes the corner, with c1 behind it.
    let corner = format!("-OX{}OX{} X", "-".repeat(24), "-".repeat(35));
    let facts_of_corner = facts(&corner, "a1");
    assert_eq!(facts_of_corner[0], Fact::TakesCorner { corner: Square(0) });
    assert!(
        facts_of_corner.contains(&Fact::Secures { discs: 3 }),
        "the corner should secure three discs: {facts_of_corner:?}"
    );
    // Black turns b1 over; the disc on c1 is safe, since it is connected to the corner.
    let pass = format!("XO-{}OX{} X", "-".repeat(24), "-".repeat(35));
    assert!(facts(&pass, "c1").contains(&Fact::SafeEdge { square: Square(2) }));
    // White threatens h1 over g1. Black's e1 turns f1 over, which the threat needs.
    let mut rows = ["--------"; 8];
    rows[0] = "-----OX-";
    rows[1] = "-----X--";
    rows[2] = "-----O--";
    let text = format!("{} X", rows.concat());
    let facts_of_answer = facts(&text, "e1");
    assert!(
        facts_of_answer.contains(&Fact::DeniesCorner { corner: Square(7) }),
        "e1 should deny the corner: {facts_of_answer:?}"
    );
}

/// A fact against a turn is no reason to choose it, also where it comes first.
#[test]
fn giving_up_a_corner_is_no_reason_for_a_turn() {
    let (mut random, mut found) = (Random(7), 0);
    for turns in (20..50).cycle().take(200) {
        let Some(position) = after_random_turns(&mut random, turns) else { continue };
        for turn in position.turns() {
            let facts = engine::facts(&*position, std::slice::from_ref(&turn));
            let Some(Reason::Reversi(Fact::GivesCorner { .. })) = facts.first() else { continue };
            found += 1;
            let score = Score { value: 0, chance: 500, decided_in: None };
            let told = Telling::of(&*position, &Line { turns: vec![turn.clone()], score });
            let text = notation::position_text(&*position);
            let puzzle =
                Puzzle { rules: STANDARD, position: text, task: Task::Win, line: vec![turn], grade: None };
            let reasons = puzzle.reasons();
            assert_eq!(reasons.len(), facts.iter().filter(|fact| fact.speaks_for()).count());
            let told = told.into_iter().map(|told| told.reason);
            assert!(told.chain(reasons).all(|reason| reason.speaks_for()), "{puzzle:?}");
        }
    }
    assert!(found > 20, "{found}");
}

#[test]
fn nine_of_ten_hints_have_a_reason() {
    let (mut random, mut engine) = (Random(6), engine());
    let (mut hints, mut without) = (0, 0);
    for turns in (4..58).cycle().take(200) {
        let Some(position) = after_random_turns(&mut random, turns) else { continue };
        if position.must_pass() {
            continue;
        }
        let limits = Limits::nodes(500);
        let analysis = analyse(&mut engine, &Question { limits, ..question(&*position) });
        hints += 1;
        let facts = engine::reasons(&*position, &analysis.lines[0]);
        without += usize::from(!facts.iter().any(Reason::speaks_for));
    }
    assert!(hints > 100 && 10 * without <= hints, "{without} of {hints} hints have no reason");
}

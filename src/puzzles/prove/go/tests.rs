//! The proofs are held against slow searches that know the rules of the game and nothing of regions.

use std::collections::{HashMap, HashSet};

use super::board::{Board, PASS, Point, Points, Stones};
use super::ladder::{Course, Ko, Ladder};
use super::region::Region;
use super::search::{Goal, Node, Search};
use super::{Problem, life, prove_task, refute};
use crate::notation;
use crate::puzzles::Task;
use crate::puzzles::compose::compose;
use crate::rules::random::Random;
use crate::rules::{Game, Position as _, Rules, Side, Square, Turn, go};

/// Rules under which no board may return.
fn rules(lines: u8) -> go::Rules {
    let Ok(Rules::Go(rules)) = Game::Go.preset("chinese") else { panic!("the Chinese rules") };
    rules.on(go::Size::new(lines).expect("a size"))
}

fn read(rows: &str) -> Box<dyn crate::rules::Position> {
    notation::read_position(Rules::Go(rules(9)), rows).unwrap_or_else(|error| panic!("{rows}: {error}"))
}

/// Returns a position on the board of nine lines whose upper left part is given.
fn corner(rows: &[&str], to_move: char) -> Box<dyn crate::rules::Position> {
    let row = |at: usize| format!("{:.<9}", rows.get(at).copied().unwrap_or_default());
    let rows: Vec<String> = (0..9).map(row).collect();
    read(&format!("{} {to_move}", rows.join("/")))
}

fn square(name: &str) -> Square {
    notation::read_square(Rules::Go(rules(9)), name).expect("a square")
}

/// Returns the right turn of a task.
fn right(position: &dyn crate::rules::Position, task: Task) -> Option<String> {
    prove_task(position, task).map(|proof| notation::turn_text(position, &proof.line[0]))
}

#[test]
fn well_known_shapes_have_their_vital_points() {
    // The side that takes the vital point decides. The last columns: a stone of the group, the point that alone kills,
    // and the point that alone lives, where only one does.
    let shapes: [(&[&str], &str, &str, Option<&str>); 6] = [
        // Three in a row.
        (&["...OX", "OOOOX", "XXXXX"], "D9", "B9", Some("B9")),
        // The bent three in the corner.
        (&["..OX", ".OOX", "OOX", "XXX"], "C9", "A9", None),
        // The pyramid of four.
        (&["XO...OX", "XOO.OOX", "XXOOOXX", ".XXXXX"], "B9", "D9", Some("D9")),
        // The bulky five, at the side and in the corner.
        (&["XO...OX", "XO..OOX", "XOOOOXX", "XXXXXX"], "B9", "D9", None),
        (&["...OX", "..OOX", "OOOXX", "XXXX"], "D9", "B9", None),
        // The crossed five.
        (&["XOO.OOX", "XO...OX", "XOO.OOX", "XXOOOXX", ".XXXXX"], "B9", "D8", Some("D8")),
    ];
    for (rows, name, kills, lives) in shapes {
        let killer = corner(rows, 'X');
        let text = notation::picture(&*killer);
        assert_eq!(right(&*killer, Task::Kill(square(name))).as_deref(), Some(kills), "{text}");
        let Some(lives) = lives else { continue };
        assert_eq!(right(&*corner(rows, 'O'), Task::Live(square(name))).as_deref(), Some(lives), "{text}");
    }
}

/// Returns `true` if the side to move reaches the goal with the chain of a stone by this turn.
fn reaches(rows: &[&str], to_move: char, name: &str, goal: Goal, turn: &str) -> bool {
    let position = corner(rows, to_move);
    let Some(Problem { board, stones, side, .. }) = Problem::of(&*position) else { return false };
    let target = board.point(square(name));
    let region = Region::around(&board, &stones, board.chain(&stones, target)).expect("a closed region");
    let walls = region.walls.all();
    let stones = board.play(&stones, board.point(square(turn)), side, walls).expect("a legal turn");
    let node = Node { stones, to_move: side.other() };
    Search::new(&board, &region, target, goal, side, 500_000).reaches(node)
}

#[test]
fn the_rabbity_six_dies_from_its_middle() {
    let rows = &["XO..OOX", "XO...OX", "XOO.OOX", "XXOOOXX", ".XXXXX"];
    assert!(reaches(rows, 'X', "B9", Goal::Capture, "D8"));
    assert!(!reaches(rows, 'X', "B9", Goal::Capture, "E8"));
    assert!(reaches(rows, 'O', "B9", Goal::Live, "D8"));
}

#[test]
fn a_group_that_lives_or_dies_by_itself_is_no_puzzle() {
    // Four in a row live. Two points are one eye whoever plays, and so are four in a square.
    let row: &[&str] = &["....OX", "OOOOOX", "XXXXXX"];
    for (rows, name) in
        [(row, "E9"), (&["..OX", "OOOX", "XXXX"], "C9"), (&["..OX", "..OX", "OOOX", "XXXX"], "C9")]
    {
        for to_move in ['X', 'O'] {
            let position = corner(rows, to_move);
            let task = if to_move == 'X' { Task::Kill(square(name)) } else { Task::Live(square(name)) };
            assert_eq!(right(&*position, task), None, "{}", notation::picture(&*position));
        }
    }
}

/// Returns a weak chain of the position with its problem and region, if it is closed and small.
fn closed(position: &go::Position, most: u32) -> Option<(Problem, Region, Point, Side)> {
    let problem = Problem::of(position)?;
    let Problem { board, stones, .. } = &problem;
    let chains =
        Side::BOTH.map(|side| board.parts(stones.of(side)).into_iter().map(move |chain| (side, chain)));
    let mut chains: Vec<(Side, Points)> = chains.into_iter().flatten().collect();
    chains.sort_by_key(|(_, chain)| std::cmp::Reverse(chain.count()));
    let is_small = |region: &Region| (2..=most).contains(&(region.points - stones.all()).count());
    let (side, region, target) = chains.into_iter().find_map(|(side, chain)| {
        let region = Region::around(board, stones, chain).filter(is_small)?;
        Some((side, region, chain.first()?))
    })?;
    Some((problem, region, target, side))
}

/// Returns the position of these stones by the rules, without a history. `None` if a chain has no liberty.
fn by_the_rules(board: &Board, stones: &Stones, to_move: Side) -> Option<go::Position> {
    let lines = if board.all().count() == 81 { 9 } else { 4 };
    let all = Side::BOTH
        .into_iter()
        .flat_map(|side| stones.of(side).each().map(move |at| (board.square(at), side)));
    go::Position::with_stones(rules(lines), to_move, all).ok()
}

#[test]
fn what_is_alive_in_a_region_is_alive_by_the_rules() {
    let mut random = Random::new(7);
    let (mut alive, mut open) = (0, 0);
    for _ in 0..3000 {
        let Some(position) = compose(rules(9), &mut random) else { continue };
        let Some((Problem { board, mut stones, .. }, region, target, side)) = closed(&position, 12) else {
            continue;
        };
        if !region.walls.of(side).is_empty() {
            continue;
        }
        for _ in 0..12 {
            let empty: Vec<Point> = (region.points - stones.all()).each().collect();
            let Some(&at) = empty.get(random.index(empty.len())) else { break };
            // The owner plays more often, so that it makes eyes.
            let player = if random.index(4) == 0 { side.other() } else { side };
            if let Some(after) = board.play(&stones, at, player, region.walls.all()) {
                stones = after;
            }
            if !stones.of(side).has(target) {
                break;
            }
            let Some(real) = by_the_rules(&board, &stones, side) else { continue };
            let wanted = real.certainly_alive().contains(&board.square(target));
            let told = region.is_alive(&board, &stones, side, target);
            assert_eq!(told, wanted, "{}", notation::picture(&real));
            *(if told { &mut alive } else { &mut open }) += 1;
        }
    }
    assert!(alive > 100 && open > 100, "{alive} {open}");
}

/// The positions of a region with the positions that follow, by the rules of the game.
struct Graph {
    nodes: Vec<(Stones, Side)>,
    next: Vec<Vec<usize>>,
    /// The target is captured, or alive.
    captured: Vec<bool>,
    alive: Vec<bool>,
}

/// Returns all that can happen in a region when any board may return.
fn graph(board: &Board, region: &Region, first: (Stones, Side), target: Point) -> Option<Graph> {
    let mut graph = Graph { nodes: vec![first], next: Vec::new(), captured: Vec::new(), alive: Vec::new() };
    let mut known = HashMap::from([(first, 0)]);
    while let Some(&(stones, to_move)) = graph.nodes.get(graph.next.len()) {
        let position = by_the_rules(board, &stones, to_move)?;
        let captured = position.piece(board.square(target)).is_none();
        let alive = !captured && position.certainly_alive().contains(&board.square(target));
        graph.captured.push(captured);
        graph.alive.push(alive);
        let mut next = Vec::new();
        if !captured && !alive {
            for turn in position.turns() {
                if turn.0.first().is_some_and(|&square| !region.points.has(board.point(square))) {
                    continue;
                }
                let mut after = position.clone();
                after.play(&turn).expect("a legal turn");
                let (_, stones) = Board::of(&after).expect("a small board");
                let at = (stones, after.to_move());
                let number = *known.entry(at).or_insert_with(|| {
                    graph.nodes.push(at);
                    graph.nodes.len() - 1
                });
                next.push(number);
            }
        }
        graph.next.push(next);
        if graph.nodes.len() > 6000 {
            return None;
        }
    }
    Some(graph)
}

/// Returns the nodes from which a side reaches a goal, whatever the other side does.
fn reached(graph: &Graph, goal: &[bool], side: Side) -> Vec<bool> {
    let mut reached = goal.to_vec();
    loop {
        let mut grows = false;
        for (at, &(_, to_move)) in graph.nodes.iter().enumerate() {
            let next = &graph.next[at];
            let holds = if to_move == side {
                next.iter().any(|&next| reached[next])
            } else {
                !next.is_empty() && next.iter().all(|&next| reached[next])
            };
            if holds && !reached[at] {
                reached[at] = true;
                grows = true;
            }
        }
        if !grows {
            return reached;
        }
    }
}

#[test]
fn life_and_death_is_as_by_retrograde_analysis() {
    let mut random = Random::new(3);
    let (mut proven, mut open, mut missed, mut regions) = (0, 0, 0, 0);
    while regions < 40 {
        let Some(position) = compose(rules(9), &mut random) else { continue };
        let Some((Problem { board, stones, .. }, region, target, owner)) = closed(&position, 5) else {
            continue;
        };
        if !region.walls.of(owner).is_empty() {
            continue;
        }
        let Some(graph) = graph(&board, &region, (stones, owner), target) else { continue };
        regions += 1;
        for (goal, wanted, side) in
            [(Goal::Live, &graph.alive, owner), (Goal::Capture, &graph.captured, owner.other())]
        {
            let wanted = reached(&graph, wanted, side);
            for (at, &(stones, to_move)) in graph.nodes.iter().enumerate().step_by(7) {
                let mut search = Search::new(&board, &region, target, goal, side, 100_000);
                let told = search.reaches(Node { stones, to_move });
                let real = by_the_rules(&board, &stones, to_move).expect("a position");
                // What is proven holds. A cycle may hide a proof.
                assert!(!told || wanted[at], "{goal:?} by {side:?}:\n{}", notation::picture(&real));
                missed += u32::from(wanted[at] && !told);
                *(if told { &mut proven } else { &mut open }) += 1;
            }
        }
    }
    assert!(proven > 500 && open > 500 && missed * 50 <= proven, "{proven} {open} {missed}");
}

/// Returns puzzles of composed positions.
fn composed(seed: u64, count: usize) -> Vec<(go::Position, crate::puzzles::Proof)> {
    let mut random = Random::new(seed);
    std::iter::repeat_with(|| compose(rules(9), &mut random))
        .flatten()
        .filter_map(|position| Some((life::prove(&Problem::of(&position)?)?, position)))
        .map(|(proof, position)| (position, proof))
        .take(count)
        .collect()
}

#[test]
fn a_proof_withstands_any_play_on_the_whole_board() {
    let mut random = Random::new(11);
    let mut seen = HashSet::new();
    for (position, proof) in composed(5, 25) {
        seen.insert(std::mem::discriminant(&proof.task));
        let (Task::Kill(square) | Task::Live(square) | Task::Race(square)) = proof.task else {
            panic!("{:?}", proof.task)
        };
        let problem = Problem::of(&position).expect("a small board");
        let Problem { board, stones, side, .. } = &problem;
        let target = board.point(square);
        let region = Region::around(board, stones, board.chain(stones, target)).expect("a closed region");
        let is_live = matches!(proof.task, Task::Live(_));
        let goal = if is_live { Goal::Live } else { Goal::Capture };
        let mut search = Search::new(board, &region, target, goal, *side, 200_000);
        for _ in 0..6 {
            let mut real = position.clone();
            real.play(&proof.line[0]).expect("the right turn");
            let mut inside = board
                .play(stones, board.point(proof.line[0].0[0]), *side, region.walls.all())
                .expect("the right turn");
            let mut plies = 0;
            loop {
                let told = if is_live {
                    region.is_alive(board, &inside, *side, target)
                } else {
                    real.piece(square).is_none()
                };
                if told {
                    break;
                }
                plies += 1;
                assert!(plies < 80, "{}", notation::picture(&real));
                let node = Node { stones: inside, to_move: real.to_move() };
                assert!(search.reaches(node), "{}", notation::picture(&real));
                let at = if real.to_move() == *side {
                    *search.line(node, 1, |_| true).first().expect("a turn")
                } else {
                    // Mostly in the region, and often a pass or a stone elsewhere.
                    let turns = real.turns();
                    let near: Vec<&Turn> = turns
                        .iter()
                        .filter(|turn| turn.0.first().is_some_and(|&at| region.points.has(board.point(at))))
                        .collect();
                    let turn = match random.index(3) {
                        0 => &turns[random.index(turns.len())],
                        _ => near.get(random.index(near.len())).copied().unwrap_or(&turns[turns.len() - 1]),
                    };
                    problem.point(turn)
                };
                let player = real.to_move();
                real.play(&problem.turn(at)).unwrap_or_else(|error| {
                    panic!("{error:?} at {at} in\n{}", notation::picture(&real));
                });
                if at != PASS && region.points.has(at) {
                    inside = board.play(&inside, at, player, region.walls.all()).expect("a legal turn");
                }
            }
            if is_live {
                assert!(real.certainly_alive().contains(&square), "{}", notation::picture(&real));
            }
        }
    }
    assert!(seen.len() >= 2, "puzzles of several kinds");
}

#[test]
fn every_wrong_turn_is_refuted() {
    for (position, proof) in composed(21, 12) {
        let (Task::Kill(square) | Task::Live(square) | Task::Race(square)) = proof.task else {
            panic!("{:?}", proof.task)
        };
        for turn in position.turns() {
            let mut after = position.clone();
            after.play(&turn).expect("a legal turn");
            let line = refute(&position, proof.task, &turn);
            if turn == proof.line[0] {
                assert!(line.is_empty(), "{}", notation::picture(&position));
                continue;
            }
            assert!(!line.is_empty(), "{turn:?} fails in\n{}", notation::picture(&position));
            for answer in line {
                after.play(&answer).expect("a legal answer");
            }
            // A group that is to die is still there; one that is to live may be gone already.
            assert!(matches!(proof.task, Task::Live(_)) || after.piece(square).is_some());
        }
    }
}

#[test]
fn a_result_that_depends_on_a_ko_is_neither_right_nor_wrong() {
    // Two by three points in the corner, without a liberty outside, die from B8. From B9 it is a ko.
    let position = corner(&["...OX", "...OX", "OOOOX", "XXXXX"], 'X');
    let task = Task::Kill(square("D9"));
    assert_eq!(right(&*position, task), None);
    assert!(reaches(&["...OX", "...OX", "OOOOX", "XXXXX"], 'X', "D9", Goal::Capture, "B8"));
    let Problem { board, stones, .. } = Problem::of(&*position).expect("a small board");
    let target = board.point(square("D9"));
    let region = Region::around(&board, &stones, board.chain(&stones, target)).expect("a closed region");
    let after = board
        .play(&stones, board.point(square("B9")), Side::First, region.walls.all())
        .expect("a legal turn");
    let node = Node { stones: after, to_move: Side::Second };
    for (goal, side) in [(Goal::Capture, Side::First), (Goal::Live, Side::Second)] {
        assert!(!Search::new(&board, &region, target, goal, side, 500_000).reaches(node), "{goal:?}");
    }
}

#[test]
fn a_wall_with_few_liberties_is_not_safe() {
    let closed = corner(&["...OX", "OOOOX", "XXXXX"], 'X');
    assert!(right(&*closed, Task::Kill(square("D9"))).is_some());
    // White has surrounded the wall as well.
    let thin = corner(&["...OXO", "OOOOXO", "XXXX.O", "OOOOO"], 'X');
    assert_eq!(right(&*thin, Task::Kill(square("D9"))), None);
}

#[test]
fn a_ladder_works_only_away_from_a_breaker() {
    let ladder = |rows: &[&str]| {
        let position = corner(rows, 'X');
        let Problem { board, stones, side, .. } = Problem::of(&*position).expect("a small board");
        let target = board.point(square("D7"));
        let course = Course { stones, taken: Points::NONE };
        Ladder::new(&board, target, side, Ko::ForDefender, 10_000).turns(course)
    };
    assert!(ladder(&["", "...X", "..XO", "..X"]).is_some_and(|turns| turns >= 6), "it runs to the edge");
    assert_eq!(ladder(&["", "...X", "..XO", "..X", "", "", "......O"]), None, "a stone stands in the way");
    assert!(
        ladder(&["", "...X", "..XO", "..X", "", "", "", "", "O"]).is_some(),
        "a stone elsewhere does not"
    );
}

/// Returns the fewest turns of a capture with nothing but ataris, with every answer.
fn plain_ladder(position: &go::Position, square: Square, most: u8) -> Option<u8> {
    let attacker = position.to_move();
    if position.piece(square).is_none() {
        return Some(0);
    }
    if most == 0 {
        return None;
    }
    let mut fewest = None;
    for turn in position.turns().into_iter().filter(|turn| !turn.0.is_empty()) {
        let mut after = position.clone();
        after.play(&turn).expect("a legal turn");
        let needs = if after.piece(square).is_none() {
            Some(1)
        } else {
            let (board, stones) = Board::of(&after).expect("a small board");
            let chain = board.chain(&stones, board.point(square));
            if board.liberties(&stones, chain).count() > 1 {
                continue;
            }
            // Kos are free, so no history is kept.
            let fresh = by_the_rules(&board, &stones, attacker.other()).expect("a position");
            fresh
                .turns()
                .into_iter()
                .map(|answer| {
                    let mut answered = fresh.clone();
                    answered.play(&answer).expect("a legal turn");
                    let (board, stones) = Board::of(&answered).expect("a small board");
                    let fresh = by_the_rules(&board, &stones, attacker)?;
                    plain_ladder(&fresh, square, most - 1)
                })
                .try_fold(1, |worst: u8, needs| Some(worst.max(needs?)))
                .map(|worst| worst + 1)
        };
        fewest = [fewest, needs].into_iter().flatten().min();
    }
    fewest.filter(|&turns| turns <= most)
}

#[test]
fn ladders_are_as_by_plain_search() {
    let mut random = Random::new(2);
    let (mut works, mut fails) = (0, 0);
    for _ in 0..300 {
        let stones: Vec<(Square, Side)> =
            (0..16).filter_map(|at| Some((Square(at), *Side::BOTH.get(random.index(4))?))).collect();
        let Ok(position) = go::Position::with_stones(rules(4), Side::First, stones) else { continue };
        let Some(Problem { board, stones, side, .. }) = Problem::of(&position) else { continue };
        for chain in board.parts(stones.of(side.other())) {
            let Some(target) = chain.first() else { continue };
            if board.liberties(&stones, chain).count() != 2 {
                continue;
            }
            let course = Course { stones, taken: Points::NONE };
            let told = Ladder::new(&board, target, side, Ko::ForDefender, 10_000).turns(course);
            let wanted = plain_ladder(&position, board.square(target), 3);
            assert_eq!(told.filter(|&turns| turns <= 3), wanted, "{}", notation::picture(&position));
            *(if wanted.is_some() { &mut works } else { &mut fails }) += 1;
        }
    }
    assert!(works > 20 && fails > 20, "{works} {fails}");
}

#[test]
fn every_other_turn_than_that_of_a_ladder_is_refuted() {
    let is_ladder = |puzzle: &&crate::puzzles::Puzzle| matches!(puzzle.task, Task::Ladder { .. });
    let shipped = crate::puzzles::shipped(Game::Go);
    for puzzle in shipped.iter().filter(is_ladder).step_by(20) {
        let start = puzzle.start().expect("a position");
        let target = puzzle.task.target().expect("a stone");
        let Problem { board, side, .. } = Problem::of(&*start).expect("a small board");
        for turn in start.turns().into_iter().filter(|turn| !turn.0.is_empty()) {
            let line = refute(&*start, puzzle.task, &turn);
            let text = notation::picture(&*start);
            if Some(&turn) == puzzle.turn() {
                assert!(line.is_empty(), "{text}");
                continue;
            }
            let mut after = start.boxed();
            for turn in std::iter::once(&turn).chain(&line) {
                after.play(turn).expect("a legal turn");
            }
            assert_eq!(line.len(), 1, "{turn:?} fails in\n{text}");
            let after: &go::Position = after.as_any().downcast_ref().expect("Go");
            let (_, stones) = Board::of(after).expect("a small board");
            let course = Course { stones, taken: Points::NONE };
            let mut ladder = Ladder::new(&board, board.point(target), side, Ko::ForDefender, 10_000);
            assert_eq!(ladder.turns(course), None, "{turn:?} and {line:?} in\n{text}");
        }
    }
}

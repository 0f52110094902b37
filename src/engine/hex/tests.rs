//! Tests of the engine of Hex.

use super::board::stone;
use super::*;
use crate::engine::{Limits, Lines};
use crate::notation;
use crate::rules::{Rules, hex};

fn rules(size: u8) -> Rules {
    Rules::Hex(hex::Rules::new(size, true).expect("a size"))
}

fn read(size: u8, text: &str) -> Position {
    let read = notation::read_position(rules(size), text).expect("a position");
    *read.as_any().downcast_ref().expect("a position of Hex")
}

fn links_of(size: u8, text: &str, side: Side) -> Links {
    let position = read(size, text);
    let stop = Stop::default();
    links::between_edges(&Board::new(&position), side, MOST_WORK, &mut Budget::unlimited(&stop))
}

fn analyse(position: &Position, nodes: u64, lines: usize) -> Analysis {
    let question =
        Question { position, history: &[], limits: Limits::nodes(nodes), lines: Lines::Best(lines), seed: 1 };
    HexEngine::new(Resources::for_tests(16 << 20, 1)).analyse(&question, &Stop::default())
}

#[test]
fn bridges_link_a_stone_to_both_edges() {
    let links = links_of(5, "...../..X../...../.X.../..... O", Side::First);
    assert!(links.full.is_some());
    let links = links_of(5, "...../..X../.O.../.X.../..... O", Side::First);
    assert!(links.full.is_none() && !links.keys.is_empty());
    assert!(links_of(5, "...../..X../...../.X.../..... O", Side::Second).full.is_none());
}

#[test]
fn the_trees_of_threads_are_added_up() {
    let position = read(5, "...../..X../...../...../..... O");
    let board = Board::new(&position);
    let turns: Vec<Cell> = board.empty().collect();
    let grown = |seed| {
        let mut tree = Tree::new(board.clone(), Side::Second, &turns, 1 << 20);
        let mut budget = Budget::new(Limits::nodes(300), &Stop::default(), &crate::engine::NoHost);
        tree.grow(false, &mut budget, &mut Random::new(seed));
        tree
    };
    let [mut one, other] = [grown(1), grown(2)];
    let [first, second] = [&one, &other].map(Tree::race);
    one.join(&other);
    let both = one.race();
    assert_eq!(both.playouts, first.playouts + second.playouts);
    assert!(both.visits[0] >= first.visits[0].max(second.visits[0]));
    // The same position is searched by the engine on two threads.
    let limits = Limits::time(std::time::Duration::from_millis(30));
    let question = Question { position: &position, history: &[], limits, lines: Lines::Best(1), seed: 1 };
    let mut engine = HexEngine::new(Resources::for_tests(1 << 20, 2));
    assert_eq!(engine.analyse(&question, &Stop::default()).lines.len(), 1);
}

/// Returns the winner of a board by plain search.
fn winner(board: &mut Board, to_move: Side) -> Side {
    let empty: Vec<Cell> = board.empty().collect();
    if empty.is_empty() {
        return board.winner_when_full();
    }
    for cell in empty {
        board.put(cell, stone(to_move));
        let found = winner(board, to_move.other());
        board.put(cell, board::EMPTY);
        if found == to_move {
            return to_move;
        }
    }
    to_move.other()
}

/// Random positions of four by four with this number of empty cells.
fn random_positions(empty: usize) -> impl Iterator<Item = Position> {
    (0..150).map(move |seed| {
        let mut random = Random::new(seed);
        let mut squares: Vec<Square> = (0..16).map(Square).collect();
        random.shuffle(&mut squares);
        let stones = squares
            .into_iter()
            .skip(empty)
            .map(|square| (square, Side::BOTH[usize::from(random.happens(128))]));
        let rules = hex::Rules::new(4, true).expect("a size");
        Position::with_stones(rules, Side::First, stones).expect("a position")
    })
}

#[test]
fn cells_that_no_game_needs_do_not_change_the_winner() {
    let mut filled_cells = 0;
    for position in (4..=8).flat_map(random_positions) {
        let board = Board::new(&position);
        let mut filled = board.clone();
        filled_cells += inferior::fill(&mut filled).len();
        for side in Side::BOTH {
            assert_eq!(winner(&mut board.clone(), side), winner(&mut filled.clone(), side), "{position:?}");
        }
    }
    assert!(filled_cells > 500, "many cells are dead or captured: {filled_cells}");
}

#[test]
fn links_are_never_wrong() {
    let stop = Stop::default();
    let (mut full, mut half, mut must) = (0, 0, 0);
    for position in (5..=8).flat_map(random_positions).filter(|position| position.winner().is_none()) {
        let mut board = Board::new(&position);
        for side in Side::BOTH {
            let links = links::between_edges(&board, side, MOST_WORK, &mut Budget::unlimited(&stop));
            if links.full.is_some() {
                full += 1;
                assert_eq!(winner(&mut board, side.other()), side, "{position:?}");
                continue;
            }
            for &key in &links.keys {
                half += 1;
                board.put(key, stone(side));
                assert_eq!(winner(&mut board, side.other()), side, "{key} in {position:?}");
                board.put(key, board::EMPTY);
            }
            let Some(needed) = links.must else { continue };
            let outside: Vec<Cell> = board.empty().filter(|&cell| !needed.has(cell)).collect();
            for cell in outside {
                must += 1;
                board.put(cell, stone(side.other()));
                assert_eq!(winner(&mut board, side), side, "{cell} in {position:?}");
                board.put(cell, board::EMPTY);
            }
        }
    }
    assert!(full > 50 && half > 100 && must > 100, "{full} full, {half} half, {must} outside");
}

#[test]
fn the_solver_finds_the_winner_and_the_cells_that_it_needs() {
    let mut solver = Solver::new(usize::MAX);
    let (mut won, mut spare) = (0, 0);
    for position in (6..=9).flat_map(random_positions).filter(|position| position.winner().is_none()) {
        let mut board = Board::new(&position);
        let side = position.to_move();
        let found = solver.winner(&position, u64::MAX).expect("no limit");
        assert_eq!(found.side, winner(&mut board, side), "{position:?}");
        let empty: Vec<Cell> = board.empty().collect();
        if found.side == side {
            won += 1;
            // Without a key every turn wins.
            let keys = found.key.map_or_else(|| empty.clone(), |key| vec![board.cell(key)]);
            for key in keys {
                let mut after = board.clone();
                after.put(key, stone(side));
                assert_eq!(winner(&mut after, side.other()), side, "{key} in {position:?}");
            }
        }
        for cell in empty {
            if !found.carrier.contains(&board.square(cell)) {
                spare += 1;
                board.put(cell, stone(found.side.other()));
            }
        }
        assert_eq!(winner(&mut board, side), found.side, "the carrier does not suffice in {position:?}");
    }
    assert!(won > 100 && spare > 500, "{won} won, {spare} cells to spare");
}

#[test]
fn the_only_turn_is_the_only_one_that_wins() {
    let (mut found, mut missed) = (0, 0);
    for position in (7..=9).flat_map(random_positions).filter(|position| position.winner().is_none()) {
        let (mut board, side) = (Board::new(&position), position.to_move());
        let empty: Vec<Cell> = board.empty().collect();
        let wins = |cell: &Cell| {
            board.put(*cell, stone(side));
            let wins = winner(&mut board, side.other()) == side;
            board.put(*cell, board::EMPTY);
            wins
        };
        let right: Vec<Cell> = empty.into_iter().filter(wins).collect();
        let only = Solver::new(usize::MAX).only_turn(&position, u64::MAX);
        match (only, &right[..]) {
            (Some(square), &[cell]) if board.cell(square) == cell => found += 1,
            (None, [_]) => missed += 1,
            (None, _) => {}
            _ => panic!("{only:?} instead of {right:?} in {position:?}"),
        }
    }
    assert!(found > 40 && missed * 5 < found, "{found} found, {missed} missed");
}

#[test]
fn a_solver_keeps_to_its_limits() {
    let position = Position::start(hex::Rules::new(9, false).expect("a size"));
    let mut solver = Solver::new(usize::MAX);
    assert_eq!(solver.winner(&position, 20), None);
    assert_eq!(solver.expanded(), 20);
    let mut small = Solver::new(100);
    assert_eq!(small.winner(&position, u64::MAX), None, "it is full");
}

#[test]
fn the_best_turn_joins_or_stops() {
    let winning = read(3, "X../.../X.. X");
    let analysis = analyse(&winning, 100, 1);
    assert_eq!((analysis.lines[0].score.chance, analysis.lines[0].score.decided_in), (1000, Some(1)));
    // White needs one more stone in the middle row.
    let stopping = read(5, "..X../..X../OO.OO/...../..... X");
    let analysis = analyse(&stopping, 400, 3);
    assert_eq!(analysis.lines[0].turns[0].0, [Square(12)]);
    assert!(analysis.lines.iter().all(|line| stopping.changes(&line.turns[0]).is_ok()));
}

#[test]
fn a_turn_that_does_not_stop_the_other_side_is_lost() {
    // White needs one more stone in the middle row.
    let position = read(5, "..X../..X../OO.OO/...../..... X");
    let lines = analyse(&position, 400, usize::MAX).lines;
    let empty = position.empty().count();
    assert_eq!(lines.len(), empty, "every turn has a line");
    assert!(lines.iter().skip(1).all(|line| line.score.chance == 1000 - PROVEN), "{lines:?}");
    let different: std::collections::HashSet<_> = lines.iter().map(|line| line.turns[0].clone()).collect();
    assert_eq!(different.len(), empty);
}

#[test]
fn links_inside_the_tree_prove_turns() {
    // One stone in the middle of an empty board of five by five wins. With so few combinations the links
    // at the root do not tell.
    let position = read(5, "...../...../...../...../..... X");
    let board = Board::new(&position);
    let cells: Vec<Cell> = board.empty().collect();
    let mut tree = Tree::new(board.clone(), Side::First, &cells, 16 << 20);
    let stop = Stop::default();
    let mut budget = Budget::new(Limits::nodes(20_000), &stop, &crate::engine::NoHost);
    tree.grow(false, &mut budget, &mut Random::new(1));
    let best = &tree.found()[0];
    assert_eq!(best.proof, Proof::Won);
    assert!(budget.nodes() < 20_000, "the proof ends the search");
    let mut after = position;
    after.place(board.square(best.line[0]));
    let solved = Solver::new(usize::MAX).winner(&after, u64::MAX).expect("no limit");
    assert_eq!(solved.side, Side::First, "the proven turn wins");
}

#[test]
fn a_strong_stone_is_taken_over_and_a_weak_one_is_not() {
    let swap = |name: &str| {
        let mut position = Position::start(hex::Rules::STANDARD);
        let square = notation::read_square(Rules::Hex(hex::Rules::STANDARD), name).expect("a square");
        position.place(square);
        analyse(&position, 3000, 1).lines[0].turns[0].0 == [square]
    };
    assert!(swap("f6") && swap("e7"));
    assert!(!swap("a1") && !swap("b1"));
}

#[test]
fn the_first_stone_is_not_in_the_middle() {
    for seed in 0..5 {
        for square in opening::candidates(hex::Rules::STANDARD.grid(), seed) {
            let (column, row) = hex::Rules::STANDARD.grid().place(square);
            assert!([0, 1, 9, 10].contains(&row) || [0, 10].contains(&column));
        }
    }
}

#[test]
fn facts_are_those_of_the_board() {
    let facts = |position: &Position, name: &str| {
        let square = notation::read_square(rules(5), name).expect("a square");
        reasons(position, &Line { turns: vec![Turn(vec![square])], score: score(500, None) })
    };
    let squares = |names: &str| -> Vec<Square> {
        names
            .split_whitespace()
            .map(|name| notation::read_square(rules(5), name).expect("a square"))
            .collect()
    };
    let start = read(5, "...../...../...../...../..... X");
    assert_eq!(facts(&start, "a1")[0], Fact::OpensEvenly);
    assert_eq!(facts(&read(5, "...../...../..X../...../..... O"), "c3"), [Fact::Swaps]);
    // c3 and b5 are a bridge; White has played into it.
    let bridge = read(5, "...../...../..X../.O.../.X... X");
    assert!(matches!(facts(&bridge, "c4")[0], Fact::Secures(_)));
    assert!(facts(&bridge, "c4").contains(&Fact::KeepsLink(squares("c3 b5"))));
    let cut = read(5, "...../...../..X../.O.../.X... O");
    assert!(facts(&cut, "c4").contains(&Fact::BreaksLink(squares("c3 b5"))));
    let wins = read(3, "X../.../X.. X");
    let square = Square(3);
    assert_eq!(
        reasons(&wins, &Line { turns: vec![Turn(vec![square])], score: score(500, None) }),
        [Fact::Wins]
    );
}

/// A tree that is full decides otherwise than one with room, and browsers have words of 32 bits.
#[test]
fn links_leave_a_tree_the_same_memory_on_every_processor() {
    assert_eq!([5, 11, 19].map(links::memory), [33_696, 720_288, 6_307_488]);
}

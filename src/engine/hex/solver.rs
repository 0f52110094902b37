//! A solver for small boards, as a test of the links, of the filled cells and of the must-play regions.
//!
//! Every opening of the boards up to 5 by 5 and some of 6 by 6 are solved in each run, all of 6 by 6 and
//! some of 7 by 7 on demand. The winners are compared with the published ones.
//!
//! The search is df-pn (A. Nagai, *Df-pn Algorithm for Searching AND/OR Trees and Its Applications*, 2002),
//! which follows the turn that leaves the other side the fewest answers. It counts only the first turns
//! of a position (B. Arneson, R. Hayward and P. Henderson, *Solving Hex: Beyond Humans*, 2010), in the
//! order of the current that flows through their cells if the board is an electric circuit.
//!
//! A result comes with its *carrier*: empty cells in which the winner wins even if the other side owns all
//! other empty cells. A turn outside the carrier of a turn that lost loses as well (R. Hayward and others,
//! *Solving 7×7 Hex with Domination, Fill-In, and Virtual Connections*, Theoretical Computer Science 349,
//! 2005). A turn on a cell that the other side makes dead with its answer is never the only one that wins:
//! the side has as good as passed, so another turn wins as well. It is left out, and the answer becomes
//! part of the carrier.

use std::collections::HashMap;

use super::board::{Board, EMPTY, stone};
use super::links::{self, Carrier};
use super::{Cell, MOST_WORK, inferior};
use crate::engine::{Budget, Stop};
use crate::rules::hex::{Position, Rules};
use crate::rules::{Side, Square};

/// The turns of a position that count: this many and half of all, those that have lost left out.
const FOCUS: usize = 2;

const INFINITE: u32 = 1 << 30;

/// A position without cells that no game needs, in the one of its four symmetric forms with the smallest
/// [`key`].
struct Node {
    board: Board,
    side: Side,
    /// The proof number: the least number of positions to be won for a win of the side to move.
    proof: u32,
    /// The same for a loss.
    disproof: u32,
    is_new: bool,
    /// The turns that may still win, the most promising first.
    turns: Vec<Branch>,
    /// The cells that are in the carriers of all turns that have lost.
    must: Carrier,
    /// The carrier of a loss, as far as it is known.
    lost: Carrier,
    solved: Option<Solved>,
}

#[derive(Clone, Copy)]
struct Solved {
    /// `true` if the side to move wins.
    wins: bool,
    carrier: Carrier,
}

#[derive(Clone, Copy)]
struct Branch {
    cell: Cell,
    child: Option<Child>,
}

/// The way from a position to a node.
#[derive(Clone, Copy)]
struct Child {
    node: usize,
    symmetry: u8,
    /// The cells that were filled, by their owners.
    filled: [Carrier; 2],
}

#[derive(Default)]
struct Solver {
    known: HashMap<Vec<u8>, usize>,
    nodes: Vec<Node>,
    /// Number of positions for which the links were looked for.
    expanded: u64,
}

/// Returns a cell after a symmetry: half a turn, the mirror at the diagonal, or both. Each is its own
/// inverse.
fn moved(size: usize, cell: Cell, symmetry: u8) -> Cell {
    let width = size + 2;
    let (mut row, mut column) = (usize::from(cell) / width, usize::from(cell) % width);
    if symmetry & 1 != 0 {
        (row, column) = (size + 1 - row, size + 1 - column);
    }
    if symmetry & 2 != 0 {
        (row, column) = (column, row);
    }
    (row * width + column) as Cell
}

impl FromIterator<Cell> for Carrier {
    fn from_iter<Cells: IntoIterator<Item = Cell>>(cells: Cells) -> Carrier {
        let mut carrier = Carrier::default();
        cells.into_iter().for_each(|cell| carrier.insert(cell));
        carrier
    }
}

fn moved_carrier(board: &Board, carrier: &Carrier, symmetry: u8) -> Carrier {
    let cells = board.inside().filter(|&cell| carrier.has(cell));
    cells.map(|cell| moved(board.size, cell, symmetry)).collect()
}

/// Returns a position after a symmetry. The mirror exchanges the edges, and so the sides.
fn moved_board(board: &Board, side: Side, symmetry: u8) -> (Board, Side) {
    let is_mirrored = symmetry & 2 != 0;
    let mut after = board.clone();
    for cell in board.inside() {
        let content = match board.at(cell) {
            EMPTY => EMPTY,
            content if is_mirrored => 3 - content,
            content => content,
        };
        after.put(moved(board.size, cell, symmetry), content);
    }
    (after, if is_mirrored { side.other() } else { side })
}

fn key(board: &Board, side: Side) -> Vec<u8> {
    board.inside().map(|cell| board.at(cell)).chain([stone(side)]).collect()
}

/// Returns the share of the current between the edges of a side that flows through each cell. An empty
/// cell resists, a stone of the side hardly and one of the other side completely.
fn currents(board: &Board, side: Side) -> Vec<f64> {
    let conducts = |cell: Cell| board.at(cell) == EMPTY || board.at(cell) == stone(side);
    let resistance = |cell: Cell| if board.at(cell) == EMPTY { 1. } else { 0.01 };
    let cells: Vec<Cell> = board.inside().filter(|&cell| conducts(cell)).collect();
    let mut number = vec![None; board.cells.len()];
    for (at, &cell) in cells.iter().enumerate() {
        number[usize::from(cell)] = Some(at);
    }
    let first_edge = |cell: Cell| {
        let (row, column) = (usize::from(cell) / (board.size + 2), usize::from(cell) % (board.size + 2));
        if side == Side::First { row == 0 } else { column == 0 }
    };
    // The voltage is 1 at the first edge and 0 at the other one, and what flows into a cell flows out.
    let count = cells.len();
    let mut matrix = vec![vec![0.; count]; count];
    let mut voltage = vec![0.; count];
    let wires = |cell: Cell| {
        let near = board.neighbours(cell).into_iter().filter(|&next| conducts(next));
        near.map(move |next| (next, 1. / (resistance(cell) + resistance(next))))
    };
    for (at, &cell) in cells.iter().enumerate() {
        matrix[at][at] = 1e-9;
        for (next, conductance) in wires(cell) {
            matrix[at][at] += conductance;
            match number[usize::from(next)] {
                Some(next) => matrix[at][next] -= conductance,
                None if first_edge(next) => voltage[at] += conductance,
                None => {}
            }
        }
    }
    solve(&mut matrix, &mut voltage);
    let at = |cell: Cell| match number[usize::from(cell)] {
        Some(at) => voltage[at],
        None if first_edge(cell) => 1.,
        None => 0.,
    };
    let mut flow = vec![0.; board.cells.len()];
    let mut total = 1e-9;
    for &cell in &cells {
        for (next, conductance) in wires(cell) {
            let current = conductance * (at(cell) - at(next)).abs();
            flow[usize::from(cell)] += current;
            if number[usize::from(next)].is_none() && first_edge(next) {
                total += current;
            }
        }
    }
    flow.into_iter().map(|flow| flow / total).collect()
}

/// Solves equations with a symmetric positive matrix.
fn solve(matrix: &mut [Vec<f64>], values: &mut [f64]) {
    for pivot in 0..values.len() {
        let (done, rest) = matrix.split_at_mut(pivot + 1);
        let row = &done[pivot];
        for (below, other) in rest.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            if factor != 0. {
                other[pivot..].iter_mut().zip(&row[pivot..]).for_each(|(to, from)| *to -= factor * from);
                values[pivot + 1 + below] -= factor * values[pivot];
            }
        }
    }
    for pivot in (0..values.len()).rev() {
        let known: f64 = matrix[pivot].iter().zip(&*values).skip(pivot + 1).map(|(one, two)| one * two).sum();
        values[pivot] = (values[pivot] - known) / matrix[pivot][pivot];
    }
}

impl Solver {
    /// Returns the node of a position.
    fn enter(&mut self, board: &Board, side: Side) -> Child {
        let mut board = board.clone();
        let cells = inferior::fill(&mut board);
        let filled = Side::BOTH
            .map(|owner| cells.iter().copied().filter(|&cell| board.at(cell) == stone(owner)).collect());
        let forms = (0..4).map(|symmetry| {
            let (board, side) = moved_board(&board, side, symmetry);
            (key(&board, side), symmetry, board, side)
        });
        let (key, symmetry, board, side) = forms.min_by(|one, two| one.0.cmp(&two.0)).expect("four");
        let node = *self.known.entry(key).or_insert_with(|| {
            self.nodes.push(Node {
                board,
                side,
                proof: 1,
                disproof: 1,
                is_new: true,
                turns: Vec::new(),
                must: Carrier::all(),
                lost: Carrier::default(),
                solved: None,
            });
            self.nodes.len() - 1
        });
        Child { node, symmetry, filled }
    }

    /// Looks for the links of a node, and otherwise for its turns.
    fn expand(&mut self, node: usize) {
        self.expanded += 1;
        let node = &mut self.nodes[node];
        let (board, side) = (&node.board, node.side);
        let stop = Stop::default();
        let links = |side| links::between_edges(board, side, MOST_WORK, &mut Budget::unlimited(&stop));
        let own = links(side);
        let won = own.full.or_else(|| own.halves.into_iter().min_by_key(Carrier::len));
        if let Some(carrier) = won {
            node.solved = Some(Solved { wins: true, carrier });
            return;
        }
        let mut other = links(side.other());
        if let Some(carrier) = other.full {
            node.solved = Some(Solved { wins: false, carrier });
            return;
        }
        other.halves.sort_by_key(Carrier::len);
        for half in other.halves {
            let less = node.must.and(half);
            if less != node.must {
                node.must = less;
                node.lost = node.lost.or(half);
            }
        }
        let mut cells = Vec::new();
        let mut after = board.clone();
        for cell in board.empty() {
            let killer = board.neighbours(cell).into_iter().find(|&next| {
                if board.at(next) != EMPTY {
                    return false;
                }
                after.put(next, stone(side.other()));
                let is_dead = inferior::is_dead(after.ring(cell));
                after.put(next, EMPTY);
                is_dead
            });
            match killer {
                Some(killer) => node.lost.insert(killer),
                None if node.must.has(cell) => cells.push(cell),
                None => {}
            }
        }
        let currents = Side::BOTH.map(|side| currents(board, side));
        let value = |cell: Cell| currents[0][usize::from(cell)] + currents[1][usize::from(cell)];
        cells.sort_by(|&one, &two| value(two).total_cmp(&value(one)));
        node.turns = cells.into_iter().map(|cell| Branch { cell, child: None }).collect();
        node.settle();
    }

    /// Searches until the node is solved or one of its numbers reaches its limit.
    fn search(&mut self, at: usize, most_proof: u32, most_disproof: u32) {
        if self.nodes[at].is_new {
            self.expand(at);
            self.nodes[at].is_new = false;
        }
        while self.nodes[at].solved.is_none() {
            let Some((best, second)) = self.count(at) else { continue };
            let node = &self.nodes[at];
            if node.proof >= most_proof || node.disproof >= most_disproof {
                return;
            }
            let others = node.disproof - self.nodes[best].proof;
            let proof = most_disproof - others;
            let disproof = most_proof.min(second + second / 4 + 1);
            self.search(best, proof, disproof);
        }
        let node = &mut self.nodes[at];
        let wins = node.solved.is_some_and(|solved| solved.wins);
        (node.proof, node.disproof) = if wins { (0, INFINITE) } else { (INFINITE, 0) };
    }

    /// Counts the numbers of a node anew. Returns the best child and the disproof number of the second
    /// best, or `None` if a child is solved, which may change the turns.
    fn count(&mut self, at: usize) -> Option<(usize, u32)> {
        let turns = self.nodes[at].turns.len();
        let (mut best, mut second) = ((INFINITE, 0), INFINITE);
        let mut disproof = 0;
        for turn in 0..turns.min(FOCUS + turns / 2) {
            let child = self.child(at, turn);
            let node = &self.nodes[child.node];
            if let Some(solved) = node.solved {
                self.nodes[at].learn(turn, child, solved);
                return None;
            }
            disproof += node.proof;
            if node.disproof < best.0 {
                second = best.0;
                best = (node.disproof, child.node);
            } else {
                second = second.min(node.disproof);
            }
        }
        let node = &mut self.nodes[at];
        (node.proof, node.disproof) = (best.0, disproof.min(INFINITE - 1));
        Some((best.1, second))
    }

    fn child(&mut self, at: usize, turn: usize) -> Child {
        let node = &self.nodes[at];
        let Branch { cell, child } = node.turns[turn];
        if let Some(child) = child {
            return child;
        }
        let (mut board, side) = (node.board.clone(), node.side);
        board.put(cell, stone(side));
        let child = self.enter(&board, side.other());
        self.nodes[at].turns[turn].child = Some(child);
        child
    }

    /// Returns `true` if the first side wins with this opening.
    fn wins_after(&mut self, size: u8, opening: Square) -> bool {
        let mut position = Position::start(Rules::new(size, false).expect("a size"));
        position.place(opening);
        let root = self.enter(&Board::new(&position), Side::Second).node;
        self.search(root, INFINITE, INFINITE);
        self.nodes[root].solved.is_some_and(|solved| !solved.wins)
    }
}

impl Node {
    /// Takes over the result of a turn.
    fn learn(&mut self, turn: usize, child: Child, Solved { wins, carrier }: Solved) {
        let winner = if wins { self.side.other() } else { self.side };
        let mut carrier =
            moved_carrier(&self.board, &carrier, child.symmetry).or(child.filled[winner.index()]);
        let cell = self.turns[turn].cell;
        if wins {
            self.must = self.must.and(carrier);
            self.lost = self.lost.or(carrier);
            let must = self.must;
            self.turns.retain(|turn| turn.cell != cell && must.has(turn.cell));
            self.settle();
        } else {
            carrier.insert(cell);
            self.solved = Some(Solved { wins: true, carrier });
            self.turns.clear();
        }
    }

    /// Notes a loss if no turn is left.
    fn settle(&mut self) {
        if self.turns.is_empty() {
            self.solved = Some(Solved { wins: false, carrier: self.lost });
        }
    }
}

/// Returns `true` if the first side wins with this opening.
pub(super) fn wins_after(size: u8, opening: Square) -> bool {
    Solver::default().wins_after(size, opening)
}

/// The openings with which the first side wins, by the size of the board; see `tests/data/README.md`.
const OPENINGS: &str = include_str!("../../../tests/data/hex/openings.txt");

/// Returns the rows of a board with a star on each opening with which the first side wins.
fn published(size: u8) -> Vec<&'static str> {
    let mut lines = OPENINGS.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let line = lines.find(|words| words[0].parse() == Ok(size)).expect("a board of that size");
    line[1..].to_vec()
}

/// Solves every opening of a board and compares it with what is published.
fn check(size: u8) {
    let mut solver = Solver::default();
    let squares: Vec<Square> = Rules::new(size, false).expect("a size").grid().squares().collect();
    for (row, published) in squares.chunks(size.into()).zip(published(size)) {
        let sign = |&square| if solver.wins_after(size, square) { '*' } else { '.' };
        assert_eq!(row.iter().map(sign).collect::<String>(), published);
    }
    println!("{size} by {size}: {} positions", solver.expanded);
}

/// Solves some openings of a board.
fn check_openings(size: u8, names: &str) {
    for name in names.split(' ') {
        let rules = Rules::new(size, false).expect("a size");
        let opening = crate::notation::read_square(crate::rules::Rules::Hex(rules), name).expect("a square");
        let (column, row) = rules.grid().place(opening);
        let is_won = published(size)[usize::from(row)].as_bytes()[usize::from(column)] == b'*';
        let mut solver = Solver::default();
        assert_eq!(solver.wins_after(size, opening), is_won, "{name}");
        println!("{name} on {size} by {size}: {} positions", solver.expanded);
    }
}

#[test]
fn published_openings_are_the_same_after_half_a_turn() {
    for size in 3..=8 {
        let text: String = published(size).concat();
        assert_eq!(text.len(), usize::from(size) * usize::from(size));
        assert_eq!(text.chars().rev().collect::<String>(), text, "{size}");
    }
}

#[test]
fn every_opening_of_a_small_board_is_solved() {
    for size in 3..=5 {
        check(size);
    }
}

#[test]
fn some_openings_of_six_by_six_are_won_as_published() {
    check_openings(6, "a1 c2 d3");
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn every_opening_of_six_by_six_is_won_as_published() {
    check(6);
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn some_openings_of_seven_by_seven_are_won_as_published() {
    check_openings(7, "d4 a1");
}

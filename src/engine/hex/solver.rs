//! A solver, for whole small boards and for the ends of games on larger ones.
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
use super::links::{self, Carrier, Links};
use super::{Cell, inferior};
use crate::engine::{Budget, Stop};
use crate::rules::hex::Position;
use crate::rules::{Position as _, Side, Square};
use current::currents;

mod current;
#[cfg(test)]
mod tests;

/// The turns of a position that count: this many and half of all, those that have lost left out.
const FOCUS: usize = 2;

const INFINITE: u32 = 1 << 30;

/// Number of combinations in a search for links.
const WORK: u64 = 100_000;

/// A position without cells that no game needs, in the one of its four symmetric forms with the smallest
/// [`key_of`].
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
    /// A cell with which it does; `None` if it need not move at all.
    key: Option<Cell>,
    carrier: Carrier,
}

struct Branch {
    cell: Cell,
    child: Option<Box<Child>>,
}

/// The way from a position to a node.
#[derive(Clone, Copy)]
struct Child {
    node: usize,
    symmetry: u8,
    /// The cells that were filled, by their owners.
    filled: [Carrier; 2],
}

/// The winner of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winner {
    /// The side that wins with best play.
    pub side: Side,
    /// A square on which it wins, if it is to move; `None` as well if every turn wins.
    pub key: Option<Square>,
    /// The empty squares that it needs: it wins even if the other side owns all others.
    pub carrier: Vec<Square>,
}

/// A solver with the positions that it knows. The same questions in the same order have the same answers.
///
/// ```
/// use parlour::engine::hex::Solver;
/// use parlour::rules::hex::{Position, Rules};
/// use parlour::rules::{Side, Square};
///
/// // The first side wins with a stone in the middle of an empty board.
/// let mut position = Position::start(Rules::new(4, false)?);
/// position.place(Square(6));
/// let winner = Solver::new(1000).winner(&position, 1000).expect("a small board");
/// assert_eq!(winner.side, Side::First);
/// # Ok::<(), parlour::rules::hex::BadRules>(())
/// ```
pub struct Solver {
    known: HashMap<Vec<u8>, usize>,
    nodes: Vec<Node>,
    /// The most nodes, and number of those that may still be expanded.
    most: usize,
    left: u64,
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

fn key_of(board: &Board, side: Side) -> Vec<u8> {
    board.inside().map(|cell| board.at(cell)).chain([stone(side)]).collect()
}

impl Solver {
    /// Returns the node of a position, a new one if there was none.
    fn enter(&mut self, board: &Board, side: Side) -> Child {
        let mut board = board.clone();
        let cells = inferior::fill(&mut board);
        let filled = Side::BOTH
            .map(|owner| cells.iter().copied().filter(|&cell| board.at(cell) == stone(owner)).collect());
        let mut form = (key_of(&board, side), 0, board.clone(), side);
        for symmetry in 1..4 {
            let (board, side) = moved_board(&board, side, symmetry);
            let key = key_of(&board, side);
            if key < form.0 {
                form = (key, symmetry, board, side);
            }
        }
        let (key, symmetry, board, side) = form;
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
        self.left = self.left.saturating_sub(1);
        let node = &mut self.nodes[node];
        let (board, side) = (&node.board, node.side);
        let own = links_of(board, side);
        let smallest = own.halves.iter().min_by_key(|half| half.carrier.len());
        let won = match own.full {
            Some(carrier) => Some((None, carrier)),
            None => smallest.map(|half| (Some(half.key), half.carrier)),
        };
        if let Some((key, carrier)) = won {
            node.solved = Some(Solved { wins: true, key, carrier });
            return;
        }
        let mut other = links_of(board, side.other());
        if let Some(carrier) = other.full {
            node.solved = Some(Solved { wins: false, key: None, carrier });
            return;
        }
        other.halves.sort_by_key(|half| half.carrier.len());
        for half in other.halves {
            let less = node.must.and(half.carrier);
            if less != node.must {
                node.must = less;
                node.lost = node.lost.or(half.carrier);
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

    /// Searches until the node is solved, one of its numbers reaches its limit, or the search is spent.
    fn search(&mut self, at: usize, most_proof: u32, most_disproof: u32) {
        if self.nodes[at].is_new {
            if self.is_spent() {
                return;
            }
            self.expand(at);
            self.nodes[at].is_new = false;
        }
        while self.nodes[at].solved.is_none() {
            if self.is_spent() {
                return;
            }
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
                self.nodes[at].learn(turn, &child, solved);
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
        let Branch { cell, child } = &node.turns[turn];
        if let Some(child) = child {
            return **child;
        }
        let (mut board, side) = (node.board.clone(), node.side);
        board.put(*cell, stone(side));
        let child = self.enter(&board, side.other());
        self.nodes[at].turns[turn].child = Some(Box::new(child));
        child
    }

    fn is_spent(&self) -> bool {
        self.left == 0 || self.nodes.len() >= self.most
    }

    /// Solves a position of a board with at most this number of new expansions.
    fn solve(&mut self, board: &Board, side: Side, expansions: u64) -> Option<Solved> {
        let child = self.enter(board, side);
        self.left = expansions;
        self.search(child.node, INFINITE, INFINITE);
        self.nodes[child.node].solved.map(|solved| solved.seen_from(board, side, &child))
    }

    /// Returns the number of positions whose links were looked for, a measure of the work so far.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.expanded
    }

    /// Returns a solver that keeps at most about this number of positions, each of about a kilobyte.
    #[must_use]
    pub fn new(positions: usize) -> Solver {
        Solver { known: HashMap::new(), nodes: Vec::new(), most: positions, left: 0, expanded: 0 }
    }

    /// Returns the winner of a position, without the swap. The links of at most this number of positions are looked for,
    /// which takes about a millisecond each. `None` if that is too few, or if the solver is full.
    #[must_use]
    pub fn winner(&mut self, position: &Position, expansions: u64) -> Option<Winner> {
        if let Some(side) = position.winner() {
            return Some(Winner { side, key: None, carrier: Vec::new() });
        }
        let (board, side) = (Board::new(position), position.to_move());
        let Solved { wins, key, carrier } = self.solve(&board, side, expansions)?;
        let squares = board.empty().filter(|&cell| carrier.has(cell)).map(|cell| board.square(cell));
        Some(Winner {
            side: if wins { side } else { side.other() },
            key: key.map(|key| board.square(key)),
            carrier: squares.collect(),
        })
    }

    /// Returns the only square on which the side to move wins, if all others are proven to lose. `None` as well if the
    /// other side threatens nothing: almost every turn is worth a thought then.
    ///
    /// A turn outside the carrier of a threat loses to that threat, so only the others are solved, each by itself.
    #[must_use]
    pub fn only_turn(&mut self, position: &Position, expansions: u64) -> Option<Square> {
        let (board, side) = (Board::new(position), position.to_move());
        let mut filled = board.clone();
        let cells = inferior::fill(&mut filled);
        let own = links_of(&filled, side);
        let mut keys = own.halves.iter().map(|half| half.key);
        let mut right = keys.next();
        if own.full.is_some() || keys.any(|key| Some(key) != right) {
            return None;
        }
        let threats = links_of(&filled, side.other());
        if threats.full.is_some() || threats.halves.is_empty() {
            return None;
        }
        // The other side may need the cells that it captures.
        let other = stone(side.other());
        let captured: Carrier = cells.into_iter().filter(|&cell| filled.at(cell) == other).collect();
        let mut must =
            threats.halves.iter().fold(Carrier::all(), |must, half| must.and(half.carrier.or(captured)));
        let mut open: Vec<Cell> =
            board.empty().filter(|&cell| must.has(cell) && Some(cell) != right).collect();
        let mut left = expansions;
        for (share, most_open) in SHARES {
            if open.len() > most_open {
                return None;
            }
            for cell in std::mem::take(&mut open) {
                if !must.has(cell) {
                    continue;
                }
                let mut after = board.clone();
                after.put(cell, stone(side));
                let share = share.min(left);
                let solved = self.solve(&after, side.other(), share);
                left -= share - self.left.min(share);
                match solved {
                    // All turns that do not meet this answer lose as well.
                    Some(Solved { wins: true, carrier, .. }) => must = must.and(carrier),
                    Some(_) if right.is_some() => return None,
                    Some(_) => right = Some(cell),
                    None => open.push(cell),
                }
            }
        }
        right.filter(|_| open.is_empty()).map(|cell| board.square(cell))
    }
}

/// Number of expansions for a turn, one turn after the other, and the most turns that may be open before. Where more are
/// open, two of them win as a rule, or the proof would take too long.
const SHARES: [(u64, usize); 4] = [(1, 20), (6, 10), (30, 4), (u64::MAX, 2)];

fn links_of(board: &Board, side: Side) -> Links {
    links::between_edges(board, side, WORK, &mut Budget::unlimited(&Stop::default()))
}

impl Solved {
    /// Returns the same for the position before cells were filled and the board was turned.
    fn seen_from(self, board: &Board, side: Side, child: &Child) -> Solved {
        let winner = if self.wins { side } else { side.other() };
        let carrier = moved_carrier(board, &self.carrier, child.symmetry).or(child.filled[winner.index()]);
        Solved { wins: self.wins, key: self.key.map(|key| moved(board.size, key, child.symmetry)), carrier }
    }
}

impl Node {
    /// Takes over the result of a turn.
    fn learn(&mut self, turn: usize, child: &Child, solved: Solved) {
        let Solved { wins, mut carrier, .. } = solved.seen_from(&self.board, self.side.other(), child);
        let cell = self.turns[turn].cell;
        if wins {
            self.must = self.must.and(carrier);
            self.lost = self.lost.or(carrier);
            let must = self.must;
            self.turns.retain(|turn| turn.cell != cell && must.has(turn.cell));
            self.settle();
        } else {
            carrier.insert(cell);
            self.solved = Some(Solved { wins: true, key: Some(cell), carrier });
            self.turns.clear();
        }
    }

    /// Notes a loss if no turn is left.
    fn settle(&mut self) {
        if self.turns.is_empty() {
            self.solved = Some(Solved { wins: false, key: None, carrier: self.lost });
        }
    }
}

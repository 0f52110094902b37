//! Monte Carlo tree search.
//!
//! Playouts from the leaves of a growing tree value the turns (R. Coulom, *Efficient Selectivity and Backup
//! Operators in Monte-Carlo Tree Search*, 2006). A turn also learns from the playouts in which the same
//! stone was placed later (S. Gelly and D. Silver, *Monte-Carlo Tree Search and Rapid Action Value
//! Estimation in Computer Go*, Artificial Intelligence 175, 2011). In Hex the order of stones matters
//! little, so this counts much.

use super::board::{Board, Cell, EMPTY, stone};
use super::inferior;
use super::playout::Playout;
use crate::engine::Budget;
use crate::rules::Side;
use crate::rules::random::Random;

/// Number of visits at which a node gets children.
const EXPANDED_AT: u32 = 6;
/// Weight of the later stones: with this number of visits, they count as much as the visits themselves.
const LATER: f32 = 700.;
/// Weight of rarely visited turns.
const CURIOSITY: f32 = 0.05;

/// A turn with its statistics. Wins are those of the side that makes the turn.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    cell: Cell,
    count: u16,
    first: u32,
    visits: u32,
    wins: u32,
    later_visits: u32,
    later_wins: u32,
}

/// A turn of the root with its value.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The cells of the line, at least one.
    pub line: Vec<Cell>,
    /// The chance of the side to move, in thousandths.
    pub chance: u16,
}

/// A search from one position.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
    board: Board,
    to_move: Side,
}

impl Tree {
    /// Returns a tree with these turns at its root, which takes at most this number of bytes.
    pub(super) fn new(board: Board, to_move: Side, turns: &[Cell], memory: usize) -> Tree {
        let mut tree = Tree {
            nodes: vec![Node::default()],
            most: (memory / size_of::<Node>()).clamp(1 << 10, 1 << 24),
            board,
            to_move,
        };
        tree.nodes.extend(turns.iter().map(|&cell| child(cell)));
        (tree.nodes[0].first, tree.nodes[0].count) = (1, turns.len() as u16);
        tree
    }

    /// Runs playouts until the budget is spent, at least one.
    pub(super) fn grow(&mut self, budget: &mut Budget, random: &mut Random) {
        let mut playout = Playout::new();
        let mut path: Vec<u32> = Vec::new();
        while self.nodes[0].visits == 0 || !budget.is_spent() {
            let mut board = self.board.clone();
            let (mut side, mut node, mut last) = (self.to_move, 0, None);
            path.clear();
            path.push(0);
            loop {
                if self.nodes[node].count == 0 && self.nodes[node].visits >= EXPANDED_AT {
                    self.expand(node, &board, last);
                }
                let Some(next) = self.select(node) else { break };
                let cell = self.nodes[next].cell;
                board.put(cell, stone(side));
                (side, node, last) = (side.other(), next, Some(cell));
                path.push(next as u32);
            }
            let winner = playout.fill(&mut board, side, last, random);
            self.learn(&path, &board, winner);
            budget.spend();
        }
    }

    fn expand(&mut self, node: usize, board: &Board, last: Option<Cell>) {
        let mut filled = board.clone();
        inferior::fill(&mut filled);
        let first = self.nodes.len();
        if first + usize::from(MOST_TURNS) > self.most {
            return;
        }
        for cell in filled.empty() {
            let mut new = child(cell);
            prior(&mut new, board, cell, last);
            self.nodes.push(new);
        }
        (self.nodes[node].first, self.nodes[node].count) = (first as u32, (self.nodes.len() - first) as u16);
    }

    /// Returns the child to visit next, or `None` at a leaf.
    fn select(&self, node: usize) -> Option<usize> {
        let Node { first, count, visits, .. } = self.nodes[node];
        let explore = CURIOSITY * ((visits + 1) as f32).ln().sqrt();
        let begin = first as usize;
        let mut best: Option<(f32, usize)> = None;
        for at in begin..begin + usize::from(count) {
            let value = self.nodes[at].value() + explore / ((self.nodes[at].visits + 1) as f32).sqrt();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, at));
            }
        }
        best.map(|(_, at)| at)
    }

    fn learn(&mut self, path: &[u32], board: &Board, winner: Side) {
        let mut side = self.to_move.other();
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.wins += u32::from(winner == side);
            side = side.other();
            let (begin, count) = (node.first as usize, usize::from(node.count));
            let (own, wins) = (stone(side), u32::from(winner == side));
            for child in &mut self.nodes[begin..begin + count] {
                if board.at(child.cell) == own {
                    child.later_visits += 1;
                    child.later_wins += wins;
                }
            }
        }
    }

    /// Returns the turns of the root, the most visited ones first.
    pub(super) fn found(&self) -> Vec<Found> {
        let root = self.nodes[0];
        let mut order: Vec<usize> =
            (root.first as usize..root.first as usize + usize::from(root.count)).collect();
        order.sort_by_key(|&at| (std::cmp::Reverse(self.nodes[at].visits), at));
        let mut most = 999;
        order
            .into_iter()
            .map(|at| {
                let node = self.nodes[at];
                // A less visited turn has not been found to be better.
                most = ((node.value() * 1000.) as u16).clamp(1, most);
                Found { line: self.line(at), chance: most }
            })
            .collect()
    }

    fn line(&self, from: usize) -> Vec<Cell> {
        /// Number of visits below which a turn is not worth telling.
        const KNOWN: u32 = 30;
        let mut line = vec![self.nodes[from].cell];
        let mut at = from;
        loop {
            let Node { first, count, .. } = self.nodes[at];
            let children = first as usize..first as usize + usize::from(count);
            match children.max_by_key(|&child| self.nodes[child].visits) {
                Some(child) if self.nodes[child].visits >= KNOWN => at = child,
                _ => return line,
            }
            line.push(self.nodes[at].cell);
        }
    }
}

/// Largest number of turns of a node.
const MOST_TURNS: u16 = 361;
/// Weight of what is known about a turn before its first playout, in playouts.
const PRIOR: u32 = 20;

fn child(cell: Cell) -> Node {
    Node { cell, later_visits: PRIOR, later_wins: PRIOR / 2, ..Node::default() }
}

/// Values a turn by its surroundings: near the last stone of the other side, and a bridge away from it.
fn prior(node: &mut Node, board: &Board, cell: Cell, last: Option<Cell>) {
    let Some(last) = last else { return };
    let near = board.neighbours(last);
    let is_bridge = (0..6).any(|at| {
        let (one, two) = (near[at], near[(at + 1) % 6]);
        let far = last.wrapping_add_signed((board.around[at] + board.around[(at + 1) % 6]) as i16);
        far == cell && board.at(one) == EMPTY && board.at(two) == EMPTY
    });
    if near.contains(&cell) || is_bridge {
        node.later_visits += PRIOR;
        node.later_wins += PRIOR * 3 / 4;
    }
}

impl Node {
    /// Returns the estimate of the chance of winning from both statistics.
    #[inline]
    fn value(&self) -> f32 {
        let (visits, later) = (self.visits as f32, self.later_visits as f32);
        let later_value = if self.later_visits == 0 { 0.5 } else { self.later_wins as f32 / later };
        if self.visits == 0 {
            return later_value;
        }
        let own = self.wins as f32 / visits;
        let weight = later / (later + visits + later * visits / LATER);
        own + (later_value - own) * weight
    }
}

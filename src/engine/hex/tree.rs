//! Monte Carlo tree search.
//!
//! Playouts from the leaves of a growing tree value the turns (R. Coulom, *Efficient Selectivity and Backup
//! Operators in Monte-Carlo Tree Search*, 2006). A turn also learns from the playouts in which the same
//! stone was placed later (S. Gelly and D. Silver, *Monte-Carlo Tree Search and Rapid Action Value
//! Estimation in Computer Go*, Artificial Intelligence 175, 2011). In Hex the order of stones matters
//! little, so this counts much.

use super::board::{Board, Cell, EMPTY, stone};
use super::playout::Playout;
use super::{Known, inferior};
use crate::engine::Budget;
use crate::engine::pace::Race;
use crate::rules::Side;
use crate::rules::random::Random;

/// Number of visits at which a node gets children.
const EXPANDED_AT: u32 = 6;
/// Weight of the later stones: with this number of visits, they count as much as the visits themselves.
const LATER: f32 = 700.;
/// Weight of rarely visited turns.
const CURIOSITY: f32 = 0.05;
/// Number of playouts between two looks at whether the answer is good enough.
const LOOK: u32 = 64;
/// Number of visits at which the links of a node are looked for.
const LINKED_AT: u32 = 200;
/// Number of combinations of links for a side of a node inside the tree.
const WORK: u64 = 20_000;

/// A turn with its statistics. Wins are those of the side that makes the turn.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    cell: Cell,
    count: u16,
    first: u32,
    /// The winner, if a link proves it.
    proof: Proof,
    visits: u32,
    wins: u32,
    later_visits: u32,
    later_wins: u32,
}

/// The proof about a turn, for the side that makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Proof {
    #[default]
    Open,
    Won,
    Lost,
}

/// A turn of the root with its value.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The cells of the line, at least one.
    pub line: Vec<Cell>,
    /// The chance of the side to move, in thousandths, if nothing is proven.
    pub chance: u16,
    pub proof: Proof,
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

    /// Runs playouts until the budget is spent or the best turn is proven, at least one. If `all` turns
    /// matter, each gets a share of the playouts, and the search goes on until all are proven.
    pub(super) fn grow(&mut self, all: bool, budget: &mut Budget, random: &mut Random) {
        let mut playout = Playout::new();
        let mut path: Vec<u32> = Vec::new();
        while self.nodes[0].visits == 0 || !budget.is_spent() {
            let is_done = if all { self.is_settled(0) } else { self.nodes[0].proof != Proof::Open };
            if is_done {
                return;
            }
            let mut board = self.board.clone();
            let (mut side, mut node, mut last) = (self.to_move, 0, None);
            path.clear();
            path.push(0);
            let proof = loop {
                let visits = self.nodes[node].visits;
                if self.nodes[node].count == 0 && visits >= EXPANDED_AT {
                    self.expand(node, &board, last);
                }
                if visits == LINKED_AT && node != 0 {
                    let proof = self.link(node, &board, side, budget);
                    if proof != Proof::Open {
                        break proof;
                    }
                }
                let neglected = if all && node == 0 { self.neglected() } else { None };
                let Some(next) = neglected.or_else(|| self.select(node)) else { break Proof::Open };
                let cell = self.nodes[next].cell;
                board.put(cell, stone(side));
                (side, node, last) = (side.other(), next, Some(cell));
                path.push(next as u32);
            };
            match proof {
                Proof::Open => {
                    let winner = playout.fill(&mut board, side, last, random);
                    self.learn(&path, Some(&board), winner);
                }
                Proof::Won | Proof::Lost => {
                    self.prove(&path, proof);
                    self.learn(&path, None, if proof == Proof::Lost { side } else { side.other() });
                }
            }
            budget.spend();
            if self.nodes[0].visits.is_multiple_of(LOOK) && self.race().is_over(budget) {
                return;
            }
        }
    }

    /// Adds what another tree of the same position has found about the turns of the root.
    pub(super) fn join(&mut self, other: &Tree) {
        for at in std::iter::once(0).chain(self.children(0)) {
            let (node, more) = (&mut self.nodes[at], &other.nodes[at]);
            node.visits += more.visits;
            node.wins += more.wins;
            node.later_visits += more.later_visits;
            node.later_wins += more.later_wins;
            if node.proof == Proof::Open {
                node.proof = more.proof;
            }
        }
    }

    /// Returns the most visited turns of the root.
    pub(super) fn race(&self) -> Race {
        let open = |at: &usize| self.nodes[*at].proof == Proof::Open;
        let mut turns: Vec<&Node> = self.children(0).filter(open).map(|at| &self.nodes[at]).collect();
        turns.sort_unstable_by_key(|node| std::cmp::Reverse(node.visits));
        let visits = [0, 1].map(|place| turns.get(place).map_or(0, |node| node.visits));
        let best = turns.first().map_or(0, |node| node.chance());
        let is_better = |node: &&Node| node.visits >= visits[0] / 4 && node.chance() > best;
        Race { playouts: self.nodes[0].visits.into(), visits, is_agreed: !turns.iter().any(is_better) }
    }

    /// Returns the indices of the turns after a node.
    fn children(&self, node: usize) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[node];
        first as usize..first as usize + usize::from(count)
    }

    /// Returns `true` if every turn after a node is proven, and there is one.
    fn is_settled(&self, node: usize) -> bool {
        let mut children = self.nodes[self.children(node)].iter();
        self.nodes[node].count > 0 && children.all(|child| child.proof != Proof::Open)
    }

    /// Returns a turn of the root that has less than its share of the playouts.
    fn neglected(&self) -> Option<usize> {
        let root = &self.nodes[0];
        let share = (root.visits / (SHARE * u32::from(root.count).max(1))).min(MOST_SHARE);
        self.children(0).find(|&at| self.nodes[at].visits < share && self.nodes[at].proof == Proof::Open)
    }

    /// Looks for links after the turn of a node. They prove it or leave fewer answers.
    fn link(&mut self, node: usize, board: &Board, to_move: Side, budget: &mut Budget) -> Proof {
        let known = Known::of(board, to_move, WORK, budget);
        if known.own.full.is_some() || !known.own.keys.is_empty() {
            return Proof::Lost;
        }
        if known.other.full.is_some() {
            return Proof::Won;
        }
        let Some(must) = known.other.must else { return Proof::Open };
        let children = self.children(node);
        let begin = children.start;
        let mut kept = begin;
        for at in children {
            if must.has(self.nodes[at].cell) {
                self.nodes.swap(kept, at);
                kept += 1;
            }
        }
        if self.nodes[node].count == 0 {
            return Proof::Open;
        }
        self.nodes[node].count = (kept - begin) as u16;
        // The answers outside lose.
        if kept == begin || self.nodes[begin..kept].iter().all(|child| child.proof == Proof::Lost) {
            return Proof::Won;
        }
        Proof::Open
    }

    /// Stores what is proven about the last turn of a path, and what follows for the turns before.
    fn prove(&mut self, path: &[u32], proof: Proof) {
        let mut proof = proof;
        for (number, &at) in path.iter().enumerate().rev() {
            self.nodes[at as usize].proof = proof;
            let Some(&parent) = number.checked_sub(1).and_then(|number| path.get(number)) else { return };
            let parent = parent as usize;
            proof = match proof {
                Proof::Won => Proof::Lost,
                _ if self.nodes[self.children(parent)].iter().all(|child| child.proof == Proof::Lost) => {
                    Proof::Won
                }
                _ => return,
            };
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
        let explore = CURIOSITY * logarithm(self.nodes[node].visits + 1).sqrt();
        let mut best: Option<(f32, usize)> = None;
        for at in self.children(node) {
            if self.nodes[at].proof != Proof::Open {
                continue;
            }
            let value = self.nodes[at].value() + explore / ((self.nodes[at].visits + 1) as f32).sqrt();
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Counts a playout, whose full board tells of later stones.
    fn learn(&mut self, path: &[u32], full: Option<&Board>, winner: Side) {
        let mut side = self.to_move.other();
        for &at in path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.wins += u32::from(winner == side);
            side = side.other();
            let Some(board) = full else { continue };
            let (own, wins) = (stone(side), u32::from(winner == side));
            let children = self.children(at as usize);
            for child in &mut self.nodes[children] {
                if board.at(child.cell) == own {
                    child.later_visits += 1;
                    child.later_wins += wins;
                }
            }
        }
    }

    /// Returns the turns of the root: those that are won, the most visited one, the others by their chance,
    /// and those that are lost.
    pub(super) fn found(&self) -> Vec<Found> {
        let mut order: Vec<usize> = self.children(0).collect();
        let rank = |at: usize| match self.nodes[at].proof {
            Proof::Won => 0,
            Proof::Open => 1,
            Proof::Lost => 2,
        };
        order.sort_by_key(|&at| (rank(at), std::cmp::Reverse(self.nodes[at].visits), at));
        // A turn with fewer visits has not been found to be better.
        let most = order.iter().find(|&&at| rank(at) == 1).map_or(0, |&at| self.nodes[at].chance());
        let found = |at: usize| {
            let node = &self.nodes[at];
            Found { line: self.line(at), chance: node.chance().min(most), proof: node.proof }
        };
        let mut found: Vec<Found> = order.into_iter().map(found).collect();
        found.sort_by_key(|found| match found.proof {
            Proof::Won => (0, 0),
            Proof::Open => (1, 1000 - found.chance),
            Proof::Lost => (2, 0),
        });
        found
    }

    fn line(&self, from: usize) -> Vec<Cell> {
        /// Number of visits below which a turn is not worth telling.
        const KNOWN: u32 = 30;
        let mut line = vec![self.nodes[from].cell];
        let mut at = from;
        loop {
            let rank = |child: &usize| (self.nodes[*child].proof != Proof::Lost, self.nodes[*child].visits);
            match self.children(at).max_by_key(rank) {
                Some(child) if self.nodes[child].visits >= KNOWN => at = child,
                _ => return line,
            }
            line.push(self.nodes[at].cell);
        }
    }
}

/// Largest number of turns of a node.
const MOST_TURNS: u16 = 361;
/// If all turns matter, one of this many playouts goes to those that have few.
const SHARE: u32 = 4;
/// Largest number of playouts that a turn gets for that reason.
const MOST_SHARE: u32 = 100;
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

    /// Returns the chance of winning in thousandths.
    fn chance(&self) -> u16 {
        ((self.value() * 1000.) as u16).clamp(2, 998)
    }
}

/// Returns the natural logarithm of a positive number, interpolated between the powers of two. The
/// functions of the standard library may differ in their last bits from machine to machine.
fn logarithm(number: u32) -> f32 {
    let whole = number.ilog2();
    let rest = number as f32 / (1_u64 << whole) as f32 - 1.;
    (whole as f32 + rest) * std::f32::consts::LN_2
}

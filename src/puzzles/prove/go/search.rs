//! The search for life and death in a closed region: depth-first proof-number search.
//!
//! A. Nagai, *Df-pn Algorithm for Searching AND/OR Trees and Its Applications* (University of Tokyo, 2002).
//!
//! One side wants to reach a goal by its own turns in the region. The other side may play anything there, pass at any
//! time, and take back in a ko at once, and no repetition is forbidden. What is proven this way holds by every rule of
//! repetition: let the rank of a node be the time of its proof, which comes after that of the node to which its turn
//! leads, or of all nodes to which the answers lead. So the ranks fall along the play, and no position returns with the
//! same side to move. Nor does a board return by a turn of the side for the other one to move, because the other side
//! may pass, so the rank of that node is greater than that of the same board with the side to move, which was there
//! before. So no superko ever forbids a turn of the proof. What is not proven says nothing.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::board::{Board, PASS, Point, Stones};
use super::region::Region;
use crate::rules::Side;

/// More than any number of a node.
const NEVER: u32 = 1 << 28;
/// The most plies of a line.
const DEEPEST: usize = 60;

/// The goal of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// To capture the target.
    Capture,
    /// To make the target alive.
    Live,
}

/// A position in the region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Node {
    pub(super) stones: Stones,
    pub(super) to_move: Side,
}

/// A hasher of words that are mixed already.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

/// The proof and disproof numbers of a node.
#[derive(Clone, Copy, Debug)]
struct Entry {
    proof: u32,
    disproof: u32,
    /// The turn of the proof.
    best: Point,
    /// The position decides it, without any turn.
    is_over: bool,
}

/// A search for the goal of one side.
pub(super) struct Search<'a> {
    board: &'a Board,
    region: &'a Region,
    target: Point,
    goal: Goal,
    /// The side that wants to reach the goal.
    side: Side,
    known: HashMap<Node, Entry, BuildHasherDefault<Mixed>>,
    path: Vec<Node>,
    /// The number of positions that may still be judged.
    left: u32,
}

/// The greatest sums below the nodes of a proof.
type Sums = HashMap<Node, u32, BuildHasherDefault<Mixed>>;

impl<'a> Search<'a> {
    /// Returns a search for the goal of a side with the chain on `target`.
    pub(super) fn new(
        board: &'a Board,
        region: &'a Region,
        target: Point,
        goal: Goal,
        side: Side,
        nodes: u32,
    ) -> Search<'a> {
        let known = HashMap::default();
        Search { board, region, target, goal, side, known, path: Vec::new(), left: nodes }
    }

    /// Returns `true` if the side reaches the goal, whatever the other side does, within the nodes that are left.
    pub(super) fn reaches(&mut self, node: Node) -> bool {
        if self.look(node).proof > 0 {
            self.expand(node, NEVER, NEVER);
        }
        self.look(node).proof == 0
    }

    /// Returns the numbers of a node, and judges a new one.
    fn look(&mut self, node: Node) -> Entry {
        if let Some(&entry) = self.known.get(&node) {
            return entry;
        }
        let owner = if self.goal == Goal::Live { self.side } else { self.side.other() };
        let captured = !node.stones.of(owner).has(self.target);
        let entry = if captured || self.region.is_alive(self.board, &node.stones, owner, self.target) {
            let reached = captured == (self.goal == Goal::Capture);
            let (proof, disproof) = if reached { (0, NEVER) } else { (NEVER, 0) };
            Entry { proof, disproof, best: PASS, is_over: true }
        } else {
            Entry { proof: 1, disproof: 1, best: PASS, is_over: false }
        };
        self.left = self.left.saturating_sub(1);
        self.known.insert(node, entry);
        entry
    }

    /// Returns the turns of a node with the positions that they lead to. Only the other side passes.
    pub(super) fn turns(&self, node: Node) -> Vec<(Point, Node)> {
        let walls = self.region.walls.all();
        let to_move = node.to_move.other();
        let play = |at| Some((at, self.board.play(&node.stones, at, node.to_move, walls)?));
        let stones = (self.region.points - node.stones.all()).each().filter_map(play);
        let pass = (node.to_move != self.side).then_some((PASS, node.stones));
        pass.into_iter().chain(stones).map(|(at, stones)| (at, Node { stones, to_move })).collect()
    }

    /// Searches below a node until one of its numbers reaches the limit.
    fn expand(&mut self, node: Node, proof_limit: u32, disproof_limit: u32) {
        let turns = self.turns(node);
        let is_own = node.to_move == self.side;
        self.path.push(node);
        loop {
            // Of the smallest number of the side to move: the best, and the second best.
            let (mut best, mut second, mut chosen) = (NEVER, NEVER, None);
            let mut sum: u32 = 0;
            for &(at, child) in &turns {
                let entry = if self.path.contains(&child) {
                    Entry { proof: NEVER, disproof: 0, best: PASS, is_over: false }
                } else {
                    self.look(child)
                };
                let (least, added) =
                    if is_own { (entry.proof, entry.disproof) } else { (entry.disproof, entry.proof) };
                sum = sum.saturating_add(added).min(NEVER);
                if least < best {
                    (best, second, chosen) = (least, best, Some((at, child, added)));
                } else if least < second {
                    second = least;
                }
            }
            // A proven node has no open child; the sums of those that were never looked at do not matter.
            if best == 0 {
                sum = NEVER;
            }
            let (proof, disproof) = if is_own { (best, sum) } else { (sum, best) };
            let best = chosen.filter(|_| is_own && proof == 0).map_or(PASS, |(at, _, _)| at);
            self.known.insert(node, Entry { proof, disproof, best, is_over: false });
            if proof >= proof_limit || disproof >= disproof_limit || proof == 0 || disproof == 0 {
                break;
            }
            let Some((_, child, added)) = chosen.filter(|_| self.left > 0) else { break };
            if self.path.len() >= DEEPEST {
                self.known.insert(node, Entry { proof: NEVER, disproof: 0, best: PASS, is_over: false });
                break;
            }
            let next = (second + second / 4).saturating_add(1).min(NEVER);
            let rest = |limit: u32| limit.saturating_sub(sum - added).max(1);
            let (proof_limit, disproof_limit) = if is_own {
                (proof_limit.min(next), rest(disproof_limit))
            } else {
                (rest(proof_limit), disproof_limit.min(next))
            };
            self.expand(child, proof_limit, disproof_limit);
        }
        self.path.pop();
    }

    /// Returns the most passes of the other side in the proof of a node.
    pub(super) fn passes(&self, node: Node) -> u32 {
        self.longest(node, |at| u32::from(at == PASS), &mut Sums::default())
    }

    /// Returns the most plies of the proof of a node.
    pub(super) fn plies(&self, node: Node) -> u32 {
        self.longest(node, |_| 1, &mut Sums::default())
    }

    /// Returns the greatest sum of the turns along the lines of a proof. It ends because the ranks fall.
    fn longest(&self, node: Node, count: fn(Point) -> u32, seen: &mut Sums) -> u32 {
        if let Some(&known) = seen.get(&node) {
            return known;
        }
        let sums =
            self.proven(node).into_iter().map(|(at, child)| count(at) + self.longest(child, count, seen));
        let most = sums.max().unwrap_or(0);
        seen.insert(node, most);
        most
    }

    /// Returns the turns of the proof of a node: the one of the side, or all of the other side. None at the goal.
    fn proven(&self, node: Node) -> Vec<(Point, Node)> {
        match self.known.get(&node) {
            Some(entry) if entry.proof == 0 && !entry.is_over => {
                let mut turns = self.turns(node);
                if node.to_move == self.side {
                    turns.retain(|&(at, _)| at == entry.best);
                }
                turns
            }
            _ => Vec::new(),
        }
    }

    /// Returns the line of the proof of a node. The answers, if any but a pass, are those that last longest. `plays` is
    /// called with each turn, and returns `false` if it is illegal; then another answer follows.
    pub(super) fn line(&self, node: Node, most: usize, mut plays: impl FnMut(Point) -> bool) -> Vec<Point> {
        let (mut node, mut line) = (node, Vec::new());
        while line.len() < most {
            let mut turns = self.proven(node);
            turns.retain(|&(at, _)| at != PASS);
            turns.sort_by_cached_key(|&(at, child)| (std::cmp::Reverse(self.plies(child)), at));
            let Some((at, child)) = turns.into_iter().find(|&(at, _)| plays(at)) else { break };
            line.push(at);
            node = child;
        }
        line
    }
}

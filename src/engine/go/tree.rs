//! The search tree, shared by threads without locks.
//!
//! M. Enzenberger and M. Mueller, *A Lock-Free Multithreaded Monte-Carlo Tree Search Algorithm* (ACG
//! 2009): counters are read and written separately, so updates from other threads in between are lost.
//! The losses are small and harmless. With one thread nothing is lost.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU16, AtomicU32, Ordering};

use super::board::Point;

/// The highest reward of a playout.
pub(super) const REWARD: u16 = 200;

/// Number of nodes that are allocated at a time.
const CHUNK: usize = 1 << 13;

/// The node is not expanded.
const LEAF: u32 = 0;
/// A thread is expanding the node.
const BUSY: u32 = u32::MAX;

/// A turn with its statistics. Rewards are those of the side that makes the turn.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub visits: Count,
    pub rewards: Count,
    /// RAVE (all moves as first) statistics: playouts in which the turn was made later.
    pub rave_visits: Count,
    pub rave_rewards: Count,
    /// The sum of Black's leads at the end of all playouts, in half points.
    lead: AtomicI32,
    children: AtomicU32,
    children_count: AtomicU16,
    turn: AtomicU16,
    /// The prior, in virtual playouts.
    prior_visits: AtomicU16,
    prior_rewards: AtomicU16,
    /// The network's opinion: [`UNASKED`], [`ASKED`], or Black's chance in thousandths plus [`JUDGED`].
    opinion: AtomicU16,
}

const UNASKED: u16 = 0;
const ASKED: u16 = 1;
const JUDGED: u16 = 2;

/// A counter shared by several threads.
#[derive(Debug, Default)]
pub(super) struct Count(AtomicU32);

impl Count {
    #[inline]
    pub(super) fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn add(&self, more: u32) {
        self.0.store(self.get().wrapping_add(more), Ordering::Relaxed);
    }
}

/// A turn with its prior.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prior {
    pub turn: Point,
    pub visits: u16,
    /// Virtual playouts that are won.
    pub wins: u16,
}

impl Node {
    fn set(&self, prior: Prior) {
        self.turn.store(prior.turn, Ordering::Relaxed);
        self.prior_visits.store(prior.visits, Ordering::Relaxed);
        self.prior_rewards.store(prior.wins, Ordering::Relaxed);
    }

    pub(super) fn turn(&self) -> Point {
        self.turn.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn prior(&self) -> (u16, u16) {
        (self.prior_visits.load(Ordering::Relaxed), self.prior_rewards.load(Ordering::Relaxed))
    }

    /// Adds virtual wins to the prior.
    pub(super) fn add_wins(&self, wins: u16) {
        let (visits, won) = self.prior();
        self.set(Prior {
            turn: self.turn(),
            visits: visits.saturating_add(wins),
            wins: won.saturating_add(wins),
        });
    }

    /// Returns `true` once: the caller asks the network then.
    pub(super) fn ask(&self) -> bool {
        self.opinion.compare_exchange(UNASKED, ASKED, Ordering::Relaxed, Ordering::Relaxed).is_ok()
    }

    /// Stores Black's chance by the network, in thousandths.
    pub(super) fn judge(&self, chance: u16) {
        self.opinion.store(chance + JUDGED, Ordering::Relaxed);
    }

    /// Returns Black's chance by the network, in thousandths, if that was asked.
    #[inline]
    pub(super) fn opinion(&self) -> Option<u16> {
        self.opinion.load(Ordering::Relaxed).checked_sub(JUDGED)
    }

    pub(super) fn is_leaf(&self) -> bool {
        matches!(self.children.load(Ordering::Acquire), LEAF | BUSY)
    }

    pub(super) fn add_lead(&self, lead: i32) {
        self.lead.store(self.lead.load(Ordering::Relaxed).wrapping_add(lead), Ordering::Relaxed);
    }

    /// Returns Black's mean lead in hundredths of a point.
    pub(super) fn mean_lead(&self) -> i32 {
        let visits = i64::from(self.visits.get().max(1));
        (i64::from(self.lead.load(Ordering::Relaxed)) * 50 / visits) as i32
    }

    /// Returns the mean reward in thousandths of the highest.
    pub(super) fn mean(&self) -> i32 {
        let visits = u64::from(self.visits.get().max(1));
        (u64::from(self.rewards.get()) * 1000 / (visits * u64::from(REWARD))) as i32
    }

    /// Copies the statistics of another node, without its children.
    fn copy(&self, other: &Node) {
        let pairs = [
            (&self.visits, &other.visits),
            (&self.rewards, &other.rewards),
            (&self.rave_visits, &other.rave_visits),
            (&self.rave_rewards, &other.rave_rewards),
        ];
        for (to, from) in pairs {
            to.0.store(from.get(), Ordering::Relaxed);
        }
        self.lead.store(other.lead.load(Ordering::Relaxed), Ordering::Relaxed);
        self.opinion.store(other.opinion.load(Ordering::Relaxed), Ordering::Relaxed);
        let (visits, wins) = other.prior();
        self.set(Prior { turn: other.turn(), visits, wins });
    }
}

/// The index of a node in the tree.
pub(super) type Index = u32;

/// The nodes of the tree, allocated on demand.
#[derive(Debug)]
pub(super) struct Tree {
    chunks: Vec<OnceLock<Box<[Node]>>>,
    used: AtomicU32,
    /// `true` if a leaf could not be expanded for lack of room.
    full: AtomicBool,
}

impl Tree {
    pub(super) const ROOT: Index = 0;

    /// Returns a tree with only a root, limited to `memory` bytes.
    pub(super) fn new(memory: usize) -> Tree {
        let most = (memory / (CHUNK * size_of::<Node>())).clamp(1, (u32::MAX / CHUNK as u32) as usize - 1);
        Tree::of_chunks(most)
    }

    fn of_chunks(most: usize) -> Tree {
        let chunks = (0..most).map(|_| OnceLock::new()).collect();
        let tree = Tree { chunks, used: AtomicU32::new(0), full: AtomicBool::new(false) };
        _ = tree.make(1);
        tree
    }

    /// Returns the memory limit in bytes.
    pub(super) fn memory(&self) -> usize {
        self.chunks.len() * CHUNK * size_of::<Node>()
    }

    #[inline]
    pub(super) fn node(&self, at: Index) -> &Node {
        let at = at as usize;
        &self.chunks[at / CHUNK].get_or_init(chunk)[at % CHUNK]
    }

    /// Returns the children of a node; empty if it is not expanded.
    #[inline]
    pub(super) fn children(&self, node: &Node) -> &[Node] {
        match node.children.load(Ordering::Acquire) {
            LEAF | BUSY => &[],
            first => {
                let first = first as usize;
                let count = usize::from(node.children_count.load(Ordering::Relaxed));
                &self.chunks[first / CHUNK].get_or_init(chunk)[first % CHUNK..][..count]
            }
        }
    }

    /// Returns `true` if a leaf could not be expanded for lack of room.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.full.load(Ordering::Relaxed)
    }

    /// Expands a leaf, unless another thread does or there is no room.
    pub(super) fn expand(&self, node: &Node, priors: impl FnOnce() -> Vec<Prior>) {
        if node.children.compare_exchange(LEAF, BUSY, Ordering::Acquire, Ordering::Relaxed).is_err() {
            return;
        }
        let priors = priors();
        let first = self.make(priors.len()).unwrap_or(LEAF);
        if first == LEAF {
            self.full.store(true, Ordering::Relaxed);
        } else {
            for (place, prior) in priors.iter().enumerate() {
                self.node(first + place as u32).set(*prior);
            }
            node.children_count.store(priors.len() as u16, Ordering::Relaxed);
        }
        node.children.store(first, Ordering::Release);
    }

    /// Allocates consecutive nodes, if there is room.
    fn make(&self, count: usize) -> Option<Index> {
        let mut used = self.used.load(Ordering::Relaxed);
        loop {
            let mut first = used as usize;
            if first % CHUNK + count > CHUNK {
                first = first.next_multiple_of(CHUNK);
            }
            if count == 0 || first + count > self.chunks.len() * CHUNK {
                return None;
            }
            let after = (first + count) as u32;
            match self.used.compare_exchange_weak(used, after, Ordering::Relaxed, Ordering::Relaxed) {
                Ok(_) => return Some(first as u32),
                Err(found) => used = found,
            }
        }
    }

    /// Returns a copy of the subtree under `root`, limited to half of the memory. The most visited nodes
    /// are copied first.
    pub(super) fn subtree(&self, root: &Node) -> Tree {
        let tree = Tree::of_chunks(self.chunks.len());
        tree.node(Tree::ROOT).copy(root);
        let most = tree.chunks.len() * CHUNK / 2;
        let mut expanded = vec![(root, Tree::ROOT)];
        let mut next = BinaryHeap::from([(root.visits.get(), Reverse(0))]);
        while let Some((_, Reverse(place))) = next.pop() {
            let (from, to) = expanded[place];
            let children = self.children(from);
            if tree.used.load(Ordering::Relaxed) as usize + children.len() > most {
                break;
            }
            let Some(first) = tree.make(children.len()) else { break };
            for (child, at) in children.iter().zip(first..) {
                tree.node(at).copy(child);
                if !child.is_leaf() {
                    next.push((child.visits.get(), Reverse(expanded.len())));
                    expanded.push((child, at));
                }
            }
            let to = tree.node(to);
            to.children_count.store(children.len() as u16, Ordering::Relaxed);
            to.children.store(first, Ordering::Release);
        }
        tree
    }
}

fn chunk() -> Box<[Node]> {
    (0..CHUNK).map(|_| Node::default()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn priors(turns: std::ops::Range<u16>) -> Vec<Prior> {
        turns.map(|turn| Prior { turn, visits: 2, wins: 1 }).collect()
    }

    #[test]
    fn a_subtree_keeps_its_statistics() {
        let tree = Tree::new(4 << 20);
        tree.expand(tree.node(Tree::ROOT), || priors(0..300));
        let child = &tree.children(tree.node(Tree::ROOT))[7];
        child.visits.add(5);
        child.rewards.add(3 * u32::from(REWARD));
        assert!(child.ask() && !child.ask() && child.opinion().is_none());
        child.judge(700);
        tree.expand(child, || priors(10..20));
        let subtree = tree.subtree(child);
        let root = subtree.node(Tree::ROOT);
        assert_eq!((root.turn(), root.visits.get(), root.mean()), (7, 5, 600));
        assert_eq!(root.opinion(), Some(700));
        let turns: Vec<_> = subtree.children(root).iter().map(Node::turn).collect();
        assert_eq!(turns, (10..20).collect::<Vec<_>>());
    }

    #[test]
    fn a_full_tree_prunes_the_least_visited_nodes() {
        let tree = Tree::new(0);
        let root = tree.node(Tree::ROOT);
        tree.expand(root, || priors(0..3));
        let [seldom, often, last] = tree.children(root) else { panic!("three children") };
        seldom.visits.add(1);
        often.visits.add(9);
        for child in [seldom, often] {
            tree.expand(child, || priors(0..3000));
        }
        assert!(!tree.is_full());
        tree.expand(last, || priors(0..3000));
        assert!(tree.is_full() && last.is_leaf());
        let subtree = tree.subtree(root);
        let kept: Vec<_> =
            subtree.children(subtree.node(Tree::ROOT)).iter().map(|child| !child.is_leaf()).collect();
        assert_eq!((kept, subtree.is_full()), (vec![false, true, false], false));
    }

    #[test]
    fn a_tree_stays_within_its_memory_limit() {
        let tree = Tree::new(1 << 20);
        let mut leaves = vec![tree.node(Tree::ROOT)];
        for _ in 0..2000 {
            let Some(leaf) = leaves.pop() else { break };
            tree.expand(leaf, || priors(0..100));
            leaves.extend(tree.children(leaf));
        }
        let made = tree.chunks.iter().filter(|chunk| chunk.get().is_some()).count();
        assert!(made * CHUNK * size_of::<Node>() <= 1 << 20);
        assert_eq!(size_of::<Node>(), 36);
    }
}

//! One thread of a search.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{PlayoutStatistics, Search, rave_value};
use crate::engine::Budget;
use crate::engine::go::board::{PASS, PlayoutBoard, Point};
use crate::engine::go::learned::learned_wins;
use crate::engine::go::net::Net;
use crate::engine::go::pattern::Patterns;
use crate::engine::go::playout::owner;
use crate::engine::go::prior::priors;
use crate::engine::go::settings::NetSettings;
use crate::engine::go::tree::{Node, REWARD, Tree};
use crate::rules::Side;
use crate::rules::go::{Position, Repetition};
use crate::rules::random::Random;

/// A thread's state that survives the pruning of the tree. The counters of two threads must not share a cache line, nor
/// a pair of lines that processors load together.
#[repr(align(128))]
pub(super) struct ThreadState {
    random: Random,
    pub budget: Budget,
    pub statistics: PlayoutStatistics,
}

impl ThreadState {
    pub(super) fn new(seed: u64, budget: Budget, points: usize) -> ThreadState {
        let statistics = PlayoutStatistics { ownership: vec![0; points], ..PlayoutStatistics::default() };
        ThreadState { random: Random::new(seed), budget, statistics }
    }
}

/// One search thread.
pub(super) struct Worker<'a, const N: usize> {
    search: &'a Search<N>,
    part: &'a mut ThreadState,
    pub board: PlayoutBoard<N>,
    path: Vec<&'a Node>,
    /// The turns since the root with their sides.
    pub turns: Vec<(Point, Side)>,
    /// The situations since the root, which a superko forbids.
    situations: Vec<u64>,
    /// The first side to play on each point.
    played: [u8; N],
    /// Black's chance at the last node of the path that the network has judged, in thousandths.
    opinion: Option<u16>,
}

impl<'a, const N: usize> Worker<'a, N> {
    pub(super) fn new(search: &'a Search<N>, part: &'a mut ThreadState) -> Worker<'a, N> {
        Worker {
            search,
            part,
            board: search.root.clone(),
            path: Vec::new(),
            turns: Vec::new(),
            situations: Vec::new(),
            played: [0; N],
            opinion: None,
        }
    }

    /// Searches until the limits are reached or the tree is full, or the answer is good enough, which the thread that is
    /// `deciding` sees. That one knows the number of threads.
    pub(super) fn work(&mut self, deciding: Option<u64>, over: &AtomicBool) {
        /// Number of playouts between two looks at the answer.
        const LOOK: u64 = 16;
        let deciding = deciding.filter(|_| self.part.budget.soft().is_some());
        while !self.part.budget.is_spent() && !self.search.tree.is_full() && !over.load(Ordering::Relaxed) {
            self.playout();
            self.part.budget.spend();
            // A playout takes much longer than reading the clock.
            self.part.budget.check();
            let playouts = self.part.statistics.playouts;
            if let Some(threads) = deciding.filter(|_| playouts.is_multiple_of(LOOK))
                && self.search.race(playouts * threads).is_over(&self.part.budget)
            {
                over.store(true, Ordering::Relaxed);
            }
        }
    }

    /// Runs one iteration: selection, expansion, playout and backpropagation.
    fn playout(&mut self) {
        let search = self.search;
        self.board.clone_from(&search.root);
        self.path.clear();
        self.turns.clear();
        self.situations.clear();
        self.opinion = None;
        let mut node = search.tree.node(Tree::ROOT);
        loop {
            self.path.push(node);
            node.visits.add(1);
            if self.board.passes() >= 2 {
                break;
            }
            if node.is_leaf() && node.visits.get() > search.settings.expand_at {
                self.expand(node);
            }
            if let Some(net) = search.settings.net {
                self.judge(node, net);
            }
            let Some(child) = self.select(node) else { break };
            let turn = child.turn();
            self.turns.push((turn, self.board.to_move()));
            if turn == PASS {
                self.board.pass();
            } else {
                self.board.play(turn);
            }
            self.situations.push(self.situation(&self.board));
            node = child;
        }
        self.part.statistics.depth = self.part.statistics.depth.max(self.path.len() - 1);
        let lead = self.play_out(self.turns.len());
        self.backpropagate(lead);
    }

    fn situation(&self, board: &PlayoutBoard<N>) -> u64 {
        Position::situation(self.search.rules, board.hash(), board.to_move())
    }

    /// Expands a node, leaving out turns that a superko forbids.
    pub(super) fn expand(&self, node: &Node) {
        let search = self.search;
        search.tree.expand(node, || {
            let mut priors = priors(&self.board, search.rules.suicide, &search.settings);
            if search.rules.repetition != Repetition::Ko {
                priors.retain(|prior| prior.turn == PASS || !self.repeats(prior.turn));
            }
            priors
        });
    }

    /// Asks the network about an expanded node with enough visits.
    fn judge(&mut self, node: &Node, settings: NetSettings) {
        let search = self.search;
        if node.visits.get() >= settings.judge_at && !node.is_leaf() && node.ask() {
            let side = self.board.to_move();
            let bonus = search.rules.bonus() + search.dynamic_komi;
            let of_side = |of_black: i32| if side == Side::First { of_black } else { -of_black };
            let opinion = Net::trained().opinion(&self.board, search.rules.suicide, of_side(bonus));
            let turns = || search.tree.children(node).iter().filter(|child| child.turn() != PASS);
            let sums: Vec<i32> = turns().map(|child| opinion.turns[usize::from(child.turn()) % N]).collect();
            for (child, wins) in turns().zip(learned_wins(&sums, settings.prior)) {
                child.add_wins(wins);
            }
            node.judge(if side == Side::First { opinion.chance } else { 1000 - opinion.chance });
        }
        self.opinion = node.opinion().or(self.opinion);
    }

    fn repeats(&self, at: Point) -> bool {
        let side = self.board.to_move();
        if self.board.would_live(at, side) && !self.board.was_taken(at, side) {
            return false;
        }
        let mut after = self.board.clone();
        after.play(at);
        let situation = self.situation(&after);
        self.search.past.contains(&situation) || self.situations.contains(&situation)
    }

    /// Returns the child with the highest value for the side to move.
    fn select(&self, node: &Node) -> Option<&'a Node> {
        let children = self.search.tree.children(node);
        let only = self.search.only.as_deref().filter(|_| self.path.len() == 1);
        if self.search.shares
            && self.path.len() == 1
            && let Some(neglected) = self.search.neglected(node)
        {
            return Some(neglected);
        }
        let per_equivalent = self.search.settings.rave_equivalent.recip();
        let mut best = None;
        let mut most = -1.0;
        for child in children {
            if only.is_some_and(|only| !only.contains(&child.turn())) {
                continue;
            }
            let value = rave_value(child, per_equivalent);
            if value > most {
                most = value;
                best = Some(child);
            }
        }
        best
    }

    /// Plays to the end and returns Black's lead in half points.
    pub(super) fn play_out(&mut self, tree_turns: usize) -> i32 {
        let search = self.search;
        let (more_placed, to_move) = (self.board.more_placed(), self.board.to_move());
        let is_counted_as_it_stands = !search.rules.dead_stones && self.board.passes() >= 2;
        debug_assert!(self.turns.len() >= tree_turns);
        if !is_counted_as_it_stands {
            let turns = &mut self.turns;
            let visit = |at, side| turns.push((at, side));
            search.settings.policy.play_out(&mut self.board, Patterns::get(), &mut self.part.random, visit);
        }
        let mut area = 0;
        for at in self.board.points() {
            let owner = owner(&self.board, at);
            area += owner;
            self.part.statistics.ownership[usize::from(at)] += owner;
        }
        if is_counted_as_it_stands {
            area = self.board.area_lead();
        }
        let lead = search.lead(area, more_placed, to_move);
        self.part.statistics.playouts += 1;
        self.part.statistics.wins += (lead.signum() + 1) as u64;
        self.part.statistics.lead += i64::from(lead);
        lead
    }

    fn backpropagate(&mut self, lead: i32) {
        let search = self.search;
        let mut of_black = search.reward(lead);
        if let (Some(net), Some(chance)) = (search.settings.net, self.opinion) {
            let judged = u32::from(chance) * u32::from(REWARD) / 1000;
            of_black = ((256 - net.part) * of_black + net.part * judged + 128) / 256;
        }
        let reward = |side| match side {
            Side::First => of_black,
            Side::Second => u32::from(REWARD) - of_black,
        };
        self.played.fill(0);
        let mut turns = self.turns.len();
        for (depth, node) in self.path.iter().enumerate().rev() {
            // The turns since this node; the earliest comes last and overwrites later ones.
            for &(at, side) in self.turns[depth..turns].iter().rev() {
                self.played[usize::from(at) % N] = side as u8 + 1;
            }
            self.played[usize::from(PASS)] = 0;
            turns = depth;
            let side = if depth % 2 == 0 { search.root.to_move() } else { search.root.to_move().other() };
            for child in search.tree.children(node) {
                if self.played[usize::from(child.turn()) % N] == side as u8 + 1 {
                    child.rave_visits.add(1);
                    child.rave_rewards.add(reward(side));
                }
            }
            node.rewards.add(reward(side.other()));
            node.add_lead(lead);
        }
    }
}

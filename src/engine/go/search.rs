//! Monte Carlo tree search with rapid action value estimation (RAVE).
//!
//! R. Coulom, *Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search* (CG 2006); S. Gelly
//! and D. Silver, *Combining Online and Offline Knowledge in UCT* (ICML 2007). Each playout descends the
//! tree by the mean rewards and RAVE values of turns, adds a node, and is finished by the
//! [policy](super::playout). There is no exploration term: priors and RAVE provide exploration.

mod worker;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{PASS, PlayoutBoard, Point};
use super::settings::SearchSettings;
use super::tree::{Node, REWARD, Tree};
use crate::engine::pace::Race;
use crate::engine::{Budget, Host, Limits, Resources, Stop, Task};
use crate::rules::Side;
use crate::rules::go::{Position, Rules, Scoring};
use worker::{ThreadState, Worker};

/// The part of a reward that depends on the lead, so that even a decided game is played for points.
pub(super) const LEAD_REWARD: i32 = 16;
/// The largest number of playouts that a node's counters can hold.
const MOST_PLAYOUTS: u64 = (u32::MAX / REWARD as u32) as u64 / 2;

/// A tree with its root position and parameters.
pub(super) struct Search<const N: usize> {
    pub tree: Tree,
    pub root: PlayoutBoard<N>,
    pub rules: Rules,
    /// The situations that a superko forbids.
    pub past: HashSet<u64>,
    /// Restricts the root to these turns.
    pub only: Option<Vec<Point>>,
    /// The most promising turns of the root get the same number of playouts, so that their values can be compared.
    pub shares: bool,
    /// The dynamic komi in half points, which Black's lead is measured against. It is 0 unless one side
    /// is so far ahead that any turn seems to win.
    pub dynamic_komi: i32,
    pub settings: SearchSettings,
}

/// The combined results of playouts.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayoutStatistics {
    pub playouts: u64,
    /// Black's wins, in halves.
    pub wins: u64,
    /// Per point: playouts in which Black owned it minus those in which White did.
    pub ownership: Vec<i32>,
    /// The sum of Black's leads, in half points.
    pub lead: i64,
    /// The depth of the deepest path in the tree.
    pub depth: usize,
}

impl PlayoutStatistics {
    pub(super) fn add(&mut self, other: &PlayoutStatistics) {
        self.playouts += other.playouts;
        self.wins += other.wins;
        self.lead += other.lead;
        self.depth = self.depth.max(other.depth);
        for (sum, more) in self.ownership.iter_mut().zip(&other.ownership) {
            *sum += more;
        }
    }

    /// Returns the ownership of a point in percent, positive for Black.
    pub(super) fn owned(&self, at: Point) -> i32 {
        (i64::from(self.ownership[usize::from(at)]) * 100 / self.playouts.max(1).cast_signed()) as i32
    }

    /// Returns Black's mean lead in half points.
    pub(super) fn mean_lead(&self) -> i32 {
        (self.lead / self.playouts.max(1).cast_signed()) as i32
    }

    /// Returns Black's chance of winning in thousandths.
    pub(super) fn chance(&self) -> i32 {
        (self.wins * 500 / self.playouts.max(1)) as i32
    }
}

impl<const N: usize> Search<N> {
    pub(super) fn new(position: &Position, root: PlayoutBoard<N>, memory: usize) -> Search<N> {
        let rules = crate::rules::Position::rules(position);
        let crate::rules::Rules::Go(rules) = rules else { unreachable!("a position of Go has its rules") };
        let settings = SearchSettings::on(root.lines());
        Search {
            // The rest is for the pruned copy, which exists at the same time.
            tree: Tree::new(memory / 3 * 2),
            root,
            rules,
            past: position.past().collect(),
            only: None,
            shares: false,
            dynamic_komi: 0,
            settings,
        }
    }

    /// Continues from a later position and keeps its subtree.
    pub(super) fn advance(&mut self, position: &Position, turns: &[Point], root: PlayoutBoard<N>) {
        let mut node = self.tree.node(Tree::ROOT);
        for turn in turns {
            let Some(child) = self.tree.children(node).iter().find(|child| child.turn() == *turn) else {
                *self = Search { settings: self.settings, ..Search::new(position, root, self.memory()) };
                return;
            };
            node = child;
        }
        if !turns.is_empty() {
            self.tree = self.tree.subtree(node);
        }
        self.root = root;
        self.past = position.past().collect();
    }

    /// Returns the memory given to [`Search::new`], or a little less.
    fn memory(&self) -> usize {
        self.tree.memory() / 2 * 3
    }

    /// Discards the tree.
    pub(super) fn forget(&mut self) {
        self.tree = Tree::new(self.tree.memory());
    }

    /// Returns the nodes of the root's turns.
    pub(super) fn children(&self) -> &[Node] {
        self.tree.children(self.tree.node(Tree::ROOT))
    }

    /// Returns the promising turns of the root: those with the most playouts, and of equals those of higher value.
    pub(super) fn promising(&self) -> Vec<&Node> {
        /// Number of these turns. More of them would leave each too few playouts.
        const PROMISING: usize = 8;
        let mut turns: Vec<&Node> = self.children().iter().collect();
        if turns.len() > PROMISING {
            let per_equivalent = self.settings.rave_equivalent.recip();
            // The bits of positive numbers are in the order of the numbers.
            let value = |child: &Node| rave_value(child, per_equivalent).to_bits();
            let rank = |child: &&Node| std::cmp::Reverse((child.visits.get(), value(child)));
            turns.select_nth_unstable_by_key(PROMISING, rank);
            turns.truncate(PROMISING);
        }
        turns
    }

    /// Returns the promising turn with the fewest playouts, once it is known which turns are promising.
    fn neglected(&self, root: &Node) -> Option<&Node> {
        /// Number of playouts of the usual kind that tell the promising turns.
        const FIRST: u32 = 200;
        let turns = if root.visits.get() < FIRST { Vec::new() } else { self.promising() };
        turns.into_iter().min_by_key(|child| child.visits.get())
    }

    /// Returns the statistics of playouts from the root without the tree.
    pub(super) fn run_playouts(&self, playouts: u64, seed: u64) -> PlayoutStatistics {
        let mut part = ThreadState::new(seed, Budget::unlimited(&Stop::default()), N);
        let mut worker = Worker::new(self, &mut part);
        for _ in 0..playouts {
            worker.board.clone_from(&self.root);
            worker.turns.clear();
            worker.play_out(0);
        }
        part.statistics
    }

    /// Searches on several threads until a limit is reached. When the memory is used up, the least
    /// visited nodes are pruned; without pruning, leaves could not grow, and more playouts would play
    /// worse.
    pub(super) fn run(
        &mut self,
        limits: Limits,
        stop: &Stop,
        resources: Resources,
        seed: u64,
    ) -> PlayoutStatistics {
        let Resources { threads, host, .. } = resources;
        let threads = threads.max(1);
        let most = limits.nodes.unwrap_or(u64::MAX).min(MOST_PLAYOUTS) / threads as u64;
        let limits = Limits { nodes: Some(most.max(1)), ..limits };
        let seeds = (0..threads as u64).map(|number| seed.wrapping_add(number << 32));
        let mut parts: Vec<_> =
            seeds.map(|seed| ThreadState::new(seed, Budget::new(limits, stop, host), N)).collect();
        Worker::new(self, &mut parts[0]).expand(self.tree.node(Tree::ROOT));
        let over = AtomicBool::new(false);
        while !over.load(Ordering::Relaxed) && !parts.iter().all(|part| part.budget.is_spent()) {
            if self.tree.is_full() {
                self.tree = self.tree.subtree(self.tree.node(Tree::ROOT));
            }
            self.search_until_full(&mut parts, &over, host);
        }
        let mut statistics = PlayoutStatistics { ownership: vec![0; N], ..PlayoutStatistics::default() };
        for part in &parts {
            statistics.add(&part.statistics);
        }
        statistics
    }

    /// Searches with one task per part, until the limits are reached, the answer is good enough or the tree is full.
    fn search_until_full(&self, parts: &mut [ThreadState], over: &AtomicBool, host: &dyn Host) {
        let threads = parts.len() as u64;
        let task = |(number, part)| -> Task<'_> {
            // The first thread decides when the answer is good enough.
            let deciding = if number == 0 { Some(threads) } else { None };
            Box::new(move || Worker::new(self, part).work(deciding, over))
        };
        host.run_all(parts.iter_mut().enumerate().map(task).collect());
    }

    /// Returns the most visited turns of the root after this number of playouts.
    fn race(&self, playouts: u64) -> Race {
        let allowed = |child: &&Node| self.only.as_ref().is_none_or(|only| only.contains(&child.turn()));
        let mut race = Race { playouts, is_agreed: true, ..Race::default() };
        let mut best = None;
        for child in self.children().iter().filter(allowed) {
            let visits = child.visits.get();
            if visits > race.visits[0] {
                race.visits = [visits, race.visits[0]];
                best = Some(child);
            } else {
                race.visits[1] = race.visits[1].max(visits);
            }
        }
        if let Some(best) = best {
            let is_better =
                |child: &Node| child.visits.get() >= race.visits[0] / 4 && child.mean() > best.mean();
            race.is_agreed = !self.children().iter().filter(allowed).any(is_better);
        }
        race
    }

    /// Returns `true` if playouts are scored by area. With pass stones, area and territory give the same
    /// result.
    fn counts_area(&self) -> bool {
        self.rules.scoring == Scoring::Area || self.rules.pass_stones
    }

    /// Converts an area lead into the lead by the rules, in half points. By territory each stone placed
    /// costs a point. A playout is assumed to place equally many stones on both sides; half of the time,
    /// the side that moves first places one more.
    pub(super) fn lead(&self, area: i32, more_placed: i16, to_move: Side) -> i32 {
        let lead = 2 * area - self.rules.bonus();
        if self.counts_area() {
            return lead;
        }
        let first = match to_move {
            Side::First => 1,
            Side::Second => -1,
        };
        lead - 2 * i32::from(more_placed) - first
    }

    /// Returns Black's reward for a playout.
    fn reward(&self, lead: i32) -> u32 {
        let lead = lead - self.dynamic_komi;
        let won = lead.signum() * (i32::from(REWARD) - LEAD_REWARD) / 2;
        (i32::from(REWARD) / 2 + won + self.lead_reward(lead)) as u32
    }

    /// Returns the part of a reward that depends on the lead, in half points.
    pub(super) fn lead_reward(&self, lead: i32) -> i32 {
        let most = self.root.area();
        lead.clamp(-most, most) * (LEAD_REWARD / 2) / most
    }
}

/// Returns the value of a turn from 0 to 1: its mean reward, combined with its RAVE value.
///
/// The weight of the RAVE value is r ÷ (r + n + r × n ÷ e), with n playouts, r RAVE playouts and the equivalent e. So
/// the mean of both is a single fraction. `per_equivalent` is 1 ÷ e.
#[inline]
fn rave_value(node: &Node, per_equivalent: f32) -> f32 {
    const PER_REWARD: f32 = 1.0 / REWARD as f32;
    let (prior_visits, prior_wins) = node.prior();
    let visits = node.visits.get() as f32 + f32::from(prior_visits);
    let reward = node.rewards.get() as f32 * PER_REWARD + f32::from(prior_wins);
    let rave_visits = node.rave_visits.get() as f32;
    let rave_reward = node.rave_rewards.get() as f32 * PER_REWARD;
    let more = 1.0 + rave_visits * per_equivalent;
    (reward * more + rave_reward) / (rave_visits + visits * more).max(1.0)
}

/// Returns the principal variation from this node.
pub(super) fn principal_variation<const N: usize>(search: &Search<N>, node: &Node) -> Vec<Point> {
    let mut turns = vec![node.turn()];
    let mut node = node;
    while let Some(child) = search.tree.children(node).iter().max_by_key(|child| child.visits.get())
        && child.visits.get() >= 8
        && turns.len() < 20
    {
        if child.turn() == PASS && turns.last() == Some(&PASS) {
            break;
        }
        turns.push(child.turn());
        node = child;
    }
    turns
}

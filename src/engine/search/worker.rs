//! The search of one thread.

use std::mem;

use super::moves::{Moves, Scored};
use super::order::{History, Killers};
use super::table::{Bound, Entry, Key, TO_THE_END, Table};
use super::value::{from_node, from_root, is_decided, lost_in, won_in};
use super::{Game, Leaf, MOST_EVALUATION, MOST_PLY, MoveOf, Node, Policy, ProbCut};
use crate::engine::Budget;
use crate::engine::crowd::{Crowd, Mark};

/// Bound of all windows.
pub(super) const INFINITE: i32 = 32_500;

/// Least depth of a node whose moves threads divide among themselves.
const SHARED: i32 = 3;

/// The state of a searching thread.
pub(super) struct Worker<'a, P: Policy> {
    pub game: P::Game,
    pub policy: P,
    pub table: &'a Table,
    /// The moves that the threads are at, if there are several.
    pub crowd: Option<&'a Crowd>,
    pub history: History,
    pub budget: Budget,
    /// The identities of the positions before the present one, if positions can repeat.
    pub path: Vec<u64>,
    /// Number of unproven results used. A value found without any is proven.
    pub heuristic_results: u64,
    plies: Vec<Ply<MoveOf<P>>>,
    /// `true` during a search of multi-probcut, which is not nested.
    in_probcut: bool,
}

/// The data of one ply.
struct Ply<M> {
    moves: Moves<M>,
    /// The moves searched before the best one.
    tried: Vec<M>,
    /// The indices of the moves that were put off because another thread was at them.
    put_off: Vec<usize>,
    killers: Killers<M>,
    /// The principal variation from here, as far as the window was open.
    line: Vec<M>,
}

impl<'a, P: Policy> Worker<'a, P> {
    pub(super) fn new(
        game: &P::Game,
        policy: &P,
        table: &'a Table,
        crowd: Option<&'a Crowd>,
        history: History,
        path: &[u64],
        budget: Budget,
    ) -> Self {
        let ply = |_| Ply {
            moves: Moves::default(),
            tried: Vec::new(),
            put_off: Vec::new(),
            killers: Killers::default(),
            line: Vec::new(),
        };
        Worker {
            game: game.clone(),
            policy: policy.clone(),
            table,
            crowd,
            history,
            budget,
            path: path.to_vec(),
            heuristic_results: 0,
            plies: (0..MOST_PLY + 2).map(ply).collect(),
            in_probcut: false,
        }
    }

    /// Returns the principal variation from this ply by the last search with an open window.
    pub(super) fn line(&self, ply: u32) -> &[MoveOf<P>] {
        &self.plies[ply as usize].line
    }

    /// Plays a move, calls `search`, and undoes the move.
    pub(super) fn after<T>(&mut self, step: MoveOf<P>, search: impl FnOnce(&mut Self) -> T) -> T {
        if P::Game::REPEATS {
            self.path.push(self.game.identity());
        }
        let undo = self.game.play(step);
        let result = search(self);
        self.game.undo(step, undo);
        if P::Game::REPEATS {
            self.path.pop();
        }
        result
    }

    /// Generates the moves of the present position with their order for this node.
    pub(super) fn ordered(&mut self, node: &Node, first: Option<u16>, moves: &mut Moves<MoveOf<P>>) {
        moves.clear();
        self.policy.generate(&self.game, node, moves);
        let (side, killers) = (self.game.side_to_move(), self.plies[node.ply as usize].killers);
        for Scored { step, score } in moves.scored() {
            let code = P::Game::code(*step);
            if first == Some(code) {
                *score = i32::MAX;
                continue;
            }
            if P::HISTORY != 0 {
                *score += self.history.of(side, code, P::HISTORY);
            }
            if P::KILLER != 0 {
                *score += killers.bonus(*step, P::KILLER);
            }
        }
    }

    /// Returns the value of the present position: exact within the window, otherwise a bound. Meaningless
    /// once the budget is spent.
    pub(super) fn search(
        &mut self,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: u32,
        is_principal: bool,
    ) -> i32 {
        self.plies[ply as usize].line.clear();
        if self.budget.spend() {
            return 0;
        }
        if let Some(ended) = self.game.ended() {
            return ended.value(ply);
        }
        if P::Game::REPEATS && self.repeats() {
            // A repetition depends on the path, so the value is not proven for the position.
            self.heuristic_results += 1;
            return 0;
        }
        // Mate distance pruning.
        alpha = alpha.max(lost_in(ply));
        beta = beta.min(won_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let mut node = Node { depth, ply, alpha, beta, is_principal, evaluation: None };
        let hash = self.game.key();
        // A line with an open window is looked up later, whatever its depth.
        let key = if is_principal { Key::deep(hash) } else { Key::of_depth(hash, depth) };
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| self.known(&entry, &node)) {
            return value;
        }
        if P::CUTS_FIRST {
            node.evaluation = Some(self.evaluate());
            if let Some(value) = self.cut(&node) {
                return value;
            }
        }
        if let Some(value) = self.policy.probe(&self.game, &node, &mut self.budget) {
            return from_root(value, ply);
        }
        if depth <= 0 || ply >= MOST_PLY {
            return self.leaf(alpha, beta, ply, 0);
        }
        if P::EVALUATES {
            let evaluation = known.and_then(|entry| entry.evaluation).map(i32::from);
            node.evaluation = Some(match evaluation {
                Some(evaluation) => evaluation,
                None => self.evaluate(),
            });
        }
        if !P::CUTS_FIRST
            && let Some(value) = self.cut(&node)
        {
            return value;
        }
        if self.policy.is_hopeless(&self.game, &node) {
            let value = self.leaf(alpha, beta, ply, 0);
            if value <= alpha || self.budget.is_spent() {
                return value;
            }
        }
        if let Some(value) = self.multi_probcut(&node) {
            return value;
        }
        let first = known.and_then(|entry| entry.code).or_else(|| self.table.get(key)?.code);
        if first.is_none() && depth >= P::UNKNOWN_FROM {
            // A later search of this node will know which move comes first.
            node.depth -= 1;
        }
        self.moves(&node, key, first)
    }

    /// Returns the value to prune a node with, if the policy cuts it off.
    #[inline]
    fn cut(&mut self, node: &Node) -> Option<i32> {
        let value = self.policy.cut(&self.game, node)?;
        self.heuristic_results += 1;
        Some(value)
    }

    /// Searches the moves of a node.
    fn moves(&mut self, node: &Node, key: Key, first: Option<u16>) -> i32 {
        let &Node { depth, ply, alpha: low, beta, is_principal, .. } = node;
        let at_ply = ply as usize;
        let heuristic_results = self.heuristic_results;
        let mut moves = mem::take(&mut self.plies[at_ply].moves);
        self.ordered(node, first, &mut moves);
        if moves.is_empty() {
            self.plies[at_ply].moves = moves;
            return self.game.stuck().value(ply);
        }
        self.clear(at_ply);
        let (mut alpha, mut best, mut best_move) = (low, -INFINITE, None);
        let (mut among, mut turns, mut is_complete) = (moves.len(), 0_usize, !P::LEAVES_OUT);
        loop {
            // The moves that were put off follow in their order.
            let returned = turns.checked_sub(among);
            let at = match returned {
                None => turns,
                Some(returned) => match self.plies[at_ply].put_off.get(returned) {
                    Some(&at) => at,
                    None if is_complete || best >= -MOST_EVALUATION => break,
                    None => {
                        // All candidates lose, so the others are tried too.
                        is_complete = true;
                        self.policy.left_out(&self.game, node, &mut moves);
                        self.plies[at_ply].put_off.clear();
                        (turns, among) = (among, moves.len());
                        continue;
                    }
                },
            };
            turns += 1;
            let Scored { step, score } = if returned.is_none() { moves.pick(at) } else { moves.scored()[at] };
            let mark = self.mark(key.hash, step, depth);
            if at > 0 && returned.is_none() && mark.is_some_and(Mark::is_taken) {
                self.plies[at_ply].put_off.push(at);
                continue;
            }
            let _at = mark.map(Mark::enter);
            let value = self.after(step, |worker| {
                let extension = worker.policy.extend(&worker.game, node, step, among);
                let rest = depth - 1 + extension;
                if at == 0 {
                    return -worker.search(-beta, -alpha, rest, ply + 1, is_principal);
                }
                let reduction = match extension {
                    0 => worker.policy.reduce(&worker.game, node, step, at, score).clamp(0, rest.max(0)),
                    _ => 0,
                };
                let mut value = -worker.search(-alpha - 1, -alpha, rest - reduction, ply + 1, false);
                if value > alpha && reduction > 0 {
                    value = -worker.search(-alpha - 1, -alpha, rest, ply + 1, false);
                }
                if value > alpha && value < beta && is_principal {
                    value = -worker.search(-beta, -alpha, rest, ply + 1, true);
                }
                value
            });
            if self.budget.is_spent() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(step);
                    if is_principal {
                        self.keep_line(at_ply, step);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
            self.plies[at_ply].tried.push(step);
        }
        self.plies[at_ply].moves = moves;
        if self.budget.is_spent() {
            return 0;
        }
        let is_proven = self.heuristic_results == heuristic_results;
        self.remember(node, key, best, best_move, is_proven);
        best
    }

    /// Stores the value of a node, and the move that caused a cutoff for the order of others.
    fn remember(&mut self, node: &Node, key: Key, best: i32, best_move: Option<MoveOf<P>>, is_proven: bool) {
        let &Node { depth, ply, beta, .. } = node;
        let bound = match best_move {
            Some(_) if best >= beta => Bound::Lower,
            Some(_) => Bound::Exact,
            None => Bound::Upper,
        };
        if let (Some(step), Bound::Lower) = (best_move, bound) {
            let (side, here) = (self.game.side_to_move(), &mut self.plies[ply as usize]);
            here.killers.add(step);
            self.history.reward(side, P::Game::code(step), depth);
            for &tried in &here.tried {
                self.history.punish(side, P::Game::code(tried), depth);
            }
        }
        self.table.put(
            key,
            Entry {
                value: from_node(best, ply) as i16,
                evaluation: node.evaluation.map(|evaluation| evaluation as i16),
                code: best_move.map(P::Game::code),
                depth: if is_proven { TO_THE_END } else { depth.clamp(0, 254) as u8 },
                bound,
            },
        );
    }

    /// Clears what the moves of an earlier node have left at a ply, and the killers below it.
    #[inline]
    fn clear(&mut self, at: usize) {
        let here = &mut self.plies[at];
        here.tried.clear();
        here.line.clear();
        here.put_off.clear();
        let after = at + if P::SHARES_KILLERS { 2 } else { 1 };
        if let Some(after) = self.plies.get_mut(after) {
            after.killers = Killers::default();
        }
    }

    /// Returns the mark of a move for the other threads, if it is deep enough for them to share it.
    #[inline]
    pub(super) fn mark(&self, key: u64, step: MoveOf<P>, depth: i32) -> Option<Mark<'a>> {
        let crowd = self.crowd.filter(|_| depth >= SHARED)?;
        Some(crowd.mark(key, P::Game::code(step).into()))
    }

    /// Sets the principal variation of a ply to a move and the variation of the next ply.
    fn keep_line(&mut self, at: usize, step: MoveOf<P>) {
        let (here, after) = self.plies.split_at_mut(at + 1);
        let line = &mut here[at].line;
        line.clear();
        line.push(step);
        line.extend_from_slice(&after[0].line);
    }

    /// Returns the value of a table entry if it settles the node.
    fn known(&mut self, entry: &Entry, node: &Node) -> Option<i32> {
        let value = from_root(entry.value.into(), node.ply);
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= node.beta,
            Bound::Upper => value <= node.alpha,
        };
        if !is_enough {
            return None;
        }
        if entry.depth == TO_THE_END {
            return Some(value);
        }
        // An open window needs the line, and repetitions may depend on the path.
        if node.is_principal {
            return None;
        }
        // A win stays a win at any depth; there may be a faster one.
        let is_proven = is_decided(value) && if value > 0 { value >= node.beta } else { value <= node.alpha };
        if is_proven && !P::Game::REPEATS {
            return Some(value);
        }
        if i32::from(entry.depth) < node.depth {
            return None;
        }
        self.heuristic_results += 1;
        Some(value)
    }

    /// Multi-probcut: prunes a node whose value is probably outside the window.
    fn multi_probcut(&mut self, node: &Node) -> Option<i32> {
        let &Node { depth, ply, alpha, beta, is_principal, .. } = node;
        if is_principal || self.in_probcut || is_decided(alpha) || is_decided(beta) {
            return None;
        }
        let [may_be_high, may_be_low] = self.policy.may_prune(node);
        if !may_be_high && !may_be_low {
            return None;
        }
        for at in 0.. {
            let &ProbCut { depth: shallow, slope, offset, margin } =
                self.policy.probcuts(&self.game, depth).get(at)?;
            let shallow_of = |deep: i32| {
                let value = i64::from(deep - offset) * 1024 / i64::from(slope.max(1));
                value.clamp((-MOST_EVALUATION).into(), MOST_EVALUATION.into()) as i32
            };
            let (high, low) = (shallow_of(beta + margin), shallow_of(alpha - margin));
            self.in_probcut = true;
            let is_high = may_be_high
                && high < MOST_EVALUATION
                && self.search(high - 1, high, shallow, ply, false) >= high;
            let is_low = may_be_low
                && !is_high
                && low > -MOST_EVALUATION
                && !self.budget.is_spent()
                && self.search(low, low + 1, shallow, ply, false) <= low;
            self.in_probcut = false;
            if self.budget.is_spent() {
                return Some(0);
            }
            if is_high || is_low {
                self.heuristic_results += 1;
                return Some(if is_high { beta } else { alpha });
            }
        }
        None
    }

    /// Returns the value at depth 0, with quiescence search where the policy asks for it.
    fn leaf(&mut self, mut alpha: i32, beta: i32, ply: u32, beyond: u32) -> i32 {
        self.heuristic_results += 1;
        self.plies[ply as usize].line.clear();
        if ply >= MOST_PLY {
            return self.evaluate();
        }
        let mut moves = mem::take(&mut self.plies[ply as usize].moves);
        moves.clear();
        let leaf = self.policy.leaf(&self.game, beyond, &mut moves);
        let (mut best, goes_on) = if leaf == Leaf::Forced && !moves.is_empty() {
            (-INFINITE, true)
        } else {
            let value = self.evaluate();
            match leaf {
                Leaf::Stand => (value, value < beta),
                Leaf::Threatened if value > alpha && !moves.is_empty() => (-INFINITE, true),
                Leaf::Evaluate | Leaf::Forced | Leaf::Threatened => (value, false),
            }
        };
        if goes_on {
            alpha = alpha.max(best);
            for at in 0..moves.len() {
                let step = moves.pick(at).step;
                let value = self.after(step, |worker| {
                    worker.plies[ply as usize + 1].line.clear();
                    if worker.budget.spend() {
                        return 0;
                    }
                    if let Some(ended) = worker.game.ended() {
                        return -ended.value(ply + 1);
                    }
                    let node = Node {
                        depth: 0,
                        ply: ply + 1,
                        alpha: -beta,
                        beta: -alpha,
                        is_principal: false,
                        evaluation: None,
                    };
                    if let Some(value) = worker.policy.probe(&worker.game, &node, &mut worker.budget) {
                        return -from_root(value, ply + 1);
                    }
                    -worker.leaf(-beta, -alpha, ply + 1, beyond + 1)
                });
                if self.budget.is_spent() {
                    break;
                }
                if value > best {
                    best = value;
                    if value > alpha {
                        alpha = value;
                        self.keep_line(ply as usize, step);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.plies[ply as usize].moves = moves;
        best
    }

    fn evaluate(&mut self) -> i32 {
        self.policy.evaluate(&self.game).clamp(-MOST_EVALUATION, MOST_EVALUATION)
    }

    /// Returns `true` if the present position repeats an earlier one.
    fn repeats(&self) -> bool {
        let back = self.game.reversible() as usize;
        // The same side is to move every second ply; a repetition takes at least four plies.
        back >= 4 && {
            let identity = self.game.identity();
            self.path.iter().rev().take(back).skip(3).step_by(2).any(|&before| before == identity)
        }
    }
}

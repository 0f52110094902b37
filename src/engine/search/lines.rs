//! The root moves and their best lines.

use std::collections::VecDeque;

use super::table::Key;
use super::worker::{INFINITE, Worker};
use super::{Game, MOST_PLY, MoveOf, Moves, Node, Policy, SearchLine};
use crate::engine::crowd::Mark;
use crate::engine::small_sort::small_sort;
use crate::rules::random::Random;

impl<P: Policy> Worker<'_, P> {
    /// Returns the root moves in the order of the policy. The seed orders moves with equal scores.
    pub(super) fn root(&mut self, seed: u64) -> Vec<SearchLine<MoveOf<P>>> {
        let node =
            Node { depth: 1, ply: 0, alpha: -INFINITE, beta: INFINITE, is_principal: true, evaluation: None };
        let first = self.table.get(Key::deep(self.game.key())).and_then(|entry| entry.code);
        let mut moves = Moves::default();
        self.ordered(&node, first, &mut moves);
        Random::new(seed).shuffle(moves.scored());
        small_sort(moves.scored(), |scored| -i64::from(scored.score));
        moves.iter().map(|step| SearchLine { moves: vec![step], value: 0 }).collect()
    }

    /// Searches the root moves from index `from` on, and moves the best of them there. Its value is exact
    /// within the window. Returns `false` if the budget ran out before the first move was finished.
    pub(super) fn search_root(
        &mut self,
        root: &mut [SearchLine<MoveOf<P>>],
        from: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> bool {
        let node = Node { depth, ply: 0, alpha, beta, is_principal: true, evaluation: None };
        let among = root.len();
        let mut best = None;
        let mut best_value = -INFINITE;
        let key = self.game.key();
        let mut waiting: VecDeque<usize> = (from..among).collect();
        let mut put_off = 0;
        while let Some(at) = waiting.pop_front() {
            let line = &mut root[at];
            let step = line.moves[0];
            let mark = self.mark(key, step, depth);
            // Each move is put off once at most.
            if at > from && put_off < among && mark.is_some_and(Mark::is_taken) {
                put_off += 1;
                waiting.push_back(at);
                continue;
            }
            let _at = mark.map(Mark::enter);
            let value = self.after(step, |worker| {
                let extension = worker.policy.extend(&worker.game, &node, step, among);
                let rest = depth - 1 + extension;
                if at > from {
                    let reduction = match extension {
                        0 if P::REDUCES_AT_ROOT => {
                            worker.policy.reduce(&worker.game, &node, step, at - from, 0)
                        }
                        _ => 0,
                    };
                    let reduction = reduction.clamp(0, rest.max(0));
                    let mut value = -worker.search(-alpha - 1, -alpha, rest - reduction, 1, false);
                    if value > alpha && reduction > 0 && !worker.budget.is_spent() {
                        value = -worker.search(-alpha - 1, -alpha, rest, 1, false);
                    }
                    if value <= alpha || worker.budget.is_spent() {
                        return value;
                    }
                }
                -worker.search(-beta, -alpha, rest, 1, true)
            });
            if self.budget.is_spent() {
                break;
            }
            if value > best_value {
                best_value = value;
                best = Some(at);
                let mut moves = vec![step];
                moves.extend_from_slice(self.line(1));
                *line = SearchLine { moves, value };
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        let Some(best) = best else { return false };
        root[from..=best].rotate_right(1);
        true
    }

    /// Extends a line by moves from the transposition table, up to this number of moves.
    pub(super) fn lengthened(&mut self, line: &[MoveOf<P>], most: usize) -> Vec<MoveOf<P>> {
        let (game, mut moves) = (self.game.clone(), line.to_vec());
        for &step in line {
            self.game.play(step);
        }
        let mut seen = vec![self.game.key()];
        while moves.len() < most.min(MOST_PLY as usize) && self.game.ended().is_none() {
            let Some(code) = self.table.get(Key::deep(self.game.key())).and_then(|entry| entry.code) else {
                break;
            };
            let mut legal = Moves::default();
            self.game.generate(&mut legal);
            let Some(step) = legal.iter().find(|&step| P::Game::code(step) == code) else { break };
            self.game.play(step);
            if seen.contains(&self.game.key()) {
                break;
            }
            seen.push(self.game.key());
            moves.push(step);
        }
        self.game = game;
        moves
    }
}

//! A proposal of the dead stones in a position at rest.
//!
//! The status of [certain](super::life) chains is taken over. For all others, random playouts that
//! leave eyes alone estimate the owner of each point (B. Bruegmann, *Monte Carlo Go*, 1993). A
//! chain is dead if its points mostly end up with the opponent.
//!
//! Random playouts recognise neither seki nor ladders, so the proposal is only a first suggestion
//! to the players. The same position always has the same proposal.

use super::board::GoBoard;
use super::life::Certain;
use super::situations::Situations;
use super::{Position, Repetition};
use crate::rules::{Side, Square, random};

/// The number of playouts. A chain is dead or alive by a large margin or unclear in any case, so
/// more playouts change little.
const GAMES: u64 = 200;

pub(super) fn dead_stones(position: &Position) -> Vec<Square> {
    let board = &position.board;
    let certain = Certain::of(board);
    let lead = first_sides_lead(position);
    let is_lost = |head| {
        let lead: i32 = board.chain(head).map(|stone| lead[usize::from(stone)]).sum();
        match board.side(head) {
            Some(Side::First) => lead < 0,
            Some(Side::Second) => lead > 0,
            None => false,
        }
    };
    let is_dead = |&head: &u16| {
        let at = usize::from(head);
        certain.dead[at] || (!certain.alive[at] && is_lost(head))
    };
    let dead = board.chains().filter(is_dead).flat_map(|head| board.chain(head));
    let mut squares: Vec<_> = dead.map(|stone| board.square(stone)).collect();
    squares.sort_unstable();
    squares
}

/// Returns, for each point of the board with its border, the number of playouts in which Black owns
/// it minus the number in which White does.
fn first_sides_lead(position: &Position) -> Vec<i32> {
    let mut start = position.clone().with_passes(0);
    start.rules.repetition = Repetition::Ko;
    start.rules.suicide = false;
    start.history = Situations::default();
    let mut sequence = KeySequence(position.board.hash());
    let mut lead = vec![0; start.board.len()];
    for game in 0..GAMES {
        let mut end = start.clone();
        end.to_move = Side::BOTH[(game % 2) as usize];
        play_on(&mut end, &mut sequence);
        for at in end.board.points() {
            lead[usize::from(at)] += match owner(&end.board, at) {
                Some(Side::First) => 1,
                Some(Side::Second) => -1,
                None => 0,
            };
        }
    }
    lead
}

/// Plays at random until both sides pass, up to a limit of moves: without a superko a playout might
/// never end.
fn play_on(position: &mut Position, sequence: &mut KeySequence) {
    for _ in 0..3 * position.board.len() {
        if position.is_at_rest() {
            break;
        }
        let step = position.random_move(|end| sequence.below(end));
        position.play_move(step);
    }
}

/// Returns the side of the stone on a point, or beside it if it is empty.
fn owner(board: &GoBoard, at: u16) -> Option<Side> {
    board.side(at).or_else(|| board.beside(at).into_iter().find_map(|beside| board.side(beside)))
}

/// Random numbers that follow from the hash of the stones, so that the same position always has the
/// same proposal.
struct KeySequence(u64);

impl KeySequence {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(1);
        random::scaled(random::nth(self.0), end)
    }
}

//! The positions of a match.
//!
//! A position of a large board takes thousands of bytes. A match therefore keeps only some of its
//! positions and plays the others again from its acts when they are asked for. Copies of a match share
//! them.

use std::ops::Range;
use std::sync::Arc;

use super::Act;
use crate::rules::{Position, Side};

/// Distance of the positions that are kept. Undo plays at most this many acts again.
const INTERVAL: usize = 64;

/// The first position of a match, and the position after each act in force that changed it.
///
/// Acts that change the position come first, so position number `n` is the one after `n` acts.
#[derive(Clone, Debug)]
pub(super) struct Positions {
    /// The first position and every 64th after it.
    kept: Vec<Arc<dyn Position>>,
    current: Arc<dyn Position>,
    /// Hash of each position.
    hashes: Vec<u64>,
    facts: Vec<Facts>,
}

/// The part of a position that undo and clocks ask for, of every position of the match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// Player who acts. See [`Position::actor`].
    pub actor: Side,
    /// True if the only turn is a pass. See [`Position::must_pass`].
    pub must_pass: bool,
}

impl Positions {
    pub(super) fn new(start: Box<dyn Position>) -> Positions {
        let start: Arc<dyn Position> = start.into();
        let mut positions = Positions {
            kept: Vec::new(),
            current: Arc::clone(&start),
            hashes: Vec::new(),
            facts: Vec::new(),
        };
        positions.add(start);
        positions
    }

    fn add(&mut self, position: Arc<dyn Position>) {
        if self.hashes.len().is_multiple_of(INTERVAL) {
            self.kept.push(Arc::clone(&position));
        }
        self.hashes.push(position.hash());
        self.facts.push(Facts { actor: position.actor(), must_pass: position.must_pass() });
        self.current = position;
    }

    /// Adds the position after the next act, and returns the one before it.
    pub(super) fn push(&mut self, position: Box<dyn Position>) -> Arc<dyn Position> {
        let before = Arc::clone(&self.current);
        self.add(position.into());
        before
    }

    /// Returns the number of positions, which is at least one.
    pub(super) fn len(&self) -> usize {
        self.hashes.len()
    }

    pub(super) fn first(&self) -> &dyn Position {
        self.kept.first().map_or(&*self.current, |first| &**first)
    }

    pub(super) fn current(&self) -> &dyn Position {
        &*self.current
    }

    pub(super) fn hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// Returns the facts of the position after this number of acts in force.
    pub(super) fn facts(&self, acts: usize) -> Facts {
        self.facts[acts.min(self.len() - 1)]
    }

    /// Returns the position after this number of the acts in force.
    pub(super) fn after(&self, number: usize, acts: &[Act]) -> Arc<dyn Position> {
        if number + 1 >= self.len() {
            return Arc::clone(&self.current);
        }
        let first = number / INTERVAL * INTERVAL;
        let Some(kept) = self.kept.get(first / INTERVAL) else { return Arc::clone(&self.current) };
        if first == number {
            return Arc::clone(kept);
        }
        let mut position = kept.boxed();
        for act in acts.iter().take(number).skip(first) {
            // The act was possible in this very position before.
            if act.apply(&mut position).is_err() {
                break;
            }
        }
        position.into()
    }

    /// Returns the positions from the last kept one up to this number.
    fn block(&self, number: usize, acts: &[Act]) -> Vec<Arc<dyn Position>> {
        let first = number / INTERVAL * INTERVAL;
        let Some(kept) = self.kept.get(first / INTERVAL) else { return Vec::new() };
        let mut positions = vec![Arc::clone(kept)];
        let mut position = kept.boxed();
        for act in acts.iter().take(number).skip(first) {
            if act.apply(&mut position).is_err() {
                break;
            }
            positions.push(position.boxed().into());
        }
        positions
    }

    /// Removes the positions after this number of acts in force.
    pub(super) fn go_back(&mut self, number: usize, acts: &[Act]) {
        if number + 1 < self.len() {
            self.current = self.after(number, acts);
            self.hashes.truncate(number + 1);
            self.facts.truncate(number + 1);
            self.kept.truncate(number / INTERVAL + 1);
        }
    }

    /// Returns each of these acts in force with the position before it.
    pub(super) fn history<'a>(&'a self, acts: &'a [Act], range: Range<usize>) -> History<'a> {
        History { positions: self, acts, range, front: None, back: Vec::new() }
    }
}

/// An iterator over acts in force, each with the position before it.
pub(super) struct History<'a> {
    positions: &'a Positions,
    acts: &'a [Act],
    /// Numbers of the acts that are left.
    range: Range<usize>,
    /// The position that the front has reached, and its number.
    front: Option<(usize, Arc<dyn Position>)>,
    /// The positions before the next acts at the back, from a kept one on.
    back: Vec<Arc<dyn Position>>,
}

impl History<'_> {
    /// Returns the number of the position before an act. At most one act follows the last position: it
    /// ended the match there.
    fn number(&self, act: usize) -> usize {
        act.min(self.positions.len() - 1)
    }
}

impl<'a> Iterator for History<'a> {
    type Item = (Arc<dyn Position>, &'a Act);

    fn next(&mut self) -> Option<Self::Item> {
        let at = self.range.next()?;
        let number = self.number(at);
        let position = match self.front.take() {
            Some((known, position)) if known == number => position,
            Some((known, position)) if known + 1 == number => {
                let after = self.acts[known].position_after(&*position).ok().flatten();
                after.map_or_else(|| self.positions.after(number, self.acts), Arc::from)
            }
            _ => self.positions.after(number, self.acts),
        };
        self.front = Some((number, Arc::clone(&position)));
        Some((position, &self.acts[at]))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl DoubleEndedIterator for History<'_> {
    fn next_back(&mut self) -> Option<Self::Item> {
        let at = self.range.next_back()?;
        let number = self.number(at);
        if number + 1 == self.positions.len() {
            return Some((Arc::clone(&self.positions.current), &self.acts[at]));
        }
        if self.back.is_empty() {
            self.back = self.positions.block(number, self.acts);
        }
        let position = self.back.pop().unwrap_or_else(|| self.positions.after(number, self.acts));
        Some((position, &self.acts[at]))
    }
}

impl ExactSizeIterator for History<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Avatar, Match, Player, Setup};
    use crate::rules::{Rules, go, random};

    /// A game of Go with this number of turns, and the hash of each position.
    fn played(turns: usize) -> (Match, Vec<u64>) {
        let players = [Player::person("", Avatar::Leaf), Player::person("", Avatar::Kite)];
        let rules = Rules::Go(go::Rules::CHINESE.on(go::Size::NINE));
        let mut game = Match::new(1, Setup::new(rules, players), 0).expect("the usual start");
        let mut hashes = vec![game.position().hash()];
        for number in 0..turns {
            let stones = game.position().turns();
            let at = random::scaled(random::nth(number as u64), stones.len() - 1);
            game.play(&stones[at]).expect("a legal turn");
            hashes.push(game.position().hash());
        }
        (game, hashes)
    }

    #[test]
    fn positions_that_are_not_kept_are_played_again() {
        for turns in [1, 63, 64, 65, 200] {
            let (mut game, hashes) = played(turns);
            let before = &hashes[..turns];
            let forward: Vec<_> = game.history().map(|(position, _)| position.hash()).collect();
            assert_eq!(forward, before, "{turns} turns from the front");
            let mut backward: Vec<_> = game.history().rev().map(|(position, _)| position.hash()).collect();
            backward.reverse();
            assert_eq!(backward, before, "{turns} turns from the back");
            game.resign(Side::First);
            assert_eq!(game.history().count(), turns + 1, "the resignation counts as an act");
            let last = game.history().next_back().map(|(position, _)| position.hash());
            assert_eq!(last, hashes.last().copied(), "the position in which the player resigned");
            for (acts, hash) in hashes.iter().enumerate().rev() {
                game.go_to(acts);
                assert_eq!(game.position().hash(), *hash, "after {acts} of {turns} turns");
                assert_eq!(game.hashes(), &hashes[..=acts]);
            }
        }
    }

    #[test]
    fn front_and_back_meet_without_overlap() {
        let (game, hashes) = played(150);
        let mut history = game.history();
        let mut ends = [Vec::new(), Vec::new()];
        for number in 0.. {
            let from_back = number % 3 == 0;
            let next = if from_back { history.next_back() } else { history.next() };
            let Some((position, _)) = next else { break };
            ends[usize::from(from_back)].push(position.hash());
        }
        let [mut found, back] = ends;
        found.extend(back.iter().rev());
        assert_eq!(found, hashes[..150]);
    }
}

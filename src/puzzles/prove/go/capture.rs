//! Captures within a few turns: every turn of both sides.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::board::{Board, PASS, Point, Points};
use super::ladder::{Course, Ko};
use super::search::Mixed;
use crate::rules::Side;

/// The proof would take too many nodes.
pub(super) struct Spent;

/// A search for the capture of a chain.
pub(super) struct Capture<'a> {
    board: &'a Board,
    target: Point,
    attacker: Side,
    ko: Ko,
    known: HashMap<(Course, u8), bool, BuildHasherDefault<Mixed>>,
    /// The attacker's last turn that captured, by the number of plies left.
    last: [Point; 16],
    /// The number of positions that may still be looked at.
    left: u32,
}

impl<'a> Capture<'a> {
    pub(super) fn new(board: &'a Board, target: Point, attacker: Side, ko: Ko, nodes: u32) -> Capture<'a> {
        Capture { board, target, attacker, ko, known: HashMap::default(), last: [PASS; 16], left: nodes }
    }

    /// Returns `true` if the attacker captures within this number of plies, whatever the defender does. The attacker
    /// moves if the number is odd.
    pub(super) fn works(&mut self, course: Course, plies: u8) -> Result<bool, Spent> {
        let Course { stones, taken } = course;
        let defender = self.attacker.other();
        if !stones.of(defender).has(self.target) {
            return Ok(true);
        }
        let free = self.board.liberties(&stones, self.board.chain(&stones, self.target));
        // No turn takes more than one liberty.
        let own_turns = u32::from(plies.div_ceil(2));
        if free.count() > own_turns {
            return Ok(false);
        }
        let attacks = plies % 2 == 1;
        if attacks && free.count() == 1 {
            return Ok(true);
        }
        if let Some(&known) = self.known.get(&(course, plies)) {
            return Ok(known);
        }
        self.left = self.left.checked_sub(1).ok_or(Spent)?;
        let empty = self.board.all() - stones.all();
        let result = if attacks {
            // Each turn has to take a liberty if there are as many as turns.
            let points = if free.count() == own_turns { free } else { empty };
            self.attack(course, points, free, plies)?
        } else {
            // A pass comes first: most turns of the attacker threaten nothing, which it shows at once.
            self.works(course, plies - 1)? && self.withstands_all(course, empty - taken, free, plies)?
        };
        self.known.insert((course, plies), result);
        Ok(result)
    }

    fn attack(&mut self, course: Course, points: Points, free: Points, plies: u8) -> Result<bool, Spent> {
        let slot = usize::from(plies) % self.last.len();
        let last = Some(self.last[slot]).filter(|&at| at != PASS && points.has(at));
        let rest = points - last.map_or(Points::NONE, Points::one);
        for at in last.into_iter().chain((rest & free).each()).chain((rest - free).each()) {
            let Some(after) = self.play(course, at, self.attacker) else { continue };
            if self.works(after, plies - 1)? {
                self.last[slot] = at;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn withstands_all(
        &mut self,
        course: Course,
        points: Points,
        free: Points,
        plies: u8,
    ) -> Result<bool, Spent> {
        for at in (points & free).each().chain((points - free).each()) {
            let Some(after) = self.play(course, at, self.attacker.other()) else { continue };
            if !self.works(after, plies - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Plays a stone.
    pub(super) fn play(&self, course: Course, at: Point, side: Side) -> Option<Course> {
        self.ko.play(self.board, self.attacker, course, at, side)
    }

    /// Returns the fewest plies within which the attacker captures.
    pub(super) fn plies(&mut self, course: Course, most: u8) -> Option<u8> {
        (most % 2..=most).step_by(2).find(|&plies| matches!(self.works(course, plies), Ok(true)))
    }
}

//! Ladders: captures with nothing but ataris.
//!
//! A chain in atari is lost unless its side plays on its last liberty or captures a chain beside it; no other turn gives
//! it a liberty. So a search of these answers is complete, however long the ladder is.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::board::{Board, PASS, Point, Points, Stones};
use super::search::Mixed;
use crate::rules::Side;

/// The most turns of a ladder.
const LONGEST: u8 = 40;

/// A board with the points on which the defender has lost stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Course {
    pub(super) stones: Stones,
    pub(super) taken: Points,
}

/// The defender's means in a ko.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ko {
    /// It may take back at any time: what is captured is captured by every rule.
    ForDefender,
    /// It may play nowhere where it has lost a stone, so it repeats no board: what escapes does so by every rule.
    ForAttacker,
}

impl Ko {
    /// Plays a stone. Returns `None` if it is a suicide.
    pub(super) fn play(
        self,
        board: &Board,
        attacker: Side,
        course: Course,
        at: Point,
        side: Side,
    ) -> Option<Course> {
        let stones = board.play(&course.stones, at, side, Points::NONE)?;
        let defender = attacker.other();
        let lost = course.stones.of(defender) - stones.of(defender);
        let taken = if self == Ko::ForAttacker { course.taken | lost } else { course.taken };
        Some(Course { stones, taken })
    }
}

/// A reader of ladders.
pub(super) struct Ladder<'a> {
    board: &'a Board,
    target: Point,
    attacker: Side,
    ko: Ko,
    known: HashMap<Course, Option<u8>, BuildHasherDefault<Mixed>>,
    /// The number of turns of the attacker that may still be looked at.
    left: u32,
}

impl<'a> Ladder<'a> {
    pub(super) fn new(board: &'a Board, target: Point, attacker: Side, ko: Ko, nodes: u32) -> Ladder<'a> {
        Ladder { board, target, attacker, ko, known: HashMap::default(), left: nodes }
    }

    /// Returns `false` if the reading has ended early, so that only captures are certain.
    pub(super) fn is_complete(&self) -> bool {
        self.left > 0
    }

    fn liberties(&self, stones: &Stones) -> Points {
        self.board.liberties(stones, self.board.chain(stones, self.target))
    }

    /// Returns the fewest turns with which the attacker, to move, captures. `None` if it does not.
    pub(super) fn turns(&mut self, course: Course) -> Option<u8> {
        self.read(course, 0)
    }

    fn read(&mut self, course: Course, depth: u8) -> Option<u8> {
        if !course.stones.of(self.attacker.other()).has(self.target) {
            return Some(0);
        }
        let free = self.liberties(&course.stones);
        match free.count() {
            0 | 1 => return Some(1),
            2 => {}
            _ => return None,
        }
        if let Some(&known) = self.known.get(&course) {
            return known;
        }
        if self.left == 0 || depth >= LONGEST {
            self.left = 0;
            return None;
        }
        self.left -= 1;
        // A board that returns in the meantime is no progress.
        self.known.insert(course, None);
        let mut fewest: Option<u8> = None;
        for at in free.each() {
            let Some(after) = self.attack(course, at) else { continue };
            let Some(turns) = self.read_answers(after, depth + 1) else { continue };
            fewest = Some(fewest.map_or(turns + 1, |fewest| fewest.min(turns + 1)));
        }
        self.known.insert(course, fewest);
        fewest
    }

    /// Returns the greatest number of turns after any answer to an atari.
    fn read_answers(&mut self, course: Course, depth: u8) -> Option<u8> {
        let mut most = 1;
        for (_, after) in self.answers(course) {
            most = most.max(self.read(after, depth)?);
        }
        Some(most)
    }

    /// Returns the board after an atari, or after another turn if it captures. `None` if it is neither.
    fn attack(&self, course: Course, at: Point) -> Option<Course> {
        let after = self.play(course, at, self.attacker)?;
        let is_atari = !after.stones.of(self.attacker.other()).has(self.target)
            || self.liberties(&after.stones).count() <= 1;
        is_atari.then_some(after)
    }

    /// Plays a stone.
    pub(super) fn play(&self, course: Course, at: Point, side: Side) -> Option<Course> {
        self.ko.play(self.board, self.attacker, course, at, side)
    }

    /// Returns the answers to an atari that may save the target, with the boards after them.
    fn answers(&self, course: Course) -> Vec<(Point, Course)> {
        let Course { stones, taken } = course;
        let target = self.board.chain(&stones, self.target);
        let mut points = self.board.liberties(&stones, target);
        let near = self.board.beside(target) & stones.of(self.attacker);
        for chain in self.board.parts(self.board.joined(near, stones.of(self.attacker))) {
            let free = self.board.liberties(&stones, chain);
            if free.count() == 1 {
                points = points | free;
            }
        }
        let play = |at| Some((at, self.play(course, at, self.attacker.other())?));
        (points - taken).each().filter_map(play).collect()
    }

    /// Returns the ladder after the attacker's first turn: its fastest turns, and the answers that last longest.
    /// `plays` is called with each turn, and returns `false` if it is illegal; then another answer follows.
    pub(super) fn line(
        &mut self,
        course: Course,
        most: usize,
        mut plays: impl FnMut(Point) -> bool,
    ) -> Vec<Point> {
        let (mut course, mut line) = (course, Vec::new());
        while line.len() < most && course.stones.of(self.attacker.other()).has(self.target) {
            let mut answers = self.answers(course);
            answers.sort_by_cached_key(|&(at, after)| (std::cmp::Reverse(self.turns(after)), at));
            let Some((at, after)) = answers.into_iter().find(|&(at, _)| plays(at)) else { break };
            line.push(at);
            course = after;
            let mut best: Option<(u8, Point, Course)> = None;
            for at in self.liberties(&course.stones).each() {
                let Some(after) = self.attack(course, at) else { continue };
                let Some(turns) = self.read_answers(after, 0) else { continue };
                if best.is_none_or(|(fewest, ..)| turns < fewest) {
                    best = Some((turns, at, after));
                }
            }
            let Some((_, at, after)) = best.filter(|&(_, at, _)| plays(at)) else { break };
            line.push(at);
            course = after;
        }
        line
    }

    /// Returns the turns of the ladder that begins with an atari on this point, that one included.
    pub(super) fn turns_from(&mut self, course: Course, at: Point) -> Option<u8> {
        let after = self.attack(course, at)?;
        self.read_answers(after, 1).map(|turns| turns + 1)
    }

    /// Returns an answer to any turn of the attacker after which there is no ladder. Answers that give liberties come
    /// first. `None` if there is none, or if it is not certain.
    pub(super) fn escape(&mut self, course: Course, last: &mut Point) -> Option<Point> {
        let Course { stones, taken } = course;
        let defender = self.attacker.other();
        let empty = self.board.all() - stones.all() - taken;
        let first = self.answers(course).into_iter().map(|(at, _)| at);
        let near = self.liberties(&stones) - taken;
        let points = std::iter::once(*last).filter(|&at| at != PASS && empty.has(at)).chain(first);
        for at in points.chain(near.each()).chain((empty - near).each()) {
            let Some(after) = self.play(course, at, defender) else { continue };
            if after.stones.of(defender).has(self.target) && self.turns(after).is_none() && self.is_complete()
            {
                *last = at;
                return Some(at);
            }
        }
        None
    }
}

//! Move generation, and the board after a move.

use super::board::{Board, Direction, FAR};
use crate::rules::Side;
use crate::rules::bitboard::bits;

/// The effect of a legal move on the board. The path of a jump is not part of it: two jumps are equal if
/// they capture the same pieces with the same piece and end on the same cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The number of the bit from which the piece moves.
    pub(crate) from: u8,
    /// The number of the bit on which the piece lands.
    pub(crate) to: u8,
    /// The captured pieces, one bit each.
    pub(crate) captured: u64,
}

impl Move {
    /// Returns `true` if the move captures.
    #[must_use]
    pub fn is_capture(self) -> bool {
        self.captured != 0
    }

    /// Returns the number of captured pieces.
    #[must_use]
    pub fn captures(self) -> u32 {
        self.captured.count_ones()
    }
}

/// A record of a jump's landings: `()` records nothing, `Vec<u8>` each landing.
pub(super) trait Path {
    /// Adds a landing. Returns `false` if the jumps that go on from there are not wanted.
    fn push(&mut self, to: u8) -> bool;
    fn pop(&mut self);
}

impl Path for () {
    #[inline]
    fn push(&mut self, _: u8) -> bool {
        true
    }
    #[inline]
    fn pop(&mut self) {}
}

impl Path for Vec<u8> {
    fn push(&mut self, to: u8) -> bool {
        self.push(to);
        true
    }

    fn pop(&mut self) {
        self.pop();
    }
}

/// The number of landings that may still be counted. The search ends early when none is left, since
/// some positions have more ways to jump than any memory holds.
struct LandingsLeft(Option<usize>);

impl Path for &mut LandingsLeft {
    fn push(&mut self, _: u8) -> bool {
        self.0 = self.0.and_then(|left| left.checked_sub(1));
        self.0.is_some()
    }

    fn pop(&mut self) {}
}

impl Board {
    /// Returns `true` if the pieces of a side land on at most this number of cells in all their jumps,
    /// counted for each way.
    pub(super) fn lands_at_most(self, side: Side, most: usize) -> bool {
        let mut left = LandingsLeft(Some(most));
        self.each_jump(side, self.jumpers(side), &mut left, &mut |_, _| {});
        left.0.is_some()
    }

    /// Calls `visit` with each legal move of a side. Paths that jump the same pieces and end on the same
    /// cell are one move.
    #[inline]
    pub(crate) fn each_move(self, side: Side, mut visit: impl FnMut(Move)) {
        let jumpers = self.jumpers(side);
        if jumpers == 0 {
            self.each_step(side, visit);
        } else {
            self.best_jumps(side, jumpers).into_iter().for_each(&mut visit);
        }
    }

    /// Returns the legal jumps, each once.
    pub(super) fn best_jumps(self, side: Side, jumpers: u64) -> Vec<Move> {
        let (mut best, mut jumps) = (0, Vec::new());
        self.each_jump(side, jumpers, (), &mut |jump, ()| {
            let captures = jump.captures();
            if captures > best {
                jumps.clear();
                best = captures;
            }
            if captures == best && !jumps.contains(&jump) {
                jumps.push(jump);
            }
        });
        jumps
    }

    /// Calls `visit` with each legal move and with the touched cells as numbers of bits.
    pub(super) fn each_path(self, side: Side, visit: &mut dyn FnMut(Move, &[u8])) {
        let jumpers = self.jumpers(side);
        if jumpers == 0 {
            self.each_step(side, |step| visit(step, &[step.from, step.to]));
            return;
        }
        let mut best = 0;
        self.each_jump(side, jumpers, (), &mut |jump, ()| best = best.max(jump.captures()));
        self.each_jump(side, jumpers, Vec::new(), &mut |jump, path| {
            if jump.captures() == best {
                visit(jump, path);
            }
        });
    }

    /// Returns the number of legal jumps, counted for each path.
    pub(super) fn count_jumps(self, side: Side, jumpers: u64) -> u64 {
        let (mut best, mut count) = (0, 0);
        self.each_jump(side, jumpers, (), &mut |jump, ()| {
            let captures = jump.captures();
            if captures > best {
                (best, count) = (captures, 0);
            }
            count += u64::from(captures == best);
        });
        count
    }

    /// Returns `true` if the side has a move.
    pub(crate) fn can_move(self, side: Side) -> bool {
        let mut steps = 0;
        self.each_steps(side, |_, _, targets| steps |= targets);
        steps != 0 || self.jumpers(side) != 0
    }

    /// Returns the board after a legal move of a side.
    #[inline]
    pub(crate) fn after(self, side: Side, step: Move) -> Board {
        let (from, to) = (1 << step.from, 1 << step.to);
        let is_king = self.kings & from != 0;
        let crowned = if is_king { to } else { to & FAR[side.index()] };
        let mut after = self;
        // Set `to` after clearing `from`: a king may end a circular jump on its first cell.
        after.pieces[side.index()] = self.pieces[side.index()] & !from | to;
        after.pieces[side.other().index()] &= !step.captured;
        after.kings = self.kings & !(from | step.captured) | crowned;
        after
    }

    /// Calls `show` with the target cells of all steps, grouped by direction and distance.
    #[inline]
    pub(crate) fn each_steps(self, side: Side, mut show: impl FnMut(Direction, u32, u64)) {
        let (men, kings, empty) = (self.men(side), self.kings(side), self.empty());
        for direction in Direction::forward(side) {
            show(direction, 1, direction.step(men) & empty);
        }
        if kings == 0 {
            return;
        }
        for direction in Direction::ALL {
            let mut targets = direction.step(kings) & empty;
            let mut distance = 1;
            while targets != 0 {
                show(direction, distance, targets);
                targets = direction.step(targets) & empty;
                distance += 1;
            }
        }
    }

    /// Calls `visit` with each step, whether or not there are captures.
    #[inline]
    pub(super) fn each_step(self, side: Side, mut visit: impl FnMut(Move)) {
        self.each_steps(side, |direction, distance, targets| {
            for to in bits(targets) {
                let back = direction.opposite();
                let mut from = back.step(to);
                for _ in 1..distance {
                    from = back.step(from);
                }
                let [from, to] = [from, to].map(|bit| bit.trailing_zeros() as u8);
                visit(Move { from, to, captured: 0 });
            }
        });
    }

    /// Returns the pieces of a side that can capture, regardless of the number that they capture.
    #[inline]
    pub(crate) fn jumpers(self, side: Side) -> u64 {
        let (men, kings, empty) = (self.men(side), self.kings(side), self.empty());
        let other = self.pieces[side.other().index()];
        let mut jumpers = 0;
        for direction in Direction::ALL {
            let landings = direction.step(direction.step(men) & other) & empty;
            if landings != 0 {
                let back = direction.opposite();
                jumpers |= back.step(back.step(landings));
            }
        }
        for king in bits(kings) {
            let sees_prey = |direction: Direction| {
                let mut at = direction.step(king);
                while at & empty != 0 {
                    at = direction.step(at);
                }
                direction.step(at & other) & empty != 0
            };
            if Direction::ALL.into_iter().any(sees_prey) {
                jumpers |= king;
            }
        }
        jumpers
    }

    /// Calls `visit` with each jump, at each of its landings. Only those of the most pieces are legal.
    pub(super) fn each_jump<P: Path>(
        self,
        side: Side,
        jumpers: u64,
        path: P,
        visit: &mut dyn FnMut(Move, &P),
    ) {
        let other = self.pieces[side.other().index()];
        let mut chain = Chain { other, empty: 0, from: 0, path, visit };
        for from in bits(jumpers) {
            // The first cell is empty during the jump, so the piece may return to it.
            chain.empty = self.empty() | from;
            chain.from = from.trailing_zeros() as u8;
            if chain.path.push(chain.from) {
                chain.further(Leg { at: from, captured: 0, is_king: self.kings & from != 0, line: None });
            }
            chain.path.pop();
        }
    }
}

/// The depth-first generation of the jumps of one piece.
struct Chain<'a, P> {
    other: u64,
    empty: u64,
    from: u8,
    path: P,
    visit: &'a mut dyn FnMut(Move, &P),
}

/// The state of a jump after some of its captures.
#[derive(Clone, Copy)]
struct Leg {
    at: u64,
    captured: u64,
    is_king: bool,
    /// The line of the last capture, if the nearest landing has already covered it.
    line: Option<Direction>,
}

impl<P: Path> Chain<'_, P> {
    /// Generates all continuations of a jump.
    fn further(&mut self, leg: Leg) {
        for direction in Direction::ALL {
            if leg.line.is_some_and(|line| line == direction || line == direction.opposite()) {
                continue;
            }
            let mut over = direction.step(leg.at);
            while leg.is_king && over & self.empty != 0 {
                over = direction.step(over);
            }
            // Jumped pieces stay on the board during the turn, and none is jumped twice.
            let over = over & self.other & !leg.captured;
            let mut at = direction.step(over) & self.empty;
            let mut line = None;
            // A straight continuation starts from the nearest landing only, since the others would give
            // the same jump again.
            while at != 0 {
                self.land(Leg { at, captured: leg.captured | over, line, ..leg });
                if !leg.is_king {
                    break;
                }
                line = Some(direction);
                at = direction.step(at) & self.empty;
            }
        }
    }

    fn land(&mut self, leg: Leg) {
        let to = leg.at.trailing_zeros() as u8;
        if self.path.push(to) {
            (self.visit)(Move { from: self.from, to, captured: leg.captured }, &self.path);
            self.further(leg);
        }
        self.path.pop();
    }
}

//! Move generation, and the board after a move.

use super::board::{CheckersBoard, Direction, Shape, Word, bits};
use super::kinds::Kind;
use super::{Crowning, Priority, Removal, Rules};
use crate::rules::Side;

/// The effect of a legal move on a board of any size. The path of a jump is not part of it: two jumps
/// are equal if they capture the same men with the same piece and end on the same square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(Step<u128>);

impl Move {
    /// Returns `true` if the move captures.
    #[must_use]
    pub fn is_capture(self) -> bool {
        self.0.is_capture()
    }

    /// Returns the number of captured pieces.
    #[must_use]
    pub fn captures(self) -> u32 {
        self.0.captures()
    }

    /// Returns the same move on a board of one size.
    pub(super) fn step<W: Word>(self) -> Step<W> {
        let Move(Step { captured, from, to, is_king }) = self;
        Step { captured: W::narrowed(captured), from, to, is_king }
    }
}

impl<W: Word> From<Step<W>> for Move {
    fn from(step: Step<W>) -> Move {
        let Step { captured, from, to, is_king } = step;
        Move(Step { captured: captured.widened(), from, to, is_king })
    }
}

/// A [`Move`] on a board with words of this type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step<W> {
    /// The captured pieces, one bit each.
    pub captured: W,
    /// The number of the bit from which the piece moves.
    pub from: u8,
    /// The number of the bit on which the piece lands.
    pub to: u8,
    /// `true` if the landing piece is a king, even if not on the far row.
    pub is_king: bool,
}

impl<W: Word> Step<W> {
    #[inline]
    pub(crate) fn is_capture(self) -> bool {
        self.captured != W::NONE
    }

    #[inline]
    pub(crate) fn captures(self) -> u32 {
        self.captured.count()
    }

    /// Returns a number below 65535 that identifies a move in its position. Two different captures
    /// may collide, which is rare.
    #[inline]
    pub(crate) fn code(self) -> u16 {
        const SQUARES: u16 = 80;
        const STEPS: u16 = SQUARES * SQUARES;
        let way = u16::from(self.from) * SQUARES + u16::from(self.to);
        if !self.is_capture() {
            return way;
        }
        let captured = self.captured.widened();
        let taken = (captured as u64) ^ (captured >> 64) as u64;
        let mixed = (taken ^ u64::from(way) << 48).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
        STEPS + (mixed % u64::from(u16::MAX - STEPS)) as u16
    }
}

/// A record of a jump's landings: `()` records nothing, `Vec<u8>` each landing.
pub(crate) trait Path {
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
pub(crate) struct LandingsLeft(pub Option<usize>);

impl Path for &mut LandingsLeft {
    fn push(&mut self, _: u8) -> bool {
        self.0 = self.0.and_then(|left| left.checked_sub(1));
        self.0.is_some()
    }

    fn pop(&mut self) {}
}

impl<S: Shape> CheckersBoard<S> {
    /// Returns `true` if the pieces of a side land on at most this number of squares in all their
    /// jumps, counted for each way. A landing on which a jump may end counts twice, and jumps without
    /// priority count as well.
    pub(crate) fn lands_at_most<const DOWN: bool, K: Kind>(self, kind: K, most: usize) -> bool {
        let mut left = LandingsLeft(Some(most));
        let jumpers = self.jumpers::<DOWN, K>(kind);
        self.each_jump::<DOWN, K, _>(kind, jumpers, &mut left, &mut |_, _, _| {});
        left.0.is_some()
    }

    /// Calls `visit` with each legal move of the side whose men move down (or up). Different paths
    /// that jump the same men are separate moves. `resting` may capture but not step.
    #[inline]
    pub(crate) fn each_move<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        visit: &mut (impl FnMut(Step<S::Word>) + ?Sized),
    ) {
        let jumpers = self.jumpers::<DOWN, K>(kind);
        if jumpers != S::Word::NONE {
            self.each_best_jump::<DOWN, K, ()>(kind, jumpers, (), &mut |jump, ()| visit(jump));
        }
        if jumpers == S::Word::NONE || !kind.rules().forced_capture {
            self.each_step::<DOWN, K>(kind, resting, visit);
        }
    }

    /// Calls `visit` with each legal move as [`each_move`](CheckersBoard::each_move) does, and with
    /// the touched squares as numbers of bits.
    pub(crate) fn each_path<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        visit: &mut (impl FnMut(Step<S::Word>, &[u8]) + ?Sized),
    ) {
        let jumpers = self.jumpers::<DOWN, K>(kind);
        if jumpers != S::Word::NONE {
            let path = Vec::new();
            self.each_best_jump::<DOWN, K, _>(kind, jumpers, path, &mut |jump, path| visit(jump, path));
        }
        if jumpers == S::Word::NONE || !kind.rules().forced_capture {
            self.each_step::<DOWN, K>(kind, resting, &mut |step| visit(step, &[step.from, step.to]));
        }
    }

    /// Returns `true` if the side has a move, which does not depend on forced captures.
    pub(crate) fn can_move<const DOWN: bool, K: Kind>(self, kind: K, resting: S::Word) -> bool {
        let mut steps = S::Word::NONE;
        self.each_steps::<DOWN, K>(kind, resting, |_, _, targets| steps |= targets);
        steps != S::Word::NONE || self.jumpers::<DOWN, K>(kind) != S::Word::NONE
    }

    /// Returns the board after a legal move of the side whose men move down (or up).
    #[inline]
    pub(crate) fn after<const DOWN: bool>(self, step: Step<S::Word>) -> CheckersBoard<S> {
        let (side, other) = if DOWN { (Side::First, Side::Second) } else { (Side::Second, Side::First) };
        let (from, to) = (S::Word::bit(step.from), S::Word::bit(step.to));
        let captured = step.captured;
        let crowned = if step.is_king { to } else { to & S::FAR_ROWS[side.index()] };
        let mut after = self;
        // Set `to` after clearing `from`: a king may end a circular jump on its first square.
        after.pieces[side.index()] = self.pieces[side.index()] & !from | to;
        after.pieces[other.index()] &= !captured;
        after.kings = self.kings & !(from | captured) | crowned;
        after
    }

    /// Calls `show` with the target squares of all steps, grouped by direction and distance. Boards
    /// without kings need only the two directions of the men.
    #[inline]
    pub(crate) fn each_steps<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        mut show: impl FnMut(Direction, u32, S::Word),
    ) {
        let (own, empty) = (self.own::<DOWN>() & !resting, self.empty());
        let kings = own & self.kings;
        let short = if kind.rules().flying_kings { own & !kings } else { own };
        for direction in Direction::forward::<DOWN>() {
            show(direction, 1, direction.step::<S>(short) & empty);
        }
        if kings == S::Word::NONE {
            return;
        }
        if kind.rules().flying_kings {
            for direction in Direction::DIAGONAL {
                let mut targets = direction.step::<S>(kings) & empty;
                let mut distance = 1;
                while targets != S::Word::NONE {
                    show(direction, distance, targets);
                    targets = direction.step::<S>(targets) & empty;
                    distance += 1;
                }
            }
        } else {
            for direction in Direction::backward::<DOWN>() {
                show(direction, 1, direction.step::<S>(kings) & empty);
            }
        }
    }

    #[inline]
    fn each_step<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        visit: &mut (impl FnMut(Step<S::Word>) + ?Sized),
    ) {
        self.each_steps::<DOWN, K>(kind, resting, |direction, distance, targets| {
            for to in bits(targets) {
                let back = direction.opposite();
                let mut from = back.step::<S>(to);
                for _ in 1..distance {
                    from = back.step::<S>(from);
                }
                let is_king = self.kings & from != S::Word::NONE;
                visit(Step { captured: S::Word::NONE, from: from.number(), to: to.number(), is_king });
            }
        });
    }

    /// Returns the pieces that can capture, regardless of priority.
    #[inline]
    pub(crate) fn jumpers<const DOWN: bool, K: Kind>(self, kind: K) -> S::Word {
        let (own, other, empty) = (self.own::<DOWN>(), self.other::<DOWN>(), self.empty());
        let kings = own & self.kings;
        let men = own & !kings;
        let prey = if kind.rules().men_capture_kings { other } else { other & !self.kings };
        let mut jumpers = S::Word::NONE;
        let mut look = |direction: Direction, movers: S::Word, prey: S::Word| {
            let landings = direction.step::<S>(direction.step::<S>(movers) & prey) & empty;
            if landings != S::Word::NONE {
                let back = direction.opposite();
                jumpers |= back.step::<S>(back.step::<S>(landings));
            }
        };
        for direction in Direction::forward::<DOWN>() {
            look(direction, men, prey);
        }
        if kind.rules().men_capture_backward {
            for direction in Direction::backward::<DOWN>() {
                look(direction, men, prey);
            }
        }
        if kind.rules().orthogonal_captures {
            for direction in Direction::ORTHOGONAL {
                look(direction, men, prey);
            }
        }
        if kings == S::Word::NONE {
            return jumpers;
        }
        if !kind.rules().flying_kings {
            for direction in Direction::DIAGONAL {
                look(direction, kings, other);
            }
            if kind.rules().orthogonal_captures {
                for direction in Direction::ORTHOGONAL {
                    look(direction, kings, other);
                }
            }
            return jumpers;
        }
        for king in bits(kings) {
            let sees_prey = |direction: Direction| {
                let mut at = direction.step::<S>(king);
                while at & empty != S::Word::NONE {
                    at = direction.step::<S>(at);
                }
                direction.step::<S>(at & other) & empty != S::Word::NONE
            };
            if Direction::DIAGONAL.into_iter().any(sees_prey)
                || kind.rules().orthogonal_captures && Direction::ORTHOGONAL.into_iter().any(sees_prey)
            {
                jumpers |= king;
            }
        }
        jumpers
    }

    /// Calls `visit` with each legal jump: those of the highest priority.
    #[inline]
    fn each_best_jump<const DOWN: bool, K: Kind, P: Path>(
        self,
        kind: K,
        jumpers: S::Word,
        path: P,
        visit: &mut dyn FnMut(Step<S::Word>, &P),
    ) {
        let best = self.best_worth::<DOWN, K>(kind, jumpers);
        self.each_jump::<DOWN, K, P>(kind, jumpers, path, &mut |worth, jump, path| {
            if worth == best {
                visit(jump, path);
            }
        });
    }

    /// Calls `visit` with each jump and its priority. Only jumps of the highest priority are legal.
    pub(crate) fn each_jump<const DOWN: bool, K: Kind, P: Path>(
        self,
        kind: K,
        jumpers: S::Word,
        path: P,
        visit: &mut dyn FnMut(u64, Step<S::Word>, &P),
    ) {
        let mut chain = Chain::<S, K, P> {
            kind,
            other: self.other::<DOWN>(),
            kings: self.kings,
            empty: S::Word::NONE,
            from: S::Word::NONE,
            path,
            visit,
        };
        for from in bits(jumpers) {
            // The first square is empty during the jump, so the piece may return to it.
            chain.empty = self.empty() | from;
            chain.from = from;
            let goes_on = chain.path.push(from.number());
            let is_king = self.kings & from != S::Word::NONE;
            let start = Leg { at: from, captured: S::Word::NONE, is_king, order: 0 };
            if goes_on {
                chain.further::<DOWN>(start, Ways::All);
            }
            chain.path.pop();
        }
    }
}

/// The depth-first generation of the jumps of one piece.
struct Chain<'a, S: Shape, K, P> {
    kind: K,
    other: S::Word,
    kings: S::Word,
    empty: S::Word,
    from: S::Word,
    path: P,
    visit: &'a mut dyn FnMut(u64, Step<S::Word>, &P),
}

/// The state of a jump after some of its captures.
#[derive(Clone, Copy)]
struct Leg<S: Shape> {
    at: S::Word,
    captured: S::Word,
    is_king: bool,
    /// The captured kings as bits, the first capture in the highest bit. Kept only for rules that
    /// compare it.
    order: u32,
}

/// The directions in which a jump may continue.
#[derive(Clone, Copy)]
enum Ways {
    All,
    /// All but this line, which the nearest landing on it has already covered.
    Off(Direction),
}

impl<S: Shape, K: Kind, P: Path> Chain<'_, S, K, P> {
    /// Generates all continuations of a jump and returns `true` if there is one.
    fn further<const DOWN: bool>(&mut self, leg: Leg<S>, ways: Ways) -> bool {
        let Rules { men_capture_backward, orthogonal_captures, flying_kings, .. } = self.kind.rules();
        let mut any = false;
        let mut look = |direction: Direction| {
            let is_open = match ways {
                Ways::Off(line) if flying_kings => direction != line && direction != line.opposite(),
                _ => true,
            };
            if is_open {
                any |= self.look::<DOWN>(leg, direction);
            }
        };
        Direction::forward::<DOWN>().into_iter().for_each(&mut look);
        if leg.is_king || men_capture_backward {
            Direction::backward::<DOWN>().into_iter().for_each(&mut look);
        }
        if orthogonal_captures {
            Direction::ORTHOGONAL.into_iter().for_each(look);
        }
        any
    }

    /// Generates all continuations in one direction and returns `true` if there is one.
    #[inline]
    fn look<const DOWN: bool>(&mut self, leg: Leg<S>, direction: Direction) -> bool {
        let flies = self.kind.rules().flying_kings && leg.is_king;
        let mut over = direction.step::<S>(leg.at);
        let mut empty = self.empty;
        if self.kind.rules().removal == Removal::AsItGoes {
            empty |= leg.captured;
        }
        while flies && over & empty != S::Word::NONE {
            over = direction.step::<S>(over);
        }
        // Usually there is nothing to capture, so test that first.
        let over = over & self.other & !leg.captured;
        if over == S::Word::NONE
            || !leg.is_king && !self.kind.rules().men_capture_kings && over & self.kings != S::Word::NONE
        {
            return false;
        }
        let first = direction.step::<S>(over) & empty;
        if first == S::Word::NONE {
            return false;
        }

        let mut leg = Leg { at: first, captured: leg.captured | over, ..leg };
        if self.kind.rules().priority == Priority::Italian && self.kings & over != S::Word::NONE {
            leg.order |= 1 << (32 - leg.captured.count());
        }
        let far_row = S::FAR_ROWS[usize::from(!DOWN)];
        if self.kind.rules().crowning == Crowning::AtOnce && first & far_row != S::Word::NONE {
            leg.is_king = true;
        }

        // A king lands on any free square, but if it can continue from some of them it must choose
        // one of those. A straight continuation starts from the nearest landing only, since the
        // others would give the same jump again.
        let mut goes_on = false;
        let mut ways = Ways::All;
        while leg.at & empty != S::Word::NONE {
            if self.path.push(leg.at.number()) {
                goes_on |= self.further::<DOWN>(leg, ways);
            }
            self.path.pop();
            if !flies {
                break;
            }
            ways = Ways::Off(direction);
            leg.at = direction.step::<S>(leg.at);
        }
        if !goes_on || !self.kind.rules().finish_jumps {
            leg.at = first;
            while leg.at & empty != S::Word::NONE {
                self.end(leg);
                if !flies {
                    break;
                }
                leg.at = direction.step::<S>(leg.at);
            }
        }
        true
    }

    #[inline]
    fn end(&mut self, leg: Leg<S>) {
        let (from, to) = (self.from.number(), leg.at.number());
        let jump = Step { captured: leg.captured, from, to, is_king: leg.is_king };
        self.path.push(to);
        let worth = self.worth(leg);
        (self.visit)(worth, jump, &self.path);
        self.path.pop();
    }

    /// Returns the priority of a capture under the [`Priority`] of the rules; the greatest wins.
    #[inline]
    fn worth(&self, leg: Leg<S>) -> u64 {
        let pieces = u64::from(leg.captured.count());
        let kings = u64::from((leg.captured & self.kings).count());
        let with_king = u64::from(self.kings & self.from != S::Word::NONE);
        // Less important criteria use lower bits.
        match self.kind.rules().priority {
            Priority::Free => 0,
            Priority::WithKing => with_king,
            Priority::Most => pieces,
            Priority::MostThenKings => pieces << 8 | kings,
            Priority::Italian => (pieces << 9 | with_king << 8 | kings) << 32 | u64::from(leg.order),
            Priority::Value => (((pieces + kings) << 8) - kings) << 1 | with_king,
        }
    }
}

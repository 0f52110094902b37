//! Which moves there are, and what the board is after one.

use super::board::{CheckersBoard, Direction, Shape, Word, bits};
use super::kinds::Kind;
use super::{Crowning, Priority, Removal, Rules};
use crate::rules::Side;

/// What a legal move does to the board. It does not say which way a jump goes: two jumps that
/// take the same men with the same piece to the same square are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The numbers of the bits of the board.
    pub(crate) from: u8,
    pub(crate) to: u8,
    /// It is a king that lands, even if not on the far row.
    pub(crate) is_king: bool,
    /// The pieces that are captured, one bit each.
    pub(crate) captured: u128,
}

impl Move {
    #[must_use]
    pub fn is_capture(self) -> bool {
        self.captured != 0
    }

    /// How many pieces are captured.
    #[must_use]
    pub fn captures(self) -> u32 {
        self.captured.count_ones()
    }

    /// A number below 65535 by which the moves of one position are told apart: of two captures
    /// almost always.
    #[inline]
    pub(crate) fn code(self) -> u16 {
        const SQUARES: u16 = 80;
        const STEPS: u16 = SQUARES * SQUARES;
        let way = u16::from(self.from) * SQUARES + u16::from(self.to);
        if self.captured == 0 {
            return way;
        }
        let taken = (self.captured as u64) ^ (self.captured >> 64) as u64;
        let mixed = (taken ^ u64::from(way) << 48).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48;
        STEPS + (mixed % u64::from(u16::MAX - STEPS)) as u16
    }
}

/// How the way of a jump is remembered: not at all, or landing by landing.
pub(crate) trait Path {
    fn push(&mut self, to: u8);
    fn pop(&mut self);
}

impl Path for () {
    #[inline]
    fn push(&mut self, _: u8) {}
    #[inline]
    fn pop(&mut self) {}
}

impl Path for Vec<u8> {
    fn push(&mut self, to: u8) {
        self.push(to);
    }

    fn pop(&mut self) {
        self.pop();
    }
}

impl<S: Shape> CheckersBoard<S> {
    /// Shows every legal move of the side whose men move down (or up). Different ways to jump the
    /// same men are shown one by one. `resting` may capture, but not step.
    #[inline]
    pub(crate) fn each_move<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        visit: &mut (impl FnMut(Move) + ?Sized),
    ) {
        let jumpers = self.jumpers::<DOWN, K>(kind);
        if jumpers != S::Word::NONE {
            self.each_best_jump::<DOWN, K, ()>(kind, jumpers, (), &mut |jump, ()| visit(jump));
        }
        if jumpers == S::Word::NONE || !kind.rules().forced_capture {
            self.each_step::<DOWN, K>(kind, resting, visit);
        }
    }

    /// As [`each_move`](CheckersBoard::each_move), with the squares touched as numbers of bits.
    pub(crate) fn each_path<const DOWN: bool, K: Kind>(
        self,
        kind: K,
        resting: S::Word,
        visit: &mut (impl FnMut(Move, &[u8]) + ?Sized),
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

    /// Whether the side can move at all. It does not depend on whether captures are forced.
    pub(crate) fn can_move<const DOWN: bool, K: Kind>(self, kind: K, resting: S::Word) -> bool {
        let mut steps = S::Word::NONE;
        self.each_steps::<DOWN, K>(kind, resting, |_, _, targets| steps |= targets);
        steps != S::Word::NONE || self.jumpers::<DOWN, K>(kind) != S::Word::NONE
    }

    /// The board after a legal move of the side whose men move down (or up).
    #[inline]
    pub(crate) fn after<const DOWN: bool>(self, step: Move) -> CheckersBoard<S> {
        let (side, other) = if DOWN { (Side::First, Side::Second) } else { (Side::Second, Side::First) };
        let (from, to) = (S::Word::bit(step.from), S::Word::bit(step.to));
        let captured = S::Word::narrowed(step.captured);
        let crowned = if step.is_king { to } else { to & S::FAR_ROWS[side.index()] };
        let mut after = self;
        // In this order: a king that jumped in a circle ends where it began.
        after.pieces[side.index()] = self.pieces[side.index()] & !from | to;
        after.pieces[other.index()] &= !captured;
        after.kings = self.kings & !(from | captured) | crowned;
        after
    }

    /// Shows the squares onto which pieces can step, all that are equally far in one direction at
    /// once. Most boards have no kings, and only the two ways of the men to look at.
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
        visit: &mut (impl FnMut(Move) + ?Sized),
    ) {
        self.each_steps::<DOWN, K>(kind, resting, |direction, distance, targets| {
            for to in bits(targets) {
                let back = direction.opposite();
                let mut from = back.step::<S>(to);
                for _ in 1..distance {
                    from = back.step::<S>(from);
                }
                let is_king = self.kings & from != S::Word::NONE;
                visit(Move { from: from.number(), to: to.number(), is_king, captured: 0 });
            }
        });
    }

    /// The pieces that can capture, whatever comes first.
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

    /// Shows every legal jump of the pieces that can jump.
    #[inline]
    fn each_best_jump<const DOWN: bool, K: Kind, P: Path>(
        self,
        kind: K,
        jumpers: S::Word,
        path: P,
        visit: &mut dyn FnMut(Move, &P),
    ) {
        let best = self.best_worth::<DOWN, K>(kind, jumpers);
        self.each_jump::<DOWN, K, P>(kind, jumpers, path, &mut |worth, jump, path| {
            if worth == best {
                visit(jump, path);
            }
        });
    }

    /// Shows every jump with its worth, legal only if no other is worth more.
    pub(crate) fn each_jump<const DOWN: bool, K: Kind, P: Path>(
        self,
        kind: K,
        jumpers: S::Word,
        path: P,
        visit: &mut dyn FnMut(u64, Move, &P),
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
            // A piece may come back to where it started, which is empty while it jumps.
            chain.empty = self.empty() | from;
            chain.from = from;
            chain.path.push(from.number());
            let is_king = self.kings & from != S::Word::NONE;
            let start = Leg { at: from, captured: S::Word::NONE, is_king, order: 0 };
            chain.further::<DOWN>(start, Ways::All);
            chain.path.pop();
        }
    }
}

/// One piece on its way over the board, capture by capture.
struct Chain<'a, S: Shape, K, P> {
    kind: K,
    other: S::Word,
    kings: S::Word,
    empty: S::Word,
    from: S::Word,
    path: P,
    visit: &'a mut dyn FnMut(u64, Move, &P),
}

/// How far it has come.
#[derive(Clone, Copy)]
struct Leg<S: Shape> {
    at: S::Word,
    captured: S::Word,
    is_king: bool,
    /// Which of the pieces taken were kings, the first taken in the highest bit. Only kept where
    /// it matters.
    order: u32,
}

/// Where a jump may turn.
#[derive(Clone, Copy)]
enum Ways {
    All,
    /// Not along this line: whoever landed nearer on it has looked there already.
    Off(Direction),
}

impl<S: Shape, K: Kind, P: Path> Chain<'_, S, K, P> {
    /// Shows every jump that goes on from here, and says whether there is one.
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

    /// Shows every jump that goes on from here this way, and says whether there is one.
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
        // Most often there is nothing to take: that is found out first.
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

        // A king lands where it likes, but where from some landings it can go on, on one of these.
        // To go straight on it lands on the nearest: any other would only be another name for it.
        let mut goes_on = false;
        let mut ways = Ways::All;
        while leg.at & empty != S::Word::NONE {
            self.path.push(leg.at.number());
            goes_on |= self.further::<DOWN>(leg, ways);
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
        let jump = Move { from, to, is_king: leg.is_king, captured: leg.captured.widened() };
        self.path.push(to);
        let worth = self.worth(leg);
        (self.visit)(worth, jump, &self.path);
        self.path.pop();
    }

    /// What a capture is worth by the [`Priority`] of the rules: the greatest worth comes first.
    #[inline]
    fn worth(&self, leg: Leg<S>) -> u64 {
        let pieces = u64::from(leg.captured.count());
        let kings = u64::from((leg.captured & self.kings).count());
        let with_king = u64::from(self.kings & self.from != S::Word::NONE);
        // What matters less has lower bits of its own.
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

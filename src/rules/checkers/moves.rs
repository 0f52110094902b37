//! Which moves there are, and what the board is after one.

use super::Rules;
use super::board::{self, Board, Direction, bits};
use crate::rules::{Side, Square, Turn};

/// A legal move in a form that needs no memory of its own: a step, or a jump with its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    from: u8,
    to: u8,
    /// How many men are jumped. Never more than 9: a piece lands on 8 squares at most, two rows
    /// and two columns apart, and only 9 diagonals connect them.
    jumps: u8,
    /// The men that are jumped, one bit each.
    captured: u32,
    /// The directions of the jumps, two bits each, the first jump lowest.
    path: u32,
}

impl Move {
    /// The men that are captured: bit 0 is square 1 of the players, bit 31 is square 32.
    #[must_use]
    pub fn captured(self) -> u32 {
        self.captured
    }

    /// The squares touched, in order: where the piece stands, then each place where it lands.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let mut at = self.origin();
        let landings = (0..self.len() - 1).map(move |leg| {
            at = if self.jumps == 0 {
                1 << self.to
            } else {
                let direction = Direction::ALL[(self.path >> (2 * leg) & 3) as usize];
                direction.step(direction.step(at))
            };
            square_of(at)
        });
        std::iter::once(board::square(self.from)).chain(landings)
    }

    #[must_use]
    pub fn turn(self) -> Turn {
        Turn(self.squares().collect())
    }

    /// Whether both take the same men with the same piece to the same square.
    pub(super) fn is_same(self, other: Move) -> bool {
        (self.from, self.to, self.captured) == (other.from, other.to, other.captured)
    }

    /// How many squares are touched.
    pub(super) fn len(self) -> usize {
        1 + usize::from(self.jumps.max(1))
    }

    pub(super) const fn origin(self) -> u32 {
        1 << self.from
    }

    const fn step(from: u32, to: u32) -> Move {
        Move { from: index(from), to: index(to), jumps: 0, captured: 0, path: 0 }
    }

    /// A jump that has not left the ground yet.
    const fn before_jump(from: u32) -> Move {
        Move::step(from, from)
    }

    const fn jump(self, direction: Direction, over: u32, to: u32) -> Move {
        Move {
            from: self.from,
            to: index(to),
            jumps: self.jumps + 1,
            captured: self.captured | over,
            path: self.path | (direction as u32) << (2 * self.jumps),
        }
    }
}

impl Board {
    /// Shows every legal move of the side whose men move down (or up).
    #[inline]
    pub(super) fn each_move<const DOWN: bool>(self, rules: Rules, visit: &mut impl FnMut(Move)) {
        let jumpers = self.jumpers::<DOWN>();
        if jumpers != 0 {
            self.each_jump::<DOWN>(rules, jumpers, visit);
        }
        if jumpers == 0 || !rules.forced_capture {
            self.each_step::<DOWN>(visit);
        }
    }

    #[inline]
    fn each_step<const DOWN: bool>(self, visit: &mut impl FnMut(Move)) {
        self.each_steps::<DOWN>(|direction, targets| {
            for to in bits(targets) {
                visit(Move::step(direction.opposite().step(to), to));
            }
        });
    }

    /// Shows every jump of the pieces that can jump.
    fn each_jump<const DOWN: bool>(self, rules: Rules, jumpers: u32, visit: &mut impl FnMut(Move)) {
        for from in bits(jumpers) {
            let mut chain = Chain {
                other: self.other::<DOWN>(),
                // A piece may come back to where it started, which is empty while it jumps.
                empty: self.empty() | from,
                is_king: self.kings & from != 0,
                may_stop: !rules.finish_jumps,
                visit,
            };
            chain.extend::<DOWN>(Move::before_jump(from));
        }
    }

    /// The board after a legal move of the side whose men move down (or up).
    #[inline]
    pub(super) fn after<const DOWN: bool>(self, step: Move) -> Board {
        let (side, other) = if DOWN { (Side::First, Side::Second) } else { (Side::Second, Side::First) };
        let (from, to) = (step.origin(), 1 << step.to);
        let crowned = if self.kings & from != 0 { to } else { to & board::far_row(side) };
        let mut after = self;
        // In this order: a king that jumped in a circle ends where it began.
        after.pieces[side.index()] = self.pieces[side.index()] & !from | to;
        after.pieces[other.index()] &= !step.captured;
        after.kings = self.kings & !(from | step.captured) | crowned;
        after
    }
}

/// One piece on its way over the board, capture by capture.
struct Chain<'a, V> {
    other: u32,
    empty: u32,
    is_king: bool,
    may_stop: bool,
    visit: &'a mut V,
}

impl<V: FnMut(Move)> Chain<'_, V> {
    /// Shows every jump that begins with the one made so far.
    ///
    /// Nothing has to be said about crowning: a man that reaches the far row stays a man until
    /// its turn is over, and for a man there is nothing beyond that row.
    fn extend<const DOWN: bool>(&mut self, so_far: Move) {
        let (at, is_king) = (1 << so_far.to, self.is_king);
        let mut must_stop = true;
        let mut look = |direction: Direction| {
            let over = direction.step(at) & self.other & !so_far.captured;
            let to = direction.step(over) & self.empty;
            if to != 0 {
                must_stop = false;
                self.extend::<DOWN>(so_far.jump(direction, over, to));
            }
        };
        Direction::forward::<DOWN>().into_iter().for_each(&mut look);
        if is_king {
            Direction::backward::<DOWN>().into_iter().for_each(look);
        }
        if must_stop || (self.may_stop && so_far.jumps > 0) {
            (self.visit)(so_far);
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the number of a bit of a word is below 32")]
const fn index(bit: u32) -> u8 {
    bit.trailing_zeros() as u8
}

fn square_of(bit: u32) -> Square {
    board::square(index(bit))
}

//! The discs of both sides, and what can be read off them at once.
//!
//! P. Pons, *Solving Connect 4: how to build a perfect AI* (2015), part 6, after J. Tromp: bits
//! are numbered up the columns, one column after the other, and above each column lies a bit that
//! stays free, so that nothing runs on from one column into the next. On the usual board:
//!
//! ```text
//!  6 13 20 27 34 41 48   free
//!  5 12 19 26 33 40 47
//!  4 11 18 25 32 39 46
//!  3 10 17 24 31 38 45
//!  2  9 16 23 30 37 44
//!  1  8 15 22 29 36 43
//!  0  7 14 21 28 35 42
//! ```

use super::Rules;
use crate::rules::zobrist::word;
use crate::rules::{Side, bitboard};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConnectFourBoard {
    /// Indexed by [`Side::index`].
    pub discs: [u64; 2],
    /// The lowest square of every column: the same throughout a game.
    bottom: u64,
}

impl Rules {
    /// From a bit to that of the next column: the rows, and the one that stays free.
    #[inline]
    fn stride(self) -> u32 {
        u32::from(self.rows) + 1
    }

    /// From a bit to the next in a run: upright, across, and slanting down and up.
    #[inline]
    fn steps(self) -> [u32; 4] {
        [1, self.stride(), self.stride() - 1, self.stride() + 1]
    }

    /// What tells positions by these rules from those by others. 0 for the usual rules.
    pub(super) fn hash(self) -> u64 {
        let number =
            |rules: Rules| u64::from_be_bytes([0, 0, 0, 0, 1, rules.columns, rules.rows, rules.length]);
        word(number(self)) ^ word(number(Rules::STANDARD))
    }
}

impl ConnectFourBoard {
    pub(super) fn empty(rules: Rules) -> ConnectFourBoard {
        let bottom =
            (0..rules.columns).fold(0, |bits, column| bits | 1 << (u32::from(column) * rules.stride()));
        ConnectFourBoard { discs: [0; 2], bottom }
    }

    #[inline]
    fn all(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// Every square of the board.
    #[inline]
    fn squares(self, rules: Rules) -> u64 {
        (self.bottom << rules.rows) - self.bottom
    }

    /// The lowest free square of every column that has one.
    #[inline]
    pub(super) fn landings(self, rules: Rules) -> u64 {
        // A one added at the bottom of a column is carried up to where its discs end.
        (self.all() + self.bottom) & self.squares(rules)
    }

    /// Whether the highest square of this column is free.
    #[inline]
    pub(super) fn has_room(self, rules: Rules, column: u8) -> bool {
        let top = 1 << ((u32::from(column) + 1) * rules.stride() - 2);
        self.all() & top == 0
    }

    /// The lowest free square of a column that has room.
    #[inline]
    pub(super) fn landing(self, rules: Rules, column: u8) -> u64 {
        let bottom = 1 << (u32::from(column) * rules.stride());
        (self.all() + bottom) & !self.all()
    }

    /// The discs that have nothing under them.
    pub(super) fn floating(self, rules: Rules) -> u64 {
        self.all() & !(self.all() << 1 | self.bottom) & self.squares(rules)
    }

    /// Whether a side has enough in a row.
    #[inline]
    pub(super) fn has_won(self, rules: Rules, side: Side) -> bool {
        let discs = self.discs[side.index()];
        // With numbers that the compiler knows, the usual board takes half the time.
        if rules == Rules::STANDARD { is_won(discs, Rules::STANDARD) } else { is_won(discs, rules) }
    }

    /// The squares of all runs that are long enough.
    pub(super) fn winning(self, rules: Rules, side: Side) -> u64 {
        let (discs, length) = (self.discs[side.index()], u32::from(rules.length));
        let runs = |step| bitboard::filled(bitboard::runs(discs, step, length), step, length);
        rules.steps().into_iter().map(runs).fold(0, |all, run| all | run)
    }

    /// How many discs a side lacks in the row that is nearest to being long enough; more than any
    /// row has where the other side is in all of them.
    pub(super) fn fewest_missing(self, rules: Rules, side: Side) -> u32 {
        let (own, length) = (self.discs[side.index()], u32::from(rules.length));
        let open = self.squares(rules) & !self.discs[side.other().index()];
        let missing = |step| bitboard::missing(own, bitboard::runs(open, step, length), step, length);
        rules.steps().into_iter().map(missing).min().unwrap_or(u32::MAX)
    }

    /// How many discs a side will still drop if the board is filled.
    pub(super) fn turns_left(self, rules: Rules, is_to_move: bool) -> u32 {
        bitboard::turns_left((self.squares(rules) & !self.all()).count_ones(), is_to_move)
    }

    /// The board after a disc of this side came to rest on this bit.
    #[inline]
    pub(super) fn with(mut self, side: Side, bit: u64) -> ConnectFourBoard {
        self.discs[side.index()] |= bit;
        self
    }
}

#[inline]
fn is_won(discs: u64, rules: Rules) -> bool {
    let runs = |step| bitboard::runs(discs, step, rules.length.into());
    rules.steps().into_iter().any(|step| runs(step) != 0)
}

//! The bitboards of connect four.
//!
//! P. Pons, *Solving Connect 4: how to build a perfect AI* (2015), part 6, after J. Tromp: bits
//! are numbered up the columns, one column after the other. The bit above each column stays free
//! and separates runs in adjacent columns. On the usual board:
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

/// The discs of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ConnectFourBoard {
    /// Indexed by [`Side::index`].
    pub discs: [u64; 2],
    /// The lowest square of each column, constant during a game.
    bottom: u64,
}

impl Rules {
    /// Returns the distance of the bits of adjacent columns: the rows and the free bit.
    #[inline]
    fn stride(self) -> u32 {
        u32::from(self.rows) + 1
    }

    /// Returns the distances of the bits in a run: vertical, horizontal, diagonal down and up.
    #[inline]
    fn steps(self) -> [u32; 4] {
        [1, self.stride(), self.stride() - 1, self.stride() + 1]
    }

    /// Returns the part of the hash that depends on the rules; 0 for the usual rules.
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

    /// Returns all squares of the board.
    #[inline]
    fn squares(self, rules: Rules) -> u64 {
        (self.bottom << rules.rows) - self.bottom
    }

    /// Returns the lowest free square of each column with room.
    #[inline]
    pub(super) fn landings(self, rules: Rules) -> u64 {
        // A one added at the bottom of a column carries up to the first free bit.
        (self.all() + self.bottom) & self.squares(rules)
    }

    /// Returns `true` if the highest square of this column is free.
    #[inline]
    pub(super) fn has_room(self, rules: Rules, column: u8) -> bool {
        let top = 1 << ((u32::from(column) + 1) * rules.stride() - 2);
        self.all() & top == 0
    }

    /// Returns the lowest free square of a column with room.
    #[inline]
    pub(super) fn landing(self, rules: Rules, column: u8) -> u64 {
        let bottom = 1 << (u32::from(column) * rules.stride());
        (self.all() + bottom) & !self.all()
    }

    /// Returns the bits of discs with an empty square below them.
    pub(super) fn floating(self, rules: Rules) -> u64 {
        self.all() & !(self.all() << 1 | self.bottom) & self.squares(rules)
    }

    /// Returns `true` if a side has a winning row.
    #[inline]
    pub(super) fn has_won(self, rules: Rules, side: Side) -> bool {
        let discs = self.discs[side.index()];
        // Constants known to the compiler halve the time on the usual board.
        if rules == Rules::STANDARD { is_won(discs, Rules::STANDARD) } else { is_won(discs, rules) }
    }

    /// Returns the squares of all winning runs of a side.
    pub(super) fn winning(self, rules: Rules, side: Side) -> u64 {
        let (discs, length) = (self.discs[side.index()], u32::from(rules.length));
        let runs = |step| bitboard::filled(bitboard::runs(discs, step, length), step, length);
        rules.steps().into_iter().map(runs).fold(0, |all, run| all | run)
    }

    /// Returns the smallest number of discs that a side lacks in any row; `u32::MAX` if the
    /// opponent blocks all rows.
    pub(super) fn fewest_missing(self, rules: Rules, side: Side) -> u32 {
        let (own, length) = (self.discs[side.index()], u32::from(rules.length));
        let open = self.squares(rules) & !self.discs[side.other().index()];
        let missing = |step| bitboard::missing(own, bitboard::runs(open, step, length), step, length);
        rules.steps().into_iter().map(missing).min().unwrap_or(u32::MAX)
    }

    /// Returns the number of discs that a side still drops if the board is filled.
    pub(super) fn turns_left(self, rules: Rules, is_to_move: bool) -> u32 {
        bitboard::turns_left((self.squares(rules) & !self.all()).count_ones(), is_to_move)
    }

    /// Returns the board with another disc of this side on this bit.
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

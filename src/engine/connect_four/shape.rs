//! The board as words, and what can be read off them at once.
//!
//! A position is two words of one bit a square, as in the rules: the discs of the side to move,
//! and the discs of both (P. Pons, *Solving Connect 4: how to build a perfect AI*, 2015, parts 6
//! and 9). Bits are counted up the columns, and above each column one bit stays free.

use crate::rules::connect_four::Rules;

/// The size of a board and how many in a row win. The usual one is known to the compiler, which
/// makes a search twice as fast.
pub(super) trait Shape: Copy {
    fn columns(self) -> u32;
    fn rows(self) -> u32;
    fn length(self) -> u32;
    /// The lowest square of every column.
    fn bottom(self) -> u64;

    /// From a bit to that of the next column.
    #[inline]
    fn stride(self) -> u32 {
        self.rows() + 1
    }

    /// How many squares there are.
    #[inline]
    fn cells(self) -> i32 {
        (self.columns() * self.rows()).cast_signed()
    }

    /// Every square.
    #[inline]
    fn board(self) -> u64 {
        self.over() - self.bottom()
    }

    /// The bit above every column, which is no square. What is taken from it in a column does not
    /// change another.
    #[inline]
    fn over(self) -> u64 {
        self.bottom() << self.rows()
    }

    /// The squares of a column.
    #[inline]
    fn column(self, column: u32) -> u64 {
        ((1 << self.rows()) - 1) << (column * self.stride())
    }

    /// The squares that a player gets who always answers in the same column, while an even number
    /// of squares is free in each: the highest, the third highest, and so on.
    fn replies(self) -> u64;

    /// The lowest free square of every column that has one.
    #[inline]
    fn landings(self, mask: u64) -> u64 {
        (mask + self.bottom()) & self.board()
    }

    /// In which directions a row runs, upright left out: from a bit to the next.
    #[inline]
    fn slopes(self) -> [u32; 3] {
        [self.stride(), self.stride() - 1, self.stride() + 1]
    }

    /// The free squares that would complete a row of these discs, whether a disc can land there
    /// now or not.
    #[inline]
    fn winning(self, discs: u64, mask: u64) -> u64 {
        let length = self.length() as usize;
        let mut found = discs << 1;
        for _ in 2..length {
            found = (found & discs) << 1;
        }
        for step in self.slopes() {
            // How many discs lie side by side right before a square, and how many right behind it.
            let (mut before, mut behind) = ([u64::MAX; MOST_LENGTH], [u64::MAX; MOST_LENGTH]);
            for many in 1..length {
                before[many] = (before[many - 1] & discs) << step;
                behind[many] = (behind[many - 1] & discs) >> step;
            }
            for many in 0..length {
                found |= before[many] & behind[length - 1 - many];
            }
        }
        found & self.board() & !mask
    }

    /// Whether there is a row among these squares.
    #[inline]
    fn has_row(self, squares: u64) -> bool {
        let run = |step: u32| {
            let (mut starts, mut known) = (squares, 1);
            while known < self.length() {
                let more = known.min(self.length() - known);
                starts &= starts >> (more * step);
                known += more;
            }
            starts
        };
        let [across, down, up] = self.slopes();
        run(1) | run(across) | run(down) | run(up) != 0
    }

    /// The board as it is seen from behind.
    #[inline]
    fn mirrored(self, bits: u64) -> u64 {
        let whole = (1 << self.stride()) - 1;
        let (last, stride) = (self.columns() - 1, self.stride());
        (0..=last).fold(0, |mirrored, column| {
            mirrored | (bits >> (column * stride) & whole) << ((last - column) * stride)
        })
    }

    /// A number that no other position has, of as many bits as the board has with those above it.
    #[inline]
    fn key(self, discs: u64, mask: u64) -> u64 {
        discs + mask
    }

    /// The same number for a position and its mirror image.
    #[inline]
    fn symmetric_key(self, discs: u64, mask: u64) -> u64 {
        self.key(discs, mask).min(self.key(self.mirrored(discs), self.mirrored(mask)))
    }
}

/// No board is both so wide and so high that more in a row would fit.
const MOST_LENGTH: usize = 8;

/// 7 columns, 6 rows, 4 in a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standard;

impl Shape for Standard {
    #[inline]
    fn columns(self) -> u32 {
        7
    }

    #[inline]
    fn rows(self) -> u32 {
        6
    }

    #[inline]
    fn length(self) -> u32 {
        4
    }

    #[inline]
    fn bottom(self) -> u64 {
        const { bottom(7, 6) }
    }

    #[inline]
    fn replies(self) -> u64 {
        const { every_other(7, 6) }
    }

    #[inline]
    fn mirrored(self, bits: u64) -> u64 {
        const SIX: u64 = (1 << 7) - 1;
        let turned = (bits & SIX) << 42 | (bits & SIX << 7) << 28 | (bits & SIX << 14) << 14;
        let other = (bits & SIX << 28) >> 14 | (bits & SIX << 35) >> 28 | (bits & SIX << 42) >> 42;
        turned | other | bits & SIX << 21
    }
}

/// Any board that the rules allow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Custom {
    columns: u32,
    rows: u32,
    length: u32,
    bottom: u64,
    replies: u64,
}

impl Custom {
    pub(super) fn new(rules: Rules) -> Custom {
        let (columns, rows) = (u32::from(rules.grid().columns), u32::from(rules.grid().rows));
        let (bottom, replies) = (bottom(columns, rows), every_other(columns, rows));
        Custom { columns, rows, length: rules.length().into(), bottom, replies }
    }
}

impl Shape for Custom {
    #[inline]
    fn columns(self) -> u32 {
        self.columns
    }

    #[inline]
    fn rows(self) -> u32 {
        self.rows
    }

    #[inline]
    fn length(self) -> u32 {
        self.length
    }

    #[inline]
    fn bottom(self) -> u64 {
        self.bottom
    }
    #[inline]
    fn replies(self) -> u64 {
        self.replies
    }
}

const fn bottom(columns: u32, rows: u32) -> u64 {
    let (mut bits, mut column) = (0, 0);
    while column < columns {
        bits |= 1 << (column * (rows + 1));
        column += 1;
    }
    bits
}

/// Every second row, from the highest down.
const fn every_other(columns: u32, rows: u32) -> u64 {
    let (mut bits, mut row) = (0, rows);
    while row > 0 {
        bits |= bottom(columns, rows) << (row - 1);
        row = row.saturating_sub(2);
    }
    bits
}

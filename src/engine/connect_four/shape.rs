//! The board as bitboards, and operations on them.
//!
//! A position is two words with one bit per square, as in the rules: the discs of the side to move, and
//! the discs of both sides (P. Pons, *Solving Connect 4: how to build a perfect AI*, 2015, parts 6 and
//! 9). Bits run up the columns, with one spare bit above each column.

use crate::rules::connect_four::Rules;

/// The board size and the length of a winning row. The standard board is known at compile time, which
/// makes a search twice as fast.
pub(super) trait Shape: Copy {
    fn columns(self) -> u32;
    fn rows(self) -> u32;
    fn length(self) -> u32;
    /// Returns the lowest square of every column.
    fn bottom(self) -> u64;

    /// Returns the distance between neighbouring columns, in bits.
    #[inline]
    fn stride(self) -> u32 {
        self.rows() + 1
    }

    /// Returns the number of squares.
    #[inline]
    fn cells(self) -> i32 {
        (self.columns() * self.rows()).cast_signed()
    }

    /// Returns all squares.
    #[inline]
    fn board(self) -> u64 {
        self.over() - self.bottom()
    }

    /// Returns the spare bit above every column. It absorbs borrows, so subtraction works on all columns
    /// at once.
    #[inline]
    fn over(self) -> u64 {
        self.bottom() << self.rows()
    }

    /// Returns the squares of a column.
    #[inline]
    fn column(self, column: u32) -> u64 {
        ((1 << self.rows()) - 1) << (column * self.stride())
    }

    /// Returns the squares that follow-up gives to the player who answers, while every column has an even
    /// number of free squares: the highest, the third highest, and so on.
    fn replies(self) -> u64;

    /// Returns the lowest free square of every column that is not full.
    #[inline]
    fn landings(self, mask: u64) -> u64 {
        (mask + self.bottom()) & self.board()
    }

    /// Returns the bit distances along a row in each direction except vertical.
    #[inline]
    fn slopes(self) -> [u32; 3] {
        [self.stride(), self.stride() - 1, self.stride() + 1]
    }

    /// Returns the free squares that would complete a row of these discs, whether or not a disc can land
    /// there now.
    #[inline]
    fn winning(self, discs: u64, mask: u64) -> u64 {
        let length = self.length() as usize;
        let mut found = discs << 1;
        for _ in 2..length {
            found = (found & discs) << 1;
        }
        for step in self.slopes() {
            // Runs of discs directly before and directly behind each square, by length.
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

    /// Returns `true` if these squares contain a complete row.
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

    /// Returns the mirror image of the board.
    #[inline]
    fn mirrored(self, bits: u64) -> u64 {
        let whole = (1 << self.stride()) - 1;
        let (last, stride) = (self.columns() - 1, self.stride());
        (0..=last).fold(0, |mirrored, column| {
            mirrored | (bits >> (column * stride) & whole) << ((last - column) * stride)
        })
    }

    /// Returns a unique key of the position, in as many bits as the squares and spare bits.
    #[inline]
    fn key(self, discs: u64, mask: u64) -> u64 {
        discs + mask
    }

    /// Returns a unique key that a position shares with its mirror image.
    #[inline]
    fn symmetric_key(self, discs: u64, mask: u64) -> u64 {
        self.key(discs, mask).min(self.key(self.mirrored(discs), self.mirrored(mask)))
    }
}

/// Upper limit of the length of a winning row: no allowed board is large enough in both directions for a
/// longer one.
const MOST_LENGTH: usize = 8;

/// The standard board: 7 columns, 6 rows, 4 in a row.
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

/// A board of any size that the rules allow.
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

/// Returns every second row, from the top row down.
const fn every_other(columns: u32, rows: u32) -> u64 {
    let (mut bits, mut row) = (0, rows);
    while row > 0 {
        bits |= bottom(columns, rows) << (row - 1);
        row = row.saturating_sub(2);
    }
    bits
}

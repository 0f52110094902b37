//! Points of the engine's board, and sets of them.

/// A point: its row times [`STRIDE`] plus its column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Point(pub u16);

impl Point {
    /// Returns the column and the row.
    pub(super) fn place(self) -> (u16, u16) {
        (self.0 % STRIDE as u16, self.0 / STRIDE as u16)
    }

    /// Returns `true` for points that are at most two steps apart, or on one line and at most four.
    pub(super) fn is_near(self, other: Point) -> bool {
        let ((column, row), (other_column, other_row)) = (self.place(), other.place());
        let (across, down) = (column.abs_diff(other_column), row.abs_diff(other_row));
        let is_line = across == 0 || down == 0 || across == down;
        across.max(down) <= if is_line { 4 } else { 2 }
    }
}

/// Distance between rows, half a word of [`Points`].
pub(super) const STRIDE: usize = 32;
/// Size of the largest board, in points with the stride.
pub(super) const AREA: usize = 20 * STRIDE;
const WORDS: usize = AREA / 64;

/// A set of points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points([u64; WORDS]);

impl Points {
    #[inline]
    pub(crate) fn toggle(&mut self, Point(at): Point) {
        self.0[usize::from(at >> 6)] ^= 1 << (at & 63);
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(crate) fn contains(&self, Point(at): Point) -> bool {
        self.0[usize::from(at >> 6)] >> (at & 63) & 1 != 0
    }

    /// Returns the bits of the points of a row.
    #[inline]
    pub(super) fn row(&self, row: u16) -> u32 {
        (self.0[usize::from(row / 2)] >> (32 * (row % 2))) as u32
    }

    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[must_use]
    pub(crate) fn union(&self, other: &Points) -> Points {
        let mut all = *self;
        for (word, more) in all.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        all
    }

    /// Returns the points in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let (mut words, mut at) = (self.0, 0);
        std::iter::from_fn(move || {
            while *words.get(at)? == 0 {
                at += 1;
            }
            let bit = words[at].trailing_zeros();
            words[at] &= words[at] - 1;
            Some(Point((at * 64) as u16 | bit as u16))
        })
    }

    pub(crate) fn first(&self) -> Option<Point> {
        self.iter().next()
    }
}

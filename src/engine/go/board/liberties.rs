//! The liberties of chains.

use crate::engine::go::board::{PlayoutBoard, Point};

/// The liberties of a chain, as far as they tell an atari.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine::go) enum Liberties {
    None,
    One(Point),
    More,
}

impl Liberties {
    #[inline]
    pub(in crate::engine::go) fn add(self, at: Point) -> Liberties {
        match self {
            Liberties::None => Liberties::One(at),
            Liberties::One(found) if found == at => self,
            _ => Liberties::More,
        }
    }
}

/// The pseudo-liberties of a chain in one word: from the lowest bit their number in 12 bits, the sum of their points in
/// 20, and the sum of the squares in 32. On 25 lines 1200 pairs of neighbours have points below 676, so the sums fit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PseudoLiberties(u64);

impl PseudoLiberties {
    /// Returns this point as a pseudo-liberty that counts this often.
    #[inline]
    fn of(at: Point, times: u16) -> u64 {
        let at = u64::from(at);
        u64::from(times) * (1 | at << 12 | (at * at) << 32)
    }

    #[inline]
    pub(super) fn add(&mut self, at: Point) {
        self.0 += PseudoLiberties::of(at, 1);
    }

    #[inline]
    pub(super) fn remove(&mut self, at: Point) {
        self.0 -= PseudoLiberties::of(at, 1);
    }

    #[inline]
    pub(super) fn join(&mut self, other: PseudoLiberties) {
        self.0 += other.0;
    }

    #[inline]
    pub(super) fn number(self) -> u64 {
        self.0 & 0xFFF
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.number() == 0
    }

    #[inline]
    fn sum(self) -> u64 {
        self.0 >> 12 & 0xF_FFFF
    }

    /// Returns `true` if there is at most one liberty.
    #[inline]
    pub(super) fn is_in_atari(self) -> bool {
        self.number() * (self.0 >> 32) == self.sum() * self.sum()
    }

    /// Returns the mean of the points: the liberty of a chain in atari.
    #[inline]
    fn mean(self) -> Point {
        (self.sum() / self.number().max(1)) as Point
    }
}

impl<const N: usize> PlayoutBoard<N> {
    /// Returns `true` if the chain has only one liberty.
    #[inline]
    pub(in crate::engine::go) fn is_in_atari(&self, stone: Point) -> bool {
        self.chain(self.head(stone)).is_in_atari()
    }

    /// Returns the only liberty of a chain in atari.
    #[inline]
    pub(in crate::engine::go) fn liberty(&self, stone: Point) -> Point {
        self.chain(self.head(stone)).mean()
    }

    /// Returns the liberties of the chain apart from `at`, which is beside this number of its stones.
    #[inline]
    pub(in crate::engine::go) fn liberties_without(&self, head: Point, at: Point, times: u16) -> Liberties {
        let left = PseudoLiberties(self.chain(head).0 - PseudoLiberties::of(at, times));
        if left.is_empty() {
            Liberties::None
        } else if left.is_in_atari() {
            Liberties::One(left.mean())
        } else {
            Liberties::More
        }
    }

    /// Fills `found` with the liberties of the chain and returns their number, at most `M`.
    #[inline]
    pub(in crate::engine::go) fn liberties<const M: usize>(
        &self,
        stone: Point,
        found: &mut [Point; M],
    ) -> usize {
        let mut count = 0;
        for stone in self.stones(stone) {
            for at in self.beside(stone) {
                if self.is_empty(at) && !found[..count].contains(&at) {
                    found[count] = at;
                    count += 1;
                    if count == M {
                        return count;
                    }
                }
            }
        }
        count
    }
}

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

impl<const N: usize> PlayoutBoard<N> {
    /// Returns `true` if the chain has only one liberty.
    #[inline]
    pub(in crate::engine::go) fn is_in_atari(&self, stone: Point) -> bool {
        self.chain(self.head(stone)).is_in_atari()
    }

    /// Returns the only liberty of a chain in atari.
    #[inline]
    pub(in crate::engine::go) fn liberty(&self, stone: Point) -> Point {
        let chain = self.chain(self.head(stone));
        (chain.sum / u32::from(chain.liberties.max(1))) as Point
    }

    /// Returns the liberties of the chain apart from `at`, which is beside this number of its stones.
    #[inline]
    pub(in crate::engine::go) fn liberties_without(&self, head: Point, at: Point, times: u16) -> Liberties {
        let chain = self.chain(head);
        let (times, at) = (u32::from(times), u32::from(at));
        let number = u32::from(chain.liberties) - times;
        let sum = chain.sum - times * at;
        let squares = chain.squares - times * at * at;
        if number == 0 {
            Liberties::None
        } else if u64::from(number) * u64::from(squares) == u64::from(sum) * u64::from(sum) {
            Liberties::One((sum / number) as Point)
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

//! Questions about single points and about the area of both sides.

use crate::engine::go::board::{Content, PlayoutBoard, Point};
use crate::rules::Side;

impl<const N: usize> PlayoutBoard<N> {
    /// Returns `true` if two of the four neighbours of a point are empty. A stone there is legal except for
    /// a ko, no self-atari and fills no eye.
    #[inline]
    pub(in crate::engine::go) fn has_room(&self, at: Point) -> bool {
        let around = self.around(at);
        let empty = !(around | around >> 1) & 0x55;
        empty & empty.wrapping_sub(1) != 0
    }

    /// Returns `true` if a stone of this side on this empty point would have a liberty after its
    /// captures.
    #[inline]
    pub(in crate::engine::go) fn would_live(&self, at: Point, side: Side) -> bool {
        let around = self.around(at);
        if !(around | around >> 1) & 0x55 != 0 {
            return true;
        }
        self.beside(at).iter().any(|&beside| match self.side(beside) {
            Some(found) => (found == side) != self.is_in_atari(beside),
            None => false,
        })
    }

    /// Returns `true` if the side to move may play on this empty point. Superko is not checked, and
    /// suicide counts as illegal.
    #[inline]
    pub(in crate::engine::go) fn is_legal(&self, at: Point) -> bool {
        at != self.ko && self.would_live(at, self.to_move)
    }

    /// Returns `true` if the point is an eye of the side: all four neighbours are its stones, and of the
    /// diagonal points at most one is not, none at the edge.
    #[inline]
    pub(in crate::engine::go) fn is_eye(&self, at: Point, side: Side) -> bool {
        let around = self.around(at);
        // Each side owns one of the two bits; the border has both.
        let (own, of_other) = match side {
            Side::First => (around, around >> 1),
            Side::Second => (around >> 1, around),
        };
        if own & 0x55 != 0x55 {
            return false;
        }
        let others = of_other & !own & 0x5500;
        if of_other & own & 0x5500 == 0 { others & others.wrapping_sub(1) == 0 } else { others == 0 }
    }

    /// Returns `true` if a stone of this side was ever captured here. Otherwise a stone here cannot
    /// repeat a position.
    pub(in crate::engine::go) fn was_taken(&self, at: Point, side: Side) -> bool {
        self.taken[usize::from(at) & Self::MASK] & (1 << side.index()) != 0
    }

    /// Returns Black's lead by area in points, if all stones are alive. An empty region counts for the
    /// only side that borders it.
    pub(in crate::engine::go) fn area_lead(&self) -> i32 {
        let mut lead = 0i32;
        let mut seen = [false; N];
        let mut region = Vec::new();
        for at in self.points() {
            match self.content(at) {
                Content(1) => lead += 1,
                Content(2) => lead -= 1,
                _ if seen[usize::from(at) & Self::MASK] => {}
                _ => {
                    let mut sides = 0;
                    region.clear();
                    region.push(at);
                    seen[usize::from(at) & Self::MASK] = true;
                    let mut looked_at = 0;
                    while let Some(&point) = region.get(looked_at) {
                        looked_at += 1;
                        for beside in self.beside(point) {
                            match self.content(beside) {
                                Content::EMPTY if !seen[usize::from(beside) & Self::MASK] => {
                                    seen[usize::from(beside) & Self::MASK] = true;
                                    region.push(beside);
                                }
                                Content(stone @ (1 | 2)) => sides |= stone,
                                _ => {}
                            }
                        }
                    }
                    lead += match sides {
                        1 => i32::try_from(region.len()).unwrap_or(0),
                        2 => -i32::try_from(region.len()).unwrap_or(0),
                        _ => 0,
                    };
                }
            }
        }
        lead
    }
}

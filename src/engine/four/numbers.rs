//! The numbers of a position in a search by proof numbers.

/// The number of what cannot be reached. Numbers above it also tell the number of plies to the end.
pub(super) const INFINITE: u32 = 1 << 30;

/// Addition to the plies where it is only known that the attacker does not win: the end may be a draw. An attacker who
/// looks for the longest way and a defender who looks for the shortest both take it as what is worse for the defender.
const DRAWN: u32 = 1 << 8;

/// The work left to prove that the side to move reaches its goal, and that it does not: the least number of positions
/// at the edge of the tree. The goal of one side, the attacker, is to win, that of the other to prevent it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) reach: u32,
    pub(super) miss: u32,
}

impl Numbers {
    pub(super) const fn reached(plies: u32) -> Numbers {
        Numbers { reach: 0, miss: INFINITE + plies }
    }

    pub(super) const fn missed(plies: u32) -> Numbers {
        Numbers { reach: INFINITE + plies, miss: 0 }
    }

    /// Returns the numbers of a position where the attacker does not win, as far as is known.
    pub(super) const fn not_won(attacks: bool, plies: u32) -> Numbers {
        if attacks { Numbers::missed(DRAWN + plies) } else { Numbers::reached(DRAWN + plies) }
    }

    pub(super) fn packed(self) -> u64 {
        u64::from(self.reach) << 32 | u64::from(self.miss)
    }

    pub(super) fn unpacked(packed: u64) -> Numbers {
        Numbers { reach: (packed >> 32) as u32, miss: packed as u32 }
    }

    pub(super) fn is_proven(self) -> bool {
        self.reach == 0 || self.miss == 0
    }

    /// Returns `true` if the side to move reaches its goal.
    pub(super) fn reaches(self) -> bool {
        self.reach == 0
    }

    /// Returns `true` if a proven position may be a draw.
    pub(super) fn may_be_drawn(self) -> bool {
        self.order() >= DRAWN
    }

    /// Returns the plies to the end of a proven position.
    pub(super) fn plies(self) -> u32 {
        self.order() % DRAWN
    }

    /// Returns a number by which the side that reaches its goal chooses the least, and the other side the largest.
    pub(super) fn order(self) -> u32 {
        self.reach.max(self.miss) - INFINITE
    }
}

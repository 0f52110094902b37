//! Values of the tablebase.

/// Won, drawn or lost for the side to move, with the number of plies to the end under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value(u8);

impl Value {
    pub(crate) const DRAWN: Value = Value(0);

    /// Returns a win in this number of plies, which is odd because the winner plays the last one.
    #[cfg(feature = "tools")]
    pub(super) fn won_in(turns: u32) -> Value {
        debug_assert!(turns % 2 == 1, "a win should take an odd number of plies");
        Value(u8::try_from(turns + 1).expect("distances should fit into a byte"))
    }

    /// Returns a loss in this number of plies, which is even.
    pub(super) fn lost_in(turns: u32) -> Value {
        debug_assert!(turns.is_multiple_of(2), "a loss should take an even number of plies");
        Value(u8::try_from(turns + 1).expect("distances should fit into a byte"))
    }

    pub(crate) fn is_won(self) -> bool {
        self.0 != 0 && self.0.is_multiple_of(2)
    }

    #[cfg(any(test, feature = "tools"))]
    pub(crate) fn is_lost(self) -> bool {
        !self.0.is_multiple_of(2)
    }

    /// Returns the number of plies to the end of the game; `None` for a draw.
    pub(crate) fn turns(self) -> Option<u32> {
        self.0.checked_sub(1).map(u32::from)
    }

    /// Returns the value of the position one ply earlier, for the other side.
    pub(super) fn before(self) -> Value {
        // A win in n plies makes the position before it a loss in n + 1, and vice versa.
        if self == Value::DRAWN { self } else { Value(self.0 + 1) }
    }

    /// Returns the value that is better for the side to move: a faster win or a slower loss.
    pub(super) fn better(self, other: Value) -> Value {
        let rank = |value: Value| match value.turns() {
            None => 0,
            Some(turns) if value.is_won() => 1000 - turns.cast_signed(),
            Some(turns) => turns.cast_signed() - 1000,
        };
        if rank(other) > rank(self) { other } else { self }
    }
}

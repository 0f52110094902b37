//! Values of the tablebase.

/// Won, drawn or lost for the side to move, with the number of plies to the end under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Value(u8);

impl Value {
    pub(crate) const DRAWN: Value = Value(0);

    /// Won in so many turns, an odd number, since the last turn is one's own.
    #[cfg(feature = "tools")]
    pub(super) fn won_in(turns: u32) -> Value {
        debug_assert!(turns % 2 == 1, "who wins turns last");
        Value(u8::try_from(turns + 1).expect("no ending is that long"))
    }

    /// Lost in so many turns, an even number.
    pub(super) fn lost_in(turns: u32) -> Value {
        debug_assert!(turns.is_multiple_of(2), "who loses is to move at the end");
        Value(u8::try_from(turns + 1).expect("no ending is that long"))
    }

    pub(crate) fn is_won(self) -> bool {
        self.0 != 0 && self.0.is_multiple_of(2)
    }

    #[cfg(any(test, feature = "tools"))]
    pub(crate) fn is_lost(self) -> bool {
        !self.0.is_multiple_of(2)
    }

    /// After how many turns the game is over; none for a draw.
    pub(crate) fn turns(self) -> Option<u32> {
        self.0.checked_sub(1).map(u32::from)
    }

    /// Returns the value of the position one ply earlier, for the other side.
    pub(super) fn before(self) -> Value {
        // Won in n is lost in n + 1, and the other way round.
        if self == Value::DRAWN { self } else { Value(self.0 + 1) }
    }

    /// The one that is better for the side to move: a faster win, a slower loss.
    pub(super) fn better(self, other: Value) -> Value {
        let rank = |value: Value| match value.turns() {
            None => 0,
            Some(turns) if value.is_won() => 1000 - turns.cast_signed(),
            Some(turns) => turns.cast_signed() - 1000,
        };
        if rank(other) > rank(self) { other } else { self }
    }
}

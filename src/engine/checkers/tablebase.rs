//! The tablebase: all endings of up to four pieces by the American rules, with their distances.
//!
//! `make` computes it, and the result is compiled in. Positions in which the side to move can capture
//! are not stored, because their value follows from the next turn. Won positions are stored without
//! their distance, which follows from the lost position after the next turn.

#[cfg(feature = "tools")]
mod generate;
mod index;
mod table;
mod value;

use std::any::Any;

pub use table::Tablebase;
pub(crate) use value::Value;

use crate::rules::checkers::{Eight, Known, Shape, State, Word};

/// Computes the tablebase by retrograde analysis, which takes a minute. Calls `progress` with the
/// number of slices done and their total.
#[cfg(feature = "tools")]
#[must_use]
pub fn make(progress: impl FnMut(usize, usize)) -> Tablebase {
    Tablebase::of(&generate::solve(progress))
}

/// Returns the value of a position if it is in the tablebase.
#[inline]
pub(super) fn probe<S: Shape>(state: &State<S>) -> Option<Value> {
    if state.known != Known::American || (state.board.pieces[0] | state.board.pieces[1]).count() > index::MOST
    {
        return None;
    }
    let state = (state as &dyn Any).downcast_ref::<State<Eight>>()?;
    Some(Tablebase::built_in()?.value(index::normal(state)))
}

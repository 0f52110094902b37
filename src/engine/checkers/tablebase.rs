//! Every ending of up to four pieces by the American rules: who wins it, and in how many turns.
//!
//! [`make`] works all of them out, once; what it finds is compiled in. Positions in which the side
//! to move can capture are not kept, since what they are worth is seen one turn later; of those
//! that are won it is not kept how fast, since one turn later comes a position that is lost, of
//! which it is kept.

#[cfg(feature = "tools")]
mod generate;
mod index;
mod table;
mod value;

use std::any::Any;

pub(super) use index::gather;
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

/// What a position is worth, if it is one of the endings that are known.
#[inline]
pub(super) fn probe<S: Shape>(state: &State<S>) -> Option<Value> {
    if state.known != Known::American || (state.board.pieces[0] | state.board.pieces[1]).count() > index::MOST
    {
        return None;
    }
    let state = (state as &dyn Any).downcast_ref::<State<Eight>>()?;
    Some(Tablebase::built_in().value(index::normal(state)))
}

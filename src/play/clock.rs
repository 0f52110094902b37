//! Clocks: how much time the players have.
//!
//! Nothing here looks at a clock of the system: time comes in as durations ([`Match::tick`]). The
//! match keeps how long each act took, and what a player has is computed from that whenever
//! somebody asks. So undo and redo turn the clocks back and on, and what is saved and read again
//! stands to the millisecond as it stood.
//!
//! Clocks belong to players, not to sides: who changes sides in an opening takes the clock along.
//!
//! [`Match::tick`]: super::Match::tick

mod control;
mod reading;
mod running;
mod spent;

pub use control::TimeControl;
pub use reading::{Clock, Face, Overtime, Reading};
pub(super) use spent::Spent;

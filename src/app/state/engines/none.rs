//! No client: this edition or system starts no other programs.

use super::{Added, Tried};
use crate::app::state::worker::Worker;
use crate::engine::Decision;
use crate::play::Match;

/// Players can add programs.
pub const ADDS_ENGINES: bool = false;

/// Tries a program, of which there is none.
pub(super) fn try_out(_added: &Added) -> Option<Worker<Result<Tried, String>>> {
    None
}

/// The programs at the table, of which there are none.
#[derive(Default)]
pub(in crate::app::state) struct Hall {}

#[expect(clippy::unused_self, reason = "as of programs that exist")]
impl Hall {
    pub(in crate::app::state) fn ask(
        &mut self,
        _added: Added,
        _game: Match,
    ) -> Option<Worker<Result<Decision, String>>> {
        None
    }

    pub(in crate::app::state) fn release(&mut self) {}
}

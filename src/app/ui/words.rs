//! The language and the look that sentences depend on.

use crate::app::board::Look;
use crate::app::device::language::Language;

/// Puts what the app knows into the player's language. The screens add the sentences.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    pub language: &'a Language,
    /// Names sides by the colours of their pieces, and squares as on the board.
    pub look: &'a Look,
}

//! Language and look that sentences depend on.

use crate::app::board::Look;
use crate::app::device::language::Language;

/// Converts app data to text in the player's language. The screens implement the methods.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// Language of all sentences.
    pub language: &'a Language,
    /// Determines the names of sides, by the colours of their pieces, and of squares, as on the
    /// board.
    pub look: &'a Look,
}

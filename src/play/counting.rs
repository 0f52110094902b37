//! The end of a game that is counted: both mark what is dead, and agree or play on.

use super::{Act, Match, Touched};
use crate::rules::{Count, Counting, Illegal, Square};

impl Match {
    /// There while play rests and both have to agree on what is dead.
    #[must_use]
    pub fn counting(&self) -> Option<&dyn Counting> {
        if self.outcome().is_some() { None } else { self.position().counting() }
    }

    /// The pieces marked dead, at first those that the game proposes. They mean something only
    /// while play rests, and after that as what was agreed on.
    #[must_use]
    pub fn dead(&self) -> &[Square] {
        self.dead.get_or_init(|| self.position().counting().map(Counting::proposal).unwrap_or_default())
    }

    /// Whether a player has marked something dead or alive since play came to rest.
    #[must_use]
    pub fn has_marks(&self) -> bool {
        self.marked
    }

    /// Puts something better in the place of the game's own proposal: nothing, once a player has
    /// marked.
    pub fn propose(&mut self, dead: Vec<Square>) {
        if !self.marked && self.counting().is_some() {
            self.dead = dead.into();
        }
    }

    /// The count with the pieces dead that are marked so; none where play does not rest.
    #[must_use]
    pub fn count(&self) -> Option<Count> {
        self.position().counting().map(|counting| counting.count(self.dead()))
    }

    /// Both agree on the marks: the game is counted and over.
    ///
    /// # Errors
    /// When there is nothing to count.
    pub fn settle(&mut self) -> Result<(), Illegal> {
        self.act(Act::Settle(self.dead().to_vec()))
    }

    /// There is no agreement: play goes on.
    ///
    /// # Errors
    /// When play does not rest.
    pub fn play_on(&mut self) -> Result<(), Illegal> {
        self.act(Act::PlayOn)
    }

    /// Marks what lives or dies with the piece on this square, or takes the mark off.
    pub(super) fn mark(&mut self, square: Square) -> Touched {
        let group = self.counting().map(|counting| counting.group(square)).unwrap_or_default();
        if group.is_empty() {
            let stands = self.position().piece(square).is_some();
            return Touched::Refused(if stands { Illegal::AllAlive } else { Illegal::Empty { square } });
        }
        let mut dead = self.dead().to_vec();
        let was_dead = dead.contains(&square);
        dead.retain(|marked| !group.contains(marked));
        if !was_dead {
            dead.extend(group);
            dead.sort_unstable();
        }
        self.dead = dead.into();
        self.marked = true;
        if was_dead { Touched::Unmarked } else { Touched::Marked }
    }
}

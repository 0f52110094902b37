//! The costs of turns, and the effects of costly ones, as far as the findings of a review tell.

use super::{Act, Insight, Review};
use crate::engine::{self, Telling};
use crate::rules::{Position, Side, Square, Turn};

/// The effect of a turn that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake<'a> {
    /// The other side has a line with a turn about which there is a telling fact.
    Allows {
        /// The best turns after the mistake, the answer first.
        line: &'a [Turn],
        /// The turn, and the fact about it.
        telling: &'a Telling,
    },
    /// In Go, these stones of the mover were alive before, and are probably lost now.
    Loses(Vec<Square>),
    /// In Go, these stones of the other side were probably lost before, and are alive now.
    Frees(Vec<Square>),
}

impl Review {
    /// Returns the cost of the turn after `at` acts, in thousandths of its side's chance of winning.
    ///
    /// The best turn and the only legal turn cost nothing. `None` if no turn was made there, or if its
    /// points are not analysed yet.
    #[must_use]
    pub fn cost(&self, at: usize) -> Option<u16> {
        let [before, after] = self.chances(at)?;
        Some(before.saturating_sub(after))
    }

    /// Returns the mover's chances of winning after the best turn and after the turn made at this point, in
    /// thousandths. See [`Review::cost`].
    #[must_use]
    pub fn chances(&self, at: usize) -> Option<[u16; 2]> {
        let Act::Turn(turn) = self.acts.get(at)? else { return None };
        let (before, after) = (self.at(at)?, self.at(at + 1)?);
        let of_mover = |chance: u16| match before.to_move {
            Side::First => chance,
            Side::Second => 1000 - chance,
        };
        let best = of_mover(before.after_best.or(before.chance)?);
        let made = of_mover(after.chance?);
        let is_best = before.is_forced || before.best() == Some(turn);
        Some([if is_best { made } else { best }, made])
    }

    /// Returns what the turn after `at` acts has done, given the position before it. `None` if the findings tell nothing
    /// in particular, whatever it has cost.
    #[must_use]
    pub fn mistake(&self, at: usize, before: &dyn Position) -> Option<Mistake<'_>> {
        let (here, after) = (self.at(at)?, self.at(at + 1)?);
        if let Some(telling) = &after.telling {
            return Some(Mistake::Allows { line: &after.line, telling });
        }
        let mover = before.to_move();
        let of = |side: Side, squares: &[Square], others: &[Square]| -> Vec<Square> {
            let is_of = |square: &&Square| before.piece(**square).is_some_and(|piece| piece.side == side);
            squares.iter().filter(is_of).filter(|square| !others.contains(square)).copied().collect()
        };
        let [lost, freed] = [of(mover, &after.lost, &here.lost), of(mover.other(), &here.lost, &after.lost)];
        if !lost.is_empty() {
            Some(Mistake::Loses(lost))
        } else if !freed.is_empty() {
            Some(Mistake::Frees(freed))
        } else {
            None
        }
    }
}

/// Returns the stones that probably cannot be saved: the playouts give their points to the other side.
pub(super) fn lost(position: &dyn Position, ownership: Option<&[i8]>) -> Vec<Square> {
    let Some(ownership) = ownership else { return Vec::new() };
    let is_lost = |square: &Square| {
        let owner = ownership.get(usize::from(square.0)).and_then(|&percent| engine::owner(percent));
        let piece = position.piece(*square);
        piece.is_some_and(|piece| owner == Some(piece.side.other()))
    };
    position.grid().squares().filter(is_lost).collect()
}

impl Insight {
    /// Returns `true` if the stones that are said to be lost are on the board. A saved review may be damaged.
    pub(super) fn fits(&self, position: &dyn Position) -> bool {
        self.lost.iter().all(|&square| square.0 < position.grid().len() && position.piece(square).is_some())
    }
}

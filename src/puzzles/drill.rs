//! Practice of named openings: one side of a line, turn by turn.

use super::{Day, Returns, returns};
use crate::notation;
use crate::openings::{Opening, Openings};
use crate::rules::{Side, Turn};

/// One side of a named opening as a task: its turns are to be found, and the other side's follow by themselves.
///
/// ```
/// use parlour::openings::Openings;
/// use parlour::puzzles::{Drill, Returns};
/// use parlour::rules::{Game, Side};
///
/// let openings = Openings::of(Game::Reversi.presets()[0].rules);
/// let mut returns = Returns::default();
/// let drill = Drill::next(openings, &["Tiger"], None, &returns, 100, None).expect("a line with turns");
/// assert_eq!((drill.name(), drill.side()), ("Tiger", Side::First));
///
/// returns.record(drill.id(), false, 100);
/// // It comes back tomorrow, before an opening that is new.
/// let next = Drill::next(openings, &["Rose", "Tiger"], None, &returns, 101, Some(&drill));
/// assert_eq!(next.map(|next| next.name()), Some("Tiger"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Drill {
    openings: &'static Openings,
    opening: &'static Opening,
    side: Side,
}

impl PartialEq for Drill {
    fn eq(&self, other: &Drill) -> bool {
        std::ptr::eq(self.opening, other.opening) && self.side == other.side
    }
}

impl Drill {
    /// Returns this side of the opening with this name; `None` if there is no such opening, or no turn of the side in
    /// it.
    #[must_use]
    pub fn of(openings: &'static Openings, name: &str, side: Side) -> Option<Drill> {
        let opening = openings.lines().find(|opening| opening.name == name)?;
        let has_turn = opening.turns.len() > side.index();
        has_turn.then_some(Drill { openings, opening, side })
    }

    /// Returns the opening to practise next among those with these names: one that waits to come back, or else the
    /// first that is new, or else the one after `last`. `side` is the side of a new one; without it, that of the last
    /// turn.
    #[must_use]
    pub fn next(
        openings: &'static Openings,
        names: &[&str],
        side: Option<Side>,
        known: &Returns,
        today: Day,
        last: Option<&Drill>,
    ) -> Option<Drill> {
        let lines = || openings.lines().filter(|opening| names.contains(&&*opening.name));
        let both = lines().flat_map(|opening| Side::BOTH.map(|side| (opening, side)));
        let due = both
            .filter_map(|(opening, side)| {
                let drill = Drill::of(openings, &opening.name, side)?;
                Some((known.returns_on(drill.id())?, drill))
            })
            .filter(|(on, _)| *on <= today)
            .min_by_key(|(on, _)| *on);
        if let Some((_, drill)) = due {
            return Some(drill);
        }
        let drills: Vec<Drill> =
            lines().filter_map(|opening| Drill::for_side(openings, opening, side)).collect();
        let new = drills.iter().find(|drill| !known.holds(drill.id()));
        let after = || {
            let last = last
                .and_then(|last| drills.iter().position(|drill| std::ptr::eq(drill.opening, last.opening)));
            drills.get(last.map_or(0, |last| last + 1)).or(drills.first())
        };
        new.or_else(after).copied()
    }

    /// Returns a side of an opening: the wanted one if it has a turn, or else that of the last turn.
    fn for_side(openings: &'static Openings, opening: &Opening, side: Option<Side>) -> Option<Drill> {
        let last = if opening.turns.len().is_multiple_of(2) { Side::Second } else { Side::First };
        let of = |side| Drill::of(openings, &opening.name, side);
        side.and_then(of).or_else(|| of(last))
    }

    /// Returns the openings that it is one of.
    #[must_use]
    pub fn openings(&self) -> &'static Openings {
        self.openings
    }

    /// Returns the name of the opening.
    #[must_use]
    pub fn name(&self) -> &'static str {
        &self.opening.name
    }

    /// Returns the side whose turns are to be found.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Returns the other side of the opening; `None` if it has no turn there.
    #[must_use]
    pub fn other_side(&self) -> Option<Drill> {
        Drill::of(self.openings, self.name(), self.side.other())
    }

    /// Returns the number of turns of the opening, of both sides.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.opening.turns.len()
    }

    /// Returns the turn that goes on after these turns, on a board that may be turned. `None` at the end, and if they
    /// have left the way.
    #[must_use]
    pub fn turn_after(&self, turns: &[Turn]) -> Option<Turn> {
        // The line itself, as long as the board is not turned.
        if let Some(turn) =
            self.opening.turns.get(turns.len()).filter(|_| self.opening.turns.starts_with(turns))
        {
            return Some(turn.clone());
        }
        let on = self.openings.continuations(turns).into_iter();
        on.filter(|on| on.names.contains(&self.name())).map(|on| on.turn).next()
    }

    /// Returns `true` if a game that has come this far is on the way to the opening, or there.
    #[must_use]
    pub fn is_on_the_way(&self, turns: &[Turn]) -> bool {
        turns.len() <= self.turns() && self.openings.leads_to(turns, self.name())
    }

    /// Returns a number that stands for the task in files. It depends on the rules, the position and the side.
    #[must_use]
    pub fn id(&self) -> u64 {
        let mut position = self.openings.rules().start();
        for turn in &self.opening.turns {
            // An opening holds no other turns.
            if position.play(turn).is_err() {
                break;
            }
        }
        let side = self.side.index();
        returns::id(self.openings.rules(), &format!("{}\n{side}", notation::position_text(&*position)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn reversi() -> &'static Openings {
        Openings::of(Game::Reversi.presets()[0].rules)
    }

    #[test]
    fn every_side_of_every_opening_can_be_played_through() {
        for openings in Openings::all() {
            for opening in openings.lines() {
                for side in Side::BOTH {
                    let Some(drill) = Drill::of(openings, &opening.name, side) else { continue };
                    let mut turns = Vec::new();
                    while let Some(turn) = drill.turn_after(&turns) {
                        turns.push(turn);
                        assert!(drill.is_on_the_way(&turns), "{} after {turns:?}", opening.name);
                    }
                    assert_eq!(turns.len(), opening.turns.len(), "{}", opening.name);
                }
            }
        }
    }

    #[test]
    fn a_turned_board_is_followed() {
        let drill = Drill::of(reversi(), "Tiger", Side::First).expect("a Tiger");
        let mut position = reversi().rules().start();
        let mut turns = Vec::new();
        for word in ["f5", "d6"] {
            let turn = notation::read_turn(&*position, word).expect("a turn");
            position.play(&turn).expect("a legal turn");
            turns.push(turn);
            assert!(drill.is_on_the_way(&turns));
        }
        while let Some(turn) = drill.turn_after(&turns) {
            position.play(&turn).expect("a legal turn");
            turns.push(turn);
        }
        assert_eq!(reversi().name(&turns).map(|named| named.name), Some("Tiger"));
    }

    #[test]
    fn what_is_due_comes_first_and_what_is_known_last() {
        let names = ["Diagonal", "Tiger", "Rose"];
        let mut known = Returns::default();
        let mut met = Vec::new();
        let mut last = None;
        for _ in 0..3 {
            let drill = Drill::next(reversi(), &names, None, &known, 10, last.as_ref()).expect("a drill");
            known.record(drill.id(), drill.name() != "Rose", 10);
            met.push(drill.name());
            last = Some(drill);
        }
        let in_order: Vec<_> =
            reversi().lines().map(|line| &*line.name).filter(|name| names.contains(name)).collect();
        assert_eq!(met, in_order);
        // All are met: round they go, until the one that was missed comes back.
        let next = |today, last: &Drill| Drill::next(reversi(), &names, None, &known, today, Some(last));
        let first = next(10, &last.expect("a drill")).expect("a drill");
        assert_eq!(first.name(), in_order[0]);
        assert_eq!(next(10, &first).map(|drill| drill.name()), Some(in_order[1]));
        assert_eq!(next(11, &first).map(|drill| drill.name()), Some("Rose"));
    }

    #[test]
    fn a_side_without_a_turn_has_no_drill() {
        let american = Openings::of(Game::Checkers.preset("american").expect("rules"));
        let drill = Drill::of(american, "Edinburgh", Side::First).expect("the first move");
        assert_eq!((drill.turns(), drill.other_side()), (1, None));
        assert_eq!(Drill::of(american, "Edinburgh", Side::Second), None);
        let next = Drill::next(american, &["Edinburgh"], Some(Side::Second), &Returns::default(), 1, None);
        assert_eq!(next, Some(drill));
        assert_eq!(Drill::next(american, &[], None, &Returns::default(), 1, None), None);
        assert_ne!(Drill::of(reversi(), "Tiger", Side::First), Drill::of(reversi(), "Tiger", Side::Second));
    }
}

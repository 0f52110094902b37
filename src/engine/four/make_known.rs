//! The making of the known positions, by long searches.

use std::collections::HashSet;

use super::demand::{Demand, demand};
use super::known::{Known, MOST_STONES, key_of};
use super::numbers::Numbers;
use super::proof::{FIRST, Means, Search, prove};
use super::rows::squares;
use crate::engine::{Budget, Limits, NoHost, Stop};
use crate::rules::four::{Position, Rules};
use crate::rules::{Position as _, Side};

/// The positions to prove soon, and the sizes of the searches that find the known positions for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownSettings {
    /// All positions so many turns after the usual start are to be proven soon.
    pub turns: u32,
    /// The most positions of the first search of a proof.
    pub first: u64,
    /// The number of positions with which another search is soon at its end.
    pub quick: u64,
    /// The most positions of a long search.
    pub most: u64,
    /// The number of turns for which a game that follows a proof stays proven soon.
    pub follow: u32,
    /// Bytes of the table of a long search, of which there are two at a time.
    pub memory: usize,
}

/// The parameters of the built-in positions.
impl Default for KnownSettings {
    fn default() -> KnownSettings {
        KnownSettings {
            turns: 6,
            first: FIRST,
            quick: 400_000,
            most: 500_000_000,
            follow: MOST_STONES,
            memory: 4 << 30,
        }
    }
}

/// A position that is not proven soon without more knowledge.
#[derive(Clone, Copy, Debug)]
pub struct Slow {
    /// The position.
    pub position: Position,
    /// The positions of two long searches: whether the side to move wins, and whether the other side does.
    pub taken: [u64; 2],
    /// `true` if the position is proven soon now.
    pub is_settled: bool,
    /// The number of known positions now.
    pub known: usize,
}

/// Bytes of the table of a search that is to be quick.
const QUICK_MEMORY: usize = 32 << 20;

/// A reply becomes known if its own proof takes more than this part of what is quick.
const PART: u64 = 8;

/// Adds to the file of known positions what a search needs to know. `save` gets the new file after each position that was
/// not proven soon.
///
/// # Errors
/// Returns the error of `save`.
///
/// ```no_run
/// use parlour::engine::four::{KnownSettings, make_known};
///
/// let path = "assets/engine/four.known";
/// make_known(&std::fs::read(path)?, &KnownSettings::default(), |_, file| std::fs::write(path, file))?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn make_known<E>(
    file: &[u8],
    settings: &KnownSettings,
    mut save: impl FnMut(Slow, &[u8]) -> Result<(), E>,
) -> Result<(), E> {
    let mut maker = Maker { known: Known::read(file), settled: HashSet::new(), settings };
    for position in starts(settings.turns) {
        if maker.is_proven_soon(&position) {
            continue;
        }
        let taken = maker.study(&position);
        let is_settled = maker.is_proven_soon(&position);
        let slow = Slow { position, taken, is_settled, known: maker.known.len() };
        save(slow, &maker.known.write())?;
    }
    Ok(())
}

/// Returns the positions so many turns after the usual start where neither side completes four with the next two stones,
/// one of those that differ by a symmetry.
fn starts(turns: u32) -> Vec<Position> {
    let mut positions = vec![Position::start(Rules::SEAT_STONE)];
    for _ in 0..turns {
        let mut seen = HashSet::new();
        let after = |&position: &Position| {
            squares(position.places()).map(move |square| {
                let mut after = position;
                after.place(square);
                after
            })
        };
        let all = positions.iter().flat_map(after);
        positions = all.filter(|position| seen.insert(key_of(position))).collect();
    }
    positions
        .retain(|position| position.outcome().is_none() && matches!(demand(position), Demand::Only(1..)));
    positions
}

fn budget(nodes: u64) -> Budget {
    Budget::new(Limits::nodes(nodes), &Stop::default(), &NoHost)
}

struct Maker<'a> {
    known: Known,
    /// The keys of positions whose proofs are quick now, and whether the attacker is to move.
    settled: HashSet<(u64, bool)>,
    settings: &'a KnownSettings,
}

impl Maker<'_> {
    fn means(&self) -> Means<'_> {
        Means { known: &self.known, memory: QUICK_MEMORY, first: self.settings.first }
    }

    /// Returns `true` if the searches of a proof find the result, of which the second and the third may be quick.
    fn is_proven_soon(&self, position: &Position) -> bool {
        let mut budget = budget(self.settings.first + 2 * self.settings.quick);
        prove(position, self.means(), &mut budget).is_some()
    }

    /// Proves a position by two long searches, as far as they can, and makes the proof known. Returns their positions.
    fn study(&mut self, position: &Position) -> [u64; 2] {
        let side = position.to_move();
        let none = Known::default();
        let means = Means { known: &none, memory: self.settings.memory, first: 0 };
        let mut budgets = [(); 2].map(|()| budget(self.settings.most));
        let mut proofs: Vec<(Side, Search)> = Vec::new();
        for (attacker, budget) in [side, side.other()].into_iter().zip(&mut budgets) {
            let mut search = Search::new(attacker, true, means, budget);
            let numbers = search.numbers(position);
            if !numbers.is_proven() {
                continue;
            }
            if !numbers.may_be_drawn() {
                proofs = vec![(attacker, search)];
                break;
            }
            proofs.push((attacker, search));
        }
        self.settled.clear();
        for (attacker, mut search) in proofs {
            self.settle(&mut search, attacker, position, self.settings.follow);
        }
        budgets.each_ref().map(Budget::nodes)
    }

    /// Makes the proof of a position quick by what it needs to know, and that of each position that it needs within so many
    /// turns. The search about the goal of the attacker has proven it before.
    fn settle(&mut self, search: &mut Search, attacker: Side, position: &Position, follow: u32) {
        let quick = self.settings.quick;
        let attacks = position.to_move() == attacker;
        if !self.settled.insert((key_of(position), attacks)) {
            return;
        }
        let numbers = search.numbers(position);
        if self.is_quick(position, numbers, attacker, quick) {
            return;
        }
        let replies = search.proof(position);
        if let Some(follow) = follow.checked_sub(1) {
            for (reply, _) in &replies {
                self.settle(search, attacker, reply, follow);
            }
        }
        for least in [quick / PART, 0] {
            if self.is_quick(position, numbers, attacker, quick) {
                break;
            }
            for &(reply, numbers) in &replies {
                if !self.is_quick(&reply, numbers, attacker, least) {
                    self.known.add(&reply, numbers);
                }
            }
        }
    }

    /// Returns `true` if a search about the goal of the attacker proves a position with so many positions. The numbers
    /// are those of a proof.
    fn is_quick(&self, position: &Position, numbers: Numbers, attacker: Side, most: u64) -> bool {
        // Only a search for positions where the defender holds proves what may be a draw.
        let ways: &[bool] = if numbers.may_be_drawn() { &[true] } else { &[false, true] };
        ways.iter().any(|&may_hold| {
            let mut budget = budget(most);
            let mut search = Search::new(attacker, may_hold, self.means(), &mut budget);
            search.numbers(position).is_proven()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_slow_is_proven_soon_with_what_it_needs_to_know() {
        let settings = KnownSettings {
            turns: 2,
            first: 20_000,
            quick: 20_000,
            most: 3_000_000,
            follow: 20,
            memory: 16 << 20,
        };
        let make_with = |settings: &KnownSettings, file: &[u8]| {
            let (mut slow, mut written) = (Vec::new(), file.to_vec());
            let made = make_known(file, settings, |position, file| {
                slow.push(position);
                written = file.to_vec();
                Ok::<(), ()>(())
            });
            made.expect("nothing fails");
            (slow, written)
        };
        let make = |file: &[u8]| make_with(&settings, file);
        let (slow, written) = make(&[]);
        assert!(!slow.is_empty() && slow.iter().all(|slow| slow.is_settled), "{slow:?}");
        // The replies alone are enough for the positions themselves, and fewer.
        let (slow, of_replies) = make_with(&KnownSettings { follow: 0, ..settings }, &[]);
        assert!(!slow.is_empty() && slow.iter().all(|slow| slow.is_settled), "{slow:?}");
        assert!(of_replies.len() < written.len(), "{} of {}", of_replies.len(), written.len());
        assert_eq!(make(&written).1, written);
        assert!(make(&written).0.is_empty());
    }
}

//! What comes back after a mistake, and when.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Rules;

/// A day, as the number of days since 1 January 1970 in coordinated universal time.
pub type Day = u32;

/// Numbers of days after which a mistake returns: after it was made, and after each time that it was avoided.
pub const RETURNS: [u32; 4] = [1, 3, 7, 20];

/// The tasks that a player has met, by their numbers, with those that come back.
///
/// ```
/// use parlour::puzzles::Returns;
///
/// let mut returns = Returns::default();
/// returns.record(7, false, 100);
/// assert_eq!((returns.returns_on(7), returns.due(100), returns.due(101)), (Some(101), 0, 1));
/// returns.record(7, true, 101);
/// assert_eq!(returns.returns_on(7), Some(104));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Returns(BTreeMap<u64, Met>);

/// A task that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Met {
    /// It need not come back.
    Known,
    /// It comes back on this day, for the time with this number.
    Returns { on: Day, time: u8 },
}

impl Returns {
    /// Returns `true` if the task with this number was met.
    #[must_use]
    pub fn holds(&self, id: u64) -> bool {
        self.0.contains_key(&id)
    }

    /// Returns the day on which a task comes back; `None` if it need not.
    #[must_use]
    pub fn returns_on(&self, id: u64) -> Option<Day> {
        match self.0.get(&id)? {
            Met::Returns { on, .. } => Some(*on),
            Met::Known => None,
        }
    }

    /// Returns the number of tasks that wait to be tried again on this day.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        self.0.values().filter(|met| matches!(met, Met::Returns { on, .. } if *on <= today)).count()
    }

    /// Records the first try of a task on a day. A task that is right before its time does not come back later.
    pub fn record(&mut self, id: u64, is_right: bool, today: Day) {
        let returns = |time: u8| {
            let days = RETURNS.get(usize::from(time))?;
            Some(Met::Returns { on: today.saturating_add(*days), time })
        };
        let met = match self.0.get(&id).copied() {
            _ if !is_right => returns(0),
            Some(Met::Returns { on, time }) if on <= today => returns(time.saturating_add(1)),
            Some(before) => Some(before),
            None => None,
        };
        self.0.insert(id, met.unwrap_or(Met::Known));
    }

    /// Makes all tasks known that would come back.
    #[cfg(test)]
    pub(super) fn forget_returns(&mut self) {
        self.0.values_mut().for_each(|met| *met = Met::Known);
    }
}

/// Returns a number that stands for a task in files. It depends on nothing but the rules and the text.
///
/// The method is FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo and D. Eastlake, *The FNV Non-Cryptographic Hash
/// Algorithm*).
pub(super) fn id(rules: Rules, text: &str) -> u64 {
    // Rules that cannot be written do not exist.
    let rules = serde_json::to_string(&rules).unwrap_or_default();
    let bytes = rules.bytes().chain([b'\n']).chain(text.bytes());
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

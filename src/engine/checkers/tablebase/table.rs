//! Storage and lookup of the tablebase.

use std::sync::OnceLock;

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

#[cfg(feature = "tools")]
use super::generate::Solved;
use super::index::{self, Slice};
use super::value::Value;
use crate::engine::tables::Table;
use crate::rules::checkers::{American, CheckersBoard, Eight};

/// Byte of a drawn position.
const DRAWN: u8 = 0;
/// Byte of a won position.
const WON: u8 = 1;
/// Byte of a position that is lost at once. Each turn that the loser still has adds 1.
const LOST: u8 = 2;

/// The values of all endings of up to four pieces by the American rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tablebase {
    /// One byte per position, slice by slice.
    bytes: Vec<u8>,
    /// Start of each slice in `bytes`, by its key.
    starts: Vec<usize>,
}

impl Tablebase {
    /// Returns the table that comes with the program, which the first call unpacks; `None` on a page that has not loaded
    /// it.
    ///
    /// # Panics
    /// If its data is damaged. A test reads it.
    #[must_use]
    pub fn built_in() -> Option<&'static Tablebase> {
        static BUILT_IN: OnceLock<Tablebase> = OnceLock::new();
        if let Some(known) = BUILT_IN.get() {
            return Some(known);
        }
        let packed = Table::Endings.packed()?;
        Some(
            BUILT_IN
                .get_or_init(|| Tablebase::unpacked(packed).expect("the built-in endings should be valid")),
        )
    }

    /// Returns the table in its file format: one deflated byte per position.
    #[cfg(any(test, feature = "tools"))]
    #[must_use]
    pub fn packed(&self) -> Vec<u8> {
        deflate::compress_to_vec(&self.bytes, 10)
    }

    /// Reads the output of [`packed`](Tablebase::packed). Returns `None` if the data is invalid.
    #[must_use]
    pub fn unpacked(packed: &[u8]) -> Option<Tablebase> {
        let (starts, len) = starts();
        let bytes = inflate::decompress_to_vec_with_limit(packed, len).ok()?;
        (bytes.len() == len).then_some(Tablebase { bytes, starts })
    }

    /// Returns the length of the longest ending, in plies.
    #[must_use]
    pub fn longest(&self) -> u32 {
        // A win that leads to the slowest loss takes one ply more.
        let slowest = self.bytes.iter().copied().max().unwrap_or(LOST).saturating_sub(LOST);
        2 * u32::from(slowest) + 1
    }

    #[cfg(feature = "tools")]
    /// Returns the table of all solved positions.
    pub(super) fn of(solved: &Solved) -> Tablebase {
        let (starts, len) = starts();
        let mut bytes = vec![DRAWN; len];
        for slice in Slice::all() {
            let start = starts[slice.key()];
            let (mut next, mut last) = (0, DRAWN);
            slice.each_position(|number, board| {
                if board.jumpers::<true, _>(American) != 0 {
                    return;
                }
                // Unused entries repeat the entry before them, which compresses best.
                bytes[start + next..start + number].fill(last);
                last = byte(solved.slice(slice)[number]);
                bytes[start + number] = last;
                next = number + 1;
            });
            bytes[start + next..start + slice.len()].fill(last);
        }
        Tablebase { bytes, starts }
    }

    /// Returns the value of a position with at most four pieces and the side to move at the top.
    pub(super) fn value(&self, board: CheckersBoard<Eight>) -> Value {
        let [own, other] = board.pieces;
        if own == 0 {
            return Value::lost_in(0);
        }
        debug_assert!(other != 0, "a side without pieces should be to move");
        if board.jumpers::<true, _>(American) != 0 {
            return self.best(board);
        }
        match self.byte(board) {
            DRAWN => Value::DRAWN,
            WON => self.best(board),
            lost => Value::lost_in(2 * u32::from(lost - LOST)),
        }
    }

    /// Returns the best value among the moves.
    fn best(&self, board: CheckersBoard<Eight>) -> Value {
        let mut best = Value::lost_in(0);
        board.each_move::<true, American>(American, 0, &mut |step| {
            let after = index::turned(board.after::<true>(step));
            // The board is won or has captures. A quiet move after which the other side wins is therefore
            // not the best one, and its exact value is not needed.
            let is_open = after.pieces[0] == 0 || after.jumpers::<true, _>(American) != 0;
            if is_open || self.byte(after) != WON || step.is_capture() {
                best = best.better(self.value(after).before());
            }
        });
        best
    }

    fn byte(&self, board: CheckersBoard<Eight>) -> u8 {
        index::find(board).map_or(DRAWN, |(slice, number)| self.bytes[self.starts[slice.key()] + number])
    }
}

#[cfg(feature = "tools")]
fn byte(value: Value) -> u8 {
    match value.turns() {
        None => DRAWN,
        Some(_) if value.is_won() => WON,
        Some(turns) => LOST + u8::try_from(turns / 2).expect("distances should fit into a byte"),
    }
}

/// Returns the start of each slice, by its key, and the total length.
fn starts() -> (Vec<usize>, usize) {
    let mut starts = vec![0; Slice::KEYS];
    let mut len = 0;
    for slice in Slice::all() {
        starts[slice.key()] = len;
        len += slice.len();
    }
    (starts, len)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that values follow from those of the moves, and returns the number of positions checked.
    /// If all do, all are right by induction: a won position has a move to one that is lost one ply
    /// sooner; a lost position has only moves to won ones, one of them won one ply sooner.
    fn check_values(choose: impl Fn(usize) -> bool) -> usize {
        let tablebase = Tablebase::built_in().expect("it is compiled in");
        let mut at = 0;
        let mut checked = 0;
        for slice in Slice::all() {
            slice.each_position(|_, board| {
                at += 1;
                if !choose(at) {
                    return;
                }
                checked += 1;
                let mut best = Value::lost_in(0);
                board.each_move::<true, American>(American, 0, &mut |step| {
                    best = best.better(tablebase.value(index::turned(board.after::<true>(step))).before());
                });
                assert_eq!(tablebase.value(board), best, "{board:?}");
            });
        }
        checked
    }

    #[test]
    fn sampled_values_follow_from_their_moves() {
        assert!(check_values(|at| at % 997 == 0) > 6000);
    }

    #[test]
    #[ignore = "checks all 7 million positions, which takes a minute"]
    fn all_values_follow_from_their_moves() {
        assert!(check_values(|_| true) > 5_241_460);
    }

    #[test]
    fn the_table_survives_a_round_trip() {
        let tablebase = Tablebase::built_in().expect("it is compiled in");
        assert_eq!(Tablebase::unpacked(&tablebase.packed()).as_ref(), Some(tablebase));
        assert_eq!(Tablebase::unpacked(b"no table"), None);
    }
}

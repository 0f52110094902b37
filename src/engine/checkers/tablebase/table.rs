//! Storage and lookup of the tablebase.

use std::sync::OnceLock;

#[cfg(any(test, feature = "tools"))]
use miniz_oxide::deflate;
use miniz_oxide::inflate;

#[cfg(feature = "tools")]
use super::generate::Solved;
use super::index::{self, Slice};
use super::value::Value;
use crate::rules::checkers::{American, CheckersBoard, Eight};

/// Values of a byte of the table.
const DRAWN: u8 = 0;
const WON: u8 = 1;
/// Lost at once. Each further turn of the side to move adds one.
const LOST: u8 = 2;

/// All endings of up to four pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tablebase {
    /// A byte a position, slice by slice.
    bytes: Vec<u8>,
    /// Where each slice begins, by its key.
    starts: Vec<usize>,
}

impl Tablebase {
    /// Returns the table that is compiled in. The first call unpacks it.
    ///
    /// # Panics
    /// If the table that is compiled in is damaged.
    #[must_use]
    pub fn built_in() -> &'static Tablebase {
        static BUILT_IN: OnceLock<Tablebase> = OnceLock::new();
        BUILT_IN.get_or_init(|| {
            let packed = include_bytes!("../../../../assets/engine/checkers/endings.deflate");
            Tablebase::unpacked(packed).expect("the endings that are compiled in are whole")
        })
    }

    /// The table as it is kept in a file.
    #[cfg(any(test, feature = "tools"))]
    #[must_use]
    pub fn packed(&self) -> Vec<u8> {
        deflate::compress_to_vec(&self.bytes, 10)
    }

    /// Undoes [`packed`](Tablebase::packed); none if that is not what it is.
    #[must_use]
    pub fn unpacked(packed: &[u8]) -> Option<Tablebase> {
        let (starts, len) = starts();
        let bytes = inflate::decompress_to_vec_with_limit(packed, len).ok()?;
        (bytes.len() == len).then_some(Tablebase { bytes, starts })
    }

    /// Returns the length of the longest ending, in plies.
    #[must_use]
    pub fn longest(&self) -> u32 {
        // Before the slowest loss comes a win that is one turn slower.
        let slowest = self.bytes.iter().copied().max().unwrap_or(LOST).saturating_sub(LOST);
        2 * u32::from(slowest) + 1
    }

    #[cfg(feature = "tools")]
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
                // What is left out says the same as what comes before, which packs best.
                bytes[start + next..start + number].fill(last);
                last = byte(solved.slice(slice)[number]);
                bytes[start + number] = last;
                next = number + 1;
            });
            bytes[start + next..start + slice.len()].fill(last);
        }
        Tablebase { bytes, starts }
    }

    /// The value of a position of few pieces whose side to move moves down.
    pub(super) fn value(&self, board: CheckersBoard<Eight>) -> Value {
        let [own, other] = board.pieces;
        if own == 0 {
            return Value::lost_in(0);
        }
        debug_assert!(other != 0, "who has no piece is to move");
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
            // Where there is nothing to take, the byte says enough of what is not lost.
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
        Some(turns) => LOST + u8::try_from(turns / 2).expect("no ending is that long"),
    }
}

/// Where each slice begins, by its key, and how long all are.
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

    /// Every value follows from those of the moves, so that by induction every one is right: who
    /// has won has a move to a position that is lost one turn sooner, and who has lost has only
    /// moves to positions that are won, one of them one turn sooner.
    fn follow_from_their_moves(choose: impl Fn(usize) -> bool) -> usize {
        let tablebase = Tablebase::built_in();
        let mut at = 0;
        let mut looked = 0;
        for slice in Slice::all() {
            slice.each_position(|_, board| {
                at += 1;
                if !choose(at) {
                    return;
                }
                looked += 1;
                let mut best = Value::lost_in(0);
                board.each_move::<true, American>(American, 0, &mut |step| {
                    best = best.better(tablebase.value(index::turned(board.after::<true>(step))).before());
                });
                assert_eq!(tablebase.value(board), best, "{board:?}");
            });
        }
        looked
    }

    #[test]
    fn a_sample_of_the_values_follow_from_their_moves() {
        assert!(follow_from_their_moves(|at| at % 997 == 0) > 6000);
    }

    #[test]
    #[ignore = "looks at all 7 million positions, which takes a minute"]
    fn all_values_follow_from_their_moves() {
        assert!(follow_from_their_moves(|_| true) > 5_241_460);
    }

    #[test]
    fn what_is_packed_is_unpacked_again() {
        let tablebase = Tablebase::built_in();
        assert_eq!(Tablebase::unpacked(&tablebase.packed()).as_ref(), Some(tablebase));
        assert_eq!(Tablebase::unpacked(b"no table"), None);
    }
}

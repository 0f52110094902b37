//! Solves every ending by retrograde analysis, starting from the lost positions.
//!
//! The method is that of K. Thompson, *Retrograde Analysis of Certain Endgames*, ICCA Journal 9/3 (1986),
//! in the form that J. Schaeffer and others used for checkers: each pass evaluates the moves of every
//! open position again, until nothing changes.

use super::index::{self, Slice};
use super::value::Value;
use crate::rules::checkers::{American, CheckersBoard, Eight};

/// The values of all positions of one slice.
type Values = Vec<Value>;

/// The slices solved so far, by their keys.
pub(super) struct Solved {
    slices: Vec<Option<Values>>,
}

/// Solves all endings. Calls `progress` with the number of slices done and their total.
pub(super) fn solve(mut progress: impl FnMut(usize, usize)) -> Solved {
    let mut solved = Solved { slices: vec![None; Slice::KEYS] };
    let all = Slice::all();
    for (done, &slice) in all.iter().enumerate() {
        progress(done, all.len());
        if solved.slices[slice.key()].is_none() {
            solved.solve_pair(slice);
        }
    }
    solved
}

impl Solved {
    /// Returns the value of a position of a slice that is solved or being solved.
    pub(super) fn value(&self, board: CheckersBoard<Eight>) -> Value {
        if board.pieces[0] == 0 {
            return Value::lost_in(0);
        }
        let (slice, number) = index::find(board).expect("the position should have at most four pieces");
        self.slices[slice.key()].as_ref().expect("slices should be solved in order")[number]
    }

    /// Returns the values of a slice, in the order of their numbers.
    pub(super) fn slice(&self, slice: Slice) -> &[Value] {
        self.slices[slice.key()].as_ref().expect("all slices should be solved")
    }

    /// Solves a slice together with the slice of the same pieces and the other side to move, because
    /// each leads to the other.
    fn solve_pair(&mut self, slice: Slice) {
        let mut pair = vec![slice];
        if slice.turned() != slice {
            pair.push(slice.turned());
        }
        let mut open = Vec::new();
        for &slice in &pair {
            self.slices[slice.key()] = Some(vec![Value::DRAWN; slice.len()]);
            slice.each_position(|number, board| open.push((slice.key(), number, board)));
        }
        // Pass n finds the positions that are decided in exactly n plies. After two passes without a
        // result there are no more, except those that follow from longer endings of earlier slices.
        let longest = self.slices.iter().flatten().flatten().filter_map(|value| value.turns()).max();
        let longest = longest.unwrap_or(0);
        let (mut turns, mut idle) = (0, 0);
        while idle < 2 || turns <= longest + 1 {
            let before = open.len();
            let mut found = Vec::new();
            open.retain(|&(key, number, board)| {
                let value = self.decided_after(board, turns);
                if value != Value::DRAWN {
                    found.push((key, number, value));
                }
                value == Value::DRAWN
            });
            for (key, number, value) in found {
                self.slices[key].as_mut().expect("both slices of the pair should exist")[number] = value;
            }
            idle = if open.len() == before { idle + 1 } else { 0 };
            turns += 1;
        }
    }

    /// Returns the value of a position that is decided in exactly this number of plies, otherwise
    /// [`Value::DRAWN`]. All positions that are decided sooner must be known.
    fn decided_after(&self, board: CheckersBoard<Eight>, turns: u32) -> Value {
        let (mut is_won, mut is_lost, mut most) = (false, true, None);
        board.each_move::<true, American>(American, 0, &mut |step| {
            if is_won {
                return;
            }
            let value = self.value(index::turned(board.after::<true>(step)));
            match value.turns() {
                Some(after) if after < turns => {
                    is_won |= value.is_lost();
                    is_lost &= value.is_won();
                    most = most.max(Some(after));
                }
                _ => is_lost = false,
            }
        });
        if is_won {
            Value::won_in(turns)
        } else if is_lost && most.map_or(0, |most| most + 1) == turns {
            Value::lost_in(turns)
        } else {
            Value::DRAWN
        }
    }
}

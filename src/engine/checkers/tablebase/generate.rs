//! Works out every ending, backward from the positions in which the game is lost.
//!
//! The method is K. Thompson's (*Retrograde Analysis of Certain Endgames*, ICCA Journal 9/3, 1986), in the
//! form that J. Schaeffer and others used for checkers, which looks forward at every position
//! again until nothing changes any more.

use super::index::{self, Slice};
use super::value::Value;
use crate::rules::checkers::{American, CheckersBoard, Eight};

/// The values of all positions of one slice.
type Values = Vec<Value>;

/// All slices that have been worked out so far, by their key.
pub(super) struct Solved {
    slices: Vec<Option<Values>>,
}

/// Works out all endings.
/// `progress` is told how many slices of how many are done.
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
    /// The value of a position, which is known by now.
    pub(super) fn value(&self, board: CheckersBoard<Eight>) -> Value {
        if board.pieces[0] == 0 {
            return Value::lost_in(0);
        }
        let (slice, number) = index::find(board).expect("a position of few pieces");
        self.slices[slice.key()].as_ref().expect("an earlier slice")[number]
    }

    /// The values of a slice, in the order of their numbers.
    pub(super) fn slice(&self, slice: Slice) -> &[Value] {
        self.slices[slice.key()].as_ref().expect("all slices are solved")
    }

    /// Works out a slice and its mirror, the same pieces with the other side to move: each leads
    /// to the other.
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
        // In pass n all is found that is decided in exactly n turns. Two passes without a find mean
        // that there is no more, but where an earlier slice may still hand something in.
        let longest = self.slices.iter().flatten().flatten().filter_map(|value| value.turns()).max();
        let longest = longest.unwrap_or(0);
        let (mut turns, mut idle) = (0, 0);
        while idle < 2 || turns <= longest + 1 {
            let before = open.len();
            let mut found = Vec::new();
            open.retain(|&(key, number, board)| {
                let value = self.look(board, turns);
                if value != Value::DRAWN {
                    found.push((key, number, value));
                }
                value == Value::DRAWN
            });
            for (key, number, value) in found {
                self.slices[key].as_mut().expect("a slice of the pair")[number] = value;
            }
            idle = if open.len() == before { idle + 1 } else { 0 };
            turns += 1;
        }
    }

    /// The value of a position if it is decided in exactly so many turns, given all that are
    /// decided sooner.
    fn look(&self, board: CheckersBoard<Eight>, turns: u32) -> Value {
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

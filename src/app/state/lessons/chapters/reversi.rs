//! Chapters on reversi.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::{Illegal, Rules, Side};

/// Returns the chapters on reversi.
pub(super) fn chapters(rules: Rules) -> Vec<Chapter> {
    let drawn = |key, at, rows: &[&str]| Chapter::new(key, rules).drawn(at, rows, Side::First);
    let start = ["......", "......", "..ox..", "..xo..", "......", "......"];
    let lines = ["x..x..", ".o.o..", "..oo..", "xoo...", "......"];
    let stuck = ["xo....", "......", "xo....", "......"];
    let last =
        [".oooooox", "xxxxxxxx", "xxxxxxxx", "xxxxxxxx", "xxxxoooo", "oooooooo", "oooooooo", "oooooooo"];
    let no_flips = |why: &Illegal| matches!(why, Illegal::NoFlips { .. });
    vec![
        drawn("reversi-play", (1, 1), &start).goal(Goal::Any, "c2", Show::Nothing),
        drawn("reversi-lines", (1, 1), &lines).goal(Goal::Flip(6), "d4", Show::Nothing),
        drawn("reversi-nothing", (1, 1), &start).goal(Goal::Refused(no_flips), "a1", Show::Nothing),
        drawn("reversi-pass", (0, 0), &stuck).goal(Goal::ShutOut, "c1", Show::Nothing),
        drawn("reversi-end", (0, 0), &last).goal(Goal::Win, "a1", Show::Nothing),
    ]
}

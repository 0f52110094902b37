//! Chapters on Hex, on a board with cells large enough to touch.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::hex::Rules as Switches;
use crate::rules::{Rules, Side};

/// Number of cells on each side of the board in the exercises.
const SIZE: u8 = 5;

/// Returns the chapters that apply to these rules.
///
/// Each row of a drawing lies half a cell further to the right than the one above it. The first side
/// joins the top and the bottom.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let small = |swap| Rules::Hex(Switches::new(SIZE, swap).unwrap_or(switches));
    let rules = small(false);
    let drawn = |key, rows: [&str; SIZE as usize], side| Chapter::new(key, rules).drawn((0, 0), &rows, side);
    let mut chapters = vec![
        Chapter::new("hex-edges", rules).goal(Goal::Any, "c3", Show::Nothing),
        drawn("hex-chain", ["...x.", ".o.x.", "...oo", "..x..", ".xo.."], Side::First).goal(
            Goal::Win,
            "c3",
            Show::Touches,
        ),
        drawn("hex-bridge", ["..x..", ".oxo.", ".....", ".....", "....."], Side::First)
            .goal(Goal::There, "b4", Show::Touches)
            .line(true, "hex-bridge-edge"),
        // The other side has just played into the bridge.
        drawn("hex-keep", ["..x..", ".oxo.", ".....", ".x...", "....."], Side::Second).before("c3").goal(
            Goal::There,
            "b3",
            Show::Touches,
        ),
        drawn("hex-cut", [".....", ".x.x.", "oo.oo", ".....", ".x.x."], Side::First).goal(
            Goal::There,
            "c3",
            Show::Touches,
        ),
        drawn("hex-full", ["oxxxo", "xxxoo", "xx.xo", "ooxox", "ooxoo"], Side::First).goal(
            Goal::Win,
            "c3",
            Show::Touches,
        ),
    ];
    if switches.swap() {
        // The stone of the first side is off the diagonal, so it is seen to move to its mirrored cell.
        let swap = Chapter::new("hex-swap", small(true)).before("d3");
        chapters.push(swap.goal(Goal::There, "d3", Show::Nothing));
    }
    chapters
}

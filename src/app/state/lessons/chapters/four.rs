//! Chapters on four.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::four::{Opening, Rules as Switches};
use crate::rules::{Illegal, Rules, Side};

/// Corner of the left half of the board, which contains the seat stone.
const LEFT: (u8, u8) = (0, 2);

/// Returns the chapters on four.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let rules = Rules::Four(switches);
    let drawn = |key, rows: &[&str]| Chapter::new(key, rules).drawn(LEFT, rows, Side::First);
    let start = match switches.opening {
        Opening::SeatStone => Chapter::new("four-seat-stone", rules).crop((LEFT.0, LEFT.1, 6, 6)).goal(
            Goal::Any,
            "b3",
            Show::Nothing,
        ),
        Opening::Free => {
            Chapter::new("four-free", rules).crop((1, 1, 6, 6)).goal(Goal::Any, "c3", Show::Nothing)
        }
    };
    let apart = |why: &Illegal| matches!(why, Illegal::NotAdjacent { .. });
    vec![
        start,
        drawn("four-beside", &["......", "......", "xo....", "......", "......"]).goal(
            Goal::Refused(apart),
            "c2",
            Show::Nothing,
        ),
        drawn("four-win", &["......", "......", "xxx...", "ooo...", "......"])
            .goal(Goal::Win, "d3", Show::Touches)
            .line(true, "four-full"),
    ]
}

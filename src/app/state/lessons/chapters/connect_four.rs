//! Chapters on connect four.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::connect_four::Rules as Switches;
use crate::rules::{Illegal, Rules, Side};

/// Returns the chapters on connect four.
pub(super) fn chapters() -> Vec<Chapter> {
    let rules = Rules::ConnectFour(Switches::STANDARD);
    let drawn = |key, rows: [&str; 6], side| Chapter::new(key, rules).drawn((0, 0), &rows, side);
    let column_full = |why: &Illegal| matches!(why, Illegal::ColumnFull { .. });
    vec![
        drawn(
            "connect-four-drop",
            [".......", ".......", ".......", ".......", "...o...", "..xxo.."],
            Side::First,
        )
        .goal(Goal::Any, "d4", Show::Touches),
        drawn(
            "connect-four-win",
            [".......", ".......", ".......", ".......", ".oo....", ".xxx.o."],
            Side::First,
        )
        .goal(Goal::Win, "e6", Show::Touches),
        drawn(
            "connect-four-slanting",
            [".......", ".......", ".......", "..xo...", ".xox...", "xoxo.o."],
            Side::First,
        )
        .goal(Goal::Win, "d3", Show::Nothing),
        drawn(
            "connect-four-stop",
            [".......", ".......", ".......", "...o...", "..xo...", ".xxo..."],
            Side::First,
        )
        .goal(Goal::There, "d3", Show::Touches),
        drawn(
            "connect-four-column",
            ["...o...", "...x...", "...o...", "...x...", "...o...", "...x..."],
            Side::First,
        )
        .goal(Goal::Refused(column_full), "d1", Show::Nothing),
        drawn(
            "connect-four-draw",
            [".oxxooo", "xxxoxxo", "ooxooxx", "xxooxoo", "xxoxxox", "oxoxoox"],
            Side::Second,
        )
        .goal(Goal::Draw, "a1", Show::Touches),
    ]
}

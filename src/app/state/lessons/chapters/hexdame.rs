//! Chapters on Hexdame. What it shares with draughts is told by the chapters of checkers.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::hexdame::Rules as Switches;
use crate::rules::{Rules, Side};

/// Number of columns and of rows of the board.
const ACROSS: usize = 9;

/// Returns the chapters that apply to these rules.
///
/// A drawing has the columns and rows of the board, so its two cut corners are blank. The first side
/// moves from the lower left to the upper right.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let rules = Rules::Hexdame(switches);
    let drawn = |key, rows: [&str; ACROSS]| Chapter::new(key, rules).drawn((0, 0), &rows, Side::First);
    let mut chapters = vec![Chapter::new("hexdame-start", rules)];

    let rows = [
        "    .....",
        "   .....o",
        "  .......",
        " ........",
        "....x....",
        "........ ",
        ".......  ",
        ".x....   ",
        ".....    ",
    ];
    chapters.push(drawn("hexdame-move", rows).goal(Goal::Any, "e5 f4", Show::Choices));

    let rows = [
        "    .....",
        "   .....o",
        "  .......",
        " ....o...",
        "....x....",
        "........ ",
        ".......  ",
        ".x....   ",
        ".....    ",
    ];
    chapters.push(drawn("hexdame-jump", rows).goal(Goal::Take(1), "e5 g3", Show::Path));

    chapters.extend(captures(rules));
    chapters.extend(kings(rules));

    let rows = [
        "    .....",
        "   ......",
        "  .......",
        " ........",
        ".........",
        ".....xxo ",
        ".....x.  ",
        ".....x   ",
        ".....    ",
    ];
    chapters.push(drawn("checkers-end", rows).goal(Goal::Win, "f7 g7", Show::Choices));

    let rows = [
        "    .....",
        "   ......",
        "  ....O..",
        " ........",
        ".........",
        "........ ",
        ".X.....  ",
        "......   ",
        ".....    ",
    ];
    let draws = switches.draws.limits();
    chapters.push(
        drawn("checkers-draw", rows)
            .line(draws.repetitions > 0, "checkers-draw-repetition")
            .line(draws.quiet > 0, "checkers-draw-quiet")
            .line(draws.three_to_one > 0, "checkers-draw-three")
            .line(draws.two_to_one > 0, "checkers-draw-two"),
    );
    chapters
}

/// Returns the chapters on what captures are forced and how they go on.
fn captures(rules: Rules) -> Vec<Chapter> {
    let drawn = |key, rows: [&str; ACROSS]| Chapter::new(key, rules).drawn((0, 0), &rows, Side::First);
    let mut chapters = Vec::new();
    let rows = [
        "    .....",
        "   .....o",
        "  .......",
        " ........",
        "....o....",
        "...x.... ",
        ".......  ",
        "..x..x   ",
        ".....    ",
    ];
    chapters.push(drawn("checkers-forced", rows).goal(Goal::Take(1), "d6 f4", Show::Nothing));

    let rows = [
        "    .....",
        "   .....o",
        "  .......",
        " ........",
        "....x....",
        "...o.... ",
        ".......  ",
        ".x....   ",
        ".....    ",
    ];
    chapters.push(drawn("checkers-backward", rows).goal(Goal::Take(1), "e5 c7", Show::Path));

    let rows = [
        "    .....",
        "   .....o",
        "  .......",
        " ....o...",
        ".....o...",
        "....x... ",
        ".......  ",
        "..x...   ",
        ".....    ",
    ];
    chapters.push(
        drawn("checkers-chain", rows)
            .goal(Goal::Take(2), "e6 g4 e4", Show::Path)
            .line(true, "checkers-removal"),
    );

    let rows = [
        "    .....",
        "   .....o",
        "  ...o...",
        " ........",
        "....o..o.",
        "....x.x. ",
        ".......  ",
        "......   ",
        ".....    ",
    ];
    chapters.push(drawn("checkers-most", rows).goal(Goal::Take(2), "e6 e4 g2", Show::Nothing));
    chapters
}

/// Returns the chapters on crowning and on the moves of a king.
fn kings(rules: Rules) -> [Chapter; 4] {
    let drawn = |key, rows: [&str; ACROSS]| Chapter::new(key, rules).drawn((0, 0), &rows, Side::First);
    let crown = [
        "    .....",
        "   ..x...",
        "  .......",
        " ...o....",
        ".........",
        "........ ",
        ".x.....  ",
        "......   ",
        ".....    ",
    ];
    let passes = [
        "    .....",
        "   ..oo..",
        "  ....x..",
        " ........",
        "........o",
        "........ ",
        "..x....  ",
        "......   ",
        ".....    ",
    ];
    let flying = [
        "    .....",
        "   .....o",
        "  .......",
        " ........",
        ".........",
        "........ ",
        "..X....  ",
        "......   ",
        ".....    ",
    ];
    let far_jump = [
        "    .....",
        "   ......",
        "  .......",
        " ........",
        ".o..o....",
        "........ ",
        "..X....  ",
        "......   ",
        ".....    ",
    ];
    [
        drawn("hexdame-crown", crown).goal(Goal::Crown, "f2 g1", Show::Choices),
        drawn("hexdame-passes", passes).goal(Goal::Take(2), "g3 g1 e3", Show::Path),
        drawn("hexdame-flying", flying).goal(Goal::Any, "c7 f4", Show::Choices),
        drawn("hexdame-flying-jump", far_jump).goal(Goal::Take(1), "c7 f4", Show::Choices),
    ]
}

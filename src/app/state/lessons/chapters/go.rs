//! Chapters on Go, on a small board whose points are large enough to see and touch.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::go::{Opening, Repetition, Rules as Switches, Scoring, Size};
use crate::rules::{Illegal, Rules, Side, Turn};

/// Number of lines of the board in the exercises.
const LINES: u8 = 7;

/// A finished game with complete territories.
const OVER: [&str; 7] = ["..xo...", "..xo...", "..xoo..", "..xxo..", "...xo..", "..xxo..", "..xo..."];
/// The same position with a black stone that cannot be saved.
const DEAD: [&str; 7] = ["..xo...", "..xo...", "..xoo..", "..xxo..", "...xo..", "..xxo.x", "..xo..."];

/// Returns the chapters that apply to these rules.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let size = Size::new(LINES).unwrap_or(switches.size);
    let small = Rules::Go(Switches { size, handicap: 0, opening: Opening::Empty, ..switches });
    let drawn = |key, rows: &[&str]| Chapter::new(key, small).drawn((0, 0), &board(rows), Side::First);
    let mut chapters = vec![
        drawn("go-play", &[".......", ".......", "..x.o..", ".......", "..o.x.."]).goal(
            Goal::Any,
            "d4",
            Show::Nothing,
        ),
        drawn("go-capture", &[".......", ".......", "...x...", "..xox..", ".......", "....o.."]).goal(
            Goal::Take(1),
            "d5",
            Show::Touches,
        ),
        drawn("go-group", &[".......", ".......", "...xx..", "..xoox.", "...x...", "..o..o."]).goal(
            Goal::Take(2),
            "e5",
            Show::Touches,
        ),
    ];
    chapters.push(if switches.suicide {
        let rows = ["x.o....", "oo.....", "...x...", "..xx..."];
        drawn("go-own-stones", &rows).goal(Goal::Take(2), "b1", Show::Touches)
    } else {
        let rows = [".oo....", "o......", "...x...", "..xx..."];
        let suicide = |why: &Illegal| matches!(why, Illegal::Suicide { .. });
        drawn("go-suicide", &rows).goal(Goal::Refused(suicide), "a1", Show::Touches)
    });
    let rows = [".ox....", "ox.....", "x......", "...o..."];
    chapters.push(drawn("go-first", &rows).goal(Goal::Take(2), "a1", Show::Touches));

    let key = if switches.repetition == Repetition::Ko { "go-ko" } else { "go-superko" };
    let rows = board(&[".......", ".......", "..xo...", ".x.xo..", "..xo..."]);
    let again = |why: &Illegal| matches!(why, Illegal::Ko { .. } | Illegal::Superko { .. });
    let ko = Chapter::new(key, small).drawn((0, 0), &rows, Side::Second).before("c4");
    chapters.push(ko.goal(Goal::Refused(again), "d4", Show::Touches));

    let rows = ["...xo..", "xxxxo..", "ooooo.."];
    chapters.push(drawn("go-eyes", &rows).goal(Goal::There, "b1", Show::Nothing));

    let pass = drawn("go-pass", &OVER).goal(Goal::Pass, "", Show::Nothing);
    chapters
        .push(Chapter { reply: Some(Turn::default()), ..pass }.line(switches.pass_stones, "go-pass-stones"));
    if switches.dead_stones {
        let dead = drawn("go-dead", &DEAD).goal(Goal::Mark, "g6", Show::Nothing);
        chapters.push(Chapter { before: vec![Turn::default(); 2], ..dead });
    }
    let key = match switches.scoring {
        Scoring::Area => "go-area",
        Scoring::Territory => "go-territory",
    };
    let count = drawn(key, &OVER).goal(Goal::Look, "", Show::Nothing);
    let count = count.line(switches.komi != 0, "go-komi-line");
    chapters.push(Chapter { before: vec![Turn::default(); 2], ..count });

    let whole = Rules::Go(switches);
    if switches.opening == Opening::SeatStones {
        chapters.push(Chapter::new("go-seat-stones", whole));
    } else if !switches.first_stones().is_empty() {
        chapters.push(Chapter::new("go-handicap", whole));
    }
    chapters
}

/// Returns a drawing of the whole board without the empty rows at its bottom.
fn board<'a>(rows: &[&'a str]) -> Vec<&'a str> {
    let mut rows = rows.to_vec();
    rows.resize(usize::from(LINES), ".......");
    rows
}

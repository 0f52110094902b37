//! Chapters on gomoku and renju, on a board with points large enough to touch.

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::rules::gomoku::{Opening, Rules as Switches, Winning};
use crate::rules::{Forbidden, Illegal, Rules, Side};

/// Number of points on each side of the board in the exercises.
const SIZE: u8 = 9;
/// Number of visible points on each side.
const SEEN: u8 = 7;

/// Returns the chapters that apply to these rules.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let small = |opening| Rules::Gomoku(Switches::new(SIZE, switches.winning(), opening).unwrap_or(switches));
    let rules = small(Opening::Free);
    let drawn = |key, rows: [&str; SEEN as usize]| Chapter::new(key, rules).drawn((1, 1), &rows, Side::First);
    let forbidden = |why: &Illegal| matches!(why, Illegal::Forbidden { why: Forbidden::Overline, .. });
    let double = |why: &Illegal| {
        matches!(why, Illegal::Forbidden { why: Forbidden::DoubleThree | Forbidden::DoubleFour, .. })
    };
    let mut chapters = vec![
        drawn("gomoku-five", [".......", "..o....", ".xxxx..", "..oo...", "...o...", ".......", "......."])
            .goal(Goal::Win, "f3", Show::Touches)
            .line(true, "gomoku-full"),
        drawn("gomoku-stop", [".......", ".......", "xoooo..", "..xx...", "..x....", ".......", "......."])
            .goal(Goal::There, "f3", Show::Touches),
    ];
    let six = ["...o...", "..o..o.", ".......", ".xxx.xx", ".......", "..o.o..", "......."];
    chapters.push(match switches.winning() {
        Winning::FreeStyle => drawn("gomoku-more", six).goal(Goal::Win, "e4", Show::Touches),
        Winning::Standard | Winning::Caro => {
            drawn("gomoku-exactly", six).goal(Goal::There, "e4", Show::Touches)
        }
        Winning::Renju => drawn("gomoku-overline", six).goal(Goal::Refused(forbidden), "e4", Show::Touches),
    });
    if switches.winning() == Winning::Caro {
        let rows = ["...o...", "oxxxx.o", "...o...", ".......", ".xxxx..", "..ooo..", "......."];
        chapters.push(drawn("gomoku-blocked", rows).goal(Goal::Win, "f5", Show::Nothing));
    }
    if switches.winning() == Winning::Renju {
        let rows = ["o.....o", ".......", ".......", "....xx.", "...x...", "...x...", "o.....o"];
        chapters.push(drawn("gomoku-threes", rows).goal(Goal::Refused(double), "d4", Show::Touches));
        let rows = ["o.o.o.o", ".......", ".......", "....xxx", "...x...", "...x...", "o..x..o"];
        chapters.push(drawn("gomoku-fours", rows).goal(Goal::Refused(double), "d4", Show::Touches));
    }
    let opening = match switches.opening() {
        Opening::Free => None,
        Opening::Swap => Some("gomoku-swap"),
        Opening::Swap2 => Some("gomoku-swap-two"),
    };
    if let Some(key) = opening {
        let chapter = Chapter::new(key, small(switches.opening())).crop((1, 1, SEEN, SEEN));
        chapters.push(chapter.goal(Goal::Turns(3), "d4 e5 d6", Show::Nothing));
    }
    chapters
}

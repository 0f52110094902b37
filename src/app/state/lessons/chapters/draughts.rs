//! Chapters on checkers and draughts. Each set of rules has the chapters that apply to it.

use std::fmt::Write;

use crate::app::state::lessons::chapters::{Chapter, Goal, Show};
use crate::notation;
use crate::rules::checkers::{Crowning, Priority, Removal, Rules as Switches};
use crate::rules::{Illegal, Rules, Side};

/// Corner of a drawing in the middle of the board, away from the crowning row.
const MIDDLE: (u8, u8) = (0, 2);
/// Corner of a drawing at the crowning row.
const FAR: (u8, u8) = (0, 0);

/// Returns the chapters that apply to these rules.
pub(super) fn chapters(switches: Switches) -> Vec<Chapter> {
    let rules = Rules::Checkers(switches);
    let drawn = |key, at, rows: &[&str]| Chapter::new(key, rules).drawn(at, rows, Side::First);
    let mut chapters = vec![Chapter::new("checkers-start", rules)];

    let rows = [".o....", "......", "...x..", "x....."];
    chapters.push(drawn("checkers-move", MIDDLE, &rows).goal(Goal::Any, "d3 c2", Show::Choices));

    let rows = [".o....", "....o.", "...x..", "x....."];
    chapters.push(
        drawn("checkers-jump", MIDDLE, &rows)
            .goal(Goal::Take(1), "d3 f1", Show::Path)
            .line(!switches.men_capture_backward, "checkers-jump-forward")
            .line(!switches.forced_capture, "rule-forced-off"),
    );
    if switches.forced_capture {
        let rows = ["......", "......", "......", "..o...", ".x...x"];
        chapters.push(drawn("checkers-forced", MIDDLE, &rows).goal(Goal::Take(1), "b5 d3", Show::Nothing));
    }
    if switches.men_capture_backward {
        let rows = ["......", "......", "...x..", "....o.", "......"];
        chapters.push(drawn("checkers-backward", MIDDLE, &rows).goal(Goal::Take(1), "d3 f5", Show::Path));
    }
    if switches.orthogonal_captures {
        let rows = ["......", "......", "...o..", "......", "...x.."];
        chapters.push(drawn("checkers-straight", MIDDLE, &rows).goal(Goal::Take(1), "d5 d1", Show::Path));
    }
    let rows = ["......", "o...o.", "......", "..o...", ".x...."];
    chapters.push(
        drawn("checkers-chain", MIDDLE, &rows)
            .goal(Goal::Take(2), "b5 d3 f1", Show::Path)
            .line(switches.finish_jumps, "rule-finish-on")
            .line(!switches.finish_jumps, "rule-finish-off")
            .line(switches.removal == Removal::AtTheEnd, "checkers-removal"),
    );
    chapters.extend(priority(switches));
    if !switches.men_capture_kings {
        let rows = ["......", "....O.", "...x..", "......"];
        let refused = |why: &Illegal| matches!(why, Illegal::Unreachable { .. });
        chapters.push(drawn("checkers-no-kings", MIDDLE, &rows).goal(
            Goal::Refused(refused),
            "d3 f1",
            Show::Choices,
        ));
    }
    chapters.extend(kings(switches));

    let rows = ["......", "o.....", "......", "x.x..."];
    chapters.push(drawn("checkers-end", FAR, &rows).goal(Goal::Win, "a4 b3", Show::Choices));
    let rows = ["......", "....O.", "......", "......", ".X...."];
    let draws = switches.draws;
    chapters.push(
        drawn("checkers-draw", MIDDLE, &rows)
            .line(draws.repetitions > 0, "checkers-draw-repetition")
            .line(draws.quiet > 0, "checkers-draw-quiet")
            .line(draws.three_to_one > 0, "checkers-draw-three")
            .line(draws.two_to_one > 0, "checkers-draw-two"),
    );
    chapters
}

/// Returns the chapter on the priority of captures.
fn priority(switches: Switches) -> Option<Chapter> {
    let key = match switches.priority {
        _ if !switches.forced_capture => return None,
        Priority::Free => return None,
        Priority::WithKing => {
            let rows = ["......", "....o.", ".o...x", "X....."];
            let chapter = Chapter::new("checkers-with-king", Rules::Checkers(switches));
            let chapter = chapter.drawn(MIDDLE, &rows, Side::First);
            return Some(chapter.goal(Goal::Take(1), "a4 c2", Show::Nothing));
        }
        Priority::Most => "checkers-most",
        Priority::MostThenKings => "checkers-most-kings",
        Priority::Italian => "checkers-most-italian",
        Priority::Value => "checkers-most-value",
    };
    let rows = ["........", "..o.....", "........", "..o...o.", "...x.x.."];
    let chapter = Chapter::new(key, Rules::Checkers(switches)).drawn(MIDDLE, &rows, Side::First);
    Some(chapter.goal(Goal::Take(2), "d5 b3 d1", Show::Nothing))
}

/// Returns the chapters on crowning and on the moves of a king.
fn kings(switches: Switches) -> Vec<Chapter> {
    let rules = Rules::Checkers(switches);
    let drawn = |key, at, rows: &[&str]| Chapter::new(key, rules).drawn(at, rows, Side::First);
    let mut chapters = Vec::new();
    // A man that can capture neither backward nor along rows cannot continue from here.
    let goes_on = switches.men_capture_backward || switches.orthogonal_captures;
    let rows = ["......", "..x...", "......", "o....."];
    chapters.push(
        drawn("checkers-crown", FAR, &rows)
            .goal(Goal::Crown, "c2 b1", Show::Choices)
            .line(!goes_on, "checkers-crown-ends"),
    );
    match switches.crowning {
        Crowning::AtOnce if switches.flying_kings => {
            let rows = ["........", "..o.....", ".x...o..", "........", "........"];
            let chapter = drawn("checkers-crown-at-once", FAR, &rows);
            chapters.push(chapter.goal(Goal::Take(2), "b3 d1 g4", Show::Path));
        }
        Crowning::AtTheEnd if goes_on => {
            let rows = ["......", "..o.o.", ".x....", "......"];
            let chapter = drawn("checkers-crown-passes", FAR, &rows);
            chapters.push(chapter.goal(Goal::Take(2), "b3 d1 f3", Show::Path));
        }
        _ => {}
    }
    if switches.flying_kings {
        let rows = [".o....", "......", "......", "......", "......", "X....."];
        chapters.push(drawn("checkers-flying", MIDDLE, &rows).goal(Goal::Any, "a6 d3", Show::Choices));
        let rows = ["......", "......", "...o..", "......", "......", "X....."];
        chapters.push(drawn("checkers-flying-jump", MIDDLE, &rows).goal(
            Goal::Take(1),
            "a6 e2",
            Show::Choices,
        ));
    } else {
        let rows = ["......", "......", "...X..", "......", ".o...."];
        chapters.push(drawn("checkers-king", MIDDLE, &rows).goal(Goal::Any, "d3 e4", Show::Choices));
    }
    if switches.kings_rest {
        let rows = [".o....", "......", "......", "..X...", ".....x"];
        let refused = |why: &Illegal| matches!(why, Illegal::KingRests { .. });
        let mut rests = drawn("checkers-rest", MIDDLE, &rows);
        rests = rests.goal(Goal::Refused(refused), "c4", Show::Nothing);
        let king = rests.solution.first().and_then(|&king| notation::square_number(rules, king));
        if let (Some(position), Some(king)) = (&mut rests.position, king) {
            // Each mention of the king is a consecutive turn in which it moved.
            _ = write!(position, ":R{king},{king},{king}");
        }
        chapters.push(rests);
    }
    chapters
}

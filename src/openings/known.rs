//! The openings that are compiled in. Each file names the sources of its facts.

use std::sync::LazyLock;

use super::Openings;
use crate::rules::{Rules, checkers, gomoku, reversi};

const AMERICAN: Rules = Rules::Checkers(checkers::Rules::AMERICAN);
const FREE_STYLE: Rules = Rules::Gomoku(gomoku::Rules::FREE_STYLE);
const REVERSI: Rules = Rules::Reversi(reversi::Rules::STANDARD);

/// The rules that have openings.
pub(super) const RULES: [Rules; 3] = [AMERICAN, REVERSI, FREE_STYLE];

/// The files, with the rules by which they are played.
pub(super) const FILES: [(Rules, &str); 4] = [
    (AMERICAN, include_str!("../../assets/openings/checkers.txt")),
    (AMERICAN, include_str!("../../assets/openings/checkers-deck.txt")),
    (REVERSI, include_str!("../../assets/openings/reversi.txt")),
    (FREE_STYLE, include_str!("../../assets/openings/gomoku.txt")),
];

static CHECKERS: LazyLock<Openings> = LazyLock::new(|| file(0));
static DECK: LazyLock<Openings> = LazyLock::new(|| file(1));
static OTHELLO: LazyLock<Openings> = LazyLock::new(|| file(2));
static RENJU: LazyLock<Openings> = LazyLock::new(|| file(3));
static NONE: LazyLock<Openings> = LazyLock::new(|| Openings::none(REVERSI));

/// Reads a file, which a test holds to be readable.
fn file(at: usize) -> Openings {
    let (rules, text) = FILES[at];
    Openings::read(rules, text).unwrap_or_else(|_| Openings::none(rules))
}

pub(super) fn of(rules: Rules) -> &'static Openings {
    match rules {
        Rules::Checkers(rules) if is_american(rules) => &CHECKERS,
        Rules::Reversi(_) => &OTHELLO,
        Rules::Gomoku(rules) if is_renju_board(rules) => &RENJU,
        _ => &NONE,
    }
}

pub(super) fn deck(rules: Rules) -> &'static Openings {
    match rules {
        Rules::Checkers(rules) if is_american(rules) => &DECK,
        _ => &NONE,
    }
}

/// Returns `true` for American checkers, also with captures that are not forced and other limits for draws.
fn is_american(rules: checkers::Rules) -> bool {
    let american = checkers::Rules::AMERICAN;
    checkers::Rules {
        forced_capture: american.forced_capture,
        finish_jumps: american.finish_jumps,
        draws: american.draws,
        ..rules
    } == american
}

/// Returns `true` for five in a row on the board of renju. The openings have three stones, so it does not matter which
/// rows win.
fn is_renju_board(rules: gomoku::Rules) -> bool {
    let usual = gomoku::Rules::FREE_STYLE;
    rules.size() == usual.size() && rules.length() == usual.length()
}

//! The openings that are compiled in. Each file names the sources of its facts.

use std::sync::LazyLock;

use super::Openings;
use crate::rules::{Rules, checkers, go, gomoku, hex, reversi};

const AMERICAN: Rules = Rules::Checkers(checkers::Rules::AMERICAN);
const INTERNATIONAL: Rules = Rules::Checkers(checkers::Rules::INTERNATIONAL);
const RUSSIAN: Rules = Rules::Checkers(checkers::Rules::RUSSIAN);
const FREE_STYLE: Rules = Rules::Gomoku(gomoku::Rules::FREE_STYLE);
const REVERSI: Rules = Rules::Reversi(reversi::Rules::STANDARD);
const NINE: Rules = Rules::Go(go::Rules { size: go::Size::NINE, ..go::Rules::JAPANESE });
const HEX: Rules = Rules::Hex(hex::Rules::STANDARD);

/// The rules that have openings.
pub(super) const RULES: [Rules; 7] = [AMERICAN, RUSSIAN, INTERNATIONAL, REVERSI, FREE_STYLE, NINE, HEX];

/// The files, with the rules by which they are played.
pub(super) const FILES: [(Rules, &str); 8] = [
    (AMERICAN, include_str!("../../assets/openings/checkers.txt")),
    (AMERICAN, include_str!("../../assets/openings/checkers-deck.txt")),
    (REVERSI, include_str!("../../assets/openings/reversi.txt")),
    (FREE_STYLE, include_str!("../../assets/openings/gomoku.txt")),
    (RUSSIAN, include_str!("../../assets/openings/russian.txt")),
    (INTERNATIONAL, include_str!("../../assets/openings/international.txt")),
    (NINE, include_str!("../../assets/openings/go.txt")),
    (HEX, include_str!("../../assets/openings/hex.txt")),
];

static CHECKERS: LazyLock<Openings> = LazyLock::new(|| file(0));
static DECK: LazyLock<Openings> = LazyLock::new(|| file(1));
static OTHELLO: LazyLock<Openings> = LazyLock::new(|| file(2));
static RENJU: LazyLock<Openings> = LazyLock::new(|| file(3));
static SHASHKI: LazyLock<Openings> = LazyLock::new(|| file(4));
static HUNDRED: LazyLock<Openings> = LazyLock::new(|| file(5));
static GO: LazyLock<Openings> = LazyLock::new(|| file(6));
static ELEVEN: LazyLock<Openings> = LazyLock::new(|| file(7));
static NONE: LazyLock<Openings> = LazyLock::new(|| Openings::none(REVERSI));

/// Reads a file, which a test holds to be readable.
fn file(at: usize) -> Openings {
    let (rules, text) = FILES[at];
    Openings::read(rules, text).unwrap_or_else(|_| Openings::none(rules))
}

pub(super) fn of(rules: Rules) -> &'static Openings {
    match rules {
        Rules::Checkers(rules) if is_like(rules, checkers::Rules::AMERICAN) => &CHECKERS,
        Rules::Checkers(rules) if is_like(rules, checkers::Rules::RUSSIAN) => &SHASHKI,
        Rules::Checkers(rules) if is_like(rules, checkers::Rules::INTERNATIONAL) => &HUNDRED,
        Rules::Reversi(_) => &OTHELLO,
        Rules::Gomoku(rules) if is_renju_board(rules) => &RENJU,
        Rules::Go(rules) if is_empty_nine(rules) => &GO,
        Rules::Hex(rules) if rules.size() == hex::Rules::STANDARD.size() => &ELEVEN,
        _ => &NONE,
    }
}

pub(super) fn deck(rules: Rules) -> &'static Openings {
    match rules {
        Rules::Checkers(rules) if is_like(rules, checkers::Rules::AMERICAN) => &DECK,
        _ => &NONE,
    }
}

/// Returns `true` for a kind of draughts, also with captures that are not forced and other limits for draws.
fn is_like(rules: checkers::Rules, kind: checkers::Rules) -> bool {
    checkers::Rules {
        forced_capture: kind.forced_capture,
        finish_jumps: kind.finish_jumps,
        draws: kind.draws,
        ..rules
    } == kind
}

/// Returns `true` for five in a row on the board of renju. The openings have three stones, so it does not matter which
/// rows win.
fn is_renju_board(rules: gomoku::Rules) -> bool {
    let usual = gomoku::Rules::FREE_STYLE;
    rules.size() == usual.size() && rules.length() == usual.length()
}

/// Returns `true` for Go that begins on an empty board of 9 by 9, whatever the way of counting.
fn is_empty_nine(rules: go::Rules) -> bool {
    rules.size == go::Size::NINE && rules.handicap == 0 && rules.opening != go::Opening::SeatStones
}

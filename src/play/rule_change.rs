//! Changes of the rules before a match, one touch at a time.
//!
//! A change of playable rules always gives playable rules: values that no longer fit are replaced by the
//! nearest ones that do.
//!
//! # Examples
//!
//! ```
//! use parlour::play::rule_change::{GoChange, RuleChange, changed, kind};
//! use parlour::rules::{Game, Rules, go};
//!
//! let rules = changed(Game::Go.preset("chinese")?, RuleChange::Go(GoChange::Size(go::Size::NINE)));
//! assert_eq!(rules.grid().columns, 9);
//! assert_eq!(kind(rules).map(|preset| preset.name), Some("chinese"));
//!
//! let handicap = changed(rules, RuleChange::Go(GoChange::Handicap(4)));
//! assert!(matches!(handicap, Rules::Go(go::Rules { komi: 1, .. })), "komi follows the handicap");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::rules::checkers::{self, Crowning, Priority, Removal};
use crate::rules::{Game, Preset, Rules, connect_four, go, gomoku, hex};

#[cfg(test)]
mod tests;

/// One change of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleChange {
    /// Applies a preset, by its index in [`Game::presets`]. Values that presets leave open stay: board
    /// and handicap of Go, board and opening of gomoku.
    Preset(usize),
    /// A change of checkers.
    Checkers(CheckersChange),
    /// A change of Go.
    Go(GoChange),
    /// A change of gomoku.
    Gomoku(GomokuChange),
    /// A change of connect four.
    ConnectFour(ConnectFourChange),
    /// A change of Hex.
    Hex(HexChange),
}

/// A change of the rules of checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckersChange {
    /// Turns a rule on or off.
    Toggle(Switch),
    /// Sets the priority among several captures.
    Priority(Priority),
    /// Sets the size of the board.
    Board(checkers::Size),
}

/// A rule of checkers that is on or off.
///
/// The fields of [`checkers::Rules`] with the same names describe the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// A player who can capture must do so.
    ForcedCapture,
    /// A capture that has begun must be continued as far as possible.
    FinishJumps,
    /// Kings move any distance. Off and on, the removal of captured pieces follows: pieces stay on the board
    /// until the end of the turn if and only if kings fly.
    FlyingKings,
    /// Men capture backward as well.
    MenCaptureBackward,
    /// Men can capture kings.
    MenCaptureKings,
    /// A man is crowned as soon as it reaches the last row, and not only at the end of the turn.
    CrownAtOnce,
    /// Captures are possible along rows and columns as well.
    OrthogonalCaptures,
    /// A king that has moved three times in a row without a capture must rest.
    KingsRest,
}

/// A change of the rules of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoChange {
    /// Sets the size of the board.
    Size(go::Size),
    /// Changes the size of the board by one line.
    Lines(Step),
    /// Sets the number of handicap stones: none, or 2 to 9. More than the board allows counts as the most
    /// that it allows.
    Handicap(u8),
    /// Sets komi, in half points.
    Komi(i16),
    /// Changes komi by half a point.
    KomiStep(Step),
    /// Turns the opening with four seat stones on or off. It excludes a handicap.
    SeatStones,
}

/// Direction of the smallest step of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the next lower value.
    Down,
    /// To the next higher value.
    Up,
}

impl Step {
    /// Returns the value after this step from another.
    fn of(self, value: u8) -> u8 {
        match self {
            Step::Down => value.saturating_sub(1),
            Step::Up => value.saturating_add(1),
        }
    }
}

/// A change of the rules of gomoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GomokuChange {
    /// Sets the number of lines of the board.
    Size(u8),
    /// Sets the opening.
    Opening(gomoku::Opening),
}

/// A change of the rules of connect four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectFourChange {
    /// Sets the size of the board. A row longer than the board is shortened to fit.
    Board {
        /// Number of columns.
        columns: u8,
        /// Number of rows.
        rows: u8,
    },
    /// Sets the number of discs in a row that win.
    Length(u8),
}

/// A change of the rules of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexChange {
    /// Sets the number of cells on a side of the board.
    Size(u8),
    /// Changes the number of cells on a side by one.
    Cells(Step),
    /// Turns the swap rule on or off.
    Swap,
}

/// Maximal komi on offer for either side, in half points.
const MAX_KOMI: i16 = 100;

/// Returns the rules after a change. A change of another game has no effect.
#[must_use]
pub fn changed(rules: Rules, change: RuleChange) -> Rules {
    match (rules, change) {
        (_, RuleChange::Preset(at)) => match rules.game().presets().get(at) {
            Some(preset) => with_preset(rules, preset.rules),
            None => rules,
        },
        (Rules::Checkers(rules), RuleChange::Checkers(change)) => {
            Rules::Checkers(checkers_changed(rules, change))
        }
        (Rules::Go(rules), RuleChange::Go(change)) => Rules::Go(go_changed(rules, change)),
        (Rules::Gomoku(rules), RuleChange::Gomoku(change)) => {
            let (size, opening) = match change {
                GomokuChange::Size(size) => (size, rules.opening()),
                GomokuChange::Opening(opening) => (rules.size(), opening),
            };
            Rules::Gomoku(gomoku::Rules::new(size, rules.winning(), opening).unwrap_or(rules))
        }
        (Rules::ConnectFour(rules), RuleChange::ConnectFour(change)) => {
            let grid = rules.grid();
            let (columns, rows, length) = match change {
                ConnectFourChange::Board { columns, rows } => {
                    (columns, rows, rules.length().min(columns).min(rows))
                }
                ConnectFourChange::Length(length) => (grid.columns, grid.rows, length),
            };
            Rules::ConnectFour(connect_four::Rules::new(columns, rows, length).unwrap_or(rules))
        }
        (Rules::Hex(rules), RuleChange::Hex(change)) => {
            let (size, swap) = match change {
                HexChange::Size(size) => (size, rules.swap()),
                HexChange::Cells(step) => (step.of(rules.size()), rules.swap()),
                HexChange::Swap => (rules.size(), !rules.swap()),
            };
            Rules::Hex(hex::Rules::new(size, swap).unwrap_or(rules))
        }
        _ => rules,
    }
}

/// Returns the preset of these rules, ignoring the values that presets leave open. `None` if the rules
/// were changed by hand.
#[must_use]
pub fn kind(rules: Rules) -> Option<&'static Preset> {
    let usual = match rules {
        Rules::Go(rules) => {
            let go::Rules { size, handicap, opening, komi, .. } = go::Rules::CHINESE;
            let bare = go::Rules { size, handicap, opening, ..rules };
            return Game::Go.presets().iter().find(|preset| {
                // Komi differs between presets and can be chosen with each of them.
                let Rules::Go(preset) = preset.rules else { return false };
                go::Rules { komi, ..preset } == go::Rules { komi, ..bare }
            });
        }
        Rules::Gomoku(rules) => {
            let usual = gomoku::Rules::FREE_STYLE;
            if rules.length() != usual.length() {
                return None;
            }
            Rules::Gomoku(gomoku::Rules::new(usual.size(), rules.winning(), usual.opening()).unwrap_or(rules))
        }
        Rules::ConnectFour(_) => Rules::ConnectFour(connect_four::Rules::STANDARD),
        Rules::Hex(_) => Rules::Hex(hex::Rules::STANDARD),
        Rules::Checkers(_) | Rules::Reversi(_) | Rules::Four(_) | Rules::Hexdame(_) => rules,
    };
    usual.preset()
}

/// Returns the usual komi by these rules, in half points: the preset's, or half a point against a
/// draw if Black has handicap stones.
#[must_use]
pub fn usual_komi(rules: go::Rules) -> i16 {
    if rules.handicap > 0 {
        return 1;
    }
    match (kind(Rules::Go(rules)), rules.scoring) {
        (Some(Preset { rules: Rules::Go(preset), .. }), _) => preset.komi,
        (_, go::Scoring::Area) => go::Rules::CHINESE.komi,
        (_, go::Scoring::Territory) => go::Rules::JAPANESE.komi,
    }
}

fn with_preset(rules: Rules, preset: Rules) -> Rules {
    match (rules, preset) {
        (Rules::Go(rules), Rules::Go(preset)) => {
            let go::Rules { size, handicap, opening, komi, .. } = rules;
            Rules::Go(with_following_komi(rules, go::Rules { size, komi, handicap, opening, ..preset }))
        }
        (Rules::Gomoku(rules), Rules::Gomoku(preset)) => Rules::Gomoku(
            gomoku::Rules::new(rules.size(), preset.winning(), rules.opening()).unwrap_or(preset),
        ),
        _ => preset,
    }
}

impl Switch {
    /// All rules, in the order of the setup screen.
    pub const ALL: [Switch; 8] = [
        Switch::ForcedCapture,
        Switch::FinishJumps,
        Switch::FlyingKings,
        Switch::MenCaptureBackward,
        Switch::MenCaptureKings,
        Switch::CrownAtOnce,
        Switch::OrthogonalCaptures,
        Switch::KingsRest,
    ];

    /// Returns `true` if the rule is on.
    #[must_use]
    pub fn is_on(self, rules: checkers::Rules) -> bool {
        match self {
            Switch::ForcedCapture => rules.forced_capture,
            Switch::FinishJumps => rules.finish_jumps,
            Switch::FlyingKings => rules.flying_kings,
            Switch::MenCaptureBackward => rules.men_capture_backward,
            Switch::MenCaptureKings => rules.men_capture_kings,
            Switch::CrownAtOnce => rules.crowning == Crowning::AtOnce,
            Switch::OrthogonalCaptures => rules.orthogonal_captures,
            Switch::KingsRest => rules.kings_rest,
        }
    }

    /// Returns `true` if the rule makes a difference. Where the most pieces must be captured, every
    /// capture is completed anyway.
    #[must_use]
    pub fn matters(self, rules: checkers::Rules) -> bool {
        self != Switch::FinishJumps || matches!(rules.priority, Priority::Free | Priority::WithKing)
    }
}

fn checkers_changed(mut rules: checkers::Rules, change: CheckersChange) -> checkers::Rules {
    match change {
        CheckersChange::Toggle(switch) => {
            let on = !switch.is_on(rules);
            match switch {
                Switch::ForcedCapture => rules.forced_capture = on,
                Switch::FinishJumps => rules.finish_jumps = on,
                Switch::FlyingKings => {
                    rules.flying_kings = on;
                    // In all published variants, captured pieces stay on the board until the end of the
                    // turn if and only if kings fly.
                    rules.removal = if on { Removal::AtTheEnd } else { Removal::AsItGoes };
                }
                Switch::MenCaptureBackward => rules.men_capture_backward = on,
                Switch::MenCaptureKings => rules.men_capture_kings = on,
                Switch::CrownAtOnce => {
                    rules.crowning = if on { Crowning::AtOnce } else { Crowning::AtTheEnd };
                }
                Switch::OrthogonalCaptures => rules.orthogonal_captures = on,
                Switch::KingsRest => rules.kings_rest = on,
            }
        }
        CheckersChange::Priority(priority) => rules.priority = priority,
        CheckersChange::Board(size) => rules.size = size,
    }
    rules
}

fn go_changed(rules: go::Rules, change: GoChange) -> go::Rules {
    let mut after = rules;
    match change {
        GoChange::Size(size) => after.size = size,
        GoChange::Lines(step) => {
            after.size = go::Size::new(step.of(rules.size.lines())).unwrap_or(rules.size);
        }
        GoChange::Handicap(stones) => {
            after.handicap = stones;
            if stones > 0 {
                after.opening = go::Opening::Empty;
            }
        }
        GoChange::Komi(halves) => after.komi = halves.clamp(-MAX_KOMI, MAX_KOMI),
        GoChange::KomiStep(step) => {
            let by = if step == Step::Up { 1 } else { -1 };
            after.komi = rules.komi.saturating_add(by).clamp(-MAX_KOMI, MAX_KOMI);
        }
        GoChange::SeatStones => match rules.opening {
            go::Opening::Empty => (after.opening, after.handicap) = (go::Opening::SeatStones, 0),
            go::Opening::SeatStones => after.opening = go::Opening::Empty,
        },
    }
    // Reduce what the board has no room for.
    after.handicap = after.handicap.min(after.most_handicap());
    if after.handicap == 1 {
        after.handicap = 0;
    }
    if after.most_handicap() == 0 {
        after.opening = go::Opening::Empty;
    }
    match change {
        GoChange::Komi(_) | GoChange::KomiStep(_) => after,
        _ => with_following_komi(rules, after),
    }
}

/// Adapts komi to changed rules, unless it was set by hand.
fn with_following_komi(before: go::Rules, after: go::Rules) -> go::Rules {
    if before.komi == usual_komi(before) { go::Rules { komi: usual_komi(after), ..after } } else { after }
}

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
            let lines = rules.size.lines();
            let lines = match step {
                Step::Down => lines.saturating_sub(1),
                Step::Up => lines.saturating_add(1),
            };
            after.size = go::Size::new(lines).unwrap_or(rules.size);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Match, Mode, Player, Setup};
    use crate::rules::{Choice, Side};

    /// All changes that the controls of a game offer.
    fn changes(game: Game) -> Vec<RuleChange> {
        let presets = (0..game.presets().len()).map(RuleChange::Preset);
        let own: Vec<RuleChange> = match game {
            Game::Checkers => {
                let switches = Switch::ALL.map(CheckersChange::Toggle);
                let priorities = [
                    Priority::Free,
                    Priority::WithKing,
                    Priority::Most,
                    Priority::MostThenKings,
                    Priority::Italian,
                    Priority::Value,
                ]
                .map(CheckersChange::Priority);
                let sizes = [checkers::Size::Eight, checkers::Size::Ten, checkers::Size::Twelve]
                    .map(CheckersChange::Board);
                switches.into_iter().chain(priorities).chain(sizes).map(RuleChange::Checkers).collect()
            }
            Game::Go => {
                let sizes = (2..=25).filter_map(|lines| go::Size::new(lines).ok()).map(GoChange::Size);
                let stones = [0, 2, 3, 4, 5, 6, 7, 8, 9].map(GoChange::Handicap);
                let komi = [-7, 0, 1, 11, 13, 14, 15].map(GoChange::Komi);
                let steps = [Step::Down, Step::Up].into_iter();
                let steps = steps.flat_map(|step| [GoChange::Lines(step), GoChange::KomiStep(step)]);
                let all = sizes.chain(stones).chain(komi).chain(steps).chain([GoChange::SeatStones]);
                all.map(RuleChange::Go).collect()
            }
            Game::Gomoku => {
                let sizes = gomoku::Rules::SIZES.map(GomokuChange::Size);
                let openings = [gomoku::Opening::Free, gomoku::Opening::Swap, gomoku::Opening::Swap2]
                    .map(GomokuChange::Opening);
                sizes.into_iter().chain(openings).map(RuleChange::Gomoku).collect()
            }
            Game::ConnectFour => {
                let boards = [(5, 4), (6, 5), (7, 6), (8, 7), (9, 6)]
                    .map(|(columns, rows)| ConnectFourChange::Board { columns, rows });
                let lengths = [4, 5].map(ConnectFourChange::Length);
                boards.into_iter().chain(lengths).map(RuleChange::ConnectFour).collect()
            }
            Game::Hex => {
                let sizes = hex::Rules::SIZES.map(HexChange::Size);
                sizes.into_iter().chain([HexChange::Swap]).map(RuleChange::Hex).collect()
            }
            Game::Reversi | Game::Four | Game::Hexdame => Vec::new(),
        };
        presets.chain(own).collect()
    }

    /// Asserts that a match by these rules can begin, be played and be saved.
    fn assert_playable(rules: Rules, how: &str) {
        if let Rules::Go(rules) = rules {
            assert_eq!(rules.checked(), Ok(rules), "{how}");
        }
        let person = || Player::person("", crate::play::Avatar::Leaf);
        let players = [person(), person()];
        let setup = Setup { mode: Mode::Quick, ..Setup::new(rules, players) };
        let mut game = Match::new(1, setup, 0).unwrap_or_else(|reason| panic!("{how}: {reason}"));
        for _ in 0..6 {
            if game.choices().contains(&Choice::First) {
                game.choose(Choice::First).unwrap_or_else(|reason| panic!("{how}: {reason}"));
                continue;
            }
            let turns = game.position().turns();
            let Some(turn) = turns.get(turns.len() / 2) else { break };
            for &square in &turn.0 {
                game.touch(square);
            }
            game.finish().unwrap_or_else(|reason| panic!("{how}: {reason}"));
        }
        let text = crate::play::saved::write(&game);
        let read = crate::play::saved::read(&text).unwrap_or_else(|reason| panic!("{how}: {reason}"));
        assert_eq!(read.setup().rules, rules, "{how}");
    }

    #[test]
    fn one_or_two_changes_of_every_preset_are_playable() {
        for game in Game::ALL {
            for preset in game.presets() {
                for first in changes(game) {
                    let once = changed(preset.rules, first);
                    assert_playable(once, &format!("{} {first:?}", preset.name));
                    for second in changes(game) {
                        let twice = changed(once, second);
                        let how = format!("{} {first:?} {second:?}", preset.name);
                        assert_eq!(twice.game(), game, "{how}");
                        let checked = match twice {
                            Rules::Go(rules) => rules.checked().is_ok(),
                            _ => !twice.start().turns().is_empty(),
                        };
                        assert!(checked, "{how}");
                    }
                }
            }
        }
    }

    /// Returns the change that reverses a change of these rules.
    fn opposite(rules: Rules, change: RuleChange) -> RuleChange {
        match (rules, change) {
            (_, RuleChange::Preset(_)) => {
                let at = rules.game().presets().iter().position(|preset| preset.rules == rules);
                RuleChange::Preset(at.expect("the test begins with a preset"))
            }
            (Rules::Checkers(rules), RuleChange::Checkers(change)) => RuleChange::Checkers(match change {
                CheckersChange::Toggle(_) => change,
                CheckersChange::Priority(_) => CheckersChange::Priority(rules.priority),
                CheckersChange::Board(_) => CheckersChange::Board(rules.size),
            }),
            (Rules::Go(rules), RuleChange::Go(change)) => RuleChange::Go(match change {
                GoChange::Size(_) | GoChange::Lines(_) => GoChange::Size(rules.size),
                GoChange::Handicap(_) => GoChange::Handicap(rules.handicap),
                GoChange::Komi(_) | GoChange::KomiStep(_) => GoChange::Komi(rules.komi),
                GoChange::SeatStones => change,
            }),
            (Rules::Gomoku(rules), RuleChange::Gomoku(change)) => RuleChange::Gomoku(match change {
                GomokuChange::Size(_) => GomokuChange::Size(rules.size()),
                GomokuChange::Opening(_) => GomokuChange::Opening(rules.opening()),
            }),
            (Rules::ConnectFour(rules), RuleChange::ConnectFour(change)) => {
                RuleChange::ConnectFour(match change {
                    ConnectFourChange::Board { .. } => {
                        let grid = rules.grid();
                        ConnectFourChange::Board { columns: grid.columns, rows: grid.rows }
                    }
                    ConnectFourChange::Length(_) => ConnectFourChange::Length(rules.length()),
                })
            }
            (Rules::Hex(rules), RuleChange::Hex(HexChange::Size(_))) => {
                RuleChange::Hex(HexChange::Size(rules.size()))
            }
            _ => change,
        }
    }

    #[test]
    fn opposite_changes_restore_the_rules() {
        for game in Game::ALL {
            for preset in game.presets() {
                for change in changes(game) {
                    let there = changed(preset.rules, change);
                    let back = changed(there, opposite(preset.rules, change));
                    assert_eq!(back, preset.rules, "{} {change:?}", preset.name);
                }
            }
        }
    }

    #[test]
    fn only_changes_to_current_values_have_no_effect() {
        for game in Game::ALL {
            for preset in game.presets() {
                let same = changes(game)
                    .into_iter()
                    .filter(|&change| changed(preset.rules, change) == preset.rules)
                    .count();
                let choices = match game {
                    // Preset, board, handicap and komi.
                    Game::Go => 4,
                    // Preset, board, and one of priority, opening and length.
                    Game::Checkers | Game::Gomoku | Game::ConnectFour => 3,
                    // Preset and board.
                    Game::Hex => 2,
                    Game::Reversi | Game::Four | Game::Hexdame => 1,
                };
                assert_eq!(same, choices, "{}", preset.name);
            }
        }
    }

    fn go_after(rules: go::Rules, changes: &[GoChange]) -> go::Rules {
        let rules =
            changes.iter().fold(Rules::Go(rules), |rules, &change| changed(rules, RuleChange::Go(change)));
        let Rules::Go(rules) = rules else { unreachable!() };
        rules
    }

    #[test]
    fn komi_follows_preset_and_handicap_until_set_by_hand() {
        let japanese = RuleChange::Preset(1);
        let rules = go_after(go::Rules::CHINESE, &[GoChange::Size(go::Size::NINE)]);
        let Rules::Go(after) = changed(Rules::Go(rules), japanese) else { unreachable!() };
        assert_eq!((after.komi, after.size, after.scoring), (13, go::Size::NINE, go::Scoring::Territory));

        let stones = go_after(go::Rules::JAPANESE, &[GoChange::Handicap(4)]);
        assert_eq!(stones.komi, 1);
        assert_eq!(go_after(stones, &[GoChange::Handicap(0)]), go::Rules::JAPANESE);

        let by_hand = go_after(go::Rules::CHINESE, &[GoChange::KomiStep(Step::Down)]);
        let Rules::Go(after) = changed(Rules::Go(by_hand), japanese) else { unreachable!() };
        assert_eq!(after.komi, 14);
        assert_eq!(go_after(by_hand, &[GoChange::Handicap(3)]).komi, 14);
    }

    #[test]
    fn small_boards_reduce_the_handicap() {
        let nine = go_after(go::Rules::CHINESE, &[GoChange::Handicap(9)]);
        assert_eq!(go_after(nine, &[GoChange::Size(go::Size::NINE)]).handicap, 9);
        let eight = go_after(nine, &[GoChange::Size(go::Size::NINE), GoChange::Lines(Step::Down)]);
        assert_eq!((eight.handicap, eight.komi), (4, 1));
        let five = go_after(nine, &[GoChange::Size(go::Size::new(5).expect("a size"))]);
        assert_eq!((five.handicap, five.komi, five.first_to_move()), (0, 15, Side::First));
        let seats = go_after(nine, &[GoChange::SeatStones]);
        assert_eq!((seats.handicap, seats.first_to_move()), (0, Side::Second));
    }

    #[test]
    fn presets_are_recognised_on_every_board() {
        let name = |rules| kind(rules).map(|preset| preset.name);
        let nine = go_after(go::Rules::AGA, &[GoChange::Size(go::Size::NINE), GoChange::Komi(3)]);
        assert_eq!(name(Rules::Go(nine)), Some("aga"));
        let renju = gomoku::Rules::new(19, gomoku::Winning::Renju, gomoku::Opening::Swap2);
        assert_eq!(renju.ok().and_then(|rules| name(Rules::Gomoku(rules))), Some("renju"));
        let tic_tac_toe = gomoku::Rules::in_a_row(3, 3);
        assert_eq!(tic_tac_toe.ok().and_then(|rules| name(Rules::Gomoku(rules))), None);
        for game in Game::ALL {
            for preset in game.presets() {
                assert_eq!(name(preset.rules), Some(preset.name));
            }
        }
    }
}

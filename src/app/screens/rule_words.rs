//! Names of presets, and short names of the rules that deviate from them.

use crate::app::screens::words::count;
use crate::app::ui::words::Words;
use crate::play::rule_change::{kind, usual_komi};
use crate::rules::checkers::{self, Size};
use crate::rules::{Grid, Rules, connect_four, four, go, gomoku, hexdame};

impl Words<'_> {
    /// Returns the name of a preset, such as "American", or "Your own rules".
    pub fn kind_name(&self, rules: Rules) -> String {
        self.language.text(key(rules))
    }

    /// Returns a one-line description of these rules.
    pub fn kind_line(&self, rules: Rules) -> String {
        self.language.text(&format!("{}-line", key(rules)))
    }

    /// Returns the short name of a match's rules: "American", "Chinese, 9×9", "Renju, swap2".
    pub fn rules_name(&self, rules: Rules) -> String {
        let board = self.board_size(rules.grid());
        let mut words = Vec::new();
        match rules {
            Rules::Checkers(checkers) => {
                words.push(self.kind_name(rules));
                if checkers.size != Size::Eight {
                    words.push(board);
                }
            }
            Rules::Go(go) => {
                words.extend([self.kind_name(rules), board]);
                if go.opening == go::Opening::SeatStones {
                    words.push(self.language.text("rules-seat-stones"));
                }
                if go.handicap > 0 {
                    let stones = [("stones", count(go.handicap.into()))];
                    words.push(self.language.format("rules-handicap", &stones));
                }
                if go.komi != usual_komi(go) {
                    let points = [("points", halves(go.komi).into())];
                    words.push(self.language.format("rules-komi", &points));
                }
            }
            Rules::Gomoku(gomoku) => {
                words.push(match gomoku.length() {
                    5 => self.kind_name(rules),
                    length => self.in_a_row(length),
                });
                if gomoku.size() != gomoku::Rules::FREE_STYLE.size() {
                    words.push(board);
                }
                match gomoku.opening() {
                    gomoku::Opening::Free => {}
                    gomoku::Opening::Swap => words.push(self.language.text("rules-swap")),
                    gomoku::Opening::Swap2 => words.push(self.language.text("rules-swap-two")),
                }
            }
            Rules::ConnectFour(rules) => {
                words.push(board);
                if rules.length() != connect_four::Rules::STANDARD.length() {
                    words.push(self.in_a_row(rules.length()));
                }
            }
            Rules::Reversi(_) => words.push(board),
            Rules::Four(_) | Rules::Hexdame(_) => words.push(self.kind_name(rules)),
            Rules::Hex(rules) => {
                words.push(board);
                words.push(self.language.text(if rules.swap() {
                    "rules-swap"
                } else {
                    "rules-without-swap"
                }));
            }
        }
        self.list(&words)
    }

    /// Returns columns by rows: "7×6".
    pub fn board_size(&self, grid: Grid) -> String {
        let values = [("columns", count(grid.columns.into())), ("rows", count(grid.rows.into()))];
        self.language.format("board-size", &values)
    }

    /// Returns the length of a winning row: "5 in a row".
    pub fn in_a_row(&self, length: u8) -> String {
        self.language.format("in-a-row", &[("count", count(length.into()))])
    }
}

/// Formats half points as points: "7.5", "0", "−0.5".
pub(super) fn halves(halves: i16) -> String {
    let sign = if halves < 0 { "\u{2212}" } else { "" };
    let (whole, half) = (halves.unsigned_abs() / 2, halves % 2 != 0);
    format!("{sign}{whole}{}", if half { ".5" } else { "" })
}

/// Returns the message key of the preset that equals these rules.
fn key(rules: Rules) -> &'static str {
    match kind(rules).map(|preset| preset.rules) {
        Some(Rules::Checkers(checkers::Rules::AMERICAN)) => "rules-american",
        Some(Rules::Checkers(checkers::Rules::HOUSE)) => "rules-house",
        Some(Rules::Checkers(checkers::Rules::INTERNATIONAL)) => "rules-international",
        Some(Rules::Checkers(checkers::Rules::RUSSIAN)) => "rules-russian",
        Some(Rules::Checkers(checkers::Rules::BRAZILIAN)) => "rules-brazilian",
        Some(Rules::Checkers(checkers::Rules::POOL)) => "rules-pool",
        Some(Rules::Checkers(checkers::Rules::ITALIAN)) => "rules-italian",
        Some(Rules::Checkers(checkers::Rules::SPANISH)) => "rules-spanish",
        Some(Rules::Checkers(checkers::Rules::CZECH)) => "rules-czech",
        Some(Rules::Checkers(checkers::Rules::FRISIAN)) => "rules-frisian",
        Some(Rules::Checkers(checkers::Rules::CANADIAN)) => "rules-canadian",
        Some(Rules::Go(go::Rules::CHINESE)) => "rules-chinese",
        Some(Rules::Go(go::Rules::JAPANESE)) => "rules-japanese",
        Some(Rules::Go(go::Rules::AGA)) => "rules-aga",
        Some(Rules::Go(go::Rules::NEW_ZEALAND)) => "rules-new-zealand",
        Some(Rules::Go(go::Rules::TROMP_TAYLOR)) => "rules-tromp-taylor",
        Some(Rules::Gomoku(gomoku::Rules::FREE_STYLE)) => "rules-free-style",
        Some(Rules::Gomoku(gomoku::Rules::STANDARD)) => "rules-standard",
        Some(Rules::Gomoku(gomoku::Rules::RENJU)) => "rules-renju",
        Some(Rules::Gomoku(gomoku::Rules::CARO)) => "rules-caro",
        Some(Rules::Four(four::Rules::SEAT_STONE)) => "rules-seat-stone",
        Some(Rules::Four(four::Rules::FREE)) => "rules-free",
        Some(Rules::Hexdame(hexdame::Rules::STANDARD)) => "rules-hexdame-standard",
        Some(Rules::Hexdame(hexdame::Rules::INTERNATIONAL)) => "rules-hexdame-international",
        Some(Rules::Hex(_)) => "rules-hex",
        Some(Rules::Reversi(_)) => "rules-reversi",
        Some(Rules::ConnectFour(_)) => "rules-connect-four",
        _ => "rules-own",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn preset_names_are_unique() {
        let mut keys = Vec::new();
        for game in Game::ALL {
            for preset in game.presets() {
                let key = key(preset.rules);
                assert_ne!(key, "rules-own", "{} of {game:?} should have a name", preset.name);
                assert!(!keys.contains(&key), "{key} should name one preset");
                keys.push(key);
            }
        }
    }

    #[test]
    fn half_points_are_formatted_as_points() {
        assert_eq!([0, 1, 15, 14, -1].map(halves), ["0", "0.5", "7.5", "7", "\u{2212}0.5"]);
    }
}

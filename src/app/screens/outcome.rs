//! Texts for the state and the outcome of a game.

use fluent_bundle::FluentValue;

use crate::app::screens::words::count;
use crate::app::ui::words::Words;
use crate::play::Match;
use crate::rules::checkers::Draws;
use crate::rules::{Claim, Count, Game, Outcome, Points, Position, Reason, Rules, Side};

/// Points at the end of a game that is decided by counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tally {
    /// Points in half points, indexed by [`Side::index`].
    pub points: Points,
    /// `true` if texts give both numbers of discs, and not only the difference.
    pub discs: bool,
}

impl Tally {
    /// Returns the points of both sides if the game was decided by counting.
    pub(super) fn of(game: &Match) -> Option<Tally> {
        let outcome = game.outcome()?;
        if outcome.reason != Reason::Count {
            return None;
        }
        match game.count() {
            Some(Count { points, .. }) => Some(Tally { points, discs: false }),
            None => game.position().score().map(|points| Tally { points, discs: true }),
        }
    }

    /// Returns the lead of the winner in half points.
    fn lead(self) -> i32 {
        let Points([first, second]) = self.points;
        (first - second).abs()
    }
}

impl Words<'_> {
    /// Returns the side to move and the state of the game in one line.
    pub fn state(&self, game: &Match) -> String {
        let player = self.player(game, game.acting_side());
        match game.outcome() {
            Some(outcome) => self.result(game, outcome),
            None => match game.count() {
                Some(count) => self.ahead(game.setup().rules, &count),
                None if !game.choices().is_empty() => {
                    self.language.format("choice-title", &[("player", player.into())])
                }
                None => {
                    let turn = count(game.turn_count() + 1);
                    self.language.format("home-to-move", &[("player", player.into()), ("turn", turn)])
                }
            },
        }
    }

    /// Returns the result: "Anna wins" or "A draw".
    pub fn result(&self, game: &Match, outcome: Outcome) -> String {
        match outcome.winner {
            Some(side) => self.language.format("result-wins", &[("player", self.player(game, side).into())]),
            None => self.language.text("result-draw"),
        }
    }

    /// Returns a sentence with the reason for the outcome and the length of the game.
    pub fn reason(&self, game: &Match, outcome: Outcome) -> String {
        let reason = self.reason_alone(game, outcome);
        let turns = self.language.format("result-turns", &[("turns", count(game.turn_count()))]);
        format!("{reason} {turns}")
    }

    /// Returns a sentence with the reason for the outcome.
    fn reason_alone(&self, game: &Match, outcome: Outcome) -> String {
        let language = &self.language;
        let rules = game.setup().rules;
        let loser = outcome.winner.map_or_else(String::new, |winner| self.player(game, winner.other()));
        let of_loser = |key| language.format(key, &[("loser", loser.into())]);
        match outcome.reason {
            Reason::NoPieces => of_loser("reason-no-pieces"),
            Reason::NoMoves => of_loser("reason-no-moves"),
            Reason::Resigned => of_loser("reason-resigned"),
            Reason::Agreed => language.text("reason-agreed"),
            Reason::Repetition => language.format("reason-repetition", &[("times", repetitions(rules))]),
            Reason::NoProgress => language.format("reason-no-progress", &[("moves", quiet_moves(rules))]),
            Reason::FewPieces => language.text("reason-few-pieces"),
            Reason::Line => language.format("reason-line", &[("length", length_of_line(rules))]),
            Reason::Connection => language.text("reason-connection"),
            Reason::Count => match Tally::of(game) {
                Some(tally) if tally.discs => {
                    let [first, second] = tally.points.0.map(points);
                    let score = language.format("reason-discs", &[("first", first), ("second", second)]);
                    // The score can be higher than the number of discs on the board.
                    let has_empty = tally.points.0.iter().sum::<i32>() > 2 * discs(game.position());
                    if has_empty {
                        format!("{score} {}", language.text("reason-empty-squares"))
                    } else {
                        score
                    }
                }
                Some(tally) if tally.lead() > 0 => {
                    language.format("reason-points", &[("points", points(tally.lead()))])
                }
                _ => language.text("reason-same"),
            },
            Reason::Time if outcome.winner.is_none() => language.text("reason-time-draw"),
            Reason::Time => of_loser("reason-time"),
            Reason::FullBoard => self.full_board(game.position()),
        }
    }

    /// Returns the reason for a draw on a full board. In renju, free points can remain that are
    /// all forbidden to the side to move. In connect four and four, none remain.
    fn full_board(&self, position: &dyn Position) -> String {
        let rules = position.rules();
        let is_full = position.grid().squares().all(|square| position.piece(square).is_some());
        if is_full || rules.game() != Game::Gomoku {
            return self.language.text("reason-full-board");
        }
        let side = self.side(rules, position.to_move());
        self.language.format("reason-no-point", &[("side", side.into())])
    }

    /// Returns the reason why a game is over before the first move.
    pub fn over_at_once(&self, position: &dyn Position, outcome: Outcome) -> String {
        let rules = position.rules();
        let loser = outcome.winner.map_or_else(String::new, |winner| self.side(rules, winner.other()));
        let of_loser = |key| self.language.format(key, &[("loser", loser.into())]);
        match outcome.reason {
            Reason::NoPieces => of_loser("reason-no-pieces"),
            Reason::NoMoves => of_loser("reason-no-moves"),
            Reason::Line => self.language.format("reason-line", &[("length", length_of_line(rules))]),
            Reason::Connection => self.language.text("reason-connection"),
            Reason::FullBoard => self.full_board(position),
            // Only reversi gets here: no other ending is possible before the first move.
            _ => self.language.text("editor-no-turns"),
        }
    }

    /// Returns the lead: "Black is ahead by 6.5 points".
    pub fn ahead(&self, rules: Rules, count: &Count) -> String {
        let Points([first, second]) = count.points;
        match count.points.leader() {
            Some(side) => {
                let values =
                    [("side", self.side(rules, side).into()), ("points", points((first - second).abs()))];
                self.language.format("count-ahead", &values)
            }
            None => self.language.text("count-even"),
        }
    }

    /// Returns the label of a control that claims a draw.
    pub fn claim(&self, rules: Rules, claim: Claim) -> String {
        match claim {
            Claim::Repetition => self.language.format("claim-repetition", &[("times", repetitions(rules))]),
            Claim::NoProgress => self.language.format("claim-no-progress", &[("moves", quiet_moves(rules))]),
            Claim::FewPieces => self.language.text("claim-few-pieces"),
        }
    }

    /// Returns a Go player's komi: "6.5 komi". Returns `None` if it is zero.
    pub fn komi(&self, rules: Rules, side: Side) -> Option<String> {
        let Rules::Go(go) = rules else { return None };
        let komi = if side == Side::Second { go.bonus() } else { 0 };
        let values = [("side", self.side(rules, side).into()), ("komi", points(komi))];
        (komi != 0).then(|| self.language.format("strip-komi", &values))
    }
}

/// Returns the number of pieces on the board.
fn discs(position: &dyn Position) -> i32 {
    let squares = position.grid().squares();
    squares.map(|square| i32::from(position.piece(square).is_some())).sum()
}

/// Formats half points as a number: "6.5", "7".
pub(super) fn points_text(halves: i32) -> String {
    let (whole, half) = (halves.unsigned_abs() / 2, if halves % 2 == 0 { "" } else { ".5" });
    // U+2212, the minus sign as wide as a digit.
    let minus = if halves < 0 { "\u{2212}" } else { "" };
    format!("{minus}{whole}{half}")
}

/// Converts half points to a value for messages, with plural forms that distinguish a half and
/// one from other numbers.
pub(super) fn points(halves: i32) -> FluentValue<'static> {
    FluentValue::try_number(&points_text(halves)).into_owned()
}

/// Returns the draw rules of draughts, or the usual ones for other games.
fn draws(rules: Rules) -> Draws {
    match rules {
        Rules::Checkers(rules) => rules.draws,
        Rules::Hexdame(rules) => rules.draws.limits(),
        _ => Draws { repetitions: 3, quiet: 0, three_to_one: 0, two_to_one: 0 },
    }
}

/// Returns the number of repetitions that make a draw.
fn repetitions(rules: Rules) -> FluentValue<'static> {
    count(draws(rules).repetitions.into())
}

/// Returns the limit of quiet moves per side. The rules count the moves of both sides.
fn quiet_moves(rules: Rules) -> FluentValue<'static> {
    count(usize::from(draws(rules).quiet / 2))
}

/// Returns the length of a winning row.
fn length_of_line(rules: Rules) -> FluentValue<'static> {
    count(match rules {
        Rules::Gomoku(rules) => rules.length().into(),
        Rules::ConnectFour(rules) => rules.length().into(),
        _ => 4,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::device::language::Language;
    use crate::rules::checkers;

    #[test]
    fn half_points_are_formatted() {
        assert_eq!([13, 1, 14, 0, -13].map(points_text), ["6.5", "0.5", "7", "0", "\u{2212}6.5"]);
        let language = Language::default();
        let say = |halves| language.format("reason-points", &[("points", points(halves))]);
        assert_eq!(
            [1, 2, 13, 14].map(say),
            ["By half a point.", "By one point.", "By 6.5 points.", "By 7 points."]
        );
    }

    #[test]
    fn draw_sentences_state_the_numbers_of_each_set_of_rules() {
        let language = Language::default();
        let say = |rules| {
            let rules = Rules::Checkers(rules);
            [
                language.format("reason-no-progress", &[("moves", quiet_moves(rules))]),
                language.format("claim-repetition", &[("times", repetitions(rules))]),
            ]
        };
        let [american, third] = say(checkers::Rules::AMERICAN);
        assert!(american.starts_with("40 moves") && third.contains("threefold"), "{american} {third}");
        let [international, _] = say(checkers::Rules::INTERNATIONAL);
        assert!(international.starts_with("25 moves"), "{international}");
        assert!(say(checkers::Rules::RUSSIAN)[0].starts_with("15 moves"));
        assert!(say(checkers::Rules::ITALIAN)[1].contains("fourfold"));
    }
}

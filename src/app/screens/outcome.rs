//! How a game stands and how it ended, in the words of the game.

use fluent_bundle::FluentValue;

use crate::app::screens::words::count;
use crate::app::ui::words::Words;
use crate::play::Match;
use crate::rules::checkers::Draws;
use crate::rules::{Claim, Count, Game, Outcome, Points, Position, Reason, Rules, Side};

/// By how much a game with a count was won, or how it was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Indexed by [`Side::index`], in halves of a point.
    pub points: Points,
    /// Whether the discs themselves are told, and not only how many more there are.
    pub discs: bool,
}

impl Tally {
    /// What both have at the end, if that is how the game ended.
    pub fn of(game: &Match) -> Option<Tally> {
        let outcome = game.outcome()?;
        if outcome.reason != Reason::Count {
            return None;
        }
        match game.count() {
            Some(Count { points, .. }) => Some(Tally { points, discs: false }),
            None => game.position().score().map(|points| Tally { points, discs: true }),
        }
    }

    fn lead(self) -> i32 {
        let Points([first, second]) = self.points;
        (first - second).abs()
    }
}

impl Words<'_> {
    /// Whose turn it is, and how the game stands, in one line.
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

    /// "Anna wins" or "A draw".
    pub fn result(&self, game: &Match, outcome: Outcome) -> String {
        match outcome.winner {
            Some(side) => self.language.format("result-wins", &[("player", self.player(game, side).into())]),
            None => self.language.text("result-draw"),
        }
    }

    /// Why the game ended so, in a sentence, and how long it was.
    pub fn reason(&self, game: &Match, outcome: Outcome) -> String {
        let reason = self.reason_alone(game, outcome);
        let turns = self.language.format("result-turns", &[("turns", count(game.turn_count()))]);
        format!("{reason} {turns}")
    }

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
            Reason::Count => match Tally::of(game) {
                Some(tally) if tally.discs => {
                    let [first, second] = tally.points.0.map(points);
                    language.format("reason-discs", &[("first", first), ("second", second)])
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

    /// In renju there may be points left, all of them forbidden to the side to move; in connect four
    /// and four there are none.
    fn full_board(&self, position: &dyn Position) -> String {
        let rules = position.rules();
        let is_full = position.grid().squares().all(|square| position.piece(square).is_some());
        if is_full || rules.game() != Game::Gomoku {
            return self.language.text("reason-full-board");
        }
        let side = self.side(rules, position.to_move());
        self.language.format("reason-no-point", &[("side", side.into())])
    }

    /// Why a game is over in a position in which nobody has played yet.
    pub fn over_at_once(&self, position: &dyn Position, outcome: Outcome) -> String {
        let rules = position.rules();
        let loser = outcome.winner.map_or_else(String::new, |winner| self.side(rules, winner.other()));
        let of_loser = |key| self.language.format(key, &[("loser", loser.into())]);
        match outcome.reason {
            Reason::NoPieces => of_loser("reason-no-pieces"),
            Reason::NoMoves => of_loser("reason-no-moves"),
            Reason::Line => self.language.format("reason-line", &[("length", length_of_line(rules))]),
            Reason::FullBoard => self.full_board(position),
            // Of reversi; nothing else ends a game that has not begun.
            _ => self.language.text("editor-no-turns"),
        }
    }

    /// "Black is ahead by 6.5 points".
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

    /// What a control says with which a draw is claimed.
    pub fn claim(&self, rules: Rules, claim: Claim) -> String {
        match claim {
            Claim::Repetition => self.language.format("claim-repetition", &[("times", repetitions(rules))]),
            Claim::NoProgress => self.language.format("claim-no-progress", &[("moves", quiet_moves(rules))]),
            Claim::FewPieces => self.language.text("claim-few-pieces"),
        }
    }

    /// What a player of Go gets besides what is counted: "6.5 komi". None where it is nothing.
    pub fn komi(&self, rules: Rules, side: Side) -> Option<String> {
        let Rules::Go(go) = rules else { return None };
        let komi = if side == Side::Second { go.bonus() } else { 0 };
        let values = [("side", self.side(rules, side).into()), ("komi", points(komi))];
        (komi != 0).then(|| self.language.format("strip-komi", &values))
    }
}

/// Halves of a point as a number: "6.5", "7".
pub fn points_text(halves: i32) -> String {
    let (whole, half) = (halves.unsigned_abs() / 2, if halves % 2 == 0 { "" } else { ".5" });
    // A true minus, as wide as the digits.
    let minus = if halves < 0 { "\u{2212}" } else { "" };
    format!("{minus}{whole}{half}")
}

/// Halves of a point for a sentence, which can tell a half and one from all others.
pub fn points(halves: i32) -> FluentValue<'static> {
    FluentValue::try_number(&points_text(halves)).into_owned()
}

/// What the rules of draughts say about draws; of other games, those that are usual.
fn draws(rules: Rules) -> Draws {
    match rules {
        Rules::Checkers(rules) => rules.draws,
        _ => Draws { repetitions: 3, quiet: 0, three_to_one: 0, two_to_one: 0 },
    }
}

fn repetitions(rules: Rules) -> FluentValue<'static> {
    count(draws(rules).repetitions.into())
}

/// The moves that each side makes while nothing happens. The rules count those of both.
fn quiet_moves(rules: Rules) -> FluentValue<'static> {
    count(usize::from(draws(rules).quiet / 2))
}

/// How many in a row win.
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
    fn points_are_said_in_halves() {
        assert_eq!([13, 1, 14, 0, -13].map(points_text), ["6.5", "0.5", "7", "0", "\u{2212}6.5"]);
        let language = Language::default();
        let say = |halves| language.format("reason-points", &[("points", points(halves))]);
        assert_eq!(
            [1, 2, 13, 14].map(say),
            ["By half a point.", "By one point.", "By 6.5 points.", "By 7 points."]
        );
    }

    #[test]
    fn sentences_of_draws_are_true_by_all_rules_of_draughts() {
        let language = Language::default();
        let say = |rules| {
            let rules = Rules::Checkers(rules);
            [
                language.format("reason-no-progress", &[("moves", quiet_moves(rules))]),
                language.format("claim-repetition", &[("times", repetitions(rules))]),
            ]
        };
        let [american, third] = say(checkers::Rules::AMERICAN);
        assert!(american.starts_with("40 moves") && third.contains("third"), "{american} {third}");
        let [international, _] = say(checkers::Rules::INTERNATIONAL);
        assert!(international.starts_with("25 moves"), "{international}");
        assert!(say(checkers::Rules::RUSSIAN)[0].starts_with("15 moves"));
        assert!(say(checkers::Rules::ITALIAN)[1].contains("fourth"));
    }
}

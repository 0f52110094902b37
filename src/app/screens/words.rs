//! What the app knows, said in the player's language.

use fluent_bundle::FluentValue;

use super::View;
use crate::app::board::Colour;
use crate::app::session::Said;
use crate::app::settings::Labels;
use crate::notation::{self, Style};
use crate::play::{Match, Player};
use crate::rules::{Forbidden, Game, Illegal, Outcome, Reason, Rules, Side, Square};

impl View<'_> {
    /// How squares are named in sentences: as on the board.
    pub fn style(&self) -> Style {
        match self.settings.labels {
            Labels::Numbers => Style::Numbers,
            Labels::Letters | Labels::None => Style::Letters,
        }
    }

    pub fn square(&self, rules: Rules, square: Square) -> String {
        notation::square_name(rules, square, self.style())
    }

    /// The name of a side's colour: "Black".
    pub fn side(&self, rules: Rules, side: Side) -> String {
        self.language.text(match self.look.colour(rules, side) {
            Colour::Black => "side-black",
            Colour::White => "side-white",
            Colour::Red => "side-red",
            Colour::Navy => "side-navy",
            Colour::Yellow => "side-yellow",
            Colour::Plum => "side-plum",
            Colour::Cream => "side-cream",
        })
    }

    /// What the player of a side is called.
    pub fn player(&self, game: &Match, side: Side) -> String {
        self.called(game.setup().rules, game.player(side), side)
    }

    /// By name, or else by the side.
    pub fn called(&self, rules: Rules, player: &Player, side: Side) -> String {
        let name = player.name.trim();
        if name.is_empty() { self.side(rules, side) } else { name.to_owned() }
    }

    pub fn game_name(&self, game: Game) -> String {
        self.language.text(match game {
            Game::Checkers => "game-checkers",
            Game::Reversi => "game-reversi",
            Game::Go => "game-go",
            Game::Gomoku => "game-gomoku",
            Game::ConnectFour => "game-connect-four",
            Game::Four => "game-four",
        })
    }

    /// "American", or what else the rules are.
    pub fn rules_name(&self, rules: Rules) -> String {
        self.language.text(match rules.preset().map(|preset| preset.name) {
            Some("american") => "rules-american",
            Some("house") => "rules-house",
            _ => "rules-own",
        })
    }

    /// Whose turn it is, and how the game stands, in one line.
    pub fn state(&self, game: &Match) -> String {
        match game.outcome() {
            Some(outcome) => self.result(game, outcome),
            None => {
                let mover = self.player(game, game.position().to_move());
                self.language.format(
                    "home-to-move",
                    &[("player", mover.into()), ("turn", count(game.turn_count() + 1))],
                )
            }
        }
    }

    /// "Anna wins" or "A draw".
    pub fn result(&self, game: &Match, outcome: Outcome) -> String {
        match outcome.winner {
            Some(side) => self.language.format("result-wins", &[("player", self.player(game, side).into())]),
            None => self.language.text("result-draw"),
        }
    }

    /// Why the game ended so, in a sentence.
    pub fn reason(&self, game: &Match, outcome: Outcome) -> String {
        let key = match outcome.reason {
            Reason::NoPieces => "reason-no-pieces",
            Reason::NoMoves => "reason-no-moves",
            Reason::Resigned => "reason-resigned",
            Reason::Agreed => "reason-agreed",
            Reason::Repetition => "reason-repetition",
            Reason::NoProgress => "reason-no-progress",
            Reason::FewPieces => "reason-few-pieces",
            Reason::Line => "reason-line",
            Reason::Count => "reason-count",
            Reason::FullBoard => "reason-full-board",
        };
        let loser = outcome.winner.map_or_else(String::new, |winner| self.player(game, winner.other()));
        let reason = self.language.format(key, &[("loser", loser.into())]);
        let turns = self.language.format("result-turns", &[("turns", count(game.turn_count()))]);
        format!("{reason} {turns}")
    }

    pub fn said(&self, said: &Said) -> String {
        let language = &self.language;
        match said {
            Said::Refused { reason, .. } => self.illegal(reason),
            Said::KingMe => language.text("say-king-me"),
            Said::NoPrevious => language.text("say-no-previous"),
            Said::NothingToUndo => language.text("say-nothing-to-undo"),
            Said::NothingToRedo => language.text("say-nothing-to-redo"),
            Said::GameGoesOn => language.text("say-game-goes-on"),
            Said::EarlierMatch => language.text("say-earlier-match"),
            Said::NotSaved(reason) => language.format("say-not-saved", &[("reason", text(reason))]),
            Said::PutAside { file, reason } => {
                language.format("say-put-aside", &[("file", text(file)), ("reason", text(reason))])
            }
            Said::PlayFrom { turns, back } => {
                let key = if *back { "say-play-from" } else { "say-play-on-from" };
                language.format(key, &[("turns", count(*turns))])
            }
            Said::Record(said) => self.record_said(said),
        }
    }

    /// Why a touch was refused.
    pub(super) fn illegal(&self, reason: &Illegal) -> String {
        let key = match reason {
            Illegal::GameOver => "illegal-game-over",
            Illegal::OffBoard => "illegal-off-board",
            Illegal::LightSquare { .. } => "illegal-light-square",
            Illegal::Empty { .. } => "illegal-empty",
            Illegal::NotYours { .. } => "illegal-not-yours",
            Illegal::Blocked { .. } => "illegal-blocked",
            Illegal::MustCapture { .. } => "illegal-must-capture",
            Illegal::MustContinue { .. } => "illegal-must-continue",
            Illegal::Unreachable { .. } => "illegal-unreachable",
            Illegal::Occupied { .. } => "illegal-occupied",
            Illegal::TurnEnds => "illegal-turn-ends",
            Illegal::Nothing => "illegal-nothing",
            Illegal::MustCaptureMost { .. } => "illegal-must-capture-most",
            Illegal::MustCaptureWithKing { .. } => "illegal-must-capture-with-king",
            Illegal::KingRests { .. } => "illegal-king-rests",
            Illegal::NoFlips { .. } => "illegal-no-flips",
            Illegal::CannotPass => "illegal-cannot-pass",
            Illegal::Suicide { .. } => "illegal-suicide",
            Illegal::Ko { .. } => "illegal-ko",
            Illegal::Superko { .. } => "illegal-superko",
            Illegal::Forbidden { why: Forbidden::Overline, .. } => "illegal-overline",
            Illegal::Forbidden { why: Forbidden::DoubleFour, .. } => "illegal-double-four",
            Illegal::Forbidden { why: Forbidden::DoubleThree, .. } => "illegal-double-three",
            Illegal::ColumnFull { .. } => "illegal-column-full",
            Illegal::NotAdjacent { .. } => "illegal-not-adjacent",
            Illegal::ChooseFirst => "illegal-choose-first",
            Illegal::NoChoice => "illegal-no-choice",
            Illegal::MustPass => "illegal-must-pass",
            Illegal::Falls { .. } => "illegal-falls",
            Illegal::NothingToCount => "illegal-nothing-to-count",
            Illegal::NoClaim => "illegal-no-claim",
        };
        self.language.format(key, &[("count", count(reason.squares().len()))])
    }

    /// What the turn that is being made comes to: "C4 jumps to E6 and G8. Two pieces go."
    pub fn staged(&self, game: &Match) -> Option<String> {
        let current = &game.turns().current;
        let (&from, rest) = current.path.split_first()?;
        let to: Vec<_> = rest.iter().map(|&to| self.square(game.setup().rules, to)).collect();
        let from = self.square(game.setup().rules, from);
        let removed = current.removed().count();
        Some(if to.is_empty() {
            self.language.format("say-chosen", &[("from", from.into())])
        } else if removed == 0 {
            self.language.format("say-moves", &[("from", from.into()), ("to", to.join(", ").into())])
        } else {
            let values = [("from", from.into()), ("to", to.join(", ").into()), ("count", count(removed))];
            self.language.format("say-jumps", &values)
        })
    }
}

/// A number for a sentence.
pub fn count(number: usize) -> FluentValue<'static> {
    FluentValue::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Words for a sentence.
pub fn text(words: &str) -> FluentValue<'static> {
    FluentValue::from(words.to_owned())
}

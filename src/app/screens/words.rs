//! What the app knows, said in the player's language.

use fluent_bundle::FluentValue;

use super::View;
use crate::app::board::Colour;
use crate::app::session::Said;
use crate::app::settings::Labels;
use crate::notation::{self, Style};
use crate::play::{CurrentTurn, Match, Player};
use crate::rules::{Change, Forbidden, Game, Illegal, Rules, Side, Square};

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

    /// By name, or else by the side; the computer by how strong it is.
    pub fn called(&self, rules: Rules, player: &Player, side: Side) -> String {
        if let Some(level) = player.computer {
            return self.language.format("computer-of-level", &[("level", count(level.number().into()))]);
        }
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

    pub fn said(&self, said: &Said) -> String {
        let language = &self.language;
        match said {
            Said::Refused { reason, .. } => self.illegal(reason),
            Said::KingMe => language.text("say-king-me"),
            Said::NoPrevious => language.text("say-no-previous"),
            Said::NothingToUndo => language.text("say-nothing-to-undo"),
            Said::NothingToRedo => language.text("say-nothing-to-redo"),
            Said::Passed(side) => language.format("say-passed", &[("side", self.side_here(*side).into())]),
            Said::CannotMove(side) => {
                let [side, other] = [*side, side.other()].map(|side| self.side_here(side).into());
                language.format("say-cannot-move", &[("side", side), ("other", other)])
            }
            Said::Chose(side) => self.chosen(*side),
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
            Said::Computer(said) => self.computer_said(said),
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
            Illegal::AllAlive => "illegal-all-alive",
            Illegal::NoClaim => "illegal-no-claim",
        };
        self.language.format(key, &[("count", count(reason.squares().len()))])
    }

    /// What the turn that is being made comes to: "C4 jumps to E6 and G8. Two pieces go."
    pub fn staged(&self, game: &Match) -> Option<String> {
        let current = &game.turns().current;
        let (&from, rest) = current.path.split_first()?;
        if game.position().piece(from).is_none() {
            return Some(self.placed(game, from));
        }
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

impl View<'_> {
    /// What a piece comes to that is about to be placed: "Black at F4. Three discs turn."
    fn placed(&self, game: &Match, square: Square) -> String {
        let CurrentTurn { side, changes, .. } = &game.turns().current;
        let rules = game.setup().rules;
        let values =
            [("side", self.side(rules, *side).into()), ("square", self.square(rules, square).into())];
        let placed = self.language.format("say-places", &values);
        let number = |is_meant: fn(&Change) -> bool| changes.iter().filter(|change| is_meant(change)).count();
        let turned = number(|change| matches!(change, Change::Flip { .. }));
        let taken = number(|change| matches!(change, Change::Remove { .. }));
        let key = match (turned, taken) {
            (0, 0) => return placed,
            (0, _) => "say-takes",
            _ => "say-turns-over",
        };
        format!("{placed} {}", self.language.format(key, &[("count", count(turned + taken))]))
    }

    /// The name of a side's colour in the match on the table.
    fn side_here(&self, side: Side) -> String {
        self.session.game().map_or_else(String::new, |game| self.side(game.setup().rules, side))
    }

    /// Who plays which colour, once that was chosen.
    fn chosen(&self, side: Side) -> String {
        let Some(game) = self.session.game() else { return String::new() };
        let values = [("player", self.player(game, side).into()), ("side", self.side_here(side).into())];
        self.language.format("say-chose", &values)
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

//! What is agreed on before a match begins.

use serde::{Deserialize, Serialize};

use super::{Series, TimeControl};
use crate::engine::Level;
use crate::rules::{Game, Rules, Side};

/// How a turn is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Start Turn, touch the squares, Finish Turn: for two who pass the device.
    #[default]
    HandOver,
    /// A turn that is complete and can mean only one thing is played at once.
    Quick,
}

impl Mode {
    /// How turns of a game are usually made: a move that can have many legs is looked at before it
    /// counts, a stone is just placed.
    #[must_use]
    pub fn usual(game: Game) -> Mode {
        match game {
            Game::Checkers => Mode::HandOver,
            Game::Reversi | Game::Go | Game::Gomoku | Game::ConnectFour | Game::Four => Mode::Quick,
        }
    }
}

/// The picture that stands for a player. Chosen, not drawn: it works without a keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Avatar {
    Leaf,
    Kite,
    Fish,
    Mountain,
}

impl Avatar {
    pub const ALL: [Avatar; 4] = [Avatar::Leaf, Avatar::Kite, Avatar::Fish, Avatar::Mountain];

    /// The name used in files and for the icon.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Avatar::Leaf => "leaf",
            Avatar::Kite => "kite",
            Avatar::Fish => "fish",
            Avatar::Mountain => "mountain",
        }
    }

    /// The avatar after this one, round and round.
    #[must_use]
    pub fn next(self) -> Avatar {
        let at = Avatar::ALL.iter().position(|&avatar| avatar == self).unwrap_or(0);
        Avatar::ALL[(at + 1) % Avatar::ALL.len()]
    }
}

/// One of the two who play: a person, or the computer. A person without a name goes by the name of
/// the side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub name: String,
    pub avatar: Avatar,
    /// How strong the computer is that sits here, if it is no person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<Level>,
}

impl Player {
    /// Somebody who touches the board.
    #[must_use]
    pub fn person(name: &str, avatar: Avatar) -> Player {
        Player { name: name.to_owned(), avatar, computer: None }
    }

    /// The computer. It goes by its level.
    #[must_use]
    pub fn computer(level: Level) -> Player {
        Player { name: String::new(), avatar: Avatar::Leaf, computer: Some(level) }
    }
}

/// What is agreed on before a match begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    pub rules: Rules,
    /// The first position, in the game's notation, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Indexed by [`Side::index`]: the first of them plays the side that moves first.
    pub players: [Player; 2],
    pub mode: Mode,
    /// How much time each of the players has, in the same order; none for one without a clock.
    #[serde(default, skip_serializing_if = "nobody_has")]
    pub clocks: [Option<TimeControl>; 2],
    /// No undo, no hints and no warnings. Saved as `serious`, its name in version 0.1.
    #[serde(rename = "serious", default, skip_serializing_if = "std::ops::Not::not")]
    pub tournament_mode: bool,
    /// The series that the game belongs to, as it stood before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

fn nobody_has(clocks: &[Option<TimeControl>; 2]) -> bool {
    clocks.iter().all(Option::is_none)
}

impl Setup {
    /// A game from its start, as these players usually play it, without clocks.
    #[must_use]
    pub fn new(rules: Rules, players: [Player; 2]) -> Setup {
        let mode = Mode::usual(rules.game());
        Setup {
            rules,
            position: None,
            players,
            mode,
            clocks: [None; 2],
            tournament_mode: false,
            series: None,
        }
    }

    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// The side of the only person, where the computer has the other.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let [first, second] = Side::BOTH.map(|side| self.player(side).computer.is_none());
        match (first, second) {
            (true, false) => Some(Side::First),
            (false, true) => Some(Side::Second),
            _ => None,
        }
    }

    /// Whether nobody but the computer plays.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.players.iter().all(|player| player.computer.is_some())
    }

    /// Whether the device goes from hand to hand between the turns.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.mode == Mode::HandOver && self.players.iter().all(|player| player.computer.is_none())
    }

    /// How much time the player has who begins on this side.
    #[must_use]
    pub fn control(&self, side: Side) -> Option<TimeControl> {
        self.clocks[side.index()]
    }

    /// Whether there is a clock.
    #[must_use]
    pub fn has_clocks(&self) -> bool {
        !nobody_has(&self.clocks)
    }

    /// The same with the players on each other's side, each with their clock and their points.
    #[must_use]
    pub fn swapped(mut self) -> Setup {
        self.players.swap(0, 1);
        self.clocks.swap(0, 1);
        self.series = self.series.map(Series::swapped);
        self
    }
}

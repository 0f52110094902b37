//! Agreements before a match: rules, players, clocks and the way turns are made.

use serde::{Deserialize, Serialize};

use super::{Series, TimeControl};
use crate::engine::Level;
use crate::notation;
use crate::rules::{Rules, Side};

/// Way in which turns are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Start Turn, touch the squares, Finish Turn: for two people who pass the device.
    HandOver,
    /// A complete turn with only one possible meaning is played at once.
    #[default]
    Quick,
}

/// Picture of a player, which is chosen without a keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Avatar {
    /// A leaf, the picture of the computer as well.
    Leaf,
    /// A kite.
    Kite,
    /// A fish.
    Fish,
    /// A mountain.
    Mountain,
}

impl Avatar {
    /// All pictures, in the order in which [`next`](Avatar::next) goes through them.
    pub const ALL: [Avatar; 4] = [Avatar::Leaf, Avatar::Kite, Avatar::Fish, Avatar::Mountain];

    /// Returns the name of the picture in files and among the icons.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Avatar::Leaf => "leaf",
            Avatar::Kite => "kite",
            Avatar::Fish => "fish",
            Avatar::Mountain => "mountain",
        }
    }

    /// Returns the following picture, and the first one after the last.
    #[must_use]
    pub fn next(self) -> Avatar {
        let at = Avatar::ALL.iter().position(|&avatar| avatar == self).unwrap_or(0);
        Avatar::ALL[(at + 1) % Avatar::ALL.len()]
    }
}

/// A player: a person, the computer or another program. Unnamed people are called by their side.
///
/// # Examples
///
/// ```
/// use parlour::engine::Level;
/// use parlour::play::{Avatar, Player};
///
/// let anna = Player::person("Anna", Avatar::Fish);
/// assert_eq!(anna.computer, None);
///
/// let level = Level::new(4)?;
/// assert_eq!(Player::computer(level).computer, Some(level));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Name given by the player. May be empty, and always is for the computer. Another program is called by the
    /// name under which it was added.
    pub name: String,
    /// Picture beside the name.
    pub avatar: Avatar,
    /// Level of the computer. `None` for a person and for another program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<Level>,
    /// True for another program. Earlier versions read it as a person with its name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// True for a person who plays on another device. It follows from the
    /// [correspondence](super::Match::correspondence) of the match, and is not saved beside that.
    #[serde(skip)]
    pub away: bool,
}

impl Player {
    /// Creates a person, who touches the board.
    #[must_use]
    pub fn person(name: &str, avatar: Avatar) -> Player {
        Player { name: name.to_owned(), avatar, computer: None, program: false, away: false }
    }

    /// Creates a computer player, who is called by its level.
    #[must_use]
    pub fn computer(level: Level) -> Player {
        Player { computer: Some(level), ..Player::person("", Avatar::Leaf) }
    }

    /// Creates a player that is another program, which was added under this name.
    #[must_use]
    pub fn program(name: &str) -> Player {
        Player { program: true, ..Player::person(name, Avatar::Leaf) }
    }

    /// Returns `true` for a person, here or on another device.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.computer.is_none() && !self.program
    }

    /// Returns `true` for a person who touches this board.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.is_person() && !self.away
    }
}

/// Largest length of a name or title, in characters. Files and records can hold longer ones.
const MAX_NAME: usize = 1000;

/// Largest length of the text of a first position, in bytes. Every position can be written in less.
const MAX_POSITION: usize = 8 << 10;

/// Returns the beginning of a name or title from a file, without surrounding spaces.
pub(super) fn shortened(name: &str) -> &str {
    let name = name.trim();
    let end = name.char_indices().nth(MAX_NAME).map_or(name.len(), |(end, _)| end);
    name[..end].trim_end()
}

/// Agreements before a match.
///
/// # Examples
///
/// A game of Go on a small board against the computer, with half a minute for each turn:
///
/// ```
/// use parlour::engine::Level;
/// use parlour::play::{Avatar, Match, Player, Setup, TimeControl};
/// use parlour::rules::{Rules, Side, go};
///
/// let players = [Player::person("Anna", Avatar::Leaf), Player::computer(Level::new(2)?)];
/// let setup = Setup {
///     clocks: [Some(TimeControl::PerTurn { time: 30 }), None],
///     ..Setup::new(Rules::Go(go::Rules::CHINESE.on(go::Size::NINE)), players)
/// };
/// assert_eq!(setup.only_person(), Some(Side::First));
/// assert!(!setup.hands_over());
///
/// let game = Match::new(1, setup, 0)?;
/// assert_eq!(game.computer_to_act(), None, "Anna begins");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Rules of the game, which also identify the game.
    pub rules: Rules,
    /// First position in the game's notation. `None` for the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Players, indexed by [`Side::index`]: the first one plays the side that moves first.
    pub players: [Player; 2],
    /// Way in which turns are made.
    pub mode: Mode,
    /// Time control of each player, in the order of `players`. `None` for a player without a clock.
    #[serde(default, skip_serializing_if = "nobody_has")]
    pub clocks: [Option<TimeControl>; 2],
    /// Tournament mode: no undo, no hints and no warnings. Saved as `serious`, its name in version 0.1.
    #[serde(rename = "serious", default, skip_serializing_if = "std::ops::Not::not")]
    pub tournament_mode: bool,
    /// Standing of the series before this game. `None` for a single game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
}

fn nobody_has(clocks: &[Option<TimeControl>; 2]) -> bool {
    clocks.iter().all(Option::is_none)
}

impl Setup {
    /// Creates the setup of a game from its usual start, with quick turns and without clocks.
    #[must_use]
    pub fn new(rules: Rules, players: [Player; 2]) -> Setup {
        Setup {
            rules,
            position: None,
            players,
            mode: Mode::Quick,
            clocks: [None; 2],
            tournament_mode: false,
            series: None,
        }
    }

    /// Shortens names and a first position from outside that are far longer than the app writes them, so
    /// that every match fits into a file.
    pub(super) fn shorten(&mut self) {
        for player in &mut self.players {
            if player.name.len() > MAX_NAME {
                player.name = shortened(&player.name).to_owned();
            }
        }
        if let Some(text) = self.position.as_ref().filter(|text| text.len() > MAX_POSITION)
            && let Ok(position) = notation::read_position(self.rules, text)
        {
            self.position = Some(notation::position_text(&*position));
        }
    }

    /// Returns the player who begins on this side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Returns the side of the only person at this device, if the computer, another program or somebody on
    /// another device plays the other side.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let [first, second] = Side::BOTH.map(|side| self.player(side).is_here());
        match (first, second) {
            (true, false) => Some(Side::First),
            (false, true) => Some(Side::Second),
            _ => None,
        }
    }

    /// Returns the side of the only person, and the level of the computer on the other side. `None` if others play.
    #[must_use]
    pub fn against_computer(&self) -> Option<(Side, Level)> {
        let side = self.only_person()?;
        Some((side, self.player(side.other()).computer?))
    }

    /// Returns `true` if no person plays.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.players.iter().all(|player| !player.is_person())
    }

    /// Returns `true` if the device passes from hand to hand between turns.
    #[must_use]
    pub fn hands_over(&self) -> bool {
        self.mode == Mode::HandOver && self.players.iter().all(Player::is_here)
    }

    /// Returns the side of the player at this device if the other one is on another device.
    #[must_use]
    pub fn by_link(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.player(side.other()).away)
    }

    /// Returns the same agreements with both people at this device.
    #[must_use]
    pub fn at_one_device(mut self) -> Setup {
        for player in &mut self.players {
            player.away = false;
        }
        self
    }

    /// Returns the setup of a board to look at: the same rules, start and names, and nobody waits for anything.
    #[must_use]
    pub(super) fn looked_at(&self) -> Setup {
        let players = self.players.each_ref().map(|player| Player::person(&player.name, player.avatar));
        Setup { position: self.position.clone(), ..Setup::new(self.rules, players) }
    }

    /// Returns the time control of the player who begins on this side.
    #[must_use]
    pub fn control(&self, side: Side) -> Option<TimeControl> {
        self.clocks[side.index()]
    }

    /// Returns `true` if at least one player has a clock.
    #[must_use]
    pub fn has_clocks(&self) -> bool {
        !nobody_has(&self.clocks)
    }

    /// Returns the setup with the players on the opposite sides, each with their own clock and points.
    #[must_use]
    pub fn swapped(mut self) -> Setup {
        self.players.swap(0, 1);
        self.clocks.swap(0, 1);
        self.series = self.series.map(Series::swapped);
        self
    }
}

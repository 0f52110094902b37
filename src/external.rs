//! Other programs that play: a client of four protocols.
//!
//! A [`Program`] is a command and the protocol that it speaks. With the feature `external-engines`, `External`
//! starts it for one game and asks it for turns; `meet` starts it once, to see if it plays. What a program writes
//! is bounded, every answer has a time limit, and a program ends together with all that it has started.
//!
//! | protocol | games | the game is sent as |
//! |---|---|---|
//! | Go Text Protocol, version 2 | Go, Hex | the turns since the last question |
//! | Gomocup | gomoku | the last turn, or all stones |
//! | NBoard, version 2 | reversi | a game in GGF |
//! | Hub, version 2 | checkers and draughts | a position with all turns |

#![forbid(unsafe_code)]

use serde::{Deserialize, Serialize};

use crate::rules::gomoku::Opening;
use crate::rules::{Game, Position, Rules, go};

#[cfg(feature = "external-engines")]
mod client;

#[cfg(feature = "external-engines")]
pub use client::{External, Met, Programs, meet, words};

/// The protocol of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Protocol {
    /// The Go Text Protocol, for Go and Hex.
    Gtp,
    /// The protocol of Gomocup, for gomoku.
    Gomocup,
    /// The protocol of `NBoard`, for reversi.
    NBoard,
    /// The protocol of Hub, for checkers and draughts.
    Hub,
}

impl Protocol {
    /// All protocols.
    pub const ALL: [Protocol; 4] = [Protocol::Gtp, Protocol::Gomocup, Protocol::NBoard, Protocol::Hub];

    /// Returns the name of the protocol on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Protocol::Gtp => "gtp",
            Protocol::Gomocup => "gomocup",
            Protocol::NBoard => "nboard",
            Protocol::Hub => "hub",
        }
    }

    /// Returns the protocol with this name.
    ///
    /// ```
    /// use parlour::external::Protocol;
    ///
    /// assert_eq!(Protocol::from_name("hub"), Some(Protocol::Hub));
    /// assert_eq!(Protocol::from_name("uci"), None);
    /// ```
    #[must_use]
    pub fn from_name(name: &str) -> Option<Protocol> {
        Protocol::ALL.into_iter().find(|protocol| protocol.name() == name)
    }

    /// Returns the protocol that the programs of a game speak. `None` for a game without one.
    #[must_use]
    pub fn of(game: Game) -> Option<Protocol> {
        match game {
            Game::Go | Game::Hex => Some(Protocol::Gtp),
            Game::Gomoku => Some(Protocol::Gomocup),
            Game::Reversi => Some(Protocol::NBoard),
            Game::Checkers => Some(Protocol::Hub),
            Game::ConnectFour | Game::Four | Game::Hexdame => None,
        }
    }

    /// Returns `true` if the protocol can express a game with these rules from this position.
    ///
    /// ```
    /// use parlour::external::Protocol;
    /// use parlour::rules::{Game, Rules, go};
    ///
    /// let free_style = Game::Gomoku.preset("free-style")?.start();
    /// assert!(Protocol::Gomocup.plays(&*free_style));
    /// assert!(!Protocol::Gtp.plays(&*free_style));
    ///
    /// // The protocol sends no first position with handicap stones.
    /// let rules = go::Rules { handicap: 4, ..go::Rules::CHINESE };
    /// assert!(!Protocol::Gtp.plays(&*Rules::Go(rules).start()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn plays(self, start: &dyn Position) -> bool {
        let rules = start.rules();
        let is_usual = || start.hash() == rules.start().hash();
        match (self, rules) {
            // These send turns, and no position.
            (Protocol::Gtp, Rules::Go(rules)) => {
                rules.handicap == 0 && rules.opening == go::Opening::Empty && is_usual()
            }
            (Protocol::Gtp, Rules::Hex(_)) => is_usual(),
            (Protocol::Gomocup, Rules::Gomoku(rules)) => {
                rules.length() == 5 && rules.opening() == Opening::Free && is_usual()
            }
            (Protocol::NBoard, Rules::Reversi(_)) => true,
            (Protocol::Hub, Rules::Checkers(_)) => rules.preset().is_some(),
            _ => false,
        }
    }
}

/// A program that plays.
///
/// ```
/// use parlour::external::{Program, Protocol};
///
/// let command = ["gnugo", "--mode", "gtp"].map(str::to_owned).to_vec();
/// let program = Program { protocol: Protocol::Gtp, command };
/// # assert_eq!(program.command.len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The protocol that it speaks.
    pub protocol: Protocol,
    /// The name of the program and its arguments.
    pub command: Vec<String>,
}

//! Clocks of the players.
//!
//! This module reads no system clock: time arrives as durations ([`Match::tick`]). The match keeps the
//! time that each act took, and computes from it the time left of a player. Undo and redo therefore
//! turn the clocks back and forth, and a match that is saved and read again is right to the
//! millisecond.
//!
//! Clocks belong to players, not to sides. Players who swap sides in an opening keep their clocks.
//!
//! # Examples
//!
//! ```
//! use std::time::Duration;
//!
//! use parlour::play::clock::Face;
//! use parlour::play::{Avatar, Match, Mode, Player, Setup, TimeControl};
//! use parlour::rules::{Game, Side, Square};
//!
//! let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
//! let setup = Setup {
//!     clocks: [Some(TimeControl::Fischer { main: 60, increment: 2 }); 2],
//!     mode: Mode::Quick,
//!     ..Setup::new(Game::ConnectFour.presets()[0].rules, players)
//! };
//! let mut game = Match::new(1, setup, 0)?;
//! assert!(game.is_paused(), "both players have to be ready");
//! game.resume();
//! assert_eq!(game.ticking(), Some(Side::First));
//!
//! // Anna has 62 seconds for her first turn. She uses 5, and gains 2.
//! assert_eq!(game.tick(Duration::from_secs(5)), None);
//! game.touch(Square(3));
//! game.finish()?;
//! let reading = game.clock(Side::First).expect("Anna has a clock");
//! assert_eq!(reading.left(), 59_000);
//! assert_eq!(reading.face(), Face { hours: 0, minutes: 0, seconds: 59, tenths: None });
//!
//! // Ben runs out of time.
//! assert_eq!(game.tick(Duration::from_secs(62)), Some(Side::Second));
//! assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::First));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Match::tick`]: super::Match::tick

mod control;
mod reading;
mod running;
mod spent;

pub use control::TimeControl;
pub use reading::{Clock, Face, Overtime, Reading};
pub(super) use spent::Spent;

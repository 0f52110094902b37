//! Parlour: classic board games for people who share one screen.
//!
//! The crate consists of modules that import each other in one direction only, down this list. The
//! modules above the line are plain Rust without a screen, files or a clock:
//!
//! | module | contents |
//! |---|---|
//! | [`rules`] | legal turns and their effects: one module per game, one trait for all |
//! | [`notation`] | readers and writers for squares, turns, positions and records |
//! | [`openings`] | named openings: which one a game follows, and the ways to walk through them |
//! | [`engine`] | computer players: search, evaluation, levels |
//! | [`play`] | a match: players, the current turn, history, result, and its saved form |
//! | | |
//! | [`system`] | the clock and the threads of the standard library, for the engines; lines of other programs |
//! | [`external`] | other programs that play: a client of four protocols |
//! | [`thinking`] | orders to the engines about a match or a puzzle, and their answers |
//! | [`storage`] | durable files behind one narrow trait |
//! | [`cli`] | the command line: perft, replay, referee, analyse, match, engine, train, generate |
//! | `platform` | the system under the app: data folder, durable files, language |
//! | `app` | the user interface in Bevy, with one plugin per file |
//!
//! `app` never decides which turns are legal, and `rules` does not depend on a screen.
//!
//! # Examples
//!
//! A game of checkers, played by the first legal turn until it is over or a draw may be claimed:
//!
//! ```
//! use parlour::rules::{Game, Position};
//!
//! let mut position = Game::Checkers.preset("american")?.start();
//! let mut history = vec![position.hash()];
//! while let Some(turn) = position.turns().first()
//!     && position.claims(&history).is_empty()
//! {
//!     position.play(turn)?;
//!     history.push(position.hash());
//! }
//! assert!(position.outcome().is_some() || !position.claims(&history).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A turn in notation, and a position written and read again:
//!
//! ```
//! use parlour::notation;
//! use parlour::rules::{Game, Position, Side};
//!
//! let rules = Game::Checkers.preset("american")?;
//! let mut position = rules.start();
//! let turn = notation::read_turn(&*position, "11-15")?;
//! position.play(&turn)?;
//!
//! let text = notation::position_text(&*position);
//! let read = notation::read_position(rules, &text)?;
//! assert_eq!(read.hash(), position.hash());
//! assert_eq!(read.to_move(), Side::Second);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs, unreachable_pub)]

#[cfg(not(target_family = "wasm"))]
pub mod cli;
pub mod engine;
pub mod external;
pub mod notation;
#[cfg(feature = "online")]
pub mod online;
pub mod openings;
pub mod play;
pub mod puzzles;
pub mod rules;
pub mod storage;
pub mod system;
pub mod thinking;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod platform;

/// The entry point on Android.
#[cfg(target_os = "android")]
#[bevy::prelude::bevy_main]
fn main() {
    _ = app::run();
}

/// The entry point on iOS, called by `ios/main.m`. It does not return.
#[cfg(target_os = "ios")]
#[expect(unsafe_code, reason = "`ios/main.m` calls it by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn parlour_main() {
    _ = app::windowed().add_plugins(platform::ios::plugin).run();
}

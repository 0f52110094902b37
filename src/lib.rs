//! Parlour: classic board games for people who share one screen.
//!
//! The crate is a house with few doors. Imports go down this list only, and everything above the
//! line is plain Rust that knows no screen, no file and no clock:
//!
//! | room | what it holds |
//! |---|---|
//! | [`rules`] | what is legal: one file a game, one trait over all |
//! | [`notation`] | text: squares, turns, positions and records, read and written in pairs |
//! | [`engine`] | who to play against: search, evaluation, levels |
//! | [`play`] | one match: players, the turn being made, history, result, and how it is saved |
//! | | |
//! | [`system`] | the clock and the threads of the standard library, for the engines |
//! | [`cli`] | the command line: perft, replay, referee |
//! | `platform` | where it runs: data folder, files that survive, language |
//! | `app` | what is seen and touched, in Bevy: one plugin a file |
//!
//! `app` never decides what is legal, and `rules` never knows that there is a screen.

pub mod cli;
pub mod engine;
pub mod notation;
pub mod play;
pub mod rules;
pub mod system;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
pub mod platform;

/// Where Android enters.
#[cfg(target_os = "android")]
#[bevy::prelude::bevy_main]
fn main() {
    _ = app::run();
}

/// Where iOS enters, called by `ios/main.m`. It does not come back.
#[cfg(target_os = "ios")]
#[expect(unsafe_code, reason = "it is called by this name")]
#[unsafe(no_mangle)]
pub extern "C" fn parlour_main() {
    _ = app::windowed().add_plugins(platform::ios::plugin).run();
}

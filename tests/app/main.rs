//! The whole app without a window: real layout, real picking, the match, the files.
//!
//! One test program for all of it, because linking the engine takes longer than the tests.

mod computer;
mod counting;
mod endurance;
mod harness;
mod keyboard;
mod lessons;
mod nothing_is_lost;
mod openings;
mod pictures;
mod precision;
mod records;
mod replay;
mod sentences;
mod setup;
mod tablet;
mod touches;
mod whole_games;

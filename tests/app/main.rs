//! The whole app without a window: real layout, real picking, the match, the files.
//!
//! One test program for all of it, because linking the engine takes longer than the tests.

mod endurance;
mod harness;
mod keyboard;
mod nothing_is_lost;
mod pictures;
mod sentences;
mod setup;
mod touches;

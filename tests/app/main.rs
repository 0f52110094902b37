//! The whole app without a window: real layout, real picking, the match, the files.
//!
//! One test program for all of it, because linking Bevy takes longer than most tests.

mod access;
mod backup;
mod clocks;
mod coach;
mod computer;
mod counting;
mod deaf_engine;
mod editor;
mod endurance;
#[cfg(unix)]
mod engines;
mod exports;
mod faults;
mod gamepad;
mod hands;
mod harness;
mod imports;
mod keyboard;
mod languages;
mod large_library;
mod lessons;
mod letters;
mod library;
#[cfg(feature = "online")]
mod live;
mod motion;
mod named_openings;
mod nothing_is_lost;
mod openings;
mod page;
mod pictures;
#[path = "../support/pins.rs"]
mod pins;
mod precision;
mod presses;
mod puzzles;
mod records;
mod redraw;
mod replay;
mod review;
mod saved;
mod scan;
mod seating;
mod sentences;
mod setup;
mod sounds;
mod startup;
mod study;
mod table;
mod tablet;
mod taps;
mod together;
mod touches;
mod tournaments;
mod values;
mod whole_games;

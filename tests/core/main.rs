//! Rules, notation, engines, matches and the command line, without the app.
//!
//! They form one test program, since linking forty takes longer than running the tests.

mod documentation;
mod languages;
mod layers;
#[cfg(feature = "online")]
mod online;
#[path = "../support/pins.rs"]
mod pins;
mod project_pages;
mod saved;
mod shells;
mod storage;
mod support;
mod thinking;

/// Counts allocated bytes. Other tests allocate at the same time, so a test that reads the count runs
/// itself again in a process of its own.
#[global_allocator]
static ALLOCATOR: peak_alloc::PeakAlloc = peak_alloc::PeakAlloc;

mod cli {
    mod limits;
    #[cfg(unix)]
    mod matches;
    #[cfg(feature = "tools")]
    mod puzzles;
    mod referee;
    mod referee_games;
}

mod engine {
    mod reasons;
    mod reversi;
}

mod notation {
    #[cfg(feature = "tools")]
    mod adversaries;
    mod connect_four;
    mod draughts;
    mod four;
    mod ggf;
    mod go;
    mod gomoku;
    mod hex;
    mod hexdame;
    mod limits;
    mod lines;
    mod oddities;
    mod pdn;
    mod records;
    mod reversi;
    mod sgf;
    mod text;
    mod transcript;
}

mod play {
    mod clock;
    mod coach;
    mod computer;
    mod link;
    mod link_bad;
    mod link_match;
    mod link_merge;
    mod live;
    pub mod live_device;
    mod matches;
    mod memory;
    mod misplaced;
    mod mistakes;
    mod notes;
    mod passes;
    mod records;
    mod review;
    mod sketch;
    mod start_position;
    mod summary;
    mod touches;
    mod versions;
}

mod rules {
    mod checkers;
    mod checkers_house;
    mod connect_four;
    mod draughts;
    mod draughts_slow;
    mod four;
    mod go;
    mod go_scoring;
    mod gomoku;
    mod hex;
    mod hex_solver;
    mod hexdame;
    mod properties;
    mod renju;
    mod reversi;
    #[cfg(feature = "tools")]
    mod template;
    mod time;
}

//! Rules, notation, engines, matches and the command line, without the app.

#[path = "../support/pins.rs"]
mod pins;
mod saved;

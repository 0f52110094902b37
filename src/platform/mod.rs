//! Where the app runs: the one room that knows the operating system.
//!
//! Each system has a file with the same few functions. Nothing outside this room and the entry
//! point asks which system it is.

mod desktop;
mod files;
pub mod sharing;

pub use desktop::{CAN_LEAVE, data_folder, languages};
pub use files::{Files, Loss};

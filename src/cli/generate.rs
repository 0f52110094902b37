//! Working out the tables that are compiled into the engines.

use std::path::PathBuf;
use std::time::Duration;

use clap::Subcommand;

use super::Failure;
use crate::engine::checkers;
use crate::engine::connect_four::{self, Settings};

/// What can be worked out.
#[derive(Subcommand)]
pub enum What {
    /// Every ending of checkers with up to four pieces, by the American rules
    CheckersEndings {
        /// Where it is written
        #[arg(default_value = "assets/engine/checkers/endings.deflate")]
        file: PathBuf,
    },
    /// The opening book of connect four; goes on with the book that is there
    ConnectFourBook {
        /// Where it is written
        #[arg(default_value = "assets/engine/connect_four.book")]
        file: PathBuf,
        /// Up to how many discs best play is followed
        #[arg(long, default_value_t = Settings::default().line_plies)]
        line_plies: i32,
        /// With how many discs all positions are solved
        #[arg(long, default_value_t = Settings::default().all_plies)]
        all_plies: i32,
        /// For how long; until it is whole if not given
        #[arg(long)]
        minutes: Option<u64>,
        /// How much memory the tables take, in megabytes
        #[arg(long, default_value_t = Settings::default().memory >> 20)]
        memory: usize,
        #[arg(long, default_value_t = Settings::default().threads)]
        threads: usize,
    },
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    match what {
        What::CheckersEndings { file } => {
            let endings = checkers::make_endings(|done, all| eprintln!("slice {done} of {all}"));
            std::fs::write(file, endings.packed())?;
        }
        What::ConnectFourBook { file, line_plies, all_plies, minutes, memory, threads } => {
            let time = minutes.map(|minutes| Duration::from_secs(60 * minutes));
            let settings = Settings { line_plies, all_plies, time, memory: memory << 20, threads };
            let tell = |progress: connect_four::Progress| {
                let connect_four::Progress { plies, done, all, bytes } = progress;
                eprintln!("{plies} discs: {done} of {all} positions, {bytes} bytes");
            };
            if !connect_four::make_book(&file, settings, tell).map_err(std::io::Error::other)? {
                eprintln!("the time is over; the book goes on from here");
            }
        }
    }
    Ok(())
}

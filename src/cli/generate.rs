//! Working out the tables that are compiled into the engines.

use std::path::PathBuf;
use std::time::Duration;

use clap::Subcommand;

use super::Failure;
use crate::engine::checkers;
use crate::engine::connect_four::{self, BookSettings};

/// What can be worked out.
#[derive(Subcommand)]
pub enum What {
    /// Every ending of checkers with up to four pieces, by the American rules
    CheckersEndings {
        /// Where it is written
        #[arg(default_value = "assets/engine/checkers/endings.deflate")]
        file: PathBuf,
    },
    /// The score and a best drop of all positions of connect four with as many discs; goes on with
    /// the file that is there
    ConnectFourBook {
        /// Where it is written
        #[arg(default_value = "assets/engine/connect_four.book")]
        file: PathBuf,
        #[command(flatten)]
        to_spend: ToSpend,
    },
}

/// What may be spent; if not given, what the book that is compiled in was made with.
#[derive(clap::Args)]
pub struct ToSpend {
    /// With how many discs
    #[arg(long)]
    plies: Option<usize>,
    /// For how long; until it is whole if not given
    #[arg(long)]
    minutes: Option<u64>,
    /// How much memory the tables take, in megabytes
    #[arg(long)]
    memory: Option<usize>,
    /// How many threads solve positions
    #[arg(long)]
    threads: Option<usize>,
}

impl ToSpend {
    fn settings(self) -> BookSettings {
        let usual = BookSettings::BUILT_IN;
        BookSettings {
            plies: self.plies.unwrap_or(usual.plies),
            time: self.minutes.map(|minutes| Duration::from_secs(60 * minutes)),
            memory: self.memory.map_or(usual.memory, |memory| memory << 20),
            threads: self.threads.unwrap_or(usual.threads).max(1),
        }
    }
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    let tell = |progress: connect_four::Progress| {
        let connect_four::Progress { plies, done, all, bytes } = progress;
        eprintln!("{plies} discs: {done} of {all} scores and best drops, {bytes} bytes");
    };
    let is_whole = match what {
        What::CheckersEndings { file } => {
            let tablebase = checkers::make_tablebase(|done, all| eprintln!("slice {done} of {all}"));
            std::fs::write(file, tablebase.packed())?;
            true
        }
        What::ConnectFourBook { file, to_spend } => {
            connect_four::make_book(&file, to_spend.settings(), tell).map_err(std::io::Error::other)?
        }
    };
    if !is_whole {
        eprintln!("the time is over; it goes on from here");
    }
    Ok(())
}

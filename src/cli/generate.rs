//! Working out the tables that are compiled into the engines.

use std::path::PathBuf;

use clap::Subcommand;

use super::Failure;
use crate::engine::checkers;

/// What can be worked out.
#[derive(Subcommand)]
pub enum What {
    /// Every ending of checkers with up to four pieces, by the American rules
    CheckersEndings {
        /// Where it is written
        #[arg(default_value = "assets/engine/checkers/endings.deflate")]
        file: PathBuf,
    },
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    match what {
        What::CheckersEndings { file } => {
            let endings = checkers::make_endings(|done, all| eprintln!("slice {done} of {all}"));
            std::fs::write(file, endings.packed())?;
        }
    }
    Ok(())
}

//! Computation of the tables that are compiled into the engines.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Subcommand;

use super::Failure;
use super::resources;
use crate::engine::checkers;
use crate::engine::connect_four::{self, BookSettings, Progress};
use crate::engine::four::{self, KnownSettings, Slow};
use crate::engine::reversi;
use crate::notation::position_text;
use crate::system::System;

/// A table to compute.
#[derive(Subcommand)]
pub enum Target {
    /// All endings of checkers with up to four pieces, by the American rules
    CheckersEndings {
        /// The file to write
        #[arg(default_value = "assets/engine/checkers/endings.deflate")]
        file: PathBuf,
    },
    /// The score and a best drop of all positions of connect four with a number of discs
    ConnectFourBook {
        /// The file to continue, or to begin if it does not exist
        #[arg(default_value = "assets/engine/connect_four.book")]
        file: PathBuf,
        #[command(flatten)]
        to_spend: ToSpend,
    },
    /// The positions of four that a search needs to know to prove those after some turns within a second or two
    FourKnown {
        /// The file to continue, or to begin if it does not exist
        #[arg(default_value = "assets/engine/four.known")]
        file: PathBuf,
        /// Number of turns after the usual start
        #[arg(long, default_value_t = KnownSettings::default().turns)]
        turns: u32,
        /// The most positions of a long search
        #[arg(long, default_value_t = KnownSettings::default().most)]
        nodes: u64,
        /// Number of turns for which a game that follows a proof stays proven soon
        #[arg(long, default_value_t = KnownSettings::default().follow)]
        follow: u32,
    },
    /// The best moves of reversi in positions that both sides can reach by good ones
    ReversiBook {
        /// The file to write
        #[arg(default_value = "assets/engine/reversi.openings")]
        file: PathBuf,
        /// Number of positions
        #[arg(long, default_value_t = reversi::BookSettings::default().positions)]
        positions: usize,
        /// Number of nodes of the search of a position
        #[arg(long, default_value_t = reversi::BookSettings::default().nodes)]
        nodes: u64,
    },
}

/// The resources of the computation; by default those of the built-in book.
#[derive(clap::Args)]
pub struct ToSpend {
    /// Number of discs of the positions
    #[arg(long)]
    plies: Option<usize>,
    /// Minutes until the computation pauses; by default it runs until the book is complete
    #[arg(long)]
    minutes: Option<u64>,
    /// Memory for the tables, in megabytes
    #[arg(long)]
    memory: Option<usize>,
    /// Number of threads
    #[arg(long)]
    threads: Option<usize>,
}

impl ToSpend {
    fn settings(self) -> BookSettings {
        let usual = BookSettings::BUILT_IN;
        let memory = self.memory.map_or(usual.memory, |memory| resources::memory(memory, 1));
        BookSettings {
            plies: self.plies.unwrap_or(usual.plies),
            time: self.minutes.map(|minutes| Duration::from_secs(minutes.saturating_mul(60))),
            memory,
            threads: resources::threads(self.threads.unwrap_or(usual.threads), memory),
        }
    }
}

pub(super) fn run(table: Target) -> Result<(), Failure> {
    match table {
        Target::CheckersEndings { file } => {
            let tablebase = checkers::make_tablebase(|done, all| eprintln!("slice {done} of {all}"));
            std::fs::write(file, tablebase.packed())?;
        }
        Target::ConnectFourBook { file, to_spend } => {
            if !make_book(&file, to_spend.settings())? {
                eprintln!("the time is over; it goes on from here");
            }
        }
        Target::FourKnown { file, turns, nodes, follow } => {
            let settings = KnownSettings { turns, most: nodes, follow, ..KnownSettings::default() };
            make_known(&file, &settings)?;
        }
        Target::ReversiBook { file, positions, nodes } => {
            let settings = reversi::BookSettings { positions, nodes, ..reversi::BookSettings::default() };
            replace(&file, &reversi::make_book(&settings, |line| eprintln!("{line}")))?;
        }
    }
    Ok(())
}

/// Adds known positions of four to a file, or begins it.
fn make_known(file: &Path, settings: &KnownSettings) -> Result<(), Failure> {
    let known = read(file)?.unwrap_or_default();
    let save = |slow: Slow, bytes: &[u8]| {
        replace(file, bytes)?;
        let Slow { position, taken: [first, second], is_settled, known } = slow;
        let result = if is_settled { "proven" } else { "still open" };
        let position = position_text(&position);
        eprintln!("{position}: {first} and {second} positions, {result}, {known} known positions");
        Ok(())
    };
    four::make_known(&known, settings, save)
}

/// Continues the book in a file, or begins it. Returns `true` if it is complete.
fn make_book(file: &Path, settings: BookSettings) -> Result<bool, Failure> {
    let known = read(file)?;
    let save = |progress: Progress, bytes: &[u8]| {
        replace(file, bytes)?;
        let Progress { plies, done, all, bytes } = progress;
        eprintln!("{plies} discs: {done} of {all} scores and best drops, {bytes} bytes");
        Ok(())
    };
    let is_complete = connect_four::make_book(known.as_deref(), settings, &System, save);
    Ok(is_complete.map_err(std::io::Error::other)?)
}

/// Reads a file; nothing if there is none.
fn read(file: &Path) -> std::io::Result<Option<Vec<u8>>> {
    match std::fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Replaces the content of a file atomically.
fn replace(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let part = file.with_extension("part");
    std::fs::write(&part, bytes)?;
    std::fs::rename(part, file)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_TIME: BookSettings =
        BookSettings { plies: 10, time: Some(Duration::ZERO), memory: 1 << 20, threads: 1 };

    #[test]
    fn a_book_is_saved_and_continued() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("book");
        for _ in 0..2 {
            assert!(!make_book(&file, NO_TIME).expect("a book"));
        }
        assert!(std::fs::metadata(&file).is_ok_and(|file| file.len() > 0));
    }

    #[test]
    fn a_file_that_is_not_a_book_stays_unchanged() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("book");
        std::fs::write(&file, "no book").expect("a file");
        assert!(make_book(&file, NO_TIME).is_err());
        assert_eq!(std::fs::read(&file).expect("a file"), b"no book");
    }
}

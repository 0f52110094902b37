//! Training the tables that are compiled into the engines. The defaults make the tables that are
//! compiled in, which takes a while: `docs/engines` says how long.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Failure;
use crate::engine::reversi;

/// What can be trained.
#[derive(Subcommand)]
pub enum What {
    /// The patterns of reversi
    Reversi(Reversi),
}

#[derive(Args)]
pub struct Reversi {
    /// Where the table goes
    #[arg(default_value = "assets/engine/reversi.weights")]
    file: PathBuf,
    #[arg(long, default_value_t = reversi::training::Settings::default().seed)]
    seed: u64,
    /// How many games are played in each round
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u32>>,
    /// How deep is searched for a move
    #[arg(long)]
    depth: Option<u32>,
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    match what {
        What::Reversi(asked) => reversi(asked),
    }
}

fn reversi(asked: Reversi) -> Result<(), Failure> {
    use reversi::training::{Settings, train};
    let usual = Settings::default();
    let settings = Settings {
        seed: asked.seed,
        games: asked.games.unwrap_or(usual.games),
        depth: asked.depth.unwrap_or(usual.depth),
        ..usual
    };
    let table = train(&settings, |line| eprintln!("{line}"));
    std::fs::write(&asked.file, table)?;
    Ok(())
}

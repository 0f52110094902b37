//! Making the tables that engines judge positions with.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Failure;
use crate::engine;

/// Whose table is made. The defaults make the table that is compiled in, which takes a while:
/// `docs/engines` says how long.
#[derive(Subcommand)]
pub enum Train {
    /// The pattern weights of reversi
    Reversi(Reversi),
}

#[derive(Args)]
pub struct Reversi {
    /// Where the table goes
    #[arg(default_value = "assets/engine/reversi.weights")]
    file: PathBuf,
    #[arg(long, default_value_t = engine::reversi::training::Settings::default().seed)]
    seed: u64,
    /// How many games are played in each round
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u32>>,
    /// How deep is searched for a move
    #[arg(long)]
    depth: Option<u32>,
}

pub(super) fn run(train: Train) -> Result<(), Failure> {
    match train {
        Train::Reversi(asked) => reversi(asked),
    }
}

fn reversi(asked: Reversi) -> Result<(), Failure> {
    use engine::reversi::training::{Settings, train};
    let usual = Settings::default();
    let settings = Settings {
        seed: asked.seed,
        games: asked.games.unwrap_or(usual.games),
        depth: asked.depth.unwrap_or(usual.depth),
        ..usual
    };
    let table = train(&settings, |line| _ = writeln!(std::io::stderr(), "{line}"));
    std::fs::write(&asked.file, table)?;
    Ok(())
}

//! Training of the tables that are compiled into the engines. The defaults make the tables that are
//! compiled in, which takes a while: `docs/engines` says how long.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Failure;
use crate::engine::checkers::{Family, Patterns};
use crate::engine::{checkers, gomoku, reversi};

/// A table to train.
#[derive(Subcommand)]
pub enum What {
    /// The patterns of checkers on the board of 8 by 8
    Checkers(Checkers),
    /// The values of what can be made on a point in gomoku
    Gomoku(Gomoku),
    /// The patterns of reversi
    Reversi(Reversi),
}

#[derive(Args)]
pub struct Checkers {
    /// The table: short, house, flying or forward
    family: String,
    /// Number of games; by default that of the table that is compiled in
    #[arg(long)]
    games: Option<u32>,
    /// Nodes per turn of these games
    #[arg(long)]
    nodes: Option<u64>,
    /// Number of passes over the positions
    #[arg(long)]
    passes: Option<u32>,
    #[arg(long)]
    seed: Option<u64>,
    /// Play with the patterns that are compiled in, to make better ones
    #[arg(long)]
    again: bool,
    /// Where it is written, if not in the place from which it is compiled in
    #[arg(long)]
    file: Option<PathBuf>,
}

#[derive(Args)]
pub struct Gomoku {
    /// Where the table goes
    #[arg(default_value = "assets/engine/gomoku.values")]
    file: PathBuf,
    /// Number of rounds, each with the values of the one before
    #[arg(long, default_value_t = gomoku::training::ValueTrainingSettings::default().rounds)]
    rounds: u32,
    /// Number of games per round
    #[arg(long, default_value_t = gomoku::training::ValueTrainingSettings::default().games)]
    games: u32,
    /// Nodes per turn of these games
    #[arg(long, default_value_t = gomoku::training::ValueTrainingSettings::default().nodes)]
    nodes: u64,
    /// Number of games of the new values against the old
    #[arg(long, default_value_t = gomoku::training::ValueTrainingSettings::default().trials)]
    trials: u32,
    #[arg(long, default_value_t = gomoku::training::ValueTrainingSettings::default().seed)]
    seed: u64,
}

#[derive(Args)]
pub struct Reversi {
    /// Where the table goes
    #[arg(default_value = "assets/engine/reversi.weights")]
    file: PathBuf,
    #[arg(long, default_value_t = reversi::training::WeightTrainingSettings::default().seed)]
    seed: u64,
    /// Number of games per round
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u32>>,
    /// Search depth in plies
    #[arg(long)]
    depth: Option<u32>,
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    match what {
        What::Checkers(asked) => checkers(asked),
        What::Gomoku(asked) => gomoku(asked),
        What::Reversi(asked) => reversi(asked),
    }
}

fn checkers(asked: Checkers) -> Result<(), Failure> {
    use checkers::train::{PatternTrainingSettings, train};
    let Checkers { family, games, nodes, passes, seed, again, file } = asked;
    let Some(family) = Family::ALL.into_iter().find(|known| known.name() == family) else {
        eprintln!("parlour: there is no table {family}");
        return Err(Failure::Reported);
    };
    let usual = PatternTrainingSettings::of(family);
    let settings = PatternTrainingSettings {
        games: games.unwrap_or(usual.games),
        nodes: nodes.unwrap_or(usual.nodes),
        passes: passes.unwrap_or(usual.passes),
        seed: seed.unwrap_or(usual.seed),
    };
    let before = again.then(|| Patterns::built_in(family)).flatten();
    let patterns = train(family, before, settings, |line| eprintln!("{line}"));
    let place = || format!("assets/engine/checkers/{}.deflate", family.name()).into();
    std::fs::write(file.unwrap_or_else(place), patterns.packed())?;
    Ok(())
}

fn gomoku(asked: Gomoku) -> Result<(), Failure> {
    use gomoku::training::{ValueTrainingSettings, train};
    let Gomoku { file, rounds, games, nodes, trials, seed } = asked;
    let values =
        train(&ValueTrainingSettings { rounds, games, nodes, trials, seed }, |line| eprintln!("{line}"));
    std::fs::write(file, values)?;
    Ok(())
}

fn reversi(asked: Reversi) -> Result<(), Failure> {
    use reversi::training::{WeightTrainingSettings, train};
    let usual = WeightTrainingSettings::default();
    let settings = WeightTrainingSettings {
        seed: asked.seed,
        games: asked.games.unwrap_or(usual.games),
        depth: asked.depth.unwrap_or(usual.depth),
        ..usual
    };
    let table = train(&settings, |line| eprintln!("{line}"));
    std::fs::write(&asked.file, table)?;
    Ok(())
}

//! Training the tables that are compiled into the engines.

use std::path::PathBuf;

use clap::Subcommand;

use super::Failure;
use crate::engine::checkers::train::{Settings, train};
use crate::engine::checkers::{Family, Patterns};

/// What can be trained.
#[derive(Subcommand)]
pub enum What {
    /// The patterns of checkers on the board of 8 by 8
    Checkers {
        /// Which table: short, house, flying or forward
        family: String,
        /// How many games are played, if not as many as for the table that is compiled in
        #[arg(long)]
        games: Option<u32>,
        /// How many positions are looked at for each turn of these games
        #[arg(long)]
        nodes: Option<u64>,
        /// How often each position is learnt from
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
    },
}

pub(super) fn run(what: What) -> Result<(), Failure> {
    match what {
        What::Checkers { family, games, nodes, passes, seed, again, file } => {
            let Some(family) = Family::ALL.into_iter().find(|known| known.name() == family) else {
                eprintln!("parlour: there is no table {family}");
                return Err(Failure::Reported);
            };
            let usual = Settings::of(family);
            let settings = Settings {
                games: games.unwrap_or(usual.games),
                nodes: nodes.unwrap_or(usual.nodes),
                passes: passes.unwrap_or(usual.passes),
                seed: seed.unwrap_or(usual.seed),
            };
            let before = again.then(|| Patterns::built_in(family));
            let patterns = train(family, before, settings, |line| eprintln!("{line}"));
            let place = || format!("assets/engine/checkers/{}.deflate", family.name()).into();
            std::fs::write(file.unwrap_or_else(place), patterns.packed())?;
        }
    }
    Ok(())
}

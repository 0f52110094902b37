//! The command line: everything that works without a screen.

#![forbid(unsafe_code)]

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use crate::rules::{Game, Rules, UnknownName};

mod perft;
mod referee;
mod replay;

/// What the command line can do.
#[derive(Subcommand)]
pub enum Command {
    /// Count the sequences of legal turns, depth by depth
    Perft {
        /// Which game, for example checkers
        #[arg(value_parser = Game::from_name)]
        game: Game,
        /// How many turns deep
        #[arg(value_parser = clap::value_parser!(u32).range(0..=MOST_DEPTH))]
        depth: u32,
        /// By which rules; the usual ones of the game if not given
        #[arg(long, value_name = "PRESET")]
        rules: Option<String>,
        /// From this position instead of the first one
        #[arg(long, value_name = "TEXT")]
        position: Option<String>,
        /// Count for each first turn by itself
        #[arg(long)]
        divide: bool,
    },
    /// Replay recorded games and report the first turn of each that is not legal
    Replay {
        /// Which game, for example checkers
        #[arg(value_parser = Game::from_name)]
        game: Game,
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// By which rules, where a game does not say so itself
        #[arg(long, value_name = "PRESET")]
        rules: Option<String>,
    },
    /// Answer questions about positions: one JSON object a line on standard input, one on output
    Referee,
}

/// Deeper than anyone can wait for, and not so deep that the stack ends.
const MOST_DEPTH: i64 = 64;

/// Does what was asked for.
#[must_use]
pub fn run(command: Command) -> ExitCode {
    match execute(command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has had enough of it: `parlour replay … | head`.
        Err(Failure::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Reported) => ExitCode::FAILURE,
        Err(failure) => {
            _ = writeln!(std::io::stderr(), "parlour: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn execute(command: Command) -> Result<(), Failure> {
    match command {
        Command::Perft { game, depth, rules, position, divide } => {
            perft::run(rules_of(game, rules.as_deref())?, depth, position.as_deref(), divide)
        }
        Command::Replay { game, files, rules } => replay::run(rules_of(game, rules.as_deref())?, &files),
        Command::Referee => Ok(referee(std::io::stdin().lock(), std::io::stdout().lock())?),
    }
}

/// Answers questions about positions, one JSON object a line, until there are no more. See
/// `docs/referee.md`.
///
/// # Errors
/// When a line cannot be read or its answer cannot be written.
pub fn referee(questions: impl BufRead, answers: impl Write) -> std::io::Result<()> {
    referee::run(questions, answers)
}

/// Why a command did not succeed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Name(#[from] UnknownName),
    #[error("the position cannot be read: {0}")]
    Position(#[from] crate::notation::Unreadable),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// What is wrong has been said already.
    #[error("it did not succeed")]
    Reported,
}

/// The rules with this name, or the usual ones of the game.
fn rules_of(game: Game, name: Option<&str>) -> Result<Rules, UnknownName> {
    game.preset(name.unwrap_or(game.presets()[0].name))
}

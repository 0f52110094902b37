//! The command line: everything that works without a window.

#![forbid(unsafe_code)]

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use fault::Fault;
use game_arguments::GameArguments;

mod analyse;
mod engine;
mod external;
mod fault;
mod game_arguments;
#[cfg(feature = "tools")]
mod generate;
mod matches;
mod perft;
mod protocols;
mod referee;
mod replay;
mod setup;
mod time;
#[cfg(feature = "tools")]
mod train;

/// A command of the command line.
#[derive(Subcommand)]
pub enum Command {
    /// Count the sequences of legal turns, depth by depth
    Perft {
        #[command(flatten)]
        asked: GameArguments,
        /// Number of plies
        #[arg(value_parser = clap::value_parser!(u32).range(0..=MOST_DEPTH))]
        depth: u32,
        /// Count for each first turn by itself
        #[arg(long)]
        divide: bool,
    },
    /// Replay recorded games and report the first turn of each that is not legal
    Replay {
        #[command(flatten)]
        asked: GameArguments,
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Answer questions about positions: one JSON object a line on standard input, one on output
    Referee,
    /// Say what positions are worth: one a line on standard input, one JSON object a line on output
    Analyse(analyse::AnalyseArguments),
    /// Play for another program, which talks on standard input
    Engine(engine::EngineArguments),
    /// Let two players play against each other
    Match(Box<matches::MatchArguments>),
    /// Train a table that is compiled into an engine, by its own play
    #[cfg(feature = "tools")]
    Train {
        #[command(subcommand)]
        what: train::What,
    },
    /// Work out a table that is compiled into an engine
    #[cfg(feature = "tools")]
    Generate {
        #[command(subcommand)]
        what: generate::What,
    },
}

/// Most plies of perft. A count of this depth never ends, but the stack does not overflow.
const MOST_DEPTH: i64 = 64;

/// Runs a command.
#[must_use]
pub fn run(command: Command) -> ExitCode {
    match execute(command) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed the pipe, as in `parlour replay … | head`.
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
        Command::Perft { asked, depth, divide } => perft::run(&asked, depth, divide),
        Command::Replay { asked, files } => replay::run(&asked, &files),
        Command::Referee => Ok(referee(std::io::stdin().lock(), std::io::stdout().lock())?),
        Command::Analyse(arguments) => {
            analyse::run(&arguments, std::io::stdin().lock(), std::io::stdout().lock())
        }
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Match(arguments) => matches::run(&arguments),
        #[cfg(feature = "tools")]
        Command::Train { what } => train::run(what),
        #[cfg(feature = "tools")]
        Command::Generate { what } => generate::run(what),
    }
}

/// Answers questions about positions, one JSON object per line, until the input ends. See
/// `docs/referee.md`.
///
/// # Errors
/// If a line cannot be read or its answer cannot be written.
pub fn referee(questions: impl BufRead, answers: impl Write) -> std::io::Result<()> {
    referee::run(questions, answers)
}

/// The reason for which a command failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    GameArguments(#[from] Fault),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The error has been printed already.
    #[error("it did not succeed")]
    Reported,
}

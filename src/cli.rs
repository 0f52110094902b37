//! The command line: everything that works without a window.

#![forbid(unsafe_code)]

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;

use fault::Fault;
use game_arguments::GameArguments;

mod analyse;
#[cfg(feature = "tools")]
mod decisions;
mod engine;
mod fault;
mod files;
mod game_arguments;
#[cfg(feature = "tools")]
mod generate;
#[cfg(feature = "external-engines")]
mod matches;
mod perft;
mod protocols;
#[cfg(feature = "tools")]
mod puzzles;
mod referee;
mod replay;
mod resources;
mod setup;
mod terminal;
mod time;
#[cfg(feature = "tools")]
mod train;

/// A command of the command line.
#[derive(Subcommand)]
pub enum Command {
    /// Count the sequences of legal turns for each depth (perft)
    Perft {
        /// The game and the position to count from.
        #[command(flatten)]
        arguments: GameArguments,
        /// Number of plies
        #[arg(value_parser = clap::value_parser!(u32).range(0..=MOST_DEPTH))]
        depth: u32,
        /// Count the sequences after each first turn separately
        #[arg(long)]
        divide: bool,
    },
    /// Replay recorded games and report the first illegal turn of each
    Replay {
        /// The game and the rules of records that name none.
        #[command(flatten)]
        arguments: GameArguments,
        /// Files of recorded games
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Answer questions about positions: a JSON object per line on standard input and output
    Referee,
    /// Evaluate positions: one per line on standard input, a JSON object per line on standard output
    Analyse(analyse::AnalyseArguments),
    /// Run as an engine for another program, which sends commands on standard input
    Engine(engine::EngineArguments),
    /// Play a match between two players
    #[cfg(feature = "external-engines")]
    Match(Box<matches::MatchArguments>),
    /// Print what all levels of all games decide in a few positions, to compare processors
    #[cfg(feature = "tools")]
    Decisions {
        /// Most nodes of a decision
        #[arg(default_value_t = 2000)]
        nodes: u64,
    },
    /// Look for puzzles in games between levels, or prove those of a file
    #[cfg(feature = "tools")]
    Puzzles {
        /// The task.
        #[command(subcommand)]
        task: puzzles::PuzzleTask,
    },
    /// Train a table that is compiled into an engine by self-play
    #[cfg(feature = "tools")]
    Train {
        /// The table to train.
        #[command(subcommand)]
        table: train::Target,
    },
    /// Compute a table that is compiled into an engine
    #[cfg(feature = "tools")]
    Generate {
        /// The table to compute.
        #[command(subcommand)]
        table: generate::Target,
    },
}

/// The greatest depth of perft in plies. The limit keeps the recursion within the stack; a count of this
/// depth would not end in any useful time.
const MOST_DEPTH: i64 = 64;

/// Runs a command.
#[must_use]
pub fn run(command: Command) -> ExitCode {
    match execute(command) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output closed the pipe, as in `parlour replay … | head`.
        Err(Failure::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Reported) => ExitCode::FAILURE,
        Err(failure) => {
            _ = writeln!(std::io::stderr(), "parlour: {}", terminal::escaped(&failure.to_string()));
            ExitCode::FAILURE
        }
    }
}

fn execute(command: Command) -> Result<(), Failure> {
    match command {
        Command::Perft { arguments, depth, divide } => perft::run(&arguments, depth, divide),
        Command::Replay { arguments, files } => replay::run(&arguments, &files),
        Command::Referee => Ok(referee(std::io::stdin().lock(), std::io::stdout().lock())?),
        Command::Analyse(arguments) => {
            analyse::run(&arguments, std::io::stdin().lock(), std::io::stdout().lock())
        }
        Command::Engine(arguments) => engine::run(&arguments),
        #[cfg(feature = "external-engines")]
        Command::Match(arguments) => matches::run(&arguments),
        #[cfg(feature = "tools")]
        Command::Decisions { nodes } => decisions::run(nodes),
        #[cfg(feature = "tools")]
        Command::Puzzles { task } => puzzles::run(&task),
        #[cfg(feature = "tools")]
        Command::Train { table } => train::run(table),
        #[cfg(feature = "tools")]
        Command::Generate { table } => generate::run(table),
    }
}

/// Answers questions about positions, one JSON object per line, until the input ends. See
/// `docs/referee.md`.
///
/// # Errors
/// Returns an error if a line cannot be read or its answer cannot be written.
pub fn referee(questions: impl BufRead, answers: impl Write) -> std::io::Result<()> {
    referee::run(questions, answers)
}

/// The reason why a command failed.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    GameArguments(#[from] Fault),
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A player of a match failed, as the report of the match says.
    #[cfg(feature = "external-engines")]
    #[error("a player broke the rules or gave no answer")]
    Player,
    /// The error has been printed already.
    #[error("it did not succeed")]
    Reported,
}

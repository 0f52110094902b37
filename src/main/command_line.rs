//! The command line. Without a command it opens the app.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Classic board games for people who share one screen.
#[derive(Parser)]
#[command(version, arg_required_else_help = !cfg!(feature = "app"))]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[command(flatten)]
    Plain(parlour::cli::Command),
    /// Play a demonstration in a window and save pictures of it
    #[cfg(all(feature = "app", feature = "tools"))]
    Demo {
        /// The folder for the pictures
        folder: std::path::PathBuf,
    },
}

/// Reads the arguments and runs the command.
pub(super) fn main() -> ExitCode {
    match Arguments::parse().command {
        Some(Command::Plain(command)) => parlour::cli::run(command),
        #[cfg(all(feature = "app", feature = "tools"))]
        Some(Command::Demo { folder }) => {
            std::process::Termination::report(parlour::app::demonstrate(folder))
        }
        None => open_app(),
    }
}

#[cfg(feature = "app")]
fn open_app() -> ExitCode {
    std::process::Termination::report(parlour::app::run())
}

/// Without the app there is only the command line, whose help was printed instead.
#[cfg(not(feature = "app"))]
fn open_app() -> ExitCode {
    ExitCode::FAILURE
}

//! The command line. `parlour` alone opens the app.

use std::process::ExitCode;

use clap::Parser;
use parlour::cli::Command;

/// Classic board games for people who share one screen.
#[derive(Parser)]
#[command(version, arg_required_else_help = !cfg!(feature = "app"))]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Some(command) => parlour::cli::run(command),
        None => open_app(),
    }
}

#[cfg(feature = "app")]
fn open_app() -> ExitCode {
    parlour::app::run()
}

/// Without the app there is only the command line, whose help was printed instead.
#[cfg(not(feature = "app"))]
fn open_app() -> ExitCode {
    ExitCode::FAILURE
}

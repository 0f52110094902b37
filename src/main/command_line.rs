//! The command line. Without a command it opens the app.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Classic board games for people who share one screen.
#[derive(Parser)]
#[command(version, arg_required_else_help = !cfg!(feature = "app"), args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// A link to a match, or a file with a match, records or a backup, that the app opens
    #[cfg(feature = "app")]
    #[arg(value_name = "LINK OR FILE")]
    open: Option<String>,
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
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Plain(command)) => parlour::cli::run(command),
        #[cfg(all(feature = "app", feature = "tools"))]
        Some(Command::Demo { folder }) => {
            std::process::Termination::report(parlour::app::demonstrate(folder))
        }
        #[cfg(feature = "app")]
        None => open_app(arguments.open.as_deref()),
        // Without the app there is only the command line, whose help was printed instead.
        #[cfg(not(feature = "app"))]
        None => ExitCode::FAILURE,
    }
}

/// Opens the app, with a link or a file if one is named.
#[cfg(all(feature = "app", not(any(target_os = "android", target_os = "ios"))))]
fn open_app(named: Option<&str>) -> ExitCode {
    let Some(named) = named else { return std::process::Termination::report(parlour::app::run()) };
    match parlour::platform::handover::Errand::of(named) {
        Ok(errand) => std::process::Termination::report(parlour::app::open(errand)),
        Err(reason) => {
            eprintln!("{named} is no command, no link to a match and no file that can be opened: {reason}.");
            ExitCode::FAILURE
        }
    }
}

/// Opens the app. Tablets start it without arguments.
#[cfg(all(feature = "app", any(target_os = "android", target_os = "ios")))]
fn open_app(_named: Option<&str>) -> ExitCode {
    std::process::Termination::report(parlour::app::run())
}

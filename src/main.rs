//! The program: a command line, which alone opens the app.
//!
//! A page in a browser has no command line. Built for one, the program is the app, or, without the feature
//! `app`, the engines in a worker of the page.

#[cfg(not(target_family = "wasm"))]
#[path = "main/command_line.rs"]
mod command_line;
#[cfg(target_family = "wasm")]
#[path = "main/page.rs"]
mod page;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    command_line::main()
}

#[cfg(target_family = "wasm")]
fn main() {
    page::main();
}

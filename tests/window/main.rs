//! The app in a real window with the real event loop, on a virtual display: it sleeps while nothing happens, also
//! after a clock has stopped, and it draws again after the system has taken the surface away.
//!
//! The other tests call `App::update` themselves, so they would not notice an event loop that spins, and they draw
//! into a picture, which has no surface. This test is its own program, since an event loop needs the main thread.

use std::env;
use std::process::{Command, ExitCode};

#[cfg(target_os = "linux")]
mod remote;
#[cfg(target_os = "linux")]
mod script;

/// Set for the program that has the window.
const INSIDE: &str = "PARLOUR_WINDOW_TEST";

fn main() -> ExitCode {
    if !cfg!(target_os = "linux") {
        println!("The virtual display is one of Linux: skipped.");
        return ExitCode::SUCCESS;
    }
    // A filter for other tests.
    if env::args().skip(1).any(|argument| !argument.starts_with('-') && !"window".contains(&*argument)) {
        return ExitCode::SUCCESS;
    }
    if env::var_os(INSIDE).is_some() {
        #[cfg(target_os = "linux")]
        return script::play();
    }
    match on_virtual_display() {
        Ok(()) => {
            println!("test window ... ok");
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("test window ... FAILED: {reason}");
            ExitCode::FAILURE
        }
    }
}

/// Runs this program again on a display of its own.
fn on_virtual_display() -> Result<(), String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let data = tempfile::tempdir().map_err(|error| error.to_string())?;
    let status = Command::new("xvfb-run")
        .args(["--auto-servernum", "--server-args=-screen 0 1280x800x24"])
        .arg(program)
        .env(INSIDE, "1")
        .env("PARLOUR_DATA", data.path())
        .env("RUST_LOG", "warn")
        .env_remove("WAYLAND_DISPLAY")
        .status()
        .map_err(|error| format!("xvfb-run does not start ({error}); scripts/test.sh installs it"))?;
    status.success().then_some(()).ok_or_else(|| format!("the program with the window ended with {status}"))
}

//! The count of starts that did not become usable, and the safe start after two of them.
//!
//! A file holds the time of each start in a row that has not become usable. The app adds its own before it
//! does anything else. Once it is [usable](crate::app::state::startup), the file is deleted; a panic, a hang
//! and a kill by the system leave it. After [`MOST`] such starts no match is opened, no engine starts and
//! no board is drawn, until the player opens a match.

use bevy::prelude::*;

use crate::platform::{now, reports};
use crate::storage::{Files, Loss};

/// The file with the times of starts. It lies among the reports, which no backup of a system contains.
pub const FILE: &str = "reports/starts";
/// Number of failed starts in a row before a safe start.
pub const MOST: usize = 2;

/// The kind of this start.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct SafeStart {
    is_safe: bool,
    holds: bool,
    report: Option<String>,
}

impl SafeStart {
    /// Returns `true` if this is a safe start, for as long as the app runs.
    #[must_use]
    pub fn is_safe(&self) -> bool {
        self.is_safe
    }

    /// Returns `true` in a safe start until the player opens a match.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.holds
    }

    /// Returns the name of the report about the failed starts. There is none if the app was killed.
    #[must_use]
    pub fn report(&self) -> Option<&str> {
        self.report.as_deref()
    }

    /// Ends the restrictions, since the player has opened a match.
    pub(super) fn release(&mut self) {
        self.holds = false;
    }
}

/// Counts this start, and decides if it is a safe one. The first call for an app does it; others do
/// nothing.
///
/// It must come after the lock of the folder, since a second instance is not a start.
pub fn count(app: &mut App, files: &Files) {
    if app.world().contains_resource::<SafeStart>() {
        return;
    }
    if !files.is_writer() {
        app.init_resource::<SafeStart>();
        return;
    }
    let mut starts = failed(files);
    let is_safe = starts.len() >= MOST;
    let report = starts.first().filter(|_| is_safe).and_then(|&first| reports::latest(files, first));
    starts.push(now());
    note(files, &starts);
    app.insert_resource(SafeStart { is_safe, holds: is_safe, report });
}

/// Returns the times of the last starts if they failed, the first one first.
fn failed(files: &Files) -> Vec<u64> {
    let text = files.read(FILE).unwrap_or_else(|loss| {
        warn!("{loss}");
        None
    });
    // More than a few lines are from another program.
    text.unwrap_or_default().lines().take(100).filter_map(|line| line.parse().ok()).collect()
}

/// Notes that a match is about to be shown, which can fail like a start.
pub(super) fn begin(files: &Files) {
    note(files, &[now()]);
}

fn note(files: &Files, starts: &[u64]) {
    if !files.is_writer() {
        return;
    }
    let lines: Vec<_> = starts.iter().map(u64::to_string).collect();
    files.write(FILE, &lines.join("\n")).unwrap_or_else(|loss| warn!("{loss}"));
}

/// Forgets all failed starts.
pub(super) fn forget(files: &Files) {
    if !files.is_writer() {
        return;
    }
    match files.remove(FILE) {
        Err(Loss { reason, .. }) if reason.kind() != std::io::ErrorKind::NotFound => {
            warn!("{FILE}: {reason}");
        }
        _ => {}
    }
}

//! A thread that makes files durable, and tries again what failed.

use std::sync::{Arc, PoisonError};
use std::time::Duration;
use std::{io, thread};

use web_time::Instant;

use super::Files;
use super::files::{Shared, lock};

/// Pauses after the first failure, the second, and so on; the last one after all others.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(50), Duration::from_millis(200), Duration::from_secs(1), Duration::from_secs(5)];

/// Makes the files durable on a thread of its own, until it is dropped. What fails is tried again within
/// five seconds.
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
#[must_use]
pub struct Saver {
    shared: Arc<Shared>,
}

impl Saver {
    /// Starts the thread. It calls `wake` whenever [`Files::unsaved`] has changed.
    ///
    /// # Errors
    /// If the system refuses another thread. [`Files::flush`] then has to be called instead.
    pub fn start(files: &Files, wake: impl Fn() + Send + 'static) -> io::Result<Saver> {
        let saver = Saver { shared: files.shared.clone() };
        let files = files.clone();
        lock(&files.shared.state).savers += 1;
        let spawned = thread::Builder::new().name("saver".to_owned()).spawn(move || run(&files, wake));
        // A saver that is dropped here counts itself out.
        spawned.map(|_| saver)
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        lock(&self.shared.state).savers -= 1;
        self.shared.changed.notify_all();
    }
}

fn run(files: &Files, wake: impl Fn()) {
    let mut known = files.unsaved();
    let mut failures = 0_usize;
    loop {
        let mut state = lock(&files.shared.state);
        let pause = failures.checked_sub(1).map(|failures| PAUSES[usize::min(failures, PAUSES.len() - 1)]);
        let begun = Instant::now();
        loop {
            if state.savers == 0 {
                return;
            }
            let left = pause.map(|pause| pause.saturating_sub(begun.elapsed()));
            match left {
                None if state.has_work() => break,
                None => {
                    state = files.shared.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                }
                Some(Duration::ZERO) => break,
                // A newer content is no reason to try a failing disk earlier.
                Some(left) => {
                    let waited = files.shared.changed.wait_timeout(state, left);
                    state = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
            }
        }
        drop(state);
        failures = if files.flush().is_ok() { 0 } else { failures + 1 };
        let unsaved = files.unsaved();
        if unsaved != known {
            known = unsaved;
            wake();
        }
    }
}

//! The search for new puzzles on the device, and the file that keeps them.
//!
//! A search plays games between levels on another thread, on request and for [`MOST`] at a time. What it finds is kept in
//! `puzzles/go.txt`, in the form of the puzzles that come with the app. Backups hold no such file, since puzzles can be
//! found again.

use std::time::Duration;

use bevy::log::warn;
use web_time::Instant;

use crate::app::state::worker::Worker;
use crate::platform::random;
use crate::puzzles::{self, Miner, Puzzle};
use crate::rules::{Game, Rules};
use crate::storage::Files;

/// Time of one search.
const MOST: Duration = Duration::from_secs(30);

/// A search that runs.
pub(super) struct Search(Worker<Vec<Puzzle>>);

impl Search {
    /// Starts to look for puzzles by these rules that are not known yet. Returns `None` if the system refuses a thread.
    pub(super) fn start(rules: Rules, known: Vec<Puzzle>) -> Option<Search> {
        let worker = Worker::start("search for puzzles", move |stop, send| {
            let began = Instant::now();
            let mut miner = Miner::new(rules, random());
            known.iter().filter(|puzzle| puzzle.rules == rules).for_each(|puzzle| miner.skip(puzzle));
            while began.elapsed() < MOST && !stop.is_stopped() {
                if !send(miner.play(stop)) {
                    return;
                }
            }
        })?;
        Some(Search(worker))
    }

    /// Returns the puzzles that were found since the last time.
    pub(super) fn take(&mut self) -> Vec<Puzzle> {
        std::iter::from_fn(|| self.0.answer()).flatten().collect()
    }

    /// Returns `true` once it is over.
    pub(super) fn has_ended(&self) -> bool {
        self.0.has_ended()
    }
}

fn file_of(game: Game) -> String {
    format!("puzzles/{}.txt", game.name())
}

/// Returns the puzzles of a game that were found on this device. A damaged file is put aside, without a notice.
pub(super) fn read(files: &Files, game: Game) -> Vec<Puzzle> {
    let name = file_of(game);
    let text = match files.read(&name) {
        Ok(text) => text.unwrap_or_default(),
        Err(loss) => {
            warn!("{loss}");
            return Vec::new();
        }
    };
    puzzles::read(&text).unwrap_or_else(|reason| {
        warn!("{name}: {reason}");
        if let Err(loss) = files.put_aside(&name) {
            warn!("{loss}");
        }
        Vec::new()
    })
}

/// Keeps the puzzles of a game that were found on this device.
pub(super) fn write(files: &Files, game: Game, found: &[Puzzle]) {
    let text = match puzzles::write(found) {
        Ok(text) => text,
        Err(reason) => {
            warn!("{reason}");
            return;
        }
    };
    // The saver tries again, and tells of a full disk.
    if let Err(loss) = files.write(&file_of(game), &text) {
        warn!("{loss}");
    }
}

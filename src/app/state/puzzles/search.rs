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
            let mut miner = Miner::on_more_boards(rules, random());
            known.iter().for_each(|puzzle| miner.skip(puzzle));
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

/// Returns the puzzles of a game that were found on this device. A damaged file is put aside, without a notice. `None`
/// if the disk does not give the file now, which must then stay as it is.
pub(super) fn read(files: &Files, game: Game) -> Option<Vec<Puzzle>> {
    let name = file_of(game);
    let text = files.read(&name).map_err(|loss| warn!("{loss}")).ok()?.unwrap_or_default();
    match puzzles::read(&text) {
        Ok(found) => Some(found),
        Err(reason) => {
            warn!("{name}: {reason}");
            files.put_aside(&name).map_err(|loss| warn!("{loss}")).ok()?;
            Some(Vec::new())
        }
    }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::storage::{Fault, Faulty, Injected, Memory};

    const GAME: Game = Game::Reversi;

    #[test]
    fn a_file_that_the_disk_does_not_give_stays_as_it_is_and_a_damaged_one_is_put_aside() {
        let injected = Injected::default();
        let (files, _lock) = Files::open(Arc::new(Faulty::new(Memory::default(), injected.clone())));
        let found = puzzles::shipped(GAME);
        write(&files, GAME, &found[..2]);
        files.flush().expect("a disk");
        assert_eq!(read(&files, GAME).as_deref(), Some(&found[..2]));
        injected.plan(Some(Fault { call: 1, lasts: 1, error: 5, is_short: false }));
        assert_eq!(read(&files, GAME), None);
        assert_eq!(read(&files, GAME).as_deref(), Some(&found[..2]), "the disk has recovered");
        files.write(&file_of(GAME), "nothing").expect("a disk");
        files.flush().expect("a disk");
        assert_eq!(read(&files, GAME), Some(Vec::new()));
        assert_eq!(files.names("puzzles").len(), 1, "the damaged file has another name");
        assert_eq!(files.read(&file_of(GAME)).expect("a disk"), None);
    }
}

//! The thread on which a match is looked at. It lives as long as there is something to look at.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use bevy::platform::cell::SyncCell;

use crate::engine::Stop;
use crate::play::review::{Answer, Reviewer};
use crate::play::{Match, Review};

/// A thread that looks at a match. Dropped, it ends.
pub struct Worker {
    stop: Stop,
    found: SyncCell<Receiver<Answer>>,
    has_ended: bool,
}

impl Worker {
    /// Begins to look at what this review of a match still lacks. None where the system refuses a
    /// thread.
    pub fn begin(whole: Match, mut review: Review) -> Option<Worker> {
        let stop = Stop::default();
        let (sender, found) = mpsc::channel();
        let stopped = stop.clone();
        let work = move || {
            let mut reviewer = Reviewer::default();
            while let Some(answer) = review.next(&whole).and_then(|look| reviewer.look(&look, &stopped)) {
                review.take(answer.clone());
                if stopped.is_stopped() || sender.send(answer).is_err() {
                    break;
                }
            }
        };
        match thread::Builder::new().name("review".to_owned()).spawn(work) {
            Ok(_) => Some(Worker { stop, found: SyncCell::new(found), has_ended: false }),
            Err(reason) => {
                bevy::log::error!("the match cannot be looked at: {reason}");
                None
            }
        }
    }

    /// The next thing that was found, if there is something.
    pub fn found(&mut self) -> Option<Answer> {
        match self.found.get().try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.has_ended = true;
                None
            }
        }
    }

    /// Whether everything was found and taken.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

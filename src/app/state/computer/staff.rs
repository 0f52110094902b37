//! The threads of the engines, and the way out if one of them does not stop.
//!
//! A job locks the engines while it runs. One that was told to stop and does not react in time is left
//! behind with its engines, and new ones take their place, so that players wait two seconds at most. There
//! is one such thread at most: it costs a core of the processor and the memory of its engines until it ends
//! or the app does. A second one is waited for.

use std::mem;
use std::sync::{Arc, Mutex, TryLockError};
use std::thread;
use std::time::Duration;

use bevy::log::error;
use bevy::tasks::IoTaskPool;

use super::Obstacle;
use crate::app::state::worker::{Leaving, Worker};
use crate::thinking::{Answer, Order, Room};

/// Interval at which a job asks if the one before it has stopped.
const ASKED_EVERY: Duration = Duration::from_millis(2);

/// The engines, and the threads that use them.
#[derive(Default)]
pub(in crate::app::state) struct Staff {
    /// The engines. A job locks them while it runs.
    room: Arc<Mutex<Room>>,
    /// There may be engines in the room.
    is_used: bool,
    /// The jobs that were told to stop.
    leaving: Vec<Leaving>,
    /// A job that did not stop and was left behind with its engines.
    left: Option<Leaving>,
    pub obstacle: Option<Obstacle>,
}

impl Staff {
    /// Starts a job. `None` if the system refuses a thread.
    pub(in crate::app::state) fn start(&mut self, order: Order) -> Option<Worker<Answer>> {
        self.is_used = true;
        let (room, obstacle) = (self.room.clone(), self.obstacle.clone());
        Worker::start("computer", move |stop, send| {
            let mut room = loop {
                // The job before may still hold the lock until it stops.
                match room.try_lock() {
                    Ok(room) => break room,
                    Err(TryLockError::Poisoned(poisoned)) => {
                        // After a panic the engines are replaced.
                        room.clear_poison();
                        let mut room = poisoned.into_inner();
                        *room = Room::default();
                        break room;
                    }
                    // A job that is no longer wanted must not wait for one that never stops.
                    Err(TryLockError::WouldBlock) if stop.is_stopped() => return,
                    Err(TryLockError::WouldBlock) => thread::sleep(ASKED_EVERY),
                }
            };
            if let Some(obstacle) = obstacle {
                obstacle(stop);
            }
            if let Some(answer) = room.work(&order, stop) {
                send(answer);
            }
        })
    }

    /// Frees the engines with their caches, away from the main thread. A job that has not stopped yet keeps them
    /// until then.
    pub(in crate::app::state) fn release(&mut self) {
        if mem::take(&mut self.is_used) {
            let room = mem::take(&mut self.room);
            IoTaskPool::get().spawn(async move { drop(room) }).detach();
        }
    }

    /// Tells a job to stop.
    pub(in crate::app::state) fn dismiss(&mut self, worker: Worker<Answer>) {
        self.leaving.push(worker.leave());
    }

    /// Leaves a job behind that does not stop, and replaces the engines that it holds. Returns `true` if it
    /// did, so that a job that waits for them begins again.
    pub(in crate::app::state) fn replace_deaf(&mut self) -> bool {
        self.leaving.retain(|job| !job.has_ended());
        if self.left.as_ref().is_some_and(Leaving::has_ended) {
            self.left = None;
        }
        let Some(late) = self.leaving.iter().position(Leaving::is_late) else { return false };
        if self.left.is_some() {
            return false;
        }
        error!("an engine does not stop and is left behind");
        self.left = Some(self.leaving.remove(late));
        self.room = Arc::default();
        true
    }
}

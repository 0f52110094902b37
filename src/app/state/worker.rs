//! Background threads, which stop when their handle is dropped.
//!
//! A browser has no threads. There the engines work in a worker of the page, and all other work is done on
//! the main thread, after the frame that started it.

use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::Duration;

use bevy::log::error;
use bevy::platform::cell::SyncCell;
use web_time::Instant;

use crate::engine::Stop;

#[cfg_attr(target_family = "wasm", path = "worker/page.rs")]
mod threads;

use threads::{Job, spawn};
pub(super) use threads::{mine, refute, review};

/// Time after which a thread that was told to stop counts as one that does not react.
const LATE: Duration = Duration::from_millis(1500);

/// A thread that sends answers of type `A` until its work is done. Dropping the worker signals it to stop.
pub(super) struct Worker<A> {
    stop: Stop,
    /// The job outside of this program, if the work is one.
    job: Option<Job>,
    answers: SyncCell<Receiver<A>>,
    has_ended: bool,
}

impl<A: Send + 'static> Worker<A> {
    /// Starts a thread. `work` gets the stop signal, and a function that sends an answer and returns
    /// `false` once the worker was dropped or stopped. Returns `None` if the system refuses a thread.
    pub(super) fn start(
        name: &str,
        work: impl FnOnce(&Stop, &mut dyn FnMut(A) -> bool) + Send + 'static,
    ) -> Option<Worker<A>> {
        let stop = Stop::default();
        let stopped = stop.clone();
        let (sender, answers) = mpsc::channel();
        let run = move || work(&stopped, &mut |answer| sender.send(answer).is_ok() && !stopped.is_stopped());
        match spawn(name, run) {
            Ok(()) => Some(Worker { stop, job: None, answers: SyncCell::new(answers), has_ended: false }),
            Err(reason) => {
                error!("no thread for the {name}: {reason}");
                None
            }
        }
    }

    /// Signals the work to stop and to send the best answer so far.
    pub(super) fn hurry(&self) {
        self.stop.stop();
        self.job.iter().for_each(Job::hurry);
    }

    /// Signals the work to stop, and drops its answers. The result tells when its thread has ended.
    pub(super) fn leave(self) -> Leaving {
        // Dropping the worker gives the signal.
        Leaving { stop: self.stop.clone(), since: Instant::now() }
    }

    /// Returns the next answer, if there is one.
    pub(super) fn answer(&mut self) -> Option<A> {
        match self.answers.get().try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.has_ended = true;
                None
            }
        }
    }

    /// Returns `true` once the work is done and [`Worker::answer`] has returned every answer.
    pub(super) fn has_ended(&self) -> bool {
        self.has_ended
    }
}

/// A thread that was told to stop.
pub(super) struct Leaving {
    stop: Stop,
    since: Instant,
}

impl Leaving {
    /// Returns `true` once the thread has ended.
    pub(super) fn has_ended(&self) -> bool {
        !self.stop.is_awaited()
    }

    /// Returns `true` if the thread has not ended for longer than any search takes to react.
    #[cfg_attr(target_family = "wasm", expect(dead_code, reason = "no worker of a page is late"))]
    pub(super) fn is_late(&self) -> bool {
        self.since.elapsed() >= LATE && !self.has_ended()
    }
}

impl<A> Drop for Worker<A> {
    fn drop(&mut self) {
        // A job of the page stops when it is dropped.
        self.job = None;
        self.stop.stop();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use super::*;

    #[test]
    fn answers_arrive_in_order_before_the_work_has_ended() {
        let work = |_: &Stop, send: &mut dyn FnMut(u8) -> bool| {
            for answer in 0..3 {
                send(answer);
            }
        };
        let mut worker = Worker::start("counter", work).expect("the system grants a thread");
        let mut answers = Vec::new();
        while !worker.has_ended() {
            answers.extend(worker.answer());
            thread::yield_now();
        }
        assert_eq!(answers, [0, 1, 2]);
    }

    #[test]
    fn a_thread_that_was_left_tells_when_it_has_ended() {
        let (go, waits) = channel::<()>();
        let work = move |_: &Stop, _: &mut dyn FnMut(()) -> bool| _ = waits.recv();
        let leaving = Worker::start("deaf", work).expect("the system grants a thread").leave();
        assert!(!leaving.has_ended() && !leaving.is_late());
        thread::sleep(LATE);
        assert!(leaving.is_late());
        go.send(()).expect("the thread waits");
        while !leaving.has_ended() {
            thread::yield_now();
        }
        assert!(!leaving.is_late());
    }

    #[test]
    fn a_dropped_worker_stops() {
        let (stopped, heard) = channel();
        let work = move |stop: &Stop, _: &mut dyn FnMut(()) -> bool| {
            while !stop.is_stopped() {
                thread::yield_now();
            }
            stopped.send(()).expect("the test listens");
        };
        drop(Worker::start("waiter", work).expect("the system grants a thread"));
        heard.recv().expect("a dropped worker stops");
    }
}

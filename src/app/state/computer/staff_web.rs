//! The engines of the page. A job that is no longer wanted ends with the worker that does it, and a spare one
//! takes its place, so none is ever waited for.

use std::time::Duration;

use super::Obstacle;
use crate::app::state::worker::Worker;
use crate::platform::web::engines;
use crate::thinking::text::Request;
use crate::thinking::{Answer, Order, Task};

/// The time for a decision that was begun and is wanted soon: the spare worker starts from nothing.
const HURRIED: Duration = Duration::from_millis(100);

/// The engines of the page.
#[derive(Default)]
pub(in crate::app::state) struct Staff {
    pub obstacle: Option<Obstacle>,
}

impl Staff {
    /// Starts a job.
    #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "systems with threads need both")]
    pub(in crate::app::state) fn start(&mut self, order: Order) -> Option<Worker<Answer>> {
        let hurried = match order.task {
            Task::Decide { seat, level, .. } => {
                let task = Task::Decide { seat, level, patience: HURRIED };
                Some(Request::Order(Order { task, ..order.clone() }))
            }
            _ => None,
        };
        Some(Worker::ask(&Request::Order(order), hurried.as_ref()))
    }

    /// Ends the workers with their caches.
    #[expect(clippy::unused_self, reason = "systems with threads have the engines here")]
    pub(in crate::app::state) fn release(&mut self) {
        engines::release();
    }

    /// Tells a job to stop.
    #[expect(clippy::unused_self, reason = "systems with threads remember the job")]
    pub(in crate::app::state) fn dismiss(&mut self, worker: Worker<Answer>) {
        drop(worker);
    }

    /// Returns `false`: no job waits for another.
    #[expect(clippy::unused_self, reason = "systems with threads look at their jobs")]
    pub(in crate::app::state) fn replace_deaf(&mut self) -> bool {
        false
    }
}

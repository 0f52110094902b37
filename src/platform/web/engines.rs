//! Jobs for the engines, which run in a worker of the page with a module of their own.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use wasm_bindgen::prelude::Closure;

use super::page;
use crate::thinking::text::Request;

thread_local! {
    /// The receivers of the answers, by the number of their job.
    static JOBS: RefCell<HashMap<u32, Box<dyn FnMut(&str)>>> = RefCell::default();
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// A job. Dropping it stops the engines.
#[derive(Debug)]
pub struct Job(u32);

/// Starts a job. `answered` gets each answer as a line, and is dropped when the job has ended. `hurried` takes
/// the place of the request when the job is hurried.
pub fn start(request: &Request, hurried: Option<&Request>, answered: impl FnMut(&str) + 'static) -> Job {
    let number = LAST.get() + 1;
    LAST.set(number);
    if number == 1 {
        let listen = Closure::new(listen);
        page::on_answer(&listen);
        // The page calls it until it is closed.
        listen.forget();
    }
    JOBS.with_borrow_mut(|jobs| jobs.insert(number, Box::new(answered)));
    page::start_job(number, &request.to_line(), hurried.map(Request::to_line));
    Job(number)
}

/// Ends the workers that have no job, since their caches take memory.
pub fn release() {
    page::release_engines();
}

/// Passes an answer on.
fn listen(number: u32, answer: Option<String>) {
    JOBS.with_borrow_mut(|jobs| match (answer, jobs.get_mut(&number)) {
        (Some(answer), Some(answered)) => answered(&answer),
        (None, _) => _ = jobs.remove(&number),
        // The job was stopped while the answer was on its way.
        (Some(_), None) => {}
    });
}

impl Job {
    /// Asks for an answer soon.
    pub fn hurry(&self) {
        page::hurry_job(self.0);
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        if JOBS.with_borrow_mut(|jobs| jobs.remove(&self.0)).is_some() {
            page::stop_job(self.0);
        }
    }
}

//! Work on a page: the engines in a worker, and everything else on the main thread, after the frame that
//! started it.

use std::io;
use std::sync::mpsc;

use bevy::log::error;
use bevy::platform::cell::SyncCell;
use serde::de::DeserializeOwned;

use super::Worker;
use crate::engine::Stop;
use crate::platform::web;
pub(super) use crate::platform::web::engines::Job;
use crate::play::review::Answer;
use crate::play::{Match, Review};
use crate::puzzles::Puzzle;
use crate::rules::{Rules, Turn};
use crate::thinking::Refutation;
use crate::thinking::text::{self, Request};

/// Does the work after this frame.
#[expect(clippy::unnecessary_wraps, reason = "other systems can refuse")]
pub(super) fn spawn(_name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    web::later(run);
    Ok(())
}

impl<A: DeserializeOwned + Send + 'static> Worker<A> {
    /// Sends a request to the engines of the page, and another in place of it when the answer is wanted
    /// soon.
    pub(in crate::app::state) fn ask(request: &Request, hurried: Option<&Request>) -> Worker<A> {
        let (sender, answers) = mpsc::channel();
        let answered = move |line: &str| match text::read(line) {
            // Without a receiver the job is about to be stopped.
            Ok(answer) => _ = sender.send(answer),
            Err(reason) => error!("{reason}"),
        };
        let job = Some(web::engines::start(request, hurried, answered));
        Worker { stop: Stop::default(), job, answers: SyncCell::new(answers), has_ended: false }
    }
}

/// Lets the engines analyse the positions that a review still lacks.
#[expect(clippy::unnecessary_wraps, reason = "other systems can refuse a thread")]
pub(in crate::app::state) fn review(whole: Match, review: Review) -> Option<Worker<Answer>> {
    Some(Worker::ask(&Request::Review { whole, review }, None))
}

/// Lets the engines look for puzzles that are not known.
#[expect(clippy::unnecessary_wraps, reason = "other systems can refuse a thread")]
pub(in crate::app::state) fn mine(
    rules: Rules,
    seed: u64,
    known: Vec<Puzzle>,
) -> Option<Worker<Vec<Puzzle>>> {
    Some(Worker::ask(&Request::Mine { rules, seed, known }, None))
}

/// Lets the engines refute a wrong try of a puzzle.
#[expect(clippy::unnecessary_wraps, reason = "other systems can refuse a thread")]
pub(in crate::app::state) fn refute(puzzle: Puzzle, wrong: Turn) -> Option<Worker<Refutation>> {
    Some(Worker::ask(&Request::Refute { puzzle, wrong }, None))
}

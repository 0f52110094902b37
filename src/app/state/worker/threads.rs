//! Work on threads of this program.

use std::{io, thread};

use super::Worker;
use crate::play::review::Answer;
use crate::play::{Match, Review};
use crate::puzzles::Puzzle;
use crate::rules::{Rules, Turn};
use crate::thinking::{self, Refutation};

/// A job outside of this program. There is none: the engines are a part of it.
pub(super) enum Job {}

impl Job {
    pub(super) fn hurry(&self) {
        match *self {}
    }
}

/// Does the work on a thread.
pub(super) fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(run).map(|_| ())
}

/// Starts to analyse the positions that a review still lacks. Returns `None` if the system refuses a thread.
pub(in crate::app::state) fn review(whole: Match, review: Review) -> Option<Worker<Answer>> {
    Worker::start("review", move |stop, send| thinking::review(&whole, review, stop, send))
}

/// Starts to look for puzzles that are not known. Returns `None` if the system refuses a thread.
pub(in crate::app::state) fn mine(
    rules: Rules,
    seed: u64,
    known: Vec<Puzzle>,
) -> Option<Worker<Vec<Puzzle>>> {
    Worker::start("search for puzzles", move |stop, send| thinking::mine(rules, seed, &known, stop, send))
}

/// Starts to refute a wrong try of a puzzle. Returns `None` if the system refuses a thread.
pub(in crate::app::state) fn refute(puzzle: Puzzle, wrong: Turn) -> Option<Worker<Refutation>> {
    Worker::start("refuter", move |_, send| _ = send(thinking::refute(&puzzle, &wrong)))
}

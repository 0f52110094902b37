//! The work of a job: of the engines of the app, or of another program.

use crate::app::state::worker::Worker;
use crate::engine::Decision;
use crate::thinking::Answer;

/// The work of a job.
pub(super) enum Work {
    /// The engines of the app.
    Engines(Worker<Answer>),
    /// Another program.
    Program(Worker<Result<Decision, String>>),
}

impl Work {
    /// Returns the answer, or the reason in words why a program has none.
    pub(super) fn answer(&mut self) -> Option<Result<Answer, String>> {
        match self {
            Work::Engines(worker) => worker.answer().map(Ok),
            Work::Program(worker) => {
                let answer = worker.answer()?;
                Some(answer.map(|decision| Answer::Decision(Some(decision), None)))
            }
        }
    }

    /// Returns `true` once [`Work::answer`] has returned every answer.
    pub(super) fn has_ended(&self) -> bool {
        match self {
            Work::Engines(worker) => worker.has_ended(),
            Work::Program(worker) => worker.has_ended(),
        }
    }

    /// Signals the engine to answer with the best turn so far. A program has no signal for that.
    pub(super) fn hurry(&self) {
        if let Work::Engines(worker) = self {
            worker.hurry();
        }
    }
}

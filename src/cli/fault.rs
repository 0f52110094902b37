//! The error that answers a question or a command.

use crate::notation;

/// An error in a question or a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[error("{}{reason}", turn.map(|turn| format!("turn {turn}: ")).unwrap_or_default())]
pub(super) struct Fault {
    /// The number of the illegal or unreadable turn, counted from 1; `None` for any other error.
    pub turn: Option<usize>,
    /// The part of the input that is wrong.
    pub text: String,
    /// The error in English.
    pub reason: String,
}

impl Fault {
    pub(super) fn new(text: &str, reason: impl ToString) -> Fault {
        Fault { turn: None, text: notation::excerpt(text), reason: reason.to_string() }
    }
}

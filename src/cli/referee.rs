//! The referee answers questions of other programs about positions: a JSON object per line, both ways.
//!
//! ```text
//! {"game":"checkers","rules":"american","position":null,"turns":["11-15","23-19"]}
//! {"to_move":"first","legal":["…"],"outcome":null,"position":"…","board":"…"}
//! ```
//!
//! Only `game` is required. Every line gets an answer of one line. The answer to an invalid question is
//! `{"error":{"turn":…,"text":…,"reason":…}}`; `turn` is the number of the illegal turn, counted from
//! 1, or null for any other error.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use serde::Serialize;

use super::fault::Fault;
use super::game_arguments::{GameArguments, Played};
use super::terminal::json_line;
use crate::notation::{self, Style};
use crate::rules::{Choice, Claim, Illegal, Points, Position, Side, Square};
use crate::system::lines::{LONGEST_QUESTION, Lines};

/// The answer to a question. The order of the fields is that of the output.
#[derive(Serialize)]
struct Answer {
    to_move: Side,
    legal: Vec<String>,
    outcome: Option<Ending>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<Score>,
    /// The squares of the winning row.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    forbidden: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Choice>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<Claim>,
    position: String,
    board: String,
}

/// The points of each side.
#[derive(Serialize)]
struct Score {
    first: f64,
    second: f64,
}

/// An outcome with its reason in words.
#[derive(Serialize)]
struct Ending {
    winner: Option<Side>,
    reason: String,
}

#[derive(Serialize)]
struct Refusal {
    error: Fault,
}

/// Answers each line until the input ends.
pub(super) fn run(questions: impl BufRead, mut answers: impl Write) -> std::io::Result<()> {
    for line in Lines::new(questions, LONGEST_QUESTION) {
        let answer = line?.map_err(|error| Fault::new("", error)).and_then(|line| answer(&line));
        let answer = match answer {
            Ok(answer) => json_line(&answer),
            Err(error) => json_line(&Refusal { error }),
        };
        writeln!(answers, "{}", answer?)?;
        // The other program may wait for this answer before it asks again.
        answers.flush()?;
    }
    Ok(())
}

fn answer(line: &[u8]) -> Result<Answer, Fault> {
    let arguments: GameArguments = serde_json::from_slice(line).map_err(|error| {
        Fault::new(&String::from_utf8_lossy(line), format!("the line is not a question: {error}"))
    })?;
    let Played { position, history } = arguments.played()?;
    let dead = arguments.dead(&*position)?;
    Ok(describe(&*position, &history, &dead))
}

fn describe(position: &dyn Position, history: &[u64], dead: &[Square]) -> Answer {
    let rules = position.rules();
    let count = position.counting().map(|counting| counting.count(dead));
    let outcome = count.as_ref().map(|count| count.outcome).or_else(|| position.outcome());
    let forbidden = position.forbidden().into_iter().map(|(square, reason)| {
        let why = match reason {
            Illegal::Forbidden { why, .. } => why.to_string(),
            other => other.to_string(),
        };
        (notation::square_name(rules, square, Style::Numbers), why)
    });
    Answer {
        to_move: position.to_move(),
        legal: position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect(),
        outcome: outcome.map(|outcome| Ending { winner: outcome.winner, reason: outcome.reason.to_string() }),
        score: count.map(|count| count.points).or_else(|| position.score()).map(Score::from),
        line: position
            .line()
            .iter()
            .map(|&square| notation::square_name(rules, square, Style::Numbers))
            .collect(),
        forbidden: forbidden.collect(),
        choices: position.choices(),
        claims: position.claims(history),
        position: notation::position_text(position),
        board: notation::picture(position),
    }
}

impl From<Points> for Score {
    fn from(Points([first, second]): Points) -> Score {
        Score { first: f64::from(first) / 2., second: f64::from(second) / 2. }
    }
}

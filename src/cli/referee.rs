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
use std::io::{BufRead, Read, Write};

use serde::Serialize;

use super::fault::Fault;
use super::game_arguments::{GameArguments, Played};
use crate::notation::{self, Style};
use crate::rules::{Choice, Claim, Illegal, Points, Position, Side, Square};

/// The longest accepted line in bytes, ten times the longest possible game.
const LONGEST_LINE: usize = 1 << 20;

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
pub(super) fn run(mut questions: impl BufRead, mut answers: impl Write) -> std::io::Result<()> {
    while let Some(line) = read_line(&mut questions)? {
        let answer = match answer(&line) {
            Ok(answer) => serde_json::to_string(&answer),
            Err(error) => serde_json::to_string(&Refusal { error }),
        };
        writeln!(answers, "{}", answer?)?;
        // The other program may wait for this answer before it asks again.
        answers.flush()?;
    }
    Ok(())
}

/// Returns the next line without its end. A longer line than accepted is cut off one byte above the
/// limit, which [`answer`] recognises.
fn read_line(questions: &mut impl BufRead) -> std::io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if questions.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        questions.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

fn answer(line: &[u8]) -> Result<Answer, Fault> {
    if line.len() > LONGEST_LINE {
        return Err(Fault::new("", format!("the line is longer than {LONGEST_LINE} bytes")));
    }
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

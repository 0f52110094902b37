//! The referee: other programs ask about positions, one JSON object a line, and get one line back.
//!
//! ```text
//! {"game":"checkers","rules":"american","position":null,"turns":["11-15","23-19"]}
//! {"to_move":"first","legal":["…"],"outcome":null,"position":"…","board":"…"}
//! ```
//!
//! Only `game` has to be there. Whatever the line is, the answer is a line and the referee goes
//! on: what cannot be answered gets `{"error":{"turn":…,"text":…,"reason":…}}`, in which `turn`
//! counts from 1 and is null where no turn is to blame.

use std::io::{BufRead, Read, Write};

use serde::{Deserialize, Serialize};

use crate::notation;
use crate::rules::{Claim, Game, Outcome, Position, Side};

/// The longest line that is listened to, in bytes. Ten times the longest game there can be.
const LONGEST_LINE: usize = 1 << 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    game: String,
    #[serde(default)]
    rules: Option<String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    turns: Option<Vec<String>>,
}

/// Fields in the order in which they are written.
#[derive(Serialize)]
struct Answer {
    to_move: Side,
    legal: Vec<String>,
    outcome: Option<Ending>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    claims: Vec<Claim>,
    position: String,
    board: String,
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

#[derive(Serialize)]
struct Fault {
    /// Which turn, counted from 1; none where something else is wrong.
    turn: Option<usize>,
    /// What is wrong, as it was asked.
    text: String,
    reason: String,
}

/// Answers line by line until there are no more.
pub(super) fn run(mut questions: impl BufRead, mut answers: impl Write) -> std::io::Result<()> {
    while let Some(line) = read_line(&mut questions)? {
        let answer = match answer(&line) {
            Ok(answer) => serde_json::to_string(&answer),
            Err(error) => serde_json::to_string(&Refusal { error }),
        };
        writeln!(answers, "{}", answer?)?;
        // The other program waits for this line before it asks again.
        answers.flush()?;
    }
    Ok(())
}

/// The next line without its end, or one byte more than is listened to of a longer one.
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
        let reason = format!("the line is longer than {LONGEST_LINE} bytes");
        return Err(Fault { turn: None, text: String::new(), reason });
    }
    let wrong = |text: &str, reason: String| Fault { turn: None, text: notation::excerpt(text), reason };
    let text = String::from_utf8_lossy(line);
    let question: Question = serde_json::from_slice(line)
        .map_err(|error| wrong(&text, format!("the line is not a question: {error}")))?;

    let game = Game::from_name(&question.game).map_err(|error| wrong(&question.game, error.to_string()))?;
    let rules = super::rules_of(game, question.rules.as_deref())
        .map_err(|error| wrong(question.rules.as_deref().unwrap_or_default(), error.to_string()))?;
    let mut position = match &question.position {
        Some(text) => notation::read_position(rules, text).map_err(|error| wrong(text, error.to_string()))?,
        None => rules.start(),
    };
    let mut history = vec![position.hash()];
    for (at, text) in question.turns.iter().flatten().enumerate() {
        let fault = |reason: String| Fault { turn: Some(at + 1), text: notation::excerpt(text), reason };
        let turn = notation::read_turn(&*position, text).map_err(|error| fault(error.to_string()))?;
        position.play(&turn).map_err(|error| fault(error.to_string()))?;
        history.push(position.hash());
    }
    Ok(describe(&*position, &history))
}

fn describe(position: &dyn Position, history: &[u64]) -> Answer {
    let ending = |outcome: Outcome| Ending { winner: outcome.winner, reason: outcome.reason.to_string() };
    Answer {
        to_move: position.to_move(),
        legal: position.turns().iter().map(|turn| notation::turn_text(position, turn)).collect(),
        outcome: position.outcome().map(ending),
        claims: position.claims(history),
        position: notation::position_text(position),
        board: notation::picture(position),
    }
}

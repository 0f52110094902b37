//! The protocol of `NBoard`, version 2, for reversi.
//!
//! C. Welty, *The `NBoard` protocol*, <https://github.com/weltyc/ntest/wiki>. Games are in GGF, which
//! [`sgf`](crate::notation::sgf) reads; a pass is `PA`.

use std::io::{self, Write};

use super::{Conversation, EngineSession, Flow, Setting};
use crate::engine::matches::{Course, Step};
use crate::engine::{Analysis, Decision, Limits, Lines, Question, Score, Stop};
use crate::notation;
use crate::rules::Turn;

/// A conversation by this protocol.
pub(in crate::cli) struct NBoard {
    session: EngineSession,
    depth: Option<u32>,
}

impl NBoard {
    pub(crate) fn new(setting: Setting) -> NBoard {
        NBoard { session: EngineSession::new(setting), depth: None }
    }

    fn limits(&self) -> Limits {
        match self.depth {
            // A depth replaces the time limit: the other program waits as long as the search takes.
            Some(_) => Limits { depth: self.depth, time: None, soft: None, ..self.session.setting.limits },
            None => self.session.setting.limits,
        }
    }

    fn set_game(&mut self, text: &str) -> Result<(), String> {
        let rules = self.session.setting.rules;
        let games = notation::read_games(rules, text.as_bytes());
        let record = match games.into_iter().next() {
            Some(Ok(record)) => record,
            Some(Err(error)) => return Err(error.to_string()),
            None => return Err("no game in it".to_owned()),
        };
        let start = record.first_position().map_err(|error| error.to_string())?;
        let mut course = Course::from_position(start);
        for turn in record.turns {
            course.go(Step::Turn(turn)).map_err(|reason| reason.to_string())?;
        }
        self.session.course = course;
        Ok(())
    }

    fn hear_move(&mut self, text: &str) -> Result<(), String> {
        let name = text.split('/').next().unwrap_or_default().trim();
        let turn = read_turn(&self.session.course, name)?;
        self.session.play(turn).map_err(|reason| reason.to_string())
    }

    fn go(&mut self, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        let limits = self.limits();
        match self.session.decide(limits, stop) {
            Some(Decision::Turn(turn)) => {
                let thought = self.session.opponent.thought.as_ref();
                let score = thought.and_then(|thought| thought.lines.first()).map(|line| line.score);
                writeln!(out, "=== {}/{}/", move_name(&turn), score.map(discs).unwrap_or_default())
            }
            _ => writeln!(out, "status the game is over"),
        }
    }

    fn hint(&mut self, lines: usize, stop: &Stop, out: &mut dyn Write) -> io::Result<()> {
        if self.session.course.position.outcome().is_some() {
            return writeln!(out, "status the game is over");
        }
        let question = Question {
            position: &*self.session.course.position,
            history: &self.session.course.history,
            limits: self.limits(),
            lines: Lines::Best(lines),
            seed: self.session.setting.seed,
        };
        let Analysis { lines, depth, exact, .. } = self.session.opponent.engine().analyse(&question, stop);
        for line in lines {
            let moves: String = line.turns.iter().map(move_name).collect();
            let depth = if exact { "100%".to_owned() } else { depth.to_string() };
            writeln!(out, "search {moves} {} 0 {depth}", discs(line.score))?;
        }
        writeln!(out, "status")
    }
}

/// Returns a score in discs with two decimals.
fn discs(score: Score) -> String {
    format!(
        "{}{}.{:02}",
        if score.value < 0 { "-" } else { "" },
        score.value.abs() / 100,
        score.value.abs() % 100
    )
}

fn move_name(Turn(squares): &Turn) -> String {
    match squares[..] {
        [square, ..] => format!("{}{}", char::from(b'A' + (square.0 % 8) as u8), square.0 / 8 + 1),
        [] => "PA".to_owned(),
    }
}

fn read_turn(course: &Course, name: &str) -> Result<Turn, String> {
    let name = if name.eq_ignore_ascii_case("PA") { "pass" } else { name };
    notation::read_turn(&*course.position, name).map_err(|error| error.to_string())
}

impl Conversation for NBoard {
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let done = match (word, rest.split_once(' ').unwrap_or((rest, ""))) {
            ("nboard", _) => {
                writeln!(out, "set myname Parlour")?;
                Ok(())
            }
            ("set", ("game", game)) => self.set_game(game),
            ("set", ("depth", depth)) => {
                self.depth = depth.trim().parse().ok().filter(|&depth| depth > 0);
                Ok(())
            }
            ("move", _) => self.hear_move(rest),
            ("go", _) => {
                self.go(stop, out)?;
                Ok(())
            }
            ("hint", _) => {
                self.hint(rest.trim().parse().unwrap_or(1), stop, out)?;
                Ok(())
            }
            ("ping", _) => {
                writeln!(out, "pong {}", rest.trim())?;
                Ok(())
            }
            ("learn", _) => {
                writeln!(out, "learned")?;
                Ok(())
            }
            ("quit" | "exit", _) => return Ok(Flow::End),
            // The protocol asks engines to ignore unknown commands.
            _ => Ok(()),
        };
        if let Err(why) = done {
            writeln!(out, "status {why}")?;
        }
        Ok(Flow::On)
    }

    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "status {why}")
    }

    fn ponder(&mut self, stop: &Stop) {
        self.session.ponder(stop);
    }

    /// Returns `true` for every command: by the protocol, each one ends a running hint.
    fn interrupts(line: &str) -> bool {
        !line.is_empty()
    }
}

//! The client's side of the Go Text Protocol.
//!
//! G. Farnebäck, *Specification of the Go Text Protocol, version 2*, 2002.

use std::time::Duration;

use super::process::Process;
use super::{NO_CHOICES, read_turn};
use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Step};
use crate::notation::{self, Style};
use crate::rules::{Position, Rules, Side};

impl Process {
    /// Sends a command and returns its answer.
    fn command(&mut self, command: &str) -> Result<String, String> {
        self.say(command)?;
        let answer = self.wait_for(|line| {
            let (sign, text) = (line.get(..1)?, line.get(1..)?);
            match sign {
                "=" => Some(Ok(text.trim().to_owned())),
                "?" => Some(Err(format!("{command}: {}", text.trim()))),
                _ => None,
            }
        })?;
        // An answer ends with an empty line.
        self.wait_for(|line| line.is_empty().then_some(()))?;
        answer
    }

    /// Tells a program of the game and returns its turn. `told` has the steps of the game that it knows.
    pub(super) fn by_gtp(
        &mut self,
        course: &Course,
        is_new: bool,
        told: &mut Vec<Step>,
        time: Duration,
    ) -> Result<Decision, Failure> {
        if is_new {
            self.command(&format!("boardsize {}", course.rules.grid().columns))?;
            self.command("clear_board")?;
            if let Rules::Go(rules) = course.rules {
                self.command(&format!("komi {}", f64::from(rules.komi) / 2.))?;
            }
            // A period of this many seconds for each stone. A program that does not support the command
            // uses a time of its own.
            _ = self.command(&format!("time_settings 0 {} 1", time.as_secs().max(1)));
        }
        if !course.steps.starts_with(told) {
            // Turns were taken back.
            self.command("clear_board")?;
            told.clear();
        }
        let mut position = course.start.boxed();
        for (at, step) in course.steps.iter().enumerate() {
            let Step::Turn(turn) = step else { return Err(NO_CHOICES.into()) };
            let is_new = at >= told.len();
            let is_swap = is_new && notation::is_swap(&*position, turn);
            if is_new && !is_swap {
                let name = match turn.0.last() {
                    Some(&square) => notation::square_name(course.rules, square, Style::Letters),
                    None => "pass".to_owned(),
                };
                self.command(&format!("play {} {name}", colour(position.to_move())))?;
            }
            position.play(turn).map_err(|reason| reason.to_string())?;
            if is_swap {
                self.tell_swap(course, &*position)?;
            }
        }
        let answer = self.command(&format!("genmove {}", colour(position.to_move())))?;
        if answer.eq_ignore_ascii_case("resign") {
            return Ok(Decision::Resign);
        }
        let decision = read_turn(&*position, &answer)?;
        told.clone_from(&course.steps);
        if let Decision::Turn(turn) = &decision {
            told.push(Step::Turn(turn.clone()));
            if notation::is_swap(&*position, turn) {
                // It has played its word, whatever that means to it.
                position.play(turn).map_err(|reason| reason.to_string())?;
                self.tell_swap(course, &*position)?;
            }
        }
        Ok(decision)
    }

    /// Tells a program of a swap, by the stone that is there afterwards.
    ///
    /// The programs do not agree on the word: after `swap-pieces` the programs of Benzene leave the stone
    /// where it is and have the players change their colours. A program that does not let White begin is
    /// told with the word.
    fn tell_swap(&mut self, course: &Course, position: &dyn Position) -> Result<(), String> {
        let name = |square| notation::square_name(course.rules, square, Style::Letters);
        let stone = course.rules.grid().squares().find(|&square| position.piece(square).is_some());
        let first = match course.steps.first() {
            Some(Step::Turn(turn)) => turn.0.first().copied(),
            _ => None,
        };
        let Some((stone, first)) = stone.zip(first) else { return Ok(()) };
        self.command("clear_board")?;
        if self.command(&format!("play white {}", name(stone))).is_ok() {
            return Ok(());
        }
        self.command(&format!("play black {}", name(first)))?;
        self.command(&format!("play white {}", notation::SWAP_PIECES)).map(drop)
    }

    /// Returns the name and the version of the program.
    pub(super) fn name_by_gtp(&mut self) -> Option<String> {
        let name = self.command("name").ok()?;
        let version = self.command("version").unwrap_or_default();
        Some(format!("{name} {version}"))
    }
}

/// Returns the name of a side.
fn colour(side: Side) -> &'static str {
    if side == Side::First { "black" } else { "white" }
}

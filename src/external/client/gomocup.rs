//! The client's side of the protocol of Gomocup, for gomoku.
//!
//! P. Lastovicka, *Gomoku AI protocol*, part of the rules of Gomocup.

use std::time::Duration;

use super::NO_CHOICES;
use super::process::Process;
use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Step};
use crate::rules::gomoku::Winning;
use crate::rules::{Rules, Square, Turn};

impl Process {
    /// Sends all stones, and asks for a turn.
    pub(super) fn by_gomocup(
        &mut self,
        course: &Course,
        is_new: bool,
        time: Duration,
    ) -> Result<Decision, Failure> {
        let Rules::Gomoku(rules) = course.rules else {
            return Err("the protocol gomocup is for gomoku only".into());
        };
        let grid = course.rules.grid();
        if is_new {
            self.say(&format!("START {}", rules.size()))?;
            self.wait_for(|line| match line.split_whitespace().next()? {
                "OK" => Some(Ok(())),
                "ERROR" => Some(Err(line.to_owned())),
                _ => None,
            })??;
            let rule = match rules.winning() {
                Winning::FreeStyle => 0,
                Winning::Standard => 1,
                Winning::Renju => 4,
                Winning::Caro => 8,
            };
            let milliseconds = time.as_millis();
            self.say(&format!("INFO rule {rule}"))?;
            self.say(&format!("INFO timeout_turn {milliseconds}"))?;
            self.say("INFO timeout_match 0")?;
            self.say("INFO time_left 2147483647")?;
        }
        if course.steps.is_empty() {
            self.say("BEGIN")?;
        } else {
            self.say("BOARD")?;
            let own = course.position.to_move();
            let mut position = course.start.boxed();
            for step in &course.steps {
                let Step::Turn(turn) = step else { return Err(NO_CHOICES.into()) };
                if let Some(&square) = turn.0.first() {
                    let (column, row) = grid.place(square);
                    let whose = if position.to_move() == own { 1 } else { 2 };
                    self.say(&format!("{column},{row},{whose}"))?;
                }
                position.play(turn).map_err(|reason| reason.to_string())?;
            }
            self.say("DONE")?;
        }
        let square: Square = self.wait_for(|line| {
            if line.starts_with("ERROR") || line.starts_with("UNKNOWN") {
                return Some(Err(Failure::NoAnswer(line.to_owned())));
            }
            let (column, row) = line.split_once(',')?;
            let (column, row): (u32, u32) = (column.trim().parse().ok()?, row.trim().parse().ok()?);
            let square = u8::try_from(column).ok().zip(u8::try_from(row).ok());
            let square = square.and_then(|(column, row)| grid.square(column, row));
            Some(square.ok_or_else(|| Failure::Illegal(format!("there is no square {line}"))))
        })??;
        Ok(Decision::Turn(Turn(vec![square])))
    }

    /// Returns the name of the program, and its version if it gives one.
    pub(super) fn name_by_gomocup(&mut self) -> Option<String> {
        self.say("ABOUT").ok()?;
        self.wait_for(|line| {
            let value = |name: &str| {
                let (_, rest) = line.split_once(&format!("{name}=\""))?;
                Some(rest.split_once('"')?.0)
            };
            let name = value("name")?;
            Some(match value("version") {
                Some(version) => format!("{name} {version}"),
                None => name.to_owned(),
            })
        })
        .ok()
    }
}

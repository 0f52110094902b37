//! The client's side of the protocol of `NBoard`, for reversi.
//!
//! C. Welty, *`NBoard` protocol*, version 2.

use std::fmt::Write as _;

use super::process::Process;
use super::read_turn;
use crate::engine::Decision;
use crate::engine::matches::{Course, Failure, Step};
use crate::notation::{self, Style};
use crate::rules::Side;

impl Process {
    /// Sends the game, and asks for a turn.
    pub(super) fn by_nboard(&mut self, course: &Course, is_new: bool) -> Result<Decision, Failure> {
        if is_new {
            self.say("nboard 2")?;
        }
        self.say(&format!("set game {}", ggf(course)))?;
        self.say("ping 1")?;
        let mut called = self.called.take();
        self.wait_for(|line| {
            if let Some(name) = line.strip_prefix("set myname ") {
                called = Some(name.to_owned());
            }
            (line == "pong 1").then_some(())
        })?;
        self.called = called;
        self.say("go")?;
        let name = self.wait_for(|line| {
            let words = line.strip_prefix("===")?.trim();
            Some(words.split(['/', ' ']).next().unwrap_or_default().to_owned())
        })?;
        let name = if name.to_ascii_uppercase().starts_with("PA") { "pass".to_owned() } else { name };
        read_turn(&*course.position, &name)
    }
}

/// Returns a game of reversi in GGF, the format of `NBoard`.
fn ggf(course: &Course) -> String {
    let board = notation::position_text(&*course.start).replace('X', "*");
    let mut text = format!("(;GM[Othello]PC[Parlour]PB[A]PW[B]RE[?]TY[8]BO[8 {board}]");
    let mut position = course.start.boxed();
    for step in &course.steps {
        let Step::Turn(turn) = step else { continue };
        let letter = if position.to_move() == Side::First { 'B' } else { 'W' };
        let name = match turn.0.first() {
            Some(&square) => notation::square_name(course.rules, square, Style::Letters).to_ascii_uppercase(),
            None => "PA".to_owned(),
        };
        text.push(letter);
        _ = write!(text, "[{name}]");
        // The turn was legal in the game, so this cannot fail.
        _ = position.play(turn);
    }
    text + ";)"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn ggf_round_trips() {
        let rules = Game::Reversi.presets()[0].rules;
        let course = crate::engine::matches::opening(rules, 12, 5).expect("an opening");
        let games = notation::read_games(rules, ggf(&course).as_bytes());
        let record = games.into_iter().next().expect("a game").expect("it is readable");
        let steps: Vec<_> = record.turns.into_iter().map(Step::Turn).collect();
        assert_eq!(steps, course.steps);
    }
}

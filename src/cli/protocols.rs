//! Protocols for communication with other programs.
//!
//! A [`Conversation`] receives one line after the other and writes its answers. [`converse`] handles
//! pipes and threads: it reads on during a search, because some lines stop the search.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Level, Limits, Opponent, Resources, Stop};
use crate::rules::{Rules, Turn};

mod gomocup;
mod gtp;
mod hub;
pub(super) mod hub_text;
mod nboard;
#[cfg(test)]
mod tests;

pub(super) use gomocup::Gomocup;
pub(super) use gtp::Gtp;
pub(super) use hub::Hub;
pub(super) use nboard::NBoard;

/// One side of a conversation: the engine's.
pub(super) trait Conversation {
    /// Listens to a line and answers it. Whatever thinks for the answer ends with `stop`.
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow>;

    /// Returns `true` if a line stops the search for the lines before it.
    fn interrupts(line: &str) -> bool
    where
        Self: Sized;
}

/// The state of a conversation after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    On,
    End,
}

/// Listens to lines until they or the conversation end.
pub(super) fn converse<C: Conversation>(
    mut conversation: C,
    lines: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> io::Result<()> {
    let (sender, receiver) = mpsc::channel();
    // It ends with the program: nothing can wake it while it waits for a line.
    thread::spawn(move || listen::<C>(lines, &sender));
    for (line, stop) in receiver {
        let flow = conversation.hear(&line, &stop, &mut out)?;
        out.flush()?;
        if flow == Flow::End {
            break;
        }
    }
    Ok(())
}

/// Passes lines on, each with what stops the thinking about it.
fn listen<C: Conversation>(lines: impl BufRead, sender: &mpsc::Sender<(String, Stop)>) {
    let mut heard: VecDeque<Stop> = VecDeque::new();
    for line in lines.split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if C::interrupts(&line) {
            heard.drain(..).for_each(|stop| stop.stop());
        }
        forget_answered(&mut heard);
        let stop = Stop::default();
        heard.push_back(stop.clone());
        if sender.send((line, stop)).is_err() {
            return;
        }
    }
    // Whoever asked is gone.
    heard.iter().for_each(Stop::stop);
}

/// Lets go of the lines that nobody thinks about any more. They are answered in their order.
fn forget_answered(heard: &mut VecDeque<Stop>) {
    while heard.front().is_some_and(|stop| !stop.is_awaited()) {
        heard.pop_front();
    }
}

/// The settings of the engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub rules: Rules,
    /// None is at its best, within the limits.
    pub level: Option<Level>,
    /// Limits of a decision unless the protocol sets others.
    pub limits: Limits,
    pub resources: Resources,
    pub seed: u64,
}

/// A game, and the engine that plays it.
pub(super) struct EngineSession {
    pub setting: Setting,
    pub course: Course,
    pub opponent: Opponent,
}

impl EngineSession {
    pub(super) fn new(setting: Setting) -> EngineSession {
        EngineSession { course: Course::new(setting.rules), opponent: opponent(&setting), setting }
    }

    /// A new game by other rules, with the engine that they need.
    pub(super) fn restart(&mut self, rules: Rules) {
        let is_other = rules != self.setting.rules;
        self.setting.rules = rules;
        self.course = Course::new(rules);
        if is_other {
            self.opponent = opponent(&self.setting);
        } else {
            self.opponent.engine().forget();
        }
    }

    /// The decision within these limits; a level keeps to its own besides. No language here has a
    /// word for claiming a draw: who would claim one plays on.
    pub(super) fn decide(&mut self, limits: Limits, stop: &Stop) -> Option<Decision> {
        let usual = self.opponent.limits;
        self.opponent.limits = match self.setting.level {
            None => limits,
            Some(_) => Limits { time: limits.time, ..usual },
        };
        let decision = self.opponent.decide(&*self.course.position, &self.course.history, stop);
        self.opponent.limits = usual;
        match decision {
            Some(Decision::Claim(_)) => self.best_turn().map(Decision::Turn),
            decision => decision,
        }
    }

    /// The turn that was thought best, or any where nothing was thought.
    fn best_turn(&self) -> Option<Turn> {
        let thought = self.opponent.thought.as_ref().and_then(|thought| thought.lines.first());
        let best = thought.and_then(|line| line.turns.first()).cloned();
        best.or_else(|| self.course.position.turns().into_iter().next())
    }

    /// Plays a turn.
    pub(super) fn play(&mut self, turn: Turn) -> Result<(), crate::rules::Illegal> {
        self.course.go(Step::Turn(turn))
    }
}

fn opponent(setting: &Setting) -> Opponent {
    let &Setting { rules, level, limits, resources, seed } = setting;
    match level {
        Some(level) => Opponent::new(rules, level, seed, resources),
        None => Opponent::at_its_best(rules, limits, seed, resources),
    }
}

/// Returns the time for one turn, given the time left, the number of turns that it has to last for, if
/// known, and the increment per turn.
pub(super) fn share_of(clock: Duration, turns: Option<u32>, increment: Duration) -> Duration {
    /// For how many turns a clock has to last where nobody knows.
    const TURNS: u32 = 25;
    /// Reserve for the transmission of an answer.
    const LAG: Duration = Duration::from_millis(30);
    let share = match turns {
        Some(turns) => clock * 9 / 10 / turns.max(1),
        None => clock / TURNS + increment * 8 / 10,
    };
    share.min(clock.saturating_sub(LAG)).saturating_sub(LAG).max(Duration::from_millis(5))
}

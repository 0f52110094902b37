//! Protocols for communication with other programs.
//!
//! A [`Conversation`] receives one line after the other and writes its answers. [`converse`] handles
//! pipes and threads: it reads on during a search, because some lines stop the search.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, SyncSender, TrySendError};
use std::thread;
use std::time::Duration;

use super::terminal::is_command;
use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Level, Limits, Opponent, Resources, Stop};
use crate::rules::{Rules, Turn};
use crate::system::lines::{LONGEST_LINE, Lines, TooLong};

mod gomocup;
mod gtp;
mod hub;
mod nboard;
#[cfg(test)]
mod tests;

pub(super) use gomocup::Gomocup;
pub(super) use gtp::Gtp;
pub(super) use hub::Hub;
pub(super) use nboard::NBoard;

/// The engine's side of a protocol.
pub(super) trait Conversation {
    /// Handles a line and writes the answer. A search for the answer ends with `stop`.
    ///
    /// # Errors
    /// Returns an error if the answer cannot be written.
    fn hear(&mut self, line: &str, stop: &Stop, out: &mut dyn Write) -> io::Result<Flow>;

    /// Writes the error for a line that cannot be handled.
    ///
    /// # Errors
    /// Returns an error if the answer cannot be written.
    fn refuse(&mut self, why: &str, out: &mut dyn Write) -> io::Result<()>;

    /// Returns `true` if a line stops the search for the lines before it.
    fn interrupts(line: &str) -> bool
    where
        Self: Sized;
}

/// The state of a conversation after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The engine waits for the next line.
    On,
    /// The other program has ended the conversation.
    End,
}

/// The most lines that wait for an answer. A search stops when more arrive, since a program that sends so
/// many does not wait for its result, and a stop among them could otherwise not be read.
const MOST_WAITING: usize = 256;

/// A line with the [`Stop`] of its search.
type Heard = (Result<String, TooLong>, Stop);

/// Handles lines until the input or the conversation ends.
pub(super) fn converse<C: Conversation>(
    mut conversation: C,
    lines: impl BufRead + Send + 'static,
    mut out: impl Write,
) -> io::Result<()> {
    let (sender, receiver) = mpsc::sync_channel(MOST_WAITING);
    // Nothing can interrupt a blocking read, so this thread is not joined and ends with the process.
    thread::Builder::new().spawn(move || listen::<C>(lines, &sender))?;
    for (line, stop) in receiver {
        let flow = match line {
            Ok(line) => conversation.hear(&line, &stop, &mut out)?,
            Err(error) => {
                conversation.refuse(&error.to_string(), &mut out)?;
                Flow::On
            }
        };
        out.flush()?;
        if flow == Flow::End {
            break;
        }
    }
    Ok(())
}

/// Reads lines and sends each with the [`Stop`] of its search.
fn listen<C: Conversation>(lines: impl BufRead, sender: &SyncSender<Heard>) {
    let mut heard: VecDeque<Stop> = VecDeque::new();
    for line in Lines::new(lines, LONGEST_LINE).map_while(Result::ok) {
        let line = line.map(|line| cleaned(&line));
        if line.as_ref().is_ok_and(|line| C::interrupts(line)) {
            heard.drain(..).for_each(|stop| stop.stop());
        }
        forget_answered(&mut heard);
        let stop = Stop::default();
        heard.push_back(stop.clone());
        let is_sent = match sender.try_send((line, stop)) {
            Ok(()) => true,
            Err(TrySendError::Full(line)) => {
                heard.iter().take(1).for_each(Stop::stop);
                sender.send(line).is_ok()
            }
            Err(TrySendError::Disconnected(_)) => false,
        };
        if !is_sent {
            return;
        }
    }
    // The other program has closed its output, so no answer is needed any more.
    heard.iter().for_each(Stop::stop);
}

/// Returns a line as text without characters that command a terminal. They have no meaning in any protocol, and an answer
/// that quotes the line may go to a terminal.
fn cleaned(line: &[u8]) -> String {
    let line = String::from_utf8_lossy(line);
    let letters = line.trim().chars().map(|letter| if letter == '\t' { ' ' } else { letter });
    letters.filter(|&letter| !is_command(letter)).collect()
}

/// Drops the stops of answered lines. Lines are answered in order, so those are at the front.
fn forget_answered(heard: &mut VecDeque<Stop>) {
    while heard.front().is_some_and(|stop| !stop.is_awaited()) {
        heard.pop_front();
    }
}

/// The settings of the engine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setting {
    pub rules: Rules,
    /// The level of an opponent; `None` plays the best turn within the limits.
    pub level: Option<Level>,
    /// The limits of a decision, unless the protocol sets others.
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

    /// Starts a new game. The engine is replaced only if the rules differ.
    pub(super) fn restart(&mut self, rules: Rules) {
        let is_other = rules != self.setting.rules;
        self.setting.rules = rules;
        self.course = Course::new(rules);
        if is_other {
            // The memory of the old engine is free before the new one takes its own.
            let resources = Resources { memory: 0, ..self.setting.resources };
            self.opponent = opponent(&Setting { resources, ..self.setting });
            self.opponent = opponent(&self.setting);
        } else {
            self.opponent.engine().forget();
        }
    }

    /// Returns the decision within these limits. A level takes only the time limit from them and keeps
    /// its own nodes and depth. No protocol can express the claim of a draw, so the engine plays its best
    /// turn instead.
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

    /// Returns the best turn of the last analysis, or any legal turn without one.
    fn best_turn(&self) -> Option<Turn> {
        let thought = self.opponent.thought.as_ref().and_then(|thought| thought.lines.first());
        let best = thought.and_then(|line| line.turns.first()).cloned();
        best.or_else(|| self.course.position.turns().into_iter().next())
    }

    /// Plays a turn. On an error the game is unchanged.
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
    /// The number of turns for which a clock must last if the protocol does not tell.
    const TURNS: u32 = 25;
    /// The reserve for the transmission of an answer.
    const LAG: Duration = Duration::from_millis(30);
    let share = match turns {
        Some(turns) => clock * 9 / 10 / turns.max(1),
        None => clock / TURNS + increment * 8 / 10,
    };
    share.min(clock.saturating_sub(LAG)).saturating_sub(LAG).max(Duration::from_millis(5))
}

//! Protocols for communication with other programs.
//!
//! A [`Conversation`] receives one line after the other and writes its answers. [`converse`] handles
//! pipes and threads: it reads on during a search, because some lines stop the search.

use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::terminal::is_command;
use crate::engine::matches::{Course, Step};
use crate::engine::{Decision, Level, Limits, Lines as Wanted, Opponent, Question, Resources, Stop};
use crate::rules::{Game, Rules, Turn};
use crate::system::lines::{LONGEST_LINE, Lines, TooLong};

mod clock;
mod gomocup;
mod gtp;
mod hub;
mod nboard;
#[cfg(test)]
mod tests;

use clock::Clock;
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

    /// Thinks until `stop`, while no line has to be answered.
    fn ponder(&mut self, stop: &Stop);
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
    let pondering = Pondering::default();
    let listening = pondering.clone();
    // Nothing can interrupt a blocking read, so this thread is not joined and ends with the process.
    thread::Builder::new().spawn(move || listen::<C>(lines, &sender, &listening))?;
    loop {
        let (line, stop) = match pondering.next(&receiver) {
            Ok(heard) => heard,
            Err(stop) => {
                conversation.ponder(&stop);
                let Ok(heard) = receiver.recv() else { break };
                heard
            }
        };
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

/// The search while no line has to be answered, which every line and the end of the input stop.
#[derive(Clone, Default)]
struct Pondering(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    stop: Stop,
    has_ended: bool,
}

impl Pondering {
    /// The state is valid at any time, so a panic of another thread does not matter.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the next line if it is there, or otherwise the stop of the search until it comes.
    fn next(&self, receiver: &Receiver<Heard>) -> Result<Heard, Stop> {
        let mut state = self.lock();
        receiver.try_recv().map_err(|_| {
            state.stop = Stop::default();
            if state.has_ended {
                state.stop.stop();
            }
            state.stop.clone()
        })
    }

    /// Sends a line if there is room, and stops the search. A search that begins afterwards has to have seen the line.
    fn end<T>(&self, send: impl FnOnce() -> T) -> T {
        let state = self.lock();
        let sent = send();
        state.stop.stop();
        sent
    }
}

/// Reads lines and sends each with the [`Stop`] of its search.
fn listen<C: Conversation>(lines: impl BufRead, sender: &SyncSender<Heard>, pondering: &Pondering) {
    let mut heard: VecDeque<Stop> = VecDeque::new();
    for line in Lines::new(lines, LONGEST_LINE).map_while(Result::ok) {
        let line = line.map(|line| cleaned(&line));
        if line.as_ref().is_ok_and(|line| C::interrupts(line)) {
            heard.drain(..).for_each(|stop| stop.stop());
        }
        forget_answered(&mut heard);
        let stop = Stop::default();
        heard.push_back(stop.clone());
        let is_sent = match pondering.end(|| sender.try_send((line, stop))) {
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
    let mut state = pondering.lock();
    state.has_ended = true;
    state.stop.stop();
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
    /// `true` if the engine thinks on the opponent's time, unless it plays at a level.
    pub ponders: bool,
}

/// A game, and the engine that plays it.
pub(super) struct EngineSession {
    pub setting: Setting,
    pub course: Course,
    pub opponent: Opponent,
    /// The turn of the last decision, and the expected reply.
    decided: Option<(Turn, Option<Turn>)>,
    /// The hash of the position after that turn, in which the engine ponders.
    left: Option<u64>,
}

impl EngineSession {
    pub(super) fn new(setting: Setting) -> EngineSession {
        let (course, opponent) = (Course::new(setting.rules), opponent(&setting));
        EngineSession { setting, course, opponent, decided: None, left: None }
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

    /// Returns the decision within these limits. A level takes only the usual time from them and keeps
    /// its own nodes and depth. No protocol can express the claim of a draw, so the engine plays its best
    /// turn instead.
    pub(super) fn decide(&mut self, limits: Limits, stop: &Stop) -> Option<Decision> {
        let usual = self.opponent.limits;
        self.opponent.limits = match self.setting.level {
            None => limits,
            Some(_) => Limits { time: limits.steady().time, ..usual },
        };
        let decision = self.opponent.decide(&*self.course.position, &self.course.history, stop);
        self.opponent.limits = usual;
        let decision = match decision {
            Some(Decision::Claim(_)) => self.best_turn().map(Decision::Turn),
            decision => decision,
        };
        self.decided = match &decision {
            Some(Decision::Turn(turn)) => Some((turn.clone(), self.reply(turn))),
            _ => None,
        };
        decision
    }

    /// Returns the reply that the last analysis expects to a turn.
    fn reply(&self, turn: &Turn) -> Option<Turn> {
        let lines = &self.opponent.thought.as_ref()?.lines;
        lines.iter().find(|line| line.turns.first() == Some(turn))?.turns.get(1).cloned()
    }

    /// Thinks on the opponent's time until `stop`, if the last turn was a decision of the engine. The results remain in
    /// the table or the tree for the next decision. A level does not ponder, since it would be stronger.
    pub(super) fn ponder(&mut self, stop: &Stop) {
        let is_on = self.setting.ponders && self.setting.level.is_none();
        if is_on && self.left == Some(self.course.position.hash()) {
            let reply = self.decided.as_ref().and_then(|(_, reply)| reply.clone());
            // A tree grows for all replies.
            let is_tree = self.setting.rules.game() == Game::Go;
            self.think(reply.filter(|_| !is_tree), stop);
        }
    }

    /// Thinks about the position after a turn, or about the present one, until `stop`.
    fn think(&mut self, turn: Option<Turn>, stop: &Stop) {
        let mut position = self.course.position.boxed();
        let mut history = self.course.history.clone();
        if turn.is_some_and(|turn| position.play(&turn).is_ok()) {
            history.push(position.hash());
        }
        if position.outcome().is_some() || position.counting().is_some() || !position.choices().is_empty() {
            return;
        }
        let question = Question {
            position: &*position,
            history: &history,
            limits: Limits::default(),
            lines: Wanted::Best(1),
            seed: self.setting.seed,
        };
        self.opponent.engine().analyse(&question, stop);
    }

    /// Returns the limits of a turn by a clock.
    fn limits_by(&self, clock: Clock) -> Limits {
        let limits = clock.limits(clock::turns_left(&*self.course.position));
        Limits { time: limits.time, soft: limits.soft, ..self.setting.limits }
    }

    /// Returns the best turn of the last analysis, or any legal turn without one.
    fn best_turn(&self) -> Option<Turn> {
        let thought = self.opponent.thought.as_ref().and_then(|thought| thought.lines.first());
        let best = thought.and_then(|line| line.turns.first()).cloned();
        best.or_else(|| self.course.position.turns().into_iter().next())
    }

    /// Plays a turn. On an error the game is unchanged.
    pub(super) fn play(&mut self, turn: Turn) -> Result<(), crate::rules::Illegal> {
        let is_decided = self.decided.as_ref().is_some_and(|(decided, _)| *decided == turn);
        self.course.go(Step::Turn(turn))?;
        self.left = is_decided.then(|| self.course.position.hash());
        Ok(())
    }
}

fn opponent(setting: &Setting) -> Opponent {
    let &Setting { rules, level, limits, resources, seed, .. } = setting;
    match level {
        Some(level) => Opponent::new(rules, level, seed, resources),
        None => Opponent::at_its_best(rules, limits, seed, resources),
    }
}

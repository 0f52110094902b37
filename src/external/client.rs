//! The client: it starts programs and asks them for turns.

use std::time::{Duration, Instant};

use super::{Program, Protocol};
use crate::engine::matches::{Course, Failure, Player, Step};
use crate::engine::{Decision, Limits, Stop};
use crate::notation;
use crate::rules::{Position, Turn};

mod gomocup;
mod gtp;
mod hub;
mod nboard;
mod process;

use process::Process;
pub use process::{Programs, words};

/// A player that is another program. It is started with the first question, and again after a question without an
/// answer.
pub struct External {
    program: Program,
    /// The time per turn, if the protocol can express it.
    time: Duration,
    /// The number of nodes per turn instead. Only Hub can express it.
    nodes: Option<u64>,
    /// The time in which the program has to answer.
    patience: Duration,
    programs: Programs,
    /// The program, and the steps of the game that it knows, its own among them.
    running: Option<(Process, Vec<Step>)>,
}

/// The usual time per turn.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl External {
    /// Returns a player that is not started yet. The default time is one second per turn. The default
    /// patience is much longer, so that only a program that hangs exhausts it.
    #[must_use]
    pub fn new(
        program: Program,
        limits: Limits,
        patience: Option<Duration>,
        programs: &Programs,
    ) -> External {
        let time = limits.time.unwrap_or(USUAL_TIME);
        let nodes = limits.nodes.filter(|_| limits.time.is_none());
        let patience = patience.unwrap_or(time * 10 + Duration::from_secs(30));
        External { program, time, nodes, patience, programs: programs.clone(), running: None }
    }

    /// Asks the program to decide in the present position. `stop` ends the program instead.
    ///
    /// # Errors
    /// The reason why it has no answer, or none that the rules allow. The next question starts it again.
    pub fn ask(&mut self, course: &Course, stop: &Stop) -> Result<Decision, Failure> {
        // One clock runs for the whole answer, from the start of the program to its turn.
        let until = Instant::now() + self.patience;
        let is_new = self.running.is_none();
        let (mut process, mut told) = match self.running.take() {
            Some(running) => running,
            None => (self.programs.start(&self.program.command)?, Vec::new()),
        };
        process.allow(until, self.patience, stop);
        let decision = match self.program.protocol {
            Protocol::Gtp => process.by_gtp(course, is_new, &mut told, self.time),
            Protocol::Gomocup => process.by_gomocup(course, is_new, &mut told, self.time),
            Protocol::NBoard => process.by_nboard(course, is_new),
            Protocol::Hub => {
                let level = match self.nodes {
                    Some(nodes) => format!("level nodes={nodes}"),
                    None => format!("level move-time={}", self.time.as_secs_f64()),
                };
                process.by_hub(course, is_new, &mut told, &level)
            }
        }?;
        self.running = Some((process, told));
        Ok(decision)
    }
}

impl Player for External {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        self.ask(course, &Stop::default())
    }
}

/// A program that has shown that it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// The name that it gives itself, if its protocol asks for one.
    pub name: Option<String>,
    /// Its turn in the first position.
    pub turn: Turn,
    /// The time from its start to its turn.
    pub took: Duration,
}

/// Starts a program, asks for its name and its turn in a position, and ends it.
///
/// # Errors
/// The reason in words why it does not play.
pub fn meet(
    program: &Program,
    start: Box<dyn Position>,
    time: Duration,
    programs: &Programs,
    stop: &Stop,
) -> Result<Met, Failure> {
    let began = Instant::now();
    let mut external = External::new(program.clone(), Limits::time(time), None, programs);
    let decision = external.ask(&Course::from_position(start), stop)?;
    let took = began.elapsed();
    let Decision::Turn(turn) = decision else { return Err("it does not play its first turn".into()) };
    let name = external.running.and_then(|(mut process, _)| {
        process.allow(Instant::now() + NAMED_WITHIN, NAMED_WITHIN, stop);
        process.name(program.protocol)
    });
    Ok(Met { name, turn, took })
}

/// The time in which a program has to give its name.
const NAMED_WITHIN: Duration = Duration::from_secs(2);

/// The most characters of a name that a program gives itself.
const LONGEST_NAME: usize = 60;

impl Process {
    /// Returns the name that the program gives itself. `None` without one, or without an answer.
    fn name(&mut self, protocol: Protocol) -> Option<String> {
        let name = match protocol {
            Protocol::Gtp => self.name_by_gtp(),
            Protocol::Gomocup => self.name_by_gomocup(),
            // These say it without being asked.
            Protocol::NBoard | Protocol::Hub => self.called.take(),
        }?;
        let name: String = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect();
        let name = name.trim();
        (!name.is_empty()).then(|| name.to_owned())
    }
}

/// The answer to a program whose protocol has no word for the choices of an opening.
const NO_CHOICES: &str = "its protocol has no choices of an opening";

fn read_turn(position: &dyn Position, name: &str) -> Result<Decision, Failure> {
    let turn = notation::read_turn(position, name).map(Decision::Turn);
    turn.map_err(|error| Failure::Illegal(format!("{name}: {error}")))
}

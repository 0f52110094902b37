//! The client of the programs, on threads.

use std::mem;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::tasks::IoTaskPool;

use super::{Added, Tried};
use crate::app::state::worker::Worker;
use crate::engine::matches::{Course, Failure, Step};
use crate::engine::{Decision, Limits};
use crate::external::{self, External, Program, Programs, Protocol};
use crate::notation;
use crate::play::{Act, Match};
use crate::rules::Side;

/// Players can add programs.
pub const ADDS_ENGINES: bool = true;

/// The time for the turn of a program that is tried.
const TRIAL: Duration = Duration::from_secs(1);

/// The time beyond its own in which a program has to answer. Some read large tables when they start.
const START: Duration = Duration::from_secs(30);

/// The most characters of a reason that a program gives.
const LONGEST_REASON: usize = 120;

/// Returns a reason as a line that fits on the screen.
fn reason(failure: &Failure) -> String {
    let text = failure.to_string();
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_REASON).collect()
}

fn program(added: &Added) -> Result<Program, String> {
    let protocol = Protocol::of(added.game).ok_or("its game has no protocol")?;
    Ok(Program { protocol, command: external::words(&added.command)? })
}

/// Tries a program: it plays the first turn of the game. `None` if the system refuses a thread.
pub(super) fn try_out(added: &Added) -> Option<Worker<Result<Tried, String>>> {
    let added = added.clone();
    Worker::start("trial", move |stop, send| {
        let run = || {
            let program = program(&added)?;
            let starts = added.game.presets().iter().map(|preset| preset.rules.start());
            let start = starts.into_iter().find(|start| program.protocol.plays(&**start));
            let start = start.ok_or("its protocol does not fit")?;
            let first = start.clone();
            let met = external::meet(&program, start, TRIAL, &Programs::default(), stop);
            let met = met.map_err(|failure| reason(&failure))?;
            let turn = notation::turn_text(&*first, &met.turn);
            if !first.turns().contains(&met.turn) {
                return Err(format!("{turn} is not legal"));
            }
            Ok(Tried { name: met.name, turn, took: met.took })
        };
        send(run());
    })
}

/// A program at the table, with its match and its seat.
struct Seated {
    added: Added,
    game: u32,
    seat: Side,
    external: External,
}

/// The programs that play in the match on the table. They run until the match is left.
#[derive(Default)]
pub(in crate::app::state) struct Hall(Arc<Mutex<[Option<Seated>; 2]>>);

impl Hall {
    /// Asks a program for its decision in a match. `None` if the system refuses a thread.
    pub(in crate::app::state) fn ask(
        &mut self,
        added: Added,
        game: Match,
    ) -> Option<Worker<Result<Decision, String>>> {
        let hall = self.0.clone();
        Worker::start("program", move |stop, send| {
            // The job before may hold the lock until its program has ended, for a moment.
            let mut hall = hall.lock().unwrap_or_else(PoisonError::into_inner);
            if stop.is_stopped() {
                return;
            }
            let seat = game.position().actor();
            let place = &mut hall[seat.index()];
            let is_same =
                |seated: &Seated| seated.added == added && (seated.game, seated.seat) == (game.id(), seat);
            if !place.as_ref().is_some_and(is_same) {
                *place = None;
                let time = Duration::from_secs(added.seconds.into());
                let program = match program(&added) {
                    Ok(program) => program,
                    Err(why) => {
                        send(Err(why));
                        return;
                    }
                };
                let patience = Some(time * 2 + START);
                let external = External::new(program, Limits::time(time), patience, &Programs::default());
                *place = Some(Seated { added, game: game.id(), seat, external });
            }
            let Some(seated) = place else { return };
            let decision = course(&game).and_then(|course| {
                let decision = seated.external.ask(&course, stop)?;
                match &decision {
                    Decision::Turn(turn) if !course.position.turns().contains(turn) => {
                        let turn = notation::turn_text(&*course.position, turn);
                        Err(Failure::Illegal(format!("{turn} is not legal")))
                    }
                    _ => Ok(decision),
                }
            });
            send(decision.map_err(|failure| reason(&failure)));
        })
    }

    /// Ends the programs, away from the main thread.
    pub(in crate::app::state) fn release(&mut self) {
        if Arc::strong_count(&self.0) > 1 || self.0.lock().is_ok_and(|hall| hall.iter().any(Option::is_some))
        {
            let hall = mem::take(&mut self.0);
            IoTaskPool::get().spawn(async move { drop(hall) }).detach();
        }
    }
}

/// Returns the course of a match up to now.
fn course(game: &Match) -> Result<Course, Failure> {
    let mut course = Course::from_position(game.start().boxed());
    for act in game.acts() {
        let step = match act {
            Act::Turn(turn) => Step::Turn(turn.clone()),
            Act::Choose(choice) => Step::Choose(*choice),
            _ => return Err("its protocol cannot go on after a count".into()),
        };
        course.go(step).map_err(|reason| reason.to_string())?;
    }
    Ok(course)
}

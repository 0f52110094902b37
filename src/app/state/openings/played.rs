//! The matches of the library that went through the openings, which another thread counts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use web_time::SystemTime;

use super::OpeningWalk;
use crate::app::state::library::Library;
use crate::app::state::save::file_of;
use crate::app::state::worker::Worker;
use crate::app::vocabulary::schedule::{Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::openings::{Openings, Played, Way};
use crate::play::saved;
use crate::rules::{Game, Outcome};
use crate::storage::Files;

/// Number of matches after which the screen shows the count so far.
const PART: usize = 500;

/// The matches of the library that went through the openings of the walk.
#[derive(Resource, Default)]
pub struct PlayedHere {
    /// The openings that are counted.
    openings: Option<&'static Openings>,
    played: Played,
    /// The matches that were or are being counted, each with the time at which it was last played.
    listed: Vec<Listed>,
    /// The ways of the matches that were read.
    known: Arc<Mutex<Ways>>,
    counting: Option<Worker<Played>>,
}

/// A match by its number, and the time at which it was last played.
type Listed = (u32, Option<SystemTime>);

/// The ways of matches through the openings, with their outcomes, by their numbers.
type Ways = HashMap<u32, (Option<SystemTime>, Way, Option<Outcome>)>;

impl PlayedHere {
    /// Returns the matches that came through each place.
    #[must_use]
    pub fn played(&self) -> &Played {
        &self.played
    }

    /// Returns `true` while matches are being counted.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.counting.is_some()
    }

    /// Begins to count, unless that was done for the same matches.
    fn count(&mut self, openings: &'static Openings, library: &Library, files: &Files) {
        let listed: Vec<Listed> = library
            .of_game(openings.rules().game())
            .filter(|(game, _)| {
                game.setup.position.is_none() && std::ptr::eq(Openings::of(game.setup.rules), openings)
            })
            .map(|(game, played)| (game.id, played))
            .collect();
        let is_other = !self.openings.is_some_and(|known| std::ptr::eq(known, openings));
        if !is_other && listed == self.listed {
            return;
        }
        if is_other {
            self.played = Played::default();
            self.known = Arc::default();
        }
        self.openings = Some(openings);
        self.listed.clone_from(&listed);
        let (files, known) = (files.clone(), self.known.clone());
        self.counting = Worker::start("openings", move |stop, send| {
            let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
            let mut played = Played::default();
            for (at, (id, time)) in listed.iter().enumerate() {
                if stop.is_stopped() {
                    return;
                }
                // A match without a time may have changed.
                if known.get(id).is_none_or(|(read, ..)| read != time || time.is_none()) {
                    known.remove(id);
                    if let Some((way, outcome)) = read(&files, *id, openings) {
                        known.insert(*id, (*time, way, outcome));
                    }
                    if at % PART == PART - 1 && !send(played.clone()) {
                        return;
                    }
                }
                if let Some((_, way, outcome)) = known.get(id) {
                    played.add(way, *outcome);
                }
            }
            send(played);
        });
    }

    /// Forgets what is being counted.
    fn stop(&mut self) {
        if self.counting.take().is_some() {
            self.listed.clear();
        }
    }
}

/// Reads the way of a match, and its outcome. A match that cannot be read has none.
fn read(files: &Files, id: u32, openings: &Openings) -> Option<(Way, Option<Outcome>)> {
    let text = files.read(&file_of(id)).ok()??;
    let beginning = saved::beginning(&text, openings.longest() + 1).ok()?;
    Some((openings.way(&beginning.turns), beginning.outcome))
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayedHere>().add_systems(
        Update,
        (
            count.run_if(resource_changed::<OpeningWalk>.or_eager(resource_changed::<Library>)),
            listen.run_if(|here: Res<PlayedHere>| here.is_counting()),
        )
            .chain()
            .in_set(PlaySystems::Show)
            .run_if(is_open),
    );
    for game in Game::ALL {
        app.add_systems(OnEnter(Screen::Openings(game)), count.after(Opened))
            .add_systems(OnExit(Screen::Openings(game)), |mut here: ResMut<PlayedHere>| here.stop());
    }
}

/// Returns `true` on the screen of openings.
fn is_open(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Openings(_))
}

/// Counts the matches once the list is there, and again when it has changed.
fn count(walk: Res<OpeningWalk>, library: Res<Library>, files: Res<Files>, mut here: ResMut<PlayedHere>) {
    let Some(openings) = walk.openings().filter(|_| library.is_known()) else { return };
    here.bypass_change_detection().count(openings, &library, &files);
}

/// Takes the counts.
fn listen(mut here: ResMut<PlayedHere>) {
    let state = here.bypass_change_detection();
    let Some(counting) = &mut state.counting else { return };
    let mut last = None;
    while let Some(played) = counting.answer() {
        last = Some(played);
    }
    if counting.has_ended() {
        state.counting = None;
    }
    if let Some(played) = last
        && played != state.played
    {
        state.played = played;
        here.set_changed();
    }
}

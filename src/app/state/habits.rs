//! Where the person whose ratings are shown loses chances of winning, from the reviews of the last matches.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use bevy::prelude::*;

use crate::app::state::library::Library;
use crate::app::state::ratings::{RatingsOf, side_alone};
use crate::app::state::save;
use crate::app::state::worker::Worker;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::Summary;
use crate::play::review::Habits;
use crate::rules::{Game, Side};
use crate::storage::Files;

/// The most reviewed matches of each game that count: the last ones.
const MOST: usize = 30;

/// The habits of a person by game, as they are read while the ratings are shown.
#[derive(Resource, Default)]
pub struct HabitsShown {
    /// The person, and the habits so far.
    of: Option<(String, BTreeMap<Game, Habits>)>,
    reading: Option<Worker<(Game, Habits)>>,
}

impl HabitsShown {
    /// Returns the habits in a game; `None` as long as no review of it has been read.
    #[must_use]
    pub fn of(&self, game: Game) -> Option<&Habits> {
        self.of.as_ref()?.1.get(&game)
    }

    /// Returns `true` while reviews are read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HabitsShown>()
        .add_systems(
            Update,
            (read, listen).chain().run_if(in_state(Screen::Ratings)).in_set(PlaySystems::Act),
        )
        .add_systems(OnExit(Screen::Ratings), |mut shown: ResMut<HabitsShown>| {
            *shown = HabitsShown::default();
        });
}

/// Starts to read the reviews of the person who is shown.
fn read(of: Res<RatingsOf>, library: Res<Library>, files: Res<Files>, mut shown: ResMut<HabitsShown>) {
    if library.is_reading() || (shown.of.is_some() && !of.is_changed()) {
        return;
    }
    let (mut people, at) = of.people(&library);
    if at >= people.len() {
        return;
    }
    let name = people.swap_remove(at).name;
    if shown.of.as_ref().is_some_and(|(known, _)| *known == name) {
        return;
    }
    let matches = matches_of(&name, &library);
    let files = files.clone();
    let worker = Worker::start("reader of reviews", move |_, send| {
        let reviewed: HashSet<u32> = save::reviewed(&files).collect();
        for (game, matches) in matches {
            let mut habits = Habits::default();
            for (id, side) in matches.into_iter().filter(|(id, _)| reviewed.contains(id)).take(MOST) {
                let read =
                    save::read_match(&files, id).ok().and_then(|(game, _)| save::review(&files, &game));
                if let Some((_, review)) = read {
                    habits.add(&review, side);
                }
            }
            if habits.matches() > 0 && !send((game, habits)) {
                return;
            }
        }
    });
    *shown = HabitsShown { of: Some((name, BTreeMap::new())), reading: worker };
}

/// Returns the finished matches of a person against the computer, with the person's side: those of each game, the last
/// one first.
fn matches_of(name: &str, library: &Library) -> BTreeMap<Game, Vec<(u32, Side)>> {
    let mut all: Vec<(&Summary, Side)> = library
        .all()
        .filter(|summary| summary.is_finished())
        .filter_map(|summary| Some((summary, side_alone(summary, name)?)))
        .collect();
    all.sort_by_key(|(summary, _)| Reverse((summary.began, summary.id)));
    let mut matches: BTreeMap<Game, Vec<(u32, Side)>> = BTreeMap::new();
    for (summary, side) in all {
        matches.entry(summary.setup.rules.game()).or_default().push((summary.id, side));
    }
    matches
}

/// Takes what was read.
fn listen(mut shown: ResMut<HabitsShown>) {
    let state = shown.bypass_change_detection();
    let Some(worker) = &mut state.reading else { return };
    let answer = worker.answer();
    if worker.has_ended() {
        state.reading = None;
    }
    if let (Some((game, habits)), Some((_, known))) = (answer, &mut state.of) {
        known.insert(game, habits);
        shown.set_changed();
    }
}

//! The library of saved matches: listed, opened, deleted and restored.
//!
//! The list is read once, on another thread, and then follows every turn. A deleted match moves to a
//! folder of its own, from which the latest ones can be restored.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;
use std::time::Duration;

use bevy::prelude::*;
use web_time::{Instant, SystemTime};

use crate::app::state::catalogue::{Alike, Catalogue, Shelf};
use crate::app::state::safe_start::SafeStart;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::worker::Worker;
use crate::app::vocabulary::action::Action;
use crate::app::vocabulary::field::{Left, Written};
use crate::app::vocabulary::messages::MatchNeeded;
use crate::app::vocabulary::notice::{RecordNotice, StatusLine, forget};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::link::Key;
use crate::play::saved::Outline;
use crate::play::{Results, Summary};
use crate::rules::Game;
use crate::storage::Files;

mod act;
mod jobs;

use jobs::Found;
pub use jobs::summaries;

/// Number of matches, or of lines of results, on the first page and on each further one.
pub const PAGE: usize = 24;
/// Longest time that a frame spends on what other threads have read.
const PART: Duration = Duration::from_millis(4);
/// Number of matches whose results a frame counts.
const COUNTED: usize = 500;
/// Interval at which the screens follow a list that is being read.
const SHOWN_EVERY: Duration = Duration::from_millis(250);

/// All saved matches, and the state of the screen that lists them.
#[derive(Resource, Default)]
pub struct Library {
    catalogue: Catalogue,
    /// The matches that a later version has saved, by number. They can only be listed.
    later: BTreeMap<u32, Outline>,
    /// The only game that is listed; `None` for all games.
    filter: Option<Game>,
    /// End of the part of a list that is drawn.
    end: usize,
    /// The match whose menu is open.
    chosen: Option<u32>,
    /// The match whose title is being edited, and the title so far.
    naming: Option<(u32, String)>,
    /// The titles that players gave while threads read matches. A match that was read may lack its title.
    titles: HashMap<u32, String>,
    /// The match that was deleted last.
    deleted: Option<Deleted>,
    /// The list was read, or is being read.
    is_read: bool,
    /// Threads that read the list.
    reading: Vec<Worker<Found>>,
    /// Threads that read matches, write texts and remove files.
    jobs: Vec<Worker<Found>>,
    /// The match that is to be put on the table once it is read.
    opening: Option<u32>,
    /// Matches that were deleted while the list was read.
    gone: HashSet<u32>,
    /// The time since which the screens lack matches that were read.
    unseen: Option<Instant>,
}

/// A deleted match that can be restored.
struct Deleted {
    game: Summary,
    played: Option<SystemTime>,
    /// The name of its file.
    file: String,
}

impl Library {
    /// Returns the listed matches, the one played last first. Matches without a turn are not listed.
    ///
    /// It takes time for every match. A screen shows the first of [`Library::listed`].
    #[must_use]
    pub fn matches(&self) -> Vec<&Summary> {
        self.catalogue.numbers(self.filter).into_iter().filter_map(|id| self.catalogue.get(id)).collect()
    }

    /// Returns the listed matches on a shelf, the one played last first.
    pub fn listed(&self, shelf: Shelf) -> impl Iterator<Item = &Summary> {
        self.catalogue.listed(self.filter, shelf)
    }

    /// Returns the number of listed matches on a shelf.
    #[must_use]
    pub fn count(&self, shelf: Shelf) -> usize {
        self.catalogue.count(self.filter, shelf)
    }

    /// Returns the number of the match by link with this key.
    #[must_use]
    pub fn by_link(&self, key: Key) -> Option<u32> {
        let has_key = |game: &&Summary| game.correspondence.as_ref().is_some_and(|known| known.key == key);
        self.all().find(has_key).map(|game| game.id)
    }

    /// Returns `true` once the list was read.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.is_read && !self.is_reading()
    }

    /// Returns all matches, unfiltered, in the order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = &Summary> {
        self.catalogue.all()
    }

    /// Returns all listed matches of a game, with the time at which each was last played.
    pub fn of_game(&self, game: Game) -> impl Iterator<Item = (&Summary, Option<SystemTime>)> {
        let listed = Shelf::ALL.into_iter().flat_map(move |shelf| self.catalogue.listed(Some(game), shelf));
        listed.map(|game| (game, self.catalogue.played(game.id)))
    }

    /// Returns the matches that a later version has saved, the highest number first.
    pub fn later(&self) -> impl ExactSizeIterator<Item = &Outline> {
        self.later.values().rev()
    }

    /// Returns `true` if there is a match with this number.
    #[must_use]
    pub fn holds(&self, id: u32) -> bool {
        self.catalogue.get(id).is_some()
    }

    /// Returns the number of unfinished matches of all games, without the match on the table.
    #[must_use]
    pub fn unfinished_beside(&self, on_the_table: Option<u32>) -> usize {
        let shelves = [Shelf::ByLink, Shelf::Unfinished];
        let own =
            on_the_table.and_then(|id| self.catalogue.shelf(id)).is_some_and(|own| shelves.contains(&own));
        let all: usize = shelves.iter().map(|&shelf| self.catalogue.count(None, shelf)).sum();
        all.saturating_sub(usize::from(own))
    }

    /// Returns the only game that is listed; `None` for all games.
    #[must_use]
    pub fn filter(&self) -> Option<Game> {
        self.filter
    }

    /// Returns the part of a list of this length that a screen draws: two pages at most, so that no frame
    /// takes long however far a player goes on.
    #[must_use]
    pub fn window(&self, count: usize) -> Range<usize> {
        let end = self.end().min(count);
        end.saturating_sub(2 * PAGE)..end
    }

    /// Returns the end of the part that is drawn, if the list is long enough.
    fn end(&self) -> usize {
        self.end.max(PAGE)
    }

    /// Returns the match whose menu is open.
    #[must_use]
    pub fn chosen(&self) -> Option<u32> {
        self.chosen
    }

    /// Returns the match whose title is being edited, and the title so far.
    #[must_use]
    pub fn naming(&self) -> Option<(u32, &str)> {
        self.naming.as_ref().map(|(id, title)| (*id, title.as_str()))
    }

    /// Returns `true` if the match that was deleted last can be restored.
    #[must_use]
    pub fn can_bring_back(&self) -> bool {
        self.deleted.is_some()
    }

    /// Returns the results between players.
    #[must_use]
    pub fn results(&self) -> &Results {
        self.catalogue.results()
    }

    /// Returns the lowest number of a match that counts for the results; `None` if all count.
    #[must_use]
    pub fn first_counted(&self) -> Option<u32> {
        let since = self.catalogue.since();
        (since > 0).then_some(since + 1)
    }

    /// Returns `true` while the list is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        !self.reading.is_empty()
    }

    /// Returns `true` while other threads work for the library, or results are being counted.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.is_reading() || !self.jobs.is_empty() || self.catalogue.is_counting()
    }

    /// Returns the index by which an import recognises the matches that are here already.
    #[must_use]
    pub fn alike(&self) -> Alike {
        self.catalogue.alike()
    }

    /// Adds or updates a match that was just played or renamed. A new name does not change its place.
    fn put(&mut self, game: Summary) {
        let is_renamed = self.catalogue.get(game.id).is_some_and(|known| known.standing == game.standing);
        let known = self.catalogue.played(game.id).filter(|_| is_renamed);
        self.catalogue.put(game, known.or_else(|| Some(SystemTime::now())));
    }

    /// Adds matches that were just imported.
    pub fn add(&mut self, games: Vec<Summary>) {
        for game in games {
            self.put(game);
        }
    }

    /// Adds matches that were read. A match that was played or deleted in the meantime is newer than the
    /// file that was read.
    fn add_read(&mut self, listed: Vec<jobs::Listed>) {
        for (game, played) in listed {
            if !self.gone.contains(&game.id) && self.catalogue.get(game.id).is_none() {
                self.catalogue.put(game, played);
            }
        }
    }

    /// Reads the list again, on another thread.
    pub(super) fn read_again(&mut self, files: &Files) {
        self.reading.extend(jobs::list(files.clone()));
    }

    /// Takes a message of another thread. Returns `None` if there is none.
    fn news(&mut self) -> Option<Found> {
        self.reading.iter_mut().chain(&mut self.jobs).find_map(Worker::answer)
    }

    /// Drops the threads that have ended. Returns `true` if one was among them.
    fn rest(&mut self) -> bool {
        let before = self.reading.len() + self.jobs.len();
        self.reading.retain(|worker| !worker.has_ended());
        self.jobs.retain(|worker| !worker.has_ended());
        if self.reading.is_empty() {
            self.gone.clear();
        }
        if self.jobs.is_empty() {
            self.titles.clear();
        }
        before > self.reading.len() + self.jobs.len()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(PostStartup, read)
        .add_systems(
            Update,
            (
                read.run_if(state_changed::<Screen>),
                act::collect.run_if(|library: Res<Library>| library.is_busy()),
                (
                    act::write_title.run_if(on_message::<Written>),
                    act::act.run_if(on_message::<Action>.or_eager(on_message::<Left>)),
                )
                    .chain()
                    .in_set(PlaySystems::Act),
                act::fetch.run_if(on_message::<MatchNeeded>).in_set(PlaySystems::Show),
                count.run_if(resource_changed::<Settings>).in_set(PlaySystems::Show),
                follow.run_if(resource_exists_and_changed::<Session>).in_set(PlaySystems::Show),
            ),
        )
        .add_systems(OnExit(Screen::Library), act::leave)
        .add_systems(
            OnExit(Screen::Players),
            |mut library: ResMut<Library>, mut message: ResMut<StatusLine>| {
                library.end = PAGE;
                forget(&mut message, RecordNotice::goes_along);
            },
        );
}

/// Reads the list once: at the start, or in a safe start when another screen may need it, since reading is
/// what may have failed.
fn read(
    files: Res<Files>,
    safe_start: Res<SafeStart>,
    screen: Res<State<Screen>>,
    mut library: ResMut<Library>,
) {
    if !library.is_read && (!safe_start.is_safe() || *screen.get() != Screen::Home) {
        library.is_read = true;
        library.read_again(&files);
    }
}

/// Counts the results again when their setting has changed.
fn count(settings: Res<Settings>, mut library: ResMut<Library>) {
    if library.catalogue.since() != settings.results_since {
        library.catalogue.count_from(settings.results_since);
        // Most of the time only a few matches count, and these are there at once.
        library.catalogue.count_on(COUNTED);
    }
}

/// Updates the list from the match on the table.
fn follow(session: Res<Session>, mut library: ResMut<Library>) {
    let Some(game) = session.game() else { return };
    let summary = Summary::of(game);
    if library.catalogue.get(summary.id) != Some(&summary) {
        library.put(summary);
    }
}

//! Puzzles on the board, and the player's training with them.
//!
//! A complete turn is judged at once. If it is right, the rest of the line is played; if it is wrong, the board shows
//! the refutation, which is looked for beside the app. Only the first answer to a puzzle counts.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use crate::app::device::Device;
use crate::app::state::attempt::Answer;
use crate::app::state::draft::Draft;
use crate::app::state::lessons::rules_of;
use crate::app::state::moving::{Moving, Rhythm};
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::state::worker::{self, Worker};
use crate::app::vocabulary::action::{Action, GoTo, PuzzleAction};
use crate::app::vocabulary::messages::{
    BoardTouch, BoardUpdate, MutedPress, Phase, PuzzleSheetWanted, SquareTouched,
};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::platform::now;
use crate::puzzles::Day;
use crate::rules::{Game, Rules};
use crate::storage::Files;
use crate::thinking::Refutation;

mod search;
mod shelves;
mod solving;

use search::Search;
use shelves::{Shelves, game_of_day};
pub use solving::{Solving, Stage};

/// Number of puzzles of a booklet, which take four pages.
const ON_PAPER: usize = 24;

/// The puzzle on the board, and the puzzles to choose from.
#[derive(Resource, Default)]
pub struct Puzzles {
    solving: Option<Solving>,
    /// The day whose puzzle opens next, in place of one that suits the player.
    wanted: Option<Day>,
    shelves: Shelves,
    /// The search for new puzzles.
    search: Option<Search>,
    /// The last search has found nothing so far.
    has_found_none: bool,
    /// The work that looks for the refutation of a wrong turn.
    refuting: Option<Worker<Refutation>>,
    rhythm: Rhythm,
}

impl Puzzles {
    /// Returns the puzzle on the board.
    #[must_use]
    pub fn solving(&self) -> Option<&Solving> {
        self.solving.as_ref()
    }

    /// Returns `true` while a refutation or new puzzles are looked for; the app must stay awake.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.refuting.is_some() || self.search.is_some()
    }

    /// Returns `true` while new puzzles are looked for.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Returns `true` if the last search has found nothing.
    #[must_use]
    pub fn has_found_none(&self) -> bool {
        self.has_found_none
    }

    /// Returns `true` if the puzzles of a game could not be loaded.
    #[must_use]
    pub fn are_missing(&self, game: Game) -> bool {
        self.shelves.is_missing(game)
    }

    /// Returns the time until the next turn follows by itself; `None` if the puzzle waits for the player.
    #[must_use]
    pub fn changes_in(&self) -> Option<Duration> {
        let follows = self.solving.as_ref().is_some_and(Solving::follows);
        follows.then(|| self.rhythm.changes_in())
    }
}

/// Returns the day in coordinated universal time, so that everyone has the same one.
#[must_use]
pub fn today() -> Day {
    Day::try_from(now() / (24 * 60 * 60)).unwrap_or(Day::MAX)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Puzzles>()
        .add_systems(
            Update,
            (
                // The touch that ends a turn is no touch after it.
                touch_after.run_if(on_message::<BoardTouch>),
                touch.run_if(on_message::<SquareTouched>),
                act.run_if(on_message::<Action>),
                sleep.run_if(on_message::<AppLifecycle>),
                (listen, collect).run_if(|puzzles: Res<Puzzles>| puzzles.is_thinking()),
                receive.run_if(|puzzles: Res<Puzzles>| puzzles.shelves.are_loading()),
            )
                .chain()
                .in_set(Acted)
                .in_set(PlaySystems::Act),
        )
        .add_systems(Last, follow.run_if(is_open));
    for game in Game::ALL {
        app.add_systems(OnEnter(Screen::Puzzle(game)), open.in_set(Opened))
            .add_systems(OnExit(Screen::Puzzle(game)), close)
            .add_systems(OnExit(Screen::MorePuzzles(game)), |mut puzzles: ResMut<Puzzles>| {
                puzzles.has_found_none = false;
            });
    }
}

/// Returns `true` on the screen of a puzzle.
fn is_open(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Puzzle(_))
}

/// The resources that an answer changes.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    puzzles: ResMut<'w, Puzzles>,
    settings: ResMut<'w, Settings>,
    message: ResMut<'w, StatusLine>,
    files: Res<'w, Files>,
    device: Res<'w, Device>,
    session: Res<'w, Session>,
    draft: Res<'w, Draft>,
    next: ResMut<'w, NextState<Screen>>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl Desk<'_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Puts a puzzle on the board: the one that was asked for, or else one that suits the player. If there is none,
    /// the screen of the search opens. While the puzzles are being loaded, the board stays empty.
    fn put(&mut self, game: Game) {
        let rules = self.rules(game);
        self.say(None);
        let puzzles = &mut *self.puzzles;
        puzzles.refuting = None;
        puzzles.solving = None;
        if !puzzles.shelves.open(game, &*self.device.0, &self.files) {
            return;
        }
        let of_day = puzzles.wanted.take().and_then(|day| puzzles.shelves.of_day(day));
        let is_of_day = of_day.is_some();
        let puzzle = of_day.or_else(|| {
            let training = &self.settings.training;
            let all = puzzles.shelves.by(rules);
            // The same puzzle is drawn again until it was tried.
            let seed = training.standing(game, today()).tried;
            training.next(&all, today(), seed.into()).map(|at| all[at].clone())
        });
        puzzles.solving = puzzle.and_then(|puzzle| Solving::new(puzzle, is_of_day));
        if puzzles.solving.is_none() {
            self.next.set(Screen::MorePuzzles(game));
        }
    }

    /// Returns the rules of a game's puzzles.
    fn rules(&self, game: Game) -> Rules {
        rules_of(&self.session, &self.draft, game)
    }

    /// Counts the first answer.
    fn count(&mut self, is_right: bool) {
        let Some(solving) = &mut self.puzzles.solving else { return };
        if solving.counts() {
            let puzzle = solving.puzzle();
            self.settings.training.record(puzzle, is_right, today());
        }
    }

    /// Shows another board.
    fn rebuild(&mut self, change: impl FnOnce(&mut Solving)) {
        self.puzzles.refuting = None;
        self.puzzles.rhythm = Rhythm::default();
        if let Some(solving) = &mut self.puzzles.solving {
            change(solving);
            self.shown.write(BoardUpdate::Rebuild);
        }
        self.say(None);
    }
}

fn open(screen: Res<State<Screen>>, mut desk: Desk) {
    if let Screen::Puzzle(game) = *screen.get() {
        desk.put(game);
    }
}

/// Takes the puzzles that have arrived.
fn receive(screen: Res<State<Screen>>, mut desk: Desk) {
    let (state, files) = (desk.puzzles.bypass_change_detection(), &desk.files);
    if !state.shelves.receive(files) {
        return;
    }
    desk.puzzles.set_changed();
    match *screen.get() {
        Screen::Puzzle(game) if desk.puzzles.solving.is_none() && !desk.puzzles.are_missing(game) => {
            desk.put(game);
            desk.shown.write(BoardUpdate::Rebuild);
        }
        _ => {}
    }
}

fn close(mut desk: Desk) {
    desk.puzzles.wanted = None;
    desk.puzzles.solving = None;
    desk.puzzles.refuting = None;
    desk.say(None);
}

/// Passes touched squares to the puzzle.
fn touch(mut touched: MessageReader<SquareTouched>, mut desk: Desk) {
    for &SquareTouched(square) in touched.read() {
        let Some(solving) = &mut desk.puzzles.solving else { return };
        match solving.touch(square) {
            Answer::Touched => desk.say(None),
            // The same refusal again is news as well.
            Answer::Refused(reason) => {
                desk.message.0 = Some(Notice::Refused { square: Some(square), reason });
            }
            Answer::Played(changes) => {
                let is_right = *solving.stage() == Stage::Right;
                desk.shown.write(BoardUpdate::Animate(changes));
                desk.say(None);
                desk.count(is_right);
                desk.puzzles.rhythm = Rhythm::default();
                if !is_right {
                    desk.puzzles.refuting = desk.puzzles.solving.as_ref().and_then(refuter);
                }
            }
            Answer::Over => {}
        }
    }
}

/// Starts to look for the refutation of the wrong turn on the board.
fn refuter(solving: &Solving) -> Option<Worker<Refutation>> {
    let Stage::Wrong { turn, .. } = solving.stage() else { return None };
    worker::refute(solving.puzzle().clone(), turn.clone())
}

/// Puts the position back at a touch of the board after a wrong turn. Otherwise such a touch means nothing, and shows
/// that.
fn touch_after(mut touches: MessageReader<BoardTouch>, mut muted: MessageWriter<MutedPress>, mut desk: Desk) {
    for touch in touches.read().filter(|touch| touch.phase == Phase::Lifted) {
        match desk.puzzles.solving.as_ref().filter(|solving| !solving.is_open() && !solving.follows()) {
            Some(solving)
                if matches!(solving.stage(), Stage::Wrong { .. }) && desk.puzzles.refuting.is_none() =>
            {
                desk.rebuild(Solving::again);
            }
            Some(_) => _ = muted.write(MutedPress(touch.position)),
            None => {}
        }
    }
}

fn act(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    mut desk: Desk,
    mut commands: Commands,
) {
    for action in actions.read() {
        let Action::Puzzle(action) = *action else { continue };
        match action {
            PuzzleAction::Today => {
                let day = today();
                desk.puzzles.wanted = Some(day);
                commands.write_message(Action::from(GoTo::Puzzle(game_of_day(day))));
            }
            PuzzleAction::Search => {
                let Screen::MorePuzzles(game) = *screen.get() else { continue };
                let (rules, known) = (desk.rules(game), desk.puzzles.shelves.of(game).to_vec());
                desk.puzzles.search = Search::start(rules, known);
                desk.puzzles.has_found_none = true;
            }
            PuzzleAction::Stop => desk.puzzles.search = None,
            PuzzleAction::Print => {
                let Some(rules) = desk.puzzles.solving().map(Solving::rules) else { continue };
                let puzzles = desk.settings.training.some(&desk.puzzles.shelves.by(rules), today(), ON_PAPER);
                let paper = desk.settings.paper_for(&desk.device);
                commands.write_message(PuzzleSheetWanted { puzzles, paper });
            }
            PuzzleAction::Again => desk.rebuild(Solving::again),
            PuzzleAction::Show => {
                desk.count(false);
                desk.rebuild(Solving::show);
            }
            PuzzleAction::Next => {
                let Screen::Puzzle(game) = *screen.get() else { continue };
                desk.put(game);
                desk.rebuild(|_| ());
            }
        }
    }
}

/// Ends the search when the system suspends the app.
fn sleep(mut lifecycle: MessageReader<AppLifecycle>, mut puzzles: ResMut<Puzzles>) {
    for event in lifecycle.read() {
        if !matches!(event, AppLifecycle::Running | AppLifecycle::WillResume) {
            puzzles.search = None;
        }
    }
}

/// Takes the refutation.
fn listen(mut puzzles: ResMut<Puzzles>) {
    let state = puzzles.bypass_change_detection();
    let Some(worker) = &mut state.refuting else { return };
    let answer = worker.answer();
    if answer.is_none() && !worker.has_ended() {
        return;
    }
    state.refuting = None;
    if let (Some(solving), Some(Refutation { turns, reason })) = (&mut state.solving, answer) {
        solving.refute(turns, reason);
    }
    state.rhythm = Rhythm::default();
    puzzles.set_changed();
}

/// Takes the puzzles that were found. The first one opens at once. The search ends when its screens are left.
fn collect(screen: Res<State<Screen>>, mut desk: Desk) {
    let state = desk.puzzles.bypass_change_detection();
    let (Screen::Puzzle(game) | Screen::MorePuzzles(game)) = *screen.get() else {
        state.search = None;
        return;
    };
    let Some(search) = &mut state.search else { return };
    let new = search.take();
    let has_ended = search.has_ended();
    if new.is_empty() && !has_ended {
        return;
    }
    if has_ended {
        state.search = None;
    }
    if !new.is_empty() {
        state.has_found_none = false;
        state.shelves.add(game, new, &desk.files);
        if state.solving.is_none() {
            desk.next.set(Screen::Puzzle(game));
        }
    }
    desk.puzzles.set_changed();
}

/// Lets the turns follow that the board shows by itself.
fn follow(
    time: Res<Time<Real>>,
    moving: Res<Moving>,
    mut puzzles: ResMut<Puzzles>,
    mut shown: MessageWriter<BoardUpdate>,
) {
    let state = puzzles.bypass_change_detection();
    let Some(solving) = state.solving.as_mut().filter(|solving| solving.follows()) else { return };
    if !state.rhythm.is_due(time.delta(), &moving) {
        return;
    }
    if let Some(changes) = solving.next_turn() {
        shown.write(BoardUpdate::Animate(changes));
    }
    puzzles.set_changed();
}

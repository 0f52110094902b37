//! The practice of openings: one after the other on the board, and what comes back.

use std::time::Duration;

use bevy::prelude::*;

use super::OpeningWalk;
use super::exercise::{Exercise, Stage};
use crate::app::state::attempt::Answer;
use crate::app::state::moving::{Moving, Rhythm};
use crate::app::state::puzzles::today;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, PracticeAction};
use crate::app::vocabulary::messages::{BoardTouch, BoardUpdate, MutedPress, Phase, SquareTouched};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::openings::Openings;
use crate::puzzles::{Day, Drill, Returns};
use crate::rules::{Game, Side};

/// The opening on the board, and those to choose from.
#[derive(Resource, Default)]
pub struct Practice {
    exercise: Option<Exercise>,
    /// The names of the openings that are practised.
    names: Vec<&'static str>,
    /// All openings are to be practised, and not only those at the place of the walk.
    is_for_all: bool,
    /// The side that the player has chosen.
    side: Option<Side>,
    rhythm: Rhythm,
}

impl Practice {
    /// Returns the opening on the board.
    #[must_use]
    pub fn exercise(&self) -> Option<&Exercise> {
        self.exercise.as_ref()
    }

    /// Returns the number of openings that are practised, and of those that are known: neither side of them comes back.
    #[must_use]
    pub fn known(&self, known: &Returns) -> (usize, usize) {
        let Some(openings) = self.exercise.as_ref().map(|exercise| exercise.drill().openings()) else {
            return (0, 0);
        };
        let is_known = |name: &&&str| {
            let sides = || Side::BOTH.into_iter().filter_map(|side| Drill::of(openings, name, side));
            sides().any(|drill| known.holds(drill.id()))
                && sides().all(|drill| known.returns_on(drill.id()).is_none())
        };
        (self.names.len(), self.names.iter().filter(is_known).count())
    }

    /// Returns the time until the next turn follows by itself; `None` if the board waits for the player.
    #[must_use]
    pub fn changes_in(&self) -> Option<Duration> {
        let follows = self.exercise.as_ref().is_some_and(Exercise::follows);
        follows.then(|| self.rhythm.changes_in())
    }

    /// Puts the next opening on the board.
    fn put(&mut self, openings: &'static Openings, known: &Returns, today: Day) {
        let last = self.exercise.as_ref().map(|exercise| *exercise.drill());
        let next = Drill::next(openings, &self.names, self.side, known, today, last.as_ref());
        self.exercise = next.and_then(Exercise::new);
        self.rhythm = Rhythm::default();
    }
}

/// Returns the number of openings, each for one side, that wait to be practised again.
#[must_use]
pub fn due(openings: &'static Openings, known: &Returns, today: Day) -> usize {
    // The numbers of all openings take a moment.
    if known.due(today) == 0 {
        return 0;
    }
    let both = openings.lines().flat_map(|line| Side::BOTH.map(|side| Drill::of(openings, &line.name, side)));
    let returns = both.flatten().filter_map(|drill| known.returns_on(drill.id()));
    returns.filter(|on| *on <= today).count()
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Practice>()
        .add_systems(
            Update,
            (
                // The touch that ends a turn is no touch after it.
                touch_after.run_if(on_message::<BoardTouch>),
                touch.run_if(on_message::<SquareTouched>),
                act.run_if(on_message::<Action>),
            )
                .chain()
                .in_set(Acted)
                .in_set(PlaySystems::Act)
                .run_if(is_open),
        )
        .add_systems(Update, repeat.run_if(on_message::<Action>).in_set(PlaySystems::Act))
        .add_systems(Last, follow.run_if(is_open));
    for game in Game::ALL {
        app.add_systems(OnEnter(Screen::Practice(game)), open.in_set(Opened))
            .add_systems(OnExit(Screen::Practice(game)), close);
    }
}

/// Returns `true` on the screen of the practice.
fn is_open(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Practice(_))
}

/// The resources that an answer changes.
#[derive(bevy::ecs::system::SystemParam)]
struct Desk<'w> {
    practice: ResMut<'w, Practice>,
    walk: Res<'w, OpeningWalk>,
    settings: ResMut<'w, Settings>,
    message: ResMut<'w, StatusLine>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl Desk<'_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Puts the next opening on the board.
    fn put(&mut self) {
        let Some(openings) = self.walk.openings() else { return };
        self.practice.put(openings, &self.settings.drills, today());
        self.say(None);
    }

    /// Counts the result once it is known.
    fn count(&mut self) {
        let Some(exercise) = self.practice.exercise.as_mut() else { return };
        if let Some(is_right) = exercise.counts() {
            let id = exercise.drill().id();
            self.settings.drills.record(id, is_right, today());
        }
    }

    /// Shows another board.
    fn rebuild(&mut self, change: impl FnOnce(&mut Exercise)) {
        self.practice.rhythm = Rhythm::default();
        if let Some(exercise) = &mut self.practice.exercise {
            change(exercise);
        }
        self.shown.write(BoardUpdate::Rebuild);
        self.say(None);
    }
}

/// Begins with the openings at the place of the walk and beyond it.
fn open(mut desk: Desk) {
    let all = desk.walk.openings().map(|openings| openings.lines().map(|line| &*line.name).collect());
    let is_for_all = std::mem::take(&mut desk.practice.is_for_all);
    desk.practice.names = all.filter(|_| is_for_all).unwrap_or_else(|| desk.walk.names());
    desk.practice.exercise = None;
    desk.put();
}

fn close(mut desk: Desk) {
    desk.practice.exercise = None;
    desk.say(None);
}

/// Passes touched squares to the exercise.
fn touch(mut touched: MessageReader<SquareTouched>, mut desk: Desk) {
    for &SquareTouched(square) in touched.read() {
        let Some(exercise) = &mut desk.practice.exercise else { return };
        match exercise.touch(square) {
            Answer::Touched => desk.say(None),
            // The same refusal again is news as well.
            Answer::Refused(reason) => {
                desk.message.0 = Some(Notice::Refused { square: Some(square), reason });
            }
            Answer::Played(changes) => {
                desk.practice.rhythm = Rhythm::default();
                desk.say(None);
                desk.shown.write(BoardUpdate::Animate(changes));
                desk.count();
            }
            Answer::Over => {}
        }
    }
}

/// Takes a wrong turn back at a touch of the board. After the opening such a touch means nothing, and shows that.
fn touch_after(mut touches: MessageReader<BoardTouch>, mut muted: MessageWriter<MutedPress>, mut desk: Desk) {
    for touch in touches.read().filter(|touch| touch.phase == Phase::Lifted) {
        match desk.practice.exercise.as_ref().map(Exercise::stage) {
            Some(Stage::Wrong(_)) => desk.rebuild(Exercise::take_back),
            Some(Stage::Done) => _ = muted.write(MutedPress(touch.position)),
            Some(Stage::Open) | None => {}
        }
    }
}

/// Opens the practice of what comes back.
fn repeat(
    mut actions: MessageReader<Action>,
    walk: Res<OpeningWalk>,
    mut practice: ResMut<Practice>,
    mut commands: Commands,
) {
    for action in actions.read() {
        if let (Action::Practice(PracticeAction::Repeat), Some(openings)) = (action, walk.openings()) {
            practice.bypass_change_detection().is_for_all = true;
            commands.write_message(Action::from(GoTo::Practice(openings.rules().game())));
        }
    }
}

fn act(mut actions: MessageReader<Action>, mut desk: Desk) {
    for action in actions.read() {
        let Action::Practice(action) = *action else { continue };
        match action {
            PracticeAction::Again => {
                let wrong = desk.practice.exercise().map(Exercise::stage);
                let is_wrong = matches!(wrong, Some(Stage::Wrong(_)));
                desk.rebuild(if is_wrong { Exercise::take_back } else { Exercise::again });
            }
            PracticeAction::Show => {
                desk.rebuild(Exercise::take_back);
                let changes = desk.practice.exercise.as_mut().and_then(Exercise::show);
                desk.count();
                if let Some(changes) = changes {
                    desk.shown.write(BoardUpdate::Animate(changes));
                }
            }
            PracticeAction::Repeat => {}
            PracticeAction::Next => {
                desk.put();
                desk.rebuild(|_| ());
            }
            PracticeAction::Swap => {
                let other = desk.practice.exercise().and_then(|exercise| exercise.drill().other_side());
                if let Some(other) = other {
                    desk.practice.side = Some(other.side());
                    desk.practice.exercise = Exercise::new(other);
                    desk.rebuild(|_| ());
                }
            }
        }
    }
}

/// Lets the turns of the other side follow.
fn follow(
    time: Res<Time<Real>>,
    moving: Res<Moving>,
    mut practice: ResMut<Practice>,
    mut shown: MessageWriter<BoardUpdate>,
) {
    let state = practice.bypass_change_detection();
    let Some(exercise) = state.exercise.as_mut().filter(|exercise| exercise.follows()) else { return };
    if !state.rhythm.is_due(time.delta(), &moving) {
        return;
    }
    if let Some(changes) = exercise.next_turn() {
        shown.write(BoardUpdate::Animate(changes));
    }
    practice.set_changed();
}

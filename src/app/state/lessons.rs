//! The lessons: one step at a time on the board.
//!
//! A step is solved by touches on the board. A moment later the next one begins. A player who
//! does not know what to do sees the move after a while.

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;

use crate::app::state::draft::Draft;
use crate::app::state::moving::Moving;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, LessonAction};
use crate::app::vocabulary::messages::{BoardTouch, BoardUpdate, MutedPress, Phase, SquareTouched};
use crate::app::vocabulary::notice::{LessonNotice, Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, Opened, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Game, Rules, Square};

mod chapters;
mod course;
mod offer;
mod progress;
#[cfg(test)]
mod tests;

pub use chapters::{Chapter, Goal, Show, of as chapters_of};
pub use course::{Answer, Course, begin};
pub use offer::LessonOffer;
pub use progress::Progress;

/// Time for which a solved step is shown.
pub const TICK: Duration = Duration::from_millis(300);
/// Time without a touch after which the finger shows the move.
pub const PATIENCE: Duration = Duration::from_secs(3);
/// The same after a refusal, which has to be read first.
const READING: Duration = Duration::from_secs(6);

/// The lesson on the board, and the places where others were left.
#[derive(Resource, Default, Debug)]
pub struct Lessons {
    course: Option<Course>,
    /// The keys of the steps at which the lessons were left, for this run of the app.
    left: BTreeMap<Game, &'static str>,
}

/// The time since the last touch in a lesson.
#[derive(Resource, Default, Debug, PartialEq)]
pub struct LessonPace {
    /// Time since the step began or was touched.
    idle: Duration,
    /// Time since the step was solved and nothing moves.
    solved: Duration,
    /// `true` while a solved step is shown and another follows by itself.
    ticks: bool,
    /// The time at which the move is shown; `None` if it is shown, or if there is none to show.
    shows_at: Option<Duration>,
}

impl Lessons {
    /// Returns the lesson on the board.
    #[must_use]
    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// Opens the lesson on these rules, at the step where it was left.
    fn open(&mut self, rules: Rules) {
        self.course = Course::new(rules);
        if let Some(course) = &mut self.course
            && let Some(key) = self.left.get(&rules.game())
        {
            course.resume(key);
        }
    }

    /// Closes the lesson, and remembers its step. A lesson that is over starts again.
    fn close(&mut self) {
        let Some(course) = self.course.take() else { return };
        match course.chapter() {
            Some(chapter) => _ = self.left.insert(course.of_game(), chapter.key),
            None => _ = self.left.remove(&course.of_game()),
        }
    }
}

impl LessonPace {
    /// Returns the time until the lesson changes by itself; `None` if it waits for the player.
    #[must_use]
    pub fn changes_in(&self) -> Option<Duration> {
        if self.ticks { Some(Duration::ZERO) } else { Some(self.shows_at?.saturating_sub(self.idle)) }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<LessonPace>()
        .add_plugins(offer::plugin)
        .add_systems(
            Update,
            (
                touch.run_if(on_message::<SquareTouched>),
                skip.run_if(on_message::<BoardTouch>),
                act.run_if(on_message::<Action>),
            )
                .chain()
                .run_if(is_open)
                .in_set(Acted)
                .in_set(PlaySystems::Act),
        )
        .add_systems(Last, pace.run_if(is_open));
    for game in Game::ALL {
        app.add_systems(OnEnter(Screen::Lesson(game)), open.in_set(Opened))
            .add_systems(OnExit(Screen::Lesson(game)), close);
    }
}

/// Returns the rules of a game's lesson and of its page of rules: those of the match on the table,
/// or of the match in preparation.
#[must_use]
pub fn rules_of(session: &Session, draft: &Draft, game: Game) -> Rules {
    match session.game() {
        Some(match_) if match_.setup().rules.game() == game => match_.setup().rules,
        _ => draft.rules_of(game),
    }
}

/// Returns `true` on the screen of a lesson.
fn is_open(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Lesson(_))
}

fn open(
    screen: Res<State<Screen>>,
    session: Res<Session>,
    draft: Res<Draft>,
    mut lessons: ResMut<Lessons>,
    mut pace: ResMut<LessonPace>,
) {
    if let Screen::Lesson(game) = *screen.get() {
        lessons.open(rules_of(&session, &draft, game));
        *pace = LessonPace::default();
    }
}

fn close(mut lessons: ResMut<Lessons>, mut message: ResMut<StatusLine>, mut pace: ResMut<LessonPace>) {
    lessons.close();
    message.set_if_neq(StatusLine(None));
    *pace = LessonPace::default();
}

/// The resources that a step changes.
#[derive(bevy::ecs::system::SystemParam)]
struct Step<'w> {
    lessons: ResMut<'w, Lessons>,
    pace: ResMut<'w, LessonPace>,
    message: ResMut<'w, StatusLine>,
    settings: ResMut<'w, Settings>,
    shown: MessageWriter<'w, BoardUpdate>,
}

impl Step<'_> {
    fn say(&mut self, said: impl Into<Option<Notice>>) {
        self.message.set_if_neq(StatusLine(said.into()));
    }

    /// Returns `true` if the step is solved.
    fn is_solved(&self) -> bool {
        self.lessons.course().is_some_and(Course::is_solved)
    }

    /// Shows the effect of a touch.
    fn answer(&mut self, answer: Answer, square: Option<Square>) {
        *self.pace = LessonPace::default();
        match answer {
            Answer::Touched => self.say(None),
            Answer::Played { changes, passes } => {
                let side = self.lessons.course().map(|course| course.game().position().to_move().other());
                self.say(side.filter(|_| passes).map(Notice::CannotMove));
                self.shown.write(BoardUpdate::Animate(changes));
            }
            Answer::Refused(reason) => {
                // The same refusal again is news as well.
                self.message.0 = Some(Notice::Refused { square, reason });
            }
            Answer::Missed => self.message.0 = Some(Notice::Lesson(LessonNotice::Missed)),
            Answer::Over => {}
        }
        self.learn();
    }

    /// Remembers a solved step.
    fn learn(&mut self) {
        let Some(course) = self.lessons.course().filter(|course| course.is_solved()) else { return };
        if let Some(chapter) = course.chapter()
            && !self.settings.learned.contains(chapter.key)
        {
            self.settings.learned.insert(chapter.key.to_owned());
        }
    }

    /// Goes to another step.
    fn go(&mut self, to: impl FnOnce(&mut Course) -> bool) {
        self.learn();
        *self.pace = LessonPace::default();
        self.say(None);
        let Some(course) = &mut self.lessons.course else { return };
        if to(course) {
            self.shown.write(BoardUpdate::Rebuild);
        }
    }
}

/// Passes touched squares to the step. A touch on a solved step goes on to the next one.
fn touch(mut touched: MessageReader<SquareTouched>, mut step: Step) {
    let squares: Vec<Square> = touched.read().map(|touched| touched.0).collect();
    for square in squares {
        if step.is_solved() {
            step.go(Course::go_on);
            return;
        }
        let Some(course) = &mut step.lessons.course else { return };
        let answer = course.touch(square);
        step.answer(answer, Some(square));
    }
}

/// Goes on from a solved step at a touch beside the squares, and keeps the move hidden while the
/// board is touched. After the last step a touch of the board means nothing, and shows that.
fn skip(mut touches: MessageReader<BoardTouch>, mut muted: MessageWriter<MutedPress>, mut step: Step) {
    for touch in touches.read() {
        if matches!(touch.phase, Phase::Hovered | Phase::Left) {
            continue;
        }
        if touch.phase == Phase::Lifted && step.lessons.course().is_some_and(Course::is_over) {
            muted.write(MutedPress(touch.position));
            continue;
        }
        if matches!(touch.phase, Phase::Lifted | Phase::Beside) && step.pace.ticks {
            step.go(Course::go_on);
        } else {
            let pace = step.pace.bypass_change_detection();
            (pace.idle, pace.shows_at) = (Duration::ZERO, None);
        }
    }
}

fn act(mut actions: MessageReader<Action>, mut step: Step) {
    for action in actions.read() {
        let Action::Lesson(action) = *action else { continue };
        match action {
            LessonAction::Next => step.go(Course::go_on),
            LessonAction::Previous => step.go(Course::go_back),
            LessonAction::Pass => {
                let Some(course) = &mut step.lessons.course else { return };
                let answer = course.pass();
                step.answer(answer, None);
            }
        }
    }
}

/// Lets time pass: a solved step is followed by the next one, and a player who waits sees the move.
fn pace(time: Res<Time<Real>>, moving: Res<Moving>, mut step: Step) {
    let Some(course) = step.lessons.course() else { return };
    let follows = course.is_solved() && !course.waits();
    let way = course.way();
    let pace = step.pace.bypass_change_detection();
    if follows {
        pace.shows_at = None;
        // The first frame after a touch only starts the time.
        if std::mem::replace(&mut pace.ticks, true) && !moving.0 {
            pace.solved += time.delta();
        }
        if pace.solved >= TICK {
            step.go(Course::go_on);
        }
        return;
    }
    pace.ticks = false;
    let (Some(way), false) = (way, matches!(step.message.0, Some(Notice::Lesson(LessonNotice::Way(_)))))
    else {
        pace.shows_at = None;
        return;
    };
    let patience = if step.message.0.is_some() { READING } else { PATIENCE };
    // The time before the first frame of the step does not count.
    if pace.shows_at.replace(patience).is_some() {
        pace.idle += time.delta();
    }
    if pace.idle >= patience {
        pace.shows_at = None;
        step.say(Notice::Lesson(LessonNotice::Way(way)));
    }
}

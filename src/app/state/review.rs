//! Reviews of finished matches by the engine, in the background.
//!
//! There is one review at a time, that of the match on the table. Its findings are saved in a file beside
//! the match, so it continues when the match is on the table again. It runs only while no other engine
//! does, since a computer that plays needs the cores.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use crate::app::state::computer::Computer;
use crate::app::state::save;
use crate::app::state::session::{More, Peek, Replay, Session};
use crate::app::state::settings::Settings;
use crate::app::state::worker::{self, Leaving, Worker};
use crate::app::vocabulary::action::{Action, ReplayAction, ReviewAction};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::platform::now;
use crate::play::review::{Answer, Moment, NEGLIGIBLE_COST};
use crate::play::{Act, Match, Player, Review};
use crate::rules::Turn;
use crate::storage::Files;

/// Interval at which findings are saved during the analysis.
const WRITTEN_EVERY: Duration = Duration::from_secs(3);

/// The review of the match on the table.
#[derive(Resource, Default)]
pub struct Reviews {
    /// The number of the match on the table.
    game: Option<u32>,
    review: Option<Review>,
    /// The analysis continues until it is complete.
    is_wanted: bool,
    /// The better turn is hidden on the board.
    hides_better: bool,
    /// The thread that reads what an earlier analysis has found.
    reading: Option<Worker<Option<(bool, Review)>>>,
    worker: Option<Worker<Answer>>,
    /// The last thread that was told to stop. No other one starts before it has ended, so that at most one
    /// does not react.
    leaving: Option<Leaving>,
    /// The time since which findings are unsaved.
    unsaved: Option<Duration>,
    /// The system is about to put the app to sleep.
    sleeps: bool,
}

impl Reviews {
    /// Returns the review of this match, if there is one.
    #[must_use]
    pub fn of(&self, game: &Match) -> Option<&Review> {
        self.review.as_ref().filter(|_| self.game == Some(game.id()))
    }

    /// Returns `true` if the analysis runs, or continues as soon as no other engine works.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_wanted && self.review.as_ref().is_some_and(|review| !review.is_complete())
    }

    /// Returns `true` while the review of the match on the table is being read.
    #[must_use]
    pub fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Returns `true` while the analysis runs; the app must stay awake.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.worker.is_some()
    }

    /// Returns `true` while the analysis waits for the thread before it; the app must look at it again.
    #[must_use]
    pub fn is_held_up(&self) -> bool {
        self.is_running() && self.leaving.as_ref().is_some_and(|thread| !thread.has_ended())
    }

    /// Stops the thread of the analysis.
    fn let_go(&mut self) {
        if let Some(worker) = self.worker.take() {
            self.leaving = Some(worker.leave());
        }
    }

    /// Returns `true` if the better turn is shown on the board.
    #[must_use]
    pub fn shows_better(&self) -> bool {
        !self.hides_better
    }

    /// Returns the better turn at the point of the replay, if the board shows it.
    #[must_use]
    pub fn better(&self, session: &Session) -> Option<&Turn> {
        let replay = session.replay.as_ref().filter(|replay| self.shows_better() && !replay.is_aside())?;
        self.of(replay.whole())?.at(replay.at())?.best()
    }

    /// Returns the turns that the board can show from the point of a replay: the turn that was made with the answers
    /// to it if it cost much, and the best turns otherwise. `None` if they are not known.
    #[must_use]
    pub fn line(&self, replay: &Replay) -> Option<Vec<Turn>> {
        let (review, at) = (self.of(replay.whole())?, replay.at());
        let line = match replay.whole().acts().get(at) {
            Some(Act::Turn(turn)) if review.cost(at).is_some_and(|cost| cost >= NEGLIGIBLE_COST) => {
                let after = review.at(at + 1)?;
                std::iter::once(turn).chain(&after.line).cloned().collect()
            }
            _ => review.at(at)?.line.clone(),
        };
        (!line.is_empty()).then_some(line)
    }

    /// Returns the key moments before and after the point of a replay.
    #[must_use]
    pub fn moments_around(&self, replay: &Replay) -> [Option<Moment>; 2] {
        let moments = self.of(replay.whole()).map(Review::key_moments).unwrap_or_default();
        let here = replay.at();
        let before = moments.iter().rfind(|moment| moment.at < here).copied();
        [before, moments.iter().find(|moment| moment.at > here).copied()]
    }
}

/// Returns the match that a review would analyse, with all its acts; `None` if it is not finished or has
/// no turns.
#[must_use]
pub fn reviewable(session: &Session) -> Option<&Match> {
    let whole = session.replay.as_ref().map(Replay::whole).or(session.game())?;
    (whole.outcome().is_some() && whole.turn_count() > 0).then_some(whole)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reviews>().add_systems(
        Update,
        (
            sleep.run_if(on_message::<AppLifecycle>),
            follow.run_if(resource_exists_and_changed::<Session>),
            take_up.run_if(|reviews: Res<Reviews>| reviews.is_reading()),
            act.run_if(on_message::<Action>),
            listen,
            think,
            keep,
        )
            .chain()
            .after(Acted)
            .in_set(PlaySystems::Act),
    );
}

/// Notes when the system suspends the app, since no engine works then.
fn sleep(mut lifecycle: MessageReader<AppLifecycle>, mut reviews: ResMut<Reviews>) {
    for event in lifecycle.read() {
        reviews.sleeps = !matches!(event, AppLifecycle::Running | AppLifecycle::WillResume);
    }
}

/// Begins to read the review when another match comes on the table, and drops the findings that no longer
/// fit when the match has changed.
fn follow(session: Res<Session>, files: Res<Files>, mut reviews: ResMut<Reviews>) {
    let game = session.game().map(Match::id);
    if reviews.game != game {
        write(&mut reviews, &files);
        reviews.let_go();
        let leaving = reviews.leaving.take();
        let Reviews { hides_better, sleeps, .. } = *reviews;
        let reading = session.game().and_then(|game| read(files.clone(), game.clone()));
        *reviews = Reviews { game, hides_better, reading, leaving, sleeps, ..Reviews::default() };
    }
    let (Some(game), Some(review)) = (session.game(), &reviews.review) else { return };
    if !review.is_of(game) {
        reviews.let_go();
        if let Some(review) = &mut reviews.review {
            review.fit(game);
        }
    }
}

/// Reads the review of a match on another thread.
fn read(files: Files, game: Match) -> Option<Worker<Option<(bool, Review)>>> {
    Worker::start("reader of a review", move |_, send| _ = send(save::review(&files, &game)))
}

/// Takes up the review that was read, or begins the one that was asked for in the meantime.
fn take_up(mut reviews: ResMut<Reviews>, session: Res<Session>) {
    let state = reviews.bypass_change_detection();
    let Some(worker) = &mut state.reading else { return };
    let Some(kept) = worker.answer().or_else(|| worker.has_ended().then_some(None)) else { return };
    state.reading = None;
    let whole = reviewable(&session).filter(|_| state.is_wanted);
    if let Some((is_wanted, review)) = kept {
        state.is_wanted |= is_wanted;
        state.review = Some(review);
    } else if let Some(whole) = whole {
        state.review = Some(Review::of(whole));
    }
    if let (Some(game), Some(review)) = (session.game(), &mut state.review)
        && !review.is_of(game)
    {
        // The match has changed in the meantime.
        review.fit(game);
    }
    reviews.set_changed();
}

/// Carries out the actions of a review.
fn act(
    mut actions: MessageReader<Action>,
    mut reviews: ResMut<Reviews>,
    mut session: ResMut<Session>,
    mut shown: MessageWriter<BoardUpdate>,
    (mut message, mut peek, mut more): (ResMut<StatusLine>, ResMut<Peek>, ResMut<More>),
    settings: Res<Settings>,
    mut commands: Commands,
) {
    for action in actions.read() {
        let Action::Review(action) = *action else { continue };
        more.set_if_neq(More::Closed);
        match action {
            ReviewAction::Begin | ReviewAction::Look => {
                let Some(whole) = reviewable(&session) else { continue };
                if reviews.review.is_none() && !reviews.is_reading() {
                    reviews.review = Some(Review::of(whole));
                }
                reviews.is_wanted = true;
                reviews.unsaved = Some(Duration::ZERO);
                if session.replay.is_none() && action == ReviewAction::Begin {
                    commands.write_message(Action::from(ReplayAction::Open));
                }
            }
            ReviewAction::Stop => {
                reviews.is_wanted = false;
                reviews.unsaved = Some(Duration::ZERO);
            }
            ReviewAction::ShowBetter(on) => reviews.hides_better = !on,
            ReviewAction::ShowLine(on) => {
                let line = session.replay.as_ref().filter(|_| on).and_then(|replay| reviews.line(replay));
                let Some(replay) = &mut session.replay else { continue };
                shown.write(match line.and_then(|line| replay.show(line)) {
                    Some(changes) => BoardUpdate::Animate(changes),
                    None => {
                        replay.show_match();
                        BoardUpdate::Rebuild
                    }
                });
            }
            ReviewAction::Before | ReviewAction::Next => {
                let Some(replay) = &session.replay else { continue };
                let [before, next] = reviews.moments_around(replay);
                if let Some(moment) = if action == ReviewAction::Before { before } else { next } {
                    commands.write_message(Action::from(ReplayAction::To(moment.at)));
                }
            }
            ReviewAction::TryAgain | ReviewAction::TryComputer => {
                let computer = (action == ReviewAction::TryComputer).then_some(&*settings);
                let Some(turns) = try_again(&mut session, computer) else { continue };
                message.set_if_neq(StatusLine(Some(Notice::TriesAgain { turns })));
                peek.set_if_neq(Peek(false));
                shown.write(BoardUpdate::Rebuild);
            }
        }
    }
}

/// Puts a match on the table that continues from the point of the replay, against a computer with the
/// level of these settings if there are any. The replayed match stays as it is, in the library and in the
/// history. Returns the number of turns of the new match.
fn try_again(session: &mut Session, computer: Option<&Settings>) -> Option<usize> {
    let id = session.new_id();
    let replay = session.replay.as_ref()?;
    let mut game = replay.whole().up_to(replay.at(), id, now());
    if game.outcome().is_some() {
        return None;
    }
    if let Some(settings) = computer {
        let seat = game.position().actor().other();
        let level = settings.last_setups.levels[seat.index()];
        game.set_player(seat, Player::computer(level));
    }
    let turns = game.turn_count();
    session.put(game);
    session.replay = None;
    Some(turns)
}

/// Takes the answers of the worker.
fn listen(
    mut reviews: ResMut<Reviews>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
) {
    // Progress redraws the screen only if it shows the review.
    let is_seen = *screen.get() == Screen::Play && session.replay.is_some();
    let state = reviews.bypass_change_detection();
    let (Some(worker), Some(review)) = (&mut state.worker, &mut state.review) else { return };
    let mut is_new = false;
    while let Some(answer) = worker.answer() {
        review.take(answer);
        is_new = true;
    }
    let has_ended = worker.has_ended();
    if has_ended {
        state.worker = None;
        // A worker that ended early would end early again, so the review stops.
        state.is_wanted &= review.is_complete();
    }
    if is_new {
        state.unsaved.get_or_insert(time.elapsed());
    }
    if is_new && is_seen || has_ended {
        reviews.set_changed();
    }
}

/// Runs the worker while the review is wanted and no other engine works.
fn think(mut reviews: ResMut<Reviews>, session: Res<Session>, computer: Res<Computer>) {
    let plays = session.is_live() && session.game().is_some_and(|game| game.computer_to_act().is_some());
    let may =
        reviews.is_running() && !reviews.is_held_up() && !reviews.sleeps && !plays && !computer.is_busy();
    let whole = may.then(|| reviewable(&session)).flatten();
    if whole.is_some() == reviews.is_thinking() {
        return;
    }
    let state = reviews.bypass_change_detection();
    state.let_go();
    state.worker = match (whole, &state.review) {
        (Some(whole), Some(review)) => worker::review(whole.clone(), review.clone()),
        _ => None,
    };
    state.is_wanted &= whole.is_none() || state.worker.is_some();
}

/// Saves the findings every few seconds, and when the analysis ends or the app is suspended.
fn keep(mut reviews: ResMut<Reviews>, files: Res<Files>, time: Res<Time<Real>>) {
    let Some(since) = reviews.unsaved else { return };
    let is_due = reviews.sleeps || !reviews.is_thinking() || time.elapsed() >= since + WRITTEN_EVERY;
    if is_due {
        write(reviews.bypass_change_detection(), &files);
    }
}

/// Saves the findings if there are new ones.
fn write(reviews: &mut Reviews, files: &Files) {
    if reviews.unsaved.take().is_none() {
        return;
    }
    if let (Some(id), Some(review)) = (reviews.game, &reviews.review)
        && let Err(loss) = save::write_review(files, id, reviews.is_wanted, review)
    {
        // No notice, since the findings can be computed again.
        warn!("{loss}");
    }
}

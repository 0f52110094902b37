//! The computer as a player, and as the source of hints, warnings and evaluations.
//!
//! In every frame, the state of the match and the questions of the players determine the desired
//! request to the engines. If it differs from the running job, the job is dropped and the request
//! starts. So undo, another screen and the suspension of the app need no code of their own.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::AppLifecycle;
use web_time::Instant;

use crate::app::device::Shrink;
use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::engines::{Engines, Hall};
use crate::app::state::match_stamp::MatchStamp;
use crate::app::state::play::MatchCommands;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, Ask};
use crate::app::vocabulary::notice::{ComputerNotice, Notice, StatusLine};
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::app::vocabulary::screen::Screen;
use crate::engine::{Decision, Level, Stop};
use crate::play::Match;
use crate::rules::{Side, Square, Turn};
use crate::thinking::{Answer, Opinion, Order, Task};

mod act;
#[cfg_attr(target_family = "wasm", path = "computer/staff_web.rs")]
mod staff;
mod values;
mod work;
mod worth;

pub(super) use staff::Staff;
pub use values::{ValueOn, Values};
use work::Work;
pub use worth::Worth;

/// Least time before the computer acts, so that players notice that it moves.
const SOONEST: Duration = Duration::from_millis(500);
/// Time after which the screen shows that the computer thinks.
const SHOWN_AFTER: Duration = Duration::from_secs(1);
/// Longest time for a decision, for devices that are slower than the limits of the level assume. After
/// it, the best turn so far is played.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time after [`PATIENCE`] in which an engine that has not answered may still do so.
const SILENCE: Duration = Duration::from_secs(2);
/// Time for the analysis of a person's position: for a hint, a warning or the evaluation.
const ANALYSIS: Duration = Duration::from_millis(700);
/// Time for the values of all turns, which is more than for the best one alone.
const VALUATION: Duration = Duration::from_secs(2);
/// Time for the analysis of the position after a doubtful turn.
const JUDGEMENT: Duration = Duration::from_millis(400);

/// A step before the search of every job on a thread. Tests put one there that does not stop.
pub type Obstacle = Arc<dyn Fn(&Stop) + Send + Sync>;

/// A request to the engines.
#[derive(Clone, Debug, PartialEq)]
enum Request {
    /// The decision of the computer that began on this side.
    Decide { seat: Side, level: Level },
    /// The decision of the program that acts.
    Consult,
    /// The computer's agreement that these stones are dead.
    Answer { side: Side, level: Level, dead: Vec<Square> },
    /// The dead stones.
    FindDead,
    /// The best turn.
    Analyse,
    /// The value of each turn.
    Value,
    /// The score after this turn.
    Judge(Turn),
}

/// A running request.
struct Job {
    request: Request,
    waited: Duration,
    /// The last frame in which `waited` was updated.
    seen: Instant,
    /// `None` if the system refused a thread.
    work: Option<Work>,
}

impl Job {
    /// Returns `true` if the engine gives no answer: it has failed, or is silent for too long. Pauses of the
    /// system count for little, since the engine does not work in them either.
    fn is_overdue(&mut self) -> bool {
        if self.work.as_ref().is_none_or(Work::has_ended) {
            return true;
        }
        if self.request == Request::Consult {
            // It has a patience of its own.
            return false;
        }
        self.waited += self.seen.elapsed().min(Duration::from_millis(100));
        self.seen = Instant::now();
        self.waited >= PATIENCE + SILENCE
    }

    /// Signals the engine to answer with the best turn so far, soon.
    fn hurry(&mut self) {
        self.waited = PATIENCE;
        if let Some(work) = &self.work {
            work.hurry();
        }
    }
}

/// The answers about the current state of the match.
#[derive(Default)]
struct Cache {
    /// The state of the match that the answers are about; `None` without a match.
    stamp: Option<MatchStamp>,
    /// The time, since the start of the app, at which the match reached this state.
    since: Duration,
    /// The computer has decided. If `decision` is set, it is still to be carried out.
    is_decided: bool,
    decision: Option<Decision>,
    /// The best turn.
    opinion: Option<Opinion>,
    /// The value of each turn.
    values: Option<Opinion>,
    /// The score after a turn.
    judgement: Option<(Turn, Opinion)>,
    /// The dead stones during a count.
    dead: Option<Vec<Square>>,
    /// An engine gave no answer, so it is not asked again. Of a program, the reason in words; empty for one that is
    /// not among the opponents.
    silence: Option<String>,
}

/// The state of the computer: its engines, the running job, and the answers so far.
#[derive(Resource)]
pub struct Computer {
    staff: Staff,
    hall: Hall,
    job: Option<Job>,
    known: Cache,
    /// The open question of a player.
    asked: Option<Ask>,
    /// A single turn was requested in a paused match between computers.
    steps: bool,
    /// The system is about to put the app to sleep.
    sleeps: bool,
}

impl Computer {
    /// Returns `true` while the computer thinks or is about to act; the app must stay awake.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.job.is_some() || self.known.decision.is_some()
    }

    /// Puts a step before the search of every job, or removes it. Tests put one there that does not stop.
    pub fn set_obstacle(&mut self, obstacle: Option<Obstacle>) {
        self.staff.obstacle = obstacle;
    }

    /// Stops the running job.
    fn drop_job(&mut self) {
        if let Some(Work::Engines(worker)) = self.job.take().and_then(|job| job.work) {
            self.staff.dismiss(worker);
        }
    }
}

/// Set once the computer has thought about its turn for a second, so that the screen shows it.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Thinking(pub bool);

/// Set while a program whose turn it is has given no answer, so that the screen offers a way on. Holds the reason in
/// words; empty for a program that is not among the opponents.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Silent(pub Option<String>);

/// Set while a match between computers is paused.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Paused(pub bool);

/// The latest evaluation of a match.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Evaluation {
    game: u32,
    chance: Option<u16>,
}

impl Evaluation {
    /// Returns the chance of the first side to win this match, in thousandths, if it is known.
    #[must_use]
    pub fn of(&self, game: &Match) -> Option<u16> {
        self.chance.filter(|_| self.game == game.id())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Computer {
        staff: Staff::default(),
        hall: Hall::default(),
        job: None,
        known: Cache::default(),
        asked: None,
        steps: false,
        sleeps: false,
    })
    .init_resource::<Thinking>()
    .init_resource::<Silent>()
    .init_resource::<Paused>()
    .init_resource::<Evaluation>()
    .init_resource::<BlunderCheck>()
    .init_resource::<Values>()
    .add_systems(
        Update,
        (
            sleep.run_if(on_message::<AppLifecycle>),
            shrink.run_if(on_message::<Shrink>),
            act::asked.run_if(on_message::<Action>),
            listen,
            act::answer,
            request,
        )
            .chain()
            .after(Acted)
            .in_set(PlaySystems::Act),
    );
}

/// Notes when the system suspends the app, since no engine works then.
fn sleep(mut lifecycle: MessageReader<AppLifecycle>, mut computer: ResMut<Computer>) {
    for event in lifecycle.read() {
        computer.sleeps = !matches!(event, AppLifecycle::Running | AppLifecycle::WillResume);
    }
}

/// Frees the engines that do not work now. Their next job begins with empty caches.
fn shrink(mut computer: ResMut<Computer>) {
    if computer.job.is_none() {
        computer.staff.release();
    }
}

/// Stores the answers of the engines, and drops all answers when the match has changed.
fn listen(
    mut computer: ResMut<Computer>,
    session: Res<Session>,
    time: Res<Time<Real>>,
    mut message: ResMut<StatusLine>,
    mut evaluation: ResMut<Evaluation>,
    mut paused: ResMut<Paused>,
) {
    let computer = &mut *computer;
    let stamp = session.game().map(MatchStamp::of);
    if computer.known.stamp != stamp {
        let game = |stamp: Option<MatchStamp>| stamp.map(|stamp| stamp.game);
        if game(computer.known.stamp) != game(stamp) {
            // Another match starts unpaused.
            paused.set_if_neq(Paused(false));
        }
        computer.known = Cache { stamp, since: time.elapsed(), ..Cache::default() };
        computer.drop_job();
        // Questions and notices about the position before no longer apply.
        computer.asked = None;
        if matches!(&message.0, Some(Notice::Computer(said)) if !said.warns()) {
            message.0 = None;
        }
    }
    let answer = computer.job.as_mut().and_then(|job| job.work.as_mut()?.answer());
    if let Some(answer) = answer
        && let Some(job) = computer.job.take()
    {
        let found = match answer {
            Ok(found) => found,
            Err(reason) => {
                computer.known.silence = Some(reason.clone());
                let name = session.game().map(|game| game.actor().name.clone()).unwrap_or_default();
                message.0 = Some(Notice::Computer(ComputerNotice::Silent { name, reason }));
                return;
            }
        };
        let score = match &found {
            Answer::Decision(_, score) => *score,
            Answer::Opinion(opinion) if job.request == Request::Analyse => {
                opinion.best().map(|line| line.score)
            }
            Answer::Opinion(_) | Answer::Dead(_) => None,
        };
        if let (Some(score), Some(game)) = (score, session.game()) {
            let chance = score.chance_of_first(game.position().to_move());
            evaluation.set_if_neq(Evaluation { game: game.id(), chance: Some(chance) });
        }
        match (found, &job.request) {
            (Answer::Decision(decision, _), _) => {
                computer.known.is_decided = true;
                computer.known.decision = decision;
            }
            (Answer::Dead(dead), _) => computer.known.dead = Some(dead),
            (Answer::Opinion(opinion), Request::Judge(turn)) => {
                computer.known.judgement = Some((turn.clone(), opinion));
            }
            (Answer::Opinion(opinion), Request::Value) => computer.known.values = Some(opinion),
            (Answer::Opinion(opinion), _) => computer.known.opinion = Some(opinion),
        }
    }
}

/// Starts the desired request, and stops any other one.
fn request(
    mut computer: ResMut<Computer>,
    mut commands: MatchCommands,
    screen: Res<State<Screen>>,
    paused: Res<Paused>,
    engines: Res<Engines>,
    mut thinking: ResMut<Thinking>,
    mut silent: ResMut<Silent>,
) {
    let computer = &mut *computer;
    if computer.staff.replace_deaf() {
        // It waits for the engines that were replaced, so it begins again below.
        computer.drop_job();
    }
    let is_at_table = *screen.get() == Screen::Play && !computer.sleeps;
    let is_seen = is_at_table && commands.session.is_live();
    let game = commands.session.game().filter(|_| is_seen);
    let request = game.and_then(|game| desired(computer, game, &commands, &paused));
    let decides = matches!(request, Some(Request::Decide { .. } | Request::Consult));
    let long = commands.time.elapsed().saturating_sub(computer.known.since) >= SHOWN_AFTER;
    thinking.set_if_neq(Thinking(decides && long));
    let waits = game.and_then(Match::computer_to_act).is_some_and(|player| player.program);
    silent.set_if_neq(Silent(computer.known.silence.clone().filter(|_| waits)));
    if computer.job.as_mut().is_some_and(Job::is_overdue) {
        return give_up(computer, &mut commands);
    }
    if !is_at_table {
        // With their caches they take up to 192 MB, which no other screen needs.
        computer.staff.release();
        computer.hall.release();
    }
    if computer.job.as_ref().map(|job| &job.request) == request.as_ref() {
        return;
    }
    computer.drop_job();
    let (Some(request), Some(game)) = (request, game) else { return };
    let work = if let Some(order) = order(game, &request) {
        computer.staff.start(order).map(Work::Engines)
    } else {
        let Some(added) = engines.named(game.setup().rules.game(), &game.actor().name) else {
            computer.known.silence = Some(String::new());
            let name = game.actor().name.clone();
            commands.say(Notice::Computer(ComputerNotice::Silent { name, reason: String::new() }));
            return;
        };
        computer.hall.ask(added.clone(), game.clone()).map(Work::Program)
    };
    computer.job = Some(Job { request, waited: Duration::ZERO, seen: Instant::now(), work });
}

/// Goes on without the answer of an engine that is silent beyond all patience: the computer makes any legal
/// turn, a turn that was held back is played, and other questions stay open.
fn give_up(computer: &mut Computer, commands: &mut MatchCommands) {
    error!("an engine gives no answer");
    computer.drop_job();
    computer.known.silence = Some(String::new());
    if computer.asked.take().is_some() {
        commands.say(None);
    }
    let Some(game) = commands.session.game() else { return };
    if game.computer_to_act().is_some() && game.counting().is_none() {
        let choice = game.choices().into_iter().next().map(Decision::Choose);
        let turn = || game.position().turns().into_iter().next().map(Decision::Turn);
        computer.known.is_decided = true;
        computer.known.decision = choice.or_else(turn);
    } else if commands.blunder_check.in_doubt(game).is_some() {
        commands.blunder_check.rest();
        commands.finish_unchecked();
    }
}

/// Returns the request for the current state of the match.
fn desired(computer: &Computer, game: &Match, commands: &MatchCommands, paused: &Paused) -> Option<Request> {
    let Computer { known, asked, steps, .. } = computer;
    if game.outcome().is_some() || known.is_decided || known.silence.is_some() {
        return None;
    }
    if game.counting().is_some() {
        return desired_in_count(known, game, commands);
    }
    if let Some(player) = game.computer_to_act() {
        let waits = game.is_paused() || (game.setup().is_watched() && paused.0 && !steps);
        let seat = game.position().actor();
        let request = player.computer.map_or(Request::Consult, |level| Request::Decide { seat, level });
        return (!waits).then_some(request);
    }
    if *asked == Some(Ask::Values) && known.values.is_none() && game.choices().is_empty() {
        return Some(Request::Value);
    }
    let doubted = commands.blunder_check.in_doubt(game);
    if known.opinion.is_none() {
        let settings = &commands.settings;
        let helps = !game.setup().tournament_mode;
        let wanted_always = settings.evaluation || settings.blunder_check;
        let is_wanted = asked.is_some() || (helps && wanted_always) || doubted.is_some();
        return (is_wanted && game.choices().is_empty()).then_some(Request::Analyse);
    }
    let judged = known.judgement.as_ref().map(|(turn, _)| turn);
    doubted.filter(|turn| judged != Some(turn)).map(Request::Judge)
}

/// Returns the request during a count.
fn desired_in_count(known: &Cache, game: &Match, commands: &MatchCommands) -> Option<Request> {
    if known.dead.is_none() && !game.has_marks() {
        return Some(Request::FindDead);
    }
    // For another program, the computer judges which stones are dead.
    let level = |side| {
        let player = game.player(side);
        player.computer.or(player.program.then_some(Level::HIGHEST))
    };
    match (level(Side::First), level(Side::Second)) {
        (Some(level), Some(_)) => Some(Request::Decide { seat: game.position().actor(), level }),
        (Some(level), None) if commands.agreed.0[Side::Second.index()] => {
            Some(Request::Answer { side: Side::First, level, dead: game.dead().to_vec() })
        }
        (None, Some(level)) if commands.agreed.0[Side::First.index()] => {
            Some(Request::Answer { side: Side::Second, level, dead: game.dead().to_vec() })
        }
        _ => None,
    }
}

/// Returns the longest time for a decision: at most a twentieth of the computer's clock.
fn patience(game: &Match) -> Duration {
    let clock = game.clock(game.acting_side());
    clock.map_or(PATIENCE, |clock| Duration::from_millis(clock.until_flag / 20).min(PATIENCE))
}

/// Returns the order for a request to the engines of the app. `None` for one to another program.
fn order(game: &Match, request: &Request) -> Option<Order> {
    let mut after = None;
    let task = match request.clone() {
        Request::Decide { seat, level } => Task::Decide { seat, level, patience: patience(game) },
        Request::Answer { side, level, dead } => Task::Answer { side, level, dead },
        Request::Consult => return None,
        Request::FindDead => Task::FindDead,
        Request::Analyse => Task::Analyse { time: ANALYSIS },
        Request::Value => Task::Value { time: VALUATION },
        Request::Judge(turn) => {
            after = Some(turn);
            Task::Analyse { time: JUDGEMENT }
        }
    };
    Some(Order { game: game.clone(), after, task })
}

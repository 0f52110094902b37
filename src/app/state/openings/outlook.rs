//! The engine's view of the turns that lead on to openings.
//!
//! While it is asked for, the engine values the turns at every place of the walk. Turns that it leaves out, since it
//! compares only promising ones, are valued one after the other.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::AppLifecycle;

use super::OpeningWalk;
use crate::app::state::computer::{Staff, Worth};
use crate::app::state::worker::Worker;
use crate::app::vocabulary::action::{Action, OpeningAction};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::engine::Score;
use crate::openings::{Openings, Place};
use crate::play::{Avatar, Match, Mode, Player, Setup};
use crate::rules::{Game, Rules, Turn};
use crate::thinking::{Answer, Order, Task};

/// Time for the values of all turns.
const ALL: Duration = Duration::from_secs(2);
/// Time for the value of a turn that is not among them.
const ONE: Duration = Duration::from_millis(400);

/// The engine's view of the turns that lead on from the place of the walk.
#[derive(Resource, Default)]
pub struct Outlook {
    /// It is asked for.
    is_on: bool,
    /// The openings and the place that the values belong to.
    at: Option<(Rules, Place)>,
    /// The worth of each turn for the side that plays it, by the place that it leads to.
    values: Vec<(Place, Worth)>,
    /// The turns that are still to be valued, the next one last, with their places.
    left: Vec<(Turn, Place)>,
    staff: Staff,
    /// The thread that works, and the place that its turn leads to; `None` for all turns.
    work: Option<(Worker<Answer>, Option<Place>)>,
}

impl Outlook {
    /// Returns `true` while the engine's view is asked for.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Returns `true` while the engine works.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.work.is_some()
    }

    /// Returns the worth of the turn to this place, if it is known.
    #[must_use]
    pub fn worth(&self, place: Place) -> Option<Worth> {
        self.values.iter().find(|(of, _)| *of == place).map(|(_, worth)| *worth)
    }

    /// Returns `true` if values are known, and whether some of them are proven.
    #[must_use]
    pub fn known(&self) -> Option<bool> {
        let is_proven = |worth: &Worth| matches!(worth, Worth::Wins(_) | Worth::Loses(_) | Worth::Draws);
        (!self.values.is_empty()).then(|| self.values.iter().any(|(_, worth)| is_proven(worth)))
    }

    /// Ends the work, and drops what is known.
    fn clear(&mut self) {
        if let Some((worker, _)) = self.work.take() {
            self.staff.dismiss(worker);
        }
        self.at = None;
        self.values.clear();
        self.left.clear();
    }

    /// Begins at a place.
    fn begin(&mut self, walk: &OpeningWalk) {
        self.clear();
        self.at = at(walk);
        let continuations = walk.continuations();
        if continuations.is_empty() {
            return;
        }
        self.left = continuations.into_iter().rev().map(|on| (on.turn, on.place)).collect();
        let order = order(walk, None, Task::Value { time: ALL });
        self.work = order.and_then(|order| self.staff.start(order)).map(|worker| (worker, None));
    }

    /// Values the next turn.
    fn go_on(&mut self, walk: &OpeningWalk) {
        let Some((turn, place)) = self.left.pop() else { return };
        let order = order(walk, Some(turn), Task::Analyse { time: ONE });
        self.work = order.and_then(|order| self.staff.start(order)).map(|worker| (worker, Some(place)));
    }

    /// Takes an answer about all turns, or about the one that leads to this place.
    fn take(&mut self, walk: &OpeningWalk, answer: &Answer, of: Option<Place>) {
        let (Some(openings), Answer::Opinion(opinion)) = (walk.openings(), answer) else { return };
        let game = openings.rules().game();
        let Some(place) = of else {
            let mut turns = walk.turns().to_vec();
            for line in &opinion.analysis.lines {
                let Some(turn) = line.turns.first() else { continue };
                turns.push(turn.clone());
                let place = openings.place(&turns);
                turns.pop();
                // Of turns that are alike, the best comes first.
                let is_left = |place: &Place| self.left.iter().any(|(_, left)| left == place);
                if let Some(place) = place.filter(is_left) {
                    self.left.retain(|(_, left)| *left != place);
                    self.values.push((place, Worth::of(game, line.score)));
                }
            }
            return;
        };
        if let Some(best) = opinion.best() {
            self.values.push((place, Worth::of(game, before(best.score))));
        }
    }
}

/// Returns the score of a turn for the side that plays it, from that of the position after it.
fn before(after: Score) -> Score {
    Score {
        value: -after.value,
        chance: 1000_u16.saturating_sub(after.chance),
        decided_in: after.decided_in.map(|plies| plies + 1),
    }
}

/// Returns what the values at the place of a walk belong to.
fn at(walk: &OpeningWalk) -> Option<(Rules, Place)> {
    Some((walk.openings()?.rules(), walk.place()?))
}

/// Returns the order about the place of a walk, or about a turn from there.
fn order(walk: &OpeningWalk, after: Option<Turn>, task: Task) -> Option<Order> {
    let rules = walk.openings().map(Openings::rules)?;
    let player = || Player::person("", Avatar::Leaf);
    let setup = Setup { mode: Mode::Quick, ..Setup::new(rules, [player(), player()]) };
    let mut game = Match::new(0, setup, 0).ok()?;
    for turn in walk.turns() {
        game.play(turn).ok()?;
    }
    Some(Order { game, after, task })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outlook>().add_systems(
        Update,
        (act.run_if(on_message::<Action>), sleep.run_if(on_message::<AppLifecycle>), work.run_if(is_on))
            .chain()
            .in_set(PlaySystems::Show),
    );
    for game in Game::ALL {
        app.add_systems(OnExit(Screen::Openings(game)), |mut outlook: ResMut<Outlook>| {
            outlook.is_on = false;
            outlook.clear();
            outlook.staff.release();
        });
    }
}

/// Returns `true` while there is something to do.
fn is_on(outlook: Res<Outlook>) -> bool {
    outlook.is_on
}

fn act(mut actions: MessageReader<Action>, mut outlook: ResMut<Outlook>) {
    for action in actions.read() {
        let Action::Opening(OpeningAction::Outlook(on)) = *action else { continue };
        outlook.clear();
        outlook.is_on = on;
        if !on {
            outlook.staff.release();
        }
    }
}

/// Ends the work when the system suspends the app.
fn sleep(mut lifecycle: MessageReader<AppLifecycle>, mut outlook: ResMut<Outlook>) {
    for event in lifecycle.read() {
        if outlook.is_on && !matches!(event, AppLifecycle::Running | AppLifecycle::WillResume) {
            outlook.is_on = false;
            outlook.clear();
        }
    }
}

/// Begins at another place of the walk, and takes the answers.
fn work(walk: Res<OpeningWalk>, mut outlook: ResMut<Outlook>) {
    let state = outlook.bypass_change_detection();
    if state.at != at(&walk) {
        state.begin(&walk);
        outlook.set_changed();
        return;
    }
    if state.staff.replace_deaf() && state.work.is_some() {
        // It waits for the engines that were replaced.
        state.begin(&walk);
        return;
    }
    let Some((worker, of)) = &mut state.work else { return };
    let (answer, of) = (worker.answer(), *of);
    if answer.is_none() && !worker.has_ended() {
        return;
    }
    state.work = None;
    if let Some(answer) = answer {
        state.take(&walk, &answer, of);
    }
    state.go_on(&walk);
    outlook.set_changed();
}

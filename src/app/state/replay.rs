//! Replays: a walk through a match that leaves the match as it is.
//!
//! A replay has a copy of the match on the table, and only the copy moves. Playing on from a point of the
//! replay takes the match itself there, which redo reverts.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::state::moving::{Moving, Rhythm};
use crate::app::state::session::{More, Peek, Replay, Session};
use crate::app::vocabulary::action::{Action, ReplayAction};
use crate::app::vocabulary::messages::BoardUpdate;
use crate::app::vocabulary::notice::{LetterNotice, Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LinePace>()
        .add_systems(Update, act.in_set(PlaySystems::Act).run_if(on_message::<Action>))
        .add_systems(Last, follow.run_if(in_state(Screen::Play)))
        .add_systems(OnExit(Screen::Play), |mut pace: ResMut<LinePace>| pace.0 = None)
        .add_systems(OnEnter(Screen::Home), |mut session: ResMut<Session>| {
            // The home screen ends a replay.
            if session.replay.is_some() {
                session.replay = None;
            }
        });
}

/// Carries out the actions of a replay.
fn act(
    mut actions: MessageReader<Action>,
    mut session: ResMut<Session>,
    mut shown: MessageWriter<BoardUpdate>,
    mut message: ResMut<StatusLine>,
    (mut peek, mut more): (ResMut<Peek>, ResMut<More>),
) {
    for action in actions.read() {
        let Action::Replay(action) = *action else { continue };
        let Some(game) = session.game() else { continue };
        let (at, in_tournament_mode) = (game.acts().len(), game.setup().tournament_mode);
        let sent = game.correspondence().map_or(0, |known| known.shared);
        more.set_if_neq(More::Closed);
        peek.set_if_neq(Peek(false));
        message.set_if_neq(StatusLine(None));
        if session.replay.is_none() {
            let replay = session.game().map(|game| Replay::of(game, at));
            session.replay = replay;
            shown.write(BoardUpdate::Rebuild);
        }
        let Some(replay) = &mut session.replay else { continue };
        let here = replay.at();
        let to = match action {
            ReplayAction::Open => continue,
            ReplayAction::First => 0,
            ReplayAction::Back => here.saturating_sub(1),
            ReplayAction::Forward => here + 1,
            ReplayAction::Last => replay.len(),
            ReplayAction::To(to) => to,
            ReplayAction::PlayFromHere if here < sent => {
                message.set_if_neq(StatusLine(Some(Notice::Letter(LetterNotice::Sent))));
                continue;
            }
            // Tournament mode forbids undo, so a replay must not change the match either.
            ReplayAction::PlayFromHere if in_tournament_mode && here != at => {
                message.set_if_neq(StatusLine(Some(Notice::TournamentMode)));
                continue;
            }
            ReplayAction::PlayFromHere | ReplayAction::Done => {
                let turns = replay.seen().turn_count();
                session.replay = None;
                if action == ReplayAction::PlayFromHere
                    && here != at
                    && let Some(table) = &mut session.table
                {
                    table.game_mut().go_to(here);
                    message.set_if_neq(StatusLine(Some(Notice::PlayFrom { turns, back: here < at })));
                }
                shown.write(BoardUpdate::Rebuild);
                continue;
            }
        };
        if let Some(show) = replay.go_to(to) {
            shown.write(show);
        }
    }
}

/// The rhythm of a line beside the match, while turns follow.
#[derive(Resource, Default)]
pub struct LinePace(Option<Rhythm>);

impl LinePace {
    /// Returns the time until the next turn of the line; `None` if none follows.
    #[must_use]
    pub fn changes_in(&self) -> Option<Duration> {
        self.0.map(Rhythm::changes_in)
    }
}

/// Plays the turns of a line beside the match, one after the other.
fn follow(
    time: Res<Time<Real>>,
    moving: Res<Moving>,
    mut pace: ResMut<LinePace>,
    mut session: ResMut<Session>,
    mut shown: MessageWriter<BoardUpdate>,
) {
    if !session.replay.as_ref().is_some_and(Replay::follows) {
        pace.0 = None;
        return;
    }
    if !pace.0.get_or_insert_default().is_due(time.delta(), &moving) {
        return;
    }
    if let Some(changes) = session.replay.as_mut().and_then(Replay::show_next) {
        shown.write(BoardUpdate::Animate(changes));
    }
}

//! Walking through a match, turn by turn, without touching it.
//!
//! A replay has a copy of the match on the table, and only the copy walks. To play on from where
//! it stands takes the match itself there, which redo takes back.

use bevy::prelude::*;

use super::action::{Action, ReplayAction};
use super::screens::Screen;
use super::session::{Message, More, Peek, PlaySystems, Said, Session, Shown};
use crate::play::{Act, Match, Undone};

/// A match that is being walked through.
#[derive(Debug)]
pub struct Replay {
    /// With all of its acts in force.
    whole: Match,
    /// As it is seen now.
    seen: Match,
}

impl Replay {
    /// A walk through this match, which begins after so many acts.
    #[must_use]
    pub fn of(game: &Match, at: usize) -> Replay {
        let mut whole = game.clone();
        whole.clear();
        whole.go_to(usize::MAX);
        let mut seen = whole.clone();
        seen.go_to(at);
        Replay { whole, seen }
    }

    /// The match with all of its acts, those that were undone among them.
    #[must_use]
    pub fn whole(&self) -> &Match {
        &self.whole
    }

    /// The match as it is seen now.
    #[must_use]
    pub fn seen(&self) -> &Match {
        &self.seen
    }

    /// After how many acts it stands.
    #[must_use]
    pub fn at(&self) -> usize {
        self.seen.acts().len()
    }

    /// How many acts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.whole.acts().len()
    }

    /// Whether there is nothing to walk through.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The act that led to what is seen, with the match before it.
    #[must_use]
    pub fn last(&self) -> Option<&Act> {
        self.seen.acts().last()
    }

    /// Goes to the point after so many acts, and gives what has to be shown: a step is seen as it
    /// is made, a jump is not.
    fn go_to(&mut self, acts: usize) -> Option<Shown> {
        let (at, to) = (self.at(), acts.min(self.len()));
        let undone = if to == at + 1 {
            self.seen.step_forward()
        } else if to + 1 == at {
            self.seen.step_back()
        } else if to != at {
            self.seen.go_to(to);
            Some(Undone::Decision)
        } else {
            return None;
        };
        Some(match undone {
            Some(Undone::Turn(changes)) => Shown::Played(changes),
            _ => Shown::Reset,
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, act.in_set(PlaySystems::Act).run_if(on_message::<Action>)).add_systems(
        OnEnter(Screen::Home),
        |mut session: ResMut<Session>| {
            // Whoever goes home has seen enough.
            if session.replay.is_some() {
                session.replay = None;
            }
        },
    );
}

/// Carries out what the controls of a replay ask for.
fn act(
    mut actions: MessageReader<Action>,
    mut session: ResMut<Session>,
    mut shown: MessageWriter<Shown>,
    mut message: ResMut<Message>,
    (mut peek, mut more): (ResMut<Peek>, ResMut<More>),
) {
    for action in actions.read() {
        let Action::Replay(action) = *action else { continue };
        let Some(game) = session.game() else { continue };
        let (at, is_serious) = (game.acts().len(), game.setup().serious);
        more.set_if_neq(More(false));
        peek.set_if_neq(Peek(false));
        message.set_if_neq(Message(None));
        if session.replay.is_none() {
            let replay = session.game().map(|game| Replay::of(game, at));
            session.replay = replay;
            shown.write(Shown::Reset);
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
            // What undo and redo may not do, a walk may not either.
            ReplayAction::PlayFromHere if is_serious && here != at => {
                message.set_if_neq(Message(Some(Said::Serious)));
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
                    message.set_if_neq(Message(Some(Said::PlayFrom { turns, back: here < at })));
                }
                shown.write(Shown::Reset);
                continue;
            }
        };
        if let Some(show) = replay.go_to(to) {
            shown.write(show);
        }
    }
}

//! Matches by link: letters are sent and received.
//!
//! A letter that arrives is compared with the match that it continues, which comes on the table. One that is
//! merely read, such as the same link again, changes nothing. What needs the word of both players is proposed
//! in the next letter, and waits here until it is sent.

use std::collections::VecDeque;

use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use crate::app::device::Device;
use crate::app::state::exchange::{Answered, Exchange, stem};
use crate::app::state::match_stamp::MatchStamp;
use crate::app::state::play::MatchCommands;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{Action, GoTo, LetterAction, PlayAction};
use crate::app::vocabulary::messages::{LinkArrived, Origin};
use crate::app::vocabulary::notice::{LetterNotice, Notice, RecordNotice};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::platform::now;
use crate::platform::sharing::NotShared;
use crate::play::Match;
use crate::play::link::{self, Awaits, Correspondence, Key, Letter, Link, Options, Proposal};

mod arrival;

/// The letters to send, and those that have arrived.
#[derive(Resource, Default)]
pub struct Letters {
    /// The proposal of the next letter in this state of a match.
    proposal: Option<(MatchStamp, Proposal)>,
    /// The state of the match whose link is being saved in a file.
    saving: Option<MatchStamp>,
    /// Links hold no names.
    without_names: bool,
    /// The letters that have arrived and wait for the list of matches, each with the way that it has come.
    arrived: VecDeque<(Letter, Origin)>,
    /// The letter with another version of the match on the table.
    version: Option<Version>,
}

/// Another version of a match, which a letter has brought.
#[derive(Debug)]
pub struct Version {
    /// The match as this device would take it.
    pub game: Match,
    /// The first act that differs.
    pub act: usize,
    letter: Letter,
}

impl Letters {
    /// Returns what the next letter of a match proposes.
    #[must_use]
    pub fn proposal(&self, game: &Match) -> Option<&Proposal> {
        self.proposal
            .as_ref()
            .filter(|(stamp, _)| *stamp == MatchStamp::of(game))
            .map(|(_, proposal)| proposal)
    }

    /// Returns `true` if links hold the names of the players.
    #[must_use]
    pub fn has_names(&self) -> bool {
        !self.without_names
    }

    /// Returns `true` if the match has something that the other player does not know.
    #[must_use]
    pub fn has_unsent(&self, game: &Match) -> bool {
        game.awaits() == Some(Awaits::Sending) || self.proposal(game).is_some()
    }

    /// Returns the link of a match as it would be sent now. `None` for a match at one device, and if it is this
    /// player's turn.
    #[must_use]
    pub fn link(&self, game: &Match) -> Option<Link> {
        self.sent(game).map(|(link, _)| link)
    }

    /// Returns the link of a match for those who watch it, which counts as sent to nobody.
    #[must_use]
    pub fn copy(&self, game: &Match) -> Link {
        let key = game.correspondence().map_or(Key(0), |known| known.key);
        link::write(game, &Options { names: self.has_names(), ..Options::new(key) })
    }

    /// Returns the version of the match on the table that a letter has brought.
    #[must_use]
    pub fn version(&self, game: &Match) -> Option<&Version> {
        self.version.as_ref().filter(|version| version.game.id() == game.id())
    }

    /// Returns `true` while letters wait; the app must stay awake.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.arrived.is_empty()
    }

    /// Returns the link of a match, and what this device knows once it is sent.
    fn sent(&self, game: &Match) -> Option<(Link, Correspondence)> {
        let mut known = game.correspondence()?.clone();
        let (names, now) = (self.has_names(), now());
        let link = match self.proposal(game) {
            Some(proposal) => known.propose(game, proposal.clone(), names, now).ok()?,
            None if game.awaits() == Some(Awaits::Act) => return None,
            None => known.send(game, names, now),
        };
        Some((link, known))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letters>().add_systems(
        Update,
        (
            follow_settings.run_if(resource_changed::<Settings>),
            act.run_if(on_message::<Action>),
            arrival::collect.run_if(on_message::<LinkArrived>),
            arrival::deliver.run_if(|letters: Res<Letters>| letters.is_waiting()),
        )
            .chain()
            .in_set(PlaySystems::Act),
    );
}

/// The resources that letters change.
#[derive(SystemParam)]
pub(super) struct LetterContext<'w, 's> {
    pub letters: ResMut<'w, Letters>,
    pub play: MatchCommands<'w>,
    pub commands: Commands<'w, 's>,
}

impl LetterContext<'_, '_> {
    fn say(&mut self, said: LetterNotice) {
        self.play.say(Notice::Letter(said));
    }

    /// Sets what this device knows of the match on the table.
    fn know(&mut self, known: Correspondence) {
        self.play.change(|game| game.correspond(known));
    }

    /// Lets the next letter propose this; `None` for nothing.
    fn propose(&mut self, proposal: Option<Proposal>) {
        let Some(game) = self.play.session.game() else { return };
        self.letters.proposal = proposal.map(|proposal| (MatchStamp::of(game), proposal));
        self.play.say(None);
    }

    /// Hands the link over in some way. If that succeeds, it counts as sent.
    fn send(&mut self, hand_over: impl FnOnce(&Link, &Match) -> Result<(), NotShared>) -> bool {
        let Some(game) = self.play.session.game() else { return false };
        let Some((link, known)) = self.letters.sent(game) else { return false };
        if let Err(reason) = hand_over(&link, game) {
            self.play.say(Notice::Record(RecordNotice::NotShared(reason)));
            return false;
        }
        self.know(known);
        self.letters.proposal = None;
        true
    }

    /// Returns the link for a partner who may lack something, which counts as sent.
    pub(super) fn tell(&mut self) -> Option<Link> {
        let game = self.play.session.game()?;
        let Some((link, known)) = self.letters.sent(game) else {
            // It is this player's turn, and nothing new is to be told.
            return Some(self.letters.copy(game));
        };
        if game.correspondence() != Some(&known) {
            self.know(known);
        }
        if self.letters.proposal.is_some() {
            self.letters.proposal = None;
        }
        Some(link)
    }

    /// Takes back what was not sent: a proposal, or else the last act.
    fn take_back(&mut self) {
        if self.play.session.game().is_some_and(|game| self.letters.proposal(game).is_some()) {
            self.propose(None);
        } else {
            self.commands.write_message(Action::from(PlayAction::Undo));
        }
    }

    /// Agrees to the open offer of the other player.
    fn agree(&mut self) {
        let Some(game) = self.play.session.game() else { return };
        let Some(known) = game.correspondence().cloned() else { return };
        match known.open_offer(game).map(|offer| &offer.proposal) {
            None => {}
            Some(Proposal::PlayOn) => self.play.play_on(Notice::GameGoesOn),
            // Cannot fail: the offer is open, and was possible when it arrived.
            Some(_) => self.play.end(|game| _ = known.accept(game)),
        }
    }

    /// Declines the open offer of the other player.
    fn decline(&mut self) {
        let Some(mut known) = self.play.session.game().and_then(|game| game.correspondence().cloned()) else {
            return;
        };
        known.decline();
        self.know(known);
        self.play.say(None);
    }
}

/// Takes over whether links hold names.
fn follow_settings(settings: Res<Settings>, mut letters: ResMut<Letters>) {
    if letters.without_names != settings.apart.without_names {
        letters.without_names = settings.apart.without_names;
    }
}

/// Carries out the actions on letters.
fn act(
    mut actions: MessageReader<Action>,
    mut context: LetterContext,
    mut exchange: ResMut<Exchange>,
    device: Res<Device>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open their dialogs on the main thread only.
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Letter(action) = *action else { continue };
        match action {
            LetterAction::Copy => {
                if context.send(|link, _| device.0.copy(&link.url())) {
                    context.say(LetterNotice::Copied);
                }
            }
            LetterAction::Share => {
                if context.send(|link, game| device.0.share(&file_name(game), &link.url())) {
                    context.play.say(None);
                }
            }
            LetterAction::Save => {
                let Some(game) = context.play.session.game() else { continue };
                let Some(link) = context.letters.link(game) else { continue };
                let answer = device.0.save(&file_name(game), link.url().into());
                context.letters.saving = Some(MatchStamp::of(game));
                exchange.begin(proxy.as_deref(), async move { Answered::LinkSaved(answer.await) });
            }
            LetterAction::Saved => {
                let saved = context.letters.saving.take();
                if saved.is_some() && saved == context.play.session.game().map(MatchStamp::of) {
                    context.send(|_, _| Ok(()));
                }
            }
            LetterAction::Scanned => {
                context.send(|_, _| Ok(()));
                context.commands.write_message(Action::from(GoTo::Resume));
            }
            LetterAction::OfferDraw(offers) => context.propose(offers.then_some(Proposal::Draw)),
            LetterAction::ProposeCount => {
                let count = context.play.session.game().map(|game| Proposal::count(game.dead()));
                context.propose(count);
            }
            LetterAction::ProposePlayOn => context.propose(Some(Proposal::PlayOn)),
            LetterAction::TakeBack => context.take_back(),
            LetterAction::Agree => context.agree(),
            LetterAction::Decline => context.decline(),
            LetterAction::KeepVersion => {
                context.letters.version = None;
                context.commands.write_message(Action::from(GoTo::Resume));
            }
            LetterAction::TakeVersion => context.take_version(),
        }
    }
}

/// Returns a file name for a letter.
fn file_name(game: &Match) -> String {
    format!("{}.txt", stem(game))
}

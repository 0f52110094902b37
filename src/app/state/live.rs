//! Live play about the match on the table: a meeting with another device, which gets each move at once.
//!
//! A meeting says the same letters that players send as links, so what arrives takes the same way through
//! `state::letters`. It lasts while its match is on the table. Nothing is contacted before a player invites or
//! joins, and an edition or a system without lines offers neither.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use web_time::Instant;

use crate::app::device::Device;
use crate::app::state::letters::LetterContext;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, GoTo, LiveAction};
use crate::app::vocabulary::messages::{InvitationArrived, LinkArrived};
use crate::app::vocabulary::notice::{LiveNotice, Notice, RecordNotice};
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::platform::Wake;
use crate::play::Match;
use crate::play::link::Key;
use crate::play::live::{Conversation, Cut, Frame, Heard};

#[cfg_attr(not(feature = "online"), path = "live/none.rs")]
mod line;

use line::Line;

/// The meeting, while there is one.
#[derive(Resource)]
pub struct Live {
    meeting: Option<Meeting>,
    /// The devices that can be reached.
    pub reach: Reach,
    /// The beginning of the times that conversations are told.
    begun: Instant,
}

impl Default for Live {
    fn default() -> Live {
        Live { meeting: None, reach: Reach::default(), begun: Instant::now() }
    }
}

/// The devices that can be reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Those to which a direct connection is possible, as a rule in the same network, and those over the relays of
    /// this edition.
    #[default]
    Direct,
    /// This machine alone, for tests.
    ThisMachine,
}

/// News of a line.
#[cfg_attr(not(feature = "online"), expect(dead_code, reason = "an edition without lines makes none"))]
enum News {
    /// The invitation can be shown.
    Invites(String),
    /// The devices have met.
    Met,
    /// A frame of the partner.
    Heard(Vec<u8>),
    /// The devices are apart.
    Apart,
    /// Somebody else has come with the invitation.
    NotInvited,
    /// The network cannot be used, for this reason.
    Failed(String),
}

/// Reason why an invitation leads nowhere.
#[allow(dead_code, reason = "an edition makes only some of them")]
enum NotJoined {
    /// It is damaged.
    Damaged,
    /// A later version has written it.
    Later,
    /// This edition cannot play live.
    NotHere,
    /// The network cannot be used, for this reason.
    Failed(String),
}

/// A meeting about a match.
#[expect(clippy::struct_excessive_bools, reason = "what has happened, each independent of the others")]
struct Meeting {
    key: Key,
    line: Line,
    /// The invitation, on the device that invites.
    invitation: Option<String>,
    /// The conversation of the devices, while they are together.
    conversation: Option<Conversation>,
    /// The devices have met at least once.
    was_met: bool,
    /// The partner has said hello.
    is_greeted: bool,
    /// The partner lacks something.
    owes: bool,
    /// The match has come on the table, so the meeting ends when it leaves.
    was_on_table: bool,
}

/// The state of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// There is none.
    Off,
    /// Another device can come.
    Inviting,
    /// The devices are apart, and meet again by themselves.
    Apart,
    /// The devices are together.
    Here,
}

impl Live {
    /// Returns `true` if this edition can play live on this system.
    #[must_use]
    pub fn is_possible() -> bool {
        line::is_possible()
    }

    /// Returns what the meeting about a match is like.
    #[must_use]
    pub fn presence(&self, game: &Match) -> Presence {
        let key = game.correspondence().map(|known| known.key);
        match self.meeting.as_ref().filter(|meeting| Some(meeting.key) == key) {
            None => Presence::Off,
            Some(Meeting { is_greeted: true, .. }) => Presence::Here,
            Some(Meeting { invitation: Some(_), was_met: false, .. }) => Presence::Inviting,
            Some(_) => Presence::Apart,
        }
    }

    /// Returns the invitation to the meeting.
    #[must_use]
    pub fn invitation(&self) -> Option<&str> {
        self.meeting.as_ref()?.invitation.as_deref()
    }
}

impl Meeting {
    fn new(key: Key, line: Line) -> Meeting {
        Meeting {
            key,
            line,
            invitation: None,
            conversation: None,
            was_met: false,
            is_greeted: false,
            owes: false,
            was_on_table: false,
        }
    }

    /// The devices are together, or no longer.
    fn meets(&mut self, conversation: Option<Conversation>) {
        (self.is_greeted, self.owes) = (false, false);
        if conversation.is_some() {
            self.was_met = true;
            self.line.say(&Frame::hello(self.key));
        }
        self.conversation = conversation;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Live>().add_message::<InvitationArrived>().add_systems(
        Update,
        (
            act.run_if(on_message::<Action>),
            join.run_if(on_message::<InvitationArrived>),
            (listen, end, tell).chain().run_if(|live: Res<Live>| live.meeting.is_some()),
        )
            .chain()
            .after(Acted)
            .in_set(PlaySystems::Act),
    );
}

/// The resources that live play changes.
#[derive(SystemParam)]
struct LiveContext<'w, 's> {
    live: ResMut<'w, Live>,
    letters: LetterContext<'w, 's>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl LiveContext<'_, '_> {
    fn say(&mut self, said: LiveNotice) {
        self.letters.play.say(Notice::Live(said));
    }

    /// Returns a function that wakes the app, for the thread of a line.
    fn wake(&self) -> Wake {
        let proxy = self.proxy.as_ref().map(|proxy| (***proxy).clone());
        // Tests have no event loop, and a closing app has none any more; both are fine.
        Box::new(move || _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp)))
    }

    /// Returns the key of the match on the table.
    fn key(&self) -> Option<Key> {
        Some(self.letters.play.session.game()?.correspondence()?.key)
    }

    /// Invites another device to the match on the table.
    fn invite(&mut self) {
        let Some(key) = self.key() else { return };
        match Line::invite(key, self.live.reach, self.wake()) {
            Ok(line) => self.live.meeting = Some(Meeting::new(key, line)),
            Err(reason) => self.say(LiveNotice::Failed(reason)),
        }
    }

    /// Joins the device that has written an invitation.
    fn join(&mut self, invitation: &str) {
        match Line::join(invitation, self.live.reach, self.wake()) {
            Ok((key, line)) => {
                self.live.meeting = Some(Meeting::new(key, line));
                self.say(LiveNotice::Joining);
            }
            Err(NotJoined::Damaged) => self.say(LiveNotice::Damaged),
            Err(NotJoined::Later) => self.say(LiveNotice::TooNew),
            Err(NotJoined::NotHere) => self.say(LiveNotice::NotHere),
            Err(NotJoined::Failed(reason)) => self.say(LiveNotice::Failed(reason)),
        }
    }

    /// Takes what was heard. Returns the reason if the meeting ends.
    fn heard(&mut self, heard: Heard) -> Option<LiveNotice> {
        let mine = self.letters.play.session.game().map(|game| game.acts().len());
        let is_on_table = self.live.meeting.as_ref().is_some_and(|meeting| self.key() == Some(meeting.key));
        let meeting = self.live.meeting.as_mut()?;
        match heard {
            Heard::Hello => (meeting.is_greeted, meeting.owes) = (true, true),
            Heard::Letter(letter) => {
                meeting.owes |= is_on_table && mine > Some(letter.game.acts().len());
                let arrived = LinkArrived { letter: Box::new(Ok(*letter)), is_live: true };
                self.letters.commands.write_message(arrived);
            }
            // Nobody can be asked for that yet.
            Heard::AskBack(_) => meeting.line.say(&Frame::AnswerBack(false)),
            Heard::AnswerBack(_) | Heard::Phrase(_) => {}
            Heard::Bye => return Some(LiveNotice::Left),
        }
        None
    }
}

/// Carries out the actions of live play.
fn act(mut actions: MessageReader<Action>, mut context: LiveContext, device: Res<Device>) {
    for action in actions.read() {
        let Action::Live(action) = *action else { continue };
        match action {
            LiveAction::Invite => context.invite(),
            LiveAction::Copy => {
                let Some(invitation) = context.live.invitation() else { continue };
                match device.0.copy(invitation) {
                    Ok(()) => context.say(LiveNotice::Copied),
                    Err(reason) => {
                        context.letters.play.say(Notice::Record(RecordNotice::NotShared(reason)));
                    }
                }
            }
            LiveAction::End => {
                if let Some(meeting) = context.live.meeting.take() {
                    meeting.line.say(&Frame::Bye);
                }
            }
        }
    }
}

/// Joins a meeting by an invitation that has arrived.
fn join(mut arrived: MessageReader<InvitationArrived>, mut context: LiveContext) {
    for InvitationArrived(invitation) in arrived.read() {
        context.join(invitation);
    }
}

/// Takes the news of the line.
fn listen(mut context: LiveContext) {
    let now = context.live.begun.elapsed();
    loop {
        let live = context.live.bypass_change_detection();
        let Some(meeting) = &mut live.meeting else { return };
        let Some(news) = meeting.line.news() else { return };
        context.live.set_changed();
        let Some(meeting) = &mut context.live.meeting else { return };
        let ended = match news {
            News::Invites(invitation) => {
                meeting.invitation = Some(invitation);
                None
            }
            News::Met => {
                meeting.meets(Some(Conversation::new(meeting.key, now)));
                if meeting.invitation.is_some() {
                    context.letters.commands.write_message(Action::from(GoTo::Resume));
                }
                None
            }
            News::Apart => {
                meeting.meets(None);
                None
            }
            News::Heard(frame) => match meeting.conversation.as_mut().map(|talk| talk.hear(&frame, now)) {
                None => None,
                Some(Ok(heard)) => context.heard(heard),
                Some(Err(Cut::Later(_))) => Some(LiveNotice::TooNew),
                Some(Err(_)) => Some(LiveNotice::Cut),
            },
            News::NotInvited => Some(LiveNotice::NotInvited),
            News::Failed(reason) => Some(LiveNotice::Failed(reason)),
        };
        if let Some(reason) = ended {
            context.live.meeting = None;
            context.say(reason);
        }
    }
}

/// Ends the meeting when its match has left the table.
fn end(mut live: ResMut<Live>, session: Res<Session>) {
    let key = session.game().and_then(|game| game.correspondence()).map(|known| known.key);
    let Some(meeting) = &mut live.bypass_change_detection().meeting else { return };
    if key == Some(meeting.key) {
        meeting.was_on_table = true;
    } else if meeting.was_on_table {
        meeting.line.say(&Frame::Bye);
        live.meeting = None;
    }
}

/// Says the match to the partner, who lacks something.
fn tell(mut context: LiveContext) {
    let Some(game) = context.letters.play.session.game() else { return };
    let key = game.correspondence().map(|known| known.key);
    let is_unsent = context.letters.letters.has_unsent(game);
    let Some(meeting) = &context.live.meeting else { return };
    if Some(meeting.key) != key || !meeting.is_greeted || !(meeting.owes || is_unsent) {
        return;
    }
    let Some(link) = context.letters.tell() else { return };
    if let Some(meeting) = &mut context.live.bypass_change_detection().meeting {
        meeting.owes = false;
        meeting.line.say(&Frame::Letter(link.payload().to_owned()));
    }
}

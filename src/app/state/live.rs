//! Live play: meetings with other devices about matches by link, which get each move at once.
//!
//! A meeting says the same letters that players send as links, so what arrives takes the same way through
//! `state::letters`. Several meetings go on side by side; the one about the match on the table takes part in it, and
//! the others hold the last letter until their match comes on the table. The place of this device in a meeting is
//! kept in a file, so it comes back after a restart, until a player ends the meeting. Nothing is contacted before a
//! player invites or joins, and an edition or a system without lines offers neither.

use bevy::prelude::*;
use web_time::Instant;

use crate::app::device::Device;
use crate::app::state::library::Library;
use crate::app::state::session::Session;
use crate::app::vocabulary::action::{Action, LiveAction};
use crate::app::vocabulary::messages::InvitationArrived;
use crate::app::vocabulary::notice::{LiveNotice, Notice, RecordNotice};
use crate::app::vocabulary::preferences::Relays;
use crate::app::vocabulary::schedule::{Acted, PlaySystems};
use crate::platform::{CHOOSES_RELAYS, PLAYS_LIVE};
use crate::play::Match;
use crate::storage::Files;

#[cfg_attr(not(feature = "online"), path = "live/none.rs")]
mod line;
mod meeting;
mod talk;

use meeting::Meeting;
use talk::LiveContext;

/// Most meetings at a time.
const MOST: usize = 8;

/// The meetings with other devices.
#[derive(Resource)]
pub struct Live {
    /// The meetings, the oldest first.
    meetings: Vec<Meeting>,
    /// The invitation to watch is shown in place of the one to play.
    pub shows_watch: bool,
    /// Only this machine can be reached, for tests.
    pub this_machine: bool,
    /// The beginning of the times that conversations are told.
    begun: Instant,
}

impl Default for Live {
    fn default() -> Live {
        Live { meetings: Vec::new(), shows_watch: false, this_machine: false, begun: Instant::now() }
    }
}

/// The devices that can be reached.
#[cfg_attr(not(feature = "online"), expect(dead_code, reason = "an edition without lines reaches none"))]
struct Reach {
    /// The relays that are used.
    relays: Relays,
    /// The address of another relay.
    other: String,
    /// True if only relays are used.
    relay_only: bool,
    /// True if only this machine is reached.
    this_machine: bool,
}

/// The invitations of a device, as addresses on the web.
#[derive(Clone, Debug)]
struct Invitations {
    /// For the partner.
    play: String,
    /// For those who watch.
    watch: String,
}

/// News of a line.
#[cfg_attr(not(feature = "online"), expect(dead_code, reason = "an edition without lines makes none"))]
enum News {
    /// The invitations can be shown.
    Invites(Invitations),
    /// The devices have met.
    Met,
    /// A frame of the partner.
    Heard(Vec<u8>),
    /// This number of devices watch.
    Watched(usize),
    /// The devices are apart.
    Apart,
    /// Somebody else has come with the invitation.
    NotInvited,
    /// Too many devices watch already.
    Full,
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

/// The part of this device in an invitation to a match.
#[cfg_attr(not(feature = "online"), expect(dead_code, reason = "an edition without lines has no places"))]
enum Relation {
    /// It invites to the match itself.
    Host,
    /// It has come with this invitation before.
    Guest,
}

/// A request of a player to the partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To go back to the state after this number of acts.
    Back(usize),
    /// To play another match with swapped sides.
    Rematch,
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

/// Reason why nobody can be invited or joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// This edition or this system has no lines.
    Edition,
    /// A browser connects over relays alone, and this page has none.
    NoRelay,
}

impl Live {
    /// Returns why live play is not possible here; `None` if it is.
    #[must_use]
    pub fn hindrance() -> Option<Hindrance> {
        if !PLAYS_LIVE {
            Some(Hindrance::Edition)
        } else if !CHOOSES_RELAYS && !line::has_own_relays() {
            Some(Hindrance::NoRelay)
        } else {
            None
        }
    }

    /// Returns `true` if whoever publishes this edition runs relays.
    #[must_use]
    pub fn has_own_relays() -> bool {
        line::has_own_relays()
    }

    /// Returns the meeting about a match.
    fn about(&self, game: &Match) -> Option<&Meeting> {
        let key = game.correspondence()?.key;
        self.meetings.iter().find(|meeting| meeting.key() == key)
    }

    /// Returns what the meeting about a match is like.
    #[must_use]
    pub fn presence(&self, game: &Match) -> Presence {
        self.about(game).map_or(Presence::Off, Meeting::presence)
    }

    /// Returns the invitation to a match that is shown: to play until the partner has come, then to watch if a player
    /// wants to show that.
    #[must_use]
    pub fn invitation(&self, game: &Match) -> Option<&str> {
        let meeting = self.about(game)?;
        let invitations = meeting.invitations.as_ref()?;
        if self.shows_watch {
            Some(&invitations.watch)
        } else {
            Some(&*invitations.play).filter(|_| meeting.presence() == Presence::Inviting)
        }
    }

    /// Returns `true` if others can be invited to watch a match.
    #[must_use]
    pub fn may_be_watched(&self, game: &Match) -> bool {
        self.about(game).is_some_and(|meeting| meeting.invitations.is_some())
    }

    /// Returns the number of devices that watch a match.
    #[must_use]
    pub fn watchers(&self, game: &Match) -> usize {
        self.about(game).map_or(0, |meeting| meeting.watchers)
    }

    /// Returns what the partner has asked for, without an answer yet.
    #[must_use]
    pub fn asks(&self, game: &Match) -> Option<Wish> {
        self.about(game)?.asks
    }

    /// Returns what this device has asked for, without an answer yet.
    #[must_use]
    pub fn asked(&self, game: &Match) -> Option<Wish> {
        self.about(game)?.asked
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Live>().add_message::<InvitationArrived>().add_systems(
        Update,
        (
            act.run_if(on_message::<Action>),
            join.run_if(on_message::<InvitationArrived>),
            come_back.run_if(resource_exists_and_changed::<Session>.and_then(|| PLAYS_LIVE)),
            (listen, deliver, tell).chain().run_if(|live: Res<Live>| !live.meetings.is_empty()),
            keep_time,
            tidy.run_if((|library: Res<Library>| PLAYS_LIVE && library.is_known()).and_then(run_once)),
        )
            .chain()
            .after(Acted)
            .in_set(PlaySystems::Act),
    );
}

/// Carries out the actions of live play.
fn act(mut actions: MessageReader<Action>, mut context: LiveContext, device: Res<Device>) {
    for action in actions.read() {
        let Action::Live(action) = *action else { continue };
        let (LiveAction::Copy | LiveAction::Share) = action else {
            context.act(action);
            continue;
        };
        let game = context.letters.play.session.game();
        let Some(invitation) = game.and_then(|game| context.live.invitation(game)) else { continue };
        let handed = match action {
            LiveAction::Share => device.0.share("parlour.txt", invitation).map(|()| None),
            _ => device.0.copy(invitation).map(|()| Some(Notice::Live(LiveNotice::Copied))),
        };
        let said = handed.unwrap_or_else(|reason| Some(Notice::Record(RecordNotice::NotShared(reason))));
        context.letters.play.say(said);
    }
}

/// Joins a meeting by an invitation that has arrived.
fn join(mut arrived: MessageReader<InvitationArrived>, mut context: LiveContext) {
    for InvitationArrived(invitation) in arrived.read() {
        match Live::hindrance() {
            None => context.join(invitation),
            Some(Hindrance::Edition) => context.say(LiveNotice::NotHere),
            Some(Hindrance::NoRelay) => context.say(LiveNotice::NoRelay),
        }
    }
}

/// Comes back to the meeting about a match that has come on the table.
fn come_back(mut context: LiveContext, mut seen: Local<Option<u32>>) {
    let id = context.letters.play.session.game().map(Match::id);
    if *seen != id {
        *seen = id;
        if context.live.shows_watch {
            context.live.shows_watch = false;
        }
        if context.at_table().is_none() {
            context.come_back();
        }
    }
}

/// Takes the news of all lines.
fn listen(mut context: LiveContext) {
    let now = context.live.begun.elapsed();
    let mut at = 0;
    while at < context.live.meetings.len() {
        let live = context.live.bypass_change_detection();
        let Some((news, is_changed)) = live.meetings[at].line.news() else {
            at += 1;
            continue;
        };
        context.live.set_changed();
        if is_changed {
            context.keep(at);
        }
        let key = context.live.meetings[at].key();
        if let Some(reason) = context.hear(at, news, now) {
            context.end_for(key, reason);
        }
    }
}

/// Removes the places in meetings about matches that are gone, once it is known which matches there are.
fn tidy(live: Res<Live>, library: Res<Library>, files: Res<Files>) {
    for key in meeting::all_kept(&files) {
        if library.by_link(key).is_none() && live.meetings.iter().all(|meeting| meeting.key() != key) {
            meeting::forget(key, &files);
        }
    }
}

/// Delivers what was held for the match that is on the table now.
fn deliver(mut context: LiveContext) {
    context.deliver_held();
}

/// Says and shows the match on the table.
fn tell(mut context: LiveContext) {
    context.tell();
}

/// Lets the clocks of the match on the table run while its players are together.
fn keep_time(live: Res<Live>, mut session: ResMut<Session>) {
    let Some(game) = session.game().filter(|game| game.correspondence().is_some()) else { return };
    let is_together = live.presence(game) == Presence::Here && !game.is_of_others();
    if game.is_together() != is_together
        && let Some(table) = &mut session.table
    {
        table.game_mut().set_together(is_together);
    }
}

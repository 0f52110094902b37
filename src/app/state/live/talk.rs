//! What the devices of a meeting say to each other, and what follows from it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::line::Line;
use super::meeting::{self, Meeting};
use super::{Live, MOST, News, NotJoined, Presence, Reach, Relation, Wish};
use crate::app::state::letters::LetterContext;
use crate::app::state::match_stamp::MatchStamp;
use crate::app::vocabulary::action::{Action, GoTo, LiveAction};
use crate::app::vocabulary::messages::{BoardUpdate, LinkArrived, Origin};
use crate::app::vocabulary::notice::{LiveNotice, Notice};
use crate::platform::{Wake, now};
use crate::play::Match;
use crate::play::link::{Key, Letter};
use crate::play::live::{Cut, Frame, Heard};
use crate::rules::Side;
use crate::storage::Files;

/// The resources that live play changes.
#[derive(SystemParam)]
pub(super) struct LiveContext<'w, 's> {
    pub live: ResMut<'w, Live>,
    pub letters: LetterContext<'w, 's>,
    files: Res<'w, Files>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl LiveContext<'_, '_> {
    pub(super) fn say(&mut self, said: LiveNotice) {
        self.letters.play.say(Notice::Live(said));
    }

    /// Returns a function that wakes the app, for the thread of a line.
    fn wake(&self) -> Wake {
        let proxy = self.proxy.as_ref().map(|proxy| (***proxy).clone());
        // Tests have no event loop, and a closing app has none any more; both are fine.
        Box::new(move || _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp)))
    }

    /// Returns the devices that can be reached.
    fn reach(&self) -> Reach {
        let wishes = &self.letters.play.settings.apart;
        Reach {
            relays: wishes.relays,
            other: wishes.other_relay.clone(),
            relay_only: wishes.relay_only,
            this_machine: self.live.this_machine,
        }
    }

    fn game(&self) -> Option<&Match> {
        self.letters.play.session.game()
    }

    /// Returns the key of the match on the table.
    fn key(&self) -> Option<Key> {
        Some(self.game()?.correspondence()?.key)
    }

    /// Returns the player at this device in the match on the table.
    fn player(&self) -> Option<Side> {
        self.game()?.correspondence().filter(|known| !known.watches).map(|known| known.player)
    }

    /// Returns the place of the meeting about the match on the table in the list of meetings.
    pub(super) fn at_table(&self) -> Option<usize> {
        let key = self.key()?;
        self.live.meetings.iter().position(|meeting| meeting.key() == key)
    }

    /// Returns the meeting about the match on the table, to change what the screen shows of it.
    fn here(&mut self) -> Option<&mut Meeting> {
        let at = self.at_table()?;
        Some(&mut self.live.meetings[at])
    }

    /// Returns the meeting about the match on the table, to change what the screen does not show. Each change of
    /// [`Live`] keeps the app awake.
    fn here_unseen(&mut self) -> Option<&mut Meeting> {
        let at = self.at_table()?;
        Some(&mut self.live.bypass_change_detection().meetings[at])
    }

    /// Begins a meeting, in place of one about the same match. The oldest one makes room.
    fn begin(&mut self, line: Result<Line, NotJoined>) -> bool {
        let meeting = match line {
            Ok(line) => Meeting::new(line),
            Err(reason) => {
                self.say(match reason {
                    NotJoined::Damaged => LiveNotice::Damaged,
                    NotJoined::Later => LiveNotice::TooNew,
                    NotJoined::NotHere => LiveNotice::NotHere,
                    NotJoined::Failed(reason) => LiveNotice::Failed(reason),
                });
                return false;
            }
        };
        meeting.keep(&self.files);
        let key = meeting.key();
        self.live.meetings.retain(|earlier| earlier.key() != key);
        if self.live.meetings.len() == MOST {
            self.live.meetings.remove(0);
        }
        self.live.meetings.push(meeting);
        true
    }

    /// Invites another device to the match on the table.
    pub(super) fn invite(&mut self) {
        let Some(key) = self.key() else { return };
        let line = Line::invite(key, self.reach(), self.wake());
        self.live.shows_watch = false;
        self.begin(line);
    }

    /// Joins the device that has written an invitation. Whoever opens it again comes back with the same key, since only
    /// that one is let in.
    pub(super) fn join(&mut self, invitation: &str) {
        let kept = Line::match_of(invitation).ok().and_then(|key| meeting::kept(key, &self.files));
        let line = match kept.as_deref().map(|kept| (kept, Line::relation(kept, invitation))) {
            Some((_, Some(Relation::Host))) => return self.say(LiveNotice::SameSide),
            Some((kept, Some(Relation::Guest))) => Line::again(kept, self.reach(), self.wake()),
            Some((_, None)) | None => Line::join(invitation, self.reach(), self.wake()),
        };
        if self.begin(line) {
            self.say(LiveNotice::Joining);
        }
    }

    /// Comes back to the meeting about the match that has come on the table, after a restart.
    pub(super) fn come_back(&mut self) {
        let Some(key) = self.key() else { return };
        if let Some(kept) = meeting::kept(key, &self.files) {
            if self.game().is_some_and(|game| game.outcome().is_some()) {
                return meeting::forget(key, &self.files);
            }
            let line = Line::again(&kept, self.reach(), self.wake());
            if !self.begin(line) {
                meeting::forget(key, &self.files);
            }
        }
    }

    /// Keeps the place of this device in a meeting.
    pub(super) fn keep(&self, at: usize) {
        self.live.meetings[at].keep(&self.files);
    }

    /// Ends the meeting about a match for this reason. Where the network or an old version is to blame, this device comes
    /// back to it when the match is on the table again, after a restart.
    pub(super) fn end_for(&mut self, key: Key, reason: LiveNotice) {
        match reason {
            LiveNotice::Failed(_) | LiveNotice::TooNew | LiveNotice::TooOld => {
                self.live.meetings.retain(|other| other.key() != key);
            }
            _ => self.end(key),
        }
        self.say(reason);
    }

    /// Ends the meeting about a match for good.
    fn end(&mut self, key: Key) {
        self.live.meetings.retain(|meeting| meeting.key() != key);
        meeting::forget(key, &self.files);
    }

    /// Ends the meeting about the match on the table.
    fn leave(&mut self) {
        if let Some(meeting) = self.here() {
            meeting.line.say(&Frame::Bye);
            let key = meeting.key();
            self.end(key);
        }
    }

    /// Asks the partner for something.
    pub(super) fn ask(&mut self, wish: Wish) {
        let swapped = self.player().map(Side::other);
        let Some(meeting) = self.here().filter(|meeting| meeting.presence() == Presence::Here) else {
            return;
        };
        // A wish of both needs no answer.
        if meeting.asks == Some(wish) {
            return self.answer(true);
        }
        let frame = match wish {
            Wish::Back(acts) => Frame::AskBack(u32::try_from(acts).unwrap_or(u32::MAX)),
            Wish::Rematch => Frame::AskRematch,
        };
        if wish == Wish::Rematch {
            meeting.player = swapped;
        }
        meeting.line.say(&frame);
        meeting.asked = Some(wish);
        self.letters.play.close_more();
        self.letters.play.say(None);
    }

    /// Asks to take back the last act of the player here.
    pub(super) fn ask_back(&mut self) {
        if let Some(acts) = self.game().and_then(Match::before_own_act) {
            self.ask(Wish::Back(acts));
        }
    }

    /// Answers what the partner has asked for.
    pub(super) fn answer(&mut self, yes: bool) {
        let Some(meeting) = self.here() else { return };
        match meeting.asks.take() {
            None => {}
            Some(Wish::Back(acts)) => {
                meeting.line.say(&Frame::Answer(yes));
                meeting.owes = true;
                if yes {
                    self.go_back(acts);
                }
            }
            Some(Wish::Rematch) if yes => self.begin_rematch(),
            Some(Wish::Rematch) => meeting.line.say(&Frame::Answer(false)),
        }
    }

    /// Goes back to the state after this number of acts, as both have agreed.
    fn go_back(&mut self, acts: usize) {
        self.letters.play.change(|game| game.go_back_together(acts, now()));
        self.letters.play.session.replay = None;
        self.letters.play.say(Notice::Live(LiveNotice::TakenBack));
        self.letters.play.show_table(BoardUpdate::Rebuild);
    }

    /// Begins the rematch to which both have agreed.
    fn begin_rematch(&mut self) {
        let Some(key) = self.key() else { return };
        let Some(setup) = self.game().map(Match::rematch) else { return };
        self.letters.play.session.begin(setup);
        self.letters.play.show_table(BoardUpdate::Rebuild);
        self.letters.play.say(None);
        let (Some(next), Some(letter)) = (self.key(), self.letters.tell()) else { return };
        let files = &self.files;
        if let Some(meeting) = self.live.meetings.iter_mut().find(|meeting| meeting.key() == key) {
            meeting.line.say(&Frame::Next(letter.payload().to_owned()));
            meeting.go_on(next, files);
        }
        self.letters.commands.write_message(Action::from(GoTo::Resume));
    }

    /// Takes the rematch that the partner has begun.
    fn take_rematch(&mut self, at: usize, letter: Box<Letter>) {
        let meeting = &mut self.live.meetings[at];
        let is_of_others = meeting.line.watches();
        if !is_of_others && meeting.asked != Some(Wish::Rematch) {
            // Nobody has asked for one here. The match on the table stays, and the meeting about it is over.
            meeting.line.say(&Frame::Bye);
            let key = meeting.key();
            return self.end(key);
        }
        meeting.moves_on(letter.key, &self.files);
        meeting.was_on_table = false;
        let origin = if is_of_others { Origin::Shown } else { Origin::Live { player: meeting.player } };
        self.arrives(letter, origin);
    }

    /// Hands a letter over to where letters of players arrive.
    fn arrives(&mut self, letter: Box<Letter>, origin: Origin) {
        self.letters.commands.write_message(LinkArrived { letter: Box::new(Ok(*letter)), origin });
    }

    /// Takes the news of a line at this time. Returns the reason if the meeting ends.
    pub(super) fn hear(&mut self, at: usize, news: News, now: Duration) -> Option<LiveNotice> {
        let player = self.player();
        let is_on_table = self.key() == Some(self.live.meetings[at].key());
        let meeting = &mut self.live.meetings[at];
        match news {
            News::Invites(invitations) => meeting.invitations = Some(invitations),
            News::Met => {
                for said in [LiveNotice::Joining, LiveNotice::Copied] {
                    self.letters.play.unsay(&Notice::Live(said));
                }
                let meeting = &mut self.live.meetings[at];
                let was_met = meeting.was_met;
                meeting.meets(player.filter(|_| is_on_table), now);
                if meeting.invitations.is_some() && is_on_table && !was_met {
                    self.letters.commands.write_message(Action::from(GoTo::Resume));
                }
            }
            News::Apart => meeting.parts(),
            News::Heard(frame) => match meeting.conversation.as_mut()?.hear(&frame, now) {
                Ok(heard) => return self.heard(at, heard, is_on_table),
                Err(Cut::Later(_)) => return Some(LiveNotice::TooNew),
                Err(Cut::Earlier(_)) => return Some(LiveNotice::TooOld),
                Err(_) => return Some(LiveNotice::Cut),
            },
            News::Watched(devices) => meeting.watchers = devices,
            News::NotInvited => return Some(LiveNotice::NotInvited),
            News::Full => self.say(LiveNotice::Full),
            News::Failed(reason) => return Some(LiveNotice::Failed(reason)),
        }
        None
    }

    /// Takes what was heard. Returns the reason if the meeting ends.
    fn heard(&mut self, at: usize, heard: Heard, is_on_table: bool) -> Option<LiveNotice> {
        let mine = self.game().filter(|_| is_on_table).map(|game| game.acts().len());
        let is_over = self.game().is_some_and(|game| game.outcome().is_some());
        let player = self.player().filter(|_| is_on_table);
        let meeting = &mut self.live.meetings[at];
        let key = meeting.key();
        match heard {
            Heard::Hello(theirs) => {
                if theirs.is_some() && theirs == player {
                    return Some(LiveNotice::SameSide);
                }
                (meeting.is_greeted, meeting.owes) = (true, true);
                meeting.player = theirs.map(Side::other);
            }
            Heard::Letter(letter) if letter.key != key => {}
            Heard::Letter(letter) if meeting.was_on_table && !is_on_table => {
                let is_new = meeting.held.as_ref().is_none_or(|held| held.game.acts() != letter.game.acts());
                meeting.held = Some(letter);
                if is_new {
                    self.say(LiveNotice::Elsewhere);
                }
            }
            Heard::Letter(letter) => {
                meeting.owes |= mine > Some(letter.game.acts().len());
                let is_shown = meeting.line.watches();
                let origin = if is_shown { Origin::Shown } else { Origin::Live { player: meeting.player } };
                self.arrives(letter, origin);
            }
            Heard::AskBack(acts) if mine > Some(acts) => {
                meeting.asks = Some(Wish::Back(acts));
            }
            Heard::AskRematch if is_on_table && is_over => self.asked_for_rematch(at),
            Heard::AskBack(_) | Heard::AskRematch => meeting.line.say(&Frame::Answer(false)),
            Heard::Answer(yes) => match meeting.asked.take() {
                Some(Wish::Back(acts)) if yes && mine > Some(acts) => {
                    meeting.owes = true;
                    self.go_back(acts);
                }
                Some(_) => {
                    meeting.owes = true;
                    self.say(LiveNotice::Declined);
                }
                None => {}
            },
            Heard::Next(letter) => self.take_rematch(at, letter),
            Heard::Phrase(phrase) if is_on_table => self.say(LiveNotice::Said(phrase)),
            // It is for whoever sees the match, and would be said in the name of another player here.
            Heard::Phrase(_) => {}
            Heard::Bye => return Some(LiveNotice::Left),
        }
        None
    }

    /// The partner asks for a rematch. If both do, the player who began on the first side begins it.
    fn asked_for_rematch(&mut self, at: usize) {
        let begins = self.player() == Some(Side::First);
        let meeting = &mut self.live.meetings[at];
        match meeting.asked {
            Some(Wish::Rematch) if begins => {
                meeting.asks = Some(Wish::Rematch);
                self.answer(true);
            }
            // The letter of the rematch is on its way.
            Some(Wish::Rematch) => {}
            _ => meeting.asks = Some(Wish::Rematch),
        }
    }

    /// Delivers the letter that has come while another match was on the table.
    pub(super) fn deliver_held(&mut self) {
        let Some(meeting) = self.here_unseen() else { return };
        meeting.was_on_table = true;
        if let Some(letter) = meeting.held.take() {
            meeting.owes = true;
            let origin = if meeting.line.watches() { Origin::Shown } else { Origin::Live { player: None } };
            self.arrives(letter, origin);
        }
    }

    /// Says the match on the table to the partner, who lacks something, and shows it to those who watch.
    pub(super) fn tell(&mut self) {
        let Some(game) = self.letters.play.session.game() else { return };
        let Some(known) = game.correspondence() else { return };
        let (key, stamp) = (known.key, MatchStamp::of(game));
        let is_unsent = self.letters.letters.has_unsent(game);
        let letters = &self.letters;
        let live = self.live.bypass_change_detection();
        let Some(meeting) = live.meetings.iter_mut().find(|meeting| meeting.key() == key) else { return };
        if meeting.line.watches() {
            return;
        }
        meeting.show(stamp, || letters.letters.copy(game));
        if is_unsent {
            // An act takes back the wish to take another one back.
            meeting.asked = None;
        }
        let waits = matches!(meeting.asked, Some(Wish::Back(_)));
        if !meeting.is_greeted || waits || !(meeting.owes || is_unsent) {
            return;
        }
        meeting.owes = false;
        if let Some(link) = self.letters.tell()
            && let Some(meeting) = self.here_unseen()
        {
            meeting.line.say(&Frame::Letter(link.payload().to_owned()));
        }
    }

    /// Carries out an action.
    pub(super) fn act(&mut self, action: LiveAction) {
        match action {
            LiveAction::Invite => self.invite(),
            LiveAction::Copy | LiveAction::Share => {}
            LiveAction::ShowWatch(shows) => self.live.shows_watch = shows,
            LiveAction::End => self.leave(),
            LiveAction::Say(phrase) => {
                if let Some(meeting) = self.here() {
                    meeting.line.say(&Frame::Phrase(phrase));
                    self.letters.play.close_more();
                    self.say(LiveNotice::YouSaid(phrase));
                    self.letters.commands.write_message(Action::from(GoTo::Resume));
                }
            }
            LiveAction::AskBack => self.ask_back(),
            LiveAction::AskRematch => self.ask(Wish::Rematch),
            LiveAction::Agree => self.answer(true),
            LiveAction::Decline => self.answer(false),
        }
    }
}

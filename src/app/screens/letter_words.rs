//! Texts about letters: their content and the reasons to refuse them, in the player's language.

use crate::app::screens::words::{count, text};
use crate::app::state::live::Presence;
use crate::app::ui::words::Words;
use crate::app::vocabulary::notice::{LetterNotice, LiveNotice};
use crate::play::link::{Awaits, BadLink, MAX_BYTES, Refused};
use crate::play::live::Phrase;
use crate::play::{Match, Summary};
use crate::rules::Side;

impl Words<'_> {
    /// Returns the text of a notice of letters. Notices about a match refer to `game`.
    pub fn letter_said(&self, said: &LetterNotice, game: Option<&Match>) -> String {
        let language = &self.language;
        let player = |side: Side| game.map_or_else(String::new, |game| self.player(game, side));
        match said {
            LetterNotice::Copied => language.text("link-copied"),
            LetterNotice::Sent => language.text("link-sent-already"),
            LetterNotice::New(side) => {
                let side = game.map_or_else(String::new, |game| self.side(game.setup().rules, *side));
                language.format("link-new", &[("side", side.into())])
            }
            LetterNotice::Arrived(side) => {
                language.format("link-arrived", &[("player", player(*side).into())])
            }
            LetterNotice::Same => language.text("link-same"),
            LetterNotice::Older => language.text("link-older"),
            LetterNotice::OwnChanged(act) => {
                self.unchanged(language.format("link-own-changed", &[("act", count(*act))]))
            }
            LetterNotice::Refused(refused) => self.unchanged(self.refused(*refused)),
            LetterNotice::Bad(reason) => self.bad_link(reason),
        }
    }

    /// Returns the text of a notice of live play about `game`.
    pub fn live_said(&self, said: &LiveNotice, game: Option<&Match>) -> String {
        let key = match said {
            LiveNotice::Copied => "live-copied",
            LiveNotice::Joining => "live-joining",
            LiveNotice::Left => "live-left",
            LiveNotice::NotInvited => "live-not-invited",
            LiveNotice::Failed(reason) => {
                return self.language.format("live-failed", &[("reason", text(reason))]);
            }
            LiveNotice::TooNew => "live-too-new",
            LiveNotice::TooOld => "live-too-old",
            LiveNotice::Cut => "live-cut",
            LiveNotice::Damaged => "live-damaged",
            LiveNotice::NotHere => "live-not-here",
            LiveNotice::NoRelay => "live-no-relay",
            LiveNotice::Full => "live-full",
            LiveNotice::SameSide => "live-same-side",
            LiveNotice::Elsewhere => "live-elsewhere",
            LiveNotice::TakenBack => "live-taken-back",
            LiveNotice::Declined => "live-declined",
            LiveNotice::Said(phrase) => {
                let player =
                    game.map_or_else(String::new, |game| self.player(game, game.asking_side().other()));
                let values = [("player", player.into()), ("phrase", self.live_phrase(*phrase).into())];
                return self.language.format("live-said", &values);
            }
            LiveNotice::YouSaid(phrase) => {
                let values = [("phrase", self.live_phrase(*phrase).into())];
                return self.language.format("live-you-said", &values);
            }
        };
        self.language.text(key)
    }

    /// Returns a phrase.
    pub fn live_phrase(&self, phrase: Phrase) -> String {
        self.language.text(match phrase {
            Phrase::Hello => "phrase-hello",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::Thanks => "phrase-thanks",
            Phrase::Sorry => "phrase-sorry",
            Phrase::Goodbye => "phrase-goodbye",
        })
    }

    /// Returns who is there in live play; `None` without a meeting.
    pub fn present(&self, game: &Match, presence: Presence) -> Option<String> {
        let key = match presence {
            Presence::Off => return None,
            Presence::Inviting => return Some(self.language.text("live-waiting")),
            Presence::Apart => "live-apart",
            Presence::Here => "live-here",
        };
        let player = self.player(game, game.asking_side().other());
        Some(self.language.format(key, &[("player", player.into())]))
    }

    /// Adds to a sentence that the match has not changed.
    fn unchanged(&self, why: String) -> String {
        format!("{why} {}", self.language.text("link-unchanged"))
    }

    /// Returns what the other player could not decide.
    fn refused(&self, refused: Refused) -> String {
        let key = match refused {
            Refused::OtherMatch => "link-other-match",
            Refused::Setup => "link-other-setup",
            Refused::Turn(act) => {
                return self.language.format("link-not-theirs-turn", &[("act", count(act + 1))]);
            }
            Refused::Choice(_) => "link-not-theirs-choice",
            Refused::Claim(_) => "link-not-theirs-claim",
            Refused::Resignation(_) => "link-not-theirs-resign",
            Refused::Draw(_) => "link-not-theirs-draw",
            Refused::Count(_) => "link-not-theirs-count",
            Refused::PlayOn(_) => "link-not-theirs-play-on",
            Refused::Flag(_) => "link-not-theirs-end",
            Refused::Offer => "link-not-theirs-offer",
        };
        self.language.text(key)
    }

    /// Returns why a link cannot be read.
    fn bad_link(&self, reason: &BadLink) -> String {
        let key = match reason {
            BadLink::NotALink => "link-none",
            BadLink::Damaged => "link-damaged",
            BadLink::Later(_) | BadLink::Rules => "link-later",
            BadLink::TooLarge { .. } => {
                let size = (MAX_BYTES / 100_000) as f64 / 10.;
                return self.language.format("record-too-large", &[("size", size.into())]);
            }
            BadLink::Position | BadLink::Acts { .. } => "link-other-version",
            BadLink::Form
            | BadLink::Start(_)
            | BadLink::Act { .. }
            | BadLink::TooManyJumps { .. }
            | BadLink::Offer => "link-impossible",
        };
        self.language.text(key)
    }

    /// Returns when the last letter of a match was sent. `None` if none was, or if the time is unknown.
    pub fn sent_on(&self, game: &Match) -> Option<String> {
        let date = self.date(game.correspondence()?.since?)?;
        Some(self.language.format("link-sent-on", &[("date", date.into())]))
    }

    /// Returns what a match by link on its shelf waits for, and since when.
    pub fn awaited(&self, game: &Summary) -> Option<String> {
        let known = game.correspondence.as_ref()?;
        let date = known.since.and_then(|since| self.date(since)).unwrap_or_default();
        let other = if game.standing.swapped { known.player } else { known.player.other() };
        Some(match game.awaits()? {
            Awaits::Nothing => return None,
            _ if known.watches => self.language.text("library-watched"),
            Awaits::Act => self.language.format("library-your-turn", &[("date", date.into())]),
            Awaits::Sending => self.language.text("library-to-send"),
            Awaits::Answer => {
                let player = self.called(game.setup.rules, game.player(other), other);
                let values = [("player", player.into()), ("date", date.into())];
                self.language.format("library-their-turn", &values)
            }
        })
    }
}

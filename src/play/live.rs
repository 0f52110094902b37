//! Live play: what two devices say to each other while both are open.
//!
//! A device says its whole match in a [letter](super::link) whenever the other one may not know all of it: when
//! they meet, and after each act. So nothing needs to be remembered of what was said before, and devices that
//! were cut off, killed or asleep go on as soon as they meet again. A letter takes some hundreds of bytes, and
//! [merging](super::link::Correspondence::merge) checks who made each act, as it does for links.
//!
//! A [`Conversation`] is one meeting. It reads [frames](Frame), whose transport is not its business, and ends the
//! meeting with a partner that sends nonsense or too much.
//!
//! # Examples
//!
//! ```
//! use std::time::Duration;
//!
//! use parlour::play::link::{self, Correspondence, Key};
//! use parlour::play::live::{Conversation, Frame, Heard};
//! use parlour::play::{Avatar, Match, Player, Setup};
//! use parlour::rules::{Game, Side, Square};
//!
//! let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
//! let mut game = Match::new(1, Setup::new(Game::ConnectFour.presets()[0].rules, players), 0)?;
//! let mut anna = Correspondence::new(Key(7), Side::First);
//! game.touch(Square(3));
//! game.finish()?;
//!
//! let mut ben = Conversation::new(Key(7), Duration::ZERO);
//! ben.hear(&Frame::hello(Key(7), Some(Side::First)).bytes(), Duration::ZERO)?;
//! let said = Frame::Letter(anna.send(&game, true, 1_795_000_000).payload().to_owned());
//! let Heard::Letter(letter) = ben.hear(&said.bytes(), Duration::ZERO)? else { panic!("it is a letter") };
//! assert_eq!(letter.game.acts(), game.acts());
//! assert!(ben.hear(b"nonsense", Duration::ZERO).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::time::Duration;

use super::link::{self, BadLink, Key, Letter, MAX_BYTES};
use crate::rules::Side;

/// Version of the conversation that this program speaks.
pub const VERSION: u8 = 1;

/// Oldest version of the conversation that this program understands.
const OLDEST: u8 = 1;

/// Largest frame in bytes. The longest possible match takes a fifth of it.
pub const MAX_FRAME: usize = MAX_BYTES;

/// Number of frames that a partner can send at once, and further ones in each second.
const FRAMES: Allowance = Allowance { at_once: 40., in_a_second: 8. };
/// Number of bytes that a partner can send at once, and further ones in each second.
const BYTES: Allowance = Allowance { at_once: 2. * MAX_FRAME as f64, in_a_second: 65_536. };

/// What stands before the payload of an invitation, in place of the number of a link's form.
pub const MARK: &str = "live1.";

/// Returns `true` if an invitation begins somewhere in a text, whole or not.
///
/// # Examples
///
/// ```
/// use parlour::play::live::is_invitation;
///
/// assert!(is_invitation("Play with me: https://parlour.example/#live1.AVQq"));
/// assert!(!is_invitation("The band plays live1."));
/// ```
#[must_use]
pub fn is_invitation(text: &str) -> bool {
    payload_of(text).is_some()
}

/// Returns what follows the beginning of an invitation in a text.
#[must_use]
pub fn payload_of(text: &str) -> Option<&str> {
    let begins = |at: usize| ["#", "%23", link::SCHEME].iter().any(|start| text[..at].ends_with(start));
    text.match_indices(MARK).find(|(at, _)| begins(*at)).map(|(at, _)| &text[at + MARK.len()..])
}

/// A short thing to say. There is no free chat, so nothing has to be read before it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// The partner has played well.
    WellPlayed,
    /// Thinking takes a while.
    OneMoment,
    /// Thanks.
    Thanks,
    /// A word of regret.
    Sorry,
    /// A farewell.
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order of their numbers in frames.
    pub const ALL: [Phrase; 6] = [
        Phrase::Hello,
        Phrase::WellPlayed,
        Phrase::OneMoment,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Goodbye,
    ];
}

/// One thing that a device says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// The first frame of each device: its version, the match that it speaks of, and who plays there.
    Hello {
        /// Version of the conversation.
        version: u8,
        /// Number of the match.
        key: Key,
        /// Player at the device, by the side on which that player began. `None` if the device does not know the match
        /// yet.
        player: Option<Side>,
    },
    /// The payload of a link with the whole match.
    Letter(String),
    /// A phrase.
    Phrase(Phrase),
    /// Asks to go back to the state after this number of acts. Until the answer comes, the device says no letter: one
    /// that arrives after the partner has gone back would bring the acts again.
    AskBack(u32),
    /// Answers what was asked last. If the device has gone back, the one that has asked does so too, and in any case it
    /// says its letter. A rematch is not agreed to with this, but with its first letter.
    Answer(bool),
    /// The device leaves, and does not come back by itself.
    Bye,
    /// Asks for a rematch.
    AskRematch,
    /// The payload of a link with the rematch, of which the devices speak from now on. The players have swapped sides.
    Next(String),
}

impl Frame {
    /// Returns the first frame about a match.
    #[must_use]
    pub fn hello(key: Key, player: Option<Side>) -> Frame {
        Frame::Hello { version: VERSION, key, player }
    }

    /// Returns the frame as bytes: the number of its kind, from 0 in the order of [`Frame`], and its content.
    /// Numbers have the lowest byte first.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        match self {
            Frame::Hello { version, key, player } => {
                let player = player.map_or(2, |player| player.index() as u8);
                [&[0, *version][..], &key.0.to_le_bytes(), &[player]].concat()
            }
            Frame::Letter(payload) => [&[1], payload.as_bytes()].concat(),
            Frame::Phrase(phrase) => vec![2, *phrase as u8],
            Frame::AskBack(acts) => [&[3][..], &acts.to_le_bytes()].concat(),
            Frame::Answer(yes) => vec![4, u8::from(*yes)],
            Frame::Bye => vec![5],
            Frame::AskRematch => vec![6],
            Frame::Next(payload) => [&[7], payload.as_bytes()].concat(),
        }
    }

    /// Reads a frame. `None` if it is none of this version.
    fn read(bytes: &[u8]) -> Option<Frame> {
        Some(match bytes {
            [0, version, key @ .., player @ 0..=2] => Frame::Hello {
                version: *version,
                key: Key(u64::from_le_bytes(key.try_into().ok()?)),
                player: Side::BOTH.get(usize::from(*player)).copied(),
            },
            [1, payload @ ..] => Frame::Letter(str::from_utf8(payload).ok()?.to_owned()),
            [2, number] => Frame::Phrase(*Phrase::ALL.get(usize::from(*number))?),
            [3, acts @ ..] => Frame::AskBack(u32::from_le_bytes(acts.try_into().ok()?)),
            [4, yes @ (0 | 1)] => Frame::Answer(*yes == 1),
            [5] => Frame::Bye,
            [6] => Frame::AskRematch,
            [7, payload @ ..] => Frame::Next(str::from_utf8(payload).ok()?.to_owned()),
            _ => return None,
        })
    }
}

/// What a device has heard.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The partner is there, and this player at its device. The device now says its letter.
    Hello(Option<Side>),
    /// The partner's match, or for a moment the one before it.
    Letter(Box<Letter>),
    /// A phrase.
    Phrase(Phrase),
    /// The partner asks to go back to the state after this number of acts.
    AskBack(usize),
    /// The partner's answer to what this device has asked last.
    Answer(bool),
    /// The partner leaves.
    Bye,
    /// The partner asks for a rematch.
    AskRematch,
    /// A letter with another match, of which the devices speak from now on.
    Next(Box<Letter>),
}

/// Reason to end a meeting. The match stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Cut {
    /// The partner's program is newer, and speaks in this version.
    #[error(
        "the other device has a newer version of the app (it speaks version {0}, this one up to {VERSION})"
    )]
    Later(u8),
    /// The partner's program is older, and speaks in this version.
    #[error(
        "the other device has an older version of the app (it speaks version {0}, this one from {OLDEST})"
    )]
    Earlier(u8),
    /// The partner speaks of another match.
    #[error("the other device speaks of another match")]
    OtherMatch,
    /// The partner sends more than anybody plays.
    #[error("the other device sends too much")]
    Flood,
    /// What the partner sends means nothing.
    #[error("the other device sends what this one does not understand")]
    Nonsense,
    /// The partner's letter cannot be read.
    #[error("the other device sends a match that cannot be read: {0}")]
    Letter(#[from] BadLink),
}

/// An amount that fills up with time.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    at_once: f64,
    in_a_second: f64,
}

/// What is left of an [`Allowance`].
#[derive(Clone, Copy, Debug)]
struct Left(f64);

impl Left {
    /// Takes an amount, after this time since the last one. Returns `false` if not enough is left.
    fn take(&mut self, amount: f64, since: Duration, of: Allowance) -> bool {
        self.0 = (self.0 + since.as_secs_f64() * of.in_a_second).min(of.at_once) - amount;
        self.0 >= 0.
    }
}

/// A meeting with another device about one match. It takes a few bytes of memory whatever the partner does.
#[derive(Clone, Debug)]
pub struct Conversation {
    key: Key,
    /// Number of the match before, of which the partner may still speak for a moment.
    before: Option<Key>,
    is_greeted: bool,
    /// Two others play, and this device is shown their match.
    watches: bool,
    /// Time of the last frame.
    last: Duration,
    frames: Left,
    bytes: Left,
}

impl Conversation {
    /// Begins a meeting about a match. Times are those of any clock that does not go back.
    #[must_use]
    pub fn new(key: Key, now: Duration) -> Conversation {
        let (frames, bytes) = (Left(FRAMES.at_once), Left(BYTES.at_once));
        Conversation { key, before: None, is_greeted: false, watches: false, last: now, frames, bytes }
    }

    /// Begins to watch a match. Whoever shows it says letters alone, and no hello. If the players go on to another
    /// match, it is shown without further words.
    #[must_use]
    pub fn watching(key: Key, now: Duration) -> Conversation {
        Conversation { is_greeted: true, watches: true, ..Conversation::new(key, now) }
    }

    /// Speaks of another match from now on, as this device says with [`Frame::Next`].
    pub fn go_on(&mut self, key: Key) {
        self.before = Some(std::mem::replace(&mut self.key, key));
    }

    /// Hears a frame of the partner.
    ///
    /// # Errors
    /// Returns an error if the meeting has to end: see [`Cut`].
    pub fn hear(&mut self, frame: &[u8], now: Duration) -> Result<Heard, Cut> {
        let since = now.saturating_sub(self.last);
        self.last = now;
        let has_frames = self.frames.take(1., since, FRAMES);
        if !self.bytes.take(frame.len() as f64, since, BYTES) || !has_frames || frame.len() > MAX_FRAME {
            return Err(Cut::Flood);
        }
        // Another version may say anything after the number of its own.
        match frame {
            [0, version, ..] if *version > VERSION => return Err(Cut::Later(*version)),
            [0, version, ..] if *version < OLDEST => return Err(Cut::Earlier(*version)),
            _ => {}
        }
        let frame = Frame::read(frame).ok_or(Cut::Nonsense)?;
        if self.watches && !matches!(frame, Frame::Letter(_)) {
            return Err(Cut::Nonsense);
        }
        if self.is_greeted == matches!(frame, Frame::Hello { .. }) {
            // One hello, and before all else.
            return Err(Cut::Nonsense);
        }
        Ok(match frame {
            Frame::Hello { key, .. } if key != self.key => return Err(Cut::OtherMatch),
            Frame::Hello { player, .. } => {
                self.is_greeted = true;
                Heard::Hello(player)
            }
            Frame::Letter(payload) => {
                let letter = link::read(&payload)?;
                if letter.key != self.key && self.watches {
                    self.go_on(letter.key);
                    return Ok(Heard::Next(Box::new(letter)));
                }
                if letter.key != self.key && Some(letter.key) != self.before {
                    return Err(Cut::OtherMatch);
                }
                Heard::Letter(Box::new(letter))
            }
            Frame::Phrase(phrase) => Heard::Phrase(phrase),
            Frame::AskBack(acts) => Heard::AskBack(acts as usize),
            Frame::Answer(yes) => Heard::Answer(yes),
            Frame::Bye => Heard::Bye,
            Frame::AskRematch => Heard::AskRematch,
            Frame::Next(payload) => {
                let letter = link::read(&payload)?;
                self.go_on(letter.key);
                Heard::Next(Box::new(letter))
            }
        })
    }
}

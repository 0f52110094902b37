//! Matches by link: a whole match in a short text.
//!
//! Two players who are apart send each other links. Each link holds the whole match, so there is no
//! account and no server, and a link that is lost is sent again. [`write()`] and [`read()`] are the text,
//! [`Correspondence`] is what a device keeps beside its match, and [`Correspondence::merge`] compares a
//! letter with it. `docs/play-apart.md` describes the text byte by byte, for other programs.
//!
//! A link must stay readable for ever, so it depends on nothing that may change: turns are numbered in the
//! order of their squares, options by lists of their own, and rules are written in full. What was corrected
//! in the rules since is noticed by a checksum of the last position.
//!
//! # Examples
//!
//! ```
//! use parlour::play::link::{self, Key, Options};
//! use parlour::play::{Avatar, Match, Player, Setup};
//! use parlour::rules::{Game, Side, Square};
//!
//! let players = [Player::person("Anna", Avatar::Leaf), Player::person("", Avatar::Kite)];
//! let mut game = Match::new(1, Setup::new(Game::ConnectFour.presets()[0].rules, players), 0)?;
//! game.touch(Square(3));
//! game.finish()?;
//!
//! let link = link::write(&game, &Options { names: true, ..Options::new(Key(0xC0FF_EE00)) });
//! assert!(link.fits_qr());
//!
//! let message = format!("Your turn! {}\nSee you on Sunday.", link.url());
//! let letter = link::read(&message)?;
//! assert_eq!(letter.key, Key(0xC0FF_EE00));
//! assert_eq!(letter.game.acts(), game.acts());
//! assert_eq!(letter.recipient(), Side::Second);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod acts;
mod agreements;
mod bad_link;
mod correspondence;
mod digits;
mod envelope;
mod merge;
mod offer;
mod rules_code;
mod times;

use serde::{Deserialize, Serialize};

pub use bad_link::BadLink;
pub use correspondence::{Awaits, Correspondence};
use digits::{Reader, Writer};
pub use envelope::{sealed, unsealed};
pub use merge::{Merged, Refused};
pub use offer::{Offer, Proposal};

use super::clock::Spent;
use super::{Act, Match};
use crate::notation;
use crate::rules::{Piece, Position, Rank, Side};

/// Version of the form that [`write()`] writes.
pub const VERSION: u32 = 1;

/// Address of the app, to which links lead. A browser sends nothing of what follows the `#` to its host.
pub const BASE: &str = "https://parlour.example";

/// Beginning of a link that the system hands to the app.
pub const SCHEME: &str = "parlour:";

/// Longest link that fits a QR code, in characters. The largest code holds this number of bytes.
pub const FITS_QR: usize = 2_953;

/// Longest text in which a link is looked for, in bytes. The longest possible match takes a fifth of it.
pub const MAX_BYTES: usize = 1 << 20;

/// Number that identifies a match by link on all devices.
///
/// The device that begins the match draws it at random from all 64 bits, and each letter carries it. One
/// that all players of the world drew at once would not be drawn twice by two who know each other. It is no
/// secret: whoever has a letter has the match. The [id](Match::id) of a match belongs to one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Key(pub u64);

/// The content of a link beside the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Number of the match.
    pub key: Key,
    /// True if the names and avatars of the players are written.
    pub names: bool,
    /// Offer that waits for the other player's word.
    pub offer: Option<Offer>,
}

impl Options {
    /// Returns the options of a match with this number: no names, and no offer.
    #[must_use]
    pub fn new(key: Key) -> Options {
        Options { key, names: false, offer: None }
    }
}

/// A match as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    payload: String,
}

impl Link {
    /// Returns the text that holds the match, without the address before it.
    #[must_use]
    pub fn payload(&self) -> &str {
        &self.payload
    }

    /// Returns the link as an address on the web.
    #[must_use]
    pub fn url(&self) -> String {
        format!("{BASE}/#{VERSION}.{}", self.payload)
    }

    /// Returns the link as an address that the system hands to the app.
    #[must_use]
    pub fn scheme(&self) -> String {
        format!("{SCHEME}{VERSION}.{}", self.payload)
    }

    /// Returns `true` if the [address on the web](Link::url) fits a QR code. A longer one is sent as a link
    /// or as a file.
    #[must_use]
    pub fn fits_qr(&self) -> bool {
        self.url().len() <= FITS_QR
    }
}

/// A match as a link brings it.
#[derive(Clone, Debug)]
pub struct Letter {
    /// Number of the match.
    pub key: Key,
    /// The match. Its [id](Match::id) is 0, and nothing of it is undone.
    pub game: Match,
    /// True if the link holds names and avatars. Otherwise people have none.
    pub has_names: bool,
    /// Offer that waits for the other player's word.
    pub offer: Option<Offer>,
}

impl Letter {
    /// Returns the player to whom the letter is addressed, by the side on which that player began: the one
    /// who answers the offer, who acts next, or who has not ended the match.
    #[must_use]
    pub fn recipient(&self) -> Side {
        let (position, last) = (self.game.position(), self.game.acts().last());
        match (&self.offer, last) {
            (Some(offer), _) => offer.by.other(),
            (None, Some(&Act::Resign(side))) => began(position, side).other(),
            (None, Some(Act::Claim(_))) => position.actor().other(),
            _ => position.actor(),
        }
    }
}

/// Returns the side on which the player of a side began.
fn began(position: &dyn Position, side: Side) -> Side {
    if position.swapped() { side.other() } else { side }
}

/// Writes a match as a link: its setup, the acts in force, and the time that each took.
///
/// Times are exact. If the link would then be too long for a QR code, they are rounded down to as much of a
/// second as is necessary, at most to whole seconds.
#[must_use]
pub fn write(game: &Match, options: &Options) -> Link {
    let mut writer = Writer::new();
    let mut setup = game.setup.clone();
    setup.shorten();
    writer.bits(u128::from(options.key.0), u64::BITS);
    agreements::write(&mut writer, &setup, options.names);
    writer.number(game.began, BEGAN);
    acts::write(&mut writer, game);
    writer.bits(u128::from(checksum(game.position())), u32::BITS);
    acts::write_offer(&mut writer, game.position(), options.offer.as_ref());
    let linked = |writer: Writer| Link { payload: sealed(&writer.finish()) };
    if !setup.has_clocks() {
        return linked(writer);
    }
    let timed = |unit| {
        let mut writer = writer.clone();
        times::write(&mut writer, game.times(), unit);
        linked(writer)
    };
    let exact = timed(times::UNITS[0]);
    let rounded = times::UNITS[1..].iter().map(|&unit| timed(unit));
    if exact.fits_qr() { exact } else { rounded.into_iter().find(Link::fits_qr).unwrap_or(exact) }
}

/// Reads the link in a text: an address, its end alone, or a message around it. White space inside of it
/// does no harm. The acts are replayed by the rules, so the result is always a possible match.
///
/// If there are several links, the first one that is whole counts.
///
/// # Errors
/// Returns an error if there is no link in the text or it cannot be read.
pub fn read(text: &str) -> Result<Letter, BadLink> {
    read_content(&unsealed(text)?)
}

/// Returns `true` if a link begins somewhere in a text, whole or not. For a text that may be something else.
#[must_use]
pub fn is_in(text: &str) -> bool {
    envelope::beginnings(text).next().is_some()
}

/// Order of the time at which a match began, with which the present takes four bytes. See
/// [`Writer::number`].
const BEGAN: u32 = 31;

fn read_content(content: &[u8]) -> Result<Letter, BadLink> {
    let mut reader = Reader::new(content);
    let key = Key(reader.bits(u64::BITS)? as u64);
    let (setup, has_names) = agreements::read(&mut reader)?;
    let began = reader.number(BEGAN)?;
    if let Some(text) = &setup.position
        && !acts::is_listed(&*notation::read_position(setup.rules, text)?)
    {
        // A match lists the turns of its first position.
        return Err(BadLink::TooManyJumps { act: 1 });
    }
    let mut game = Match::before_any_act(0, setup, began)?;
    acts::read(&mut reader, &mut game)?;
    if reader.bits(u32::BITS)? as u32 != checksum(game.position()) {
        return Err(BadLink::Position);
    }
    let offer = acts::read_offer(&mut reader, &game)?;
    let acts = game.acts().len();
    if game.setup.has_clocks() {
        let times = times::read(&mut reader, acts)?;
        game.spent = Spent { acts: times, ..Spent::default() }.resized(acts, acts);
    }
    reader.end()?;
    game.come_in(offer.as_ref());
    Ok(Letter { key, game, has_names, offer })
}

/// Returns the checksum of a position: of one byte for each square, and one for the side to move. It depends
/// neither on notation nor on the hashes of the rules.
fn checksum(position: &dyn Position) -> u32 {
    let code = |square| match position.piece(square) {
        None => 0,
        Some(Piece { side, rank: Rank::Man }) => 1 + side.index() as u8,
        Some(Piece { side, rank: Rank::King }) => 3 + side.index() as u8,
    };
    let mut bytes: Vec<u8> = position.grid().squares().map(code).collect();
    bytes.push(position.to_move().index() as u8);
    crc32fast::hash(&bytes)
}

impl Match {
    /// Completes a match that a letter has brought: the current turn, the marks of dead pieces, and paused
    /// clocks, since the player has to be ready.
    fn come_in(&mut self, offer: Option<&Offer>) {
        self.reset_turns();
        self.play_forced_pass();
        if !self.setup.hands_over() {
            self.pause();
        }
        let settled = match self.acts().last() {
            Some(Act::Settle(dead)) => Some(dead.clone()),
            _ => None,
        };
        let proposed = match offer {
            Some(Offer { proposal: Proposal::Count(dead), .. }) => Some(dead.clone()),
            _ => None,
        };
        if let Some(dead) = settled.or(proposed) {
            self.dead = dead.into();
            self.marked = true;
        }
    }
}

//! The places of two devices in a match. A device that keeps its own comes back to the match after a restart.

use serde::{Deserialize, Serialize};

use super::{Event, Invitation};
use crate::play::link::Key;

/// The seat of the device that invites. It is kept for as long as the match is live, so that the same invitations
/// hold after a restart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Number of the match.
    pub key: Key,
    /// Secret key of the device, which belongs in no backup.
    pub device: [u8; 32],
    /// Secret of the invitation to play.
    pub secret: [u8; 16],
    /// Secret of the invitation to watch, another one.
    pub watch: [u8; 16],
    /// Port that was used before; 0 for any.
    pub port: u16,
    /// Public key of the device that has come, if one has.
    pub partner: Option<[u8; 32]>,
}

impl Seat {
    /// Returns a new seat. The key of the device and the two secrets are random.
    #[must_use]
    pub fn new(key: Key, device: [u8; 32], secret: [u8; 16], watch: [u8; 16]) -> Seat {
        Seat { key, device, secret, watch, port: 0, partner: None }
    }
}

/// The place of this device in a match. It holds secrets, so it belongs in no backup.
///
/// # Examples
///
/// ```
/// use parlour::online::{Event, Place, Seat};
/// use parlour::play::link::Key;
///
/// let mut place = Place::Host(Seat::new(Key(7), [1; 32], [2; 16], [3; 16]));
/// assert!(place.keep(&Event::Met { partner: [4; 32] }), "it has to be saved again");
/// let saved = serde_json::to_string(&place)?;
/// assert_eq!(serde_json::from_str::<Place>(&saved)?, place);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The device that invites.
    Host(Seat),
    /// A device that was invited, to play or to watch.
    Guest {
        /// The invitation.
        invitation: Invitation,
        /// Secret key of the device, random, and the same for as long as it comes to this match.
        device: [u8; 32],
    },
}

impl Place {
    /// Returns the number of the match.
    #[must_use]
    pub fn key(&self) -> Key {
        match self {
            Place::Host(seat) => seat.key,
            Place::Guest { invitation, .. } => invitation.key,
        }
    }

    /// Takes over what an event of the line says about the place. Returns `true` if the place has changed, so that it
    /// has to be saved again.
    pub fn keep(&mut self, event: &Event) -> bool {
        let Place::Host(seat) = self else { return false };
        let before = (seat.port, seat.partner);
        match event {
            Event::Invites { port, .. } => seat.port = *port,
            Event::Met { partner } => seat.partner = Some(*partner),
            _ => {}
        }
        (seat.port, seat.partner) != before
    }
}

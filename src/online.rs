//! Live play over the network: an invitation, and the line between the two devices that have it.
//!
//! Each device [opens](Line::open) a [`Line`] from its [`Place`] in the match. One invites, and shows its
//! [`Invitation`]; the other one joins with it. The line carries frames of any content;
//! [`play::live`](crate::play::live) says what two players say. It is encrypted from end to end, and goes directly
//! from device to device where that is possible, else over a relay. A line that breaks is joined again by itself.
//! Others may watch: they have an invitation of another kind, and see what the device that invites
//! [shows](Line::show).
//!
//! Nothing is contacted but what was asked for: no address is published or looked up. The invitation holds the key
//! and the addresses of the device, and only the first device that comes with its secret is let in. Without a relay
//! no other host is involved; a relay sees the addresses of both devices and when they speak, and nothing else.
//!
//! In a browser a line is a task of the page and takes the way over a relay, since a page has no sockets. There the
//! page's policy says which relays may be reached, so the edition [is built](relays::OWN) with their addresses.
//!
//! # Examples
//!
//! ```no_run
//! use parlour::online::{Event, Line, Place, Reach, Seat};
//! use parlour::play::link::Key;
//!
//! let place = Place::Host(Seat::new(Key(7), [1; 32], [2; 16], [3; 16]));
//! let mut host = Line::open(place, Reach::default(), Box::new(|| ()))?;
//! let invitation = loop {
//!     if let Some(Event::Invites { play, .. }) = host.event() {
//!         break play;
//!     }
//! };
//! println!("{}", invitation.url());
//! let place = Place::Guest { invitation, device: [4; 32] };
//! let mut guest = Line::open(place, Reach::default(), Box::new(|| ()))?;
//! guest.say(b"hello".to_vec());
//! # Ok::<(), std::io::Error>(())
//! ```

mod door;
mod event;
mod invitation;
mod line;
#[cfg(not(target_family = "wasm"))]
mod names;
mod place;
pub mod relays;
mod runtime;
mod watchers;
mod wire;

pub use event::Event;
pub use invitation::{BadInvitation, Invitation, Part};
pub use line::Line;
pub use place::{Place, Seat};
pub use watchers::MOST_WATCHERS;

/// Ways in which devices may be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Addresses of relays, such as `https://relay.example`. Without any, only direct connections are tried, which
    /// in most cases work in the same network. A device that joins uses the relays of the invitation in their place.
    pub relays: Vec<String>,
    /// True if only relays are used, so that the partner does not learn this device's address.
    pub relay_only: bool,
    /// True if only this machine is reached, for tests.
    pub local: bool,
}

impl Reach {
    /// Returns `true` if there is no way to any device: a browser makes no direct connections, so it needs a relay.
    #[must_use]
    pub fn is_nowhere(&self) -> bool {
        self.relays.is_empty() && (self.relay_only || cfg!(target_family = "wasm"))
    }
}

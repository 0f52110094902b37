//! Live play over the network: an invitation, and the line between the two devices that have it.
//!
//! One device [invites](Line::invite) and shows its [`Invitation`]; the other one [joins](Line::join) with it. The
//! line carries frames of any content; [`play::live`](crate::play::live) says what two players say. It is
//! encrypted from end to end, and goes directly from device to device where that is possible, else over a relay.
//! A line that breaks is joined again by itself.
//!
//! Nothing is contacted but what was asked for: no address is published or looked up. The invitation holds the key
//! and the addresses of the device, and only the first device that comes with its secret is let in. Without a relay
//! no other host is involved; a relay sees the addresses of both devices and when they speak, and nothing else.
//!
//! In a browser a line is a task of the page and takes the way over a relay, since a page has no sockets. There the
//! page's policy says which relays may be reached, so the edition [is built](relays_of_edition) with their addresses.
//!
//! # Examples
//!
//! ```no_run
//! use parlour::online::{Event, Line, Reach, Seat};
//! use parlour::play::link::Key;
//!
//! let mut host = Line::invite(Seat::new(Key(7), [1; 32], [2; 16]), Reach::default(), Box::new(|| ()))?;
//! let invitation = loop {
//!     if let Some(Event::Invites(invitation)) = host.event() {
//!         break invitation;
//!     }
//! };
//! println!("{}", invitation.url());
//! let mut guest = Line::join(invitation, [3; 32], Reach::default(), Box::new(|| ()))?;
//! guest.say(b"hello".to_vec());
//! # Ok::<(), std::io::Error>(())
//! ```

mod invitation;
mod line;
mod runtime;

pub use invitation::{BadInvitation, Invitation};
pub use line::{Event, Line, Seat};

/// Ways in which devices may be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Addresses of relays, such as `https://relay.example`. Without any, only direct connections are tried, which
    /// in most cases work in the same network.
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

/// Returns the addresses of the relays that this edition was built with: those in the variable `PARLOUR_RELAYS` of
/// the build, with spaces between them. A page reaches no others.
#[must_use]
pub fn relays_of_edition() -> Vec<String> {
    option_env!("PARLOUR_RELAYS").unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

//! What a line tells the app.

use std::sync::{Arc, Mutex, PoisonError};

use super::Invitation;

/// News of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The invitations can be shown. The first event of a device that invites.
    Invites {
        /// The invitation for the partner.
        play: Invitation,
        /// The invitation for those who watch.
        watch: Invitation,
        /// Port of this device, for [`Seat::port`](super::Seat::port).
        port: u16,
    },
    /// The devices have met. Frames that were said before are not sent any more.
    Met {
        /// Public key of the other device. Of the devices with the invitation to play, only that one is let in from
        /// now on.
        partner: [u8; 32],
    },
    /// A frame of the partner, or what a device that watches is shown.
    Heard(Vec<u8>),
    /// This number of devices watch. It comes at most four times in a second, with the last number.
    Watched(usize),
    /// The devices are apart. They meet again by themselves.
    Apart,
    /// The other device does not let this one in: somebody else has come with the invitation.
    NotInvited,
    /// Too many devices watch already. The line tries again by itself, and tells this once until there is room.
    Full,
    /// The network cannot be used, for this reason. The line has ended.
    Failed(String),
}

/// A function that is called after each event, on the thread of the line or in a browser on that of the page.
pub(super) type Wake = Box<dyn Fn() + Send>;

/// The same function for several parts of the line.
#[derive(Clone)]
pub(super) struct Bell(Arc<Mutex<Wake>>);

impl Bell {
    pub(super) fn new(wake: Wake) -> Bell {
        Bell(Arc::new(Mutex::new(wake)))
    }

    pub(super) fn ring(&self) {
        (self.0.lock().unwrap_or_else(PoisonError::into_inner))();
    }
}

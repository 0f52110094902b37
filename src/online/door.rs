//! The door of the device that invites: who is let in, and to what.

use std::collections::VecDeque;
use std::io;

use iroh::Endpoint;
use iroh::endpoint::{Connection, Incoming};
use tokio::sync::mpsc::Sender;

use super::runtime::{JoinSet, timeout};
use super::watchers::Watchers;
use super::wire::{NOT_INVITED, PATIENCE, Streams};
use super::{Part, Seat};

/// Number of devices that may come at once. One more takes the place of the one that has come first, so devices that
/// stay silent keep nobody waiting.
const COMING: usize = 16;

/// The device that plays, each time that it comes.
pub(super) type Admitted = (Connection, Streams);

/// Lets in the device that has the secret, and from then on only that one, and the devices that watch.
pub(super) async fn watch_door(
    endpoint: Endpoint,
    seat: Seat,
    admits: Sender<Admitted>,
    mut watchers: Watchers,
) {
    let mut partner = seat.partner;
    let secrets = [(seat.secret, Part::Play), (seat.watch, Part::Watch)];
    let mut coming = JoinSet::new();
    let mut order = VecDeque::new();
    loop {
        tokio::select! {
            incoming = endpoint.accept() => {
                let Some(incoming) = incoming else { return };
                order.push_back(coming.spawn(timeout(PATIENCE, admit(incoming, secrets))));
                if coming.len() > COMING && let Some(first) = order.pop_front() {
                    first.abort();
                }
            }
            Some(came) = coming.join_next() => {
                order.retain(|device| !device.is_finished());
                let Ok(Ok(Ok((connection, came)))) = came else { continue };
                let id = *connection.remote_id().as_bytes();
                match came {
                    Some((Part::Play, streams)) if *partner.get_or_insert(id) == id => {
                        if admits.send((connection, streams)).await.is_err() {
                            return;
                        }
                    }
                    Some((Part::Watch, streams)) => watchers.come(connection, streams),
                    _ => connection.close(NOT_INVITED.into(), b"not invited"),
                }
            }
            () = watchers.watch() => {}
        }
    }
}

/// Reads the secret of a device that comes. It tells the part for which the device is invited, if it is.
async fn admit(
    incoming: Incoming,
    secrets: [([u8; 16], Part); 2],
) -> io::Result<(Connection, Option<(Part, Streams)>)> {
    let connection = incoming.await.map_err(io::Error::other)?;
    let (send, mut receive) = connection.accept_bi().await.map_err(io::Error::other)?;
    let mut shown = [0; 16];
    receive.read_exact(&mut shown).await.map_err(io::Error::other)?;
    let part = secrets.into_iter().find(|(secret, _)| *secret == shown).map(|(_, part)| part);
    Ok((connection, part.map(|part| (part, (send, receive)))))
}

//! The line between two devices, which runs beside the app.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use iroh::endpoint::{Connection, ConnectionError, RecvStream, SendStream, presets};
use iroh::{Endpoint, EndpointAddr, EndpointId, RelayMap, RelayMode, RelayUrl, SecretKey};
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::runtime::{self, JoinSet, sleep, timeout};
use super::{Invitation, Reach};
use crate::play::link::Key;
use crate::play::live::MAX_FRAME;

/// Name of the conversation, by which the devices recognise each other's programs.
const ALPN: &[u8] = b"parlour/1";
/// Number of frames that wait on either side. A partner that sends more waits.
const WAITING: usize = 64;
/// Longest time for the first words of a device that comes.
const PATIENCE: Duration = Duration::from_secs(10);
/// Time between two tries to join, at first and at last.
const AGAIN: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(8)];
/// Longest time in which a relay and the own addresses are found.
const FOUND: Duration = Duration::from_secs(5);
/// Number of devices that may come at once.
const COMING: usize = 8;
/// The code with which a device is sent away that shows another secret.
const NOT_INVITED: u32 = 1;

/// The seat of the device that invites. It is kept for as long as the match is live, so that the same invitation
/// holds after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Number of the match.
    pub key: Key,
    /// Secret key of the device, which belongs in no backup.
    pub device: [u8; 32],
    /// Secret of the invitation.
    pub secret: [u8; 16],
    /// Port that was used before; 0 for any.
    pub port: u16,
    /// Public key of the device that has come, if one has.
    pub partner: Option<[u8; 32]>,
}

impl Seat {
    /// Returns a new seat. The secrets are random.
    #[must_use]
    pub fn new(key: Key, device: [u8; 32], secret: [u8; 16]) -> Seat {
        Seat { key, device, secret, port: 0, partner: None }
    }
}

/// News of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The invitation can be shown.
    Invites(Invitation),
    /// The devices have met. Frames that were said before are not sent any more.
    Met {
        /// Public key of the partner. Only that device is let in from now on.
        partner: [u8; 32],
        /// Port of this device, for [`Seat::port`].
        port: u16,
    },
    /// A frame of the partner.
    Heard(Vec<u8>),
    /// The devices are apart. They meet again by themselves.
    Apart,
    /// The other device does not let this one in: somebody else has come with the invitation.
    NotInvited,
    /// The network cannot be used, for this reason. The line has ended.
    Failed(String),
}

/// A function that is called after each event, on the thread of the line or in a browser on that of the page.
type Wake = Box<dyn Fn() + Send>;

/// A line to another device. It ends when it is dropped.
#[derive(Debug)]
pub struct Line {
    said: Sender<Vec<u8>>,
    events: Receiver<Event>,
}

impl Line {
    /// Opens a line for the device that is invited. The first event is the invitation.
    ///
    /// # Errors
    /// If there is no way to any device, or the system refuses a thread.
    pub fn invite(seat: Seat, reach: Reach, wake: Wake) -> io::Result<Line> {
        Line::start(Side::Host(seat), reach, wake)
    }

    /// Joins the device that has invited. `device` is the secret key of this one, which stays the same for the match.
    ///
    /// # Errors
    /// If there is no way to that device, or the system refuses a thread.
    pub fn join(invitation: Invitation, device: [u8; 32], reach: Reach, wake: Wake) -> io::Result<Line> {
        if cfg!(target_family = "wasm") && !reach.is_nowhere() && !invitation.is_over_one_of(&reach.relays) {
            let reason = "the invitation names a relay that this page may not reach";
            return Err(io::Error::new(io::ErrorKind::Unsupported, reason));
        }
        Line::start(Side::Guest(invitation, device), reach, wake)
    }

    /// Sends a frame, or drops it if the partner takes no more. What is said while the devices are apart is dropped
    /// when they meet.
    pub fn say(&self, frame: Vec<u8>) {
        _ = self.said.try_send(frame);
    }

    /// Returns the next event. `None` if there is none.
    pub fn event(&mut self) -> Option<Event> {
        self.events.try_recv().ok()
    }

    fn start(side: Side, reach: Reach, wake: Wake) -> io::Result<Line> {
        if reach.is_nowhere() {
            return Err(io::Error::new(io::ErrorKind::Unsupported, "it takes a relay, and none is set"));
        }
        let (said, frames) = mpsc::channel(WAITING);
        let (tells, events) = mpsc::channel(WAITING);
        runtime::start(move || async move {
            let mut ends = Ends { frames, tells, wake };
            let ended = match side {
                Side::Host(seat) => host(seat, &reach, &mut ends).await,
                Side::Guest(invitation, device) => guest(invitation, device, &reach, &mut ends).await,
            };
            if let Err(reason) = ended {
                ends.tell(Event::Failed(reason)).await;
            }
        })?;
        Ok(Line { said, events })
    }
}

/// The part of a device.
enum Side {
    Host(Seat),
    Guest(Invitation, [u8; 32]),
}

/// The ends of the channels on the side of the line.
struct Ends {
    frames: Receiver<Vec<u8>>,
    tells: Sender<Event>,
    wake: Wake,
}

impl Ends {
    /// Tells the app something. Waits while it has many events to read.
    async fn tell(&self, event: Event) {
        // Without a receiver the line has been dropped, which the frames tell as well.
        _ = self.tells.send(event).await;
        (self.wake)();
    }

    /// Waits until the line is dropped. Frames that are said meanwhile are dropped.
    async fn dropped(&mut self) {
        while self.frames.recv().await.is_some() {}
    }
}

/// Opens the network of a device.
async fn endpoint(device: [u8; 32], port: u16, reach: &Reach) -> Result<Endpoint, String> {
    let mut relays = Vec::new();
    for relay in &reach.relays {
        relays.push(relay.parse::<RelayUrl>().map_err(|reason| format!("{relay}: {reason}"))?);
    }
    let mode =
        if relays.is_empty() { RelayMode::Disabled } else { RelayMode::Custom(RelayMap::from_iter(relays)) };
    // The minimal preset publishes no address and looks none up.
    let with = |port: u16| {
        let builder = Endpoint::builder(presets::Minimal)
            .secret_key(SecretKey::from_bytes(&device))
            .alpns(vec![ALPN.to_vec()])
            .relay_mode(mode.clone());
        runtime::with_sockets(builder, port, reach)
    };
    let mut bound = match with(port) {
        Ok(builder) => builder.bind().await.map_err(|reason| reason.to_string()),
        Err(reason) => Err(reason),
    };
    if bound.is_err() && port != 0 {
        // Another program has the port now.
        bound = with(0)?.bind().await.map_err(|reason| reason.to_string());
    }
    bound
}

/// Returns the addresses of a device, once its relay is found or after a while.
async fn address(endpoint: &Endpoint, reach: &Reach) -> EndpointAddr {
    if !reach.relays.is_empty() {
        _ = timeout(FOUND, endpoint.online()).await;
    }
    let mut address = endpoint.addr();
    if reach.local {
        for socket in runtime::sockets(endpoint) {
            address = address.with_ip_addr(socket);
        }
    }
    address
}

/// Returns the port of a device.
fn port(endpoint: &Endpoint) -> u16 {
    runtime::sockets(endpoint).iter().find(|socket| socket.is_ipv4()).map_or(0, SocketAddr::port)
}

/// Lets the invited device in, again and again, until the line is dropped.
async fn host(seat: Seat, reach: &Reach, ends: &mut Ends) -> Result<(), String> {
    let endpoint = endpoint(seat.device, seat.port, reach).await?;
    let address = address(&endpoint, reach).await;
    if address.is_empty() && !reach.relays.is_empty() {
        return Err("no relay answers".to_owned());
    }
    let invitation = Invitation { key: seat.key, secret: seat.secret, address };
    ends.tell(Event::Invites(invitation)).await;
    let (admits, mut admitted) = mpsc::channel(1);
    let door = runtime::spawn(watch_door(endpoint.clone(), seat, admits));
    let mut next = None;
    loop {
        let came = match next.take() {
            Some(came) => Some(came),
            None => tokio::select! {
                came = admitted.recv() => came,
                () = ends.dropped() => None,
            },
        };
        let Some((connection, streams)) = came else { break };
        let partner = *connection.remote_id().as_bytes();
        ends.meet(Event::Met { partner, port: port(&endpoint) }).await;
        tokio::select! {
            goes_on = talk(streams, ends) => if !goes_on { break },
            // The partner has come again before this device has noticed that it was gone.
            newer = admitted.recv() => {
                next = newer;
                ends.tell(Event::Apart).await;
            }
        }
        connection.close(0_u32.into(), b"");
    }
    door.abort();
    endpoint.close().await;
    Ok(())
}

/// A device that was let in.
type Admitted = (Connection, (SendStream, RecvStream));

/// Lets in the device that has the secret, and from then on only that one. Several devices may come at once, so that
/// a silent one keeps nobody waiting.
async fn watch_door(endpoint: Endpoint, seat: Seat, admits: Sender<Admitted>) {
    let mut partner = seat.partner;
    let mut coming = JoinSet::new();
    loop {
        tokio::select! {
            incoming = endpoint.accept(), if coming.len() < COMING => {
                let Some(incoming) = incoming else { return };
                coming.spawn(timeout(PATIENCE, async move {
                    let connection = incoming.await.map_err(io::Error::other)?;
                    let streams = admit(&connection, seat.secret).await;
                    io::Result::Ok((connection, streams))
                }));
            }
            Some(Ok(Ok(Ok((connection, streams))))) = coming.join_next() => {
                let id = *connection.remote_id().as_bytes();
                match streams {
                    Ok(streams) if *partner.get_or_insert(id) == id => {
                        if admits.send((connection, streams)).await.is_err() {
                            return;
                        }
                    }
                    _ => connection.close(NOT_INVITED.into(), b"not invited"),
                }
            }
        }
    }
}

/// Reads the secret of a device that comes.
async fn admit(connection: &Connection, secret: [u8; 16]) -> io::Result<(SendStream, RecvStream)> {
    let (send, mut receive) = connection.accept_bi().await.map_err(io::Error::other)?;
    let mut shown = [0; 16];
    receive.read_exact(&mut shown).await.map_err(io::Error::other)?;
    if shown == secret { Ok((send, receive)) } else { Err(io::ErrorKind::PermissionDenied.into()) }
}

/// Joins the device that has invited, again and again, until the line is dropped or it does not let this one in.
async fn guest(
    invitation: Invitation,
    device: [u8; 32],
    reach: &Reach,
    ends: &mut Ends,
) -> Result<(), String> {
    let endpoint = endpoint(device, 0, reach).await?;
    let mut pause = AGAIN[0];
    loop {
        let connected = tokio::select! {
            connected = reached(&endpoint, &invitation) => connected,
            () = ends.dropped() => break,
        };
        if let Ok((connection, streams)) = connected {
            let id: EndpointId = connection.remote_id();
            ends.meet(Event::Met { partner: *id.as_bytes(), port: port(&endpoint) }).await;
            if !talk(streams, ends).await {
                break;
            }
            if connection.close_reason().is_some_and(|reason| is_refusal(&reason)) {
                ends.tell(Event::NotInvited).await;
                break;
            }
            pause = AGAIN[0];
        }
        tokio::select! {
            () = sleep(pause) => {}
            () = ends.dropped() => break,
        }
        pause = (pause * 2).min(AGAIN[1]);
    }
    endpoint.close().await;
    Ok(())
}

/// Connects to the device that has invited, and shows the secret.
async fn reached(
    endpoint: &Endpoint,
    invitation: &Invitation,
) -> io::Result<(Connection, (SendStream, RecvStream))> {
    let connection = endpoint.connect(invitation.address.clone(), ALPN).await.map_err(io::Error::other)?;
    let (mut send, receive) = connection.open_bi().await.map_err(io::Error::other)?;
    send.write_all(&invitation.secret).await.map_err(io::Error::other)?;
    Ok((connection, (send, receive)))
}

/// Returns `true` if a connection was closed because this device is not invited.
fn is_refusal(reason: &ConnectionError) -> bool {
    matches!(reason, ConnectionError::ApplicationClosed(closed) if closed.error_code == NOT_INVITED.into())
}

impl Ends {
    /// Tells that the devices have met. What was said before they met is dropped.
    async fn meet(&mut self, event: Event) {
        while self.frames.try_recv().is_ok() {}
        self.tell(event).await;
    }
}

/// Carries frames in both directions until the connection breaks. Returns `false` if the line was dropped.
async fn talk((mut send, mut receive): (SendStream, RecvStream), ends: &mut Ends) -> bool {
    let Ends { frames, tells, wake } = ends;
    let reading = async {
        while let Ok(frame) = read(&mut receive).await {
            if tells.send(Event::Heard(frame)).await.is_err() {
                return false;
            }
            wake();
        }
        true
    };
    let writing = async {
        while let Some(frame) = frames.recv().await {
            if write(&mut send, &frame).await.is_err() {
                return true;
            }
        }
        // The last frame, such as a farewell, is still on its way.
        _ = send.finish();
        _ = timeout(PATIENCE / 10, send.stopped()).await;
        false
    };
    let goes_on = tokio::select! {
        goes_on = reading => goes_on,
        goes_on = writing => goes_on,
    };
    if goes_on {
        ends.tell(Event::Apart).await;
    }
    goes_on
}

/// Reads a frame: its length as four bytes, the lowest first, and its content.
async fn read(receive: &mut RecvStream) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    receive.read_exact(&mut length).await.map_err(io::Error::other)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_FRAME {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut frame = vec![0; length];
    receive.read_exact(&mut frame).await.map_err(io::Error::other)?;
    Ok(frame)
}

/// Writes a frame.
async fn write(send: &mut SendStream, frame: &[u8]) -> io::Result<()> {
    let length = u32::try_from(frame.len()).map_err(io::Error::other)?.to_le_bytes();
    send.write_all(&[&length, frame].concat()).await.map_err(io::Error::other)
}

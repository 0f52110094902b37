//! The line between two devices, which runs beside the app.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use iroh::endpoint::{
    Connection, ConnectionError, NetReportConfig, QuicTransportConfig, RecvStream, presets,
};
use iroh::{Endpoint, EndpointAddr, RelayMap, RelayMode, RelayUrl, SecretKey};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::watch;

use super::door::watch_door;
use super::event::{Bell, Wake};
use super::runtime::{self, sleep, timeout};
use super::watchers::{Shown, Watchers};
use super::wire::{FULL, NOT_INVITED, PATIENCE, Streams, WELCOME, read, welcome, write};
use super::{Event, Invitation, Part, Place, Reach, Seat};
use crate::play::live::MAX_FRAME;

/// Name of the conversation, by which the devices recognise each other's programs.
const ALPN: &[u8] = b"parlour/1";
/// Number of frames that wait on either side. A partner that sends more waits.
const WAITING: usize = 64;
/// Time between two tries to join, at first and at last.
const AGAIN: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(8)];
/// Longest time in which a relay and the own addresses are found.
const FOUND: Duration = Duration::from_secs(5);
/// Time without any sign of the partner after which the devices are apart, and time between two signs. A shorter cut
/// goes unnoticed; a partner whose device was killed is gone after it.
const SILENCE: Duration = Duration::from_secs(9);
const SIGN: Duration = Duration::from_secs(3);
/// Number of tries to get the port of before, and time between two of them.
const TRIES: usize = 20;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
/// Longest time in which a line ends, less than that of all tries.
const CLOSING: Duration = Duration::from_secs(1);

/// A line to another device. It ends when it is dropped.
#[derive(Debug)]
pub struct Line {
    said: Sender<Vec<u8>>,
    shown: watch::Sender<Shown>,
    events: Receiver<Event>,
    watched: watch::Receiver<usize>,
}

impl Line {
    /// Opens the line of a device from its place in the match: it invites, or it joins the device that has invited.
    /// `wake` is called after each event, on a thread of the line.
    ///
    /// # Errors
    /// If there is no way to the other device, or the system refuses a thread.
    pub fn open(place: Place, reach: Reach, wake: Wake) -> io::Result<Line> {
        let refused = |reason| Err(io::Error::new(io::ErrorKind::Unsupported, reason));
        if reach.is_nowhere() {
            return refused("it takes a relay, and none is set");
        }
        if let Place::Guest { invitation, .. } = &place
            && cfg!(target_family = "wasm")
            && !invitation.is_over_one_of(&reach.relays)
        {
            return refused("the invitation names a relay that this page may not reach");
        }
        let (said, frames) = mpsc::channel(WAITING);
        let (tells, events) = mpsc::channel(WAITING);
        let (shown, shows) = watch::channel(None);
        let (counts, watched) = watch::channel(0);
        let bell = Bell::new(wake);
        runtime::start(move || async move {
            let watchers = Watchers::new(shows, counts, bell.clone());
            let mut ends = Ends { frames, tells, bell };
            let ended = match place {
                Place::Host(seat) => host(seat, &reach, &mut ends, watchers).await,
                Place::Guest { invitation, device } => guest(invitation, device, &reach, &mut ends).await,
            };
            if let Err(reason) = ended {
                ends.tell(Event::Failed(reason)).await;
            }
        })?;
        Ok(Line { said, shown, events, watched })
    }

    /// Sends a frame, or drops it if the partner takes no more. What is said while the devices are apart is dropped
    /// when they meet. A device that watches says nothing: its frames are dropped.
    pub fn say(&self, frame: Vec<u8>) {
        _ = self.said.try_send(frame);
    }

    /// Shows a frame to all who watch, now and later, in place of the one before. Only a device that invites has
    /// such. The frame has at most [`MAX_FRAME`] bytes, as each that is said.
    pub fn show(&self, frame: Vec<u8>) {
        self.shown.send_replace(Some(frame.into()));
    }

    /// Returns the next event. `None` if there is none.
    pub fn event(&mut self) -> Option<Event> {
        if let Ok(event) = self.events.try_recv() {
            return Some(event);
        }
        let has_changed = self.watched.has_changed().unwrap_or(false);
        has_changed.then(|| Event::Watched(*self.watched.borrow_and_update()))
    }
}

/// The ends of the channels on the side of the line.
struct Ends {
    frames: Receiver<Vec<u8>>,
    tells: Sender<Event>,
    bell: Bell,
}

impl Ends {
    /// Tells the app something. Waits while it has many events to read.
    async fn tell(&self, event: Event) {
        // Without a receiver the line has been dropped, which the frames tell as well.
        _ = self.tells.send(event).await;
        self.bell.ring();
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
    // Nobody can make this device keep much: there is one stream, and it is read before more comes.
    let window = u32::try_from(MAX_FRAME / 4).unwrap_or(u32::MAX);
    let silence = SILENCE.try_into().map_err(|_| "too long a silence")?;
    let transport = QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(1_u32.into())
        .max_concurrent_uni_streams(0_u32.into())
        .datagram_receive_buffer_size(None)
        .stream_receive_window(window.into())
        .receive_window((window * 2).into())
        .send_window(MAX_FRAME as u64)
        .max_idle_timeout(Some(silence))
        .keep_alive_interval(SIGN)
        .build();
    let mut probes = NetReportConfig::default();
    probes.captive_portal_check = false;
    // The minimal preset publishes no address and looks none up.
    let with = |port: u16| {
        let builder = Endpoint::builder(presets::Minimal)
            .secret_key(SecretKey::from_bytes(&device))
            .alpns(vec![ALPN.to_vec()])
            .relay_mode(mode.clone())
            .transport_config(transport.clone())
            .net_report_config(probes.clone());
        runtime::with_sockets(builder, port, reach)
    };
    let bind = async |port| with(port)?.bind().await.map_err(|reason| reason.to_string());
    if port != 0 {
        // The line of before may still have the port: of a program that ends, or of this one.
        for _ in 0..TRIES {
            if let Ok(endpoint) = bind(port).await {
                return Ok(endpoint);
            }
            sleep(BETWEEN_TRIES).await;
        }
    }
    // Another program has the port now.
    bind(0).await
}

/// Returns the addresses of a device, once its relay is found or after a while.
async fn address(endpoint: &Endpoint, reach: &Reach) -> EndpointAddr {
    if !reach.relays.is_empty() {
        _ = timeout(FOUND, endpoint.online()).await;
    }
    let mut address = endpoint.addr();
    if let [relay] = &reach.relays[..]
        && let Ok(relay) = relay.parse()
    {
        // It may be down at this moment, and back when the other device comes.
        address = address.with_relay_url(relay);
    }
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

/// Closes the network of a device. The other device hears of it at once, and its answer is not waited for longer than
/// the line after this one waits for the port.
async fn close(endpoint: Endpoint) {
    _ = timeout(CLOSING, endpoint.close()).await;
}

/// Lets the invited device in, again and again, until the line is dropped.
async fn host(seat: Seat, reach: &Reach, ends: &mut Ends, watchers: Watchers) -> Result<(), String> {
    let endpoint = tokio::select! {
        endpoint = endpoint(seat.device, seat.port, reach) => endpoint?,
        // A line that ends must not take the port from the one after it.
        () = ends.dropped() => return Ok(()),
    };
    let address = address(&endpoint, reach).await;
    let [play, watch] = [(Part::Play, seat.secret), (Part::Watch, seat.watch)]
        .map(|(part, secret)| Invitation { key: seat.key, part, secret, address: address.clone() });
    ends.tell(Event::Invites { play, watch, port: port(&endpoint) }).await;
    let (admits, mut admitted) = mpsc::channel(1);
    let door = runtime::spawn(watch_door(endpoint.clone(), seat, admits, watchers));
    let mut next = None;
    loop {
        let came = match next.take() {
            Some(came) => Some(came),
            None => tokio::select! {
                came = admitted.recv() => came,
                () = ends.dropped() => None,
            },
        };
        let Some((connection, mut streams)) = came else { break };
        if welcome(&mut streams.0).await.is_err() {
            continue;
        }
        ends.meet(&connection).await;
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
    close(endpoint).await;
    Ok(())
}

/// Joins the device that has invited, again and again, until the line is dropped or it does not let this one in.
async fn guest(
    invitation: Invitation,
    device: [u8; 32],
    reach: &Reach,
    ends: &mut Ends,
) -> Result<(), String> {
    // Only the relays of the other device lead to it.
    let theirs: Vec<_> = invitation.address.relay_urls().map(ToString::to_string).collect();
    let relays = if reach.relays.is_empty() { Vec::new() } else { theirs };
    let endpoint = endpoint(device, 0, &Reach { relays, ..reach.clone() }).await?;
    let mut pause = AGAIN[0];
    let mut is_full = false;
    loop {
        let reached = tokio::select! {
            reached = timeout(PATIENCE, reached(&endpoint, &invitation)) => reached,
            () = ends.dropped() => break,
        };
        match reached {
            Ok(Ok((connection, streams))) => {
                ends.meet(&connection).await;
                let goes_on = match invitation.part {
                    Part::Play => talk(streams, ends).await,
                    Part::Watch => look(streams, ends).await,
                };
                if !goes_on {
                    break;
                }
                (pause, is_full) = (AGAIN[0], false);
            }
            Ok(Err(Some(NOT_INVITED))) => {
                ends.tell(Event::NotInvited).await;
                break;
            }
            Ok(Err(Some(FULL))) => {
                if !is_full {
                    ends.tell(Event::Full).await;
                }
                (pause, is_full) = (AGAIN[1], true);
            }
            Ok(Err(_)) | Err(_) => {}
        }
        tokio::select! {
            () = sleep(pause) => {}
            () = ends.dropped() => break,
        }
        pause = (pause * 2).min(AGAIN[1]);
    }
    close(endpoint).await;
    Ok(())
}

/// Connects to the device that has invited, shows the secret, and is let in. An error has the code with which this
/// device was sent away, if it was.
async fn reached(endpoint: &Endpoint, invitation: &Invitation) -> Result<(Connection, Streams), Option<u32>> {
    let connection = endpoint.connect(invitation.address.clone(), ALPN).await.map_err(|_| None)?;
    let shown = async {
        let (mut send, mut receive) = connection.open_bi().await.map_err(io::Error::other)?;
        send.write_all(&invitation.secret).await.map_err(io::Error::other)?;
        let mut answer = [0];
        receive.read_exact(&mut answer).await.map_err(io::Error::other)?;
        if answer == [WELCOME] { Ok((send, receive)) } else { Err(io::ErrorKind::InvalidData.into()) }
    };
    let streams: io::Result<Streams> = shown.await;
    match streams {
        Ok(streams) => Ok((connection, streams)),
        Err(_) => Err(connection.close_reason().and_then(|reason| code(&reason))),
    }
}

/// Returns the code with which the other device has closed a connection.
fn code(reason: &ConnectionError) -> Option<u32> {
    let ConnectionError::ApplicationClosed(closed) = reason else { return None };
    u32::try_from(closed.error_code.into_inner()).ok()
}

impl Ends {
    /// Tells that the devices have met. What was said before they met is dropped.
    async fn meet(&mut self, connection: &Connection) {
        while self.frames.try_recv().is_ok() {}
        self.tell(Event::Met { partner: *connection.remote_id().as_bytes() }).await;
    }
}

/// Carries frames in both directions until the connection breaks. Returns `false` if the line was dropped.
async fn talk((mut send, receive): Streams, ends: &mut Ends) -> bool {
    let Ends { frames, tells, bell } = ends;
    let reading = listen(receive, tells, bell);
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

/// Hears what is shown until the connection breaks. Returns `false` if the line was dropped.
async fn look((_send, receive): Streams, ends: &mut Ends) -> bool {
    let goes_on = tokio::select! {
        goes_on = listen(receive, &ends.tells, &ends.bell) => goes_on,
        () = async { while ends.frames.recv().await.is_some() {} } => false,
    };
    if goes_on {
        ends.tell(Event::Apart).await;
    }
    goes_on
}

/// Hears frames until the connection breaks. Returns `false` if the line was dropped.
async fn listen(mut receive: RecvStream, tells: &Sender<Event>, bell: &Bell) -> bool {
    while let Ok(frame) = read(&mut receive).await {
        if tells.send(Event::Heard(frame)).await.is_err() {
            return false;
        }
        bell.ring();
    }
    true
}

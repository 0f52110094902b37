//! Devices of other programs, which do what this one never does.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use iroh::endpoint::{Connection, RecvStream, SendStream, presets};
use iroh::{Endpoint, EndpointAddr, RelayMode, SecretKey};
use parlour::online::Event;
use parlour::rules::Game;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use super::table::{self, PATIENCE, Table, heard, met, next, play};
use super::{guest, here, host};
use crate::play::live_device::Chance;

/// A device that speaks to one that invites, as it likes.
pub struct Stranger {
    runtime: Handle,
    /// The thread of the runtime ends with it.
    _lives: oneshot::Sender<()>,
    endpoint: Endpoint,
    address: EndpointAddr,
}

impl Stranger {
    /// Returns a stranger of the device that invites from a place of this seed.
    pub fn new(seed: u8, port: u16) -> Stranger {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (lives, ends) = oneshot::channel();
        let handle = runtime.handle().clone();
        thread::spawn(move || runtime.block_on(ends));
        let runtime = handle;
        let endpoint = runtime.block_on(async {
            let builder =
                Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled).clear_ip_transports();
            builder.bind_addr("127.0.0.1:0").expect("an address").bind().await.expect("a port")
        });
        let address = EndpointAddr::new(SecretKey::from_bytes(&[seed; 32]).public())
            .with_ip_addr(SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
        Stranger { runtime, _lives: lives, endpoint, address }
    }

    /// Does something for at most a while.
    pub fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        let done = self.runtime.block_on(async { tokio::time::timeout(PATIENCE, work).await });
        done.expect("this should take no time")
    }

    /// Connects, and says nothing.
    pub fn connects(&self) -> Connection {
        self.wait(self.endpoint.connect(self.address.clone(), b"parlour/1")).expect("a connection")
    }

    /// Connects, and begins with these bytes.
    pub fn says(&self, bytes: &[u8]) -> (SendStream, RecvStream) {
        let connection = self.connects();
        self.wait(async {
            let (mut send, receive) = connection.open_bi().await.expect("a stream");
            send.write_all(bytes).await.expect("it is open");
            (send, receive)
        })
    }
}

#[test]
fn strangers_who_stay_silent_keep_nobody_waiting() {
    let mut line = host(101);
    let Event::Invites { play, port, .. } = next(&mut line) else { panic!("the invitations come first") };
    let stranger = Stranger::new(101, port);
    let silent: Vec<_> = (0..40).map(|_| stranger.connects()).collect();
    let half: Vec<_> = (0..10).map(|_| stranger.says(&[101; 8])).collect();
    let begun = Instant::now();
    let mut partner = guest(&play, 102);
    met(&mut partner);
    met(&mut line);
    println!("met after {:?} among {} silent devices", begun.elapsed(), silent.len() + half.len());
    // All of them are gone after a while, and the door is still open.
    drop(partner);
    assert_eq!(next(&mut line), Event::Apart);
    let begun = Instant::now();
    while silent.iter().any(|connection| connection.close_reason().is_none()) {
        thread::sleep(Duration::from_millis(50));
        assert!(begun.elapsed() < PATIENCE, "who says nothing is sent away");
    }
    let mut partner = guest(&play, 102);
    met(&mut partner);
    met(&mut line);
}

#[test]
fn a_flood_of_strangers_does_not_end_a_match() {
    let mut chance = Chance(111);
    let mut anna = Table::new(Game::Go.first_rules(), table::host(111), here());
    let (invitation, _, port) = anna.invite();
    let mut ben = Table::new(Game::Go.first_rules(), table::guest(&invitation, 112), here());
    ben.open();
    let (is_over, calls) = (AtomicBool::new(false), AtomicUsize::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            let stranger = Stranger::new(111, port);
            while !is_over.load(Ordering::Relaxed) {
                // Another secret, that of nobody, and none. The device may be down at this moment.
                let said = stranger.runtime.block_on(async {
                    let connecting = stranger.endpoint.connect(stranger.address.clone(), b"parlour/1");
                    let connection = tokio::time::timeout(Duration::from_millis(500), connecting).await??;
                    let (mut send, _receive) = connection.open_bi().await?;
                    Ok::<_, Box<dyn std::error::Error>>(send.write_all(&vec![3; 100_000]).await?)
                });
                calls.fetch_add(usize::from(said.is_ok()), Ordering::Relaxed);
            }
        });
        scope.spawn(|| {
            let socket = UdpSocket::bind("127.0.0.1:0").expect("a port");
            let mut chance = Chance(5);
            while !is_over.load(Ordering::Relaxed) {
                let noise: Vec<u8> = (0..chance.below(1_400)).map(|_| chance.below(256) as u8).collect();
                _ = socket.send_to(&noise, ("127.0.0.1", port));
                thread::sleep(Duration::from_micros(500));
            }
        });
        let killed = play(&mut [anna, ben], 6, &mut chance, |_, _| ());
        println!("{killed} kills, {} calls of strangers", calls.load(Ordering::Relaxed));
        is_over.store(true, Ordering::Relaxed);
    });
}

#[test]
fn a_partner_of_another_program_cannot_open_more_than_its_stream() {
    let mut line = host(121);
    let Event::Invites { port, .. } = next(&mut line) else { panic!("the invitations come first") };
    let stranger = Stranger::new(121, port);
    let connection = stranger.connects();
    stranger.wait(async {
        let (mut send, mut receive) = connection.open_bi().await.expect("a stream");
        send.write_all(&[121; 16]).await.expect("it is open");
        let mut welcome = [0];
        receive.read_exact(&mut welcome).await.expect("the welcome");
        let soon = |stream| tokio::time::timeout(Duration::from_millis(300), stream);
        assert!(soon(connection.open_bi()).await.is_err(), "a second stream");
        assert!(tokio::time::timeout(Duration::from_millis(300), connection.open_uni()).await.is_err());
        assert_eq!(connection.max_datagram_size(), None);
        // A frame that is too long ends the meeting.
        send.write_all(&u32::MAX.to_le_bytes()).await.expect("it is open");
        connection.closed().await;
    });
    met(&mut line);
    assert_eq!(next(&mut line), Event::Apart);
    // A frame that is whole arrives.
    let (mut send, _receive) = stranger.says(&[121; 16]);
    stranger.wait(send.write_all(b"\x02\0\0\0hi")).expect("it is open");
    met(&mut line);
    assert_eq!(heard(&mut line), b"hi");
}

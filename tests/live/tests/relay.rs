//! Two devices that meet by a relay.

#[path = "../../core/online/table.rs"]
mod table;
#[path = "../../core/play"]
mod play {
    pub mod live_device;
}

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, UdpSocket};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use parlour::online::{Event, Reach};
use parlour::rules::Game;

use play::live_device::Chance;
use table::{PATIENCE, Table, guest, heard, host, invitations, met, next, open, play};

/// A relay in a process of its own.
struct Relay {
    address: SocketAddr,
    process: Child,
}

impl Relay {
    fn start(address: SocketAddr) -> Relay {
        let mut process = Command::new(env!("CARGO_BIN_EXE_parlour-live"))
            .args(["relay", &address.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let mut line = String::new();
        BufReader::new(process.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.trim().strip_prefix("ready ").expect("it is ready").parse().expect("an address");
        Relay { address, process }
    }

    fn new() -> Relay {
        Relay::start("127.0.0.1:0".parse().expect("an address"))
    }

    fn kill(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }

    fn restart(&mut self) {
        self.kill();
        *self = Relay::start(self.address);
    }

    /// The reach of a device that uses this relay alone, or also this machine directly.
    fn reach(&self, relay_only: bool) -> Reach {
        let relays = vec![format!("http://{}", self.address)];
        Reach { relays, relay_only, local: !relay_only }
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns two devices, of which one has invited the other.
fn pair(game: Game, seed: u8, reach: &Reach) -> [Table; 2] {
    let mut anna = Table::new(game.first_rules(), host(seed), reach.clone());
    let (invitation, ..) = anna.invite();
    let mut ben = Table::new(game.first_rules(), guest(&invitation, seed + 1), reach.clone());
    ben.open();
    [anna, ben]
}

#[test]
fn devices_that_have_only_a_relay_play_whole_matches_although_all_three_are_killed() {
    let mut relay = Relay::new();
    let reach = relay.reach(true);
    let mut line = open(&host(1), &reach);
    let (invitation, watch) = invitations(&mut line);
    let text = format!("{invitation:?}");
    assert!(text.contains("Relay(") && !text.contains("Ip("), "no address of this device: {text}");
    let begun = Instant::now();
    let mut other = open(&guest(&invitation, 2), &reach);
    met(&mut other);
    met(&mut line);
    println!("met by a relay after {:?}", begun.elapsed());
    let begun = Instant::now();
    for _ in 0..20 {
        line.say(vec![1; 300]);
        heard(&mut other);
        other.say(vec![1; 300]);
        heard(&mut line);
    }
    println!("round trip by a relay {:?}", begun.elapsed() / 20);
    // Others watch by it.
    line.show(b"seen".to_vec());
    let mut watcher = open(&guest(&watch, 3), &reach);
    met(&mut watcher);
    assert_eq!(heard(&mut watcher), b"seen");
    drop((line, other, watcher));

    let mut chance = Chance(7);
    for (seed, game) in [(10, Game::ALL[0]), (20, Game::ALL[1]), (30, Game::ALL[2])] {
        let (begun, mut restarts) = (Instant::now(), 0);
        let kills = play(&mut pair(game, seed, &reach), 3, &mut chance, |number, _| {
            if number < 4 && restarts < 2 {
                relay.restart();
                restarts += 1;
            }
        });
        println!("{game:?}: {kills} kills, {restarts} restarts of the relay, {:?}", begun.elapsed());
    }
}

#[test]
fn devices_with_a_direct_way_need_the_relay_no_more() {
    let mut relay = Relay::new();
    let [mut anna, mut ben] = pair(Game::Reversi, 40, &relay.reach(false));
    for table in [&mut anna, &mut ben] {
        met(table.line.as_mut().expect("a line"));
        table.device.meet();
    }
    // Both ways exist. What is said takes the direct one from here on.
    std::thread::sleep(Duration::from_secs(1));
    relay.kill();
    let [one, other] = [&mut anna, &mut ben].map(|table| table.line.as_mut().expect("a line"));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(20) {
        one.say(b"still here".to_vec());
        assert_eq!(heard(other), b"still here", "and they were not apart");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn a_device_that_comes_back_with_another_port_is_found_by_the_relay() {
    let relay = Relay::new();
    let mut chance = Chance(3);
    let mut pair = pair(Game::ConnectFour, 50, &relay.reach(false));
    let [anna, ben] = &mut pair;
    let port = |table: &Table| match &table.place {
        parlour::online::Place::Host(seat) => seat.port,
        parlour::online::Place::Guest { .. } => 0,
    };
    let before = port(anna);
    anna.line = None;
    let begun = Instant::now();
    let _other_program = loop {
        if let Ok(socket) = UdpSocket::bind(("127.0.0.1", before)) {
            break socket;
        }
        assert!(begun.elapsed() < PATIENCE, "the port should be free");
    };
    anna.line = Some(open(&anna.place, &relay.reach(false)));
    let event = next(anna.line.as_mut().expect("a line"));
    assert!(anna.place.keep(&event), "another port");
    assert_ne!(port(anna), before);
    let begun = Instant::now();
    loop {
        anna.turn(&mut chance);
        ben.turn(&mut chance);
        if anna.device.is_greeted && ben.device.is_greeted {
            break;
        }
        assert!(begun.elapsed() < 2 * PATIENCE, "they should meet again");
        std::thread::sleep(Duration::from_millis(1));
    }
    println!("met again at another port after {:?}", begun.elapsed());
    play(&mut pair, 0, &mut chance, |_, _| ());
}

#[test]
fn an_invitation_holds_that_was_written_while_the_relay_was_down() {
    let mut relay = Relay::new();
    relay.kill();
    let reach = relay.reach(true);
    let mut line = open(&host(60), &reach);
    let (invitation, _) = invitations(&mut line);
    relay = Relay::start(relay.address);
    let mut other = open(&guest(&invitation, 61), &reach);
    let begun = Instant::now();
    let event = loop {
        if let Some(event) = other.event() {
            break event;
        }
        assert!(begun.elapsed() < 3 * PATIENCE, "they should meet");
        std::thread::sleep(Duration::from_millis(1));
    };
    assert!(matches!(event, Event::Met { .. }), "{event:?}");
    println!("met after {:?} by the relay that is back at {}", begun.elapsed(), relay.address);
}

//! Two devices on one machine that play live over real connections.

use std::time::{Duration, Instant};

use parlour::online::{Event, Invitation, Line, Reach, Seat};
use parlour::rules::{Game, Rules, Side};

use crate::play::live_device::{Chance, Device, KEY, begun};

/// Longest time for anything here, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

fn here() -> Reach {
    Reach { local: true, ..Reach::default() }
}

fn host(seat: Seat) -> Line {
    Line::invite(seat, here(), Box::new(|| ())).expect("a thread")
}

fn guest(invitation: &Invitation, device: u8) -> Line {
    Line::join(invitation.clone(), [device; 32], here(), Box::new(|| ())).expect("a thread")
}

/// Returns the next event.
fn next(line: &mut Line) -> Event {
    let begun = Instant::now();
    loop {
        if let Some(event) = line.event() {
            return event;
        }
        assert!(begun.elapsed() < PATIENCE, "an event should come");
        std::thread::sleep(Duration::from_micros(200));
    }
}

fn invitation(host: &mut Line) -> Invitation {
    match next(host) {
        Event::Invites(invitation) => invitation,
        other => panic!("the invitation comes first: {other:?}"),
    }
}

/// Waits until a device has met the other one, and returns the key of that and the own port.
fn met(line: &mut Line) -> ([u8; 32], u16) {
    loop {
        match next(line) {
            Event::Met { partner, port } => return (partner, port),
            Event::Apart => {}
            other => panic!("the devices should meet: {other:?}"),
        }
    }
}

fn heard(line: &mut Line) -> Vec<u8> {
    match next(line) {
        Event::Heard(frame) => frame,
        other => panic!("a frame should come: {other:?}"),
    }
}

#[test]
fn two_devices_meet_and_hear_each_other() {
    let mut host = host(Seat::new(KEY, [1; 32], [2; 16]));
    let invitation = invitation(&mut host);
    assert_eq!(Invitation::read(&invitation.url()), Ok(invitation.clone()));
    assert_eq!(invitation.key, KEY);
    let begun = Instant::now();
    let mut guest = guest(&invitation, 3);
    met(&mut guest);
    met(&mut host);
    println!("met after {:?}", begun.elapsed());
    let mut trips = Vec::new();
    for number in 0..200_u32 {
        let begun = Instant::now();
        let frame = vec![number as u8; 1 + number as usize * 20];
        guest.say(frame.clone());
        assert_eq!(heard(&mut host), frame);
        host.say(frame.clone());
        assert_eq!(heard(&mut guest), frame);
        trips.push(begun.elapsed());
    }
    trips.sort();
    println!("round trip {:?} in the middle, {:?} at most", trips[100], trips[199]);
    let large = vec![7; 1 << 20];
    guest.say(large.clone());
    assert_eq!(heard(&mut host), large);
    drop(guest);
    assert_eq!(next(&mut host), Event::Apart);
}

#[test]
fn devices_meet_again_after_either_was_killed() {
    let mut seat = Seat::new(KEY, [11; 32], [12; 16]);
    let mut line = host(seat.clone());
    let invitation = invitation(&mut line);
    let mut other = guest(&invitation, 13);
    for round in 0..6_u8 {
        let (partner, port) = met(&mut line);
        met(&mut other);
        (seat.partner, seat.port) = (Some(partner), port);
        line.say(vec![round]);
        assert_eq!(heard(&mut other), [round]);
        other.say(vec![round, 1]);
        assert_eq!(heard(&mut line), [round, 1]);
        if round % 2 == 0 {
            drop(other);
            other = guest(&invitation, 13);
        } else {
            drop(line);
            // The system gives the port of a killed program free; this one does so a moment later.
            while std::net::UdpSocket::bind(("127.0.0.1", port)).is_err() {
                std::thread::sleep(Duration::from_millis(5));
            }
            line = host(seat.clone());
            assert!(
                matches!(next(&mut line), Event::Invites(again) if again == invitation),
                "the same invitation holds"
            );
        }
    }
}

#[test]
fn only_the_invited_device_is_let_in() {
    let mut line = host(Seat::new(KEY, [21; 32], [22; 16]));
    let real = invitation(&mut line);
    let mut first = guest(&real, 23);
    met(&mut first);
    met(&mut line);
    // Somebody else has seen the invitation too.
    let mut second = guest(&real, 24);
    let refused = loop {
        match next(&mut second) {
            Event::Met { .. } | Event::Apart => {}
            other => break other,
        }
    };
    assert_eq!(refused, Event::NotInvited);
    // Another secret, as for an invitation to another match.
    drop(first);
    let mut other = host(Seat::new(KEY, [25; 32], [26; 16]));
    let address = invitation(&mut other);
    drop(other);
    let mut line = host(Seat { secret: [27; 16], ..Seat::new(KEY, [25; 32], [26; 16]) });
    let changed = invitation(&mut line);
    assert_ne!(address, changed);
    line.say(b"early".to_vec());
    let mut right = guest(&changed, 28);
    met(&mut right);
    met(&mut line);
    line.say(b"now".to_vec());
    assert_eq!(heard(&mut right), b"now", "what was said before they met is dropped");
}

#[test]
fn a_partner_that_sends_without_end_takes_no_memory() {
    let mut line = host(Seat::new(KEY, [31; 32], [32; 16]));
    let invitation = invitation(&mut line);
    let mut other = guest(&invitation, 33);
    met(&mut other);
    met(&mut line);
    // Nobody reads: the frames wait at the sender, which drops what does not fit.
    for _ in 0..10_000 {
        other.say(vec![0; 100_000]);
    }
    // What has waited anywhere comes now: at the sender, on the way and here.
    let mut waited = 0;
    let mut last = Instant::now();
    while last.elapsed() < Duration::from_secs(1) {
        match line.event() {
            Some(_) => (waited, last) = (waited + 1, Instant::now()),
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    }
    assert!((1..512).contains(&waited), "{waited} of 10,000 frames have waited");
}

#[test]
fn a_relay_that_is_no_address_ends_the_line_with_a_reason() {
    let reach = Reach { relays: vec!["not an address".to_owned()], ..here() };
    let mut line =
        Line::invite(Seat::new(KEY, [41; 32], [42; 16]), reach, Box::new(|| ())).expect("a thread");
    assert!(matches!(next(&mut line), Event::Failed(reason) if reason.contains("not an address")));
}

#[test]
fn without_a_way_there_is_no_line() {
    let reach = Reach { relay_only: true, ..here() };
    assert!(reach.is_nowhere() && !here().is_nowhere());
    let refused = Line::invite(Seat::new(KEY, [43; 32], [44; 16]), reach.clone(), Box::new(|| ()));
    assert_eq!(refused.expect_err("no relay is set").kind(), std::io::ErrorKind::Unsupported);
    // A relay that does not answer leaves nothing that an invitation could hold.
    let reach = Reach { relays: vec!["http://127.0.0.1:9".to_owned()], ..reach };
    let mut line =
        Line::invite(Seat::new(KEY, [45; 32], [46; 16]), reach, Box::new(|| ())).expect("a thread");
    assert_eq!(next(&mut line), Event::Failed("no relay answers".to_owned()));
}

/// A device with its line, which may be down.
struct Table {
    device: Device,
    line: Option<Line>,
    is_met: bool,
}

impl Table {
    /// Takes what has happened on the line, and sends what the device says.
    fn turn(&mut self, seat: Option<&mut Seat>, chance: &mut Chance) {
        let Some(line) = &mut self.line else { return };
        let mut seat = seat;
        while let Some(event) = line.event() {
            match event {
                Event::Met { partner, port } => {
                    self.device.meet();
                    self.is_met = true;
                    if let Some(seat) = &mut seat {
                        (seat.partner, seat.port) = (Some(partner), port);
                    }
                }
                Event::Heard(frame) => self.device.hear(&frame, chance),
                Event::Apart => {
                    self.is_met = false;
                    self.device.is_greeted = false;
                    self.device.says.clear();
                }
                Event::Invites(_) => {}
                Event::NotInvited | Event::Failed(_) => panic!("the line should hold: {event:?}"),
            }
        }
        for frame in self.device.says.drain(..).filter(|_| self.is_met) {
            line.say(frame);
        }
    }

    /// Ends the process.
    fn kill(&mut self) {
        (self.line, self.is_met) = (None, false);
        self.device.die();
    }
}

/// Plays a match over a real line, with kills at random moments. Returns their number.
fn play(rules: Rules, seed: u8) -> usize {
    let mut chance = Chance(u64::from(seed) + 1);
    let mut seat = Seat::new(KEY, [seed; 32], [seed; 16]);
    let mut line = host(seat.clone());
    let invitation = invitation(&mut line);
    let device = |side| Device::new(begun(rules), side);
    let mut anna = Table { device: device(Side::First), line: Some(line), is_met: false };
    let mut ben =
        Table { device: device(Side::Second), line: Some(guest(&invitation, seed + 100)), is_met: false };
    let mut kills = 0;
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < 6 * PATIENCE, "{rules:?}, seed {seed}: the match should end");
        anna.turn(Some(&mut seat), &mut chance);
        ben.turn(None, &mut chance);
        match chance.below(400) {
            0 if kills < 12 && anna.line.is_some() => {
                anna.kill();
                kills += 1;
            }
            1 if kills < 12 && ben.line.is_some() => {
                ben.kill();
                kills += 1;
            }
            2..=60 => anna.device.act(&mut chance),
            61..=120 => ben.device.act(&mut chance),
            _ => {}
        }
        if anna.line.is_none() && std::net::UdpSocket::bind(("127.0.0.1", seat.port)).is_ok() {
            anna.line = Some(host(seat.clone()));
        }
        if ben.line.is_none() && chance.below(20) == 0 {
            ben.line = Some(guest(&invitation, seed + 100));
        }
        let [one, other] = [&anna.device, &ben.device];
        let is_over =
            |device: &Device| device.game.outcome().is_some() && device.is_greeted && device.says.is_empty();
        if is_over(one) && is_over(other) && one.game.acts() == other.game.acts() {
            return kills;
        }
        std::thread::sleep(Duration::from_micros(100));
    }
}

#[test]
fn matches_end_the_same_on_both_devices_although_these_are_killed() {
    let rules = Game::ALL.map(Game::first_rules);
    let kills: usize = (0..12_u8).map(|seed| play(rules[usize::from(seed) % rules.len()], seed)).sum();
    println!("12 matches over real lines, {kills} kills");
    assert!(kills > 20, "{kills} kills");
}

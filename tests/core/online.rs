//! Two devices on one machine that play live over real connections.

use std::time::{Duration, Instant};

use parlour::online::{Event, Invitation, Line, Place, Reach, Seat};
use parlour::rules::{Game, Rules};

use crate::play::live_device::{Chance, KEY};
use table::{Table, heard, invitations, met, next, open, play};

mod strangers;
pub mod table;
mod watchers;

fn here() -> Reach {
    Reach { local: true, ..Reach::default() }
}

fn host(seed: u8) -> Line {
    open(&table::host(seed), &here())
}

fn guest(invitation: &Invitation, seed: u8) -> Line {
    open(&table::guest(invitation, seed), &here())
}

#[test]
fn two_devices_meet_and_hear_each_other() {
    let mut host = host(1);
    let (invitation, watch) = invitations(&mut host);
    assert_ne!(invitation, watch);
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
    let mut place = table::host(11);
    let mut line = open(&place, &here());
    let Event::Invites { play, watch, port } = next(&mut line) else { panic!("the invitations come first") };
    assert!(place.keep(&Event::Invites { play: play.clone(), watch, port }));
    let mut other = guest(&play, 13);
    for round in 0..6_u8 {
        let partner = met(&mut line);
        assert_eq!(place.keep(&Event::Met { partner }), round == 0, "the same device comes again");
        met(&mut other);
        line.say(vec![round]);
        assert_eq!(heard(&mut other), [round]);
        other.say(vec![round, 1]);
        assert_eq!(heard(&mut line), [round, 1]);
        if round % 2 == 0 {
            drop(other);
            other = guest(&play, 13);
        } else {
            drop(line);
            line = open(&place, &here());
            assert_eq!(invitations(&mut line).0, play, "the same invitation holds");
        }
    }
}

#[test]
fn a_host_waits_a_moment_for_its_port() {
    let mut line = host(15);
    let Event::Invites { play, port, .. } = next(&mut line) else { panic!("the invitations come first") };
    // The line of before ends a moment later, as a program that is killed does.
    let end = std::thread::spawn(|| {
        std::thread::sleep(Duration::from_millis(300));
        drop(line);
    });
    let Place::Host(seat) = table::host(15) else { panic!("it invites") };
    let mut again = open(&Place::Host(Seat { port, ..seat }), &here());
    assert_eq!(invitations(&mut again).0, play, "the same invitation holds");
    end.join().expect("the line ends");
}

#[test]
fn only_the_invited_device_is_let_in() {
    let mut line = host(21);
    let (real, _) = invitations(&mut line);
    let mut first = guest(&real, 23);
    met(&mut first);
    met(&mut line);
    // Somebody else has seen the invitation too.
    let mut second = guest(&real, 24);
    assert_eq!(next(&mut second), Event::NotInvited);
    // Another secret, as for an invitation to another match.
    drop(first);
    let Place::Host(seat) = table::host(25) else { panic!("it invites") };
    let mut other = open(&Place::Host(seat.clone()), &here());
    let Event::Invites { play, port, .. } = next(&mut other) else { panic!("the invitations come first") };
    drop(other);
    let mut line = open(&Place::Host(Seat { secret: [27; 16], port, ..seat }), &here());
    let (changed, _) = invitations(&mut line);
    assert_ne!(play, changed);
    assert_eq!(next(&mut guest(&play, 28)), Event::NotInvited);
    line.say(b"early".to_vec());
    let mut right = guest(&changed, 28);
    met(&mut right);
    met(&mut line);
    line.say(b"now".to_vec());
    assert_eq!(heard(&mut right), b"now", "what was said before they met is dropped");
}

#[test]
fn a_partner_that_sends_without_end_takes_no_memory() {
    let mut line = host(31);
    let (invitation, _) = invitations(&mut line);
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
    let mut line = open(&table::host(41), &Reach { relays: vec!["not an address".to_owned()], ..here() });
    assert!(matches!(next(&mut line), Event::Failed(reason) if reason.contains("not an address")));
}

#[test]
fn without_a_way_there_is_no_line() {
    let reach = Reach { relay_only: true, ..here() };
    assert!(reach.is_nowhere() && !here().is_nowhere());
    let refused = Line::open(table::host(43), reach, Box::new(|| ()));
    assert_eq!(refused.expect_err("no relay is set").kind(), std::io::ErrorKind::Unsupported);
}

/// Plays a match over a real line, with kills at random moments. Returns their number.
fn match_with_kills(rules: Rules, seed: u64) -> usize {
    let mut chance = Chance(seed + 1);
    let mut anna = Table::new(rules, table::host(seed as u8), here());
    let (invitation, ..) = anna.invite();
    let mut ben = Table::new(rules, table::guest(&invitation, !(seed as u8)), here());
    ben.open();
    play(&mut [anna, ben], 12, &mut chance, |_, _| ())
}

fn matches_with_kills(count: u64) -> usize {
    let rules = Game::ALL.map(Game::first_rules);
    let kills: usize =
        (0..count).map(|seed| match_with_kills(rules[seed as usize % rules.len()], seed)).sum();
    println!("{count} matches over real lines, {kills} kills");
    kills
}

#[test]
fn matches_end_the_same_on_both_devices_although_these_are_killed() {
    let kills = matches_with_kills(12);
    assert!(kills > 20, "{kills} kills");
}

#[test]
#[ignore = "takes minutes: scripts/torture.sh live"]
fn two_hundred_matches_end_the_same_on_both_devices_although_these_are_killed() {
    let kills = matches_with_kills(200);
    assert!(kills > 400, "{kills} kills");
}

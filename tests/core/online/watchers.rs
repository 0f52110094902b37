//! Devices that watch.

use std::time::{Duration, Instant};

use parlour::online::{Event, Line, MOST_WATCHERS};

use super::strangers::Stranger;
use super::table::{PATIENCE, heard, invitations, met, next};
use super::{guest, host};

/// Waits until this number of devices watch.
fn watched(line: &mut Line, count: usize) {
    let begun = Instant::now();
    loop {
        match next(line) {
            Event::Watched(watching) if watching == count => return,
            Event::Watched(_) | Event::Met { .. } | Event::Apart => {}
            other => panic!("{count} devices should watch: {other:?}"),
        }
        assert!(begun.elapsed() < PATIENCE, "{count} devices should watch");
    }
}

#[test]
fn who_watches_sees_the_last_frame_at_once_and_each_newer_one() {
    let mut line = host(51);
    let (play, watch) = invitations(&mut line);
    // Nobody plays yet, and nothing is shown.
    let mut early = guest(&watch, 52);
    met(&mut early);
    watched(&mut line, 1);
    for number in 0..20 {
        line.show(vec![number; 2_000]);
        assert_eq!(heard(&mut early), [number; 2_000]);
    }
    let mut late = guest(&watch, 53);
    met(&mut late);
    assert_eq!(heard(&mut late), [19; 2_000], "what was shown last");
    watched(&mut line, 2);
    // What a device says that watches goes nowhere, and it stays when the partner comes and goes.
    early.say(b"me too".to_vec());
    let mut partner = guest(&play, 54);
    met(&mut partner);
    met(&mut line);
    line.show(b"both".to_vec());
    partner.say(b"mine".to_vec());
    assert_eq!(heard(&mut line), b"mine");
    assert_eq!(heard(&mut early), b"both");
    assert_eq!(heard(&mut late), b"both");
    drop(partner);
    assert_eq!(next(&mut line), Event::Apart);
    line.show(b"alone".to_vec());
    assert_eq!(heard(&mut early), b"alone");
    drop(late);
    watched(&mut line, 1);
    // The device that invites was killed, and comes back.
    drop(line);
    assert_eq!(next(&mut early), Event::Apart);
}

#[test]
fn a_device_that_finds_no_room_to_watch_gets_in_when_there_is() {
    let mut line = host(61);
    let (play, watch) = invitations(&mut line);
    line.show(b"full".to_vec());
    let most = u8::try_from(MOST_WATCHERS).expect("few");
    let mut guests: Vec<_> = (0..most).map(|number| guest(&watch, 100 + number)).collect();
    for guest in &mut guests {
        met(guest);
        assert_eq!(heard(guest), b"full");
    }
    watched(&mut line, MOST_WATCHERS);
    let mut further = guest(&watch, 99);
    assert_eq!(next(&mut further), Event::Full);
    // The seat of the partner is another one.
    let mut partner = guest(&play, 62);
    met(&mut partner);
    met(&mut line);
    guests.pop();
    met(&mut further);
    assert_eq!(heard(&mut further), b"full");
    // A device that comes again takes its own seat.
    let mut again = guest(&watch, 100);
    met(&mut again);
    assert_eq!(heard(&mut again), b"full");
}

#[test]
fn who_watches_slowly_misses_frames_and_sees_the_last_one() {
    let mut line = host(71);
    let (_, watch) = invitations(&mut line);
    let mut slow = guest(&watch, 72);
    met(&mut slow);
    watched(&mut line, 1);
    // Nobody reads meanwhile.
    for number in 0..10_000_u32 {
        let mut frame = vec![0; 100_000];
        frame[..4].copy_from_slice(&number.to_le_bytes());
        line.show(frame);
        if number % 100 == 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    let begun = Instant::now();
    let mut seen = 0;
    loop {
        seen += 1;
        if heard(&mut slow)[..4] == 9_999_u32.to_le_bytes() {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "the last frame should come");
    }
    assert!(seen < 5_000, "{seen} of 10,000 frames have waited");
}

#[test]
fn who_watches_and_says_something_is_cut_off() {
    let mut line = host(81);
    let Event::Invites { play, port, .. } = next(&mut line) else { panic!("the invitations come first") };
    line.show(b"see".to_vec());
    let mut partner = guest(&play, 82);
    met(&mut partner);
    met(&mut line);
    let stranger = Stranger::new(81, port);
    for round in 0..50_u8 {
        let connection = stranger.says(&[!81; 16]);
        stranger.wait(async {
            let (mut send, mut receive) = connection;
            let mut seen = [0; 8];
            receive.read_exact(&mut seen).await.expect("the welcome, a length and a frame");
            assert_eq!(seen, *b"\x01\x03\0\0\0see");
            // It takes as much of this as flow control allows, and ends the connection.
            while send.write_all(&[7; 10_000]).await.is_ok() {}
        });
        line.say(vec![round]);
        assert_eq!(heard(&mut partner), [round], "the partner is not disturbed");
    }
    watched(&mut line, 0);
}

#[test]
fn devices_that_come_and_go_in_a_flood_are_told_of_now_and_then() {
    let mut line = host(91);
    let Event::Invites { port, .. } = next(&mut line) else { panic!("the invitations come first") };
    let stranger = Stranger::new(91, port);
    let begun = Instant::now();
    for _ in 0..100 {
        drop(stranger.says(&[!91; 16]));
    }
    // The events that were not read wait nowhere: there is only the last number.
    let mut told = 0;
    let mut last = Instant::now();
    while last.elapsed() < Duration::from_secs(1) {
        match line.event() {
            Some(Event::Watched(_)) => (told, last) = (told + 1, Instant::now()),
            Some(other) => panic!("nobody plays: {other:?}"),
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
    let most = 2 + begun.elapsed().as_millis() / 250;
    assert!(told <= most, "{told} events");
}

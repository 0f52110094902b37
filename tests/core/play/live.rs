//! Live play: frames, what is refused, and matches that go on whatever happens to devices and connections.

use std::time::Duration;

use parlour::play::Match;
use parlour::play::link::{self, Key};
use parlour::play::live::{Conversation, Cut, Frame, Heard, MAX_FRAME, Phrase, VERSION};
use parlour::rules::{Game, Rules, Side};

use super::live_device::{Chance, Device, KEY, begun};

fn payload(game: &Match) -> String {
    link::write(game, &link::Options::new(KEY)).payload().to_owned()
}

fn greeted() -> Conversation {
    let mut meeting = Conversation::new(KEY, Duration::ZERO);
    meeting.hear(&Frame::hello(KEY, None).bytes(), Duration::ZERO).expect("a hello");
    meeting
}

#[test]
fn every_frame_is_heard_as_it_was_said() {
    let game = begun(Game::Reversi.presets()[0].rules);
    let mut meeting = greeted();
    let mut hear = |frame: Frame| meeting.hear(&frame.bytes(), Duration::ZERO).expect("a frame");
    assert!(matches!(hear(Frame::Letter(payload(&game))), Heard::Letter(letter) if letter.key == KEY));
    for phrase in Phrase::ALL {
        assert!(matches!(hear(Frame::Phrase(phrase)), Heard::Phrase(heard) if heard == phrase));
    }
    assert!(matches!(hear(Frame::AskBack(70_000)), Heard::AskBack(70_000)));
    for yes in [false, true] {
        assert!(matches!(hear(Frame::Answer(yes)), Heard::Answer(heard) if heard == yes));
    }
    assert!(matches!(hear(Frame::Bye), Heard::Bye));
    assert!(matches!(hear(Frame::AskRematch), Heard::AskRematch));
}

#[test]
fn the_devices_go_on_to_another_match() {
    let game = begun(Game::Reversi.presets()[0].rules);
    let next = link::write(&game, &link::Options::new(Key(77))).payload().to_owned();
    let letter = |payload: &str| Frame::Letter(payload.to_owned()).bytes();
    let mut meeting = greeted();
    let hear = |meeting: &mut Conversation, frame: &[u8]| meeting.hear(frame, Duration::ZERO);
    assert_eq!(hear(&mut meeting, &letter(&next)).err(), Some(Cut::OtherMatch));
    let heard = hear(&mut meeting, &Frame::Next(next.clone()).bytes());
    assert!(matches!(heard, Ok(Heard::Next(letter)) if letter.key == Key(77)));
    assert!(matches!(hear(&mut meeting, &letter(&next)), Ok(Heard::Letter(_))));
    // A letter that the partner had said before it heard of that.
    assert!(
        matches!(hear(&mut meeting, &letter(&payload(&game))), Ok(Heard::Letter(letter)) if letter.key == KEY)
    );
    let other = link::write(&game, &link::Options::new(Key(78))).payload().to_owned();
    assert_eq!(hear(&mut meeting, &letter(&other)).err(), Some(Cut::OtherMatch));
    // Whoever is shown a match hears no hello, and another match without further words.
    let mut watching = Conversation::watching(KEY, Duration::ZERO);
    assert!(matches!(hear(&mut watching, &letter(&payload(&game))), Ok(Heard::Letter(_))));
    assert!(matches!(hear(&mut watching, &letter(&next)), Ok(Heard::Next(letter)) if letter.key == Key(77)));
    for frame in [Frame::hello(KEY, None), Frame::Bye, Frame::Phrase(Phrase::Hello)] {
        assert_eq!(hear(&mut watching.clone(), &frame.bytes()).err(), Some(Cut::Nonsense));
    }
}

#[test]
fn each_device_says_who_plays_there() {
    for player in [None, Some(Side::First), Some(Side::Second)] {
        let mut meeting = Conversation::new(KEY, Duration::ZERO);
        let heard = meeting.hear(&Frame::hello(KEY, player).bytes(), Duration::ZERO);
        assert!(matches!(heard, Ok(Heard::Hello(heard)) if heard == player));
    }
}

#[test]
fn nonsense_ends_the_meeting_with_a_reason() {
    let hear = |meeting: &mut Conversation, frame: &[u8]| meeting.hear(frame, Duration::ZERO).err();
    for frame in [
        &b""[..],
        b"\x09",
        b"\x02\xff",
        b"\x04\x02",
        b"\x05\0",
        b"\x06\0",
        b"\x07\xff",
        b"\x01\xff\xfe",
        b"\x03\x01\x02",
    ] {
        assert_eq!(hear(&mut greeted(), frame), Some(Cut::Nonsense), "{frame:?}");
    }
    let new = || Conversation::new(KEY, Duration::ZERO);
    assert_eq!(hear(&mut new(), &Frame::Bye.bytes()), Some(Cut::Nonsense), "a hello comes first");
    assert_eq!(hear(&mut greeted(), &Frame::hello(KEY, None).bytes()), Some(Cut::Nonsense), "and only once");
    assert_eq!(hear(&mut new(), &Frame::hello(Key(43), None).bytes()), Some(Cut::OtherMatch));
    // A later version may add to its hello.
    let later = [&[0, VERSION + 1][..], &[7; 30]].concat();
    assert_eq!(hear(&mut new(), &later), Some(Cut::Later(VERSION + 1)));
    assert_eq!(hear(&mut new(), b"\0\0 and so on"), Some(Cut::Earlier(0)));
    let bad = Frame::Letter("AQi02hj7bm8gbWF0Y2g".to_owned());
    assert!(matches!(hear(&mut greeted(), &bad.bytes()), Some(Cut::Letter(_))));
    let other = link::write(&begun(Game::Four.presets()[0].rules), &link::Options::new(Key(9)));
    let other = Frame::Letter(other.payload().to_owned());
    assert_eq!(hear(&mut greeted(), &other.bytes()), Some(Cut::OtherMatch));
}

#[test]
fn a_partner_that_floods_is_cut_off_and_one_that_plays_fast_is_not() {
    let mut meeting = greeted();
    let phrase = Frame::Phrase(Phrase::Hello).bytes();
    let heard = (0..1000).take_while(|_| meeting.hear(&phrase, Duration::ZERO).is_ok()).count();
    assert!((20..100).contains(&heard), "{heard} frames at once");
    let mut meeting = greeted();
    let mut now = Duration::ZERO;
    for _ in 0..10_000 {
        // Five frames a second, for half an hour.
        now += Duration::from_millis(200);
        meeting.hear(&phrase, now).expect("nobody plays too fast");
    }
    // A clock that goes back gives nothing.
    assert!(meeting.hear(&phrase, Duration::ZERO).is_ok());
    let huge = vec![1; MAX_FRAME + 1];
    assert_eq!(greeted().hear(&huge, Duration::ZERO).err(), Some(Cut::Flood));
    let mut meeting = greeted();
    let large = [&[1][..], &vec![b'A'; MAX_FRAME - 1]].concat();
    let results: Vec<_> = (0..3).map(|_| meeting.hear(&large, Duration::ZERO).err()).collect();
    assert_eq!(results[2], Some(Cut::Flood));
}

/// Plays a match with cuts and kills at random moments, and returns the number of each.
fn play(rules: Rules, seed: u64) -> [usize; 2] {
    let mut chance = Chance(seed);
    let mut devices = [Device::new(begun(rules), Side::First), Device::new(begun(rules), Side::Second)];
    let mut happened = [0; 2];
    let mut is_connected = false;
    for step in 0.. {
        assert!(step < 200_000, "{rules:?}, seed {seed}: the match should end");
        let at = chance.below(2);
        match chance.below(40) {
            0 => {
                (is_connected, happened[0]) = (false, happened[0] + 1);
                devices.iter_mut().for_each(Device::part);
            }
            1 => {
                devices[at].die();
                (is_connected, happened[1]) = (false, happened[1] + 1);
                devices.iter_mut().for_each(Device::part);
            }
            2..=5 if !is_connected => {
                is_connected = true;
                devices.iter_mut().for_each(Device::meet);
            }
            6..=15 => devices[at].act(&mut chance),
            _ if is_connected => {
                if let Some(frame) = devices[at].says.pop_front() {
                    devices[1 - at].hear(&frame, &mut chance);
                }
            }
            _ => {}
        }
        let [one, other] = &devices;
        let are_over = one.game.outcome().is_some() && other.game.outcome().is_some();
        if are_over
            && one.says.is_empty()
            && other.says.is_empty()
            && is_connected
            && one.is_greeted
            && other.is_greeted
        {
            break;
        }
    }
    let [one, other] = &devices;
    assert_eq!(one.game.acts(), other.game.acts(), "{rules:?}, seed {seed}");
    assert_eq!(one.game.outcome(), other.game.outcome());
    happened
}

#[test]
fn two_hundred_matches_end_the_same_on_both_devices_through_cuts_and_kills() {
    let presets: Vec<Rules> =
        Game::ALL.iter().flat_map(|game| game.presets()).map(|preset| preset.rules).collect();
    // Large boards take long, and show nothing that small ones do not.
    let rules: Vec<Rules> =
        presets.into_iter().filter(|rules| rules.grid().squares().count() <= 144).collect();
    let mut sum = [0; 2];
    for seed in 0..200 {
        let happened = play(rules[seed % rules.len()], seed as u64 + 1);
        sum = [sum[0] + happened[0], sum[1] + happened[1]];
    }
    println!("200 matches, {} cuts, {} kills", sum[0], sum[1]);
    assert!(sum[0] > 500 && sum[1] > 500, "{sum:?}");
}

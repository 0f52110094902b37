//! Live play between two apps on this machine, over a real line.

use std::time::{Duration, Instant};

use parlour::app::state::live::{Live, Presence, Reach};
use parlour::app::vocabulary::action::{GoTo, LiveAction, PlayAction};
use parlour::app::vocabulary::notice::{LiveNotice, Notice};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::link::Awaits;
use parlour::rules::Side;

use crate::letters::{Device, connect_four};

/// Longest time until something arrives, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

fn here() -> Device {
    let mut device = Device::new();
    device.player.app.world_mut().resource_mut::<Live>().reach = Reach::ThisMachine;
    device
}

fn presence(device: &Device) -> Presence {
    let game = device.player.app.world().resource::<parlour::app::state::session::Session>().game();
    game.map_or(Presence::Off, |game| device.player.app.world().resource::<Live>().presence(game))
}

/// Lets both apps run until this is so.
fn until(what: &str, devices: [&mut Device; 2], is_so: impl Fn([&Device; 2]) -> bool) {
    let [one, other] = devices;
    let begun = Instant::now();
    while !is_so([one, other]) {
        let seen = [&*one, &*other].map(|device| (presence(device), acts(device), device.player.said()));
        assert!(begun.elapsed() < PATIENCE, "{what} should come about: {seen:?}");
        one.player.app.update();
        other.player.app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn acts(device: &Device) -> usize {
    let game = device.player.app.world().resource::<parlour::app::state::session::Session>().game();
    game.map_or(0, |game| game.acts().len())
}

/// Returns two devices that have met about a match in which the first has made a move.
fn two() -> (Device, Device) {
    let (mut anna, mut ben) = (here(), here());
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    anna.player.press(GoTo::Letter);
    anna.player.rest();
    // The control is below the fold of a phone.
    anna.player.act(LiveAction::Invite);
    let begun = Instant::now();
    let invitation = loop {
        assert!(begun.elapsed() < PATIENCE, "there should be an invitation");
        anna.player.app.update();
        if let Some(invitation) = anna.player.app.world().resource::<Live>().invitation() {
            break invitation.to_owned();
        }
        std::thread::sleep(Duration::from_millis(1));
    };
    assert_eq!(presence(&anna), Presence::Inviting);
    anna.player.rest();
    anna.player.act(LiveAction::Copy);
    assert_eq!(anna.player.device.device().clipboard.as_deref(), Some(invitation.as_str()));
    ben.paste(&invitation);
    until("the meeting", [&mut anna, &mut ben], |both| {
        both.iter().all(|device| presence(device) == Presence::Here)
    });
    // What has only just appeared takes no press.
    for device in [&mut anna, &mut ben] {
        device.player.wait(Duration::from_secs(1));
    }
    assert_eq!((acts(&ben), ben.awaits()), (1, Some(Awaits::Act)));
    assert_eq!((anna.player.screen(), ben.player.screen()), (Screen::Play, Screen::Play));
    (anna, ben)
}

#[test]
fn a_match_is_played_live_to_its_end() {
    let (mut anna, mut ben) = two();
    while anna.player.game().outcome().is_none() {
        let before = acts(&anna);
        let (mover, waits) = if before % 2 == 1 { (&mut ben, &mut anna) } else { (&mut anna, &mut ben) };
        mover.play(before % 2);
        let begun = Instant::now();
        until("the move", [mover, waits], |both| both.iter().all(|device| acts(device) == before + 1));
        println!("a move after {:?}", begun.elapsed());
    }
    assert_eq!(anna.player.game().outcome(), ben.player.game().outcome());
    let is_told = |device: &Device| device.awaits() == Some(Awaits::Nothing);
    until("the end", [&mut anna, &mut ben], |both| both.iter().all(|device| is_told(device)));
    assert_eq!(anna.player.pieces(), anna.player.expected_pieces());
    assert_eq!(ben.player.pieces(), ben.player.expected_pieces());
}

#[test]
fn a_partner_who_leaves_is_missed_and_the_match_goes_on_by_link() {
    let (mut anna, mut ben) = two();
    // Another screen does not interrupt the meeting, and a move does not interrupt the other screen.
    anna.player.act(GoTo::Settings);
    anna.player.rest();
    ben.play(2);
    until("the move", [&mut anna, &mut ben], |both| acts(both[0]) == 2);
    assert_eq!(anna.player.screen(), Screen::Settings);
    anna.player.act(GoTo::Resume);
    anna.player.wait(Duration::from_secs(1));
    ben.player.act(LiveAction::End);
    until("the farewell", [&mut anna, &mut ben], |both| presence(both[0]) == Presence::Off);
    assert_eq!(anna.player.said(), Some(Notice::Live(LiveNotice::Left)));
    anna.play(2);
    assert_eq!(anna.awaits(), Some(Awaits::Sending), "nobody is there");

    // The meeting ends with its match on the table.
    let (mut anna, mut ben) = two();
    ben.player.begin("american", parlour::play::Mode::Quick);
    until("the farewell", [&mut anna, &mut ben], |both| presence(both[0]) == Presence::Off);
}

#[test]
fn a_killed_app_is_missed_and_comes_back_by_a_new_invitation() {
    let (mut anna, ben) = two();
    drop(ben);
    let mut nobody = here();
    until("the loss", [&mut anna, &mut nobody], |both| presence(both[0]) == Presence::Apart);
    anna.player.act(LiveAction::End);
    anna.player.act(PlayAction::Resign);
    anna.player.rest();
    assert_eq!((presence(&anna), anna.awaits()), (Presence::Off, Some(Awaits::Sending)));
}

#[test]
fn a_damaged_invitation_has_a_sentence() {
    let mut anna = here();
    anna.paste("https://parlour.example/#live1.AVQqAAAA");
    assert_eq!(anna.player.said(), Some(Notice::Live(LiveNotice::Damaged)));
}

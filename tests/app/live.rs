//! Live play between apps on this machine, over real lines.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::live::{Live, Presence, Wish};
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{GoTo, LetterAction, LiveAction, PlayAction, RecordAction};
use parlour::app::vocabulary::notice::{LiveNotice, Notice};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::link::{Awaits, Proposal};
use parlour::play::live::Phrase;
use parlour::play::{Mode, TimeControl};
use parlour::rules::Side;

use crate::harness::setup_of;
use crate::letters::{Device, connect_four};

/// Longest time until something arrives, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub fn here() -> Device {
    on_this_machine(Device::new())
}

/// Lets a device reach nothing but this machine.
pub fn on_this_machine(mut device: Device) -> Device {
    device.player.app.world_mut().resource_mut::<Live>().this_machine = true;
    device
}

fn presence(device: &Device) -> Presence {
    let world = device.player.app.world();
    world.resource::<Session>().game().map_or(Presence::Off, |game| world.resource::<Live>().presence(game))
}

pub fn asks(device: &Device) -> Option<Wish> {
    device.player.app.world().resource::<Live>().asks(device.player.game())
}

fn invitation(device: &Device) -> Option<String> {
    let live = device.player.app.world().resource::<Live>();
    live.invitation(device.player.game()).map(str::to_owned)
}

/// Lets the apps run until this is so.
pub fn until<const COUNT: usize>(
    what: &str,
    mut devices: [&mut Device; COUNT],
    is_so: impl Fn([&Device; COUNT]) -> bool,
) {
    let begun = Instant::now();
    while !is_so(devices.each_ref().map(|device| &**device)) {
        let seen = devices.each_ref().map(|device| (presence(device), acts(device), device.player.said()));
        assert!(begun.elapsed() < PATIENCE, "{what} should come about: {seen:?}");
        for device in &mut devices {
            device.player.app.update();
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn acts(device: &Device) -> usize {
    let game = device.player.app.world().resource::<Session>().game();
    game.map_or(0, |game| game.acts().len())
}

fn are_here(devices: [&Device; 2]) -> bool {
    devices.iter().all(|device| presence(device) == Presence::Here)
}

/// Lets what has just appeared take presses.
pub fn settle(devices: [&mut Device; 2]) {
    for device in devices {
        device.player.wait(Duration::from_secs(1));
    }
}

/// Invites to the match of the device, and returns the invitation.
pub fn invite(device: &mut Device) -> String {
    device.player.act(GoTo::Letter);
    device.player.rest();
    // The control is below the fold of a phone.
    device.player.act(LiveAction::Invite);
    until("the invitation", [device], |[device]| invitation(device).is_some());
    assert_eq!(presence(device), Presence::Inviting);
    device.player.rest();
    device.player.act(LiveAction::Copy);
    device.player.device.device().clipboard.clone().expect("the invitation")
}

/// Lets two devices meet about the match of the first.
pub fn meet(anna: &mut Device, ben: &mut Device) {
    let invitation = invite(anna);
    ben.paste(&invitation);
    until("the meeting", [anna, ben], are_here);
    settle([anna, ben]);
    assert_eq!((anna.player.screen(), ben.player.screen()), (Screen::Play, Screen::Play));
}

/// Returns two devices that have met about a match in which the first has made a move.
fn two() -> (Device, Device) {
    let (mut anna, mut ben) = (here(), here());
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    meet(&mut anna, &mut ben);
    assert_eq!((acts(&ben), ben.awaits()), (1, Some(Awaits::Act)));
    (anna, ben)
}

/// Lets a device play, and both know of it.
fn play(number: usize, mover: &mut Device, other: &mut Device) {
    let before = acts(mover);
    mover.play(number);
    until("the move", [mover, other], |both| both.iter().all(|device| acts(device) == before + 1));
    settle([mover, other]);
}

/// Number of frames in which live play has changed. Each keeps the app awake.
#[derive(Resource, Default)]
struct Changes(usize);

/// Returns the number of changes of live play in a hundred frames.
fn changes(device: &mut Device) -> usize {
    device.player.app.world_mut().resource_mut::<Changes>().0 = 0;
    for _ in 0..100 {
        device.player.app.update();
    }
    device.player.app.world().resource::<Changes>().0
}

#[test]
fn live_play_lets_the_app_sleep_until_something_happens() {
    let count = |live: Res<Live>, mut changes: ResMut<Changes>| changes.0 += usize::from(live.is_changed());
    let (mut anna, mut ben) = (here(), here());
    for device in [&mut anna, &mut ben] {
        device.player.app.init_resource::<Changes>().add_systems(Last, count);
    }
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    let invitation = invite(&mut anna);
    anna.player.rest();
    assert_eq!(changes(&mut anna), 0, "a device that waits for its partner should sleep");
    ben.paste(&invitation);
    until("the meeting", [&mut anna, &mut ben], are_here);
    for device in [&mut anna, &mut ben] {
        device.player.rest();
        assert_eq!(changes(device), 0, "a device that is with its partner should sleep");
    }
}

#[test]
fn a_match_is_played_live_to_its_end_and_its_rematch_begins() {
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

    let first = anna.player.game().id();
    anna.player.rest();
    ben.player.rest();
    anna.player.press(LiveAction::AskRematch);
    until("the wish", [&mut anna, &mut ben], |[_, ben]| asks(ben) == Some(Wish::Rematch));
    settle([&mut anna, &mut ben]);
    ben.player.press(LiveAction::Agree);
    until("the rematch", [&mut anna, &mut ben], |both| {
        are_here(both) && both.iter().all(|device| device.player.game().outcome().is_none())
    });
    assert_ne!(anna.player.game().id(), first);
    let known = [&anna, &ben].map(|device| device.player.game().correspondence().expect("by link").clone());
    assert_eq!(known[0].key, known[1].key);
    assert_eq!(known.map(|known| known.player), [Side::Second, Side::First], "the sides are swapped");
    settle([&mut anna, &mut ben]);
    play(2, &mut ben, &mut anna);
    assert_eq!(anna.awaits(), Some(Awaits::Act));
}

#[test]
fn an_invitation_is_opened_twice_and_on_the_wrong_device() {
    let (mut anna, mut ben) = (here(), here());
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    let invitation = invite(&mut anna);
    ben.paste(&invitation);
    until("the meeting", [&mut anna, &mut ben], are_here);
    ben.paste(&invitation);
    until("the meeting again", [&mut anna, &mut ben], are_here);
    settle([&mut anna, &mut ben]);
    anna.paste(&invitation);
    assert_eq!(anna.player.said(), Some(Notice::Live(LiveNotice::SameSide)));
    until("the meeting still", [&mut anna, &mut ben], are_here);
    play(2, &mut ben, &mut anna);
}

#[test]
fn whoever_moves_first_invites_as_well() {
    let (mut anna, mut ben) = (here(), here());
    anna.begin(connect_four(), Side::First);
    meet(&mut anna, &mut ben);
    assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Act), Some(Awaits::Answer)));
    play(3, &mut anna, &mut ben);
    assert_eq!(ben.awaits(), Some(Awaits::Act));
}

#[test]
fn a_move_is_taken_back_if_both_agree() {
    let (mut anna, mut ben) = two();
    anna.player.press(LiveAction::AskBack);
    until("the wish", [&mut anna, &mut ben], |[_, ben]| asks(ben) == Some(Wish::Back(0)));
    settle([&mut anna, &mut ben]);
    ben.player.press(LiveAction::Decline);
    until("the answer", [&mut anna, &mut ben], |[anna, _]| {
        anna.player.said() == Some(Notice::Live(LiveNotice::Declined))
    });
    assert_eq!((acts(&anna), acts(&ben)), (1, 1));
    // After the answer of the partner, both moves go.
    play(2, &mut ben, &mut anna);
    anna.player.press(LiveAction::AskBack);
    until("the wish", [&mut anna, &mut ben], |[_, ben]| asks(ben) == Some(Wish::Back(0)));
    settle([&mut anna, &mut ben]);
    ben.player.press(LiveAction::Agree);
    until("the way back", [&mut anna, &mut ben], |both| both.iter().all(|device| acts(device) == 0));
    settle([&mut anna, &mut ben]);
    assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Act), Some(Awaits::Answer)));
    assert_eq!(ben.player.pieces(), ben.player.expected_pieces());
    play(5, &mut anna, &mut ben);
}

#[test]
fn phrases_and_draws_are_said_and_offered() {
    let (mut anna, mut ben) = two();
    anna.player.act(LiveAction::Say(Phrase::WellPlayed));
    until("the phrase", [&mut anna, &mut ben], |[_, ben]| {
        ben.player.said() == Some(Notice::Live(LiveNotice::Said(Phrase::WellPlayed)))
    });
    settle([&mut anna, &mut ben]);
    anna.player.press(LetterAction::OfferDraw(true));
    until("the offer", [&mut anna, &mut ben], |[_, ben]| {
        ben.player.game().offered() == Some(&Proposal::Draw)
    });
    settle([&mut anna, &mut ben]);
    ben.player.press(LetterAction::Decline);
    settle([&mut anna, &mut ben]);
    play(2, &mut ben, &mut anna);
    ben.player.press(LetterAction::OfferDraw(true));
    until("the offer", [&mut anna, &mut ben], |[anna, _]| {
        anna.player.game().offered() == Some(&Proposal::Draw)
    });
    settle([&mut anna, &mut ben]);
    anna.player.press(LetterAction::Agree);
    until("the draw", [&mut anna, &mut ben], |both| {
        both.iter().all(|device| device.player.game().outcome().is_some())
    });
}

#[test]
fn clocks_run_live_and_a_flag_falls_for_both() {
    let (mut anna, mut ben) = (here(), here());
    let mut setup = setup_of(connect_four(), Mode::Quick, None);
    setup.players[1].away = true;
    setup.clocks = [Some(TimeControl::SuddenDeath { main: 60 }); 2];
    anna.player.begin_setup(setup);
    anna.player.rest();
    anna.player.wait(Duration::from_secs(5));
    assert_eq!(anna.player.game().ticking(), None, "nobody is there");
    anna.play(3);
    meet(&mut anna, &mut ben);
    assert_eq!(ben.player.game().ticking(), Some(Side::Second));
    // Another screen stops no clock.
    ben.player.act(GoTo::Settings);
    ben.player.wait(Duration::from_secs(30));
    let left = ben.player.game().clock(Side::Second).expect("a clock").until_flag;
    assert!(left < 31_000, "{left}");
    anna.player.wait(Duration::from_secs(70));
    assert_eq!(anna.player.game().outcome(), None, "the flag falls on the device of its player");
    ben.player.wait(Duration::from_secs(40));
    until("the end", [&mut anna, &mut ben], |both| {
        both.iter().all(|device| device.player.game().outcome().is_some())
    });
    until("the word of both", [&mut anna, &mut ben], |both| {
        both.iter().all(|device| device.awaits() == Some(Awaits::Nothing))
    });
    assert_eq!(anna.player.game().outcome().and_then(|outcome| outcome.winner), Some(Side::First));
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
    let mut anna = anna.restarted();
    anna.player.act(GoTo::Resume);
    anna.player.rest();
    assert_eq!(presence(&anna), Presence::Off, "who has left does not come back");
}

#[test]
fn killed_apps_come_back_to_the_meeting() {
    let (mut anna, ben) = two();
    let mut ben = ben.restarted();
    ben.player.act(GoTo::Resume);
    until("the guest", [&mut anna, &mut ben], are_here);
    settle([&mut anna, &mut ben]);
    play(2, &mut ben, &mut anna);
    // Anna moves while nobody is there, and is killed too.
    let folder = ben.killed();
    until("the loss", [&mut anna], |[anna]| presence(anna) == Presence::Apart);
    anna.play(2);
    let mut anna = anna.restarted();
    anna.player.act(GoTo::Resume);
    let mut ben = Device::in_folder(folder);
    ben.player.act(GoTo::Resume);
    until("both", [&mut anna, &mut ben], |both| are_here(both) && acts(both[1]) == 3);
    settle([&mut anna, &mut ben]);
    play(0, &mut ben, &mut anna);
}

#[test]
fn several_matches_are_live_side_by_side() {
    let (mut anna, mut ben) = two();
    let first = anna.player.game().id();
    let mut clara = here();
    anna.begin(connect_four(), Side::First);
    anna.play(4);
    meet(&mut anna, &mut clara);
    // A move in the match that is not on the table waits there.
    ben.play(2);
    until("the news", [&mut anna, &mut ben, &mut clara], |[anna, ..]| {
        anna.player.said() == Some(Notice::Live(LiveNotice::Elsewhere))
    });
    assert_eq!(acts(&anna), 1);
    play(1, &mut clara, &mut anna);
    anna.player.act(parlour::app::vocabulary::action::LibraryAction::Open(first));
    anna.player.rest();
    until("the held move", [&mut anna, &mut ben, &mut clara], |[anna, ..]| acts(anna) == 2);
    settle([&mut anna, &mut ben]);
    play(3, &mut anna, &mut ben);
}

#[test]
fn others_watch_and_cannot_touch() {
    let (mut anna, mut ben) = two();
    let mut clara = here();
    anna.player.act(GoTo::Letter);
    anna.player.act(LiveAction::ShowWatch(true));
    anna.player.act(LiveAction::Copy);
    let watch = anna.player.device.device().clipboard.clone().expect("the invitation");
    clara.paste(&watch);
    until("the match", [&mut anna, &mut ben, &mut clara], |[_, _, clara]| acts(clara) == 1);
    anna.player.act(GoTo::Resume);
    settle([&mut anna, &mut ben]);
    clara.player.rest();
    assert!(clara.player.game().is_of_others());
    assert_eq!(clara.awaits(), Some(Awaits::Answer));
    play(2, &mut ben, &mut anna);
    until("the move", [&mut anna, &mut ben, &mut clara], |[_, _, clara]| acts(clara) == 2);
    assert_eq!(clara.player.pieces(), clara.player.expected_pieces());
    clara.player.act(PlayAction::Resign);
    clara.player.act(RecordAction::Copy);
    assert_eq!(clara.player.game().outcome(), None, "nobody resigns for others");
    let live = anna.player.app.world().resource::<Live>();
    assert_eq!(live.watchers(anna.player.game()), 1);
}

#[test]
fn a_damaged_invitation_has_a_sentence() {
    let mut anna = here();
    anna.paste("https://parlour.example/#live1.AVQqAAAA");
    assert_eq!(anna.player.said(), Some(Notice::Live(LiveNotice::Damaged)));
}

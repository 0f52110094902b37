//! Matches by link: two devices that send each other links, and what each of them refuses.

use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::catalogue::Shelf;
use parlour::app::state::letters::Letters;
use parlour::app::state::library::Library;
use parlour::app::vocabulary::action::{
    Action, Ask, ComputerAction, GoTo, LetterAction, PlayAction, RecordAction, ReplayAction, Setting,
    SetupAction,
};
use parlour::app::vocabulary::notice::{LetterNotice, Notice, RecordNotice, WaitsOn};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::play::link::{self, Awaits, BadLink, Correspondence, Key, Options, Refused};
use parlour::play::{Match, Setup};
use parlour::rules::{Game, Rules, Side, Square, go};

use crate::harness::{Player, setup_of};

const PHONE: Vec2 = Vec2::new(412., 915.);

/// A device with its folder.
pub struct Device {
    pub player: Player,
    folder: tempfile::TempDir,
}

impl Device {
    pub fn new() -> Device {
        Device::of(|folder| Fake::desktop(folder))
    }

    fn of(system: impl FnOnce(&Path) -> Fake) -> Device {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open_on(system(folder.path()), PHONE);
        player.rest();
        Device { player, folder }
    }

    /// Ends the app as if its process was killed, and returns its folder.
    #[cfg(feature = "online")]
    pub fn killed(self) -> tempfile::TempDir {
        drop(self.player);
        self.folder
    }

    /// Starts the app with the files of an earlier one.
    #[cfg(feature = "online")]
    pub fn in_folder(folder: tempfile::TempDir) -> Device {
        let mut player = Player::open_on(Fake::desktop(folder.path()), PHONE);
        player.rest();
        Device { player, folder }
    }

    /// A device whose app runs already, with this folder.
    #[cfg(feature = "online")]
    pub fn of_player(player: Player, folder: tempfile::TempDir) -> Device {
        Device { player, folder }
    }

    /// Kills the app, and starts it again.
    #[cfg(feature = "online")]
    pub fn restarted(self) -> Device {
        Device::in_folder(self.killed())
    }

    /// Begins a match by link, in which this device plays a side.
    pub fn begin(&mut self, rules: Rules, side: Side) {
        let mut setup = setup_of(rules, parlour::play::Mode::Quick, None);
        "Anna".clone_into(&mut setup.players[0].name);
        "Ben".clone_into(&mut setup.players[1].name);
        setup.players[side.other().index()].away = true;
        setup.tournament_mode = true;
        self.player.begin_setup(setup);
        self.player.rest();
    }

    pub fn awaits(&self) -> Option<Awaits> {
        self.player.game().awaits()
    }

    /// Plays the legal turn with this number by touch.
    pub fn play(&mut self, number: usize) {
        let turns = self.player.game().position().turns();
        let turn = turns[number % turns.len()].clone();
        if turn.0.is_empty() {
            self.player.press(PlayAction::Pass);
        } else {
            self.player.play_by_touch(&turn.0);
        }
        self.player.rest();
        self.player.wait(Duration::from_secs(1));
    }

    /// Sends the link by the clipboard, and returns it.
    fn copy(&mut self) -> String {
        self.player.press(LetterAction::Copy);
        self.player.rest();
        self.player.device.device().clipboard.clone().expect("a link")
    }

    /// Opens a link from the clipboard.
    pub fn paste(&mut self, link: &str) {
        self.player.device.device().clipboard = Some(link.to_owned());
        self.player.act(RecordAction::Paste);
        self.player.rest();
        self.player.wait(Duration::from_secs(1));
    }

    pub fn said(&self) -> Option<LetterNotice> {
        match self.player.said() {
            Some(Notice::Letter(said)) => Some(said),
            _ => None,
        }
    }
}

pub fn connect_four() -> Rules {
    Game::ConnectFour.presets()[0].rules
}

/// Returns two devices on which a match is under way in which both have made a move; the first is to move.
fn two() -> (Device, Device) {
    let (mut anna, mut ben) = (Device::new(), Device::new());
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    ben.paste(&anna.copy());
    ben.play(3);
    anna.paste(&ben.copy());
    (anna, ben)
}

#[test]
fn a_match_is_set_up_and_played_to_its_end_by_link() {
    let (mut anna, mut ben) = (Device::new(), Device::new());
    anna.player.act(GoTo::Setup(Game::ConnectFour));
    anna.player.wait(Duration::from_millis(400));
    anna.player.press(SetupAction::Opposition(Opposition::ByLink));
    anna.player.wait(Duration::from_millis(400));
    anna.player.press(SetupAction::Start);
    anna.player.rest();
    assert_eq!(anna.awaits(), Some(Awaits::Act));
    assert!(anna.player.game().setup().tournament_mode, "no hints unless both agree on them");
    let mut turns = 0;
    while anna.player.game().outcome().is_none() {
        // Always the leftmost free column, so that somebody wins.
        anna.play(0);
        turns += 1;
        assert_eq!(anna.awaits(), Some(Awaits::Sending));
        ben.paste(&anna.copy());
        assert_eq!(ben.player.screen(), Screen::Play);
        assert_eq!(ben.player.game().acts(), anna.player.game().acts());
        assert_eq!(ben.player.pieces(), ben.player.expected_pieces());
        if ben.player.game().outcome().is_some() {
            break;
        }
        assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Answer), Some(Awaits::Act)));
        ben.play(1);
        turns += 1;
        anna.paste(&ben.copy());
        assert_eq!(anna.player.game().acts(), ben.player.game().acts());
        assert_eq!(anna.player.pieces(), anna.player.expected_pieces());
    }
    assert!(turns >= 7, "{turns} turns");
    assert_eq!(anna.player.game().outcome(), ben.player.game().outcome());
    assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Nothing), Some(Awaits::Nothing)));
    // Who opens the first letter of another match plays the other side.
    anna.player.press(PlayAction::Rematch);
    anna.player.rest();
    assert_eq!(anna.awaits(), Some(Awaits::Sending), "the other one begins now");
    ben.paste(&anna.copy());
    assert_eq!(ben.awaits(), Some(Awaits::Act));
    assert_eq!(ben.said(), Some(LetterNotice::New(Side::First)));
}

#[test]
fn a_move_is_taken_back_until_it_was_sent() {
    let (mut anna, _) = two();
    anna.play(0);
    anna.player.press(LetterAction::TakeBack);
    anna.player.rest();
    assert_eq!((anna.player.game().acts().len(), anna.awaits()), (2, Some(Awaits::Act)));
    anna.player.act(PlayAction::Undo);
    assert_eq!(anna.said(), Some(LetterNotice::Sent));
    anna.play(1);
    anna.copy();
    anna.player.act(PlayAction::Undo);
    assert_eq!((anna.said(), anna.player.game().acts().len()), (Some(LetterNotice::Sent), 3));
    anna.player.act(ReplayAction::Open);
    anna.player.act(ReplayAction::To(1));
    anna.player.act(ReplayAction::PlayFromHere);
    assert_eq!((anna.said(), anna.player.game().acts().len()), (Some(LetterNotice::Sent), 3));
}

#[test]
fn the_board_waits_for_the_letter() {
    let (mut anna, mut ben) = two();
    ben.player.touch_square(Square(0));
    let waits = |on| Some(Notice::Waits { square: Some(Square(0)), on });
    assert_eq!(ben.player.said(), waits(WaitsOn::Letter(Side::First)));
    anna.play(0);
    anna.player.touch_square(Square(0));
    assert_eq!(anna.player.said(), waits(WaitsOn::Sending));
    assert_eq!(anna.player.game().acts().len(), 3);
    // The computer does not help, unless both agreed on that.
    ben.player.act(ComputerAction::Ask(Ask::Hint));
    assert_eq!(ben.player.said(), Some(Notice::TournamentMode));
}

#[test]
fn a_match_by_link_survives_a_restart_and_stands_on_its_shelf() {
    let (mut anna, ben) = two();
    anna.play(0);
    let before = anna.player.game().clone();
    let Device { player, folder } = anna;
    drop(player);
    let mut anna = Device { player: Player::open(folder.path(), PHONE), folder };
    anna.player.rest();
    assert_eq!(anna.player.game().correspondence(), before.correspondence());
    assert_eq!(anna.awaits(), Some(Awaits::Sending));
    anna.player.act(GoTo::Library);
    anna.player.rest();
    let on_shelf = |device: &Device| device.player.app.world().resource::<Library>().count(Shelf::ByLink);
    assert_eq!((on_shelf(&anna), on_shelf(&ben)), (1, 1));
    assert!(anna.player.reads("Not sent yet"));
}

#[test]
fn a_letter_comes_to_its_match_wherever_the_player_is() {
    let (mut anna, mut ben) = two();
    anna.play(0);
    let link = anna.copy();
    // Another match is on the table.
    ben.begin(connect_four(), Side::First);
    ben.player.act(GoTo::Record);
    ben.player.rest();
    let others = ben.player.game().id();
    ben.paste(&format!("Your turn!\n{link}\nSee you."));
    assert_eq!((ben.player.screen(), ben.awaits()), (Screen::Play, Some(Awaits::Act)));
    assert_ne!(ben.player.game().id(), others);
    assert_eq!(ben.said(), Some(LetterNotice::Arrived(Side::First)));
    ben.paste(&link);
    assert_eq!((ben.said(), ben.player.game().acts().len()), (Some(LetterNotice::Same), 3));
}

#[test]
fn an_older_letter_changes_nothing() {
    let (mut anna, mut ben) = (Device::new(), Device::new());
    anna.begin(connect_four(), Side::First);
    anna.play(3);
    let first = anna.copy();
    ben.paste(&first);
    ben.play(2);
    ben.copy();
    ben.paste(&first);
    assert_eq!((ben.said(), ben.player.game().acts().len()), (Some(LetterNotice::Older), 2));
    assert_eq!(ben.awaits(), Some(Awaits::Answer));
}

/// Returns the link of a match, as somebody could write it.
fn forged(game: &Match, key: Key) -> String {
    link::write(game, &Options { names: true, ..Options::new(key) }).url()
}

fn key(device: &Device) -> Key {
    device.player.game().correspondence().expect("a match by link").key
}

#[test]
fn forged_acts_are_refused_and_named() {
    let (mut anna, _) = two();
    let (key, acts) = (key(&anna), anna.player.game().acts().to_vec());
    let mut mine = anna.player.game().clone();
    let turn = mine.position().turns()[0].clone();
    mine.play(&turn).expect("a legal turn");
    anna.paste(&forged(&mine, key));
    assert_eq!(anna.said(), Some(LetterNotice::Refused(Refused::Turn(2))));
    let mut resigned = anna.player.game().clone();
    resigned.resign(Side::First);
    anna.paste(&forged(&resigned, key));
    assert_eq!(anna.said(), Some(LetterNotice::Refused(Refused::Resignation(2))));
    let mut drawn = anna.player.game().clone();
    drawn.agree_draw();
    anna.paste(&forged(&drawn, key));
    assert_eq!(anna.said(), Some(LetterNotice::Refused(Refused::Draw(2))));
    let other_rules =
        Match::new(0, Setup { rules: Game::Four.presets()[0].rules, ..mine.setup().clone() }, 0);
    anna.paste(&forged(&other_rules.expect("a start"), key));
    assert_eq!(anna.said(), Some(LetterNotice::Refused(Refused::Setup)));
    // The first act, which this player has sent, is another one.
    let mut changed = Match::new(0, mine.setup().clone(), mine.began()).expect("a start");
    for number in [0, 1] {
        let turn = changed.position().turns()[number].clone();
        changed.play(&turn).expect("a legal turn");
    }
    anna.paste(&forged(&changed, key));
    assert_eq!(anna.said(), Some(LetterNotice::OwnChanged(1)));
    assert!(anna.player.reads("Your game is unchanged."));
    assert_eq!((anna.player.game().acts(), anna.awaits()), (acts.as_slice(), Some(Awaits::Act)));
}

#[test]
fn two_versions_are_shown_side_by_side() {
    for takes in [false, true] {
        let (mut anna, mut ben) = two();
        // Ben takes his move back on another device, and sends another one.
        let mut other = ben.player.game().clone();
        other.go_to(1);
        let turn = other.position().turns()[6].clone();
        other.play(&turn).expect("a legal turn");
        let before = anna.player.game().acts().to_vec();
        anna.paste(&forged(&other, key(&ben)));
        assert_eq!(anna.player.screen(), Screen::Versions);
        assert_eq!(anna.player.game().acts(), before, "nothing changes before the players decide");
        let version = anna.player.app.world().resource::<Letters>().version(anna.player.game());
        assert_eq!(version.map(|version| version.act), Some(1));
        anna.player.press(if takes { LetterAction::TakeVersion } else { LetterAction::KeepVersion });
        anna.player.rest();
        assert_eq!((anna.player.screen(), anna.awaits()), (Screen::Play, Some(Awaits::Act)));
        let wanted = if takes { other.acts() } else { before.as_slice() };
        assert_eq!(anna.player.game().acts(), wanted);
        assert_eq!(anna.player.pieces(), anna.player.expected_pieces());
        ben.player.rest();
    }
}

#[test]
fn a_link_that_cannot_be_read_has_a_sentence_and_changes_nothing() {
    let (mut anna, mut ben) = two();
    anna.play(0);
    let link = anna.copy();
    let acts = ben.player.game().acts().len();
    ben.paste(&link[..link.len() - 5]);
    assert_eq!(ben.said(), Some(LetterNotice::Bad(BadLink::Damaged)));
    ben.paste(&link.replace("#1.", "#9."));
    assert_eq!(ben.said(), Some(LetterNotice::Bad(BadLink::Later(9))));
    ben.paste("Hello, shall we play?");
    assert_eq!(ben.player.said(), Some(Notice::Record(RecordNotice::NoGame)));
    ben.player.act(GoTo::Resume);
    assert_eq!(ben.player.game().acts().len(), acts);
    // A record that mentions a link is a record.
    ben.player.act(GoTo::Record);
    ben.paste("[Event \"#1.AAAAAAAAAAAA\"]\n\n1. 11-15 23-19 *\n");
    assert!(matches!(ben.player.said(), Some(Notice::Record(RecordNotice::TakenIn(_)))));
}

#[test]
fn a_draw_is_offered_with_a_move_and_agreed_on() {
    let (mut anna, mut ben) = two();
    anna.play(0);
    anna.player.press(GoTo::Letter);
    anna.player.rest();
    assert_eq!(anna.player.screen(), Screen::Letter);
    anna.player.press(LetterAction::OfferDraw(true));
    anna.player.wait(Duration::from_millis(400));
    ben.paste(&anna.copy());
    anna.player.act(GoTo::Resume);
    assert_eq!(anna.awaits(), Some(Awaits::Answer));
    assert_eq!(ben.awaits(), Some(Awaits::Act));
    assert!(ben.player.reads("offers a draw"));
    ben.player.press(LetterAction::Agree);
    ben.player.wait(Duration::from_secs(1));
    assert!(ben.player.game().outcome().is_some_and(|outcome| outcome.winner.is_none()));
    assert_eq!(ben.awaits(), Some(Awaits::Sending));
    anna.paste(&ben.copy());
    assert_eq!(anna.player.game().outcome(), ben.player.game().outcome());

    // Declined, the game goes on.
    let (mut anna, mut ben) = two();
    anna.play(0);
    anna.player.act(LetterAction::OfferDraw(true));
    ben.paste(&anna.copy());
    ben.player.press(LetterAction::Decline);
    ben.player.rest();
    ben.play(0);
    anna.paste(&ben.copy());
    assert_eq!((anna.awaits(), anna.player.game().outcome()), (Some(Awaits::Act), None));
}

#[test]
fn a_count_is_proposed_and_agreed_on() {
    let (mut anna, mut ben) = (Device::new(), Device::new());
    anna.begin(Rules::Go(go::Rules::JAPANESE.on(go::Size::NINE)), Side::First);
    anna.player.touch_square(Square(40));
    anna.player.rest();
    ben.paste(&anna.copy());
    ben.player.press(PlayAction::Pass);
    ben.player.rest();
    anna.paste(&ben.copy());
    anna.player.press(PlayAction::Pass);
    anna.player.rest();
    assert!(anna.player.game().counting().is_some());
    // The stone is marked, and after all not.
    anna.player.touch_square(Square(40));
    anna.player.touch_square(Square(40));
    anna.player.press(LetterAction::ProposeCount);
    anna.player.wait(Duration::from_millis(400));
    ben.paste(&anna.copy());
    assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Answer), Some(Awaits::Act)));
    // Ben proposes to play on, and Anna counts.
    ben.player.act(LetterAction::ProposePlayOn);
    ben.player.wait(Duration::from_millis(400));
    anna.paste(&ben.copy());
    assert!(anna.player.reads("wants to play on"));
    anna.player.press(LetterAction::ProposeCount);
    anna.player.wait(Duration::from_millis(400));
    ben.paste(&anna.copy());
    ben.player.press(LetterAction::Agree);
    ben.player.wait(Duration::from_secs(1));
    anna.paste(&ben.copy());
    assert!(anna.player.game().outcome().is_some());
    assert_eq!(anna.player.game().outcome(), ben.player.game().outcome());
    assert_eq!((anna.awaits(), ben.awaits()), (Some(Awaits::Nothing), Some(Awaits::Nothing)));
}

#[test]
fn a_tablet_shares_the_link_and_a_desktop_saves_it() {
    let mut tablet = Device::of(|folder| Fake::tablet(folder));
    tablet.begin(connect_four(), Side::First);
    tablet.play(0);
    tablet.player.press(LetterAction::Share);
    tablet.player.rest();
    let (name, text) = tablet.player.device.device().shared.last().cloned().expect("a link");
    assert!(
        Path::new(&name).extension().is_some_and(|kind| kind == "txt") && text.starts_with(link::BASE),
        "{name}: {text}"
    );
    assert_eq!(tablet.awaits(), Some(Awaits::Answer));

    let (mut anna, mut ben) = two();
    anna.play(0);
    anna.player.press(GoTo::Letter);
    anna.player.rest();
    anna.player.press(Setting::LinkNames(false));
    anna.player.wait(Duration::from_millis(400));
    anna.player.device.device().cancels = true;
    anna.player.press(LetterAction::Save);
    anna.player.rest();
    assert_eq!(anna.awaits(), Some(Awaits::Sending), "nothing was saved");
    anna.player.device.device().cancels = false;
    anna.player.press(LetterAction::Save);
    anna.player.until("the link counts as sent", |player| player.game().awaits() == Some(Awaits::Answer));
    assert!(matches!(anna.player.said(), Some(Notice::Record(RecordNotice::Saved(_)))));
    anna.player.until("the file is saved", |player| player.device.device().saved.is_some());
    let (_, text) = anna.player.device.device().saved_text().expect("a text");
    let letter = link::read(&text).expect("a link");
    assert!(!letter.has_names);
    // The other device opens the file.
    ben.player.device.device().file = Some(text.into_bytes());
    ben.player.act(RecordAction::Open);
    ben.player.until("the letter has arrived", |player| player.game().acts().len() == 3);
    assert_eq!(ben.player.game().player(Side::First).name, "Anna", "a known name stays");
}

#[test]
fn a_letter_from_an_engine_is_no_letter() {
    let mut anna = Device::new();
    let setup = crate::harness::against(connect_four(), 3, None);
    let game = Match::new(0, setup, 0).expect("a start");
    anna.paste(&forged(&game, Key(5)));
    assert_eq!(anna.said(), Some(LetterNotice::Bad(BadLink::Form)));
    // The actions of a match by link mean nothing elsewhere.
    anna.player.begin("american", parlour::play::Mode::Quick);
    for action in [LetterAction::Copy, LetterAction::Agree, LetterAction::Decline, LetterAction::TakeVersion]
    {
        anna.player.act(Action::from(action));
    }
    assert_eq!(anna.player.game().correspondence(), None::<&Correspondence>);
    assert_eq!(anna.player.device.device().clipboard.as_deref(), Some(forged(&game, Key(5)).as_str()));
}

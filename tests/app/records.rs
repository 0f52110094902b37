//! Records are copied, pasted, saved, opened and dropped, and refused with a reason.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::text::TextLayoutInfo;
use bevy::window::{FileDragAndDrop, PrimaryWindow};
use parlour::app::state::exchange::Exchange;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction, RecordAction, ReplayAction};
use parlour::app::vocabulary::notice::{Imported, Notice, RecordNotice, TakenIn, Tally};
use parlour::app::vocabulary::screen::Screen;
use parlour::notation::{self, Problem};
use parlour::platform::fake::Fake;
use parlour::platform::sharing::NotShared;
use parlour::play::Mode;
use parlour::rules::{Game, Side};

use crate::harness::{Player, setup_of};
use crate::replay::begin_played;

fn player(size: Vec2) -> (tempfile::TempDir, Player, Fake) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), size);
    let device = player.device.clone();
    (folder, player, device)
}

fn go_to_record(player: &mut Player) {
    player.act(GoTo::Record);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Record);
}

/// Waits until the answer of a dialog arrives.
fn wait_for_answer(player: &mut Player) {
    for _ in 0..5000 {
        player.app.update();
        if !player.app.world().resource::<Exchange>().is_busy() {
            return player.wait(Duration::from_millis(600));
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("an answer should arrive");
}

const TABLET: Vec2 = Vec2::new(800., 1280.);

#[test]
fn a_copied_match_is_pasted_as_the_same_match() {
    let (_folder, mut player, _) = player(TABLET);
    let (_elsewhere, mut other, others) = self::player(TABLET);
    for game in Game::ALL {
        // A transcript that names no rules has those of the match on the table.
        begin_played(&mut other, game, 2);
        // Short enough that no game is over.
        begin_played(&mut player, game, 13);
        let copied = player.game().clone();
        assert!(copied.outcome().is_none());
        player.press(PlayAction::More);
        player.press(GoTo::Record);
        player.wait(Duration::from_millis(600));
        player.press(RecordAction::Copy);
        assert_eq!(player.said(), Some(Notice::Record(RecordNotice::Copied)));

        let before = (other.game().id(), other.game().acts().to_vec());
        others.device().clipboard = player.device.device().clipboard.clone();
        go_to_record(&mut other);
        other.press(RecordAction::Paste);
        other.wait(Duration::from_millis(600));
        assert_eq!(other.screen(), Screen::Play);
        let taken = TakenIn { turns: 13, left_out: 0 };
        assert_eq!(other.said(), Some(Notice::Record(RecordNotice::TakenIn(taken))));
        assert_eq!(other.game().acts(), copied.acts());
        assert_eq!(other.game().setup().rules, copied.setup().rules);
        assert_eq!(other.pieces(), other.expected_pieces());
        if !matches!(game, Game::ConnectFour | Game::Four) {
            assert_eq!(other.game().player(Side::First).name, "Anna");
        }
        // It follows the previous match, and undo leads back to that.
        let pasted = other.game().id();
        let turns = other.game().acts().len();
        for _ in 0..=turns {
            other.act(PlayAction::Undo);
        }
        assert_eq!((other.game().id(), other.game().acts().to_vec()), before);
        other.act(LibraryAction::Open(pasted));
        other.rest();

        if matches!(game, Game::ConnectFour | Game::Four) {
            // A transcript has neither names nor a date, so it is not the same as a match with both.
            continue;
        }
        // Where the match is already, it is only opened.
        player.press(RecordAction::Paste);
        player.wait(Duration::from_millis(600));
        let same = Imported { tally: Tally { same: 1, ..Tally::default() }, ..Imported::default() };
        assert_eq!(player.said(), Some(Notice::Record(RecordNotice::Imported(same))));
        assert_eq!((player.screen(), player.game().id()), (Screen::Play, copied.id()));
    }
}

#[test]
fn a_finished_game_is_opened_in_replay_at_its_beginning() {
    let (_folder, mut player, device) = player(TABLET);
    device.device().file = Some(
        b"[Black \"Zoe\"]\n[White \"Tom\"]\n[Result \"0-1\"]\n[GameType \"21\"]\n1. 11-15 {good} 23-19 0-1\n"
            .to_vec(),
    );
    go_to_record(&mut player);
    player.press(RecordAction::Open);
    wait_for_answer(&mut player);
    assert_eq!(player.screen(), Screen::Play);
    let replay = player.app.world().resource::<Session>().replay.as_ref().expect("a replay");
    assert_eq!((replay.at(), replay.len()), (0, 3), "the replay should have two turns and a resignation");
    assert_eq!(player.game().player(Side::Second).name, "Tom");
    assert_eq!(player.game().outcome().and_then(|outcome| outcome.winner), Some(Side::Second));
    player.press(ReplayAction::Forward);
    player.rest();
    assert_eq!(player.pieces().len(), 24);
    player.press(ReplayAction::Done);
    assert!(player.game().outcome().is_some());
}

#[test]
fn a_damaged_record_is_refused_with_its_reason_and_changes_nothing() {
    let (folder, mut player, device) = player(TABLET);
    begin_played(&mut player, Game::Checkers, 5);
    let before = player.game().clone();
    let files = || std::fs::read_dir(folder.path().join("matches")).expect("a folder").count();
    let kept = files();
    go_to_record(&mut player);
    for (text, line, good) in [
        // A forced capture is not made.
        ("1. 11-16 22-18\n2. 16-20 18-15\n3. 8-12 15-18\n", 3, Some(4)),
        ("1. 11-15 nonsense-9\n", 1, Some(1)),
        ("[GameType \"99\"]\n1. 11-15\n", 1, None),
        ("(;GM[1]SZ[9];B[aa];W[aa])", 1, Some(1)),
        ("(;GM[1]SZ[9];B[zz])", 1, None),
    ] {
        device.device().clipboard = Some(text.to_owned());
        player.press(RecordAction::Paste);
        let Some(Notice::Record(RecordNotice::NotRead(error))) = player.said() else {
            panic!("{text} should be refused, not {:?}", player.said())
        };
        assert_eq!(error.place.line, line, "line of the error in {text}: {error}");
        assert_eq!((player.game().id(), player.game().acts()), (before.id(), before.acts()));
        assert_eq!(player.screen(), Screen::Record);
        assert_eq!(
            player.app.world().resource::<Exchange>().part(),
            good,
            "number of turns before the error in {text}"
        );
        let offered = player.find_control(&RecordAction::TakePart.into()).is_some();
        assert_eq!(offered, good.is_some());
    }
    for (text, said) in [
        (Some(""), RecordNotice::NoGame),
        (Some("\n\n"), RecordNotice::NoGame),
        (Some("hello, shall we play tonight?"), RecordNotice::NoGame),
        (None, RecordNotice::NotShared(NotShared::NothingCopied)),
    ] {
        device.device().clipboard = text.map(str::to_owned);
        player.press(RecordAction::Paste);
        assert_eq!(player.said(), Some(Notice::Record(said)));
    }
    assert_eq!(files(), kept, "no file should be written");
}

#[test]
fn the_turns_before_an_error_can_be_kept() {
    let (_folder, mut player, device) = player(Vec2::new(412., 915.));
    go_to_record(&mut player);
    device.device().clipboard = Some("[Black \"Zoe\"]\n\n1. 11-15 23-19 2. 8-11 9-9\n".to_owned());
    player.press(RecordAction::Paste);
    assert!(matches!(
        player.said(),
        Some(Notice::Record(RecordNotice::NotRead(error))) if matches!(error.problem, Problem::Turn { ply: 4, .. })
    ));
    player.press(RecordAction::TakePart);
    player.wait(Duration::from_millis(600));
    assert_eq!((player.screen(), player.game().turn_count()), (Screen::Play, 3));
    assert_eq!(player.game().player(Side::First).name, "Zoe");
    assert!(
        player.app.world().resource::<Session>().replay.is_none(),
        "an unfinished game should not open in a replay"
    );
    assert!(player.game().turns().current.started, "play should continue at once");
}

#[test]
fn a_record_without_spaces_stays_in_its_frame() {
    let (_folder, mut player, _) = player(Vec2::new(412., 915.));
    player.begin_setup(setup_of(Game::Hex.presets()[0].rules, Mode::Quick, None));
    for name in ["c2", "d4", "e7", "f8", "h3", "c9"] {
        let rules = player.game().setup().rules;
        let square = notation::read_square(rules, name).expect("a cell");
        player.touch_square(square);
    }
    go_to_record(&mut player);
    player.wait(Duration::from_millis(200));
    let world = player.app.world_mut();
    let mut texts = world.query::<(&Text, &TextLayoutInfo, &ChildOf)>();
    let (width, frame) = texts
        .iter(world)
        .find(|(text, ..)| text.starts_with("(;GM[11]"))
        .map(|(_, layout, paper)| (layout.size.x, paper.parent()))
        .expect("the record");
    let paper = world.get::<ComputedNode>(frame).expect("its frame").size().x;
    assert!(width < paper, "a text of {width} pixels on a paper of {paper}");
}

#[test]
fn a_file_is_saved_with_a_descriptive_name() {
    let (folder, mut player, device) = player(TABLET);
    player.begin("house", Mode::Quick);
    go_to_record(&mut player);
    player.press(RecordAction::Save);
    wait_for_answer(&mut player);
    let (name, content) = device.device().saved_text().expect("a saved file");
    assert!(
        name.starts_with("checkers-20") && name.ends_with("-Anna-Ben.pdn"),
        "the name should have the game, the year and the players: {name}"
    );
    assert!(
        content.contains("[Black \"Anna\"]") && content.contains("[Rules \"house\"]"),
        "the record should have the player and the rules: {content}"
    );
    let place = folder.path().join(name).display().to_string();
    assert_eq!(player.said(), Some(Notice::Record(RecordNotice::Saved(place))));
    player.act(GoTo::Back);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.said(), None, "the notice should not be repeated elsewhere");
}

pub fn drop_file(player: &mut Player, path_buf: PathBuf) {
    let world = player.app.world_mut();
    let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
    world.write_message(FileDragAndDrop::DroppedFile { window, path_buf });
    player.app.update();
    wait_for_answer(player);
}

#[test]
fn a_file_can_be_dropped_on_every_screen() {
    let (folder, mut player, _) = player(TABLET);
    begin_played(&mut player, Game::Go, 5);
    let before = player.game().id();
    let path = folder.path().join("some.sgf");
    std::fs::write(&path, "(;GM[2];B[fe](;W[ff])(;W[df]))\n(;GM[2];B[fe])").expect("a file");
    drop_file(&mut player, path);
    assert_eq!((player.screen(), player.game().turn_count()), (Screen::Play, 2));
    let both = Imported { tally: Tally { new: 2, ..Tally::default() }, ..Imported::default() };
    assert_eq!(player.said(), Some(Notice::Record(RecordNotice::Imported(both))));
    assert_eq!(player.pieces(), player.expected_pieces(), "the board should show the other game");

    // An error is shown on the screen that offers a remedy.
    let path = folder.path().join("bad.sgf");
    std::fs::write(&path, "(;GM[2];B[fe];W[aa])").expect("a file");
    drop_file(&mut player, path);
    assert_eq!(player.screen(), Screen::Record);
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::NotRead(_)))));
    drop_file(&mut player, folder.path().join("no such file"));
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::NotShared(NotShared::Failed(_))))));
    assert_eq!(player.game().turn_count(), 2);
    assert_ne!(player.game().id(), before);
}

#[test]
fn a_system_without_dialogs_explains_the_alternatives() {
    let (_folder, mut player, device) = player(TABLET);
    go_to_record(&mut player);
    assert_eq!(
        player.find_control(&Action::from(RecordAction::Copy)),
        None,
        "an empty match should not be copied"
    );
    // The player cancels the dialog.
    player.press(RecordAction::Open);
    wait_for_answer(&mut player);
    assert_eq!(player.said(), None);
    device.device().has_no_dialog = true;
    player.press(RecordAction::Open);
    wait_for_answer(&mut player);
    assert_eq!(player.said(), Some(Notice::Record(RecordNotice::NotShared(NotShared::NoDialog))));
}

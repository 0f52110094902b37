//! The preview of a backup, and backups that are later, damaged or odd.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;

use parlour::app::state::backup::{self, Unread};
use parlour::app::state::backups::{Backups, Stage};
use parlour::app::state::editor::Editor;
use parlour::app::state::progress::Progress;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{BackupAction, EditorAction, GoTo};
use parlour::app::vocabulary::notice::{Ended, LibraryNotice, Notice};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::app::vocabulary::screen::Screen;
use parlour::play::saved;
use parlour::rules::Game;

use super::{TABLET, back_up, contents, later, many, open, preview, restore, show_preview, source};
use crate::access::announced;
use crate::harness::Player;
use crate::library::{keep, played};

#[test]
fn settings_are_replaced_only_if_asked_for() {
    for wanted in [false, true] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), TABLET);
        player.act(GoTo::Library);
        player.rest();
        show_preview(&mut player, folder.path());
        player.rest();
        let before = player.app.world().resource::<Settings>().clone();
        if wanted {
            player.press(BackupAction::WithSettings(true));
            player.rest();
        }
        player.press(BackupAction::Restore);
        player.until("an end", |player| matches!(player.said(), Some(Notice::Library(_))));
        player.rest();
        assert_eq!(player.screen(), Screen::Library);
        let after = player.app.world().resource::<Settings>();
        assert_eq!(after.theme == ThemeChoice::Dark, wanted);
        assert_eq!(*after == before, !wanted);
        let Some(Notice::Library(LibraryNotice::Restored(restored))) = player.said() else {
            panic!("not {:?}", player.said())
        };
        assert_eq!((restored.new, restored.known, restored.damaged.count), (3, 1, 2));
        assert_eq!(restored.damaged.first, ["41", "42"]);
        assert!(player.reads("41, 42"), "the notice should name what cannot be read");
        player.act(EditorAction::Open(Game::Go));
        let sketch = player.app.world().resource::<Editor>().written();
        assert_eq!(sketch.len(), 1, "the position should be back");
    }
}

#[test]
fn a_preview_says_what_would_change_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Library);
    player.rest();
    show_preview(&mut player, folder.path());
    player.rest();
    let Stage::Previewed(preview) = player.app.world().resource::<Backups>().stage() else {
        panic!("there should be a preview")
    };
    assert_eq!((preview.new, preview.later, preview.known, preview.here), (3, 1, 1, 1));
    assert_eq!((preview.damaged.first.clone(), preview.damaged.count), (vec!["41".into(), "42".into()], 2));
    assert_eq!(preview.sketches, [Game::Go]);
    for words in ["New games", "Games here, all kept", "41, 42", "Go", "Restore the settings too"] {
        assert!(player.reads(words), "the preview should say “{words}”: {:#?}", player.texts());
    }
    let before = contents(folder.path());
    player.press(GoTo::Back);
    player.rest();
    assert_eq!(player.screen(), Screen::Library);
    assert!(before == contents(folder.path()));
    assert!(matches!(player.app.world().resource::<Backups>().stage(), Stage::Idle));
}

#[test]
fn matches_of_a_later_program_come_back_as_they_are() {
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), &played(6, Game::Reversi, ["Anna", "Ben"], 12));
    let (five, six) = (later(5), later(6));
    let matches = BTreeMap::from([("5", &five), ("6", &six)]);
    let whole = serde_json::json!({ "parlour-backup": 1, "settings": "{}", "matches": matches }).to_string();
    let restored = restore(&source(&whole), folder.path());
    assert_eq!((restored.new, restored.damaged.count), (2, 0));
    let files = contents(folder.path());
    assert_eq!(files["000005.json"], five.as_bytes());
    // Another match has number 6, so this one has the first free number, and its text is the same.
    assert_eq!(files["001006.json"], six.as_bytes());
    let again = restore(&source(&whole), folder.path());
    assert_eq!((again.new, again.known), (0, 2));
    assert!(files == contents(folder.path()));
}

#[test]
fn a_backup_of_a_later_program_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.device.device().file = Some(br#"{"parlour-backup":2,"games":["x"]}"#.to_vec());
    open(&mut player);
    let stage = player.app.world().resource::<Backups>().stage();
    assert!(matches!(stage, Stage::Refused(Unread::Later(2))), "not {stage:?}");
    assert!(announced(&mut player).starts_with("This backup was made by a newer version"));
    assert!(player.reads("This backup was made by a newer version of Parlour."));
    assert!(player.find_control(&BackupAction::Restore.into()).is_none());
    player.press(GoTo::Back);
    player.rest();
    assert_eq!(player.screen(), Screen::Library);
}

#[test]
fn a_backup_that_is_cut_short_gives_what_is_before_the_cut() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    many(from.path(), 10);
    let file = from.path().join("backup.json");
    back_up(from.path(), &file);
    let text = fs::read_to_string(&file).expect("a backup");
    let all = contents(from.path());
    let cut = text.find("\"8\":").expect("the eighth match") + 50;
    let short = source(&text[..cut]);
    let before = preview(&short, to.path()).expect("a preview");
    assert_eq!(before.new, 7);
    assert!(before.cut_short.is_some());
    let restored = restore(&short, to.path());
    assert!(matches!(restored.ended, Some(Ended::CutShort(_))), "not {:?}", restored.ended);
    assert_eq!(restored.new, 7);
    assert!(contents(to.path()).iter().all(|(name, text)| all.get(name) == Some(text)));
}

#[test]
fn every_order_of_the_parts_is_read_and_odd_parts_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = saved::write(&played(3, Game::Four, ["Mia", "Tom"], 4));
    let text = serde_json::to_string(&game).expect("plain");
    let whole = format!(
        r#" {{"sketches":{{"chess":"x","go":7}},"matches":{{"3":{text},"4":{{"a":[1]}},"five":[null],"6":true,
        "7":1.5,"8":null}},"more":[{{}}],"settings":3,"parlour-backup":1}} "#
    );
    let source = source(&whole);
    assert!(backup::is_backup(&source));
    let preview = preview(&source, folder.path()).expect("a preview");
    assert_eq!((preview.new, preview.matches), (1, 6));
    assert_eq!(preview.damaged.first, ["chess", "go", "4", "five", "6", "7", "8"]);
    assert_eq!(preview.settings, Some(backup::KeptSettings::Damaged));
}

#[test]
fn records_are_no_backups() {
    for text in
        ["", "{", "{}", "{\"matches\":{}}", "{a comment} 1. 11-15", "[Event \"x\"]", "(;GM[1])", "[1]"]
    {
        assert!(!backup::is_backup(&source(text)), "{text}");
    }
    let parts = RefCell::new(0);
    let read = backup::read(&source("{\"matches\":{\"1\":\"x\"}}"), &Progress::default(), &mut |_| {
        *parts.borrow_mut() += 1;
        Ok(())
    });
    assert_eq!((read, parts.into_inner()), (Err(Unread::Other), 1));
}

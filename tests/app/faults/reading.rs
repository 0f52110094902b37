//! Files are read by other threads, and what a player does meanwhile is kept.

use std::thread;

use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, PlayAction, RecordAction, ReplayAction};
use parlour::app::vocabulary::field::{Field, Written};
use parlour::play::Mode;
use parlour::storage::{Files, Memory, Saver};

use super::{ACTS, Bench, FileAct};

#[test]
fn after_the_start_no_file_is_read_on_the_main_thread() {
    let mut first = Bench::new();
    first.play();
    let mut bench = Bench::on(Memory::after(&first.disk.log(), None));
    bench.player.listen();
    bench.injected.plan(None);
    // Undo leads to the match before, which is only in its file, and redo back again.
    bench.player.act(PlayAction::Undo);
    bench.player.act(PlayAction::Undo);
    bench.player.listen();
    bench.player.act(PlayAction::Undo);
    bench.player.listen();
    assert_eq!(bench.player.game().id(), 1);
    for operation in ACTS {
        bench.run(operation);
        assert_eq!(bench.injected.reads(), [""; 0], "{operation:?}");
    }
    let actions = [
        Action::from(LibraryAction::Open(2)),
        LibraryAction::Rename(Some(1)).into(),
        LibraryAction::Rename(None).into(),
        LibraryAction::Share(1).into(),
        LibraryAction::Picture(1).into(),
        GoTo::Record.into(),
        RecordAction::Copy.into(),
        GoTo::Library.into(),
        GoTo::Resume.into(),
        ReplayAction::Open.into(),
        ReplayAction::Done.into(),
    ];
    for action in actions {
        bench.player.act(action.clone());
        bench.player.listen();
        assert_eq!(bench.injected.reads(), [""; 0], "{action:?}");
    }
}

#[test]
fn no_frame_waits_until_something_is_durable() {
    let mut bench = Bench::on(Memory::default());
    let files = bench.player.app.world().resource::<Files>().clone();
    let saver = Saver::start(&files, || ()).expect("a thread");
    bench.player.app.insert_resource(saver);
    bench.injected.plan(None);
    let mut waits = Vec::new();
    bench.player.begin("american", Mode::Quick);
    bench.player.begin("american", Mode::Quick);
    let mut saved = |bench: &Bench, what: String| {
        waits.push((what, bench.injected.syncs()));
        // A second change of names waits for the first.
        let files = files.clone();
        thread::spawn(move || files.flush()).join().expect("no panic").expect("a disk");
        bench.injected.plan(None);
    };
    saved(&bench, "two matches".to_owned());
    for operation in ACTS.into_iter().filter(|act| *act != FileAct::DeleteAndRestore) {
        bench.run(operation);
        saved(&bench, format!("{operation:?}"));
    }
    for action in [LibraryAction::Delete(1), LibraryAction::BringBack] {
        bench.player.act(action);
        saved(&bench, format!("{action:?}"));
    }
    waits.retain(|(_, syncs)| !syncs.is_empty());
    assert!(waits.is_empty(), "{waits:#?}");
}

#[test]
fn a_title_given_while_its_match_is_opened_is_kept() {
    let mut first = Bench::new();
    first.play();
    // The title is asked for before, with, and after the thread that opens the match.
    for frames in 0..3 {
        let mut bench = Bench::on(Memory::after(&first.disk.log(), None));
        bench.player.listen();
        let world = bench.player.app.world_mut();
        world.write_message(Action::from(LibraryAction::Open(1)));
        for _ in 0..frames {
            bench.player.app.update();
        }
        let world = bench.player.app.world_mut();
        world.write_message(Action::from(LibraryAction::Rename(Some(1))));
        world.write_message(Written(Field::Title(1), "Train".to_owned()));
        bench.player.app.update();
        bench.player.app.world_mut().write_message(Written(Field::Title(1), "Train".to_owned()));
        bench.player.act(LibraryAction::Rename(None));
        bench.player.listen();
        assert_eq!((bench.player.game().id(), bench.player.game().title()), (1, "Train"));
        bench.heal("a title");
    }
}

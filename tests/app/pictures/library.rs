//! Pictures of the library.

use parlour::app::device::language::LANGUAGES;
use parlour::app::state::library::Library;
use parlour::app::vocabulary::action::{BackupAction, GoTo, LibraryAction, Setting};
use parlour::app::vocabulary::preferences::ThemeChoice;
use parlour::engine::Level;
use parlour::play::Player as Seat;
use parlour::rules::{Game, Side};

use super::album::{Album, Scene, whole};
use super::{DEVICES, camera, output, rgb, take_now};
use crate::backup::show_preview;
use crate::harness::Player;
use crate::library::{keep, played};

pub(super) const LIBRARY: &[Scene] = &[
    whole("library-empty", "P"),
    whole("library-players-none", "P"),
    whole("library-home", "P"),
    whole("library-all", "LP"),
    whole("library-deleted", "P"),
    whole("library-players", "P"),
    whole("library-players-anew", "P"),
];

#[test]
fn the_library_looks_as_approved() {
    let mut album = Album::of(LIBRARY);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            player.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
            album.shot(player, device, &format!("library-{scene}"));
        };
        player.act(GoTo::Library);
        shot(&mut player, "empty");
        player.act(GoTo::Players);
        shot(&mut player, "players-none");
        drop(player);

        let folder = tempfile::tempdir().expect("a folder");
        let all = [Game::Checkers, Game::Go, Game::Four, Game::Reversi, Game::ConnectFour, Game::Gomoku];
        for (id, game) in (1..).zip(all.into_iter().cycle().take(11)) {
            let names = [["Anna", "Ben"], ["Mia", "Tom"], ["Ben", "Anna"]][id as usize % 3];
            let mut game = played(id, game, names, 8 + 3 * id as usize);
            if id == 5 {
                game.set_player(Side::Second, Seat::computer(Level::new(3).expect("a level")));
            }
            if id < 9 && game.outcome().is_none() {
                game.resign(if id % 3 == 0 { Side::First } else { Side::Second });
            }
            keep(folder.path(), &game);
        }
        let mut player = camera(device, folder.path());
        player.act(GoTo::Home);
        shot(&mut player, "home");
        player.act(GoTo::Library);
        shot(&mut player, "all");
        player.act(LibraryAction::Choose(Some(11)));
        player.act(LibraryAction::Delete(10));
        shot(&mut player, "deleted");
        player.act(GoTo::Players);
        shot(&mut player, "players");
        player.act(LibraryAction::CountAnew);
        shot(&mut player, "players-anew");
    }
    album.close();
}

#[test]
#[ignore = "writes pictures for a person to look at"]
fn the_preview_of_a_backup() {
    for device in &DEVICES {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let shot = |player: &mut Player, name: String| {
            player.rest();
            rgb(take_now(player)).save(output(&name)).expect("the picture can be written");
        };
        player.act(GoTo::Library);
        show_preview(&mut player, folder.path());
        shot(&mut player, format!("restore-{}", device.name));
        if device.letter == 'P' {
            for known in LANGUAGES {
                player.act(Setting::Language(Some(known.tag)));
                shot(&mut player, format!("restore-{}", known.tag));
            }
            player.act(Setting::Language(Some("en")));
            player.act(Setting::Theme(ThemeChoice::Black));
            player.act(BackupAction::WithSettings(true));
            shot(&mut player, "restore-phone-black".to_owned());
        }
        player.act(BackupAction::Restore);
        player.until("an end", |player| player.said().is_some());
        shot(&mut player, format!("restored-{}", device.name));
    }
}

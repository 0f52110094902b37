//! Pictures of matches by link.

use std::process::Command;

use parlour::app::state::letters::Letters;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{GoTo, LetterAction, PlayAction, RecordAction, SetupAction};
use parlour::app::vocabulary::notice::{LetterNotice, Notice};
use parlour::app::vocabulary::preferences::{Opposition, ThemeChoice};
use parlour::play::link::{self, Key, Options};
use parlour::play::{Match, Mode};
use parlour::rules::{Game, Side, Square};

use super::album::{Album, Scene, whole};
use super::{DEVICES, camera, output, rgb, take_now};
use crate::harness::{Player, setup_of};
use crate::records::drop_file;

pub(super) const LETTERS: &[Scene] =
    &[whole("letters-sending", "P"), whole("letters-code", "P"), whole("letters-versions", "P")];

const KEY: Key = Key(0x0123_4567_89AB_CDEF);

/// Returns a match of Go with the same stones on every run.
fn played(acts: usize) -> Match {
    let mut setup = setup_of(Game::Go.first_rules(), Mode::Quick, None);
    "Anna".clone_into(&mut setup.players[0].name);
    "Ben".clone_into(&mut setup.players[1].name);
    setup.tournament_mode = true;
    let mut game = Match::new(0, setup, 1_795_000_000).expect("a start");
    for square in [20, 60, 24, 56, 40, 31, 22].into_iter().take(acts) {
        game.touch(Square(square));
        game.finish().expect("a legal turn");
    }
    game
}

fn paste(player: &mut Player, game: &Match) {
    let link = link::write(game, &Options { names: true, ..Options::new(KEY) }).url();
    player.device.device().clipboard = Some(link);
    player.act(RecordAction::Paste);
    player.rest();
}

#[test]
fn matches_by_link_look_as_approved() {
    let mut album = Album::of(LETTERS);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("letters-{scene}"));
        };
        player.act(GoTo::Setup(Game::Go));
        player.act(SetupAction::Opposition(Opposition::ByLink));
        shot(&mut player, "setup");

        paste(&mut player, &played(4));
        assert_eq!(player.game().asking_side(), Side::First);
        player.play_by_touch(&[Square(40)]);
        player.rest();
        shot(&mut player, "sending");
        player.act(GoTo::Letter);
        player.rest();
        shot(&mut player, "code");
        // What waits for an answer shows the day of today.
        player.act(LetterAction::Scanned);
        player.rest();

        paste(&mut player, &played(6));
        player.play_by_touch(&[Square(22)]);
        player.rest();
        let mut other = played(7);
        other.go_to(5);
        other.touch(Square(32));
        other.finish().expect("a legal turn");
        paste(&mut player, &other);
        shot(&mut player, "versions");
        player.act(LetterAction::KeepVersion);
        player.act(PlayAction::Undo);
        player.rest();
        let offer = Some(link::Offer { by: Side::Second, proposal: link::Proposal::Draw });
        let options = Options { names: true, offer, ..Options::new(KEY) };
        player.device.device().clipboard = Some(link::write(&played(6), &options).url());
        player.act(RecordAction::Paste);
        player.rest();
        shot(&mut player, "offered");
    }
    album.close();
}

/// Another program, `zbarimg`, reads the codes from pictures of the screen: of a short match and of the longest link
/// that fits, in light and in dark.
#[cfg(target_os = "linux")]
#[test]
fn codes_are_read_by_another_program() {
    let device = DEVICES.iter().find(|device| device.letter == 'P').expect("a phone");
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(device, folder.path());
    // A game on the largest board, each turn the first or second stone that is possible.
    let mut long =
        Match::new(0, setup_of(Game::Go.presets()[0].rules, Mode::Quick, None), 0).expect("a start");
    for at in 0..201 {
        let turns = long.position().turns();
        let stones = turns.iter().filter(|turn| !turn.0.is_empty());
        let turn = stones.cycle().nth(at * 7 % 31).expect("a free point").clone();
        long.play(&turn).expect("a legal turn");
    }
    for (game, key) in [(played(4), KEY), (long, Key(5))] {
        let link = link::write(&game, &Options { names: true, ..Options::new(key) }).url();
        player.device.device().clipboard = Some(link);
        player.act(RecordAction::Paste);
        player.rest();
        let acts = player.game().acts().len();
        player.act(PlayAction::Resign);
        player.act(GoTo::Letter);
        for theme in [ThemeChoice::Light, ThemeChoice::Dark] {
            player.app.world_mut().resource_mut::<Settings>().theme = theme;
            player.rest();
            let file = output(&format!("letters-{acts}-{theme:?}"));
            rgb(take_now(&mut player)).save(&file).expect("the picture can be written");
            let read = Command::new("zbarimg").args(["--quiet", "--raw"]).arg(&file).output();
            let read = read.expect("zbarimg is there; `scripts/test.sh` installs it");
            let read = String::from_utf8(read.stdout).expect("a text");
            let link = player.app.world().resource::<Letters>().link(player.game()).expect("a link");
            assert_eq!(read.trim(), link.url(), "{acts} acts, {theme:?}: {}", file.display());
            // This app reads its own codes as well: it knows all of that match.
            drop_file(&mut player, file);
            assert_eq!(player.said(), Some(Notice::Letter(LetterNotice::Same)));
            player.act(GoTo::Letter);
        }
        player.act(GoTo::Home);
    }
}

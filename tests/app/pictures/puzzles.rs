//! Pictures of the puzzles and of the named openings.

use parlour::app::vocabulary::action::{GoTo, OpeningAction, PuzzleAction};
use parlour::rules::Game;

use super::album::{Album, Scene, whole};
use super::camera;
use crate::puzzles::answer;

pub(super) const PUZZLES: &[Scene] =
    &[whole("openings", "P"), whole("puzzles", "P"), whole("puzzle-wrong", "P"), whole("puzzle-right", "P")];

#[test]
fn puzzles_look_as_approved() {
    let mut album = Album::of(PUZZLES);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.act(GoTo::Puzzles);
        album.shot(&mut player, device, "puzzles");
        player.act(GoTo::Puzzle(Game::Reversi));
        player.rest();
        answer(&mut player, false);
        player.rest();
        album.shot(&mut player, device, "puzzle-wrong");
        player.act(PuzzleAction::Again);
        player.act(GoTo::Puzzle(Game::Checkers));
        answer(&mut player, true);
        player.rest();
        album.shot(&mut player, device, "puzzle-right");
        player.act(GoTo::Openings(Game::Reversi));
        player.rest();
        for _ in 0..2 {
            player.act(OpeningAction::On(0));
            player.rest();
        }
        album.shot(&mut player, device, "openings");
    }
    album.close();
}

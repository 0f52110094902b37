//! The picture of the board for analysis.

use parlour::app::vocabulary::action::{GoTo, ReplayAction, StudyAction, StudyTool};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::notation;
use parlour::play::Mode;
use parlour::play::notes::Spot;
use parlour::rules::Square;

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::Player;

pub(super) const STUDY: &[Scene] = &[whole("study", "P")];

fn touch(player: &mut Player, squares: &[Square]) {
    for &square in squares {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
    player.rest();
}

#[test]
fn the_board_for_analysis_looks_as_approved() {
    let mut album = Album::of(STUDY);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.begin("american", Mode::Quick);
        for turn in ["11-15", "23-19", "8-11", "22-17"] {
            let turn = notation::read_turn(player.game().position(), turn).expect("a turn");
            touch(&mut player, &turn.0);
        }
        player.act(ReplayAction::To(3));
        player.act(GoTo::Study);
        player.rest();
        touch(&mut player, &[Square(42), Square(35)]);
        player.act(StudyAction::To(Spot::game(3)));
        player.rest();
        for (tool, squares) in
            [(StudyTool::Circle, &[28][..]), (StudyTool::Letter, &[35, 37]), (StudyTool::Arrow, &[42, 35])]
        {
            player.act(StudyAction::Tool(tool));
            player.rest();
            for &square in squares {
                touch(&mut player, &[Square(square)]);
            }
        }
        album.shot(&mut player, device, "study");
    }
    album.close();
}

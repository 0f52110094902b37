//! Pictures of the lessons.

use std::time::Duration;

use parlour::app::board::place::Place;
use parlour::app::state::lessons::Lessons;
use parlour::app::vocabulary::action::{GoTo, LessonAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::rules::Game;

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::Player;

pub(super) const LESSONS: &[Scene] = &[
    whole("lesson", "LP"),
    whole("lesson-refused", "P"),
    whole("lesson-discs", "t"),
    whole("lesson-read", "T"),
    whole("lesson-end", "P"),
];

/// Time after which the finger shows the move.
const WAITED: Duration = Duration::from_secs(7);

/// Skips to the step with this key.
fn skip_to(player: &mut Player, key: &str) {
    for _ in 0..30 {
        let course = player.app.world().resource::<Lessons>().course();
        if course.and_then(|course| course.chapter()).is_none_or(|chapter| chapter.key == key) {
            return;
        }
        player.act(LessonAction::Next);
    }
}

/// Touches the first square of the way, or the square beside it.
fn touch(player: &mut Player, beside: bool) {
    let course = player.app.world().resource::<Lessons>().course().expect("a lesson");
    let square = course.way().expect("a way")[0];
    let grid = player.app.world().resource::<Place>().form.grid;
    let (column, row) = grid.place(square);
    let square = if beside { grid.square(column - 1, row).expect("a square") } else { square };
    player.app.world_mut().write_message(SquareTouched(square));
    player.app.update();
}

#[test]
fn lessons_look_as_approved() {
    let mut album = Album::of(LESSONS);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| album.shot(player, device, scene);
        player.act(GoTo::Lesson(Game::Checkers));
        skip_to(&mut player, "checkers-forced");
        // Drawings take a time of their own, after which the finger would come or not.
        player.rest();
        player.wait(WAITED);
        shot(&mut player, "lesson");
        touch(&mut player, true);
        shot(&mut player, "lesson-refused");
        player.act(GoTo::Lesson(Game::Reversi));
        player.rest();
        player.wait(WAITED);
        shot(&mut player, "lesson-discs");
        player.act(GoTo::Lesson(Game::Go));
        skip_to(&mut player, "go-suicide");
        player.rest();
        touch(&mut player, false);
        shot(&mut player, "lesson-read");
        player.act(GoTo::Lesson(Game::ConnectFour));
        skip_to(&mut player, "");
        shot(&mut player, "lesson-end");
    }
    album.close();
}

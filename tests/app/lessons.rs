//! The pages of rules, whose mini boards are played on by touch.

use bevy::prelude::*;
use parlour::app::screens::rules::{Lesson, Lessons, Stage};
use parlour::app::vocabulary::action::{Action, GoTo, LessonAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::Mode;
use parlour::rules::{Game, Square};

use crate::harness::Player;

const PHONE: Vec2 = Vec2::new(412., 915.);
const TABLET: Vec2 = Vec2::new(800., 1280.);

fn open(size: Vec2, game: Game) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), size);
    player.act(GoTo::Rules(game));
    player.rest();
    assert_eq!(player.screen(), Screen::Rules(game));
    (folder, player)
}

fn lessons(player: &Player) -> &[Lesson] {
    player.app.world().resource::<Lessons>().all()
}

/// Returns the index of the chapter with this key.
fn chapter(player: &Player, key: &str) -> usize {
    let at = lessons(player).iter().position(|lesson| lesson.chapter.key == key);
    at.unwrap_or_else(|| panic!("there should be a chapter {key}"))
}

/// Scrolls with a finger at the margin of the page until the control is in the window, and taps it.
fn tap(player: &mut Player, number: usize, action: LessonAction) {
    let action = Action::Lesson(number, action);
    let height = player.app.world().resource::<parlour::app::device::viewport::Viewport>().size.y;
    for _ in 0..60 {
        let at = player.control(action.clone()).center();
        if (90. ..height - 30.).contains(&at.y) {
            player.tap(at);
            player.app.update();
            return;
        }
        let by = if at.y > height / 2. { -240. } else { 240. };
        let from = Vec2::new(6., height / 2.);
        player.slide(&[from, from + Vec2::new(0., by)]);
        player.app.update();
    }
    panic!("{action:?} should scroll into the window");
}

fn touch(player: &mut Player, number: usize, square: Square) {
    tap(player, number, LessonAction::Touch(square));
}

/// Returns `true` if the screen shows these words.
fn reads(player: &mut Player, words: &str) -> bool {
    let world = player.app.world_mut();
    world.query::<&Text>().iter(world).any(|text| text.0.contains(words))
}

/// Touches the squares that the chapter asks for, unless they are selected already.
fn solve(player: &mut Player, number: usize) {
    for square in lessons(player)[number].chapter.solution.clone() {
        let path = lessons(player)[number].game().expect("a match").turns().current.path.clone();
        if path.last() != Some(&square) {
            touch(player, number, square);
        }
    }
}

#[test]
fn a_chapter_of_each_game_is_solved_by_touch_on_phone_and_tablet() {
    for size in [PHONE, TABLET] {
        for (game, key) in [
            (Game::Checkers, "checkers-chain"),
            (Game::Reversi, "reversi-pass"),
            (Game::Go, "go-group"),
            (Game::Gomoku, "gomoku-five"),
            (Game::ConnectFour, "connect-four-slanting"),
            (Game::Four, "four-win"),
        ] {
            let (_folder, mut player) = open(size, game);
            let number = chapter(&player, key);
            solve(&mut player, number);
            assert_eq!(lessons(&player)[number].stage(), Stage::Solved, "stage of {key} at {size}");
            assert!(reads(&mut player, "Well done!"), "{key} should be praised at {size}");
            tap(&mut player, number, LessonAction::Again);
            assert_eq!(lessons(&player)[number].stage(), Stage::Fresh);
            assert!(!reads(&mut player, "Well done!"));
        }
    }
}

#[test]
fn every_touchable_square_is_large_enough_for_a_finger() {
    for size in [PHONE, TABLET] {
        for game in Game::ALL {
            let (_folder, mut player) = open(size, game);
            let squares: Vec<_> = player
                .controls()
                .into_iter()
                .filter(|(action, _)| matches!(action, Action::Lesson(_, LessonAction::Touch(_))))
                .collect();
            assert!(squares.len() > 80, "{game:?} should have touchable boards");
            for (action, rect) in squares {
                assert!(
                    rect.size().min_element() >= 31.,
                    "{action:?} of {game:?} should be large enough at {size}: {rect:?}"
                );
            }
        }
    }
}

#[test]
fn a_refused_touch_shows_its_reason() {
    let (_folder, mut player) = open(PHONE, Game::Checkers);
    let number = chapter(&player, "checkers-move");
    // The light square to the left of the selected man.
    let man = lessons(&player)[number].chapter.solution[0];
    touch(&mut player, number, Square(man.0 - 1));
    assert!(reads(&mut player, "Pieces move on the dark squares only."));
    assert_eq!(lessons(&player)[number].stage(), Stage::Begun);
    // A refusal that is the goal of a chapter is praised.
    let number = chapter(&player, "checkers-forced");
    solve(&mut player, number);
    assert!(reads(&mut player, "You must capture. The marked piece can jump. Well done!"));
}

#[test]
fn passing_is_practised_with_its_control() {
    let (_folder, mut player) = open(TABLET, Game::Go);
    let number = chapter(&player, "go-pass");
    tap(&mut player, number, LessonAction::Pass);
    assert_eq!(lessons(&player)[number].stage(), Stage::Solved);
}

#[test]
fn leaving_the_page_discards_its_boards() {
    let (_folder, mut player) = open(PHONE, Game::Checkers);
    player.begin("american", Mode::Quick);
    player.act(GoTo::Rules(Game::Checkers));
    player.rest();
    let number = chapter(&player, "checkers-move");
    solve(&mut player, number);
    assert_eq!(lessons(&player)[number].stage(), Stage::Solved);
    assert_eq!(player.game().turn_count(), 0, "the current match should be unchanged");
    assert!(player.game().turns().current.path.is_empty());
    player.act(GoTo::Back);
    player.rest();
    assert_eq!(player.screen(), Screen::Play);
    assert!(lessons(&player).is_empty());
    player.act(GoTo::Rules(Game::Checkers));
    player.rest();
    assert_eq!(lessons(&player)[number].stage(), Stage::Fresh);
}

#[test]
fn the_page_describes_the_rules_of_the_match() {
    let (_folder, mut player) = open(TABLET, Game::Checkers);
    assert!(reads(&mut player, "Must capture"));
    player.begin("house", Mode::Quick);
    player.act(GoTo::Rules(Game::Checkers));
    player.rest();
    assert!(!reads(&mut player, "Must capture"));
    assert!(reads(&mut player, "you never have to jump"));
}

#[test]
fn a_forced_pass_is_explained() {
    let (_folder, mut player) = open(TABLET, Game::Reversi);
    let number = chapter(&player, "reversi-pass");
    let first = lessons(&player)[number].chapter.solution[0];
    touch(&mut player, number, first);
    assert_eq!(lessons(&player)[number].stage(), Stage::Begun);
    assert!(reads(&mut player, "Your opponent cannot move, and passes. Move again!"));
}

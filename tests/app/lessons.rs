//! Lessons: one step at a time, solved by touches, keys, one switch or a screen reader.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::board::finger::Finger;
use parlour::app::board::place::Place;
use parlour::app::input::scan::Scan;
use parlour::app::state::focus::FocusOn;
use parlour::app::state::lessons::{Course, Goal, Lessons, PATIENCE, TICK};
use parlour::app::state::settings::Settings;
use parlour::app::ui::muted::MutedSign;
use parlour::app::vocabulary::action::{Action, GoTo, LessonAction, Setting, SetupAction};
use parlour::app::vocabulary::notice::{LessonNotice, Notice};
use parlour::app::vocabulary::preferences::{Motion, ScanSpeed, TextSize};
use parlour::app::vocabulary::screen::Screen;
use parlour::play::Mode;
use parlour::rules::{Game, Square};

use crate::harness::Player;

pub const PHONE: Vec2 = Vec2::new(412., 915.);
pub const TABLET: Vec2 = Vec2::new(800., 1280.);
pub const WIDE: Vec2 = Vec2::new(1280., 800.);

/// Opens the app for the first time.
pub fn start(size: Vec2) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), size);
    (folder, player)
}

/// Opens the lesson on a game, by its usual rules.
fn open(size: Vec2, game: Game) -> (tempfile::TempDir, Player) {
    let (folder, mut player) = start(size);
    player.act(GoTo::Lesson(game));
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Lesson(game));
    (folder, player)
}

fn course(player: &Player) -> &Course {
    player.app.world().resource::<Lessons>().course().expect("a lesson")
}

fn key(player: &Player) -> &'static str {
    course(player).chapter().map_or("", |chapter| chapter.key)
}

/// Skips to the step with this key.
fn skip_to(player: &mut Player, wanted: &str) {
    while key(player) != wanted {
        assert!(!course(player).is_over(), "there should be a step {wanted}");
        player.act(LessonAction::Next);
    }
    player.wait(Duration::from_millis(100));
}

/// Returns the next square of the way, or `None` if a pass is asked for.
fn next_square(player: &Player) -> Option<Square> {
    let path = &course(player).game().turns().current.path;
    let way = course(player).way().expect("a step to solve");
    way.into_iter().find(|square| !path.contains(square))
}

/// Solves the step by touch, and waits for the next one.
fn solve(player: &mut Player) {
    let before = course(player).at();
    for _ in 0..8 {
        if course(player).is_solved() || course(player).at() != before {
            break;
        }
        match next_square(player) {
            Some(square) => player.touch_square(square),
            None => player.press(LessonAction::Pass),
        }
    }
    if course(player).at() == before && course(player).waits() {
        player.press(LessonAction::Next);
    }
    // The last move and the tick.
    for _ in 0..60 {
        if course(player).at() != before {
            // The screen shows the next step.
            player.app.update();
            return;
        }
        player.wait(Duration::from_millis(50));
    }
    panic!("{} should be solved", key(player));
}

#[test]
fn every_lesson_is_walked_through_by_touch_and_leads_to_a_game() {
    for (game, size) in Game::ALL.into_iter().zip([PHONE, TABLET, WIDE].into_iter().cycle()) {
        let (_folder, mut player) = open(size, game);
        let steps = course(&player).count();
        for step in 0..steps {
            assert_eq!(course(&player).at(), step, "steps should follow each other in {game:?}");
            solve(&mut player);
        }
        assert!(player.reads("You know the rules of"), "{game:?}: {:?}", player.texts());
        let learned = player.app.world().resource::<Settings>().learned.len();
        assert_eq!(learned, steps, "every step of {game:?} should be learned");
        assert!(player.find_control(&GoTo::Rules(game).into()).is_some());
        // The end has come where the board was.
        player.wait(Duration::from_millis(400));
        player.press(SetupAction::Start);
        player.wait(Duration::from_millis(600));
        assert_eq!(player.screen(), Screen::Play);
        assert_eq!(player.game().setup().rules.game(), game);
    }
}

/// Returns the place of the board and the controls.
fn places(player: &mut Player) -> (Place, Vec<Rect>) {
    let place = *player.app.world().resource::<Place>();
    let controls = [Action::from(GoTo::Back), LessonAction::Next.into()];
    (place, controls.into_iter().map(|action| player.control(action)).collect())
}

#[test]
fn a_wrong_move_is_refused_with_its_reason_and_nothing_moves() {
    for size in [PHONE, TABLET, WIDE] {
        for text in [TextSize::Usual, TextSize::Largest] {
            let (_folder, mut player) = start(size);
            player.act(Setting::Text(text));
            player.act(GoTo::Lesson(Game::Checkers));
            player.wait(Duration::from_millis(600));
            player.press(LessonAction::Next);
            player.wait(Duration::from_millis(600));
            let before = places(&mut player);
            let turn = course(&player).game().turns().current.path.clone();
            // The light square beside the man.
            let man = next_square(&player).expect("a square");
            player.touch_square(Square(man.0 - 1));
            player.app.update();
            assert!(player.reads("Pieces move on the dark squares only."), "{:?}", player.texts());
            assert_eq!(course(&player).game().turns().current.path, turn, "the step is as it was");
            assert!(places(&mut player) == before, "nothing should move for a refusal at {size} {text:?}");
            let step = course(&player).at();
            for _ in 0..2 {
                let next = next_square(&player).expect("a square");
                player.touch_square(next);
            }
            assert!(course(&player).is_solved() && course(&player).at() == step);
            assert!(places(&mut player) == before, "nothing should move for the tick at {size} {text:?}");
            player.wait(Duration::from_millis(1500));
            assert_eq!(course(&player).at(), step + 1);
            assert!(
                places(&mut player) == before,
                "nothing should move for the next step at {size} {text:?}"
            );
        }
    }
}

#[test]
fn a_legal_move_that_was_not_asked_for_is_not_played() {
    let (_folder, mut player) = open(PHONE, Game::ConnectFour);
    skip_to(&mut player, "connect-four-stop");
    let pieces = player.seen_pieces();
    let rest = course(&player).game().position().grid().square(0, 5).expect("a square");
    player.touch_square(rest);
    player.wait(Duration::from_millis(300));
    assert_eq!(player.said(), Some(Notice::Lesson(LessonNotice::Missed)));
    assert!(player.reads("not asked for here"), "{:?}", player.texts());
    assert_eq!(player.seen_pieces(), pieces);
    assert_eq!(key(&player), "connect-four-stop");
    solve(&mut player);
}

#[test]
fn the_tick_is_cut_short_by_a_touch_and_stays_with_reduced_motion() {
    for motion in [Motion::Full, Motion::Reduced] {
        let (_folder, mut player) = start(PHONE);
        player.act(Setting::Motion(motion));
        player.act(GoTo::Lesson(Game::Go));
        player.wait(Duration::from_millis(600));
        let solve_now = |player: &mut Player| {
            let next = next_square(player).expect("a square");
            player.touch_square(next);
            player.until("nothing moves", |player| {
                !player.app.world().resource::<parlour::app::state::moving::Moving>().0
            });
        };
        solve_now(&mut player);
        assert!(course(&player).is_solved(), "the stone should be placed");
        player.wait(TICK.saturating_sub(Duration::from_millis(120)));
        assert_eq!(course(&player).at(), 0, "the tick should be seen with {motion:?}");
        player.wait(Duration::from_millis(200));
        assert_eq!(course(&player).at(), 1, "the next step should follow with {motion:?}");
        solve_now(&mut player);
        let beside = player.app.world().resource::<Place>().squares().center();
        player.tap(beside);
        player.app.update();
        assert_eq!(course(&player).at(), 2, "a touch should go on at once with {motion:?}");
        assert!(course(&player).game().turns().current.path.is_empty(), "and touch nothing else");
    }
}

#[test]
fn a_player_who_waits_sees_and_reads_the_move() {
    let (_folder, mut player) = open(PHONE, Game::Checkers);
    let fingers = |player: &mut Player| {
        let world = player.app.world_mut();
        world.query_filtered::<(), With<Finger>>().iter(world).count()
    };
    player.wait(PATIENCE.saturating_sub(Duration::from_secs(1)));
    assert_eq!((fingers(&mut player), player.said()), (0, None));
    player.wait(Duration::from_millis(1200));
    assert_eq!(fingers(&mut player), 1);
    assert!(player.reads("The move: "), "{:?}", player.texts());
    let first = next_square(&player).expect("a square");
    player.touch_square(first);
    player.app.update();
    assert_eq!((fingers(&mut player), player.said()), (0, None), "a touch should hide the finger");
    player.wait(PATIENCE + Duration::from_millis(200));
    assert_eq!(fingers(&mut player), 1, "the rest of the move should be shown");
    // The app sleeps once the move was shown.
    player.wait(Duration::from_secs(10));
    let world = player.app.world_mut();
    assert_eq!(world.query::<&bevy_tweening::TweenAnim>().iter(world).count(), 0);
}

#[test]
fn a_touch_on_the_board_after_the_last_step_shows_that_it_means_nothing() {
    let (_folder, mut player) = open(PHONE, Game::Reversi);
    while !course(&player).is_over() {
        player.press(LessonAction::Next);
        player.wait(Duration::from_millis(400));
    }
    let corner = player.app.world().resource::<Place>().point(Square(0));
    player.tap(corner);
    player.app.update();
    let world = player.app.world_mut();
    assert_eq!(world.query::<&MutedSign>().iter(world).count(), 1);
}

#[test]
fn what_is_read_waits_for_the_player() {
    let (_folder, mut player) = open(TABLET, Game::Four);
    skip_to(&mut player, "four-beside");
    let square = next_square(&player).expect("a square");
    player.touch_square(square);
    player.wait(Duration::from_secs(2));
    assert_eq!(key(&player), "four-beside");
    assert!(matches!(player.said(), Some(Notice::Refused { .. })), "the reason should stay");
    player.press(LessonAction::Next);
    assert_eq!(key(&player), "four-win");
    player.press(LessonAction::Previous);
    assert_eq!(key(&player), "four-beside");
    assert!(!course(&player).is_solved(), "the step should be fresh");
}

#[test]
fn an_interrupted_lesson_goes_on_at_its_step_and_leaves_the_match_alone() {
    let (_folder, mut player) = start(PHONE);
    player.begin("american", Mode::Quick);
    player.act(GoTo::Rules(Game::Checkers));
    player.wait(Duration::from_millis(600));
    player.press(GoTo::Lesson(Game::Checkers));
    player.wait(Duration::from_millis(600));
    solve(&mut player);
    let step = key(&player);
    player.press(GoTo::Back);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Rules(Game::Checkers));
    assert!(player.app.world().resource::<Lessons>().course().is_none());
    assert_eq!(player.game().turn_count(), 0, "the match should be unchanged");
    player.press(GoTo::Lesson(Game::Checkers));
    player.wait(Duration::from_millis(600));
    assert_eq!(key(&player), step);
    player.act(GoTo::Resume);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.seen_pieces(), player.expected_pieces(), "the board should be that of the match");
}

#[test]
fn squares_of_a_lesson_are_large_enough_for_a_finger() {
    for size in [PHONE, TABLET, WIDE] {
        for game in Game::ALL {
            let (_folder, player) = open(size, game);
            let place = player.app.world().resource::<Place>();
            assert!(place.extent.min_element() >= 36., "{game:?} at {size}: {}", place.extent);
        }
    }
}

#[test]
fn a_lesson_is_offered_once_at_the_first_opening_of_its_game() {
    let (folder, mut player) = start(PHONE);
    let is_offered = |player: &mut Player, game: Game| {
        player.act(GoTo::Home);
        player.wait(Duration::from_millis(600));
        player.act(GoTo::Setup(game));
        player.wait(Duration::from_millis(600));
        player.reads("New to")
    };
    assert!(is_offered(&mut player, Game::Go));
    assert!(is_offered(&mut player, Game::Go), "an offer without an answer should stay");
    let start = player.control(SetupAction::Start);
    let before: Vec<_> = player.controls();
    player.press(Setting::NoLesson(Game::Go));
    player.wait(Duration::from_millis(600));
    assert_eq!(player.find_control(&Setting::NoLesson(Game::Go).into()), None);
    assert_eq!(player.control(SetupAction::Start), start);
    for (action, rect) in player.controls() {
        assert!(before.contains(&(action.clone(), rect)), "{action:?} should not have moved");
    }
    assert!(!is_offered(&mut player, Game::Go), "a declined offer should not return");
    assert!(is_offered(&mut player, Game::Checkers));
    player.press(GoTo::Lesson(Game::Checkers));
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Lesson(Game::Checkers));
    assert!(!is_offered(&mut player, Game::Checkers), "an accepted offer should not return");
    assert!(is_offered(&mut player, Game::Reversi));
    player.press(SetupAction::Start);
    player.wait(Duration::from_millis(600));
    assert!(!is_offered(&mut player, Game::Reversi), "a game that was played is known");
    player.wait(Duration::from_secs(2));
    drop(player);
    let mut player = Player::open(folder.path(), PHONE);
    for game in [Game::Go, Game::Checkers, Game::Reversi] {
        assert!(!is_offered(&mut player, game), "{game:?} should not be offered after a restart");
    }
    assert!(is_offered(&mut player, Game::Four));
}

#[test]
fn games_of_an_earlier_version_count_as_known() {
    use crate::library::{keep, played};
    let folder = tempfile::tempdir().expect("a folder");
    keep(folder.path(), &played(1, Game::Gomoku, ["Anna", "Ben"], 6));
    let mut player = Player::open(folder.path(), TABLET);
    player.rest();
    player.act(GoTo::Setup(Game::Gomoku));
    player.wait(Duration::from_millis(600));
    assert!(!player.reads("New to"));
    player.act(GoTo::Setup(Game::Four));
    player.wait(Duration::from_millis(600));
    assert!(player.reads("New to"));
    // Who wanted no lessons at the first start wants none later.
    player.act(Setting::NoLessons);
    player.act(GoTo::Setup(Game::Reversi));
    player.wait(Duration::from_millis(600));
    assert!(!player.reads("New to"));
}

/// Moves the focus with the arrows to a square, and presses it.
fn press_by_keys(player: &mut Player, to: Square) {
    for _ in 0..60 {
        let place = *player.app.world().resource::<Place>();
        let Some(FocusOn::Board(on)) = player.focused() else {
            player.key(Key::Tab);
            continue;
        };
        let away = ((place.point(to) - place.point(on)) / place.extent).round();
        match (away.x, away.y) {
            (x, _) if x > 0. => player.key(Key::ArrowRight),
            (x, _) if x < 0. => player.key(Key::ArrowLeft),
            (_, y) if y > 0. => player.key(Key::ArrowDown),
            (_, y) if y < 0. => player.key(Key::ArrowUp),
            _ => return player.key(Key::Enter),
        }
    }
    panic!("{to:?} should be reached");
}

#[test]
fn a_lesson_is_finished_by_keys_alone() {
    let (_folder, mut player) = open(TABLET, Game::Reversi);
    for _ in 0..40 {
        if course(&player).is_over() {
            break;
        }
        if course(&player).is_solved() && course(&player).waits() {
            for _ in 0..10 {
                if player.focused() == Some(FocusOn::Control(LessonAction::Next.into())) {
                    player.key(Key::Enter);
                    break;
                }
                player.key(Key::Tab);
            }
        } else if !course(&player).is_solved() {
            let next = next_square(&player).expect("a square");
            press_by_keys(&mut player, next);
        }
        player.wait(Duration::from_millis(200));
    }
    assert!(course(&player).is_over(), "the lesson stands at {}", key(&player));
    player.wait(Duration::from_millis(200));
    assert_eq!(player.focused(), Some(FocusOn::Control(SetupAction::Start.into())), "Play is wanted next");
}

/// Waits until the switch is offered a target, and takes it.
fn take(player: &mut Player, wanted: &FocusOn) {
    for _ in 0..3000 {
        let scan = player.app.world().resource::<Scan>();
        let offered: Vec<FocusOn> = match scan.group() {
            Some(group) => group.into_iter().cloned().collect(),
            None => player.focused().into_iter().collect(),
        };
        if offered.contains(wanted) {
            player.key(Key::Space);
            player.wait(Duration::from_millis(300));
            if offered.len() == 1 {
                return;
            }
        } else {
            player.wait(Duration::from_millis(100));
        }
    }
    panic!("{wanted:?} should be offered at {}", key(player));
}

#[test]
fn a_lesson_is_finished_by_one_switch() {
    for game in [Game::Go, Game::Four] {
        let (_folder, mut player) = open(PHONE, game);
        player.act(Setting::Scan(ScanSpeed::Fast));
        for _ in 0..40 {
            if course(&player).is_over() {
                break;
            }
            if course(&player).is_solved() {
                if course(&player).waits() {
                    take(&mut player, &FocusOn::Control(LessonAction::Next.into()));
                }
            } else if matches!(course(&player).goal(), Some(Goal::Pass)) {
                take(&mut player, &FocusOn::Control(LessonAction::Pass.into()));
            } else {
                let next = next_square(&player).expect("a square");
                take(&mut player, &FocusOn::Board(next));
            }
            player.wait(Duration::from_millis(800));
        }
        assert!(course(&player).is_over(), "the lesson on {game:?} stands at {}", key(&player));
        take(&mut player, &FocusOn::Control(SetupAction::Start.into()));
        player.wait(Duration::from_millis(600));
        assert_eq!(player.screen(), Screen::Play);
    }
}

#[test]
fn the_page_of_rules_describes_the_rules_of_the_match() {
    let (_folder, mut player) = start(TABLET);
    player.act(GoTo::Rules(Game::Checkers));
    player.rest();
    assert!(player.reads("Must capture"));
    player.begin("house", Mode::Quick);
    player.act(GoTo::Rules(Game::Checkers));
    player.rest();
    assert!(!player.reads("Must capture"));
    assert!(player.reads("you never have to jump"));
}

//! Shaking fingers on squares smaller than a fingertip.

use std::time::Duration;

use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use parlour::app::board::loupe::Loupe;
use parlour::app::board::picking::Press;
use parlour::app::board::place::Place;
use parlour::app::board::touch_aid::Aid;
use parlour::app::board::zoom::Zoom;
use parlour::app::vocabulary::action::PlayAction;
use parlour::app::vocabulary::screen::Screen;
use parlour::play::Mode;
use parlour::rules::{Game, Rules, Square, Turn};

use crate::harness::{FRAME, Player, setup_of};

const PHONE: Vec2 = Vec2::new(412., 915.);
/// Eight inches, at 160 points per inch.
const SMALL_TABLET: Vec2 = Vec2::new(600., 960.);
const TABLET: Vec2 = Vec2::new(800., 1280.);

/// One millimetre in points.
const MM: f32 = 160. / 25.4;

fn rules(game: Game, size: Option<u8>) -> Rules {
    match (game.presets()[0].rules, size) {
        (Rules::Go(rules), Some(lines)) => {
            let size = parlour::rules::go::Size::new(lines).expect("a board of this size");
            Rules::Go(parlour::rules::go::Rules { size, ..rules })
        }
        (rules, _) => rules,
    }
}

fn open(size: Vec2, rules: Rules) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), size);
    begin(&mut player, rules);
    (folder, player)
}

fn begin(player: &mut Player, rules: Rules) {
    player.begin_setup(setup_of(rules, Mode::Quick, None));
}

fn zoom(player: &Player) -> Zoom {
    *player.app.world().resource::<Zoom>()
}

fn press(player: &Player) -> Press {
    *player.app.world().resource::<Press>()
}

/// The current position of a square in the window.
fn seen(player: &Player, square: Square) -> Vec2 {
    zoom(player).window_point(player.app.world().resource::<Place>().point(square))
}

/// The square of the last stone.
fn last(player: &Player) -> Option<Square> {
    let turn = player.game().turns().previous.as_ref()?;
    turn.turn.0.last().copied()
}

fn cameras(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    world.query_filtered::<(), With<Camera>>().iter(world).count()
}

fn loupes(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    world.query_filtered::<(), With<Loupe>>().iter(world).count()
}

/// A random source that is the same in every run.
struct Chance(u64);

impl Chance {
    /// Returns a number from 0 to 1, evenly distributed.
    fn even(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// Returns a random offset of a finger. `millimetres` is the standard deviation in each direction,
    /// so one in three is off by more.
    fn miss(&mut self, millimetres: f32) -> Vec2 {
        let radius = (-2. * (1. - self.even()).ln()).sqrt();
        Vec2::from_angle(self.even() * std::f32::consts::TAU) * radius * millimetres * MM
    }
}

/// The touch behaviour of a person.
struct Hand {
    chance: Chance,
    finger: u64,
    /// `true` if the person looks at the preview before lifting the finger.
    looks: bool,
}

/// Standard deviations in millimetres of the first contact and of a sliding finger.
const FIRST: f32 = 2.;
const SLIDE: f32 = 0.5;

impl Hand {
    fn move_to(&mut self, player: &mut Player, phase: TouchPhase, at: Vec2) {
        player.finger(self.finger, phase, at);
        player.app.update();
    }

    /// Tries to place a stone on this point, as a person would.
    fn put(&mut self, player: &mut Player, wanted: Square) {
        let count = player.game().turn_count();
        for _ in 0..8 {
            self.finger += 1;
            let target = seen(player, wanted);
            let mut at = target + self.chance.miss(FIRST);
            self.move_to(player, TouchPhase::Started, at);
            pass(player, if self.looks { 300 } else { 60 });
            if self.looks && press(player).aid != Aid::Zoom {
                for _ in 0..2 {
                    if press(player).over != Some(wanted) {
                        at = seen(player, wanted) + self.chance.miss(SLIDE);
                        self.move_to(player, TouchPhase::Moved, at);
                        pass(player, 200);
                    }
                }
                if press(player).over != Some(wanted) {
                    at = Vec2::splat(4.);
                    self.move_to(player, TouchPhase::Moved, at);
                }
            }
            self.move_to(player, TouchPhase::Ended, at);
            pass(player, 350);
            if player.game().turn_count() > count {
                return;
            }
        }
    }
}

/// Lets time pass in few frames.
fn pass(player: &mut Player, milliseconds: u64) {
    let whole = Duration::from_millis(milliseconds);
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(whole / 2));
    player.app.update();
    player.app.update();
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
}

/// Number of stones, of `stones`, that were placed on a wrong point or on none.
fn wrong(size: Vec2, lines: u8, stones: usize, looks: bool) -> usize {
    let (_folder, mut player) = open(size, rules(Game::Go, Some(lines)));
    let mut hand = Hand { chance: Chance(7), finger: 100, looks };
    let mut wrong = 0;
    for stone in 0..stones {
        if stone % 60 == 59 {
            begin(&mut player, rules(Game::Go, Some(lines)));
        }
        let free: Vec<Turn> =
            player.game().position().turns().into_iter().filter(|turn| !turn.0.is_empty()).collect();
        let wanted = free[(hand.chance.even() * free.len() as f32) as usize % free.len()].0[0];
        let count = player.game().turn_count();
        hand.put(&mut player, wanted);
        if player.game().turn_count() != count + 1 || last(&player) != Some(wanted) {
            wrong += 1;
        }
    }
    wrong
}

#[test]
fn shaking_fingers_hit_their_points_on_a_small_tablet() {
    let (careful, hasty) = (wrong(SMALL_TABLET, 19, 1000, true), wrong(SMALL_TABLET, 19, 300, false));
    assert!(careful < 10, "fewer than 10 of 1000 stones should be wrong, not {careful}");
    assert!(
        hasty < 6,
        "fewer than 6 of 300 stones should be wrong without a look at the preview, not {hasty}"
    );
}

#[test]
fn shaking_fingers_hit_their_points_under_a_loupe() {
    let wrong = wrong(TABLET, 19, 200, true);
    assert!(wrong < 2, "fewer than 2 of 200 stones should be wrong, not {wrong}");
}

#[test]
fn shaking_fingers_hit_their_points_on_a_phone() {
    let wrong = wrong(PHONE, 19, 200, true);
    assert!(wrong < 2, "fewer than 2 of 200 stones should be wrong, not {wrong}");
}

/// Control for the tests above: the same fingers on the same board without any aid.
#[test]
fn without_aid_the_same_fingers_often_miss() {
    let (_folder, player) = open(SMALL_TABLET, rules(Game::Go, Some(19)));
    let place = *player.app.world().resource::<Place>();
    let mut chance = Chance(7);
    let mut wrong = 0;
    for _ in 0..1000 {
        let wanted = Square((chance.even() * 361.) as u16);
        if place.square_at(place.point(wanted) + chance.miss(FIRST)) != Some(wanted) {
            wrong += 1;
        }
    }
    assert!(wrong > 100, "more than 100 of 1000 stones should be wrong, not {wrong}");
}

#[test]
fn a_first_tap_enlarges_the_board_and_a_second_places_the_stone() {
    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    let point = Square(9 * 19 + 4);
    let at = seen(&player, point);
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    assert_eq!(
        (press(&player).aid, press(&player).aims_at()),
        (Aid::Zoom, None),
        "the first tap should show no preview, since it places no stone"
    );
    player.finger(1, TouchPhase::Ended, at);
    player.app.update();
    assert_eq!(player.game().turn_count(), 0);
    assert!(zoom(&player).is_in());
    assert_eq!(cameras(&mut player), 2);
    assert!(seen(&player, point).distance(at) < 1., "the touched point should stay in its place");
    // The second half of a double tap is not a second tap.
    player.tap(at);
    assert_eq!(player.game().turn_count(), 0);
    player.wait(Duration::from_millis(400));
    // Two points to the right, at its enlarged position.
    let beside = Square(point.0 + 2);
    let at = seen(&player, beside);
    player.tap(at);
    assert_eq!(last(&player), Some(beside));
    assert!(!zoom(&player).is_in(), "the whole board should be shown again");
    player.rest();
    assert_eq!(cameras(&mut player), 1, "the second camera should be gone");
}

#[test]
fn the_enlarged_board_can_be_moved_and_left() {
    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    let enlarge = |player: &mut Player| {
        // A board that has just changed its size is deaf for a moment.
        player.wait(Duration::from_millis(400));
        let at = seen(player, Square(180));
        player.tap(at);
        player.wait(Duration::from_millis(400));
        assert!(zoom(player).is_in());
        at
    };
    let at = enlarge(&mut player);
    let before = seen(&player, Square(180));
    player.slide(&[at, at + Vec2::new(60., -40.)]);
    let moved = seen(&player, Square(180)) - before;
    assert!(
        moved.distance(Vec2::new(60., -40.)) < 1.,
        "the board should follow the finger, not move by {moved}"
    );
    assert_eq!(player.game().turn_count(), 0, "a drag should place no stone");
    assert!(zoom(&player).is_in());

    // A finger that rests first moves the preview of the stone instead.
    let at = seen(&player, Square(180));
    let wanted = Square(181);
    let to = seen(&player, wanted);
    player.finger(50, TouchPhase::Started, at);
    player.wait(Duration::from_millis(300));
    assert_eq!(press(&player).aims_at(), Some(Square(180)));
    player.finger(50, TouchPhase::Moved, to);
    player.app.update();
    assert_eq!(press(&player).aims_at(), Some(wanted));
    player.finger(50, TouchPhase::Ended, to);
    player.app.update();
    assert_eq!(last(&player), Some(wanted));

    for leave in 0..4 {
        enlarge(&mut player);
        let count = player.game().turn_count();
        match leave {
            // Back shows the whole board, and does not leave the screen.
            0 => player.key(Key::Escape),
            1 => player.tap(Vec2::new(200., 30.)),
            2 => player.act(PlayAction::Undo),
            _ => player.resize(Vec2::new(420., 900.)),
        }
        player.wait(Duration::from_millis(400));
        assert!(!zoom(&player).is_in(), "the whole board should be shown after way {leave}");
        assert_eq!(player.screen(), Screen::Play, "screen after way {leave}");
        assert_eq!(
            player.game().turn_count(),
            count - usize::from(leave == 2),
            "number of turns after way {leave}"
        );
        player.rest();
        assert_eq!(cameras(&mut player), 1, "number of cameras after way {leave}");
    }
}

#[test]
fn a_stone_that_is_refused_leaves_the_board_enlarged() {
    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    for _ in 0..2 {
        let at = seen(&player, Square(180));
        player.tap(at);
        player.wait(Duration::from_millis(400));
    }
    assert_eq!(player.game().turn_count(), 1);
    for _ in 0..2 {
        let at = seen(&player, Square(180));
        player.tap(at);
        player.wait(Duration::from_millis(400));
    }
    assert_eq!(player.game().turn_count(), 1, "the occupied point should refuse the stone");
    assert!(zoom(&player).is_in());
}

#[test]
fn a_loupe_appears_while_a_finger_is_down_on_small_squares() {
    let (_folder, mut player) = open(TABLET, rules(Game::Go, Some(19)));
    let at = seen(&player, Square(180));
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    assert_eq!((loupes(&mut player), cameras(&mut player)), (1, 2));
    assert_eq!(press(&player).aims_at(), Some(Square(180)));
    let to = seen(&player, Square(181));
    player.finger(1, TouchPhase::Moved, to);
    player.app.update();
    assert_eq!(press(&player).aims_at(), Some(Square(181)));
    // It lies away from the finger, and shows the board below the finger.
    let world = player.app.world_mut();
    let node = world.query_filtered::<&ComputedNode, With<Loupe>>().single(world).expect("one loupe");
    assert!((node.size().x - 154.).abs() < 1.);
    let place = *world.resource::<Place>();
    let mut under = world.query::<(&Camera, &RenderTarget, &Transform)>();
    let looks = under.iter(world).find(|(_, target, _)| matches!(target, RenderTarget::Image(_)));
    let (.., transform) = looks.expect("the camera of the loupe");
    assert!(transform.translation.truncate().distance(place.world(to)) < 1.);
    player.finger(1, TouchPhase::Ended, to);
    player.app.update();
    assert_eq!((loupes(&mut player), cameras(&mut player)), (0, 1));
    assert_eq!(last(&player), Some(Square(181)));
}

#[test]
fn a_second_finger_or_the_rim_cancels_a_stone() {
    let (_folder, mut player) = open(TABLET, rules(Game::Go, Some(19)));
    let at = seen(&player, Square(180));
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    player.finger(2, TouchPhase::Started, at + 200.);
    player.app.update();
    assert_eq!((press(&player).over, loupes(&mut player)), (None, 0));
    player.finger(1, TouchPhase::Ended, at);
    player.finger(2, TouchPhase::Ended, at + 200.);
    player.app.update();
    player.slide(&[at, Vec2::new(400., 20.)]);
    assert_eq!(player.game().turn_count(), 0);
    assert_eq!((loupes(&mut player), cameras(&mut player)), (0, 1));
}

#[test]
fn large_squares_and_mice_need_no_aid() {
    let (_folder, mut player) = open(TABLET, rules(Game::Reversi, None));
    let at = seen(&player, Square(19));
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    assert_eq!((press(&player).aid, loupes(&mut player)), (Aid::None, 0));
    player.finger(1, TouchPhase::Ended, at);
    player.app.update();

    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    let at = seen(&player, Square(100));
    player.mouse_to(at);
    player.app.update();
    assert_eq!((press(&player).aims_at(), press(&player).hover), (Some(Square(100)), true));
    player.mouse_button(ButtonState::Pressed);
    player.app.update();
    assert_eq!((press(&player).aid, press(&player).hover, loupes(&mut player)), (Aid::None, false, 0));
    player.mouse_button(ButtonState::Released);
    player.app.update();
    assert_eq!(last(&player), Some(Square(100)));
    player.mouse_to(Vec2::new(200., 20.));
    player.app.update();
    assert_eq!(press(&player), Press::default());
}

#[test]
fn a_mouse_that_wanders_within_a_square_changes_nothing() {
    let (_folder, mut player) = open(TABLET, rules(Game::Go, Some(9)));
    let at = seen(&player, Square(40));
    player.mouse_to(at);
    player.wait(Duration::from_millis(100));
    let before = player.app.world().resource_ref::<Press>().last_changed();
    for step in 0..10_u8 {
        player.mouse_to(at + f32::from(step));
        player.app.update();
    }
    assert_eq!(player.app.world().resource_ref::<Press>().last_changed(), before);
    player.mouse_to(seen(&player, Square(41)));
    player.app.update();
    assert_ne!(player.app.world().resource_ref::<Press>().last_changed(), before);
}

#[test]
fn pieces_that_move_are_moved_by_two_taps_on_a_phone() {
    let canadian = Rules::Checkers(parlour::rules::checkers::Rules::CANADIAN);
    let (_folder, mut player) = open(PHONE, canadian);
    let turn = player.game().position().turns()[0].clone();
    for &square in &turn.0 {
        // Off the centre by as much as a finger misses.
        let at = seen(&player, square) + Vec2::new(0.4, -0.4) * player.app.world().resource::<Place>().cell;
        player.tap(at);
        assert!(!zoom(&player).is_in());
    }
    assert_eq!(player.game().turn_count(), 1);
}

#[test]
fn a_touch_above_a_column_drops_a_disc() {
    let (_folder, mut player) = open(TABLET, rules(Game::ConnectFour, None));
    let place = *player.app.world().resource::<Place>();
    let at = Vec2::new(place.point(Square(3)).x, place.board().min.y + 4.);
    player.tap(at);
    assert_eq!(player.game().turn_count(), 1);
    assert_eq!(
        player.game().position().piece(Square(38)).map(|piece| piece.side),
        Some(parlour::rules::Side::First)
    );
}

#[test]
fn a_palm_on_the_rim_places_no_stone() {
    let (_folder, mut player) = open(PHONE, rules(Game::ConnectFour, None));
    let place = *player.app.world().resource::<Place>();
    // The outermost squares reach to the margin.
    let at = Vec2::new(22., place.point(Square(7)).y);
    assert!(place.square_at(at).is_some(), "the point should lie on a square: {place:?}");
    player.slide(&[at, at + Vec2::Y * 80.]);
    assert_eq!(player.game().turn_count(), 0);
    player.tap(at);
    assert_eq!(player.game().turn_count(), 1, "a tap should place a stone");
}

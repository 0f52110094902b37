//! Fingers that shake, on squares smaller than they are.

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
/// Eight inches, at 160 points an inch.
const SMALL_TABLET: Vec2 = Vec2::new(600., 960.);
const TABLET: Vec2 = Vec2::new(800., 1280.);

/// A millimetre in points.
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

/// The square on which the last stone was put.
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

/// Chance that is the same every time.
struct Chance(u64);

impl Chance {
    /// Evenly from 0 to 1.
    fn even(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// A random offset of a finger. `millimetres` is the standard deviation in each direction, so one
    /// in three is off by more.
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

    /// Tries to put a stone on this point, as a person would.
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
fn a_shaking_finger_puts_stones_where_it_means_on_a_small_tablet() {
    let (careful, hasty) = (wrong(SMALL_TABLET, 19, 1000, true), wrong(SMALL_TABLET, 19, 300, false));
    assert!(careful < 10, "{careful} of 1000 are wrong");
    assert!(hasty < 6, "{hasty} of 300 are wrong for one who does not look");
}

#[test]
fn a_shaking_finger_puts_stones_where_it_means_under_a_loupe() {
    let wrong = wrong(TABLET, 19, 200, true);
    assert!(wrong < 2, "{wrong} of 200 are wrong");
}

#[test]
fn a_shaking_finger_puts_stones_where_it_means_on_a_phone() {
    let wrong = wrong(PHONE, 19, 200, true);
    assert!(wrong < 2, "{wrong} of 200 are wrong");
}

/// So that the tests above can fail: the same fingers on the same board without any help.
#[test]
fn without_help_the_same_finger_would_often_be_wrong() {
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
    assert!(wrong > 100, "{wrong} of 1000 are wrong");
}

#[test]
fn a_first_tap_enlarges_and_a_second_puts_the_stone() {
    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    let point = Square(9 * 19 + 4);
    let at = seen(&player, point);
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    assert_eq!((press(&player).aid, press(&player).aims_at()), (Aid::Zoom, None), "no ghost: no stone");
    player.finger(1, TouchPhase::Ended, at);
    player.app.update();
    assert_eq!(player.game().turn_count(), 0);
    assert!(zoom(&player).is_in());
    assert_eq!(cameras(&mut player), 2);
    assert!(seen(&player, point).distance(at) < 1., "what was touched stays where it is");
    // The second half of a double tap is not a second tap.
    player.tap(at);
    assert_eq!(player.game().turn_count(), 0);
    player.wait(Duration::from_millis(400));
    // Two points beside it, where it is seen now.
    let beside = Square(point.0 + 2);
    let at = seen(&player, beside);
    player.tap(at);
    assert_eq!(last(&player), Some(beside));
    assert!(!zoom(&player).is_in(), "the whole board is back");
    player.rest();
    assert_eq!(cameras(&mut player), 1, "and nothing is left of the other camera");
}

#[test]
fn the_enlarged_board_can_be_moved_and_left() {
    let (_folder, mut player) = open(PHONE, rules(Game::Go, Some(19)));
    let enlarge = |player: &mut Player| {
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
    assert!(moved.distance(Vec2::new(60., -40.)) < 1., "{moved}");
    assert_eq!(player.game().turn_count(), 0, "a drag puts no stone");
    assert!(zoom(&player).is_in());

    // A finger that rests first moves the stone instead.
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
            // Back goes to the whole board, and not away from it.
            0 => player.key(Key::Escape),
            1 => player.tap(Vec2::new(200., 30.)),
            2 => player.act(PlayAction::Undo),
            _ => player.resize(Vec2::new(420., 900.)),
        }
        player.wait(Duration::from_millis(400));
        assert!(!zoom(&player).is_in(), "{leave}");
        assert_eq!(player.screen(), Screen::Play, "{leave}");
        assert_eq!(player.game().turn_count(), count - usize::from(leave == 2), "{leave}");
        player.rest();
        assert_eq!(cameras(&mut player), 1, "{leave}");
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
    assert_eq!(player.game().turn_count(), 1, "a stone stands there");
    assert!(zoom(&player).is_in());
}

#[test]
fn a_loupe_is_there_while_a_finger_is_down_on_small_squares() {
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
    // It is seen where the finger is not, and in it what is under the finger.
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
fn large_squares_and_mice_need_no_help() {
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
        // Beside the middle, by as much as a finger misses.
        let at = seen(&player, square) + Vec2::new(0.4, -0.4) * player.app.world().resource::<Place>().cell;
        player.tap(at);
        assert!(!zoom(&player).is_in());
    }
    assert_eq!(player.game().turn_count(), 1);
}

#[test]
fn the_air_above_a_column_is_touched() {
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
fn a_palm_on_the_rim_puts_no_stone() {
    let (_folder, mut player) = open(PHONE, rules(Game::ConnectFour, None));
    let place = *player.app.world().resource::<Place>();
    // The outermost squares reach to the margin.
    let at = Vec2::new(22., place.point(Square(7)).y);
    assert!(place.square_at(at).is_some(), "{place:?}");
    player.slide(&[at, at + Vec2::Y * 80.]);
    assert_eq!(player.game().turn_count(), 0);
    player.tap(at);
    assert_eq!(player.game().turn_count(), 1, "a tap is meant");
}

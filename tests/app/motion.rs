//! The motion of pieces and of the table: each can be seen, heard in time, skipped, and has a quiet form.

use std::time::Duration;

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use parlour::app::board::form::Facing;
use parlour::app::board::place::Place;
use parlour::app::board::{At, Holds, PieceOn};
use parlour::app::state::moving::Moving;
use parlour::app::vocabulary::action::{GoTo, LibraryAction, PlayAction, Setting};
use parlour::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use parlour::app::vocabulary::preferences::{Motion, Seating};
use parlour::platform::{Feel, Strength};
use parlour::play::Mode;
use parlour::rules::{Change, Game, Square};

use crate::harness::{FRAME, Player, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// Plays the first legal turn, without waiting for its animation.
fn play(player: &mut Player) -> Vec<Square> {
    let turn = player.game().position().turns()[0].clone();
    for &square in &turn.0 {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
    turn.0
}

fn camera(player: &mut Player) -> Transform {
    let world = player.app.world_mut();
    let mut query = world.query_filtered::<&Transform, With<IsDefaultUiCamera>>();
    *query.single(world).expect("one camera")
}

/// Returns the places and sizes of the pieces.
fn places(player: &mut Player) -> Vec<(Vec3, Vec3)> {
    let world = player.app.world_mut();
    let mut query = world.query_filtered::<&Transform, With<PieceOn>>();
    let mut places: Vec<_> = query.iter(world).map(|at| (at.translation, at.scale)).collect();
    places.sort_by(|a, b| a.0.to_array().partial_cmp(&b.0.to_array()).expect("numbers"));
    places
}

fn turning_board(motion: Motion) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(Setting::Motion(motion));
    player.act(Setting::Seat(Game::Checkers, Seating::Turning));
    player.begin("american", Mode::Quick);
    player.rest();
    (folder, player)
}

#[test]
fn the_table_turns_to_the_other_player() {
    let (_folder, mut player) = turning_board(Motion::Full);
    let before = player.app.world().resource::<Place>().facing;
    assert_eq!(camera(&mut player), Transform::default());
    play(&mut player);
    let turned = |player: &Player| player.app.world().resource::<Place>().facing != before;
    player.until("the turn of the table", |player| turned(player));
    // The board is laid out for the new view, and the camera begins where the view before was.
    let half = camera(&mut player).rotation.angle_between(Quat::IDENTITY);
    assert!((half - std::f32::consts::PI).abs() < 0.01, "{half}");
    player.device.device().heard.retain(|sample| sample.name == "table-turn");
    assert_eq!(player.device.device().heard.len(), 1);
    let mut angles = vec![half];
    while player.app.world().resource::<Moving>().0 {
        player.app.update();
        angles.push(camera(&mut player).rotation.angle_between(Quat::IDENTITY));
    }
    assert!(angles.is_sorted_by(|a, b| a >= b) && angles.len() > 15, "{angles:?}");
    assert_eq!(camera(&mut player), Transform::default());
}

#[test]
fn a_touch_ends_the_turn_of_the_table() {
    let (_folder, mut player) = turning_board(Motion::Full);
    let before = player.app.world().resource::<Place>().facing;
    play(&mut player);
    player.until("the turn", |player| player.app.world().resource::<Place>().facing != before);
    player.wait(Duration::from_millis(340));
    assert_ne!(camera(&mut player), Transform::default());
    let square = player.game().position().turns()[0].0[0];
    let at = player.app.world().resource::<Place>().point(square);
    let id = player.new_finger();
    player.finger(id, TouchPhase::Started, at);
    player.app.update();
    assert_eq!(camera(&mut player), Transform::default());
    player.finger(id, TouchPhase::Ended, at);
    player.app.update();
    player.app.update();
    assert_eq!(player.game().turns().current.path, [square], "the touch should count as well");
}

#[test]
fn with_reduced_motion_the_view_changes_at_once() {
    let (_folder, mut player) = turning_board(Motion::Reduced);
    assert_ne!(player.app.world().resource::<Place>().facing, Facing::Side);
    let before = player.app.world().resource::<Place>().facing;
    play(&mut player);
    player.until("the turn", |player| player.app.world().resource::<Place>().facing != before);
    assert_eq!(camera(&mut player), Transform::default());
}

/// Runs frames until nothing moves, and returns the times of the first frame in which the piece on a square
/// has landed, and of every sound.
fn landing(player: &mut Player, square: Square) -> (Duration, Vec<(Duration, &'static str)>) {
    let (mut landed, mut heard, mut now) = (None, Vec::new(), Duration::ZERO);
    let mut before = f32::MAX;
    player.device.device().heard.clear();
    let rest = player.app.world().resource::<Place>().centre(square);
    for _ in 0..100 {
        player.app.update();
        now += FRAME;
        let sounds = std::mem::take(&mut player.device.device().heard);
        heard.extend(sounds.into_iter().map(|sample| (now, sample.name)));
        let world = player.app.world_mut();
        let mut squares = world.query::<(&At, &Holds)>();
        let piece = squares.iter(world).find(|(at, _)| at.0 == square).map(|(_, holds)| holds.piece());
        let at = piece.and_then(|piece| world.get::<Transform>(piece)).map(|at| at.translation.truncate());
        let Some(away) = at.map(|at| at.distance(rest)) else { continue };
        // A disc bounces, so it is never seen at rest when it lands.
        if landed.is_none() && (away < 0.5 || away > before) {
            landed = Some(if away > before { now.saturating_sub(FRAME) } else { now });
        }
        before = away;
    }
    (landed.expect("the piece lands"), heard)
}

/// Checks that a sound comes with the landing: in its frame, or in one beside it.
fn check_heard(player: &mut Player, square: Square, sound: &str) {
    let (landed, heard) = landing(player, square);
    let is_in_time = |(time, name): &(Duration, &str)| *name == sound && time.abs_diff(landed) <= FRAME;
    assert!(heard.iter().any(is_in_time), "{sound} at {landed:?}: {heard:?}");
}

#[test]
fn a_landing_is_heard_within_thirty_milliseconds() {
    assert!(FRAME <= Duration::from_millis(30));
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    // A step, a jump, and discs that fall from the highest to the lowest row.
    player.begin("american", Mode::Quick);
    player.rest();
    let to = play(&mut player).pop().expect("a square");
    check_heard(&mut player, to, "wood-place");
    player.begin_at("american", Mode::Quick, Some("B:W18,30:B10,15"));
    player.rest();
    let to = play(&mut player).pop().expect("a square");
    check_heard(&mut player, to, "wood-place");
    player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
    player.rest();
    for _ in 0..6 {
        play(&mut player);
        let turn = player.game().turns().previous.clone().expect("a turn");
        let Some(&Change::Drop { square, .. }) = turn.changes.first() else { panic!("{turn:?}") };
        check_heard(&mut player, square, "disc-drop");
    }
}

/// Returns the number of images in the scene of the board that are children of pieces, other than shadows.
fn on_pieces(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    let mut pieces = world.query_filtered::<&Children, With<PieceOn>>();
    let children: Vec<Entity> = pieces.iter(world).flatten().copied().collect();
    children
        .into_iter()
        .filter(|&child| world.get::<Sprite>(child).is_some_and(|sprite| sprite.color.alpha() < 1.))
        .count()
}

#[test]
fn a_second_man_comes_down_on_a_man_that_is_crowned() {
    for motion in [Motion::Full, Motion::Reduced] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), TABLET);
        player.act(Setting::Motion(motion));
        player.begin_at("american", Mode::Quick, Some("B:W5,9:B26"));
        player.rest();
        play(&mut player);
        let mut most = 0;
        for _ in 0..40 {
            player.app.update();
            most = most.max(on_pieces(&mut player));
        }
        assert_eq!(most > 0, motion == Motion::Full, "{motion:?}");
        player.rest();
        let shown = player.pieces();
        assert_eq!(shown, player.expected_pieces());
        assert_eq!(on_pieces(&mut player), 0);
        let rested = images(&mut player);
        // As it is drawn without an animation.
        player.app.world_mut().write_message(BoardUpdate::Rebuild);
        player.rest();
        assert_eq!(images(&mut player), rested);
    }
}

/// Returns the images of all pieces and shadows.
fn images(player: &mut Player) -> Vec<AssetId<Image>> {
    let world = player.app.world_mut();
    let mut sprites = world.query::<&Sprite>();
    let mut images: Vec<_> = sprites.iter(world).map(|sprite| sprite.image.id()).collect();
    images.sort();
    images
}

#[test]
fn the_winner_s_pieces_rise_in_a_wave_that_a_touch_ends() {
    for (motion, touched) in [(Motion::Full, false), (Motion::Full, true), (Motion::Reduced, false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), TABLET);
        player.act(Setting::Motion(motion));
        player.begin("american", Mode::Quick);
        player.rest();
        let rest = places(&mut player);
        player.act(PlayAction::Resign);
        player.wait(Duration::from_millis(300));
        let moved = places(&mut player).iter().zip(&rest).filter(|(now, rest)| now != rest).count();
        match motion {
            Motion::Full => {
                assert!((1..=12).contains(&moved), "{moved} pieces of one side");
                assert!(rains(&mut player) > 0);
            }
            _ => assert_eq!((moved, rains(&mut player)), (0, 0)),
        }
        if touched {
            let middle = player.app.world().resource::<Place>().squares().center();
            let id = player.new_finger();
            player.finger(id, TouchPhase::Started, middle);
            player.app.update();
            player.app.update();
        } else {
            player.rest();
        }
        assert_eq!(places(&mut player), rest);
        assert_eq!(rains(&mut player), 0);
    }
}

/// Returns the number of sprites that are neither part of a board nor of a piece: far above or below all.
fn rains(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    let mut sprites =
        world.query_filtered::<&Transform, (With<Sprite>, Without<ChildOf>, Without<PieceOn>)>();
    sprites.iter(world).filter(|at| at.translation.z > 9.1).count()
}

#[test]
fn a_match_that_ended_earlier_is_not_celebrated_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(Setting::Haptics(Strength::Strong));
    player.begin("american", Mode::Quick);
    player.rest();
    let celebrated = |player: &mut Player| {
        let mut most = 0;
        for _ in 0..50 {
            player.app.update();
            most = most.max(rains(player));
        }
        player.rest();
        let device = &mut player.device.device();
        let heard =
            std::mem::take(&mut device.heard).into_iter().filter(|sample| sample.name == "win").count();
        let felt =
            std::mem::take(&mut device.felt).into_iter().filter(|(feel, _)| *feel == Feel::End).count();
        (most > 0, heard, felt)
    };
    player.act(PlayAction::Resign);
    let first = player.game().id();
    assert_eq!(celebrated(&mut player), (true, 1, 1), "the match has just been won");
    let nothing = (false, 0, 0);
    player.act(GoTo::Home);
    player.act(GoTo::Resume);
    assert_eq!(celebrated(&mut player), nothing, "the screen was left and opened again");

    player.begin("american", Mode::Quick);
    player.rest();
    player.act(GoTo::Library);
    player.listen();
    player.act(LibraryAction::Open(first));
    player.listen();
    assert!(player.game().outcome().is_some());
    assert_eq!(celebrated(&mut player), nothing, "the match is opened from the library");

    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    player.act(GoTo::Resume);
    assert!(player.game().outcome().is_some());
    assert_eq!(celebrated(&mut player), nothing, "the match is on the table at the start of the app");

    // It ends once more.
    player.act(PlayAction::Undo);
    assert!(player.game().outcome().is_none());
    player.rest();
    player.act(PlayAction::Redo);
    assert!(player.game().outcome().is_some());
    assert!(celebrated(&mut player).0);
}

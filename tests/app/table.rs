//! The table: own pieces and controls are at the lower edge, and no band of the screen is empty.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use parlour::app::board::form::Facing;
use parlour::app::board::place::Place;
use parlour::app::state::seating::far_side;
use parlour::app::vocabulary::action::{Action, Ask, ComputerAction, Control, PlayAction, Setting};
use parlour::app::vocabulary::preferences::{Hand, Seating, TextSize};
use parlour::engine::Level;
use parlour::play::{Mode, Player as Person, Setup};
use parlour::rules::{Game, Side};

use crate::harness::{Player, against, setup_of};

const PHONE: Vec2 = Vec2::new(412., 915.);
const TABLET: Vec2 = Vec2::new(800., 1280.);
const WIDE: Vec2 = Vec2::new(1280., 800.);

/// Returns the centre of the text with these words.
fn text(player: &mut Player, words: &str) -> Vec2 {
    let world = player.app.world_mut();
    let mut query = world.query::<(&Text, &UiGlobalTransform)>();
    let found = query.iter(world).find(|(text, _)| text.0.contains(words));
    found.unwrap_or_else(|| panic!("{words} should be on the screen")).1.translation
}

fn board(player: &Player) -> Rect {
    player.app.world().resource::<Place>().board()
}

/// Returns a match between Anna on this side and the computer.
fn person_on(side: Side, game: Game) -> Setup {
    let mut setup = against(game.presets()[0].rules, 1, None);
    if side == Side::Second {
        setup.players.swap(0, 1);
    }
    setup
}

#[test]
fn a_person_against_the_computer_has_the_lower_edge() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    for (game, side) in Game::ALL.into_iter().flat_map(|game| Side::BOTH.map(|side| (game, side))) {
        player.begin_setup(person_on(side, game));
        let board = board(&player);
        let (own, other) = (text(&mut player, "Anna"), text(&mut player, "Computer"));
        assert!(
            other.y < board.min.y && board.max.y < own.y,
            "{side:?} of {game:?} should be below the board: {own} {other}"
        );
        let place = *player.app.world().resource::<Place>();
        if game.has_kings() {
            for (square, piece) in player.pieces() {
                let is_low = place.point(square).y > board.center().y;
                assert_eq!(is_low, piece.side == side, "{side:?} should see their own pieces below");
            }
        } else {
            assert_ne!(place.facing, Facing::Far, "the board of {game:?} should not turn");
        }
        player.act(PlayAction::Resign);
        player.wait(Duration::from_secs(1));
        assert_eq!(
            player.app.world().resource::<Place>().facing,
            place.facing,
            "the board should stay as it is at the end"
        );
    }
}

#[test]
fn clear_and_finish_are_at_the_strip_of_the_mover() {
    for size in [PHONE, TABLET, WIDE] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.begin("american", Mode::HandOver);
        for turn in 0..4 {
            player.press(PlayAction::StartTurn);
            player.wait(Duration::from_millis(600));
            let far = far_side(player.game().setup().rules);
            let names = if far == Side::First { ["Anna", "Ben"] } else { ["Ben", "Anna"] };
            let [far_name, near_name] = names.map(|name| text(&mut player, name).y);
            let mover_is_far = player.game().acting_side() == far;
            for square in player.game().position().turns()[0].0.clone() {
                player.touch_square(square);
            }
            for action in [PlayAction::ClearMoves, PlayAction::FinishTurn] {
                let at = player.control(action).center().y;
                let is_at_far = (at - far_name).abs() < (at - near_name).abs();
                assert_eq!(is_at_far, mover_is_far, "strip of {action:?} in turn {turn} at {size}");
            }
            player.press(PlayAction::FinishTurn);
            player.rest();
        }
        assert_eq!(player.game().turn_count(), 4);
    }
}

/// Finds the controls with this action, each with the direction in which its lines run.
fn directions(player: &mut Player, action: impl Into<Action>) -> Vec<(Vec2, Vec2)> {
    let action = action.into();
    let world = player.app.world_mut();
    let mut query = world.query::<(&Control, &UiGlobalTransform)>();
    let found = query.iter(world).filter(|(control, _)| control.0 == action);
    found.map(|(_, place)| (place.matrix2.x_axis.round(), place.translation)).collect()
}

#[test]
fn players_who_sit_apart_have_their_own_tools_and_menus() {
    for (seating, size) in
        [(Seating::Across, PHONE), (Seating::Across, TABLET), (Seating::Across, WIDE), (Seating::Sides, WIDE)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.act(Setting::Seat(Game::Checkers, seating));
        player.begin_setup(setup_of(Game::Checkers.presets()[0].rules, Mode::Quick, None));
        let far = far_side(player.game().setup().rules);
        let near_way = if seating == Seating::Sides { Vec2::NEG_Y } else { Vec2::X };
        for turn in 0..3 {
            let way = if player.game().acting_side() == far { -near_way } else { near_way };
            for action in [
                PlayAction::Undo.into(),
                PlayAction::ShowPrevious.into(),
                ComputerAction::Ask(Ask::Hint).into(),
            ] {
                let action: Action = action;
                let found = directions(&mut player, action.clone());
                let ways: Vec<_> = found.iter().map(|(way, _)| *way).collect();
                assert_eq!(ways, [way], "direction of {action:?} in turn {turn} for {seating:?} at {size}");
            }
            for square in player.game().position().turns()[0].0.clone() {
                player.touch_square(square);
            }
            player.rest();
        }
        for (open, close, way) in [
            (PlayAction::More, PlayAction::FarMore, near_way),
            (PlayAction::FarMore, PlayAction::More, -near_way),
        ] {
            assert_eq!(directions(&mut player, open)[0].0, way, "{open:?} should face its player");
            player.press(open);
            player.wait(Duration::from_millis(600));
            let resign = directions(&mut player, PlayAction::Resign);
            assert_eq!(resign.len(), 1, "the menu of {open:?} should be open");
            assert_eq!(resign[0].0, way, "the menu of {open:?} should face its player");
            // The other player can take the menu over.
            player.press(close);
            player.wait(Duration::from_millis(600));
            assert_eq!(directions(&mut player, PlayAction::Resign)[0].0, -way);
            player.press(close);
            player.wait(Duration::from_millis(600));
            assert!(directions(&mut player, PlayAction::Resign).is_empty());
        }
        // Both see the end.
        player.act(PlayAction::Resign);
        player.wait(Duration::from_secs(2));
        let world = player.app.world_mut();
        let mut query = world.query::<(&Text, &UiGlobalTransform)>();
        let ways: Vec<_> = query
            .iter(world)
            .filter(|(text, _)| text.0.contains("wins"))
            .map(|(_, place)| place.matrix2.x_axis.round())
            .collect();
        assert!(
            ways.len() == 2 && ways.contains(&near_way) && ways.contains(&-near_way),
            "both should read the result for {seating:?} at {size}: {ways:?}"
        );
    }
}

#[test]
fn the_tools_stay_at_large_text_and_on_short_phones() {
    for (size, large) in [(PHONE, true), (TABLET, true), (WIDE, true), (Vec2::new(412., 780.), false)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        if large {
            player.act(Setting::Text(TextSize::Largest));
        }
        for setup in [
            setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None),
            against(Game::Checkers.presets()[0].rules, 1, None),
        ] {
            let hands_over = setup.hands_over();
            player.begin_setup(setup);
            if hands_over {
                player.act(PlayAction::StartTurn);
                player.wait(Duration::from_millis(600));
            }
            for action in [PlayAction::ShowPrevious.into(), ComputerAction::Ask(Ask::Hint).into()] {
                let action: Action = action;
                assert!(player.find_control(&action).is_some(), "{action:?} should be there at {size}");
            }
            assert!(
                !directions(&mut player, PlayAction::Undo).is_empty(),
                "undo should be there at {size}, large: {large}"
            );
        }
    }
}

/// Returns the boxes of everything that is visible, in points: texts, images, grounds and the board.
fn boxes(player: &mut Player) -> Vec<Rect> {
    let board = board(player);
    let world = player.app.world_mut();
    let mut query = world.query::<(
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        Option<&CalculatedClip>,
        Option<&Text>,
        Option<&BackgroundColor>,
        Option<&BorderColor>,
        Has<ImageNode>,
    )>();
    let mut found = vec![board];
    for (node, place, visible, clip, text, ground, edge, is_image) in query.iter(world) {
        let has_text = text.is_some_and(|text| !text.0.trim().is_empty());
        let has_ground = ground.is_some_and(|ground| ground.0.alpha() > 0.);
        let has_edge = edge.is_some_and(|edge| edge.top.alpha() > 0.) && node.border().min_inset.y > 0.;
        if !visible.get() || !(has_text || has_ground || has_edge || is_image) {
            continue;
        }
        let scale = node.inverse_scale_factor();
        let size = node.size();
        let seen = place.matrix2.x_axis.abs() * size.x + place.matrix2.y_axis.abs() * size.y;
        let rect = Rect::from_center_size(place.translation * scale, seen * scale);
        let clip = clip.map(|clip| Rect::from_corners(clip.clip.min * scale, clip.clip.max * scale));
        let rect = clip.map_or(rect, |clip| rect.intersect(clip));
        if rect.width() > 0. && rect.height() > 0. {
            found.push(rect);
        }
    }
    found
}

/// Returns the highest part of the window that nothing lies in, as `(top, height)`. What is beside the
/// board is a part of its own.
fn emptiest(player: &mut Player, size: Vec2) -> (f32, f32) {
    let board = board(player);
    let columns = if board.width() > 0.9 * size.x || size.x < size.y {
        vec![(0., size.x)]
    } else {
        let beside = [(0., board.min.x), (board.min.x, board.max.x), (board.max.x, size.x)];
        beside.into_iter().filter(|(left, right)| right - left > 0.12 * size.x).collect()
    };
    let boxes = boxes(player);
    let mut worst = (0., 0.);
    for (left, right) in columns {
        let mut rows: Vec<_> = boxes
            .iter()
            .filter(|rect| rect.max.x > left + 1. && rect.min.x < right - 1.)
            .map(|rect| (rect.min.y, rect.max.y))
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.push((size.y, size.y));
        let mut end = 0_f32;
        for (top, bottom) in rows {
            if top - end > worst.1 {
                worst = (end, top - end);
            }
            end = end.max(bottom);
        }
    }
    worst
}

/// Plays this number of first legal turns, and hands the device over if necessary.
fn play(player: &mut Player, turns: usize) {
    for _ in 0..turns {
        player.act(PlayAction::StartTurn);
        let turn = player.game().position().turns().swap_remove(0);
        for square in turn.0 {
            player.app.world_mut().write_message(parlour::app::vocabulary::messages::SquareTouched(square));
            player.app.update();
        }
        player.act(PlayAction::FinishTurn);
        player.wait(Duration::from_millis(300));
    }
}

#[test]
fn no_band_of_the_play_screen_is_empty() {
    check_bands(&[PHONE, WIDE], &[Mode::Quick]);
}

#[test]
#[ignore = "takes six minutes; scripts/torture.sh bands"]
fn no_band_of_the_play_screen_is_empty_in_any_window() {
    let sizes = [PHONE, TABLET, WIDE, Vec2::new(744., 1133.), Vec2::new(1180., 820.)];
    check_bands(&sizes, &[Mode::Quick, Mode::HandOver]);
}

/// Checks that no empty band of the play screen is higher than 12 % of the window. A board of hexagons is
/// much lower or higher than a square, so bands beside it may have 16 %.
fn check_bands(sizes: &[Vec2], modes: &[Mode]) {
    let mut wrong = Vec::new();
    for &size in sizes {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        let mut check = |player: &mut Player, what: String| {
            let (top, height) = emptiest(player, size);
            let most = if player.game().setup().rules.grid().is_hexagonal() { 0.16 } else { 0.12 };
            if height > most * size.y {
                wrong.push(format!("{what} at {size}: {height:.0} points from {top:.0}"));
            }
        };
        for game in Game::ALL {
            let rules = game.presets()[0].rules;
            for &seating in Seating::of(game) {
                player.act(Setting::Seat(game, seating));
                for &mode in modes {
                    player.begin_setup(setup_of(rules, mode, None));
                    check(&mut player, format!("start of {game:?}, {seating:?}, {mode:?}"));
                    player.act(PlayAction::StartTurn);
                    player.wait(Duration::from_millis(200));
                    check(&mut player, format!("turn of {game:?}, {seating:?}, {mode:?}"));
                    play(&mut player, 5);
                    player.act(PlayAction::StartTurn);
                    player.wait(Duration::from_millis(200));
                    check(&mut player, format!("middle of {game:?}, {seating:?}, {mode:?}"));
                }
                player.act(PlayAction::Resign);
                player.wait(Duration::from_millis(200));
                check(&mut player, format!("result of {game:?}, {seating:?}"));
            }
            player.act(Setting::Seat(game, Seating::Side));
            let mut setup = against(rules, 1, None);
            setup.players[1] = Person::computer(Level::new(1).expect("a level"));
            player.begin_setup(setup);
            check(&mut player, format!("{game:?} against the computer"));
        }
        for hand in [Hand::Left, Hand::Right] {
            player.act(Setting::Hand(hand));
            player.begin("american", Mode::Quick);
            check(&mut player, format!("{hand:?}"));
            let first = boxes(&mut player).iter().map(|rect| rect.min.y).fold(f32::MAX, f32::min);
            assert!(first >= 4., "a strip should not touch the edge of the screen for {hand:?}: {first}");
        }
    }
    assert!(wrong.is_empty(), "no band should be so high:\n{}", wrong.join("\n"));
}

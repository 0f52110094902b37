//! Touch and mouse input.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use parlour::app::board::MarkKind;
use parlour::app::state::moving::Moving;
use parlour::app::vocabulary::action::{
    Action, Control, Disabled, Explains, PlayAction, ReplayAction, Says, Setting,
};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{Notice, StatusLine, WaitsOn};
use parlour::app::vocabulary::preferences::TextSize;
use parlour::play::Mode;
use parlour::rules::{Illegal, Side};

use crate::harness::{Player, square};

const TABLET: Vec2 = Vec2::new(800., 1280.);

impl Player {
    /// Taps a control that is disabled.
    fn tap_disabled(&mut self, action: impl Into<Action>) {
        let action = action.into();
        let world = self.app.world_mut();
        let mut controls =
            world.query_filtered::<(&Control, &ComputedNode, &UiGlobalTransform), With<Disabled>>();
        let found = controls.iter(world).find(|(control, ..)| control.0 == action);
        let (_, node, place) = found.expect("a disabled control");
        let at = place.translation * node.inverse_scale_factor();
        self.tap(at);
        self.app.update();
    }
}

fn player(rules: &str, mode: Mode) -> (tempfile::TempDir, Player) {
    at_position(rules, mode, None)
}

fn at_position(rules: &str, mode: Mode, position: Option<&str>) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.begin_at(rules, mode, position);
    (folder, player)
}

#[test]
fn a_turn_in_hand_over_mode_is_started_staged_and_finished() {
    let (_folder, mut player) = player("american", Mode::HandOver);
    player.tap_square("B3");
    assert!(player.game().turns().current.path.is_empty(), "touches should be ignored before Start Turn");

    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    player.tap_square("B3");
    assert_eq!(player.marked(MarkKind::Selected), [square("B3")]);
    assert_eq!(player.marked(MarkKind::Dot), [square("A4"), square("C4")]);

    player.tap_square("C4");
    assert_eq!(player.marked(MarkKind::Arrow { to: square("C4"), last: true }), [square("B3")]);
    assert_eq!(player.pieces(), player.expected_pieces(), "no piece should move before the turn is finished");

    player.press(PlayAction::ClearMoves);
    assert!(player.marked(MarkKind::Selected).is_empty());

    player.tap_square("B3");
    player.tap_square("C4");
    player.press(PlayAction::FinishTurn);
    assert_eq!(player.game().position().to_move(), Side::Second);
    player.rest();
    assert_eq!(player.pieces(), player.expected_pieces());
    assert_eq!(player.seen_pieces(), player.expected_pieces());

    player.press(PlayAction::ShowPrevious);
    assert_eq!(player.marked(MarkKind::Arrow { to: square("C4"), last: true }), [square("B3")]);
}

#[test]
fn there_is_no_previous_turn_at_first() {
    let (_folder, mut player) = player("american", Mode::HandOver);
    player.press(PlayAction::ShowPrevious);
    assert_eq!(player.said(), Some(Notice::NoPrevious));
}

#[test]
fn there_is_no_previous_turn_in_large_letters_either() {
    let (_folder, mut player) = player("american", Mode::HandOver);
    for size in [Vec2::new(412., 915.), TABLET, Vec2::new(1280., 800.)] {
        for text in TextSize::ALL {
            player.resize(size);
            player.act(Setting::Text(text));
            player.rest();
            let world = player.app.world_mut();
            let mut controls = world.query_filtered::<&Control, (With<Disabled>, Without<Explains>)>();
            let previous = Action::from(PlayAction::ShowPrevious);
            if controls.iter(world).any(|control| control.0 == previous) {
                continue;
            }
            let before = player.texts();
            player.press(PlayAction::ShowPrevious);
            player.app.update();
            assert_ne!(player.texts(), before, "a press says why it has no effect, at {size} and {text:?}");
            player.app.world_mut().resource_mut::<StatusLine>().0 = None;
        }
    }
}

#[test]
fn in_quick_mode_a_complete_turn_is_played_on_lift() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    assert_eq!(player.game().turn_count(), 1);
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn a_turn_is_animated_from_its_beginning_after_the_app_slept() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.tap_square("B3");
    player.wait(Duration::from_millis(500));
    let (from, to) = (player.at("B3"), player.at("C4"));
    let finger = player.new_finger();
    player.finger(finger, TouchPhase::Started, to);
    player.finger(finger, TouchPhase::Ended, to);
    player.wake();
    assert_eq!(player.game().turn_count(), 1);
    assert!(player.seen_at("C4").distance(from) < 1., "the piece should not have moved yet");
    player.app.update();
    let way = player.seen_at("C4").distance(from) / to.distance(from);
    assert!(way > 0. && way < 0.5, "one frame should move the piece by less than half of the way: {way}");
}

#[test]
fn a_chain_of_two_jumps_takes_half_a_second() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.begin_at("american", Mode::Quick, Some("B:W18,27,12,K29,30:B14,1,2,3,K4"));
    for name in ["C4", "E6", "G8"] {
        player.app.world_mut().write_message(SquareTouched(square(name)));
    }
    let mut frames = 0;
    player.app.update();
    while player.app.world().resource::<Moving>().0 {
        frames += 1;
        player.app.update();
    }
    // Two jumps, the rest between them, the fading and the crown: about half a second.
    assert!((22..=35).contains(&frames), "the turn should take 22 to 35 frames of 20 ms, not {frames}");
}

#[test]
fn a_tap_within_one_frame_counts_on_the_board_and_on_a_control() {
    let (_folder, mut player) = player("american", Mode::HandOver);
    let start = player.control(PlayAction::StartTurn).center();
    player.quick_tap(start);
    player.wait(Duration::from_millis(500));
    assert!(player.game().turns().current.started);
    for name in ["B3", "C4"] {
        let at = player.at(name);
        player.quick_tap(at);
    }
    assert_eq!(player.game().turns().current.path, [square("B3"), square("C4")]);
}

#[test]
fn a_press_shows_in_the_same_frame() {
    let (_folder, mut player) = player("american", Mode::Quick);
    let at = player.at("B3");
    player.finger(9, TouchPhase::Started, at);
    player.app.update();
    assert_eq!(player.marked(MarkKind::Pressed), [square("B3")]);
    assert!(player.game().turns().current.path.is_empty(), "only a lift should select the piece");
    player.finger(9, TouchPhase::Ended, at);
    player.app.update();
    assert!(player.marked(MarkKind::Pressed).is_empty());
    assert_eq!(player.game().turns().current.path, [square("B3")]);
}

#[test]
fn a_lift_counts_where_the_finger_slid_and_not_off_the_board() {
    let (_folder, mut player) = player("american", Mode::Quick);
    // From an empty square onto a piece: the place of the lift counts.
    let (from, onto) = (player.at("B5"), player.at("B3"));
    player.slide(&[from, onto]);
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    // Off the board, nothing changes.
    let off = Vec2::new(onto.x, 20.);
    player.slide(&[player.at("C4"), off]);
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    assert_eq!(player.game().turn_count(), 0);
}

#[test]
fn a_second_finger_cancels_the_touch() {
    let (_folder, mut player) = player("american", Mode::Quick);
    let (first, second) = (player.at("B3"), player.at("F6"));
    player.finger(1, TouchPhase::Started, first);
    player.app.update();
    player.finger(2, TouchPhase::Started, second);
    player.app.update();
    player.finger(1, TouchPhase::Ended, first);
    player.app.update();
    player.finger(2, TouchPhase::Ended, second);
    player.app.update();
    assert!(player.game().turns().current.path.is_empty());
    // After all fingers are up, touches work as before.
    player.tap(first);
    assert_eq!(player.game().turns().current.path, [square("B3")]);
}

#[test]
fn a_touch_cancelled_by_the_system_does_nothing() {
    let (_folder, mut player) = player("american", Mode::Quick);
    let at = player.at("B3");
    player.finger(1, TouchPhase::Started, at);
    player.app.update();
    player.finger(1, TouchPhase::Canceled, at);
    player.app.update();
    assert!(player.game().turns().current.path.is_empty());
    assert!(player.marked(MarkKind::Pressed).is_empty());
}

#[test]
fn a_piece_can_be_dragged_with_finger_and_mouse() {
    let (_folder, mut player) = player("american", Mode::Quick);
    let (from, to) = (player.at("B3"), player.at("C4"));
    player.slide(&[from, to]);
    assert_eq!(player.game().turn_count(), 1);
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());

    let (from, to) = (player.at("A6"), player.at("B5"));
    player.mouse_to(from);
    player.app.update();
    player.mouse_button(ButtonState::Pressed);
    player.app.update();
    player.mouse_to(from.lerp(to, 0.5));
    player.app.update();
    player.mouse_to(to);
    player.app.update();
    player.mouse_button(ButtonState::Released);
    player.app.update();
    assert_eq!(player.game().turn_count(), 2);
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn a_piece_dragged_back_is_deselected() {
    let (_folder, mut player) = player("american", Mode::Quick);
    let (from, away) = (player.at("B3"), player.at("B4"));
    player.slide(&[from, away, from]);
    assert!(player.game().turns().current.path.is_empty());
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn every_refused_touch_has_its_reason() {
    let (_folder, mut player) = at_position("american", Mode::Quick, Some("B:W18,32:B1,14"));
    let refused = |player: &Player| match player.said() {
        Some(Notice::Refused { reason, .. }) => reason,
        said => panic!("a touch should be refused, not {said:?}"),
    };
    player.tap_square("A1");
    assert!(matches!(refused(&player), Illegal::LightSquare { .. }));
    // 1 stands on B1 and cannot capture; 14 stands on C4 and must.
    player.tap_square("B1");
    assert_eq!(refused(&player), Illegal::MustCapture { with: vec![square("C4")] });
    assert_eq!(player.marked(MarkKind::MustCapture), [square("C4")]);
    assert_eq!(player.marked(MarkKind::Refused), [square("B1")]);
    player.tap_square("D5");
    assert!(matches!(refused(&player), Illegal::NotYours { .. }));
    player.tap_square("G2");
    assert!(matches!(refused(&player), Illegal::Empty { .. }));
    assert_eq!(player.game().turn_count(), 0);
}

#[test]
fn a_refused_drag_says_why_the_piece_cannot_move() {
    for with_mouse in [false, true] {
        let (_folder, mut player) = at_position("american", Mode::Quick, Some("B:W18,32:B1,14"));
        // 1 stands on B1 and could go to A2 or C2, but 14 on C4 must capture.
        let (from, to) = (player.at("B1"), player.at("C2"));
        if with_mouse {
            player.mouse_to(from);
            player.app.update();
            player.mouse_button(ButtonState::Pressed);
            player.app.update();
            player.mouse_to(to);
            player.app.update();
            player.mouse_button(ButtonState::Released);
            player.app.update();
        } else {
            player.slide(&[from, to]);
        }
        let reason = Illegal::MustCapture { with: vec![square("C4")] };
        assert_eq!(player.said(), Some(Notice::Refused { square: Some(square("B1")), reason }));
        assert_eq!(player.game().turn_count(), 0);
    }
}

#[test]
fn finish_turn_with_an_unfinished_jump_and_a_touch_before_start_turn_say_why() {
    // 14 captures 18 and 27: from C4 over D5 to E6, over F7 to G8, the far row.
    let (_folder, mut player) = at_position("american", Mode::HandOver, Some("B:W18,27,12:B14"));
    player.tap_square("C4");
    let waits = |on| Some(Notice::Waits { square: Some(square("C4")), on });
    assert_eq!(player.said(), waits(WaitsOn::StartTurn));
    assert_eq!(player.marked(MarkKind::Refused), [square("C4")]);
    assert!(player.reads("Press “Start Turn” first"), "{:?}", player.texts());

    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    assert_eq!(player.said(), None);
    player.tap_disabled(PlayAction::FinishTurn);
    assert_eq!(player.said(), Some(Notice::Refused { square: None, reason: Illegal::Nothing }));
    player.tap_disabled(PlayAction::ClearMoves);
    assert_eq!(player.said(), Some(Notice::Refused { square: None, reason: Illegal::Nothing }));
    for name in ["C4", "E6"] {
        player.tap_square(name);
    }
    player.tap_disabled(PlayAction::FinishTurn);
    let reason = Illegal::MustContinue { to: vec![square("G8")] };
    assert_eq!(player.said(), Some(Notice::Refused { square: None, reason }));
    assert!(player.reads("Finish the jump"), "{:?}", player.texts());
    player.tap_square("G8");
    player.press(PlayAction::FinishTurn);
    assert_eq!(player.game().turn_count(), 1);
}

#[test]
fn a_touch_in_a_replay_says_why_it_does_not_count() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    player.rest();
    player.act(ReplayAction::Open);
    player.rest();
    player.tap_square("A6");
    assert_eq!(player.said(), Some(Notice::Waits { square: Some(square("A6")), on: WaitsOn::Replay }));
    assert!(player.reads("during a replay"), "{:?}", player.texts());
}

#[test]
fn show_previous_is_lit_while_it_shows_and_says_how_to_leave() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    player.rest();
    let is_lit = |player: &mut Player| {
        let world = player.app.world_mut();
        let mut controls = world.query::<(&Control, &Says)>();
        controls
            .iter(world)
            .find(|(control, _)| control.0 == Action::from(PlayAction::ShowPrevious))
            .map(|(_, says)| *says)
    };
    assert_eq!(is_lit(&mut player), Some(Says::On(false)));
    player.press(PlayAction::ShowPrevious);
    assert_eq!(is_lit(&mut player), Some(Says::On(true)));
    assert_eq!(player.said(), Some(Notice::Previous));
    assert!(player.reads("Press again to hide it"), "{:?}", player.texts());
    player.press(PlayAction::ShowPrevious);
    assert_eq!((is_lit(&mut player), player.said()), (Some(Says::On(false)), None));
    // A touch of the board hides it as well.
    player.press(PlayAction::ShowPrevious);
    player.tap_square("A6");
    assert_eq!((is_lit(&mut player), player.said()), (Some(Says::On(false)), None));
}

#[test]
fn a_jump_chain_marks_captured_pieces_and_announces_a_crown() {
    // 14 captures 18 and 27: from C4 over D5 to E6, over F7 to G8, the far row.
    let (_folder, mut player) = at_position("american", Mode::HandOver, Some("B:W18,27,12:B14"));
    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    for name in ["C4", "E6"] {
        player.tap_square(name);
    }
    assert_eq!(player.marked(MarkKind::Taken), [square("D5")]);
    player.tap_square("G8");
    assert_eq!(player.marked(MarkKind::Taken), [square("D5"), square("F7")]);
    assert_eq!(player.said(), Some(Notice::KingMe));
    player.press(PlayAction::FinishTurn);
    assert_eq!(player.game().turn_count(), 1);
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
    assert_eq!(player.pieces(), player.expected_pieces());
}

#[test]
fn a_touch_during_an_animation_ends_it_and_counts() {
    let (_folder, mut player) = player("american", Mode::Quick);
    player.tap_square("B3");
    player.tap_square("C4");
    player.app.update();
    player.tap_square("A6");
    assert_eq!(player.game().turns().current.path, [square("A6")]);
    assert_eq!(player.seen_pieces(), player.expected_pieces(), "the piece should be at its destination");
}

#[test]
fn undo_animates_a_turn_backwards() {
    let (_folder, mut player) = at_position("american", Mode::Quick, Some("B:W18,27,12:B14"));
    for name in ["C4", "E6", "G8"] {
        player.tap_square(name);
    }
    player.rest();
    for _ in 0..2 {
        player.act(PlayAction::Undo);
        player.rest();
        assert_eq!(player.pieces(), player.expected_pieces());
        assert_eq!(player.seen_pieces(), player.expected_pieces());
        player.act(PlayAction::Redo);
        player.rest();
        assert_eq!(player.pieces(), player.expected_pieces());
        assert_eq!(player.seen_pieces(), player.expected_pieces());
    }
}

#[test]
fn rotating_the_device_keeps_the_turn_in_progress() {
    let (_folder, mut player) = player("american", Mode::HandOver);
    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    player.tap_square("B3");
    player.resize(Vec2::new(1280., 800.));
    assert_eq!(player.game().turns().current.path, [square("B3")]);
    player.tap_square("C4");
    player.resize(Vec2::new(412., 915.));
    // Everything stands somewhere else now.
    player.wait(Duration::from_millis(320));
    player.press(PlayAction::FinishTurn);
    assert_eq!(player.game().turn_count(), 1);
    player.rest();
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn whole_games_are_played_by_touch_in_both_modes() {
    for (rules, mode) in [("american", Mode::HandOver), ("house", Mode::HandOver), ("american", Mode::Quick)]
    {
        let (_folder, mut player) = player(rules, mode);
        let mut seed = 7_usize;
        for _ in 0..200 {
            if player.game().outcome().is_some() {
                break;
            }
            let turns = player.game().position().turns();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let turn = turns[(seed >> 33) % turns.len()].clone();
            let count = player.game().turn_count();
            player.play_by_touch(&turn.0);
            assert_eq!(player.game().turn_count(), count + 1, "the turn {turn:?} should be played");
        }
        player.rest();
        assert_eq!(player.seen_pieces(), player.expected_pieces());
        assert_eq!(player.pieces(), player.expected_pieces());
    }
}

//! One-handed layouts: the controls lie within reach of the thumb.

use bevy::prelude::*;
use parlour::app::board::place::Place;
use parlour::app::theme::layout::hand::REACH;
use parlour::app::vocabulary::action::{PlayAction, Setting};
use parlour::app::vocabulary::preferences::Hand;
use parlour::play::Mode;

use crate::harness::{Player, square};

const TABLET: Vec2 = Vec2::new(800., 1280.);
const PHONE: Vec2 = Vec2::new(412., 915.);
const TURNED: Vec2 = Vec2::new(1280., 800.);

/// The controls that every turn uses.
const USED: [PlayAction; 4] =
    [PlayAction::ClearMoves, PlayAction::FinishTurn, PlayAction::ShowPrevious, PlayAction::More];

#[test]
fn in_portrait_the_controls_lie_at_the_bottom_and_near_the_thumb() {
    for (size, hand) in [TABLET, PHONE].into_iter().flat_map(|size| Hand::ALL.map(|hand| (size, hand))) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.act(Setting::Hand(hand));
        player.begin("american", Mode::HandOver);
        let start = player.control(PlayAction::StartTurn);
        player.press(PlayAction::StartTurn);
        player.tap_square("B3");
        player.tap_square("C4");
        let board = player.app.world().resource::<Place>().board();
        let used = USED.map(|action| player.control(action));
        let finish = used[1].center();
        let clear = used[0].center();
        match hand {
            Hand::Both => assert!(used[3].max.y < board.min.y, "the bar should be above the board"),
            Hand::Left => {
                assert!(
                    used.iter().chain([&start]).all(|rect| rect.max.x <= REACH + 24.1),
                    "all controls should be near the left thumb at {size}: {used:?}"
                );
                assert!(finish.x < clear.x, "the most used control should be nearest to the thumb");
            }
            Hand::Right => {
                let from = size.x - REACH - 24.1;
                assert!(
                    used.iter().chain([&start]).all(|rect| rect.min.x >= from),
                    "all controls should be near the right thumb at {size}: {used:?}"
                );
                assert!(finish.x > clear.x, "the most used control should be nearest to the thumb");
            }
        }
        if hand != Hand::Both {
            assert!(
                used.iter().chain([&start]).all(|rect| rect.min.y >= board.max.y - 0.1),
                "all controls should be below the board at {size}: {used:?}"
            );
        }
        player.press(PlayAction::FinishTurn);
        player.rest();
        assert_eq!(player.game().turn_count(), 1);
    }
}

#[test]
fn in_landscape_the_controls_lie_on_the_side_of_the_hand() {
    for hand in Hand::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), TURNED);
        player.act(Setting::Hand(hand));
        player.begin("american", Mode::Quick);
        player.play_by_touch(&[square("B3"), square("C4")]);
        player.rest();
        let board = player.app.world().resource::<Place>().board();
        for action in [PlayAction::Undo, PlayAction::More, PlayAction::Resign] {
            let rect = player.control(action);
            let beside =
                if hand == Hand::Left { rect.max.x <= board.min.x } else { rect.min.x >= board.max.x };
            assert!(
                beside,
                "{action:?} at {rect:?} should be on the side of {hand:?}, the board at {board:?}"
            );
        }
    }
}

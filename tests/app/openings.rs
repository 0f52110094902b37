//! Openings of gomoku in which the players choose their colours, with instructions in the dock.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::vocabulary::action::PlayAction;
use parlour::app::vocabulary::notice::Notice;
use parlour::notation;
use parlour::play::Mode;
use parlour::rules::gomoku::{Opening, Rules as GomokuRules, Winning};
use parlour::rules::{Choice, Illegal, Rules, Side};

use crate::harness::{Player, setup_of};

const SIZES: [Vec2; 5] = [
    Vec2::new(412., 915.),
    Vec2::new(800., 1280.),
    Vec2::new(1280., 800.),
    Vec2::new(360., 640.),
    Vec2::new(320., 320.),
];

fn swap2(size: Vec2, mode: Mode) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), size);
    let rules = GomokuRules::new(15, Winning::FreeStyle, Opening::Swap2).expect("a usual board");
    player.begin_setup(setup_of(Rules::Gomoku(rules), mode, None));
    (folder, player)
}

fn place(player: &mut Player, names: &str) {
    for name in names.split(' ') {
        let turn = notation::read_turn(player.game().position(), name).expect("a legal turn");
        player.play_by_touch(&turn.0);
    }
    player.wait(Duration::from_millis(500));
}

#[test]
fn swap2_leads_to_each_choice_by_touches() {
    for size in SIZES {
        let (_folder, mut player) = swap2(size, Mode::Quick);
        let small = size.min_element() < 321.;
        assert!(
            small || player.reads("Anna places three stones"),
            "the dock should ask for three stones: {:?}",
            player.texts()
        );
        place(&mut player, "h8 i9 g7");
        assert!(
            player.reads("Ben chooses"),
            "the dock should ask Ben to choose at {size}: {:?}",
            player.texts()
        );
        for choice in [Choice::First, Choice::Second, Choice::PlaceTwo] {
            player.control(PlayAction::Choose(choice));
        }
        // A touch of the board asks for the choice first.
        let free = player
            .app
            .world()
            .resource::<parlour::app::board::place::Place>()
            .point(parlour::rules::Square(0));
        player.tap(free);
        assert!(matches!(player.said(), Some(Notice::Refused { reason: Illegal::ChooseFirst, .. })));

        player.press(PlayAction::Choose(Choice::First));
        assert_eq!(player.said(), Some(Notice::Chose(Side::First)));
        assert_eq!(player.game().player(Side::First).name, "Ben");
        assert_eq!(player.game().actor().name, "Anna");
        assert!(
            small || player.reads("Ben plays Black."),
            "the dock should say who plays Black: {:?}",
            player.texts()
        );

        player.act(PlayAction::Undo);
        player.wait(Duration::from_millis(500));
        player.press(PlayAction::Choose(Choice::PlaceTwo));
        assert!(
            small || player.reads("Ben places two more"),
            "the dock should ask for two more stones: {:?}",
            player.texts()
        );
        player.wait(Duration::from_millis(500));
        place(&mut player, "a1 a2");
        assert!(player.reads("Anna chooses"), "the dock should ask Anna to choose: {:?}", player.texts());
        assert!(player.find_control(&PlayAction::Choose(Choice::PlaceTwo).into()).is_none());
        player.press(PlayAction::Choose(Choice::Second));
        assert_eq!(
            player.game().player(Side::Second).name,
            "Anna",
            "the player who chose White should play White"
        );
        player.wait(Duration::from_millis(500));
        place(&mut player, "b1");
        assert_eq!(player.game().actor().name, "Ben");
    }
}

#[test]
fn in_hand_over_mode_the_device_goes_to_the_player_who_chooses() {
    let (_folder, mut player) = swap2(SIZES[0], Mode::HandOver);
    place(&mut player, "h8 i9 g7");
    assert!(!player.game().turns().current.started);
    assert!(player.find_control(&PlayAction::Choose(Choice::First).into()).is_none());
    player.press(PlayAction::StartTurn);
    player.wait(Duration::from_millis(500));
    player.press(PlayAction::Choose(Choice::Second));
    player.wait(Duration::from_millis(500));
    // Ben has the device, and White's stone is next: no second Start Turn is needed.
    place(&mut player, "a1");
    assert_eq!(player.game().turn_count(), 4);
    assert!(!player.game().turns().current.started);
}

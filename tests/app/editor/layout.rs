//! Layout of the editor: small squares, accessible names, and room for all controls.

use accesskit::{Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::ui::controls::Scrolls;
use parlour::app::vocabulary::action::{EditorAction, GoTo, Setting};
use parlour::app::vocabulary::preferences::TextSize;
use parlour::notation;
use parlour::rules::Game;

use super::{
    KING, MAN, OTHER, PHONE, TABLET, TABLET_ON_ITS_SIDE, begin, open, pause, put, set_up, sketch, touch,
};
use crate::access::named;

#[test]
fn on_small_squares_the_board_stays_enlarged_until_the_whole_board_is_requested() {
    let (_folder, mut player) = open(PHONE);
    begin(&mut player, Game::Go);
    assert!(player.app.world().resource::<Place>().cell < 32.);
    let rules = sketch(&player).rules();
    let [one, two] = ["D4", "E5"].map(|name| notation::read_square(rules, name).expect("a point"));
    touch(&mut player, one);
    assert!(
        player.app.world().resource::<Zoom>().is_in(),
        "the board should stay enlarged for the next piece"
    );
    player.press(EditorAction::Hold(Some(OTHER)));
    touch(&mut player, two);
    assert!(player.app.world().resource::<Zoom>().is_in());
    assert_eq!(set_up(&player), [(two, OTHER), (one, MAN)]);
    player.press(EditorAction::WholeBoard);
    player.rest();
    assert!(!player.app.world().resource::<Zoom>().is_in());
    assert_eq!(player.find_control(&EditorAction::WholeBoard.into()), None);
    assert_eq!(player.seen_pieces(), set_up(&player));
    // The board is whole again after another screen, and says so.
    touch(&mut player, two);
    assert!(player.find_control(&EditorAction::WholeBoard.into()).is_some());
    player.act(GoTo::Settings);
    player.rest();
    player.act(GoTo::Back);
    player.rest();
    assert!(!player.app.world().resource::<Zoom>().is_in());
    assert_eq!(player.find_control(&EditorAction::WholeBoard.into()), None);
}

#[test]
fn a_screen_reader_reads_the_pieces_to_place_the_side_to_move_and_the_board() {
    let (_folder, mut player) = open(PHONE);
    // Text of the largest size hides the labels of the pieces, but not their accessible names.
    for text in [TextSize::Usual, TextSize::Largest] {
        player.act(Setting::Text(text));
        begin(&mut player, Game::Checkers);
        put(&mut player, &[("D3", MAN), ("E6", KING)]);
        player.rest();
        let names: Vec<_> = named(&mut player)
            .into_iter()
            .map(|(name, _, entity)| {
                let node = player.app.world().get::<AccessibilityNode>(entity).expect("an accessible node");
                let is_chosen = node.role() == Role::RadioButton && node.toggled() == Some(Toggled::True);
                if is_chosen { format!("{name}, chosen") } else { name }
            })
            .collect();
        for wanted in [
            "Black man",
            "Red king, chosen",
            "Remove",
            "Black to move, chosen",
            "Red to move",
            "Undo",
            "Clear",
            "Start",
            "Copy",
            "Paste",
            "Play from here",
            "Back",
            "D3, Black",
            "E6, Red king",
            "A8, empty",
        ] {
            assert!(names.iter().any(|name| name == wanted), "{wanted} should be among {names:?}");
        }
    }
}

#[test]
fn all_controls_fit_in_every_window() {
    for size in [
        PHONE,
        TABLET,
        TABLET_ON_ITS_SIDE,
        Vec2::new(915., 412.),
        Vec2::new(320., 640.),
        Vec2::new(1920., 1080.),
        Vec2::splat(360.),
    ] {
        let (_folder, mut player) = open(size);
        for text in [TextSize::Usual, TextSize::Largest] {
            player.act(Setting::Text(text));
            for game in [Game::Checkers, Game::ConnectFour, Game::Go] {
                player.choose_rules(game.presets()[0].rules);
                player.act(EditorAction::Open(game));
                pause(&mut player);
                let board = player.app.world().resource::<Place>().board();
                let controls = player.controls();
                for (action, rect) in &controls {
                    assert!(
                        rect.min.x >= -0.5 && rect.max.x <= size.x + 0.5,
                        "{action:?} at {rect:?} should lie within the width of {size}"
                    );
                    assert!(
                        rect.width() >= 47.5 && rect.height() >= 47.5,
                        "{action:?} at {rect:?} should be large enough for a finger in {size}"
                    );
                    let common = rect.intersect(board);
                    let covers = common.width() > 1. && common.height() > 1.;
                    // Controls below the edge of a list are clipped.
                    assert!(!covers, "{action:?} at {rect:?} should not cover the board {board:?} in {size}");
                }
                // Controls below the edge can be scrolled into view.
                let world = player.app.world_mut();
                let mut lists = world.query_filtered::<&ComputedNode, With<Scrolls>>();
                let room: f32 = lists
                    .iter(world)
                    .map(|node| (node.content_size() - node.size()).y.max(0.) * node.inverse_scale_factor())
                    .sum();
                for (action, rect) in &controls {
                    assert!(
                        rect.max.y <= size.y + room + 0.5,
                        "{action:?} at {rect:?} should be reached by scrolling in {size}"
                    );
                }
                let usual = text == TextSize::Usual && [PHONE, TABLET, TABLET_ON_ITS_SIDE].contains(&size);
                assert!(!usual || room < 1., "nothing should be hidden in {size}, but {room} points are");
            }
        }
    }
}

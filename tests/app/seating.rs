//! Seating: each of two players sees everything the right way up.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use parlour::app::board::form::Facing;
use parlour::app::board::place::Place;
use parlour::app::state::seating::far_side;
use parlour::app::vocabulary::action::{Control, PlayAction, Setting, SetupAction};
use parlour::app::vocabulary::notice::Notice;
use parlour::app::vocabulary::preferences::Seating;
use parlour::play::{Mode, Setup};
use parlour::rules::{Game, Square};

use crate::harness::{Player, against, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);

/// Names the players by their seats.
fn name_by_place(setup: &mut Setup) {
    let far = far_side(setup.rules);
    "Faraway".clone_into(&mut setup.players[far.index()].name);
    "Nearby".clone_into(&mut setup.players[far.other().index()].name);
}

/// Finds a text. Returns `true` if it is upside down, and its position.
fn stands(player: &mut Player, words: &str) -> Option<(bool, Vec2)> {
    let world = player.app.world_mut();
    let mut query = world.query::<(&Text, &UiGlobalTransform)>();
    let (_, place) = query.iter(world).find(|(text, _)| text.0.contains(words))?;
    Some((place.matrix2.x_axis.x < 0., place.translation))
}

/// Finds the only control with this action. Returns `true` if it is upside down, and its position.
fn control(player: &mut Player, action: PlayAction) -> (bool, Vec2) {
    let world = player.app.world_mut();
    let mut query = world.query::<(&Control, &UiGlobalTransform)>();
    let found: Vec<_> = query.iter(world).filter(|(control, _)| control.0 == action.into()).collect();
    assert_eq!(found.len(), 1, "number of controls for {action:?}");
    (found[0].1.matrix2.x_axis.x < 0., found[0].1.translation)
}

#[test]
fn across_the_table_everything_is_upright_for_its_player() {
    for (size, upright) in [(TABLET, true), (Vec2::new(1280., 800.), false), (Vec2::new(412., 915.), true)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.act(Setting::Seat(Game::Checkers, Seating::Across));
        let mut setup = setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None);
        name_by_place(&mut setup);
        player.begin_setup(setup);
        let board = player.app.world().resource::<Place>().board();
        for turn in 0..4 {
            let far = player.game().acting_side() == far_side(player.game().setup().rules);
            // The names stay with their players.
            let (near_down, near) = stands(&mut player, "Nearby").expect("a name");
            let (far_down, away) = stands(&mut player, "Faraway").expect("a name");
            assert!(!near_down && far_down, "only the far name should be upside down at {size}");
            if upright {
                assert!(near.y > board.max.y && away.y < board.min.y);
            } else {
                assert!(near.x > board.max.x && away.x < board.min.x);
            }
            // Controls of a player are in front of that player.
            for action in [PlayAction::StartTurn, PlayAction::FinishTurn] {
                let (down, at) = control(&mut player, action);
                assert_eq!(down, far, "orientation of {action:?} in turn {turn} at {size}");
                let is_beyond = if upright { at.y < board.min.y } else { at.x < board.min.x };
                assert_eq!(is_beyond, far, "side of {action:?} in turn {turn} at {size}");
                if action == PlayAction::StartTurn {
                    player.press(PlayAction::StartTurn);
                    player.wait(Duration::from_millis(600));
                    let turn = player.game().position().turns()[0].clone();
                    for square in turn.0 {
                        player.touch_square(square);
                    }
                }
            }
            player.press(PlayAction::FinishTurn);
            player.rest();
        }
        assert_eq!(player.game().turn_count(), 4);
        // Controls for both players are upright for the near one.
        player.act(PlayAction::Resign);
        player.wait(Duration::from_secs(1));
        assert!(!control(&mut player, PlayAction::Rematch).0);
    }
}

#[test]
fn the_board_turns_to_the_side_to_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(Setting::Seat(Game::Checkers, Seating::Turning));
    let mut setup = setup_of(Game::Checkers.presets()[0].rules, Mode::Quick, None);
    name_by_place(&mut setup);
    player.begin_setup(setup);
    let corner = |player: &Player| player.app.world().resource::<Place>().point(Square(0));
    let mut corners = [None; 2];
    for _ in 0..4 {
        player.rest();
        let far = player.game().acting_side() == far_side(player.game().setup().rules);
        let place = *player.app.world().resource::<Place>();
        assert_eq!(place.facing == Facing::Far, far);
        let known = *corners[usize::from(far)].get_or_insert(corner(&player));
        assert!(corner(&player).distance(known) < 0.1);
        let mover = if far { "Faraway" } else { "Nearby" };
        let (down, at) = stands(&mut player, mover).expect("a name");
        assert!(!down && at.y > place.board().max.y, "the player to move should be at the near side");
        // Every square is found at its visible position.
        for square in place.form.grid.squares() {
            assert_eq!(place.square_at(place.point(square)), Some(square));
        }
        assert_eq!(player.seen_pieces(), player.expected_pieces());
        let turn = player.game().position().turns()[0].clone();
        for square in turn.0 {
            player.touch_square(square);
        }
    }
    assert_eq!(player.game().turn_count(), 4);
    assert!(corners[0].zip(corners[1]).is_some_and(|(near, far)| near.distance(far) > 100.));
}

#[test]
fn seating_does_not_apply_against_the_computer() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(Setting::Seat(Game::Reversi, Seating::Across));
    player.begin_setup(against(Game::Reversi.presets()[0].rules, 1, None));
    let (down, _) = stands(&mut player, "Computer").expect("a name");
    assert!(!down);
    assert!(
        !Seating::of(Game::ConnectFour).contains(&Seating::Turning),
        "a board with falling discs should not turn"
    );
}

#[test]
fn tournament_mode_has_no_undo() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(parlour::app::vocabulary::action::GoTo::Setup(Game::Checkers));
    player.wait(Duration::from_secs(1));
    player.act(SetupAction::Mode(Mode::Quick));
    player.act(SetupAction::TournamentMode(true));
    player.act(SetupAction::Start);
    player.wait(Duration::from_secs(1));
    assert!(player.reads("Tournament mode"), "the mode should be shown on the board");
    player.tap_square("B3");
    player.act(PlayAction::Undo);
    assert!(
        player.game().turns().current.path.is_empty(),
        "undo should take back a touch of an unfinished turn"
    );
    player.tap_square("B3");
    player.tap_square("C4");
    player.rest();
    player.act(PlayAction::Undo);
    assert_eq!((player.game().turn_count(), player.said()), (1, Some(Notice::TournamentMode)));
    player.act(parlour::app::vocabulary::action::ComputerAction::Ask(
        parlour::app::vocabulary::action::Ask::Hint,
    ));
    player.wait(Duration::from_millis(200));
    assert_eq!(player.said(), Some(Notice::TournamentMode), "a hint should be refused");
}

#[test]
fn at_the_sides_each_player_has_text_and_pieces_on_their_side() {
    for size in [Vec2::new(1280., 800.), Vec2::new(915., 412.)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = Player::open(folder.path(), size);
        player.act(Setting::Seat(Game::Checkers, Seating::Sides));
        let mut setup = setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None);
        name_by_place(&mut setup);
        player.begin_setup(setup);
        let place = *player.app.world().resource::<Place>();
        assert_eq!(place.facing, Facing::Side);
        let far_side = far_side(player.game().setup().rules);
        for (square, piece) in player.pieces() {
            let is_left = place.point(square).x < place.board().center().x;
            assert_eq!(is_left, piece.side == far_side, "men should begin on the side of their player");
        }
        for turn in 0..4 {
            let acts = player.game().acting_side();
            // Direction of a line: down at the left of the device, up at the right of it.
            let reads = |player: &mut Player, words: &str| {
                let world = player.app.world_mut();
                let mut query = world.query::<(&Text, &UiGlobalTransform)>();
                let (_, seen) =
                    query.iter(world).find(|(text, _)| text.0.contains(words)).expect("the words");
                (seen.matrix2.x_axis.y.round(), seen.translation.x)
            };
            let (far_way, far) = reads(&mut player, "Faraway");
            let (near_way, near) = reads(&mut player, "Nearby");
            assert!(
                (far_way, near_way) == (1., -1.),
                "lines should run down and up, not {far_way} and {near_way}, on {size}"
            );
            assert!(far < place.board().min.x && near > place.board().max.x);
            let (_, start) = control(&mut player, PlayAction::StartTurn);
            assert_eq!(
                start.x < place.board().min.x,
                acts == far_side,
                "side of Start in turn {turn} on {size}"
            );
            let path = player.game().position().turns()[0].0.clone();
            player.press(PlayAction::StartTurn);
            player.wait(Duration::from_millis(600));
            for square in path {
                player.touch_square(square);
            }
            player.press(PlayAction::FinishTurn);
            player.wait(Duration::from_millis(1500));
        }
        assert_eq!(player.game().turn_count(), 4);
        // Menus lie over the board, with a way to close them.
        player.press(PlayAction::More);
        player.wait(Duration::from_millis(600));
        player.press(PlayAction::More);
    }
    // In portrait there is no room at the sides, so the layout is the usual one.
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    player.act(Setting::Seat(Game::Checkers, Seating::Sides));
    player.begin_setup(setup_of(Game::Checkers.presets()[0].rules, Mode::HandOver, None));
    assert_eq!(player.app.world().resource::<Place>().facing, Facing::Near);
}

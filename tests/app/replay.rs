//! Replays of a match, and play that continues from a point of a replay.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use parlour::app::board::MarkKind;
use parlour::app::state::session::{Replay, Session};
use parlour::app::ui::controls::Slider;
use parlour::app::vocabulary::action::{Action, Control, GoTo, PlayAction, ReplayAction, Says};
use parlour::app::vocabulary::messages::BoardUpdate;
use parlour::app::vocabulary::notice::Notice;
use parlour::app::vocabulary::screen::Screen;
use parlour::notation;
use parlour::play::{Act, Match, Mode, Setup};
use parlour::rules::{Game, Piece, Square};

use crate::harness::{Player, setup_of};

const TABLET: Vec2 = Vec2::new(800., 1280.);
const TURNED: Vec2 = Vec2::new(1280., 800.);

/// Begins a match and plays this many random turns.
pub fn begin_played(player: &mut Player, game: Game, turns: usize) {
    begin_played_as(player, setup_of(game.presets()[0].rules, Mode::Quick, None), turns);
}

/// Begins a match by this setup and plays this many random turns.
pub fn begin_played_as(player: &mut Player, setup: Setup, turns: usize) {
    let mut session = player.app.world_mut().resource_mut::<Session>();
    session.begin(setup);
    let table = session.table.as_mut().expect("a match history");
    let mut chance: usize = 7;
    for _ in 0..turns {
        let turns = table.game().position().turns();
        if turns.is_empty() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        table.game_mut().play(&turns[(chance >> 33) % turns.len()]).expect("a legal turn");
    }
    player.app.world_mut().write_message(BoardUpdate::Rebuild);
    player.act(GoTo::Resume);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Play);
}

fn replay(player: &Player) -> Option<&Replay> {
    player.app.world().resource::<Session>().replay.as_ref()
}

fn at(player: &Player) -> usize {
    replay(player).expect("a replay").at()
}

fn standing(game: &Match) -> Vec<(Square, Piece)> {
    let position = game.position();
    position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
}

/// The pieces on the board after this number of acts.
fn stood(game: &Match, acts: usize) -> Vec<(Square, Piece)> {
    let mut game = game.clone();
    game.go_to(acts);
    standing(&game)
}

fn open(player: &mut Player) {
    player.press(PlayAction::More);
    player.press(ReplayAction::Open);
}

#[test]
fn a_replay_of_every_game_goes_forward_and_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    for game in Game::ALL {
        // Long enough for captures, kings, flipped discs and full columns.
        begin_played(&mut player, game, 44);
        open(&mut player);
        let game = player.game().clone();
        let all = game.acts().len();
        assert_eq!((at(&player), player.pieces()), (all, stood(&game, all)));
        for acts in (0..all).rev() {
            player.press(ReplayAction::Back);
            assert_eq!(
                (at(&player), player.pieces()),
                (acts, stood(&game, acts)),
                "position after {acts} of {:?}",
                game.acts()
            );
        }
        player.rest();
        assert_eq!(player.seen_pieces(), stood(&game, 0));
        for acts in 1..=all {
            player.press(ReplayAction::Forward);
            assert_eq!((at(&player), player.pieces()), (acts, stood(&game, acts)));
            if acts % 11 == 0 {
                player.rest();
                assert_eq!(
                    player.seen_pieces(),
                    stood(&game, acts),
                    "the visible pieces should stand on their squares"
                );
            }
        }
        assert_eq!(
            player.find_control(&ReplayAction::Forward.into()),
            None,
            "the end should not offer a step forward"
        );
        player.press(ReplayAction::First);
        assert_eq!(player.pieces(), stood(&game, 0));
        player.press(ReplayAction::Last);
        assert_eq!(player.pieces(), stood(&game, all));
        player.press(ReplayAction::Done);
        assert!(replay(&player).is_none());
        assert_eq!(player.game().acts(), game.acts(), "the match itself should be unchanged");
    }
}

#[test]
fn every_turn_of_a_replay_has_its_arrows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::Checkers, 9);
    open(&mut player);
    for acts in (1..=9).rev() {
        player.rest();
        let Act::Turn(turn) = player.game().acts()[acts - 1].clone() else {
            panic!("every act should be a turn")
        };
        let to = turn.0[1];
        assert_eq!(player.marked(MarkKind::Arrow { to, last: turn.0.len() == 2 }), [turn.0[0]]);
        player.press(ReplayAction::Back);
    }
    player.rest();
    assert_eq!(player.marks(), [], "the beginning should have no arrows");
}

#[test]
fn touches_and_undo_do_nothing_during_a_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::Gomoku, 6);
    open(&mut player);
    player.press(ReplayAction::First);
    let before = player.game().acts().len();
    let place = *player.app.world().resource::<parlour::app::board::place::Place>();
    player.tap(place.point(Square(0)));
    player.act(PlayAction::Undo);
    player.act(PlayAction::Resign);
    assert_eq!((player.game().acts().len(), player.game().outcome()), (before, None));
    assert_eq!(at(&player), 0);
    // The match on disk is unchanged, too.
    let kept = std::fs::read_to_string(folder.path().join("matches/000001.json")).expect("a saved match");
    assert_eq!(parlour::play::saved::read(&kept).expect("readable").acts().len(), before);
}

#[test]
fn play_continues_from_any_point_and_redo_restores_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::Checkers, 12);
    let whole = player.game().clone();
    open(&mut player);
    for _ in 0..5 {
        player.press(ReplayAction::Back);
    }
    player.press(ReplayAction::PlayFromHere);
    assert!(replay(&player).is_none());
    assert_eq!(player.said(), Some(Notice::PlayFrom { turns: 7, back: true }));
    assert_eq!((player.game().turn_count(), player.pieces()), (7, stood(&whole, 7)));

    // All later acts remain, for redo and for the next replay.
    player.press(PlayAction::Redo);
    assert_eq!(player.game().turn_count(), 8);
    open(&mut player);
    assert_eq!(at(&player), 8);
    player.press(ReplayAction::Last);
    player.press(ReplayAction::PlayFromHere);
    assert_eq!(player.game().acts(), whole.acts());
    assert_eq!(player.pieces(), stood(&whole, 12));

    // A new turn replaces them.
    open(&mut player);
    player.press(ReplayAction::First);
    player.press(ReplayAction::PlayFromHere);
    let turn = player.game().position().turns().last().expect("a legal turn").clone();
    player.play_by_touch(&turn.0);
    assert_eq!(player.game().turn_count(), 1);
    assert!(!player.game().can_redo());
}

#[test]
fn tournament_mode_does_not_play_on_from_a_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    let setup = setup_of(Game::Gomoku.presets()[0].rules, Mode::Quick, None);
    begin_played_as(&mut player, Setup { tournament_mode: true, ..setup }, 6);
    open(&mut player);
    player.press(ReplayAction::Back);
    assert_eq!(player.find_control(&ReplayAction::PlayFromHere.into()), None);
    player.act(ReplayAction::PlayFromHere);
    assert_eq!((player.game().turn_count(), player.said()), (6, Some(Notice::TournamentMode)));
    assert_eq!(at(&player), 5, "the replay should continue");
    player.press(ReplayAction::Done);
    assert_eq!((replay(&player).is_none(), player.game().turn_count()), (true, 6));
}

#[test]
fn a_finished_game_is_replayed_to_its_end_and_can_be_continued_differently() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::ConnectFour, 200);
    player.rest();
    assert!(player.game().outcome().is_some());
    let all = player.game().acts().len();
    player.press(ReplayAction::Open);
    assert_eq!(
        player.find_control(&ReplayAction::PlayFromHere.into()),
        None,
        "the end of a game should not offer to play on"
    );
    player.press(ReplayAction::Back);
    player.press(ReplayAction::PlayFromHere);
    assert_eq!((player.game().acts().len(), player.game().outcome()), (all - 1, None));
    player.press(PlayAction::Redo);
    assert!(player.game().outcome().is_some());
}

#[test]
fn the_slider_is_tapped_and_slid() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::Reversi, 30);
    let game = player.game().clone();
    open(&mut player);
    let world = player.app.world_mut();
    let (node, transform) = world
        .query_filtered::<(&ComputedNode, &UiGlobalTransform), With<Slider>>()
        .single(world)
        .expect("a slider");
    let scale = node.inverse_scale_factor();
    let slider = Rect::from_center_size(transform.translation * scale, node.size() * scale);
    assert!(slider.height() >= 48.);
    let y = slider.center().y;
    // The centre of the knob stays half a knob away from either end.
    let x = |part: f32| slider.min.x + 14. + (slider.width() - 28.) * part;
    player.tap(Vec2::new(x(0.5), y));
    assert_eq!((at(&player), player.pieces()), (15, stood(&game, 15)));
    player.slide(&[Vec2::new(x(0.5), y), Vec2::new(x(0.1), y + 200.)]);
    assert_eq!(
        (at(&player), player.pieces()),
        (3, stood(&game, 3)),
        "the slider should follow a finger that has left it"
    );
    player.slide(&[Vec2::new(x(0.1), y), Vec2::new(x(1.) + 300., y)]);
    assert_eq!((at(&player), player.pieces()), (30, stood(&game, 30)));
    player.quick_tap(Vec2::new(x(0.), y));
    player.app.update();
    assert_eq!((at(&player), player.pieces()), (0, stood(&game, 0)));
}

#[test]
fn a_tap_on_a_move_in_the_list_goes_to_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TURNED);
    begin_played(&mut player, Game::Checkers, 30);
    let game = player.game().clone();
    open(&mut player);
    let there: Vec<usize> = player
        .controls()
        .into_iter()
        .filter_map(|(action, rect)| match action {
            Action::Replay(ReplayAction::To(acts)) => {
                assert!(
                    rect.width() >= 48. && rect.height() >= 48.,
                    "a move should be large enough for a finger: {rect:?}"
                );
                Some(acts)
            }
            _ => None,
        })
        .collect();
    assert!(
        there.len() >= 6 && there.contains(&30),
        "at least six moves should be listed, the last among them: {there:?}"
    );
    player.press(ReplayAction::To(there[1]));
    assert_eq!((at(&player), player.pieces()), (there[1], stood(&game, there[1])));
}

#[test]
fn keys_step_through_a_replay_and_escape_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TURNED);
    begin_played(&mut player, Game::Go, 10);
    open(&mut player);
    for (key, acts) in [
        (Key::ArrowLeft, 9),
        (Key::ArrowLeft, 8),
        (Key::Home, 0),
        (Key::ArrowLeft, 0),
        (Key::ArrowRight, 1),
        (Key::End, 10),
        (Key::ArrowRight, 10),
    ] {
        player.key(key.clone());
        assert_eq!(at(&player), acts, "point of the replay after {key:?}");
    }
    player.key(Key::Escape);
    assert!(replay(&player).is_none());
    assert_eq!(player.screen(), Screen::Play);
}

#[test]
fn a_replay_waits_during_the_rules_page_and_ends_at_home() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin_played(&mut player, Game::Checkers, 10);
    open(&mut player);
    player.press(ReplayAction::First);
    player.act(GoTo::Settings);
    player.wait(Duration::from_millis(600));
    player.act(GoTo::Back);
    player.wait(Duration::from_millis(600));
    assert_eq!((player.screen(), at(&player)), (Screen::Play, 0));
    assert_eq!(player.pieces().len(), 24);
    player.act(GoTo::Home);
    player.wait(Duration::from_millis(600));
    assert!(replay(&player).is_none());
    player.act(GoTo::Resume);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.pieces(), standing(player.game()));
    let text = notation::position_text(player.game().position());
    assert_ne!(text, notation::position_text(player.game().start()));
}

#[test]
fn the_controls_of_a_replay_fit_in_every_window() {
    let folder = tempfile::tempdir().expect("a folder");
    for size in [(320., 320.), (360., 640.), (412., 915.), (915., 412.), (600., 600.), (1280., 800.)] {
        let mut player = Player::open(folder.path(), Vec2::from(size));
        begin_played(&mut player, Game::Checkers, 20);
        // In the smallest window the list has to be scrolled to the control.
        player.act(ReplayAction::Open);
        player.press(ReplayAction::Back);
        let window = Rect::from_corners(Vec2::ZERO, Vec2::from(size)).inflate(0.5);
        for action in [
            ReplayAction::First,
            ReplayAction::Back,
            ReplayAction::Forward,
            ReplayAction::Last,
            ReplayAction::Done,
            ReplayAction::PlayFromHere,
        ] {
            let rect = player.control(action);
            assert!(
                rect.width() >= 47.9 && rect.height() >= 47.9,
                "{action:?} at {rect:?} should be large enough for a finger in {size:?}"
            );
            assert!(
                window.contains(rect.min) && window.contains(rect.max),
                "{action:?} at {rect:?} should lie in the window of {size:?}"
            );
        }
    }
}

#[test]
fn the_turn_that_a_replay_shows_is_chosen_in_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TURNED);
    begin_played(&mut player, Game::Gomoku, 4);
    player.act(ReplayAction::Open);
    player.press(ReplayAction::To(2));
    player.rest();
    let world = player.app.world_mut();
    let mut controls = world.query::<(&Control, &Says)>();
    let mut turns: Vec<_> = controls
        .iter(world)
        .filter_map(|(control, says)| match control.0 {
            Action::Replay(ReplayAction::To(acts)) => Some((acts, *says == Says::Chosen(true))),
            _ => None,
        })
        .collect();
    turns.sort_unstable();
    assert_eq!(turns, [(1, false), (2, true), (3, false), (4, false)]);
}

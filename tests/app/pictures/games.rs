//! Pictures of every game.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::board::PieceOn;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{GoTo, PlayAction, ReplayAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::Motion;
use parlour::notation;
use parlour::play::Mode;
use parlour::rules::{Game, Rules, Side, go};

use super::album::{Album, Scene, board, whole};
use super::comparison::difference;
use super::{DEVICES, camera, rgb, take_now};
use crate::harness::{Player, setup_of};

/// A game of which pictures are taken at the start, in the middle, during a turn and at the end.
struct Story {
    name: &'static str,
    rules: Rules,
    /// The turns up to the middle.
    begins: &'static str,
    /// The turn whose animation is shown, and the time since its start.
    moves: &'static str,
    after: Duration,
    /// The rest of the game.
    ends: &'static str,
}

fn stories() -> [Story; 8] {
    let usual = |game: Game| game.presets()[0].rules;
    let ms = Duration::from_millis;
    [
        Story {
            name: "international",
            rules: Game::Checkers.preset("international").expect("a preset"),
            begins: "32-28 19-23",
            moves: "28x19",
            after: ms(100),
            ends: "",
        },
        Story {
            name: "reversi",
            rules: usual(Game::Reversi),
            begins: "e6 f4 e3 f6",
            moves: "g5",
            after: ms(160),
            ends: "d6 e7 f5 c5",
        },
        Story {
            name: "go",
            rules: Rules::Go(go::Rules::JAPANESE),
            begins: "Q16 D4 Q4 D16 F3 C6 D2 C3 J3 O17 R14 Q18 R16 L17 C14 F17 C10 R3 Q3 R4 R5 S5 S6 S4 R6 Q2 \
                     P2 R2 P3 R10 O4 E3 E2 Q10 H17 G3 G4 H3 G2 F4 H4 J4 C8 E7",
            moves: "K4",
            after: ms(60),
            ends: "pass pass",
        },
        Story {
            name: "gomoku",
            rules: Game::Gomoku.preset("renju").expect("a preset"),
            begins: "h8 h9 g8 g9 f8 f9 i8",
            moves: "i9",
            after: ms(60),
            ends: "j8",
        },
        Story {
            name: "connect-four",
            rules: usual(Game::ConnectFour),
            begins: "4 4 3 5 5 3",
            moves: "2",
            after: ms(120),
            ends: "2 6 1 3 1",
        },
        Story {
            name: "four",
            rules: usual(Game::Four),
            begins: "a5 b4 b5",
            moves: "c4",
            after: ms(60),
            ends: "c5 d4",
        },
        Story {
            name: "hexdame",
            rules: usual(Game::Hexdame),
            begins: "d4-d5 f6-e6 c3-d4 h6-g5 d5-e5 e6xe4",
            moves: "d4xf4xh6xf6",
            after: ms(260),
            ends: "",
        },
        Story {
            name: "hex",
            rules: usual(Game::Hex),
            begins: "j7 swap i7 h9 i3 i4 e7 k6 e9 a11 c11 d10 c10",
            moves: "f6",
            after: ms(60),
            ends: "d9 j6 e1 e6 h6 h5 e3 d7 d8 i6 c7 c8 h4 g5 i5 k3 k2 j3 c6 b8 a9 a8",
        },
    ]
}

/// Plays turns by their names. Only the last animation runs to its end, since rendering takes long.
fn play(player: &mut Player, turns: &str) {
    for name in turns.split_whitespace() {
        play_one(player, name);
    }
    player.rest();
}

fn play_one(player: &mut Player, name: &str) {
    let turn = notation::read_turn(player.game().position(), name).expect(name);
    if turn.0.is_empty() {
        return player.act(PlayAction::Pass);
    }
    for square in turn.0 {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
}

pub(super) const GAMES: &[Scene] = &[
    board("international-start", "P"),
    board("international-moving", "P"),
    whole("reversi-start", "P"),
    board("reversi-middle", "P"),
    board("reversi-moving", "P"),
    board("go-start", "P"),
    board("go-moving", "P"),
    whole("go-end", "P"),
    whole("go-settled", "P"),
    whole("gomoku-start", "P"),
    board("gomoku-middle", "P"),
    board("gomoku-moving", "P"),
    whole("connect-four-start", "P"),
    whole("connect-four-middle", "L"),
    board("connect-four-moving", "P"),
    whole("connect-four-end", "P"),
    whole("connect-four-replay", "L"),
    whole("connect-four-record", "P"),
    whole("four-start", "P"),
    whole("four-middle", "L"),
    board("four-moving", "P"),
    whole("four-end", "P"),
    whole("hexdame-middle", "L"),
    board("hexdame-moving", "P"),
    whole("hex-middle", "L"),
    whole("hex-end", "P"),
];

#[test]
fn every_game_looks_as_approved() {
    let mut album = Album::of(GAMES);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        player.app.world_mut().resource_mut::<Settings>().motion = Motion::Full;
        for Story { name, rules, begins, moves, after, ends } in stories() {
            let mut shot = |player: &mut Player, scene: &str, now: bool| {
                let shot = if now { Album::shot_now } else { Album::shot };
                shot(&mut album, player, device, &format!("{name}-{scene}"));
            };
            player.begin_setup(setup_of(rules, Mode::Quick, None));
            shot(&mut player, "start", false);
            play(&mut player, begins);
            shot(&mut player, "middle", false);
            play_one(&mut player, moves);
            player.wait(after);
            shot(&mut player, "moving", true);
            player.rest();
            if !ends.is_empty() {
                play(&mut player, ends);
                player.wait(Duration::from_secs(1));
                shot(&mut player, "end", false);
            }
            if name == "go" {
                for side in Side::BOTH {
                    player.act(PlayAction::Agree(side));
                }
                shot(&mut player, "settled", false);
            }
            if name == "connect-four" {
                player.act(ReplayAction::Open);
                player.act(ReplayAction::Back);
                shot(&mut player, "replay", false);
                player.act(ReplayAction::Done);
                player.act(GoTo::Record);
                shot(&mut player, "record", false);
            }
        }
    }
    album.close();
}

#[test]
fn a_piece_two_pixels_off_is_seen() {
    let device = &DEVICES[4];
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = camera(device, folder.path());
    for Story { name, rules, begins, .. } in stories() {
        player.begin_setup(setup_of(rules, Mode::Quick, None));
        play(&mut player, begins);
        let before = rgb(take_now(&mut player));
        assert_eq!(difference(&before, &rgb(take_now(&mut player))), None, "{name}: nothing has changed");
        for side in Side::BOTH {
            for by in [Vec3::X, Vec3::Y] {
                shift(&mut player, side, 2. * by);
                let after = rgb(take_now(&mut player));
                shift(&mut player, side, -2. * by);
                assert!(difference(&before, &after).is_some(), "{name}: a piece of {side:?} by {by}");
            }
        }
    }
}

/// Moves one piece of this side on the screen, always the same one.
fn shift(player: &mut Player, side: Side, by: Vec3) {
    let world = player.app.world_mut();
    let mut pieces = world.query::<(&PieceOn, &mut Transform)>();
    let (_, mut transform) =
        pieces.iter_mut(world).find(|(piece, _)| piece.0.side == side).expect("a piece of this side");
    transform.translation += by;
}

//! Pictures of the position editor.

use parlour::app::vocabulary::action::{EditorAction, GoTo};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::notation;
use parlour::rules::{Game, Piece, Rank, Side};

use super::album::{Album, Scene, whole};
use super::camera;
use crate::harness::Player;

const FIRST: Piece = Piece { side: Side::First, rank: Rank::Man };
const SECOND: Piece = Piece { side: Side::Second, rank: Rank::Man };

/// Opens the editor with an empty board.
fn open(player: &mut Player, game: Game) {
    player.choose_rules(game.presets()[0].rules);
    player.act(EditorAction::Open(game));
    player.act(EditorAction::Clear);
}

fn put(player: &mut Player, piece: Piece, names: &str) {
    player.act(EditorAction::Hold(Some(piece)));
    let rules = player
        .app
        .world()
        .resource::<parlour::app::state::editor::Editor>()
        .sketch()
        .expect("a sketch")
        .rules();
    for name in names.split_whitespace() {
        let square = notation::read_square(rules, name).expect("a square");
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
}

pub(super) const EDITOR: &[Scene] = &[
    whole("editor-checkers", "TP"),
    whole("editor-checkers-wrong", "P"),
    whole("editor-checkers-setup", "P"),
    whole("editor-connect-four", "P"),
    whole("editor-connect-four-setup", "P"),
];

#[test]
fn the_editor_looks_as_approved() {
    let mut album = Album::of(EDITOR);
    for device in album.devices() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut player = camera(device, folder.path());
        let mut shot = |player: &mut Player, scene: &str| {
            album.shot(player, device, &format!("editor-{scene}"));
        };
        open(&mut player, Game::Checkers);
        put(&mut player, FIRST, "B1 D3 F3 C4");
        put(&mut player, Piece { rank: Rank::King, ..FIRST }, "G6");
        put(&mut player, SECOND, "E6 D5 C6 A8");
        shot(&mut player, "checkers");
        put(&mut player, SECOND, "D1");
        put(&mut player, FIRST, "A8");
        shot(&mut player, "checkers-wrong");
        for _ in 0..2 {
            player.act(EditorAction::Undo);
        }
        player.act(EditorAction::Play);
        shot(&mut player, "checkers-setup");
        player.act(GoTo::Home);

        open(&mut player, Game::Go);
        put(&mut player, FIRST, "D4 C3 D3 E4 Q16 R14 C17 D17 E17 B16");
        put(&mut player, SECOND, "D16 C16 C15 Q4 R6 E3 F3 K10");
        shot(&mut player, "go");
        player.act(EditorAction::Hold(None));
        open(&mut player, Game::ConnectFour);
        put(&mut player, FIRST, "D1 D1 C1 E1");
        put(&mut player, SECOND, "D1 C1 B1 B1");
        shot(&mut player, "connect-four");
        player.act(GoTo::Setup(Game::ConnectFour));
        shot(&mut player, "connect-four-setup");
    }
    album.close();
}

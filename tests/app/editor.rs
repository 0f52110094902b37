//! Positions are set up by touch and by keys, and matches begin from them.

mod files;
mod layout;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::board::MarkKind;
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::state::editor::Editor;
use parlour::app::vocabulary::action::{Action, EditorAction, GoTo, PlayAction, ReplayAction, SetupAction};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{EditorNotice, Notice, RecordNotice};
use parlour::app::vocabulary::preferences::Opposition;
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::notation;
use parlour::play::rule_change::{CheckersChange, GoChange, RuleChange};
use parlour::play::{Mode, Sketch};
use parlour::rules::{Game, Illegal, Piece, Rank, Rules, Side, Square, checkers, go};

use crate::harness::{Player, setup_of, square};
use crate::setup::{go_to, tap};

const PHONE: Vec2 = Vec2::new(412., 915.);
const TABLET: Vec2 = Vec2::new(800., 1280.);
const TABLET_ON_ITS_SIDE: Vec2 = Vec2::new(1280., 800.);

const MAN: Piece = Piece { side: Side::First, rank: Rank::Man };
const OTHER: Piece = Piece { side: Side::Second, rank: Rank::Man };
const KING: Piece = Piece { side: Side::Second, rank: Rank::King };

fn open(size: Vec2) -> (tempfile::TempDir, Player) {
    let folder = tempfile::tempdir().expect("a folder");
    let player = Player::open(folder.path(), size);
    (folder, player)
}

/// Waits for longer than the debounce after a change of screen.
fn pause(player: &mut Player) {
    player.wait(Duration::from_millis(600));
}

fn sketch(player: &Player) -> &Sketch {
    player.app.world().resource::<Editor>().sketch().expect("a sketch")
}

/// The pieces on the board of the editor.
fn set_up(player: &Player) -> Vec<(Square, Piece)> {
    let sketch = sketch(player);
    let squares = sketch.rules().grid().squares();
    squares.filter_map(|square| Some((square, sketch.piece(square)?))).collect()
}

/// Goes by touch from home to the empty board of a game.
fn begin(player: &mut Player, game: Game) {
    go_to(player, game);
    tap(player, EditorAction::Open(game));
    pause(player);
    assert_eq!(player.screen(), Screen::Editor);
    if player.find_control(&EditorAction::Clear.into()).is_some() {
        player.press(EditorAction::Clear);
    }
    player.rest();
    assert_eq!((set_up(player), player.pieces()), (Vec::new(), Vec::new()));
}

/// Touches a square, and first shows the whole board or enlarges a part of it if necessary.
fn touch(player: &mut Player, square: Square) {
    let place = *player.app.world().resource::<Place>();
    let at = place.point(square);
    let seen = |player: &Player| player.app.world().resource::<Zoom>().window_point(at);
    if player.app.world().resource::<Zoom>().is_in() && !place.room.inflate(-8.).contains(seen(player)) {
        player.press(EditorAction::WholeBoard);
        player.wait(Duration::from_millis(300));
    }
    let was = player.app.world().resource::<Zoom>().is_in();
    player.tap(seen(player));
    if !was && player.app.world().resource::<Zoom>().is_in() {
        player.wait(Duration::from_millis(350));
        player.tap(seen(player));
    }
    player.wait(Duration::from_millis(60));
}

/// Puts pieces on the board by touch, by the names of their squares.
fn put(player: &mut Player, pieces: &[(&str, Piece)]) {
    let rules = sketch(player).rules();
    for (name, piece) in pieces {
        if player.app.world().resource::<Editor>().hand != Some(*piece) {
            player.press(EditorAction::Hold(Some(*piece)));
        }
        touch(player, notation::read_square(rules, name).expect("a square"));
    }
}

/// A playable position of each game, with its side to move.
fn positions() -> [(Game, Vec<(&'static str, Piece)>, Side); 6] {
    [
        (Game::Checkers, vec![("D3", MAN), ("B3", MAN), ("E6", OTHER), ("C8", KING)], Side::Second),
        (Game::Reversi, vec![("d4", MAN), ("e4", OTHER), ("e5", OTHER), ("d5", OTHER)], Side::First),
        (Game::Go, vec![("D4", MAN), ("Q16", OTHER), ("E4", OTHER), ("D16", MAN)], Side::Second),
        (Game::Gomoku, vec![("h8", MAN), ("h9", OTHER), ("g7", MAN)], Side::Second),
        (Game::ConnectFour, vec![("D1", MAN), ("D2", OTHER), ("D3", MAN), ("C1", OTHER)], Side::First),
        (Game::Four, vec![("c3", MAN), ("c4", OTHER)], Side::First),
    ]
}

#[test]
fn a_position_of_every_game_is_set_up_by_touch_and_played() {
    for size in [PHONE, TABLET_ON_ITS_SIDE] {
        let (_folder, mut player) = open(size);
        for (game, pieces, to_move) in positions() {
            begin(&mut player, game);
            put(&mut player, &pieces);
            if sketch(&player).to_move() != to_move {
                player.press(EditorAction::ToMove(to_move));
            }
            player.rest();
            let expected: BTreeMap<_, _> = pieces
                .iter()
                .map(|(name, piece)| {
                    (notation::read_square(sketch(&player).rules(), name).expect("a square"), *piece)
                })
                .collect();
            let expected: Vec<_> = expected.into_iter().collect();
            assert_eq!(set_up(&player), expected, "pieces of {game:?} at {size}");
            assert_eq!(player.seen_pieces(), expected, "visible pieces of {game:?} at {size}");
            player.press(EditorAction::Play);
            pause(&mut player);
            assert_eq!(player.screen(), Screen::Setup(game));
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.screen(), Screen::Play);
            player.rest();
            assert_eq!((player.expected_pieces(), player.seen_pieces()), (expected.clone(), expected));
            assert_eq!(player.game().position().to_move(), to_move);
            // A legal turn is played, and a rematch begins from the same position.
            let turn = player.game().position().turns()[0].clone();
            player.play_by_touch(&turn.0);
            assert_eq!(player.game().turn_count(), 1, "number of turns of {game:?} at {size}");
            let start = player.game().setup().position.clone();
            assert!(start.is_some());
            player.act(PlayAction::Resign);
            player.rest();
            player.press(PlayAction::Rematch);
            pause(&mut player);
            assert_eq!((player.game().setup().position.clone(), player.game().turn_count()), (start, 0));
            // A new match begins from the usual position.
            go_to(&mut player, game);
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.game().setup().position, None);
        }
    }
}

#[test]
fn the_computer_plays_from_a_position_of_every_game() {
    let (_folder, mut player) = open(TABLET);
    for (game, pieces, to_move) in positions() {
        begin(&mut player, game);
        put(&mut player, &pieces);
        player.act(EditorAction::ToMove(to_move));
        player.press(EditorAction::Play);
        pause(&mut player);
        player.act(SetupAction::Opposition(Opposition::Computer));
        player.act(SetupAction::Level(Side::Second, Level::LOWEST));
        pause(&mut player);
        tap(&mut player, SetupAction::Start);
        pause(&mut player);
        let begun = player
            .game()
            .start()
            .piece(notation::read_square(player.game().setup().rules, pieces[0].0).expect("a square"));
        assert_eq!(begun, Some(pieces[0].1));
        if player.game().computer_to_act().is_none() {
            let turn = player.game().position().turns()[0].clone();
            player.play_by_touch(&turn.0);
        }
        player.until("the computer's turn", |player| {
            player.game().computer_to_act().is_none() && player.game().turn_count() > 0
        });
        player.rest();
        assert_eq!(player.seen_pieces(), player.expected_pieces(), "visible pieces of {game:?}");
    }
}

#[test]
fn every_edit_can_be_undone_by_touch_and_by_keys() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Checkers);
    let start = 24;
    put(&mut player, &[("D3", MAN), ("E6", KING)]);
    // A second touch with the same piece removes it; another piece replaces it.
    touch(&mut player, square("E6"));
    put(&mut player, &[("D3", KING)]);
    player.press(EditorAction::Hold(None));
    touch(&mut player, square("D3"));
    assert_eq!(set_up(&player), []);
    player.press(EditorAction::ToMove(Side::Second));
    player.press(EditorAction::Start);
    assert_eq!(set_up(&player).len(), start);
    let mut counts = Vec::new();
    while player.find_control(&EditorAction::Undo.into()).is_some() {
        player.press(EditorAction::Undo);
        player.rest();
        assert_eq!(player.seen_pieces(), set_up(&player));
        counts.push(set_up(&player).len());
    }
    assert_eq!(counts, [0, 0, 1, 1, 2, 1, 0, start]);
    let control = |player: &mut Player, letter: &str| {
        player.app.world_mut().resource_mut::<ButtonInput<Key>>().press(Key::Control);
        player.key(Key::Character(letter.into()));
        player.app.world_mut().resource_mut::<ButtonInput<Key>>().release(Key::Control);
    };
    control(&mut player, "y");
    assert_eq!(set_up(&player), []);
    control(&mut player, "z");
    assert_eq!(set_up(&player).len(), start);
    control(&mut player, "z");
    assert_eq!(player.said(), Some(Notice::NothingToUndo));
}

#[test]
fn illegal_positions_show_their_reason_and_cannot_be_played() {
    let (_folder, mut player) = open(PHONE);
    begin(&mut player, Game::Checkers);
    let cannot = |player: &mut Player| player.find_control(&EditorAction::Play.into()).is_none();
    assert!(
        cannot(&mut player) && player.reads("no pieces left"),
        "a board without pieces should be refused: {:?}",
        player.texts()
    );
    put(&mut player, &[("D3", MAN), ("E6", OTHER)]);
    assert!(!cannot(&mut player));
    // A man on the far row.
    put(&mut player, &[("B1", OTHER)]);
    player.rest();
    assert!(
        cannot(&mut player) && player.reads("far row"),
        "a man on the far row should be refused: {:?}",
        player.texts()
    );
    assert_eq!(player.marked(MarkKind::Refused), [square("B1")]);
    player.act(EditorAction::Play);
    pause(&mut player);
    assert_eq!(player.screen(), Screen::Editor);
    put(&mut player, &[("B1", KING)]);
    player.rest();
    assert!(!cannot(&mut player) && player.marked(MarkKind::Refused).is_empty());
    // A light square.
    touch(&mut player, square("A1"));
    let reason = Illegal::LightSquare { square: square("A1") };
    assert_eq!(player.said(), Some(Notice::Refused { square: Some(square("A1")), reason }));
    // A column that is full.
    begin(&mut player, Game::ConnectFour);
    for _ in 0..6 {
        let hand = if set_up(&player).len().is_multiple_of(2) { MAN } else { OTHER };
        put(&mut player, &[("A1", hand)]);
    }
    put(&mut player, &[("A1", MAN)]);
    assert!(matches!(player.said(), Some(Notice::Refused { reason: Illegal::ColumnFull { .. }, .. })));
    assert_eq!(set_up(&player).len(), 6);
    put(&mut player, &[("B1", MAN), ("C1", MAN), ("D1", MAN)]);
    player.rest();
    assert!(
        cannot(&mut player) && player.reads("Four in a row"),
        "a position that is already won should be refused: {:?}",
        player.texts()
    );
    assert_eq!(player.marked(MarkKind::InRow).len(), 4);
    // A stone without a liberty.
    begin(&mut player, Game::Go);
    put(&mut player, &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    player.rest();
    assert!(
        cannot(&mut player) && player.reads("no liberties"),
        "a stone without a liberty should be refused: {:?}",
        player.texts()
    );
}

#[test]
fn positions_are_copied_and_pasted_as_text() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Checkers);
    player.device.device().clipboard =
        Some(" [FEN \"W:W18,27,K3:B14,K6.\"] ".replace("[FEN ", "").replace(']', ""));
    player.press(EditorAction::Paste);
    player.rest();
    assert_eq!(
        player.said(),
        Some(Notice::Editor(EditorNotice::Pasted)),
        "the text should be pasted: {:?}",
        player.texts()
    );
    assert_eq!((set_up(&player).len(), sketch(&player).to_move()), (5, Side::Second));
    assert_eq!(player.seen_pieces(), set_up(&player));
    player.press(EditorAction::Copy);
    assert_eq!(player.device.device().clipboard.as_deref(), Some("W:WK3,18,27:BK6,14"));
    assert_eq!(player.said(), Some(Notice::Editor(EditorNotice::Copied)));
    // An invalid text changes nothing, and a notice names the place of the error.
    let before = set_up(&player);
    for wrong in ["", "hello", "W:W1,2:B1", "W:W1:B40", "B:W3:B9,9", "\u{0}\u{1f600}"] {
        player.device.device().clipboard = Some(wrong.to_owned());
        player.press(EditorAction::Paste);
        assert!(
            matches!(player.said(), Some(Notice::Record(RecordNotice::NotRead(_)))),
            "{wrong} should be refused with a notice, not {:?}",
            player.said()
        );
        assert_eq!(set_up(&player), before);
    }
    player.device.device().clipboard = None;
    player.press(EditorAction::Paste);
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::NotShared(_)))));
    player.press(EditorAction::Hold(None));
    assert_eq!(player.said(), None, "the notice should disappear with the next act");
}

#[test]
fn the_editor_takes_over_a_match_or_a_point_of_its_replay() {
    let (_folder, mut player) = open(TABLET);
    player.begin("american", Mode::Quick);
    for names in [["B3", "C4"], ["A6", "B5"]] {
        for name in names {
            player.tap_square(name);
        }
        player.rest();
    }
    let now = player.expected_pieces();
    player.press(PlayAction::More);
    tap_in_sheet(&mut player, EditorAction::TakeOver);
    assert_eq!(player.screen(), Screen::Editor);
    player.rest();
    assert_eq!((set_up(&player), player.seen_pieces()), (now.clone(), now.clone()));
    player.press(GoTo::Back);
    pause(&mut player);
    assert_eq!((player.screen(), player.game().turn_count()), (Screen::Play, 2));
    player.rest();
    assert_eq!(player.seen_pieces(), now);
    // The beginning of a replay is taken over.
    player.act(ReplayAction::Open);
    player.act(ReplayAction::First);
    player.press(PlayAction::More);
    tap_in_sheet(&mut player, EditorAction::TakeOver);
    player.rest();
    assert_eq!(sketch(&player).text(), Sketch::new(player.game().setup().rules).text());
    // Undo returns to the position before that.
    player.press(EditorAction::Undo);
    assert_eq!(set_up(&player), now);
    player.press(GoTo::Back);
    pause(&mut player);
    assert_eq!(player.game().turn_count(), 2, "the match should be unchanged");
}

fn tap_in_sheet(player: &mut Player, action: impl Into<Action>) {
    let action = action.into();
    player.wait(Duration::from_millis(100));
    let rect = player.control(action);
    player.tap(rect.center());
    pause(player);
}

#[test]
fn a_position_that_does_not_fit_the_rules_is_reported_and_not_used() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Go);
    put(&mut player, &[("Q16", MAN), ("R17", OTHER)]);
    player.press(EditorAction::Play);
    pause(&mut player);
    assert!(player.reads("that you set up"), "the setup should mention the position: {:?}", player.texts());
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINE))));
    assert!(
        player.reads("does not fit these rules"),
        "the setup should say that the position does not fit: {:?}",
        player.texts()
    );
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINETEEN))));
    assert!(!player.reads("does not fit these rules"));
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINE))));
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    assert_eq!((player.game().setup().position.clone(), player.expected_pieces().len()), (None, 0));
    // By these rules the editor opens with their empty board, and the other position is one step back.
    go_to(&mut player, Game::Go);
    tap(&mut player, EditorAction::Open(Game::Go));
    pause(&mut player);
    assert_eq!((sketch(&player).rules().grid().columns, set_up(&player).len()), (9, 0));
    player.rest();
    player.press(EditorAction::Undo);
    player.rest();
    assert_eq!((sketch(&player).rules().grid().columns, set_up(&player).len()), (19, 2));
    assert_eq!(player.seen_pieces(), set_up(&player));
    // The setup can drop the position.
    player.press(EditorAction::Play);
    pause(&mut player);
    assert_eq!(player.screen(), Screen::Setup(Game::Go));
    tap(&mut player, EditorAction::Forget(Game::Go));
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    assert_eq!(player.game().setup().position, None);
    assert_eq!(player.game().setup().rules.grid().columns, 19);
}

#[test]
fn large_boards_and_kings_of_all_draughts_are_set_up() {
    let (_folder, mut player) = open(PHONE);
    for (rules, text) in [
        (checkers::Rules::INTERNATIONAL, "B:W28,32,K45:B9,K14,20"),
        (checkers::Rules::CANADIAN, "W:W50,K60:B9,K14"),
        (checkers::Rules::ITALIAN, "W:W21,K30:B9,K14"),
        (checkers::Rules::FRISIAN, "W:W28,32,K45:B9,K14,20"),
    ] {
        let rules = Rules::Checkers(rules);
        let at = Game::Checkers.presets().iter().position(|preset| preset.rules == rules).expect("a preset");
        go_to(&mut player, Game::Checkers);
        player.act(SetupAction::Rule(RuleChange::Preset(at)));
        player.act(EditorAction::Open(Game::Checkers));
        pause(&mut player);
        player.device.device().clipboard = Some(text.to_owned());
        player.press(EditorAction::Paste);
        player.rest();
        assert_eq!(sketch(&player).text().as_deref(), Ok(text));
        assert_eq!(player.seen_pieces(), set_up(&player), "visible pieces of {text}");
        player.press(EditorAction::Play);
        pause(&mut player);
        tap(&mut player, SetupAction::Start);
        pause(&mut player);
        assert_eq!(player.game().setup().rules, rules);
        assert_eq!(notation::position_text(player.game().position()), text);
    }
    // A rule change that leads to no preset.
    go_to(&mut player, Game::Checkers);
    player.act(SetupAction::Rule(RuleChange::Checkers(CheckersChange::Board(checkers::Size::Ten))));
    player.act(EditorAction::Open(Game::Checkers));
    pause(&mut player);
    assert_eq!(sketch(&player).rules().grid().columns, 10);
}

#[test]
fn a_position_is_set_up_by_keys() {
    let (_folder, mut player) = open(TABLET_ON_ITS_SIDE);
    player.act(EditorAction::Open(Game::Reversi));
    player.act(EditorAction::Clear);
    pause(&mut player);
    // The focus is first on the square in the middle of the board.
    player.key(Key::Tab);
    player.key(Key::Enter);
    player.key(Key::ArrowRight);
    player.key(Key::Enter);
    assert_eq!(set_up(&player), [(Square(36), MAN), (Square(37), MAN)]);
    assert_eq!(player.marked(MarkKind::Cursor), [Square(37)]);
    player.key(Key::Escape);
    pause(&mut player);
    assert_ne!(player.screen(), Screen::Editor);
}

#[test]
fn touched_squares_reach_only_the_visible_board() {
    let (_folder, mut player) = open(TABLET);
    player.begin_setup(setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None));
    player.act(EditorAction::TakeOver);
    pause(&mut player);
    let turns = player.game().turn_count();
    let turn = player.game().position().turns()[0].clone();
    player.app.world_mut().write_message(SquareTouched(turn.0[0]));
    player.app.update();
    assert_eq!((player.game().turn_count(), set_up(&player).len()), (turns, 5));
}

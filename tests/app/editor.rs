//! Positions are set up by touch and by keys, and matches begin in them.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use accesskit::{Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::board::MarkKind;
use parlour::app::board::place::Place;
use parlour::app::board::zoom::Zoom;
use parlour::app::state::editor::Editor;
use parlour::app::ui::controls::Scrolls;
use parlour::app::vocabulary::action::{
    Action, EditorAction, GoTo, PlayAction, ReplayAction, Setting, SetupAction,
};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{EditorNotice, Notice, RecordNotice};
use parlour::app::vocabulary::preferences::{Opposition, TextSize};
use parlour::app::vocabulary::screen::Screen;
use parlour::engine::Level;
use parlour::notation;
use parlour::play::rule_change::{CheckersChange, GoChange, RuleChange};
use parlour::play::{Mode, Sketch};
use parlour::rules::{Game, Illegal, Piece, Rank, Rules, Side, Square, checkers, go};

use crate::access::named;
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

/// Long enough for the guard after a change of screen.
fn pause(player: &mut Player) {
    player.wait(Duration::from_millis(600));
}

fn sketch(player: &Player) -> &Sketch {
    player.app.world().resource::<Editor>().sketch().expect("a position is being set up")
}

/// The pieces on the board of the editor.
fn set_up(player: &Player) -> Vec<(Square, Piece)> {
    let sketch = sketch(player);
    let squares = sketch.rules().grid().squares();
    squares.filter_map(|square| Some((square, sketch.piece(square)?))).collect()
}

/// By touch from home to the empty board of a game.
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

/// Touches a square, also where a part of the board is enlarged or has to be first.
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

/// A position of each game from which it goes on, with the side to move.
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
fn a_position_of_every_game_is_set_up_by_touch_and_played_by_two() {
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
            assert_eq!(set_up(&player), expected, "{game:?} at {size}");
            assert_eq!(player.seen_pieces(), expected, "what is seen of {game:?} at {size}");
            player.press(EditorAction::Play);
            pause(&mut player);
            assert_eq!(player.screen(), Screen::Setup(game));
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.screen(), Screen::Play);
            player.rest();
            assert_eq!((player.expected_pieces(), player.seen_pieces()), (expected.clone(), expected));
            assert_eq!(player.game().position().to_move(), to_move);
            // A legal turn, and what began so begins so again.
            let turn = player.game().position().turns()[0].clone();
            player.play_by_touch(&turn.0);
            assert_eq!(player.game().turn_count(), 1, "{game:?} at {size}");
            let start = player.game().setup().position.clone();
            assert!(start.is_some());
            player.act(PlayAction::Resign);
            player.rest();
            player.press(PlayAction::Rematch);
            pause(&mut player);
            assert_eq!((player.game().setup().position.clone(), player.game().turn_count()), (start, 0));
            // Another game begins as usual.
            go_to(&mut player, game);
            tap(&mut player, SetupAction::Start);
            pause(&mut player);
            assert_eq!(player.game().setup().position, None);
        }
    }
}

#[test]
fn the_computer_plays_on_from_a_position_of_every_game() {
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
        assert_eq!(player.seen_pieces(), player.expected_pieces(), "{game:?}");
    }
}

#[test]
fn every_act_can_be_undone_by_touch_and_by_keys() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Checkers);
    let start = 24;
    put(&mut player, &[("D3", MAN), ("E6", KING)]);
    // The same piece again takes it away, another takes its place.
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
fn what_cannot_be_is_told_at_once_and_cannot_be_played() {
    let (_folder, mut player) = open(PHONE);
    begin(&mut player, Game::Checkers);
    let cannot = |player: &mut Player| player.find_control(&EditorAction::Play.into()).is_none();
    assert!(cannot(&mut player) && player.reads("no piece left"), "{:?}", player.texts());
    put(&mut player, &[("D3", MAN), ("E6", OTHER)]);
    assert!(!cannot(&mut player));
    // A man on the far row.
    put(&mut player, &[("B1", OTHER)]);
    player.rest();
    assert!(cannot(&mut player) && player.reads("far row"), "{:?}", player.texts());
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
    assert!(cannot(&mut player) && player.reads("Four in a row"), "{:?}", player.texts());
    assert_eq!(player.marked(MarkKind::InRow).len(), 4);
    // A stone without a liberty.
    begin(&mut player, Game::Go);
    put(&mut player, &[("A1", MAN), ("A2", OTHER), ("B1", OTHER)]);
    player.rest();
    assert!(cannot(&mut player) && player.reads("no liberty"), "{:?}", player.texts());
}

#[test]
fn texts_go_out_and_come_in() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Checkers);
    player.device.device().clipboard =
        Some(" [FEN \"W:W18,27,K3:B14,K6.\"] ".replace("[FEN ", "").replace(']', ""));
    player.press(EditorAction::Paste);
    player.rest();
    assert_eq!(player.said(), Some(Notice::Editor(EditorNotice::Pasted)), "{:?}", player.texts());
    assert_eq!((set_up(&player).len(), sketch(&player).to_move()), (5, Side::Second));
    assert_eq!(player.seen_pieces(), set_up(&player));
    player.press(EditorAction::Copy);
    assert_eq!(player.device.device().clipboard.as_deref(), Some("W:WK3,18,27:BK6,14"));
    assert_eq!(player.said(), Some(Notice::Editor(EditorNotice::Copied)));
    // What is none changes nothing, and it is told where it is wrong.
    let before = set_up(&player);
    for wrong in ["", "hello", "W:W1,2:B1", "W:W1:B40", "B:W3:B9,9", "\u{0}\u{1f600}"] {
        player.device.device().clipboard = Some(wrong.to_owned());
        player.press(EditorAction::Paste);
        assert!(
            matches!(player.said(), Some(Notice::Record(RecordNotice::NotRead(_)))),
            "{wrong}: {:?}",
            player.said()
        );
        assert_eq!(set_up(&player), before);
    }
    player.device.device().clipboard = None;
    player.press(EditorAction::Paste);
    assert!(matches!(player.said(), Some(Notice::Record(RecordNotice::NotShared(_)))));
    player.press(EditorAction::Hold(None));
    assert_eq!(player.said(), None, "it is told until something is done");
}

#[test]
fn what_is_set_up_survives_whatever_happens() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin(&mut player, Game::Checkers);
    put(&mut player, &[("D3", MAN), ("E6", OTHER)]);
    begin(&mut player, Game::Four);
    put(&mut player, &[("c3", MAN)]);
    // Killed in the frame after the touch.
    drop(player);
    let mut player = Player::open(folder.path(), TABLET);
    for (game, count) in [(Game::Four, 1), (Game::Checkers, 2)] {
        go_to(&mut player, game);
        tap(&mut player, EditorAction::Open(game));
        player.rest();
        assert_eq!((set_up(&player).len(), player.seen_pieces().len()), (count, count));
        player.press(EditorAction::Undo);
        assert_eq!(set_up(&player).len(), count - 1, "what was done before can be undone");
        player.press(EditorAction::Redo);
    }
    player.press(EditorAction::Play);
    pause(&mut player);
    drop(player);
    // What is wanted is still wanted.
    let mut player = Player::open(folder.path(), PHONE);
    go_to(&mut player, Game::Checkers);
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    assert_eq!(player.expected_pieces().len(), 2);
    drop(player);
    // What is damaged is kept aside and told, and costs nothing else.
    fs::write(folder.path().join("sketches/four.json"), "not a sketch").expect("it can be written");
    let mut player = Player::open(folder.path(), PHONE);
    assert!(matches!(player.said(), Some(Notice::PutAside { .. })), "{:?}", player.said());
    player.act(EditorAction::Open(Game::Four));
    pause(&mut player);
    assert_eq!(set_up(&player).len(), 1, "the start, with its seat stone");
    player.act(EditorAction::Open(Game::Checkers));
    pause(&mut player);
    assert_eq!(set_up(&player).len(), 2);
}

#[test]
fn a_disk_that_takes_nothing_is_told_and_the_position_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), TABLET);
    begin(&mut player, Game::Checkers);
    fs::remove_dir_all(folder.path()).expect("it goes");
    fs::write(folder.path(), "").expect("a file in its place");
    put(&mut player, &[("D3", MAN)]);
    assert!(matches!(player.said(), Some(Notice::NotSaved(_))), "{:?}", player.said());
    assert_eq!(set_up(&player).len(), 1);
    fs::remove_file(folder.path()).expect("the file goes");
    fs::create_dir(folder.path()).expect("the disk is back");
    put(&mut player, &[("E6", MAN)]);
    assert!(folder.path().join("sketches/checkers.json").exists());
}

#[test]
fn a_match_and_a_walk_through_it_are_taken_over_from_where_they_stand() {
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
    // From the beginning of a walk.
    player.act(ReplayAction::Open);
    player.act(ReplayAction::First);
    player.press(PlayAction::More);
    tap_in_sheet(&mut player, EditorAction::TakeOver);
    player.rest();
    assert_eq!(sketch(&player).text(), Sketch::new(player.game().setup().rules).text());
    // What was there before is one step back.
    player.press(EditorAction::Undo);
    assert_eq!(set_up(&player), now);
    player.press(GoTo::Back);
    pause(&mut player);
    assert_eq!(player.game().turn_count(), 2, "nothing has happened to the match");
}

fn tap_in_sheet(player: &mut Player, action: impl Into<Action>) {
    let action = action.into();
    player.wait(Duration::from_millis(100));
    let rect = player.control(action);
    player.tap(rect.center());
    pause(player);
}

#[test]
fn rules_that_do_not_go_with_the_position_say_so_and_the_game_begins_as_usual() {
    let (_folder, mut player) = open(TABLET);
    begin(&mut player, Game::Go);
    put(&mut player, &[("Q16", MAN), ("R17", OTHER)]);
    player.press(EditorAction::Play);
    pause(&mut player);
    assert!(player.reads("that you set up"), "{:?}", player.texts());
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINE))));
    assert!(player.reads("does not go with these rules"), "{:?}", player.texts());
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINETEEN))));
    assert!(!player.reads("does not go with these rules"));
    player.act(SetupAction::Rule(RuleChange::Go(GoChange::Size(go::Size::NINE))));
    tap(&mut player, SetupAction::Start);
    pause(&mut player);
    assert_eq!((player.game().setup().position.clone(), player.expected_pieces().len()), (None, 0));
    // Opened by these rules, the board is theirs, and the other is one step back.
    go_to(&mut player, Game::Go);
    tap(&mut player, EditorAction::Open(Game::Go));
    pause(&mut player);
    assert_eq!((sketch(&player).rules().grid().columns, set_up(&player).len()), (9, 0));
    player.rest();
    player.press(EditorAction::Undo);
    player.rest();
    assert_eq!((sketch(&player).rules().grid().columns, set_up(&player).len()), (19, 2));
    assert_eq!(player.seen_pieces(), set_up(&player));
    // And what is taken back is not wanted any more.
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
fn large_boards_and_kings_of_all_draughts() {
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
        assert_eq!(player.seen_pieces(), set_up(&player), "{text}");
        player.press(EditorAction::Play);
        pause(&mut player);
        tap(&mut player, SetupAction::Start);
        pause(&mut player);
        assert_eq!(player.game().setup().rules, rules);
        assert_eq!(notation::position_text(player.game().position()), text);
    }
    // A change that is no preset.
    go_to(&mut player, Game::Checkers);
    player.act(SetupAction::Rule(RuleChange::Checkers(CheckersChange::Board(checkers::Size::Ten))));
    player.act(EditorAction::Open(Game::Checkers));
    pause(&mut player);
    assert_eq!(sketch(&player).rules().grid().columns, 10);
}

#[test]
fn on_small_squares_the_board_stays_enlarged_until_the_whole_is_wanted() {
    let (_folder, mut player) = open(PHONE);
    begin(&mut player, Game::Go);
    assert!(player.app.world().resource::<Place>().cell < 32.);
    let rules = sketch(&player).rules();
    let [one, two] = ["D4", "E5"].map(|name| notation::read_square(rules, name).expect("a point"));
    touch(&mut player, one);
    assert!(player.app.world().resource::<Zoom>().is_in(), "there is more to be put beside it");
    player.press(EditorAction::Hold(Some(OTHER)));
    touch(&mut player, two);
    assert!(player.app.world().resource::<Zoom>().is_in());
    assert_eq!(set_up(&player), [(two, OTHER), (one, MAN)]);
    player.press(EditorAction::WholeBoard);
    player.rest();
    assert!(!player.app.world().resource::<Zoom>().is_in());
    assert_eq!(player.find_control(&EditorAction::WholeBoard.into()), None);
    assert_eq!(player.seen_pieces(), set_up(&player));
}

#[test]
fn a_position_is_set_up_by_keys() {
    let (_folder, mut player) = open(TABLET_ON_ITS_SIDE);
    player.act(EditorAction::Open(Game::Reversi));
    player.act(EditorAction::Clear);
    pause(&mut player);
    // The board has the keyboard first, in its middle.
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
fn those_who_listen_hear_what_is_in_hand_whose_turn_it_is_and_what_stands_where() {
    let (_folder, mut player) = open(PHONE);
    // Words this large are not on the pieces, and are heard all the same.
    for text in [TextSize::Usual, TextSize::Largest] {
        player.act(Setting::Text(text));
        begin(&mut player, Game::Checkers);
        put(&mut player, &[("D3", MAN), ("E6", KING)]);
        player.rest();
        let names: Vec<_> = named(&mut player)
            .into_iter()
            .map(|(name, _, entity)| {
                let node = player.app.world().get::<AccessibilityNode>(entity).expect("it has a name");
                let is_chosen = node.role() == Role::RadioButton && node.toggled() == Some(Toggled::True);
                if is_chosen { format!("{name}, chosen") } else { name }
            })
            .collect();
        for wanted in [
            "Black man",
            "Red king, chosen",
            "Take away",
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
            "E6, king of Red",
            "A8, empty",
        ] {
            assert!(names.iter().any(|name| name == wanted), "{wanted} is not among {names:?}");
        }
    }
}

#[test]
fn everything_has_its_place_in_every_window() {
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
                player.act(EditorAction::Open(game));
                pause(&mut player);
                let board = player.app.world().resource::<Place>().board();
                let controls = player.controls();
                for (action, rect) in &controls {
                    assert!(
                        rect.min.x >= -0.5 && rect.max.x <= size.x + 0.5,
                        "{action:?} {rect:?} in {size}"
                    );
                    assert!(rect.width() >= 47.5 && rect.height() >= 47.5, "{action:?} {rect:?} in {size}");
                    let common = rect.intersect(board);
                    let covers = common.width() > 1. && common.height() > 1.;
                    // What is below the edge of a list is clipped.
                    assert!(!covers, "{action:?} {rect:?} lies on the board {board:?} in {size}");
                }
                // What lies below the edge is scrolled to.
                let world = player.app.world_mut();
                let mut lists = world.query_filtered::<&ComputedNode, With<Scrolls>>();
                let room: f32 = lists
                    .iter(world)
                    .map(|node| (node.content_size() - node.size()).y.max(0.) * node.inverse_scale_factor())
                    .sum();
                for (action, rect) in &controls {
                    assert!(rect.max.y <= size.y + room + 0.5, "{action:?} {rect:?} in {size}");
                }
                let usual = text == TextSize::Usual && [PHONE, TABLET, TABLET_ON_ITS_SIDE].contains(&size);
                assert!(!usual || room < 1., "nothing is hidden in {size}, and {room} is");
            }
        }
    }
}

#[test]
fn touches_before_and_behind_the_board_reach_only_what_is_seen() {
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

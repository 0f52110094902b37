//! The board for analysis: turns beside the match, marks and comments, and what stays of them.

use std::time::Duration;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use parlour::app::board::{MarkKind, Shape};
use parlour::app::state::study::Study;
use parlour::app::vocabulary::action::{GoTo, PlayAction, ReplayAction, Setting, StudyAction, StudyTool};
use parlour::app::vocabulary::preferences::Labels;
use parlour::app::vocabulary::screen::Screen;
use parlour::notation::{read_turn, turn_text};
use parlour::play::notes::Spot;
use parlour::play::{Act, Mode};
use parlour::rules::Square;

use crate::harness::Player;

const PHONE: Vec2 = Vec2::new(412., 915.);

/// Plays some turns of checkers and opens the board for analysis after this number of them.
fn open(folder: &std::path::Path, turns: &str, at: usize) -> Player {
    let mut player = Player::open(folder, PHONE);
    player.act(Setting::Labels(Labels::Numbers));
    player.begin("american", Mode::Quick);
    for turn in turns.split(' ') {
        play(&mut player, turn);
    }
    player.act(ReplayAction::To(at));
    player.rest();
    player.wait(Duration::from_millis(350));
    player.press(GoTo::Study);
    player.rest();
    player.wait(Duration::from_millis(350));
    assert_eq!(player.screen(), Screen::Study);
    player
}

fn play(player: &mut Player, turn: &str) {
    let turn = read_turn(player.game().position(), turn).expect("a turn");
    for square in turn.0 {
        player.touch_square(square);
    }
    player.rest();
}

fn study(player: &Player) -> &Study {
    player.app.world().resource::<Study>()
}

/// Touches the squares of a turn on the board for analysis.
fn try_turn(player: &mut Player, turn: &str) {
    let turn = read_turn(study(player).board().expect("a board").position(), turn).expect("a turn");
    for square in turn.0 {
        player.touch_square(square);
    }
    player.rest();
}

#[test]
fn turns_on_the_board_become_side_lines_and_the_match_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = open(folder.path(), "11-15 23-19 8-11", 1);
    let acts = player.game().acts().to_vec();
    assert_eq!(study(&player).spot(), Spot::game(1));
    assert!(player.reads("Move 1: 11–15"), "{:?}", player.texts());

    // The turn of the match leads on in it, and another one beside it.
    try_turn(&mut player, "23-19");
    assert_eq!(study(&player).spot(), Spot::game(2));
    player.press(StudyAction::Back);
    player.rest();
    try_turn(&mut player, "22-18");
    try_turn(&mut player, "15x22");
    assert_eq!(study(&player).spot(), Spot { line: Some(0), ply: 3 });
    assert!(player.reads("Side line, move 3: 15×22"), "{:?}", player.texts());
    assert_eq!(player.game().acts(), acts);

    player.press(StudyAction::Game);
    player.rest();
    player.wait(Duration::from_millis(350));
    assert_eq!(study(&player).spot(), Spot::game(1));
    assert!(player.reads("23–19") && player.reads("22–18"), "both ways on: {:?}", player.texts());
    player.press(StudyAction::To(Spot { line: Some(0), ply: 2 }));
    player.rest();
    player.press(StudyAction::Last);
    player.rest();
    assert_eq!(study(&player).spot().ply, 3);

    // Everything is there after the app was killed.
    drop(player);
    let mut player = Player::open(folder.path(), PHONE);
    let lines = player.game().notes().lines().len();
    assert_eq!((lines, player.game().acts()), (1, &acts[..]));

    player.act(GoTo::Resume);
    player.act(GoTo::Study);
    player.rest();
    player.act(StudyAction::To(Spot { line: Some(0), ply: 2 }));
    player.rest();
    player.wait(Duration::from_millis(350));
    player.press(StudyAction::Remove);
    player.rest();
    assert!(player.game().notes().is_empty() && study(&player).spot() == Spot::game(1));
    // Nothing is lost by one press.
    player.wait(Duration::from_millis(350));
    player.press(StudyAction::Restore);
    player.rest();
    assert_eq!(player.game().notes().lines().len(), lines);
    assert_eq!(study(&player).spot(), Spot { line: Some(0), ply: 2 });
    assert!(!study(&player).can_restore());
}

#[test]
fn marks_and_comments_are_drawn_and_kept_at_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = open(folder.path(), "11-15 23-19 8-11", 3);
    let here = Spot::game(3);
    player.press(StudyAction::Tool(StudyTool::Circle));
    player.rest();
    player.touch_square(Square(10));
    player.wait(Duration::from_millis(50));
    assert_eq!(player.marked(MarkKind::Noted(Shape::Circle)), [Square(10)]);
    player.press(StudyAction::Tool(StudyTool::Letter));
    player.rest();
    player.touch_square(Square(14));
    player.touch_square(Square(17));
    player.wait(Duration::from_millis(50));
    for (letter, square) in [('A', Square(14)), ('B', Square(17))] {
        // A plate and the letter on it.
        assert_eq!(player.marked(MarkKind::NotedLabel([letter, '\0', '\0'])), [square; 2]);
    }
    player.press(StudyAction::Tool(StudyTool::Arrow));
    player.rest();
    player.touch_square(Square(10));
    player.touch_square(Square(17));
    player.wait(Duration::from_millis(50));
    assert_eq!(player.marked(MarkKind::NotedArrow { to: Square(17) }), [Square(10)]);

    player.press(StudyAction::Write(true));
    player.rest();
    for letter in "A strong move.".chars() {
        player.type_letter(&letter.to_string());
        player.wait(Duration::from_millis(20));
    }
    player.key(Key::Enter);
    player.rest();
    assert!(player.reads("A strong move."), "{:?}", player.texts());
    let note = player.game().notes().at(here).expect("a note");
    assert_eq!((note.comment.as_str(), note.marks.len()), ("A strong move.", 4));

    player.press(StudyAction::Back);
    player.rest();
    assert_eq!(player.marked(MarkKind::Noted(Shape::Circle)), [], "marks belong to their place");
    player.press(StudyAction::Forward);
    player.rest();
    player.wait(Duration::from_millis(350));
    player.press(StudyAction::Tool(StudyTool::Letter));
    player.rest();
    player.wait(Duration::from_millis(350));
    player.act(StudyAction::ClearMarks);
    player.rest();
    assert_eq!(player.marked(MarkKind::Noted(Shape::Circle)), []);
    drop(player);
    let player = Player::open(folder.path(), PHONE);
    assert_eq!(player.game().notes().at(here).map(|note| note.comment.as_str()), Some("A strong move."));
}

#[test]
fn the_board_is_closed_to_a_match_in_tournament_mode_until_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), PHONE);
    player.begin("american", Mode::Quick);
    let mut setup = player.game().setup().clone();
    setup.tournament_mode = true;
    player.begin_setup(setup);
    player.act(GoTo::Study);
    player.rest();
    assert_eq!(player.screen(), Screen::Play);
    player.act(PlayAction::Resign);
    player.rest();
    player.act(GoTo::Study);
    player.rest();
    assert_eq!(player.screen(), Screen::Study);
}

#[test]
fn a_turn_that_the_rules_refuse_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = open(folder.path(), "11-15", 1);
    let legal = study(&player).board().expect("a board").position().turns();
    let names: Vec<String> = legal
        .iter()
        .map(|turn| turn_text(study(&player).board().expect("a board").position(), turn))
        .collect();
    assert!(names.contains(&"23-19".to_owned()));
    player.touch_square(Square(0));
    player.rest();
    assert!(player.said().is_some_and(|said| said.refuses()), "{:?}", player.said());
    assert!(player.game().notes().is_empty());
    assert!(matches!(player.game().acts(), [Act::Turn(_)]));
}

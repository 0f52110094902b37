//! Puzzles: the right turn, wrong turns and their refutations, the rating, and what comes back.

use std::time::Duration;

use bevy::prelude::*;
use parlour::app::board::MarkKind;
use parlour::app::board::place::Place;
use parlour::app::state::moving::STEP;
use parlour::app::state::puzzles::{Puzzles, Solving, Stage, today};
use parlour::app::state::settings::Settings;
use parlour::app::ui::muted::MutedSign;
use parlour::app::vocabulary::action::{GoTo, PuzzleAction};
use parlour::app::vocabulary::screen::Screen;
use parlour::platform::fake::Fake;
use parlour::puzzles;
use parlour::rules::{Game, Side, Turn};
use parlour::storage::Files;

use crate::harness::Player;
use crate::lessons::{PHONE, TABLET, WIDE, start};

/// Opens a puzzle of a game.
fn open(size: Vec2, game: Game) -> (tempfile::TempDir, Player) {
    let (folder, mut player) = start(size);
    player.act(GoTo::Puzzle(game));
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Puzzle(game));
    (folder, player)
}

fn solving(player: &Player) -> &Solving {
    player.app.world().resource::<Puzzles>().solving().expect("a puzzle")
}

fn rating(player: &Player, game: Game) -> i32 {
    player.app.world().resource::<Settings>().training.rating(game)
}

/// Returns the right turn, or one that is wrong.
fn turn(player: &Player, is_right: bool) -> Turn {
    let solving = solving(player);
    let right = solving.puzzle().turn().expect("a turn").clone();
    let start = solving.start().position();
    let after = |turn: &Turn| {
        let mut position = start.boxed();
        position.play(turn).expect("a legal turn");
        position.hash()
    };
    if is_right {
        return right;
    }
    let is_wrong = |turn: &Turn| !turn.0.is_empty() && after(turn) != after(&right);
    start.turns().into_iter().find(is_wrong).expect("a wrong turn")
}

/// Touches the squares of the right turn, or of a wrong one, and waits until nothing follows.
pub fn answer(player: &mut Player, is_right: bool) {
    for square in turn(player, is_right).0 {
        if solving(player).is_open() {
            player.touch_square(square);
        }
    }
    player.until("the end of the line", |player| {
        let puzzles = player.app.world().resource::<Puzzles>();
        !puzzles.is_thinking() && puzzles.changes_in().is_none()
    });
    player.wait(STEP);
}

#[test]
fn the_right_turn_of_every_game_is_found_by_touch() {
    for (game, size) in Game::ALL.into_iter().zip([PHONE, TABLET, WIDE].into_iter().cycle()) {
        let (_folder, mut player) = open(size, game);
        let (before, id) = (rating(&player, game), solving(&player).puzzle().id());
        answer(&mut player, true);
        assert_eq!(*solving(&player).stage(), Stage::Right, "{game:?}");
        assert!(player.reads("Well done!"), "{game:?}: {:?}", player.texts());
        assert!(rating(&player, game) > before, "{game:?}");
        let line = solving(&player).puzzle().line.len();
        assert!(solving(&player).game().turn_count() >= line, "the line of {game:?} is on the board");
        // The next one is another one.
        player.press(PuzzleAction::Next);
        player.wait(Duration::from_millis(300));
        assert!(solving(&player).is_open() && solving(&player).puzzle().id() != id, "{game:?}");
    }
}

#[test]
fn a_wrong_turn_is_refuted_on_the_board_and_can_be_tried_again() {
    for (game, size) in Game::ALL.into_iter().zip([WIDE, PHONE, TABLET].into_iter().cycle()) {
        let (_folder, mut player) = open(size, game);
        let before = rating(&player, game);
        answer(&mut player, false);
        let Stage::Wrong { answer: reply, .. } = solving(&player).stage() else { panic!("{game:?}") };
        let has_reply = reply.is_some();
        let words = if has_reply { "Not that one." } else { "That is not the move." };
        assert!(player.reads(words), "{game:?}: {:?}", player.texts());
        let turns = solving(&player).game().turn_count();
        assert_eq!(turns > 1, has_reply, "the refutation in {game:?} is on the board");
        let after = rating(&player, game);
        // A very hard one costs nothing.
        assert!(after <= before, "{game:?}");
        player.press(PuzzleAction::Again);
        player.wait(Duration::from_millis(300));
        assert_eq!(player.seen_pieces(), pieces(&player), "{game:?}");
        answer(&mut player, true);
        assert_eq!(*solving(&player).stage(), Stage::Right, "{game:?}");
        assert_eq!(rating(&player, game), after, "only the first answer counts in {game:?}");
    }
}

/// Returns the pieces of the position of the puzzle.
fn pieces(player: &Player) -> Vec<(parlour::rules::Square, parlour::rules::Piece)> {
    let position = solving(player).start().position();
    position.grid().squares().filter_map(|square| Some((square, position.piece(square)?))).collect()
}

#[test]
fn a_touch_after_a_wrong_turn_puts_the_position_back() {
    let (_folder, mut player) = open(PHONE, Game::Reversi);
    answer(&mut player, false);
    let at = player.app.world().resource::<Place>().squares().center();
    player.tap(at);
    assert!(solving(&player).is_open() && solving(&player).game().turn_count() == 0);
    // After the right turn, a touch means nothing.
    answer(&mut player, true);
    player.tap(at);
    player.app.update();
    let world = player.app.world_mut();
    assert_eq!(world.query::<&MutedSign>().iter(world).count(), 1);
}

#[test]
fn the_app_shows_the_move_on_demand_and_it_counts_as_missed() {
    let (_folder, mut player) = open(PHONE, Game::Checkers);
    let before = rating(&player, Game::Checkers);
    player.press(PuzzleAction::Show);
    player.until("the end of the line", |player| {
        player.app.world().resource::<Puzzles>().changes_in().is_none()
    });
    assert_eq!(*solving(&player).stage(), Stage::Shown);
    assert!(rating(&player, Game::Checkers) < before);
    let line = solving(&player).puzzle().line.len();
    assert!(solving(&player).game().turn_count() >= line);
}

#[test]
fn a_puzzle_that_was_not_tried_is_there_again_and_a_missed_one_comes_back_later() {
    let (folder, mut player) = open(TABLET, Game::ConnectFour);
    let first = solving(&player).puzzle().id();
    player.press(GoTo::Back);
    player.act(GoTo::Puzzle(Game::ConnectFour));
    assert_eq!(solving(&player).puzzle().id(), first);
    answer(&mut player, false);
    let training = player.app.world().resource::<Settings>().training.clone();
    player.rest();
    drop(player);
    // The tries are saved.
    let mut player = Player::open(folder.path(), TABLET);
    assert_eq!(player.app.world().resource::<Settings>().training, training);
    assert_eq!(training.standing(Game::ConnectFour, today()).due, 0);
    assert_eq!(training.standing(Game::ConnectFour, today() + 2).due, 1);
    player.act(GoTo::Puzzle(Game::ConnectFour));
    assert_ne!(solving(&player).puzzle().id(), first, "it comes back tomorrow");
}

#[test]
fn the_list_leads_to_each_game_and_to_the_puzzle_of_the_day() {
    for size in [PHONE, TABLET, WIDE] {
        let (_folder, mut player) = start(size);
        player.press(GoTo::Puzzles);
        player.wait(Duration::from_millis(300));
        assert_eq!(player.screen(), Screen::Puzzles);
        player.press(PuzzleAction::Today);
        player.wait(Duration::from_millis(300));
        assert!(solving(&player).is_of_day() && player.reads("Today’s puzzle"));
        answer(&mut player, true);
        let days = player.app.world().resource::<Settings>().training.days_in_a_row(today());
        assert_eq!(days, (1, 1));
        player.press(GoTo::Back);
        player.wait(Duration::from_millis(300));
        assert_eq!(player.screen(), Screen::Puzzles);
        assert!(player.reads("Days in a row: 1."), "{:?}", player.texts());
    }
}

#[test]
fn the_match_on_the_table_stays_as_it_is() {
    let (_folder, mut player) = start(PHONE);
    player.begin("american", parlour::play::Mode::Quick);
    let before = player.game().acts().len();
    player.act(GoTo::Puzzle(Game::Reversi));
    answer(&mut player, true);
    player.act(GoTo::Resume);
    assert_eq!(player.game().acts().len(), before);
    assert_eq!(player.seen_pieces(), player.expected_pieces());
}

#[test]
fn the_player_sits_before_the_own_pieces() {
    let (_folder, mut player) = start(PHONE);
    let mut sides = Vec::new();
    for _ in 0..40 {
        player.act(GoTo::Puzzle(Game::Checkers));
        player.wait(Duration::from_millis(300));
        let side = solving(&player).side();
        let facing = player.app.world().resource::<Place>().facing;
        sides.push((side, facing));
        player.press(PuzzleAction::Show);
        player.press(PuzzleAction::Next);
    }
    let facings = |side: Side| {
        let mut all: Vec<_> =
            sides.iter().filter(|(of, _)| *of == side).map(|&(_, facing)| format!("{facing:?}")).collect();
        all.dedup();
        all
    };
    let [first, second] = Side::BOTH.map(facings);
    assert_eq!((first.len(), second.len()), (1, 1), "each side has one direction of view");
    assert_ne!(first, second, "the board turns to the side that moves");
}

#[test]
fn every_shipped_puzzle_can_be_put_on_the_board_and_its_line_played() {
    for game in Game::ALL {
        let all = puzzles::shipped(game);
        assert!(!all.is_empty(), "{game:?}");
        for puzzle in all {
            let position = puzzle.position.clone();
            let solving = Solving::new(puzzle.clone(), false);
            let mut game = solving.unwrap_or_else(|| panic!("{position} is no position")).game().clone();
            for turn in &puzzle.line {
                assert!(game.play(turn).is_ok(), "the line of {position}");
            }
        }
    }
}

#[test]
fn when_all_puzzles_were_tried_the_device_finds_more() {
    let (folder, mut player) = start(PHONE);
    for puzzle in puzzles::shipped(Game::ConnectFour) {
        player.app.world_mut().resource_mut::<Settings>().training.record(&puzzle, true, today());
    }
    let tried = player.app.world().resource::<Settings>().training.clone();
    player.press(GoTo::Puzzles);
    player.wait(Duration::from_millis(300));
    player.press(GoTo::Puzzle(Game::ConnectFour));
    player.wait(Duration::from_millis(300));
    assert_eq!(player.screen(), Screen::MorePuzzles(Game::ConnectFour));
    assert!(player.reads("You have tried all puzzles"), "{:?}", player.texts());
    // A search that was stopped has no effect.
    player.press(PuzzleAction::Search);
    player.wait(Duration::from_millis(100));
    if player.screen() == Screen::MorePuzzles(Game::ConnectFour) {
        player.press(PuzzleAction::Stop);
        player.wait(Duration::from_millis(300));
        assert!(player.find_control(&PuzzleAction::Search.into()).is_some());
        player.press(PuzzleAction::Search);
    }
    player.until("a new puzzle", |player| player.screen() == Screen::Puzzle(Game::ConnectFour));
    player.wait(Duration::from_millis(600));
    let id = solving(&player).puzzle().id();
    assert_eq!(tried.next(&[solving(&player).puzzle().clone()], today(), 0), Some(0), "it is a new one");
    // Back leads to the list, and the search is over.
    player.press(GoTo::Back);
    player.wait(Duration::from_millis(600));
    assert_eq!(player.screen(), Screen::Puzzles);
    assert!(!player.app.world().resource::<Puzzles>().is_searching());
    player.rest();
    drop(player);
    // What was found is kept.
    let mut player = Player::open(folder.path(), PHONE);
    let kept = player.app.world().resource::<Files>().read("puzzles/connect-four.txt").expect("a disk");
    let kept = puzzles::read(&kept.expect("a file")).expect("puzzles");
    assert!(kept.iter().any(|puzzle| puzzle.id() == id), "{kept:?}");
    // If the search has found another one since, that may suit the player more.
    player.act(GoTo::Puzzle(Game::ConnectFour));
    player.wait(Duration::from_millis(300));
    assert!(kept.contains(solving(&player).puzzle()), "{kept:?}");
}

#[test]
fn a_damaged_file_of_found_puzzles_costs_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("puzzles")).expect("a folder");
    std::fs::write(folder.path().join("puzzles/reversi.txt"), "nothing").expect("a file");
    let mut player = Player::open(folder.path(), PHONE);
    player.act(GoTo::Puzzle(Game::Reversi));
    player.wait(Duration::from_millis(300));
    assert!(solving(&player).is_open());
    assert_eq!(player.said(), None);
}

#[test]
fn puzzles_on_boards_of_other_sizes_follow_each_other() {
    let (_folder, mut player) = open(TABLET, Game::Hex);
    let mut sizes = Vec::new();
    for _ in 0..60 {
        let size = solving(&player).start().position().grid().columns;
        let seen = player.app.world().resource::<Place>().form.grid.columns;
        assert_eq!(seen, size, "the place fits the board");
        sizes.push(size);
        player.act(PuzzleAction::Show);
        player.act(PuzzleAction::Next);
        assert_eq!(player.seen_pieces().len(), pieces(&player).len());
    }
    sizes.sort_unstable();
    sizes.dedup();
    assert!(sizes.len() > 1, "the boards should have several sizes");
}

#[test]
fn the_stone_to_capture_is_marked_until_the_turn_is_made() {
    let (_folder, mut player) = open(PHONE, Game::Go);
    let target = solving(&player).target().expect("the puzzles of Go are captures");
    assert_eq!(player.marked(MarkKind::Target), [target]);
    answer(&mut player, true);
    assert_eq!(player.marked(MarkKind::Target), []);
}

#[test]
fn a_page_loads_the_puzzles_of_a_game_when_it_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let device = Fake::tablet(folder.path());
    device.device().is_page = true;
    device.device().has_no_network = true;
    let mut player = Player::open_on(device.clone(), PHONE);
    player.press(GoTo::Puzzles);
    player.wait(Duration::from_millis(400));
    player.press(GoTo::Puzzle(Game::Reversi));
    player.until("the failure", |player| player.reads("could not be loaded"));
    assert!(player.app.world().resource::<Puzzles>().solving().is_none());
    // It is no search for more: they are not tried, they are away.
    assert_eq!(player.screen(), Screen::Puzzle(Game::Reversi));
    player.rest();
    device.device().has_no_network = false;
    player.wait(Duration::from_millis(400));
    player.press(PuzzleAction::Next);
    player.until("the puzzles", |player| player.app.world().resource::<Puzzles>().solving().is_some());
    player.rest();
    assert_eq!(player.seen_pieces().len(), pieces(&player).len());
    // From now on they are there, and the next game has its own.
    device.device().has_no_network = true;
    player.act(GoTo::Back);
    player.rest();
    player.act(GoTo::Puzzle(Game::Reversi));
    assert!(solving(&player).is_open());
    player.act(GoTo::Back);
    player.rest();
    player.act(GoTo::Puzzle(Game::Four));
    player.until("the failure", |player| player.reads("could not be loaded"));
}

#[test]
fn a_page_loads_the_puzzle_of_the_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let device = Fake::tablet(folder.path());
    device.device().is_page = true;
    let mut player = Player::open_on(device, PHONE);
    player.press(GoTo::Puzzles);
    player.wait(Duration::from_millis(400));
    player.press(PuzzleAction::Today);
    player.until("the puzzle", |player| player.app.world().resource::<Puzzles>().solving().is_some());
    assert!(solving(&player).is_of_day());
}

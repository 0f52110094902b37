//! The tree of named openings: a walk through it, what was played here, the engine's view, a match that begins with one,
//! practice, and names in a replay.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use parlour::app::state::library::Library;
use parlour::app::state::moving::STEP;
use parlour::app::state::openings::{Exercise, OpeningWalk, Outlook, PlayedHere, Practice, Stage};
use parlour::app::state::puzzles::today;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{
    Action, GoTo, LibraryAction, OpeningAction, PracticeAction, ReplayAction,
};
use parlour::app::vocabulary::screen::Screen;
use parlour::openings::Openings;
use parlour::play::{Avatar, Match, Mode, Player as Seat, Setup};
use parlour::puzzles::{Drill, Returns};
use parlour::rules::{Game, Rules, Side, Turn};

use crate::harness::{Player, setup_of};
use crate::library::keep;
use crate::review::{begin_played, play};

/// Presses a control when what stood in its place before no longer keeps it deaf.
fn press(player: &mut Player, action: impl Into<Action>) {
    player.wait(Duration::from_millis(350));
    player.press(action);
    player.rest();
}

fn walk(player: &Player) -> &OpeningWalk {
    player.app.world().resource::<OpeningWalk>()
}

/// Goes on with the turn that leads to this opening.
fn towards(player: &mut Player, name: &str) {
    let ways = walk(player).continuations();
    let at = ways.iter().position(|way| way.names.contains(&name)).expect(name);
    player.act(OpeningAction::On(at));
    player.rest();
}

#[test]
fn an_opening_is_found_step_by_step_and_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(390., 844.));
    player.act(GoTo::Lessons);
    player.rest();
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert!(player.find_control(&OpeningAction::Back.into()).is_none(), "there is no way back at the start");
    // All first turns are alike, so there is one.
    press(&mut player, OpeningAction::On(0));
    for _ in 1..5 {
        towards(&mut player, "Tiger");
    }
    assert!(player.reads("Tiger"), "{:?}", player.texts());
    let turns = walk(&player).turns().to_vec();
    press(&mut player, OpeningAction::Back);
    assert_eq!(walk(&player).turns(), &turns[..4]);
    towards(&mut player, "Tiger");
    press(&mut player, OpeningAction::Play);
    assert_eq!((player.screen(), player.game().turn_count()), (Screen::Play, 5));
    assert_eq!(player.game().setup().rules.game(), Game::Reversi);

    // The walk is where it was, and another game begins its own.
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert_eq!(walk(&player).turns().len(), 5);
    press(&mut player, OpeningAction::Start);
    assert!(player.reads("The first move"), "{:?}", player.texts());
    player.act(GoTo::Openings(Game::Checkers));
    player.rest();
    assert!(walk(&player).turns().is_empty() && walk(&player).continuations().len() > 3);
}

#[test]
fn openings_of_all_games_are_reached_and_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    for openings in Openings::all() {
        let game = openings.rules().game();
        player.act(GoTo::Openings(game));
        player.rest();
        // A game with openings by several rules has a choice of them.
        let at =
            Openings::of_game(game).position(|known| std::ptr::eq(known, openings)).expect("one of them");
        if Openings::of_game(game).count() > 1 {
            press(&mut player, OpeningAction::By(at));
        }
        // Each takes a while to draw.
        for opening in openings.lines().step_by(9) {
            player.act(OpeningAction::Start);
            player.rest();
            for _ in &opening.turns {
                towards(&mut player, &opening.name);
            }
            assert_eq!(openings.name(walk(&player).turns()).map(|named| named.name), Some(&*opening.name));
        }
    }
}

#[test]
fn a_replay_names_the_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    let setup = setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None);
    begin_played(&mut player, setup, "f5 d6 c3 d3 c4 b5");
    player.act(ReplayAction::Open);
    player.rest();
    assert!(player.reads("Tiger"), "{:?}", player.texts());
    player.act(ReplayAction::First);
    player.rest();
    assert!(!player.reads("Tiger"), "{:?}", player.texts());
}

/// A saved match of reversi with these turns.
fn match_of(id: u32, rules: Rules, turns: &str) -> Match {
    let players = ["Anna", "Ben"].map(|name| Seat::person(name, Avatar::Leaf));
    let setup = Setup { mode: Mode::Quick, ..Setup::new(rules, players) };
    let mut game = Match::new(id, setup, 0).expect("a start");
    play(&mut game, turns);
    game
}

/// Returns the numbers of matches at this place of the walk: all, won by the first and the second side, and drawn.
fn here(player: &Player) -> (u32, u32, u32, u32) {
    let tally =
        player.app.world().resource::<PlayedHere>().played().at(walk(player).place().expect("a place"));
    (tally.games(), tally.won(Side::First), tally.won(Side::Second), tally.drawn())
}

#[test]
fn matches_are_counted_by_position_and_follow_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Game::Reversi.presets()[0].rules;
    // A Tiger on three boards, one of them turned; the side to move resigns.
    keep(folder.path(), &match_of(1, rules, "f5 d6 c3 d3 c4 resign"));
    keep(folder.path(), &match_of(2, rules, "c4 e3 f6 e6 f5 c5 resign"));
    keep(folder.path(), &match_of(3, rules, "d3 c5 f6 f5 e6"));
    keep(folder.path(), &match_of(4, rules, "f5 f6 resign"));
    // A match from another position counts for nothing.
    let mut other = setup_of(rules, Mode::Quick, None);
    other.position = Some(parlour::notation::position_text(&*rules.start()));
    let mut other = Match::new(5, other, 0).expect("a start");
    play(&mut other, "f5 d6");
    keep(folder.path(), &other);
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert_eq!(here(&player), (4, 1, 2, 0));
    assert!(player.reads("Played here: 4 · Black won 1 · White won 2"), "{:?}", player.texts());
    press(&mut player, OpeningAction::On(0));
    for _ in 1..5 {
        towards(&mut player, "Tiger");
    }
    assert_eq!(here(&player), (3, 1, 1, 0));

    // A deleted match counts no more, and a new one counts at once.
    player.act(LibraryAction::Delete(2));
    player.rest();
    assert_eq!(here(&player), (2, 1, 0, 0));
    player.act(LibraryAction::BringBack);
    player.rest();
    assert_eq!(here(&player), (3, 1, 1, 0));
    begin_played(&mut player, setup_of(rules, Mode::Quick, None), "f5 d6 c3 d3 c4 resign");
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert_eq!(here(&player), (4, 2, 1, 0));
    // One of them went on elsewhere.
    for _ in 0..4 {
        press(&mut player, OpeningAction::Back);
    }
    assert!(player.reads("Played here: 5"), "{:?}", player.texts());
    // Another game has matches of its own.
    player.act(GoTo::Openings(Game::Checkers));
    player.rest();
    assert_eq!(here(&player), (0, 0, 0, 0));
    assert!(player.reads("Not played here yet."), "{:?}", player.texts());
}

#[test]
fn thousands_of_matches_are_counted_without_a_long_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = Game::Reversi.presets()[0].rules;
    keep(folder.path(), &match_of(1, rules, "f5 d6 c3 d3 c4 f4 c5 b3 c2 resign"));
    let text = std::fs::read_to_string(folder.path().join("matches/000001.json")).expect("a file");
    for id in 2..=4000 {
        std::fs::write(folder.path().join(format!("matches/{id:06}.json")), &text).expect("room on the disk");
    }
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.until("the list", |player| !player.app.world().resource::<Library>().is_busy());
    player.act(GoTo::Openings(Game::Reversi));
    let mut longest = Duration::ZERO;
    let begun = Instant::now();
    while player.app.world().resource::<PlayedHere>().is_counting() {
        let frame = Instant::now();
        player.app.update();
        longest = longest.max(frame.elapsed());
        std::thread::sleep(Duration::from_millis(2));
    }
    println!("counted after {:?}, the longest frame took {longest:?}", begun.elapsed());
    assert_eq!(here(&player), (4000, 4000, 0, 0));
    // Generous for a slow machine; reading them all takes longer by far.
    assert!(longest < Duration::from_millis(400), "{longest:?}");
}

#[test]
fn the_engine_values_every_turn_that_leads_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    for game in [Game::Reversi, Game::Gomoku, Game::Checkers] {
        player.act(GoTo::Openings(game));
        player.rest();
        player.act(OpeningAction::Outlook(true));
        for _ in 0..2 {
            player.until("the view", |player| !player.app.world().resource::<Outlook>().is_thinking());
            let outlook = player.app.world().resource::<Outlook>();
            let ways = walk(&player).continuations();
            assert!(
                !ways.is_empty() && ways.iter().all(|way| outlook.worth(way.place).is_some()),
                "{game:?}"
            );
            let shown = outlook.worth(ways[0].place).expect("a value").text();
            player.app.update();
            assert!(player.reads(&shown), "{shown} in {:?}", player.texts());
            player.act(OpeningAction::On(0));
            player.app.update();
            // From a book, the answer may be there already.
            let outlook = player.app.world().resource::<Outlook>();
            let is_valued =
                walk(&player).continuations().iter().all(|way| outlook.worth(way.place).is_some());
            assert!(outlook.is_thinking() || is_valued, "the next place is valued at once");
        }
        player.act(OpeningAction::Outlook(false));
        assert!(!player.app.world().resource::<Outlook>().is_thinking());
    }
    player.act(OpeningAction::Outlook(true));
    player.act(GoTo::Home);
    player.rest();
    let outlook = player.app.world().resource::<Outlook>();
    assert!(!outlook.is_on() && !outlook.is_thinking(), "no engine works for a screen that was left");
}

fn exercise(player: &Player) -> &Exercise {
    player.app.world().resource::<Practice>().exercise().expect("an opening")
}

/// Plays the right turn of the opening on the board, or a wrong one, and lets the other side answer. Nothing happens
/// unless the board waits for a turn.
pub fn answer(player: &mut Player, is_right: bool) {
    settle(player);
    if !exercise(player).is_open() {
        return;
    }
    let right = exercise(player).turn().expect("a turn");
    let turn = if is_right { right } else { wrong(exercise(player)) };
    for square in turn.0 {
        player.touch_square(square);
    }
    settle(player);
}

/// Waits until the other side has played.
fn settle(player: &mut Player) {
    player.rest();
    for _ in 0..10 {
        if !exercise(player).follows() {
            break;
        }
        player.wait(STEP);
        player.rest();
    }
}

/// Returns a turn that is not in the opening.
fn wrong(exercise: &Exercise) -> Turn {
    let played = exercise.game().all_turns();
    let is_wrong = |turn: &Turn| {
        let turns = [&played[..], std::slice::from_ref(turn)].concat();
        !exercise.drill().is_on_the_way(&turns)
    };
    exercise.game().position().turns().into_iter().find(is_wrong).expect("a wrong turn")
}

fn drills(player: &Player) -> Returns {
    player.app.world().resource::<Settings>().drills.clone()
}

#[test]
fn a_line_is_practised_and_a_mistake_comes_back_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(390., 844.));
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    press(&mut player, OpeningAction::On(0));
    for _ in 1..5 {
        towards(&mut player, "Tiger");
    }
    let names = walk(&player).names();
    assert!(names.len() > 1 && names[0] == "Tiger", "{names:?}");
    press(&mut player, GoTo::Practice(Game::Reversi));
    assert_eq!(player.screen(), Screen::Practice(Game::Reversi));
    assert_eq!((exercise(&player).drill().name(), exercise(&player).side()), ("Tiger", Side::First));
    assert!(player.reads("You play Black: find the moves."), "{:?}", player.texts());
    // A refused touch costs nothing, and a wrong turn is taken back by a touch of the board.
    player.touch_square(parlour::rules::Square(0));
    assert!(!exercise(&player).is_missed());
    answer(&mut player, true);
    answer(&mut player, false);
    assert!(matches!(exercise(&player).stage(), Stage::Wrong(_)));
    let id = exercise(&player).drill().id();
    assert_eq!(drills(&player).returns_on(id), Some(today() + 1), "it is saved before anything else happens");
    press(&mut player, PracticeAction::Again);
    assert!(exercise(&player).is_open());
    for _ in 0..3 {
        answer(&mut player, true);
    }
    assert_eq!(exercise(&player).stage(), Stage::Done);
    assert!(player.reads("This opening comes back tomorrow."), "{:?}", player.texts());
    // The next opening is another one; found at once, it need not come back.
    press(&mut player, PracticeAction::Next);
    let next = *exercise(&player).drill();
    assert!(names.contains(&next.name()) && next.name() != "Tiger");
    for _ in 0..30 {
        answer(&mut player, true);
    }
    assert_eq!((exercise(&player).stage(), exercise(&player).is_missed()), (Stage::Done, false));
    assert!(drills(&player).holds(next.id()) && drills(&player).returns_on(next.id()).is_none());
    let kept = drills(&player);
    player.act(GoTo::Home);
    player.rest();

    let mut player = Player::open(folder.path(), Vec2::new(1280., 800.));
    assert_eq!(drills(&player), kept);
    // A day later it is the first one, also from the start of the walk.
    let mut due = Returns::default();
    due.record(id, false, today() - 1);
    player.app.world_mut().resource_mut::<Settings>().drills = due;
    player.act(GoTo::Openings(Game::Reversi));
    player.rest();
    assert!(player.reads("To repeat: 1"), "{:?}", player.texts());
    press(&mut player, PracticeAction::Repeat);
    assert_eq!(exercise(&player).drill().id(), id);
    for _ in 0..4 {
        answer(&mut player, true);
    }
    assert_eq!(drills(&player).returns_on(id), Some(today() + 3));
}

#[test]
fn the_other_side_is_practised_and_a_turn_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.act(GoTo::Openings(Game::Checkers));
    player.rest();
    for _ in 0..5 {
        towards(&mut player, "Fife");
    }
    press(&mut player, GoTo::Practice(Game::Checkers));
    assert_eq!((exercise(&player).drill().name(), exercise(&player).side()), ("Fife", Side::First));
    press(&mut player, PracticeAction::Swap);
    settle(&mut player);
    assert_eq!((exercise(&player).side(), exercise(&player).game().turn_count()), (Side::Second, 1));
    press(&mut player, PracticeAction::Show);
    settle(&mut player);
    assert_eq!((exercise(&player).game().turn_count(), exercise(&player).is_missed()), (3, true));
    answer(&mut player, true);
    assert_eq!(exercise(&player).stage(), Stage::Done);
    assert_eq!(drills(&player).returns_on(exercise(&player).drill().id()), Some(today() + 1));
    // Again, without a mistake: it still comes back tomorrow.
    press(&mut player, PracticeAction::Again);
    for _ in 0..2 {
        answer(&mut player, true);
    }
    assert_eq!((exercise(&player).stage(), exercise(&player).is_missed()), (Stage::Done, false));
    let second = Drill::of(Openings::of_game(Game::Checkers).next().expect("openings"), "Fife", Side::Second);
    assert_eq!(drills(&player).returns_on(second.expect("a drill").id()), Some(today() + 1));
}

//! Every screen in every language and text size: nothing is cut off, and nothing overlaps.

use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{CalculatedClip, UiGlobalTransform};
use parlour::app::board::place::Place;
use parlour::app::board::seen::has_board;
use parlour::app::device::language::{LANGUAGES, LONGER, Language};
use parlour::app::device::viewport::Viewport;
use parlour::app::state::engines::{EnginePage, Engines, Tried};
use parlour::app::state::lessons::{Course, Lessons};
use parlour::app::state::openings::Outlook;
use parlour::app::state::session::More;
use parlour::app::state::settings::Settings;
use parlour::app::vocabulary::action::{
    ComputerAction, EditorAction, EngineAction, Fold, GoTo, LessonAction, LetterAction, OpeningAction,
    PlayAction, PracticeAction, PuzzleAction, RecordAction, ReplayAction, Setting, SetupAction, StudyAction,
    StudyTool, TournamentAction, TournamentQuestion,
};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::notice::{ComputerNotice, LessonNotice, Notice, StatusLine};
use parlour::app::vocabulary::preferences::{Opposition, Seating, TextSize};
use parlour::engine::Level;
use parlour::platform::fake::Fake;
use parlour::platform::random;
use parlour::play::link::{self, Key, Offer, Proposal};
use parlour::play::tournament::{Ended, Place as Table};
use parlour::play::{Avatar, Match, Mode, Player as Seat, Setup, TimeControl};
use parlour::puzzles::{Returns, Training};
use parlour::rules::{Game, Side, Square};
use serde_json::json;

use crate::backup::show_preview;
use crate::harness::{Player, setup_of};
use crate::named_openings;
use crate::puzzles::answer;
use crate::review::{self, begin_played};

/// Layout faults of the texts on the screen: texts wider than their containers, texts that leave the
/// window, and texts that overlap one another or the board.
pub fn faults(player: &mut Player) -> Vec<String> {
    let window = player.app.world().resource::<Viewport>().size;
    let world = player.app.world();
    // The menu covers the board while it is open.
    let is_seen = has_board(player.screen()) && !world.resource::<More>().is_open();
    let board = is_seen.then(|| world.resource::<Place>().board());
    let world = player.app.world_mut();
    let mut query = world.query::<(
        Option<&CalculatedClip>,
        &Text,
        &ComputedNode,
        &UiGlobalTransform,
        &InheritedVisibility,
        &ChildOf,
    )>();
    let texts: Vec<_> = query
        .iter(world)
        .filter(|(_, text, node, _, visible, _)| {
            visible.get() && !text.0.trim().is_empty() && node.size().x > 0.
        })
        .map(|(clip, text, node, place, _, parent)| {
            let scale = node.inverse_scale_factor();
            let rect = Rect::from_center_size(place.translation * scale, seen_size(node, place) * scale);
            let clip = clip.map(|clip| Rect::from_corners(clip.clip.min * scale, clip.clip.max * scale));
            // Only a part of a scrolled page is visible.
            let seen = clip.map_or(rect, |clip| rect.intersect(clip));
            (text.0.clone(), rect, seen, parent.parent())
        })
        .collect();
    let mut faults = Vec::new();
    // A line is taller than its letters.
    let collide = |a: Rect, b: Rect| {
        let common = a.intersect(b).size();
        (common.x > 2. && common.y > 4.5).then_some(common)
    };
    for (text, rect, seen, parent) in &texts {
        if rect.min.x < -1. || rect.max.x > window.x + 1. || seen.min.y < -4.5 || seen.max.y > window.y + 4.5
        {
            faults.push(format!("“{text}” leaves the window: {rect:?}"));
        }
        if let Some(common) = board.and_then(|board| collide(board, *seen)) {
            faults.push(format!("“{text}” lies over the board by {common}"));
        }
        let (Some(node), Some(place)) =
            (world.get::<ComputedNode>(*parent), world.get::<UiGlobalTransform>(*parent))
        else {
            continue;
        };
        let scale = node.inverse_scale_factor();
        let room = Rect::from_center_size(place.translation * scale, seen_size(node, place) * scale);
        if rect.width() > room.width() + 1.5 || rect.height() > room.height() + 1.5 {
            faults.push(format!("“{text}” needs {} and has {}", rect.size(), room.size()));
        }
    }
    for (at, (text, _, seen, _)) in texts.iter().enumerate() {
        for (other, _, second, _) in &texts[at + 1..] {
            if let Some(common) = collide(*seen, *second) {
                faults.push(format!("“{text}” and “{other}” overlap by {common}"));
            }
        }
    }
    faults
}

/// The visible size of a node; a node rotated for a player at a side lies on its side.
fn seen_size(node: &ComputedNode, place: &UiGlobalTransform) -> Vec2 {
    let size = node.size();
    place.matrix2.x_axis.abs() * size.x + place.matrix2.y_axis.abs() * size.y
}

/// Shows the page of a program that was tried, the setup with it, and a match in which it gives no answer.
pub fn programs(player: &mut Player, shot: &mut dyn FnMut(&mut Player, &str)) {
    let text = r#"[{"name": "GNU Go 3.8", "game": "go", "command": "gnugo --mode gtp", "seconds": 3}]"#;
    *player.app.world_mut().resource_mut::<Engines>() = Engines::read(text).expect("a list");
    player.choose_rules(Game::Go.first_rules());
    player.act(GoTo::Setup(Game::Go));
    player.act(SetupAction::Opposition(Opposition::Computer));
    player.act(EngineAction::New(Game::Go));
    let mut page = player.app.world_mut().resource_mut::<EnginePage>();
    if let Some(added) = &mut page.added {
        added.command = "gnugo --mode gtp --level 10".into();
        added.name = "GNU Go 3.8".into();
    }
    let turn = Tried { name: None, turn: "E5".to_owned(), took: Duration::from_millis(412) };
    page.tried = Some(("gnugo --mode gtp --level 10".to_owned(), Ok(turn)));
    shot(player, "engine");

    player.act(GoTo::Back);
    player.act(SetupAction::Program(Side::Second, "GNU Go 3.8".to_owned()));
    shot(player, "engine-chosen");

    let seats = [Seat::person("Anna", Avatar::Fish), Seat::program("Fuego 1.1")];
    player.begin_setup(Setup::new(Game::Go.first_rules(), seats));
    player.app.world_mut().write_message(SquareTouched(Square(40)));
    player.until("the buttons", |player| player.find_control(&ComputerAction::StandIn.into()).is_some());
    shot(player, "engine-silent");
    *player.app.world_mut().resource_mut::<Engines>() = Engines::default();
}

/// Shows every screen, one after the other, and calls `look` with its name.
pub fn tour(player: &mut Player, folder: &Path, mut look: impl FnMut(&mut Player, &str)) {
    let mut look = |player: &mut Player, screen: &str| {
        player.wait(Duration::from_millis(100));
        look(player, screen);
    };
    for (screen, go) in [
        ("home", GoTo::Home),
        ("settings", GoTo::Settings),
        ("library", GoTo::Library),
        ("players", GoTo::Players),
        ("lessons", GoTo::Lessons),
        ("puzzles", GoTo::Puzzles),
        ("openings of checkers", GoTo::Openings(Game::Checkers)),
        ("ratings", GoTo::Ratings),
        ("setup of a tournament", GoTo::Tournament),
        ("about", GoTo::About),
        ("record", GoTo::Record),
        ("setup of checkers", GoTo::Setup(Game::Checkers)),
        ("setup of Go", GoTo::Setup(Game::Go)),
        ("rules of Go", GoTo::Rules(Game::Go)),
    ] {
        player.act(go);
        look(player, screen);
        if let GoTo::Setup(_) = go {
            player.act(SetupAction::Unfold(Fold::Options));
            player.act(SetupAction::Unfold(Fold::Clocks));
            look(player, &format!("options in the {screen}"));
        }
    }
    for (opposition, game) in [
        (Opposition::Computer, Game::Checkers),
        (Opposition::Watched, Game::Go),
        (Opposition::ByLink, Game::Four),
    ] {
        player.act(GoTo::Setup(game));
        player.act(SetupAction::Opposition(opposition));
        look(player, &format!("setup: {opposition:?}"));
    }
    programs(player, &mut look);
    player.act(GoTo::Setup(Game::Go));
    player.act(SetupAction::Opposition(Opposition::People));
    a_lesson(player, &mut look);
    puzzles(player, &mut look);
    openings(player, &mut look);
    values(player, &mut look);
    study(player, &mut look);
    tournaments(player, &mut look);
    show_preview(player, folder);
    look(player, "preview of a backup");
    for game in [Game::Checkers, Game::Go] {
        player.act(EditorAction::Open(game));
        player.act(EditorAction::Clear);
        look(player, &format!("editor of {}", game.name()));
    }
    let timed = |game: Game| {
        let mut setup = setup_of(game.presets()[0].rules, Mode::HandOver, None);
        setup.clocks = [Some(TimeControl::presets()[9]); 2];
        setup
    };
    player.act(Setting::Seat(Game::Checkers, Seating::Side));
    player.begin_setup(timed(Game::Checkers));
    look(player, "start of a turn");
    player.act(PlayAction::StartTurn);
    look(player, "play");
    player.act(PlayAction::More);
    look(player, "more");
    player.act(PlayAction::Resign);
    player.wait(Duration::from_secs(1));
    look(player, "result");
    player.act(Setting::Seat(Game::Reversi, Seating::Across));
    player.begin_setup(timed(Game::Reversi));
    look(player, "start across");
    player.act(PlayAction::StartTurn);
    look(player, "play across");
    player.act(Setting::Seat(Game::Reversi, Seating::Sides));
    look(player, "play at the sides");
    by_link(player, &mut look);
    a_review(player, folder);
    look(player, "result with a review");
    player.act(ReplayAction::Open);
    for acts in [1, 3, 5] {
        player.act(ReplayAction::To(acts));
        look(player, &format!("review after {acts}"));
    }
    player.act(ReplayAction::Done);
    player.act(GoTo::Home);
}

/// Shows what a match by link waits for, its link, an offer, and two versions.
fn by_link(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    let key = Key(random());
    let mut setup = setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None);
    "Maximilian".clone_into(&mut setup.players[0].name);
    let played = |columns: &[u16]| {
        let mut game = Match::new(0, setup.clone(), 1_795_000_000).expect("a start");
        for &column in columns {
            game.touch(Square(column));
            game.finish().expect("a legal turn");
        }
        game
    };
    let paste = |player: &mut Player, game: &Match, offer: Option<Offer>| {
        let options = link::Options { names: true, offer, ..link::Options::new(key) };
        player.device.device().clipboard = Some(link::write(game, &options).url());
        player.act(RecordAction::Paste);
        player.wait(Duration::from_millis(600));
    };
    paste(player, &played(&[3]), None);
    look(player, "a match by link");
    let touch = |player: &mut Player, square: u16| {
        player.app.world_mut().write_message(SquareTouched(Square(square)));
        player.wait(Duration::from_secs(1));
    };
    touch(player, 3);
    look(player, "a move to send");
    player.act(GoTo::Letter);
    look(player, "the link of a move");
    player.act(LetterAction::Scanned);
    look(player, "a letter that is awaited");
    paste(player, &played(&[3, 3, 2]), Some(Offer { by: Side::First, proposal: Proposal::Draw }));
    look(player, "an offer by link");
    player.act(LetterAction::Decline);
    paste(player, &played(&[3, 3, 1]), None);
    look(player, "two versions");
    player.act(LetterAction::KeepVersion);
    player.act(GoTo::Library);
    look(player, "a match by link in the library");
}

/// Shows every step of a lesson, with the answer that has the most words, and its end.
fn a_lesson(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    for game in [Game::Checkers, Game::Go, Game::Gomoku] {
        player.act(GoTo::Lesson(game));
        for step in 1..30 {
            let lessons = player.app.world().resource::<Lessons>();
            let is_over = lessons.course().is_none_or(Course::is_over);
            if !is_over {
                let missed = Some(Notice::Lesson(LessonNotice::Missed));
                player.app.world_mut().resource_mut::<StatusLine>().0 = missed;
            }
            look(player, &format!("lesson on {}, step {step}", game.name()));
            if is_over {
                break;
            }
            player.act(LessonAction::Next);
        }
    }
}

/// Shows the board for analysis: in the game, beside it, and with marks.
fn study(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    player.begin_setup(setup_of(Game::Gomoku.presets()[0].rules, Mode::Quick, None));
    player.app.world_mut().write_message(SquareTouched(Square(112)));
    player.rest();
    player.act(GoTo::Study);
    player.rest();
    look(player, "board for analysis");
    player.app.world_mut().write_message(SquareTouched(Square(96)));
    player.rest();
    look(player, "side line");
    player.act(StudyAction::Game);
    player.act(StudyAction::Tool(StudyTool::Letter));
    player.rest();
    player.app.world_mut().write_message(SquareTouched(Square(98)));
    player.rest();
    look(player, "marks");
}

/// Shows a puzzle of each kind, and the answers to a wrong turn and to the right one.
fn puzzles(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    // Each language begins anew.
    player.app.world_mut().resource_mut::<Settings>().training = Training::default();
    for game in [Game::Reversi, Game::Go, Game::Gomoku, Game::Checkers] {
        player.act(GoTo::Puzzle(game));
        look(player, &format!("puzzle of {}", game.name()));
    }
    answer(player, false);
    look(player, "wrong turn in a puzzle");
    player.act(PuzzleAction::Again);
    answer(player, true);
    look(player, "right turn in a puzzle");
}

/// Shows openings with what was played here and the engine's view, and the answers in their practice.
fn openings(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    player.app.world_mut().resource_mut::<Settings>().drills = Returns::default();
    begin_played(player, setup_of(Game::Reversi.presets()[0].rules, Mode::Quick, None), "f5 d6 c3 resign");
    player.act(GoTo::Openings(Game::Reversi));
    player.act(OpeningAction::Outlook(true));
    // A value that arrives draws the screen anew, also in the middle of a look.
    player.until("the values", |player| !player.app.world().resource::<Outlook>().is_thinking());
    player.rest();
    look(player, "openings of reversi");
    player.act(GoTo::Practice(Game::Reversi));
    player.rest();
    look(player, "practice of an opening");
    named_openings::answer(player, false);
    look(player, "wrong turn in an opening");
    player.act(PracticeAction::Again);
    for _ in 0..20 {
        named_openings::answer(player, true);
    }
    look(player, "an opening was missed");
    // It comes back tomorrow.
    let mut drills = serde_json::to_value(&player.app.world().resource::<Settings>().drills).expect("plain");
    for met in drills.as_object_mut().into_iter().flat_map(|met| met.values_mut()) {
        *met = json!({ "returns": { "on": 1, "time": 0 } });
    }
    player.app.world_mut().resource_mut::<Settings>().drills =
        serde_json::from_value(drills).expect("a practice");
    player.act(GoTo::Openings(Game::Reversi));
    look(player, "openings that come back");
}

/// Shows the setup of a tournament with a handicap, one that is played, and one of the list.
fn tournaments(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    player.act(GoTo::Tournament);
    for action in [
        TournamentAction::Add("Anna".to_owned()),
        TournamentAction::Add("Ben".to_owned()),
        TournamentAction::AddComputer(Level::LOWEST),
        TournamentAction::Draw(false),
        TournamentAction::Even(true),
    ] {
        player.act(action);
    }
    look(player, "setup of a tournament with a handicap");
    player.act(TournamentAction::Game(Game::Go));
    look(player, "setup of a tournament of Go");
    player.act(TournamentAction::Begin);
    let place = Table { round: 0, table: 0 };
    player.act(TournamentAction::Choose(Some(place)));
    look(player, "a tournament");
    player.act(TournamentAction::Enter(place, Some(Ended::Drawn)));
    player.act(TournamentAction::Ask(Some(TournamentQuestion::End)));
    look(player, "the end of a tournament");
    player.act(TournamentAction::End);
    look(player, "the list of tournaments");
    player.act(TournamentAction::Open(Some(0)));
    player.act(TournamentAction::Ask(Some(TournamentQuestion::Forget(0))));
    look(player, "a tournament of the list");
    player.act(TournamentAction::Forget(0));
    player.act(GoTo::Home);
}

/// Shows the explanation of the worth of turns, which is another one for discs, points, chances and proven ends.
fn values(player: &mut Player, look: &mut impl FnMut(&mut Player, &str)) {
    for game in [Game::Reversi, Game::Go, Game::Checkers, Game::ConnectFour] {
        player.begin_setup(setup_of(game.presets()[0].rules, Mode::Quick, None));
        let proven = game == Game::ConnectFour;
        let said = Some(Notice::Computer(ComputerNotice::Values { proven }));
        player.app.world_mut().resource_mut::<StatusLine>().0 = said;
        look(player, &format!("worth of turns in {}", game.name()));
    }
}

/// Begins a match that has a review.
fn a_review(player: &mut Player, folder: &Path) {
    let setup = setup_of(Game::Checkers.presets()[0].rules, Mode::Quick, None);
    let turns = "10-14 24-19 7-10 19-15 11x18 resign";
    let id = player.game().id() + 1;
    let mut game = Match::new(id, setup.clone(), 0).expect("a match");
    review::play(&mut game, turns);
    let saves = json!({ "Checkers": { "OnlySafe": { "men": 2 } } });
    let takes = json!({ "Checkers": { "Takes": { "taken": [21], "given": [] } } });
    let better = [(1, "24-20 11-15", saves), (3, "22-17 9-13", takes)];
    let found = review::given(&game, &[465, 472, 230, 396, 824, 921, 0], &better);
    review::keep(folder, id, &found);
    review::begin_played(player, setup, turns);
}

/// Phone, tablet and wide window.
const WINDOWS: [Vec2; 3] = [Vec2::new(412., 915.), Vec2::new(800., 1280.), Vec2::new(1280., 800.)];

/// Takes the tour in this window, in each of these languages and two text sizes, and lists what is wrong.
fn misfits(window: Vec2, tags: impl IntoIterator<Item = &'static str>) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), window);
    let mut wrong = Vec::new();
    for tag in tags {
        player.act(Setting::Language(Some(tag)));
        for (text, percent) in [(TextSize::Usual, 100), (TextSize::Largest, 200)] {
            player.act(Setting::Text(text));
            tour(&mut player, folder.path(), |player, screen| {
                let place = format!("{tag} at {percent} % on {screen} of {window}");
                wrong.extend(faults(player).into_iter().map(|fault| format!("{place}: {fault}")));
            });
        }
    }
    wrong
}

/// Every language, and one that is longer than all of them.
fn every_language() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().chain([&LONGER]).map(|known| known.tag)
}

fn assert_all_fits(wrong: &[String]) {
    assert!(
        wrong.is_empty(),
        "no text should be cut off or overlap, but {} are:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Every language on the narrowest window; on the others the longest one and one from right to left.
#[test]
fn every_language_fits_on_every_screen() {
    let [phone, wider @ ..] = WINDOWS;
    let mut wrong = misfits(phone, every_language());
    wrong.extend(wider.into_iter().flat_map(|window| misfits(window, [LONGER.tag, "ar"])));
    assert_all_fits(&wrong);
}

#[test]
#[ignore = "takes three minutes; scripts/torture.sh languages"]
fn every_language_fits_in_every_window() {
    let wrong: Vec<_> = WINDOWS.into_iter().flat_map(|window| misfits(window, every_language())).collect();
    assert_all_fits(&wrong);
}

#[test]
fn a_language_is_found_and_switched_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let device = Fake::tablet(folder.path());
    device.device().languages = vec!["gsw".to_owned(), "de-CH".to_owned()];
    let mut player = Player::open_on(device, Vec2::new(800., 1280.));
    player.wait(Duration::from_millis(500));
    assert_eq!(player.app.world().resource::<Language>().tag(), "de");
    assert!(
        player.reads("Neues Spiel") || player.reads("Neue Partie"),
        "the screen should be in German: {:?}",
        player.texts()
    );
    player.act(Setting::Language(Some("ar")));
    player.wait(Duration::from_millis(500));
    let language = player.app.world().resource::<Language>();
    assert!(language.is_right_to_left());
    let title = language.text("home-new-game");
    assert!(player.reads(&title));
    // The page now begins at the right.
    let world = player.app.world_mut();
    let mut query = world.query::<(&Text, &UiGlobalTransform)>();
    let heading = query.iter(world).find(|(text, _)| text.0 == title).expect("the heading").1.translation;
    assert!(heading.x > 400., "the heading should be at the right: {heading}");
    player.act(Setting::Language(None));
    player.wait(Duration::from_millis(500));
    assert_eq!(player.app.world().resource::<Language>().tag(), "de");
}

//! A screen is redrawn when a resource that it shows has changed, and at no other time.

use std::collections::BTreeSet;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use parlour::app::device::GamepadSeen;
use parlour::app::screens::about::Unfolded;
use parlour::app::state::backups::Backups;
use parlour::app::state::blunder_check::BlunderCheck;
use parlour::app::state::clock::Clocks;
use parlour::app::state::computer::{Evaluation, Paused, Thinking, Values};
use parlour::app::state::draft::Draft;
use parlour::app::state::editor::Editor;
use parlour::app::state::exchange::{Exchange, OwnRecord};
use parlour::app::state::habits::HabitsShown;
use parlour::app::state::home_tournament::HomeTournament;
use parlour::app::state::lessons::{LessonOffer, LessonPace, Lessons, PATIENCE};
use parlour::app::state::letters::Letters;
use parlour::app::state::library::Library;
use parlour::app::state::openings::{OpeningWalk, Outlook, PlayedHere, Practice};
use parlour::app::state::puzzles::Puzzles;
use parlour::app::state::ratings::RatingsOf;
use parlour::app::state::result_delay::ResultDelay;
use parlour::app::state::review::Reviews;
use parlour::app::state::safe_start::SafeStart;
use parlour::app::state::seating::Turned;
use parlour::app::state::session::{Agreed, More, Peek, Session};
use parlour::app::state::settings::Settings;
use parlour::app::state::study::Study;
use parlour::app::vocabulary::action::{EditorAction, GoTo};
use parlour::app::vocabulary::notice::StatusLine;
use parlour::play::Mode;
use parlour::rules::Game;

use crate::harness::Player;

/// Returns the nodes on the screen.
fn nodes(player: &mut Player) -> BTreeSet<Entity> {
    let world = player.app.world_mut();
    world.query_filtered::<Entity, With<Node>>().iter(world).collect()
}

/// Returns `true` if the screen is redrawn after this resource has changed.
fn redraws<R: Resource<Mutability = Mutable>>(player: &mut Player) -> bool {
    player.app.update();
    let before = nodes(player);
    player.app.world_mut().resource_mut::<R>().set_changed();
    player.app.update();
    nodes(player) != before
}

/// Returns the names of the resources whose change redraws the current screen.
fn watched(player: &mut Player) -> Vec<&'static str> {
    macro_rules! those_of {
        ($($resource:ident),*) => {
            [$((stringify!($resource), redraws::<$resource> as fn(&mut Player) -> bool)),*]
        };
    }
    let resources = those_of![
        Agreed,
        Backups,
        BlunderCheck,
        Clocks,
        Draft,
        Editor,
        Evaluation,
        Exchange,
        GamepadSeen,
        HabitsShown,
        HomeTournament,
        LessonOffer,
        LessonPace,
        Lessons,
        Letters,
        Library,
        More,
        OpeningWalk,
        Outlook,
        Study,
        OwnRecord,
        Paused,
        Peek,
        PlayedHere,
        Practice,
        Puzzles,
        RatingsOf,
        ResultDelay,
        Reviews,
        SafeStart,
        Session,
        Settings,
        StatusLine,
        Thinking,
        Turned,
        Unfolded,
        Values
    ];
    resources.into_iter().filter(|(_, redraws)| redraws(player)).map(|(name, _)| name).collect()
}

#[test]
fn each_screen_is_redrawn_by_the_resources_that_it_shows_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open(folder.path(), Vec2::new(800., 1280.));
    player.begin("american", Mode::Quick);
    player.rest();
    let match_on_the_table = [
        "Agreed",
        "BlunderCheck",
        "Clocks",
        "Evaluation",
        "HomeTournament",
        "Letters",
        "Library",
        "More",
        "Paused",
        "Peek",
        "ResultDelay",
        "Reviews",
        "Session",
        "Settings",
        "StatusLine",
        "Thinking",
        "Turned",
        "Values",
    ];
    assert_eq!(watched(&mut player), match_on_the_table, "resources of the match");
    for (to, shown) in [
        (GoTo::Home, ["Library", "SafeStart", "Session", "Settings", "StatusLine"].as_slice()),
        (
            GoTo::Setup(Game::Go),
            &["Draft", "Editor", "LessonOffer", "Library", "Session", "Settings", "StatusLine"],
        ),
        (GoTo::Settings, &["GamepadSeen", "Settings"]),
        (GoTo::Rules(Game::Four), &["Draft", "Session", "Settings"]),
        (GoTo::Record, &["Exchange", "OwnRecord", "Session", "Settings", "StatusLine"]),
        (GoTo::Study, &["Study", "Settings", "StatusLine"]),
        (GoTo::Library, &["Backups", "Exchange", "Library", "StatusLine"]),
        (GoTo::Restore, &["Backups", "Settings"]),
        (GoTo::Versions, &["Letters", "Session"]),
        (GoTo::Players, &["Exchange", "Library", "StatusLine"]),
        (GoTo::Lessons, &["Draft", "Settings"]),
        (GoTo::Lesson(Game::Go), &["Lessons", "Settings", "StatusLine"]),
        (GoTo::Puzzles, &["Settings"]),
        (GoTo::Puzzle(Game::Reversi), &["Puzzles", "Settings", "StatusLine"]),
        (GoTo::Openings(Game::Reversi), &["OpeningWalk", "Outlook", "PlayedHere", "Settings"]),
        (GoTo::Practice(Game::Reversi), &["Practice", "Settings", "StatusLine"]),
        (GoTo::Ratings, &["HabitsShown", "Library", "RatingsOf", "Settings"]),
        (GoTo::Tournament, &["Exchange", "HomeTournament", "Library", "Session", "Settings", "StatusLine"]),
        (GoTo::About, &["Unfolded"]),
    ] {
        player.act(to);
        player.rest();
        if matches!(to, GoTo::Lesson(_)) {
            // The finger has shown the move, which redraws the screen as well.
            player.wait(PATIENCE);
        }
        assert_eq!(watched(&mut player), shown, "resources of {to:?}");
    }
    player.act(EditorAction::TakeOver);
    player.rest();
    assert_eq!(watched(&mut player), ["Editor", "Settings", "StatusLine"], "resources of the editor");
}

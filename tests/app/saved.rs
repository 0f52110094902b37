//! Values and files that the app saves stay readable for every later version.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use parlour::app::state::backup::{self, KeptSettings, Source};
use parlour::app::state::editor::Editor;
use parlour::app::state::home_tournament::HomeTournament;
use parlour::app::state::last_setups::LastSetups;
use parlour::app::state::progress::Progress;
use parlour::app::state::review::Reviews;
use parlour::app::state::save;
use parlour::app::state::session::Session;
use parlour::app::state::settings::{Apart, Settings, Sound};
use parlour::app::vocabulary::action::{EditorAction, GoTo, ReviewAction};
use parlour::app::vocabulary::looks;
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::app::vocabulary::preferences::{
    Hand, Labels, MarkColour, Motion, Opposition, Paper, Relays, ScanSpeed, Seating, TextSize, ThemeChoice,
    Volume,
};
use parlour::engine::Level;
use parlour::platform::Strength;
use parlour::play::{Avatar, Mode, Player as Person, TimeControl, saved};
use parlour::rules::{Game, Rules, Side, Square, go};
use parlour::storage::Files;
use serde_json::{Value, json};

use crate::harness::{Player, setup_of};
use crate::pins::{self, Pin, pin};

const TABLET: Vec2 = Vec2::new(800., 1280.);

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saved")
}

fn values() -> Vec<Pin> {
    let mut values = Vec::new();
    let pins = &mut values;
    pin!(pins, "ThemeChoice", ThemeChoice: Auto, Light, Dark, Black, Contrast);
    pin!(pins, "TextSize", TextSize: Auto, Usual, Large, Larger, Largest);
    pin!(pins, "Volume", Volume: Off, Low, Middle, High);
    pin!(pins, "Labels", Labels: None, Letters, Numbers);
    pin!(pins, "Motion", Motion: Auto, Full, Reduced);
    pin!(pins, "ScanSpeed", ScanSpeed: Off, Slow, Middle, Fast);
    pin!(pins, "Hand", Hand: Both, Left, Right);
    pin!(pins, "MarkColour", MarkColour: Green, Blue, Purple);
    pin!(pins, "Strength", Strength: Off, Light, Strong);
    pin!(pins, "Seating", Seating: Side, Across, Sides, Turning);
    pin!(pins, "Opposition", Opposition: People, Computer, Watched, ByLink);
    pin!(pins, "Relays", Relays: None, Publisher, Public, Other);
    // Names are saved, so none may go; their order may change.
    let looks = |looks: fn(Game) -> &'static [&'static str]| {
        let names = |game| looks(game).iter().map(|&name| (name.to_owned(), true));
        Game::ALL.map(|game| (game, names(game).collect::<BTreeMap<_, _>>()))
    };
    pins.push(Pin::of("boards", looks(looks::boards)));
    pins.push(Pin::of("sets of pieces", looks(looks::sets)));
    values
}

/// The games of the version that wrote the files.
const SAVED_GAMES: [Game; 6] =
    [Game::Checkers, Game::Reversi, Game::Go, Game::Gomoku, Game::ConnectFour, Game::Four];

/// Settings in which every field differs from its default.
fn settings() -> Settings {
    let mut last_setups = LastSetups::default();
    last_setups.players = [Person::person("Anna", Avatar::Fish), Person::person("Ben", Avatar::Mountain)];
    // The mode between two people is another one than the mode against the computer.
    last_setups.set_mode(Game::Checkers, Mode::HandOver);
    last_setups.opposition = Opposition::Computer;
    last_setups.computer = Side::First;
    last_setups.levels = [6, 9].map(|level| Level::new(level).expect("a level"));
    for game in SAVED_GAMES {
        last_setups.set_rules(game.presets().last().expect("a preset").rules);
        last_setups.set_tournament_mode(game, game == Game::Go);
        last_setups.set_best_of(game, (game == Game::Reversi).then_some(3));
    }
    last_setups.set_rules(Rules::Go(go::Rules { handicap: 3, ..go::Rules::JAPANESE }));
    last_setups.set_mode(Game::Checkers, Mode::HandOver);
    let clocks = [TimeControl::PerTurn { time: 30 }, TimeControl::Hourglass { main: 120 }];
    last_setups.set_clocks(Game::Four, clocks.map(Some));
    let training = json!({
        "games": {
            "reversi": {
                "rating": 583,
                "tried": 2,
                "solved": 1,
                "met": { "7": "known", "12": { "returns": { "on": 20_001, "time": 1 } } },
            },
        },
        "days": { "last": 20_000, "in_a_row": 2, "most": 5 },
    });
    let training = serde_json::from_value(training).expect("a training");
    let drills = json!({ "5": "known", "9": { "returns": { "on": 20_001, "time": 1 } } });
    let drills = serde_json::from_value(drills).expect("a practice");
    Settings {
        apart: Apart {
            relays: Relays::Other,
            other_relay: "https://relay.example".to_owned(),
            relay_only: true,
            without_names: true,
        },
        theme: ThemeChoice::Contrast,
        text: TextSize::Larger,
        language: Some("de".to_owned()),
        sound: Sound { muted: true, pieces: Volume::High, signals: Volume::Low },
        labels: Labels::Numbers,
        motion: Motion::Reduced,
        haptics: Strength::Strong,
        boards: BTreeMap::from([(Game::ConnectFour, "teal".to_owned())]),
        pieces: BTreeMap::from([(Game::Checkers, "black+white".to_owned())]),
        marks: MarkColour::Purple,
        results_since: 3,
        learned: BTreeSet::from(["capture".to_owned()]),
        training,
        drills,
        no_lessons: true,
        lesson_offers: BTreeMap::from([(Game::Go, true)]),
        refused: BTreeMap::from([(Game::Go, 7)]),
        seating: BTreeMap::from([(Game::Gomoku, Seating::Turning)]),
        numbers: true,
        hide_moves: true,
        blunder_check: true,
        evaluation: true,
        last_setups,
        paper: Some(Paper::Letter),
        scan: ScanSpeed::Slow,
        scan_without_taps: true,
        hand: Hand::Left,
        names: vec!["Ben".to_owned(), "Anna".to_owned()],
    }
}

/// Plays until each kind of file is in the folder.
fn play(folder: &Path) {
    let mut player = Player::open(folder, TABLET);
    let play = |player: &mut Player, squares: &[u16]| {
        for &square in squares {
            player.app.world_mut().write_message(SquareTouched(Square(square)));
            player.app.update();
        }
        player.rest();
    };
    player.begin_setup(setup_of(Game::Four.presets()[1].rules, Mode::Quick, None));
    play(&mut player, &[27, 28]);
    player.begin_setup(setup_of(Game::ConnectFour.presets()[0].rules, Mode::Quick, None));
    play(&mut player, &[38, 31, 37, 30, 39, 35, 36]);
    assert!(player.game().outcome().is_some());
    player.act(ReviewAction::Begin);
    player.until("the review", |player| {
        let reviews = player.app.world().resource::<Reviews>();
        reviews.of(player.game()).is_some_and(|review| review.progress().done == review.points())
    });
    for game in Game::ALL {
        player.act(EditorAction::Open(game));
        player.act(EditorAction::Start);
        player.act(EditorAction::Hold(None));
        play(&mut player, &[1]);
        player.act(EditorAction::ToMove(Side::Second));
        if game == Game::Go {
            player.act(EditorAction::Play);
        }
        player.act(GoTo::Home);
        player.wait(Duration::from_millis(600));
    }
    *player.app.world_mut().resource_mut::<Settings>() = settings();
    player.rest();
    let world = player.app.world();
    let settings = serde_json::to_string(world.resource::<Settings>()).expect("plain");
    let sketches = world.resource::<Editor>().written();
    let mut content = Vec::new();
    backup::write(world.resource(), &settings, &sketches, &Progress::default(), &mut content)
        .expect("a backup in memory");
    fs::write(folder.join("backup.json"), content).expect("the backup can be written");
}

/// Returns the names and contents of the files in a folder.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|(inner, text)| (format!("{name}/{inner}"), text)));
        } else {
            found.push((name, fs::read_to_string(&path).expect("a text")));
        }
    }
    found.sort();
    found
}

/// Checks that the new JSON has all of the old.
fn keeps(name: &str, old: &str, new: &str) {
    let [old, new] = [old, new].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
    assert!(pins::keeps(&old, &new), "{name} should keep its content: {old}\nis now written as\n{new}");
}

#[test]
fn saved_values_are_read_and_written_alike() {
    pins::check(&values(), &folder().join("app-values.json"));
}

#[test]
fn saved_files_are_read_and_written_alike() {
    let copy = tempfile::tempdir().expect("a folder");
    let old = files(&folder().join("app"));
    for (name, text) in &old {
        let file = copy.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    }
    let player = Player::open(copy.path(), TABLET);
    assert_eq!(player.said(), None);
    let world = player.app.world();
    assert_eq!(*world.resource::<Settings>(), settings());
    let sketches: BTreeMap<_, _> = world.resource::<Editor>().written().into_iter().collect();
    let mut count = BTreeMap::new();
    for (name, text) in &old {
        let (kind, file) = name.split_once('/').unwrap_or(("", name.as_str()));
        *count.entry(kind).or_insert(0) += 1;
        let game = || {
            let number = file.trim_end_matches(".json").parse().expect("a number");
            save::read_match(world.resource::<Files>(), number).expect("a match").0
        };
        let new = match (kind, file) {
            ("matches", _) => saved::write(&game()),
            ("reviews", _) => {
                let (wanted, review) = save::review(world.resource(), &game()).expect("a review");
                save::write_review(world.resource(), game().id(), wanted, &review).expect("a written file");
                world.resource::<Files>().flush().expect("a disk");
                fs::read_to_string(copy.path().join(name)).expect("a review")
            }
            ("sketches", _) => {
                let game = Game::from_name(file.trim_end_matches(".json")).expect("a game");
                sketches[&game].clone()
            }
            (_, "settings.json") => serde_json::to_string(world.resource::<Settings>()).expect("plain"),
            (_, "table.json") => {
                let table = world.resource::<Session>().table.as_ref().expect("a match is on the table");
                serde_json::to_string(table.row()).expect("plain")
            }
            (_, "tournament.json") => world.resource::<HomeTournament>().write(),
            (_, "backup.json") => {
                let source = Source::Text(text.clone().into_bytes());
                let files = crate::harness::files(&copy.path().join("restored"));
                let preview = backup::preview(&source, &files, &[], &Progress::default()).expect("a preview");
                assert_eq!(preview.settings, Some(KeptSettings::Read(Box::new(settings()))));
                let (restored, brought) =
                    backup::restore(&source, preview, &files, 100, &Progress::default());
                assert_eq!((restored.new, restored.damaged.count, restored.ended), (2, 0, None));
                let mut editor = Editor::default();
                for (game, begins, sketch) in brought.sketches {
                    editor.restore(game, begins, sketch);
                }
                let settings = serde_json::to_string(&settings()).expect("plain");
                let mut content = Vec::new();
                let progress = Progress::default();
                backup::write(&files, &settings, &editor.written(), &progress, &mut content)
                    .expect("a backup in memory");
                String::from_utf8(content).expect("a text")
            }
            _ => panic!("there should be a check for {name}"),
        };
        keeps(name, text, &new);
    }
    let expected = [("", 4), ("matches", 2), ("reviews", 1), ("sketches", SAVED_GAMES.len())];
    assert_eq!(count, BTreeMap::from(expected));
}

#[test]
fn tournaments_of_the_first_version_are_read() {
    let first = fs::read_to_string(folder().join("tournament-1.json")).expect("the fixture is there");
    let home = HomeTournament::read(&first).expect("the first version is read");
    let tournament = home.tournament().expect("a tournament");
    assert_eq!((tournament.open().len(), tournament.settings().players.len()), (3, 4));
    assert!(home.holds(12) && home.others().is_empty());
    keeps("tournament-1.json", &first, &home.write());
}

/// Adds missing values to the fixture. Run it once for a new variant:
/// `cargo test --test app add_missing_saved -- --ignored`.
#[test]
#[ignore = "writes the fixture"]
fn add_missing_saved() {
    pins::add_missing(&values(), &folder().join("app-values.json"));
    let app = folder().join("app");
    if !app.exists() {
        fs::create_dir_all(&app).expect("the folder can be made");
        play(&app);
    }
}

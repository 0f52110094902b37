//! Measures the app with a large library: the time to start, and the frames of every screen, with 10,000
//! matches and 22,000 imported ones. `scripts/measure.sh` runs it.
//!
//! `measure_library --make FOLDER` writes the library, always the same. Without arguments it opens the app
//! on the folder that `PARLOUR_DATA` names. The time of a frame is that of its systems, as in the example
//! `measure`, without rendering.

use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, RequestRedraw};
use parlour::app::state::library::Library;
use parlour::app::vocabulary::action::{Action, GoTo, LibraryAction, RecordAction};
use parlour::play::{Avatar, Match, Player, Setup, saved};
use parlour::rules::{Game, Side};

/// Number of matches that were played here.
const PLAYED: u32 = 10_000;
/// Number of matches that were imported.
const IMPORTED: u32 = 22_000;
/// Limit of the time of a frame.
const LIMIT: Duration = Duration::from_millis(50);
/// Time for each step.
const STEP: Duration = Duration::from_millis(1500);
/// Time for the import, before it is cancelled.
const IMPORT: Duration = Duration::from_secs(10);

fn main() -> AppExit {
    let began = Instant::now();
    let mut arguments = env::args().skip(1);
    if arguments.next().as_deref() == Some("--make") {
        make(Path::new(&arguments.next().unwrap_or_default()));
        return AppExit::Success;
    }
    let mut app = parlour::app::windowed();
    app.insert_resource(Measure {
        began,
        step: None,
        since: began,
        frame_began: began,
        frames: Vec::new(),
        slow: 0,
    })
    .add_systems(First, |mut measure: ResMut<Measure>| measure.frame_began = Instant::now())
    .add_systems(Last, measure);
    app.run()
}

/// Returns a match of random turns, always the same.
fn played(game: Game, turns: usize, mut chance: u64) -> Match {
    let players = [Player::person("", Avatar::Leaf), Player::person("", Avatar::Kite)];
    let mut game = Match::new(1, Setup::new(game.presets()[0].rules, players), 0).expect("a start");
    for _ in 0..turns {
        let turns = game.position().turns();
        if turns.is_empty() || game.outcome().is_some() {
            break;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&turns[(chance >> 33) as usize % turns.len()]).expect("a legal turn");
    }
    game
}

/// Writes the library: matches of all games between a few people, of which a tenth is unfinished, and
/// finished games of checkers between many.
fn make(folder: &Path) {
    fs::create_dir_all(folder.join("matches")).expect("a folder");
    let models: Vec<Match> =
        (0..60_u64).map(|number| played(Game::ALL[number as usize % 6], 30, number)).collect();
    let imported: Vec<Match> = (0..40_u64).map(|number| played(Game::Checkers, 40, number)).collect();
    for id in 1..=PLAYED + IMPORTED {
        let is_own = id <= PLAYED;
        let model = if is_own { &models[id as usize % 60] } else { &imported[id as usize % 40] };
        let mut game = model.clone().numbered(id);
        let names = if is_own {
            [format!("Anna {}", id % 5), format!("Ben {}", id % 3)]
        } else {
            [format!("Black {}", id % 1500), format!("White {}", id % 1300)]
        };
        for (side, name) in Side::BOTH.into_iter().zip(&names) {
            game.set_player(side, Player::person(name, Avatar::Leaf));
        }
        if !(is_own && id % 10 == 0) && game.outcome().is_none() {
            game.resign(if id % 3 == 0 { Side::First } else { Side::Second });
        }
        fs::write(folder.join(format!("matches/{id:06}.json")), saved::write(&game)).expect("room");
    }
    let mut text = String::new();
    for number in 0..IMPORTED {
        let names = format!("[Black \"Zoe {}\"]\n[White \"Tom {}\"]", number % 900, number % 700);
        let day = number % 28 + 1;
        writeln!(text, "[Date \"1990.07.{day:02}\"]\n{names}\n\n1. 11-15 23-19 2. 8-11 22-17 1-0\n")
            .expect("a text grows");
    }
    fs::write(folder.join("games.pdn"), text).expect("room");
}

#[derive(Resource)]
struct Measure {
    began: Instant,
    /// The current step; `None` while the list is being read.
    step: Option<usize>,
    since: Instant,
    frame_began: Instant,
    frames: Vec<Duration>,
    /// Number of frames of all steps above the limit.
    slow: usize,
}

/// The steps with their names; `None` drops a file with many games on the window.
fn steps() -> Vec<(&'static str, Option<Action>)> {
    let steps: Vec<(&str, Action)> = vec![
        ("home", GoTo::Home.into()),
        ("library", GoTo::Library.into()),
        ("library, one game", LibraryAction::Filter(Some(Game::Checkers)).into()),
        ("library, more", LibraryAction::More.into()),
        ("library, more again", LibraryAction::More.into()),
        ("library, menu", LibraryAction::Choose(Some(PLAYED)).into()),
        ("library, delete", LibraryAction::Delete(PLAYED + IMPORTED).into()),
        ("library, bring back", LibraryAction::BringBack.into()),
        ("library, delete an old match", LibraryAction::Delete(7).into()),
        ("library, all games", LibraryAction::Filter(None).into()),
        ("results", GoTo::Players.into()),
        ("results, more", LibraryAction::More.into()),
        ("results, table", LibraryAction::Results.into()),
        ("results, anew", LibraryAction::CountAnew.into()),
        ("results, all", LibraryAction::CountAll.into()),
        ("setup", GoTo::Setup(Game::Checkers).into()),
        ("rules", GoTo::Rules(Game::Checkers).into()),
        ("settings", GoTo::Settings.into()),
        ("record", GoTo::Record.into()),
        ("a match is opened", LibraryAction::Open(PLAYED + 9).into()),
        ("library again", GoTo::Library.into()),
    ];
    let mut steps: Vec<_> = steps.into_iter().map(|(what, action)| (what, Some(action))).collect();
    steps.extend([("import", None), ("import, cancelled", Some(RecordAction::Cancel.into()))]);
    steps
}

fn measure(
    mut measure: ResMut<Measure>,
    library: Res<Library>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut actions: MessageWriter<Action>,
    mut drops: MessageWriter<FileDragAndDrop>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    let measure = &mut *measure;
    if measure.frames.is_empty() && measure.step.is_none() {
        println!("first frame after              {:?}", measure.began.elapsed());
    } else {
        // The first frame is part of the start.
        let spent = measure.frame_began.elapsed();
        measure.slow += usize::from(spent > LIMIT);
        measure.frames.push(spent);
    }
    let steps = steps();
    let is_over = match measure.step {
        None => {
            if measure.frames.is_empty() {
                measure.frames.push(Duration::ZERO);
            }
            let is_read = !library.is_busy();
            if is_read {
                println!("all {} matches listed after {:?}", library.all().count(), measure.began.elapsed());
            }
            is_read
        }
        Some(at) if steps[at].1.is_none() => measure.since.elapsed() > IMPORT,
        Some(_) => measure.since.elapsed() > STEP,
    };
    if !is_over {
        return;
    }
    report(measure.step.map_or("the list is read", |at| steps[at].0), &mut measure.frames);
    measure.since = Instant::now();
    let next = measure.step.map_or(0, |at| at + 1);
    measure.step = Some(next);
    match steps.get(next) {
        Some((_, Some(action))) => _ = actions.write(action.clone()),
        Some((_, None)) => {
            let path_buf = Path::new(&env::var_os("PARLOUR_DATA").unwrap_or_default()).join("games.pdn");
            drops.write(FileDragAndDrop::DroppedFile { window: *window, path_buf });
        }
        None => {
            println!("{} matches in the library", library.all().count());
            println!("frames over {LIMIT:?}            {}", measure.slow);
            exit.write(AppExit::Success);
        }
    }
}

fn report(what: &str, frames: &mut Vec<Duration>) {
    frames.sort();
    let slow = frames.iter().filter(|spent| **spent > LIMIT).count();
    if let (Some(middle), Some(worst)) = (frames.get(frames.len() / 2), frames.last()) {
        println!(
            "{what:30} {:4} frames, {middle:?} in the middle, {worst:?} at worst, {slow} over {LIMIT:?}",
            frames.len()
        );
    }
    frames.clear();
}

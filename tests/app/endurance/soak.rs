//! Many matches in one process, while the device is rotated, suspended, resumed and set to
//! other languages. Memory does not grow, and the log holds no warning.

use std::env;
use std::process::Command;
use std::time::Duration;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::AppLifecycle;
use parlour::app::device::language::LANGUAGES;
use parlour::app::vocabulary::action::{GoTo, PlayAction, Setting};
use parlour::app::vocabulary::messages::SquareTouched;
use parlour::play::Mode;
use peak_alloc::PeakAlloc;

use crate::endurance::{Dice, games};
use crate::harness::{Player, setup_of};
use parlour::platform::fake::Fake;

/// Number of matches. The environment variable sets another one, for long runs.
const MATCHES: usize = 40;
const MATCHES_VARIABLE: &str = "PARLOUR_SOAK_MATCHES";

/// Number of matches after which everything was in memory once.
const WARM: usize = 20;

/// Limit for the growth of the allocated memory after that. Measured: 2 of 30 MiB from the first time
/// to the second, then none, with another match on the screen each time.
const GROWTH: f64 = 1.05;

/// Limit for the growth of the resident memory, which the allocators of several threads take in large
/// pieces. It varies by 7 %. Measured: 1 %.
const RESIDENT_GROWTH: f64 = 1.15;

/// Prefixes of the lines in which the child process reports its memory, in KiB.
const ALLOCATED: &str = "allocated:";
const RESIDENT: &str = "resident:";

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

#[test]
fn many_matches_cost_no_memory_and_no_warning() {
    let output = Command::new(env::current_exe().expect("this program"))
        .args(["endurance::soak::many_matches", "--exact", "--ignored", "--nocapture"])
        // Without a renderer, Bevy warns once.
        .env("RUST_LOG", "warn,bevy_render=off")
        .env("NO_COLOR", "1")
        .output()
        .expect("this program again");
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success(), "{said}");
    let complaints: Vec<_> =
        said.lines().filter(|line| line.contains(" WARN ") || line.contains(" ERROR ")).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");
    let grown = |kind: &str| {
        let memory = said.lines().find_map(|line| line.split_once(kind)).expect("a line with the memory").1;
        let memory: Vec<f64> = memory.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        match memory[..] {
            [early, .., late] => late / early,
            // Only Linux reports the memory of a process.
            _ if kind == RESIDENT && cfg!(not(target_os = "linux")) => 1.,
            _ => panic!("the process should report its memory: {said}"),
        }
    };
    assert!(grown(ALLOCATED) <= GROWTH && grown(RESIDENT) <= RESIDENT_GROWTH, "{said}");
}

#[test]
#[ignore = "the test above runs it, in a process of its own"]
fn many_matches() {
    App::new().add_plugins(LogPlugin::default());
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::open_on(Fake::tablet(folder.path()), Vec2::new(800., 1280.));
    let mut dice = Dice(20_261_122);
    let games = games();
    let (mut allocated, mut given) = (Vec::new(), Vec::new());
    let matches =
        env::var(MATCHES_VARIABLE).map_or(MATCHES, |text| text.parse().expect("a number of matches"));
    for number in 1..=matches {
        let rules = games[number % games.len()];
        player.begin_setup(setup_of(rules, if number % 2 == 0 { Mode::Quick } else { Mode::HandOver }, None));
        let language = LANGUAGES[number % LANGUAGES.len()].tag;
        let mut turns = 0;
        while player.game().outcome().is_none() && player.game().counting().is_none() {
            play_a_turn(&mut player, &mut dice);
            turns += 1;
            match turns {
                3 => player.resize(Vec2::new(1280., 800.)),
                5 => player.act(Setting::Language(Some(language))),
                8 => leave_and_return(&mut player),
                11 => player.resize(Vec2::new(800., 1280.)),
                // Random games of Go would be very long.
                120 => player.act(PlayAction::Resign),
                _ => {}
            }
        }
        for side in parlour::rules::Side::BOTH {
            if player.game().counting().is_some() {
                player.act(PlayAction::Agree(side));
            }
        }
        player.wait(Duration::from_secs(1));
        assert!(player.game().outcome().is_some(), "{rules:?} after {turns} turns");
        assert_eq!(player.pieces(), player.expected_pieces(), "{rules:?}");
        player.resize(Vec2::new(800., 1280.));
        if number % WARM == 0 {
            player.act(Setting::Language(Some("en")));
            // The same content is on the screen each time.
            player.begin_setup(setup_of(games[0], Mode::Quick, None));
            player.act(GoTo::Home);
            player.rest();
            // Caches are evicted when the app is suspended.
            leave_and_return(&mut player);
            player.rest();
            allocated.push(ALLOCATOR.current_usage() as u64 / 1024);
            given.extend(resident());
        }
    }
    for (kind, memory) in [(ALLOCATED, allocated), (RESIDENT, given)] {
        let memory: Vec<String> = memory.iter().map(u64::to_string).collect();
        println!("{kind} {}", memory.join(" "));
    }
}

/// Suspends the app and resumes it.
fn leave_and_return(player: &mut Player) {
    use AppLifecycle::{Running, Suspended, WillResume, WillSuspend};
    for step in [WillSuspend, Suspended, WillResume, Running] {
        player.lifecycle(step);
    }
}

/// Plays one random turn, with the actions that its mode needs.
fn play_a_turn(player: &mut Player, dice: &mut Dice) {
    if !player.game().turns().current.started {
        player.act(PlayAction::StartTurn);
    }
    let turn = dice.turn(player.game().position());
    let before = player.game().turn_count();
    for &square in &turn.0 {
        player.app.world_mut().write_message(SquareTouched(square));
        player.app.update();
    }
    if turn.0.is_empty() {
        player.act(PlayAction::Pass);
    } else if player.game().turn_count() == before {
        player.act(PlayAction::FinishTurn);
    }
    assert!(player.game().turn_count() > before, "{turn:?}");
    player.app.update();
}

/// Returns the resident memory of this process in KiB, on Linux.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

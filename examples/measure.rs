//! What the app costs: frames, memory and processor while it is idle, and the time of a frame
//! while pieces jump.
//!
//! Run it as `scripts/measure.sh` does, with `PARLOUR_DATA` at an empty folder.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use parlour::app::action::{Action, GoTo, PlayAction};
use parlour::app::board::Moving;
use parlour::app::session::{Session, SquareTouched};
use parlour::play::{Avatar, Mode, Player, Setup};
use parlour::rules::Game;

const IDLE: Duration = Duration::from_secs(10);

/// How often the jumps are played and taken back.
const ROUNDS: u32 = 10;

#[derive(Resource)]
struct Measure {
    phase: Phase,
    since: Instant,
    frames: u32,
    processor: Duration,
    frame_began: Instant,
    moving: Vec<Duration>,
    /// How many times the jumps are still to be seen.
    rounds: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Starting,
    Idle,
    Jumping,
    Done,
}

fn main() -> AppExit {
    let now = Instant::now();
    parlour::app::windowed()
        .insert_resource(Measure {
            phase: Phase::Starting,
            since: now,
            frames: 0,
            processor: Duration::ZERO,
            frame_began: now,
            moving: Vec::new(),
            rounds: ROUNDS,
        })
        .add_systems(Startup, begin)
        .add_systems(First, |mut measure: ResMut<Measure>| measure.frame_began = Instant::now())
        .add_systems(Last, measure)
        .run()
}

fn begin(
    mut session: ResMut<Session>,
    mut actions: MessageWriter<Action>,
    proxy: Res<EventLoopProxyWrapper>,
) {
    let player = |name: &str, avatar| Player { name: name.to_owned(), avatar };
    let setup = Setup {
        rules: Game::Checkers.presets()[0].rules,
        position: Some("B:W18,27,12,K29,30:B14,1,2,3,K4".to_owned()),
        players: [player("Anna", Avatar::Leaf), player("Ben", Avatar::Kite)],
        mode: Mode::Quick,
    };
    session.begin(setup, 0);
    actions.write(GoTo::Resume.into());
    // The app sleeps when nothing happens: someone has to wake it to look at the clock.
    let proxy = (**proxy).clone();
    thread::spawn(move || {
        for wait in [Duration::from_secs(6), IDLE + Duration::from_millis(200)] {
            thread::sleep(wait);
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
}

fn measure(
    mut measure: ResMut<Measure>,
    moving: Res<Moving>,
    mut squares: MessageWriter<SquareTouched>,
    mut actions: MessageWriter<Action>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    measure.frames += 1;
    let now = Instant::now();
    match measure.phase {
        Phase::Starting if now - measure.since > Duration::from_secs(6) => {
            println!("frames in the first 6 s      {}", measure.frames);
            measure.phase = Phase::Idle;
            measure.since = now;
            measure.frames = 0;
            measure.processor = processor_time();
        }
        Phase::Idle if now - measure.since > IDLE => {
            let spent = processor_time().saturating_sub(measure.processor);
            // The frame in which this is printed was asked for by the measurement.
            println!("frames in 10 s idle          {}", measure.frames - 1);
            println!(
                "processor while idle         {:.2} %",
                spent.as_secs_f64() / (now - measure.since).as_secs_f64() * 100.
            );
            println!("memory (resident)            {:.0} MB", resident() / 1e6);
            for square in [26, 44, 62] {
                squares.write(SquareTouched(parlour::rules::Square(square)));
            }
            redraw.write(RequestRedraw);
            measure.phase = Phase::Jumping;
            measure.since = now;
        }
        Phase::Jumping => {
            // The squares are touched by nobody whose finger would keep the app awake.
            redraw.write(RequestRedraw);
            if moving.0 {
                let spent = now - measure.frame_began;
                measure.moving.push(spent);
            } else if now - measure.since > Duration::from_secs(1) && measure.rounds > 0 {
                // Once more, backwards and forwards.
                let again =
                    if measure.rounds.is_multiple_of(2) { PlayAction::Undo } else { PlayAction::Redo };
                actions.write(again.into());
                measure.rounds -= 1;
                measure.since = now;
            } else if measure.rounds == 0 {
                measure.moving.sort();
                let times = &measure.moving;
                if let (Some(middle), Some(worst)) = (times.get(times.len() / 2), times.last()) {
                    println!("frames while two jumps move  {} in {ROUNDS} turns", times.len());
                    println!("processor time of a frame    {middle:?} in the middle, {worst:?} at worst");
                }
                measure.phase = Phase::Done;
                exit.write(AppExit::Success);
            }
        }
        _ => {}
    }
}

fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks: u64 =
        after_name.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

fn resident() -> f64 {
    let statm = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    statm.split_whitespace().nth(1).and_then(|pages| pages.parse::<f64>().ok()).unwrap_or(0.) * 4096.
}

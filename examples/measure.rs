//! Measures the cost of the app: frames, memory and processor while idle, and frames while it works.
//! Run it with `scripts/measure.sh`, which sets `PARLOUR_DATA` to an empty folder.
//!
//! While pieces move, it measures the time of a frame and its draw calls: two jumps, and a stone on a full
//! board of Go. While the computer thinks on all cores but one, it measures the time of a frame. On a
//! person's turn, with the warning before mistakes and the evaluation on, it measures the frames and the
//! processor time of each second. The example `stopping` measures how soon the computer stops.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::core_pipeline::core_2d::Transparent2d;
use bevy::prelude::*;
use bevy::render::render_phase::{SortedPhaseItem, ViewSortedRenderPhases};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::ui_render::TransparentUi;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use parlour::app::device::art::Art;
use parlour::app::state::computer::Computer;
use parlour::app::state::moving::Moving;
use parlour::app::state::session::Session;
use parlour::app::vocabulary::action::{Action, GoTo, PlayAction, Setting};
use parlour::app::vocabulary::messages::{BoardUpdate, SquareTouched};
use parlour::engine::Level;
use parlour::play::{Avatar, Mode, Player, Setup};
use parlour::rules::{Game, Rules, Square, go};

const IDLE: Duration = Duration::from_secs(10);

/// Number of seconds that are measured on a person's turn.
const OWN_TURN: u32 = 12;

/// Number of times that the turn of a scene is undone and played again.
const ROUNDS: u32 = 10;

/// A turn whose frames are measured.
struct Scene {
    what: &'static str,
    rules: Rules,
    position: Option<String>,
    touches: Vec<Square>,
}

fn scenes() -> [Scene; 2] {
    // As full as possible: stripes of three columns, and the middle one has free points.
    let row = |row: usize| -> String {
        let stone = |column: usize| match (column % 3 == 1 && row % 2 == 1, (column / 3).min(5) % 2) {
            (true, _) => '.',
            (false, 0) => 'X',
            (false, _) => 'O',
        };
        (0..19).map(stone).collect()
    };
    let full = (0..19).map(row).collect::<Vec<_>>().join("/");
    [
        Scene {
            what: "two jumps",
            rules: Game::Checkers.presets()[0].rules,
            position: Some("B:W18,27,12,K29,30:B14,1,2,3,K4".to_owned()),
            touches: [26, 44, 62].map(Square).into(),
        },
        Scene {
            what: "a stone on a full board",
            rules: Rules::Go(go::Rules::CHINESE),
            position: Some(format!("{full} X")),
            touches: vec![Square(19 + 1)],
        },
    ]
}

/// Time after which a screen that was left has given back its memory.
const RETURN: Duration = Duration::from_secs(6);

/// The games of which a person's turn is measured.
const OWN_TURNS: [Game; 4] = [Game::Checkers, Game::Reversi, Game::Go, Game::Gomoku];

#[derive(Resource)]
struct Measure {
    phase: Phase,
    since: Instant,
    frames: u32,
    processor: Duration,
    frame_began: Instant,
    moving: Vec<Duration>,
    /// Number of repetitions left.
    rounds: u32,
    /// Number of draw calls in the last frame, and the maximum of any frame of the scene.
    draws: Arc<AtomicUsize>,
    most_draws: usize,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Starting,
    Idle,
    /// The board of this scene is being rasterised.
    Preparing(usize),
    Moving(usize),
    /// The computer thinks.
    Thinking,
    /// A person has the turn in the game at this place of [`OWN_TURNS`]; the number of seconds so far.
    OwnTurn(usize, u32),
    /// The home screen is there again, after all games.
    Home,
    /// The first match is on the table again.
    Back,
    Done,
}

fn main() -> AppExit {
    let now = Instant::now();
    let draws = Arc::new(AtomicUsize::new(0));
    let mut app = parlour::app::windowed();
    app.insert_resource(Measure {
        phase: Phase::Starting,
        since: now,
        frames: 0,
        processor: Duration::ZERO,
        frame_began: now,
        moving: Vec::new(),
        rounds: ROUNDS,
        draws: draws.clone(),
        most_draws: 0,
    })
    .add_systems(Startup, begin)
    .add_systems(First, |mut measure: ResMut<Measure>| measure.frame_began = Instant::now())
    .add_systems(Last, measure);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        let count = move |board: Res<ViewSortedRenderPhases<Transparent2d>>,
                          ui: Res<ViewSortedRenderPhases<TransparentUi>>| {
            draws.store(draw_calls(&board) + draw_calls(&ui), Ordering::Relaxed);
        };
        render.add_systems(Render, count.in_set(RenderSystems::Render));
    }
    app.run()
}

/// Number of draw calls in the phases of all cameras: one for each batch.
fn draw_calls<Item: SortedPhaseItem>(phases: &ViewSortedRenderPhases<Item>) -> usize {
    let items = phases.values().flat_map(|phase| &phase.items);
    items.filter(|(_, item)| !item.batch_range().is_empty()).count()
}

fn begin_scene(at: usize, session: &mut Session) {
    let [first, second] = scenes();
    let scene = if at == 0 { first } else { second };
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let setup = Setup { position: scene.position, mode: Mode::Quick, ..Setup::new(scene.rules, players) };
    session.begin(setup);
}

fn begin(
    mut session: ResMut<Session>,
    mut actions: MessageWriter<Action>,
    proxy: Res<EventLoopProxyWrapper>,
) {
    begin_scene(0, &mut session);
    actions.write(GoTo::Resume.into());
    wake(&proxy, vec![Duration::from_secs(6), IDLE + Duration::from_millis(200)]);
}

fn measure(
    mut measure: ResMut<Measure>,
    mut session: ResMut<Session>,
    moving: Res<Moving>,
    art: Res<Art>,
    computer: Res<Computer>,
    mut squares: MessageWriter<SquareTouched>,
    mut actions: MessageWriter<Action>,
    mut shown: MessageWriter<BoardUpdate>,
    mut redraw: MessageWriter<RequestRedraw>,
    proxy: Res<EventLoopProxyWrapper>,
    mut exit: MessageWriter<AppExit>,
) {
    measure.frames += 1;
    let now = Instant::now();
    let waited = now - measure.since;
    match measure.phase {
        Phase::Starting if waited > Duration::from_secs(6) => {
            println!("frames in the first 6 s      {}", measure.frames);
            measure.phase = Phase::Idle;
            measure.since = now;
            measure.frames = 0;
            measure.processor = processor_time();
        }
        Phase::Idle if waited > IDLE => {
            report_idle(&measure, waited);
            measure.phase = Phase::Preparing(0);
            measure.since = now;
            redraw.write(RequestRedraw);
        }
        Phase::Preparing(at) => {
            redraw.write(RequestRedraw);
            if waited > Duration::from_secs(1) && !art.is_busy() {
                squares.write_batch(scenes()[at].touches.iter().map(|&square| SquareTouched(square)));
                begin_moving(&mut measure, at);
            }
        }
        Phase::Moving(at) => {
            // No finger keeps the app awake here, so each frame asks for the next.
            redraw.write(RequestRedraw);
            if moving.0 {
                let spent = now - measure.frame_began;
                measure.moving.push(spent);
                measure.most_draws = measure.most_draws.max(measure.draws.load(Ordering::Relaxed));
            } else if waited > Duration::from_secs(1) && measure.rounds > 0 {
                // Undo the turn and play it again.
                let again =
                    if measure.rounds.is_multiple_of(2) { PlayAction::Undo } else { PlayAction::Redo };
                actions.write(again.into());
                measure.rounds -= 1;
                measure.since = now;
            } else if measure.rounds == 0 {
                report(&mut measure, &scenes()[at]);
                measure.since = now;
                if at + 1 < scenes().len() {
                    begin_scene(at + 1, &mut session);
                    shown.write(BoardUpdate::Rebuild);
                    measure.phase = Phase::Preparing(at + 1);
                } else {
                    begin_thinking(&mut session);
                    shown.write(BoardUpdate::Rebuild);
                    measure.moving.clear();
                    measure.phase = Phase::Thinking;
                }
            }
        }
        Phase::Thinking => {
            redraw.write(RequestRedraw);
            if waited > Duration::from_secs(2) && computer.is_busy() {
                let spent = now - measure.frame_began;
                measure.moving.push(spent);
            }
            if waited > Duration::from_secs(7) {
                report_thinking(&mut measure);
                actions
                    .write_batch([Setting::BlunderCheck(true), Setting::Evaluation(true)].map(Action::from));
                begin_own_turn(0, &mut measure, &mut session, &proxy);
                shown.write(BoardUpdate::Rebuild);
            }
        }
        Phase::OwnTurn(at, seconds) => {
            let second = waited.as_secs() as u32;
            if second > seconds {
                tell_second(&mut measure, at, second, computer.is_busy());
            }
            if second >= OWN_TURN && at + 1 < OWN_TURNS.len() {
                begin_own_turn(at + 1, &mut measure, &mut session, &proxy);
                shown.write(BoardUpdate::Rebuild);
            } else if second >= OWN_TURN {
                println!("memory (resident, at most)   {:.0} MB", most_resident() / 1e6);
                println!("memory (resident)            {:.0} MB", resident() / 1e6);
                actions.write(GoTo::Home.into());
                redraw.write(RequestRedraw);
                measure.phase = Phase::Home;
                measure.since = now;
                wake(&proxy, vec![RETURN, RETURN]);
            }
        }
        Phase::Home if waited > RETURN => {
            println!("memory at home again         {:.0} MB", resident() / 1e6);
            begin_scene(0, &mut session);
            let off = [Setting::BlunderCheck(false), Setting::Evaluation(false)].map(Action::from);
            actions.write_batch(off.into_iter().chain([GoTo::Resume.into()]));
            redraw.write(RequestRedraw);
            measure.phase = Phase::Back;
            measure.since = now;
        }
        Phase::Back if waited > RETURN => {
            println!("memory in play again         {:.0} MB", resident() / 1e6);
            measure.phase = Phase::Done;
            exit.write(AppExit::Success);
        }
        _ => {}
    }
}

/// Begins a match in which the computer has the first turn, at its highest level, on the largest board.
fn begin_thinking(session: &mut Session) {
    let players = [Player::computer(Level::HIGHEST), Player::person("Ben", Avatar::Kite)];
    session.begin(Setup::new(Rules::Go(go::Rules::CHINESE), players));
}

/// Prints the processor time and the frames of a second of a person's turn.
fn tell_second(measure: &mut Measure, at: usize, second: u32, is_analysing: bool) {
    let spent = processor_time().saturating_sub(measure.processor);
    println!(
        "{}, own turn, second {second:2}: {:4} ms of processor time, {} frames{}",
        OWN_TURNS[at].name(),
        spent.as_millis(),
        measure.frames,
        if is_analysing { ", analysing" } else { "" },
    );
    measure.processor += spent;
    measure.frames = 0;
    measure.phase = Phase::OwnTurn(at, second);
}

/// Begins to measure the turns of a scene.
fn begin_moving(measure: &mut Measure, at: usize) {
    measure.phase = Phase::Moving(at);
    measure.since = Instant::now();
    measure.rounds = ROUNDS;
    measure.moving.clear();
    measure.most_draws = 0;
}

/// Begins a match between two people, of which one now has the turn.
fn begin_own_turn(at: usize, measure: &mut Measure, session: &mut Session, proxy: &EventLoopProxyWrapper) {
    let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
    let rules = OWN_TURNS[at].presets()[0].rules;
    session.begin(Setup { mode: Mode::Quick, ..Setup::new(rules, players) });
    measure.phase = Phase::OwnTurn(at, 0);
    measure.since = Instant::now();
    measure.processor = processor_time();
    measure.frames = 0;
    wake(proxy, (0..OWN_TURN).map(|_| Duration::from_secs(1)).collect());
}

/// Wakes the app after each of these times: it sleeps while nothing happens, and then checks no clock.
fn wake(proxy: &EventLoopProxyWrapper, waits: Vec<Duration>) {
    let proxy = (**proxy).clone();
    thread::spawn(move || {
        for wait in waits {
            thread::sleep(wait + Duration::from_millis(2));
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
}

fn report(measure: &mut Measure, scene: &Scene) {
    measure.moving.sort();
    let times = &measure.moving;
    if let (Some(middle), Some(worst)) = (times.get(times.len() / 2), times.last()) {
        println!("{}: {} frames in {ROUNDS} turns", scene.what, times.len());
        println!("  processor time of a frame  {middle:?} in the middle, {worst:?} at worst");
        println!("  draw calls of a frame      {} at most", measure.most_draws);
    }
}

fn report_idle(measure: &Measure, waited: Duration) {
    let spent = processor_time().saturating_sub(measure.processor);
    // The measurement itself asked for the frame in which this is printed.
    println!("frames in 10 s idle          {}", measure.frames - 1);
    println!("processor while idle         {:.2} %", spent.as_secs_f64() / waited.as_secs_f64() * 100.);
    println!("memory (resident)            {:.0} MB", resident() / 1e6);
}

fn report_thinking(measure: &mut Measure) {
    measure.moving.sort();
    let times = &measure.moving;
    if let (Some(middle), Some(worst)) = (times.get(times.len() / 2), times.last()) {
        println!("the computer thinks: {} frames in 5 s", times.len());
        println!("  processor time of a frame  {middle:?} in the middle, {worst:?} at worst");
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

/// The most memory that was ever resident, in bytes.
fn most_resident() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok()).unwrap_or(0.) * 1024.
}

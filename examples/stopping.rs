//! Measures how soon the engines stop at full strength; undo, a new game and leaving the app wait for it.
//! Run it with `cargo run --release --no-default-features --example stopping [game]`.
//!
//! It measures all rules of a game, or of all games, at the start, in the opening, in the middle and near
//! the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use parlour::engine::{
    BaselineEngine, Engine, Limits, Lines, Question, Resources, Stop, dead, engine, reasons,
};
use parlour::rules::{Game, Position, Rules, Turn};

/// The resources of an engine on a desktop.
const RESOURCES: Resources = parlour::system::resources(64 << 20, 1);

/// Milliseconds after which an engine is stopped: while it begins, and when its tables have grown.
const STOP_AFTER: [u64; 5] = [3, 40, 150, 400, 900];

/// Points of a game, in hundredths of its length.
const STAGES: [(&str, usize); 4] = [("start", 0), ("opening", 15), ("middle", 50), ("end", 90)];

/// Number of turns after which a game without an end is long enough.
const LONGEST: usize = 600;

fn main() {
    let wanted = std::env::args().nth(1);
    for game in Game::ALL.into_iter().filter(|game| wanted.as_deref().is_none_or(|name| name == game.name()))
    {
        for (kind, make) in engines() {
            let mut worst = Stopped::default();
            let mut at = String::new();
            for preset in game.presets() {
                for (stage, position, history) in stages(preset.rules) {
                    for wait in STOP_AFTER.map(Duration::from_millis) {
                        let stopped = stop_after(wait, make, &*position, &history);
                        if stopped.later_than(worst) {
                            worst = stopped;
                            at = format!("{}, {stage}, stopped after {wait:?}", preset.name);
                        }
                    }
                }
            }
            println!("{:13} {kind:6} {worst}  ({at})", game.name());
        }
        println!(
            "{:13} facts  {}  (reasons and dead stones, which cannot be stopped)",
            game.name(),
            longest_explanation(game)
        );
    }
}

/// Returns the longest time to find the reasons for a turn, or the dead stones of Go.
fn longest_explanation(game: Game) -> Stopped {
    let positions = game.presets().iter().flat_map(|preset| stages(preset.rules));
    let times = positions.flat_map(|(_, position, history)| {
        let limits = Limits::nodes(2000);
        let question =
            Question { position: &*position, history: &history, limits, lines: Lines::Best(1), seed: 1 };
        let analysis = engine(position.rules(), RESOURCES).analyse(&question, &Stop::default());
        // Both sides pass. In other games this is illegal, and no piece is dead.
        let mut rests = position.boxed();
        _ = [(), ()].map(|()| rests.play(&Turn::default()));
        [
            timed(|| _ = analysis.lines.first().map(|line| reasons(&*position, line))),
            timed(|| _ = dead(&*rests)),
        ]
    });
    times.reduce(|worst, time| if time.later_than(worst) { time } else { worst }).unwrap_or_default()
}

/// Measures the time of a closure.
fn timed(does: impl FnOnce()) -> Stopped {
    let task = Path::new("thread-self");
    let (began, before) = (Instant::now(), spent(task));
    does();
    let processor = spent(task).zip(before).map(|(after, before)| after.saturating_sub(before));
    Stopped { clock: began.elapsed(), processor }
}

type Make = fn(Rules) -> Box<dyn Engine>;

/// The engines of the levels: the specialised engine of the game, and the baseline engine.
fn engines() -> [(&'static str, Make); 2] {
    [
        ("own", |rules| engine(rules, RESOURCES)),
        ("plain", |rules| Box::new(BaselineEngine::new(rules, RESOURCES))),
    ]
}

/// Time that an engine took to stop.
#[derive(Clone, Copy, Default)]
struct Stopped {
    /// Elapsed time.
    clock: Duration,
    /// Processor time, which other processes do not lengthen, if the system reports it.
    processor: Option<Duration>,
}

impl Stopped {
    fn later_than(self, other: Stopped) -> bool {
        let time = |stopped: Stopped| stopped.processor.unwrap_or(stopped.clock);
        (time(self), self.clock) > (time(other), other.clock)
    }
}

impl std::fmt::Display for Stopped {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.;
        write!(out, "{:6.1} ms", milliseconds(self.clock))?;
        match self.processor {
            Some(time) => write!(out, ", {:5.1} ms of processor time", milliseconds(time)),
            None => Ok(()),
        }
    }
}

/// Returns positions of a random game by these rules, each with the hashes of the game so far.
fn stages(rules: Rules) -> Vec<(&'static str, Box<dyn Position>, Vec<u64>)> {
    let mut at = rules.start();
    let mut game = vec![at.boxed()];
    let mut random = 1_u64;
    while at.outcome().is_none() && game.len() < LONGEST {
        let turns = at.turns();
        random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        let played = if turns.is_empty() {
            at.choices().first().is_some_and(|&choice| at.choose(choice).is_ok())
        } else {
            at.play(&turns[(random >> 33) as usize % turns.len()]).is_ok()
        };
        if !played || at.counting().is_some() {
            break;
        }
        game.push(at.boxed());
    }
    let stage = |(name, share): (&'static str, usize)| {
        // The last position may be the end of the game.
        let place = (game.len() - 1) * share / 100;
        let history = game[..=place].iter().map(|position| position.hash()).collect();
        (name, game[place].boxed(), history)
    };
    STAGES.into_iter().map(stage).collect()
}

/// Lets a new engine search for `wait`, and returns the time that it took to stop.
fn stop_after(wait: Duration, make: Make, position: &dyn Position, history: &[u64]) -> Stopped {
    let stop = Stop::default();
    thread::scope(|scope| {
        let (begun, begins) = mpsc::channel();
        let thinks = scope.spawn({
            let stop = stop.clone();
            let position = position.boxed();
            move || {
                let mut engine = make(position.rules());
                let task = fs::read_link("/proc/thread-self").ok();
                _ = begun.send(task.clone());
                let question = Question {
                    position: &*position,
                    history,
                    limits: Limits::default(),
                    lines: Lines::Best(1),
                    seed: 1,
                };
                if engine.choose(&question, &stop).is_none() {
                    engine.analyse(&question, &stop);
                }
                (Instant::now(), task.and_then(|task| spent(&task)))
            }
        });
        let task: Option<PathBuf> = begins.recv().unwrap_or_default();
        thread::sleep(wait);
        let before = task.and_then(|task| spent(&task));
        let told = Instant::now();
        stop.stop();
        let Ok((ended, after)) = thinks.join() else { return Stopped::default() };
        Stopped {
            clock: ended.saturating_duration_since(told),
            // The time of a thread that ended before it was stopped is unknown.
            processor: after.zip(before).map(|(after, before)| after.saturating_sub(before)),
        }
    })
}

/// Returns the processor time of a thread. Only Linux reports it.
fn spent(task: &Path) -> Option<Duration> {
    let stat = fs::read_to_string(Path::new("/proc").join(task).join("schedstat")).ok()?;
    stat.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

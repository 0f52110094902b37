//! The engines of one player or one analysis, which keep their caches from turn to turn.

use std::num::NonZero;
use std::thread;

use super::{Answer, Opinion, Order, Task};
use crate::engine::{self, Engine, Level, Limits, Lines, Opponent, Question, Stop, Telling};
use crate::play::review::{self, Reviewer};
use crate::play::{Match, Review};
use crate::rules::{Rules, Side};

/// Memory limit of one engine, in bytes. At most three engines exist at once.
const MEMORY: usize = if cfg!(any(target_os = "android", target_os = "ios", target_family = "wasm")) {
    16 << 20
} else {
    64 << 20
};

/// The lowest level that thinks on all cores but one. Lower levels use one thread, so that they have the
/// same strength on every device and play the same turn every time.
const ALL_CORES: u8 = 9;

/// The memory, in bytes, of the levels below [`ALL_CORES`]. They clear their table before every turn, which
/// takes longer for a larger table.
const SMALL: usize = 4 << 20;

/// Returns the number of threads for an engine: one core is left to the screen.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}

/// The engines. See [`super`] for an example.
#[derive(Default)]
pub struct Room {
    /// The opponents, indexed by the side on which each began.
    opponents: [Option<Seated>; 2],
    /// The engine of analyses, with its rules.
    analyst: Option<(Rules, Box<dyn Engine>)>,
}

/// An opponent, with the rules and the seed of its match.
struct Seated {
    rules: Rules,
    seed: u64,
    opponent: Opponent,
}

impl Room {
    /// Carries out an order. `stop` ends the search early, with the best answer so far. Returns `None` if the
    /// turn to play before is not legal.
    pub fn work(&mut self, order: &Order, stop: &Stop) -> Option<Answer> {
        let mut position = order.game.position().boxed();
        let mut history = order.game.hashes().to_vec();
        if let Some(turn) = &order.after {
            position.play(turn).ok()?;
            history.push(position.hash());
        }
        let (position, rules, seed) = (&*position, position.rules(), order.seed());
        self.dismiss_others(rules, seed);
        Some(match &order.task {
            Task::Decide { seat, level, patience } => {
                let opponent = self.opponent(rules, *seat, *level, seed);
                opponent.limits.time = Some(*patience);
                let decision = opponent.decide(position, &history, stop);
                let best = opponent.thought.as_ref().and_then(|thought| thought.lines.first());
                Answer::Decision(decision, best.map(|line| line.score))
            }
            Task::Answer { side, level, dead } => {
                let opponent = self.opponent(rules, *side, *level, seed);
                Answer::Decision(opponent.answer(position, *side, dead), None)
            }
            Task::FindDead => Answer::Dead(engine::dead(position)),
            Task::Value { time } => {
                let (limits, lines) = (Limits::time(*time), Lines::Best(usize::MAX));
                let question = Question { position, history: &history, limits, lines, seed };
                let analysis = self.analyst(rules).analyse(&question, stop);
                Answer::Opinion(Opinion { analysis, reason: None, telling: None })
            }
            Task::Analyse { time } => {
                let limits = Limits::around(*time, time.saturating_mul(2));
                let question = Question { position, history: &history, limits, lines: Lines::Best(1), seed };
                let analysis = self.analyst(rules).analyse(&question, stop);
                // The search for reasons takes time as well, so it is skipped after a stop.
                let wanted = analysis.lines.first().filter(|_| !stop.is_stopped());
                let reason = wanted.and_then(|line| engine::reasons(position, line).into_iter().next());
                let telling = wanted.and_then(|line| Telling::of(position, line));
                Answer::Opinion(Opinion { analysis, reason, telling })
            }
        })
    }

    /// Removes the engines of other rules and the opponents of other matches, before new ones need memory.
    fn dismiss_others(&mut self, rules: Rules, seed: u64) {
        self.analyst.take_if(|(known, _)| *known != rules);
        for place in &mut self.opponents {
            place.take_if(|seated| (seated.rules, seated.seed) != (rules, seed));
        }
    }

    /// Returns the engine of analyses, or a new one.
    fn analyst(&mut self, rules: Rules) -> &mut dyn Engine {
        let hire = || (rules, engine::engine(rules, crate::system::resources(MEMORY, threads())));
        &mut *self.analyst.get_or_insert_with(hire).1
    }

    /// Returns the opponent on this side, or a new one if the rules, the level or the match have changed.
    fn opponent(&mut self, rules: Rules, seat: Side, level: Level, seed: u64) -> &mut Opponent {
        let place = &mut self.opponents[seat.index()];
        let is_known = place.as_ref().is_some_and(|seated| {
            (seated.rules, seated.seed, seated.opponent.level()) == (rules, seed, level)
        });
        let newcomer = || {
            let resources = if level.number() < ALL_CORES {
                crate::system::resources(SMALL, 1)
            } else {
                crate::system::resources(MEMORY, threads())
            };
            let opponent = Opponent::new(rules, level, seed, resources);
            Seated { rules, seed, opponent }
        };
        if !is_known {
            *place = None;
        }
        &mut place.get_or_insert_with(newcomer).opponent
    }
}

/// Analyses the positions that a review of a whole match still lacks, one after the other, and sends each
/// answer, until `send` returns `false` or the work is stopped.
pub fn review(whole: &Match, mut review: Review, stop: &Stop, send: &mut dyn FnMut(review::Answer) -> bool) {
    let mut reviewer = Reviewer::default();
    while let Some(answer) = review.next(whole).and_then(|job| reviewer.analyse(&job, stop)) {
        review.take(answer.clone());
        if stop.is_stopped() || !send(answer) {
            break;
        }
    }
}

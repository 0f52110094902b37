//! The engines of the computer. They get an [`Order`] and return an [`EngineAnswer`]; they depend neither on
//! Bevy nor on a match.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use crate::app::state::blunder_check::Opinion;
use crate::engine::{self, Decision, Engine, Level, Limits, Lines, Opponent, Question, Score, Stop};
use crate::platform::ENGINE_MEMORY;
use crate::rules::{Position, Rules, Side, Square};

/// A task for the engines, with the position that it is about.
pub(super) struct Order {
    /// The position to search.
    pub position: Box<dyn Position>,
    /// The hash of every position of the match, this one last.
    pub history: Vec<u64>,
    /// The seed for choices between equal turns. The same for a whole match.
    pub seed: u64,
    /// The task.
    pub task: EngineTask,
}

/// A task for the engines.
pub(super) enum EngineTask {
    /// Decides for the player who began on this side, within `patience`.
    Decide { seat: Side, level: Level, patience: Duration },
    /// Agrees, for the player of this side, that these stones are dead, or disputes it.
    Answer { side: Side, level: Level, dead: Vec<Square> },
    /// Finds the stones that are probably dead.
    FindDead,
    /// Finds the best turn, at full strength.
    Analyse { time: Duration },
}

/// The answer of the engines to an [`EngineTask`].
pub(super) enum EngineAnswer {
    /// The decision, and the score if the engine had to search.
    Decision(Option<Decision>, Option<Score>),
    /// The stones that are probably dead.
    Dead(Vec<Square>),
    /// The analysis of the position.
    Opinion(Opinion),
}

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

/// The engines, which keep their caches from turn to turn.
#[derive(Default)]
pub(super) struct Room {
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
    /// Carries out an order. `stop` ends the search early, with the best answer so far.
    pub(super) fn work(&mut self, order: &Order, stop: &Stop) -> EngineAnswer {
        let position = &*order.position;
        self.dismiss_others(position.rules(), order.seed);
        match &order.task {
            EngineTask::Decide { seat, level, patience } => {
                let opponent = self.opponent(position.rules(), *seat, *level, order.seed);
                opponent.limits.time = Some(*patience);
                let decision = opponent.decide(position, &order.history, stop);
                let best = opponent.thought.as_ref().and_then(|job| job.lines.first());
                EngineAnswer::Decision(decision, best.map(|line| line.score))
            }
            EngineTask::Answer { side, level, dead } => {
                let opponent = self.opponent(position.rules(), *side, *level, order.seed);
                EngineAnswer::Decision(opponent.answer(position, *side, dead), None)
            }
            EngineTask::FindDead => EngineAnswer::Dead(engine::dead(position)),
            EngineTask::Analyse { time } => {
                let rules = position.rules();
                let hire = || {
                    let resources = crate::system::resources(ENGINE_MEMORY, threads());
                    (rules, engine::engine(rules, resources))
                };
                let (_, analyst) = self.analyst.get_or_insert_with(hire);
                let limits = Limits::time(*time);
                let question = Question {
                    position,
                    history: &order.history,
                    limits,
                    lines: Lines::Best(1),
                    seed: order.seed,
                };
                let analysis = analyst.analyse(&question, stop);
                // The search for reasons takes time as well, so it is skipped after a stop.
                let wanted = analysis.lines.first().filter(|_| !stop.is_stopped());
                let reason = wanted.and_then(|line| engine::reasons(position, line).into_iter().next());
                EngineAnswer::Opinion(Opinion { analysis, reason })
            }
        }
    }

    /// Removes the engines of other rules and the opponents of other matches, before new ones need memory.
    fn dismiss_others(&mut self, rules: Rules, seed: u64) {
        self.analyst.take_if(|(known, _)| *known != rules);
        for place in &mut self.opponents {
            place.take_if(|seated| (seated.rules, seated.seed) != (rules, seed));
        }
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
                crate::system::resources(ENGINE_MEMORY, threads())
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

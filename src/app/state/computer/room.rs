//! The engines of the computer. They get orders and return what they find; they know neither Bevy nor a
//! match.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use crate::app::state::blunder_check::Opinion;
use crate::engine::{self, Decision, Engine, Level, Limits, Lines, Opponent, Question, Score, Stop};
use crate::platform::ENGINE_MEMORY;
use crate::rules::{Position, Rules, Side, Square};

/// A task for the engines.
pub(super) struct Order {
    pub position: Box<dyn Position>,
    /// The hash of every position of the match, this one last.
    pub history: Vec<u64>,
    /// Decides between what is equally good: the same for a whole match.
    pub seed: u64,
    pub task: Task,
}

pub(super) enum Task {
    /// To act for the player who began on this side.
    Decide { seat: Side, level: Level, patience: Duration },
    /// While the game is counted: to say whether these may be dead, for the player of this side.
    Answer { side: Side, level: Level, dead: Vec<Square> },
    /// To say which stones are probably dead.
    FindDead,
    /// To say what is best, at its best.
    Analyse { time: Duration },
}

pub(super) enum Found {
    /// The decision, and the score if it had to search.
    Decision(Option<Decision>, Option<Score>),
    Dead(Vec<Square>),
    Opinion(Opinion),
}

/// From this level on an opponent thinks on all cores but one: below it, it is to be as strong on
/// every device, and the same every time.
const ALL_CORES: u8 = 9;

/// The memory, in bytes, that the levels below need: they forget what they found before every turn,
/// which takes the longer the more it is.
const SMALL: usize = 4 << 20;

/// On how many threads it may think: the screen keeps a core to itself.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get).saturating_sub(1).max(1)
}

/// The engines, which keep their caches from turn to turn.
#[derive(Default)]
pub(super) struct Room {
    /// By the side on which each began.
    opponents: [Option<Seated>; 2],
    analyst: Option<(Rules, Box<dyn Engine>)>,
}

struct Seated {
    rules: Rules,
    seed: u64,
    opponent: Opponent,
}

impl Room {
    pub(super) fn work(&mut self, order: &Order, stop: &Stop) -> Found {
        let position = &*order.position;
        match &order.task {
            Task::Decide { seat, level, patience } => {
                let opponent = self.opponent(position.rules(), *seat, *level, order.seed);
                opponent.limits.time = Some(*patience);
                let decision = opponent.decide(position, &order.history, stop);
                let best = opponent.thought.as_ref().and_then(|job| job.lines.first());
                Found::Decision(decision, best.map(|line| line.score))
            }
            Task::Answer { side, level, dead } => {
                let opponent = self.opponent(position.rules(), *side, *level, order.seed);
                Found::Decision(opponent.answer(position, *side, dead), None)
            }
            Task::FindDead => Found::Dead(engine::dead(position)),
            Task::Analyse { time } => {
                let rules = position.rules();
                if self.analyst.as_ref().is_none_or(|(known, _)| *known != rules) {
                    let resources = crate::system::resources(ENGINE_MEMORY, threads());
                    self.analyst = Some((rules, engine::engine(rules, resources)));
                }
                let limits = Limits::time(*time);
                let question = Question {
                    position,
                    history: &order.history,
                    limits,
                    lines: Lines::Best(1),
                    seed: order.seed,
                };
                let analyst = self.analyst.as_mut();
                let analysis = analyst.map(|(_, engine)| engine.analyse(&question, stop)).unwrap_or_default();
                // To look for reasons takes a while as well.
                let wanted = analysis.lines.first().filter(|_| !stop.is_stopped());
                let reason = wanted.and_then(|line| engine::reasons(position, line).into_iter().next());
                Found::Opinion(Opinion { analysis, reason })
            }
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

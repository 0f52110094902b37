//! Decisions of the engines as a text that is the same, letter by letter, on every processor. `scripts/processors.sh` compares them.

use std::fmt::Write as _;
use std::io::Write;

use super::Failure;
use crate::engine::{
    self, Analysis, Decision, Level, Limits, Line, Lines, Opponent, Question, Stop, dead, reasons,
};
use crate::notation::turn_text;
use crate::rules::{Game, Position, Rules, Turn};
use crate::system;

/// Numbers of turns after which the levels decide.
const STAGES: [usize; 4] = [0, 5, 22, 47];

/// Memory of the engines of the levels. The engine at its best has less, but for Hex, whose links need it: tables
/// fill up then, so their sizes count too.
const MEMORY: usize = 1 << 20;
const LITTLE_MEMORY: usize = 100_000;

/// Prints the decisions of all levels by all rules of all games, at most of this number of nodes each, in an
/// arbitrary game; then the analysis of the engine at its best, with its reasons, and in Go the dead stones.
pub(super) fn run(nodes: u64) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for game in Game::ALL {
        for preset in game.presets() {
            for Stage { after, position, history } in stages(preset.rules) {
                let name = format!("{} {} {after}", game.name(), preset.name);
                for decision in levels(&*position, &history, nodes) {
                    writeln!(out, "{name} {decision}")?;
                }
                if let Some(best) = at_its_best(&*position, &history, nodes) {
                    writeln!(out, "{name} best:{best}")?;
                }
                let mut rests = position.boxed();
                if game == Game::Go && [(), ()].iter().all(|()| rests.play(&Turn::default()).is_ok()) {
                    writeln!(out, "{name} dead: {:?}", dead(&*rests))?;
                }
            }
        }
    }
    Ok(())
}

/// A position after a number of turns, with the hashes of its game.
struct Stage {
    after: usize,
    position: Box<dyn Position>,
    history: Vec<u64>,
}

/// Plays an arbitrary game and returns its positions at the stages that it reaches.
fn stages(rules: Rules) -> Vec<Stage> {
    let mut position = rules.start();
    let mut history = vec![position.hash()];
    let mut stages = Vec::new();
    for after in 0..=STAGES[STAGES.len() - 1] {
        let turns = position.turns();
        if STAGES.contains(&after) && !turns.is_empty() {
            stages.push(Stage { after, position: position.boxed(), history: history.clone() });
        }
        let Some(turn) = turns.get(after * 37 % turns.len().max(1)) else { break };
        // A legal turn cannot fail.
        _ = position.play(turn);
        history.push(position.hash());
    }
    stages
}

/// Returns the number of nodes for a game: in Go and Hex a node is a whole playout.
fn fewer(game: Game, nodes: u64) -> u64 {
    if matches!(game, Game::Go | Game::Hex) { (nodes / 20).max(1) } else { nodes }
}

/// Returns the decision of each level.
fn levels(position: &dyn Position, history: &[u64], nodes: u64) -> impl Iterator<Item = String> {
    let rules = position.rules();
    Level::all().map(move |level| {
        let mut opponent = Opponent::new(rules, level, 7, system::resources(MEMORY, 1));
        let most = fewer(rules.game(), nodes);
        opponent.limits.nodes = opponent.limits.nodes.map(|nodes| nodes.min(most));
        let decision = match opponent.decide(position, history, &Stop::default()) {
            Some(Decision::Turn(turn)) => turn_text(position, &turn),
            other => format!("{other:?}"),
        };
        let thought = opponent.thought.as_ref().map(|analysis| text(position, analysis));
        format!("level {}: {decision}{}", level.number(), thought.unwrap_or_default())
    })
}

/// Returns the analysis of the game's own engine, with reasons for its turn, unless a choice is due.
fn at_its_best(position: &dyn Position, history: &[u64], nodes: u64) -> Option<String> {
    if !position.choices().is_empty() {
        return None;
    }
    // So many playouts of Hex fill its tree.
    let (memory, most) = match position.rules().game() {
        Game::Hex => (MEMORY, nodes),
        game => (LITTLE_MEMORY, 2 * fewer(game, nodes)),
    };
    let mut engine = engine::engine(position.rules(), system::resources(memory, 1));
    let question =
        Question { position, history, limits: Limits::nodes(most), lines: Lines::Best(3), seed: 1 };
    let analysis = engine.analyse(&question, &Stop::default());
    let why = analysis.lines.first().map(|line| reasons(position, line));
    Some(format!("{} because {why:?}", text(position, &analysis)))
}

/// Returns nodes, depth, lines and ownership of an analysis.
fn text(position: &dyn Position, analysis: &Analysis) -> String {
    let mut text = format!(" nodes {} depth {}", analysis.nodes, analysis.depth);
    for Line { turns, score } in &analysis.lines {
        let first = turns.first().map(|turn| turn_text(position, turn)).unwrap_or_default();
        // Writing to a text cannot fail.
        _ = write!(text, ", {first} {} {} {:?} {}", score.value, score.chance, score.decided_in, turns.len());
    }
    if let Some(ownership) = &analysis.ownership {
        let mixed = |sum: u32, owner: &i8| sum.wrapping_mul(31).wrapping_add_signed((*owner).into());
        _ = write!(text, ", ownership {}", ownership.iter().fold(0, mixed));
    }
    text
}

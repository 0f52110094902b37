//! Matches between two players.

use std::io::Write;
use std::str::FromStr;

use clap::Args;
use serde_json::Value;

use super::engine::{ResourceArguments, rules};
use super::external::{External, Language};
use super::fault::Fault;
use super::game_arguments::json;
use super::time::duration;
use super::{Failure, setup};
use crate::engine::matches::{self, Course, Ending, Player, Sprt, Tally, Verdict};
use crate::engine::{
    BaselineEngine, Decision, Engine, EngineKind, Level, Limits, Lines, Opponent, Question, Resources, Skill,
    Stop,
};
use crate::notation;
use crate::rules::{Game, Rules};

/// The arguments of `parlour match`.
#[derive(Args)]
pub struct MatchArguments {
    /// A player: level:5, optionally with other values for the row of that level
    /// (level:5,mind=own,nodes=1000,depth=0,half=40,most=120); engine or plain, optionally with
    /// limits (engine:nodes=1000,depth=4,seconds=0.5); or the protocol and the command of a program
    /// (gtp:gnugo --mode gtp; likewise gomocup:, nboard:, hub:)
    first: String,
    /// The other player
    second: String,
    /// The game
    #[arg(long)]
    game: String,
    /// The set of rules; by default the first preset of the game
    #[arg(long, visible_alias = "rules", value_name = "PRESET")]
    preset: Option<String>,
    /// Options of the rules in JSON: {"size":9,"komi":5.5}
    #[arg(long, value_name = "JSON", value_parser = json)]
    setup: Option<Value>,
    /// Number of games, two for each opening
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Number of random turns of each opening
    #[arg(long)]
    opening: Option<usize>,
    /// Seconds per turn of an engine or a program
    #[arg(long)]
    seconds: Option<f64>,
    /// Nodes per turn of an engine, and of a program with the protocol hub
    #[arg(long)]
    nodes: Option<u64>,
    /// Number of turns after which a game is a draw
    #[arg(long, default_value_t = 600)]
    longest: usize,
    /// Seed for the openings and for the choice between equally good turns
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Sequential probability ratio test: end as soon as one of two Elo differences in favour of the
    /// first player is rejected
    #[arg(
        long,
        value_name = "LOWER,HIGHER",
        value_delimiter = ',',
        num_args = 2,
        allow_hyphen_values = true
    )]
    sprt: Option<Vec<f64>>,
    /// Print the turns of every game
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    resources: ResourceArguments,
}

/// A player on the command line.
#[derive(Clone, Debug, PartialEq)]
enum Contestant {
    /// An opponent of a level, with changes to its row in the table of levels.
    Level(Level, Row),
    /// The specialised engine of the game at its best within the limits.
    Engine(Limits),
    /// The baseline engine within the limits.
    Plain(Limits),
    /// An external program: its protocol and its command.
    External(Language, String),
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        Ok(match kind {
            "level" => {
                let (number, row) = rest.split_once(',').unwrap_or((rest, ""));
                let number = number.parse::<u8>().map_err(|error| error.to_string())?;
                Contestant::Level(Level::new(number).map_err(|error| error.to_string())?, row.parse()?)
            }
            "engine" => Contestant::Engine(read_limits(rest)?),
            "plain" => Contestant::Plain(read_limits(rest)?),
            _ => match Language::from_name(kind) {
                Some(language) if !rest.trim().is_empty() => Contestant::External(language, rest.to_owned()),
                _ => return Err("that is no player".to_owned()),
            },
        })
    }
}

/// Changes to a row in the table of levels: `mind=own,nodes=1000,depth=0,half=40,most=120`. `None` keeps
/// the value of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Row {
    kind: Option<EngineKind>,
    nodes: Option<u64>,
    /// The depth in plies; 0 for no limit.
    depth: Option<u32>,
    loss_halving: Option<u16>,
    most: Option<u16>,
}

impl Row {
    fn change(self, skill: Skill) -> Skill {
        Skill {
            kind: self.kind.unwrap_or(skill.kind),
            nodes: self.nodes.unwrap_or(skill.nodes),
            depth: self.depth.map_or(skill.depth, |depth| (depth > 0).then_some(depth)),
            loss_halving: self.loss_halving.unwrap_or(skill.loss_halving),
            most_loss: self.most.unwrap_or(skill.most_loss),
        }
    }
}

impl FromStr for Row {
    type Err = String;

    fn from_str(text: &str) -> Result<Row, String> {
        fn number<T: FromStr>(value: &str) -> Result<Option<T>, String> {
            value.parse().map(Some).map_err(|_| format!("{value} is no number that fits here"))
        }
        let mut row = Row::default();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or("a change is a name, = and a value")?;
            match (name, value) {
                ("mind", "own") => row.kind = Some(EngineKind::Specialised),
                ("mind", "plain") => row.kind = Some(EngineKind::Baseline),
                ("nodes", _) => row.nodes = number(value)?,
                ("depth", _) => row.depth = number(value)?,
                ("half", _) => row.loss_halving = number(value)?,
                ("most", _) => row.most = number(value)?,
                _ => return Err(format!("unknown level option {part}")),
            }
        }
        Ok(row)
    }
}

/// Parses limits such as `nodes=1000,depth=4,seconds=0.5`.
fn read_limits(text: &str) -> Result<Limits, String> {
    let mut limits = Limits::default();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').ok_or("a limit is a name, = and a number")?;
        match name {
            "nodes" => limits.nodes = Some(value.parse().map_err(|_| "nodes are a number")?),
            "depth" => limits.depth = Some(value.parse().map_err(|_| "a depth is a number")?),
            "seconds" => {
                let seconds = value.parse().map_err(|_| "seconds are a number")?;
                limits.time = Some(duration(seconds).map_err(|fault| fault.reason)?);
            }
            _ => return Err(format!("no limit is called {name}")),
        }
    }
    Ok(limits)
}

/// The common conditions of both players of a match.
#[derive(Clone, Copy)]
struct Terms {
    rules: Rules,
    limits: Limits,
    resources: Resources,
    seed: u64,
}

impl Contestant {
    /// Returns a new player for game number `game`, which selects its seed.
    fn player(&self, terms: &Terms, game: u32) -> Box<dyn Player> {
        let &Terms { rules, resources, .. } = terms;
        let seed = terms.seed.wrapping_mul(1_000_003).wrapping_add(game.into());
        let limits = |own: Limits| if own == Limits::default() { terms.limits } else { own };
        match self {
            Contestant::Level(level, row) => {
                let skill = row.change(level.skill(rules.game()));
                Box::new(Ours(Opponent::with_skill(rules, *level, skill, seed, resources)))
            }
            Contestant::Engine(own) => {
                Box::new(Ours(Opponent::at_its_best(rules, limits(*own), seed, resources)))
            }
            Contestant::Plain(own) => {
                let engine = Box::new(BaselineEngine::new(rules, resources));
                Box::new(Plain { engine, limits: limits(*own), seed })
            }
            Contestant::External(language, command) => {
                Box::new(External::new(*language, command.clone(), terms.limits))
            }
        }
    }
}

/// An opponent of this program.
struct Ours(Opponent);

impl Player for Ours {
    fn decide(&mut self, course: &Course) -> Result<Decision, String> {
        let decision = self.0.decide(&*course.position, &course.history, &Stop::default());
        decision.ok_or_else(|| "nothing to play".to_owned())
    }
}

/// The baseline engine without the choice of an opponent: it plays the first line of its analysis.
struct Plain {
    engine: Box<dyn Engine>,
    limits: Limits,
    seed: u64,
}

impl Player for Plain {
    fn decide(&mut self, course: &Course) -> Result<Decision, String> {
        let question = Question {
            position: &*course.position,
            history: &course.history,
            limits: self.limits,
            lines: Lines::Best(1),
            seed: self.seed,
        };
        if let Some(choice) = self.engine.choose(&question, &Stop::default()) {
            return Ok(Decision::Choose(choice));
        }
        let analysis = self.engine.analyse(&question, &Stop::default());
        let turn = analysis.lines.into_iter().next().and_then(|line| line.turns.into_iter().next());
        turn.map(Decision::Turn).ok_or_else(|| "nothing to play".to_owned())
    }
}

pub(super) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let game = Game::from_name(&arguments.game).map_err(|error| Fault::new(&arguments.game, error))?;
    let setup = arguments.setup.as_ref();
    let rules = setup::rules(rules(game, arguments.preset.as_deref())?, setup, None)?;
    if setup::has_stones(rules, setup)? {
        let text = setup.map(Value::to_string).unwrap_or_default();
        return Err(Fault::new(&text, "the games of a match begin on an empty board").into());
    }
    let contestant = |text: &String| text.parse::<Contestant>().map_err(|why| Fault::new(text, why));
    let players = [contestant(&arguments.first)?, contestant(&arguments.second)?];
    let seconds = arguments.seconds.or((arguments.nodes.is_none()).then_some(1.));
    let terms = Terms {
        rules,
        limits: Limits { time: seconds.map(duration).transpose()?, nodes: arguments.nodes, depth: None },
        resources: arguments.resources.resources(),
        seed: arguments.seed,
    };
    let test = match arguments.sprt.as_deref() {
        Some(&[lower, higher]) => Some(Sprt { lower, higher, error: 0.05 }),
        _ => None,
    };
    let opening = arguments.opening.unwrap_or_else(|| matches::usual_opening(game));
    let mut out = std::io::stdout().lock();
    for (text, player) in [&arguments.first, &arguments.second].into_iter().zip(&players) {
        if let Contestant::External(_, command) = player {
            External::starts(command).map_err(|why| Fault::new(text, why))?;
        }
    }
    let mut tally = Tally::default();
    let mut faults = [0; 2];
    for number in 0..arguments.games {
        let first = (number % 2) as usize;
        let begun = matches::opening(rules, opening, arguments.seed.wrapping_add(u64::from(number / 2)));
        let [mut one, mut other] = [0, 1].map(|player| players[player].player(&terms, number));
        let (ending, course) = matches::play(begun, [&mut *one, &mut *other], first, arguments.longest);
        tally.add(ending.winner);
        if let (true, Some(winner)) = (ending.fault, ending.winner) {
            faults[1 - winner] += 1;
        }
        if arguments.verbose {
            writeln!(out, "{}", described(number, first, &ending, &course))?;
        }
        // The test counts pairs of games, one with each side first.
        if number % 2 == 1 && test.is_some_and(|test| test.verdict(&tally) != Verdict::Open) {
            break;
        }
    }
    report(&mut out, arguments, &tally, test)?;
    for (name, count) in ["A", "B"].into_iter().zip(faults).filter(|(_, count)| *count > 0) {
        writeln!(out, "{name} broke the rules or had no answer in {count} of them")?;
    }
    Ok(())
}

/// Returns a game as one line of text.
fn described(number: u32, first: usize, ending: &Ending, course: &Course) -> String {
    let mut position = course.start.boxed();
    let turns = course.steps.iter().map(|step| match step {
        matches::Step::Turn(turn) => {
            let name = notation::turn_text(&*position, turn);
            // The turn was legal in the game, so this cannot fail.
            _ = position.play(turn);
            name
        }
        matches::Step::Choose(choice) => {
            _ = position.choose(*choice);
            format!("{choice:?}")
        }
    });
    let turns: Vec<_> = turns.collect();
    let names = ["A", "B"];
    let winner = ending.winner.map_or("draw", |winner| names[winner]);
    format!("game {}: {} begins, {winner} ({}): {}", number + 1, names[first], ending.why, turns.join(" "))
}

fn report(
    out: &mut impl Write,
    arguments: &MatchArguments,
    tally: &Tally,
    test: Option<Sprt>,
) -> std::io::Result<()> {
    let Tally { wins, draws, losses, .. } = tally;
    writeln!(out, "A {}", arguments.first)?;
    writeln!(out, "B {}", arguments.second)?;
    let (share, error) = (100. * tally.share(), 196. * tally.error());
    writeln!(
        out,
        "A against B: {wins} won, {draws} drawn, {losses} lost of {}: {share:.1} % ± {error:.1}",
        tally.games()
    )?;
    let [low, middle, high] = tally.elo();
    writeln!(out, "Elo {middle:+.0} ({low:+.0} to {high:+.0}, 95 %)")?;
    if let Some(test) = test {
        let verdict = match test.verdict(tally) {
            Verdict::Open => "open",
            Verdict::Lower => "rather the lower",
            Verdict::Higher => "rather the higher",
        };
        let (lower, higher) = (test.lower, test.higher);
        writeln!(out, "SPRT {lower:+} or {higher:+}: {verdict} (LLR {:.2})", test.likelihood(tally))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn players_are_parsed_with_their_options() {
        let three = Level::new(3).expect("a level");
        assert_eq!("level:3".parse(), Ok(Contestant::Level(three, Row::default())));
        let row = Row {
            kind: Some(EngineKind::Specialised),
            nodes: Some(90),
            depth: Some(0),
            loss_halving: Some(7),
            most: None,
        };
        assert_eq!("level:3,mind=own,nodes=90,depth=0,half=7".parse(), Ok(Contestant::Level(three, row)));
        assert_eq!("engine".parse(), Ok(Contestant::Engine(Limits::default())));
        let limits = Limits { nodes: Some(500), depth: Some(3), time: Some(Duration::from_millis(250)) };
        assert_eq!("plain:nodes=500,depth=3,seconds=0.25".parse(), Ok(Contestant::Plain(limits)));
        let gnugo = Contestant::External(Language::Gtp, "gnugo --mode gtp".to_owned());
        assert_eq!("gtp:gnugo --mode gtp".parse(), Ok(gnugo));
        for bad in
            ["level:0", "level:", "level:3,half", "level:3,half=x", "engine:nodes", "gtp:", "hal:9000", ""]
        {
            assert!(bad.parse::<Contestant>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_missing_program_is_an_error() {
        let why = External::starts("a-program-that-nobody-has --quick").expect_err("it is not there");
        assert!(why.starts_with("a-program-that-nobody-has --quick: "), "{why}");
    }

    #[test]
    fn a_match_repeats_with_its_seed() {
        let rules = Game::ConnectFour.presets()[0].rules;
        let terms = Terms {
            rules,
            limits: Limits::nodes(50),
            resources: crate::system::resources(1 << 16, 1),
            seed: 3,
        };
        let played = || {
            let [mut one, mut other] =
                [Contestant::Plain(Limits::default()), Contestant::Level(Level::LOWEST, Row::default())]
                    .map(|who| who.player(&terms, 4));
            let begun = matches::opening(rules, 3, 1);
            matches::play(begun, [&mut *one, &mut *other], 0, 100).1.steps
        };
        assert_eq!(played(), played());
    }
}

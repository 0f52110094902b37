//! The players of a match as the command line names them.

use std::str::FromStr;
use std::time::Duration;

use crate::cli::time::duration;
use crate::engine::matches::{Course, Failure, Player};
use crate::engine::{
    BaselineEngine, Decision, Engine, EngineKind, Level, Limits, Lines, Opponent, Question, Resources, Skill,
    Stop,
};
use crate::external::{External, Program, Programs, Protocol, words};
use crate::rules::{Game, Rules};

/// A player on the command line.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Contestant {
    /// An opponent of a level, with changes to its row in the table of levels.
    Level(Level, Row),
    /// The specialised engine of the game at its best within the limits.
    Engine(Limits),
    /// The baseline engine within the limits.
    Plain(Limits),
    /// Another program.
    External(Program),
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
            _ => match Protocol::from_name(kind) {
                Some(protocol) => Contestant::External(Program { protocol, command: words(rest)? }),
                None => return Err("that is no player".to_owned()),
            },
        })
    }
}

/// Changes to a row in the table of levels: `mind=own,nodes=1000,depth=0,half=40,most=120`. `None` keeps
/// the value of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Row {
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
            "seconds" | "soft" => {
                let seconds = value.parse().map_err(|_| "seconds are a number")?;
                let time = Some(duration(seconds).map_err(|fault| fault.reason)?);
                *(if name == "soft" { &mut limits.soft } else { &mut limits.time }) = time;
            }
            _ => return Err(format!("no limit is called {name}")),
        }
    }
    Ok(limits)
}

/// The common conditions of both players of a match.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    pub rules: Rules,
    pub limits: Limits,
    /// The time in which an external program has to answer; `None` for the usual one.
    pub patience: Option<Duration>,
    pub resources: Resources,
    pub seed: u64,
    pub programs: &'a Programs,
}

impl Contestant {
    /// Checks that the player can take part in a match of this game.
    ///
    /// # Errors
    /// The reason in words. Otherwise a missing program would not answer in any game, and a search with
    /// no limit but one that it ignores would not end.
    pub(super) fn check(&self, game: Game, programs: &Programs) -> Result<(), String> {
        let (kind, depth) = match self {
            Contestant::Level(level, row) => {
                let skill = row.change(level.skill(game));
                (skill.kind, skill.depth)
            }
            Contestant::Engine(limits) => (EngineKind::Specialised, limits.depth),
            Contestant::Plain(limits) => (EngineKind::Baseline, limits.depth),
            Contestant::External(program) => return programs.try_start(&program.command),
        };
        if depth.is_some() && !kind.limits_depth(game) {
            return Err(format!("the engine of {} has no limit of depth; use nodes or seconds", game.name()));
        }
        Ok(())
    }

    /// Returns a new player for game number `game`, which selects its seed.
    pub(super) fn player<'a>(&self, terms: &Terms<'a>, game: u32) -> Box<dyn Player + 'a> {
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
            Contestant::External(program) => {
                Box::new(External::new(program.clone(), terms.limits, terms.patience, terms.programs))
            }
        }
    }
}

/// An opponent of this program.
struct Ours(Opponent);

impl Player for Ours {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
        let decision = self.0.decide(&*course.position, &course.history, &Stop::default());
        decision.ok_or_else(|| "nothing to play".into())
    }
}

/// The baseline engine without the choice of an opponent: it plays the first line of its analysis.
struct Plain {
    engine: Box<dyn Engine>,
    limits: Limits,
    seed: u64,
}

impl Player for Plain {
    fn decide(&mut self, course: &Course) -> Result<Decision, Failure> {
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
        turn.map(Decision::Turn).ok_or_else(|| "nothing to play".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::matches;

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
        let limits = Limits { nodes: Some(500), depth: Some(3), ..Limits::time(Duration::from_millis(250)) };
        assert_eq!("plain:nodes=500,depth=3,seconds=0.25".parse(), Ok(Contestant::Plain(limits)));
        let program = |words: &[&str]| {
            let command = words.iter().map(|&word| word.to_owned()).collect();
            Ok(Contestant::External(Program { protocol: Protocol::Gtp, command }))
        };
        assert_eq!("gtp:gnugo --mode gtp".parse(), program(&["gnugo", "--mode", "gtp"]));
        assert_eq!("gtp:'my go/gnugo' \"a b\" ''".parse(), program(&["my go/gnugo", "a b", ""]));
        for bad in [
            "level:0",
            "level:",
            "level:3,half",
            "level:3,half=x",
            "engine:nodes",
            "gtp:",
            "gtp:gnugo 'open",
            "hal:9000",
            "",
        ] {
            assert!(bad.parse::<Contestant>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_depth_that_the_engine_ignores_is_refused() {
        let check = |player: &str, game| {
            let player: Contestant = player.parse().expect("a player");
            player.check(game, &Programs::default())
        };
        for player in ["engine:depth=2", "engine:depth=2,nodes=50", "level:5,depth=3"] {
            let why = check(player, Game::Go).expect_err(player);
            assert!(why.contains("go has no limit of depth"), "{why}");
            assert_eq!(check(player, Game::Reversi), Ok(()));
        }
        for player in ["engine", "engine:nodes=5", "plain:depth=2", "level:5", "level:5,depth=0"] {
            assert_eq!(check(player, Game::Go), Ok(()), "{player}");
        }
        assert_eq!(check("level:5,mind=plain,depth=1", Game::Go), Ok(()));
    }

    #[test]
    fn a_missing_program_is_an_error() {
        let player: Contestant = "gtp:a-program-that-nobody-has --quick".parse().expect("a player");
        let why = player.check(Game::Go, &Programs::default()).expect_err("it is not there");
        assert!(why.starts_with("a-program-that-nobody-has: "), "{why}");
    }

    #[test]
    fn a_match_repeats_with_its_seed() {
        let rules = Game::ConnectFour.presets()[0].rules;
        let terms = Terms {
            rules,
            limits: Limits::nodes(50),
            patience: None,
            programs: &Programs::default(),
            resources: crate::system::resources(1 << 16, 1),
            seed: 3,
        };
        let played = || {
            let [mut one, mut other] =
                [Contestant::Plain(Limits::default()), Contestant::Level(Level::LOWEST, Row::default())]
                    .map(|who| who.player(&terms, 4));
            let begun = matches::opening(rules, 3, 1).expect("an opening");
            matches::play(begun, [&mut *one, &mut *other], 0, 100).1.steps
        };
        assert_eq!(played(), played());
    }
}

//! The command `engine`: this program as an engine for others.

use std::io::BufReader;

use clap::{Args, ValueEnum};

use super::Failure;
use super::fault::Fault;
use super::protocols::{Gomocup, Gtp, Hub, NBoard, Setting, converse};
use super::resources::ResourceArguments;
use super::time::duration;
use crate::engine::{Level, Limits};
use crate::rules::{Game, Rules};

/// A protocol between a program and an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Protocol {
    /// The Go Text Protocol: Go, and with --game gomoku, reversi, four or hex
    Gtp,
    /// Reversi
    Nboard,
    /// Gomoku
    Gomocup,
    /// Draughts
    Hub,
}

impl Protocol {
    /// Returns the game of this protocol if the command line names none.
    fn game(self) -> Game {
        match self {
            Protocol::Gtp => Game::Go,
            Protocol::Nboard => Game::Reversi,
            Protocol::Gomocup => Game::Gomoku,
            Protocol::Hub => Game::Checkers,
        }
    }

    fn speaks_of(self, game: Game) -> bool {
        match self {
            Protocol::Gtp => !matches!(game, Game::Checkers | Game::ConnectFour | Game::Hexdame),
            _ => game == self.game(),
        }
    }
}

/// The arguments of `parlour engine`.
#[derive(Args)]
pub struct EngineArguments {
    /// The protocol
    #[arg(long, value_enum)]
    protocol: Protocol,
    /// The game, if the protocol supports several
    #[arg(long)]
    game: Option<String>,
    /// The set of rules; by default the first preset of the game
    #[arg(long, value_name = "PRESET")]
    rules: Option<String>,
    /// Play as an opponent of this level, 1 to 10
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: Option<u8>,
    /// Usual seconds per turn, unless the protocol sets a clock; an easy turn takes less, and a hard one up to twice as
    /// long
    #[arg(long, default_value_t = 2.)]
    seconds: f64,
    /// Nodes per turn
    #[arg(long)]
    nodes: Option<u64>,
    /// Think on the opponent's time too, unless it plays at a level. With the protocol hub, the other program decides
    /// this
    #[arg(long)]
    ponder: bool,
    #[command(flatten)]
    resources: ResourceArguments,
    /// Seed for the choice between equally good turns
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// Returns the preset with this name, or the first one of the game.
pub(super) fn rules(game: Game, preset: Option<&str>) -> Result<Rules, Fault> {
    let name = preset.unwrap_or(game.presets()[0].name);
    game.preset(name).map_err(|error| Fault::new(name, error))
}

pub(super) fn run(arguments: &EngineArguments) -> Result<(), Failure> {
    let protocol = arguments.protocol;
    let game = match &arguments.game {
        Some(name) => Game::from_name(name).map_err(|error| Fault::new(name, error))?,
        None => protocol.game(),
    };
    if !protocol.speaks_of(game) {
        return Err(Fault::new(game.name(), "this protocol does not know the game").into());
    }
    // The protocol Hub starts with international draughts.
    let preset = arguments.rules.as_deref().or((protocol == Protocol::Hub).then_some("international"));
    let level = match arguments.level {
        Some(level) => Some(Level::new(level).map_err(|error| Fault::new(&level.to_string(), error))?),
        None => None,
    };
    let seconds = duration(arguments.seconds)?;
    let setting = Setting {
        rules: rules(game, preset)?,
        level,
        limits: Limits { nodes: arguments.nodes, ..Limits::around(seconds, seconds.saturating_mul(2)) },
        resources: arguments.resources.resources(1),
        seed: arguments.seed,
        ponders: arguments.ponder,
    };
    let (lines, out) = (BufReader::new(std::io::stdin()), std::io::stdout().lock());
    match protocol {
        Protocol::Gtp => converse(Gtp::new(setting), lines, out)?,
        Protocol::Nboard => converse(NBoard::new(setting), lines, out)?,
        Protocol::Gomocup => converse(Gomocup::new(setting), lines, out)?,
        Protocol::Hub => converse(Hub::new(setting), lines, out)?,
    }
    Ok(())
}

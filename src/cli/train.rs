//! Training of the tables that are compiled into the engines. The pages in `docs/engines/` have the settings that made
//! each of them, most of them the defaults, and the time that it takes.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Failure;
use super::fault::Fault;
use crate::engine::checkers::Family;
use crate::engine::{checkers, go, gomoku, hexdame, reversi};
use crate::rules::{Game, Rules};

/// A table to train.
#[derive(Subcommand)]
pub enum Target {
    /// The networks of checkers
    Checkers(Checkers),
    /// Games of Go against itself, from which its network learns
    GoGames(GoGames),
    /// The network of Go
    GoNet(GoNet),
    /// The weights of the features of turns in Go
    GoPriors(GoPriors),
    /// The network that evaluates gomoku
    Gomoku(Gomoku),
    /// The values of the terms of the evaluation of Hexdame
    Hexdame(Hexdame),
    /// The patterns of reversi
    Reversi(Reversi),
}

/// The arguments of `parlour train checkers`.
#[derive(Args)]
pub struct Checkers {
    /// The network: short, house, flying, forward, international, frisian or canadian
    family: String,
    /// Number of games
    #[arg(long, default_value_t = checkers::train::NetTrainingSettings::default().games)]
    games: u32,
    /// Nodes per turn of these games
    #[arg(long, default_value_t = checkers::train::NetTrainingSettings::default().nodes)]
    nodes: u64,
    /// Number of passes over the positions
    #[arg(long, default_value_t = checkers::train::NetTrainingSettings::default().passes)]
    passes: u32,
    #[arg(long, default_value_t = checkers::train::NetTrainingSettings::default().seed)]
    seed: u64,
    /// Play with the built-in network, to improve it
    #[arg(long)]
    again: bool,
    /// The file to write; by default that of the built-in network
    #[arg(long)]
    file: Option<PathBuf>,
}

/// The arguments of `parlour train go-priors`.
#[derive(Args)]
pub struct GoPriors {
    /// The file to write
    #[arg(default_value = "assets/engine/go.priors")]
    file: PathBuf,
    /// Number of games
    #[arg(long, default_value_t = go::training::PriorTrainingSettings::default().games)]
    games: u32,
    /// Playouts per turn of these games
    #[arg(long, default_value_t = go::training::PriorTrainingSettings::default().nodes)]
    nodes: u64,
    /// Number of passes over the positions
    #[arg(long, default_value_t = go::training::PriorTrainingSettings::default().passes)]
    passes: u32,
    #[arg(long, default_value_t = go::training::PriorTrainingSettings::default().seed)]
    seed: u64,
}

/// The arguments of `parlour train go-games`.
#[derive(Args)]
pub struct GoGames {
    /// The file to write
    file: PathBuf,
    #[arg(long, default_value_t = go::training::GameSettings::default().games)]
    games: u32,
    /// Playouts per turn
    #[arg(long, default_value_t = go::training::GameSettings::default().nodes)]
    nodes: u64,
    #[arg(long, default_value_t = go::training::GameSettings::default().seed)]
    seed: u64,
    /// Play with the built-in network, to improve it
    #[arg(long)]
    again: bool,
}

/// The arguments of `parlour train go-net`.
#[derive(Args)]
pub struct GoNet {
    /// The files with games that `parlour train go-games` wrote
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The file to write
    #[arg(long, default_value = "assets/engine/go.net")]
    file: PathBuf,
    /// Number of passes over the positions
    #[arg(long, default_value_t = go::training::NetTrainingSettings::default().passes)]
    passes: u32,
    #[arg(long, default_value_t = go::training::NetTrainingSettings::default().rate)]
    rate: f32,
    #[arg(long, default_value_t = go::training::NetTrainingSettings::default().seed)]
    seed: u64,
}

/// The arguments of `parlour train gomoku`.
#[derive(Args)]
pub struct Gomoku {
    /// The rules whose way of winning the network is for: free-style, standard, renju or caro
    preset: String,
    /// The file to write, with the built-in networks for the other ways of winning
    #[arg(default_value = "assets/engine/gomoku.net")]
    file: PathBuf,
    /// Number of rounds, each of which plays with the network of the previous one and learns from all positions so far
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().rounds)]
    rounds: u32,
    /// Number of positions that a round adds
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().positions)]
    positions: usize,
    /// Nodes of the search that judges a position
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().nodes)]
    nodes: u64,
    /// Number of networks fitted in each round, the best of which is kept
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().fits)]
    fits: u32,
    /// Number of games of each new network against the previous one, with five times the nodes per turn; the best plays
    /// as many again
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().trials)]
    trials: u32,
    #[arg(long, default_value_t = gomoku::training::NetTrainingSettings::default().seed)]
    seed: u64,
    /// Play the first round with the built-in network, to improve it
    #[arg(long)]
    again: bool,
}

/// The arguments of `parlour train hexdame`.
#[derive(Args)]
pub struct Hexdame {
    /// The file to write
    #[arg(default_value = "assets/engine/hexdame.values")]
    file: PathBuf,
    /// Number of rounds, each of which starts with the values of the previous one
    #[arg(long, default_value_t = hexdame::training::ValueTrainingSettings::default().rounds)]
    rounds: u32,
    /// Number of games per round
    #[arg(long, default_value_t = hexdame::training::ValueTrainingSettings::default().games)]
    games: u32,
    /// Nodes per turn of these games
    #[arg(long, default_value_t = hexdame::training::ValueTrainingSettings::default().nodes)]
    nodes: u64,
    /// Number of games of the new values against the previous ones, and at the end against those made by hand
    #[arg(long, default_value_t = hexdame::training::ValueTrainingSettings::default().trials)]
    trials: u32,
    #[arg(long, default_value_t = hexdame::training::ValueTrainingSettings::default().seed)]
    seed: u64,
}

/// The arguments of `parlour train reversi`.
#[derive(Args)]
pub struct Reversi {
    /// The file to write
    #[arg(default_value = "assets/engine/reversi.weights")]
    file: PathBuf,
    #[arg(long, default_value_t = reversi::training::WeightTrainingSettings::default().seed)]
    seed: u64,
    /// Number of games per round
    #[arg(long, value_delimiter = ',')]
    games: Option<Vec<u32>>,
    /// Search depth in plies
    #[arg(long)]
    depth: Option<u32>,
    /// Number of empty squares from which games are solved
    #[arg(long)]
    solved: Option<u32>,
    /// Play the first round with the built-in weights, to improve them
    #[arg(long)]
    again: bool,
}

pub(super) fn run(table: Target) -> Result<(), Failure> {
    match table {
        Target::Checkers(arguments) => checkers(arguments),
        Target::GoGames(arguments) => go_games(&arguments),
        Target::GoNet(arguments) => go_net(&arguments),
        Target::GoPriors(arguments) => go_priors(arguments),
        Target::Gomoku(arguments) => gomoku(arguments),
        Target::Hexdame(arguments) => hexdame(arguments),
        Target::Reversi(arguments) => reversi(arguments),
    }
}

fn checkers(arguments: Checkers) -> Result<(), Failure> {
    use checkers::train::{NetTrainingSettings, train};
    let Checkers { family, games, nodes, passes, seed, again, file } = arguments;
    let Some(family) = Family::ALL.into_iter().find(|known| known.name() == family) else {
        return Err(Fault::new(&family, format!("there is no network {family}")).into());
    };
    let settings = NetTrainingSettings { games, nodes, passes, again, seed };
    let net = train(family, settings, |line| eprintln!("{line}"));
    let place = || format!("assets/engine/checkers/{}.net", family.name()).into();
    std::fs::write(file.unwrap_or_else(place), net)?;
    Ok(())
}

fn go_priors(arguments: GoPriors) -> Result<(), Failure> {
    use go::training::{PriorTrainingSettings, train_priors};
    let GoPriors { file, games, nodes, passes, seed } = arguments;
    let weights =
        train_priors(&PriorTrainingSettings { games, nodes, passes, seed }, |line| eprintln!("{line}"));
    std::fs::write(file, weights)?;
    Ok(())
}

fn go_games(arguments: &GoGames) -> Result<(), Failure> {
    use go::training::{GameSettings, play_games};
    let &GoGames { ref file, games, nodes, seed, again } = arguments;
    let settings = GameSettings { games, nodes, seed, net: again };
    play_games(&settings, &mut std::fs::File::create(file)?, |line| eprintln!("{line}"))?;
    Ok(())
}

fn go_net(arguments: &GoNet) -> Result<(), Failure> {
    use go::training::{Games, NetTrainingSettings, train_net};
    let &GoNet { ref games, ref file, passes, rate, seed } = arguments;
    let mut all = Games::default();
    for path in games {
        let name = path.display().to_string();
        let fault = |why: &dyn std::error::Error| Fault::new(&name, format!("{name}: {why}"));
        let text = std::fs::read_to_string(path).map_err(|why| fault(&why))?;
        all.read(&text).map_err(|why| fault(&why))?;
    }
    let settings = NetTrainingSettings { passes, rate, seed };
    let net = train_net(&all, &settings, |line| eprintln!("{line}")).map_err(|why| Fault::new("", why))?;
    std::fs::write(file, net)?;
    Ok(())
}

fn gomoku(arguments: Gomoku) -> Result<(), Failure> {
    use gomoku::training::{NetTrainingSettings, train};
    let Gomoku { preset, file, rounds, positions, nodes, fits, trials, again, seed } = arguments;
    let Rules::Gomoku(rules) = super::engine::rules(Game::Gomoku, Some(&preset))? else {
        unreachable!("the rules are those of gomoku")
    };
    let settings = NetTrainingSettings { rounds, positions, nodes, fits, trials, again, seed };
    std::fs::write(file, train(rules.winning(), &settings, |line| eprintln!("{line}")))?;
    Ok(())
}

fn hexdame(arguments: Hexdame) -> Result<(), Failure> {
    use hexdame::training::{ValueTrainingSettings, train};
    let Hexdame { file, rounds, games, nodes, trials, seed } = arguments;
    let values =
        train(&ValueTrainingSettings { rounds, games, nodes, trials, seed }, |line| eprintln!("{line}"));
    std::fs::write(file, values)?;
    Ok(())
}

fn reversi(arguments: Reversi) -> Result<(), Failure> {
    use reversi::training::{WeightTrainingSettings, train};
    let usual = WeightTrainingSettings::default();
    let settings = WeightTrainingSettings {
        seed: arguments.seed,
        again: arguments.again,
        games: arguments.games.unwrap_or(usual.games),
        depth: arguments.depth.unwrap_or(usual.depth),
        solved: arguments.solved.unwrap_or(usual.solved),
        ..usual
    };
    let table = train(&settings, |line| eprintln!("{line}"));
    std::fs::write(&arguments.file, table)?;
    Ok(())
}

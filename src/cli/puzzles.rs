//! Puzzles: looking for them, proving those of a file again, and grading them again.

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::Failure;
use super::fault::Fault;
use super::files;
use super::game_arguments::GameArguments;
use crate::engine::Stop;
use crate::puzzles::{self, Miner, Prover, Puzzle};
use crate::rules::{Position, Symmetry, Turn, shape};

/// A task with puzzles.
#[derive(clap::Subcommand)]
pub enum PuzzleTask {
    /// Play games between levels, and print the puzzles in them
    Mine {
        /// The game and its rules.
        #[command(flatten)]
        arguments: GameArguments,
        /// Number of puzzles to look for
        #[arg(long, default_value_t = 10)]
        count: usize,
        /// Number of seconds after which the search ends
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Seed of the games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// A file of puzzles that are known already
        #[arg(long)]
        known: Option<PathBuf>,
    },
    /// Prove every puzzle of a file again, and look for doubles
    Check {
        /// Files of puzzles
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Prove every puzzle of a file again, and print the file with today's grades, and with lines that are longer
    Renew {
        /// A file of puzzles
        file: PathBuf,
    },
}

pub(super) fn run(task: &PuzzleTask) -> Result<(), Failure> {
    match task {
        PuzzleTask::Mine { arguments, count, seconds, seed, known } => {
            let known = known.as_deref().map(read).transpose()?.unwrap_or_default();
            mine(arguments, *count, Duration::from_secs(*seconds), *seed, &known)
        }
        PuzzleTask::Check { files } => {
            let mut fails = false;
            for file in files {
                fails |= !check(&read(file)?)?;
            }
            if fails { Err(Failure::Reported) } else { Ok(()) }
        }
        PuzzleTask::Renew { file } => renew(read(file)?),
    }
}

fn read(file: &Path) -> Result<Vec<Puzzle>, Failure> {
    let name = file.display().to_string();
    let bytes = files::read(file).map_err(|error| Fault::new(&name, error))?;
    let text = String::from_utf8(bytes).map_err(|error| Fault::new(&name, error))?;
    Ok(puzzles::read(&text).map_err(|error| Fault::new(&name, error))?)
}

fn mine(
    arguments: &GameArguments,
    count: usize,
    most: Duration,
    seed: u64,
    known: &[Puzzle],
) -> Result<(), Failure> {
    let rules = arguments.rules()?;
    let began = Instant::now();
    let mut miner = Miner::new(rules, seed);
    known.iter().filter(|puzzle| puzzle.rules == rules).for_each(|puzzle| miner.skip(puzzle));
    let (mut found, mut games) = (Vec::new(), 0);
    while found.len() < count && began.elapsed() < most {
        found.append(&mut miner.play(&Stop::default()));
        games += 1;
    }
    found.truncate(count);
    let text = puzzles::write(&found).map_err(|error| Fault::new("a puzzle", error))?;
    std::io::stdout().lock().write_all(text.as_bytes())?;
    let seconds = began.elapsed().as_secs_f64();
    writeln!(std::io::stderr(), "{} puzzles in {games} games and {seconds:.1} seconds", found.len())?;
    Ok(())
}

/// Returns the start of a puzzle, and the line of its proof; `None` if its turn is not proven.
fn prove(puzzle: &Puzzle) -> Result<(Box<dyn Position>, Option<Vec<Turn>>), Failure> {
    let start = puzzle.start().map_err(|error| Fault::new(&puzzle.position, error))?;
    let proof = Prover::new(puzzle.rules).prove_task(&*start, puzzle.task);
    let line = proof.map(|proof| proof.line).filter(|line| line.first() == puzzle.turn());
    Ok((start, line))
}

/// Prints the puzzles with new grades, and with new lines where these are longer. Those that are not proven stay as they
/// are, which fails.
fn renew(mut puzzles: Vec<Puzzle>) -> Result<(), Failure> {
    let mut fails = false;
    for puzzle in &mut puzzles {
        let (start, line) = prove(puzzle)?;
        let Some(line) = line else {
            writeln!(std::io::stderr(), "{}: not proven", puzzle.position)?;
            fails = true;
            continue;
        };
        puzzle.grade = puzzles::grade(&*start, &line[0], &Stop::default());
        // A search that proves more at once shows less of the line.
        if line.len() > puzzle.line.len() {
            puzzle.line = line;
        }
    }
    let text = puzzles::write(&puzzles).map_err(|error| Fault::new("a puzzle", error))?;
    std::io::stdout().lock().write_all(text.as_bytes())?;
    if fails { Err(Failure::Reported) } else { Ok(()) }
}

/// Returns `true` if every puzzle is proven as it is written, and none is there twice.
fn check(puzzles: &[Puzzle]) -> Result<bool, Failure> {
    let mut out = std::io::stdout().lock();
    let (mut shapes, mut good) = (HashSet::new(), 0);
    for puzzle in puzzles {
        let (start, line) = prove(puzzle)?;
        if line.is_none() {
            writeln!(out, "{}: not proven", puzzle.position)?;
        } else if !shapes.insert((puzzle.rules, shape(&*start, &Symmetry::of(puzzle.rules)))) {
            writeln!(out, "{}: there twice", puzzle.position)?;
        } else {
            good += 1;
        }
    }
    writeln!(out, "{good} of {} puzzles are proven", puzzles.len())?;
    Ok(good == puzzles.len())
}

//! Replay of recorded games: checks that every turn is legal and prints the last position.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::Failure;
use super::fault::Fault;
use super::files;
use super::game_arguments::GameArguments;
use super::terminal::escaped;
use crate::notation::{self, Record, Score};
use crate::rules::{Points, Position};

pub(super) fn run(arguments: &GameArguments, files: &[PathBuf]) -> Result<(), Failure> {
    let own = arguments.position.as_ref().or(arguments.turns.iter().flatten().next());
    if let Some(text) = own {
        Err(Fault::new(text, "a file has positions and turns of its own"))?;
    }
    let mut out = std::io::stdout().lock();
    let mut all_well = true;
    for file in files {
        match files::read(file) {
            Ok(bytes) => all_well &= replay(arguments, file, &bytes, &mut out)?,
            Err(error) => {
                all_well = false;
                complain(file, &error);
            }
        }
    }
    if all_well { Ok(()) } else { Err(Failure::Reported) }
}

/// Prints the end of each game of a file. Returns `false` if one of them could not be replayed.
fn replay(
    arguments: &GameArguments,
    file: &Path,
    bytes: &[u8],
    out: &mut impl Write,
) -> Result<bool, Failure> {
    let mut games = (1..).zip(notation::records(arguments.rules()?, bytes)).peekable();
    let mut all_well = games.peek().is_some();
    if !all_well {
        complain(file, "there is no game in it");
    }
    for (number, game) in games {
        match game {
            Ok(record) => {
                let position = last_position(&record)?;
                let turns = record.turns.len();
                let score = score_text(&record, &*position);
                let count = count_text(arguments, &*position)?;
                let variations = variations_text(&record);
                let text = notation::position_text(&*position);
                writeln!(
                    out,
                    "{}: game {number}: {turns} turns, {score}{count}{variations}, {}",
                    escaped(&file.to_string_lossy()),
                    escaped(&text)
                )?;
            }
            Err(error) => {
                all_well = false;
                // Both streams often go to one terminal; keep their order there.
                out.flush()?;
                complain(file, &format!("game {number}: {error}"));
            }
        }
    }
    Ok(all_well)
}

/// Prints an error about a file. If that fails, the exit status still reports it.
fn complain(file: &Path, error: &str) {
    let (file, error) = (file.to_string_lossy(), escaped(error));
    _ = writeln!(std::io::stderr(), "{}: {error}", escaped(&file));
}

fn last_position(record: &Record) -> Result<Box<dyn Position>, Failure> {
    let mut position = match &record.start {
        Some(text) => notation::read_position(record.rules, text).map_err(|error| Fault::new(text, error))?,
        None => record.rules.start(),
    };
    for turn in &record.turns {
        // The reader has played every turn, so this cannot fail.
        _ = position.play(turn);
    }
    Ok(position)
}

/// Returns the points of each side with the given dead stones, if the game is to be counted.
fn count_text(arguments: &GameArguments, position: &dyn Position) -> Result<String, Fault> {
    let (Some(_), Some(counting)) = (&arguments.dead, position.counting()) else { return Ok(String::new()) };
    let Points([first, second]) = counting.count(&arguments.dead(position)?).points;
    Ok(format!(", {} to {} points", f64::from(first) / 2., f64::from(second) / 2.))
}

/// Describes the variations of a game, and those with a part that cannot be read.
fn variations_text(record: &Record) -> String {
    let count = |number, what: &str| match number {
        0 => String::new(),
        1 => format!(", 1 variation{what}"),
        more => format!(", {more} variations{what}"),
    };
    count(record.lines.len(), "") + &count(record.dropped.variations, " cut short")
}

/// Describes the result: that of the record, otherwise that of the rules.
fn score_text(record: &Record, position: &dyn Position) -> String {
    let name = |side| notation::side_name(record.rules, side);
    match (record.score, position.outcome()) {
        (Some(Score::Won(side)), _) => format!("{} won", name(side)),
        (Some(Score::Draw), _) => "draw".to_owned(),
        (Some(Score::BothLost), _) => "both lost".to_owned(),
        (None, Some(outcome)) => match outcome.winner {
            Some(side) => format!("{} won", name(side)),
            None => "draw".to_owned(),
        },
        (None, None) => "unfinished".to_owned(),
    }
}

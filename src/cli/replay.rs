//! Replaying files of recorded games: whether every turn is legal, and where they end.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::Failure;
use crate::notation::{self, Record, Score};
use crate::rules::{Position, Rules};

pub(super) fn run(rules: Rules, files: &[PathBuf]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut all_well = true;
    for file in files {
        match std::fs::read(file) {
            Ok(bytes) => all_well &= replay(rules, file, &bytes, &mut out)?,
            Err(error) => {
                all_well = false;
                complain(file, &error.to_string());
            }
        }
    }
    if all_well { Ok(()) } else { Err(Failure::Reported) }
}

/// Prints how each game of a file ended. False if one of them could not be replayed.
fn replay(rules: Rules, file: &Path, bytes: &[u8], out: &mut impl Write) -> Result<bool, Failure> {
    let games = notation::read_games(rules, bytes);
    let mut all_well = !games.is_empty();
    if games.is_empty() {
        complain(file, "there is no game in it");
    }
    for (number, game) in (1..).zip(games) {
        match game {
            Ok(record) => {
                let position = last_position(&record)?;
                let turns = record.turns.len();
                let score = score_text(&record, &*position);
                let text = notation::position_text(&*position);
                writeln!(out, "{}: game {number}: {turns} turns, {score}, {text}", file.display())?;
            }
            Err(error) => {
                all_well = false;
                // Both streams are often the same screen: what was printed belongs before this.
                out.flush()?;
                complain(file, &format!("game {number}: {error}"));
            }
        }
    }
    Ok(all_well)
}

/// Says what is wrong with a file. Where nobody listens, the exit status says it still.
fn complain(file: &Path, what: &str) {
    _ = writeln!(std::io::stderr(), "{}: {what}", file.display());
}

fn last_position(record: &Record) -> Result<Box<dyn Position>, Failure> {
    let mut position = match &record.start {
        Some(text) => notation::read_position(record.rules, text)?,
        None => record.rules.start(),
    };
    for turn in &record.turns {
        // The reader has played every turn already, so none can be refused here.
        _ = position.play(turn);
    }
    Ok(position)
}

/// How the game ended: as it was written down, or else by its rules.
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

//! Puzzles as text: a line for the rules, and a line for each puzzle by them.
//!
//! ```text
//! {"game":"checkers", ...}
//! W:WK18,K32:BK31 | win 2 | 3 | 18-22 31-26 22x31
//! ```
//!
//! The columns are the position, the task, the grade (`-` for none) and the line of turns. In the place of each `|`
//! stands a tab.

use thiserror::Error;

use super::{Puzzle, Task};
use crate::engine::Level;
use crate::notation;
#[cfg(not(target_family = "wasm"))]
use crate::rules::Game;
use crate::rules::Rules;

/// A line that is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line} is no puzzle: {reason}")]
pub struct BadPuzzle {
    /// The number of the line, from 1.
    pub line: usize,
    /// The reason.
    pub reason: String,
}

/// Returns the puzzles of a game that come with the program, as text. A page has them in files beside its module, by the
/// same names, and loads them when they are wanted.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn shipped_text(game: Game) -> &'static str {
    match game {
        Game::Checkers => include_str!("../../assets/puzzles/checkers.txt"),
        Game::Reversi => include_str!("../../assets/puzzles/reversi.txt"),
        Game::Go => include_str!("../../assets/puzzles/go.txt"),
        Game::Gomoku => include_str!("../../assets/puzzles/gomoku.txt"),
        Game::ConnectFour => include_str!("../../assets/puzzles/connect-four.txt"),
        Game::Four => include_str!("../../assets/puzzles/four.txt"),
        Game::Hexdame => include_str!("../../assets/puzzles/hexdame.txt"),
        Game::Hex => include_str!("../../assets/puzzles/hex.txt"),
    }
}

/// Returns the puzzles of a game that come with the program.
#[cfg(not(target_family = "wasm"))]
#[must_use]
pub fn shipped(game: Game) -> Vec<Puzzle> {
    read(shipped_text(game)).unwrap_or_else(|reason| {
        debug_assert!(false, "the puzzles of {game:?} cannot be read: {reason}");
        Vec::new()
    })
}

/// Returns puzzles as text. A line with the rules stands before the first puzzle by them.
///
/// # Errors
/// If a puzzle has a position or a turn that its rules do not allow.
pub fn write(puzzles: &[Puzzle]) -> Result<String, BadPuzzle> {
    let mut text = String::new();
    let mut rules = None;
    for (at, puzzle) in puzzles.iter().enumerate() {
        let bad = |reason: String| BadPuzzle { line: at + 1, reason };
        if rules.replace(puzzle.rules) != Some(puzzle.rules) {
            text += &serde_json::to_string(&puzzle.rules).map_err(|error| bad(error.to_string()))?;
            text.push('\n');
        }
        let mut position = puzzle.start().map_err(|error| bad(error.to_string()))?;
        let mut turns = Vec::new();
        for turn in &puzzle.line {
            turns.push(notation::turn_text(&*position, turn));
            position.play(turn).map_err(|error| bad(format!("{error:?}")))?;
        }
        let grade = puzzle.grade.map_or("-".to_owned(), |level| level.number().to_string());
        let columns = [&*puzzle.position, &task_text(puzzle), &grade, &turns.join(" ")];
        text += &columns.join("\t");
        text.push('\n');
    }
    Ok(text)
}

/// Reads what [`write()`] has written.
///
/// # Errors
/// At the first line that is no puzzle.
pub fn read(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
    let mut puzzles = Vec::new();
    let mut rules: Option<Rules> = None;
    for (at, line) in text.lines().enumerate() {
        let bad = |reason: String| BadPuzzle { line: at + 1, reason };
        if line.starts_with('{') || line.starts_with('"') {
            rules = Some(serde_json::from_str(line).map_err(|error| bad(error.to_string()))?);
            continue;
        }
        let rules = rules.ok_or_else(|| bad("the rules are missing".to_owned()))?;
        puzzles.push(puzzle(rules, line).map_err(bad)?);
    }
    Ok(puzzles)
}

fn puzzle(rules: Rules, line: &str) -> Result<Puzzle, String> {
    let columns: Vec<&str> = line.split('\t').collect();
    let [text, task, grade, turns] = columns[..] else { return Err("a puzzle has four columns".to_owned()) };
    let mut position = notation::read_position(rules, text).map_err(|error| error.to_string())?;
    let task = read_task(rules, task).ok_or_else(|| format!("“{task}” is no task"))?;
    let grade = match grade {
        "-" => None,
        number => {
            let number = number.parse().map_err(|_| format!("“{number}” is no level"))?;
            Some(Level::new(number).map_err(|error| error.to_string())?)
        }
    };
    let mut line = Vec::new();
    for word in turns.split(' ') {
        let turn = notation::read_turn(&*position, word).map_err(|error| error.to_string())?;
        position.play(&turn).map_err(|error| format!("{word}: {error:?}"))?;
        line.push(turn);
    }
    Ok(Puzzle { rules, position: text.to_owned(), task, line, grade })
}

fn task_text(puzzle: &Puzzle) -> String {
    let name = |square| notation::square_name(puzzle.rules, square, notation::Style::Letters);
    match puzzle.task {
        Task::Win => "win".to_owned(),
        Task::Hold => "hold".to_owned(),
        Task::WinIn(turns) => format!("win {turns}"),
        Task::Fours(turns) => format!("fours {turns}"),
        Task::Gain { pieces, turns } => format!("gain {pieces} {turns}"),
        Task::Capture { square, turns } => format!("capture {} {turns}", name(square)),
        Task::Ladder { square, turns } => format!("ladder {} {turns}", name(square)),
        Task::Kill(square) => format!("kill {}", name(square)),
        Task::Race(square) => format!("race {}", name(square)),
        Task::Live(square) => format!("live {}", name(square)),
    }
}

fn read_task(rules: Rules, text: &str) -> Option<Task> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["win"] => Task::Win,
        ["hold"] => Task::Hold,
        ["win", turns] => Task::WinIn(turns.parse().ok()?),
        ["fours", turns] => Task::Fours(turns.parse().ok()?),
        ["gain", pieces, turns] => Task::Gain { pieces: pieces.parse().ok()?, turns: turns.parse().ok()? },
        ["capture", square, turns] => {
            Task::Capture { square: notation::read_square(rules, square)?, turns: turns.parse().ok()? }
        }
        ["ladder", square, turns] => {
            Task::Ladder { square: notation::read_square(rules, square)?, turns: turns.parse().ok()? }
        }
        ["kill", square] => Task::Kill(notation::read_square(rules, square)?),
        ["race", square] => Task::Race(notation::read_square(rules, square)?),
        ["live", square] => Task::Live(notation::read_square(rules, square)?),
        _ => return None,
    })
}

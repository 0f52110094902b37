//! Puzzles on paper: diagrams with their tasks, and the solutions at the end.

use super::booklet::{Booklet, Part};
use crate::app::board::diagram::Diagram;
use crate::app::screens::words::{count, turn_name};
use crate::app::ui::words::Words;
use crate::puzzles::Puzzle;

/// Returns the booklet of these puzzles, which are of one game.
pub(super) fn of(words: &Words, puzzles: &[Puzzle]) -> Booklet {
    let title = puzzles.first().map_or_else(String::new, |puzzle| words.game_name(puzzle.rules.game()));
    let about = words.language.format("booklet-puzzles", &[("count", count(puzzles.len()))]);
    let mut booklet = Booklet::new(words, title, vec![about]);
    let mut solutions = Vec::new();
    for (number, puzzle) in (1..).zip(puzzles) {
        // A puzzle whose position cannot be read is not shown on the screen either.
        let Ok(start) = puzzle.start() else { continue };
        let task = words.task_of(puzzle, start.to_move()).replace('\n', " · ");
        let diagram = Some(Diagram::of(&*start));
        booklet.parts.push(Part { above: format!("{number}. {task}"), diagram, ..Part::default() });
        let reasons = puzzle.reasons();
        let Some(turn) = puzzle.turn() else { continue };
        let mut solution = format!("{number}. {}", words.because(&*start, turn, reasons.first()));
        let (mut position, mut line) = (start, Vec::new());
        for turn in &puzzle.line {
            line.push(turn_name(*words, &*position, turn));
            if position.play(turn).is_err() {
                break;
            }
        }
        if line.len() > 1 {
            solution = format!("{solution} ({})", line.join(" "));
        }
        solutions.push(Part { above: solution, ..Part::default() });
    }
    if let Some(first) = solutions.first_mut() {
        first.heading = words.language.text("booklet-solutions");
    }
    booklet.parts.extend(solutions);
    booklet
}

//! What a puzzle is about, as a fact that the board shows.

use super::{Puzzle, Task};
use crate::rules::{Change, Direction, Game, Grid, Position, Side, Square, Turn};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The player gives pieces first, and gets more back.
    Sacrifice,
    /// The other side gets no chance to capture, and loses pieces.
    Attack,
    /// Two threats at once, of which the other side can answer only one.
    Fork,
    /// A single threat, which decides where the other side has to move.
    Threat,
    /// No threat: the other side runs out of good squares.
    Waiting,
    /// The only defence.
    Defence,
    /// A corner, which cannot be flipped any more.
    Corner,
    /// The other side has to pass.
    Pass,
    /// The last move in a region with an odd number of empty squares.
    Parity,
    /// Counting to the end.
    Counting,
    /// Atari after atari.
    Ladder,
    /// The stones cannot get out, though they have liberties left.
    Net,
    /// Nothing but fours.
    Fours,
    /// A chain of stones from edge to edge.
    Connection,
}

/// Returns what a puzzle is about. `None` if its position or its line is not legal.
#[must_use]
pub fn theme(puzzle: &Puzzle) -> Option<Theme> {
    let start = puzzle.start().ok()?;
    let turn = puzzle.turn()?;
    let mut after = start.boxed();
    after.play(turn).ok()?;
    Some(match (puzzle.rules.game(), puzzle.task) {
        (_, Task::Fours(_)) => Theme::Fours,
        (Game::Reversi, _) => reversi(&*start, &*after, turn),
        (_, Task::Hold) => Theme::Defence,
        (Game::Checkers | Game::Hexdame, _) => {
            let gives = puzzle.line.get(1).is_some_and(|answer| captures(&*after, answer));
            if gives { Theme::Sacrifice } else { Theme::Attack }
        }
        (_, Task::Capture { square, .. }) => go(&*start, puzzle, &*after, square),
        (Game::Hex, _) => Theme::Connection,
        _ => match wins_at(&*after, start.to_move()).len() {
            0 => Theme::Waiting,
            1 => Theme::Threat,
            _ => Theme::Fork,
        },
    })
}

fn captures(position: &dyn Position, turn: &Turn) -> bool {
    let is_capture = |change: &Change| matches!(change, Change::Remove { .. });
    position.changes(turn).is_ok_and(|changes| changes.iter().any(is_capture))
}

fn reversi(start: &dyn Position, after: &dyn Position, Turn(squares): &Turn) -> Theme {
    let (grid, square) = (start.grid(), squares.first().copied());
    let is_corner = |square: Square| {
        let (column, row) = grid.place(square);
        [0, grid.columns - 1].contains(&column) && [0, grid.rows - 1].contains(&row)
    };
    if square.is_some_and(is_corner) {
        return Theme::Corner;
    }
    if after.must_pass() {
        return Theme::Pass;
    }
    let regions = regions(start);
    let is_odd = |region: &Vec<Square>| region.len() % 2 == 1;
    let of_turn = regions.iter().find(|region| square.is_some_and(|square| region.contains(&square)));
    if of_turn.is_some_and(is_odd) && !regions.iter().all(is_odd) { Theme::Parity } else { Theme::Counting }
}

/// Returns the connected regions of empty squares.
fn regions(position: &dyn Position) -> Vec<Vec<Square>> {
    let grid = position.grid();
    let mut regions: Vec<Vec<Square>> = Vec::new();
    for square in grid.squares().filter(|&square| position.piece(square).is_none()) {
        let touches = |region: &Vec<Square>| grid.neighbours(square).any(|next| region.contains(&next));
        let (touching, mut apart): (Vec<_>, Vec<_>) = regions.into_iter().partition(touches);
        apart.push(touching.into_iter().flatten().chain([square]).collect());
        regions = apart;
    }
    regions
}

fn go(start: &dyn Position, puzzle: &Puzzle, after: &dyn Position, square: Square) -> Theme {
    let gives = puzzle.line.get(1).is_some_and(|answer| captures(after, answer));
    if gives {
        Theme::Sacrifice
    } else if super::prove::liberties(after, square, 2) < 2 {
        Theme::Ladder
    } else if captures(start, &puzzle.line[0]) {
        Theme::Attack
    } else {
        Theme::Net
    }
}

/// Returns the squares on which a side would make a row that wins, if it were to move.
fn wins_at(position: &dyn Position, side: Side) -> Vec<Square> {
    let grid = position.grid();
    let is_playable = |square: &Square| position.turns().iter().any(|turn| turn.0.first() == Some(square));
    grid.squares()
        .filter(|square| position.piece(*square).is_none() && is_playable(square))
        .filter(|&square| longest_row(position, grid, square, side) >= ROW)
        .collect()
}

/// Length of the rows of connect four and four.
const ROW: u32 = 4;

/// Returns the length of the longest row that a piece of this side on an empty square would make.
fn longest_row(position: &dyn Position, grid: Grid, square: Square, side: Side) -> u32 {
    let along = |direction: Direction| {
        let next = |&at: &Square| grid.step(at, direction);
        let own = |at: &Square| position.piece(*at).is_some_and(|piece| piece.side == side);
        std::iter::successors(next(&square), next).take_while(own).count()
    };
    let rows = grid.directions().iter().map(|&direction| 1 + along(direction) + along(direction.opposite()));
    rows.max().and_then(|row| u32::try_from(row).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;

    fn theme_of(game: Game, position: &str, task: Task, line: &str) -> Option<Theme> {
        let rules = game.presets()[0].rules;
        let mut at = notation::read_position(rules, position).expect("a position");
        let mut turns = Vec::new();
        for word in line.split(' ') {
            let turn = notation::read_turn(&*at, word).expect("a turn");
            at.play(&turn).expect("a legal turn");
            turns.push(turn);
        }
        theme(&Puzzle { rules, position: position.to_owned(), task, line: turns, grade: None })
    }

    #[test]
    fn themes_are_what_the_board_shows() {
        let two = Task::WinIn(2);
        for (game, position, task, line, expected) in [
            (Game::ConnectFour, "......./......./......./......./......./O.XX..O X", two, "5 6", Theme::Fork),
            (Game::Checkers, "W:WK18,K32:BK31", two, "18-22 31-26 22x31", Theme::Attack),
        ] {
            assert_eq!(theme_of(game, position, task, line), Some(expected), "{position}");
        }
    }

    #[test]
    fn regions_are_joined_over_corners() {
        let rules = Game::Reversi.presets()[0].rules;
        let text = format!("-X{}X-{}-- X", "X".repeat(6), "X".repeat(52));
        let position = notation::read_position(rules, &text).expect("a position");
        let mut sizes: Vec<usize> = regions(&*position).iter().map(Vec::len).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [2, 2]);
    }
}

//! Positions that differ by a symmetry only.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::rules::{Game, Grid, Position, Rank, Square};

/// Returns a number that is equal for positions that differ only by a symmetry of the game: a rotation, a reflection,
/// or an exchange of the sides where the board allows it.
#[must_use]
pub fn shape(position: &dyn Position) -> u64 {
    let grid = position.grid();
    let pieces: Vec<(Square, bool, bool)> = grid
        .squares()
        .filter_map(|square| {
            let piece = position.piece(square)?;
            Some((square, piece.side == position.to_move(), piece.rank == Rank::King))
        })
        .collect();
    symmetries(position)
        .iter()
        .map(|symmetry| {
            let mut turned: Vec<_> =
                pieces.iter().map(|&(square, own, king)| (symmetry(grid, square), own, king)).collect();
            turned.sort_unstable();
            let mut hasher = DefaultHasher::new();
            turned.hash(&mut hasher);
            hasher.finish()
        })
        .min()
        .unwrap_or_default()
}

type Symmetry = fn(Grid, Square) -> Square;

/// Returns the symmetries of a game, of which some exchange the sides: pieces count as those of the side to move or of
/// the other.
fn symmetries(position: &dyn Position) -> &'static [Symmetry] {
    match position.rules().game() {
        Game::ConnectFour => &[same, mirrored],
        // The sides of Hex have edges of their own, so a reflection exchanges them.
        Game::Checkers | Game::Hexdame => {
            if position.to_move() == crate::rules::Side::First {
                &[same]
            } else {
                &[rotated]
            }
        }
        Game::Hex => {
            if position.to_move() == crate::rules::Side::First {
                &[same, rotated]
            } else {
                &[swapped, swapped_rotated]
            }
        }
        Game::Reversi | Game::Go | Game::Gomoku | Game::Four => &[
            same,
            mirrored,
            flipped,
            rotated,
            swapped,
            |grid, square| mirrored(grid, swapped(grid, square)),
            |grid, square| flipped(grid, swapped(grid, square)),
            swapped_rotated,
        ],
    }
}

fn moved(grid: Grid, square: Square, to: impl Fn(u8, u8) -> (u8, u8)) -> Square {
    let (column, row) = grid.place(square);
    let (column, row) = to(column, row);
    grid.square(column, row).unwrap_or(square)
}

fn same(_: Grid, square: Square) -> Square {
    square
}

fn mirrored(grid: Grid, square: Square) -> Square {
    moved(grid, square, |column, row| (grid.columns - 1 - column, row))
}

fn flipped(grid: Grid, square: Square) -> Square {
    moved(grid, square, |column, row| (column, grid.rows - 1 - row))
}

fn rotated(grid: Grid, square: Square) -> Square {
    moved(grid, square, |column, row| (grid.columns - 1 - column, grid.rows - 1 - row))
}

fn swapped(grid: Grid, square: Square) -> Square {
    moved(grid, square, |column, row| (row, column))
}

fn swapped_rotated(grid: Grid, square: Square) -> Square {
    rotated(grid, swapped(grid, square))
}

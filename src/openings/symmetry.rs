//! Positions that differ only by how the board is turned.

use crate::rules::{Game, Grid, Position, Rank, Rules, Side, Square};

/// A way to turn or mirror the board after which the game is the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symmetry {
    /// Columns and rows change places first.
    swap: bool,
    /// The columns are in reverse order.
    mirror: bool,
    /// The rows are in reverse order.
    flip: bool,
}

/// A position, equal for positions that differ only by a [`Symmetry`].
pub(super) type Shape = Vec<u8>;

impl Symmetry {
    /// Returns the symmetries of a game, which leave its first position as it is.
    pub(super) fn of(rules: Rules) -> Vec<Symmetry> {
        let start = rules.start();
        let either = [false, true];
        let all = either.into_iter().flat_map(|swap| {
            either.into_iter().flat_map(move |mirror| either.map(|flip| Symmetry { swap, mirror, flip }))
        });
        let unturned = cells(&*start, Symmetry { swap: false, mirror: false, flip: false });
        all.filter(|symmetry| symmetry.fits(rules) && cells(&*start, *symmetry) == unturned).collect()
    }

    /// Returns `true` if the rules are the same after this symmetry.
    fn fits(self, rules: Rules) -> bool {
        let Symmetry { swap, mirror, flip } = self;
        match rules.game() {
            // The directions of the sides differ.
            Game::Checkers | Game::Hexdame => !swap && !mirror && !flip,
            Game::ConnectFour => !swap && !flip,
            // Each side has edges of its own.
            Game::Hex => !swap && mirror == flip,
            Game::Reversi | Game::Go | Game::Gomoku | Game::Four => {
                !swap || rules.grid().columns == rules.grid().rows
            }
        }
    }

    /// Returns the square to which a square turns.
    fn turned(self, grid: Grid, square: Square) -> Square {
        let (mut column, mut row) = grid.place(square);
        if self.swap {
            (column, row) = (row, column);
        }
        if self.mirror {
            column = grid.columns - 1 - column;
        }
        if self.flip {
            row = grid.rows - 1 - row;
        }
        grid.square(column, row).unwrap_or(square)
    }
}

/// Returns the shape of a position.
pub(super) fn shape(position: &dyn Position, symmetries: &[Symmetry]) -> Shape {
    symmetries.iter().map(|&symmetry| cells(position, symmetry)).min().unwrap_or_default()
}

/// Returns the turned board, a number for each square, and the side to move.
fn cells(position: &dyn Position, symmetry: Symmetry) -> Vec<u8> {
    let grid = position.grid();
    let mut cells = vec![0; usize::from(grid.len()) + 1];
    for square in grid.squares() {
        let Some(piece) = position.piece(square) else { continue };
        let king = if piece.rank == Rank::King { 2 } else { 0 };
        if let Some(cell) = cells.get_mut(usize::from(symmetry.turned(grid, square).0)) {
            *cell = 1 + number(piece.side) + king;
        }
    }
    if let Some(last) = cells.last_mut() {
        *last = number(position.to_move());
    }
    cells
}

fn number(side: Side) -> u8 {
    match side {
        Side::First => 0,
        Side::Second => 1,
    }
}

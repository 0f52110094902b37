//! Positions that differ only by how the board is turned, or by which side is which.

use super::gomoku::Winning;
use super::{Grid, Position, Rank, Rules, Side, Square};

/// A way to turn or mirror the board, and perhaps to exchange the sides, after which a game has the same turns.
///
/// ```
/// use parlour::rules::{Game, Symmetry};
///
/// // A board of connect four can be mirrored, and its sides can be exchanged.
/// let four = Game::ConnectFour.presets()[0].rules;
/// assert_eq!(Symmetry::of(four).len(), 4);
/// assert_eq!(Symmetry::of(four).iter().filter(|symmetry| !symmetry.exchanges_sides()).count(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    way: Way,
    /// Each side has the pieces of the other.
    exchange: bool,
}

/// A way to turn or mirror a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Way {
    /// Columns and rows change places first.
    swap: bool,
    /// The columns are in reverse order.
    mirror: bool,
    /// The rows are in reverse order.
    flip: bool,
}

/// A position, equal for positions that differ only by a [`Symmetry`]; see [`shape`].
pub type Shape = Vec<u8>;

impl Symmetry {
    /// The symmetry that changes nothing. All rules have it.
    pub const NONE: Symmetry =
        Symmetry { way: Way { swap: false, mirror: false, flip: false }, exchange: false };

    /// Returns the symmetries of rules. The compensation of Go for the second side does not count.
    #[must_use]
    pub fn of(rules: Rules) -> Vec<Symmetry> {
        let either = [false, true];
        let swaps = either.into_iter().flat_map(|swap| either.map(|mirror| (swap, mirror)));
        let ways = swaps.flat_map(|(swap, mirror)| either.map(|flip| Way { swap, mirror, flip }));
        let all = ways.flat_map(|way| either.map(|exchange| Symmetry { way, exchange }));
        all.filter(|symmetry| symmetry.fits(rules)).collect()
    }

    /// Returns `true` if each side has the pieces of the other afterwards.
    #[must_use]
    pub fn exchanges_sides(self) -> bool {
        self.exchange
    }

    /// Returns `true` if the rules are the same after this symmetry.
    fn fits(self, rules: Rules) -> bool {
        let Symmetry { way: Way { swap, mirror, flip }, exchange } = self;
        let grid = rules.grid();
        match rules {
            // The sides move in opposite directions.
            Rules::Checkers(_) | Rules::Hexdame(_) => !swap && mirror == flip && flip == exchange,
            Rules::ConnectFour(_) => !swap && !flip,
            // Each side has edges of its own, which change places with columns and rows.
            Rules::Hex(_) => mirror == flip && swap == exchange,
            // Only the first side has forbidden points.
            Rules::Gomoku(rules) if rules.winning() == Winning::Renju => !exchange,
            Rules::Reversi(_) | Rules::Go(_) | Rules::Gomoku(_) | Rules::Four(_) => {
                !swap || grid.columns == grid.rows
            }
        }
    }

    /// Returns the square to which a square turns.
    fn turned(self, grid: Grid, square: Square) -> Square {
        let (mut column, mut row) = grid.place(square);
        if self.way.swap {
            (column, row) = (row, column);
        }
        if self.way.mirror {
            column = grid.columns - 1 - column;
        }
        if self.way.flip {
            row = grid.rows - 1 - row;
        }
        grid.square(column, row).unwrap_or(square)
    }

    /// Returns the turned board, a number for each square, and the side to move.
    fn cells(self, position: &dyn Position) -> Shape {
        let grid = position.grid();
        let number = |side: Side| u8::from((side == Side::Second) != self.exchange);
        let mut cells = vec![0; usize::from(grid.len()) + 1];
        for square in grid.squares() {
            let Some(piece) = position.piece(square) else { continue };
            let king = 2 * u8::from(piece.rank == Rank::King);
            if let Some(cell) = cells.get_mut(usize::from(self.turned(grid, square).0)) {
                *cell = 1 + number(piece.side) + king;
            }
        }
        if let Some(last) = cells.last_mut() {
            *last = number(position.to_move());
        }
        cells
    }
}

/// Returns what positions have in common that differ only by one of these symmetries. State that pieces do not show,
/// such as a ko, does not count.
///
/// ```
/// use parlour::notation::read_position;
/// use parlour::rules::{Game, Symmetry, shape};
///
/// // The same position, from the other side of the board.
/// let american = Game::Checkers.preset("american")?;
/// let symmetries = Symmetry::of(american);
/// let shapes = ["B:W22,26:B1,9", "W:W32,24:B11,7"]
///     .map(|text| read_position(american, text).map(|position| shape(&*position, &symmetries)));
/// assert_eq!(shapes[0], shapes[1]);
/// # Ok::<(), parlour::rules::UnknownName>(())
/// ```
#[must_use]
pub fn shape(position: &dyn Position, symmetries: &[Symmetry]) -> Shape {
    symmetries.iter().map(|symmetry| symmetry.cells(position)).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_position;
    use crate::rules::Game;

    fn shape_of(rules: Rules, text: &str) -> Shape {
        shape(&*read_position(rules, text).expect("a position"), &Symmetry::of(rules))
    }

    fn usual(game: Game) -> Rules {
        game.presets()[0].rules
    }

    #[test]
    fn symmetric_positions_have_one_shape() {
        let american = |text| shape_of(usual(Game::Checkers), text);
        assert_eq!(american("B:W22,26:B1,9"), american("W:W32,24:B11,7"));
        assert_ne!(american("B:W22,26:B1,9"), american("B:W22,26:B1,10"));
        assert_ne!(american("B:W22,26:B1,9"), american("W:W22,26:B1,9"));
        let four = |text| shape_of(usual(Game::ConnectFour), text);
        assert_eq!(
            four("......./......./......./......./......./XO..... X"),
            four("......./......./......./......./......./.....OX X")
        );
    }

    #[test]
    fn sides_are_exchanged_only_where_they_have_the_same_turns() {
        let empty = "/...............".repeat(13);
        for (name, are_equal) in [("free-style", true), ("standard", true), ("renju", false)] {
            let rules = Game::Gomoku.preset(name).expect("a preset");
            let black = shape_of(rules, &format!("XX............./OO.............{empty} X"));
            let white = shape_of(rules, &format!("OO............./XX.............{empty} O"));
            assert_eq!(black == white, are_equal, "{name}");
        }
    }

    #[test]
    fn every_symmetry_keeps_the_number_of_continuations() {
        for game in Game::ALL {
            let rules = usual(game);
            let mut position = rules.start();
            for at in 0..6_usize {
                let turns = position.turns();
                position.play(&turns[at * 7 % turns.len()]).expect("a legal turn");
            }
            for symmetry in Symmetry::of(rules) {
                let Some(turned) = position_of(rules, &symmetry.cells(&*position)) else { continue };
                assert_eq!(turned.perft(2), position.perft(2), "{symmetry:?} of {game:?}");
            }
            assert!(Symmetry::of(rules).contains(&Symmetry::NONE));
        }
    }

    /// Returns the position with these cells, in the games that list their rows.
    fn position_of(rules: Rules, cells: &[u8]) -> Option<Box<dyn Position>> {
        let grid = rules.grid();
        let (side, cells) = cells.split_last()?;
        let (empty, between) = if rules.game() == Game::Reversi { ('-', "") } else { ('.', "/") };
        let letter = |&cell: &u8| [empty, 'X', 'O'].get(usize::from(cell)).copied();
        let rows: Option<Vec<String>> =
            cells.chunks(grid.columns.into()).map(|row| row.iter().map(letter).collect()).collect();
        let text = format!("{} {}", rows?.join(between), if *side == 0 { 'X' } else { 'O' });
        read_position(rules, &text).ok()
    }
}

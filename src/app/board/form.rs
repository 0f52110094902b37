//! Geometry of a board: where its cells lie and how large they are, the frame and the room around it.
//! Layout, hit tests, focus and labels depend on a game only through this type, and ask it nothing about
//! squares or hexagons.

use bevy::prelude::*;

use crate::rules::{Cells, Direction, Grid, Rules, Square};

/// Geometry of a board, seen from one direction. All lengths are in widths of a cell, the distance
/// between the centres of two neighbours in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Form {
    /// The cells.
    pub grid: Grid,
    /// Way from the centre of a cell to the next one in its row.
    pub across: Vec2,
    /// Way from the centre of a cell to the next one in its column.
    pub down: Vec2,
    /// Width and height of a cell.
    pub extent: Vec2,
    /// Width of the frame around the cells.
    pub frame: f32,
    /// Height of the room above the board, where a piece hangs before it falls.
    pub above: f32,
    /// Height of the room below the board for its foot.
    pub below: f32,
    /// `true` if squares are intersections of lines instead of cells between lines.
    pub points: bool,
    /// `true` if the board may lie in any direction, because nobody sits at one of its edges.
    pub turns: bool,
    /// Radius of the rounded corners of the line around hexagons. 0 for other boards.
    pub rounding: f32,
    /// Placement of the coordinate labels.
    pub names: Names,
}

/// Placement of the labels. Lengths are in widths of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Names {
    /// Height of the letters.
    pub size: f32,
    /// Distance from the edge of the squares, or from the straight lines around hexagons, to the middle of
    /// the letters.
    pub away: f32,
    /// `true` if rows have labels. In connect four, the column alone identifies a move.
    pub rows: bool,
}

/// A corner of the lines around a board of hexagons. All lengths are in widths of a cell.
#[derive(Clone, Copy, Debug)]
pub struct RoundedCorner {
    /// Centre of the arc, relative to the top left corner of the cells. All lines around the cells have
    /// the same centres, so they are parallel.
    pub centre: Vec2,
    /// Directions out of the board over the side before and the side after the corner.
    pub out: [Vec2; 2],
}

/// Direction from which the board is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Facing {
    /// From the side of the near player.
    #[default]
    Near,
    /// From the side of the far player.
    Far,
    /// From the side, with the far player at the left.
    Side,
}

/// A block of cells, as its first column and row and the numbers of columns and rows.
pub type Block = (u8, u8, u8, u8);

/// Height of a triangle with sides of 1, which is the distance between two rows of hexagons.
const TRIANGLE: f32 = 0.866_025_4;

impl Form {
    /// Returns the geometry of the board for these rules, seen by the near player.
    #[must_use]
    pub fn of(rules: Rules) -> Form {
        let grid = rules.grid();
        let cells = |frame: f32| {
            let names = Names { size: 0.19, away: frame / 2., rows: true };
            Form::new(grid, Vec2::X, Vec2::Y, frame, names)
        };
        let lines = |height: f32| {
            let small = grid.columns.max(grid.rows) <= 9;
            let names = Names { size: if small { 0.24 } else { 0.3 }, away: 0.3, rows: true };
            Form { points: true, ..Form::new(grid, Vec2::X, Vec2::Y * height, 0.64, names) }
        };
        match rules {
            Rules::Checkers(_) => cells(0.4),
            // A Go board is longer than it is wide, to compensate for the perspective from its
            // end.
            Rules::Go(_) => lines(15. / 14.),
            Rules::Gomoku(_) => lines(1.),
            Rules::Reversi(_) => cells(0.42),
            Rules::ConnectFour(_) => {
                let names = Names { size: 0.14, away: 0.11, rows: false };
                Form { above: 1., below: 0.26, names, ..cells(0.22) }
            }
            Rules::Four(_) => cells(0.34),
            Rules::Hexdame(_) => {
                Form::hexagons(grid, 0.4, 1.08, Names { size: 0.19, away: 0.225, rows: true })
            } // Nobody sits at an edge of this board, and stones have no direction.
            Rules::Hex(_) => {
                let names = Names { size: 0.19, away: 0.465, rows: true };
                Form { turns: true, ..Form::hexagons(grid, 0.66, 0.69, names) }
            }
        }
    }

    /// Creates the geometry of a board of hexagons. A rhombus lies on one of its edges, and a hexagon
    /// stands on a corner, with the way from row to row down to the right and from column to column up to
    /// the right.
    pub(super) fn hexagons(grid: Grid, frame: f32, rounding: f32, names: Names) -> Form {
        let (across, down) = match grid.cells {
            Cells::Hexagon => (Vec2::new(TRIANGLE, -0.5), Vec2::new(TRIANGLE, 0.5)),
            Cells::Squares | Cells::Rhombus => (Vec2::X, Vec2::new(0.5, TRIANGLE)),
        };
        Form { rounding, ..Form::new(grid, across, down, frame, names) }
    }

    /// Creates the geometry of a board of cells with these ways to the next column and row.
    fn new(grid: Grid, across: Vec2, down: Vec2, frame: f32, names: Names) -> Form {
        let form = Form {
            grid,
            across,
            down,
            extent: Vec2::ZERO,
            frame,
            above: 0.,
            below: 0.,
            points: false,
            turns: false,
            rounding: 0.,
            names,
        };
        Form { extent: 2. * form.corners().reduce(Vec2::max).unwrap_or_default(), ..form }
    }

    /// Returns the board seen from this direction.
    #[must_use]
    pub fn seen_from(self, facing: Facing) -> Form {
        let turned = |way: Vec2| match facing {
            Facing::Near => way,
            Facing::Far => -way,
            Facing::Side => Vec2::new(way.y, -way.x),
        };
        Form {
            across: turned(self.across),
            down: turned(self.down),
            extent: turned(self.extent).abs(),
            ..self
        }
    }

    /// Returns the way from the centre of a cell to the next one in a direction.
    #[must_use]
    pub fn way(&self, direction: Direction) -> Vec2 {
        f32::from(direction.columns) * self.across + f32::from(direction.rows) * self.down
    }

    /// Iterates over the ways from the centre of a cell to its corners, clockwise or counterclockwise.
    pub fn corners(&self) -> impl Iterator<Item = Vec2> {
        let directions = self.grid.directions();
        let next = directions.iter().cycle().skip(1);
        let pairs = directions.iter().zip(next).map(|(&one, &other)| (self.way(one), self.way(other)));
        let is_hexagonal = self.grid.is_hexagonal();
        // The corner of a hexagon is the middle of the triangle of three centres. A square has a
        // corner half the way to every other neighbour.
        pairs.enumerate().filter_map(move |(number, (one, other))| match number % 2 {
            _ if is_hexagonal => Some((one + other) / 3.),
            0 => Some(other / 2.),
            _ => None,
        })
    }

    /// Iterates over the ways to the cells at the corners of the board from column 0 and row 0, in the order
    /// around it.
    fn ends(&self) -> impl Iterator<Item = Vec2> {
        // In halves of the board.
        let ends: &[(u8, u8)] = match self.grid.cells {
            Cells::Squares | Cells::Rhombus => &[(0, 0), (2, 0), (2, 2), (0, 2)],
            Cells::Hexagon => &[(1, 0), (2, 0), (2, 1), (1, 2), (0, 2), (0, 1)],
        };
        let [across, down] = [self.grid.columns - 1, self.grid.rows - 1].map(|steps| f32::from(steps) / 2.);
        ends.iter().map(move |&(column, row)| {
            f32::from(column) * across * self.across + f32::from(row) * down * self.down
        })
    }

    /// Returns the rectangle around the centres of all cells, relative to the centre of the cell in
    /// column 0 and row 0, which need not exist.
    fn centres(&self) -> Rect {
        let (min, max) =
            self.ends().fold((Vec2::MAX, Vec2::MIN), |(min, max), end| (min.min(end), max.max(end)));
        Rect { min, max }
    }

    /// Returns the rounded corners of the lines around hexagons, in the order around the board.
    #[must_use]
    pub fn rounded_corners(&self) -> Vec<RoundedCorner> {
        let ends: Vec<Vec2> = self.ends().map(|end| self.first() + end).collect();
        let middle = self.squares() / 2.;
        // Each side leads from an end to the next. The board is convex, so its middle lies inside.
        let outwards: Vec<Vec2> = ends
            .iter()
            .zip(ends.iter().cycle().skip(1))
            .map(|(&from, &to)| {
                let normal = (to - from).perp().normalize_or_zero();
                if normal.dot(from - middle) < 0. { -normal } else { normal }
            })
            .collect();
        let reach = self.corners().map(Vec2::length).fold(0., f32::max);
        ends.iter()
            .enumerate()
            .map(|(number, &end)| {
                let out = [outwards[(number + ends.len() - 1) % ends.len()], outwards[number]];
                let inwards = (reach - self.rounding) / (1. + out[0].dot(out[1]));
                RoundedCorner { centre: end + inwards * (out[0] + out[1]), out }
            })
            .collect()
    }

    /// Returns the place of the label of a row or column at its last cell, relative to the top left corner
    /// of the cells. `way` leads from cell to cell, out of the board.
    #[must_use]
    pub fn label(&self, last: Square, way: Vec2) -> Vec2 {
        let (from, way) = (self.centre(last), way.normalize_or_zero());
        if !self.grid.is_hexagonal() {
            return from + (way.abs().dot(self.extent) / 2. + self.names.away) * way;
        }
        // The line of cells meets the line through the middle of the frame, which is straight along the
        // sides and round at the corners.
        let corners = self.rounded_corners();
        let sides = corners.iter().zip(corners.iter().cycle().skip(1));
        let sides: Vec<(Vec2, Vec2)> = sides.map(|(one, other)| (one.centre, other.centre)).collect();
        let away = |at: Vec2| {
            let distances = sides.iter().map(|&(start, end)| {
                let side = end - start;
                let along = ((at - start).dot(side) / side.length_squared()).clamp(0., 1.);
                at.distance(start + along * side)
            });
            distances.fold(f32::MAX, f32::min)
        };
        let wanted = self.rounding + self.names.away;
        let (mut near, mut far) = (0., 4.);
        for _ in 0..24 {
            let half = f32::midpoint(near, far);
            if away(from + half * way) < wanted { near = half } else { far = half }
        }
        from + near * way
    }

    /// Returns the size of the rectangle around the cells, without the frame.
    #[must_use]
    pub fn squares(&self) -> Vec2 {
        self.centres().size() + self.extent
    }

    /// Returns the size of the board with its frame.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.squares() + 2. * self.frame
    }

    /// Returns the size of the board with the room above and below it.
    #[must_use]
    pub fn room(&self) -> Vec2 {
        self.size() + Vec2::new(0., self.above + self.below)
    }

    /// Returns the ratio of height to width of the board with its room.
    #[must_use]
    pub fn shape(&self) -> f32 {
        self.room().y / self.room().x
    }

    /// Returns the width of a cell on a board that fills a room of this size.
    #[must_use]
    pub fn cell_in(&self, room: Vec2) -> f32 {
        (room / self.room()).min_element()
    }

    /// Returns the centre of the cell in column 0 and row 0, relative to the top left corner of the cells.
    fn first(&self) -> Vec2 {
        self.extent / 2. - self.centres().min
    }

    /// Returns the centre of a place, on the board or not, relative to the top left corner of the cells.
    fn centre_of(&self, (column, row): (u8, u8)) -> Vec2 {
        self.first() + f32::from(column) * self.across + f32::from(row) * self.down
    }

    /// Returns the centre of a cell, relative to the top left corner of the rectangle around the cells.
    #[must_use]
    pub fn centre(&self, square: Square) -> Vec2 {
        self.centre_of(self.grid.place(square))
    }

    /// Returns the rectangle around a block of cells, relative to the top left corner of the cells.
    #[must_use]
    pub fn part(&self, (column, row, columns, rows): Block) -> Rect {
        let (right, bottom) = (column + columns.max(1) - 1, row + rows.max(1) - 1);
        [(column, row), (right, row), (column, bottom), (right, bottom)]
            .map(|place| Rect::from_center_size(self.centre_of(place), self.extent))
            .into_iter()
            .reduce(|one, other| one.union(other))
            .unwrap_or_default()
    }

    /// Returns the cell that contains a point, relative to the top left corner of the cells. A point on
    /// a border belongs to one of its cells.
    #[must_use]
    pub fn cell_at(&self, point: Vec2) -> Option<Square> {
        let place = Mat2::from_cols(self.across, self.down).inverse() * (point - self.first());
        let mut near = (place + 0.5).floor();
        if self.grid.is_hexagonal() {
            near = nearest_hexagon(place);
        }
        if near.min_element() < 0. || near.max_element() > f32::from(u8::MAX) {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked above")]
        self.grid.square(near.x as u8, near.y as u8)
    }

    /// Returns the neighbour that the eye expects of an arrow key in this direction, which is one of the
    /// four of the screen.
    ///
    /// Where two neighbours lie ahead at equal angles, the way is a zigzag along a straight line, and the
    /// opposite key leads back.
    #[must_use]
    pub fn neighbour(&self, square: Square, ahead: Vec2) -> Option<Square> {
        /// Cosine of the widest angle between the key and the way to the neighbour.
        const WIDEST: f32 = 0.8;
        let beside = ahead.perp().abs();
        let line = self.grid.directions().iter().map(|&to| self.way(to).dot(ahead).abs());
        let step = line.filter(|step| *step > 0.1).reduce(f32::min).unwrap_or(1.);
        // The cells of every other line ahead lie half a cell further to the side.
        let is_odd = (self.centre(square).dot(ahead.abs()) / step).round() % 2. != 0.;
        let mut ways: Vec<(Direction, Vec2)> = self
            .grid
            .directions()
            .iter()
            .map(|&to| (to, self.way(to).normalize_or_zero()))
            .filter(|(_, way)| way.dot(ahead) > WIDEST)
            .collect();
        ways.sort_by(|(_, one), (_, other)| {
            let turn = one.dot(beside).total_cmp(&other.dot(beside));
            if is_odd { turn.reverse() } else { turn }
        });
        ways.into_iter().find_map(|(to, _)| self.grid.step(square, to))
    }

    /// Returns the number of a cell's line on the screen, counted from the top.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a board has few lines")]
    pub fn line(&self, square: Square) -> u16 {
        let steps = [self.across.y.abs(), self.down.y.abs()].into_iter().filter(|step| *step > 0.01);
        let step = steps.reduce(f32::min).unwrap_or(1.);
        ((self.centre(square).y - self.extent.y / 2.) / step).round() as u16
    }

    /// Rounds the geometry to whole pixels for cells of at most this width in pixels. Centres of cells
    /// are a whole number of pixels apart, and lines through the centres of squares are crisp.
    /// Returns the geometry and the width of a cell.
    ///
    /// A line with an odd width in pixels is crisp at the centre of an odd pitch, a line with
    /// an even width at the centre of an even one. Small boards need lines of one pixel, large
    /// ones lines of two pixels.
    #[must_use]
    pub fn in_pixels(&self, cell: f32) -> (Form, f32) {
        let mut cell = cell.floor().max(1.);
        let odd = f32::from(cell < FINE_LINES);
        if self.points && (cell - odd) % 2. != 0. {
            cell = (cell - 1.).max(1.);
        }
        if self.grid.is_hexagonal() && cell % 2. != 0. {
            // Every other line of hexagons lies half a cell further to the side.
            cell = (cell - 1.).max(2.);
        }
        let near = |length: f32| match length.abs() * cell {
            0. => 0.,
            pixels if self.points => (((pixels - odd) / 2.).round() * 2. + odd).copysign(length) / cell,
            pixels => pixels.round().copysign(length) / cell,
        };
        let whole = |way: Vec2| Vec2::new(near(way.x), near(way.y));
        let (across, down) = (whole(self.across), whole(self.down));
        let extent = if self.grid.is_hexagonal() {
            // The corners may lie between pixels, but the board begins at a whole one.
            (self.extent * cell / 2.).ceil() * 2. / cell
        } else {
            whole(self.extent)
        };
        (Form { across, down, extent, ..*self }, cell)
    }
}

/// Width of a square in pixels below which lines are one pixel wide.
const FINE_LINES: f32 = 60.;

/// Returns the column and row of the hexagon that contains a point, given in columns and rows.
///
/// The third coordinate of a hexagon is minus the sum of the other two. After all three are rounded, the
/// one that was rounded most follows from the others (A. Patel, *Hexagonal Grids*, 2013).
fn nearest_hexagon(place: Vec2) -> Vec2 {
    let exact = place.extend(-place.x - place.y);
    let near = exact.round();
    let off = (near - exact).abs();
    if off.z >= off.max_element() {
        near.truncate()
    } else if off.x > off.y {
        Vec2::new(-near.y - near.z, near.y)
    } else {
        Vec2::new(near.x, -near.x - near.z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    #[test]
    fn lines_fall_on_whole_pixels_at_every_size() {
        for game in Game::ALL {
            let form = Form::of(game.presets()[0].rules);
            for wanted in 8..300_u16 {
                let (form, cell) = form.in_pixels(f32::from(wanted));
                assert!(cell <= f32::from(wanted) && cell > f32::from(wanted) - 2.);
                for way in [form.across, form.down, form.squares()] {
                    let pixels = way * cell;
                    assert!((pixels - pixels.round()).length() < 1e-2, "{game:?} {wanted}: {pixels}");
                }
                if form.points {
                    assert!(
                        ((form.down.y - form.across.x) * cell).round() % 2. == 0.,
                        "one width of line should suit both directions: {form:?}"
                    );
                }
            }
        }
    }
}

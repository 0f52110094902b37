//! Diagrams: boards as books print them, in lines and plain colours.
//!
//! A printer renders wood and shadows as grey mud, and much of its ink goes into them. A diagram therefore has a drawing
//! of its own and nothing of the templates, but lies in the same [`Form`].

use std::fmt::Write;

use bevy::prelude::*;

use crate::app::board::form::{Form, Names};
use crate::app::board::labels::{self, Name};
use crate::app::board::look::{Colour, Look};
use crate::app::board::template::{is_dark, number, star_points};
use crate::app::device::art::Layer;
use crate::app::device::print::{Anchor, Face, Line, Sheet};
use crate::rules::hex::Edge;
use crate::rules::{Game, Piece, Position, Rank, Rules, Side, Square};

/// A board to print.
#[derive(Clone, Debug)]
pub struct Diagram {
    rules: Rules,
    pieces: Vec<(Square, Piece)>,
    /// Numbers on stones: the turns that placed them.
    pub numbers: Vec<(Square, usize)>,
    /// The squares of a turn, joined by an arrow, or the one square with a dot.
    pub path: Vec<Square>,
}

/// Radius of a piece in hundredths of a cell.
const RADIUS: f32 = 40.;
/// Radius of a stone on a board of lines, where stones touch each other.
const STONE: f32 = 47.;
/// Width of lines in hundredths of a cell.
const LINE: f32 = 2.5;
/// Width of the outline of a piece.
const OUTLINE: f32 = 4.;
/// Width of an edge that a side of Hex has to join.
const EDGE: f32 = 18.;
/// The grey of the dark squares, light enough for black men.
const GREY: &str = "#c9c9c9";
/// Room around the cells for the labels, in widths of a cell.
const RIM: f32 = 0.5;
/// Size of the labels and of the numbers on stones, in widths of a cell.
const LABEL: f32 = 0.3;
const NUMBER: f32 = 0.46;

impl Diagram {
    /// Returns the diagram of a position.
    #[must_use]
    pub fn of(position: &dyn Position) -> Diagram {
        let stands = |square| Some((square, position.piece(square)?));
        let pieces = position.grid().squares().filter_map(stands).collect();
        Diagram { rules: position.rules(), pieces, numbers: Vec::new(), path: Vec::new() }
    }

    fn form(&self) -> Form {
        Form::of(self.rules)
    }

    /// Returns `true` if a piece stands on this square.
    #[must_use]
    pub fn stands(&self, square: Square) -> bool {
        self.pieces.iter().any(|(on, _)| *on == square)
    }

    /// Returns the width and height with labels, in widths of a cell.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        self.form().squares() + 2. * RIM
    }

    /// Adds the diagram to a sheet, in the middle of this area and as large as it allows. Sides have the colours of the
    /// look, and squares its names.
    pub fn put(&self, look: Look, area: Rect, sheet: &mut Sheet) {
        let (form, size) = (self.form(), self.size());
        let cell = (area.size() / size).min_element();
        let corner = area.center() - size * cell / 2.;
        let from = corner + RIM * cell;
        sheet.layers.push(Layer {
            svg: self.svg(look),
            area: Rect::from_corners(corner, corner + size * cell),
            turn: 0.,
        });
        let mut write = |text: String, place: Vec2, size: f32, anchor, colour| {
            let place = from + place * cell;
            let (face, size) = (Face::Regular, size * cell);
            sheet.lines.push(Line { text, face, size, colour, place, anchor, room: 3. * cell });
        };
        for Name { text, at, is_in_corner } in labels::names(&with_near_labels(form), self.rules, look.labels)
        {
            // A letter is centred about 0.35 of its size above its baseline.
            let (at, size, anchor) = if is_in_corner {
                (at + Vec2::new(0.04, 0.24), 0.24, Anchor::Left)
            } else {
                (at + Vec2::new(0., 0.35 * LABEL), LABEL, Anchor::Middle)
            };
            write(text, at, size, anchor, Color::BLACK);
        }
        for &(square, turn) in &self.numbers {
            let piece = self.pieces.iter().find(|(on, _)| *on == square).map(|(_, piece)| piece.side);
            let is_dark = piece.is_some_and(|side| Ink::of(look.colour(self.rules, side)).is_dark);
            let colour = if is_dark { Color::WHITE } else { Color::BLACK };
            // Three digits take more room.
            let size = if turn > 99 { 0.8 * NUMBER } else { NUMBER };
            let at = form.centre(square) + Vec2::new(0., 0.35 * size);
            write(turn.to_string(), at, size, Anchor::Middle, colour);
        }
    }

    /// Returns the drawing, in hundredths of a cell.
    fn svg(&self, look: Look) -> String {
        let form = self.form();
        let size = self.size() * 100.;
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{0} {0} {1} {2}" width="{1}" height="{2}"><g fill="none" stroke="#000" stroke-width="{LINE}">"##,
            number(-100. * RIM),
            number(size.x),
            number(size.y),
        );
        svg += &self.ground(look, &form);
        svg += "</g>";
        for &(square, piece) in &self.pieces {
            svg += &self.piece(look, form.centre(square) * 100., piece);
        }
        svg += &self.turn(&form);
        svg + "</svg>"
    }

    /// Returns the empty board.
    fn ground(&self, look: Look, form: &Form) -> String {
        let (width, height) = (number(form.squares().x * 100.), number(form.squares().y * 100.));
        let frame = format!(r#"<path d="M0 0H{width}V{height}H0Z" stroke-width="{}"/>"#, 2. * LINE);
        let cells = |is_filled: &dyn Fn(Square) -> bool| {
            form.grid.squares().filter(|&square| is_filled(square)).fold(String::new(), |mut path, square| {
                for (number, way) in form.corners().enumerate() {
                    let at = (form.centre(square) + way) * 100.;
                    _ = write!(path, "{}{}", if number == 0 { 'M' } else { 'L' }, point(at));
                }
                path + "Z"
            })
        };
        match self.rules {
            Rules::Checkers(rules) => {
                let dark = |square: Square| {
                    let (column, row) = form.grid.place(square);
                    is_dark(rules, column.into(), row.into())
                };
                format!(r#"<path d="{}" fill="{GREY}" stroke="none"/>{frame}"#, cells(&dark))
            }
            Rules::Go(_) | Rules::Gomoku(_) => Self::lines(form),
            Rules::ConnectFour(_) => {
                let hole = |square| circle(form.centre(square) * 100., RADIUS, "#fff", LINE);
                frame + &form.grid.squares().map(hole).collect::<String>()
            }
            Rules::Reversi(_) => {
                let (columns, rows) = (form.grid.columns, form.grid.rows);
                let corners = [(2, 2), (columns - 2, 2), (2, rows - 2), (columns - 2, rows - 2)];
                let dot = |(column, row): (u8, u8)| {
                    let at = Vec2::new(column.into(), row.into()) * form.extent * 100.;
                    circle(at, 6., "#000", 0.)
                };
                format!(r#"<path d="{}"/>{frame}"#, cells(&|_| true)) + &corners.map(dot).concat()
            }
            Rules::Four(_) => format!(r#"<path d="{}"/>{frame}"#, cells(&|_| true)),
            Rules::Hexdame(_) => format!(r#"<path d="{}"/>"#, cells(&|_| true)),
            Rules::Hex(_) => self.edges(look, form) + &format!(r#"<path d="{}"/>"#, cells(&|_| true)),
        }
    }

    /// Returns the lines of a board whose stones lie on the crossings.
    fn lines(form: &Form) -> String {
        let (columns, rows) = (form.grid.columns, form.grid.rows);
        let at = |column: u8, row: u8| {
            (Vec2::new(column.into(), row.into()) * Vec2::new(form.across.x, form.down.y) + form.extent / 2.)
                * 100.
        };
        let mut path = String::new();
        for row in 0..rows {
            _ = write!(path, "M{}L{}", point(at(0, row)), point(at(columns - 1, row)));
        }
        for column in 0..columns {
            _ = write!(path, "M{}L{}", point(at(column, 0)), point(at(column, rows - 1)));
        }
        let stars = star_points(columns, rows).into_iter();
        let stars: String = stars.map(|(column, row)| circle(at(column, row), 9., "#000", 0.)).collect();
        let (first, last) = (at(0, 0), at(columns - 1, rows - 1));
        let border = format!(
            r#"<path d="M{}H{}V{}H{}Z" stroke-width="{}"/>"#,
            point(first),
            number(last.x),
            number(last.y),
            number(first.x),
            2. * LINE
        );
        format!(r#"<path d="{path}"/>{border}{stars}"#)
    }

    /// Returns the edges that the sides of Hex have to join, each in the colour of its side.
    fn edges(&self, look: Look, form: &Form) -> String {
        let corners: Vec<Vec2> = form.corners().collect();
        let mut paths = [String::new(), String::new()];
        for square in form.grid.squares() {
            let (column, row) = form.grid.place(square);
            for (at, &direction) in form.grid.directions().iter().enumerate() {
                if form.grid.step(square, direction).is_some() {
                    continue;
                }
                let edge = if row == 0 && direction.rows < 0 {
                    Edge::Top
                } else if row + 1 == form.grid.rows && direction.rows > 0 {
                    Edge::Bottom
                } else if column == 0 && direction.columns < 0 {
                    Edge::Left
                } else {
                    Edge::Right
                };
                // The side of a hexagon towards a neighbour lies between the corners before and after it.
                let before = corners[(at + corners.len() - 1) % corners.len()];
                let [start, end] = [before, corners[at]].map(|way| point((form.centre(square) + way) * 100.));
                _ = write!(paths[edge.owner().index()], "M{start}L{end}");
            }
        }
        let stroke = |side: Side| {
            let Ink { fill, .. } = Ink::of(look.colour(self.rules, side));
            let path = &paths[side.index()];
            let line = |colour: &str, width: f32| {
                format!(
                    r#"<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
                )
            };
            line("#000", EDGE) + &line(fill, EDGE - 2. * LINE)
        };
        Side::BOTH.map(stroke).concat()
    }

    /// Returns a piece at this place.
    fn piece(&self, look: Look, at: Vec2, piece: Piece) -> String {
        let Ink { fill, is_dark } = Ink::of(look.colour(self.rules, piece.side));
        let game = self.rules.game();
        let radius = match game {
            Game::Go | Game::Gomoku => STONE,
            _ => RADIUS,
        };
        let mut svg = circle(at, radius, fill, OUTLINE);
        // A man has a ring, and a king a crown.
        let inner = if is_dark { "#fff" } else { "#000" };
        match (game, piece.rank) {
            (Game::Checkers | Game::Hexdame, Rank::Man) => {
                _ = write!(
                    svg,
                    r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{inner}" stroke-width="{LINE}"/>"#,
                    number(at.x),
                    number(at.y),
                    0.68 * radius
                );
            }
            (Game::Checkers | Game::Hexdame, Rank::King) => {
                let crown = [(-20, 14), (-24, -12), (-11, 0), (0, -18), (11, 0), (24, -12), (20, 14)]
                    .map(|(x, y): (i8, i8)| point(at + Vec2::new(x.into(), y.into())));
                _ = write!(svg, r#"<path d="M{}Z" fill="{inner}"/>"#, crown.join("L"));
            }
            _ => {}
        }
        svg
    }

    /// Returns the arrow of the turn, or the dot of a stone without a number.
    fn turn(&self, form: &Form) -> String {
        let places: Vec<Vec2> = self.path.iter().map(|&square| form.centre(square) * 100.).collect();
        match places[..] {
            [] => String::new(),
            [at] => circle(at, 12., "#fff", OUTLINE),
            [.., before, last] => {
                let way = (last - before).normalize_or_zero();
                let tip = last
                    - way * if self.path.last().is_some_and(|&to| self.stands(to)) { RADIUS } else { 0. };
                let (neck, side) = (tip - way * 24., way.perp() * 15.);
                let mut path: Vec<String> = places[..places.len() - 1].iter().map(|&at| point(at)).collect();
                path.push(point(neck));
                let head = [tip, neck + side, neck - side].map(point).join("L");
                let line = |colour: &str, width: f32, edge: f32| {
                    format!(
                        r#"<path d="M{}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"/><path d="M{head}Z" fill="{colour}" stroke="{colour}" stroke-width="{edge}" stroke-linejoin="round"/>"#,
                        path.join("L"),
                    )
                };
                // Seen on a dark piece and on a light one.
                line("#fff", 14., 8.) + &line("#000", 7., 1.)
            }
        }
    }
}

/// Returns the form with its labels close to the cells, since a diagram has no frame.
fn with_near_labels(form: Form) -> Form {
    let away = if form.points || form.rounding > 0. { form.names.away } else { RIM / 2. };
    Form { names: Names { away, ..form.names }, ..form }
}

/// The printed colour of a side.
struct Ink {
    fill: &'static str,
    is_dark: bool,
}

impl Ink {
    fn of(colour: Colour) -> Ink {
        let (fill, is_dark) = match colour {
            Colour::Black => ("#000", true),
            Colour::White => ("#fff", false),
            Colour::Red => ("#b3261e", true),
            Colour::Navy => ("#1d2f55", true),
            Colour::Yellow => ("#ffd34d", false),
            Colour::Plum => ("#5b2a50", true),
            Colour::Cream => ("#fff3d6", false),
            Colour::Coral => ("#ff9c85", false),
            Colour::Teal => ("#125a5a", true),
        };
        Ink { fill, is_dark }
    }
}

fn circle(at: Vec2, radius: f32, fill: &str, line: f32) -> String {
    let stroke = if line > 0. { "#000" } else { "none" };
    // The line lies inside, so that pieces side by side do not overlap.
    format!(
        r#"<circle cx="{}" cy="{}" r="{}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>"#,
        number(at.x),
        number(at.y),
        radius - line / 2.
    )
}

fn point(at: Vec2) -> String {
    format!("{} {}", number(at.x), number(at.y))
}

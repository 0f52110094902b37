//! SVG templates of the boards. One template in `assets/boards` serves every size of a board;
//! its numbers and repeated parts are filled in here.
//!
//! `scripts/art/README.md` documents the placeholders.

use std::fmt::Write;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::rules::{Rules, checkers};

mod hexagons;

/// Values for a template by the names of their placeholders.
pub(super) type Values = HashMap<String, String>;

/// Length of the longer side of a board in template units.
const LONG: f32 = 880.;
/// Width of a board's shadow on each side in template units.
const ROOM: f32 = 60.;
/// Diameter of a hole in the connect four plate in hundredths of a square.
const HOLE: f32 = 82.;
/// Number of different wood tiles for squares.
const TILES: u16 = 7;

/// Returns the width of a board's shadow in squares.
#[must_use]
pub(super) fn shadow_room(form: Form) -> f32 {
    form.size().max_element() * ROOM / LONG
}

/// Returns the placeholders of a board's template other than colours. `pixels` is the width of
/// a square.
pub(super) fn numbers(rules: Rules, form: Form, pixels: f32) -> Values {
    let size = form.size() * 100.;
    let unit = LONG / size.max_element();
    let (width, height) = (size.x * unit, size.y * unit);
    let line = line_width(rules, form, pixels);
    let mut values: Values = [
        ("width", width),
        ("height", height),
        ("room_width", width + 2. * ROOM),
        ("room_height", height + 2. * ROOM),
        ("frame", form.frame * 100. * unit),
        ("cell", unit),
        ("columns", f32::from(form.grid.columns)),
        ("rows", f32::from(form.grid.rows)),
        ("line", line),
        ("border_line", 1.5 * line),
    ]
    .map(|(name, value)| (name.to_owned(), number(value)))
    .into();
    values.insert("cells".to_owned(), cells(rules, form));
    if form.grid.is_hexagonal() {
        let paths = hexagons::paths(rules, &form, unit);
        values.extend(paths.into_iter().map(|(name, path)| (name.to_owned(), path)));
        return values;
    }
    values.insert("stars".to_owned(), stars(rules, form));
    values.insert("holes".to_owned(), holes(form));
    values.insert("lines".to_owned(), lines(form));
    values.insert("border".to_owned(), border(form));
    values
}

pub(super) fn number(value: f32) -> String {
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Returns the width of a line in hundredths of a square, rounded to whole pixels if the square
/// is large enough.
fn line_width(rules: Rules, form: Form, pixels: f32) -> f32 {
    let wanted = match rules {
        Rules::Reversi(_) => 1.8,
        _ if form.grid.columns <= 9 => 2.,
        _ => 2.5,
    };
    let exact = wanted * pixels / 100.;
    // A line through the centre of a square is crisp if both widths have the same parity. A
    // line between two squares is crisp if its width is even.
    let odd = if form.points { pixels.round() % 2. } else { 0. };
    let whole = ((exact - odd) / 2.).round() * 2. + odd;
    let width = if pixels < 24. { exact.max(0.6) } else { whole.max(if odd > 0. { 1. } else { 2. }) };
    // Two pixels are too wide for a small square, so these lines are one slightly blurred pixel
    // wide.
    let width = if !form.points && pixels < 48. { 1. } else { width };
    width * 100. / pixels
}

fn each(form: Form) -> impl Iterator<Item = (u16, u16)> {
    let (columns, rows) = (u16::from(form.grid.columns), u16::from(form.grid.rows));
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
}

fn cells(rules: Rules, form: Form) -> String {
    if form.grid.is_hexagonal() {
        return form.grid.squares().fold(String::new(), |mut text, square| {
            let (name, at) = (hexagons::name(rules, form.grid.place(square)), form.centre(square) * 100.);
            _ = write!(text, r##"<use href="#{name}" x="{}" y="{}"/>"##, number(at.x), number(at.y));
            text
        });
    }
    each(form).fold(String::new(), |mut text, (column, row)| {
        let name = match rules {
            Rules::Checkers(rules) => {
                let shade = if is_dark(rules, column, row) { "dark" } else { "light" };
                format!("{shade}{}", (column * 3 + row * 5) % TILES)
            }
            _ => "cell".to_owned(),
        };
        _ = write!(text, r##"<use href="#{name}" x="{}" y="{}"/>"##, 100 * column, 100 * row);
        text
    })
}

/// Returns `true` if a square of checkers is dark.
pub(super) fn is_dark(rules: checkers::Rules, column: u16, row: u16) -> bool {
    (column + row) % 2 == u16::from(!rules.mirrored)
}

fn holes(form: Form) -> String {
    each(form).fold(String::new(), |mut text, (column, row)| {
        let (x, y, radius) = (f32::from(100 * column + 50) - HOLE / 2., 100 * row + 50, HOLE / 2.);
        _ = write!(text, "M{x} {y}a{radius} {radius} 0 1 0 {HOLE} 0a{radius} {radius} 0 1 0 -{HOLE} 0Z");
        text
    })
}

/// Returns the path of all lines except the outer ones.
fn lines(form: Form) -> String {
    let high = form.extent.y * 100.;
    let (columns, rows) = (form.grid.columns, form.grid.rows);
    let (right, bottom) = (f32::from(columns) * 100. - 50., high * (f32::from(rows) - 0.5));
    let mut text = String::new();
    for row in 1..rows.saturating_sub(1) {
        _ = write!(text, "M50 {}H{right}", number(high * (f32::from(row) + 0.5)));
    }
    for column in 1..columns.saturating_sub(1) {
        let x = f32::from(column) * 100. + 50.;
        _ = write!(text, "M{x} {}V{}", number(high / 2.), number(bottom));
    }
    // A path needs a starting point, even on a board without inner lines.
    if text.is_empty() { "M0 0".to_owned() } else { text }
}

fn border(form: Form) -> String {
    let high = form.extent.y * 100.;
    let (right, bottom) =
        (f32::from(form.grid.columns) * 100. - 50., high * (f32::from(form.grid.rows) - 0.5));
    format!("M50 {}H{right}V{}H50Z", number(high / 2.), number(bottom))
}

fn stars(rules: Rules, form: Form) -> String {
    let (columns, rows) = (form.grid.columns, form.grid.rows);
    let dot = |x: f32, y: f32, radius: f32| format!(r#"<circle cx="{x}" cy="{}" r="{radius}"/>"#, number(y));
    match rules {
        Rules::Reversi(_) => {
            let corners = [(2, 2), (columns - 2, 2), (2, rows - 2), (columns - 2, rows - 2)];
            corners.map(|(x, y)| dot(f32::from(x) * 100., f32::from(y) * 100., 5.5)).concat()
        }
        _ => {
            let radius = if columns.max(rows) > 9 { 9. } else { 7. };
            let at = |(column, row): (u8, u8)| {
                let middle = (Vec2::new(f32::from(column), f32::from(row)) + 0.5) * form.extent * 100.;
                dot(middle.x, middle.y, radius)
            };
            star_points(columns, rows).into_iter().map(at).collect()
        }
    }
}

/// Returns columns and rows of the star points on the usual square boards.
pub(super) fn star_points(columns: u8, rows: u8) -> Vec<(u8, u8)> {
    if columns != rows || ![9, 13, 15, 19].contains(&columns) {
        return Vec::new();
    }
    let (edge, middle) = (if columns == 9 { 2 } else { 3 }, columns / 2);
    let lines = [edge, middle, columns - 1 - edge];
    // Smaller boards have only the corner points and the centre.
    let shown = |column, row| columns == 19 || (column == middle) == (row == middle);
    lines
        .into_iter()
        .flat_map(|column| lines.map(|row| (column, row)))
        .filter(|&(column, row)| shown(column, row))
        .collect()
}

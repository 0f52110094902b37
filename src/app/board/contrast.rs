//! Whether everything on the board can be told from what lies under it, measured on the very
//! pixels that players see: 3:1 by WCAG 2, section 1.4.11, on every square of every theme.

use bevy::prelude::*;

use super::super::art::{Layer, rasterise};
use super::super::settings::{Labels, Sides};
use super::form::Form;
use super::marks::MarkKind;
use super::{Look, drawings, picture};
use crate::rules::{Game, Rank, Side, Square};

/// The pixels of a square.
const CELL: f32 = 50.;

/// A straight RGBA picture.
struct Pixels {
    width: usize,
    data: Vec<[u8; 4]>,
}

fn draw(svg: String, size: Vec2) -> Pixels {
    let layer = Layer { svg, area: Rect::from_corners(Vec2::ZERO, size), turn: 0. };
    let image = rasterise("test", &[layer], size.as_uvec2()).expect("a picture");
    let data = image.data.expect("its pixels");
    Pixels { width: size.x as usize, data: data.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect() }
}

/// The relative luminance of a colour, as WCAG 2 defines it.
fn luminance([red, green, blue]: [u8; 3]) -> f32 {
    let linear = |channel: u8| {
        let channel = f32::from(channel) / 255.;
        if channel <= 0.03928 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

fn contrast(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The luminance of what a player sees of each dark square: its mean colour.
fn dark_squares(look: Look) -> Vec<(Square, f32)> {
    let form = Form::of(Game::Checkers.presets()[0].rules);
    let board = draw(drawings::board(look), form.size() * CELL);
    (0..64_u16)
        .filter(|square| (square % 8 + square / 8) % 2 == 1)
        .map(|square| {
            let corner = |at: u16| ((f32::from(at) + form.frame) * CELL) as usize + 3;
            let side = CELL as usize - 6;
            let mut sum = [0_u32; 3];
            for y in 0..side {
                for x in 0..side {
                    let pixel = board.data[(corner(square / 8) + y) * board.width + corner(square % 8) + x];
                    for (sum, channel) in sum.iter_mut().zip(pixel) {
                        *sum += u32::from(channel);
                    }
                }
            }
            let count = (side * side) as u32;
            (Square(square), luminance(sum.map(|sum| (sum / count) as u8)))
        })
        .collect()
}

/// Which part of what is drawn stands out from a ground by 3:1.
fn part_that_stands_out(drawn: &Pixels, ground: f32) -> f32 {
    let solid = drawn.data.iter().filter(|pixel| pixel[3] > 230);
    let (mut all, mut out) = (0., 0.);
    for &[red, green, blue, _] in solid {
        all += 1.;
        out += f32::from(contrast(luminance([red, green, blue]), ground) >= 3.);
    }
    if all > 0. { out / all } else { 0. }
}

fn looks() -> impl Iterator<Item = Look> {
    [false, true].into_iter().flat_map(|dark| {
        [Sides::BlackRed, Sides::BlackWhite].map(|sides| Look { sides, dark, labels: Labels::None })
    })
}

#[test]
fn every_piece_stands_out_on_every_square() {
    for look in looks() {
        let squares = dark_squares(look);
        for side in Side::BOTH {
            for rank in [Rank::Man, Rank::King] {
                let name = look.piece(side, rank);
                let piece = draw(drawings::piece(&name).to_owned(), Vec2::splat(2. * CELL));
                for &(square, ground) in &squares {
                    let part = part_that_stands_out(&piece, ground);
                    // A red man does so by his ivory ring alone, which is a ninth of him.
                    assert!(part > 0.09, "{name} on {square:?}, {look:?}: only {part:.2} of it reads");
                }
            }
        }
    }
}

#[test]
fn every_mark_stands_out_on_every_square() {
    let kinds = [
        MarkKind::Selected,
        MarkKind::Dot,
        MarkKind::MustCapture,
        MarkKind::Last,
        MarkKind::Refused,
        MarkKind::Pressed,
        MarkKind::Cursor,
    ];
    for look in looks() {
        let squares = dark_squares(look);
        let arrow = drawings::arrow(1., look);
        let drawn = kinds
            .map(|kind| (format!("{kind:?}"), draw(drawings::mark(kind, look), Vec2::splat(2. * CELL))))
            .into_iter()
            .chain([("arrow".to_owned(), draw(arrow, Vec2::new(2., 2. * picture::ARROW) * CELL))]);
        for (name, mark) in drawn {
            for &(square, ground) in &squares {
                let part = part_that_stands_out(&mark, ground);
                // A dot does so by its halo, an arrow by its edge.
                assert!(part > 0.12, "{name} on {square:?}, {look:?}: only {part:.2} of it reads");
            }
        }
    }
}

#[test]
fn the_crossed_circle_stands_out_on_every_piece() {
    for look in looks() {
        let mark = draw(drawings::mark(MarkKind::Taken, look), Vec2::splat(2. * CELL));
        for side in Side::BOTH {
            for rank in [Rank::Man, Rank::King] {
                let name = look.piece(side, rank);
                let piece = draw(drawings::piece(&name).to_owned(), Vec2::splat(2. * CELL));
                // The face lies above the middle of the square, and the mark on the face.
                let up = (picture::face_height(rank) * 2. * CELL).round() as usize * piece.width;
                let pairs = mark.data[up..].iter().zip(&piece.data);
                let (mut all, mut out) = (0., 0.);
                for (over, under) in pairs.filter(|(over, under)| over[3] > 230 && under[3] > 230) {
                    let [over, under] = [over, under].map(|p| luminance([p[0], p[1], p[2]]));
                    all += 1.;
                    out += f32::from(contrast(over, under) >= 3.);
                }
                assert!(out / all > 0.25, "on {name}, {look:?}: only {:.2} of it reads", out / all);
            }
        }
    }
}

#[test]
fn a_mark_in_the_colour_of_the_square_would_be_found_out() {
    let look = Look::default();
    let (_, ground) = dark_squares(look)[0];
    let tint = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="40" fill="#9BC700"/></svg>"##;
    assert!(part_that_stands_out(&draw(tint.to_owned(), Vec2::splat(CELL)), ground) < 0.12);
}

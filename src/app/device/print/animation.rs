//! Animations: sheets one after the other, as GIF.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};

use bevy::prelude::*;
use color_quant::NeuQuant;
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{Printer, Sheet};
use crate::app::device::art::{self, Layer};

/// A picture of an animation.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Its content.
    pub sheet: Sheet,
    /// The time for which it is shown, in hundredths of a second.
    pub shown: u16,
}

/// Number of colours in a GIF, less the one that lets the picture before show through.
const COLOURS: usize = 255;
/// The index of that one.
const CLEAR: u8 = 255;
/// Every such pixel of the pictures from which the colours are chosen is looked at, in the terms of `NeuQuant`: 1 is all
/// of them, and 30 the fewest.
const SAMPLE: i32 = 10;

impl Printer {
    /// Writes an endless animation on a ground of this colour, of this size in pixels. `frame` returns the picture with
    /// this number; it is asked for one at a time, so memory does not grow with their number.
    ///
    /// All pictures have the same colours, chosen from the first, the middle and the last one. After the first picture,
    /// only the rectangle around all that has changed is written, with holes where it has not.
    ///
    /// # Errors
    /// If the size is 0 or above 65,535, if a layer is not valid SVG, or if nothing can be written.
    pub fn gif(
        &self,
        out: &mut dyn Write,
        ground: Color,
        size: UVec2,
        frames: usize,
        frame: &dyn Fn(usize) -> Frame,
    ) -> io::Result<()> {
        let side = |length: u32| u16::try_from(length).map_err(io::Error::other);
        let (width, height) = (side(size.x)?, side(size.y)?);
        let mut stage = Stage { printer: self, ground, size, drawn: HashMap::new() };
        let mut sample = Vec::new();
        for number in [0, frames / 2, frames.saturating_sub(1)] {
            sample.extend_from_slice(stage.draw(&frame(number).sheet)?.data());
        }
        let mut palette = Palette::of(&sample);
        let mut gif = gif::Encoder::new(out, width, height, &palette.colours.color_map_rgb())
            .map_err(io::Error::other)?;
        gif.set_repeat(gif::Repeat::Infinite).map_err(io::Error::other)?;
        let mut before: Option<Pixmap> = None;
        for number in 0..frames {
            let Frame { sheet, shown } = frame(number);
            let picture = stage.draw(&sheet)?;
            let whole = URect::from_corners(UVec2::ZERO, size);
            let part = before.as_ref().map_or(whole, |before| changed(before, &picture));
            let (left, top) = (side(part.min.x)?, side(part.min.y)?);
            let (width, height) = (side(part.width())?, side(part.height())?);
            let buffer = Cow::Owned(palette.pixels(before.as_ref(), &picture, part));
            let transparent = Some(CLEAR);
            let frame =
                gif::Frame { delay: shown, left, top, width, height, buffer, transparent, ..default() };
            gif.write_frame(&frame).map_err(io::Error::other)?;
            before = Some(picture);
        }
        Ok(())
    }
}

/// Draws sheets of one size, of which many drawings are the same.
struct Stage<'a> {
    printer: &'a Printer,
    ground: Color,
    size: UVec2,
    /// Drawings in pixels, by what they show and where between two pixels they begin.
    drawn: HashMap<u64, Pixmap>,
}

impl Stage<'_> {
    fn draw(&mut self, sheet: &Sheet) -> io::Result<Pixmap> {
        let mut pixels = Printer::ground(self.ground, self.size)?;
        for layer in &sheet.layers {
            self.stamp(layer, &mut pixels)?;
        }
        for line in &sheet.lines {
            let layer = self.printer.set(line, self.size.as_vec2());
            art::draw(&layer, &self.printer.options, &mut pixels).map_err(io::Error::other)?;
        }
        Ok(pixels)
    }

    /// Draws a layer from the pixels that were made of it before.
    fn stamp(&mut self, layer: &Layer, pixels: &mut Pixmap) -> io::Result<()> {
        let options = &self.printer.options;
        if layer.turn != 0. {
            return art::draw(layer, options, pixels).map_err(io::Error::other);
        }
        // In sixteenths of a pixel.
        let near = |place: Vec2| (place * 16.).round() / 16.;
        let (corner, extent) = (near(layer.area.min), near(layer.area.size()));
        let (whole, between) = (corner.floor(), corner - corner.floor());
        let mut key = DefaultHasher::new();
        layer.svg.hash(&mut key);
        [extent, between].map(|place| place.to_array().map(f32::to_bits)).hash(&mut key);
        let drawn = match self.drawn.entry(key.finish()) {
            std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
            std::collections::hash_map::Entry::Vacant(free) => {
                let room = (between + extent).ceil().max(Vec2::ONE).as_uvec2();
                let mut drawing = Printer::blank(room)?;
                let area = Rect::from_corners(between, between + extent);
                let moved = Layer { area, ..layer.clone() };
                art::draw(&moved, options, &mut drawing).map_err(io::Error::other)?;
                free.insert(drawing)
            }
        };
        let paint = PixmapPaint::default();
        let (x, y) = (whole.x as i32, whole.y as i32);
        pixels.draw_pixmap(x, y, drawn.as_ref(), &paint, Transform::identity(), None);
        Ok(())
    }
}

/// The colours of an animation.
struct Palette {
    colours: NeuQuant,
    /// The indices of colours that were looked up.
    known: HashMap<[u8; 4], u8>,
}

impl Palette {
    /// Chooses the colours for these pixels, four bytes each.
    fn of(sample: &[u8]) -> Palette {
        Palette { colours: NeuQuant::new(SAMPLE, COLOURS, sample), known: HashMap::new() }
    }

    /// Returns the indices of the colours in a part of a picture, row by row. Pixels that are as before are clear.
    fn pixels(&mut self, before: Option<&Pixmap>, picture: &Pixmap, part: URect) -> Vec<u8> {
        let row = |y: u32| {
            let start = (y * picture.width() + part.min.x) as usize;
            start..start + part.width() as usize
        };
        let Palette { colours: palette, known } = self;
        let index = |at: usize| {
            let pixel = picture.pixels()[at];
            if before.is_some_and(|before| before.pixels()[at] == pixel) {
                return CLEAR;
            }
            // The ground is opaque, and so is all that lies on it.
            let colour = [pixel.red(), pixel.green(), pixel.blue(), u8::MAX];
            *known.entry(colour).or_insert_with(|| palette.index_of(&colour) as u8)
        };
        (part.min.y..part.max.y).flat_map(row).map(index).collect()
    }
}

/// Returns the smallest rectangle outside of which two pictures are the same, with one pixel at least.
fn changed(before: &Pixmap, after: &Pixmap) -> URect {
    let width = after.width() as usize;
    let mut part: Option<URect> = None;
    for (at, (one, other)) in before.pixels().iter().zip(after.pixels()).enumerate() {
        if one != other {
            let place = UVec2::new((at % width) as u32, (at / width) as u32);
            let pixel = URect::from_corners(place, place + 1);
            part = Some(part.map_or(pixel, |part| part.union(pixel)));
        }
    }
    part.unwrap_or(URect::from_corners(UVec2::ZERO, UVec2::ONE))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares of 10 pixels, the first of them red and all others blue.
    fn sheet(squares: &[Vec2]) -> Sheet {
        let square = |(number, &place): (usize, &Vec2)| {
            let colour = if number == 0 { "#ff0000" } else { "#0000ff" };
            let svg = format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0H1V1H0Z" fill="{colour}"/></svg>"#
            );
            Layer { svg, area: Rect::from_corners(place, place + 10.), turn: 0. }
        };
        Sheet { layers: squares.iter().enumerate().map(square).collect(), lines: Vec::new() }
    }

    fn written(frames: &[Frame]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let frame = |number: usize| frames[number].clone();
        let printer = Printer::new("Parlour Sans SC");
        printer
            .gif(&mut bytes, Color::WHITE, UVec2::new(60, 40), frames.len(), &frame)
            .expect("an animation is written");
        bytes
    }

    #[test]
    fn every_frame_shows_its_sheet_and_stores_only_what_has_changed() {
        let squares = [Vec2::new(2., 3.), Vec2::new(20., 5.), Vec2::new(40., 25.)];
        let frames: Vec<Frame> =
            (1..=3).map(|count| Frame { sheet: sheet(&squares[..count]), shown: 50 }).collect();
        let bytes = written(&frames);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut reader = options.read_info(&*bytes).expect("a GIF");
        assert_eq!((reader.width(), reader.height()), (60, 40));
        let mut parts = Vec::new();
        while let Some(frame) = reader.read_next_frame().expect("a frame") {
            assert_eq!(frame.delay, 50);
            parts.push((frame.left, frame.top, frame.width, frame.height));
            let [red, green, blue, _] = frame.buffer[..4] else { panic!("a frame has pixels") };
            match parts.len() {
                1 => assert!(red > 240 && green > 240 && blue > 240, "the ground is white"),
                _ => assert!(red < 16 && green < 16 && blue > 240, "the new square is blue"),
            }
        }
        assert_eq!(parts, [(0, 0, 60, 40), (20, 5, 10, 10), (40, 25, 10, 10)]);
    }

    #[test]
    fn a_frame_like_the_one_before_takes_a_pixel() {
        let frame = Frame { sheet: sheet(&[Vec2::ZERO]), shown: 50 };
        let two = written(&[frame.clone(), frame.clone()]).len();
        assert!(two - written(&[frame]).len() < 40);
    }
}

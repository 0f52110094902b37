//! Pages to print: sheets as PDF. Lines stay lines and letters stay letters, so they are sharp at every size, and the
//! text can be searched, copied and read aloud.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use bevy::prelude::*;
use krilla::Document;
use krilla::color::{luma, rgb};
use krilla::geom::{self, PathBuilder, Point};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, LineJoin, Paint, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use resvg::tiny_skia::{PathSegment, Transform};
use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::usvg::{self, Node};

use super::{Printer, Sheet};
use crate::app::device::art::{self, Layer};

/// Pages that belong together.
#[derive(Clone, Debug)]
pub struct Booklet {
    /// The title, which readers show in the place of the file's name.
    pub title: String,
    /// The tag of its language, such as `pt-BR`.
    pub language: String,
    /// Width and height of a page in points of 1/72 inch.
    pub paper: Vec2,
    /// The pages.
    pub pages: Vec<Sheet>,
}

impl Printer {
    /// Returns a booklet as PDF. A drawing on its sheets has paths in plain colours and nothing else.
    ///
    /// # Errors
    /// If a drawing is not valid SVG or has anything but that, or if the paper has no size.
    pub fn pdf(&self, booklet: &Booklet) -> io::Result<Vec<u8>> {
        let mut document = Document::new();
        let metadata = Metadata::new().title(booklet.title.clone()).language(booklet.language.clone());
        document.set_metadata(metadata.creator("Parlour".to_owned()));
        let mut press = Press { printer: self, fonts: HashMap::new() };
        for sheet in &booklet.pages {
            let paper = PageSettings::from_wh(booklet.paper.x, booklet.paper.y);
            let mut page = document.start_page_with(paper.ok_or_else(|| unfit("the paper has no size"))?);
            let mut surface = page.surface();
            for layer in &sheet.layers {
                press.layer(layer, &mut surface)?;
            }
            for line in &sheet.lines {
                press.layer(&self.set(line, booklet.paper), &mut surface)?;
            }
            surface.finish();
            page.finish();
        }
        document.finish().map_err(|error| io::Error::other(format!("{error:?}")))
    }
}

/// Puts drawings on pages.
struct Press<'a> {
    printer: &'a Printer,
    fonts: HashMap<ID, Option<Font>>,
}

impl Press<'_> {
    fn layer(&mut self, layer: &Layer, surface: &mut Surface) -> io::Result<()> {
        let tree = usvg::Tree::from_str(&layer.svg, &self.printer.options).map_err(io::Error::other)?;
        self.group(tree.root(), art::placed(layer, tree.size()), surface)
    }

    fn group(&mut self, group: &usvg::Group, place: Transform, surface: &mut Surface) -> io::Result<()> {
        let is_plain = group.opacity().get() >= 1. && group.clip_path().is_none() && group.mask().is_none();
        if !is_plain || !group.filters().is_empty() {
            return Err(unfit("a drawing for print has no transparency, clips, masks and filters"));
        }
        for node in group.children() {
            match node {
                Node::Group(inner) => self.group(inner, place, surface)?,
                Node::Path(path) => {
                    surface.push_transform(&transform(place.pre_concat(path.abs_transform())));
                    let drawn = draw(path, surface);
                    surface.pop();
                    drawn?;
                }
                Node::Text(text) => {
                    self.text(text, place.pre_concat(text.abs_transform()), surface)?;
                }
                Node::Image(_) => return Err(unfit("a drawing for print has no pictures")),
            }
        }
        Ok(())
    }

    fn text(&mut self, text: &usvg::Text, place: Transform, surface: &mut Surface) -> io::Result<()> {
        for span in text.layouted() {
            let size = span.font_size.get();
            let fill = span.fill.as_ref().map(fill).transpose()?;
            for glyph in &span.positioned_glyphs {
                let Some(font) = self.font(glyph.font) else { continue };
                // The glyph is in units of its font, and is drawn at the size of the text.
                let units = font.units_per_em() / size;
                let at = place.pre_concat(glyph.transform()).pre_concat(Transform::from_scale(units, units));
                surface.push_transform(&transform(at));
                surface.set_fill(fill.clone());
                surface.set_stroke(None);
                let whole = 0..glyph.text.len();
                let id = GlyphId::new(glyph.id.0);
                let glyphs = [KrillaGlyph::new(id, 0., 0., 0., 0., whole, None)];
                surface.draw_glyphs(Point::from_xy(0., 0.), &glyphs, font, &glyph.text, size, false);
                surface.pop();
            }
        }
        Ok(())
    }

    fn font(&mut self, id: ID) -> Option<Font> {
        let fonts: &Arc<Database> = &self.printer.options.fontdb;
        let load = || {
            let (Source::Binary(bytes), index) = fonts.face_source(id)?;
            Font::new(bytes.into(), index)
        };
        self.fonts.entry(id).or_insert_with(load).clone()
    }
}

/// Draws a path with its fill and its stroke.
fn draw(path: &usvg::Path, surface: &mut Surface) -> io::Result<()> {
    let mut outline = PathBuilder::new();
    for segment in path.data().segments() {
        match segment {
            PathSegment::MoveTo(to) => outline.move_to(to.x, to.y),
            PathSegment::LineTo(to) => outline.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => outline.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(one, two, to) => outline.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y),
            PathSegment::Close => outline.close(),
        }
    }
    let fill = path.fill().map(fill).transpose()?;
    let stroke = path.stroke().map(stroke).transpose()?;
    // With neither, it would be filled with black.
    if let Some(outline) = outline.finish().filter(|_| fill.is_some() || stroke.is_some()) {
        surface.set_fill(fill);
        surface.set_stroke(stroke);
        surface.draw_path(&outline);
    }
    Ok(())
}

fn fill(fill: &usvg::Fill) -> io::Result<Fill> {
    Ok(Fill { paint: paint(fill.paint())?, opacity: opacity(fill.opacity()), ..default() })
}

fn stroke(stroke: &usvg::Stroke) -> io::Result<Stroke> {
    if stroke.dasharray().is_some() {
        return Err(unfit("a drawing for print has no dashes"));
    }
    Ok(Stroke {
        paint: paint(stroke.paint())?,
        width: stroke.width().get(),
        opacity: opacity(stroke.opacity()),
        line_cap: match stroke.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match stroke.linejoin() {
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
        },
        ..default()
    })
}

/// Returns a plain colour. Grey is printed with black ink alone.
fn paint(paint: &usvg::Paint) -> io::Result<Paint> {
    match *paint {
        usvg::Paint::Color(usvg::Color { red, green, blue }) if red == green && green == blue => {
            Ok(luma::Color::new(red).into())
        }
        usvg::Paint::Color(usvg::Color { red, green, blue }) => Ok(rgb::Color::new(red, green, blue).into()),
        _ => Err(unfit("a drawing for print has plain colours")),
    }
}

fn opacity(opacity: usvg::Opacity) -> NormalizedF32 {
    NormalizedF32::new(opacity.get()).unwrap_or(NormalizedF32::ONE)
}

fn transform(Transform { sx, kx, ky, sy, tx, ty }: Transform) -> geom::Transform {
    geom::Transform::from_row(sx, ky, kx, sy, tx, ty)
}

fn unfit(reason: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, reason)
}

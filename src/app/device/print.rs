//! Sheets for other programs: layers of vector art and lines of text, as a picture (PNG), an animation (GIF) or
//! pages to print (PDF).

use std::io;
use std::sync::Arc;

use bevy::color::Srgba;
use bevy::prelude::*;
use resvg::usvg::fontdb::{Database, ID, Source};
use resvg::{tiny_skia, usvg};
use skrifa::{FontRef, MetadataProvider};

use crate::app::device::art::{self, Layer};
use crate::app::device::assets;

mod animation;
mod pages;

pub use animation::Frame;
pub use pages::Booklet;

/// A font for a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Literata, for titles and scores.
    Serif,
    /// Nunito Sans in its normal weight.
    Regular,
    /// Nunito Sans, bold.
    Bold,
}

/// The end of a line of text that stays where it is, whatever its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end.
    Left,
    /// The middle.
    Middle,
    /// The right end.
    Right,
}

/// A line of text on a picture.
#[derive(Clone, Debug)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The font.
    pub face: Face,
    /// The size of the font in pixels.
    pub size: f32,
    /// The colour.
    pub colour: Color,
    /// The place of the anchor on the baseline, in pixels from the top left of the picture.
    pub place: Vec2,
    /// The end at this place.
    pub anchor: Anchor,
    /// The greatest width in pixels. A longer text is set smaller, down to 60 % of its size, and then cut.
    pub room: f32,
}

impl Line {
    /// Returns the same line on the mirrored picture of this width.
    #[must_use]
    pub fn mirrored(mut self, width: f32) -> Line {
        self.place.x = width - self.place.x;
        self.anchor = match self.anchor {
            Anchor::Left => Anchor::Right,
            Anchor::Middle => Anchor::Middle,
            Anchor::Right => Anchor::Left,
        };
        self
    }
}

/// Content of a picture or a page, in pixels or points from its top left corner.
#[derive(Clone, Debug, Default)]
pub struct Sheet {
    /// Drawings, from bottom to top.
    pub layers: Vec<Layer>,
    /// Lines of text over them.
    pub lines: Vec<Line>,
}

/// The least part of its size at which a line is set before it is cut.
const SMALLEST: f32 = 0.6;

/// Sets lines of text, and makes files of pictures. It takes a while, so it works on another thread than
/// the screen.
pub struct Printer {
    options: usvg::Options<'static>,
    /// The fonts of the app for text without other signs, by their [`Face`].
    faces: [Option<FontRef<'static>>; 3],
    fallbacks: Arc<[Fallback]>,
}

/// A font for the signs that the others lack.
struct Fallback {
    id: ID,
    font: FontRef<'static>,
    /// It has the forms of shared Han characters that the language wants.
    is_own: bool,
    is_bold: bool,
}

impl Printer {
    /// Loads the fonts. `han` is the family for characters that Chinese, Japanese and Korean share.
    #[must_use]
    pub fn new(han: &str) -> Printer {
        let mut fonts = Database::new();
        let mut load = |bytes: &'static [u8]| -> Option<ID> {
            fonts.load_font_source(Source::Binary(Arc::new(bytes))).first().copied()
        };
        let [serif, regular, bold] =
            [assets::LITERATA, assets::NUNITO_SANS, assets::NUNITO_SANS_BOLD].map(&mut load);
        let loaded: Vec<_> =
            assets::fallbacks().into_iter().map(|bytes| (load(bytes), FontRef::new(bytes))).collect();
        let fallback = |(id, font): (Option<ID>, Result<FontRef<'static>, _>)| {
            let (id, font) = (id?, font.ok()?);
            let face = fonts.face(id)?;
            let is_own = face.families.iter().any(|(family, _)| family == han);
            Some(Fallback { id, font, is_own, is_bold: face.weight.0 >= BOLD })
        };
        let fallbacks: Arc<[Fallback]> = loaded.into_iter().filter_map(fallback).collect();
        let named = fallbacks.clone();
        let select_font = move |font: &usvg::Font, _: &mut Arc<Database>| {
            let fallback = font.families().iter().find_map(|family| match family {
                usvg::FontFamily::Named(name) => {
                    named.get(name.strip_prefix(FALLBACK)?.parse::<usize>().ok()?)
                }
                _ => None,
            });
            let is_serif = font.families().contains(&usvg::FontFamily::Serif);
            if let Some(fallback) = fallback {
                Some(fallback.id)
            } else if is_serif {
                serif
            } else if font.weight() >= BOLD {
                bold
            } else {
                regular
            }
        };
        // Each run of signs names a font that has them, so there is nothing to fall back to.
        let font_resolver = usvg::FontResolver {
            select_font: Box::new(select_font),
            select_fallback: Box::new(|_, _, _| None),
        };
        let faces = [assets::LITERATA, assets::NUNITO_SANS, assets::NUNITO_SANS_BOLD];
        Printer {
            options: usvg::Options { fontdb: Arc::new(fonts), font_resolver, ..usvg::Options::default() },
            faces: faces.map(|bytes| FontRef::new(bytes).ok()),
            fallbacks,
        }
    }

    /// Splits a text into runs of signs, each with the index of the fallback font that has them; `None` for a font of
    /// the app.
    ///
    /// usvg falls back by itself only where another font shapes a whole text into as many glyphs, which it does not
    /// for a sentence in Arabic with a number.
    fn runs(&self, text: &str, face: Face) -> Vec<(Option<usize>, String)> {
        let own = self.faces[face as usize].as_ref();
        let mut runs: Vec<(Option<usize>, String)> = Vec::new();
        for sign in text.chars() {
            let has = |font: &FontRef| font.charmap().map(sign).is_some();
            let before = runs.last().map(|(font, _)| *font);
            let font = match before {
                // Spaces belong to the words around them.
                Some(Some(index)) if sign.is_whitespace() && has(&self.fallbacks[index].font) => Some(index),
                _ if own.is_some_and(has) => None,
                _ => {
                    let fallbacks =
                        self.fallbacks.iter().enumerate().filter(|(_, fallback)| has(&fallback.font));
                    let is_bold = face != Face::Regular;
                    let best = fallbacks.min_by_key(|(_, font)| (!font.is_own, font.is_bold != is_bold));
                    best.map(|(index, _)| index)
                }
            };
            match runs.last_mut() {
                Some((last, run)) if *last == font => run.push(sign),
                _ => runs.push((font, sign.to_string())),
            }
        }
        runs
    }

    /// Returns the width of a line in pixels at its full size.
    fn width(&self, line: &Line) -> f32 {
        let wide = Vec2::new(100. * line.room.max(1.), 2. * line.size);
        let tree = usvg::Tree::from_str(&self.svg(line, line.size, wide, wide / 2.), &self.options);
        tree.map_or(0., |tree| tree.root().abs_bounding_box().width())
    }

    /// Cuts a text that does not fit, and returns the size at which the rest does.
    fn fit(&self, line: &mut Line) -> f32 {
        let mut letters: Vec<char> = line.text.chars().collect();
        loop {
            let size = line.size * (line.room / self.width(line).max(1.)).min(1.);
            if size >= line.size * SMALLEST || letters.is_empty() {
                return size;
            }
            // Half of the excess at a time, since letters differ in width.
            let kept = letters.len() as f32 * (0.5 + 0.5 * size / (line.size * SMALLEST));
            letters.truncate((kept as usize).min(letters.len() - 1));
            line.text = letters.iter().chain(['…'].iter()).collect();
        }
    }

    /// Returns a line as a drawing on a sheet of this size. It is set smaller or cut if it does not fit.
    fn set(&self, line: &Line, sheet: Vec2) -> Layer {
        let mut line = line.clone();
        let size = self.fit(&mut line);
        let svg = self.svg(&line, size, sheet, line.place);
        Layer { svg, area: Rect::from_corners(Vec2::ZERO, sheet), turn: 0. }
    }

    /// Splits a text into lines of at most this width, between words. A longer word has a line of its own.
    #[must_use]
    pub fn wrap(&self, text: &str, like: &Line) -> Vec<String> {
        let width = |text: &str| self.width(&Line { text: text.to_owned(), ..like.clone() });
        let mut lines = vec![String::new()];
        for word in text.split_whitespace() {
            let line = lines.last().map_or("", String::as_str);
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if line.is_empty() || width(&longer) <= like.room {
                lines.pop();
                lines.push(longer);
            } else {
                lines.push(word.to_owned());
            }
        }
        lines
    }

    /// Returns a transparent picture.
    fn blank(size: UVec2) -> io::Result<tiny_skia::Pixmap> {
        tiny_skia::Pixmap::new(size.x, size.y)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "a picture has no such size"))
    }

    /// Returns an empty picture of this colour.
    fn ground(ground: Color, size: UVec2) -> io::Result<tiny_skia::Pixmap> {
        let mut pixels = Self::blank(size)?;
        let Srgba { red, green, blue, .. } = ground.to_srgba();
        if let Some(ground) = tiny_skia::Color::from_rgba(red, green, blue, 1.) {
            pixels.fill(ground);
        }
        Ok(pixels)
    }

    /// Draws a sheet on a ground of this colour, as a PNG of this size in pixels.
    ///
    /// # Errors
    /// If the size is 0 or larger than memory, or if a layer is not valid SVG.
    pub fn png(&self, ground: Color, sheet: &Sheet, size: UVec2) -> io::Result<Vec<u8>> {
        let mut pixels = Self::ground(ground, size)?;
        let set = sheet.lines.iter().map(|line| self.set(line, size.as_vec2()));
        for layer in sheet.layers.iter().cloned().chain(set) {
            art::draw(&layer, &self.options, &mut pixels).map_err(io::Error::other)?;
        }
        pixels.encode_png().map_err(io::Error::other)
    }

    /// Returns an SVG text of this size with a line at this place, in a font of this size.
    fn svg(&self, line: &Line, size: f32, picture: Vec2, place: Vec2) -> String {
        let (family, weight) = match line.face {
            Face::Serif => ("serif", BOLD),
            Face::Regular => ("sans-serif", 400),
            Face::Bold => ("sans-serif", BOLD),
        };
        let anchor = match line.anchor {
            Anchor::Left => "start",
            Anchor::Middle => "middle",
            Anchor::Right => "end",
        };
        let run = |(font, text): (Option<usize>, String)| {
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            match font {
                Some(index) => format!(r#"<tspan font-family="{FALLBACK}{index}">{text}</tspan>"#),
                None => text,
            }
        };
        let mut runs = self.runs(&line.text, line.face);
        embed_arabic(&mut runs);
        let text: String = runs.into_iter().map(run).collect();
        let colour = line.colour.to_srgba().to_hex();
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}"><text x="{}" y="{}" fill="{}" font-family="{family}" font-weight="{weight}" font-size="{size}" text-anchor="{anchor}" xml:space="preserve">{text}</text></svg>"#,
            picture.x,
            picture.y,
            place.x,
            place.y,
            &colour[..7],
        )
    }
}

/// Lets a text with Arabic begin with a run of its font.
///
/// usvg shapes the whole text with the font of the first run, and then takes single glyphs of the others. Only in this
/// order do ligatures stay whole, since signs of other scripts have one glyph each. It also takes every text as one that
/// is read from the left, so a text whose first letter is Arabic is embedded as one from the right.
fn embed_arabic(runs: &mut Vec<(Option<usize>, String)>) {
    const MARK: char = '\u{200E}';
    const EMBED: char = '\u{202B}';
    const POP: char = '\u{202C}';
    let is_arabic = |sign: char| matches!(sign, '\u{0600}'..='\u{06FF}' | '\u{0750}'..='\u{077F}' | '\u{FB50}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}');
    let Some(font) = runs.iter().find(|(_, run)| run.contains(is_arabic)).map(|(font, _)| *font) else {
        return;
    };
    let mut letters = runs.iter().flat_map(|(_, run)| run.chars()).filter(|sign| sign.is_alphabetic());
    let is_from_the_right = letters.next().is_some_and(is_arabic);
    runs.insert(0, (font, if is_from_the_right { EMBED } else { MARK }.to_string()));
    if is_from_the_right {
        runs.push((font, POP.to_string()));
    }
}

/// The least weight of a bold font.
const BOLD: u16 = 600;
/// The family of a fallback font is called so, with its index behind it.
const FALLBACK: &str = "fallback-";

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, room: f32) -> Line {
        let (face, colour, anchor) = (Face::Bold, Color::BLACK, Anchor::Left);
        Line { text: text.to_owned(), face, size: 40., colour, place: Vec2::new(10., 50.), anchor, room }
    }

    /// The dark pixels of a line, as their leftmost and rightmost column.
    fn seen(text: &str, room: f32) -> Option<(u32, u32)> {
        let printer = Printer::new("Parlour Sans SC");
        let sheet = Sheet { layers: Vec::new(), lines: vec![line(text, room)] };
        let png = printer.png(Color::WHITE, &sheet, UVec2::new(600, 80)).expect("a picture");
        let pixels = tiny_skia::Pixmap::decode_png(&png).expect("a PNG");
        let dark = pixels.pixels().iter().enumerate().filter(|(_, pixel)| pixel.red() < 128);
        let columns: Vec<u32> = dark.map(|(at, _)| at as u32 % pixels.width()).collect();
        Some((*columns.iter().min()?, *columns.iter().max()?))
    }

    #[test]
    fn a_long_line_is_set_smaller_and_a_very_long_one_is_cut() {
        let printer = Printer::new("Parlour Sans SC");
        let mut short = line("Anna", 500.);
        assert_eq!((printer.fit(&mut short), short.text.as_str()), (40., "Anna"));
        let room = printer.width(&short) * 0.8;
        let mut long = line("Anna", room);
        assert!((31. ..33.).contains(&printer.fit(&mut long)), "the line should take 80 % of its size");
        let mut longest = line(&"Anna ".repeat(40), 300.);
        let size = printer.fit(&mut longest);
        assert!(size >= 40. * SMALLEST && longest.text.ends_with('…'), "{size} {}", longest.text);
        assert!(printer.width(&longest) * size / 40. <= 301.);
        assert!(longest.text.len() > 15, "only what does not fit should be cut: {}", longest.text);
    }

    #[test]
    fn signs_of_several_scripts_in_one_line_have_their_glyphs_in_every_face() {
        let printer = Printer::new("Parlour Sans SC");
        for text in ["4. دور الأبيض · 12 (h3 a8)", "1. 黑方走 b8，安娜", "Anna – آنا, あんな 3", "안나: c3"]
        {
            for face in [Face::Serif, Face::Regular, Face::Bold] {
                let line = Line { face, ..line(text, 500.) };
                let svg = printer.svg(&line, 20., Vec2::splat(600.), Vec2::splat(100.));
                let tree = usvg::Tree::from_str(&svg, &printer.options).expect("a text");
                let mut glyphs = 0;
                for node in tree.root().children() {
                    let usvg::Node::Text(text) = node else { panic!("only text") };
                    for span in text.layouted() {
                        glyphs += span.positioned_glyphs.len();
                        let missing = span.positioned_glyphs.iter().find(|glyph| glyph.id.0 == 0);
                        assert!(missing.is_none(), "{face:?}: {missing:?}");
                    }
                }
                assert!(glyphs > 5, "{glyphs} glyphs for {text}");
            }
        }
    }

    /// The glyphs of a line, in the order of the eye.
    fn glyphs(printer: &Printer, text: &str) -> Vec<u32> {
        let line = Line { face: Face::Regular, ..line(text, 500.) };
        let svg = printer.svg(&line, 20., Vec2::splat(600.), Vec2::splat(100.));
        let tree = usvg::Tree::from_str(&svg, &printer.options).expect("a text");
        let [usvg::Node::Text(text)] = tree.root().children() else { panic!("one text") };
        let mut glyphs: Vec<(f32, u32)> = Vec::new();
        for span in text.layouted() {
            glyphs.extend(span.positioned_glyphs.iter().map(|glyph| (glyph.transform().tx, glyph.id.0)));
        }
        glyphs.sort_by(|one, other| one.0.total_cmp(&other.0));
        glyphs.into_iter().map(|(_, id)| id).collect()
    }

    #[test]
    fn arabic_beside_other_signs_has_the_glyphs_that_it_has_alone() {
        let printer = Printer::new("Parlour Sans SC");
        let arabic = "دور الأسود، والحلول في النهاية";
        let alone = glyphs(&printer, arabic);
        let is_part = |text: &str| {
            let all = glyphs(&printer, text);
            // The marks around it have no width, and the ends may lie under them.
            let inner = &alone[2..alone.len() - 2];
            all.windows(inner.len()).any(|part| part == inner)
        };
        for text in [format!("4. {arabic}"), format!("{arabic} (h3 a8)"), format!("Anna – {arabic} – Ben")]
        {
            assert!(is_part(&text), "{text}");
        }
        // A number before a sentence from the right stands on the right.
        let digit = glyphs(&printer, "4").into_iter().rfind(|id| *id != 0).expect("a digit");
        let all = glyphs(&printer, &format!("4. {arabic}"));
        assert!(all.iter().rposition(|id| *id == digit) > Some(alone.len() / 2), "{all:?}");
    }

    #[test]
    fn names_of_every_script_are_seen_and_none_breaks_the_picture() {
        for name in ["Anna", "安娜", "あんな", "안나", "آنا", "<b>&amp;", "Zoë & Ørsted"] {
            let (left, right) = seen(name, 500.).unwrap_or_else(|| panic!("{name} should be seen"));
            assert!(left >= 8 && right > left + 20 && right < 520, "{name} is seen from {left} to {right}");
        }
        assert_eq!(seen("", 500.), None);
    }
}

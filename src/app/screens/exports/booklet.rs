//! Booklets: a title, and diagrams with text in two columns, on pages to print.
//!
//! The same layout fits A4 and Letter, since columns are filled as they come.

use std::io::{self, Write};

use bevy::prelude::*;

use crate::app::board::diagram::Diagram;
use crate::app::board::look::Look;
use crate::app::device::print::{self, Anchor, Face, Line, Printer, Sheet};
use crate::app::ui::words::Words;
use crate::app::vocabulary::preferences::Paper;

/// A booklet before it is laid out.
pub(super) struct Booklet {
    /// The title, and the lines below it.
    pub(super) title: String,
    pub(super) subtitle: Vec<String>,
    pub(super) parts: Vec<Part>,
    language: String,
    /// Columns run from right to left.
    is_mirrored: bool,
    look: Look,
}

/// A part of a booklet, which stays on one page.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    /// A heading.
    pub(super) heading: String,
    /// The text above the diagram.
    pub(super) above: String,
    /// The diagram.
    pub(super) diagram: Option<Diagram>,
    /// The text below it.
    pub(super) below: String,
}

/// Margin around a page, in points, which every printer leaves free, and which takes staples.
const MARGIN: f32 = 50.;
/// Room between the columns.
const GUTTER: f32 = 28.;
/// Greatest height of a diagram.
const DIAGRAM: f32 = 240.;
/// Number of diagrams below each other, with two lines of text each: of small boards, and of those with more lines than
/// [`SMALL`], whose stones need room for numbers.
const ROWS: [f32; 2] = [3., 2.];
/// Most columns or rows of a small board.
const SMALL: f32 = 12.;
/// Room after a part.
const BETWEEN: f32 = 16.;
/// Sizes of text, and the height of its lines in terms of it.
const TITLE: f32 = 26.;
const HEADING: f32 = 15.;
const TEXT: f32 = 10.;
const LEADING: f32 = 1.35;
/// The colour of what matters less.
const SOFT: Color = Color::srgb(0.33, 0.33, 0.33);

impl Booklet {
    /// Returns an empty booklet in this language and look.
    pub(super) fn new(words: &Words, title: String, subtitle: Vec<String>) -> Booklet {
        let language = words.language.tag().to_owned();
        let is_mirrored = words.language.is_right_to_left();
        Booklet { title, subtitle, parts: Vec::new(), language, is_mirrored, look: *words.look }
    }

    /// Lays the booklet out on this paper and writes it as PDF.
    pub(super) fn write(&self, printer: &Printer, paper: Paper, out: &mut dyn Write) -> io::Result<()> {
        let paper = paper.size();
        let mut flow = Flow::new(self, printer, paper);
        flow.title();
        for part in &self.parts {
            flow.part(part);
        }
        flow.number_pages();
        let (title, language) = (self.title.clone(), self.language.clone());
        let booklet = print::Booklet { title, language, paper, pages: flow.pages };
        out.write_all(&printer.pdf(&booklet)?)
    }
}

/// Fills columns and pages.
struct Flow<'a> {
    booklet: &'a Booklet,
    printer: &'a Printer,
    paper: Vec2,
    pages: Vec<Sheet>,
    /// The column, 0 or 1.
    column: usize,
    /// The top of the columns of this page, and the place in the current one.
    top: f32,
    y: f32,
    /// The top of the columns of the first page.
    first: f32,
}

impl Flow<'_> {
    fn new<'a>(booklet: &'a Booklet, printer: &'a Printer, paper: Vec2) -> Flow<'a> {
        let pages = vec![Sheet::default()];
        Flow { booklet, printer, paper, pages, column: 0, top: MARGIN, y: MARGIN, first: MARGIN }
    }

    /// Returns the width of a column.
    fn width(&self) -> f32 {
        (self.paper.x - 2. * MARGIN - GUTTER) / 2.
    }

    /// Returns the left end of the current column.
    fn left(&self) -> f32 {
        let is_right = (self.column == 1) != self.booklet.is_mirrored;
        if is_right { MARGIN + self.width() + GUTTER } else { MARGIN }
    }

    /// The last page.
    fn sheet(&mut self) -> &mut Sheet {
        if self.pages.is_empty() {
            self.pages.push(Sheet::default());
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Returns a line of text that begins where lines of the language do, between these ends.
    fn line(
        &self,
        text: String,
        (face, size, colour): (Face, f32, Color),
        left: f32,
        room: f32,
        y: f32,
    ) -> Line {
        let (x, anchor) =
            if self.booklet.is_mirrored { (left + room, Anchor::Right) } else { (left, Anchor::Left) };
        Line { text, face, size, colour, place: Vec2::new(x, y), anchor, room }
    }

    /// Writes the title over both columns, with a rule below.
    fn title(&mut self) {
        let room = self.paper.x - 2. * MARGIN;
        self.y += TITLE;
        let strong = (Face::Serif, TITLE, Color::BLACK);
        let line = self.line(self.booklet.title.clone(), strong, MARGIN, room, self.y);
        self.sheet().lines.push(line);
        for text in &self.booklet.subtitle {
            let style = (Face::Regular, TEXT + 1., SOFT);
            let like = self.line(String::new(), style, MARGIN, room, 0.);
            for text in self.printer.wrap(text, &like) {
                self.y += (TEXT + 1.) * 1.45;
                let line = self.line(text, style, MARGIN, room, self.y);
                self.sheet().lines.push(line);
            }
        }
        self.y += 12.;
        let area = Rect::new(MARGIN, self.y, self.paper.x - MARGIN, self.y + 0.8);
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0H1V1H0Z" fill="#555"/></svg>"##;
        self.sheet().layers.push(crate::app::device::art::Layer { svg: svg.to_owned(), area, turn: 0. });
        self.y += 16.;
        (self.top, self.first) = (self.y, self.y);
    }

    /// Returns the height of a diagram with a board of this size in cells. It is the same on all pages.
    fn height(&self, board: Vec2) -> f32 {
        let rows = ROWS[usize::from(board.max_element() > SMALL + 1.)];
        let text = 2. * TEXT * LEADING + BETWEEN;
        ((self.paper.y - MARGIN - self.first) / rows - text).min(DIAGRAM)
    }

    /// Goes to the next column or page if this height does not fit below what is there.
    fn make_room(&mut self, height: f32) {
        if self.y + height <= self.paper.y - MARGIN || self.y <= self.top {
            return;
        }
        self.column += 1;
        if self.column == 2 {
            self.column = 0;
            self.top = MARGIN;
            self.pages.push(Sheet::default());
        }
        self.y = self.top;
    }

    /// Adds a part to the columns.
    fn part(&mut self, part: &Part) {
        let (left, room) = (0., self.width());
        let style = (Face::Regular, TEXT, Color::BLACK);
        let like = self.line(String::new(), style, left, room, 0.);
        let wrap = |text: &String| {
            if text.is_empty() { Vec::new() } else { self.printer.wrap(text, &like) }
        };
        let (above, below) = (wrap(&part.above), wrap(&part.below));
        let size = part.diagram.as_ref().map_or(Vec2::ZERO, |diagram| {
            let size = diagram.size();
            size * (Vec2::new(room, self.height(size)) / size).min_element()
        });
        let heading = if part.heading.is_empty() { 0. } else { HEADING * 1.6 };
        let lines = (above.len() + below.len()) as f32 * TEXT * LEADING;
        self.make_room(heading + lines + size.y);
        if !part.heading.is_empty() {
            self.y += HEADING;
            let strong = (Face::Serif, HEADING, Color::BLACK);
            let line = self.line(part.heading.clone(), strong, self.left(), room, self.y);
            self.sheet().lines.push(line);
            self.y += heading - HEADING;
        }
        self.text(above);
        if let Some(diagram) = &part.diagram {
            let corner = Vec2::new(self.left() + (room - size.x) / 2., self.y);
            let look = self.booklet.look;
            diagram.put(look, Rect::from_corners(corner, corner + size), self.sheet());
            self.y += size.y;
        }
        self.text(below);
        // The lines of a list follow each other closely.
        self.y += if part.diagram.is_some() { BETWEEN } else { 4. };
    }

    fn text(&mut self, lines: Vec<String>) {
        for text in lines {
            self.y += TEXT * LEADING;
            let style = (Face::Regular, TEXT, Color::BLACK);
            let line = self.line(text, style, self.left(), self.width(), self.y - TEXT * (LEADING - 1.));
            self.sheet().lines.push(line);
        }
    }

    /// Numbers the pages, if there are several.
    fn number_pages(&mut self) {
        let pages = self.pages.len();
        let place = Vec2::new(self.paper.x / 2., self.paper.y - MARGIN / 2.);
        for (at, page) in self.pages.iter_mut().enumerate().filter(|_| pages > 1) {
            let (text, face, anchor) = (format!("{} / {pages}", at + 1), Face::Regular, Anchor::Middle);
            page.lines.push(Line { text, face, size: TEXT - 1., colour: SOFT, place, anchor, room: 100. });
        }
    }
}

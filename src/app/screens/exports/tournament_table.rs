//! The table of a tournament for other programs: standings and results against each other on a light sheet, as a
//! picture or a page, and as a text.

use bevy::prelude::*;

use super::shapes::{block, portrait};
use crate::app::device::print::{Anchor, Booklet, Face, Line, Sheet};
use crate::app::screens::tournament::words::{half_points, quarter_points, result_of};
use crate::app::theme::Colours;
use crate::app::ui::words::Words;
use crate::play::tournament::{CrossRow, Kind, Ranked};
use crate::play::{Player, Tournament};

/// Margin on all sides in pixels, and the height above the table.
const MARGIN: f32 = 60.;
const HEAD: f32 = 250.;
/// Height of the line with the headings, and of a row with a few and with many players.
const HEADINGS: f32 = 50.;
const ROWS: [f32; 2] = [76., 60.];
/// Number of players up to which rows are high.
const FEW: usize = 10;
/// Height below the table.
const FOOT: f32 = 110.;
/// Least width of a picture, and the widths of its columns. That of the names takes what is left.
const WIDTH: f32 = 1080.;
const PLACE: f32 = 64.;
const NAME: f32 = 400.;
const CELL: f32 = 48.;
const POINTS: f32 = 96.;
const TIES: f32 = 92.;
/// Most games of a pairing for which a cell has room; more are set smaller.
const GAMES: usize = 3;
/// Rounding of the corners of the table.
const CORNER: f32 = 22.;
/// Margin of a page in points.
const PAPER_MARGIN: f32 = 36.;

/// A column behind those of the results: its heading, and its text for each row.
type Column = (String, Vec<String>);

/// The table before it is drawn.
pub(super) struct Table {
    /// Its drawings and texts.
    pub(super) sheet: Sheet,
    /// Its size in pixels.
    pub(super) size: UVec2,
    /// The title, for readers of documents.
    title: String,
    language: String,
    is_mirrored: bool,
    has_faces: bool,
    colours: Colours,
}

impl Table {
    /// Describes the table of a tournament, with this date. Faces have colours that pages cannot have.
    pub(super) fn of(words: &Words, tournament: &Tournament, date: Option<String>, has_faces: bool) -> Table {
        let rows = tournament.crosstable();
        let standings = tournament.standings();
        let games = rows.iter().flat_map(|row| &row.against).map(Vec::len).max().unwrap_or(1);
        let cell = CELL * (0.4 + 0.6 * games.clamp(1, GAMES) as f32);
        let ties = ties(tournament.settings().kind, &standings);
        let beside = PLACE + POINTS + TIES * ties.len() as f32 + cell * rows.len() as f32;
        let width = (2. * MARGIN + beside + NAME).max(WIDTH);
        let row = ROWS[usize::from(rows.len() > FEW)];
        let height = HEAD + HEADINGS + row * rows.len() as f32 + FOOT;
        let mut table = Table {
            sheet: Sheet::default(),
            size: Vec2::new(width, height).ceil().as_uvec2(),
            title: words.tournament_title(tournament),
            language: words.language.tag().to_owned(),
            is_mirrored: words.language.is_right_to_left(),
            has_faces,
            colours: Colours::light(),
        };
        table.head(words, tournament);
        table.rows(words, tournament, &rows, (row, cell), &ties);
        table.foot(words, tournament.settings().kind, date);
        table
    }

    fn width(&self) -> f32 {
        self.size.x as f32
    }

    /// Adds the app, the game, and the winner or the round.
    fn head(&mut self, words: &Words, tournament: &Tournament) {
        let (start, end, colours) = (MARGIN, self.width() - MARGIN, self.colours);
        let soft = (Face::Bold, 34., colours.ink_2);
        let strong = (Face::Serif, 38., colours.accent_ink);
        let line = words.tournament_line(tournament.settings());
        self.line(soft, line, Vec2::new(start, 92.), Anchor::Left, end - start - 260.);
        self.line(strong, words.language.text("app-name"), Vec2::new(end, 92.), Anchor::Right, 240.);
        let title = (Face::Serif, 66., colours.ink);
        self.line(title, self.title.clone(), Vec2::new(start, 184.), Anchor::Left, end - start);
    }

    /// Adds the table with its headings.
    fn rows(
        &mut self,
        words: &Words,
        tournament: &Tournament,
        rows: &[CrossRow],
        (height, cell): (f32, f32),
        ties: &[Column],
    ) {
        let (left, right, colours) = (MARGIN, self.width() - MARGIN, self.colours);
        let bottom = HEAD + HEADINGS + height * rows.len() as f32;
        let whole = Rect::new(left, HEAD, right, bottom);
        self.block(colours.line, whole.inflate(2.), CORNER + 2.);
        self.block(colours.surface, whole, CORNER);
        // The columns from the end of the line: ties, points, results.
        let tie_at = |at: usize| right - TIES * (ties.len() - at) as f32 + TIES / 2. - 12.;
        let points = right - TIES * ties.len() as f32 - POINTS / 2. - 12.;
        let first = points - POINTS / 2. - cell * rows.len() as f32;
        let heading = (Face::Bold, 24., colours.ink_2);
        let base = HEAD + HEADINGS - 14.;
        for at in 0..rows.len() {
            let x = first + cell * (at as f32 + 0.5);
            self.line(heading, (at + 1).to_string(), Vec2::new(x, base), Anchor::Middle, cell);
        }
        for (at, (name, _)) in ties.iter().enumerate() {
            self.line(heading, name.clone(), Vec2::new(tie_at(at), base), Anchor::Middle, TIES - 8.);
        }
        let size = if rows.len() > FEW { 29. } else { 33. };
        for (at, row) in rows.iter().enumerate() {
            let top = HEAD + HEADINGS + height * at as f32;
            let baseline = top + height / 2. + size * 0.35;
            let leads = row.place == 1 && row.halves > 0;
            if leads {
                let is_last = at + 1 == rows.len();
                let area = Rect::new(left, top, right, top + height);
                self.block(colours.accent_soft, area, if is_last { CORNER } else { 0. });
            }
            self.block(colours.line, Rect::new(left, top - 0.75, right, top + 0.75), 0.);
            let player = &tournament.settings().players[row.player];
            let has_left = tournament.has_withdrawn(row.player);
            let ink = if has_left { colours.ink_2 } else { colours.ink };
            let face = if leads { Face::Bold } else { Face::Regular };
            let place = (Face::Bold, size * 0.85, colours.ink_2);
            let at_place = Vec2::new(left + PLACE / 2. + 4., baseline);
            self.line(place, row.place.to_string(), at_place, Anchor::Middle, PLACE);
            let mut name_at = left + PLACE + 8.;
            if self.has_faces {
                let across = height * 0.66;
                self.face(player, Vec2::new(name_at + across / 2., top + height / 2.), across);
                name_at += across + 14.;
            }
            let name = words.entrant(player);
            self.line(
                (face, size, ink),
                name,
                Vec2::new(name_at, baseline),
                Anchor::Left,
                first - name_at - 10.,
            );
            for (other, games) in row.against.iter().enumerate() {
                let x = first + cell * (other as f32 + 0.5);
                if other == at {
                    let middle = Vec2::new(x, top + height / 2.);
                    let area = Rect::from_center_size(middle, Vec2::new(cell - 10., height - 14.));
                    self.block(colours.sunken, area, 8.);
                    continue;
                }
                // A win stands out, and a loss stays behind.
                let style = match games[..] {
                    [2] => (Face::Bold, size * 0.92, colours.accent_ink),
                    [0] => (Face::Regular, size * 0.92, colours.ink_2),
                    _ => (Face::Regular, size * 0.92, ink),
                };
                let games: Vec<_> = games.iter().map(|&halves| half_points(halves.into())).collect();
                self.line(style, games.join(" "), Vec2::new(x, baseline), Anchor::Middle, cell - 6.);
            }
            let strong = (Face::Serif, size * 1.12, ink);
            self.line(strong, half_points(row.halves), Vec2::new(points, baseline), Anchor::Middle, POINTS);
            for (tie, (_, values)) in ties.iter().enumerate() {
                let style = (Face::Regular, size * 0.85, colours.ink_2);
                let value = values.get(at).cloned().unwrap_or_default();
                self.line(style, value, Vec2::new(tie_at(tie), baseline), Anchor::Middle, TIES - 8.);
            }
        }
    }

    /// Adds the meaning of the headings, and the date.
    fn foot(&mut self, words: &Words, kind: Kind, date: Option<String>) {
        let (y, end, colours) = (self.size.y as f32 - 46., self.width() - MARGIN, self.colours);
        let small = (Face::Regular, 26., colours.ink_2);
        let meaning = |(short, key): (&str, &str)| words.each(short, &words.language.text(key));
        let line: Vec<_> = tie_keys(kind).iter().copied().map(meaning).collect();
        self.line(small, line.join(" · "), Vec2::new(MARGIN, y), Anchor::Left, end - MARGIN - 260.);
        if let Some(date) = date {
            self.line(small, date, Vec2::new(end, y), Anchor::Right, 240.);
        }
    }

    /// Adds a player's avatar, or the face of the computer's level.
    fn face(&mut self, player: &Player, middle: Vec2, size: f32) {
        let middle = if self.is_mirrored { Vec2::new(self.width() - middle.x, middle.y) } else { middle };
        self.sheet.layers.extend(portrait(player, middle, size));
    }

    /// Adds a filled rectangle, mirrored if lines are.
    fn block(&mut self, colour: Color, area: Rect, corner: f32) {
        let area = if self.is_mirrored {
            Rect::new(self.width() - area.max.x, area.min.y, self.width() - area.min.x, area.max.y)
        } else {
            area
        };
        self.sheet.layers.push(block(colour, area, corner));
    }

    /// Adds a line of text, mirrored if lines are.
    fn line(
        &mut self,
        (face, size, colour): (Face, f32, Color),
        text: String,
        place: Vec2,
        anchor: Anchor,
        room: f32,
    ) {
        if text.is_empty() {
            return;
        }
        let line = Line { text, face, size, colour, place, anchor, room };
        let width = self.width();
        self.sheet.lines.push(if self.is_mirrored { line.mirrored(width) } else { line });
    }

    /// Returns the table as a page of this size in points.
    pub(super) fn page(self, paper: Vec2) -> Booklet {
        let size = self.size.as_vec2();
        // The margin of the picture becomes that of the page.
        let room = paper - 2. * PAPER_MARGIN;
        let scale = (room / (size - 2. * MARGIN)).min_element();
        let corner = Vec2::splat(PAPER_MARGIN - MARGIN * scale);
        let place = |point: Vec2| corner + point * scale;
        let Sheet { mut layers, mut lines } = self.sheet;
        for layer in &mut layers {
            layer.area = Rect { min: place(layer.area.min), max: place(layer.area.max) };
        }
        for line in &mut lines {
            line.place = place(line.place);
            line.size *= scale;
            line.room *= scale;
        }
        Booklet { title: self.title, language: self.language, paper, pages: vec![Sheet { layers, lines }] }
    }
}

/// Returns the short names of the tie-breaks of a kind, and the message keys of their names.
fn tie_keys(kind: Kind) -> &'static [(&'static str, &'static str)] {
    match kind {
        Kind::RoundRobin | Kind::DoubleRoundRobin => &[("SB", "tournament-sonneborn-berger")],
        Kind::Swiss { .. } => &[("BH", "tournament-buchholz"), ("SB", "tournament-sonneborn-berger")],
        Kind::KnockOut => &[],
    }
}

/// Returns the columns of the tie-breaks.
fn ties(kind: Kind, standings: &[Ranked]) -> Vec<Column> {
    let value = |short: &str, row: &Ranked| match short {
        "BH" => half_points(row.buchholz),
        _ => quarter_points(row.sonneborn_berger_quarters),
    };
    let column = |&(short, _): &(&'static str, &str)| {
        (short.to_owned(), standings.iter().map(|row| value(short, row)).collect())
    };
    tie_keys(kind).iter().map(column).collect()
}

/// Returns the table as a text: the standings with a tab between their columns, and the results of each round.
pub(super) fn text(words: &Words, tournament: &Tournament) -> String {
    let settings = tournament.settings();
    let standings = tournament.standings();
    let ties = ties(settings.kind, &standings);
    let mut lines = vec![words.tournament_line(settings), words.tournament_title(tournament), String::new()];
    let rows = tournament.crosstable();
    let numbers = (1..=rows.len()).map(|number| number.to_string());
    let heading: Vec<_> = [String::new(), String::new()]
        .into_iter()
        .chain(numbers)
        .chain([String::new()])
        .chain(ties.iter().map(|(name, _)| name.clone()))
        .collect();
    lines.push(heading.join("\t").trim_end().to_owned());
    for (at, row) in rows.iter().enumerate() {
        let result = |(other, games): (usize, &Vec<u8>)| match games[..] {
            _ if other == at => "×".to_owned(),
            [] => "·".to_owned(),
            _ => games.iter().map(|&halves| half_points(halves.into())).collect::<Vec<_>>().join(" "),
        };
        let line: Vec<_> = [format!("{}.", row.place), words.entrant(&settings.players[row.player])]
            .into_iter()
            .chain(row.against.iter().enumerate().map(result))
            .chain([half_points(row.halves)])
            .chain(ties.iter().filter_map(|(_, values)| values.get(at).cloned()))
            .collect();
        lines.push(line.join("\t"));
    }
    for (at, round) in tournament.rounds().iter().enumerate() {
        lines.extend([String::new(), words.round_of(tournament, at)]);
        for pairing in &round.pairings {
            let [first, second] = pairing.players.map(|player| words.entrant(&settings.players[player]));
            let result = result_of(pairing).unwrap_or_else(|| "·".to_owned());
            lines.push(format!("{first} – {second}\t{result}"));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

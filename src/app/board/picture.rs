//! Images made from the drawings: board, pieces and marks for the live board, and complete
//! small boards for the home screen and the rules.

use std::hash::BuildHasher;

use bevy::color::Srgba;
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;

use crate::app::board::drawings::{self, Part};
use crate::app::board::form::{Block, Form};
use crate::app::board::look::{self, Look};
use crate::app::board::template;
use crate::app::device::art::{Art, Layer, pixel_size};
use crate::rules::{Change, Game, Grid, Piece, Position, Rank, Rules, Side, Square};

pub use crate::app::board::drawings::{ARROW, PIECE, SHADOW};

/// Width in cells of a mark along the border of a hexagon.
const HEXAGON: f32 = 1.2;

/// Height of a hanging disc above the board in squares, from the centre of the disc to the
/// centre of the top row, less the frame.
pub const HANGING: f32 = 0.62;

/// A board of one game with one look and size, from which images are made.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// Selected board, set of pieces and colours.
    pub look: Look,
    /// Rules, which also identify the game.
    pub rules: Rules,
    /// Geometry of the board.
    pub form: Form,
    /// Width of a square in pixels.
    pub pixels: f32,
}

impl Board {
    /// Returns the image of a part of the board and its size in pixels.
    ///
    /// The image is a little larger than the frame, so that the squares begin on whole pixels.
    /// The centre of the image is the centre of the squares.
    pub fn part(&self, art: &mut Art, images: &mut Assets<Image>, part: Part) -> (Handle<Image>, Vec2) {
        let Board { look, rules, form, pixels } = *self;
        let room = match part {
            Part::Shadow => template::shadow_room(form),
            Part::Board | Part::Front => 0.,
        };
        let size = form.squares() * pixels + 2. * ((form.frame + room) * pixels).ceil();
        let game = rules.game();
        let mirrored = matches!(rules, Rules::Checkers(rules) if rules.mirrored);
        let name = format!(
            "{part:?} {game:?} {}{}x{} {mirrored} {} {} {}",
            if look.dark { "dark " } else { "" },
            form.grid.columns,
            form.grid.rows,
            form.across,
            form.down,
            look.board(game)
        );
        let image = art.compose(images, name, pixel_size(size), || {
            let area = Rect::from_center_size(size / 2., (form.size() + 2. * room) * pixels);
            vec![Layer { svg: drawings::board(part, look, rules, form, pixels), area, turn: 0. }]
        });
        (image, size)
    }

    /// Returns the image of a piece on a square. Stones differ slightly from square to square.
    pub fn piece(
        &self,
        art: &mut Art,
        images: &mut Assets<Image>,
        piece: Piece,
        square: Square,
    ) -> Handle<Image> {
        self.drawn(art, images, &self.look.piece(self.rules, piece, square), PIECE)
    }

    /// Returns the image of a piece's shadow, or `None` if the piece has none.
    pub fn shadow(&self, art: &mut Art, images: &mut Assets<Image>, rank: Rank) -> Option<Handle<Image>> {
        Some(self.drawn(art, images, self.look.shadow(self.rules, rank)?, SHADOW))
    }

    /// Requests all images that this board can need. The images stay in memory while the caller
    /// holds their handles.
    #[must_use]
    pub fn warm(&self, art: &mut Art, images: &mut Assets<Image>) -> Vec<Handle<Image>> {
        let Board { look, rules, form, .. } = *self;
        let ranks: &[Rank] = match rules.game() {
            game if game.has_kings() => &[Rank::Man, Rank::King],
            _ => &[Rank::Man],
        };
        let mut warm = Vec::new();
        for &rank in ranks {
            warm.extend(self.shadow(art, images, rank));
            for side in Side::BOTH {
                // The first squares have stones of every shell.
                for square in form.grid.squares().take(5) {
                    warm.push(self.piece(art, images, Piece { side, rank }, square));
                }
            }
        }
        for (disc, shadow) in look.turning(rules, Side::First) {
            warm.push(self.drawn(art, images, &disc, PIECE));
            warm.push(self.drawn(art, images, &shadow, SHADOW));
        }
        warm
    }

    /// Returns a drawing from `assets/pieces` with a width in squares.
    pub fn drawn(&self, art: &mut Art, images: &mut Assets<Image>, name: &str, width: f32) -> Handle<Image> {
        let size = pixel_size(Vec2::splat(width * self.scale() * self.pixels));
        art.image(images, format!("piece {name}"), size, || drawings::piece(name).to_owned())
    }

    /// Returns a mark from `assets/marks`. Marks on pieces scale with the pieces.
    pub fn mark(&self, art: &mut Art, images: &mut Assets<Image>, name: &str, scale: f32) -> Handle<Image> {
        let size = pixel_size(Vec2::splat(scale * self.pixels));
        art.image(images, self.mark_name(name, 1.), size, || drawings::mark(name, self.look, 1.))
    }

    /// Returns a mark with a length in squares, pointing to the right.
    pub fn long_mark(
        &self,
        art: &mut Art,
        images: &mut Assets<Image>,
        name: &str,
        length: f32,
    ) -> Handle<Image> {
        let size = pixel_size(Vec2::new(length, ARROW) * self.pixels);
        art.image(images, self.mark_name(name, length), size, || drawings::mark(name, self.look, length))
    }

    fn mark_name(&self, name: &str, length: f32) -> String {
        let theme = if self.look.dark { "dark" } else { "light" };
        format!("mark {name} {length:.2} {theme} {:?}", self.look.marks)
    }

    /// Returns the scale of the pieces on this board.
    #[must_use]
    pub fn scale(&self) -> f32 {
        look::scale(self.rules.game())
    }
}

/// Returns the colour of the labels on the board.
#[must_use]
pub fn label_colour(look: Look, game: Game) -> Color {
    Srgba::hex(drawings::label_colour(look, game)).map_or(Color::WHITE, Color::from)
}

/// Returns the drawing of a man of this side, as SVG text.
#[must_use]
pub fn man(look: Look, rules: Rules, side: Side) -> &'static str {
    drawings::piece(&look.piece(rules, Piece { side, rank: Rank::Man }, Square(0)))
}

/// A small board with its pieces and marks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    /// Rules, which determine the board.
    pub rules: Rules,
    /// All pieces with their squares.
    pub pieces: Vec<(Square, Piece)>,
    /// Square of the selected piece.
    pub selected: Option<Square>,
    /// Squares with a dot, which can be touched next.
    pub dots: Vec<Square>,
    /// Squares of pieces that are marked as captured.
    pub taken: Vec<Square>,
    /// Squares of a turn, connected by arrows.
    pub path: Vec<Square>,
    /// Square of the last placed piece.
    pub last: Option<Square>,
    /// Squares of the winning row, in order.
    pub line: Vec<Square>,
    /// Additional marks below the pieces, by their names in `assets/marks`.
    pub under: Vec<(&'static str, Square)>,
    /// Additional marks above the pieces.
    pub over: Vec<(&'static str, Square)>,
    /// Cropped area. `None` shows the whole board with its frame.
    pub crop: Option<Block>,
}

/// A sprite of a small board. Lengths are in widths of a square, from the top left corner of
/// the squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Drawing of the sprite.
    pub kind: ItemKind,
    /// Centre of the sprite.
    pub middle: Vec2,
    /// Width and height before the rotation.
    pub size: Vec2,
    /// Clockwise rotation about its centre in degrees.
    pub turn: f32,
}

/// Drawing of a sprite.
#[derive(Clone, Debug, PartialEq)]
pub enum ItemKind {
    /// A part of the empty board.
    Board(Part),
    /// A drawing from `assets/pieces`, by its name.
    Piece(String),
    /// A mark from `assets/marks`, by its name.
    Mark(&'static str),
    /// A mark with a variable length, by its name.
    LongMark(&'static str),
}

impl Picture {
    /// Creates a picture of a position without marks.
    #[must_use]
    pub fn of(position: &dyn Position) -> Picture {
        Picture {
            rules: position.rules(),
            pieces: position
                .grid()
                .squares()
                .filter_map(|square| Some((square, position.piece(square)?)))
                .collect(),
            selected: None,
            dots: Vec::new(),
            taken: Vec::new(),
            path: Vec::new(),
            last: None,
            line: position.line(),
            under: Vec::new(),
            over: Vec::new(),
            crop: None,
        }
    }

    /// Returns the geometry of the whole board, without the crop.
    #[must_use]
    pub fn form(&self) -> Form {
        Form::of(self.rules)
    }

    /// Returns width and height of the picture in squares.
    #[must_use]
    pub fn cells(&self) -> Vec2 {
        match self.crop {
            Some(crop) => self.form().part(crop).size(),
            None => self.form().size(),
        }
    }

    /// Returns the top left corner of the squares in the picture.
    #[must_use]
    pub fn corner(&self) -> Vec2 {
        match self.crop {
            Some(crop) => -self.form().part(crop).min,
            None => Vec2::splat(self.form().frame),
        }
    }

    /// Renders the picture with this width in pixels. The height follows from the aspect ratio.
    pub fn image(&self, art: &mut Art, images: &mut Assets<Image>, look: Look, width: u32) -> Handle<Image> {
        let cell = width as f32 / self.cells().x;
        let name = format!("picture {:x}", FixedHasher.hash_one((self, look)));
        art.compose(images, name, pixel_size(self.cells() * cell), || self.layers(look, cell))
    }

    /// Returns the drawings of the picture, from bottom to top, with squares of this width in pixels.
    #[must_use]
    pub fn layers(&self, look: Look, cell: f32) -> Vec<Layer> {
        let (form, corner) = (self.form(), self.corner());
        self.items(look)
            .into_iter()
            .map(|Item { kind, middle, size, turn }| {
                let svg = match kind {
                    ItemKind::Board(part) => drawings::board(part, look, self.rules, form, cell),
                    ItemKind::Piece(name) => drawings::piece(&name).to_owned(),
                    ItemKind::Mark(name) => drawings::mark(name, look, 1.),
                    ItemKind::LongMark(name) => drawings::mark(name, look, size.x),
                };
                let area = Rect::from_center_size((corner + middle) * cell, size * cell);
                Layer { svg, area, turn }
            })
            .collect()
    }

    /// Returns the shadow of the board on a table. It extends beyond the picture.
    #[must_use]
    pub fn shadow(&self, look: Look, cell: f32) -> Layer {
        let (form, room) = (self.form(), template::shadow_room(self.form()));
        let area = Rect::from_center_size(form.size() / 2. * cell, (form.size() + 2. * room) * cell);
        Layer { svg: drawings::board(Part::Shadow, look, self.rules, form, cell), area, turn: 0. }
    }

    /// Returns the sprites from bottom to top: board, marks on squares, arrows, pieces, marks
    /// on pieces, and the front of the board.
    #[must_use]
    pub fn items(&self, look: Look) -> Vec<Item> {
        let (rules, form) = (self.rules, self.form());
        let game = rules.game();
        let scale = look::scale(game);
        let item = |kind, middle, size| Item { kind, middle, size, turn: 0. };
        let mark = |name, square| {
            let BorderMark { name, width, turn } = border_mark(&form, name);
            let turn = turn.to_degrees();
            Item { turn, ..item(ItemKind::Mark(name), form.centre(square), Vec2::splat(width)) }
        };
        let board = |part| item(ItemKind::Board(part), form.squares() / 2., form.size());
        let stands = |square| self.pieces.iter().any(|(on, _)| *on == square);
        let on_face = |name, square: Square| {
            let rank = self.pieces.iter().find(|(on, _)| *on == square).map(|(_, piece)| piece.rank);
            let up = Vec2::new(0., look::face_height(game, rank.unwrap_or(Rank::Man)));
            item(ItemKind::Mark(name), form.centre(square) - up, Vec2::splat(scale))
        };

        let mut items = vec![board(Part::Board)];
        items.extend(self.selected.map(|square| mark("selected", square)));
        let dot = if look::hints(game) == look::Hints::Small { "dot_small" } else { "dot" };
        items.extend(self.dots.iter().map(|&square| mark(dot, square)));
        items.extend(self.under.iter().map(|&(name, square)| mark(name, square)));
        for (number, leg) in self.path.windows(2).enumerate() {
            let last = number + 2 == self.path.len();
            let gaps = arrow_gaps(stands(leg[0]), stands(leg[1]), last);
            items.push(long_item("arrow", form.centre(leg[0]), form.centre(leg[1]), gaps));
        }
        if game != Game::ConnectFour {
            items.extend(row_parts(form.grid, &self.line).into_iter().map(|RowPart { from, to, ends }| {
                long_item("line", form.centre(from), form.centre(to), row_gaps(ends))
            }));
        }
        for &(square, piece) in &self.pieces {
            if let Some(name) = look.shadow(rules, piece.rank) {
                let kind = ItemKind::Piece(name.to_owned());
                items.push(item(kind, form.centre(square), Vec2::splat(SHADOW * scale)));
            }
        }
        for &(square, piece) in &self.pieces {
            let kind = ItemKind::Piece(look.piece(rules, piece, square));
            items.push(item(kind, form.centre(square), Vec2::splat(PIECE * scale)));
        }
        items.extend(self.taken.iter().map(|&square| on_face("taken", square)));
        if game == Game::ConnectFour {
            items.push(board(Part::Front));
            items.extend(self.line.iter().map(|&square| mark("shine", square)));
        }
        let last = self.last.and_then(|square| self.pieces.iter().find(|(on, _)| *on == square));
        items.extend(last.and_then(|&(square, piece)| Some(on_face(last_on(rules, piece)?, square))));
        items.extend(self.over.iter().map(|&(name, square)| on_face(name, square)));
        items
    }
}

/// Returns a mark between two points with a gap at each end.
fn long_item(name: &'static str, from: Vec2, to: Vec2, (start, end): (f32, f32)) -> Item {
    let way = to - from;
    let length = (way.length() - start - end).max(0.05);
    let middle = from + way.normalize_or_zero() * (start + length / 2.);
    let size = Vec2::new(length, ARROW);
    Item { kind: ItemKind::LongMark(name), middle, size, turn: way.to_angle().to_degrees() }
}

/// Returns the square on which a turn with these changes has placed a piece; `None` if it has moved one.
#[must_use]
pub fn placed(changes: &[Change]) -> Option<Square> {
    changes.iter().find_map(|change| match *change {
        Change::Put { square, .. } | Change::Drop { square, .. } => Some(square),
        _ => None,
    })
}

/// Returns the mark for the last placed piece, in games that use one.
#[must_use]
pub fn last_on(rules: Rules, piece: Piece) -> Option<&'static str> {
    match (rules.game(), piece.side) {
        (Game::Checkers | Game::Hexdame, _) => None,
        (Game::Reversi, Side::First) => Some("last_on_dark"),
        (Game::Reversi, Side::Second) => Some("last_on_light"),
        (Game::ConnectFour, _) => Some("last_chip"),
        (_, Side::First) => Some("last_on_black"),
        (_, Side::Second) => Some("last_on_white"),
    }
}

/// A part of a winning row or chain.
pub struct RowPart {
    /// Square at its beginning.
    pub from: Square,
    /// Square at its end.
    pub to: Square,
    /// `true` where the whole row or chain begins and ends.
    pub ends: [bool; 2],
}

/// Returns the parts in which a winning row is drawn: a straight one as a whole, and a crooked one from each
/// square to the next, so that few lengths are needed.
#[must_use]
pub fn row_parts(grid: Grid, row: &[Square]) -> Vec<RowPart> {
    let (Some(&first), Some(&last)) = (row.first(), row.last()) else { return Vec::new() };
    let way = grid.direction(first, last);
    let is_straight = way.is_some() && row.windows(2).all(|pair| grid.direction(pair[0], pair[1]) == way);
    let part = |from, to| RowPart { from, to, ends: [from == first, to == last] };
    if is_straight {
        return vec![part(first, last)];
    }
    row.windows(2).map(|pair| part(pair[0], pair[1])).collect()
}

/// Returns the gaps between a mark along a row and the centres of its squares, in cells. At its own ends a
/// row reaches beyond the stones, and within a chain its parts meet under one.
#[must_use]
pub fn row_gaps(ends: [bool; 2]) -> (f32, f32) {
    let [start, end] = ends.map(|is_end| if is_end { -0.62 } else { 0. });
    (start, end)
}

/// A mark fitted to the border of a cell.
pub struct BorderMark {
    /// Name of the drawing in `assets/marks`.
    pub name: &'static str,
    /// Width of the drawing in cells.
    pub width: f32,
    /// Rotation of the drawing in radians.
    pub turn: f32,
}

/// Returns the drawing for a mark on a cell of this board. Marks that follow the border of a square have
/// another drawing for hexagons; all others fit any cell.
#[must_use]
pub fn border_mark(form: &Form, name: &'static str) -> BorderMark {
    let hexagonal = match name {
        _ if !form.grid.is_hexagonal() => None,
        "selected" => Some("selected_hexagon"),
        "last" => Some("last_hexagon"),
        "focus" => Some("focus_hexagon"),
        _ => None,
    };
    let whole = BorderMark { name, width: 1., turn: 0. };
    // The hexagon of the drawing stands on a corner, as those do that lie beside each other in a row.
    hexagonal.map_or(whole, |name| BorderMark { name, width: HEXAGON, turn: form.across.to_angle() })
}

/// Returns the gaps between an arrow and the centres of its two squares, in cells. The gaps
/// keep the arrow off the pieces on these squares, off the ghost at the end of the path, and
/// off the next arrow.
#[must_use]
pub fn arrow_gaps(from_piece: bool, to_piece: bool, last: bool) -> (f32, f32) {
    let start = if from_piece { 0.46 } else { 0.1 };
    let end = match (to_piece, last) {
        (true, _) => 0.44,
        (false, true) => 0.3,
        (false, false) => 0.08,
    };
    (start, end)
}

//! Pictures made of the drawings: the board, the pieces and the marks for the live board, and
//! whole little boards for home and for the rules.

use std::hash::BuildHasher;

use bevy::color::Srgba;
use bevy::platform::hash::FixedHasher;
use bevy::prelude::*;

use super::super::art::{Art, Layer};
use super::form::Form;
use super::marks::MarkKind;
use super::{Look, drawings};
use crate::rules::{Piece, Position, Rank, Rules, Square};

pub use super::drawings::{ARROW, BOARD_SHADOW, PIECE, SHADOW};

/// The empty board with its frame, for squares of this many pixels, and the size of the picture.
///
/// The picture is a little larger than the frame, so that the squares begin on a whole pixel.
pub fn board(
    art: &mut Art,
    images: &mut Assets<Image>,
    look: Look,
    form: Form,
    cell: f32,
) -> (Handle<Image>, Vec2) {
    let size = form.squares() * cell + 2. * (form.frame * cell).ceil();
    let image =
        art.compose(images, format!("board {}", theme(look)), super::super::art::pixel_size(size), || {
            let area = Rect::from_center_size(size / 2., form.size() * cell);
            vec![Layer { svg: drawings::board(look), area, turn: 0. }]
        });
    (image, size)
}

/// The shadow that the board throws on the table.
pub fn board_shadow(art: &mut Art, images: &mut Assets<Image>, look: Look, size: UVec2) -> Handle<Image> {
    art.image(images, format!("board shadow {}", theme(look)), size, || drawings::board_shadow(look))
}

pub fn piece(
    art: &mut Art,
    images: &mut Assets<Image>,
    look: Look,
    piece: Piece,
    size: UVec2,
) -> Handle<Image> {
    let name = look.piece(piece.side, piece.rank);
    art.image(images, name.clone(), size, || drawings::piece(&name).to_owned())
}

pub fn shadow(art: &mut Art, images: &mut Assets<Image>, rank: Rank, size: UVec2) -> Handle<Image> {
    art.image(images, format!("shadow {rank:?}"), size, || drawings::shadow(rank).to_owned())
}

pub fn mark(
    art: &mut Art,
    images: &mut Assets<Image>,
    look: Look,
    kind: MarkKind,
    size: UVec2,
) -> Handle<Image> {
    art.image(images, format!("mark {kind:?} {}", theme(look)), size, || drawings::mark(kind, look))
}

/// An arrow to the right, this many cells long.
pub fn arrow(
    art: &mut Art,
    images: &mut Assets<Image>,
    look: Look,
    cells: f32,
    size: UVec2,
) -> Handle<Image> {
    art.image(images, format!("arrow {cells:.2} {}", theme(look)), size, || drawings::arrow(cells, look))
}

/// The colour of what is written on the frame.
#[must_use]
pub fn label_colour(look: Look) -> Color {
    Srgba::hex(drawings::label_colour(look)).map_or(Color::WHITE, Color::from)
}

/// How far the face of a piece lies above the middle of its square, in cells: half its height.
#[must_use]
pub fn face_height(rank: Rank) -> f32 {
    match rank {
        Rank::Man => 0.0425,
        Rank::King => 0.075,
    }
}

fn theme(look: Look) -> &'static str {
    if look.dark { "dark" } else { "light" }
}

/// A little board: what stands on it, and what is marked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub rules: Rules,
    pub pieces: Vec<(Square, Piece)>,
    pub selected: Option<Square>,
    pub dots: Vec<Square>,
    pub taken: Vec<Square>,
    pub path: Vec<Square>,
    /// Only these squares: column, row, columns, rows. Otherwise the whole board with its frame.
    pub crop: Option<(u8, u8, u8, u8)>,
}

impl Picture {
    /// A position without marks.
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
            crop: None,
        }
    }

    /// Width by height of the picture, in cells.
    #[must_use]
    pub fn cells(&self) -> Vec2 {
        match self.crop {
            Some((_, _, columns, rows)) => Vec2::new(f32::from(columns), f32::from(rows)),
            None => Form::of(self.rules).size(),
        }
    }

    /// The picture this many pixels wide, and as high as it then is.
    pub fn image(&self, art: &mut Art, images: &mut Assets<Image>, look: Look, width: u32) -> Handle<Image> {
        #[expect(clippy::cast_precision_loss, reason = "a screen is not that wide")]
        let cell = width as f32 / self.cells().x;
        let size = super::super::art::pixel_size(self.cells() * cell);
        let name = format!("picture {:x}", FixedHasher.hash_one((self, look)));
        art.compose(images, name, size, || self.layers(look, cell))
    }

    /// From below: the board, the marks on squares, the arrows, the pieces, the marks on those.
    fn layers(&self, look: Look, cell: f32) -> Vec<Layer> {
        let form = Form::of(self.rules);
        let corner = match self.crop {
            Some((column, row, ..)) => -Vec2::new(f32::from(column), f32::from(row)) * form.pitch,
            None => Vec2::splat(form.frame),
        };
        let centre = |square: Square| corner + form.centre(square);
        let at = |svg: String, middle: Vec2, size: Vec2| Layer {
            svg,
            area: Rect::from_center_size(middle * cell, size * cell),
            turn: 0.,
        };
        let mark = |kind, square| at(drawings::mark(kind, look), centre(square), Vec2::ONE);

        let mut layers = vec![at(drawings::board(look), corner + form.squares() / 2., form.size())];
        layers.extend(self.selected.map(|square| mark(MarkKind::Selected, square)));
        layers.extend(self.dots.iter().map(|&square| mark(MarkKind::Dot, square)));
        for (number, leg) in self.path.windows(2).enumerate() {
            let stands = |square| self.pieces.iter().any(|(on, _)| *on == square);
            let way = centre(leg[1]) - centre(leg[0]);
            let (start, end) = arrow_gaps(stands(leg[0]), stands(leg[1]), number + 2 == self.path.len());
            let length = way.length() - start - end;
            let middle = centre(leg[0]) + way.normalize_or_zero() * (start + length / 2.);
            let mut arrow = at(drawings::arrow(length, look), middle, Vec2::new(length, ARROW));
            arrow.turn = way.to_angle().to_degrees();
            layers.push(arrow);
        }
        for &(square, piece) in &self.pieces {
            layers.push(at(drawings::shadow(piece.rank).to_owned(), centre(square), Vec2::splat(SHADOW)));
        }
        for &(square, piece) in &self.pieces {
            let name = look.piece(piece.side, piece.rank);
            layers.push(at(drawings::piece(&name).to_owned(), centre(square), Vec2::splat(PIECE)));
        }
        for &square in &self.taken {
            let rank =
                self.pieces.iter().find(|(on, _)| *on == square).map_or(Rank::Man, |(_, piece)| piece.rank);
            let face = centre(square) - Vec2::new(0., face_height(rank));
            layers.push(at(drawings::mark(MarkKind::Taken, look), face, Vec2::ONE));
        }
        layers
    }
}

/// How far an arrow keeps from the middles of the squares that it leads from and to, in cells:
/// off the pieces that stand there, off the ghost at the end of the path, and else only so that
/// two arrows do not touch.
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

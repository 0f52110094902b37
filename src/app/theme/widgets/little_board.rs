//! A little board: the picture of the empty board, and over it the shadows, pieces and marks as
//! nodes of their own.
//!
//! So nothing has to be drawn again when a piece has moved: each part comes from the memory of
//! [`Art`](crate::app::art::Art), and the same parts serve every little board of one size.

use bevy::prelude::*;

use super::super::Paint;
use super::{Ui, at, control};
use crate::app::action::Action;
use crate::app::art::pixel_size;
use crate::app::board::form::Form;
use crate::app::board::picture::{self, Picture};
use crate::app::board::{Mark, MarkKind};
use crate::rules::{Rank, Square};

/// A little board on a screen.
#[derive(Clone, Copy)]
pub struct LittleBoard<'a> {
    pub picture: &'a Picture,
    /// Marks besides those of the picture.
    pub marks: &'a [Mark],
    /// In points. The height follows from what is seen of the board.
    pub width: f32,
    pub radius: f32,
    /// What a touch of a square asks for, where squares can be touched.
    pub touch: Option<&'a dyn Fn(Square) -> Action>,
}

impl<'a> LittleBoard<'a> {
    /// A board to look at.
    #[must_use]
    pub fn new(picture: &'a Picture, width: f32, radius: f32) -> LittleBoard<'a> {
        LittleBoard { picture, marks: &[], width, radius, touch: None }
    }
}

/// Where things are on a little board, in points from the top left of what is seen.
struct Placed {
    form: Form,
    /// The width of a square.
    cell: f32,
    /// The top left corner of the squares.
    corner: Vec2,
    /// The size of what is seen.
    size: Vec2,
}

impl Placed {
    fn new(board: &LittleBoard, scale: f32) -> Placed {
        let form = Form::of(board.picture.rules);
        let cells = match board.picture.crop {
            Some((_, _, columns, rows)) => Vec2::new(f32::from(columns), f32::from(rows)) * form.pitch,
            None => form.size(),
        };
        // Whole pixels: a whole board stays inside its width, a part of one fills it.
        let pixels = board.width * scale / cells.x;
        let pixels = if board.picture.crop.is_some() { pixels.ceil() } else { pixels.floor() };
        let cell = pixels.max(1.) / scale;
        let size = match board.picture.crop {
            Some(_) => Vec2::new(board.width, board.width * cells.y / cells.x),
            None => cells * cell,
        };
        let corner = match board.picture.crop {
            Some((column, row, ..)) => {
                (size - cells * cell) / 2. - Vec2::new(f32::from(column), f32::from(row)) * form.pitch * cell
            }
            None => Vec2::splat(form.frame * cell),
        };
        let corner = (corner * scale).round() / scale;
        Placed { form, cell, corner, size }
    }

    fn centre(&self, square: Square) -> Vec2 {
        self.corner + self.form.centre(square) * self.cell
    }

    /// Whether any of the square is seen.
    fn sees(&self, square: Square) -> bool {
        let centre = self.centre(square);
        Rect::from_corners(Vec2::ZERO, self.size).contains(centre)
    }
}

impl Ui<'_, '_> {
    /// A little board to look at.
    pub fn picture(&mut self, parent: &mut ChildSpawnerCommands, picture: &Picture, width: f32, radius: f32) {
        self.little_board(parent, &LittleBoard::new(picture, width, radius));
    }

    /// A little board, which can be touched where it says what a touch asks for.
    pub fn little_board(&mut self, parent: &mut ChildSpawnerCommands, board: &LittleBoard) {
        let scale = self.view.viewport.scale;
        let placed = Placed::new(board, scale);
        let whole = Rect::from_corners(Vec2::ZERO, placed.size);
        let outer =
            Node { width: px(placed.size.x), height: px(placed.size.y), flex_shrink: 0., ..default() };
        parent.spawn(outer).with_children(|outer| {
            let look = *self.view.look;
            let pixels = placed.cell * scale;
            let (image, size) = picture::board(self.art, self.images, look, placed.form, pixels);
            // The picture of the board is a little larger than the frame, by whole pixels.
            let margin = (size - placed.form.squares() * pixels) / 2.;
            let seen = Rect::from_corners(Vec2::ZERO, placed.size * scale);
            let seen = Rect { min: seen.min - placed.corner * scale + margin, ..seen };
            let rect = Rect::from_corners(seen.min, seen.min + placed.size * scale);
            let ground = Node {
                border_radius: BorderRadius::all(px(board.radius)),
                overflow: Overflow::clip(),
                ..default()
            };
            let ground_image = ImageNode { image, rect: Some(rect), ..default() };
            outer.spawn((at(whole, ground), ground_image)).with_children(|ground| {
                self.parts(ground, board, &placed);
            });
            if let Some(touch) = board.touch {
                let pressed = self.colours().ink.with_alpha(0.18);
                for square in placed.form.grid.squares().filter(|&square| placed.sees(square)) {
                    let rect = Rect::from_center_size(placed.centre(square), placed.form.pitch * placed.cell);
                    let node = Node { border_radius: BorderRadius::all(px(8)), ..default() };
                    outer.spawn((
                        at(rect.intersect(whole), node),
                        control(touch(square), Paint { rest: Color::NONE, pressed }),
                    ));
                }
            }
        });
    }

    /// What lies on the board, from below: marks on squares, arrows, shadows, pieces, and the marks
    /// on those.
    fn parts(&mut self, parent: &mut ChildSpawnerCommands, board: &LittleBoard, placed: &Placed) {
        let look = *self.view.look;
        let scale = self.view.viewport.scale;
        let picture = board.picture;
        let pixels = |size: Vec2| pixel_size(size * placed.cell * scale);
        let rank_on =
            |square| picture.pieces.iter().find(|(on, _)| *on == square).map(|(_, piece)| piece.rank);
        let own = picture.selected.map(|square| (MarkKind::Selected, square)).into_iter();
        let own = own.chain(picture.dots.iter().map(|&square| (MarkKind::Dot, square)));
        let all: Vec<_> = own.chain(board.marks.iter().map(|mark| (mark.kind, mark.square))).collect();
        let put = |parent: &mut ChildSpawnerCommands, image, middle: Vec2, size: Vec2, turn: f32| {
            let node = at(Rect::from_center_size(middle, size * placed.cell), default());
            let turn = UiTransform { rotation: Rot2::radians(turn), ..default() };
            parent.spawn((ImageNode { image, ..default() }, node, turn));
        };
        let is_below = |kind| !matches!(kind, MarkKind::Taken | MarkKind::Refused | MarkKind::MustCapture);
        for &(kind, square) in all.iter().filter(|(kind, square)| is_below(*kind) && placed.sees(*square)) {
            let image = picture::mark(self.art, self.images, look, kind, pixels(Vec2::ONE));
            put(parent, image, placed.centre(square), Vec2::ONE, 0.);
        }
        for (number, leg) in picture.path.windows(2).enumerate() {
            let way = (placed.centre(leg[1]) - placed.centre(leg[0])) / placed.cell;
            let last = number + 2 == picture.path.len();
            let stands = leg.iter().map(|&square| rank_on(square).is_some()).collect::<Vec<_>>();
            let (start, end) = picture::arrow_gaps(stands[0], stands[1], last);
            let length = way.length() - start - end;
            let middle =
                placed.centre(leg[0]) + way.normalize_or_zero() * (start + length / 2.) * placed.cell;
            let size = Vec2::new(length, picture::ARROW);
            let image = picture::arrow(self.art, self.images, look, length, pixels(size));
            put(parent, image, middle, size, way.to_angle());
        }
        for &(square, piece) in &picture.pieces {
            let size = Vec2::splat(picture::SHADOW);
            let image = picture::shadow(self.art, self.images, piece.rank, pixels(size));
            put(parent, image, placed.centre(square), size, 0.);
        }
        for &(square, piece) in &picture.pieces {
            let size = Vec2::splat(picture::PIECE);
            let image = picture::piece(self.art, self.images, look, piece, pixels(size));
            put(parent, image, placed.centre(square), size, 0.);
        }
        let taken = picture.taken.iter().map(|&square| (MarkKind::Taken, square));
        let above = all.iter().copied().filter(|(kind, _)| !is_below(*kind));
        for (kind, square) in taken.chain(above) {
            let face = rank_on(square).map_or(0., |rank: Rank| picture::face_height(rank));
            let middle = placed.centre(square) - Vec2::new(0., face * placed.cell);
            let image = picture::mark(self.art, self.images, look, kind, pixels(Vec2::ONE));
            put(parent, image, middle, Vec2::ONE, 0.);
        }
    }
}

//! A little board: the picture of the empty board, and over it the shadows, pieces and marks as
//! nodes of their own.
//!
//! So nothing has to be drawn again when a piece has moved: each part comes from the memory of
//! [`Art`](crate::app::device::art::Art), and the same parts serve every little board of one size.

use bevy::prelude::*;

use crate::app::board::Part;
use crate::app::board::form::Form;
use crate::app::board::picture::{Board, Item, ItemKind, Picture};
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, at, control};
use crate::app::vocabulary::action::Action;
use crate::rules::Square;

/// Where things are on a little board.
struct Placed {
    /// With the pitch that the squares have in pixels.
    form: Form,
    /// The width of a square in points.
    cell: f32,
    /// The top left corner of the squares, in points from that of what is seen.
    corner: Vec2,
    /// The size of what is seen, in points.
    size: Vec2,
}

impl Placed {
    fn new(picture: &Picture, width: f32, scale: f32) -> Placed {
        let form = picture.form();
        let wanted = width * scale / picture.cells().x;
        // Squares are whole pixels: a whole board stays inside its width, a part of one fills it.
        let Some((column, row, columns, rows)) = picture.crop else {
            let (form, pixels) = form.in_pixels(wanted);
            let cell = pixels / scale;
            let corner = Vec2::splat((form.frame * pixels).ceil() / scale);
            return Placed { form, cell, corner, size: form.squares() * cell + 2. * corner };
        };
        let (form, pixels) = if form.points {
            // Around points there are lines, of which a little more may be seen.
            form.in_pixels(wanted)
        } else {
            form.in_pixels(wanted.ceil())
        };
        let cell = pixels / scale;
        let part = Vec2::new(f32::from(columns), f32::from(rows)) * form.pitch * cell;
        let size = Vec2::new(width, (part.y * width / part.x * scale).round() / scale);
        let before = Vec2::new(f32::from(column), f32::from(row)) * form.pitch * cell;
        let corner = ((size - part) / 2. * scale).round() / scale - before;
        Placed { form, cell, corner, size }
    }

    fn centre(&self, square: Square) -> Vec2 {
        self.corner + self.form.centre(square) * self.cell
    }
}

impl<V> Ui<'_, V> {
    /// A little board, `width` points wide. Where it can be touched, `touch` says what the touch of
    /// a square asks for.
    pub fn mini_board(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        picture: &Picture,
        width: f32,
        radius: f32,
        touch: Option<&dyn Fn(Square) -> Action>,
    ) {
        let scale = self.viewport.scale;
        let placed = Placed::new(picture, width, scale);
        let whole = Rect::from_corners(Vec2::ZERO, placed.size);
        let outer =
            Node { width: px(placed.size.x), height: px(placed.size.y), flex_shrink: 0., ..default() };
        parent.spawn(outer).with_children(|outer| {
            // The ground is the part of the board's picture that is seen, so that it can have round
            // corners; what lies on it ends at its edges.
            let ground = Node {
                border_radius: BorderRadius::all(px(radius)),
                overflow: Overflow::clip(),
                ..default()
            };
            let image = self.part(picture, &placed, Part::Board);
            outer.spawn((at(whole, ground), image)).with_children(|ground| {
                for item in picture.items(*self.words.look) {
                    self.item(ground, picture, &placed, item);
                }
            });
            let Some(touch) = touch else { return };
            let pressed = self.colours().ink.with_alpha(0.18);
            for square in placed.form.grid.squares() {
                let seen = Rect::from_center_size(placed.centre(square), placed.form.pitch * placed.cell)
                    .intersect(whole);
                // Of the squares outside there is nothing to be touched but a pixel or two.
                if seen.size().min_element() * 2. > placed.cell {
                    let node = Node { border_radius: BorderRadius::all(px(8)), ..default() };
                    let paint = Paint { rest: Color::NONE, pressed };
                    outer.spawn((at(seen, node), control(touch(square), paint)));
                }
            }
        });
    }

    /// What is seen of a part of the board.
    fn part(&mut self, picture: &Picture, placed: &Placed, part: Part) -> ImageNode {
        let scale = self.viewport.scale;
        let (image, size) = self.drawn_on(picture, placed).part(self.art, self.images, part);
        // The middle of the picture is that of the squares.
        let corner = (size - placed.form.squares() * placed.cell * scale) / 2.;
        let seen = corner - placed.corner * scale;
        let rect = Rect::from_corners(seen, seen + placed.size * scale);
        ImageNode { image, rect: Some(rect), ..default() }
    }

    fn drawn_on(&self, picture: &Picture, placed: &Placed) -> Board {
        let scale = self.viewport.scale;
        let (look, rules) = (*self.words.look, picture.rules);
        Board { look, rules, form: placed.form, pixels: placed.cell * scale }
    }

    /// A thing on a little board.
    fn item(&mut self, ground: &mut ChildSpawnerCommands, picture: &Picture, placed: &Placed, item: Item) {
        let board = self.drawn_on(picture, placed);
        let Item { kind, middle, size, turn } = item;
        let image = match kind {
            // It is the ground.
            ItemKind::Board(Part::Board) => return,
            ItemKind::Board(part) => {
                let image = self.part(picture, placed, part);
                let whole = Rect::from_corners(Vec2::ZERO, placed.size);
                ground.spawn((at(whole, default()), image));
                return;
            }
            ItemKind::Piece(name) => board.drawn(self.art, self.images, &name, size.x / board.scale()),
            ItemKind::Mark(name) => board.mark(self.art, self.images, name, size.x),
            ItemKind::LongMark(name) => board.long_mark(self.art, self.images, name, size.x),
        };
        // The picture knows the pitch of the game, the squares here are whole pixels.
        let middle = middle * placed.form.pitch / picture.form().pitch;
        let rect = Rect::from_center_size(placed.corner + middle * placed.cell, size * placed.cell);
        let turned = UiTransform { rotation: Rot2::degrees(turn), ..default() };
        // Of a large board most lies outside, and needs no node.
        if !rect.intersect(Rect::from_corners(Vec2::ZERO, placed.size)).is_empty() {
            ground.spawn((ImageNode { image, ..default() }, at(rect, default()), turned));
        }
    }
}

//! Small boards: the image of an empty board, with shadows, pieces and marks as separate nodes
//! above it.
//!
//! A move therefore rasterises nothing. Each part comes from the cache in
//! [`Art`](crate::app::device::art::Art), and all small boards of the same size share these
//! parts.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::board::picture::{Board, Item, ItemKind, Picture};
use crate::app::board::{Look, Part};
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, at, control};
use crate::app::vocabulary::action::Action;
use crate::rules::Square;

/// Geometry of a small board.
struct Geometry {
    /// Geometry of the board in whole pixels.
    form: Form,
    /// Width of a square in points.
    cell: f32,
    /// Top left corner of the squares in points, relative to the visible part.
    corner: Vec2,
    /// Size of the visible part in points.
    size: Vec2,
}

impl Geometry {
    fn new(picture: &Picture, width: f32, scale: f32) -> Geometry {
        let form = picture.form();
        let wanted = width * scale / picture.cells().x;
        // Squares have whole pixels. A whole board fits inside its width, a crop fills it.
        let Some(crop) = picture.crop else {
            let (form, pixels) = form.in_pixels(wanted);
            let cell = pixels / scale;
            let corner = Vec2::splat((form.frame * pixels).ceil() / scale);
            return Geometry { form, cell, corner, size: form.squares() * cell + 2. * corner };
        };
        let count = Vec2::new(f32::from(crop.2), f32::from(crop.3));
        // As high as squares would be, so that the boards of all games have one form.
        let size = Vec2::new(width, (width * count.y / count.x * scale).round() / scale);
        let (form, pixels) = if form.points {
            // Crops with points can be a little larger, because lines continue around the
            // points.
            form.in_pixels((size * scale / form.part(crop).size()).min_element())
        } else {
            form.in_pixels(wanted.ceil())
        };
        let cell = pixels / scale;
        let part = form.part(crop);
        let corner = ((size - part.size() * cell) / 2. * scale).round() / scale - part.min * cell;
        Geometry { form, cell, corner, size }
    }

    /// Returns the board of a picture at this size.
    fn drawn(&self, picture: &Picture, look: Look, scale: f32) -> Board {
        Board { look, rules: picture.rules, form: self.form, pixels: self.cell * scale }
    }

    /// Returns the centre of a square in points, relative to the visible part.
    fn centre(&self, square: Square) -> Vec2 {
        self.corner + self.form.centre(square) * self.cell
    }
}

impl<V> Ui<'_, V> {
    /// Spawns a small board with a width in points. On a touchable board, `touch` maps a square
    /// to its action.
    pub fn mini_board(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        picture: &Picture,
        width: f32,
        radius: f32,
        touch: Option<&dyn Fn(Square) -> Action>,
    ) {
        let look = *self.words.look;
        self.mini_board_with(parent, picture, look, width, radius, touch);
    }

    /// Spawns a small board with a look of its own. See [`Ui::mini_board`].
    pub fn mini_board_with(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        picture: &Picture,
        look: Look,
        width: f32,
        radius: f32,
        touch: Option<&dyn Fn(Square) -> Action>,
    ) {
        let scale = self.viewport.scale;
        let geometry = Geometry::new(picture, width, scale);
        let whole = Rect::from_corners(Vec2::ZERO, geometry.size);
        let outer =
            Node { width: px(geometry.size.x), height: px(geometry.size.y), flex_shrink: 0., ..default() };
        parent.spawn(outer).with_children(|outer| {
            // The background is the visible part of the board's image, so it can have rounded
            // corners. Its content is clipped to its edges.
            let ground = Node {
                border_radius: BorderRadius::all(px(radius)),
                overflow: Overflow::clip(),
                ..default()
            };
            let drawn = geometry.drawn(picture, look, scale);
            let image = self.part(drawn, &geometry, Part::Board);
            outer.spawn((at(whole, ground), image)).with_children(|ground| {
                for item in picture.items(look) {
                    self.item(ground, picture, drawn, &geometry, item, radius);
                }
            });
            let Some(touch) = touch else { return };
            let pressed = self.colours().ink.with_alpha(0.18);
            for square in geometry.form.grid.squares() {
                let seen =
                    Rect::from_center_size(geometry.centre(square), geometry.form.extent * geometry.cell)
                        .intersect(whole);
                // Squares outside the crop are visible by a pixel or two at most, so they are
                // not touchable.
                if seen.size().min_element() * 2. > geometry.cell {
                    let node = Node { border_radius: BorderRadius::all(px(8)), ..default() };
                    let paint = Paint { rest: Color::NONE, pressed };
                    outer.spawn((at(seen, node), control(touch(square), paint)));
                }
            }
        });
    }

    /// Returns the visible section of a part of the board.
    fn part(&mut self, board: Board, geometry: &Geometry, part: Part) -> ImageNode {
        let scale = self.viewport.scale;
        let (image, size) = board.part(self.art, self.images, part);
        // The centre of the image is the centre of the squares.
        let corner = (size - geometry.form.squares() * geometry.cell * scale) / 2.;
        let seen = corner - geometry.corner * scale;
        let rect = Rect::from_corners(seen, seen + geometry.size * scale);
        ImageNode { image, rect: Some(rect), ..default() }
    }

    /// Spawns a sprite of a small board whose corners have this radius.
    fn item(
        &mut self,
        ground: &mut ChildSpawnerCommands,
        picture: &Picture,
        board: Board,
        geometry: &Geometry,
        item: Item,
        radius: f32,
    ) {
        let Item { kind, middle, size, turn } = item;
        let image = match kind {
            // The background already shows the board.
            ItemKind::Board(Part::Board) => return,
            ItemKind::Board(part) => {
                let image = self.part(board, geometry, part);
                let whole = Rect::from_corners(Vec2::ZERO, geometry.size);
                let node = Node { border_radius: BorderRadius::all(px(radius)), ..default() };
                ground.spawn((at(whole, node), image));
                return;
            }
            ItemKind::Piece(name) => board.drawn(self.art, self.images, &name, size.x / board.scale()),
            ItemKind::Mark(name) => board.mark(self.art, self.images, name, size.x),
            ItemKind::LongMark(name) => board.long_mark(self.art, self.images, name, size.x),
        };
        // The picture uses the geometry of the game, while squares here have whole pixels.
        let middle = middle * geometry.form.squares() / picture.form().squares();
        let rect = Rect::from_center_size(geometry.corner + middle * geometry.cell, size * geometry.cell);
        let turned = UiTransform { rotation: Rot2::degrees(turn), ..default() };
        // On a large board, most sprites are outside the crop and need no node.
        if !rect.intersect(Rect::from_corners(Vec2::ZERO, geometry.size)).is_empty() {
            ground.spawn((ImageNode { image, ..default() }, at(rect, default()), turned));
        }
    }
}

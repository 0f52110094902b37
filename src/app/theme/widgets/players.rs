//! What stands for a player: the chosen picture, and a disc in the colour of the pieces.

use bevy::prelude::*;

use super::{Ui, circle};
use crate::play::Avatar;

impl Ui<'_, '_> {
    /// A player's picture, with a disc of the colour that the player moves.
    pub fn avatar(&mut self, parent: &mut ChildSpawnerCommands, avatar: Avatar, colour: &str, size: f32) {
        let page = self.colours().page;
        parent.spawn((circle(size), BackgroundColor(ground_of(avatar)))).with_children(|face| {
            self.icon(face, avatar.name(), size * 0.54, Color::WHITE);
            let disc = size * 0.42;
            let place = Node {
                position_type: PositionType::Absolute,
                right: px(-disc * 0.22),
                bottom: px(-disc * 0.12),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            face.spawn((place, BorderColor::all(page), BackgroundColor(page)))
                .with_children(|place| self.disc(place, colour, disc));
        });
    }

    /// A piece as a sign: a disc of a side's colour.
    pub fn disc(&self, parent: &mut ChildSpawnerCommands, colour: &str, size: f32) {
        let (body, inlay) = disc_colours(colour);
        parent.spawn((circle(size), BackgroundColor(body))).with_children(|inside| {
            let node = Node {
                width: px(size * 0.6),
                height: px(size * 0.6),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            inside.spawn((node, BorderColor::all(inlay)));
        });
    }
}

/// The colour of a player's picture. White reads on each by 4.5:1.
fn ground_of(avatar: Avatar) -> Color {
    match avatar {
        Avatar::Leaf => Color::srgb_u8(0x5B, 0x7F, 0x3A),
        Avatar::Kite => Color::srgb_u8(0x3E, 0x6C, 0x93),
        Avatar::Fish => Color::srgb_u8(0xA4, 0x55, 0x3F),
        Avatar::Mountain => Color::srgb_u8(0x7A, 0x63, 0x38),
    }
}

/// The body and the ring of a disc in the interface.
fn disc_colours(colour: &str) -> (Color, Color) {
    match colour {
        "red" => (Color::srgb_u8(0xA3, 0x2A, 0x25), Color::srgb_u8(0xF6, 0xE6, 0xCB)),
        "white" => (Color::srgb_u8(0xF8, 0xF0, 0xE0), Color::srgb_u8(0x6E, 0x5A, 0x44)),
        _ => (Color::srgb_u8(0x23, 0x1F, 0x1C), Color::srgb_u8(0x8C, 0x83, 0x78)),
    }
}

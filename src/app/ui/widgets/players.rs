//! Symbols of players: avatars, and discs in the colours of the pieces.

use bevy::prelude::*;

use crate::app::board::form::Form;
use crate::app::board::look;
use crate::app::board::picture::Board;
use crate::app::ui::widgets::{Ui, circle};
use crate::engine::Level;
use crate::play::{Avatar, Player};
use crate::rules::{Piece, Rank, Rules, Side, Square};

impl<V> Ui<'_, V> {
    /// Spawns a player's avatar, or the face of the computer's level, with a disc in the player's colour.
    pub fn avatar(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        player: &Player,
        rules: Rules,
        side: Side,
        size: f32,
    ) {
        let page = self.colours().page;
        self.face(parent, player, size).with_children(|face| {
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
                .with_children(|place| self.disc(place, rules, side, disc));
        });
    }

    /// Spawns a player's avatar, or the face of the computer's level, for players without a colour.
    pub fn face<'a>(
        &mut self,
        parent: &'a mut ChildSpawnerCommands,
        player: &Player,
        size: f32,
    ) -> EntityCommands<'a> {
        let ground = if player.computer.is_some() { Color::NONE } else { ground_of(player.avatar) };
        let mut whole = parent.spawn((circle(size), BackgroundColor(ground)));
        whole.with_children(|face| match player.computer {
            Some(level) => self.picture(face, level_picture(level), size),
            None => self.icon(face, icon_of(player), size * 0.54, Color::WHITE),
        });
        whole
    }

    /// Spawns a man of a side as an icon.
    pub fn disc(&mut self, parent: &mut ChildSpawnerCommands, rules: Rules, side: Side, size: f32) {
        self.piece(parent, rules, Piece { side, rank: Rank::Man }, size);
    }

    /// Spawns a piece as an icon.
    pub fn piece(&mut self, parent: &mut ChildSpawnerCommands, rules: Rules, piece: Piece, size: f32) {
        let look = *self.words.look;
        // The body of the piece fills the circle, and the empty margin of its image lies
        // outside.
        let whole = size / look::body(rules.game());
        let board = Board { look, rules, form: Form::of(rules), pixels: whole * self.viewport.scale };
        let square = Square(0);
        let image = board.piece(self.art, self.images, piece, square);
        parent.spawn(circle(size)).with_children(|inside| {
            let node = Node { width: px(whole), height: px(whole), flex_shrink: 0., ..default() };
            inside.spawn((node, ImageNode { image, ..default() }));
        });
    }
}

/// Returns the name of the picture of a level: the face of an animal.
#[must_use]
pub fn level_picture(level: Level) -> &'static str {
    const PICTURES: [&str; 10] = [
        "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8", "level-9",
        "level-10",
    ];
    PICTURES[usize::from(level.number() - 1)]
}

/// Returns the name of the icon of a person or another program.
#[must_use]
pub fn icon_of(player: &Player) -> &'static str {
    if player.program { "computer" } else { player.avatar.name() }
}

/// Returns the background colour of an avatar. White has a contrast of at least 4.5:1 to each
/// of them.
#[must_use]
pub fn ground_of(avatar: Avatar) -> Color {
    match avatar {
        Avatar::Leaf => Color::srgb_u8(0x5B, 0x7F, 0x3A),
        Avatar::Kite => Color::srgb_u8(0x3E, 0x6C, 0x93),
        Avatar::Fish => Color::srgb_u8(0xA4, 0x55, 0x3F),
        Avatar::Mountain => Color::srgb_u8(0x7A, 0x63, 0x38),
    }
}

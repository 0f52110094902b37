//! The crowning of a man: a second man comes down on the first, and the two are a king.

use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::lens::{Lens, SpriteColorLens};
use bevy_tweening::{AnimCompletedEvent, Delay, Tween};

use super::{Stage, settling};
use crate::app::board::look::face_height;
use crate::app::board::{layer, picture};
use crate::rules::{Piece, Rank, Square};

/// Height from which the second man comes down, in squares.
const ABOVE: f32 = 0.8;
/// Share of the time in which the second man appears.
const APPEARS: f32 = 0.4;

/// Lowers the second man, which is a child of the first.
struct StackLens {
    /// Height at the start.
    from: f32,
    /// Height on the first man.
    to: f32,
}

impl Lens<Transform> for StackLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation.y = self.from + (self.to - self.from) * ratio;
        target.scale = Vec2::splat(1.08 - 0.08 * ratio).extend(1.);
    }
}

/// Crowns the man on a square.
pub(super) fn crown(
    stage: &mut Stage,
    board: picture::Board,
    entity: Entity,
    square: Square,
    start: Duration,
    length: Duration,
) {
    let shadow = stage.shadow(entity);
    let Ok(mut piece) = stage.pieces.get_mut(entity) else { return };
    let man = piece.0;
    piece.0.rank = Rank::King;
    let Stage { art, images, place, .. } = &mut *stage;
    let image = board.piece(art, images, man, square);
    let king = board.piece(art, images, Piece { rank: Rank::King, ..man }, square);
    let below = board.shadow(art, images, Rank::King);
    let height = |rank| 2. * face_height(board.rules.game(), rank);
    let (from, to) = (ABOVE * place.cell, (height(Rank::King) - height(Rank::Man)) * place.cell);
    let size = Some(Vec2::splat(picture::PIECE * board.scale() * place.cell));
    let clear = Color::WHITE.with_alpha(0.);
    let second = stage
        .commands
        .spawn((
            Sprite { image, custom_size: size, color: clear, ..default() },
            Transform::from_xyz(0., from, layer::LIFTED - layer::PIECES),
            ChildOf(entity),
        ))
        .id();
    let begun = || Delay::new(start.max(Duration::from_millis(1)));
    let appears = SpriteColorLens { start: clear, end: Color::WHITE };
    let appears = Tween::new(EaseFunction::QuadraticOut, length.mul_f32(APPEARS), appears);
    stage.run::<Sprite>(second, begun().then(appears), false);
    let down = Tween::new(EaseFunction::QuadraticIn, length, StackLens { from, to });
    let helper = stage.run::<Transform>(second, begun().then(down), true);
    stage.commands.entity(helper).observe(
        move |_: On<AnimCompletedEvent>, mut sprites: Query<&mut Sprite>, mut commands: Commands| {
            if let Ok(mut sprite) = sprites.get_mut(entity) {
                sprite.image = king.clone();
            }
            if let (Some(shadow), Some(below)) = (shadow, &below)
                && let Ok(mut sprite) = sprites.get_mut(shadow)
            {
                sprite.image = below.clone();
            }
            settling(&mut commands, entity);
        },
    );
}

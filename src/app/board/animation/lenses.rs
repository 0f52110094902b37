//! Tween lenses for pieces and shadows.

use std::f32::consts::PI;

use bevy::math::cubic_splines::CubicSegment;
use bevy::prelude::*;
use bevy_tweening::lens::Lens;

use crate::app::board::animation::BOUNCE;
use crate::app::board::layer;
use crate::app::board::pieces::{PieceOn, Shadow};
use crate::app::board::place::Place;

/// Moves a piece between two places in a low arc.
pub(super) struct HopLens {
    /// Translation at the start.
    pub start: Vec3,
    /// Translation at the end.
    pub end: Vec3,
    /// Additional scale of the piece at the highest point.
    pub height: f32,
}

impl Lens<Transform> for HopLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation = self.start.lerp(self.end, ratio);
        if ratio < 1. {
            target.translation.z = layer::LIFTED;
        }
        target.scale = Vec3::splat(1. + self.height * (ratio * PI).sin()).with_z(1.);
    }
}

/// Lowers a stone onto the board.
pub(super) struct PutLens;

impl Lens<Transform> for PutLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.scale = Vec2::splat(1.06 - 0.06 * ratio).extend(1.);
    }
}

/// Presses a piece that has landed a little, and lets it go.
pub(super) struct SettleLens;

impl Lens<Transform> for SettleLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let pressed = (ratio * PI).sin();
        target.scale = Vec3::new(1. + 0.025 * pressed, 1. - 0.035 * pressed, 1.);
    }
}

/// Additional scale of a piece from which its shadow lies at [`AWAY`].
const HIGH: f32 = 0.06;
/// Distance of the shadow of a piece that is that high, in squares.
const AWAY: Vec2 = Vec2::new(0.07, -0.1);

/// Moves the shadows of pieces away as these rise. A piece that is nearer to the eye is larger.
pub(super) fn cast_shadows(
    place: Res<Place>,
    pieces: Query<(&Transform, &Children), (With<PieceOn>, Changed<Transform>)>,
    mut shadows: Query<&mut Transform, (With<Shadow>, Without<PieceOn>)>,
) {
    for (piece, children) in &pieces {
        let height = ((piece.scale.y - 1.) / HIGH).clamp(0., 2.);
        for &child in children {
            if let Ok(mut shadow) = shadows.get_mut(child) {
                shadow.translation = (AWAY * height * place.cell).extend(shadow.translation.z);
            }
        }
    }
}

/// Free fall with one bounce.
pub(super) struct FallLens {
    /// Translation at the start, above the board.
    pub start: Vec3,
    /// Resting place.
    pub end: Vec3,
}

impl Lens<Transform> for FallLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        // A body that bounces to height h of its fall is in the air for 2·√h of the fall time.
        let bouncing = 2. * BOUNCE.sqrt();
        let time = ratio * (1. + bouncing);
        let height = if time < 1. {
            1. - time * time
        } else {
            let since = (time - 1.) / bouncing;
            BOUNCE * 4. * since * (1. - since)
        };
        target.translation = self.end.lerp(self.start, height.max(0.));
    }
}

/// Shakes a piece sideways around a place and ends there.
pub(super) struct ShakeLens {
    /// Resting place, around which the piece shakes.
    pub centre: Vec3,
    /// Amplitude at the start in points.
    pub width: f32,
}

impl Lens<Transform> for ShakeLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation = self.centre;
        target.translation.x += self.width * (ratio * 3. * PI).sin() * (1. - ratio);
    }
}

/// State of a piece that turns over.
#[derive(Component)]
pub(super) struct Turning {
    /// Progress from 0 (original side) to 1 (other side).
    ratio: f32,
    /// Images of the steps, each with its shadow. The last one shows the other side, the ones before it show
    /// the edge.
    steps: Vec<(Handle<Image>, Option<Handle<Image>>)>,
}

impl Turning {
    pub(super) fn over(steps: Vec<(Handle<Image>, Option<Handle<Image>>)>) -> Turning {
        Turning { ratio: 0., steps }
    }
}

pub(super) struct TurnLens;

impl Lens<Turning> for TurnLens {
    fn lerp(&mut self, mut target: Mut<'_, Turning>, ratio: f32) {
        target.ratio = ratio;
    }
}

/// Updates the sprites of turning pieces.
pub(super) fn turn_over(
    mut pieces: Query<(Entity, &Turning, &mut Transform, &mut Sprite, Option<&Children>), Changed<Turning>>,
    mut shadows: Query<&mut Sprite, (With<Shadow>, Without<Turning>)>,
    mut commands: Commands,
) {
    for (entity, Turning { ratio, steps }, mut transform, mut sprite, children) in &mut pieces {
        if *ratio > 0. {
            let lift = 0.06 * (ratio * PI).sin();
            transform.scale = Vec2::splat(1. + lift).extend(1.);
            let at = ((ratio * steps.len() as f32) as usize).min(steps.len() - 1);
            let (image, shadow) = &steps[at];
            if sprite.image != *image {
                sprite.image = image.clone();
                for &child in children.into_iter().flatten() {
                    if let (Ok(mut sprite), Some(shadow)) = (shadows.get_mut(child), shadow) {
                        sprite.image = shadow.clone();
                    }
                }
            }
        }
        if *ratio >= 1. {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Turning>();
        }
    }
}

/// Standard easing curve of the style page: fast start, slow end.
pub(super) fn standard(ratio: f32) -> f32 {
    CubicSegment::<Vec2>::new_bezier_easing((0.2, 0.), (0., 1.)).ease(ratio)
}

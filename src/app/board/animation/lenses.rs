//! The ways in which a piece moves, as functions of the time that has passed.

use std::f32::consts::PI;

use bevy::math::cubic_splines::CubicSegment;
use bevy::prelude::*;
use bevy_tweening::lens::Lens;

use crate::app::board::animation::BOUNCE;
use crate::app::board::layer;
use crate::app::board::pieces::Shadow;

/// From place to place, a little into the air and down again.
pub struct HopLens {
    pub start: Vec3,
    pub end: Vec3,
    /// How much larger the piece is at the highest point.
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

/// Down from the hand.
pub struct PutLens;

impl Lens<Transform> for PutLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.scale = Vec2::splat(1.06 - 0.06 * ratio).extend(1.);
    }
}

/// A shadow comes back under its piece.
pub struct ShadowLens {
    /// Where it begins, from where it ends.
    pub away: Vec2,
}

impl Lens<Transform> for ShadowLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let z = target.translation.z;
        target.translation = (self.away * (1. - ratio)).extend(z);
    }
}

/// Down as a body falls, and once up again and down.
pub struct FallLens {
    pub start: Vec3,
    pub end: Vec3,
}

impl Lens<Transform> for FallLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        // A body that bounces to a height h is in the air for twice the root of h of the fall.
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

/// From side to side about a place, and back to it.
pub struct ShakeLens {
    pub centre: Vec3,
    pub width: f32,
}

impl Lens<Transform> for ShakeLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation = self.centre;
        target.translation.x += self.width * (ratio * 3. * PI).sin() * (1. - ratio);
    }
}

/// A piece that turns over.
#[derive(Component)]
pub struct Turning {
    /// 0 as it lay, 1 with the other side up.
    ratio: f32,
    /// What is seen one after the other, each with its shadow where that changes: the last is the
    /// other side, and what comes before it are the edges in between.
    steps: Vec<(Handle<Image>, Option<Handle<Image>>)>,
}

impl Turning {
    pub fn over(steps: Vec<(Handle<Image>, Option<Handle<Image>>)>) -> Turning {
        Turning { ratio: 0., steps }
    }
}

pub struct TurnLens;

impl Lens<Turning> for TurnLens {
    fn lerp(&mut self, mut target: Mut<'_, Turning>, ratio: f32) {
        target.ratio = ratio;
    }
}

/// Shows how far the turning pieces are.
pub fn turn_over(
    mut pieces: Query<(Entity, &Turning, &mut Transform, &mut Sprite, Option<&Children>), Changed<Turning>>,
    mut shadows: Query<&mut Sprite, (With<Shadow>, Without<Turning>)>,
    mut commands: Commands,
) {
    for (entity, Turning { ratio, steps }, mut transform, mut sprite, children) in &mut pieces {
        let lift = 0.06 * (ratio * PI).sin();
        if let [other_side] = steps.as_slice() {
            // No picture of the edge: the piece gets narrow instead.
            transform.scale = Vec3::new((ratio * PI).cos().abs().max(0.04), 1. + lift, 1.);
            if *ratio >= 0.5 && sprite.image != other_side.0 {
                sprite.image = other_side.0.clone();
            }
        } else if *ratio > 0. {
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

/// The standard curve of the style page: quick to start, slow to arrive.
pub fn standard(ratio: f32) -> f32 {
    CubicSegment::<Vec2>::new_bezier_easing((0.2, 0.), (0., 1.)).ease(ratio)
}

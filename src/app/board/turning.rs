//! The turn of the table, when the board comes to face the other player.
//!
//! The board is laid out for the new view at once. The camera begins where the view before was and turns
//! into its place, so that touches, pieces and marks need to know nothing of it.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::lens::Lens;
use bevy_tweening::{Sequence, Tween};

use crate::app::board::animation::{self, interrupted};
use crate::app::board::form::Facing;
use crate::app::board::labels::Label;
use crate::app::board::pieces::PieceOn;
use crate::app::board::place::Place;
use crate::app::board::seen;
use crate::app::device::InForce;
use crate::app::state::session::Session;
use crate::app::vocabulary::messages::TableTurned;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;

/// Duration of the turn.
const TURN: Duration = Duration::from_millis(450);
/// Distance by which the eye moves away in the middle of the turn, so that the corners of the board have
/// room.
const AWAY: f32 = 0.3;

/// Marker for the helper entity that carries the turn.
#[derive(Component)]
struct TurnsTable;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            stop.after(PlaySystems::Input).before(PlaySystems::Act).run_if(interrupted),
            turn.in_set(PlaySystems::Show)
                .run_if(resource_exists_and_changed::<Place>)
                .run_if(in_state(Screen::Play).and_then(seen::is_on_screen)),
        ),
    )
    .add_systems(PostUpdate, keep_upright.before(TransformSystems::Propagate))
    .add_systems(OnExit(Screen::Play), stop);
}

/// Turns the camera around the middle of the board, from half a turn away.
struct TableLens {
    centre: Vec2,
}

impl Lens<Transform> for TableLens {
    fn lerp(&mut self, mut camera: Mut<'_, Transform>, ratio: f32) {
        *camera = view(self.centre, ratio);
    }
}

/// Returns the place of the camera at a part of the turn. The middle of the board stays where it is.
fn view(centre: Vec2, ratio: f32) -> Transform {
    let rotation = Quat::from_rotation_z(PI * (1. - ratio));
    let scale = 1. + AWAY * (PI * ratio).sin();
    let centre = centre.extend(0.);
    Transform {
        translation: centre - rotation * (centre * scale),
        rotation,
        scale: Vec2::splat(scale).extend(1.),
    }
}

/// Begins the turn when the board of the same match faces the other way.
fn turn(
    place: Res<Place>,
    session: Res<Session>,
    in_force: Res<InForce>,
    camera: Single<(Entity, &mut Transform), With<IsDefaultUiCamera>>,
    mut known: Local<Option<(u32, Facing)>>,
    mut turned: MessageWriter<TableTurned>,
    mut commands: Commands,
) {
    let now = session.game().map(Match::id).map(|game| (game, place.facing));
    let before = std::mem::replace(&mut *known, now);
    let is_turned = matches!(
        (before, now),
        (Some((game, Facing::Near)), Some((same, Facing::Far)))
        | (Some((game, Facing::Far)), Some((same, Facing::Near))) if game == same
    );
    if !is_turned || !session.is_live() {
        return;
    }
    turned.write(TableTurned);
    if in_force.reduces_motion {
        return;
    }
    let (camera, mut at) = camera.into_inner();
    let centre = place.world(place.squares().center());
    *at = view(centre, 0.);
    let turn = Tween::new(EaseFunction::CubicInOut, TURN, TableLens { centre });
    let helper = animation::run::<Transform>(&mut commands, camera, Sequence::new([turn]), false);
    commands.entity(helper).insert(TurnsTable);
}

/// Keeps pieces and letters upright while the table turns, since the light does not turn with it.
fn keep_upright(
    turns: Query<(), With<TurnsTable>>,
    camera: Single<&Transform, (With<IsDefaultUiCamera>, Changed<Transform>)>,
    mut things: Query<&mut Transform, (Or<(With<PieceOn>, With<Label>)>, Without<IsDefaultUiCamera>)>,
    mut were_turned: Local<bool>,
) {
    let is_turning = !turns.is_empty();
    if is_turning || std::mem::replace(&mut *were_turned, is_turning) {
        for mut thing in &mut things {
            thing.rotation = camera.rotation;
        }
    }
    *were_turned = is_turning;
}

/// Ends the turn at once.
fn stop(
    turns: Query<Entity, With<TurnsTable>>,
    camera: Single<&mut Transform, With<IsDefaultUiCamera>>,
    mut commands: Commands,
) {
    if turns.is_empty() {
        return;
    }
    *camera.into_inner() = Transform::default();
    for turn in &turns {
        commands.entity(turn).despawn();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_goes_around_the_middle_of_the_board() {
        let centre = Vec2::new(30., -50.);
        for step in 0..=10_u8 {
            let view = view(centre, f32::from(step) / 10.).to_matrix().inverse();
            let seen = view.transform_point3(centre.extend(0.)).truncate();
            assert!(seen.distance(centre) < 0.01, "the middle stays: {seen}");
        }
        let corner = centre + Vec2::new(10., 20.);
        let seen = |ratio: f32| {
            view(centre, ratio).to_matrix().inverse().transform_point3(corner.extend(0.)).truncate()
        };
        assert!(
            seen(0.).distance(centre - Vec2::new(10., 20.)) < 0.01,
            "at first as seen from the other side"
        );
        assert!(seen(1.).distance(corner) < 0.01);
    }
}

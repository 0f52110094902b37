//! The finger that shows a move in a lesson.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::prelude::*;
use bevy_tweening::lens::Lens;
use bevy_tweening::{RepeatCount, RepeatStrategy, Tween, TweenAnim};

use crate::app::board::layer;
use crate::app::board::look::Look;
use crate::app::board::pieces::{SetUp, board_of};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::device::InForce;
use crate::app::device::art::Art;
use crate::app::vocabulary::notice::{LessonNotice, Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

/// Width of the hand in points, if squares are small.
const LEAST: f32 = 64.;
/// Width of the hand in squares, if they are large.
const WIDTH: f32 = 1.15;
/// Distance from the centre of the drawing to the tip of the forefinger, in widths.
const TIP: f32 = 0.42;
/// Time for which the finger rests at each end.
const REST: Duration = Duration::from_millis(450);
/// Time of one step.
const STEP: Duration = Duration::from_millis(700);
/// Number of times the move is shown.
const TIMES: u32 = 3;

/// Marker for the hand.
#[derive(Component)]
pub struct Finger;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(SetUp).in_set(PlaySystems::Show).run_if(seen::is_on_screen).run_if(
            resource_changed::<StatusLine>
                .or_eager(resource_exists_and_changed::<Place>)
                .or_eager(resource_changed::<Look>)
                .or_eager(state_changed::<Screen>),
        ),
    );
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), clear);
    }
}

fn clear(fingers: Query<Entity, With<Finger>>, mut commands: Commands) {
    for finger in &fingers {
        commands.entity(finger).despawn();
    }
}

/// Shows the way that the status line names, three times. With reduced motion, the finger stands on
/// the first square to touch.
fn show(
    message: Res<StatusLine>,
    source: BoardSource,
    place: Option<Res<Place>>,
    look: Res<Look>,
    in_force: Res<InForce>,
    fingers: Query<Entity, With<Finger>>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    clear(fingers, commands.reborrow());
    let (Some(Notice::Lesson(LessonNotice::Way(way))), Some(place)) = (&message.0, place) else { return };
    let Some(BoardContent::Match(game)) = source.seen().filter(|_| source.is_lesson()) else { return };
    let width = (WIDTH * place.cell).max(LEAST);
    let below = Vec2::new(0., -TIP * width);
    let at: Vec<Vec2> = way.iter().map(|&square| place.centre(square) + below).collect();
    // A selected piece need not be touched again.
    let is_begun = way.first().is_some_and(|first| game.turns().current.path.contains(first));
    let Some(&rest) = at.get(usize::from(is_begun)).or(at.first()) else { return };
    let board = board_of(game.setup().rules, &place, *look);
    let image = board.mark(&mut art, &mut images, "finger", width / place.cell);
    let mut finger = commands.spawn((
        Finger,
        Sprite { image, custom_size: Some(Vec2::splat(width)), ..default() },
        Transform::from_translation(rest.extend(layer::LIFTED + 0.5)),
    ));
    if !in_force.reduces_motion {
        let steps = u32::try_from(at.len() - 1).unwrap_or(u32::MAX);
        let time = 2 * REST + STEP * steps;
        let lens = WayLens { at, rest, share: REST.as_secs_f32() / time.as_secs_f32() };
        let walk = Tween::new(EaseFunction::Linear, time, lens)
            .with_repeat(RepeatCount::Finite(TIMES), RepeatStrategy::Repeat);
        finger.insert(TweenAnim::new(walk));
    }
}

/// Moves the finger along a way, with a tap at both ends.
struct WayLens {
    /// The points of the way, at least one.
    at: Vec<Vec2>,
    /// The place after the last time.
    rest: Vec2,
    /// Share of the time at each end.
    share: f32,
}

impl Lens<Transform> for WayLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        let legs = (self.at.len() - 1) as f32;
        let walked = (ratio - self.share) / (1. - 2. * self.share).max(0.01);
        let mut part = walked.clamp(0., 1.) * legs;
        let mut leg = 0;
        while part > 1. && leg + 2 < self.at.len() {
            (leg, part) = (leg + 1, part - 1.);
        }
        let ends = [leg, leg + 1].map(|at| self.at.get(at).or(self.at.last()).copied().unwrap_or(self.rest));
        let smooth = part * part * (3. - 2. * part);
        let point = if ratio >= 1. { self.rest } else { ends[0].lerp(ends[1], smooth) };
        let z = target.translation.z;
        target.translation = point.extend(z);
        // The hand dips in the middle of each rest.
        let tap = [ratio, ratio - 1. + self.share]
            .map(|time| time / self.share)
            .into_iter()
            .filter(|time| (0. ..1.).contains(time))
            .map(|time| (time * PI).sin());
        let dip = tap.fold(0., f32::max);
        target.scale = Vec2::splat(1. - 0.1 * dip).extend(1.);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_finger_passes_every_point_and_ends_at_its_rest() {
        let at = vec![Vec2::ZERO, Vec2::new(10., 0.), Vec2::new(10., 10.)];
        let mut world = World::new();
        let finger = world.spawn(Transform::default()).id();
        let mut lens = WayLens { at: at.clone(), rest: at[1], share: 0.2 };
        for (ratio, point) in
            [(0., at[0]), (0.2, at[0]), (0.5, at[1]), (0.8, at[2]), (0.9, at[2]), (1., at[1])]
        {
            if let Some(target) = world.get_mut::<Transform>(finger) {
                lens.lerp(target, ratio);
            }
            let seen = world.get::<Transform>(finger).map(|at| at.translation.truncate());
            assert!(seen.is_some_and(|seen| seen.distance(point) < 0.01), "{seen:?} at {ratio}, not {point}");
        }
    }
}

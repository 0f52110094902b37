//! How a turn moves: pieces slide and hop along their path, the captured fade, the crowned turn
//! over.
//!
//! The entities follow the match at once; only what is seen takes its time. So a touch may end
//! an animation at any moment, by setting the pieces up where they already are.

use std::f32::consts::PI;
use std::time::Duration;

use bevy::math::cubic_splines::CubicSegment;
use bevy::prelude::*;
use bevy_tweening::lens::{Lens, SpriteColorLens};
use bevy_tweening::{
    AnimCompletedEvent, AnimTarget, AnimationSystem, Delay, EaseMethod, Sequence, Tween, TweenAnim,
    TweeningPlugin,
};

use super::super::action::Action;
use super::super::art::{Art, pixel_size};
use super::super::screens::Screen;
use super::super::session::{Message, PlaySystems, Said, Shown, SquareTouched};
use super::super::settings::{Motion, Settings};
use super::super::touch::{BoardTouch, Phase};
use super::picking::Press;
use super::pieces::{At, Holds, PieceOn, Shadow, StandsOn, is_stale, rest, set_up_pieces, spawn_piece};
use super::place::Place;
use super::{Look, layer, picture};
use crate::rules::{Change, Piece, Rank, Square};

/// A step from square to square.
const SLIDE: Duration = Duration::from_millis(170);
/// One jump of a chain.
const HOP: Duration = Duration::from_millis(160);
/// The rest between two jumps.
const PAUSE: Duration = Duration::from_millis(40);
/// The longest that all jumps of a turn may take: longer chains are played faster.
const CHAIN: Duration = Duration::from_millis(700);
/// A captured piece goes, once the other has landed.
const FADE: Duration = Duration::from_millis(130);
/// A man turns over and is a king.
const CROWN: Duration = Duration::from_millis(240);
/// A refused piece shakes its head.
const SHAKE: Duration = Duration::from_millis(120);

/// Whether pieces are moving.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Moving(pub bool);

/// Marks the helper entity that carries an animation of the board.
#[derive(Component)]
struct OfBoard;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .init_resource::<Moving>()
        // An animation takes its first step in the frame after it began: in the frame that begins
        // it, the time that has passed is how long the app slept.
        .configure_sets(Update, AnimationSystem::AnimationUpdate.before(PlaySystems::Input))
        .add_systems(
            Update,
            set_up_pieces.in_set(PlaySystems::Input).run_if(in_state(Screen::Play)).run_if(interrupted),
        )
        .add_systems(
            Update,
            (animate.run_if(not(is_stale)), settle, shake.run_if(resource_changed::<Message>), turn_over)
                .chain()
                .in_set(PlaySystems::Show)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(PostUpdate, watch);
}

/// Keeps [`Moving`] true while any piece moves.
fn watch(animations: Query<(), (With<TweenAnim>, With<OfBoard>)>, mut moving: ResMut<Moving>) {
    moving.set_if_neq(Moving(!animations.is_empty()));
}

/// Whether a player does something while pieces still move.
fn interrupted(
    animations: Query<(), (With<TweenAnim>, With<OfBoard>)>,
    mut touches: MessageReader<BoardTouch>,
    mut squares: MessageReader<SquareTouched>,
    mut actions: MessageReader<Action>,
) -> bool {
    let touched = touches.read().any(|touch| touch.phase == Phase::Began);
    let acted = squares.read().count() + actions.read().count() > 0;
    (touched || acted) && !animations.is_empty()
}

/// When each change of a turn is seen, from the beginning of the animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scene {
    change: Change,
    start: Duration,
    length: Duration,
}

/// Puts the changes of a turn in time.
fn timeline(changes: &[Change]) -> Vec<Scene> {
    let jumps = changes.iter().any(|change| matches!(change, Change::Remove { .. }));
    let legs = changes.iter().filter(|change| matches!(change, Change::Move { .. })).count();
    let legs = u32::try_from(legs).unwrap_or(1).max(1);
    let (hop, pause) = if jumps { (HOP, PAUSE) } else { (SLIDE, Duration::ZERO) };
    let whole = hop * legs + pause * (legs - 1);
    let haste = (CHAIN.as_secs_f32() / whole.as_secs_f32()).min(1.);
    let (hop, pause) = (hop.mul_f32(haste), pause.mul_f32(haste));

    let mut now = Duration::ZERO;
    let mut landed = Duration::ZERO;
    changes
        .iter()
        .map(|&change| {
            let (start, length) = match change {
                Change::Move { .. } => {
                    let start = now;
                    landed = start + hop;
                    now = landed + pause;
                    (start, hop)
                }
                Change::Remove { .. } => (landed, FADE),
                Change::Crown { .. } | Change::Flip { .. } => (landed, CROWN),
                Change::Put { .. } | Change::Drop { .. } => (now, Duration::ZERO),
            };
            Scene { change, start, length }
        })
        .collect()
}

/// What animating needs of the world.
#[derive(bevy::ecs::system::SystemParam)]
struct Stage<'w, 's> {
    place: Res<'w, Place>,
    look: Res<'w, Look>,
    squares: Query<'w, 's, (Entity, &'static At, Option<&'static Holds>)>,
    pieces: Query<'w, 's, (&'static mut PieceOn, &'static Children)>,
    places: Query<'w, 's, &'static Transform, With<PieceOn>>,
    shadows: Query<'w, 's, (), With<Shadow>>,
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
    commands: Commands<'w, 's>,
}

impl Stage<'_, '_> {
    fn square(&self, square: Square) -> Option<Entity> {
        self.squares.iter().find(|(_, at, _)| at.0 == square).map(|(entity, ..)| entity)
    }

    fn piece_at(&self, square: Square) -> Option<Entity> {
        self.squares.iter().find(|(_, at, _)| at.0 == square)?.2.map(Holds::piece)
    }

    /// Plays an animation on a component of `target`, and cleans up after it.
    fn run<C: Component<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
        target: Entity,
        animation: Sequence,
        despawn_after: bool,
    ) {
        // A child of its target, so that it goes when the target goes.
        self.commands
            .spawn((OfBoard, TweenAnim::new(animation), AnimTarget::component::<C>(target), ChildOf(target)))
            .observe(move |done: On<AnimCompletedEvent>, mut commands: Commands| {
                let ended = if despawn_after { target } else { done.anim_entity };
                if let Ok(mut ended) = commands.get_entity(ended) {
                    ended.despawn();
                }
            });
    }
}

/// Moves the board on by the changes of a turn.
fn animate(mut shown: MessageReader<Shown>, settings: Res<Settings>, mut stage: Stage) {
    for shown in shown.read() {
        let Shown::Played(changes) = shown else { continue };
        let reduced = settings.motion == Motion::Reduced;
        // One animation a piece: all its legs, with the rests between them.
        let mut travel: Option<(Entity, Square, Duration, Option<Sequence>)> = None;
        // Pieces that have just been put down, which the squares do not know yet.
        let mut put_down: Vec<(Square, Entity)> = Vec::new();
        for Scene { change, start, length } in timeline(changes) {
            let (start, length) =
                if reduced { (Duration::ZERO, Duration::from_millis(1)) } else { (start, length) };
            match change {
                Change::Move { from, to } => {
                    let (entity, until, so_far) = match travel.take() {
                        Some((entity, at, until, so_far)) if at == from => (entity, until, so_far),
                        _ => match put_down
                            .iter()
                            .find(|put| put.0 == from)
                            .map_or_else(|| stage.piece_at(from), |put| Some(put.1))
                        {
                            Some(entity) => (entity, Duration::ZERO, None),
                            None => continue,
                        },
                    };
                    let leg = Tween::new(
                        EaseMethod::CustomFunction(standard),
                        length,
                        HopLens {
                            // From where it is: a piece that was dragged is nearly there.
                            start: match so_far {
                                None => stage
                                    .places
                                    .get(entity)
                                    .map_or(rest(from, &stage.place), |at| at.translation),
                                Some(_) => rest(from, &stage.place),
                            },
                            end: rest(to, &stage.place),
                            height: if changes.len() > 1 { 0.12 } else { 0.04 },
                        },
                    );
                    let gap = start.saturating_sub(until);
                    let path = match so_far {
                        None => Sequence::new([leg]),
                        Some(path) if gap.is_zero() => path.then(leg),
                        Some(path) => path.then(Delay::new(gap)).then(leg),
                    };
                    travel = Some((entity, to, start + length, Some(path)));
                }
                Change::Remove { square } => {
                    if let Some(entity) = stage.piece_at(square) {
                        fade(&mut stage, entity, start, length);
                    }
                }
                Change::Crown { square } => {
                    let moved = travel.as_ref().filter(|travel| travel.1 == square).map(|travel| travel.0);
                    if let Some(entity) = moved.or_else(|| stage.piece_at(square)) {
                        crown(&mut stage, entity, start, length);
                    }
                }
                Change::Put { square, piece } | Change::Drop { square, piece } => {
                    put_down.extend(put(&mut stage, square, piece).map(|entity| (square, entity)));
                }
                Change::Flip { .. } => {}
            }
        }
        if let Some((entity, square, _, Some(path))) = travel {
            if let Some(on) = stage.square(square) {
                stage.commands.entity(entity).insert(StandsOn(on));
            }
            stage.run::<Transform>(entity, path, false);
        }
    }
}

/// A piece that was let go and not moved glides home.
fn settle(mut press: ResMut<Press>, mut stage: Stage) {
    let Some(square) = press.bypass_change_detection().take_dropped() else { return };
    let Some(entity) = stage.piece_at(square) else { return };
    if let Ok(&Transform { translation: start, .. }) = stage.places.get(entity) {
        let lens = HopLens { start, end: rest(square, &stage.place), height: 0. };
        let home = Tween::new(EaseMethod::CustomFunction(standard), SLIDE, lens);
        stage.run::<Transform>(entity, Sequence::new([home]), false);
    }
}

/// A captured piece stands nowhere from now on, and is seen until it has faded.
fn fade(stage: &mut Stage, entity: Entity, start: Duration, length: Duration) {
    stage.commands.entity(entity).remove::<(StandsOn, PieceOn)>().insert(Going);
    let clear = || {
        Delay::new(start.max(Duration::from_millis(1))).then(Tween::new(
            EaseFunction::QuadraticOut,
            length,
            SpriteColorLens { start: Color::WHITE, end: Color::WHITE.with_alpha(0.) },
        ))
    };
    let shadow = stage
        .pieces
        .get(entity)
        .ok()
        .and_then(|(_, children)| children.iter().find(|&child| stage.shadows.contains(child)));
    if let Some(shadow) = shadow {
        stage.run::<Sprite>(shadow, clear(), false);
    }
    stage.run::<Sprite>(entity, clear(), true);
}

/// A man turns over in his place, and the other side is a king's.
fn crown(stage: &mut Stage, entity: Entity, start: Duration, length: Duration) {
    let Ok((mut piece, _)) = stage.pieces.get_mut(entity) else { return };
    piece.0.rank = Rank::King;
    let piece = piece.0;
    let pixels = pixel_size(Vec2::splat(picture::PIECE * stage.place.pixels()));
    let king = picture::piece(&mut stage.art, &mut stage.images, *stage.look, piece, pixels);
    stage.commands.entity(entity).insert(Turning { ratio: 0., other_side: Some(king) });
    let turn = Delay::new(start.max(Duration::from_millis(1))).then(Tween::new(
        EaseFunction::SineInOut,
        length,
        TurnLens,
    ));
    stage.run::<Turning>(entity, turn, false);
}

/// A piece is put on a square.
fn put(stage: &mut Stage, square: Square, piece: Piece) -> Option<Entity> {
    let on = stage.square(square)?;
    let Stage { commands, place, look, art, images, .. } = stage;
    Some(spawn_piece(commands, piece, square, on, place, **look, art, images))
}

/// A piece that is off the board already, and only still seen.
#[derive(Component)]
pub(super) struct Going;

/// A piece that turns over.
#[derive(Component)]
struct Turning {
    /// 0 as it lay, 1 with the other side up.
    ratio: f32,
    /// What the other side shows, until it is up.
    other_side: Option<Handle<Image>>,
}

struct TurnLens;

impl Lens<Turning> for TurnLens {
    fn lerp(&mut self, mut target: Mut<'_, Turning>, ratio: f32) {
        target.ratio = ratio;
    }
}

/// Shows how far the turning pieces are.
fn turn_over(
    mut pieces: Query<(Entity, &mut Turning, &mut Transform, &mut Sprite), Changed<Turning>>,
    mut commands: Commands,
) {
    for (entity, mut turning, mut transform, mut sprite) in &mut pieces {
        let turning = turning.bypass_change_detection();
        transform.scale.x = (turning.ratio * PI).cos().abs().max(0.04);
        transform.scale.y = 1. + 0.06 * (turning.ratio * PI).sin();
        if turning.ratio >= 0.5
            && let Some(image) = turning.other_side.take()
        {
            sprite.image = image;
        }
        if turning.ratio >= 1. {
            transform.scale = Vec3::ONE;
            commands.entity(entity).remove::<Turning>();
        }
    }
}

/// From place to place, a little into the air and down again.
struct HopLens {
    start: Vec3,
    end: Vec3,
    /// How much larger the piece is at the highest point.
    height: f32,
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

/// From side to side about a place, and back to it.
struct ShakeLens {
    centre: Vec3,
    width: f32,
}

impl Lens<Transform> for ShakeLens {
    fn lerp(&mut self, mut target: Mut<'_, Transform>, ratio: f32) {
        target.translation = self.centre;
        target.translation.x += self.width * (ratio * 3. * PI).sin() * (1. - ratio);
    }
}

/// A refused piece shakes its head.
fn shake(message: Res<Message>, settings: Res<Settings>, mut stage: Stage) {
    let Some(Said::Refused { square: Some(square), .. }) = message.0 else { return };
    if settings.motion == Motion::Reduced {
        return;
    }
    if let Some(entity) = stage.piece_at(square) {
        let lens = ShakeLens { centre: rest(square, &stage.place), width: stage.place.cell * 0.06 };
        let shake = Tween::new(EaseFunction::Linear, SHAKE, lens);
        stage.run::<Transform>(entity, Sequence::new([shake]), false);
    }
}

/// The standard curve of the style page: quick to start, slow to arrive.
fn standard(ratio: f32) -> f32 {
    CubicSegment::<Vec2>::new_bezier_easing((0.2, 0.), (0., 1.)).ease(ratio)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(jumps: u16) -> Vec<Change> {
        (0..jumps)
            .flat_map(|leg| {
                let (from, over, to) = (Square(leg * 18), Square(leg * 18 + 9), Square(leg * 18 + 18));
                [Change::Move { from, to }, Change::Remove { square: over }]
            })
            .collect()
    }

    #[test]
    fn the_captured_go_after_the_landing_and_long_chains_stay_short() {
        for jumps in 1..=9 {
            let scenes = timeline(&chain(jumps));
            for pair in scenes.chunks(2) {
                let (hop, fade) = (pair[0], pair[1]);
                assert_eq!(fade.start, hop.start + hop.length, "it goes when the other lands");
            }
            let moved = scenes.iter().filter(|scene| matches!(scene.change, Change::Move { .. }));
            let landed = moved.map(|scene| scene.start + scene.length).max().unwrap_or_default();
            assert!(landed <= CHAIN + Duration::from_millis(1), "{jumps} jumps take {landed:?}");
        }
    }

    #[test]
    fn a_crown_comes_last() {
        let mut changes = chain(2);
        changes.push(Change::Crown { square: Square(36) });
        let scenes = timeline(&changes);
        let crown = scenes.last().expect("the crown");
        assert!(
            scenes[..4]
                .iter()
                .filter(|s| matches!(s.change, Change::Move { .. }))
                .all(|s| s.start + s.length <= crown.start)
        );
    }
}

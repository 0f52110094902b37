//! Animations of a turn: pieces slide and hop along their path, stones are placed, discs fall
//! and turn over, captured pieces fade and men are crowned.
//!
//! The relations between entities change with the match at once; only sprites and transforms
//! are tweened. A touch can therefore end an animation at any time by rebuilding the pieces at
//! their final places.

use std::time::Duration;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy_tweening::lens::SpriteColorLens;
use bevy_tweening::{
    AnimCompletedEvent, AnimTarget, AnimationSystem, Delay, EaseMethod, Sequence, Tween, TweenAnim,
    TweeningPlugin,
};

use crate::app::board::animation::timeline::{SLIDE, Staging, timeline};
use crate::app::board::look::Look;
use crate::app::board::picking::Press;
use crate::app::board::picture;
use crate::app::board::pieces::{
    At, Holds, PieceOn, Shadow, StandsOn, board_of, is_stale, rest, set_up_pieces, spawn_piece,
};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardSource};
use crate::app::device::InForce;
use crate::app::device::art::Art;
use crate::app::state::moving::Moving;
use crate::app::vocabulary::action::Action;
use crate::app::vocabulary::messages::{BoardTouch, BoardUpdate, Phase, ResultShown, SquareTouched};
use crate::app::vocabulary::notice::{Notice, StatusLine};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::rules::{Change, Game, Piece, Rules, Square};

mod celebration;
mod crown;
mod lenses;
pub mod timeline;

use celebration::celebrate;
use crown::crown;
use lenses::{
    FallLens, HopLens, PutLens, SettleLens, ShakeLens, TurnLens, Turning, cast_shadows, standard, turn_over,
};

/// Height of a disc's bounce as a fraction of its fall.
const BOUNCE: f32 = 0.05;
/// Additional scale of a man at the highest point of a jump, and of a step.
const JUMP: f32 = 0.12;
const STEP: f32 = 0.07;
/// Duration of the settling of a piece that has landed.
const SETTLE: Duration = Duration::from_millis(90);
/// Duration of the shake of a refused piece.
const SHAKE: Duration = Duration::from_millis(120);

/// Marker for the helper entity that carries a board animation.
#[derive(Component)]
pub(super) struct OfBoard;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        // An animation takes its first step in the frame after its start. The time delta of the
        // starting frame is the time for which the app slept.
        .configure_sets(Update, AnimationSystem::AnimationUpdate.before(PlaySystems::Input))
        .add_systems(
            Update,
            // Runs after the input of this frame. Input handled one frame late would end the
            // animation that it started.
            (set_up_pieces, celebration::stop)
                .after(PlaySystems::Input)
                .before(PlaySystems::Act)
                .run_if(seen::is_on_screen)
                .run_if(interrupted),
        )
        .add_systems(
            Update,
            (
                animate.run_if(not(is_stale)),
                settle,
                shake.run_if(resource_changed::<StatusLine>),
                celebrate.run_if(on_message::<ResultShown>),
                turn_over,
                cast_shadows,
            )
                .chain()
                .in_set(PlaySystems::Show)
                .run_if(seen::is_on_screen),
        )
        .add_systems(PostUpdate, watch)
        .add_systems(OnExit(Screen::Play), celebration::stop);
}

/// Keeps [`Moving`] true while any piece moves.
fn watch(animations: Query<(), (With<TweenAnim>, With<OfBoard>)>, mut moving: ResMut<Moving>) {
    moving.set_if_neq(Moving(!animations.is_empty()));
}

/// Returns `true` if a player acts while pieces still move.
pub(super) fn interrupted(
    animations: Query<(), (With<TweenAnim>, With<OfBoard>)>,
    mut touches: MessageReader<BoardTouch>,
    mut squares: MessageReader<SquareTouched>,
    mut actions: MessageReader<Action>,
) -> bool {
    let touched = touches.read().any(|touch| touch.phase == Phase::Began);
    let acted = squares.read().count() + actions.read().count() > 0;
    (touched || acted) && !animations.is_empty()
}

/// System parameters for animations.
#[derive(bevy::ecs::system::SystemParam)]
struct Stage<'w, 's> {
    source: BoardSource<'w>,
    place: Res<'w, Place>,
    look: Res<'w, Look>,
    squares: Query<'w, 's, (Entity, &'static At, Option<&'static Holds>)>,
    pieces: Query<'w, 's, &'static mut PieceOn>,
    places: Query<'w, 's, &'static Transform, With<PieceOn>>,
    children: Query<'w, 's, &'static Children>,
    shadows: Query<'w, 's, (), With<Shadow>>,
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
    commands: Commands<'w, 's>,
}

impl Stage<'_, '_> {
    /// Returns the board on the screen, or `None` if there is none.
    fn board(&self) -> Option<picture::Board> {
        Some(board_of(self.source.seen()?.rules(), &self.place, *self.look))
    }

    /// Returns the shadow of a piece.
    fn shadow(&self, piece: Entity) -> Option<Entity> {
        self.children.get(piece).ok()?.iter().find(|&child| self.shadows.contains(child))
    }

    /// Returns the resting place of a piece on a square.
    fn rest(&self, rules: Rules, piece: Entity, square: Square) -> Vec3 {
        let side = self.pieces.get(piece).map_or(crate::rules::Side::First, |piece| piece.0.side);
        rest(rules, side, square, &self.place)
    }

    fn square(&self, square: Square) -> Option<Entity> {
        self.squares.iter().find(|(_, at, _)| at.0 == square).map(|(entity, ..)| entity)
    }

    fn piece_at(&self, square: Square) -> Option<Entity> {
        self.squares.iter().find(|(_, at, _)| at.0 == square)?.2.map(Holds::piece)
    }

    /// [Runs](run) an animation on a component of `target`.
    fn run<C: Component<Mutability = Mutable>>(
        &mut self,
        target: Entity,
        animation: Sequence,
        despawn_after: bool,
    ) -> Entity {
        run::<C>(&mut self.commands, target, animation, despawn_after)
    }
}

/// Runs an animation on a component of `target` and despawns its helper entity at the end, or the target with it.
/// Returns the helper, whose end can be observed.
pub(super) fn run<C: Component<Mutability = Mutable>>(
    commands: &mut Commands,
    target: Entity,
    animation: Sequence,
    despawn_after: bool,
) -> Entity {
    // As a child of its target, the helper is despawned together with it.
    commands
        .spawn((OfBoard, TweenAnim::new(animation), AnimTarget::component::<C>(target), ChildOf(target)))
        .observe(move |done: On<AnimCompletedEvent>, mut commands: Commands| {
            let ended = if despawn_after { target } else { done.anim_entity };
            if let Ok(mut ended) = commands.get_entity(ended) {
                ended.despawn();
            }
        })
        .id()
}

/// A moving piece: entity, current square, end time and tween sequence so far.
type Travel = (Entity, Square, Duration, Option<Sequence>);

/// Animates the changes of a turn.
fn animate(mut shown: MessageReader<BoardUpdate>, in_force: Res<InForce>, mut stage: Stage) {
    for shown in shown.read() {
        let BoardUpdate::Animate(changes) = shown else { continue };
        let Some(board) = stage.board() else { return };
        let reduced = in_force.reduces_motion;
        // One animation per piece, with all its steps and the pauses between them.
        let mut travel: Option<Travel> = None;
        // Pieces on squares whose relations are not updated yet, because commands are deferred.
        let mut moved: Vec<(Square, Option<Entity>)> = Vec::new();
        let standing = |stage: &Stage, moved: &[(Square, Option<Entity>)], square: Square| {
            let known = moved.iter().rfind(|(at, _)| *at == square);
            known.map_or_else(|| stage.piece_at(square), |(_, piece)| *piece)
        };
        for Staging { change, start, length } in timeline(changes, board.form.grid) {
            let (start, length) =
                if reduced { (Duration::ZERO, Duration::from_millis(1)) } else { (start, length) };
            match change {
                Change::Move { from, to } => {
                    let (entity, until, so_far) = match travel.take() {
                        Some((entity, at, until, so_far)) if at == from => (entity, until, so_far),
                        other => {
                            arrive(&mut stage, other);
                            let Some(entity) = standing(&stage, &moved, from) else { continue };
                            (entity, Duration::ZERO, None)
                        }
                    };
                    moved.extend([(from, None), (to, Some(entity))]);
                    let home = stage.rest(board.rules, entity, from);
                    let leg = Tween::new(
                        EaseMethod::CustomFunction(standard),
                        length,
                        HopLens {
                            // Starts at the current translation: a dragged piece is already
                            // close to its target.
                            start: match so_far {
                                None => stage.places.get(entity).map_or(home, |at| at.translation),
                                Some(_) => home,
                            },
                            end: stage.rest(board.rules, entity, to),
                            height: if changes.len() > 1 { JUMP } else { STEP },
                        },
                    );
                    let gap = start.saturating_sub(until);
                    let path = match so_far {
                        None if start.is_zero() => Sequence::new([leg]),
                        None => Delay::new(start).then(leg),
                        Some(path) if gap.is_zero() => path.then(leg),
                        Some(path) => path.then(Delay::new(gap)).then(leg),
                    };
                    travel = Some((entity, to, start + length, Some(path)));
                }
                Change::Remove { square } => {
                    if let Some(entity) = standing(&stage, &moved, square) {
                        fade(&mut stage, entity, start, length);
                    }
                    moved.push((square, None));
                }
                Change::Crown { square } => {
                    if let Some(entity) = standing(&stage, &moved, square) {
                        crown(&mut stage, board, entity, square, start, length);
                    }
                }
                Change::Put { square, piece } => {
                    let Some(entity) = put(&mut stage, board, square, piece) else { continue };
                    moved.push((square, Some(entity)));
                    if !length.is_zero() && !reduced {
                        set_down(&mut stage, entity, length);
                    }
                }
                Change::Drop { square, piece } => {
                    let Some(entity) = put(&mut stage, board, square, piece) else { continue };
                    if !reduced {
                        fall(&mut stage, board, entity, square, piece, length);
                    }
                }
                Change::Flip { square, .. } => {
                    if let Some(entity) = stage.piece_at(square) {
                        flip(&mut stage, board, entity, square, start, length);
                    }
                }
            }
        }
        arrive(&mut stage, travel);
    }
}

/// Starts the tween of a moving piece and relates the piece to its target square at once.
fn arrive(stage: &mut Stage, travel: Option<Travel>) {
    let Some((entity, square, _, Some(path))) = travel else { return };
    if let Some(on) = stage.square(square) {
        stage.commands.entity(entity).insert(StandsOn(on));
    }
    stage.run::<Transform>(entity, path.then(settled()), false);
}

/// Returns the settling of a piece that has landed.
fn settled() -> Tween {
    Tween::new(EaseFunction::Linear, SETTLE, SettleLens)
}

/// Settles a piece that something has landed on.
fn settling(commands: &mut Commands, piece: Entity) {
    let Ok(mut piece) = commands.get_entity(piece) else { return };
    piece.insert(TweenAnim::new(settled()));
}

/// Moves a piece back to its square after a drop without a move.
fn settle(mut press: ResMut<Press>, mut stage: Stage) {
    let Some(square) = press.bypass_change_detection().take_dropped() else { return };
    let (Some(entity), Some(board)) = (stage.piece_at(square), stage.board()) else { return };
    if let Ok(&Transform { translation: start, .. }) = stage.places.get(entity) {
        let lens = HopLens { start, end: stage.rest(board.rules, entity, square), height: 0. };
        let home = Tween::new(EaseMethod::CustomFunction(standard), SLIDE, lens);
        stage.run::<Transform>(entity, Sequence::new([home]), false);
    }
}

/// Fades a captured piece. The piece leaves its square at once and is despawned after the fade.
fn fade(stage: &mut Stage, entity: Entity, start: Duration, length: Duration) {
    stage.commands.entity(entity).remove::<(StandsOn, PieceOn)>().insert(Going);
    let clear = || {
        Delay::new(start.max(Duration::from_millis(1))).then(Tween::new(
            EaseFunction::QuadraticOut,
            length,
            SpriteColorLens { start: Color::WHITE, end: Color::WHITE.with_alpha(0.) },
        ))
    };
    let shadow = stage.shadow(entity);
    if let Some(shadow) = shadow {
        stage.run::<Sprite>(shadow, clear(), false);
    }
    stage.run::<Sprite>(entity, clear(), true);
}

/// Turns a disc over.
fn flip(
    stage: &mut Stage,
    board: picture::Board,
    entity: Entity,
    square: Square,
    start: Duration,
    length: Duration,
) {
    let Ok(mut piece) = stage.pieces.get_mut(entity) else { return };
    let from = piece.0.side;
    piece.0.side = from.other();
    let piece = piece.0;
    let Stage { art, images, .. } = stage;
    let mut steps: Vec<_> = board
        .look
        .turning(board.rules, from)
        .into_iter()
        .map(|(disc, shadow)| {
            let disc = board.drawn(art, images, &disc, picture::PIECE);
            (disc, Some(board.drawn(art, images, &shadow, picture::SHADOW)))
        })
        .collect();
    steps.push((board.piece(art, images, piece, square), board.shadow(art, images, piece.rank)));
    turn(stage, entity, Turning::over(steps), start, length);
}

fn turn(stage: &mut Stage, entity: Entity, turning: Turning, start: Duration, length: Duration) {
    stage.commands.entity(entity).insert(turning);
    let turn = Delay::new(start.max(Duration::from_millis(1))).then(Tween::new(
        EaseFunction::SineInOut,
        length,
        TurnLens,
    ));
    stage.run::<Turning>(entity, turn, false);
}

/// Spawns a piece on a square.
fn put(stage: &mut Stage, board: picture::Board, square: Square, piece: Piece) -> Option<Entity> {
    let on = stage.square(square)?;
    let Stage { commands, place, art, images, .. } = stage;
    Some(spawn_piece(commands, &board, piece, square, on, place, art, images))
}

/// Lowers a stone onto the board.
fn set_down(stage: &mut Stage, entity: Entity, length: Duration) {
    let down = Tween::new(EaseFunction::QuadraticOut, length, PutLens);
    stage.run::<Transform>(entity, Sequence::new([down]).then(settled()), false);
}

/// Drops a disc down its column with a small bounce.
fn fall(
    stage: &mut Stage,
    board: picture::Board,
    entity: Entity,
    square: Square,
    piece: Piece,
    length: Duration,
) {
    let end = rest(board.rules, piece.side, square, &stage.place);
    let (column, _) = board.form.grid.place(square);
    let top = board.form.grid.square(column, 0).unwrap_or(square);
    let start = rest(board.rules, piece.side, top, &stage.place)
        + Vec3::Y * (picture::HANGING + board.form.frame) * stage.place.cell;
    let fall = Tween::new(EaseFunction::Linear, length, FallLens { start, end });
    stage.run::<Transform>(entity, Sequence::new([fall]), false);
}

/// Marker for a piece that has left the board and is still visible.
#[derive(Component)]
struct Going;

/// Shakes a refused piece, or all discs of a full column.
fn shake(message: Res<StatusLine>, in_force: Res<InForce>, mut stage: Stage) {
    let Some(square) = message.0.as_ref().and_then(Notice::refused_square) else { return };
    let Some(board) = stage.board().filter(|_| !in_force.reduces_motion) else { return };
    let grid = board.form.grid;
    let column = grid.place(square).0;
    let shaken: Vec<Square> = match board.rules.game() {
        Game::ConnectFour => (0..grid.rows).filter_map(|row| grid.square(column, row)).collect(),
        _ => vec![square],
    };
    for square in shaken {
        let Some(entity) = stage.piece_at(square) else { continue };
        let centre = stage.rest(board.rules, entity, square);
        let lens = ShakeLens { centre, width: stage.place.cell * 0.06 };
        let shake = Tween::new(EaseFunction::Linear, SHAKE, lens);
        stage.run::<Transform>(entity, Sequence::new([shake]), false);
    }
}

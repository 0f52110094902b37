//! From a pointer on the board to a touched square.
//!
//! A lift commits, so a finger may slide until it is right; off the board, or with a second
//! finger, nothing is touched. Tap-tap and drag are both always there.

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;

use super::super::screens::Screen;
use super::super::session::{PlaySystems, Session, SquareTouched};
use super::super::touch::{BoardTouch, Phase};
use super::pieces::{At, Holds, PieceOn};
use super::place::Place;
use super::{layer, may_touch};
use crate::rules::Square;

/// How far a finger may shake before it drags, in points.
const FINGER_SLOP: f32 = 10.;
/// The same for a mouse.
const MOUSE_SLOP: f32 = 3.;
/// How much larger a piece is while a finger drags it, and how far above the finger, in cells.
const LIFTED_SCALE: f32 = 1.5;
const LIFTED_ABOVE: f32 = 1.;

/// The finger on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Press {
    /// The square under the finger now; nothing when it is off the board.
    pub over: Option<Square>,
    grip: Option<Grip>,
    /// The square of a piece that was let go in this frame, for the animation that takes it home.
    dropped: Option<Square>,
}

/// How a press began.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    start: Vec2,
    square: Option<Square>,
    drag: Option<Drag>,
}

/// A piece that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    from: Square,
    /// Whether the drag chose the piece: then a drop that means nothing lets it go again.
    chose: bool,
}

impl Press {
    /// The square of the piece in the air.
    #[must_use]
    pub fn dragged(&self) -> Option<Square> {
        self.grip?.drag.map(|drag| drag.from)
    }

    /// The square of a piece that was just let go. Asked once.
    pub(super) fn take_dropped(&mut self) -> Option<Square> {
        self.dropped.take()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        .add_systems(PreUpdate, pick.in_set(PickingSystems::Backend).run_if(in_state(Screen::Play)))
        .add_systems(
            Update,
            follow
                .in_set(PlaySystems::Input)
                .run_if(in_state(Screen::Play).and_eager(on_message::<BoardTouch>)),
        )
        .add_systems(OnExit(Screen::Play), |mut press: ResMut<Press>| *press = Press::default());
}

/// The picking backend of the board: which square is under each pointer.
fn pick(
    place: Option<Res<Place>>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    squares: Query<(Entity, &At)>,
    camera: Option<Single<(Entity, &Camera)>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (Some(place), Some(camera)) = (place, camera) else { return };
    let (camera, settings) = *camera;
    for (&pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let Some(square) = place.square_at(location.position) else { continue };
        if let Some((entity, _)) = squares.iter().find(|(_, at)| at.0 == square) {
            let point = place.world(location.position).extend(0.);
            let hit = HitData::new(camera, 0., Some(point), None);
            #[expect(clippy::cast_precision_loss, reason = "cameras are few")]
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], settings.order as f32));
        }
    }
}

/// Turns what the pointer does into touched squares.
fn follow(
    mut touches: MessageReader<BoardTouch>,
    place: Res<Place>,
    session: Res<Session>,
    mut press: ResMut<Press>,
    mut touched: MessageWriter<SquareTouched>,
    squares: Query<(&At, Option<&Holds>)>,
    mut pieces: Query<&mut Transform, With<PieceOn>>,
) {
    let Some(game) = session.game() else { return };
    let current = &game.turns().current;
    let mut carry = |from: Square, point: Vec2, is_finger: bool| {
        let holder = squares.iter().find(|(at, _)| at.0 == from).and_then(|(_, holds)| holds);
        let Some(mut transform) = holder.and_then(|holds| pieces.get_mut(holds.piece()).ok()) else { return };
        let (above, scale) = if is_finger { (LIFTED_ABOVE * place.cell, LIFTED_SCALE) } else { (0., 1.08) };
        transform.translation = (place.world(point) + Vec2::Y * above).extend(layer::LIFTED);
        transform.scale = Vec2::splat(scale).extend(1.);
    };
    for touch in touches.read() {
        let over = place.square_at(touch.position);
        match touch.phase {
            Phase::Began => {
                let grip = Grip { start: touch.position, square: over, drag: None };
                *press = Press { over, grip: Some(grip), dropped: None };
            }
            Phase::Moved => {
                let Some(mut grip) = press.grip else { continue };
                let slop = if touch.is_finger { FINGER_SLOP } else { MOUSE_SLOP };
                if grip.drag.is_none()
                    && grip.start.distance(touch.position) > slop
                    && may_touch(&session)
                    && let Some(from) = grip.square
                {
                    if current.path.first() == Some(&from) || current.path.last() == Some(&from) {
                        grip.drag = Some(Drag { from: current.path[0], chose: false });
                    } else if current.path.len() <= 1 && game.position().next(&[]).squares.contains(&from) {
                        touched.write(SquareTouched(from));
                        grip.drag = Some(Drag { from, chose: true });
                    }
                }
                if let Some(drag) = grip.drag {
                    carry(drag.from, touch.position, touch.is_finger);
                }
                *press = Press { over, grip: Some(grip), dropped: None };
            }
            Phase::Lifted => {
                let Some(grip) = press.grip else { continue };
                match (grip.drag, over) {
                    (None, Some(square)) => {
                        touched.write(SquareTouched(square));
                    }
                    (None, None) => {}
                    (Some(drag), over) => {
                        press.dropped = Some(drag.from);
                        match over {
                            Some(square) if Some(square) != grip.square => {
                                touched.write(SquareTouched(square));
                            }
                            // Put back where it was: it is let go, if the drag had chosen it.
                            _ if drag.chose => {
                                touched.write(SquareTouched(drag.from));
                            }
                            _ => {}
                        }
                    }
                }
                *press = Press { dropped: press.dropped, ..default() };
            }
            Phase::Cancelled => {
                let drag = press.grip.and_then(|grip| grip.drag);
                if let Some(drag) = drag.filter(|drag| drag.chose) {
                    touched.write(SquareTouched(drag.from));
                }
                *press = Press { dropped: drag.map(|drag| drag.from), ..default() };
            }
        }
    }
}

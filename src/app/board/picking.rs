//! From a pointer on the board to a touched square.
//!
//! A lift commits, so a finger may slide until it is right; off the board, or with a second
//! finger, nothing is touched. Tap-tap and drag are both always there. What a lift would touch is
//! always what [`Press::over`] says, so that what is shown is what happens.

use std::time::Duration;

use bevy::picking::PickingSystems;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;

use crate::app::board::aim::{self, Care};
use crate::app::board::layer;
use crate::app::board::pieces::{At, Holds, PieceOn};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::board::touch_aid::Aid;
use crate::app::board::zoom::{Enlarges, Zoom};
use crate::app::state::debounce::Debounce;
use crate::app::vocabulary::messages::{BoardTouch, Phase, SquareTouched};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::rules::Square;

/// How far a finger may shake before it drags, in points.
const FINGER_SLOP: f32 = 10.;
/// The same for a mouse.
const MOUSE_SLOP: f32 = 3.;
/// How much larger a piece is while a finger drags it, and how far above the finger, in cells.
const LIFTED_SCALE: f32 = 1.5;
const LIFTED_ABOVE: f32 = 1.;
/// A pointer that moves off within this time, in seconds, moves the enlarged board. One that
/// rests first has seen where its piece will stand, and moves that.
const RESTS: f32 = 0.2;
/// How long touches are not listened to after the board was enlarged, in seconds: the second tap
/// of a nervous finger is not meant for a point that it has not seen yet.
const AFTER_ZOOM: f32 = 0.3;

/// Time that a finger is down before the loupe opens.
pub const LOUPE_OPENS: Duration = Duration::from_millis(100);

/// The pointer on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Press {
    /// The square that a lift would touch; nothing when the pointer is off the board, or where it
    /// would be chance. Whether a touch of it would be legal is not said.
    pub over: Option<Square>,
    /// Whether what is there is hidden by a finger.
    pub is_finger: bool,
    /// A mouse only points, without its button. Never where pieces are moved: there a piece is
    /// chosen first.
    pub hover: bool,
    /// The help for this press. With [`Aid::Zoom`] a lift enlarges the board and touches nothing.
    pub aid: Aid,
    grip: Option<Grip>,
    /// The square of a piece that was let go in this frame, for the animation that takes it home.
    dropped: Option<Square>,
}

/// How a press began.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    /// In points of the window.
    start: Vec2,
    /// In seconds since the app began.
    since: f32,
    square: Option<Square>,
    act: Act,
}

/// What a press has become.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    /// It means a square, as long as it is on one.
    Aim,
    /// It moves a piece.
    Drag {
        from: Square,
        /// Whether the drag chose the piece: then a drop that means nothing lets it go again.
        chose: bool,
    },
    /// It moves the enlarged board, whose [offset](Zoom::offset) was this.
    Pan(Vec2),
}

impl Press {
    /// The square of the piece in the air.
    #[must_use]
    pub fn dragged(&self) -> Option<Square> {
        match self.grip?.act {
            Act::Drag { from, .. } => Some(from),
            Act::Aim | Act::Pan(_) => None,
        }
    }

    /// The square on which a piece would be put by a lift, or by a click of the mouse that hovers
    /// there: where a ghost of it may stand. Whether that is legal is not said.
    #[must_use]
    pub fn aims_at(&self) -> Option<Square> {
        self.over.filter(|_| self.aid != Aid::Zoom)
    }

    /// Whether the finger wants to see what it hides.
    #[must_use]
    pub(super) fn wants_loupe(&self) -> bool {
        self.aid == Aid::Loupe && self.grip.is_some_and(|grip| grip.act == Act::Aim)
    }

    /// The square of a piece that was just let go. Asked once.
    pub(super) fn take_dropped(&mut self) -> Option<Square> {
        self.dropped.take()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        .add_systems(PreUpdate, pick.in_set(PickingSystems::Backend).run_if(seen::is_on_screen))
        .add_systems(
            Update,
            follow
                .in_set(PlaySystems::Input)
                .in_set(Followed)
                .run_if(seen::is_on_screen.and_eager(on_message::<BoardTouch>)),
        );
    for screen in seen::SCREENS {
        app.add_systems(OnExit(screen), |mut press: ResMut<Press>| *press = Press::default());
    }
}

/// What the pointer does on the board has been followed.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Followed;

/// The picking backend of the board: which square is under each pointer.
fn pick(
    place: Option<Res<Place>>,
    zoom: Res<Zoom>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    squares: Query<(Entity, &At)>,
    enlarges: Query<Entity, With<Enlarges>>,
    camera: Option<Single<(Entity, &Camera), With<IsDefaultUiCamera>>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (Some(place), Some(camera)) = (place, camera) else { return };
    let (camera, settings) = *camera;
    for (&pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let covered = zoom.covers(&place, location.position);
        if zoom.is_in() && !covered {
            continue;
        }
        let point = zoom.board_point(location.position);
        let square = place.square_at(aim::reach(&place, point));
        let square = square.and_then(|square| squares.iter().find(|(_, at)| at.0 == square));
        // The rim of the enlarged board can be held as well, to move it.
        let rim = || enlarges.iter().next().filter(|_| covered);
        if let Some(entity) = square.map(|(entity, _)| entity).or_else(rim) {
            let hit = HitData::new(camera, 0., Some(place.world(point).extend(0.)), None);
            hits.write(PointerHits::new(pointer, vec![(entity, hit)], settings.order as f32));
        }
    }
}

/// The pieces as they stand, for the one that is dragged.
#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w, 's> {
    squares: Query<'w, 's, (&'static At, Option<&'static Holds>)>,
    pieces: Query<'w, 's, &'static mut Transform, With<PieceOn>>,
}

impl Hands<'_, '_> {
    /// Holds the piece that stands on a square at a point of the board.
    fn carry(&mut self, place: &Place, from: Square, point: Vec2, is_finger: bool) {
        let holder = self.squares.iter().find(|(at, _)| at.0 == from).and_then(|(_, holds)| holds);
        let Some(holds) = holder else { return };
        let Ok(mut transform) = self.pieces.get_mut(holds.piece()) else { return };
        let (above, scale) = if is_finger { (LIFTED_ABOVE * place.cell, LIFTED_SCALE) } else { (0., 1.08) };
        transform.translation = (place.world(point) + Vec2::Y * above).extend(layer::LIFTED);
        transform.scale = Vec2::splat(scale).extend(1.);
    }
}

/// The square that a touch means, with this help.
fn aim(seen: BoardContent, place: &Place, zoom: &Zoom, touch: &BoardTouch, aid: Aid) -> Option<Square> {
    if zoom.is_in() && !zoom.covers(place, touch.position) {
        return None;
    }
    let sees = !touch.is_finger || zoom.is_in() || aid != Aid::None;
    let care = if sees { Care::Sure } else { Care::Hidden };
    aim::square(seen, place, zoom.board_point(touch.position), care)
}

/// What a press becomes when it moves as far as this.
fn become_of(grip: Grip, seen: BoardContent, zoom: &Zoom, touch: &BoardTouch, now: f32) -> Act {
    let slop = if touch.is_finger { FINGER_SLOP } else { MOUSE_SLOP };
    if grip.act != Act::Aim || grip.start.distance(touch.position) <= slop {
        return grip.act;
    }
    if zoom.is_in() {
        return if now - grip.since < RESTS { Act::Pan(zoom.offset()) } else { Act::Aim };
    }
    let BoardContent::Match(game) = seen else { return Act::Aim };
    let current = &game.turns().current;
    match grip.square {
        _ if !seen.moves() || !current.started || game.outcome().is_some() => Act::Aim,
        Some(from) if current.path.first() == Some(&from) || current.path.last() == Some(&from) => {
            Act::Drag { from: current.path[0], chose: false }
        }
        Some(from) if current.path.len() <= 1 && game.position().next(&[]).squares.contains(&from) => {
            Act::Drag { from, chose: true }
        }
        _ => Act::Aim,
    }
}

/// Turns what the pointer does into touched squares.
fn follow(
    mut touches: MessageReader<BoardTouch>,
    place: Res<Place>,
    source: BoardSource,
    time: Res<Time<Real>>,
    mut zoom: ResMut<Zoom>,
    mut press: ResMut<Press>,
    mut debounce: ResMut<Debounce>,
    mut touched: MessageWriter<SquareTouched>,
    mut hands: Hands,
) {
    let Some(seen) = source.live() else { return };
    let now = time.elapsed_secs();
    // Who sets up a position goes on in the part of the board that is enlarged.
    let stays = matches!(seen, BoardContent::Sketch(..));
    for touch in touches.read() {
        let BoardTouch { phase, position, is_finger } = *touch;
        let next = match (phase, press.grip) {
            (Phase::Began, _) => {
                let aid = match Aid::now(&source, place.cell, is_finger) {
                    Aid::Zoom if zoom.is_in() => Aid::None,
                    aid => aid,
                };
                let over = aim(seen, &place, &zoom, touch, aid);
                let grip = Grip { start: position, since: now, square: over, act: Act::Aim };
                Press { over, is_finger, hover: false, aid, grip: Some(grip), dropped: None }
            }
            (Phase::Moved, Some(mut grip)) => {
                let was = grip.act;
                grip.act = become_of(grip, seen, &zoom, touch, now);
                match grip.act {
                    Act::Drag { from, chose } => {
                        if was == Act::Aim && chose {
                            touched.write(SquareTouched(from));
                        }
                        hands.carry(&place, from, zoom.board_point(position), is_finger);
                    }
                    Act::Pan(offset) => {
                        let moved = zoom.moved_to(&place, offset + position - grip.start);
                        zoom.set_if_neq(moved);
                    }
                    Act::Aim => {}
                }
                let over = match grip.act {
                    Act::Pan(_) => None,
                    _ => aim(seen, &place, &zoom, touch, press.aid),
                };
                Press { over, grip: Some(grip), dropped: None, ..*press }
            }
            (Phase::Lifted, Some(grip)) => {
                // A tap that was over before the loupe was open is one that has seen nothing.
                let looked = now - grip.since >= LOUPE_OPENS.as_secs_f32();
                let aid = if press.aid == Aid::Loupe && !looked { Aid::None } else { press.aid };
                let over = aim(seen, &place, &zoom, touch, aid);
                let mut dropped = None;
                match (grip.act, over) {
                    (Act::Pan(_), _) => {}
                    (Act::Aim, Some(_)) if press.aid == Aid::Zoom => {
                        zoom.set_if_neq(Zoom::around(&place, position));
                        debounce.start_for(now, AFTER_ZOOM);
                    }
                    (Act::Aim, Some(square)) => {
                        touched.write(SquareTouched(square));
                        // One that is refused stays large, to be tried again.
                        if seen.can_be_meant(square) && !stays {
                            zoom.set_if_neq(Zoom::default());
                        }
                    }
                    (Act::Aim, None) => {
                        // The rim was tapped.
                        if grip.square.is_none() && grip.start.distance(position) <= FINGER_SLOP {
                            zoom.set_if_neq(Zoom::default());
                        }
                    }
                    (Act::Drag { from, chose }, over) => {
                        dropped = Some(from);
                        match over {
                            Some(square) if Some(square) != grip.square => {
                                touched.write(SquareTouched(square));
                            }
                            // Put back where it was: it is let go, if the drag had chosen it.
                            _ if chose => {
                                touched.write(SquareTouched(from));
                            }
                            _ => {}
                        }
                    }
                }
                Press { dropped, ..hovering(&source, over, is_finger) }
            }
            (Phase::Cancelled, Some(grip)) => {
                let mut dropped = None;
                if let Act::Drag { from, chose } = grip.act {
                    dropped = Some(from);
                    if chose {
                        touched.write(SquareTouched(from));
                    }
                }
                Press { dropped, ..default() }
            }
            (Phase::Hovered, None) => {
                hovering(&source, aim(seen, &place, &zoom, touch, Aid::None), is_finger)
            }
            (Phase::Left, None) => Press::default(),
            (Phase::Beside, None) => {
                if !stays {
                    zoom.set_if_neq(Zoom::default());
                }
                Press::default()
            }
            _ => continue,
        };
        press.set_if_neq(next);
    }
}

/// What is shown of a mouse that only points.
fn hovering(source: &BoardSource, over: Option<Square>, is_finger: bool) -> Press {
    let places = source.live().is_some_and(|seen| !seen.moves()) && source.may_touch();
    match over.filter(|_| places && !is_finger) {
        Some(square) => Press { over: Some(square), hover: true, ..default() },
        None => Press::default(),
    }
}

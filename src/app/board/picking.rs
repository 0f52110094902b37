//! Pointer input on the board, from press to touched square.
//!
//! The lift commits, so a finger can slide to correct its position. A lift off the board or a
//! second finger cancels the press. Tap-tap and drag are both always available. [`Press::over`]
//! holds the square that a lift would touch, and both the display and the input use it.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::board::aim::{self, Care};
use crate::app::board::layer;
use crate::app::board::pieces::{At, Holds, PieceOn};
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardContent, BoardSource};
use crate::app::board::touch_aid::Aid;
use crate::app::board::zoom::Zoom;
use crate::app::vocabulary::messages::{BoardTouch, MutedPress, Phase, SquareTouched};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::rules::Square;

/// Distance in points that a finger can move before a drag starts.
const FINGER_SLOP: f32 = 10.;
/// Distance in points that a mouse can move before a drag starts.
const MOUSE_SLOP: f32 = 3.;
/// Scale of a piece that a finger drags.
const LIFTED_SCALE: f32 = 1.5;
/// Offset of that piece above the finger, in cells.
const LIFTED_ABOVE: f32 = 1.;
/// Time in seconds after which a moving pointer no longer pans the enlarged board. By then the
/// player has seen the preview, so the movement corrects its square.
const RESTS: f32 = 0.2;

/// Time that a finger is down before the loupe opens.
pub const LOUPE_OPENS: Duration = Duration::from_millis(100);

/// State of the pointer on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Press {
    /// The square that a lift would touch. `None` off the board and in ambiguous positions. The
    /// touch is not necessarily legal.
    pub over: Option<Square>,
    /// `true` if a finger covers the square.
    pub is_finger: bool,
    /// `true` for a mouse without a pressed button. Always `false` in games that move pieces,
    /// where a piece is selected first.
    pub hover: bool,
    /// Touch aid for this press. With [`Aid::Zoom`], a lift enlarges the board and touches no
    /// square.
    pub aid: Aid,
    grip: Option<Grip>,
    /// The square of a piece dropped in this frame, for the animation back to it.
    dropped: Option<Square>,
}

/// Start of a press.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    /// Position in points of the window.
    start: Vec2,
    /// Time in seconds since the start of the app.
    since: f32,
    /// Square under the pointer.
    square: Option<Square>,
    gesture: Gesture,
}

/// Gesture that a press has turned into.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Gesture {
    /// Selects the square under the pointer.
    Aim,
    /// Moves a piece.
    Drag {
        /// The square of the piece when the drag started.
        from: Square,
        /// `true` if the drag selected the piece. A drop without a move then deselects it.
        chose: bool,
    },
    /// Pans the enlarged board, starting from this [offset](Zoom::offset).
    Pan(Vec2),
}

impl Press {
    /// Returns the square of the dragged piece.
    #[must_use]
    pub fn dragged(&self) -> Option<Square> {
        match self.grip?.gesture {
            Gesture::Drag { from, .. } => Some(from),
            Gesture::Aim | Gesture::Pan(_) => None,
        }
    }

    /// Returns the square for the ghost of a piece that a lift, or a click of the hovering
    /// mouse, would place. The move is not necessarily legal.
    #[must_use]
    pub fn aims_at(&self) -> Option<Square> {
        self.over.filter(|_| self.aid != Aid::Zoom)
    }

    /// Returns `true` if the loupe should be open.
    #[must_use]
    pub(super) fn wants_loupe(&self) -> bool {
        self.aid == Aid::Loupe && self.grip.is_some_and(|grip| grip.gesture == Gesture::Aim)
    }

    /// Takes the square of the piece dropped in this frame.
    pub(super) fn take_dropped(&mut self) -> Option<Square> {
        self.dropped.take()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>().add_systems(
        Update,
        follow
            .in_set(PlaySystems::Input)
            .in_set(Followed)
            .run_if(seen::is_on_screen.and_eager(on_message::<BoardTouch>)),
    );
    for screen in seen::screens() {
        app.add_systems(OnExit(screen), |mut press: ResMut<Press>| *press = Press::default());
    }
}

/// System set for handling pointer input on the board.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Followed;

/// Returns `true` if a touch at this point of the window is on the board. The rim of the enlarged board counts,
/// since it can be dragged.
#[must_use]
pub fn is_on_board(place: &Place, zoom: &Zoom, at: Vec2) -> bool {
    if zoom.is_in() {
        return zoom.covers(place, at);
    }
    place.square_at(aim::reach(place, at)).is_some()
}

/// Queries for the transform of the dragged piece.
#[derive(SystemParam)]
struct Hands<'w, 's> {
    squares: Query<'w, 's, (&'static At, Option<&'static Holds>)>,
    pieces: Query<'w, 's, &'static mut Transform, With<PieceOn>>,
}

impl Hands<'_, '_> {
    /// Moves the dragged piece from a square to a point of the board.
    fn carry(&mut self, place: &Place, from: Square, point: Vec2, is_finger: bool) {
        let holder = self.squares.iter().find(|(at, _)| at.0 == from).and_then(|(_, holds)| holds);
        let Some(holds) = holder else { return };
        let Ok(mut transform) = self.pieces.get_mut(holds.piece()) else { return };
        let (above, scale) = if is_finger { (LIFTED_ABOVE * place.cell, LIFTED_SCALE) } else { (0., 1.08) };
        transform.translation = (place.world(point) + Vec2::Y * above).extend(layer::LIFTED);
        transform.scale = Vec2::splat(scale).extend(1.);
    }
}

/// Returns the square that a touch selects with this aid.
fn aim(seen: BoardContent, place: &Place, zoom: &Zoom, touch: &BoardTouch, aid: Aid) -> Option<Square> {
    if zoom.is_in() && !zoom.covers(place, touch.position) {
        return None;
    }
    let sees = !touch.is_finger || zoom.is_in() || aid != Aid::None;
    let care = if sees { Care::Sure } else { Care::Hidden };
    aim::square(seen, place, zoom.board_point(touch.position), care)
}

/// Returns the gesture for a press that has moved far enough.
fn gesture_after(grip: Grip, seen: BoardContent, zoom: &Zoom, touch: &BoardTouch, now: f32) -> Gesture {
    let slop = if touch.is_finger { FINGER_SLOP } else { MOUSE_SLOP };
    if grip.gesture != Gesture::Aim || grip.start.distance(touch.position) <= slop {
        return grip.gesture;
    }
    if zoom.is_in() {
        return if now - grip.since < RESTS { Gesture::Pan(zoom.offset()) } else { Gesture::Aim };
    }
    let BoardContent::Match(game) = seen else { return Gesture::Aim };
    let current = &game.turns().current;
    match grip.square {
        _ if !seen.moves() || !current.started || game.outcome().is_some() => Gesture::Aim,
        Some(from) if current.path.first() == Some(&from) || current.path.last() == Some(&from) => {
            Gesture::Drag { from: current.path[0], chose: false }
        }
        Some(from) if current.path.len() <= 1 && game.position().next(&[]).squares.contains(&from) => {
            Gesture::Drag { from, chose: true }
        }
        _ => Gesture::Aim,
    }
}

/// Read-only state for handling a pointer event.
#[derive(Clone, Copy)]
struct Context<'a> {
    source: &'a BoardSource<'a>,
    seen: BoardContent<'a>,
    place: &'a Place,
    /// Time in seconds since the start of the app.
    now: f32,
}

impl Context<'_> {
    /// Returns `true` in the editor, where the enlarged part stays for further pieces.
    fn stays_enlarged(&self) -> bool {
        matches!(self.seen, BoardContent::Sketch(..))
    }
}

/// System parameters for the effects of a press.
#[derive(SystemParam)]
struct Effects<'w, 's> {
    zoom: ResMut<'w, Zoom>,
    touched: MessageWriter<'w, SquareTouched>,
    muted: MessageWriter<'w, MutedPress>,
    hands: Hands<'w, 's>,
}

/// Turns pointer events into touched squares.
fn follow(
    mut touches: MessageReader<BoardTouch>,
    place: Res<Place>,
    source: BoardSource,
    time: Res<Time<Real>>,
    mut press: ResMut<Press>,
    mut effects: Effects,
) {
    let Some(seen) = source.live() else { return };
    let context = Context { source: &source, seen, place: &place, now: time.elapsed_secs() };
    for touch in touches.read() {
        let next = match (touch.phase, press.grip) {
            (Phase::Began, _) => began(context, touch, &effects.zoom),
            (Phase::Moved, Some(grip)) => moved(context, touch, *press, grip, &mut effects),
            (Phase::Lifted, Some(grip)) => lifted(context, touch, press.aid, grip, &mut effects),
            (Phase::Cancelled, Some(grip)) => cancelled(grip, &mut effects.touched),
            (Phase::Hovered, None) => {
                let over = aim(seen, &place, &effects.zoom, touch, Aid::None);
                hovering(&source, over, touch.is_finger)
            }
            (Phase::Left, None) => Press::default(),
            (Phase::Beside, None) => {
                if !context.stays_enlarged() {
                    effects.zoom.set_if_neq(Zoom::default());
                }
                Press::default()
            }
            _ => continue,
        };
        press.set_if_neq(next);
    }
}

/// Starts a press and returns its state.
fn began(context: Context, touch: &BoardTouch, zoom: &Zoom) -> Press {
    let Context { source, seen, place, now } = context;
    let BoardTouch { position, is_finger, .. } = *touch;
    let aid = match Aid::now(source, place.cell, is_finger) {
        Aid::Zoom if zoom.is_in() => Aid::None,
        aid => aid,
    };
    let over = aim(seen, place, zoom, touch, aid);
    let grip = Grip { start: position, since: now, square: over, gesture: Gesture::Aim };
    Press { over, is_finger, hover: false, aid, grip: Some(grip), dropped: None }
}

/// Drags a piece, pans the enlarged board or aims, and returns the next state of the press.
fn moved(context: Context, touch: &BoardTouch, press: Press, mut grip: Grip, effects: &mut Effects) -> Press {
    let Context { seen, place, now, .. } = context;
    let BoardTouch { position, is_finger, .. } = *touch;
    let was = grip.gesture;
    grip.gesture = gesture_after(grip, seen, &effects.zoom, touch, now);
    match grip.gesture {
        Gesture::Drag { from, chose } => {
            if was == Gesture::Aim && chose {
                effects.touched.write(SquareTouched(from));
            }
            let point = effects.zoom.board_point(position);
            effects.hands.carry(place, from, point, is_finger);
        }
        Gesture::Pan(offset) => {
            let panned = effects.zoom.moved_to(place, offset + position - grip.start);
            effects.zoom.set_if_neq(panned);
        }
        Gesture::Aim => {}
    }
    let over = match grip.gesture {
        Gesture::Pan(_) => None,
        _ => aim(seen, place, &effects.zoom, touch, press.aid),
    };
    Press { over, grip: Some(grip), dropped: None, ..press }
}

/// Carries out a press with this aid, and returns the state after it.
fn lifted(context: Context, touch: &BoardTouch, press_aid: Aid, grip: Grip, effects: &mut Effects) -> Press {
    let Context { source, seen, place, now } = context;
    let BoardTouch { position, is_finger, .. } = *touch;
    // A tap that ends before the loupe opens gets no aid from it.
    let looked = now - grip.since >= LOUPE_OPENS.as_secs_f32();
    let aid = if press_aid == Aid::Loupe && !looked { Aid::None } else { press_aid };
    let over = aim(seen, place, &effects.zoom, touch, aid);
    let mut dropped = None;
    match (grip.gesture, over) {
        (Gesture::Pan(_), _) => {}
        (Gesture::Aim, Some(_)) if press_aid == Aid::Zoom => {
            effects.zoom.set_if_neq(Zoom::around(place, position));
        }
        (Gesture::Aim, Some(over)) => {
            let square = refused_drag(seen, grip, over).unwrap_or(over);
            effects.touched.write(SquareTouched(square));
            // After a refused touch, the board stays enlarged for another try.
            if seen.can_be_meant(square) && !context.stays_enlarged() {
                effects.zoom.set_if_neq(Zoom::default());
            }
        }
        (Gesture::Aim, None) => {
            // A tap on the rim returns to the whole board.
            let is_tap = grip.start.distance(position) <= FINGER_SLOP;
            if is_tap && grip.square.is_none() && effects.zoom.is_in() {
                effects.zoom.set_if_neq(Zoom::default());
            } else if is_tap {
                // Between two squares, neither is meant.
                effects.muted.write(MutedPress(position));
            }
        }
        (Gesture::Drag { from, chose }, over) => {
            dropped = Some(from);
            match over {
                Some(square) if Some(square) != grip.square => {
                    effects.touched.write(SquareTouched(square));
                }
                // A drop on its own square deselects the piece if the drag had selected it.
                _ if chose => {
                    effects.touched.write(SquareTouched(from));
                }
                _ => {}
            }
        }
    }
    Press { dropped, ..hovering(source, over, is_finger) }
}

/// Returns the square of a piece that a finger has tried to drag although it cannot move. The player wants to
/// know why, and not what is wrong with the square of the lift.
fn refused_drag(seen: BoardContent, grip: Grip, over: Square) -> Option<Square> {
    let holds = |square: &Square| *square != over && seen.piece(*square).is_some();
    grip.square.filter(|square| seen.moves() && holds(square) && !seen.can_be_meant(over))
}

/// Drops a dragged piece without a move, and returns the state after it.
fn cancelled(grip: Grip, touched: &mut MessageWriter<SquareTouched>) -> Press {
    let mut dropped = None;
    if let Gesture::Drag { from, chose } = grip.gesture {
        dropped = Some(from);
        if chose {
            touched.write(SquareTouched(from));
        }
    }
    Press { dropped, ..default() }
}

/// Returns the state for a hovering mouse.
fn hovering(source: &BoardSource, over: Option<Square>, is_finger: bool) -> Press {
    let places = source.live().is_some_and(|seen| !seen.moves()) && source.may_touch();
    match over.filter(|_| places && !is_finger) {
        Some(square) => Press { over: Some(square), hover: true, ..default() },
        None => Press::default(),
    }
}

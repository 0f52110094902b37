//! Pointer input from fingers, mouse and pen.
//!
//! Bevy's own click events lose a tap that begins and ends within one frame, and they do not cover
//! slides, second fingers and palms. This module therefore reads the picking messages and follows
//! the first pointer from press to lift. A press on a control sends its [`Action`], a press on a
//! list scrolls it, and the board receives a [`BoardTouch`].
//!
//! Every press counts, except for those of a palm, of a second finger, on a place whose meaning
//! has just changed (`touch::standing`), and on a control that cannot be used now. A [`MutedPress`] shows these.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchPhase;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::CursorLeft;

use crate::app::device::viewport::Viewport;
use crate::app::state::settings::Settings;
use crate::app::ui::controls::{Pressed, Scrolls, Slider};
use crate::app::vocabulary::action::{Action, Control};
use crate::app::vocabulary::messages::{BoardTouch, MutedPress, Phase};
use crate::app::vocabulary::schedule::Followed;
use crate::app::vocabulary::screen::Screen;

mod standing;

use standing::Meaning;
pub use standing::Standing;

/// The largest movement of a tap, in points.
const SLOP: f32 = 10.;

/// Width in points of the edges of the window. A hand that holds the device or rests on it touches
/// there and slips along the edge.
const EDGE: f32 = 24.;

/// The current touch.
#[derive(Resource, Default)]
pub struct ActiveTouch {
    touch: Option<Touch>,
    /// The pointers that are down.
    down: HashSet<PointerId>,
    /// `true` after a second finger, until all fingers are up. New presses are muted.
    spoilt: bool,
}

/// A pointer that is down. Positions are in points of the window.
#[derive(Clone, Debug)]
struct Touch {
    pointer: PointerId,
    target: Target,
    start: Vec2,
    last: Vec2,
    /// The list under the press.
    scrolls: Option<Entity>,
    /// `true` once the finger has moved far enough to scroll the list. A lift then presses nothing.
    scrolling: bool,
}

/// The target of a press.
#[derive(Clone, Debug, PartialEq)]
enum Target {
    Control(Action),
    Board,
    /// A [`Slider`], with the last action that it sent.
    Slider(Option<Action>),
    /// Anything else, which may lie in a scrollable list.
    Page,
}

impl ActiveTouch {
    /// Returns `true` while a finger or a mouse button is down.
    #[must_use]
    pub fn is_down(&self) -> bool {
        self.touch.is_some()
    }

    /// Takes a pointer that goes up. The last one ends the state after a second finger.
    fn release(&mut self, pointer: PointerId) {
        self.down.remove(&pointer);
        if self.down.is_empty() {
            self.spoilt = false;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveTouch>()
        .init_resource::<Standing>()
        .insert_resource(bevy::ui::picking_backend::UiPickingSettings { require_markers: true })
        .add_systems(
            PreUpdate,
            (standing::forget, follow, mark_pressed).chain().in_set(Followed).after(PickingSystems::Last),
        )
        .add_systems(Last, standing::watch)
        .add_systems(StateTransition, leave_board.run_if(state_changed::<Screen>));
}

/// Ends a touch on a board that is no longer on the screen.
fn leave_board(mut active: ResMut<ActiveTouch>) {
    active.bypass_change_detection().touch.take_if(|touch| touch.target == Target::Board);
}

/// Returns `true` if a touch slides along an edge of the window.
fn is_palm(start: Vec2, at: Vec2, window: Vec2) -> bool {
    let along = |start: Vec2, at: Vec2, width: f32| {
        let beside = |x: f32| x < EDGE || x > width - EDGE;
        beside(start.x) && beside(at.x) && (at.y - start.y).abs() > EDGE
    };
    along(start, at, window.x) || along(start.yx(), at.yx(), window.y)
}

/// System parameters for following the pointers.
#[derive(SystemParam)]
struct Pointers<'w, 's> {
    active: ResMut<'w, ActiveTouch>,
    standing: ResMut<'w, Standing>,
    sliders: Query<'w, 's, (&'static Slider, &'static ComputedNode, &'static UiGlobalTransform)>,
    lists: Query<'w, 's, (&'static mut ScrollPosition, &'static ComputedNode), With<Scrolls>>,
    viewport: Res<'w, Viewport>,
    /// `true` while the mouse hovers over the board.
    hovers: Local<'s, bool>,
    actions: MessageWriter<'w, Action>,
    board: MessageWriter<'w, BoardTouch>,
    muted: MessageWriter<'w, MutedPress>,
}

impl Pointers<'_, '_> {
    /// Starts a touch, or cancels the touch of another finger.
    fn press(&mut self, pointer: PointerId, at: Vec2) {
        // A pointer that is down already has lost its release, so it is no second finger.
        let is_second = !self.active.down.contains(&pointer);
        self.active.down.insert(pointer);
        if let Some(touch) = self.active.touch.take() {
            if touch.target == Target::Board {
                self.send(Phase::Cancelled, pointer, at);
            }
            // A second finger cancels the touch of the first.
            self.active.spoilt |= is_second;
        }
        if self.active.spoilt || self.standing.is_new(at) {
            self.muted.write(MutedPress(at));
            return;
        }
        let (meaning, scrolls) = self.standing.under(at);
        if meaning == Meaning::Disabled {
            self.muted.write(MutedPress(at));
        }
        let target = match meaning {
            Meaning::Control { action, .. } => Target::Control(action),
            Meaning::Slider => Target::Slider(None),
            Meaning::Board { .. } => Target::Board,
            Meaning::Disabled | Meaning::Nothing => Target::Page,
        };
        let phase = if target == Target::Board { Phase::Began } else { Phase::Beside };
        self.send(phase, pointer, at);
        self.active.touch = Some(Touch { pointer, target, start: at, last: at, scrolls, scrolling: false });
        self.slide(at);
    }

    /// Cancels the touch when another mouse button is pressed.
    fn press_other(&mut self, pointer: PointerId, at: Vec2) {
        if let Some(touch) = self.active.touch.take()
            && touch.target == Target::Board
        {
            self.send(Phase::Cancelled, pointer, at);
        }
    }

    /// Moves the touch of this pointer: on the board, along a slider or with a list.
    fn move_to(&mut self, pointer: PointerId, at: Vec2) {
        // Test with shared access first, so that a hovering mouse does not trigger change detection.
        if self.active.touch.as_ref().is_none_or(|touch| touch.pointer != pointer) {
            return;
        }
        let Some(touch) = self.active.touch.as_mut() else { return };
        let is_finger = pointer.is_touch();
        let by = at - touch.last;
        touch.last = at;
        // A finger that trembles on a page that is seen as a whole still presses.
        let can_scroll = |list| self.lists.get(list).is_ok_and(|(_, node)| room_below(node) > 0.);
        if touch.target == Target::Board && is_finger && is_palm(touch.start, at, self.viewport.size) {
            self.active.touch = None;
            self.send(Phase::Cancelled, pointer, at);
            self.muted.write(MutedPress(at));
        } else if touch.target == Target::Board {
            self.send(Phase::Moved, pointer, at);
        } else if matches!(touch.target, Target::Slider(_)) {
            self.slide(at);
        } else if let Some(list) = touch.scrolls {
            let far = (at - touch.start).y.abs() > SLOP;
            if is_finger && far && can_scroll(list) {
                touch.scrolling = true;
            }
            if touch.scrolling {
                self.scroll(list, -by.y);
            }
        }
    }

    /// Ends the touch of this pointer, and sends the action of its control if the finger is still on it.
    fn lift(&mut self, pointer: PointerId, at: Vec2) {
        self.active.release(pointer);
        let Some(touch) = self.active.touch.take_if(|touch| touch.pointer == pointer) else { return };
        match touch.target {
            Target::Board => self.send(Phase::Lifted, pointer, at),
            Target::Control(action) if !touch.scrolling => {
                // A redraw may have replaced the entity, so compare actions.
                let is_on_it = self.standing.under(at).0.is_control(&action);
                let has_slid = touch.start.distance(at) > SLOP;
                if is_on_it || (!has_slid && self.standing.has(&action)) {
                    self.actions.write(action);
                } else if !has_slid {
                    // The control is gone from under the finger.
                    self.muted.write(MutedPress(at));
                }
            }
            _ => {}
        }
    }

    /// Ends the touch of this pointer without effect.
    fn cancel(&mut self, pointer: PointerId, at: Vec2) {
        self.active.release(pointer);
        if let Some(touch) = self.active.touch.take_if(|touch| touch.pointer == pointer)
            && touch.target == Target::Board
        {
            self.send(Phase::Cancelled, pointer, at);
        }
    }

    /// Scrolls the list under the pointer by a step of the wheel.
    fn turn_wheel(&mut self, at: Vec2, y: f32, unit: MouseScrollUnit) {
        let (_, Some(list)) = self.standing.under(at) else { return };
        let line = match unit {
            MouseScrollUnit::Line => 40.,
            MouseScrollUnit::Pixel => 1.,
        };
        self.scroll(list, -y * line);
    }

    /// Ends hovering when the mouse leaves the window.
    fn leave(&mut self) {
        if std::mem::take(&mut *self.hovers) {
            self.send(Phase::Left, PointerId::Mouse, Vec2::ZERO);
        }
    }

    /// Sends the position of a mouse that hovers over the board, or that has just left it.
    fn hover(&mut self, at: Vec2) {
        if self.active.touch.is_some() {
            return;
        }
        let was = *self.hovers;
        *self.hovers = matches!(self.standing.under(at).0, Meaning::Board { .. });
        if *self.hovers || was {
            let phase = if *self.hovers { Phase::Hovered } else { Phase::Left };
            self.send(phase, PointerId::Mouse, at);
        }
    }

    /// Sends an event of a pointer to the board.
    fn send(&mut self, phase: Phase, pointer: PointerId, at: Vec2) {
        self.board.write(BoardTouch { phase, position: at, is_finger: pointer.is_touch() });
    }

    /// Scrolls a list by this number of points, as far as its content reaches.
    fn scroll(&mut self, list: Entity, by: f32) {
        if let Ok((mut position, node)) = self.lists.get_mut(list) {
            let to = (position.y + by).clamp(0., room_below(node));
            if (to - position.y).abs() > f32::EPSILON {
                position.y = to;
                self.standing.move_by_player();
            }
        }
    }

    /// Sends the action of the slider position under the finger when it changes. A screen has one slider at
    /// most, and a redraw may have replaced it since the touch began.
    fn slide(&mut self, at: Vec2) {
        let Some(Touch { target: Target::Slider(chosen), .. }) = &mut self.active.touch else { return };
        let to = self.sliders.iter().next().map(|(slider, node, transform)| {
            let scale = node.inverse_scale_factor();
            let (middle, width) = (transform.translation.x * scale, node.size().x * scale);
            let room = (width - 2. * slider.margin).max(1.);
            let part = ((at.x - middle) / room + 0.5).clamp(0., 1.);
            (slider.action)((part * slider.steps as f32).round() as usize)
        });
        if to != *chosen {
            self.actions.write_batch(to.clone());
            *chosen = to;
        }
    }
}

/// Returns the distance by which a list can be scrolled from its top, in points.
fn room_below(node: &ComputedNode) -> f32 {
    ((node.content_size() - node.size()).y * node.inverse_scale_factor()).max(0.)
}

/// Follows the first pointer from press to lift.
fn follow(
    mut inputs: MessageReader<PointerInput>,
    mut left: MessageReader<CursorLeft>,
    mut pointers: Pointers,
    settings: Res<Settings>,
) {
    if settings.tap_is_switch() {
        // Taps are the switch. Unread messages would be handled again when scanning is switched off.
        inputs.clear();
        return;
    }
    // The last position of a mouse without a pressed button.
    let mut hovered_at = None;
    for input in inputs.read() {
        let at = input.location.position;
        let pointer = input.pointer_id;
        match input.action {
            PointerAction::Press(PointerButton::Primary) => pointers.press(pointer, at),
            PointerAction::Press(_) => pointers.press_other(pointer, at),
            PointerAction::Move { .. } => {
                if pointers.active.touch.is_none() && pointer == PointerId::Mouse {
                    hovered_at = Some(at);
                }
                pointers.move_to(pointer, at);
            }
            PointerAction::Release(PointerButton::Primary) => pointers.lift(pointer, at),
            PointerAction::Cancel => pointers.cancel(pointer, at),
            PointerAction::Scroll { y, unit, phase, .. } if phase != TouchPhase::Canceled => {
                pointers.turn_wheel(at, y, unit);
            }
            PointerAction::Release(_) | PointerAction::Scroll { .. } => {}
        }
    }
    if left.read().count() > 0 {
        hovered_at = None;
        pointers.leave();
    }
    if let Some(at) = hovered_at {
        pointers.hover(at);
    }
}

/// Marks the control under the finger as pressed, in the frame of the press.
fn mark_pressed(
    active: Res<ActiveTouch>,
    controls: Query<(Entity, &Control, Has<Pressed>, &ComputedNode, &UiGlobalTransform)>,
    mut commands: Commands,
) {
    if !active.is_changed() {
        return;
    }
    for (entity, control, was_pressed, node, transform) in &controls {
        let is_pressed = active.touch.as_ref().is_some_and(|touch| {
            !touch.scrolling
                && touch.target == Target::Control(control.0.clone())
                && node.contains_point(*transform, touch.last / node.inverse_scale_factor())
        });
        if is_pressed && !was_pressed {
            commands.entity(entity).insert(Pressed);
        } else if !is_pressed && was_pressed {
            commands.entity(entity).remove::<Pressed>();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_touches_that_slide_along_an_edge_are_palms() {
        let window = Vec2::new(600., 960.);
        let palm = |start: (f32, f32), at: (f32, f32)| is_palm(start.into(), at.into(), window);
        assert!(palm((10., 400.), (15., 460.)));
        assert!(palm((590., 400.), (580., 300.)));
        assert!(palm((300., 955.), (360., 950.)));
        assert!(!palm((10., 400.), (12., 410.)), "a tap at the edge is not a palm");
        assert!(!palm((10., 400.), (80., 460.)), "a slide away from the edge is not a palm");
        assert!(!palm((40., 400.), (40., 600.)), "a slide beside the edge is not a palm");
    }
}

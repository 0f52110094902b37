//! Pointer input from fingers, mouse and pen.
//!
//! Bevy's own click events lose a tap that begins and ends within one frame, and they do not cover
//! slides, second fingers and palms. This module therefore reads the picking messages and follows
//! the first pointer from press to lift. A press on a control sends its [`Action`], a press on a
//! list scrolls it, and the board receives a [`BoardTouch`].

use bevy::input::touch::TouchPhase;
use bevy::picking::PickingSystems;
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::{PointerAction, PointerButton, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::CursorLeft;

use crate::app::board::OnBoard;
use crate::app::device::viewport::Viewport;
use crate::app::state::debounce::Debounce;
use crate::app::state::settings::Settings;
use crate::app::ui::controls::{Pressed, Scrolls, Slider};
use crate::app::vocabulary::action::{Action, Control, Disabled};
use crate::app::vocabulary::messages::{BoardTouch, Phase};
use crate::app::vocabulary::schedule::Followed;
use crate::app::vocabulary::screen::Screen;

/// The largest movement of a tap, in points.
const SLOP: f32 = 10.;

/// Width in points of the edges of the window. A hand that holds the device or rests on it touches
/// there and slips along the edge.
const EDGE: f32 = 24.;

/// The current touch.
#[derive(Resource, Default)]
pub struct ActiveTouch {
    touch: Option<Touch>,
    /// Number of fingers and mouse buttons that are down.
    fingers_down: usize,
    /// `true` after a second finger, until all fingers are up. New presses are ignored.
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
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveTouch>()
        .insert_resource(bevy::ui::picking_backend::UiPickingSettings { require_markers: true })
        .add_systems(PreUpdate, (follow, mark_pressed).chain().in_set(Followed).after(PickingSystems::Last))
        .add_systems(StateTransition, debounce.run_if(state_changed::<Screen>));
}

/// Ignores touches for a moment on a new screen, since they may be meant for the previous one.
fn debounce(mut debounce: ResMut<Debounce>, time: Res<Time<Real>>) {
    debounce.start(time.elapsed_secs());
}

/// System parameters for the targets of a press.
#[derive(bevy::ecs::system::SystemParam)]
struct Targets<'w, 's> {
    hover: Res<'w, HoverMap>,
    controls: Query<'w, 's, (&'static Control, Has<Disabled>)>,
    board: Query<'w, 's, (), With<OnBoard>>,
    sliders: Query<'w, 's, (&'static Slider, &'static ComputedNode, &'static UiGlobalTransform)>,
    scrolls: Query<'w, 's, (), With<Scrolls>>,
    parents: Query<'w, 's, &'static ChildOf>,
}

impl Targets<'_, '_> {
    /// Returns the target under the pointer, and the list around it.
    fn under(&self, pointer: PointerId) -> (Target, Option<Entity>) {
        let mut hits: Vec<_> = self
            .hover
            .get(&pointer)
            .into_iter()
            .flatten()
            .map(|(entity, hit)| (hit.depth, *entity))
            .collect();
        hits.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut target = None;
        let mut scrolls = None;
        for (_, hit) in hits {
            for entity in std::iter::once(hit).chain(self.parents.iter_ancestors(hit)) {
                if scrolls.is_none() && self.scrolls.contains(entity) {
                    scrolls = Some(entity);
                }
                if target.is_none() {
                    target = match self.controls.get(entity) {
                        Ok((control, false)) => Some(Target::Control(control.0.clone())),
                        Ok((_, true)) => Some(Target::Page),
                        Err(_) if self.sliders.contains(entity) => Some(Target::Slider(None)),
                        Err(_) => self.board.contains(entity).then_some(Target::Board),
                    };
                }
            }
        }
        (target.unwrap_or(Target::Page), scrolls)
    }

    /// Returns the action of the slider at this point. A screen has one slider at most, and a redraw may have
    /// replaced it since the touch began.
    fn slid_to(&self, at: Vec2) -> Option<Action> {
        let (slider, node, transform) = self.sliders.iter().next()?;
        let scale = node.inverse_scale_factor();
        let (middle, width) = (transform.translation.x * scale, node.size().x * scale);
        let room = (width - 2. * slider.margin).max(1.);
        let part = ((at.x - middle) / room + 0.5).clamp(0., 1.);
        Some((slider.action)((part * slider.steps as f32).round() as usize))
    }
}

/// Returns `true` if a touch slides along an edge of the window.
fn is_palm(start: Vec2, at: Vec2, window: Vec2) -> bool {
    let along = |start: Vec2, at: Vec2, width: f32| {
        let beside = |x: f32| x < EDGE || x > width - EDGE;
        beside(start.x) && beside(at.x) && (at.y - start.y).abs() > EDGE
    };
    along(start, at, window.x) || along(start.yx(), at.yx(), window.y)
}

/// Follows the first pointer from press to lift.
fn follow(
    mut inputs: MessageReader<PointerInput>,
    mut left: MessageReader<CursorLeft>,
    viewport: Res<Viewport>,
    mut hovers: Local<bool>,
    mut active: ResMut<ActiveTouch>,
    mut debounce: ResMut<Debounce>,
    targets: Targets,
    nodes: Query<(&Control, &ComputedNode, &UiGlobalTransform), Without<Disabled>>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolls>>,
    mut actions: MessageWriter<Action>,
    mut board: MessageWriter<BoardTouch>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
) {
    if settings.tap_is_switch() {
        // Taps are the switch. Unread messages would be handled again when scanning is switched off.
        inputs.clear();
        return;
    }
    let mut scroll = |list: Entity, by: f32| {
        if let Ok((mut position, node)) = lists.get_mut(list) {
            let room = (node.content_size() - node.size()).y * node.inverse_scale_factor();
            position.y = (position.y + by).clamp(0., room.max(0.));
        }
    };
    if debounce.take_drop()
        && let Some(Touch { target: Target::Board, last, pointer, .. }) = active.touch.take()
    {
        let is_finger = pointer.is_touch();
        board.write(BoardTouch { phase: Phase::Cancelled, position: last, is_finger });
    }
    // The last position of a mouse without a pressed button.
    let mut hovered_at = None;
    for input in inputs.read() {
        let at = input.location.position;
        let pointer = input.pointer_id;
        let is_finger = pointer.is_touch();
        match input.action {
            PointerAction::Press(PointerButton::Primary) => {
                active.fingers_down += 1;
                if let Some(touch) = active.touch.take() {
                    // A second finger cancels the touch of the first.
                    active.spoilt = true;
                    if touch.target == Target::Board {
                        board.write(BoardTouch { phase: Phase::Cancelled, position: at, is_finger });
                    }
                    continue;
                }
                if active.spoilt || debounce.ignores(time.elapsed_secs()) {
                    continue;
                }
                let (target, scrolls) = targets.under(pointer);
                let phase = if target == Target::Board { Phase::Began } else { Phase::Beside };
                board.write(BoardTouch { phase, position: at, is_finger });
                active.touch =
                    Some(Touch { pointer, target, start: at, last: at, scrolls, scrolling: false });
                slide(&mut active, &targets, at, &mut actions);
            }
            PointerAction::Press(_) => {
                // Another mouse button cancels the touch on the board.
                if let Some(touch) = active.touch.take()
                    && touch.target == Target::Board
                {
                    board.write(BoardTouch { phase: Phase::Cancelled, position: at, is_finger });
                }
            }
            PointerAction::Move { .. } => {
                if active.touch.is_none() && pointer == PointerId::Mouse {
                    hovered_at = Some(at);
                }
                // Test with shared access first, so that a hovering mouse does not trigger change
                // detection.
                if active.touch.as_ref().is_none_or(|touch| touch.pointer != pointer) {
                    continue;
                }
                let Some(touch) = active.touch.as_mut() else { continue };
                let by = at - touch.last;
                touch.last = at;
                if touch.target == Target::Board && is_finger && is_palm(touch.start, at, viewport.size) {
                    active.touch = None;
                    board.write(BoardTouch { phase: Phase::Cancelled, position: at, is_finger });
                } else if touch.target == Target::Board {
                    board.write(BoardTouch { phase: Phase::Moved, position: at, is_finger });
                } else if matches!(touch.target, Target::Slider(_)) {
                    slide(&mut active, &targets, at, &mut actions);
                } else if let Some(list) = touch.scrolls {
                    let far = (at - touch.start).y.abs() > SLOP;
                    if is_finger && far {
                        touch.scrolling = true;
                    }
                    if touch.scrolling {
                        scroll(list, -by.y);
                    }
                }
            }
            PointerAction::Release(PointerButton::Primary) => {
                active.fingers_down = active.fingers_down.saturating_sub(1);
                if active.fingers_down == 0 {
                    active.spoilt = false;
                }
                let Some(touch) = active.touch.take_if(|touch| touch.pointer == pointer) else { continue };
                match touch.target {
                    Target::Board => {
                        board.write(BoardTouch { phase: Phase::Lifted, position: at, is_finger });
                    }
                    Target::Control(action) if !touch.scrolling => {
                        // A redraw may have replaced the entity, so compare actions.
                        let on_it = nodes.iter().any(|(control, node, transform)| {
                            control.0 == action
                                && node.contains_point(*transform, at / node.inverse_scale_factor())
                        });
                        if on_it {
                            actions.write(action);
                        }
                    }
                    _ => {}
                }
            }
            PointerAction::Release(_) => {}
            PointerAction::Cancel => {
                active.fingers_down = active.fingers_down.saturating_sub(1);
                if active.fingers_down == 0 {
                    active.spoilt = false;
                }
                if let Some(touch) = active.touch.take_if(|touch| touch.pointer == pointer)
                    && touch.target == Target::Board
                {
                    board.write(BoardTouch { phase: Phase::Cancelled, position: at, is_finger });
                }
            }
            PointerAction::Scroll { y, unit, phase, .. } => {
                if phase != TouchPhase::Canceled
                    && let (_, Some(list)) = targets.under(pointer)
                {
                    let line = match unit {
                        bevy::input::mouse::MouseScrollUnit::Line => 40.,
                        bevy::input::mouse::MouseScrollUnit::Pixel => 1.,
                    };
                    scroll(list, -y * line);
                }
            }
        }
    }
    if left.read().count() > 0 {
        hovered_at = None;
        if std::mem::take(&mut *hovers) {
            board.write(BoardTouch { phase: Phase::Left, position: Vec2::ZERO, is_finger: false });
        }
    }
    if let Some(position) = hovered_at
        && active.touch.is_none()
    {
        let was = *hovers;
        *hovers = targets.under(PointerId::Mouse).0 == Target::Board;
        if *hovers || was {
            let phase = if *hovers { Phase::Hovered } else { Phase::Left };
            board.write(BoardTouch { phase, position, is_finger: false });
        }
    }
}

/// Sends the action of the slider position under the finger when it changes.
fn slide(active: &mut ActiveTouch, targets: &Targets, at: Vec2, actions: &mut MessageWriter<Action>) {
    let Some(Touch { target: Target::Slider(chosen), .. }) = &mut active.touch else { return };
    let to = targets.slid_to(at);
    if to != *chosen {
        actions.write_batch(to.clone());
        *chosen = to;
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

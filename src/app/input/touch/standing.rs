//! What stands where in the window, and since when.
//!
//! A press is tested where it lands, at the moment it lands, against the nodes as they were laid out last:
//! that is what the player sees. Bevy's hover map would do this for the last position of a pointer in a
//! frame only.
//!
//! A place whose meaning has just changed is deaf for [`NEW`], since the press is meant for what stood there
//! before: the second tap of a double tap, or a finger that was on its way.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::{CalculatedClip, UiGlobalTransform, UiStack};

use crate::app::board::form::Facing;
use crate::app::board::picking;
use crate::app::board::place::Place;
use crate::app::board::seen;
use crate::app::board::zoom::Zoom;
use crate::app::state::session::Session;
use crate::app::ui::controls::{Repeats, Scrolls, Slider};
use crate::app::vocabulary::action::{Action, Control, Disabled, Explains};
use crate::app::vocabulary::screen::Screen;
use crate::rules::Side;

/// Time for which a place is deaf after another control came to stand there. A double tap is faster, and a
/// hand that reacts to what it sees is slower.
const NEW: Duration = Duration::from_millis(300);

/// Largest distance in points between the centres of a control before and after a redraw, if it stays in
/// its place.
const STAYS: f32 = 2.;

/// What a place in the window means to a finger.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Meaning {
    /// A control.
    Control {
        action: Action,
        /// See [`Repeats`].
        repeats: bool,
    },
    /// A [`Slider`].
    Slider,
    /// The board, enlarged or whole, seen from this direction.
    Board { enlarged: bool, facing: Facing },
    /// A control that cannot be used now.
    Disabled,
    /// Nothing that could be pressed.
    Nothing,
}

impl Meaning {
    /// Returns `true` for a control with this action.
    pub(super) fn is_control(&self, action: &Action) -> bool {
        matches!(self, Meaning::Control { action: known, .. } if known == action)
    }
}

/// A node that takes presses.
#[derive(Clone, Debug, PartialEq)]
struct Stand {
    /// The visible part, in points of the window.
    rect: Rect,
    meaning: Meaning,
    /// The list around it.
    list: Option<Entity>,
}

/// All that takes presses, from the bottom to the top.
#[derive(Clone, Debug, Default, PartialEq)]
struct Layout {
    stands: Vec<Stand>,
    board: Option<(Place, Zoom)>,
    /// The match on the table and the side whose player acts in it.
    actor: Option<(u32, Side)>,
}

impl Layout {
    /// Returns the topmost node at a point.
    fn top(&self, at: Vec2) -> Option<&Stand> {
        self.stands.iter().rev().find(|stand| stand.rect.contains(at))
    }

    /// Returns the meaning of a point.
    fn meaning(&self, at: Vec2) -> Meaning {
        match (self.top(at), &self.board) {
            (Some(stand), _) => stand.meaning.clone(),
            (None, Some((place, zoom))) if picking::is_on_board(place, zoom, at) => {
                Meaning::Board { enlarged: zoom.is_in(), facing: place.facing }
            }
            _ => Meaning::Nothing,
        }
    }

    /// Returns `true` if a point means the same to a finger as it did in an earlier layout.
    fn continues(&self, earlier: &Layout, at: Vec2) -> bool {
        let (is, was) = (self.meaning(at), earlier.meaning(at));
        let is_one_step_on = || {
            let repeats = |meaning: &Meaning| matches!(meaning, Meaning::Control { repeats: true, .. });
            let centre = |layout: &Layout| layout.top(at).map(|stand| stand.rect.center());
            repeats(&is)
                && repeats(&was)
                && matches!((centre(self), centre(earlier)), (Some(a), Some(b)) if a.distance(b) <= STAYS)
        };
        // The same control, such as Pass, ends the turn of another player.
        let is_of_other = matches!(&is, Meaning::Control { action: Action::Play(action), .. } if action.makes_a_turn())
            && self.actor != earlier.actor;
        let is_dead = |meaning: &Meaning| matches!(meaning, Meaning::Disabled | Meaning::Nothing);
        // Nothing comes to lie over the board but what a player has asked for, such as a menu.
        let was_board = matches!(was, Meaning::Board { .. }) && !matches!(is, Meaning::Board { .. });
        (is == was && !is_of_other) || is_dead(&is) || is_dead(&was) || was_board || is_one_step_on()
    }
}

/// What stands where now, and what stood there a moment ago.
#[derive(Resource, Default)]
pub struct Standing {
    now: Layout,
    /// Earlier layouts, with the times until which they stood.
    earlier: VecDeque<(Duration, Layout)>,
    /// The player has moved what stands there, so no place is new.
    is_moved: bool,
}

impl Standing {
    /// Returns the meaning of a point of the window, and the list around it.
    pub(super) fn under(&self, at: Vec2) -> (Meaning, Option<Entity>) {
        (self.now.meaning(at), self.now.top(at).and_then(|stand| stand.list))
    }

    /// Returns `true` if a point of the window has meant something else until a moment ago.
    #[must_use]
    pub fn is_new(&self, at: Vec2) -> bool {
        self.earlier.iter().any(|(_, layout)| !self.now.continues(layout, at))
    }

    /// Returns `true` if a control with this action stands anywhere.
    pub(super) fn has(&self, action: &Action) -> bool {
        self.now.stands.iter().any(|stand| stand.meaning.is_control(action))
    }

    /// Lets the player move what stands somewhere, by scrolling. Nothing that moves with the finger is new.
    pub(super) fn move_by_player(&mut self) {
        self.is_moved = true;
    }

    /// Forgets the layouts that stood long ago.
    fn forget(&mut self, now: Duration) {
        while self.earlier.front().is_some_and(|(until, _)| *until + NEW <= now) {
            self.earlier.pop_front();
        }
    }

    /// Takes over the current layout.
    fn update(&mut self, layout: Layout, now: Duration) {
        self.forget(now);
        if layout == self.now {
            return;
        }
        let before = std::mem::replace(&mut self.now, layout);
        if std::mem::take(&mut self.is_moved) {
            self.earlier.clear();
        } else {
            self.earlier.push_back((now, before));
        }
    }
}

/// System parameters for all that takes presses.
#[derive(SystemParam)]
pub(super) struct Nodes<'w, 's> {
    stack: Res<'w, UiStack>,
    all: Query<
        'w,
        's,
        (
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            &'static Pickable,
            Option<&'static CalculatedClip>,
        ),
    >,
    controls: Query<'w, 's, (&'static Control, Has<Disabled>, Has<Explains>, Has<Repeats>)>,
    sliders: Query<'w, 's, (), With<Slider>>,
    lists: Query<'w, 's, (), With<Scrolls>>,
    fields: Query<'w, 's, (), With<EditableText>>,
    parents: Query<'w, 's, &'static ChildOf>,
    screen: Res<'w, State<Screen>>,
    place: Option<Res<'w, Place>>,
    zoom: Res<'w, Zoom>,
    session: Res<'w, Session>,
}

impl Nodes<'_, '_> {
    /// Returns the current layout.
    fn layout(&self) -> Layout {
        let stands = self.stack.uinodes.iter().filter_map(|&entity| self.stand(entity)).collect();
        let has_board = seen::has_board(*self.screen.get());
        let board = self.place.as_ref().filter(|_| has_board).map(|place| (**place, *self.zoom));
        let game = self.session.game();
        Layout { stands, board, actor: game.map(|game| (game.id(), game.acting_side())) }
    }

    /// Returns a node that takes presses.
    fn stand(&self, entity: Entity) -> Option<Stand> {
        let (node, transform, visible, pickable, clip) = self.all.get(entity).ok()?;
        if !visible.get() || !pickable.should_block_lower {
            return None;
        }
        // A node that is turned by quarters fills its bounding box.
        let half = (transform.matrix2.x_axis.abs() * node.size().x
            + transform.matrix2.y_axis.abs() * node.size().y)
            / 2.;
        let rect = Rect::from_center_half_size(transform.translation, half);
        let rect = clip.map_or(rect, |clip| rect.intersect(clip.clip));
        if rect.is_empty() {
            return None;
        }
        let scale = node.inverse_scale_factor();
        let rect = Rect::from_corners(rect.min * scale, rect.max * scale);
        let around = || std::iter::once(entity).chain(self.parents.iter_ancestors(entity));
        let list = around().find(|entity| self.lists.contains(*entity));
        let meaning = around().find_map(|entity| self.meaning(entity)).unwrap_or(Meaning::Nothing);
        Some(Stand { rect, meaning, list })
    }

    /// Returns the meaning of an entity, if it has one.
    fn meaning(&self, entity: Entity) -> Option<Meaning> {
        if self.fields.contains(entity) {
            // A press in a text field places the cursor, also inside of a control.
            return Some(Meaning::Nothing);
        }
        match self.controls.get(entity) {
            Ok((_, true, false, _)) => Some(Meaning::Disabled),
            Ok((control, _, _, repeats)) => Some(Meaning::Control { action: control.0.clone(), repeats }),
            Err(_) => self.sliders.contains(entity).then_some(Meaning::Slider),
        }
    }
}

/// Forgets what stood somewhere long ago: the app may have slept since the last frame.
pub(super) fn forget(time: Res<Time<Real>>, mut standing: ResMut<Standing>) {
    standing.forget(time.elapsed());
}

/// Takes over what this frame has laid out.
pub(super) fn watch(nodes: Nodes, time: Res<Time<Real>>, mut standing: ResMut<Standing>) {
    standing.update(nodes.layout(), time.elapsed());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::vocabulary::action::{GoTo, PlayAction, Setting};

    fn stand(rect: [f32; 4], action: impl Into<Action>, repeats: bool) -> Stand {
        let [left, top, right, bottom] = rect;
        let meaning = Meaning::Control { action: action.into(), repeats };
        Stand { rect: Rect::new(left, top, right, bottom), meaning, list: None }
    }

    fn layout(stands: Vec<Stand>) -> Layout {
        Layout { stands, board: None, actor: None }
    }

    const BUTTON: [f32; 4] = [0., 0., 100., 50.];
    const HERE: Vec2 = Vec2::new(50., 25.);

    #[test]
    fn a_place_is_new_for_a_moment_after_another_control_came_there() {
        let mut standing = Standing::default();
        let at = Duration::from_millis;
        standing.update(layout(vec![stand(BUTTON, PlayAction::FinishTurn, false)]), at(0));
        assert!(!standing.is_new(HERE), "nothing stood there before");
        standing.update(layout(vec![stand(BUTTON, PlayAction::StartTurn, false)]), at(1000));
        assert!(standing.is_new(HERE));
        assert!(!standing.is_new(Vec2::new(50., 80.)), "beside it nothing has changed");
        standing.update(layout(vec![stand(BUTTON, PlayAction::StartTurn, false)]), at(1299));
        assert!(standing.is_new(HERE));
        standing.update(layout(vec![stand(BUTTON, PlayAction::StartTurn, false)]), at(1300));
        assert!(!standing.is_new(HERE));
    }

    #[test]
    fn a_control_that_stays_or_goes_on_is_not_new() {
        let mut standing = Standing::default();
        let at = Duration::from_millis;
        standing.update(layout(vec![stand(BUTTON, GoTo::Back, false)]), at(0));
        standing.update(layout(vec![stand([0., 0., 90., 50.], GoTo::Back, false)]), at(20));
        assert!(!standing.is_new(HERE), "the same action stands there");
        let mut standing = Standing::default();
        standing.update(layout(vec![stand(BUTTON, Setting::Mute(true), true)]), at(0));
        standing.update(layout(vec![stand(BUTTON, Setting::Mute(false), true)]), at(20));
        assert!(!standing.is_new(HERE), "a switch is pressed again");
        standing.update(layout(vec![stand([0., 10., 100., 60.], Setting::Numbers(true), true)]), at(40));
        assert!(standing.is_new(HERE), "another switch has moved there");
        let mut standing = Standing::default();
        standing.update(layout(vec![stand(BUTTON, GoTo::About, false)]), at(0));
        standing.move_by_player();
        standing.update(layout(vec![stand(BUTTON, GoTo::Back, false)]), at(20));
        assert!(!standing.is_new(HERE), "the player has scrolled it there");
    }
}

//! Navigation between the possible targets of the focus.

use bevy::prelude::*;
use bevy::ui::{UiGlobalTransform, UiStack};

use crate::app::board::place::Place;
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::vocabulary::action::{Action, Control, Disabled, GoTo};
use crate::rules::Square;

/// System parameters for the enabled controls.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Controls<'w, 's> {
    stack: Res<'w, UiStack>,
    nodes: Query<
        'w,
        's,
        (&'static Control, &'static ComputedNode, &'static UiGlobalTransform),
        Without<Disabled>,
    >,
}

impl Controls<'_, '_> {
    /// Returns the actions of the controls in the order of the screen, each with its rectangle in
    /// points of the window. Of two controls with the same action, only the first is included.
    #[must_use]
    pub fn places(&self) -> Vec<(Action, Rect)> {
        let mut places: Vec<(Action, Rect)> = Vec::new();
        for &entity in &self.stack.uinodes {
            let Ok((control, node, transform)) = self.nodes.get(entity) else { continue };
            let scale = node.inverse_scale_factor();
            let rect = Rect::from_center_size(transform.translation * scale, node.size() * scale);
            if rect.width() > 0. && !places.iter().any(|(known, _)| *known == control.0) {
                places.push((control.0.clone(), rect));
            }
        }
        places
    }
}

/// Returns the square on which the focus enters the board: the last one that it had, or else the
/// centre.
pub(super) fn doorstep(place: &Place, last: Option<Square>) -> Option<FocusOn> {
    let middle = || place.form.grid.square(place.form.grid.columns / 2, place.form.grid.rows / 2);
    last.or_else(middle).map(FocusOn::Board)
}

/// Returns the control nearest to a rectangle, or the first one without a rectangle. The control
/// that leaves the screen is the last resort.
pub(super) fn nearest(places: &[(Action, Rect)], to: Option<Rect>) -> Option<FocusOn> {
    let away = |rect: &Rect| to.map_or(0., |to| rect.center().distance(to.center()));
    let is_back = |action: &Action| *action == Action::Go(GoTo::Back);
    let by = |(action, rect): &&(Action, Rect)| if is_back(action) { f32::MAX } else { away(rect) };
    let found = places.iter().min_by(|a, b| by(a).total_cmp(&by(b)))?;
    Some(FocusOn::Control(found.0.clone()))
}

/// Returns the next or previous target in order: the board, if there is one, then the controls.
pub(super) fn step(
    places: &[(Action, Rect)],
    place: Option<&Place>,
    focus: &Focus,
    on: bool,
) -> Option<FocusOn> {
    let board = usize::from(place.is_some());
    let count = places.len() + board;
    if count == 0 {
        return None;
    }
    let at = match &focus.on {
        Some(FocusOn::Board(_)) if board == 1 => Some(0),
        Some(FocusOn::Control(action)) => {
            places.iter().position(|(known, _)| known == action).map(|at| at + board)
        }
        _ => None,
    };
    let to = match (at, on) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    match to.checked_sub(board) {
        Some(at) => Some(FocusOn::Control(places[at].0.clone())),
        None => place.and_then(|place| doorstep(place, focus.square)),
    }
}

/// Returns the nearest target in a direction: a neighbouring square, or else a control.
pub(super) fn towards(
    places: &[(Action, Rect)],
    place: Option<&Place>,
    focus: &Focus,
    way: Vec2,
) -> Option<FocusOn> {
    let from = focus.on.as_ref();
    let origin = match (from, place) {
        (Some(FocusOn::Board(square)), Some(place)) => {
            if let Some(next) = place.form.neighbour(*square, way) {
                return Some(FocusOn::Board(next));
            }
            place.rect(*square)
        }
        (Some(FocusOn::Control(action)), _) => places.iter().find(|(known, _)| known == action)?.1,
        _ => return step(places, place, focus, true),
    };
    // Distance of a target that lies ahead: the gap in this direction plus twice the sideways gap.
    let cost = |to: Rect| {
        let ahead = (to.center() - origin.center()).dot(way);
        let gap = ahead - (to.half_size() + origin.half_size()).dot(way.abs());
        let across = way.perp().abs();
        let beside = ((to.center() - origin.center()).dot(across).abs()
            - (to.half_size() + origin.half_size()).dot(across))
        .max(0.);
        (ahead > 1. && gap > -to.half_size().dot(way.abs())).then(|| gap.max(0.) + 2. * beside)
    };
    let controls = places
        .iter()
        .filter(|(action, _)| from != Some(&FocusOn::Control(action.clone())))
        .filter_map(|(action, rect)| Some((cost(*rect)?, FocusOn::Control(action.clone()))));
    let squares = place.filter(|_| !matches!(from, Some(FocusOn::Board(_)))).into_iter().flat_map(|place| {
        place
            .form
            .grid
            .squares()
            .filter_map(|square| Some((cost(place.rect(square))?, FocusOn::Board(square))))
    });
    controls.chain(squares).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, to)| to)
}

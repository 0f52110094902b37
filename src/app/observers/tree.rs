//! The tree of what is on the screen, for systems whose screen readers do not get it from the window: a
//! browser shows it as elements of the page, a tablet as nodes of its own.
//!
//! [`access`](super::access) gives every control and every square its node. The tree holds those with their
//! places, in the order in which they are read: line by line. A node keeps its id when its screen is drawn
//! anew with other entities, so that a reader stays where it is.

use std::collections::HashMap;

use accesskit::{Action as Request, ActionData, Live, Node as AccessNode, NodeId, Role, Toggled, TreeId};
use bevy::a11y::{AccessibilityNode, ActionRequest};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use crate::app::board::At;
use crate::app::device::Device;
use crate::app::device::language::Language;
use crate::app::device::viewport::Viewport;
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::vocabulary::action::{Control, Says};
use crate::app::vocabulary::field::Field;
use crate::platform::assist::{Tree, TreeAct, TreeNode, TreeRequest};

/// Height, in points, within which nodes are in the same line.
const LINE: f32 = 24.;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(PreUpdate, hear.run_if(is_wanted))
        .add_systems(Last, (show.run_if(is_wanted), forget.run_if(not(is_wanted))));
}

/// Returns `true` while a screen reader may want the tree.
fn is_wanted(device: Res<Device>, _main: NonSendMarker) -> bool {
    device.0.wants_tree()
}

/// Forgets what was shown, so that a screen reader that begins later gets all of it.
fn forget(mut shown: ResMut<Shown>) {
    if !shown.tree.nodes.is_empty() {
        *shown = Shown::default();
    }
}

/// The tree that the system shows, and the entities of its nodes by their ids.
#[derive(Resource, Default)]
struct Shown {
    tree: Tree,
    entities: HashMap<String, Entity>,
}

/// The components that tell what a node is about.
type Subject<'w> = (Option<&'w Control>, Option<&'w Says>, Option<&'w At>, Option<&'w Field>);

/// Returns the name of a subject, which stays the same when its screen is drawn anew.
fn subject((control, says, at, field): Subject, node: &AccessNode) -> String {
    match (control, at, field) {
        (Some(Control(action)), ..) => {
            let action = format!("{action:?}");
            match says {
                // The action holds the state that it would lead to.
                Some(Says::On(_) | Says::Unfolded(_)) => action.replace("true", "").replace("false", ""),
                Some(Says::Chosen(_)) | None => action,
            }
        }
        (_, Some(At(square)), _) => format!("{square:?}"),
        (.., Some(field)) => format!("{field:?}"),
        _ => format!("{:?}", node.role()),
    }
}

/// Shows the tree when it has changed.
fn show(
    nodes: Query<(Entity, &AccessibilityNode, Option<(&ComputedNode, &UiGlobalTransform)>, Subject)>,
    device: Res<Device>,
    language: Res<Language>,
    viewport: Res<Viewport>,
    focus: Res<Focus>,
    mut shown: ResMut<Shown>,
    _main: NonSendMarker,
) {
    let focused = focus.shown();
    // Bevy gives nodes to icons as well.
    let is_read =
        |node: &AccessNode| node.label().is_some_and(|label| !label.is_empty()) || node.live().is_some();
    let mut read: Vec<_> = nodes
        .iter()
        .filter(|(_, node, ..)| is_read(node))
        .map(|(entity, node, place, about)| {
            let place = match (place, node.bounds()) {
                (Some((node, transform)), _) => {
                    let scale = node.inverse_scale_factor();
                    Rect::from_center_size(transform.translation * scale, node.size() * scale)
                }
                (None, Some(bounds)) => {
                    let [x0, y0, x1, y1] =
                        [bounds.x0, bounds.y0, bounds.x1, bounds.y1].map(|side| side as f32 / viewport.scale);
                    Rect::new(x0, y0, x1, y1)
                }
                (None, None) => Rect::default(),
            };
            let (control, _, at, _) = about;
            let is_focused = focused.is_some_and(|focused| match focused {
                FocusOn::Control(action) => control.is_some_and(|control| control.0 == *action),
                FocusOn::Board(square) => at.is_some_and(|at| at.0 == *square),
            });
            (described(subject(about, node), node, place), entity, is_focused)
        })
        .collect();
    let is_right_to_left = language.is_right_to_left();
    read.sort_by(|(a, ..), (b, ..)| {
        let line = |node: &TreeNode| ((node.y + node.height / 2.) / LINE).round();
        let column = |node: &TreeNode| if is_right_to_left { -node.x - node.width } else { node.x };
        line(a).total_cmp(&line(b)).then(column(a).total_cmp(&column(b)))
    });
    let mut tree = Tree::default();
    shown.entities.clear();
    for (mut node, entity, is_focused) in read {
        // Controls with the same action are told apart by their order.
        let mut number = 1;
        let name = node.id.clone();
        while shown.entities.contains_key(&node.id) {
            number += 1;
            node.id = format!("{name} {number}");
        }
        shown.entities.insert(node.id.clone(), entity);
        if is_focused && tree.focus.is_none() {
            tree.focus = Some(node.id.clone());
        }
        tree.nodes.push(node);
    }
    if shown.tree != tree {
        device.0.show_tree(&tree);
        shown.tree = tree;
    }
}

/// Returns a node in the words of ARIA.
fn described(id: String, node: &AccessNode, place: Rect) -> TreeNode {
    TreeNode {
        id,
        role: match node.role() {
            Role::RadioButton => "radio",
            Role::Switch => "switch",
            Role::Slider => "slider",
            Role::TextInput => "textbox",
            Role::Status => "status",
            _ => "button",
        },
        label: node.label().unwrap_or_default().to_owned(),
        value: node.value().map(str::to_owned),
        checked: node.toggled().map(|toggled| toggled == Toggled::True),
        expanded: node.is_expanded(),
        disabled: node.is_disabled(),
        live: node.live().filter(|live| *live != Live::Off).map(|_| "polite"),
        min: node.min_numeric_value(),
        max: node.max_numeric_value(),
        now: node.numeric_value(),
        x: place.min.x,
        y: place.min.y,
        width: place.width(),
        height: place.height(),
    }
}

/// Passes the requests of screen readers on, in the words of AccessKit.
fn hear(
    device: Res<Device>,
    shown: Res<Shown>,
    mut requests: MessageWriter<ActionRequest>,
    _main: NonSendMarker,
) {
    requests.write_batch(device.0.tree_requests().into_iter().filter_map(|TreeRequest { id, act }| {
        let target_node = NodeId(shown.entities.get(&id)?.to_bits());
        let (action, data) = match act {
            TreeAct::Click => (Request::Click, None),
            TreeAct::Focus => (Request::Focus, None),
            TreeAct::Increment => (Request::Increment, None),
            TreeAct::Decrement => (Request::Decrement, None),
            TreeAct::SetText(text) => (Request::SetValue, Some(ActionData::Value(text.into()))),
            TreeAct::SetNumber(number) => (Request::SetValue, Some(ActionData::NumericValue(number))),
        };
        Some(ActionRequest(accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data }))
    }));
}

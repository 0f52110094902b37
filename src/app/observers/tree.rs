//! The tree of what is on the screen, for systems whose screen readers do not get it from the window: a
//! browser shows it as elements of the page.
//!
//! [`access`](super::access) gives every control and every square its node. The tree holds those with their
//! places, in the order in which they are read: line by line.

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
use crate::app::vocabulary::action::Control;
use crate::platform::assist::{Tree, TreeAct, TreeNode, TreeRequest};

/// Height, in points, within which nodes are in the same line.
const LINE: f32 = 24.;

pub(super) fn plugin(app: &mut App) {
    if !app.world().resource::<Device>().0.wants_tree() {
        return;
    }
    app.add_systems(PreUpdate, hear).add_systems(Last, show);
}

/// Shows the tree when it has changed.
fn show(
    nodes: Query<(
        Entity,
        &AccessibilityNode,
        Option<(&ComputedNode, &UiGlobalTransform)>,
        Option<&Control>,
        Option<&At>,
    )>,
    device: Res<Device>,
    language: Res<Language>,
    viewport: Res<Viewport>,
    focus: Res<Focus>,
    mut shown: Local<Tree>,
    _main: NonSendMarker,
) {
    let focused = focus.shown();
    let mut tree = Tree::default();
    // Bevy gives nodes to icons as well.
    let is_read =
        |node: &AccessNode| node.label().is_some_and(|label| !label.is_empty()) || node.live().is_some();
    for (entity, node, place, control, at) in nodes.iter().filter(|(_, node, ..)| is_read(node)) {
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
        let id = entity.to_bits().to_string();
        let is_focused = focused.is_some_and(|focused| match focused {
            FocusOn::Control(action) => control.is_some_and(|control| control.0 == *action),
            FocusOn::Board(square) => at.is_some_and(|at| at.0 == *square),
        });
        if is_focused {
            tree.focus = Some(id.clone());
        }
        tree.nodes.push(described(id, node, place));
    }
    let is_right_to_left = language.is_right_to_left();
    tree.nodes.sort_by(|a, b| {
        let line = |node: &TreeNode| ((node.y + node.height / 2.) / LINE).round();
        let column = |node: &TreeNode| if is_right_to_left { -node.x - node.width } else { node.x };
        line(a).total_cmp(&line(b)).then(column(a).total_cmp(&column(b)))
    });
    if *shown != tree {
        device.0.show_tree(&tree);
        *shown = tree;
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
fn hear(device: Res<Device>, mut requests: MessageWriter<ActionRequest>, _main: NonSendMarker) {
    requests.write_batch(device.0.tree_requests().into_iter().map(|TreeRequest { id, act }| {
        let (action, data) = match act {
            TreeAct::Click => (Request::Click, None),
            TreeAct::Focus => (Request::Focus, None),
            TreeAct::Increment => (Request::Increment, None),
            TreeAct::Decrement => (Request::Decrement, None),
            TreeAct::SetText(text) => (Request::SetValue, Some(ActionData::Value(text.into()))),
            TreeAct::SetNumber(number) => (Request::SetValue, Some(ActionData::NumericValue(number))),
        };
        let (target_tree, target_node) = (TreeId::ROOT, NodeId(id));
        ActionRequest(accesskit::ActionRequest { action, target_tree, target_node, data })
    }));
}

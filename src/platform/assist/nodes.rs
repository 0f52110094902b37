//! The tree as nodes of AccessKit, for its adapters on tablets.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Rect, Role, Toggled, Tree as Root, TreeId,
    TreeUpdate,
};

use super::{Tree, TreeAct, TreeNode, TreeRequest};

/// The node of the window, which holds all others in the order in which they are read.
const WINDOW: NodeId = NodeId(0);

/// The nodes that an adapter shows.
///
/// # Examples
///
/// ```
/// use accesskit::{Action, ActionRequest, TreeId};
/// use parlour::platform::assist::nodes::Nodes;
/// use parlour::platform::assist::{Tree, TreeAct, TreeNode};
///
/// let undo = TreeNode { id: "undo".to_owned(), label: "Undo".to_owned(), ..TreeNode::of("button") };
/// let mut nodes = Nodes::default();
/// let update = nodes.update(&Tree { nodes: vec![undo], focus: None }, 2.);
/// let [(_, window), (id, button)] = &update.nodes[..] else { panic!("two nodes") };
/// assert_eq!(window.children(), [*id]);
/// assert_eq!(button.label(), Some("Undo"));
///
/// let tap = ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: *id, data: None };
/// let request = nodes.request(&tap).expect("the node is shown");
/// assert_eq!((request.id.as_str(), request.act), ("undo", TreeAct::Click));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Nodes {
    /// The ids of the nodes that are shown.
    shown: HashMap<NodeId, String>,
}

impl Nodes {
    /// Returns all nodes of a tree. `scale` is the number of physical pixels in a point.
    pub fn update(&mut self, tree: &Tree, scale: f32) -> TreeUpdate {
        let mut window = Node::new(Role::Window);
        window.set_label("Parlour");
        window.set_children(tree.nodes.iter().map(|node| number(&node.id)).collect::<Vec<_>>());
        let read = tree.nodes.iter().map(|node| (number(&node.id), described(node, scale.into())));
        self.shown = tree.nodes.iter().map(|node| (number(&node.id), node.id.clone())).collect();
        TreeUpdate {
            nodes: [(WINDOW, window)].into_iter().chain(read).collect(),
            tree: Some(Root::new(WINDOW)),
            tree_id: TreeId::ROOT,
            focus: tree.focus.as_deref().map_or(WINDOW, number),
        }
    }

    /// Returns a request in the words of the tree, or `None` if the node is gone or the app does nothing of this
    /// kind.
    #[must_use]
    pub fn request(&self, request: &ActionRequest) -> Option<TreeRequest> {
        let act = match (request.action, &request.data) {
            (Action::Click, _) => TreeAct::Click,
            (Action::Focus, _) => TreeAct::Focus,
            (Action::Increment, _) => TreeAct::Increment,
            (Action::Decrement, _) => TreeAct::Decrement,
            (Action::SetValue, Some(ActionData::Value(text))) => TreeAct::SetText(text.to_string()),
            (Action::SetValue, Some(ActionData::NumericValue(number))) => TreeAct::SetNumber(*number),
            _ => return None,
        };
        Some(TreeRequest { id: self.shown.get(&request.target_node)?.clone(), act })
    }
}

/// Returns the number of a node. It follows from the id, so it stays the same when the screen is drawn anew.
fn number(id: &str) -> NodeId {
    let mut hasher = DefaultHasher::new();
    id.hash(&mut hasher);
    NodeId(hasher.finish().max(WINDOW.0 + 1))
}

fn described(node: &TreeNode, scale: f64) -> Node {
    let role = match node.role {
        "radio" => Role::RadioButton,
        "switch" => Role::Switch,
        "slider" => Role::Slider,
        "textbox" => Role::TextInput,
        "status" => Role::Status,
        _ => Role::Button,
    };
    let mut shown = Node::new(role);
    shown.set_label(node.label.as_str());
    let [left, top, width, height] =
        [node.x, node.y, node.width, node.height].map(|side| f64::from(side) * scale);
    shown.set_bounds(Rect { x0: left, y0: top, x1: left + width, y1: top + height });
    if let Some(value) = &node.value {
        shown.set_value(value.as_str());
    }
    if let Some(checked) = node.checked {
        shown.set_toggled(Toggled::from(checked));
    }
    if let Some(expanded) = node.expanded {
        shown.set_expanded(expanded);
    }
    if node.live.is_some() {
        shown.set_live(Live::Polite);
    }
    if let Some(((min, max), now)) = node.min.zip(node.max).zip(node.now) {
        shown.set_min_numeric_value(min);
        shown.set_max_numeric_value(max);
        shown.set_numeric_value(now);
        shown.set_numeric_value_step(1.);
    }
    if node.disabled {
        shown.set_disabled();
        return shown;
    }
    let actions: &[Action] = match role {
        Role::Status => &[],
        Role::Slider => &[Action::Increment, Action::Decrement, Action::SetValue, Action::Focus],
        Role::TextInput => &[Action::Click, Action::SetValue, Action::Focus],
        _ => &[Action::Click, Action::Focus],
    };
    for action in actions {
        shown.add_action(*action);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(node: TreeNode) -> Node {
        let update = Nodes::default().update(&Tree { nodes: vec![node], focus: None }, 2.);
        update.nodes[1].1.clone()
    }

    #[test]
    fn a_node_keeps_its_number_and_its_order() {
        let node = |id: &str| TreeNode { id: id.to_owned(), label: id.to_owned(), ..TreeNode::of("button") };
        let mut nodes = Nodes::default();
        let tree = Tree { nodes: vec![node("a"), node("b")], focus: Some("b".to_owned()) };
        let before = nodes.update(&tree, 1.);
        assert_eq!(before.focus, before.nodes[2].0);
        let after = nodes.update(&Tree { nodes: vec![node("c"), node("a")], focus: None }, 1.);
        assert_eq!(after.nodes[0].1.children(), [after.nodes[1].0, before.nodes[1].0]);
        assert_eq!(after.focus, WINDOW);
        let gone = before.nodes[2].0;
        let click = |target_node| ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        };
        assert_eq!(nodes.request(&click(gone)), None, "a node that is gone does nothing");
        assert_eq!(nodes.request(&click(before.nodes[1].0)).map(|request| request.id).as_deref(), Some("a"));
    }

    #[test]
    fn a_node_tells_its_state_and_what_can_be_done() {
        let switch = shown(TreeNode { checked: Some(true), ..TreeNode::of("switch") });
        assert_eq!((switch.role(), switch.toggled()), (Role::Switch, Some(Toggled::True)));
        assert!(switch.supports_action(Action::Click) && !switch.supports_action(Action::SetValue));

        let slider = shown(TreeNode {
            min: Some(0.),
            max: Some(9.),
            now: Some(3.),
            value: Some("3".to_owned()),
            ..TreeNode::of("slider")
        });
        assert_eq!(
            (slider.numeric_value(), slider.max_numeric_value(), slider.value()),
            (Some(3.), Some(9.), Some("3"))
        );
        assert!(slider.supports_action(Action::Increment) && !slider.supports_action(Action::Click));

        let status = shown(TreeNode { live: Some("polite"), ..TreeNode::of("status") });
        assert_eq!(status.live(), Some(Live::Polite));
        assert!(!status.supports_action(Action::Click));

        let off = shown(TreeNode {
            disabled: true,
            x: 10.,
            y: 20.,
            width: 30.,
            height: 40.,
            ..TreeNode::of("button")
        });
        assert!(off.is_disabled() && !off.supports_action(Action::Click));
        assert_eq!(off.bounds(), Some(Rect { x0: 20., y0: 40., x1: 80., y1: 120. }), "in physical pixels");
    }

    #[test]
    fn requests_carry_their_values() {
        let mut nodes = Nodes::default();
        let node = TreeNode { id: "x".to_owned(), ..TreeNode::of("textbox") };
        let id = nodes.update(&Tree { nodes: vec![node], focus: None }, 1.).nodes[1].0;
        let ask = |action, data| {
            nodes
                .request(&ActionRequest { action, target_tree: TreeId::ROOT, target_node: id, data })
                .map(|told| told.act)
        };
        assert_eq!(
            ask(Action::SetValue, Some(ActionData::Value("Zoë".into()))),
            Some(TreeAct::SetText("Zoë".to_owned()))
        );
        assert_eq!(ask(Action::SetValue, Some(ActionData::NumericValue(2.))), Some(TreeAct::SetNumber(2.)));
        assert_eq!(ask(Action::SetValue, None), None);
        assert_eq!(ask(Action::Increment, None), Some(TreeAct::Increment));
        assert_eq!(ask(Action::ScrollDown, None), None);
    }
}

//! Help for players that a system gives outside the window: the text that is edited, and the tree of what is on
//! the screen. Browsers and tablets need both; desktops get them through the window.

use serde::Serialize;

#[cfg(not(target_family = "wasm"))]
pub mod nodes;

/// A text that a player edits: in a field at this place of the window, in points, or in a dialog with this title and
/// these buttons.
#[derive(Clone, Debug, PartialEq)]
pub struct EditedText {
    /// The name of the text, for example "Name".
    pub title: String,
    /// The word on the button that takes the text over.
    pub confirm: String,
    /// The word on the button that leaves the text as it was.
    pub cancel: String,
    /// The text when the editing begins. All of it is selected.
    pub text: String,
    /// Left, top, width and height.
    pub place: [f32; 4],
    /// The largest number of characters.
    pub longest: usize,
    /// The language is written from right to left.
    pub is_right_to_left: bool,
}

/// A change of the edited text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The whole text, as it is now.
    Text(String),
    /// The player has ended the editing: with a key, or by closing the dialog. A text that counts comes before it.
    Done,
}

/// A node of the tree, in the words of ARIA.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TreeNode {
    /// The id of the node, which stays the same when the screen is drawn anew.
    pub id: String,
    /// The role.
    pub role: &'static str,
    /// The name.
    pub label: String,
    /// The value of a text field or a slider, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The state of a switch or a radio button.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checked: Option<bool>,
    /// The state of a control that unfolds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expanded: Option<bool>,
    /// The control does nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub disabled: bool,
    /// Changes of the name are read aloud.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<&'static str>,
    /// The lowest value, the highest and the present one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(missing_docs, reason = "see `min`")]
    pub max: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[expect(missing_docs, reason = "see `min`")]
    pub now: Option<f64>,
    /// The place in the window, in points.
    pub x: f32,
    #[expect(missing_docs, reason = "see `x`")]
    pub y: f32,
    #[expect(missing_docs, reason = "see `x`")]
    pub width: f32,
    #[expect(missing_docs, reason = "see `x`")]
    pub height: f32,
}

impl TreeNode {
    /// Returns a node with this role and nothing else.
    #[must_use]
    pub fn of(role: &'static str) -> TreeNode {
        TreeNode { role, ..TreeNode::default() }
    }
}

/// The tree of what is on the screen, in the order in which it is read.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tree {
    /// The nodes.
    pub nodes: Vec<TreeNode>,
    /// The id of the node with the focus of the keyboard.
    pub focus: Option<String>,
}

/// A request about a node of the tree.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeRequest {
    /// The id of the node.
    pub id: String,
    /// The request.
    pub act: TreeAct,
}

/// The kinds of requests about a node.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the names are those of ARIA and of screen readers")]
pub enum TreeAct {
    Click,
    Focus,
    Increment,
    Decrement,
    SetText(String),
    SetNumber(f64),
}

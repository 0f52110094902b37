//! The properties of a whole game, and its first turn.

use super::tree::{Property, Tree};
use crate::rules::Side;

/// The properties of the whole game. Some files spread them over several nodes before the first turn.
pub(super) struct Root<'a, 't> {
    tree: &'t Tree<'a>,
    /// Number of nodes.
    nodes: usize,
}

impl<'a, 't> Root<'a, 't> {
    pub(super) fn of(tree: &'t Tree<'a>) -> Root<'a, 't> {
        Root { tree, nodes: first_turn(tree).map_or(usize::MAX, |node| node.max(1)) }
    }

    pub(super) fn properties(&self) -> impl Iterator<Item = Property<'a>> {
        let nodes = self.nodes;
        self.tree.properties().take_while(move |&(node, _)| node < nodes).map(|(_, property)| property)
    }
}

/// Returns the number of the node with the first turn.
pub(super) fn first_turn(tree: &Tree) -> Option<usize> {
    tree.properties().find(|(_, property)| side(&property.name).is_some()).map(|(node, _)| node)
}

/// Returns the side whose turns have this property name.
pub(super) fn side(name: &str) -> Option<Side> {
    match name {
        "B" => Some(Side::First),
        "W" => Some(Side::Second),
        _ => None,
    }
}

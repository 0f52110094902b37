//! The positions on the way to the openings.

use std::collections::{BTreeSet, HashMap};

use crate::rules::{Position, Rules, Shape, Symmetry, shape};

/// The positions on the way to the openings, by the number of turns that lead to them. Ways meet where their positions
/// are the same.
#[derive(Debug)]
pub(super) struct Tree {
    symmetries: Vec<Symmetry>,
    /// The index of each position, by the number of turns and by shape.
    levels: Vec<HashMap<Shape, usize>>,
    nodes: Vec<Node>,
}

/// A position on the way to an opening.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// The index of the opening that is complete here.
    pub opening: Option<usize>,
    /// The indices of the openings that are complete here or after more turns.
    pub beyond: BTreeSet<usize>,
    /// The indices of the positions that the lines go on to.
    next: BTreeSet<usize>,
}

impl Tree {
    /// Returns a tree without a position.
    pub(super) fn new(rules: Rules) -> Tree {
        Tree { symmetries: symmetries(rules), levels: Vec::new(), nodes: Vec::new() }
    }

    /// Adds an opening by its positions, of which the first is that after no turn.
    ///
    /// # Errors
    /// Returns the opening that is complete at the last position already.
    pub(super) fn add(&mut self, opening: usize, way: &[Box<dyn Position>]) -> Result<(), usize> {
        let mut last = None;
        for (turns, position) in way.iter().enumerate() {
            let at = self.enter(turns, &**position);
            if let Some(last) = last.replace(at) {
                let last: &mut Node = &mut self.nodes[last];
                last.next.insert(at);
            }
        }
        match last.map(|last| &mut self.nodes[last].opening) {
            Some(Some(other)) => Err(*other),
            Some(none) => {
                *none = Some(opening);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Notes at each position which openings lie beyond it. All have been added.
    pub(super) fn finish(&mut self) {
        for level in self.levels.iter().rev() {
            for &at in level.values() {
                let mut beyond: BTreeSet<usize> = self.nodes[at].opening.into_iter().collect();
                for &next in &self.nodes[at].next {
                    beyond.extend(&self.nodes[next].beyond);
                }
                self.nodes[at].beyond = beyond;
            }
        }
    }

    /// Returns the number of turns of the longest opening.
    pub(super) fn depth(&self) -> usize {
        self.levels.len().saturating_sub(1)
    }

    /// Returns the index of a position that is reached with this number of turns.
    pub(super) fn find(&self, turns: usize, position: &dyn Position) -> Option<usize> {
        self.levels.get(turns)?.get(&shape(position, &self.symmetries)).copied()
    }

    /// Returns the node with this index.
    pub(super) fn at(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// Returns the node with this index, if there is one.
    pub(super) fn get(&self, at: usize) -> Option<&Node> {
        self.nodes.get(at)
    }

    /// Returns the node of a position that is reached with this number of turns.
    pub(super) fn node(&self, turns: usize, position: &dyn Position) -> Option<&Node> {
        self.find(turns, position).map(|at| self.at(at))
    }

    /// Returns the index of a position, which is new unless another way has reached it.
    fn enter(&mut self, turns: usize, position: &dyn Position) -> usize {
        while self.levels.len() <= turns {
            self.levels.push(HashMap::new());
        }
        let new = self.nodes.len();
        let at = *self.levels[turns].entry(shape(position, &self.symmetries)).or_insert(new);
        if at == new {
            self.nodes.push(Node::default());
        }
        at
    }
}

/// Returns the symmetries that leave the first position as it is, with each side's pieces.
fn symmetries(rules: Rules) -> Vec<Symmetry> {
    let start = rules.start();
    let unturned = shape(&*start, &[Symmetry::NONE]);
    let mut symmetries = Symmetry::of(rules);
    symmetries.retain(|symmetry| !symmetry.exchanges_sides() && shape(&*start, &[*symmetry]) == unturned);
    symmetries
}

//! The open brackets of a tree while it is parsed.

/// The open brackets, with the number of nodes before each. They take little more than a byte each, since a
/// text may consist of brackets.
#[derive(Default)]
pub(super) struct Forks {
    /// For each bracket the number of nodes since the bracket around it, in groups of seven bits. All bytes
    /// of a number but the first have the highest bit.
    between: Vec<u8>,
    depth: usize,
    /// Number of nodes before the innermost bracket.
    before: usize,
    /// Number of nodes from the root of the tree to here.
    nodes: usize,
    /// True after the first node of the line. Its semicolon may be missing.
    is_begun: bool,
    /// The branches on the way here, each with the number of brackets around it.
    branches: Vec<(usize, usize)>,
}

const BITS: u32 = 7;
const MORE: u8 = 1 << BITS;

impl Forks {
    /// Returns the number of open brackets.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Returns the number of nodes from the root of the tree to here.
    pub(super) fn nodes(&self) -> usize {
        self.nodes
    }

    /// Returns the innermost branch beside the main line.
    pub(super) fn branch(&self) -> Option<usize> {
        self.branches.last().map(|&(_, branch)| branch)
    }

    pub(super) fn add_node(&mut self) {
        self.nodes += 1;
        self.is_begun = true;
    }

    pub(super) fn add_property(&mut self) {
        if !self.is_begun {
            self.add_node();
        }
    }

    /// Begins a branch with the next bracket.
    pub(super) fn begin_branch(&mut self, branch: usize) {
        self.branches.push((self.depth, branch));
        self.is_begun = false;
    }

    pub(super) fn open(&mut self) {
        let mut number = self.nodes - self.before;
        let first = self.between.len();
        while number > usize::from(MORE - 1) {
            self.between.push(number as u8 | MORE);
            number >>= BITS;
        }
        self.between.push(number as u8);
        // The last byte is read first.
        self.between[first..].reverse();
        self.before = self.nodes;
        self.depth += 1;
    }

    /// Closes a bracket and returns to the node before it. Returns true if it ends a branch.
    pub(super) fn close(&mut self) -> bool {
        let (mut number, mut shift) = (0, 0);
        while let Some(byte) = self.between.pop() {
            number |= usize::from(byte & !MORE) << shift;
            shift += BITS;
            if byte & MORE == 0 {
                break;
            }
        }
        self.nodes = self.before;
        self.before -= number;
        self.depth -= 1;
        let ends = self.branches.last().is_some_and(|&(depth, _)| depth == self.depth);
        if ends {
            self.branches.pop();
        }
        ends
    }

    /// Closes all brackets of the innermost branch, and returns their number.
    pub(super) fn leave_branch(&mut self) -> usize {
        let before = self.depth;
        while !self.close() {}
        before - self.depth
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_returns_to_the_node_before_the_bracket() {
        let mut forks = Forks::default();
        let mut before = Vec::new();
        for nodes in [0, 1, 0, 127, 128, 129, 0, 16_384, 2_097_151, 3] {
            (0..nodes).for_each(|_| forks.add_node());
            before.push(forks.nodes());
            forks.open();
        }
        assert_eq!(forks.depth(), before.len());
        while let Some(nodes) = before.pop() {
            forks.add_node();
            assert!(!forks.close());
            assert_eq!((forks.depth(), forks.nodes()), (before.len(), nodes));
        }
    }

    #[test]
    fn a_branch_is_left_with_all_its_brackets() {
        let mut forks = Forks::default();
        forks.open();
        forks.add_node();
        forks.begin_branch(0);
        forks.open();
        forks.add_property();
        forks.add_property();
        forks.open();
        assert_eq!((forks.branch(), forks.nodes()), (Some(0), 2));
        assert_eq!(forks.leave_branch(), 2);
        assert_eq!((forks.branch(), forks.nodes(), forks.depth()), (None, 1, 1));
    }
}

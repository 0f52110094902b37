//! The syntax of property trees, shared by SGF and GGF: `(;NAME[value][value];NAME[value])`.
//!
//! The first branch at every fork goes on with its line, and each other one begins a line beside it. So
//! every line is one stretch of the text, and parsing needs no recursion, however deep the brackets are
//! nested. A tree holds no list of its properties, since nodes and values may be as short as a byte:
//! [`Tree::properties`] reads them again.

use std::borrow::Cow;

use super::forks::Forks;
use crate::notation::error::{Place, Problem, Unreadable, excerpt};
use crate::notation::limits::{self, Limit};
use crate::notation::scan::{Mark, Scanner};

/// The lines of one game. The syntax of each is right.
#[derive(Clone)]
pub(in crate::notation) struct Tree<'a> {
    /// The main line.
    game: Line<'a>,
    /// The other branches, in the order of the text.
    pub branches: Vec<Line<'a>>,
}

/// A line of a tree.
#[derive(Clone)]
pub(in crate::notation) struct Line<'a> {
    /// The text from the opening bracket.
    text: Scanner<'a>,
    /// Length of the text that is left after the line.
    left: usize,
    /// The branch that this one leaves. `None` is the main line.
    pub of: Option<usize>,
    /// Number of nodes before its first one, counted from the root of the tree.
    pub nodes: usize,
    /// True if something that is no node ends it.
    pub is_broken: bool,
}

#[derive(Clone)]
pub(in crate::notation) struct Property<'a> {
    /// Name in capital letters. The lower-case letters of old files are dropped: `SiZe` is `SZ`.
    pub name: Cow<'a, str>,
    /// The first value. Every property has one.
    pub first: Value<'a>,
    /// Number of values.
    pub count: usize,
    /// The text from the first value.
    text: Scanner<'a>,
    /// Place of the name.
    pub place: Place,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::notation) struct Value<'a> {
    /// Text between the brackets, with its escapes.
    pub raw: &'a str,
    /// Place of that text.
    pub place: Place,
}

/// Iterates over the trees of a text.
pub(in crate::notation) struct Trees<'a> {
    scanner: Scanner<'a>,
}

impl<'a> Trees<'a> {
    pub(in crate::notation) fn new(text: &'a str) -> Trees<'a> {
        Trees::resume(text, Mark::START)
    }

    pub(in crate::notation) fn resume(text: &'a str, at: Mark) -> Trees<'a> {
        Trees { scanner: Scanner::resume(text, at) }
    }

    /// Returns the point behind the trees read so far.
    pub(in crate::notation) fn mark(&self, text: &str) -> Mark {
        self.scanner.mark(text)
    }

    /// Skips text before the next tree, such as mail headers. Returns false if there is no other tree.
    pub(in crate::notation) fn find_tree(&mut self) -> bool {
        loop {
            self.scanner.take_while(|c| c != '(');
            if begins_tree(&self.scanner) {
                return true;
            }
            if self.scanner.next().is_none() {
                return false;
            }
        }
    }

    /// Reads the tree that begins here. Brackets may be missing at its end.
    fn tree(&mut self) -> Result<Tree<'a>, Unreadable> {
        let mut tree = Tree { game: self.line(None, 0), branches: Vec::new() };
        let mut forks = Forks::default();
        // An empty branch does not count as one.
        let mut is_fresh = false;
        let mut is_over = false;
        loop {
            self.scanner.skip_space();
            let was_fresh = std::mem::take(&mut is_fresh);
            let branch = forks.branch();
            if !is_over {
                tree.line(branch).left = self.scanner.rest().len();
            }
            match self.scanner.peek() {
                None => return Ok(tree),
                Some('(') if forks.depth() > 0 && begins_game(&self.scanner) => return Ok(tree),
                Some('(') => {
                    if is_over && tree.branches.len() == limits::LINES {
                        let error = self.scanner.error(Problem::TooMuch(Limit::Lines));
                        self.leave(forks.depth());
                        return Err(error);
                    }
                    if is_over {
                        forks.begin_branch(tree.branches.len());
                        tree.branches.push(self.line(branch, forks.nodes()));
                        is_over = false;
                    }
                    self.scanner.next();
                    forks.open();
                    is_fresh = true;
                }
                Some(')') => {
                    self.scanner.next();
                    let ends_branch = forks.close();
                    if ends_branch && was_fresh {
                        tree.branches.pop();
                    }
                    is_over |= ends_branch || !was_fresh;
                }
                Some(';') if !is_over => {
                    self.scanner.next();
                    forks.add_node();
                }
                Some(letter) if !is_over && letter.is_ascii_alphabetic() => {
                    match property(&mut self.scanner) {
                        Ok(_) => forks.add_property(),
                        Err(error) if branch.is_none() || matches!(error.problem, Problem::Unclosed(_)) => {
                            self.leave(forks.depth());
                            return Err(error);
                        }
                        Err(_) => {
                            self.skip_broken(&mut tree, &mut forks)?;
                            is_over = true;
                        }
                    }
                }
                Some(_) if branch.is_some() => {
                    self.skip_broken(&mut tree, &mut forks)?;
                    is_over = true;
                }
                Some(_) => {
                    let error = self.scanner.expected("a semicolon, a property or a bracket");
                    self.leave(forks.depth());
                    return Err(error);
                }
            }
            if forks.depth() == 0 {
                return self.expect_end().map(|()| tree);
            }
        }
    }

    /// Returns a line that begins here.
    fn line(&self, of: Option<usize>, nodes: usize) -> Line<'a> {
        let left = self.scanner.rest().len();
        Line { text: self.scanner.clone(), left, of, nodes, is_broken: false }
    }

    /// Skips the rest of the latest branch.
    fn skip_broken(&mut self, tree: &mut Tree, forks: &mut Forks) -> Result<(), Unreadable> {
        tree.line(forks.branch()).is_broken = true;
        let depth = forks.leave_branch();
        self.skip_branch(depth)
    }

    /// Returns an error if further nodes follow the last bracket of a game: a bracket has closed it
    /// too early, and its end would be lost without a word.
    fn expect_end(&mut self) -> Result<(), Unreadable> {
        let mut ahead = self.scanner.clone();
        ahead.take_while(|c| c == ')' || c.is_whitespace());
        let at_node = ahead.clone();
        ahead.take_while(|c| c == ';' || c.is_whitespace());
        let is_node = at_node.peek() == Some(';')
            && !ahead.take_while(|c| c.is_ascii_uppercase()).is_empty()
            && ahead.peek() == Some('[');
        if is_node {
            self.scanner = ahead;
            return Err(at_node.expected("another game or the end"));
        }
        Ok(())
    }

    /// Skips the rest of the game after an error, as far as its brackets are balanced.
    fn leave(&mut self, depth: usize) {
        // An error here is an unclosed value, which has consumed the rest of the file.
        _ = self.skip_branch(depth);
    }

    /// Skips until `depth` open brackets are closed, or to the next game.
    fn skip_branch(&mut self, mut depth: usize) -> Result<(), Unreadable> {
        loop {
            self.scanner.take_while(|c| !matches!(c, '(' | ')' | '['));
            match self.scanner.peek() {
                None => return Ok(()),
                Some('(') if depth > 0 && begins_game(&self.scanner) => return Ok(()),
                Some('[') => {
                    value(&mut self.scanner)?;
                    continue;
                }
                Some('(') => depth += 1,
                Some(')') => depth = depth.saturating_sub(1),
                Some(_) => {}
            }
            self.scanner.next();
            if depth == 0 {
                return Ok(());
            }
        }
    }
}

impl<'a> Iterator for Trees<'a> {
    type Item = Result<Tree<'a>, Unreadable>;

    fn next(&mut self) -> Option<Self::Item> {
        self.find_tree().then(|| self.tree())
    }
}

/// Returns true at `(;`, or at `(NAME[` with a missing semicolon.
fn begins_tree(at: &Scanner) -> bool {
    let mut ahead = at.clone();
    if !ahead.take('(') {
        return false;
    }
    ahead.skip_space();
    ahead.take(';') || (!ahead.take_while(|c| c.is_ascii_uppercase()).is_empty() && ahead.take('['))
}

/// Returns true at a tree whose first property belongs to the first node of a game. Inside another
/// game it shows that the other was never closed.
fn begins_game(at: &Scanner) -> bool {
    let mut ahead = at.clone();
    if !begins_tree(at) {
        return false;
    }
    ahead.next();
    ahead.take_while(|c| c == ';' || c.is_whitespace());
    matches!(ahead.take_while(|c| c.is_ascii_uppercase()), "GM" | "FF" | "CA" | "SZ") && ahead.take('[')
}

/// Takes a name and its values.
fn property<'a>(scanner: &mut Scanner<'a>) -> Result<Property<'a>, Unreadable> {
    let place = scanner.place();
    let name = scanner.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    scanner.skip_space();
    let text = scanner.clone();
    let (mut first, mut count) = (None, 0);
    while scanner.peek() == Some('[') {
        let value = value(scanner)?;
        first = first.or(Some(value));
        count += 1;
        scanner.skip_space();
    }
    match first {
        Some(first) => Ok(Property { name: short(name), first, count, text, place }),
        None => Err(scanner.expected("a property's value in brackets")),
    }
}

/// Returns the name of a property without its lower-case letters. A name without capital letters is
/// returned in capital letters.
fn short(name: &str) -> Cow<'_, str> {
    if !name.contains(|c: char| c.is_ascii_lowercase()) {
        return name.into();
    }
    let short: String = name.chars().filter(|c| !c.is_ascii_lowercase()).collect();
    let is_long = short.contains(|c: char| c.is_ascii_uppercase());
    if is_long { short.into() } else { name.to_ascii_uppercase().into() }
}

/// Takes a value with its brackets, or all the rest if they are never closed.
fn value<'a>(scanner: &mut Scanner<'a>) -> Result<Value<'a>, Unreadable> {
    let opened = scanner.clone();
    scanner.next();
    let place = scanner.place();
    let rest = scanner.rest();
    loop {
        scanner.take_while(|c| !matches!(c, ']' | '\\'));
        let before = scanner.rest().len();
        match scanner.next() {
            None => return Err(opened.error(Problem::Unclosed('['))),
            Some(']') => return Ok(Value { raw: &rest[..rest.len() - before], place }),
            Some('\\') => _ = scanner.next(),
            Some(_) => {}
        }
    }
}

impl<'a> Tree<'a> {
    /// Iterates over the properties of the main line, each with the number of its node, from 0.
    pub(in crate::notation) fn properties(&self) -> Properties<'a> {
        self.properties_of(None)
    }

    /// Iterates over the properties of a branch or of the main line, each with the number of its node,
    /// counted from the root of the tree.
    pub(in crate::notation) fn properties_of(&self, branch: Option<usize>) -> Properties<'a> {
        let line = branch.map_or(&self.game, |branch| &self.branches[branch]);
        Properties { scanner: line.text.clone(), left: line.left, nodes: line.nodes, is_begun: false }
    }

    fn line(&mut self, branch: Option<usize>) -> &mut Line<'a> {
        branch.map_or(&mut self.game, |branch| &mut self.branches[branch])
    }
}

/// An iterator over the properties of a line.
#[derive(Clone)]
pub(in crate::notation) struct Properties<'a> {
    scanner: Scanner<'a>,
    left: usize,
    /// Number of nodes so far.
    nodes: usize,
    /// True after the first node of the line. Its semicolon may be missing.
    is_begun: bool,
}

impl<'a> Iterator for Properties<'a> {
    type Item = (usize, Property<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        while self.scanner.rest().len() > self.left {
            match self.scanner.peek()? {
                ';' => {
                    self.nodes += 1;
                    self.is_begun = true;
                    self.scanner.next();
                }
                letter if letter.is_ascii_alphabetic() => {
                    // The tree was read without an error.
                    let property = property(&mut self.scanner).ok()?;
                    self.nodes += usize::from(!self.is_begun);
                    self.is_begun = true;
                    return Some((self.nodes - 1, property));
                }
                _ => _ = self.scanner.next(),
            }
        }
        None
    }
}

impl<'a> Property<'a> {
    /// Iterates over the values.
    pub(in crate::notation) fn values(&self) -> impl Iterator<Item = Value<'a>> {
        let mut scanner = self.text.clone();
        (0..self.count).map_while(move |_| {
            scanner.skip_space();
            value(&mut scanner).ok()
        })
    }

    /// Returns the first value as one line.
    pub(in crate::notation) fn text(&self) -> String {
        self.first.line()
    }

    /// Returns the place of the first value.
    pub(in crate::notation) fn value_place(&self) -> Place {
        self.first.place
    }
}

impl Value<'_> {
    /// Returns the error that `wanted` was expected instead of this value.
    pub(in crate::notation) fn expected(&self, wanted: &'static str) -> Unreadable {
        let found = excerpt(self.raw);
        let problem = if found.is_empty() {
            Problem::Missing { wanted }
        } else {
            Problem::Unexpected { found, wanted }
        };
        self.error(problem)
    }

    pub(in crate::notation) fn error(&self, problem: Problem) -> Unreadable {
        Unreadable { place: self.place, problem }
    }

    /// Returns the value as text of one or more lines. A backslash escapes the next character, and
    /// joins two lines at the end of a line.
    pub(in crate::notation) fn text(&self) -> String {
        let mut text = String::with_capacity(self.raw.len());
        let mut characters = self.raw.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => text.extend(characters.next().filter(|&c| c != '\n')),
                _ => text.push(character),
            }
        }
        text
    }

    /// Returns the value as one line.
    pub(in crate::notation) fn line(&self) -> String {
        self.text().replace(char::is_whitespace, " ").trim().to_owned()
    }
}

/// Escapes text for use as a value.
pub(in crate::notation) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

//! Conversion of a property tree to a record.

use std::collections::BTreeMap;

use super::info::{self, Information};
use super::root::{Root, first_turn, side};
use super::swaps::Swaps;
use super::tree::{Property, Tree};
use super::{START, TAGS, points};
use crate::notation::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use crate::notation::limits::{self, Limit};
use crate::notation::lines::{self, Walk};
use crate::notation::record::{Record, SideLine};
use crate::notation::replay::{Replay, too_much};
use crate::notation::{is_swap, position_text, read_position, stones};
use crate::rules::{Game, Illegal, Position, Rules, Side, Square};

/// Reads the game of a tree. `rules` apply if the game does not state its own.
pub(super) fn record(rules: Rules, tree: &Tree) -> Result<Record, Unreadable> {
    let root = Root::of(tree);
    let Information { rules, handicap } = info::read(rules, &root)?;
    let mut record = Record::new(rules, Vec::new());
    for property in root.properties().filter(is_tag) {
        if record.tags.len() == limits::TAGS {
            return Err(too_much(property.place, Limit::Tags));
        }
        record.tags.push((property.name.into_owned(), property.first.text()));
    }
    info::take_score(&mut record);

    let setup = Setup::read(rules, handicap, tree)?;
    setup.begin(&mut record, handicap, &root)?;
    info::take_rules(&mut record);
    record.lines = tree.branches.iter().map(|branch| SideLine::new(branch.of, lines::NOWHERE)).collect();
    let replay = Replay::new(record, setup.place)?;
    let mut walk =
        Walk::new(replay.position.boxed(), &replay.record.lines, |branch| tree.branches[branch].nodes);
    let mut reader = Reader {
        tree,
        replay,
        setup_nodes: setup.nodes,
        stones_left: setup.turns,
        swaps: vec![Swaps::default(); tree.branches.len() + 1],
    };
    reader.line(walk.branches(None))?;
    reader.swaps[0].finish(&mut reader.replay.record);
    while let Some((branch, position)) = walk.next(&reader.replay.record) {
        reader.side_line(branch, position, walk.branches(Some(branch)))?;
    }
    let mut replay = reader.replay;
    lines::tidy(&mut replay.record, false);
    Ok(replay.finish())
}

/// A reader of all lines of a tree.
struct Reader<'a, 't> {
    tree: &'t Tree<'a>,
    replay: Replay,
    /// Number of nodes, from the first, that may set up stones.
    setup_nodes: usize,
    /// Number of turns that are handicap stones and still to come.
    stones_left: usize,
    /// Swaps of the main line and of each branch.
    swaps: Vec<Swaps>,
}

impl Reader<'_, '_> {
    /// Reads a line beside the game. It ends before the first node that cannot be read.
    fn side_line(
        &mut self,
        branch: usize,
        position: Box<dyn Position>,
        branches: &[usize],
    ) -> Result<(), Unreadable> {
        let SideLine { of, ply, .. } = self.replay.record.lines[branch];
        self.swaps[branch + 1] = self.swaps[of.map_or(0, |of| of + 1)].before(ply);
        self.replay.begin(branch, position);
        let is_cut = match self.line(branches) {
            Err(error) if matches!(error.problem, Problem::TooMuch(_)) => return Err(error),
            result => result.is_err(),
        };
        self.replay.record.dropped.variations += usize::from(is_cut || self.tree.branches[branch].is_broken);
        Ok(())
    }

    /// Reads all nodes of a line, and gives its branches their plies. After an error these are the branches
    /// before the faulty node.
    fn line(&mut self, branches: &[usize]) -> Result<(), Unreadable> {
        let tree = self.tree;
        let mut branches = branches.iter().peekable();
        let mut turns = tree.properties_of(self.replay.line()).peekable();
        let mut others = turns.clone();
        while let Some(&(node, _)) = turns.peek() {
            let ply = self.replay.ply();
            while let Some(&branch) = branches.next_if(|&&branch| tree.branches[branch].nodes <= node) {
                self.replay.record.lines[branch].ply = ply;
            }
            // Other properties of a node apply after its turn.
            while let Some((_, property)) = turns.next_if(|&(other, _)| other == node) {
                self.turn(node, &property).inspect_err(|_| self.replay.cut(ply))?;
            }
            while let Some((_, property)) = others.next_if(|&(other, _)| other == node) {
                self.other(node, &property)?;
            }
        }
        for &branch in branches {
            self.replay.record.lines[branch].ply = self.replay.ply();
        }
        Ok(())
    }

    /// Plays the turn of a node.
    fn turn(&mut self, node: usize, property: &Property) -> Result<(), Unreadable> {
        let line = self.replay.line();
        match (&*property.name, side(&property.name)) {
            (_, Some(_)) if line.is_none() && self.stones_left > 0 => self.stones_left -= 1,
            (_, Some(side)) => {
                let swaps = &mut self.swaps[line.map_or(0, |line| line + 1)];
                play(&mut self.replay, swaps, side, property)?;
            }
            ("PL", None) if line.is_some() || node >= self.setup_nodes => {
                check_side_to_move(&*self.replay.position, property)?;
            }
            // A side line ends before the node.
            ("AB" | "AW" | "AE", None) if line.is_some() => return Err(late_setup(property)),
            _ => {}
        }
        Ok(())
    }

    /// Keeps a property of a node after its turn.
    fn other(&mut self, node: usize, property: &Property) -> Result<(), Unreadable> {
        let replay = &mut self.replay;
        let is_known = || is_tag(property) || info::is_derived(replay.record.rules, property);
        match &*property.name {
            "C" => {
                for value in property.values() {
                    replay.remark(value.text().trim_matches('\n'), value.place)?;
                }
            }
            "B" | "W" | "PL" => {}
            "AB" | "AW" | "AE" if node < self.setup_nodes => {}
            "AB" | "AW" | "AE" => return Err(late_setup(property)),
            _ if replay.ply() == 0 && is_known() => {}
            name => {
                let values = property.values().map(|value| value.raw);
                replay.note(name, property.count, values, property.place)?;
            }
        }
        Ok(())
    }
}

fn late_setup(property: &Property) -> Unreadable {
    Unreadable { place: property.place, problem: Problem::LateSetup }
}

/// Returns true if this property becomes a tag. Valid only for properties before the first turn.
fn is_tag(property: &Property) -> bool {
    property.count == 1 && TAGS.contains(&&*property.name)
}

fn play(replay: &mut Replay, swaps: &mut Swaps, side: Side, property: &Property) -> Result<(), Unreadable> {
    let place = property.value_place();
    let text = property.text();
    if let Some(second) = property.values().nth(1) {
        return Err(second.expected("the end of the turn"));
    }
    if replay.record.rules.game() == Game::Hex && swaps.takes(replay, side, &text, place)? {
        return Ok(());
    }
    let side = swaps.side(side);
    let position = &*replay.position;
    match points::read_turn(replay.record.rules, &text).map(|turn| swaps.turn(replay.record.rules, turn)) {
        // The name of a square is never a swap.
        Some(turn) if is_swap(position, &turn) => {
            let reason = Illegal::Occupied { square: turn.0[0] };
            Err(replay.refused(place, BadTurn::illegal(replay.record.rules, &text, reason)))
        }
        Some(turn) => replay.play_as(side, turn, &text, place),
        None => Err(replay.refused(place, BadTurn::NotATurn(excerpt(&text)))),
    }
}

/// Checks a `PL` after the first turn, which may confirm the side to move but not change it.
fn check_side_to_move(position: &dyn Position, property: &Property) -> Result<(), Unreadable> {
    if named_side(property) == Some(position.to_move()) {
        Ok(())
    } else {
        Err(property.first.expected("the side to move"))
    }
}

fn named_side(property: &Property) -> Option<Side> {
    match property.text().to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Some(Side::First),
        "w" | "white" | "2" => Some(Side::Second),
        _ => None,
    }
}

/// Stones on the board before the first turn, and the side to move.
struct Setup {
    stones: BTreeMap<Square, Side>,
    /// Number of points that the properties name.
    points: usize,
    /// Side to move, from `PL` or from the first turn.
    to_move: Option<Side>,
    /// Number of nodes, from the first, that may set up stones.
    nodes: usize,
    /// Number of turns at the beginning that are handicap stones.
    turns: usize,
    /// Place of the stones, for errors.
    place: Place,
}

impl Setup {
    fn read(rules: Rules, handicap: Option<u8>, tree: &Tree) -> Result<Setup, Unreadable> {
        let nodes = first_turn(tree).map_or(usize::MAX, |first| first + 1);
        let mut setup =
            Setup { stones: BTreeMap::new(), points: 0, to_move: None, nodes, turns: 0, place: Place::START };
        for (_, property) in tree.properties().take_while(|&(node, _)| node < nodes) {
            let owner = match &*property.name {
                "AB" => Some(Side::First),
                "AW" => Some(Side::Second),
                "AE" => None,
                "PL" => match named_side(&property) {
                    Some(side) => {
                        setup.to_move = Some(side);
                        continue;
                    }
                    None => return Err(property.first.expected("B or W")),
                },
                _ => continue,
            };
            setup.put(rules, &property, owner)?;
        }
        setup.take_handicap(rules, handicap, tree);
        if setup.to_move.is_none() {
            setup.to_move = turns(tree).nth(setup.turns).and_then(|turn| side(&turn.name));
        }
        Ok(setup)
    }

    fn put(&mut self, rules: Rules, property: &Property, side: Option<Side>) -> Result<(), Unreadable> {
        if self.place == Place::START {
            self.place = property.value_place();
        }
        for value in property.values() {
            let squares = points::read_points(rules, &value).ok_or_else(|| value.expected("a point"))?;
            // A rectangle counts with all its points.
            self.points += squares.len();
            if self.points > limits::VALUES {
                return Err(too_much(value.place, Limit::Values));
            }
            for square in squares {
                match side {
                    Some(side) => self.stones.insert(square, side),
                    None => self.stones.remove(&square),
                };
            }
        }
        Ok(())
    }

    /// Treats several black turns at the beginning as handicap stones, if a turn of White follows or
    /// the file states the handicap. Two stones on one point are no handicap but an error.
    fn take_handicap(&mut self, rules: Rules, handicap: Option<u8>, tree: &Tree) {
        if rules.game() != Game::Go || !self.stones.is_empty() {
            return;
        }
        let first_white = turns(tree).position(|turn| turn.name == "W");
        let Some(most) = first_white.or(handicap.map(usize::from)) else { return };
        let expected = handicap.map_or(usize::MAX, usize::from);
        let mut stones = BTreeMap::new();
        for turn in turns(tree).take(most.min(expected)) {
            let Some(turn) = points::read_turn(rules, &turn.text()) else { break };
            let Some(&square) = turn.0.first() else { break };
            if stones.insert(square, Side::First).is_some() {
                return;
            }
        }
        if stones.len() > 1 {
            self.turns = stones.len();
            self.place = turns(tree).next().map_or(self.place, |turn| turn.place);
            self.stones = stones;
        }
    }

    /// Sets the start of a record: rules that place the stones, or a first position.
    fn begin(&self, record: &mut Record, handicap: Option<u8>, root: &Root) -> Result<(), Unreadable> {
        if let Some(start) = root.properties().find(|property| property.name == START) {
            let at = |error: Unreadable| Unreadable { place: start.value_place(), ..error };
            record.rules = info::with_handicap(record.rules, handicap.unwrap_or(0));
            let text = start.text();
            read_position(record.rules, &text).map_err(at)?;
            record.start = Some(text);
            return Ok(());
        }
        let given = info::with_handicap(record.rules, handicap.unwrap_or(0));
        let is_unstated = self.stones.is_empty() && self.place == Place::START;
        let openings =
            if is_unstated { vec![given] } else { info::openings(record.rules, self.stones.len()) };
        for rules in openings {
            let start = rules.start();
            let is_same = is_unstated || stones::of(&*start) == self.stones;
            if is_same && self.to_move.is_none_or(|side| side == start.to_move()) {
                record.rules = rules;
                return Ok(());
            }
        }
        record.rules = given;
        let to_move = self.to_move.unwrap_or_else(|| self.usual_side());
        let position = stones::position(record.rules, &self.stones, to_move)
            .map_err(|error| Unreadable { place: self.place, problem: error.problem })?;
        record.start = Some(position_text(&*position));
        Ok(())
    }

    /// Returns White if there are only black stones, which are then a handicap, and otherwise Black.
    fn usual_side(&self) -> Side {
        let is_handicap = !self.stones.is_empty() && self.stones.values().all(|&side| side == Side::First);
        if is_handicap { Side::Second } else { Side::First }
    }
}

/// Iterates over the properties of all turns of a game.
fn turns<'a>(tree: &Tree<'a>) -> impl Iterator<Item = Property<'a>> {
    let properties = tree.properties().map(|(_, property)| property);
    properties.filter(|property| side(&property.name).is_some())
}

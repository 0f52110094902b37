//! Conversion of a property tree to a record.

use std::collections::BTreeMap;

use super::info::{self, Information};
use super::tree::{Node, Property, Tree};
use super::{START, TAGS, points};
use crate::notation::error::{BadTurn, Place, Problem, Unreadable, excerpt};
use crate::notation::record::Record;
use crate::notation::replay::Replay;
use crate::notation::{position_text, read_position, stones};
use crate::rules::{Game, Position, Rules, Side, Square};

/// Reads the game of a tree. `rules` apply if the game does not state its own.
pub(super) fn record(rules: Rules, tree: &Tree) -> Result<Record, Unreadable> {
    let root = root(tree);
    let Information { rules, handicap } = info::read(rules, &root)?;
    let mut record = Record::new(rules, Vec::new());
    record.dropped.variations = tree.variations;
    for property in root.iter().filter(|property| is_tag(property)) {
        record.tags.push((property.name.clone(), property.values[0].text()));
    }
    info::take_score(&mut record);

    let setup = Setup::read(rules, handicap, tree)?;
    setup.begin(&mut record, handicap, &root)?;
    info::take_rules(&mut record);
    let rules = record.rules;
    let mut replay = Replay::new(record, setup.place)?;
    let mut stones_left = setup.turns;
    let is_known = |property: &Property| is_tag(property) || info::is_derived(rules, property);
    for (number, node) in tree.nodes.iter().enumerate() {
        // Other properties of a node apply after its turn.
        for property in &node.properties {
            match (property.name.as_str(), side(&property.name)) {
                (_, Some(_)) if stones_left > 0 => stones_left -= 1,
                (_, Some(side)) => play(&mut replay, side, property)?,
                ("PL", None) if number >= setup.nodes => check_side_to_move(&*replay.position, property)?,
                _ => {}
            }
        }
        for property in &node.properties {
            let name = property.name.as_str();
            match name {
                "C" => {
                    for value in &property.values {
                        replay.remark(value.text().trim_matches('\n'));
                    }
                }
                "B" | "W" | "PL" => {}
                "AB" | "AW" | "AE" if number < setup.nodes => {}
                "AB" | "AW" | "AE" => {
                    return Err(Unreadable { place: property.place, problem: Problem::LateSetup });
                }
                _ if replay.record.turns.is_empty() && is_known(property) => {}
                _ => replay.note(name, property.values.iter().map(|value| value.raw.to_owned()).collect()),
            }
        }
    }
    Ok(replay.record)
}

/// Returns the properties of the whole game. Some files spread them over several nodes before the
/// first turn.
fn root<'a, 'b>(tree: &'b Tree<'a>) -> Vec<&'b Property<'a>> {
    let first_turn = tree.nodes.iter().position(is_turn).unwrap_or(tree.nodes.len());
    tree.nodes.iter().take(first_turn.max(1)).flat_map(|node| &node.properties).collect()
}

fn is_turn(node: &Node) -> bool {
    node.properties.iter().any(|property| side(&property.name).is_some())
}

/// Returns true if this property becomes a tag. Valid only for properties before the first turn.
fn is_tag(property: &Property) -> bool {
    property.values.len() == 1 && TAGS.contains(&property.name.as_str())
}

/// Returns the side whose turns have this property name.
fn side(name: &str) -> Option<Side> {
    match name {
        "B" => Some(Side::First),
        "W" => Some(Side::Second),
        _ => None,
    }
}

fn play(replay: &mut Replay, side: Side, property: &Property) -> Result<(), Unreadable> {
    let place = property.value_place();
    let text = property.text();
    if let Some(second) = property.values.get(1) {
        return Err(second.expected("the end of the turn"));
    }
    match points::read_turn(replay.record.rules, &text) {
        Some(turn) => replay.play_as(side, turn, &text, place),
        None => Err(replay.refused(place, BadTurn::NotATurn(excerpt(&text)))),
    }
}

/// Checks a `PL` after the first turn, which may confirm the side to move but not change it.
fn check_side_to_move(position: &dyn Position, property: &Property) -> Result<(), Unreadable> {
    if named_side(property) == Some(position.to_move()) {
        Ok(())
    } else {
        Err(property.values[0].expected("the side to move"))
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
        let nodes = tree.nodes.iter().position(is_turn).map_or(tree.nodes.len(), |first| first + 1);
        let mut setup =
            Setup { stones: BTreeMap::new(), to_move: None, nodes, turns: 0, place: Place::START };
        for property in tree.nodes[..nodes].iter().flat_map(|node| &node.properties) {
            match property.name.as_str() {
                "AB" => setup.put(rules, property, Some(Side::First))?,
                "AW" => setup.put(rules, property, Some(Side::Second))?,
                "AE" => setup.put(rules, property, None)?,
                "PL" => match named_side(property) {
                    Some(side) => setup.to_move = Some(side),
                    None => return Err(property.values[0].expected("B or W")),
                },
                _ => {}
            }
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
        for value in &property.values {
            let squares = points::read_points(rules, value).ok_or_else(|| value.expected("a point"))?;
            for square in squares {
                match side {
                    Some(side) => self.stones.insert(square, side),
                    None => self.stones.remove(&square),
                };
            }
        }
        Ok(())
    }

    /// Treats several black turns at the beginning as handicap stones.
    fn take_handicap(&mut self, rules: Rules, handicap: Option<u8>, tree: &Tree) {
        let first_white = turns(tree).position(|turn| turn.name == "W").unwrap_or(usize::MAX);
        let expected = handicap.map_or(usize::MAX, usize::from);
        let squares: Vec<_> = turns(tree)
            .take(first_white.min(expected))
            .map_while(|turn| points::read_turn(rules, &turn.text())?.0.first().copied())
            .collect();
        if rules.game() == Game::Go && self.stones.is_empty() && squares.len() > 1 {
            self.turns = squares.len();
            self.place = turns(tree).next().map_or(self.place, |turn| turn.place);
            self.stones.extend(squares.into_iter().map(|square| (square, Side::First)));
        }
    }

    /// Sets the start of a record: rules that place the stones, or a first position.
    fn begin(&self, record: &mut Record, handicap: Option<u8>, root: &[&Property]) -> Result<(), Unreadable> {
        if let Some(start) = root.iter().find(|property| property.name == START) {
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
fn turns<'a, 'b>(tree: &'b Tree<'a>) -> impl Iterator<Item = &'b Property<'a>> {
    let properties = tree.nodes.iter().flat_map(|node| &node.properties);
    properties.filter(|property| side(&property.name).is_some())
}

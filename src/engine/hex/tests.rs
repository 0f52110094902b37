//! Tests of the engine of Hex.

use super::*;
use crate::engine::{Limits, Lines};
use crate::notation;
use crate::rules::{Rules, hex};

fn rules(size: u8) -> Rules {
    Rules::Hex(hex::Rules::new(size, true).expect("a size"))
}

fn read(size: u8, text: &str) -> Position {
    let read = notation::read_position(rules(size), text).expect("a position");
    *read.as_any().downcast_ref().expect("a position of Hex")
}

fn links_of(size: u8, text: &str, side: Side) -> Links {
    let position = read(size, text);
    let stop = Stop::default();
    links::between_edges(&Board::new(&position), side, MOST_WORK, &mut Budget::unlimited(&stop))
}

fn analyse(position: &Position, nodes: u64, lines: usize) -> Analysis {
    let question =
        Question { position, history: &[], limits: Limits::nodes(nodes), lines: Lines::Best(lines), seed: 1 };
    HexEngine::new(Resources::for_tests(16 << 20, 1)).analyse(&question, &Stop::default())
}

#[test]
fn bridges_link_a_stone_to_both_edges() {
    let links = links_of(5, "...../..X../...../.X.../..... O", Side::First);
    assert!(links.full.is_some());
    let links = links_of(5, "...../..X../.O.../.X.../..... O", Side::First);
    assert!(links.full.is_none() && !links.keys.is_empty());
    assert!(links_of(5, "...../..X../...../.X.../..... O", Side::Second).full.is_none());
}

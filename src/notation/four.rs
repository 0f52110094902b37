//! Positions of four. A turn is the name of its square in lower case: `a5`.

use super::error::Unreadable;
use super::scan::Scanner;
use super::stones::{self, Stones};
use crate::rules::Rules;
use crate::rules::four::{self, Position as Four};

pub(super) fn read_position(rules: four::Rules, text: &str) -> Result<Four, Unreadable> {
    let mut scanner = Scanner::new(text);
    let stones = stones::read(Rules::Four(rules).grid(), &mut scanner)?;
    with_stones(rules, stones, scanner)
}

pub(super) fn read_picture(rules: four::Rules, text: &str) -> Result<Four, Unreadable> {
    let (stones, below) = stones::read_picture(Rules::Four(rules), text)?;
    with_stones(rules, stones, below)
}

fn with_stones(rules: four::Rules, stones: Stones, mut rest: Scanner) -> Result<Four, Unreadable> {
    rest.expect_end()?;
    Four::with_stones(rules, stones.to_move, stones.stones.iter().copied()).map_err(|e| stones.error(e))
}

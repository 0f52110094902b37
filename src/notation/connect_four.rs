//! Turns and positions of connect four.
//!
//! A turn is the number of its column, counted from 1 on the left.

use super::error::{BadTurn, Unreadable, excerpt};
use super::scan::Scanner;
use super::stones::{self, Stones};
use crate::rules::connect_four::{self, Position as ConnectFour};
use crate::rules::{Position, Rules, Turn};

pub(super) fn turn_name(position: &dyn Position, Turn(squares): &Turn) -> String {
    let column = |&square| position.grid().place(square).0 + 1;
    squares.iter().map(|square| column(square).to_string()).collect()
}

pub(super) fn read_turn(position: &dyn Position, text: &str) -> Result<Turn, BadTurn> {
    let column = text.trim().parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    let top = column.and_then(|column| position.grid().square(column, 0));
    let top = top.ok_or_else(|| BadTurn::NotATurn(excerpt(text)))?;
    stones::legal(position, Turn(vec![position.resolve_touch(top)]), text)
}

pub(super) fn read_position(rules: connect_four::Rules, text: &str) -> Result<ConnectFour, Unreadable> {
    let mut scanner = Scanner::new(text);
    let stones = stones::read(rules.grid(), &mut scanner)?;
    with_discs(rules, stones, scanner)
}

pub(super) fn read_picture(rules: connect_four::Rules, text: &str) -> Result<ConnectFour, Unreadable> {
    let (stones, below) = stones::read_picture(Rules::ConnectFour(rules), text)?;
    with_discs(rules, stones, below)
}

fn with_discs(
    rules: connect_four::Rules,
    discs: Stones,
    mut rest: Scanner,
) -> Result<ConnectFour, Unreadable> {
    rest.expect_end()?;
    ConnectFour::with_discs(rules, discs.to_move, discs.stones.iter().copied()).map_err(|e| discs.error(e))
}

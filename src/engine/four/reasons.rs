//! Reasons for a turn: facts checked on the board.

use super::demand::{Demand, demand, stones};
use super::rows::{ROWS, completions, squares};
use crate::engine::Line;
use crate::rules::four::Position;
use crate::rules::{Position as _, Square};

/// An effect of a turn, with the squares that show it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Completes four in a row.
    Wins,
    /// Takes the square on which the other side would have won.
    Stops(Square),
    /// A proven win in this number of own stones, including the last.
    WinsIn(u32),
    /// Threatens to complete four on these squares, at least two, and the other side can take only one.
    Threatens(Vec<Square>),
    /// Threatens to complete four on this open square, so the other side must take it.
    MustBeTaken(Square),
    /// Completes four on these closed squares as soon as a stone beside them opens them.
    Waits(Vec<Square>),
    /// One of only this number of squares, at most a third of all, that do not let the other side complete
    /// four.
    OneOfFew(u32),
    /// Adds to this number of rows that the own side has begun and can still complete.
    Builds(u32),
    /// Blocks this number of rows that the other side has begun and could still complete.
    Hinders(u32),
    /// None of the other facts applies, as at the beginning of a game.
    Begins,
}

/// Returns the facts about the first turn of a line, most important first.
pub fn reasons(position: &Position, line: &Line) -> Vec<Fact> {
    let Some(&square) = line.turns.first().and_then(|turn| turn.0.first()) else { return Vec::new() };
    let bit = 1_u64.checked_shl(square.0.into()).unwrap_or_default();
    if position.outcome().is_some() || position.places() & bit == 0 {
        return Vec::new();
    }
    let [own, other] = stones(position);
    let mut facts = Vec::new();
    let only = match demand(position) {
        Demand::Wins(wins) if wins & bit != 0 => return vec![Fact::Wins],
        Demand::Wins(_) => 0,
        Demand::Only(only) => only,
    };
    if completions(other, own) & bit != 0 {
        facts.push(Fact::Stops(square));
    }
    if line.score.value > 0
        && let Some(plies) = line.score.decided_in
    {
        facts.push(Fact::WinsIn(plies.div_ceil(2)));
    }
    let mut after = *position;
    after.place(square);
    let threats = completions(own | bit, other);
    let new = threats & !completions(own, other);
    let open = threats & after.places();
    let is_safe = !matches!(demand(&after), Demand::Wins(_));
    if is_safe && open != 0 {
        let open: Vec<Square> = squares(open).collect();
        facts.push(if open.len() > 1 { Fact::Threatens(open) } else { Fact::MustBeTaken(open[0]) });
    }
    let waits = new & !after.places();
    if waits != 0 {
        facts.push(Fact::Waits(squares(waits).collect()));
    }
    let few = only.count_ones();
    if only & bit != 0 && few * 3 <= position.places().count_ones() && completions(other, own) & bit == 0 {
        facts.push(Fact::OneOfFew(few));
    }
    let through = |own: u64, other: u64| {
        ROWS.iter().filter(|&row| row & bit != 0 && row & other == 0 && row & own != 0).count() as u32
    };
    for (rows, fact) in
        [(through(own, other), Fact::Builds as fn(u32) -> Fact), (through(other, own), Fact::Hinders)]
    {
        if rows > 0 && facts.len() < 3 {
            facts.push(fact(rows));
        }
    }
    if facts.is_empty() {
        facts.push(Fact::Begins);
    }
    facts
}

//! Why a turn is good: facts that were checked on the board.

use super::policy::{Demand, demand, stones};
use super::rows::{ROWS, completions, squares};
use crate::engine::Line;
use crate::rules::four::Position;
use crate::rules::{Position as _, Square};

/// Something that a turn does, with the squares where it shows.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Makes four in a row.
    Wins,
    /// The other side would have won on this square.
    Stops(Square),
    /// Wins in so many stones of the winner, the last one counted.
    WinsIn(u32),
    /// Threatens to complete four on each of these squares, of which only one can be taken.
    Threatens(Vec<Square>),
    /// Can complete four on this square, which is open: it has to be taken.
    MustBeTaken(Square),
    /// Can complete four on these squares as soon as a stone is placed beside them.
    Waits(Vec<Square>),
    /// Nearly every other square opens one on which the other side completes four, or leaves it: so
    /// many are left.
    OneOfFew(u32),
    /// So many rows of four can come of it that have a stone already.
    Builds(u32),
    /// It lies in so many rows that the other side has begun.
    Hinders(u32),
    /// Nothing stands near yet.
    Begins,
}

/// Returns the facts about the first turn of a line, the most important first.
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

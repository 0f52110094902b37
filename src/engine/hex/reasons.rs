//! Reasons for a turn: facts checked on the board.

use super::board::{Board, Cell, EMPTY, stone};
use super::{inferior, links};
use crate::engine::{Budget, Line, Stop};
use crate::rules::hex::Position;
use crate::rules::{Position as _, Side, Square};

/// An effect of a turn, with the squares that show it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// Joins the two edges.
    Wins,
    /// Takes the first stone over, because it is stronger than any answer.
    Swaps,
    /// Opens so evenly that taking the stone over gains little.
    OpensEvenly,
    /// The edges can no longer be kept apart. These empty squares carry the connection.
    Secures(Vec<Square>),
    /// One of only these squares, at most a third of all, that can still stop the other side.
    OneOfFew(Vec<Square>),
    /// Keeps the link between these own stones, or between one and the edge, into which the other side has
    /// played.
    KeepsLink(Vec<Square>),
    /// Breaks the link between these stones of the other side, or between one and the edge.
    BreaksLink(Vec<Square>),
    /// Joins these own stones of different chains, or one of them to the edge.
    Joins(Vec<Square>),
    /// Builds a bridge to each of these own stones, which the other side cannot cut.
    Bridges(Vec<Square>),
    /// Builds a bridge to the own edge over these two squares.
    ReachesEdge(Vec<Square>),
    /// Plays into a bridge of the other side, which must answer on this square to keep it.
    Forces(Square),
    /// Leaves the own side this number of stones short of its edges, fewer than before.
    Shortens(u32),
    /// Leaves the other side this number of stones short of its edges, more than before.
    Hinders(u32),
    /// None of the other facts applies, as in an open position.
    Develops,
}

/// Largest number of facts about a turn.
const MOST_FACTS: usize = 3;
/// Number of combinations in a search for links.
const WORK: u64 = 300_000;

/// Returns the facts about the first turn of a line, most important first.
pub fn reasons(position: &Position, line: &Line) -> Vec<Fact> {
    let Some(&square) = line.turns.first().and_then(|turn| turn.0.first()) else { return Vec::new() };
    if position.outcome().is_some() {
        return Vec::new();
    }
    if position.swap() == Some(square) {
        return vec![Fact::Swaps];
    }
    if square.0 >= position.grid().len() || position.stone(square).is_some() {
        return Vec::new();
    }
    let side = position.to_move();
    let mut after = *position;
    after.place(square);
    if after.winner().is_some() {
        return vec![Fact::Wins];
    }
    let (before, now) = (Board::new(position), Board::new(&after));
    let mut facts = Vec::new();
    if after.swap().is_some() {
        facts.push(Fact::OpensEvenly);
    }
    decisive(&before, &now, side, square, &mut facts);
    local(&before, side, square, &mut facts);
    for (who, fact) in [(side, Fact::Shortens as fn(u32) -> Fact), (side.other(), Fact::Hinders)] {
        let (was, is) = (position.missing(who), after.missing(who));
        let is_better = if who == side { is < was } else { is > was };
        if let Some(is) = is.filter(|_| is_better) {
            facts.push(fact(is));
        }
    }
    if facts.is_empty() {
        facts.push(Fact::Develops);
    }
    facts.truncate(MOST_FACTS);
    facts
}

/// Adds facts about links from edge to edge.
fn decisive(before: &Board, now: &Board, side: Side, square: Square, facts: &mut Vec<Fact>) {
    let stop = Stop::default();
    let mut budget = Budget::unlimited(&stop);
    let [before_filled, now_filled] = [before, now].map(|board| {
        let mut filled = board.clone();
        inferior::fill(&mut filled);
        filled
    });
    let squares = |has: &dyn Fn(Cell) -> bool, board: &Board| -> Vec<Square> {
        board.empty().filter(|&cell| has(cell)).map(|cell| board.square(cell)).collect()
    };
    if let Some(carrier) = links::between_edges(&now_filled, side, WORK, &mut budget).full {
        facts.push(Fact::Secures(squares(&|cell| carrier.has(cell), now)));
        return;
    }
    let others = links::between_edges(&before_filled, side.other(), WORK, &mut budget);
    if let Some(must) = others.must.filter(|_| others.full.is_none()) {
        let few = squares(&|cell| must.has(cell), &before_filled);
        if few.contains(&square) && few.len() * 3 <= before.empty().count() {
            facts.push(Fact::OneOfFew(few));
        }
    }
}

/// Adds facts about the stones near the square.
fn local(board: &Board, side: Side, square: Square, facts: &mut Vec<Fact>) {
    let cell = board.cell(square);
    let (near, ring) = (board.neighbours(cell), board.ring(cell));
    let (own, other) = (stone(side), stone(side.other()));
    let stones = |cells: &[Cell]| -> Vec<Square> {
        let mut squares: Vec<_> =
            cells.iter().filter(|&&cell| board.is_inside(cell)).map(|&cell| board.square(cell)).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    };
    let between = |outer: u8, middle: u8| -> Vec<Cell> {
        let is_there =
            |at: &usize| ring[*at] == outer && ring[(at + 1) % 6] == middle && ring[(at + 2) % 6] == outer;
        (0..6).filter(is_there).flat_map(|at| [near[at], near[(at + 2) % 6]]).collect()
    };
    let add = |squares: Vec<Square>, fact: fn(Vec<Square>) -> Fact, facts: &mut Vec<Fact>| {
        if !squares.is_empty() {
            facts.push(fact(squares));
        }
    };
    let kept = stones(&between(own, other));
    let keeps = !kept.is_empty();
    add(kept, Fact::KeepsLink, facts);
    add(stones(&between(other, own)), Fact::BreaksLink, facts);
    let own_near: Vec<Cell> = (0..6).filter(|&at| ring[at] == own).map(|at| near[at]).collect();
    let arcs = (0..6).filter(|&at| ring[at] == own && ring[(at + 1) % 6] != own).count();
    if arcs > 1 && !keeps {
        add(stones(&own_near), Fact::Joins, facts);
    }
    // The cells beyond two empty neighbours.
    let beyond = (0..6).filter_map(|at| {
        let (one, two) = (near[at], near[(at + 1) % 6]);
        let far = one.checked_add_signed((board.around[(at + 1) % 6]) as i16)?;
        let is_open = board.at(one) == EMPTY && board.at(two) == EMPTY;
        (is_open && board.is_on(far) && board.at(far) == own).then_some((far, one, two))
    });
    let (mut bridges, mut edge) = (Vec::new(), Vec::new());
    for (far, one, two) in beyond {
        if board.is_inside(far) { bridges.push(far) } else { edge = vec![one, two] }
    }
    add(stones(&bridges), Fact::Bridges, facts);
    add(stones(&edge), Fact::ReachesEdge, facts);
    let intruded =
        (0..6).find(|&at| ring[at] == other && ring[(at + 1) % 6] == EMPTY && ring[(at + 2) % 6] == other);
    if let Some(at) = intruded {
        facts.push(Fact::Forces(board.square(near[(at + 1) % 6])));
    }
}

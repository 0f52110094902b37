//! Priors: virtual playouts that bias turns before they have been tried.
//!
//! Each piece of knowledge adds virtual wins or losses: P. Baudis and J. Gailly, *PACHI: State of the Art
//! Open Source Go Program* (ACG 2011), section 3.2. Learned weights of [features](super::features) add further wins.

use super::board::{PASS, PlayoutBoard, Point};
use super::features::{Facts, Features, TurnFact, add_liberty_facts, features};
use super::learned::{Weights, learned_wins};
use super::pattern::Patterns;
use super::playout::is_bad_self_atari;
use super::settings::SearchSettings;
use super::tactics::{PointList, add_escapes, is_lost_in_atari, is_self_atari, ladder, liberties_after};
use super::tree::Prior;
use crate::rules::Side;

/// The knowledge about all turns, by point: virtual playouts, and facts for the learned weights.
struct Knowledge<const N: usize> {
    visits: [u16; N],
    wins: [u16; N],
    facts: Facts<N>,
}

impl<const N: usize> Knowledge<N> {
    fn add(&mut self, at: Point, visits: u16, wins: u16) {
        let at = usize::from(at) % N;
        self.visits[at] += visits;
        self.wins[at] += wins;
    }

    fn add_wins(&mut self, at: Point, playouts: u16) {
        self.add(at, playouts, playouts);
    }

    fn add_losses(&mut self, at: Point, playouts: u16) {
        self.add(at, playouts, 0);
    }
}

/// A turn with its virtual playouts and its features.
pub(super) struct Candidate {
    pub turn: Point,
    visits: u16,
    wins: u16,
    pub features: Features,
}

/// Returns the turns of the side to move with their priors. Turns that fill its own eyes are left out;
/// superko is not checked. `suicide` allows suicide.
pub(super) fn priors<const N: usize>(
    board: &PlayoutBoard<N>,
    suicide: bool,
    settings: &SearchSettings,
) -> Vec<Prior> {
    let candidates = candidates(board, suicide);
    let weights = Weights::trained();
    let sums: Vec<i32> = candidates.iter().map(|candidate| weights.sum(&candidate.features)).collect();
    let learned = learned_wins(&sums, settings.learned_prior);
    let prior = |(candidate, learned): (&Candidate, u16)| {
        let weighed = |playouts: u16| playouts * settings.prior_weight / 8;
        Prior {
            turn: candidate.turn,
            visits: settings.even_prior + weighed(candidate.visits) + learned,
            wins: settings.even_prior / 2 + weighed(candidate.wins) + learned,
        }
    };
    let mut priors: Vec<Prior> = candidates.iter().zip(learned).map(prior).collect();
    // The order of the empty points depends on the game's history.
    priors.sort_unstable_by_key(|prior| prior.turn);
    let is_late = board.stones_on_board() * 6 > board.area() * 5 || board.passes() > 0;
    priors.push(Prior { turn: PASS, visits: 20, wins: if is_late { 8 } else { 0 } });
    priors
}

/// Returns the turns that have priors, except the pass.
pub(super) fn candidates<const N: usize>(board: &PlayoutBoard<N>, suicide: bool) -> Vec<Candidate> {
    let side = board.to_move();
    let mut known = Knowledge::<N> { visits: [0; N], wins: [0; N], facts: Facts::none() };
    chains(board, &mut known);
    near_last(board, &mut known);
    let patterns = Patterns::get();
    let mut candidates = Vec::with_capacity(board.empty().len() + 1);
    for &at in board.empty() {
        let is_suicide = !board.would_live(at, side);
        if at == board.ko() || board.is_eye(at, side) || (is_suicide && !(suicide && kills_stones(board, at)))
        {
            continue;
        }
        if is_suicide {
            known.add_losses(at, 20);
            known.facts.add(at, TurnFact::BadSelfAtari, 3);
        } else if is_bad_self_atari(board, at, side) {
            known.add_losses(at, 14);
            known.facts.add(at, TurnFact::BadSelfAtari, 1);
        } else if is_self_atari(board, at, side) {
            known.add_losses(at, 5);
            known.facts.add(at, TurnFact::SelfAtari, 1);
        } else if patterns.fits(board, at) {
            known.add_wins(at, 8);
        }
        edge(board, at, &mut known);
        candidates.push(Candidate {
            turn: at,
            visits: known.visits[usize::from(at) % N],
            wins: known.wins[usize::from(at) % N],
            features: features(board, at, &known.facts),
        });
    }
    candidates
}

/// Returns `true` if a suicide here also removes other stones. A single stone's suicide equals a pass.
fn kills_stones<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> bool {
    board.beside(at).iter().any(|&beside| board.is(beside, board.to_move()))
}

/// Adds priors for capturing and saving chains.
fn chains<const N: usize>(board: &PlayoutBoard<N>, known: &mut Knowledge<N>) {
    let side = board.to_move();
    let mut seen = [false; N];
    for at in board.points() {
        let Some(owner) = board.side(at) else { continue };
        let head = usize::from(board.head(at)) % N;
        if std::mem::replace(&mut seen[head], true) {
            continue;
        }
        add_liberty_facts(board, at, &mut known.facts);
        let size = board.size(at);
        let weight = 10 + 2 * size.min(10);
        let mut liberties = [PASS; 3];
        match (board.liberties(at, &mut liberties), owner == side) {
            (1, true) => save(board, at, side, weight, known),
            (1, false) => {
                let mut escapes = PointList::new();
                add_escapes(board, at, owner, &mut escapes);
                // A chain that cannot escape can be captured later.
                let can_escape = !escapes.as_slice().is_empty();
                let (fact, playouts) = if can_escape {
                    (TurnFact::CapturesRunner, weight + 6)
                } else {
                    (TurnFact::CapturesDead, weight / 2)
                };
                known.facts.add(liberties[0], fact, size);
                known.add_wins(liberties[0], playouts);
            }
            (2, false) => threaten(board, at, &liberties[..2], weight, known),
            _ => {}
        }
    }
}

fn save<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    side: Side,
    weight: u16,
    known: &mut Knowledge<N>,
) {
    let mut escapes = PointList::new();
    add_escapes(board, stone, side, &mut escapes);
    if escapes.as_slice().is_empty() {
        return;
    }
    if is_lost_in_atari(board, stone) {
        known.facts.add(board.liberty(stone), TurnFact::SavesInVain, board.size(stone));
        known.add_losses(board.liberty(stone), 10);
        return;
    }
    for &at in escapes.as_slice() {
        known.facts.add(at, TurnFact::Saves, board.size(stone));
        known.add_wins(at, weight + 4);
    }
}

fn threaten<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    liberties: &[Point],
    weight: u16,
    known: &mut Knowledge<N>,
) {
    // A chain that gains enough liberties by extending is in no ladder.
    let is_loose =
        liberties.iter().all(|&at| liberties_after(board, at, board.to_move().other(), &mut [PASS; 4]) > 3);
    if is_loose {
        return;
    }
    if let Some(at) = ladder(board, stone) {
        known.facts.add(at, TurnFact::CapturesInLadder, board.size(stone));
        known.add_wins(at, weight);
    }
}

/// Adds priors near the last turn. Steps within a chain count as no distance.
fn near_last<const N: usize>(board: &PlayoutBoard<N>, known: &mut Knowledge<N>) {
    const GOOD: [u16; 4] = [12, 8, 6, 3];
    let last = board.last()[0];
    if last == PASS {
        return;
    }
    let mut seen = [false; N];
    let mut here = vec![last];
    seen[usize::from(last) % N] = true;
    for playouts in GOOD {
        let mut there = Vec::new();
        let mut at = 0;
        while let Some(&point) = here.get(at) {
            at += 1;
            for beside in board.beside(point) {
                if (!board.is_empty(beside) && board.side(beside).is_none())
                    || std::mem::replace(&mut seen[usize::from(beside) % N], true)
                {
                    continue;
                }
                // A chain is reached as a whole.
                if board.side(beside).is_some() && board.side(beside) == board.side(point) {
                    here.push(beside);
                } else {
                    there.push(beside);
                }
            }
        }
        for &point in &there {
            if board.is_empty(point) {
                known.add_wins(point, playouts);
            }
        }
        here = there;
    }
}

/// Adds priors by the distance from the edge, away from other stones: the first two lines are bad, the
/// third is good.
fn edge<const N: usize>(board: &PlayoutBoard<N>, at: Point, known: &mut Knowledge<N>) {
    let lines = board.lines();
    let (column, row) = board.place(at);
    let height = [column, row, lines + 1 - column, lines + 1 - row].into_iter().min().unwrap_or(0);
    if lines < 7 || height > 4 || !is_alone(board, at) {
        return;
    }
    match height {
        1 => known.add_losses(at, 14),
        2 => known.add_losses(at, 8),
        3 if lines > 10 => known.add_wins(at, 8),
        4 if lines > 14 => known.add_wins(at, 4),
        _ => {}
    }
}

/// Returns `true` if no stone is within three steps.
fn is_alone<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> bool {
    let lines = i32::from(board.lines());
    let (column, row) = board.place(at);
    for rows in -3i32..=3 {
        let width = 3 - rows.abs();
        for columns in -width..=width {
            let (column, row) = (i32::from(column) + columns, i32::from(row) + rows);
            let is_on_board = (1..=lines).contains(&column) && (1..=lines).contains(&row);
            if is_on_board && !board.is_empty((row * (lines + 1) + column) as Point) {
                return false;
            }
        }
    }
    true
}

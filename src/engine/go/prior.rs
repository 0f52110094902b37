//! Priors: virtual playouts that bias turns before they have been tried.
//!
//! Each piece of knowledge adds virtual wins or losses: P. Baudis and J. Gailly, *PACHI: State of the Art
//! Open Source Go Program* (ACG 2011), section 3.2.

use super::board::{PASS, PlayoutBoard, Point};
use super::pattern::Patterns;
use super::playout::is_bad_self_atari;
use super::settings::SearchSettings;
use super::tactics::{PointList, add_escapes, is_lost_in_atari, is_self_atari, ladder, liberties_after};
use super::tree::Prior;
use crate::rules::Side;

/// The virtual playouts of all turns, by point.
struct VirtualPlayouts<const N: usize> {
    visits: [u16; N],
    wins: [u16; N],
}

impl<const N: usize> VirtualPlayouts<N> {
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

/// Returns the turns of the side to move with their priors. Turns that fill its own eyes are left out;
/// superko is not checked. `suicide` allows suicide.
pub(super) fn priors<const N: usize>(
    board: &PlayoutBoard<N>,
    suicide: bool,
    settings: &SearchSettings,
) -> Vec<Prior> {
    let side = board.to_move();
    let mut virtual_playouts = VirtualPlayouts::<N> { visits: [0; N], wins: [0; N] };
    chains(board, &mut virtual_playouts);
    near_last(board, &mut virtual_playouts);
    let patterns = Patterns::get();
    let mut priors = Vec::with_capacity(board.empty().len() + 1);
    for &at in board.empty() {
        let is_suicide = !board.would_live(at, side);
        if at == board.ko() || board.is_eye(at, side) || (is_suicide && !(suicide && kills_stones(board, at)))
        {
            continue;
        }
        if is_suicide {
            virtual_playouts.add_losses(at, 20);
        } else if is_bad_self_atari(board, at, side) {
            virtual_playouts.add_losses(at, 14);
        } else if is_self_atari(board, at, side) {
            virtual_playouts.add_losses(at, 5);
        } else if patterns.fits(board, at) {
            virtual_playouts.add_wins(at, 8);
        }
        edge(board, at, &mut virtual_playouts);
        let weighed = |playouts: u16| playouts * settings.prior_weight / 8;
        let visits = settings.even_prior + weighed(virtual_playouts.visits[usize::from(at) % N]);
        let wins = settings.even_prior / 2 + weighed(virtual_playouts.wins[usize::from(at) % N]);
        priors.push(Prior { turn: at, visits, wins });
    }
    // The order of the empty points depends on the game's history.
    priors.sort_unstable_by_key(|prior| prior.turn);
    let is_late = board.stones_on_board() * 6 > board.area() * 5 || board.passes() > 0;
    priors.push(Prior { turn: PASS, visits: 20, wins: if is_late { 8 } else { 0 } });
    priors
}

/// Returns `true` if a suicide here also removes other stones. A single stone's suicide equals a pass.
fn kills_stones<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> bool {
    board.beside(at).iter().any(|&beside| board.is(beside, board.to_move()))
}

/// Adds priors for capturing and saving chains.
fn chains<const N: usize>(board: &PlayoutBoard<N>, virtual_playouts: &mut VirtualPlayouts<N>) {
    let side = board.to_move();
    let mut seen = [false; N];
    for at in board.points() {
        let Some(owner) = board.side(at) else { continue };
        let head = usize::from(board.head(at)) % N;
        if std::mem::replace(&mut seen[head], true) {
            continue;
        }
        let weight = 10 + 2 * board.size(at).min(10);
        let mut liberties = [PASS; 3];
        match (board.liberties(at, &mut liberties), owner == side) {
            (1, true) => save(board, at, side, weight, virtual_playouts),
            (1, false) => {
                let mut escapes = PointList::new();
                add_escapes(board, at, owner, &mut escapes);
                // A chain that cannot escape can be captured later.
                let can_escape = !escapes.as_slice().is_empty();
                virtual_playouts.add_wins(liberties[0], if can_escape { weight + 6 } else { weight / 2 });
            }
            (2, false) => threaten(board, at, &liberties[..2], weight, virtual_playouts),
            _ => {}
        }
    }
}

fn save<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    side: Side,
    weight: u16,
    virtual_playouts: &mut VirtualPlayouts<N>,
) {
    let mut escapes = PointList::new();
    add_escapes(board, stone, side, &mut escapes);
    if escapes.as_slice().is_empty() {
        return;
    }
    if is_lost_in_atari(board, stone) {
        virtual_playouts.add_losses(board.liberty(stone), 10);
        return;
    }
    for &at in escapes.as_slice() {
        virtual_playouts.add_wins(at, weight + 4);
    }
}

fn threaten<const N: usize>(
    board: &PlayoutBoard<N>,
    stone: Point,
    liberties: &[Point],
    weight: u16,
    virtual_playouts: &mut VirtualPlayouts<N>,
) {
    // A chain that gains enough liberties by extending is in no ladder.
    let is_loose =
        liberties.iter().all(|&at| liberties_after(board, at, board.to_move().other(), &mut [PASS; 4]) > 3);
    if is_loose {
        return;
    }
    if let Some(at) = ladder(board, stone) {
        virtual_playouts.add_wins(at, weight);
    }
}

/// Adds priors near the last turn. Steps within a chain count as no distance.
fn near_last<const N: usize>(board: &PlayoutBoard<N>, virtual_playouts: &mut VirtualPlayouts<N>) {
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
                virtual_playouts.add_wins(point, playouts);
            }
        }
        here = there;
    }
}

/// Adds priors by the distance from the edge, away from other stones: the first two lines are bad, the
/// third is good.
fn edge<const N: usize>(board: &PlayoutBoard<N>, at: Point, virtual_playouts: &mut VirtualPlayouts<N>) {
    let lines = board.lines();
    let (column, row) = board.place(at);
    let height = [column, row, lines + 1 - column, lines + 1 - row].into_iter().min().unwrap_or(0);
    if lines < 7 || height > 4 || !is_alone(board, at) {
        return;
    }
    match height {
        1 => virtual_playouts.add_losses(at, 14),
        2 => virtual_playouts.add_losses(at, 8),
        3 if lines > 10 => virtual_playouts.add_wins(at, 8),
        4 if lines > 14 => virtual_playouts.add_wins(at, 4),
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

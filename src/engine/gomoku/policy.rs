//! The policy of the gomoku search: candidates, evaluation, extensions and reductions.

use std::cell::{RefCell, RefMut};

use super::board::{Point, Points, ThreatBoard};
use super::demand::{Demand, all_points, allowed, demand};
use super::selection::{self, WIDTH_AT_ROOT};
use super::threats::ThreatSearch;
use super::trio::{ThreatKind, TrioFacts};
use crate::engine::Budget;
use crate::engine::search::{Ended, Game, Leaf, Moves, Node, Policy, lost_in, won_in};
use crate::rules::Side;

/// The board of the search. Finding forced moves places stones and takes them back, so it needs interior
/// mutability.
#[derive(Clone)]
pub(crate) struct SearchBoard(RefCell<ThreatBoard>);

impl SearchBoard {
    pub(crate) fn new(board: ThreatBoard) -> SearchBoard {
        SearchBoard(RefCell::new(board))
    }

    fn board(&self) -> RefMut<'_, ThreatBoard> {
        self.0.borrow_mut()
    }
}

impl Game for SearchBoard {
    type Move = Point;
    type Undo = ();

    fn generate(&self, moves: &mut Moves<Point>) {
        let board = self.board();
        all_points(&board).for_each(|point| moves.push(point));
    }

    #[inline]
    fn play(&mut self, point: Point) {
        self.0.get_mut().put(point);
    }

    #[inline]
    fn undo(&mut self, _: Point, (): ()) {
        self.0.get_mut().take_back();
    }

    #[inline]
    fn key(&self) -> u64 {
        self.board().key()
    }

    fn side_to_move(&self) -> Side {
        self.board().to_move()
    }

    fn code(Point(at): Point) -> u16 {
        at
    }

    fn ended(&self) -> Option<Ended> {
        let board = self.board();
        match board.room() {
            _ if board.has_won() => Some(Ended::Lost),
            0 => Some(Ended::Drawn),
            _ => None,
        }
    }

    /// Only possible if every empty point is forbidden.
    fn stuck(&self) -> Ended {
        Ended::Drawn
    }
}

/// Largest number of fours and of nodes in the search for continuous fours (VCF): inside the tree and at
/// its leaves.
const FOURS_INSIDE: (u32, u64) = (10, 300);
const FOURS_AT_LEAF: (u32, u64) = (6, 60);

/// Number of plies for which forced answers are followed beyond the depth: answers to fours and answers
/// to threes.
const ANSWERS_TO_FOURS: u32 = 8;
const ANSWERS_TO_THREES: u32 = 1;

/// The gomoku policy.
#[derive(Clone, Default)]
pub(crate) struct GomokuPolicy {
    threats: ThreatSearch,
    /// The obligation in the position with this key, cached from the last call.
    demand: (Option<u64>, Demand),
    /// Root moves that are known to lose.
    pub losing: Vec<Point>,
    /// The evaluated positions that a training run keeps.
    #[cfg(feature = "tools")]
    pub samples: Option<super::samples::Samples>,
}

impl GomokuPolicy {
    /// Returns the obligation of the side to move.
    fn demand(&mut self, board: &mut ThreatBoard) -> &Demand {
        let key = board.key();
        if self.demand.0 != Some(key) {
            self.demand = (Some(key), demand(board));
        }
        &self.demand.1
    }

    /// Returns `true` if no move is forced.
    fn is_quiet(&mut self, game: &SearchBoard) -> bool {
        matches!(self.demand(&mut game.board()), Demand::Nothing)
    }
}

/// Calls `take` with the candidates and their ordering scores, best first.
fn candidates(board: &ThreatBoard, width: usize, mut take: impl FnMut(Point, i32)) {
    let side = board.to_move();
    // The best ones so far, best first: the score, and in the lower bits the place in the order of the
    // points, which decides between equal scores.
    let mut best = [0_u32; WIDTH_AT_ROOT];
    let best = &mut best[..width.min(WIDTH_AT_ROOT)];
    let mut count = 0;
    let mut add = |point: Point, worth: i32, later: u32| {
        let worth = worth.cast_unsigned();
        let packed = worth << PLACE_BITS | (PLACES - 1 - later - u32::from(point.0));
        if count == best.len() && packed < best[count - 1] {
            return;
        }
        let mut at = if count == best.len() { count - 1 } else { count };
        count = at + 1;
        while at > 0 && best[at - 1] < packed {
            best[at] = best[at - 1];
            at -= 1;
        }
        best[at] = packed;
    };
    board.useful(side).for_each(|(point, own, other)| add(point, score_of(own, other), 0));
    allowed(board, side).for_each(|point| add(point, ordering_score(board, point), PLACES / 2));
    for &packed in &best[..count] {
        let place = PLACES - 1 - packed % PLACES;
        take(Point((place % (PLACES / 2)) as u16), (packed >> PLACE_BITS).cast_signed());
    }
}

/// Number of bits for the place of a candidate among those with the same score: those that may be
/// forbidden follow all others.
const PLACE_BITS: u32 = 11;
const PLACES: u32 = 1 << PLACE_BITS;

/// Returns the candidates at the root.
pub(crate) fn root_candidates(board: &mut ThreatBoard) -> Vec<Point> {
    match demand(board) {
        Demand::Answers(answers) => answers,
        _ => {
            let mut points = Vec::new();
            candidates(board, WIDTH_AT_ROOT, |point, _| points.push(point));
            points
        }
    }
}

/// Returns the ordering score of a point.
fn ordering_score(board: &ThreatBoard, point: Point) -> i32 {
    let side = board.to_move();
    score_of(board.facts(side, point), board.facts(side.other(), point))
}

/// Returns the ordering score of a point by the facts about a stone of the side to move and of the other side.
#[inline]
fn score_of(own: &TrioFacts, other: &TrioFacts) -> i32 {
    2 * i32::from(own.order) + i32::from(other.order)
}

/// Returns twice the Manhattan distance of a point from the centre.
fn off_centre(board: &ThreatBoard, point: Point) -> i32 {
    let (grid, square) = (board.grid(), board.square(point));
    let (column, row) = grid.place(square);
    (2 * i32::from(column) + 1 - i32::from(grid.columns)).abs()
        + (2 * i32::from(row) + 1 - i32::from(grid.rows)).abs()
}

impl Policy for GomokuPolicy {
    type Game = SearchBoard;

    const CUTS_FIRST: bool = true;
    const REDUCES_AT_ROOT: bool = true;
    const UNKNOWN_FROM: i32 = selection::UNKNOWN_FROM;
    const KILLER: i32 = 60;
    const HISTORY: i32 = 60;
    const LEAVES_OUT: bool = true;

    fn evaluate(&mut self, game: &SearchBoard) -> i32 {
        #[cfg(feature = "tools")]
        if let Some(samples) = &self.samples {
            samples.offer(&game.board());
        }
        game.board().value()
    }

    fn generate(&mut self, game: &SearchBoard, node: &Node, moves: &mut Moves<Point>) {
        let mut board = game.board();
        let is_root = node.ply == 0;
        self.demand(&mut board);
        match &self.demand.1 {
            &Demand::Wins(point, _) if !is_root => return moves.push(point),
            &Demand::Wins(point, _) => moves.push_scored(point, i32::MAX / 2),
            Demand::Answers(answers) => {
                let is_kept = |point: &&Point| !is_root || !self.losing.contains(point);
                for &point in answers.iter().filter(is_kept) {
                    moves.push_scored(point, ordering_score(&board, point));
                }
            }
            Demand::Nothing | Demand::Lost(_) => {}
        }
        if moves.is_empty() || is_root && moves.len() == 1 {
            candidates(&board, selection::width(node), |point, worth| {
                let is_known = || moves.iter().any(|known| known == point);
                let is_out = is_root && (self.losing.contains(&point) || is_known());
                if !is_out {
                    moves.push_scored(point, worth);
                }
            });
        }
        if moves.is_empty() {
            // Without any candidate, the most central points are used.
            let nearest = all_points(&board).map(|point| off_centre(&board, point)).min();
            let is_empty = board.is_empty_board();
            for point in all_points(&board) {
                let distance = off_centre(&board, point);
                if !is_empty || Some(distance) <= nearest.map(|nearest| nearest + 2) {
                    moves.push_scored(point, -distance);
                }
            }
        }
    }

    fn left_out(&mut self, game: &SearchBoard, _: &Node, moves: &mut Moves<Point>) {
        let mut board = game.board();
        // All answers to a threat are candidates.
        if !matches!(self.demand(&mut board), Demand::Nothing) {
            return;
        }
        let mut known = Points::default();
        moves.iter().for_each(|point| known.toggle(point));
        let useful = board.useful(board.to_move()).map(|(point, ..)| point);
        for point in useful.chain(allowed(&board, board.to_move())) {
            if !known.contains(point) {
                moves.push_scored(point, ordering_score(&board, point));
            }
        }
    }

    fn leaf(&mut self, game: &SearchBoard, beyond: u32, moves: &mut Moves<Point>) -> Leaf {
        let mut board = game.board();
        let is_four = board.count(board.to_move().other(), ThreatKind::Five) > 0;
        if beyond >= if is_four { ANSWERS_TO_FOURS } else { ANSWERS_TO_THREES } {
            return Leaf::Evaluate;
        }
        let Demand::Answers(answers) = self.demand(&mut board) else { return Leaf::Evaluate };
        for &point in answers {
            moves.push_scored(point, ordering_score(&board, point));
        }
        Leaf::Forced
    }

    fn probe(&mut self, game: &SearchBoard, node: &Node, budget: &mut Budget) -> Option<i32> {
        let mut board = game.board();
        match self.demand(&mut board) {
            &Demand::Wins(_, plies) => return Some(won_in(plies)),
            &Demand::Lost(plies) => return Some(lost_in(plies)),
            Demand::Answers(_) | Demand::Nothing => {}
        }
        let (fours, nodes) = if node.depth > 0 { FOURS_INSIDE } else { FOURS_AT_LEAF };
        let win = self.threats.narrow_vcf(&mut board, fours, nodes, budget)?;
        Some(won_in(win.plies))
    }

    /// Extends forced moves by one ply.
    fn extend(&mut self, _after: &SearchBoard, node: &Node, _step: Point, among: usize) -> i32 {
        i32::from(among == 1 && node.ply > 0)
    }

    fn reduce(&mut self, _: &SearchBoard, node: &Node, _step: Point, at: usize, _score: i32) -> i32 {
        selection::reduction(node, at)
    }

    fn cut(&mut self, game: &SearchBoard, node: &Node) -> Option<i32> {
        node.evaluation.filter(|_| selection::is_high(node) && self.is_quiet(game))
    }

    fn is_hopeless(&mut self, game: &SearchBoard, node: &Node) -> bool {
        selection::is_low(node) && self.is_quiet(game)
    }
}

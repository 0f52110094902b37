//! Scoring a position at rest.

use super::board::GoBoard;
use super::point::Point;
use super::regions::{Region, region, regions};
use super::{Position, Scoring};
use crate::rules::{self, Count, Counting, Outcome, Parts, Points, Reason, Side, Square};

/// The largest neutral region that counts as unfilled dame rather than an open border.
const MOST_LEFT_OVER: usize = 3;

impl Counting for Position {
    /// Returns the stones that random playouts do not save; none under rules without dead stones.
    fn proposal(&self) -> Vec<Square> {
        if self.rules.dead_stones { super::proposal::dead_stones(self) } else { Vec::new() }
    }

    /// Returns the stones of the same side that are connected over empty points and own stones, as
    /// they stand in the same territory of the opponent. None under rules without dead stones.
    fn group(&self, square: Square) -> Vec<Square> {
        if !self.rules.dead_stones {
            return Vec::new();
        }
        let board = &self.board;
        let Some((at, side)) = board.point(square).and_then(|at| Some((at, board.side(at)?))) else {
            return Vec::new();
        };
        let reached = region(board, at, |at| board.is_empty(at) || board.side(at) == Some(side));
        let stones = reached.points.into_iter().filter(|&at| !board.is_empty(at));
        let mut group: Vec<_> = stones.map(|at| board.square(at)).collect();
        group.sort_unstable();
        group
    }

    /// Returns the count. Under rules without dead stones, `dead` is ignored. A dead stone removes
    /// its whole chain. A living stone owns its square under both scorings, although only area
    /// scoring counts it.
    fn count(&self, dead: &[Square]) -> Count {
        let mut board = self.board.clone();
        let mut prisoners = self.prisoners;
        for &square in dead.iter().filter(|_| self.rules.dead_stones) {
            if let Some(at) = board.point(square)
                && let Some(side) = board.side(at)
            {
                let stones = board.take(board.head(at));
                let prisoners = &mut prisoners[side.other().index()];
                *prisoners = prisoners.saturating_add(stones);
            }
        }
        // A pass hands over a stone, and White passes last so that both sides play equally often.
        if self.rules.pass_stones && self.to_move == Side::Second {
            prisoners[Side::First.index()] = prisoners[Side::First.index()].saturating_add(1);
        }
        let empty = regions(&board, |at| board.is_empty(at));
        let owner = self.owners(&board, &empty);
        let mut parts = [Parts::default(), Parts { komi: self.rules.bonus(), ..Parts::default() }];
        for (at, owner) in board.points().zip(&owner) {
            if let Some(side) = owner {
                let Parts { stones, surrounded, .. } = &mut parts[side.index()];
                *if board.is_empty(at) { surrounded } else { stones } += 2;
            }
        }
        if self.rules.scoring == Scoring::Territory {
            for (parts, prisoners) in parts.iter_mut().zip(prisoners) {
                parts.stones = 0;
                parts.prisoners = 2 * i32::from(prisoners);
            }
        }
        let points = Points(parts.map(Parts::sum));
        let outcome = Outcome { winner: points.leader(), reason: Reason::Count };
        Count { points, parts, outcome, owner, open: open_areas(&board, &empty) }
    }

    /// Returns the position without its passes. The side that passed first moves next.
    fn play_on(&self) -> Box<dyn rules::Position> {
        Box::new(self.clone().with_passes(0))
    }
}

impl Position {
    /// Returns the owner of each point in the order of the board, with all stones alive. `empty`
    /// holds the regions of empty points.
    fn owners(&self, board: &GoBoard, empty: &[Region]) -> Vec<Option<Side>> {
        let mut owners = vec![None; board.len()];
        for at in board.points() {
            owners[usize::from(at)] = board.side(at);
        }
        let in_seki = if self.rules.scoring == Scoring::Territory && !self.rules.seki_eyes {
            chains_in_seki(board, empty)
        } else {
            Vec::new()
        };
        for region in empty {
            let counts = !region.around.iter().any(|head| in_seki.contains(head));
            let owner = region.owner(board).filter(|_| counts);
            for &at in &region.points {
                owners[usize::from(at)] = owner;
            }
        }
        board.points().map(|at| owners[usize::from(at)]).collect()
    }
}

/// Returns the points of neutral regions that are too large to be unfilled dame.
fn open_areas(board: &GoBoard, empty: &[Region]) -> Vec<Square> {
    let is_open = |region: &&Region| {
        region.points.len() > MOST_LEFT_OVER && !region.around.is_empty() && region.owner(board).is_none()
    };
    let points = empty.iter().filter(is_open).flat_map(|region| &region.points);
    let mut squares: Vec<_> = points.map(|&at| board.square(at)).collect();
    squares.sort_unstable();
    squares
}

/// Returns the heads of the chains in seki: they share a liberty with the opponent and do not
/// surround enough for two eyes.
///
/// Chains that surround a region together are one group. A group is in seki if it touches a neutral
/// point and has at most one region, of at most two points. By the letter of the rules every group
/// that touches a neutral point is in seki, because players fill dame before the count; here they
/// need not. A seki around an eye of three points or more is not recognised.
fn chains_in_seki(board: &GoBoard, empty: &[Region]) -> Vec<Point> {
    let (owned, neutral): (Vec<_>, Vec<_>) = empty.iter().partition(|region| region.owner(board).is_some());
    let mut rest: Vec<_> = board.chains().collect();
    let mut in_seki = Vec::new();
    while let Some(head) = rest.pop() {
        let mut group = vec![head];
        let mut eyes: Vec<&Region> = Vec::new();
        let mut looked_at = 0;
        while let Some(&head) = group.get(looked_at) {
            looked_at += 1;
            for &region in owned.iter().filter(|region| region.around.contains(&head)) {
                if !eyes.iter().any(|eye| std::ptr::eq(*eye, region)) {
                    eyes.push(region);
                    group.extend(rest.extract_if(.., |other| region.around.contains(other)));
                }
            }
        }
        let is_beside_neutral =
            neutral.iter().any(|region| region.around.iter().any(|head| group.contains(head)));
        let can_make_two_eyes = eyes.len() > 1 || eyes.iter().any(|eye| eye.points.len() > 2);
        if is_beside_neutral && !can_make_two_eyes {
            in_seki.extend(group);
        }
    }
    in_seki
}

//! Positions of Go with an enclosed group, put together by chance.
//!
//! Few games between levels have a group whose life depends on one turn. So a group is drawn around a few empty points
//! of the corner, the side or the middle, and a wall around the group; a race is drawn as two groups side by side, with
//! a wall around each. Stones that come and go by chance give it weaknesses. Whether there is a puzzle in it is the
//! business of the proofs.

use crate::rules::go::{self, Position};
use crate::rules::random::Random;
use crate::rules::{Grid, Side, Square};

/// The fewest and the most points of the space of a group, and of a group in a race.
const SPACE: (usize, usize) = (3, 8);
const GROUP: (usize, usize) = (3, 6);
/// The same of a chain in a ladder, and of the stones elsewhere.
const LADDER: (usize, usize) = (1, 4);
const ELSEWHERE: (usize, usize) = (5, 12);

/// A board in the making.
struct Draft {
    grid: Grid,
    stones: Vec<Option<Side>>,
    /// Points that belong to the inside of the position and get no wall.
    inside: Vec<bool>,
}

/// Returns a position with an enclosed group, if the draw gives a legal one.
pub(super) fn compose(rules: go::Rules, random: &mut Random) -> Option<Position> {
    let grid = rules.grid();
    let cells = usize::from(grid.len());
    let mut draft = Draft { grid, stones: vec![None; cells], inside: vec![false; cells] };
    match random.index(6) {
        0..3 => draft.draw_group(random),
        3..5 => draft.draw_race(random),
        _ => draft.draw_ladder(random),
    }
    let stones = grid.squares().filter_map(|square| Some((square, draft.stone(square)?)));
    let to_move = side(random);
    Position::with_stones(rules, to_move, stones).ok()
}

fn side(random: &mut Random) -> Side {
    Side::BOTH[random.index(2)]
}

fn between((least, most): (usize, usize), random: &mut Random) -> usize {
    least + random.index(most - least + 1)
}

impl Draft {
    fn stone(&self, square: Square) -> Option<Side> {
        self.stones[usize::from(square.0)]
    }

    fn put(&mut self, square: Square, stone: Option<Side>) {
        self.stones[usize::from(square.0)] = stone;
    }

    fn is_inside(&self, square: Square) -> bool {
        self.inside[usize::from(square.0)]
    }

    fn around(&self, square: Square, diagonals: bool) -> Vec<Square> {
        let straight =
            self.grid.directions().iter().filter(|step| diagonals || step.columns == 0 || step.rows == 0);
        straight.filter_map(|&step| self.grid.step(square, step)).collect()
    }

    /// Returns a square in the corner, at the side, or anywhere.
    fn anchor(&self, random: &mut Random) -> Square {
        let lines = u16::from(self.grid.columns);
        let middle = lines / 2;
        match random.index(8) {
            0..4 => Square(0),
            4..7 => Square(middle),
            _ => Square(middle * lines + middle),
        }
    }

    /// Returns a connected set of free squares that grows from one.
    fn grow(&self, from: Square, size: usize, random: &mut Random) -> Vec<Square> {
        let mut set = vec![from];
        for _ in 0..20 * size {
            if set.len() == size {
                break;
            }
            let near = self.around(set[random.index(set.len())], false);
            let square = near[random.index(near.len())];
            if !set.contains(&square) && self.stone(square).is_none() && !self.is_inside(square) {
                set.push(square);
            }
        }
        set
    }

    /// Puts stones of a side around the squares, on those that are free; on the diagonals by chance.
    fn enclose(&mut self, squares: &[Square], side: Side, random: &mut Random) -> Vec<Square> {
        let mut put = Vec::new();
        for &square in squares {
            let straight = self.around(square, false);
            for near in self.around(square, true) {
                let is_free = self.stone(near).is_none() && !self.is_inside(near);
                if is_free && (straight.contains(&near) || random.index(2) == 0) {
                    self.put(near, Some(side));
                    put.push(near);
                }
            }
        }
        put
    }

    fn draw_group(&mut self, random: &mut Random) {
        let owner = side(random);
        let space = self.grow(self.anchor(random), between(SPACE, random), random);
        for &square in &space {
            self.inside[usize::from(square.0)] = true;
        }
        let group = self.enclose(&space, owner, random);
        self.enclose(&group, owner.other(), random);
        for _ in 0..random.index(4) {
            let square = space[random.index(space.len())];
            self.put(square, Some(side(random)));
        }
        for _ in 0..random.index(3) {
            let square = group[random.index(group.len())];
            let stone = Some(owner.other()).filter(|_| random.index(3) == 0);
            self.put(square, stone);
        }
    }

    fn draw_race(&mut self, random: &mut Random) {
        let owner = side(random);
        let first = self.grow(self.anchor(random), between(GROUP, random), random);
        for &square in &first {
            self.put(square, Some(owner));
        }
        let beside: Vec<Square> = first
            .iter()
            .flat_map(|&square| self.around(square, false))
            .filter(|&at| self.stone(at).is_none())
            .collect();
        let second = self.grow(beside[random.index(beside.len())], between(GROUP, random), random);
        for &square in &second {
            self.put(square, Some(owner.other()));
        }
        // Some of the free squares beside the groups become their liberties, and walls close the rest.
        let mut liberties = [Vec::new(), Vec::new()];
        for (group, liberties) in [&first, &second].into_iter().zip(&mut liberties) {
            for at in group.iter().flat_map(|&square| self.around(square, false)) {
                if self.stone(at).is_none() && random.index(2) == 0 {
                    liberties.push(at);
                }
            }
        }
        for &at in liberties.iter().flatten() {
            self.inside[usize::from(at.0)] = true;
        }
        let sides = [owner.other(), owner];
        for ((group, liberties), side) in [first, second].into_iter().zip(liberties).zip(sides) {
            let all: Vec<Square> = group.into_iter().chain(liberties).collect();
            self.enclose(&all, side, random);
        }
    }

    /// Draws a chain with two liberties, and a few stones elsewhere that stop some ladders.
    fn draw_ladder(&mut self, random: &mut Random) {
        let owner = side(random);
        let squares: Vec<Square> = self.grid.squares().collect();
        let chain = self.grow(squares[random.index(squares.len())], between(LADDER, random), random);
        for &square in &chain {
            self.put(square, Some(owner));
        }
        let mut beside: Vec<Square> = chain
            .iter()
            .flat_map(|&square| self.around(square, false))
            .filter(|&at| self.stone(at).is_none())
            .collect();
        beside.sort_unstable();
        beside.dedup();
        random.shuffle(&mut beside);
        for &square in beside.iter().skip(2) {
            self.put(square, Some(owner.other()));
        }
        let is_far = |draft: &Draft, square: Square| {
            draft.around(square, true).iter().all(|near| !chain.contains(near) && !beside.contains(near))
        };
        for _ in 0..between(ELSEWHERE, random) {
            let square = squares[random.index(squares.len())];
            if self.stone(square).is_none() && !beside.contains(&square) && is_far(self, square) {
                self.put(square, Some(side(random)));
            }
        }
        // The stones around the chain need some help not to be in atari at once.
        for &square in beside.iter().skip(2) {
            for near in self.around(square, true) {
                if self.stone(near).is_none() && !beside.contains(&near) && random.index(4) == 0 {
                    self.put(near, Some(owner.other()));
                }
            }
        }
    }
}

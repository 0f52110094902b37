//! The playout policy.
//!
//! As in S. Gelly and others, *Modification of UCT with Patterns in Monte-Carlo Go* (2006), the policy
//! first responds to the last turn: chains in atari, vital points, patterns around the last stone.
//! Otherwise it plays any point that fills no eye of its own.

use super::board::{Liberties, PASS, PlayoutBoard, Point, stones_in};
use super::nakade;
use super::pattern::Patterns;
use super::tactics::{
    PointList, add_escapes, few_liberties_after, is_self_atari, liberties_after, size_after,
};
use crate::rules::Side;
use crate::rules::random::Random;

/// The parameters of a playout policy. Each number is the probability of a rule, in 256ths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    pub atari: u64,
    pub nakade: u64,
    pub shapes: u64,
    /// Responses to chains with two liberties beside the last stone.
    pub two_liberties: u64,
    pub self_atari_ban: u64,
}

impl Policy {
    pub(super) const HEAVY: Policy =
        Policy { atari: 240, nakade: 200, shapes: 240, two_liberties: 0, self_atari_ban: 243 };
    /// Random turns that fill no eye.
    pub(super) const LIGHT: Policy =
        Policy { atari: 0, nakade: 0, shapes: 0, two_liberties: 0, self_atari_ban: 0 };

    /// Plays until both sides pass. The length is limited, because without superko a playout might never
    /// end. Calls `visit` for every turn except passes.
    #[inline]
    pub(super) fn play_out<const N: usize>(
        self,
        board: &mut PlayoutBoard<N>,
        patterns: &Patterns,
        random: &mut Random,
        mut visit: impl FnMut(Point, Side),
    ) {
        let most = 3 * usize::from(board.lines()) * usize::from(board.lines());
        let mut passes = 0;
        for _ in 0..most {
            let at = self.choose(board, patterns, random);
            if at == PASS {
                board.pass();
                passes += 1;
                if passes == 2 {
                    break;
                }
            } else {
                passes = 0;
                visit(at, board.to_move());
                board.play(at);
            }
        }
    }

    /// Returns the turn of the side to move.
    #[inline]
    fn choose<const N: usize>(
        self,
        board: &PlayoutBoard<N>,
        patterns: &Patterns,
        random: &mut Random,
    ) -> Point {
        let last = board.last()[0];
        if last != PASS {
            if random.happens(self.atari)
                && let Some(at) = answer_to_atari(board, last, random)
            {
                return at;
            }
            if random.happens(self.nakade)
                && let Some(at) = vital_point_beside(board, last, patterns)
            {
                return at;
            }
            if random.happens(self.two_liberties)
                && let Some(at) = answer_to_threat(board, last, random)
            {
                return at;
            }
            if random.happens(self.shapes)
                && let Some(at) = shape_around(board, last, patterns, random)
            {
                return at;
            }
        }
        self.random_move(board, random)
    }

    /// Returns a random point that is no eye and, usually, no bad self-atari; else a pass.
    #[inline]
    fn random_move<const N: usize>(self, board: &PlayoutBoard<N>, random: &mut Random) -> Point {
        let side = board.to_move();
        let empty = board.empty();
        if empty.is_empty() {
            return PASS;
        }
        let (before, behind) = empty.split_at(random.index(empty.len()));
        for &at in behind.iter().chain(before) {
            if at == board.ko() {
                continue;
            }
            if board.has_room(at) {
                return at;
            }
            if board.is_eye(at, side) {
                continue;
            }
            // Without any liberty, captures included, a stone is illegal.
            let liberties = few_liberties_after(board, at, side);
            if liberties == Liberties::None
                || (self.self_atari_ban > 0
                    && is_bad_with(board, at, side, liberties)
                    && random.happens(self.self_atari_ban))
            {
                continue;
            }
            return at;
        }
        PASS
    }
}

/// Returns `true` if a stone here puts itself and connected stones in atari without compensation. Filling
/// the last but one point of a space that leaves only one eye is compensation.
#[inline]
pub(super) fn is_bad_self_atari<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side) -> bool {
    is_bad_with(board, at, side, few_liberties_after(board, at, side))
}

/// As [`is_bad_self_atari`], with the known liberties of the stone.
#[inline]
fn is_bad_with<const N: usize>(board: &PlayoutBoard<N>, at: Point, side: Side, liberties: Liberties) -> bool {
    if liberties == Liberties::More || size_after(board, at, side) == 1 {
        return false;
    }
    let Liberties::One(liberty) = liberties else { return true };
    let is_last = board.beside(liberty).iter().all(|&beside| beside == at || !board.is_empty(beside));
    !is_last || !nakade::leaves_one_eye(board, at, side)
}

/// Captures the last stone's chain if it is in atari, or saves an adjacent chain in atari.
#[inline]
fn answer_to_atari<const N: usize>(
    board: &PlayoutBoard<N>,
    last: Point,
    random: &mut Random,
) -> Option<Point> {
    let side = board.to_move();
    let takes = board.is(last, side.other()) && board.is_in_atari(last);
    let points = board.beside(last);
    let mut own = stones_in(board.around(last), side) & 0x55;
    let mut saved = [PASS; 4];
    let mut count = 0;
    while own != 0 {
        let beside = points[own.trailing_zeros() as usize / 2];
        own &= own - 1;
        if board.is_in_atari(beside) {
            saved[count] = beside;
            count += 1;
        }
    }
    if !takes && count == 0 {
        return None;
    }
    let mut answers = PointList::new();
    if takes {
        answers.add(board.liberty(last));
    }
    for &beside in &saved[..count] {
        add_escapes(board, beside, side, &mut answers);
    }
    pick(answers.as_slice(), random, |at| board.is_legal(at))
}

/// Responds to chains with two liberties beside the last stone: extends an own chain to three liberties,
/// or puts the last stone's chain in atari if it has no good escape.
#[inline]
fn answer_to_threat<const N: usize>(
    board: &PlayoutBoard<N>,
    last: Point,
    random: &mut Random,
) -> Option<Point> {
    let side = board.to_move();
    let mut answers = PointList::new();
    let mut liberties = [PASS; 3];
    if board.is(last, side.other()) && board.liberties(last, &mut liberties) == 2 {
        add_ataris(board, [liberties[0], liberties[1]], side, &mut answers);
    }
    for beside in board.beside(last) {
        if !board.is(beside, side) || board.liberties(beside, &mut liberties) != 2 {
            continue;
        }
        for &at in &liberties[..2] {
            if liberties_after(board, at, side, &mut [PASS; 3]) > 2 {
                answers.add(at);
            }
        }
    }
    pick(answers.as_slice(), random, |at| board.is_legal(at) && !is_self_atari(board, at, side))
}

/// Adds the liberties on which an atari leaves the chain in atari after its escape too.
#[inline]
fn add_ataris<const N: usize>(
    board: &PlayoutBoard<N>,
    liberties: [Point; 2],
    side: Side,
    ataris: &mut PointList,
) {
    let [one, other] = liberties;
    for (at, escape) in [(one, other), (other, one)] {
        let mut after = [PASS; 3];
        // The stone on `at` takes one of these liberties.
        let count = liberties_after(board, escape, side.other(), &mut after);
        let left = after[..count].iter().filter(|&&liberty| liberty != at).count();
        if count < 3 && left < 2 {
            ataris.add(at);
        }
    }
}

#[inline]
fn vital_point_beside<const N: usize>(
    board: &PlayoutBoard<N>,
    last: Point,
    patterns: &Patterns,
) -> Option<Point> {
    let side = board.to_move();
    board
        .beside(last)
        .into_iter()
        .filter(|&beside| board.is_empty(beside) && patterns.may_be_narrow(board, beside))
        .find_map(|beside| nakade::vital_point(board, beside))
        .filter(|&at| board.is_legal(at) && !board.is_eye(at, side))
}

#[inline]
fn shape_around<const N: usize>(
    board: &PlayoutBoard<N>,
    last: Point,
    patterns: &Patterns,
    random: &mut Random,
) -> Option<Point> {
    let side = board.to_move();
    let around = board.around(last);
    let mut empty = !(around | around >> 1) & 0x5555;
    let [above, left, right, below] = board.beside(last);
    let [above_left, above_right, below_left, below_right] = board.corners(last);
    let points = [above, left, right, below, above_left, above_right, below_left, below_right];
    let mut found = [PASS; 8];
    let mut count = 0;
    while empty != 0 {
        let at = points[empty.trailing_zeros() as usize / 2];
        empty &= empty - 1;
        if patterns.fits(board, at) {
            found[count] = at;
            count += 1;
        }
    }
    // More than one liberty is legal, except for a ko.
    pick(&found[..count], random, |at| at != board.ko() && !is_self_atari(board, at, side))
}

/// Returns the first acceptable point from a random start in the list.
#[inline]
fn pick(points: &[Point], random: &mut Random, will_do: impl Fn(Point) -> bool) -> Option<Point> {
    if points.is_empty() {
        return None;
    }
    let (before, behind) = points.split_at(random.index(points.len()));
    behind.iter().chain(before).copied().find(|&at| will_do(at))
}

/// Returns the owner of a point after a playout: 1 for Black, -1 for White, 0 for nobody.
#[inline]
pub(super) fn owner<const N: usize>(board: &PlayoutBoard<N>, at: Point) -> i32 {
    match board.side(at) {
        Some(Side::First) => 1,
        Some(Side::Second) => -1,
        None => {
            // Each side owns one of the two bits; the border has both.
            let around = board.around(at);
            let (low, high) = (around & 0x55, around >> 1 & 0x55);
            i32::from(low & !high != 0) - i32::from(high & !low != 0)
        }
    }
}

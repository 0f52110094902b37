//! The general evaluation: men and kings, advancement of the men, the back row, the centre and
//! mobility. It holds for every variant and every size of the board.

use crate::rules::checkers::{CheckersBoard, Direction, Rules, Shape, Size, State, Word, bits, first_of_row};
use crate::rules::{Side, checkers};

/// Value of a man. All values are in hundredths of a man.
pub(super) const MAN: i32 = 100;

/// Number of bits that covers every board.
pub(super) const BITS: usize = 80;

/// Weights of the evaluation terms, in hundredths of a man.
#[derive(Clone, Copy, Debug)]
struct Weights {
    king: i32,
    /// For each row that a man has advanced, at the start and at the end of the game.
    row: [i32; 2],
    /// For each man on its first row while the other side has men.
    guard: i32,
    /// For each man in the centre.
    centre: i32,
    /// For each man at the sides.
    side: i32,
    /// For each square to which a man can step.
    step: i32,
    /// For each square to which a king can step, at most `most_freedom` squares per king.
    freedom: i32,
    most_freedom: u32,
    /// For each man that can step onto the last row.
    crowning: i32,
    /// For each man by which one half of the board has more than the other.
    balance: i32,
    /// For the right to move.
    to_move: i32,
}

impl Weights {
    fn of(rules: Rules) -> Weights {
        let short = Weights {
            king: 145,
            row: [0, 3],
            guard: 7,
            centre: 3,
            side: -2,
            step: 1,
            freedom: 4,
            most_freedom: 4,
            crowning: 12,
            balance: 0,
            to_move: 2,
        };
        let flying = Weights {
            king: 300,
            row: [1, 5],
            guard: 4,
            freedom: 2,
            most_freedom: 9,
            crowning: 40,
            balance: -1,
            ..short
        };
        match rules {
            // Without forced captures, no sacrifice can lure a king away, so it is worth more.
            Rules { forced_capture: false, flying_kings: false, .. } => Weights { king: 170, ..short },
            Rules { men_capture_kings: false, .. } => Weights { king: 190, ..short },
            Rules { flying_kings: false, .. } => short,
            Rules { orthogonal_captures: true, .. } => Weights { king: 370, row: [2, 8], guard: 6, ..flying },
            Rules { men_capture_backward: false, .. } => Weights { king: 340, guard: 7, ..flying },
            _ => flying,
        }
    }
}

/// Tables that depend on the rules and the board only.
#[derive(Clone, Debug)]
pub(super) struct General<S: Shape> {
    weights: Weights,
    /// The squares of each row, from the top.
    rows: [S::Word; 12],
    /// For each side, the squares whose row, counted from its own end, has this bit. A sum over all men
    /// thus takes a few counts of bits.
    advanced: [[S::Word; 4]; 2],
    centre: S::Word,
    sides: S::Word,
    left: S::Word,
    /// Distances between squares in steps of a short king; see [`distance`](General::distance).
    distances: Vec<[u8; BITS]>,
    /// For each square, the squares at most one step away, two steps, and so on.
    within: Vec<[S::Word; 12]>,
    /// Progress of the game from 0 to 256, by the number of pieces left.
    phases: [i32; 64],
    flying_kings: bool,
}

impl<S: Shape> General<S> {
    pub(super) fn new(rules: Rules) -> General<S> {
        let pieces = (S::START[0].count() + S::START[1].count()).cast_signed();
        let mut general = General {
            weights: Weights::of(rules),
            rows: [S::Word::NONE; 12],
            advanced: [[S::Word::NONE; 4]; 2],
            centre: S::Word::NONE,
            sides: S::Word::NONE,
            left: S::Word::NONE,
            distances: vec![[0; BITS]; BITS],
            within: vec![[S::Word::NONE; 12]; BITS],
            phases: std::array::from_fn(|left| {
                (256 * (pieces - i32::try_from(left).unwrap_or(0)) / pieces).clamp(0, 256)
            }),
            flying_kings: rules.flying_kings,
        };
        let edge = S::EDGE;
        let mut places: Vec<(u8, u8, u8)> = Vec::new();
        for row in 0..edge {
            for at in 0..edge / 2 {
                let bit = S::Word::bit(first_of_row(edge, row) + at);
                let column = 2 * at + u8::from(row.is_multiple_of(2));
                for &(other, other_row, other_column) in &places {
                    let distance = row.abs_diff(other_row).max(column.abs_diff(other_column));
                    general.distances[usize::from(bit.number())][usize::from(other)] = distance;
                    general.distances[usize::from(other)][usize::from(bit.number())] = distance;
                }
                places.push((bit.number(), row, column));
                let from_side = column.min(edge - 1 - column);
                let from_end = row.min(edge - 1 - row);
                general.rows[usize::from(row)] |= bit;
                if from_end > 0 {
                    for at in 0..4 {
                        for (side, from_home) in [row, edge - 1 - row].into_iter().enumerate() {
                            if from_home >> at & 1 == 1 {
                                general.advanced[side][at] |= bit;
                            }
                        }
                    }
                }
                if from_side == 0 {
                    general.sides |= bit;
                }
                if from_side + 2 >= edge / 2 && from_end + 2 >= edge / 2 {
                    general.centre |= bit;
                }
                if column < edge / 2 {
                    general.left |= bit;
                }
            }
        }
        for &(from, ..) in &places {
            for &(to, ..) in &places {
                let distance = usize::from(general.distance(from, to));
                for within in &mut general.within[usize::from(from)][distance..] {
                    *within |= S::Word::bit(to);
                }
            }
        }
        general
    }

    /// Returns the squares in the middle of the board.
    pub(super) fn centre(&self) -> S::Word {
        self.centre
    }

    /// Returns all squares of the rows in front of a man of this side.
    pub(super) fn ahead(&self, side: Side, man: S::Word) -> S::Word {
        let rows = &self.rows[..usize::from(S::EDGE)];
        let at = rows.iter().position(|&row| row & man != S::Word::NONE).unwrap_or(0);
        let ahead = match side {
            Side::First => &rows[at + 1..],
            Side::Second => &rows[..at],
        };
        ahead.iter().fold(S::Word::NONE, |all, &row| all | row)
    }

    /// Returns the least number of steps of a short king between two squares, given by the numbers of
    /// their bits.
    pub(super) fn distance(&self, from: u8, to: u8) -> u8 {
        self.distances[usize::from(from)][usize::from(to)]
    }

    /// Returns the material of a side.
    pub(super) fn material(&self, board: CheckersBoard<S>, side: Side) -> i32 {
        board.men(side).count().cast_signed() * MAN
            + board.kings(side).count().cast_signed() * self.weights.king
    }

    /// Returns the value for the side to move.
    pub(super) fn value(&self, state: &State<S>) -> i32 {
        let board = state.board;
        let pieces = (board.pieces[0].count() + board.pieces[1].count()).cast_signed();
        let phase = self.phases[(pieces as usize).min(63)];
        let material = self.material(board, Side::First) - self.material(board, Side::Second);
        let first = self.side::<true>(board, phase) - self.side::<false>(board, phase);
        // Exchanges favour the side that is ahead.
        let mut value = material + material * phase / 1024 + first;
        value = self.toned_down(board, value, pieces);
        match state.to_move {
            Side::First => value + self.weights.to_move,
            Side::Second => self.weights.to_move - value,
        }
    }

    /// Returns the value of a side without material.
    #[inline]
    fn side<const DOWN: bool>(&self, board: CheckersBoard<S>, phase: i32) -> i32 {
        let weights = &self.weights;
        let (own, other, empty) = (board.own::<DOWN>(), board.other::<DOWN>(), board.empty());
        let (men, kings) = (own & !board.kings, own & board.kings);
        let count = |squares: S::Word| squares.count().cast_signed();
        let edge = usize::from(S::EDGE);
        let advanced = self.advanced[usize::from(!DOWN)];
        let rows = (0..4).map(|at| count(men & advanced[at]) << at).sum::<i32>();
        let mut value = rows * (weights.row[0] * (256 - phase) + weights.row[1] * phase) / 256;
        if other & !board.kings != S::Word::NONE {
            let home = if DOWN { self.rows[0] } else { self.rows[edge - 1] };
            value += count(men & home) * weights.guard;
        }
        value += count(men & self.centre) * weights.centre + count(men & self.sides) * weights.side;
        if weights.balance != 0 {
            value += (count(men & self.left) - count(men & !self.left)).abs() * weights.balance;
        }
        let last = S::FAR_ROWS[usize::from(!DOWN)];
        for direction in Direction::forward::<DOWN>() {
            let targets = direction.step::<S>(men) & empty;
            value += count(targets) * weights.step + count(targets & last) * weights.crowning;
        }
        if kings != S::Word::NONE {
            value += self.kings(kings, other, empty);
        }
        value
    }

    /// Returns the value of the mobility of kings and of their distance to the nearest piece.
    fn kings(&self, kings: S::Word, other: S::Word, empty: S::Word) -> i32 {
        let weights = &self.weights;
        let mut value = 0;
        for king in bits(kings) {
            let mut free = 0;
            for direction in Direction::DIAGONAL {
                let mut to = direction.step::<S>(king) & empty;
                while to != S::Word::NONE {
                    free += 1;
                    if !self.flying_kings {
                        break;
                    }
                    to = direction.step::<S>(to) & empty;
                }
            }
            value += free.min(weights.most_freedom).cast_signed() * weights.freedom;
            if !self.flying_kings && other != S::Word::NONE {
                let within = &self.within[usize::from(king.number())];
                let nearest = (0..).zip(within).find(|&(_, &squares)| squares & other != S::Word::NONE);
                value -= nearest.map_or(0, |(steps, _)| steps);
            }
        }
        value
    }

    /// Scales the value down if few pieces face a flying king, which they can rarely catch.
    fn toned_down(&self, board: CheckersBoard<S>, value: i32, pieces: i32) -> i32 {
        if !self.flying_kings || pieces > 8 {
            return value;
        }
        let weaker = if value > 0 { Side::Second } else { Side::First };
        let stronger = board.pieces[weaker.other().index()].count();
        let has_king = board.kings(weaker) != S::Word::NONE;
        match (has_king, stronger) {
            (true, ..=2) => value / 8,
            (true, 3) => value / 3,
            (true, 4) => value * 2 / 3,
            _ => value,
        }
    }
}

/// Returns the scale of [`chance`](crate::engine::chance) without a network: the value, in hundredths of a man, that
/// wins 731 of 1000 games.
pub(super) fn scale(rules: checkers::Rules) -> i32 {
    match rules {
        Rules { size: Size::Eight, flying_kings: false, .. } => 70,
        Rules { size: Size::Eight, .. } => 90,
        _ => 100,
    }
}

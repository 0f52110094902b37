//! Measuring the errors of shallow searches.

use crate::engine::{Budget, Stop};
use crate::rules::Square;
use crate::rules::reversi::ReversiBoard;

use super::WeightTrainingSettings;
use crate::engine::reversi::node::Node;
use crate::engine::reversi::probcut::{ErrorModel, shallow};
use crate::engine::reversi::search::Search;
use crate::engine::reversi::squares::each;
use crate::engine::reversi::stability::Stability;
use crate::engine::reversi::transposition_table::TranspositionTable;
use crate::engine::reversi::weights::Weights;
use crate::rules::random::Random;

/// Depths that are compared with shallower ones in the midgame.
const DEPTHS: [u32; 6] = [3, 4, 5, 6, 7, 8];

/// Range of empty squares in which searches to the end are compared too.
const TO_THE_END: [u32; 2] = [11, 16];

/// Compared searches of one kind.
struct Pairs {
    empty: u32,
    depth: u32,
    shallow: u32,
    differences: Vec<i32>,
}

/// Measures the error model of searches with these weights.
pub(super) fn measure(
    settings: &WeightTrainingSettings,
    weights: &Weights,
    stability: &Stability,
    random: &mut Random,
    report: &mut impl FnMut(String),
) -> ErrorModel {
    let mut table = TranspositionTable::new(1 << 18);
    let mut pairs: Vec<Pairs> = Vec::new();
    for _ in 0..settings.measured {
        let empty = TO_THE_END[0] + random.below(u64::from(52 - TO_THE_END[0])) as u32;
        let Some(board) = random_board(empty, weights, random) else { continue };
        let node = Node::new(board);
        let mut value = |depth: u32| {
            // Entries of an earlier search would improve this one.
            table.clear();
            let budget = Budget::unlimited(&Stop::default());
            Search::new(&table, weights, stability, budget).principal_variation(&node, -64, 64, depth)
        };
        let depths: &[u32] = if empty <= TO_THE_END[1] { &[empty] } else { &DEPTHS };
        // Midgame boards are grouped, so each group has enough of them.
        let group = if empty <= TO_THE_END[1] { empty } else { empty / 6 * 6 + 3 };
        for &depth in depths {
            let less = shallow(depth);
            let difference = value(depth) - value(less);
            let same = |pairs: &&mut Pairs| (pairs.empty, pairs.depth) == (group, depth);
            match pairs.iter_mut().find(same) {
                Some(pairs) => pairs.differences.push(difference),
                None => {
                    pairs.push(Pairs { empty: group, depth, shallow: less, differences: vec![difference] });
                }
            }
        }
    }
    pairs.sort_by_key(|pairs| (pairs.empty, pairs.depth));
    let errors = fitted(&pairs);
    for Pairs { empty, depth, shallow, differences } in &pairs {
        let fitted = f64::from(errors.deviation(*empty, *depth, *shallow)) / 256.;
        report(format!(
            "{empty:>2} empty, depth {depth:>2} from {shallow}: {:.2} discs, fitted {fitted:.2} ({} boards)",
            deviation(differences),
            differences.len()
        ));
    }
    report(format!("errors: {:?}", errors.0));
    errors
}

/// Returns a board of a game of moderately good moves.
fn random_board(empty: u32, weights: &Weights, random: &mut Random) -> Option<ReversiBoard> {
    let mut board = ReversiBoard::START;
    while board.empty().count_ones() > empty {
        let moves = board.moves();
        if moves == 0 {
            board = board.passed();
            if board.moves() == 0 {
                return None;
            }
            continue;
        }
        let priority = |square: u8, random: &mut Random| {
            let after = Node::new(board.after(Square(square.into())));
            let noise = random.below(13) as i32;
            noise - weights.evaluate(&after.features, after.empty)
        };
        let mut best = (i32::MIN, 0);
        for square in each(moves) {
            best = best.max((priority(square, random), square));
        }
        board = board.after(Square(best.1.into()));
    }
    (board.moves() != 0).then_some(board)
}

fn deviation(differences: &[i32]) -> f64 {
    let squares: f64 = differences.iter().map(|&difference| f64::from(difference).powi(2)).sum();
    (squares / differences.len().max(1) as f64).sqrt()
}

/// Fits a plane to the deviations by least squares, weighted by the number of boards.
fn fitted(pairs: &[Pairs]) -> ErrorModel {
    const N: usize = ErrorModel::NUMBERS;
    // The normal equations; the last column is the right-hand side.
    let mut rows = [[0.0; N + 1]; N];
    for Pairs { empty, depth, shallow, differences } in pairs {
        let weight = differences.len() as f64;
        let terms =
            [1.0, f64::from(*empty), f64::from(*depth), f64::from(*shallow), 256.0 * deviation(differences)];
        for (row, &by) in rows.iter_mut().zip(&terms) {
            for (sum, &term) in row.iter_mut().zip(&terms) {
                *sum += weight * by * term;
            }
        }
    }
    // Gauss–Jordan elimination. The matrix is positive definite, so no pivoting is needed.
    for at in 0..N {
        let pivot = rows[at];
        if pivot[at].abs() < 1e-9 {
            return ErrorModel::UNMEASURED;
        }
        for (other, row) in rows.iter_mut().enumerate() {
            let factor = if other == at { 1.0 - 1.0 / pivot[at] } else { row[at] / pivot[at] };
            for (number, &by) in row.iter_mut().zip(&pivot) {
                *number -= factor * by;
            }
        }
    }
    ErrorModel(rows.map(|row| row[N].round() as i32))
}

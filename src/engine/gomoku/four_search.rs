//! Which fours win, for puzzles and for the words of a review.

use std::sync::Arc;

use super::LONGEST_ROW;
use super::board::{Point, ThreatBoard};
use super::demand::{answers_to_four, fours};
use super::net::Net;
use super::tables::Tables;
use super::threats::ThreatSearch;
use super::trio::ThreatKind;
use crate::rules::Turn;
use crate::rules::gomoku::{Position, Rules};

/// An exhaustive search of wins by continuous fours (VCF), for each first four. L. V. Allis, H. J. van den Herik and
/// M. P. H. Huntjens, *Go-Moku Solved by New Search Techniques*, 1993.
///
/// ```
/// use parlour::engine::gomoku::FourSearch;
/// use parlour::notation::{read_position, read_turn};
/// use parlour::rules::{Game, gomoku};
///
/// // Two threes that are closed at one end. A stone on i8 makes a four of each, and White can stop only one.
/// let rows = [
///     "...OXXX........", "........X......", "........X......", "........X......", "........O......",
/// ];
/// let empty = "...............";
/// let text = [&[empty; 7], &rows[..], &[empty; 2], &["O.O.O.O........"]].concat().join("/");
/// let position = read_position(Game::Gomoku.preset("free-style")?, &format!("{text} X"))?;
/// let board: &gomoku::Position = position.as_any().downcast_ref().expect("gomoku");
///
/// let mut search = FourSearch::new(gomoku::Rules::FREE_STYLE).expect("rows of five");
/// let wins = search.wins(board, 8, 1000).expect("a short search");
/// assert_eq!(wins.len(), 1, "the fours on h8 and i9 lead nowhere");
/// assert_eq!((wins[0].turns, &wins[0].line[0]), (2, &read_turn(&*position, "i8")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct FourSearch {
    tables: Arc<Tables>,
    threats: ThreatSearch,
}

/// A win by fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FourWin {
    /// The number of the winner's turns, with the five.
    pub turns: u32,
    /// The turns of both sides, as far as the win is not obvious. The answers are those that last longest.
    pub line: Vec<Turn>,
}

impl FourSearch {
    /// Returns a search by these rules; `None` if their row is longer than five.
    #[must_use]
    pub fn new(rules: Rules) -> Option<FourSearch> {
        let fits = rules.length() <= LONGEST_ROW;
        fits.then(|| FourSearch {
            tables: Arc::new(Tables::new(rules, Net::trained(rules.winning()))),
            threats: ThreatSearch::default(),
        })
    }

    /// Returns the wins of the side to move that begin with each four, with at most `most` fours. The list is
    /// empty if a five wins at once. `None` if the search takes more than `nodes` nodes.
    pub fn wins(&mut self, position: &Position, most: u32, nodes: u64) -> Option<Vec<FourWin>> {
        let mut board = ThreatBoard::new(self.tables.clone(), position);
        let side = board.to_move();
        if board.first(side, ThreatKind::Five).is_some() {
            return Some(Vec::new());
        }
        let is_threatened = board.count(side.other(), ThreatKind::Five) > 0;
        let mut tries: Vec<Point> = fours(&board, side).collect();
        if is_threatened {
            let answers = answers_to_four(&mut board);
            tries.retain(|four| answers.contains(four));
        }
        let mut wins = Vec::new();
        for four in tries {
            board.put(four);
            let won = self.threats.proven_after(&mut board, most, nodes);
            board.take_back();
            wins.extend(won.ok()?.map(|(answer, win)| {
                let win = win.before(answer, four);
                let line = win.stones().map(|point| Turn(vec![board.square(point)])).collect();
                FourWin { turns: win.plies.div_ceil(2), line }
            }));
        }
        Some(wins)
    }

    /// Returns an answer after which the other side wins by no fours, if the last stone made a four. `None` if it made
    /// none, if every answer loses, or if the search takes more than `nodes` nodes.
    pub fn answer(&mut self, position: &Position, most: u32, nodes: u64) -> Option<Turn> {
        let mut board = ThreatBoard::new(self.tables.clone(), position);
        if board.count(board.to_move().other(), ThreatKind::Five) == 0 {
            return None;
        }
        let mut answers = answers_to_four(&mut board);
        // An answer that makes a five wins.
        answers.extend(board.first(board.to_move(), ThreatKind::Five));
        answers.into_iter().rev().find_map(|answer| {
            board.put(answer);
            let fails = board.has_won() || self.threats.proven_vcf(&mut board, most, nodes) == Ok(None);
            board.take_back();
            fails.then(|| Turn(vec![board.square(answer)]))
        })
    }
}

//! Published problems of renju, all solved within a number of nodes. The positions are those that the mate solver
//! quintet (github.com/renju-note/quintet, `benches/cases`) is measured with, which names their sources.

use std::sync::Arc;

use super::board::ThreatBoard;
use super::demand::all_points;
use super::net::Net;
use super::tables::Tables;
use super::threats::{ThreatSearch, Win};
use crate::engine::{Budget, Stop};
use crate::notation::read_position;
use crate::rules::gomoku::{Position, Rules, Winning};
use crate::rules::{Game, Position as _};

struct Problem {
    name: &'static str,
    /// The number of empty rows above those that are given.
    above: usize,
    /// Black has `X`.
    rows: &'static [&'static str],
    to_move: char,
    /// The number of the winner's turns in the published win, with the five.
    turns: u32,
    /// Within how many nodes it is solved here.
    nodes: u64,
}

impl Problem {
    fn position(&self) -> Position {
        let empty = ".".repeat(15);
        let above = (0..self.above).map(|_| empty.as_str());
        let below = (self.above + self.rows.len()..15).map(|_| empty.as_str());
        let rows: Vec<&str> = above.chain(self.rows.iter().copied()).chain(below).collect();
        let rules = Game::Gomoku.preset("renju").expect("renju");
        let text = format!("{} {}", rows.join("/"), self.to_move);
        let position = read_position(rules, &text).unwrap_or_else(|why| panic!("{}: {why}", self.name));
        position.as_any().downcast_ref::<Position>().expect("gomoku").clone()
    }

    /// Returns what `search` finds within this number of nodes.
    fn solve(
        &self,
        nodes: u64,
        search: impl FnOnce(&mut ThreatSearch, &mut ThreatBoard, u64, &mut Budget) -> Option<Win>,
    ) -> Option<Win> {
        let position = self.position();
        let tables = Arc::new(Tables::new(Rules::RENJU, Net::trained(Winning::Renju)));
        let mut board = ThreatBoard::new(tables, &position);
        let mut budget = Budget::unlimited(&Stop::default());
        let win = search(&mut ThreatSearch::default(), &mut board, nodes, &mut budget)?;
        // The rules have the last word: Black may play every stone of the win.
        let mut replayed = position;
        for stone in win.stones() {
            let played = replayed.play_at(board.square(stone));
            assert!(played.is_ok(), "{}: {played:?}", self.name);
        }
        let decided = replayed.outcome().and_then(|outcome| outcome.winner);
        assert!(decided.is_none_or(|side| side == board.to_move()), "{}", self.name);
        Some(win)
    }
}

/// Wins by fours alone.
const FOURS: [Problem; 4] = [
    Problem {
        name: "renjuportal.com/puzzle/3040",
        above: 1,
        rows: &[
            "........O..X...",
            "....X.OX.......",
            ".......X..O....",
            ".......OX..O...",
            "......XXO.X....",
            ".....O.OOX.O...",
            ".......XXO.....",
        ],
        to_move: 'X',
        turns: 13,
        nodes: 100,
    },
    Problem {
        name: "renjuportal.com/puzzle/2990",
        above: 1,
        rows: &[
            "...........O...",
            "..........X....",
            ".........O.OX..",
            "........O...X..",
            ".......OOX.O...",
            "......XOXX..X..",
            ".....OXX.......",
        ],
        to_move: 'O',
        turns: 6,
        nodes: 100,
    },
    Problem {
        name: "Black breaks a four of White",
        above: 6,
        rows: &[
            ".......O.......",
            ".......X.XXO...",
            "........XO.X...",
            "........X.O....",
            "........O..O...",
        ],
        to_move: 'X',
        turns: 4,
        nodes: 100,
    },
    Problem {
        name: "Shadows and Fog by Tama Hoshiduki",
        above: 0,
        rows: &[
            ".XO.OX.XOOOOXOO",
            "...X..OXXO..OXX",
            "O.X.........X.X",
            "X...OO.......OO",
            "..X..........XO",
            "OXOO.........XX",
            "OX.X..O....X...",
            "XOOO...X.O....O",
            "OO............O",
            "O.....OXO.....O",
            "X...X....O....X",
            ".X.X...OX......",
            "......O.XX.....",
            "X........X..OX.",
            "...X..XO..X...X",
        ],
        to_move: 'X',
        turns: 74,
        nodes: 2000,
    },
];

/// Wins by fours and open threes.
const THREES: [Problem; 7] = [
    Problem {
        name: "No. 2 of the problems of five moves by Hiroshi Okabe",
        above: 4,
        rows: &[
            "........O......",
            ".......X.......",
            ".......XOX.....",
            "......OX.O.....",
            ".......OX......",
        ],
        to_move: 'X',
        turns: 5,
        nodes: 500,
    },
    Problem {
        name: "No. 63 of the same",
        above: 4,
        rows: &[
            ".........X.....",
            ".......XO......",
            "...OOX.OX......",
            ".....X.XXO.....",
            ".......XO......",
            "......O........",
        ],
        to_move: 'O',
        turns: 5,
        nodes: 500,
    },
    Problem {
        name: "No. 68 of the same",
        above: 5,
        rows: &[
            "........O......",
            "........O......",
            ".......X.......",
            ".......O.......",
            ".......XOX.....",
            "......XOX......",
        ],
        to_move: 'X',
        turns: 5,
        nodes: 500,
    },
    Problem {
        name: "White needs two forbidden points",
        above: 6,
        rows: &[
            ".......O.......",
            ".......XX......",
            ".......XO......",
            ".......OOX.....",
            "......XXO......",
        ],
        to_move: 'O',
        turns: 6,
        nodes: 500,
    },
    Problem {
        name: "White has few stones",
        above: 5,
        rows: &["......X..X.....", "......XOO......", ".......X.......", "........O......"],
        to_move: 'O',
        turns: 5,
        nodes: 500,
    },
    Problem {
        name: "White after 37 stones of a game",
        above: 3,
        rows: &[
            ".....X.........",
            "...X..OX.......",
            "....OOXX.......",
            "..O..OXOO......",
            "...XOO.X.......",
            "...OXXXOX......",
            "..X.XXO.X......",
            "....OXO........",
            "...OOOX........",
            "....O..........",
            "...X...........",
        ],
        to_move: 'O',
        turns: 6,
        nodes: 2000,
    },
    Problem {
        name: "Black after 20 stones of a game",
        above: 1,
        rows: &[
            "........O......",
            "........X......",
            "........XO.....",
            ".....X..XXXO...",
            "....OO.OXO.X...",
            ".....O..O......",
            ".....O.X.......",
            "...............",
            ".......X.......",
        ],
        to_move: 'X',
        turns: 9,
        nodes: 20_000,
    },
];

#[test]
fn problems_of_fours_are_solved() {
    for problem in &FOURS {
        let fours = |most| {
            move |threats: &mut ThreatSearch, board: &mut ThreatBoard, nodes, budget: &mut Budget| {
                threats.vcf(board, most, nodes, budget)
            }
        };
        let win = problem.solve(problem.nodes, fours(problem.turns - 1));
        assert_eq!(win.map(|win| win.plies.div_ceil(2)), Some(problem.turns), "{}", problem.name);
    }
    // The first needs all of its fours.
    let [needs_all, ..] = &FOURS;
    let fewer = needs_all.solve(100_000, |threats, board, nodes, _| {
        threats.proven_vcf(board, needs_all.turns - 3, nodes).expect("enough nodes")
    });
    assert_eq!(fewer, None);
}

#[test]
fn problems_of_fours_and_threes_are_solved() {
    for problem in &THREES {
        let win = problem.solve(problem.nodes, |threats, board, nodes, budget| {
            threats.vct(board, super::THREES, nodes, budget)
        });
        let turns = win.map(|win| win.plies.div_ceil(2));
        // A win may take longer than the shortest.
        assert!(turns.is_some_and(|turns| turns >= problem.turns), "{}: {turns:?}", problem.name);
    }
}

/// Wins that need a stone that makes neither a four nor an open three.
const QUIET: [Problem; 3] = [
    Problem {
        name: "a published problem of seven moves",
        above: 2,
        rows: &[
            "........O......",
            ".......X.......",
            "......OXX......",
            ".....XXXOO.....",
            "....XOOOOX.....",
            "...O.OXX.......",
        ],
        to_move: 'X',
        turns: 7,
        nodes: 100_000,
    },
    Problem {
        name: "Black after 28 stones of a game",
        above: 2,
        rows: &[
            ".......X.......",
            "........O......",
            ".......O.O.....",
            "........XOO....",
            ".........XXO...",
            ".......X.OX.XX.",
            "........O.XXOX.",
            ".......X.XXOO..",
            ".........OO....",
            ".........O.....",
        ],
        to_move: 'X',
        turns: 3,
        nodes: 1000,
    },
    Problem {
        name: "White after 21 stones of a game",
        above: 4,
        rows: &[
            "......O.O......",
            ".....OXXO......",
            "....OXXO.......",
            "...X.OXX.......",
            "....XOOOX......",
            ".......X.......",
            "..........X....",
        ],
        to_move: 'O',
        turns: 8,
        nodes: 10_000,
    },
];

#[test]
fn problems_with_quiet_turns_are_solved() {
    for problem in &QUIET {
        let without = problem.solve(problem.nodes, |threats, board, nodes, budget| {
            threats.vct(board, super::THREES, nodes, budget)
        });
        assert_eq!(without, None, "{}: fours and threes suffice", problem.name);
        let win = problem.solve(problem.nodes, |threats, board, nodes, budget| {
            threats.quiet_win(board, super::QUIET, nodes, budget)
        });
        let turns = win.map(|win| win.plies.div_ceil(2));
        assert!(turns.is_some_and(|turns| turns >= problem.turns), "{}: {turns:?}", problem.name);
    }
}

#[test]
fn no_answer_helps_against_a_quiet_turn() {
    let mut answers = 0;
    for problem in &QUIET[1..] {
        let win = problem.solve(problem.nodes, |threats, board, nodes, budget| {
            let quiet = threats.quiet_win(board, super::QUIET, nodes, budget)?.stones().next()?;
            board.put(quiet);
            for answer in all_points(board).collect::<Vec<_>>() {
                board.put(answer);
                // What the search for the whole win remembers does not count.
                let win = ThreatSearch::default().quiet_win(board, super::QUIET, nodes, budget);
                board.take_back();
                let square = board.square(answer);
                assert!(win.is_some(), "{}: nothing wins after {square:?}", problem.name);
                answers += 1;
            }
            board.take_back();
            threats.quiet_win(board, super::QUIET, nodes, budget)
        });
        assert!(win.is_some());
    }
    assert!(answers > 350, "only {answers} answers");
}

//! A general engine with a beginner's evaluation: pieces, discs, stones in unblocked lines, or the
//! stones missing between two edges. Other
//! engines are measured against it, and the lower levels of games use it where the specialised engine
//! is too strong.

use std::mem;
use std::sync::Arc;

use super::search::{self, Ended, Game, Moves, Node, Policy, SearchRequest, Searcher, decided_in};
use super::{Analysis, Engine, Line, Question, Resources, Score, Stop, chance};
use crate::rules::{self, Grid, Points, Position, Rank, Rules, Side, Square, Turn};

/// An engine for any game.
pub struct BaselineEngine {
    searcher: Searcher<BeginnerPolicy>,
    scale: i32,
}

impl BaselineEngine {
    /// Returns an engine for these rules.
    #[must_use]
    pub fn new(rules: Rules, resources: Resources) -> BaselineEngine {
        BaselineEngine { searcher: Searcher::new(BeginnerPolicy::new(rules), resources), scale: scale(rules) }
    }
}

/// Returns the evaluation at which three of four games are won.
fn scale(rules: Rules) -> i32 {
    match rules {
        Rules::Checkers(_) | Rules::Hexdame(_) | Rules::Hex(_) => 150,
        Rules::Reversi(_) => 1000,
        Rules::Go(_) => 800,
        Rules::Gomoku(_) | Rules::Four(_) | Rules::ConnectFour(_) => 60,
    }
}

impl Engine for BaselineEngine {
    fn analyse(&mut self, question: &Question, stop: &Stop) -> Analysis {
        let board = PositionNode::new(question.position.boxed());
        let request = SearchRequest {
            history: question.history,
            limits: question.limits,
            lines: question.lines.most(),
            seed: question.seed,
        };
        let found = self.searcher.search(&board, &request, stop);
        let score = |value: i32| {
            let decided_in = decided_in(value);
            let chance = match decided_in {
                Some(_) if value > 0 => 1000,
                Some(_) => 0,
                None => chance(value, self.scale),
            };
            Score { value, chance, decided_in }
        };
        let line = |line: &search::SearchLine<u16>| {
            let mut at = board.clone();
            let turn = |&step: &u16| {
                let turn = at.turns[usize::from(step)].clone();
                at.play(step);
                turn
            };
            Line { turns: line.moves.iter().map(turn).collect(), score: score(line.value) }
        };
        Analysis {
            lines: found.lines.iter().map(line).collect(),
            depth: found.depth,
            nodes: found.nodes,
            exact: found.exact,
            ownership: None,
        }
    }

    fn forget(&mut self) {
        self.searcher.forget();
    }
}

/// A position with its legal turns. A move of the search is an index into them.
#[derive(Clone)]
struct PositionNode {
    position: Box<dyn Position>,
    turns: Vec<Turn>,
}

impl PositionNode {
    fn new(position: Box<dyn Position>) -> PositionNode {
        PositionNode { turns: position.turns(), position }
    }
}

impl Game for PositionNode {
    type Move = u16;
    type Undo = PositionNode;

    const REPEATS: bool = true;

    fn generate(&self, moves: &mut Moves<u16>) {
        (0..self.turns.len()).for_each(|at| moves.push(at as u16));
    }

    fn play(&mut self, step: u16) -> PositionNode {
        let mut after = self.position.boxed();
        // The turns of the list are legal.
        _ = after.play(&self.turns[usize::from(step)]);
        mem::replace(self, PositionNode::new(after))
    }

    fn undo(&mut self, _: u16, before: PositionNode) {
        *self = before;
    }

    fn key(&self) -> u64 {
        self.position.hash()
    }

    fn side_to_move(&self) -> Side {
        self.position.to_move()
    }

    fn code(step: u16) -> u16 {
        step
    }

    fn ended(&self) -> Option<Ended> {
        if !self.turns.is_empty() {
            return None;
        }
        let outcome = self.position.outcome()?;
        if let (Some(Points(points)), None) = (self.position.score(), self.position.counting()) {
            let [own, other] = own_first(self.position.to_move(), points);
            return Some(Ended::Worth((own - other) * 50));
        }
        Some(match outcome.winner {
            None => Ended::Drawn,
            Some(winner) if winner == self.position.to_move() => Ended::Won,
            Some(_) => Ended::Lost,
        })
    }

    fn reversible(&self) -> u32 {
        match self.position.rules() {
            Rules::Checkers(_) | Rules::Hexdame(_) => u32::MAX,
            _ => 0,
        }
    }
}

/// Returns the values of both sides, the value of `side` first.
fn own_first<T: Copy>(side: Side, each: [T; 2]) -> [T; 2] {
    [each[side.index()], each[side.other().index()]]
}

/// A beginner's evaluation and move order.
#[derive(Clone)]
struct BeginnerPolicy {
    grid: Grid,
    /// All rows that can hold a winning line, in games of lines.
    rows: Arc<[Box<[Square]>]>,
}

impl BeginnerPolicy {
    fn new(rules: Rules) -> BeginnerPolicy {
        let grid = rules.grid();
        let length = match rules {
            Rules::Gomoku(rules) => rules.length(),
            Rules::Four(_) => 4,
            Rules::ConnectFour(rules) => rules.length(),
            Rules::Checkers(_) | Rules::Reversi(_) | Rules::Go(_) | Rules::Hexdame(_) | Rules::Hex(_) => 0,
        };
        BeginnerPolicy { grid, rows: rows(grid, length) }
    }
}

/// Returns all rows of this length.
fn rows(grid: Grid, length: u8) -> Arc<[Box<[Square]>]> {
    let row = |square: Square, (across, down): (i16, i16)| -> Option<Box<[Square]>> {
        let (column, row) = grid.place(square);
        let place = |step: i16| {
            let column = u8::try_from(i16::from(column) + across * step).ok()?;
            grid.square(column, u8::try_from(i16::from(row) + down * step).ok()?)
        };
        (0..length.into()).map(place).collect()
    };
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
    match length {
        0 => Arc::new([]),
        _ => grid.squares().flat_map(|square| directions.map(|way| row(square, way))).flatten().collect(),
    }
}

impl Policy for BeginnerPolicy {
    type Game = PositionNode;

    fn evaluate(&mut self, game: &PositionNode) -> i32 {
        let position = &*game.position;
        let mine = position.to_move();
        let sign = |side| if side == mine { 1 } else { -1 };
        if let Some(hex) = position.as_any().downcast_ref::<rules::hex::Position>() {
            // The stones that each side is short of.
            let [own, other] = own_first(mine, Side::BOTH.map(|side| hex.missing(side).unwrap_or(0)));
            return (other.cast_signed() - own.cast_signed()) * 100;
        }
        if self.rows.is_empty() {
            let worth = |rank| match rank {
                Rank::King => 160,
                Rank::Man => 100,
            };
            let pieces = self.grid.squares().filter_map(|square| position.piece(square));
            return pieces.map(|piece| sign(piece.side) * worth(piece.rank)).sum();
        }
        let board: Vec<_> =
            self.grid.squares().map(|square| position.piece(square).map(|piece| piece.side)).collect();
        let worth = |row: &[Square]| {
            let mut count = [0_u32; 2];
            for side in row.iter().filter_map(|square| board[usize::from(square.0)]) {
                count[side.index()] += 1;
            }
            match own_first(mine, count) {
                [0, 0] => 0,
                [own, 0] => 1 << (2 * (own - 1).min(6)),
                [0, other] => -(1 << (2 * (other - 1).min(6))),
                _ => 0,
            }
        };
        self.rows.iter().map(|row| worth(row)).sum()
    }

    /// Orders the turns beside most pieces first.
    fn generate(&mut self, game: &PositionNode, _: &Node, moves: &mut Moves<u16>) {
        for (at, Turn(squares)) in game.turns.iter().enumerate() {
            let score = match squares[..] {
                [square] if !self.rows.is_empty() => {
                    let (column, row) = self.grid.place(square);
                    let near = (-1..=1).flat_map(|across| (-1..=1).map(move |down| (across, down)));
                    let beside = near.map(|(across, down)| {
                        let place = column.checked_add_signed(across).zip(row.checked_add_signed(down));
                        let square = place.and_then(|(column, row)| self.grid.square(column, row));
                        i32::from(square.is_some_and(|square| game.position.piece(square).is_some()))
                    });
                    beside.sum()
                }
                [_, _, _, ..] => 2,
                _ => 0,
            };
            moves.push_scored(at as u16, score * 100);
        }
    }

    /// Killer moves and the history do not apply, because an index means a different turn in each position.
    const KILLER: i32 = 0;
    const HISTORY: i32 = 0;

    fn reduce(&mut self, _: &PositionNode, _: &Node, _: u16, _: usize, _: i32) -> i32 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Limits, Lines};
    use crate::notation;
    use crate::rules::Game;

    fn best(rules: Rules, position: &str, nodes: u64) -> (String, Score) {
        let position = notation::read_position(rules, position).expect("a position");
        let question = Question {
            position: &*position,
            history: &[position.hash()],
            limits: Limits::nodes(nodes),
            lines: Lines::Best(1),
            seed: 0,
        };
        let analysis =
            BaselineEngine::new(rules, Resources::for_tests(1 << 20, 1)).analyse(&question, &Stop::default());
        let line = &analysis.lines[0];
        (notation::turn_text(&*position, &line.turns[0]), line.score)
    }

    #[test]
    fn captures_are_found_and_kings_count_more() {
        let american = Game::Checkers.presets()[0].rules;
        let (turn, _) = best(american, "B:W18,19,27:B1,2,15", 2000);
        assert_eq!(turn, "15x24x31");
        let (_, score) = best(american, "B:W32:BK27,K26", 5000);
        assert!(score.chance > 700);
    }

    #[test]
    fn every_game_gets_legal_turns() {
        for preset in Game::ALL.into_iter().flat_map(Game::presets) {
            let mut position = preset.rules.start();
            let mut engine = BaselineEngine::new(preset.rules, Resources::for_tests(1 << 18, 1));
            for _ in 0..3 {
                let question = Question {
                    position: &*position,
                    history: &[position.hash()],
                    limits: Limits::nodes(40),
                    lines: Lines::Best(2),
                    seed: 3,
                };
                let analysis = engine.analyse(&question, &Stop::default());
                let turn = analysis.lines[0].turns[0].clone();
                position.play(&turn).expect("a legal turn");
            }
        }
    }
}

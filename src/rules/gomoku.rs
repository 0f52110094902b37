//! Gomoku: the sides place stones in turn, and the first with five in a row wins.
//!
//! [`Winning`] defines a winning row, [`Opening`] the compensation for the first move. Black, the
//! first side, begins. Points are squares, numbered row by row from the top left.
//!
//! A win takes precedence over a full board, so the last stone can win. A full board is a draw. In
//! renju, a position is also a draw if Black is to move and all empty points are forbidden.

use serde::{Deserialize, Serialize};

mod board;
mod hash;
mod opening;
mod renju;
mod rules;

use board::{Direction, GomokuBoard, Point};
pub use opening::{Opening, Stage};
pub(crate) use renju::RenjuBoard;
pub use rules::{BadRules, Rules};

use super::{
    Change, Choice, Claim, Forbidden, Grid, Illegal, Misplaced, Next, Outcome, Piece, Rank, Reason, Side,
    Square, Turn, bitboard,
};

/// The definition of a winning row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winning {
    /// Five in a row or more.
    #[default]
    FreeStyle,
    /// Exactly five in a row.
    Standard,
    /// Exactly five in a row for Black, to whom some points are [forbidden](Forbidden); five or more
    /// for White, to whom none is.
    Renju,
    /// Exactly five in a row without opposing stones at both ends. The edge of the board does not
    /// block.
    Caro,
}

/// A position of gomoku.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: GomokuBoard,
    rules: Rules,
    to_move: Side,
    stage: Stage,
    /// Derived from the stones and cached, since most methods read it.
    outcome: Option<Outcome>,
    hash: u64,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        let stage = Stage::start(rules.opening);
        Position {
            board: GomokuBoard::empty(rules.size),
            rules,
            to_move: Side::First,
            stage,
            outcome: None,
            hash: hash::rules(rules) ^ hash::stage(stage),
        }
    }

    /// Returns a position with these stones at this stage of the opening.
    ///
    /// # Errors
    /// Returns an error if a stone is off the board, two share a point, or the stage is impossible
    /// with these stones.
    pub fn with_stones(
        rules: Rules,
        stage: Stage,
        to_move: Side,
        stones: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let mut position = Position { to_move, stage, ..Position::start(rules) };
        let mut count = [0; 2];
        for (square, side) in stones {
            let point = position.board.point(square).ok_or(Misplaced::OffBoard(square))?;
            if position.board.stone(point).is_some() {
                return Err(Misplaced::Twice(square));
            }
            position.board.put(side, point);
            position.hash ^= hash::stone(side, square);
            count[side.index()] += 1;
        }
        let [first, second] = count;
        let is_in_turn = first == second + u16::from(to_move == Side::Second);
        if !stage.is_possible(rules.opening, first + second) || !stage.is_over() && !is_in_turn {
            return Err(Misplaced::Stage);
        }
        position.hash ^= hash::stage(Stage::start(rules.opening)) ^ hash::stage(stage);
        if to_move == Side::Second {
            position.hash ^= hash::SECOND_TO_MOVE;
        }
        // Both sides cannot have won in a game, so check the side that has just moved first.
        let winner = [to_move.other(), to_move].into_iter().find(|&side| position.has_won(side));
        position.outcome = position.outcome_with(winner);
        Ok(position)
    }

    /// Iterates over the legal points of the side to move, row by row.
    pub fn points(&self) -> impl Iterator<Item = Square> + '_ {
        let is_open = self.refusal().is_none();
        let points = is_open.then(|| self.free_points()).into_iter().flatten();
        points.map(|point| self.board.square(point))
    }

    /// Returns the stage of the opening.
    #[must_use]
    pub(crate) fn opening_stage(&self) -> Stage {
        self.stage
    }

    /// Places a stone of the side to move. On an error the position is unchanged.
    ///
    /// # Errors
    /// Returns the reason if the stone may not be placed there.
    pub fn play_at(&mut self, square: Square) -> Result<(), Illegal> {
        let point = self.legal(square)?;
        self.place(point, square);
        Ok(())
    }

    /// Places a stone on a legal point.
    fn place(&mut self, point: Point, square: Square) {
        let side = self.to_move;
        self.board.put(side, point);
        self.hash ^= hash::stone(side, square) ^ hash::SECOND_TO_MOVE;
        self.to_move = side.other();
        let has_won = self.board.has_row(side, point, self.rules.length) && self.wins(side, point);
        self.outcome = self.outcome_with(has_won.then_some(side));
        self.enter(self.stage.after_stone(self.board.stones()));
    }

    fn enter(&mut self, stage: Stage) {
        if stage != self.stage {
            self.hash ^= hash::stage(self.stage) ^ hash::stage(stage);
            self.stage = stage;
        }
    }

    /// Returns the reason why no stone at all may be placed.
    fn refusal(&self) -> Option<Illegal> {
        if self.outcome.is_some() {
            return Some(Illegal::GameOver);
        }
        (!self.stage.choices(self.rules.opening).is_empty()).then_some(Illegal::ChooseFirst)
    }

    /// Returns the point of a square on which the side to move may place a stone.
    fn legal(&self, square: Square) -> Result<Point, Illegal> {
        if let Some(reason) = self.refusal() {
            return Err(reason);
        }
        let point = self.board.point(square).ok_or(Illegal::OffBoard)?;
        if self.board.stone(point).is_some() {
            return Err(Illegal::Occupied { square });
        }
        match self.why_forbidden(point) {
            Some(why) => Err(Illegal::Forbidden { square, why }),
            None => Ok(point),
        }
    }

    /// Returns the pattern that forbids this empty point to the side to move.
    fn why_forbidden(&self, point: Point) -> Option<Forbidden> {
        self.is_restricted().then(|| renju::forbidden(&self.board, point)).flatten()
    }

    /// Returns `true` if points can be forbidden to the side to move.
    fn is_restricted(&self) -> bool {
        self.rules.winning == Winning::Renju && self.to_move == Side::First
    }

    /// Iterates over the empty points that are not forbidden to the side to move.
    fn free_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.board.empty_points().filter(|&point| self.why_forbidden(point).is_none())
    }

    fn outcome_with(&self, winner: Option<Side>) -> Option<Outcome> {
        if winner.is_some() {
            return Some(Outcome { winner, reason: Reason::Line });
        }
        let is_stuck = self.board.room() == 0 || self.is_restricted() && self.free_points().next().is_none();
        is_stuck.then_some(Outcome { winner: None, reason: Reason::FullBoard })
    }

    fn has_won(&self, side: Side) -> bool {
        self.grid()
            .squares()
            .filter_map(|square| self.board.point(square))
            .any(|point| self.wins(side, point))
    }

    /// Returns `true` if a side has a winning row through this point.
    fn wins(&self, side: Side, point: Point) -> bool {
        self.board.stone(point) == Some(side)
            && Direction::ALL.into_iter().any(|direction| self.wins_along(side, point, direction))
    }

    fn wins_along(&self, side: Side, point: Point, direction: Direction) -> bool {
        let run = self.board.run(side, point, direction);
        let length = u32::from(self.rules.length);
        match (self.rules.winning, side) {
            (Winning::FreeStyle, _) | (Winning::Renju, Side::Second) => run.length >= length,
            (Winning::Standard, _) | (Winning::Renju, Side::First) => run.length == length,
            (Winning::Caro, _) => {
                run.length == length && !self.board.blocks(side.other(), run, point, direction)
            }
        }
    }

    /// Returns `true` if a side could still complete a winning row that begins at this point.
    fn could_win_from(&self, side: Side, from: Point, direction: Direction) -> bool {
        let length = self.rules.length.cast_signed();
        // `None` is off the board.
        let at = |steps| {
            let point = from.along(direction, steps);
            let is_on_board = point.column.max(point.row) < self.rules.size;
            is_on_board.then(|| self.board.stone(point))
        };
        let mut missing = 0;
        for steps in 0..length {
            match at(steps) {
                Some(Some(stone)) if stone == side => {}
                Some(None) => missing += 1,
                _ => return false,
            }
        }
        let ends = [at(-1), at(length)];
        let is_longer = ends.contains(&Some(Some(side)));
        let is_blocked = ends == [Some(Some(side.other())); 2];
        let counts = match (self.rules.winning, side) {
            (Winning::FreeStyle, _) | (Winning::Renju, Side::Second) => true,
            (Winning::Standard, _) | (Winning::Renju, Side::First) => !is_longer,
            (Winning::Caro, _) => !is_longer && !is_blocked,
        };
        let turns_left = bitboard::turns_left(self.board.room().into(), self.to_move == side);
        counts && missing <= turns_left
    }

    /// Returns the number of legal turns.
    fn mobility(&self) -> u64 {
        match self.refusal() {
            Some(_) => 0,
            None if self.is_restricted() => self.free_points().count() as u64,
            None => u64::from(self.board.room()),
        }
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Gomoku(self.rules)
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }

    /// Returns the side whose stone is placed next. While a choice is due, this is the side that
    /// places after it; the player who chooses is the [`actor`](super::Position::actor).
    fn to_move(&self) -> Side {
        self.to_move
    }

    fn actor(&self) -> Side {
        self.stage.actor(self.to_move)
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.board.stone(self.board.point(square)?).map(stone)
    }

    fn turns(&self) -> Vec<Turn> {
        self.points().map(|square| Turn(vec![square])).collect()
    }

    fn next(&self, touched: &[Square]) -> Next {
        match *touched {
            [] => Next { squares: self.points().collect(), complete: false },
            [square] => Next { squares: Vec::new(), complete: self.legal(square).is_ok() },
            _ => Next::default(),
        }
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        // If the first stone is already illegal, report that.
        match self.legal(*touched.first().unwrap_or(&square)) {
            Err(reason) => reason,
            Ok(_) => Illegal::TurnEnds,
        }
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        match *turn.0 {
            [] => self.refusal().map_or(Ok(Vec::new()), Err),
            [square] => {
                self.legal(square)?;
                Ok(vec![Change::Put { square, piece: stone(self.to_move) }])
            }
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        match *turn.0 {
            [square] => self.play_at(square),
            _ => Err(self.why_illegal(turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn can_win(&self, side: Side) -> bool {
        let points = || self.rules.grid().squares().filter_map(|square| self.board.point(square));
        let mut rows = points().flat_map(|point| Direction::ALL.map(|direction| (point, direction)));
        rows.any(|(point, direction)| self.could_win_from(side, point, direction))
    }

    fn claims(&self, _history: &[u64]) -> Vec<Claim> {
        Vec::new()
    }

    fn line(&self) -> Vec<Square> {
        let Some(Outcome { winner: Some(winner), .. }) = self.outcome else { return Vec::new() };
        let is_in_line =
            |square: &Square| self.board.point(*square).is_some_and(|point| self.wins(winner, point));
        self.rules.grid().squares().filter(is_in_line).collect()
    }

    fn forbidden(&self) -> Vec<(Square, Illegal)> {
        if self.refusal().is_some() || !self.is_restricted() {
            return Vec::new();
        }
        let forbidden = |point| {
            let (square, why) = (self.board.square(point), self.why_forbidden(point)?);
            Some((square, Illegal::Forbidden { square, why }))
        };
        self.board.empty_points().filter_map(forbidden).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        self.stage.choices(self.rules.opening).to_vec()
    }

    fn choose(&mut self, choice: Choice) -> Result<(), Illegal> {
        if !self.stage.choices(self.rules.opening).contains(&choice) {
            return Err(Illegal::NoChoice);
        }
        self.enter(self.stage.after_choice(choice));
        Ok(())
    }

    fn stage(&self) -> Option<&'static str> {
        self.stage.name()
    }

    fn swapped(&self) -> bool {
        self.stage == Stage::Playing { swapped: true }
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn perft(&self, depth: u32) -> u64 {
        let after = |square| {
            let mut after = self.clone();
            // Points from `points` are legal, so this cannot fail.
            after.play_at(square).map_or(0, |()| super::Position::perft(&after, depth - 1))
        };
        match depth {
            0 => 1,
            1 => self.mobility(),
            _ => self.points().map(after).sum(),
        }
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

fn stone(side: Side) -> Piece {
    Piece { side, rank: Rank::Man }
}

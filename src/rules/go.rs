//! Go, on boards of 2 by 2 to 25 by 25 points.
//!
//! Black, the first side, and White put a stone on an empty point or pass. A chain without
//! liberties is captured: first those of the opponent, then the player's own if
//! [suicide](Rules::suicide) is legal. After two consecutive passes play rests and the points are
//! counted. [`Rules`] holds the differences between countries.
//!
//! A pass is the turn that touches no square.

mod board;
mod hash;
mod life;
mod options;
mod point;
mod proposal;
mod regions;
mod score;
mod situations;

use std::sync::OnceLock;

use board::{GoBoard, Taken};
pub(crate) use hash::stone as stone_word;
pub use options::{BadRules, BadSize, Compensation, Opening, Repetition, Rules, Scoring, Size};
use point::Point;
use situations::Situations;

use super::{
    Change, Claim, Counting, Grid, Illegal, Misplaced, Next, Outcome, Piece, Points, Rank, Side, Square, Turn,
};

/// A stone on a point or a pass, without allocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move(Point);

impl Move {
    /// The pass. Index 0 is in the border of every board.
    pub const PASS: Move = Move(0);
}

/// A position of Go, with the part of its history that the superko rule needs.
#[derive(Clone, Debug)]
pub struct Position {
    rules: Rules,
    board: GoBoard,
    to_move: Side,
    /// The point of a ko, on which the side to move may not recapture at once.
    ko: Option<Point>,
    /// The number of consecutive passes; play rests after two.
    passes: u8,
    /// The number of stones captured by each side, indexed by [`Side::index`].
    prisoners: [u16; 2],
    /// The [`Position::situation`] of every position from the first on; empty without a superko.
    history: Situations,
    /// The cached outcome at rest without an agreement. Computing it takes a thousand times as long
    /// as a move.
    outcome: OnceLock<Outcome>,
}

/// The reason why a stone may not be put on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    Suicide,
    Ko,
    Superko,
}

impl Refusal {
    fn on(self, square: Square) -> Illegal {
        match self {
            Refusal::Suicide => Illegal::Suicide { square },
            Refusal::Ko => Illegal::Ko { square },
            Refusal::Superko => Illegal::Superko { square },
        }
    }
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(rules: Rules) -> Position {
        let mut board = GoBoard::new(rules.size);
        for (square, side) in rules.first_stones() {
            if let Some(at) = board.point(square) {
                board.put(at, side);
            }
        }
        Position::with_board(rules, rules.first_to_move(), board)
    }

    /// Returns a position with these stones, without prisoners and without a history.
    ///
    /// # Errors
    /// Returns an error if a stone is off the board, two share a point, or a chain has no liberty.
    pub fn with_stones(
        rules: Rules,
        to_move: Side,
        stones: impl IntoIterator<Item = (Square, Side)>,
    ) -> Result<Position, Misplaced> {
        let mut board = GoBoard::new(rules.size);
        for (square, side) in stones {
            let at = board.point(square).ok_or(Misplaced::OffBoard(square))?;
            if !board.is_empty(at) {
                return Err(Misplaced::Twice(square));
            }
            board.put(at, side);
        }
        if let Some(head) = board.chains().find(|&head| !board.has_liberty(head)) {
            return Err(Misplaced::NoLiberty(board.square(head)));
        }
        Ok(Position::with_board(rules, to_move, board))
    }

    fn with_board(rules: Rules, to_move: Side, board: GoBoard) -> Position {
        let mut position = Position {
            rules,
            board,
            to_move,
            ko: None,
            passes: 0,
            prisoners: [0, 0],
            history: Situations::default(),
            outcome: OnceLock::new(),
        };
        position.remember();
        position
    }

    /// Returns the same position with a ko on this square, as after the capture of a single stone
    /// there.
    ///
    /// # Errors
    /// Returns an error if a stone on this square would not recapture in a ko.
    pub(crate) fn with_ko(mut self, square: Square) -> Result<Position, Misplaced> {
        let at = self.board.point(square).ok_or(Misplaced::OffBoard(square))?;
        let is_ko = self.board.is_empty(at) && {
            let mut after = self.board.clone();
            after.play(at, self.to_move).ko.is_some()
        };
        if !is_ko {
            return Err(Misplaced::NotKo(square));
        }
        self.ko = Some(at);
        Ok(self)
    }

    /// Returns the same position after this number of consecutive passes, at most two. A pass also
    /// ends a ko.
    #[must_use]
    pub fn with_passes(mut self, passes: u8) -> Position {
        self.passes = passes.min(2);
        self.outcome = OnceLock::new();
        if passes > 0 {
            self.ko = None;
        }
        self
    }

    /// Returns the same position with these prisoners, indexed by [`Side::index`].
    #[must_use]
    pub(crate) fn with_prisoners(mut self, prisoners: [u16; 2]) -> Position {
        self.prisoners = prisoners;
        self.outcome = OnceLock::new();
        self
    }

    /// Returns the square of a ko, on which the side to move may not recapture at once.
    #[must_use]
    pub fn ko(&self) -> Option<Square> {
        self.ko.map(|at| self.board.square(at))
    }

    /// Returns the number of consecutive passes.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Returns the number of prisoners of each side, captured or received with a pass, indexed by
    /// [`Side::index`].
    #[must_use]
    pub fn prisoners(&self) -> [u16; 2] {
        self.prisoners
    }

    /// Returns `true` if a stone of this side was ever captured on this square. Otherwise a stone
    /// there cannot repeat a position.
    #[must_use]
    pub(crate) fn was_taken(&self, square: Square, side: Side) -> bool {
        self.board.point(square).is_some_and(|at| self.board.was_taken(at, side))
    }

    /// Returns the stones that cannot be captured even if their side always passes.
    #[must_use]
    pub(crate) fn certainly_alive(&self) -> Vec<Square> {
        self.marked(&life::Certain::of(&self.board).alive)
    }

    /// Returns the stones inside an eye of unconditionally alive stones without room for another
    /// eye.
    #[must_use]
    pub(crate) fn certainly_dead(&self) -> Vec<Square> {
        self.marked(&life::Certain::of(&self.board).dead)
    }

    fn marked(&self, marks: &[bool]) -> Vec<Square> {
        let marked = self.board.points().filter(|&at| marks[usize::from(at)]);
        marked.map(|at| self.board.square(at)).collect()
    }

    /// Iterates over the [situations](Position::situation) since the first position, in no
    /// particular order; none without a superko.
    pub(crate) fn past(&self) -> impl Iterator<Item = u64> {
        self.history.iter()
    }

    /// Calls `visit` with each legal move, without allocating: the stones in no particular order,
    /// then the pass.
    pub fn each_move(&self, mut visit: impl FnMut(Move)) {
        if self.is_at_rest() {
            return;
        }
        for &at in self.board.empty() {
            if self.refusal(at).is_none() {
                visit(Move(at));
            }
        }
        visit(Move::PASS);
    }

    /// Plays a move that [`each_move`](Position::each_move) generated for this position.
    pub fn play_move(&mut self, Move(at): Move) {
        let other = self.to_move.other();
        self.ko = None;
        if Move(at) == Move::PASS {
            self.passes += 1;
            self.take_prisoners(other, u16::from(self.rules.pass_stones));
        } else {
            let Taken { captured, suicide, ko } = self.board.play(at, self.to_move);
            self.passes = 0;
            self.ko = ko;
            self.take_prisoners(self.to_move, captured);
            self.take_prisoners(other, suicide);
        }
        self.to_move = other;
        self.remember();
    }

    /// Returns a random legal move that does not fill an own eye, or a pass if there is none.
    /// `below` draws a number below its argument.
    ///
    /// Moves are not equally likely: if the drawn point is illegal, the next legal one in the list
    /// of empty points is taken. This avoids building a list of legal moves.
    pub fn random_move(&self, below: impl FnOnce(usize) -> usize) -> Move {
        let empty = self.board.empty();
        if empty.is_empty() || self.is_at_rest() {
            return Move::PASS;
        }
        let (before, behind) = empty.split_at(below(empty.len()).min(empty.len()));
        let is_good = |at| !self.board.is_eye(at, self.to_move) && self.refusal(at).is_none();
        behind.iter().chain(before).copied().find(|&at| is_good(at)).map_or(Move::PASS, Move)
    }

    /// Returns `true` if play rests after two passes.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.passes >= 2
    }

    fn take_prisoners(&mut self, side: Side, stones: u16) {
        let prisoners = &mut self.prisoners[side.index()];
        *prisoners = prisoners.saturating_add(stones);
    }

    /// Returns the hash that the superko of these rules forbids to repeat. `stones` is the hash of
    /// the stones.
    pub(crate) fn situation(rules: Rules, stones: u64, to_move: Side) -> u64 {
        match rules.repetition {
            Repetition::SituationalSuperko => stones ^ hash::to_move(to_move),
            Repetition::PositionalSuperko | Repetition::Ko => stones,
        }
    }

    fn remember(&mut self) {
        if self.rules.repetition != Repetition::Ko {
            self.history.push(Position::situation(self.rules, self.board.hash(), self.to_move));
        }
    }

    /// Returns the reason why the side to move may not put a stone on this empty point.
    #[inline]
    fn refusal(&self, at: Point) -> Option<Refusal> {
        if self.ko == Some(at) {
            return Some(Refusal::Ko);
        }
        let lives = self.board.would_live(at, self.to_move);
        if !lives && !self.rules.suicide {
            return Some(Refusal::Suicide);
        }
        // A board with this stone can only repeat if the stone has stood there before.
        let may_repeat = !lives || self.board.was_taken(at, self.to_move);
        if may_repeat && self.rules.repetition != Repetition::Ko {
            let stones = self.board.hash_after(at, self.to_move);
            let after = Position::situation(self.rules, stones, self.to_move.other());
            if self.history.contains(after) {
                return Some(Refusal::Superko);
            }
        }
        None
    }

    /// Returns the move of these squares, if it is legal.
    fn find(&self, Turn(touched): &Turn) -> Option<Move> {
        match touched.as_slice() {
            _ if self.is_at_rest() => None,
            [] => Some(Move::PASS),
            &[square] => {
                let at = self.board.point(square).filter(|&at| self.board.is_empty(at))?;
                self.refusal(at).is_none().then_some(Move(at))
            }
            _ => None,
        }
    }

    /// Returns the turn of a move.
    #[must_use]
    pub fn turn(&self, Move(at): Move) -> Turn {
        if Move(at) == Move::PASS { Turn::default() } else { Turn(vec![self.board.square(at)]) }
    }

    /// Iterates over the legal squares of the side to move, in the order of the board.
    fn open_squares(&self) -> impl Iterator<Item = Square> {
        let is_open = |&at: &Point| self.board.is_empty(at) && self.refusal(at).is_none();
        let points = (!self.is_at_rest()).then(|| self.board.points()).into_iter().flatten();
        points.filter(is_open).map(|at| self.board.square(at))
    }
}

impl super::Position for Position {
    fn rules(&self) -> super::Rules {
        super::Rules::Go(self.rules)
    }

    fn grid(&self) -> Grid {
        self.rules.grid()
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        let side = self.board.side(self.board.point(square)?)?;
        Some(Piece { side, rank: Rank::Man })
    }

    /// Returns the stones in the order of the board, then the pass.
    fn turns(&self) -> Vec<Turn> {
        let pass = (!self.is_at_rest()).then(Turn::default);
        self.open_squares().map(|square| Turn(vec![square])).chain(pass).collect()
    }

    fn next(&self, touched: &[Square]) -> Next {
        let complete = self.find(&Turn(touched.to_vec())).is_some();
        let squares = if touched.is_empty() { self.open_squares().collect() } else { Vec::new() };
        Next { squares, complete }
    }

    fn why_not(&self, touched: &[Square], square: Square) -> Illegal {
        if self.is_at_rest() {
            return Illegal::GameOver;
        }
        // If the first square is already illegal, report that.
        let square = touched.first().copied().unwrap_or(square);
        let Some(at) = self.board.point(square) else { return Illegal::OffBoard };
        if !self.board.is_empty(at) {
            return Illegal::Occupied { square };
        }
        self.refusal(at).map_or(Illegal::TurnEnds, |refusal| refusal.on(square))
    }

    fn changes(&self, turn: &Turn) -> Result<Vec<Change>, Illegal> {
        let Move(at) = self.find(turn).ok_or_else(|| self.why_illegal(turn))?;
        if Move(at) == Move::PASS {
            return Ok(Vec::new());
        }
        let mut after = self.board.clone();
        after.play(at, self.to_move);
        let put = Change::Put {
            square: self.board.square(at),
            piece: Piece { side: self.to_move, rank: Rank::Man },
        };
        let is_gone = |&point: &Point| after.is_empty(point) && (point == at || !self.board.is_empty(point));
        let gone = self.board.points().filter(is_gone);
        let removed = gone.map(|point| Change::Remove { square: self.board.square(point) });
        Ok(std::iter::once(put).chain(removed).collect())
    }

    fn play(&mut self, turn: &Turn) -> Result<(), Illegal> {
        let step = self.find(turn).ok_or_else(|| self.why_illegal(turn))?;
        self.play_move(step);
        Ok(())
    }

    /// Returns the outcome of the count with the proposed dead stones, which holds unless the
    /// players agree on others.
    fn outcome(&self) -> Option<Outcome> {
        let count = || self.count(&self.proposal()).outcome;
        self.is_at_rest().then(|| *self.outcome.get_or_init(count))
    }

    fn counting(&self) -> Option<&dyn Counting> {
        self.is_at_rest().then_some(self)
    }

    /// Returns the claim of a draw after a threefold repetition, which only rules without a superko
    /// allow.
    fn claims(&self, history: &[u64]) -> Vec<Claim> {
        let times = history.iter().filter(|&&hash| hash == self.hash()).count();
        let may_claim = self.rules.repetition == Repetition::Ko && times >= 3 && !self.is_at_rest();
        if may_claim { vec![Claim::Repetition] } else { Vec::new() }
    }

    /// Returns the prisoners of each side.
    fn points(&self) -> Option<Points> {
        Some(Points(self.prisoners.map(|stones| 2 * i32::from(stones))))
    }

    fn forbidden(&self) -> Vec<(Square, Illegal)> {
        if self.is_at_rest() {
            return Vec::new();
        }
        let empty = self.board.points().filter(|&at| self.board.is_empty(at));
        let reason = |at| {
            let square = self.board.square(at);
            self.refusal(at).map(|refusal| (square, refusal.on(square)))
        };
        empty.filter_map(reason).collect()
    }

    /// Returns the hash of the stones, the side to move, the ko, the passes and the rules. Prisoners
    /// and the history are not included, so it ignores points that a superko forbids.
    fn hash(&self) -> u64 {
        self.board.hash()
            ^ hash::to_move(self.to_move)
            ^ hash::passes(self.passes)
            ^ hash::ko(self.ko)
            ^ hash::rules(self.rules)
    }

    fn perft(&self, depth: u32) -> u64 {
        let mut total = 0;
        match depth {
            0 => total = 1,
            1 => self.each_move(|_| total += 1),
            _ => self.each_move(|step| {
                let mut after = self.clone();
                after.play_move(step);
                total += super::Position::perft(&after, depth - 1);
            }),
        }
        total
    }

    fn boxed(&self) -> Box<dyn super::Position> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

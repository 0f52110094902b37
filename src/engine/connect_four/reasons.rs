//! Why a drop is good: facts that are read off the board, not opinions.

use super::board::{DiscBoard, ImmediateOutcome, non_losing};
use super::shape::{Custom, Shape};
use super::turns;
use crate::engine::Line;
use crate::rules::connect_four::Position;
use crate::rules::{self, Square};

/// A fact about a drop. Squares are where discs come to rest.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// It completes the row of these squares.
    Wins { row: Vec<Square> },
    /// The other side would have won here with its next disc.
    Blocks { square: Square },
    /// Afterwards the side that made it wins at once on each of these squares, and the other can
    /// only stop one of them: they are both free now, or one lies right on the other.
    TwoThreats { squares: Vec<Square> },
    /// The other side would have made two such threats by landing here.
    StopsTwoThreats { square: Square },
    /// The other side has to stop a win at once on this square, and so cannot do what it likes.
    Forces { square: Square },
    /// A new square on which its owner wins as soon as the squares below are filled, and which its
    /// owner gets when both fill the columns in turn until none is left.
    LastingThreat { square: Square },
    /// The other side had such a square, and can no longer complete a row there.
    StopsLastingThreat { square: Square },
    /// Who drops a disc into one of these columns lets the other side win right above. It is a turn
    /// that does not.
    KeepsAway { squares: Vec<Square> },
    /// The only turn that does not let the other side win at once.
    OnlyTurn,
    /// Proven: it wins in so many turns of both sides, whatever the other does.
    WinsIn { turns: u32 },
    /// Proven: every turn loses, and this one holds out longest, for so many turns of both sides.
    LosesIn { turns: u32 },
    /// Proven: nobody wins where both play their best.
    HoldsTheDraw,
    /// No other square on which a disc could land now is part of more rows that its owner may still
    /// complete.
    MostRows { square: Square, rows: u32 },
    /// The same of rows that the other side may still complete, and not any more afterwards.
    HindersMostRows { square: Square, rows: u32 },
    /// It lies in the middle column, or in one of the two in the middle.
    Middle,
}

/// The facts about the first turn of a line, the weightiest first.
#[must_use]
pub fn reasons(position: &dyn rules::Position, line: &Line) -> Vec<Fact> {
    let (Some(position), Some(turn)) = (position.as_any().downcast_ref::<Position>(), line.turns.first())
    else {
        return Vec::new();
    };
    let rules::Rules::ConnectFour(rules) = rules::Position::rules(position) else { return Vec::new() };
    let mut after = *position;
    if rules::Position::play(&mut after, turn).is_err() {
        return Vec::new();
    }
    let row = rules::Position::line(&after);
    if !row.is_empty() {
        return vec![Fact::Wins { row }];
    }
    let (shape, board) = (Custom::new(rules), super::board(position));
    let square = super::board(&after).mask ^ board.mask;
    let context = DropContext { position: *position, shape, board, square };
    let mut facts = Vec::new();
    facts.extend(context.block());
    facts.extend(context.two_threats());
    if let Some(turns) = line.score.decided_in {
        facts.push(match line.score.value {
            1.. => Fact::WinsIn { turns },
            0 => Fact::HoldsTheDraw,
            _ => Fact::LosesIn { turns },
        });
    }
    facts.extend(context.only_turn(&facts));
    facts.extend(context.stops_two_threats());
    facts.extend(context.lasting());
    facts.extend(context.keeps_away());
    facts.extend(context.forces(&facts));
    facts.extend(context.most_rows());
    facts.extend(context.hinders_most_rows());
    facts.extend(context.middle());
    facts
}

/// A drop on a board.
struct DropContext {
    position: Position,
    shape: Custom,
    board: DiscBoard,
    square: u64,
}

impl DropContext {
    fn name(&self, bit: u64) -> Option<Square> {
        self.position.square(bit)
    }

    /// The squares of these bits, the left ones first, and from the bottom up.
    fn names(&self, mut bits: u64) -> Vec<Square> {
        let mut each = Vec::new();
        while bits != 0 {
            each.push(bits & bits.wrapping_neg());
            bits &= bits - 1;
        }
        turns(self.position, &each).into_iter().flat_map(|turn| turn.0).collect()
    }

    /// Where the side to move wins, and where the other does, as soon as a disc can land there.
    fn threats(&self) -> (u64, u64) {
        let DiscBoard { discs, mask } = self.board;
        (self.shape.winning(discs, mask), self.shape.winning(self.board.others(), mask))
    }

    fn block(&self) -> Option<Fact> {
        let (_, theirs) = self.threats();
        let square = self.name(theirs & self.square)?;
        Some(Fact::Blocks { square })
    }

    /// Where whoever has these discs wins after landing on this square, whatever the other does.
    fn double(&self, discs: u64, square: u64) -> u64 {
        let mask = self.board.mask | square;
        let (threats, landings) = (self.shape.winning(discs | square, mask), self.shape.landings(mask));
        let now = landings & threats;
        if now & now.wrapping_sub(1) != 0 { now } else { now | now << 1 & threats }
    }

    fn two_threats(&self) -> Option<Fact> {
        let squares = self.double(self.board.discs, self.square);
        (squares.count_ones() > 1).then(|| Fact::TwoThreats { squares: self.names(squares) })
    }

    fn stops_two_threats(&self) -> Option<Fact> {
        let others = self.board.others();
        let makes = |square| self.double(others, square).count_ones() > 1;
        let landings = self.shape.landings(self.board.mask | self.square);
        // Only where they cannot do it elsewhere instead.
        let elsewhere = (0..self.shape.columns()).any(|column| {
            let landing = landings & self.shape.column(column);
            landing != 0 && self.double_after(landing)
        });
        let square = self.name(self.square)?;
        (makes(self.square) && !elsewhere).then_some(Fact::StopsTwoThreats { square })
    }

    /// Whether the other side makes two threats by landing here after the drop.
    fn double_after(&self, landing: u64) -> bool {
        let after = self.board.after(self.square);
        let context = DropContext { board: after, square: landing, ..*self };
        context.double(after.discs, landing).count_ones() > 1
    }

    fn only_turn(&self, facts: &[Fact]) -> Option<Fact> {
        let ImmediateOutcome::Open(moves) = self.board.immediate_outcome(self.shape) else { return None };
        let is_told = facts.iter().any(|fact| matches!(fact, Fact::Blocks { .. }));
        let is_choice = self.shape.landings(self.board.mask) != moves;
        (moves == self.square && is_choice && !is_told).then_some(Fact::OnlyTurn)
    }

    /// The squares that the side to move gets in the end, and those that the other gets, when both
    /// fill the columns in turn.
    fn shares(&self) -> (u64, u64) {
        let free = self.shape.board() & !self.board.mask;
        let replies = free & self.shape.replies();
        if free.count_ones().is_multiple_of(2) {
            (free & !replies, replies)
        } else {
            (replies, free & !replies)
        }
    }

    fn lasting(&self) -> Vec<Fact> {
        let after = self.board.after(self.square);
        let (mine, theirs) = self.threats();
        let (my_share, their_share) = self.shares();
        let landings = self.shape.landings(after.mask);
        let lowest = |squares: u64| self.name(squares & squares.wrapping_neg());
        let new = self.shape.winning(after.others(), after.mask) & !mine & my_share & !landings;
        let gone = theirs & !self.shape.winning(after.discs, after.mask) & their_share & !landings;
        let made = lowest(new).map(|square| Fact::LastingThreat { square });
        // What is landed on is blocked, and that is told already.
        let stopped = lowest(gone & !self.square).map(|square| Fact::StopsLastingThreat { square });
        made.into_iter().chain(stopped).collect()
    }

    fn keeps_away(&self) -> Option<Fact> {
        let (_, theirs) = self.threats();
        let poisoned = self.shape.landings(self.board.mask) & theirs >> 1;
        let is_kept = poisoned != 0 && poisoned & self.square == 0;
        is_kept.then(|| Fact::KeepsAway { squares: self.names(poisoned) })
    }

    fn forces(&self, facts: &[Fact]) -> Option<Fact> {
        let after = self.board.after(self.square);
        let threats = self.shape.winning(after.others(), after.mask);
        let landings = self.shape.landings(after.mask);
        let now = landings & threats;
        let is_told = facts.iter().any(|fact| matches!(fact, Fact::TwoThreats { .. }));
        let is_one = now.is_power_of_two() && non_losing(landings, threats) != 0 && !is_told;
        is_one.then(|| self.name(now).map(|square| Fact::Forces { square })).flatten()
    }

    fn most_rows(&self) -> Option<Fact> {
        let (square, rows) = self.most_rows_of(self.board.discs)?;
        Some(Fact::MostRows { square, rows })
    }

    fn hinders_most_rows(&self) -> Option<Fact> {
        let (square, rows) = self.most_rows_of(self.board.others())?;
        Some(Fact::HindersMostRows { square, rows })
    }

    fn middle(&self) -> Option<Fact> {
        let column = self.square.trailing_zeros() / self.shape.stride();
        ((2 * column + 1).abs_diff(self.shape.columns()) < 2).then_some(Fact::Middle)
    }

    /// The square of the drop, if no other is part of more rows that whoever has these discs may
    /// still complete, and how many these are.
    fn most_rows_of(&self, discs: u64) -> Option<(Square, u32)> {
        let landings = self.shape.landings(self.board.mask);
        let rows = |column| match landings & self.shape.column(column) {
            0 => 0,
            landing => self.rows(discs, landing),
        };
        let most = (0..self.shape.columns()).map(rows).max().filter(|&most| most > 0)?;
        let is_most = self.rows(discs, self.square) == most;
        is_most.then(|| self.name(self.square)).flatten().map(|square| (square, most))
    }

    /// How many rows through this square whoever has these discs may still complete.
    fn rows(&self, discs: u64, square: u64) -> u32 {
        let open = self.shape.board() & !self.board.mask | discs;
        let [across, down, up] = self.shape.slopes();
        let length = self.shape.length();
        let along = |step: u32| {
            let starts = (0..length).fold(open, |starts, at| starts & open >> (at * step));
            let through = (0..length).fold(0, |through, at| through | square >> (at * step));
            (starts & through).count_ones()
        };
        [1, across, down, up].map(along).iter().sum()
    }
}

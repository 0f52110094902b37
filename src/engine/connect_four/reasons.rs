//! Reasons for a drop: facts read off the board.

use super::board::{DiscBoard, ImmediateOutcome, non_losing};
use super::shape::{Custom, Shape};
use super::turns;
use crate::engine::Line;
use crate::rules::connect_four::Position;
use crate::rules::{self, Square};

/// A fact about a drop. Squares are those on which discs land.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs, reason = "each variant describes its fields")]
pub enum Fact {
    /// The drop completes this row.
    Wins { row: Vec<Square> },
    /// The drop blocks a win of the other side on this square.
    Blocks { square: Square },
    /// The drop makes at least two winning threats, on these squares. Either both can be played now, or
    /// one lies directly above the other, so the other side can stop only one.
    TwoThreats { squares: Vec<Square> },
    /// The drop prevents the other side from making two such threats on this square.
    StopsTwoThreats { square: Square },
    /// The drop threatens to win on this square, so the other side must block.
    Forces { square: Square },
    /// The drop makes a new threat on a square that zugzwang gives to its owner.
    LastingThreat { square: Square },
    /// The drop ends such a threat of the other side.
    StopsLastingThreat { square: Square },
    /// Dropping a disc on one of these squares would let the other side win directly above. This drop
    /// avoids them.
    KeepsAway { squares: Vec<Square> },
    /// The only drop that does not lose at once.
    OnlyTurn,
    /// A proven win in this number of turns of both sides.
    WinsIn { turns: u32 },
    /// A proven loss. This drop lasts longest, for this number of turns of both sides.
    LosesIn { turns: u32 },
    /// A proven draw.
    HoldsTheDraw,
    /// No other landing square is part of more rows that the side to move can still complete.
    MostRows { square: Square, rows: u32 },
    /// No other landing square is part of more rows that the other side could still complete.
    HindersMostRows { square: Square, rows: u32 },
    /// The drop is in the middle column, or in one of the two middle columns.
    Middle,
}

/// Returns the facts about the first turn of a line, most important first.
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

/// A drop in its position.
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

    /// Converts bits into squares: columns from the left, each from the bottom up.
    fn names(&self, mut bits: u64) -> Vec<Square> {
        let mut each = Vec::new();
        while bits != 0 {
            each.push(bits & bits.wrapping_neg());
            bits &= bits - 1;
        }
        turns(self.position, &each).into_iter().flat_map(|turn| turn.0).collect()
    }

    /// Returns the squares that would complete a row for the side to move, and those for the other side.
    fn threats(&self) -> (u64, u64) {
        let DiscBoard { discs, mask } = self.board;
        (self.shape.winning(discs, mask), self.shape.winning(self.board.others(), mask))
    }

    fn block(&self) -> Option<Fact> {
        let (_, theirs) = self.threats();
        let square = self.name(theirs & self.square)?;
        Some(Fact::Blocks { square })
    }

    /// Returns the threats that cannot all be stopped after the side with `discs` lands on `square`.
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
        // It counts only if the other side cannot do the same elsewhere.
        let elsewhere = (0..self.shape.columns()).any(|column| {
            let landing = landings & self.shape.column(column);
            landing != 0 && self.double_after(landing)
        });
        let square = self.name(self.square)?;
        (makes(self.square) && !elsewhere).then_some(Fact::StopsTwoThreats { square })
    }

    /// Returns `true` if the other side makes two threats by landing here after the drop.
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

    /// Returns the free squares that zugzwang gives to the side to move and to the other side, when both
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
        // Landing on the threat itself is a block, which is another fact.
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

    /// Returns the drop's square and its number of open rows for the side with `discs`, if no other
    /// landing has more.
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

    /// Returns the number of rows through a square that the side with `discs` can still complete.
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

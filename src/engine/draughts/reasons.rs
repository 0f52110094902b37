//! Reasons for a turn: facts read off the board, not guesses from the score.

use super::Board;
use crate::engine::Line;
use crate::rules::{Piece, Rank, Side, Square, Turn};

/// A fact about a turn. The moved piece is named by its square after the turn, all other pieces by
/// their squares before it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs, reason = "each variant describes its fields")]
pub enum Fact {
    /// The only legal turn.
    OnlyTurn,
    /// A proven win in this number of turns of both sides.
    Wins { turns: u32 },
    /// A proven loss. This turn lasts longest, for this number of turns of both sides.
    Delays { turns: u32 },
    /// A proven draw.
    HoldsTheDraw,
    /// The captures that begin with the turn or with its answer take the pieces on `taken` from the other
    /// side and those on `given` from the own side.
    Takes { taken: Vec<Square>, given: Vec<Square> },
    /// The turn crowns a man on this square.
    Crowns { square: Square },
    /// The other side could have crowned a man on this square with its next turn, and no longer can.
    StopsKing { square: Square },
    /// Every other turn loses more material by captures, at least by the value of this number of men.
    OnlySafe { men: u32 },
    /// The other side could have captured these pieces with its next turn, and now can capture none.
    Saves { squares: Vec<Square> },
    /// The own side could capture these pieces with another turn, and the other side cannot capture
    /// anything now.
    Threatens { squares: Vec<Square> },
    /// The other side has only this number of turns, fewer than before.
    Restricts { turns: usize },
    /// No enemy piece can stop the man on this square, which is this number of rows from the last row.
    FreeWay { square: Square, rows: u32 },
    /// These men stay on their first row, which keeps the other side from making a king there.
    KeepsBackRow { squares: Vec<Square> },
    /// The piece moves to this square in the centre.
    TakesCentre { square: Square },
    /// The king on this square comes nearer to an enemy piece.
    Hunts { square: Square },
    /// The man on this square is now this number of rows from the last row. In Hexdame these are steps to
    /// the nearest cell on which it is crowned.
    Advances { square: Square, rows: u32 },
    /// The other side's next turn can neither capture nor threaten the moved piece.
    OutOfReach,
    /// The piece now stands beside these own pieces and did not before.
    Joins { squares: Vec<Square> },
}

/// The questions of the reasons to a position, besides its moves.
pub(in crate::engine) trait Explained: Board {
    /// Knowledge of the board that is made once for all facts of a turn.
    type Map;

    /// The value of a man in [`material`](Explained::material).
    const MAN: i32;

    fn map(&self) -> Self::Map;

    /// Returns the squares on which pieces stand.
    fn squares(&self) -> impl Iterator<Item = Square>;

    fn piece(&self, square: Square) -> Option<Piece>;

    /// Returns the legal move that a turn makes.
    fn find(&self, turn: &Turn) -> Option<Self::Move>;

    /// Returns the first and the last square of a move.
    fn ends(&self, step: Self::Move) -> [Square; 2];

    /// Returns the pieces that a move captures.
    fn captured(&self, step: Self::Move) -> Vec<Square>;

    /// Returns the number of legal moves, counted for each path.
    fn count_moves(&self) -> usize;

    /// Returns the same position with this side to move.
    fn with_to_move(&self, side: Side) -> Self;

    /// Returns the material of a side.
    fn material(&self, map: &Self::Map, side: Side) -> i32;

    /// Returns `true` if the turn is known to hold a draw.
    fn is_known_draw(&self) -> bool {
        false
    }

    /// Returns the squares beside this one to which men step, forward and backward.
    fn beside(&self, square: Square) -> Vec<Square>;

    /// Returns the number of steps of a man of this side to a square where it is crowned.
    fn steps_left(&self, side: Side, square: Square) -> u32;

    /// Returns `true` if a piece on `other` is in front of a man of this side.
    fn is_ahead(&self, map: &Self::Map, side: Side, man: Square, other: Square) -> bool;

    fn is_in_centre(&self, map: &Self::Map, square: Square) -> bool;

    /// Returns the distance between two squares in steps.
    fn distance(&self, map: &Self::Map, one: Square, other: Square) -> u32;
}

/// Returns the facts about the first turn of a line, most important first.
pub(in crate::engine) fn facts<B: Explained>(board: &B, line: &Line) -> Vec<Fact> {
    let moves = moves_of(board, line);
    let Some(&step) = moves.first() else { return Vec::new() };
    let (map, after) = (board.map(), board.after(step));
    let [from, to] = board.ends(step);
    let own = board.side_to_move();
    let context = MoveContext { board, step, from, to, own, after, map };
    let mut facts = Vec::new();
    if board.count_moves() == 1 {
        facts.push(Fact::OnlyTurn);
    }
    match line.score.decided_in {
        Some(turns) if line.score.value > 0 => facts.push(Fact::Wins { turns }),
        Some(turns) => facts.push(Fact::Delays { turns }),
        None if after.is_known_draw() => facts.push(Fact::HoldsTheDraw),
        None => {}
    }
    facts.extend(context.takes(&moves));
    facts.extend(context.crowns());
    facts.extend(context.only_safe());
    facts.extend(context.stops_king());
    facts.extend(context.saves());
    facts.extend(context.threatens());
    facts.extend(context.restricts());
    facts.extend(context.free_way());
    facts.extend(context.centre());
    facts.extend(context.hunts());
    facts.extend(context.back_row());
    facts.extend(context.advances());
    facts.extend(context.out_of_reach());
    facts.extend(context.joins());
    facts
}

/// Returns the moves of a line up to the first illegal one.
fn moves_of<B: Explained>(board: &B, line: &Line) -> Vec<B::Move> {
    let mut at = *board;
    let mut moves = Vec::new();
    for turn in &line.turns {
        let Some(step) = at.find(turn) else { break };
        moves.push(step);
        at = at.after(step);
    }
    moves
}

/// A position, a move and the position after it.
struct MoveContext<'a, B: Explained> {
    board: &'a B,
    step: B::Move,
    from: Square,
    to: Square,
    own: Side,
    after: B,
    map: B::Map,
}

impl<B: Explained> MoveContext<'_, B> {
    /// Returns `true` if the piece that moves was a man before.
    fn was_man(&self) -> bool {
        self.board.piece(self.from).is_some_and(|piece| piece.rank == Rank::Man)
    }

    fn is_king(&self) -> bool {
        self.after.piece(self.to).is_some_and(|piece| piece.rank == Rank::King)
    }

    /// Returns `true` if the other side cannot capture after the turn.
    fn is_safe(&self) -> bool {
        !self.after.can_capture(self.own.other())
    }

    /// Iterates over the other side's pieces after the turn.
    fn others(&self) -> impl Iterator<Item = (Square, Rank)> {
        let pieces = self.after.squares().filter_map(|square| Some((square, self.after.piece(square)?)));
        pieces.filter(|(_, piece)| piece.side != self.own).map(|(square, piece)| (square, piece.rank))
    }

    /// Returns the captures that follow each other from the first turn or its answer on, if the line goes
    /// on until no capture is left.
    fn takes(&self, moves: &[B::Move]) -> Option<Fact> {
        let mut at = *self.board;
        let mut sides = [Vec::new(), Vec::new()];
        for (ply, &step) in moves.iter().enumerate() {
            if B::captures(step) == 0 && ply > 0 {
                break;
            }
            sides[ply % 2].extend(at.captured(step));
            at = at.after(step);
        }
        for squares in &mut sides {
            squares.sort_unstable();
        }
        let [taken, given] = sides;
        let is_over = !at.can_capture(at.side_to_move());
        let any = !taken.is_empty() || !given.is_empty();
        (any && is_over).then_some(Fact::Takes { taken, given })
    }

    fn crowns(&self) -> Option<Fact> {
        (self.was_man() && self.is_king()).then_some(Fact::Crowns { square: self.to })
    }

    fn stops_king(&self) -> Option<Fact> {
        let could = crownings(&self.board.with_to_move(self.own.other()));
        let square = could.into_iter().next()?;
        crownings(&self.after).is_empty().then_some(Fact::StopsKing { square })
    }

    /// Compares the turn with all others by the material after the captures that follow.
    fn only_safe(&self) -> Option<Fact> {
        let others = moves(self.board).into_iter().filter(|&step| step != self.step);
        let best = others.map(|step| -settled(&self.board.after(step), &self.map)).max()?;
        let more = -settled(&self.after, &self.map) - best;
        let men = (more + B::MAN / 5) / B::MAN;
        (men > 0).then_some(Fact::OnlySafe { men: men.unsigned_abs() })
    }

    fn saves(&self) -> Option<Fact> {
        let squares = prey(&self.board.with_to_move(self.own.other()));
        (!squares.is_empty() && self.is_safe()).then_some(Fact::Saves { squares })
    }

    fn threatens(&self) -> Option<Fact> {
        let squares = prey(&self.after.with_to_move(self.own));
        (!squares.is_empty() && self.is_safe()).then_some(Fact::Threatens { squares })
    }

    fn restricts(&self) -> Option<Fact> {
        const FEW: usize = 2;
        let turns = self.after.count_moves();
        let before = self.board.with_to_move(self.own.other()).count_moves();
        (turns <= FEW && turns < before).then_some(Fact::Restricts { turns })
    }

    /// Finds a man with no enemy piece in its way, if the other side has no kings.
    fn free_way(&self) -> Option<Fact> {
        let rows = self.rows_left()?;
        let hinders = |(square, rank): (Square, Rank)| {
            rank == Rank::King || self.after.is_ahead(&self.map, self.own, self.to, square)
        };
        let is_free = !self.others().any(hinders) && self.is_safe();
        is_free.then_some(Fact::FreeWay { square: self.to, rows })
    }

    fn centre(&self) -> Option<Fact> {
        let is_in_centre = |square| self.board.is_in_centre(&self.map, square);
        (is_in_centre(self.to) && !is_in_centre(self.from)).then_some(Fact::TakesCentre { square: self.to })
    }

    fn hunts(&self) -> Option<Fact> {
        let nearest = |king| self.others().map(|(prey, _)| self.board.distance(&self.map, king, prey)).min();
        (!self.was_man() && nearest(self.to) < nearest(self.from)).then_some(Fact::Hunts { square: self.to })
    }

    fn back_row(&self) -> Option<Fact> {
        let is_home = |square| self.board.steps_left(self.own.other(), square) == 0;
        let is_own_man = |&square: &Square| {
            self.after.piece(square) == Some(Piece { side: self.own, rank: Rank::Man }) && is_home(square)
        };
        let squares: Vec<_> = self.after.squares().filter(is_own_man).collect();
        let has_men = self.others().any(|(_, rank)| rank == Rank::Man);
        (!is_home(self.from) && squares.len() >= 2 && has_men).then_some(Fact::KeepsBackRow { squares })
    }

    fn advances(&self) -> Option<Fact> {
        Some(Fact::Advances { square: self.to, rows: self.rows_left()? })
    }

    fn out_of_reach(&self) -> Option<Fact> {
        let other = self.own.other();
        let is_prey = |board: &B| prey(board).contains(&self.to);
        let threatened = |step| is_prey(&self.after.after(step).with_to_move(other));
        let is_threatened = is_prey(&self.after) || moves(&self.after).into_iter().any(threatened);
        (!is_threatened && self.after.can_move()).then_some(Fact::OutOfReach)
    }

    fn joins(&self) -> Option<Fact> {
        let before = self.board.beside(self.from);
        let is_own = |square| self.after.piece(square).is_some_and(|piece| piece.side == self.own);
        let joined = |&square: &Square| is_own(square) && !before.contains(&square);
        let squares: Vec<_> = self.board.beside(self.to).into_iter().filter(joined).collect();
        (!squares.is_empty()).then_some(Fact::Joins { squares })
    }

    /// Returns the distance of the moved man to the last row; `None` for a king.
    fn rows_left(&self) -> Option<u32> {
        (!self.is_king()).then(|| self.board.steps_left(self.own, self.to))
    }
}

/// Returns the legal moves.
fn moves<B: Explained>(board: &B) -> Vec<B::Move> {
    let mut moves = crate::engine::search::Moves::default();
    board.generate(&mut moves);
    moves.iter().collect()
}

/// Returns the squares on which the side to move can crown a man with its next turn.
fn crownings<B: Explained>(board: &B) -> Vec<Square> {
    let crowning = moves(board).into_iter().filter(|&step| board.crowns(step));
    let mut squares: Vec<_> = crowning.map(|step| board.ends(step)[1]).collect();
    squares.sort_unstable();
    squares
}

/// Returns the pieces that the side to move can capture with its next turn.
fn prey<B: Explained>(board: &B) -> Vec<Square> {
    let mut squares: Vec<_> = moves(board).into_iter().flat_map(|step| board.captured(step)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Returns the material balance for the side to move after all captures that follow.
fn settled<B: Explained>(board: &B, map: &B::Map) -> i32 {
    let side = board.side_to_move();
    let stand = board.material(map, side) - board.material(map, side.other());
    if !board.can_capture(side) {
        return stand;
    }
    let captures = moves(board).into_iter().filter(|&step| B::captures(step) > 0);
    match captures.map(|step| -settled(&board.after(step), map)).max() {
        Some(best) if board.forces_captures() => best,
        Some(best) => best.max(stand),
        None => stand,
    }
}

//! Reasons for a turn: facts read off the board, not guesses from the score.

use super::general::General;
use super::tablebase;
use crate::engine::Line;
use crate::rules::checkers::{CheckersBoard, Direction, Move, Position, Shape, Sized, State, Word, bits};
use crate::rules::{self, Side, Square, Turn};

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
    /// The man on this square is now this number of rows from the last row.
    Advances { square: Square, rows: u32 },
    /// The other side's next turn can neither capture nor threaten the moved piece.
    OutOfReach,
    /// The piece now stands beside these own pieces and did not before.
    Joins { squares: Vec<Square> },
}

/// Returns the facts about the first turn of a line, most important first.
#[must_use]
pub fn reasons(position: &dyn rules::Position, line: &Line) -> Vec<Fact> {
    match position.as_any().downcast_ref::<Position>().map(|position| position.0) {
        Some(Sized::Eight(state)) => facts(&state, line),
        Some(Sized::Ten(state)) => facts(&state, line),
        Some(Sized::Twelve(state)) => facts(&state, line),
        None => Vec::new(),
    }
}

fn facts<S: Shape>(state: &State<S>, line: &Line) -> Vec<Fact> {
    let moves = moves_of(state, line);
    let Some(&step) = moves.first() else { return Vec::new() };
    let mut after = *state;
    after.play_move(step);
    let context = MoveContext { state, step, after, general: General::new(state.rules) };
    let mut facts = Vec::new();
    if state.count_moves() == 1 {
        facts.push(Fact::OnlyTurn);
    }
    match line.score.decided_in {
        Some(turns) if line.score.value > 0 => facts.push(Fact::Wins { turns }),
        Some(turns) => facts.push(Fact::Delays { turns }),
        None if tablebase::probe(&after).is_some_and(|value| value.turns().is_none()) => {
            facts.push(Fact::HoldsTheDraw);
        }
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
fn moves_of<S: Shape>(state: &State<S>, line: &Line) -> Vec<Move> {
    let mut at = *state;
    let mut moves = Vec::new();
    for turn in &line.turns {
        let Some(step) = find(&at, turn) else { break };
        moves.push(step);
        at.play_move(step);
    }
    moves
}

/// Returns the move that this turn makes, if it is legal.
fn find<S: Shape>(state: &State<S>, turn: &Turn) -> Option<Move> {
    let mut found = None;
    state.each_path(&mut |step, path| {
        if found.is_none() && state.turn(path) == *turn {
            found = Some(step);
        }
    });
    found
}

/// A position, a move and the position after it.
struct MoveContext<'a, S: Shape> {
    state: &'a State<S>,
    step: Move,
    after: State<S>,
    general: General<S>,
}

impl<S: Shape> MoveContext<'_, S> {
    fn own(&self) -> Side {
        self.state.to_move
    }

    fn square(&self, bit: S::Word) -> Square {
        self.state.turn(&[bit.number()]).0[0]
    }

    fn squares(&self, all: S::Word) -> Vec<Square> {
        bits(all).map(|bit| self.square(bit)).collect()
    }

    fn to(&self) -> S::Word {
        S::Word::bit(self.step.to)
    }

    /// Returns `true` if the piece that moves was a man before.
    fn was_man(&self) -> bool {
        self.state.board.kings & S::Word::bit(self.step.from) == S::Word::NONE
    }

    /// Returns the captures that follow each other from the first turn or its answer on, if the line goes
    /// on until no capture is left.
    fn takes(&self, moves: &[Move]) -> Option<Fact> {
        let mut at = *self.state;
        let (mut taken, mut given) = (S::Word::NONE, S::Word::NONE);
        for (ply, &step) in moves.iter().enumerate() {
            if !step.is_capture() && ply > 0 {
                break;
            }
            let captured = S::Word::narrowed(step.captured);
            if ply % 2 == 0 {
                taken |= captured;
            } else {
                given |= captured;
            }
            at.play_move(step);
        }
        let is_over = at.jumpers(at.to_move) == S::Word::NONE;
        let any = taken | given != S::Word::NONE;
        (any && is_over).then(|| Fact::Takes { taken: self.squares(taken), given: self.squares(given) })
    }

    fn crowns(&self) -> Option<Fact> {
        let is_king = self.after.board.kings & self.to() != S::Word::NONE;
        (self.was_man() && is_king).then(|| Fact::Crowns { square: self.square(self.to()) })
    }

    fn stops_king(&self) -> Option<Fact> {
        let passed = State { to_move: self.own().other(), ..*self.state };
        let could = crownings(&passed);
        let square = bits(could).next()?;
        (crownings(&self.after) == S::Word::NONE).then(|| Fact::StopsKing { square: self.square(square) })
    }

    /// Compares the turn with all others by the material after the captures that follow.
    fn only_safe(&self) -> Option<Fact> {
        let mut others = Vec::new();
        self.state.each_move(&mut |step| {
            if step != self.step {
                let mut after = *self.state;
                after.play_move(step);
                others.push(-settled(&after, &self.general));
            }
        });
        let best = others.into_iter().max()?;
        let more = -settled(&self.after, &self.general) - best;
        let men = (more + super::general::MAN / 5) / super::general::MAN;
        (men > 0).then(|| Fact::OnlySafe { men: men.unsigned_abs() })
    }

    fn saves(&self) -> Option<Fact> {
        let before = prey(&State { to_move: self.own().other(), ..*self.state });
        let is_safe = self.after.jumpers(self.after.to_move) == S::Word::NONE;
        (before != S::Word::NONE && is_safe).then(|| Fact::Saves { squares: self.squares(before) })
    }

    fn threatens(&self) -> Option<Fact> {
        let again = prey(&State { to_move: self.own(), ..self.after });
        let is_safe = self.after.jumpers(self.after.to_move) == S::Word::NONE;
        (again != S::Word::NONE && is_safe).then(|| Fact::Threatens { squares: self.squares(again) })
    }

    fn restricts(&self) -> Option<Fact> {
        const FEW: u64 = 2;
        let turns = self.after.count_moves();
        let before = State { to_move: self.own().other(), ..*self.state }.count_moves();
        (turns <= FEW && turns < before).then_some(Fact::Restricts { turns: turns as usize })
    }

    /// Finds a man with no enemy piece in its way, if the other side has no kings.
    fn free_way(&self) -> Option<Fact> {
        let rows = self.rows_left()?;
        let other = self.after.board.pieces[self.own().other().index()];
        let hindrance = other & (self.after.board.kings | self.general.ahead(self.own(), self.to()));
        let is_safe = self.after.jumpers(self.after.to_move) == S::Word::NONE;
        (hindrance == S::Word::NONE && is_safe)
            .then(|| Fact::FreeWay { square: self.square(self.to()), rows })
    }

    fn centre(&self) -> Option<Fact> {
        let from = S::Word::bit(self.step.from);
        let centre = self.general.centre();
        (self.to() & centre != S::Word::NONE && from & centre == S::Word::NONE)
            .then(|| Fact::TakesCentre { square: self.square(self.to()) })
    }

    fn hunts(&self) -> Option<Fact> {
        let other = self.after.board.pieces[self.own().other().index()];
        let nearest = |king: u8| {
            let to = |prey: S::Word| self.general.distance(king, prey.number());
            bits(other).map(to).min()
        };
        (!self.was_man() && nearest(self.step.to) < nearest(self.step.from))
            .then(|| Fact::Hunts { square: self.square(self.to()) })
    }

    fn back_row(&self) -> Option<Fact> {
        let CheckersBoard { pieces, kings } = self.after.board;
        let home = S::FAR_ROWS[self.own().other().index()];
        let men = pieces[self.own().index()] & !kings & home;
        let other_men = pieces[self.own().other().index()] & !kings;
        let stays = S::Word::bit(self.step.from) & home == S::Word::NONE;
        (stays && men.count() >= 2 && other_men != S::Word::NONE)
            .then(|| Fact::KeepsBackRow { squares: self.squares(men) })
    }

    fn advances(&self) -> Option<Fact> {
        let rows = self.rows_left()?;
        Some(Fact::Advances { square: self.square(self.to()), rows })
    }

    fn out_of_reach(&self) -> Option<Fact> {
        let other = self.own().other();
        let mut is_threatened = prey(&self.after) & self.to() != S::Word::NONE;
        self.after.each_move(&mut |step| {
            let mut then = self.after;
            then.play_move(step);
            is_threatened |= prey(&State { to_move: other, ..then }) & self.to() != S::Word::NONE;
        });
        (!is_threatened && self.after.can_move()).then_some(Fact::OutOfReach)
    }

    fn joins(&self) -> Option<Fact> {
        let own = self.after.board.pieces[self.own().index()] & !self.to();
        let beside = |square: S::Word| {
            let ways = Direction::DIAGONAL.map(|direction| direction.step::<S>(square) & own);
            ways.into_iter().fold(S::Word::NONE, |all, one| all | one)
        };
        let beside = beside(self.to()) & !beside(S::Word::bit(self.step.from));
        (beside != S::Word::NONE).then(|| Fact::Joins { squares: self.squares(beside) })
    }

    /// Returns the distance of the moved man to the last row; `None` for a king.
    fn rows_left(&self) -> Option<u32> {
        if self.after.board.kings & self.to() != S::Word::NONE {
            return None;
        }
        let last = S::FAR_ROWS[self.own().index()];
        let (mut rows, mut way) = (0, self.to());
        while way & last == S::Word::NONE && way != S::Word::NONE {
            way = self.ahead(way);
            rows += 1;
        }
        Some(rows)
    }

    /// Returns the squares that men reach with one step.
    fn ahead(&self, men: S::Word) -> S::Word {
        let ways = match self.own() {
            Side::First => Direction::forward::<true>(),
            Side::Second => Direction::forward::<false>(),
        };
        (ways[0].step::<S>(men) | ways[1].step::<S>(men)) & S::SQUARES
    }
}

/// Returns the squares on which the side to move can crown a man with its next turn.
fn crownings<S: Shape>(state: &State<S>) -> S::Word {
    let mut squares = S::Word::NONE;
    state.each_move(&mut |step| {
        let to = S::Word::bit(step.to);
        let was_man = state.board.kings & S::Word::bit(step.from) == S::Word::NONE;
        if was_man && to & S::FAR_ROWS[state.to_move.index()] != S::Word::NONE {
            squares |= to;
        }
    });
    squares
}

/// Returns the pieces that the side to move can capture with its next turn.
fn prey<S: Shape>(state: &State<S>) -> S::Word {
    let mut squares = S::Word::NONE;
    state.each_move(&mut |step| squares |= S::Word::narrowed(step.captured));
    squares
}

/// Returns the material balance for the side to move after all captures that follow.
fn settled<S: Shape>(state: &State<S>, general: &General<S>) -> i32 {
    let side = state.to_move;
    let stand = general.material(state.board, side) - general.material(state.board, side.other());
    let mut best = None;
    if state.jumpers(side) != S::Word::NONE {
        state.each_move(&mut |step| {
            if step.is_capture() {
                let mut after = *state;
                after.play_move(step);
                best = best.max(Some(-settled(&after, general)));
            }
        });
    }
    match best {
        Some(best) if state.rules.forced_capture => best,
        Some(best) => best.max(stand),
        None => stand,
    }
}

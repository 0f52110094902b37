//! Reasons for a turn: facts of the board, not guesses from the score.

use super::general::General;
use super::tablebase;
use crate::engine::Line;
use crate::rules::checkers::{CheckersBoard, Direction, Move, Position, Shape, Sized, State, Word, bits};
use crate::rules::{self, Side, Square, Turn};

/// Something that is true of a turn. Squares are those of the board before the turn, except where
/// a piece comes to.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Fact {
    /// There is no other turn.
    OnlyTurn,
    /// It wins, and the game is over after so many turns of both sides.
    Wins { turns: u32 },
    /// Everything loses; this takes longest.
    Delays { turns: u32 },
    /// The ending is a draw, whatever the other side does.
    HoldsTheDraw,
    /// With what follows at once, these pieces are taken, and these are given for them.
    Takes { taken: Vec<Square>, given: Vec<Square> },
    /// A man is crowned here.
    Crowns { square: Square },
    /// A man of the other side would have been crowned with its next turn, and now is not.
    StopsKing { square: Square },
    /// Every other turn loses so much more at once, in men.
    OnlySafe { men: u32 },
    /// These could have been taken with the next turn, and now cannot.
    Saves { squares: Vec<Square> },
    /// These would be taken with one's next turn, and the other side cannot take anything now.
    Threatens { squares: Vec<Square> },
    /// The other side has only so many turns left.
    Restricts { turns: usize },
    /// A man has a free way to the last row, so many rows from here.
    FreeWay { square: Square, rows: u32 },
    /// Men that stay on their first row, so that the other side makes no king there.
    KeepsBackRow { squares: Vec<Square> },
    /// A piece comes to the middle of the board.
    TakesCentre { square: Square },
    /// A king comes nearer to the piece that it hunts.
    Hunts { square: Square },
    /// A man comes so near to the last row, in rows.
    Advances { square: Square, rows: u32 },
    /// The other side can neither take the piece that moved with its next turn nor threaten it.
    OutOfReach,
    /// The piece comes to stand beside these of its own, beside which it was not.
    Joins { squares: Vec<Square> },
}

/// Returns the facts about the first turn of a line, the most important first.
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
    let look = Look { state, step, after, general: General::new(state.rules) };
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
    facts.extend(look.takes(&moves));
    facts.extend(look.crowns());
    facts.extend(look.only_safe());
    facts.extend(look.stops_king());
    facts.extend(look.saves());
    facts.extend(look.threatens());
    facts.extend(look.restricts());
    facts.extend(look.free_way());
    facts.extend(look.centre());
    facts.extend(look.hunts());
    facts.extend(look.back_row());
    facts.extend(look.advances());
    facts.extend(look.out_of_reach());
    facts.extend(look.joins());
    facts
}

/// The moves of a line, as far as they are legal.
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
struct Look<'a, S: Shape> {
    state: &'a State<S>,
    step: Move,
    after: State<S>,
    general: General<S>,
}

impl<S: Shape> Look<'_, S> {
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

    /// Captures that follow each other from the first turn on, or from the answer to it, if after
    /// them nobody can capture any more.
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

    /// Compares the turns by material after all captures that follow.
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

    /// A man with no enemy piece ahead, against a side without kings.
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

//! Shared parts of the games of the draughts family: draws that may be claimed, the steps of a turn on the
//! board, and the reasons for refusing a touch.

use serde::{Deserialize, Serialize};

use super::{Change, Claim, Illegal, Position, Rank, Side, Square, Turn};

/// The limits after which a draw may be claimed. Turns of both sides count; 0 disables a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Draws {
    /// Occurrences of the same position.
    pub repetitions: u8,
    /// Turns without a capture or a move of a man.
    pub quiet: u8,
    /// Turns with three pieces, a king among them, against one king.
    pub three_to_one: u8,
    /// Turns with one or two pieces, a king among them, against one king.
    pub two_to_one: u8,
}

/// An ending in which the stronger side has a limited number of turns to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FewPieces {
    ThreeToOne,
    TwoToOne,
}

/// The turns that count toward a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Turns of both sides since the last capture or move of a man.
    pub quiet: u16,
    /// Turns of both sides since the current ending with [few pieces](FewPieces) began.
    pub few: u16,
}

impl Draws {
    /// Returns `true` if an ending with few pieces has a limit.
    pub(super) const fn count_few(self) -> bool {
        self.three_to_one > 0 || self.two_to_one > 0
    }

    /// Returns the limit of turns of both sides for an ending; 0 if there is none.
    pub(super) const fn limit(self, few: Option<FewPieces>) -> u8 {
        match few {
            Some(FewPieces::ThreeToOne) => self.three_to_one,
            Some(FewPieces::TwoToOne) => self.two_to_one,
            None => 0,
        }
    }
}

impl FewPieces {
    /// Returns the kind of ending with these numbers of men and of kings of each side, if it is one.
    pub(super) fn of(men: [u32; 2], kings: [u32; 2]) -> Option<FewPieces> {
        let pieces = [men[0] + kings[0], men[1] + kings[1]];
        let strong = Side::BOTH.into_iter().map(Side::index).find(|&strong| {
            let weak = 1 - strong;
            pieces[weak] == 1 && men[weak] == 0 && kings[strong] > 0
        })?;
        match pieces[strong] {
            3 => Some(FewPieces::ThreeToOne),
            1 | 2 => Some(FewPieces::TwoToOne),
            _ => None,
        }
    }
}

impl Counts {
    /// Counts a turn. `is_quiet` says that it moved a king without a capture, and `few` names the ending
    /// that it leaves.
    #[inline]
    pub(super) fn add(
        &mut self,
        draws: Draws,
        is_quiet: bool,
        is_capture: bool,
        few: impl FnOnce() -> Option<FewPieces>,
    ) {
        self.quiet = if is_quiet { self.quiet.saturating_add(1) } else { 0 };
        let is_as_few = draws.count_few() && !is_capture && few().is_some();
        self.few = if is_as_few { self.few.saturating_add(1) } else { 0 };
    }

    /// Returns `true` if a limit of turns without progress is reached.
    pub(super) fn are_up(self, draws: Draws, few: impl FnOnce() -> Option<FewPieces>) -> bool {
        let limit = if self.few == 0 { 0 } else { draws.limit(few()) };
        reaches(self.quiet.into(), draws.quiet) || reaches(self.few.into(), limit)
    }

    /// Returns the draws that may be claimed in a position that has occurred this number of times.
    pub(super) fn claims(self, draws: Draws, few: Option<FewPieces>, repetitions: usize) -> Vec<Claim> {
        [
            (Claim::Repetition, reaches(repetitions, draws.repetitions)),
            (Claim::NoProgress, reaches(self.quiet.into(), draws.quiet)),
            (Claim::FewPieces, reaches(self.few.into(), draws.limit(few))),
        ]
        .into_iter()
        .filter_map(|(claim, may)| may.then_some(claim))
        .collect()
    }
}

fn reaches(count: usize, limit: u8) -> bool {
    limit > 0 && count >= usize::from(limit)
}

/// Iterates over the opponent's pieces between two squares.
pub(crate) fn jumped(position: &dyn Position, from: Square, to: Square) -> impl Iterator<Item = Square> {
    let other = position.to_move().other();
    position
        .grid()
        .between(from, to)
        .filter(move |&square| position.piece(square).is_some_and(|piece| piece.side == other))
}

/// The moments of a turn at which pieces leave the board or are crowned.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moments {
    /// Captured pieces leave the board as soon as they are jumped, and not after the whole turn.
    pub removes_at_once: bool,
    /// A man is crowned as soon as it lands, and not at the end of the turn.
    pub crowns_at_once: bool,
}

/// Returns the changes of a turn, or of its beginning if it is not whole. `crowns` tells whether the
/// moving piece is crowned on a square, if it is still a man.
pub(super) fn changes(
    position: &dyn Position,
    touched: &[Square],
    is_whole: bool,
    moments: Moments,
    crowns: impl Fn(Square) -> bool,
) -> Vec<Change> {
    let mut changes = Vec::new();
    let mut taken = Vec::new();
    let piece = touched.first().and_then(|&from| position.piece(from));
    let mut is_man = piece.is_some_and(|piece| piece.rank == Rank::Man);
    for (at, leg) in touched.windows(2).enumerate() {
        let (from, to) = (leg[0], leg[1]);
        changes.push(Change::Move { from, to });
        let jumped = jumped(position, from, to).find(|square| !taken.contains(square));
        taken.extend(jumped);
        if moments.removes_at_once {
            changes.extend(jumped.map(|square| Change::Remove { square }));
        }
        let is_end = is_whole && at + 2 == touched.len();
        if is_end && !moments.removes_at_once {
            changes.extend(taken.iter().map(|&square| Change::Remove { square }));
        }
        if is_man && (is_end || moments.crowns_at_once) && crowns(to) {
            changes.push(Change::Crown { square: to });
            is_man = false;
        }
    }
    changes
}

/// The questions of the reasons for refusing a touch to a game.
pub(super) trait Draughts: Position + Sized {
    /// Returns the reason why no piece ever stands on this square of the grid.
    fn unused(&self, square: Square) -> Option<Illegal>;

    /// Returns `true` if a capture must be made.
    fn forces_captures(&self) -> bool;

    /// Returns the squares that could be touched next if no capture came before another.
    fn next_of_any(&self, touched: &[Square]) -> Vec<Square>;

    /// Returns `true` if the piece could step to this square without a capture, were captures optional.
    fn could_step(&self, from: Square, to: Square) -> bool;

    /// Returns the reason for a capture that comes after others. `with` holds the squares of better ones.
    fn comes_first(&self, with: Vec<Square>) -> Illegal;

    /// Returns `true` if the piece has a move but must rest.
    fn must_rest(&self, square: Square) -> bool;
}

/// Returns the most helpful reason why `square` may not follow `touched`.
pub(super) fn why_not(position: &impl Draughts, touched: &[Square], square: Square) -> Illegal {
    if position.outcome().is_some() {
        return Illegal::GameOver;
    }
    // If the prefix is already illegal, report that.
    for (at, &earlier) in touched.iter().enumerate() {
        if !position.next(&touched[..at]).squares.contains(&earlier) {
            return why_not(position, &touched[..at], earlier);
        }
    }
    if position.grid().squares().all(|on_board| on_board != square) {
        return Illegal::OffBoard;
    }
    if let Some(reason) = position.unused(square) {
        return reason;
    }
    match touched {
        [] => why_not_first(position, square),
        &[.., from] => why_not_further(position, touched, from, square),
    }
}

/// Returns the reason why no turn starts on this square.
fn why_not_first(position: &impl Draughts, square: Square) -> Illegal {
    match position.piece(square) {
        None => return Illegal::Empty { square },
        Some(piece) if piece.side != position.to_move() => return Illegal::NotYours { square },
        Some(_) => {}
    }
    let must_capture = with_captures(position);
    if must_capture.is_empty() {
        let must_rest = position.must_rest(square);
        return if must_rest { Illegal::KingRests { square } } else { Illegal::Blocked { square } };
    }
    if position.next_of_any(&[]).contains(&square) {
        return position.comes_first(must_capture);
    }
    Illegal::MustCapture { with: must_capture }
}

/// Returns the reason why the turn cannot continue from `from` to this square.
fn why_not_further(position: &impl Draughts, touched: &[Square], from: Square, square: Square) -> Illegal {
    let next = position.next(touched);
    let is_jumping = touched.len() > 1;
    if next.squares.is_empty() {
        return Illegal::TurnEnds;
    }
    let is_lesser = position.next_of_any(touched).contains(&square);
    if is_jumping && !next.complete && !is_lesser {
        return Illegal::MustContinue { to: next.squares };
    }
    if position.piece(square).is_some() && square != touched[0] {
        return Illegal::Occupied { square };
    }
    if is_lesser {
        return position.comes_first(next.squares);
    }
    let must_capture = with_captures(position);
    if !is_jumping && !must_capture.is_empty() && position.could_step(from, square) {
        return Illegal::MustCapture { with: must_capture };
    }
    Illegal::Unreachable { from, to: square }
}

/// Returns the pieces that must capture; empty if captures are optional or impossible.
fn with_captures(position: &impl Draughts) -> Vec<Square> {
    let is_capture = |Turn(squares): &Turn| {
        squares.windows(2).any(|leg| jumped(position, leg[0], leg[1]).next().is_some())
    };
    if !position.forces_captures() {
        return Vec::new();
    }
    let captures = position.turns().into_iter().filter(is_capture);
    let mut with: Vec<_> = captures.filter_map(|Turn(squares)| squares.first().copied()).collect();
    with.dedup();
    with
}

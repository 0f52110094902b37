//! A position on a board of one size, the contents of [`Position`](super::Position).

use super::board::{CheckersBoard, Shape, Word};
use super::kinds::{Known, each_kind};
use super::king_moves::KingMoves;
use super::moves::Step;
use super::{Rules, hash, squares};
use crate::rules::draughts::{Counts, FewPieces};
use crate::rules::{Piece, Side, Square, Turn};

/// A position on a board of one size. Copying it is cheap, so moves need no undo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct State<S: Shape> {
    pub board: CheckersBoard<S>,
    pub to_move: Side,
    pub rules: Rules,
    /// Derived from the rules and cached, since every move reads it.
    pub known: Known,
    /// The turns that count toward a draw.
    pub counts: Counts,
    /// The king that each side moved last, indexed by [`Side::index`]. Kept only if kings rest.
    pub king_moves: [KingMoves; 2],
    /// Updated by every move and always equal to [`hash::of`].
    pub hash: u64,
}

impl<S: Shape> State<S> {
    pub(crate) fn new(rules: Rules, to_move: Side, board: CheckersBoard<S>) -> State<S> {
        let mut state = State {
            board,
            to_move,
            rules,
            known: Known::of(rules),
            counts: Counts::default(),
            king_moves: [KingMoves::default(); 2],
            hash: 0,
        };
        state.hash = state.full_hash();
        state
    }

    fn full_hash(&self) -> u64 {
        hash::of(self.board, self.to_move, self.king_moves, self.rules)
    }

    /// Replaces the rules by others for the same board.
    pub(crate) fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
        self.known = Known::of(rules);
    }

    /// Returns the bit of a dark square.
    pub(crate) fn bit(&self, square: Square) -> Option<S::Word> {
        squares::bit(self.rules, square).map(S::Word::bit)
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.board.piece(self.bit(square)?)
    }

    /// Calls `visit` with each legal move. `visit` is a trait object to limit compiled code: there is
    /// already one generator for each combination of size, variant and side.
    pub(crate) fn each_move(&self, visit: &mut dyn FnMut(Step<S::Word>)) {
        let (rules, resting) = (self.rules, self.resting());
        each_kind!(S, self.known, rules, kind => match self.to_move {
            Side::First => self.board.each_move::<true, _>(kind, resting, visit),
            Side::Second => self.board.each_move::<false, _>(kind, resting, visit),
        });
    }

    /// Calls `visit` as [`each_move`](State::each_move) does, with a generator compiled for this visitor.
    #[inline]
    pub(crate) fn visit_moves(&self, mut visit: impl FnMut(Step<S::Word>)) {
        let (rules, resting) = (self.rules, self.resting());
        each_kind!(S, self.known, rules, kind => match self.to_move {
            Side::First => self.board.each_move::<true, _>(kind, resting, &mut visit),
            Side::Second => self.board.each_move::<false, _>(kind, resting, &mut visit),
        });
    }

    /// Calls `visit` with each legal move and the touched squares as numbers of bits. It serves the
    /// user interface, so it has no specialised generator for each variant.
    pub(crate) fn each_path(&self, visit: &mut dyn FnMut(Step<S::Word>, &[u8])) {
        let (rules, resting) = (self.rules, self.resting());
        match self.to_move {
            Side::First => self.board.each_path::<true, _>(rules, resting, visit),
            Side::Second => self.board.each_path::<false, _>(rules, resting, visit),
        }
    }

    /// Returns `true` if the jumps of the side to move have at most this number of landings.
    pub(crate) fn lands_at_most(&self, most: usize) -> bool {
        let rules = self.rules;
        match self.to_move {
            Side::First => self.board.lands_at_most::<true, _>(rules, most),
            Side::Second => self.board.lands_at_most::<false, _>(rules, most),
        }
    }

    /// Returns the number of legal moves.
    pub(crate) fn count_moves(&self) -> u64 {
        let (rules, resting) = (self.rules, self.resting());
        each_kind!(S, self.known, rules, kind => match self.to_move {
            Side::First => self.board.count_moves::<true, _>(kind, resting),
            Side::Second => self.board.count_moves::<false, _>(kind, resting),
        })
    }

    pub(crate) fn can_move(&self) -> bool {
        let (rules, resting) = (self.rules, self.resting());
        each_kind!(S, self.known, rules, kind => match self.to_move {
            Side::First => self.board.can_move::<true, _>(kind, resting),
            Side::Second => self.board.can_move::<false, _>(kind, resting),
        })
    }

    /// Returns the pieces of a side that could capture if it were to move.
    #[inline]
    pub(crate) fn jumpers(&self, side: Side) -> S::Word {
        let rules = self.rules;
        each_kind!(S, self.known, rules, kind => match side {
            Side::First => self.board.jumpers::<true, _>(kind),
            Side::Second => self.board.jumpers::<false, _>(kind),
        })
    }

    pub(crate) fn has_pieces(&self) -> bool {
        self.board.pieces[self.to_move.index()] != S::Word::NONE
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play_move(&mut self, step: Step<S::Word>) {
        let before = self.board;
        self.board = match self.to_move {
            Side::First => before.after::<true>(step),
            Side::Second => before.after::<false>(step),
        };
        let by_king = before.kings & S::Word::bit(step.from) != S::Word::NONE;
        let is_quiet = by_king && !step.is_capture();
        let mut counts = self.counts;
        counts.add(self.rules.draws, is_quiet, step.is_capture(), || self.few());
        self.counts = counts;
        self.hash ^= hash::difference(before, self.board, self.to_move, step);
        if self.rules.kings_rest {
            self.count_king_moves(step, is_quiet);
        }
        self.to_move = self.to_move.other();
    }

    /// Updates the counts of consecutive king moves.
    fn count_king_moves(&mut self, step: Step<S::Word>, is_kings_move: bool) {
        let before = self.king_moves;
        let own = &mut self.king_moves[self.to_move.index()];
        *own = match *own {
            _ if !is_kings_move => KingMoves::default(),
            KingMoves { king, moves } if moves > 0 && king == step.from => {
                KingMoves { king: step.to, moves: moves + 1 }
            }
            _ => KingMoves { king: step.to, moves: 1 },
        };
        self.reset_king_moves();
        self.hash ^= hash::king_moves(before) ^ hash::king_moves(self.king_moves);
    }

    /// Resets the count of captured kings and of sides without men, whose kings never rest.
    fn reset_king_moves(&mut self) {
        for side in Side::BOTH {
            let streak = &mut self.king_moves[side.index()];
            let is_there = self.board.kings(side) & S::Word::bit(streak.king) != S::Word::NONE;
            if !is_there || self.board.men(side) == S::Word::NONE {
                *streak = KingMoves::default();
            }
        }
    }

    /// Sets the number of consecutive moves of the king on this square. Returns `false` if there is
    /// no king.
    pub(crate) fn set_king_moves(&mut self, square: Square, moves: u8) -> bool {
        let Some(king) = squares::bit(self.rules, square) else { return false };
        let Some(side) =
            Side::BOTH.into_iter().find(|&side| self.board.kings(side) & S::Word::bit(king) != S::Word::NONE)
        else {
            return false;
        };
        if self.rules.kings_rest {
            self.king_moves[side.index()] = KingMoves { king, moves: moves.min(KingMoves::LIMIT) };
            self.reset_king_moves();
            self.hash = self.full_hash();
        }
        true
    }

    /// Returns the consecutive moves of kings, if the rules count them.
    pub(crate) fn king_moves(&self) -> Vec<(Square, u8)> {
        let counted = self.king_moves.iter().filter(|streak| streak.moves > 0);
        counted.map(|streak| (squares::square(self.rules, streak.king), streak.moves)).collect()
    }

    /// Returns the king of the side to move that must rest.
    #[inline]
    pub(crate) fn resting(&self) -> S::Word {
        let streak = self.king_moves[self.to_move.index()];
        if streak.moves < KingMoves::LIMIT { S::Word::NONE } else { S::Word::bit(streak.king) }
    }

    /// Returns `true` if a limit of turns without progress is reached.
    pub(crate) fn is_drawn_out(&self) -> bool {
        self.counts.are_up(self.rules.draws, || self.few())
    }

    /// Returns the kind of ending with a limited number of turns, if it is one.
    pub(crate) fn few(&self) -> Option<FewPieces> {
        let [first, second] = self.board.pieces.map(Word::count);
        if first + second > 4 {
            return None;
        }
        FewPieces::of(
            Side::BOTH.map(|side| self.board.men(side).count()),
            Side::BOTH.map(|side| self.board.kings(side).count()),
        )
    }

    /// Returns the number of pieces of a side.
    pub(crate) fn count(&self, side: Side) -> u32 {
        self.board.pieces[side.index()].count()
    }

    /// Returns the turn of a path of bits.
    pub(crate) fn turn(&self, path: &[u8]) -> Turn {
        Turn(path.iter().map(|&bit| squares::square(self.rules, bit)).collect())
    }
}

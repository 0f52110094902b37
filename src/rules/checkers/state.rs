//! A position on a board of one size: what [`Position`](super::Position) is inside.

use super::board::{CheckersBoard, Shape, Word};
use super::kinds::{Known, each_kind};
use super::king_moves::KingMoves;
use super::variants::FewPieces;
use super::{Move, Rules, hash, squares};
use crate::rules::{Piece, Side, Square, Turn};

/// A position on a board of one size: small enough to be copied rather than undone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct State<S: Shape> {
    pub board: CheckersBoard<S>,
    pub to_move: Side,
    pub rules: Rules,
    /// Follows from the rules; kept because every move asks for it.
    pub known: Known,
    /// Turns of both sides since a piece was last captured or a man last moved.
    pub quiet: u16,
    /// Turns of both sides since the pieces became as [few](FewPieces) as they are.
    pub few: u16,
    /// The king that each side moved last, indexed by [`Side::index`]. Only kept where kings have
    /// to rest.
    pub king_moves: [KingMoves; 2],
    /// Kept up to date by every move; always what [`hash::of`] gives.
    pub hash: u64,
}

impl<S: Shape> State<S> {
    pub(crate) fn new(rules: Rules, to_move: Side, board: CheckersBoard<S>) -> State<S> {
        let mut state = State {
            board,
            to_move,
            rules,
            known: Known::of(rules),
            quiet: 0,
            few: 0,
            king_moves: [KingMoves::default(); 2],
            hash: 0,
        };
        state.hash = state.full_hash();
        state
    }

    fn full_hash(&self) -> u64 {
        hash::of(self.board, self.to_move, self.king_moves, self.rules)
    }

    /// Goes on by other rules, on the same board.
    pub(crate) fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
        self.known = Known::of(rules);
    }

    /// The bit of a dark square.
    pub(crate) fn bit(&self, square: Square) -> Option<S::Word> {
        squares::bit(self.rules, square).map(S::Word::bit)
    }

    pub(crate) fn piece(&self, square: Square) -> Option<Piece> {
        self.board.piece(self.bit(square)?)
    }

    /// Shows every legal move to `visit`. Not compiled anew for everybody who looks: there are as
    /// many kinds of moves as sizes, kinds of rules and sides together.
    pub(crate) fn each_move(&self, visit: &mut dyn FnMut(Move)) {
        let (rules, resting) = (self.rules, self.resting());
        each_kind!(S, self.known, rules, kind => match self.to_move {
            Side::First => self.board.each_move::<true, _>(kind, resting, visit),
            Side::Second => self.board.each_move::<false, _>(kind, resting, visit),
        });
    }

    /// Shows every legal move with the squares that it touches, as numbers of bits. That is for
    /// people to see, so it is not worth a generator of its own for each kind of rules.
    pub(crate) fn each_path(&self, visit: &mut dyn FnMut(Move, &[u8])) {
        let (rules, resting) = (self.rules, self.resting());
        match self.to_move {
            Side::First => self.board.each_path::<true, _>(rules, resting, visit),
            Side::Second => self.board.each_path::<false, _>(rules, resting, visit),
        }
    }

    /// How many legal moves there are.
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

    /// The pieces of a side that could capture if it were to move.
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
    pub(crate) fn play_move(&mut self, step: Move) {
        let before = self.board;
        self.board = match self.to_move {
            Side::First => before.after::<true>(step),
            Side::Second => before.after::<false>(step),
        };
        let by_king = before.kings & S::Word::bit(step.from) != S::Word::NONE;
        let is_quiet = by_king && !step.is_capture();
        self.quiet = if is_quiet { self.quiet.saturating_add(1) } else { 0 };
        let is_as_few = self.rules.draws.count_few() && !step.is_capture() && self.few().is_some();
        self.few = if is_as_few { self.few.saturating_add(1) } else { 0 };
        self.hash ^= hash::difference(before, self.board);
        if self.rules.kings_rest {
            self.tire(step, is_quiet);
        }
        self.to_move = self.to_move.other();
    }

    /// Keeps count of the moves of kings.
    fn tire(&mut self, step: Move, is_kings_move: bool) {
        let before = self.king_moves;
        let own = &mut self.king_moves[self.to_move.index()];
        *own = match *own {
            _ if !is_kings_move => KingMoves::default(),
            KingMoves { king, moves } if moves > 0 && king == step.from => {
                KingMoves { king: step.to, moves: moves + 1 }
            }
            _ => KingMoves { king: step.to, moves: 1 },
        };
        self.wake();
        self.hash ^= hash::king_moves(before) ^ hash::king_moves(self.king_moves);
    }

    /// Forgets the count of what is no king any more, and of sides without men: their kings do
    /// not have to rest, and never will.
    fn wake(&mut self) {
        for side in Side::BOTH {
            let streak = &mut self.king_moves[side.index()];
            let is_there = self.board.kings(side) & S::Word::bit(streak.king) != S::Word::NONE;
            if !is_there || self.board.men(side) == S::Word::NONE {
                *streak = KingMoves::default();
            }
        }
    }

    /// Says how often in a row the king on this square has moved. False if there is no king.
    pub(crate) fn set_king_moves(&mut self, square: Square, moves: u8) -> bool {
        let Some(king) = squares::bit(self.rules, square) else { return false };
        let Some(side) =
            Side::BOTH.into_iter().find(|&side| self.board.kings(side) & S::Word::bit(king) != S::Word::NONE)
        else {
            return false;
        };
        if self.rules.kings_rest {
            self.king_moves[side.index()] = KingMoves { king, moves: moves.min(KingMoves::LIMIT) };
            self.wake();
            self.hash = self.full_hash();
        }
        true
    }

    /// How often in a row kings have moved, where it is counted.
    pub(crate) fn king_moves(&self) -> Vec<(Square, u8)> {
        let counted = self.king_moves.iter().filter(|streak| streak.moves > 0);
        counted.map(|streak| (squares::square(self.rules, streak.king), streak.moves)).collect()
    }

    /// The king of the side to move that may not step.
    #[inline]
    pub(crate) fn resting(&self) -> S::Word {
        let streak = self.king_moves[self.to_move.index()];
        if streak.moves < KingMoves::LIMIT { S::Word::NONE } else { S::Word::bit(streak.king) }
    }

    /// Whether a draw may be claimed for the turns that were played without getting anywhere.
    pub(crate) fn is_drawn_out(&self) -> bool {
        let draws = self.rules.draws;
        let few = if self.few == 0 { 0 } else { draws.limit(self.few()) };
        let reaches = |turns: u16, limit: u8| limit > 0 && turns >= u16::from(limit);
        reaches(self.quiet, draws.quiet) || reaches(self.few, few)
    }

    /// Whether the pieces left have only so many turns to win.
    pub(crate) fn few(&self) -> Option<FewPieces> {
        let [first, second] = self.board.pieces.map(Word::count);
        if first + second > 4 {
            return None;
        }
        let is_alone = |side| self.board.men(side) == S::Word::NONE;
        let has_king = |side| self.board.kings(side) != S::Word::NONE;
        let (strong, many) = match (first, second) {
            (_, 1) if is_alone(Side::Second) => (Side::First, first),
            (1, _) if is_alone(Side::First) => (Side::Second, second),
            _ => return None,
        };
        match many {
            3 if has_king(strong) => Some(FewPieces::ThreeToOne),
            1 | 2 if has_king(strong) => Some(FewPieces::TwoToOne),
            _ => None,
        }
    }

    /// How many pieces a side has.
    pub(crate) fn count(&self, side: Side) -> u32 {
        self.board.pieces[side.index()].count()
    }

    /// The legal turn of a path of bits.
    pub(crate) fn turn(&self, path: &[u8]) -> Turn {
        Turn(path.iter().map(|&bit| squares::square(self.rules, bit)).collect())
    }
}

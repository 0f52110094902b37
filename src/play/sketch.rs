//! A position that is being set up, piece by piece.
//!
//! On the way to a position a board need not be one, so a sketch knows nothing but pieces and a side
//! to move; [`Sketch::position`] says whether a match can begin so. It keeps every board that it
//! was, so that all that is done to it can be undone.

use serde::{Deserialize, Serialize};

use super::act;
use crate::notation::{self, Unreadable};
use crate::rules::{
    Change, Counting, Game, Illegal, Misplaced, Outcome, Piece, Position, Rank, Rules, Side, Square, go,
};

mod saved;

pub use saved::Damaged;

/// How many boards are kept to go back to.
const KEPT: usize = 100;

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "saved::SavedSketch", into = "saved::SavedSketch")]
pub struct Sketch {
    /// All boards that it was, those that were undone at the end. Never empty.
    boards: Vec<Board>,
    /// Which of them it is: index into `boards`.
    at: usize,
}

/// What stands on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    rules: Rules,
    /// One for each square.
    pieces: Vec<Option<Piece>>,
    to_move: Side,
    /// In Go what each side has taken, where that is counted, indexed by [`Side::index`].
    prisoners: [u16; 2],
    /// The position that was taken over, in the game's notation, as long as nothing is changed: it
    /// may say what pieces do not, such as where nothing may be taken back.
    taken_over: Option<String>,
}

/// Why no match can begin with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error("{0}")]
    Misplaced(#[from] Misplaced),
    /// By the rules it would have ended already, in this way.
    #[error("the game would be over: {}", .0.reason)]
    Over(Outcome),
}

/// The pieces of a game: what can be put on its board.
#[must_use]
pub fn pieces(game: Game) -> Vec<Piece> {
    let ranks: &[Rank] = if game == Game::Checkers { &[Rank::Man, Rank::King] } else { &[Rank::Man] };
    Side::BOTH.into_iter().flat_map(|side| ranks.iter().map(move |&rank| Piece { side, rank })).collect()
}

impl Board {
    /// The board of a position.
    fn of(position: &dyn Position) -> Board {
        // Where play rests, it goes on: nobody sets up a position to count it.
        let resumed = position.counting().map(Counting::play_on);
        let position = resumed.as_deref().unwrap_or(position);
        let text = notation::position_text(position);
        // As it is read, so that it has no more than what is written.
        let read = notation::read_position(position.rules(), &text).ok();
        let prisoners = read.as_deref().and_then(|read| read.as_any().downcast_ref::<go::Position>());
        Board {
            rules: position.rules(),
            pieces: position.grid().squares().map(|square| position.piece(square)).collect(),
            to_move: position.to_move(),
            prisoners: prisoners.map_or([0, 0], go::Position::prisoners),
            taken_over: Some(text),
        }
    }

    /// The board without a piece. Whoever begins a game begins.
    fn empty(rules: Rules) -> Board {
        let pieces = vec![None; rules.grid().squares().count()];
        let to_move = rules.start().to_move();
        Board { rules, pieces, to_move, prisoners: [0, 0], taken_over: None }
    }

    /// Whether a match would begin alike with both.
    fn is_same(&self, other: &Board) -> bool {
        let bare = |board: &Board| Board { taken_over: None, ..board.clone() };
        let text = |board: &Board| board.placed().map(|position| notation::position_text(&*position));
        bare(self) == bare(other) && text(self) == text(other)
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces.get(usize::from(square.0)).copied().flatten()
    }

    fn standing(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.rules.grid().squares().filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// The position that this is, be it the last of a game.
    fn placed(&self) -> Result<Box<dyn Position>, Misplaced> {
        let taken_over = self.taken_over.as_deref();
        if let Some(position) = taken_over.and_then(|text| notation::read_position(self.rules, text).ok()) {
            return Ok(position);
        }
        let start = self.rules.start();
        let start_of = Board { taken_over: None, ..Board::of(&*start) };
        if *self == start_of {
            // An opening in which sides are chosen has its first position, and no other like it.
            return Ok(start);
        }
        match self.rules {
            Rules::Go(rules) => {
                let stones = self.standing().map(|(square, piece)| (square, piece.side));
                let position = go::Position::with_stones(rules, self.to_move, stones)?;
                Ok(Box::new(position.with_prisoners(self.prisoners)))
            }
            rules => rules.with_pieces(self.to_move, self.standing()),
        }
    }

    /// The same by other rules: as the notation of the game has it, or else as it is seen, or else
    /// the start.
    fn by(&self, rules: Rules) -> Board {
        let text = self.placed().map(|position| notation::position_text(&*position));
        if let Ok(Ok(position)) = text.map(|text| notation::read_position(rules, &text)) {
            return Board::of(&*position);
        }
        let fits = rules.game() == self.rules.game()
            && rules.grid() == self.rules.grid()
            && self.standing().all(|(square, _)| rules.is_played_on(square));
        if fits {
            return Board { rules, taken_over: None, ..self.clone() };
        }
        Board::of(&*rules.start())
    }

    /// The board after these changes.
    fn after(&self, changes: &[Change]) -> Board {
        let mut board = Board { taken_over: None, ..self.clone() };
        for change in changes {
            let (square, piece) = match *change {
                Change::Put { square, piece } | Change::Drop { square, piece } => (square, Some(piece)),
                Change::Remove { square } => (square, None),
                Change::Move { .. } | Change::Flip { .. } | Change::Crown { .. } => continue,
            };
            if let Some(place) = board.pieces.get_mut(usize::from(square.0)) {
                *place = piece;
            }
        }
        board
    }

    /// What leads from this board to another of the same size.
    fn changes_to(&self, other: &Board) -> Vec<Change> {
        let differs = |&square: &Square| self.piece(square) != other.piece(square);
        let differing: Vec<_> = self.rules.grid().squares().filter(differs).collect();
        let gone = differing.iter().filter(|&&square| self.piece(square).is_some());
        let come =
            differing.iter().filter_map(|&square| Some(Change::Put { square, piece: other.piece(square)? }));
        gone.map(|&square| Change::Remove { square }).chain(come).collect()
    }
}

impl Sketch {
    /// The start of a game by these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Sketch {
        Sketch { boards: vec![Board::of(&*rules.start())], at: 0 }
    }

    fn board(&self) -> &Board {
        &self.boards[self.at]
    }

    #[must_use]
    pub fn rules(&self) -> Rules {
        self.board().rules
    }

    #[must_use]
    pub fn to_move(&self) -> Side {
        self.board().to_move
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board().piece(square)
    }

    /// In Go what each side has taken, where that is counted, indexed by [`Side::index`].
    #[must_use]
    pub fn prisoners(&self) -> [u16; 2] {
        self.board().prisoners
    }

    /// Whether nothing stands on the board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.board().standing().next().is_none()
    }

    /// The position that this is, be it the last of a game.
    ///
    /// # Errors
    /// When pieces cannot stand so.
    pub fn placed(&self) -> Result<Box<dyn Position>, Misplaced> {
        self.board().placed()
    }

    /// The position in which a match would begin.
    ///
    /// # Errors
    /// When none can.
    pub fn position(&self) -> Result<Box<dyn Position>, Unfit> {
        let position = self.placed()?;
        match act::outcome_by_rules(&*position) {
            Some(outcome) => Err(Unfit::Over(outcome)),
            None => Ok(position),
        }
    }

    /// The position in the game's notation.
    ///
    /// # Errors
    /// When pieces cannot stand so.
    pub fn text(&self) -> Result<String, Misplaced> {
        Ok(notation::position_text(&*self.placed()?))
    }

    /// How many pieces both sides have, where the sides place one in turn and no game comes to these
    /// numbers with this side to move. A match can begin so all the same.
    #[must_use]
    pub fn uneven(&self) -> Option<[usize; 2]> {
        let places = matches!(self.rules().game(), Game::Gomoku | Game::ConnectFour | Game::Four);
        let [first, second] =
            Side::BOTH.map(|side| self.board().standing().filter(|(_, piece)| piece.side == side).count());
        let more = usize::from(self.to_move() == Side::Second);
        (places && first != second + more).then_some([first, second])
    }

    /// What a touch of this square would do with this piece in hand, or with none, to take away. A
    /// piece that stands there already is taken away; one that falls comes to rest above the others
    /// of its column, of which the uppermost is taken away.
    ///
    /// # Errors
    /// When it would do nothing, with the reason.
    pub fn changes(&self, square: Square, hand: Option<Piece>) -> Result<Vec<Change>, Illegal> {
        let rules = self.rules();
        if !rules.is_played_on(square) {
            let is_there = rules.grid().squares().any(|known| known == square);
            return Err(if is_there { Illegal::LightSquare { square } } else { Illegal::OffBoard });
        }
        // Stones and discs have no other rank.
        let rank = |piece: Piece| if rules.game() == Game::Checkers { piece.rank } else { Rank::Man };
        let hand = hand.map(|piece| Piece { rank: rank(piece), ..piece });
        if rules.game() == Game::ConnectFour {
            return self.changes_of_column(square, hand);
        }
        match (self.piece(square), hand) {
            (None, None) => Err(Illegal::Empty { square }),
            (None, Some(piece)) => Ok(vec![Change::Put { square, piece }]),
            (Some(stands), Some(piece)) if stands != piece => {
                Ok(vec![Change::Remove { square }, Change::Put { square, piece }])
            }
            (Some(_), _) => Ok(vec![Change::Remove { square }]),
        }
    }

    fn changes_of_column(&self, square: Square, hand: Option<Piece>) -> Result<Vec<Change>, Illegal> {
        let grid = self.rules().grid();
        let (column, _) = grid.place(square);
        let column_squares = || (0..grid.rows).filter_map(|row| grid.square(column, row));
        let stands = |square: &Square| self.piece(*square).is_some();
        match hand {
            Some(piece) => {
                let landing = column_squares().take_while(|square| !stands(square)).last();
                let square = landing.ok_or(Illegal::ColumnFull { column })?;
                Ok(vec![Change::Drop { square, piece }])
            }
            None => {
                let square = column_squares().find(stands).ok_or(Illegal::Empty { square })?;
                Ok(vec![Change::Remove { square }])
            }
        }
    }

    /// Carries out what a touch of this square [does](Sketch::changes).
    ///
    /// # Errors
    /// When it does nothing, with the reason.
    pub fn touch(&mut self, square: Square, hand: Option<Piece>) -> Result<Vec<Change>, Illegal> {
        let changes = self.changes(square, hand)?;
        self.push(self.board().after(&changes));
        Ok(changes)
    }

    /// Whose turn it is.
    pub fn set_to_move(&mut self, side: Side) {
        if side != self.to_move() {
            self.push(Board { to_move: side, taken_over: None, ..self.board().clone() });
        }
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.push(Board { to_move: self.to_move(), ..Board::empty(self.rules()) });
    }

    /// Puts the pieces as a game begins.
    pub fn start(&mut self) {
        self.push(Board::of(&*self.rules().start()));
    }

    /// Takes a position over, of whatever rules.
    pub fn take_over(&mut self, position: &dyn Position) {
        self.push(Board::of(position));
    }

    /// Goes on by other rules. What does not go with them is left behind, and with undo comes back.
    pub fn play_by(&mut self, rules: Rules) {
        if rules != self.rules() {
            self.push(self.board().by(rules));
        }
    }

    /// Takes over the position that a text is, in the game's notation or as a board drawn in letters.
    ///
    /// # Errors
    /// When it is neither, with the place in the text.
    pub fn read(&mut self, text: &str) -> Result<(), Unreadable> {
        let position = notation::read_position(self.rules(), text)
            .or_else(|error| notation::read_picture(self.rules(), text).map_err(|_| error))?;
        self.take_over(&*position);
        Ok(())
    }

    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.boards.len()
    }

    /// Takes back what was done last. False when there is nothing.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.at -= usize::from(can);
        can
    }

    /// Does again what was undone last. False when there is nothing.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.at += usize::from(can);
        can
    }

    /// What leads from an earlier look of this sketch to the present one; none where the board is
    /// another.
    #[must_use]
    pub fn changes_since(&self, before: &Sketch) -> Option<Vec<Change>> {
        let (before, now) = (before.board(), self.board());
        (before.rules == now.rules).then(|| before.changes_to(now))
    }

    /// Something was done, which led to this board. What had been undone is forgotten.
    fn push(&mut self, board: Board) {
        if board.is_same(self.board()) {
            return;
        }
        self.boards.truncate(self.at + 1);
        self.boards.push(board);
        let old = self.boards.len().saturating_sub(KEPT);
        self.boards.drain(..old);
        self.at = self.boards.len() - 1;
    }
}

//! Positions in the editor.
//!
//! On the way to a position a board is often illegal. A sketch is therefore only pieces and a side to
//! move, and [`Sketch::position`] tells if a match can begin there. It keeps its earlier boards for
//! undo.

use serde::{Deserialize, Serialize};

use super::act;
use crate::notation::{self, Unreadable};
use crate::rules::{
    Change, Counting, Game, Illegal, Misplaced, Outcome, Piece, Position, Rank, Rules, Side, Square, go,
};

pub mod saved;

/// Maximal number of boards in the undo history, the current one included.
const KEPT: usize = 100;

/// A position in the editor, which need not be legal yet.
///
/// # Examples
///
/// ```
/// use parlour::play::sketch::Unfit;
/// use parlour::play::{Avatar, Match, Player, Setup, Sketch};
/// use parlour::rules::{Game, Piece, Rank, Rules, Side, Square, checkers};
///
/// let rules = Rules::Checkers(checkers::Rules::AMERICAN);
/// let mut sketch = Sketch::new(rules);
/// sketch.clear();
/// sketch.touch(Square(1), Some(Piece { side: Side::Second, rank: Rank::King }))?;
/// assert!(matches!(sketch.position(), Err(Unfit::Over(_))), "the side to move has no piece");
///
/// sketch.touch(Square(62), Some(Piece { side: Side::First, rank: Rank::King }))?;
/// assert!(sketch.position().is_ok());
/// let players = [Player::person("Anna", Avatar::Leaf), Player::person("Ben", Avatar::Kite)];
/// let setup = Setup { position: Some(sketch.text()?), ..Setup::new(rules, players) };
/// assert!(Match::new(1, setup, 0).is_ok());
///
/// assert!(sketch.undo());
/// assert!(sketch.piece(Square(62)).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "saved::SavedSketch", into = "saved::SavedSketch")]
pub struct Sketch {
    /// Undo history, with the undone boards at the end. Never empty.
    boards: Vec<Board>,
    /// Index of the current board in `boards`.
    at: usize,
}

/// One state of the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    rules: Rules,
    /// Piece on each square.
    pieces: Vec<Option<Piece>>,
    to_move: Side,
    /// Number of prisoners of each side in Go, indexed by [`Side::index`]. Zero where prisoners do not
    /// count.
    prisoners: [u16; 2],
    /// Adopted position in the game's notation, until the board changes. It may hold state that pieces
    /// do not show, such as a ko.
    taken_over: Option<String>,
}

/// Reason why no match can begin with a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// The pieces cannot stand like this.
    #[error("{0}")]
    Misplaced(#[from] Misplaced),
    /// The game would be over already, with this result.
    #[error("the game would be over: {}", .0.reason)]
    Over(Outcome),
}

/// Returns the kinds of pieces that can be put on the board of a game.
#[must_use]
pub fn pieces(game: Game) -> Vec<Piece> {
    let ranks: &[Rank] = if game.has_kings() { &[Rank::Man, Rank::King] } else { &[Rank::Man] };
    Side::BOTH.into_iter().flat_map(|side| ranks.iter().map(move |&rank| Piece { side, rank })).collect()
}

impl Board {
    /// Returns the board of a position.
    fn of(position: &dyn Position) -> Board {
        // A position that waits for a count is resumed: nobody sets up a position to count it.
        let resumed = position.counting().map(Counting::play_on);
        let position = resumed.as_deref().unwrap_or(position);
        let text = notation::position_text(position);
        // Only prisoners that survive a round trip through the notation are kept.
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

    /// Returns the board without pieces, with the usual side to move.
    fn empty(rules: Rules) -> Board {
        let pieces = vec![None; rules.grid().squares().count()];
        let to_move = rules.start().to_move();
        Board { rules, pieces, to_move, prisoners: [0, 0], taken_over: None }
    }

    /// Returns `true` if a match would begin with the same position from both boards.
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

    /// Returns the position of the board, which may be the last one of a game.
    fn placed(&self) -> Result<Box<dyn Position>, Misplaced> {
        let taken_over = self.taken_over.as_deref();
        if let Some(position) = taken_over.and_then(|text| notation::read_position(self.rules, text).ok()) {
            return Ok(position);
        }
        let start = self.rules.start();
        let start_of = Board { taken_over: None, ..Board::of(&*start) };
        if *self == start_of {
            // Only the usual start is in the first stage of an opening that decides the sides.
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

    /// Returns the same board by other rules: as the notation reads it, else as a drawing reads it, else
    /// the usual start.
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

    /// Returns the board after these changes.
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

    /// Returns the changes that lead from this board to another one of the same size.
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
    /// Creates a sketch of the usual start by these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Sketch {
        Sketch { boards: vec![Board::of(&*rules.start())], at: 0 }
    }

    fn board(&self) -> &Board {
        &self.boards[self.at]
    }

    /// Returns the rules by which a match would begin.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.board().rules
    }

    /// Returns the side that would move first.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.board().to_move
    }

    /// Returns the piece on a square.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board().piece(square)
    }

    /// Returns the number of prisoners of each side in Go, indexed by [`Side::index`]. Zero where
    /// prisoners do not count.
    #[must_use]
    pub fn prisoners(&self) -> [u16; 2] {
        self.board().prisoners
    }

    /// Returns `true` if there is no piece on the board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.board().standing().next().is_none()
    }

    /// Returns the position of the board, which may be the last one of a game.
    ///
    /// # Errors
    /// Returns an error if pieces cannot stand like this.
    pub fn placed(&self) -> Result<Box<dyn Position>, Misplaced> {
        self.board().placed()
    }

    /// Returns the position in which a match would begin.
    ///
    /// # Errors
    /// Returns an error if pieces cannot stand like this, or if the game would be over.
    pub fn position(&self) -> Result<Box<dyn Position>, Unfit> {
        let position = self.placed()?;
        match act::outcome_by_rules(&*position) {
            Some(outcome) => Err(Unfit::Over(outcome)),
            None => Ok(position),
        }
    }

    /// Returns the position in the game's notation.
    ///
    /// # Errors
    /// Returns an error if pieces cannot stand like this.
    pub fn text(&self) -> Result<String, Misplaced> {
        Ok(notation::position_text(&*self.placed()?))
    }

    /// Returns the number of pieces of each side if no game can reach these numbers with this side to
    /// move, because the sides place one piece in turn. A match can begin all the same.
    #[must_use]
    pub fn uneven(&self) -> Option<[usize; 2]> {
        let game = self.rules().game();
        let places = matches!(game, Game::Gomoku | Game::ConnectFour | Game::Four | Game::Hex);
        let [first, second] =
            Side::BOTH.map(|side| self.board().standing().filter(|(_, piece)| piece.side == side).count());
        let more = usize::from(self.to_move() == Side::Second);
        // The second side of Hex may have taken over the first stone.
        let swapped = matches!(self.rules(), Rules::Hex(rules) if rules.swap()) && first + 1 == second + more;
        (places && first != second + more && !swapped).then_some([first, second])
    }

    /// Returns the effect of a touch of this square with a piece in hand, or with none to remove a piece.
    ///
    /// Touching a square that already has the piece in hand removes it. Discs fall onto the discs of
    /// their column, and removal takes the topmost disc.
    ///
    /// # Errors
    /// Returns the reason if the touch would have no effect.
    pub fn changes(&self, square: Square, hand: Option<Piece>) -> Result<Vec<Change>, Illegal> {
        let rules = self.rules();
        if !rules.is_played_on(square) {
            let is_there = rules.grid().squares().any(|known| known == square);
            return Err(if is_there { Illegal::LightSquare { square } } else { Illegal::OffBoard });
        }
        let rank = |piece: Piece| if rules.game().has_kings() { piece.rank } else { Rank::Man };
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

    /// Applies a touch of this square. See [`Sketch::changes`].
    ///
    /// # Errors
    /// Returns the reason if the touch has no effect.
    pub fn touch(&mut self, square: Square, hand: Option<Piece>) -> Result<Vec<Change>, Illegal> {
        let changes = self.changes(square, hand)?;
        self.push(self.board().after(&changes));
        Ok(changes)
    }

    /// Sets the side to move.
    pub fn set_to_move(&mut self, side: Side) {
        if side != self.to_move() {
            self.push(Board { to_move: side, taken_over: None, ..self.board().clone() });
        }
    }

    /// Removes all pieces.
    pub fn clear(&mut self) {
        self.push(Board { to_move: self.to_move(), ..Board::empty(self.rules()) });
    }

    /// Sets up the usual start.
    pub fn start(&mut self) {
        self.push(Board::of(&*self.rules().start()));
    }

    /// Returns `true` if this is the start of the game.
    #[must_use]
    pub fn is_start(&self) -> bool {
        self.board().is_same(&Board::of(&*self.rules().start()))
    }

    /// Adopts a position with its rules.
    pub fn take_over(&mut self, position: &dyn Position) {
        self.push(Board::of(position));
    }

    /// Changes the rules. Pieces that do not fit the new rules are removed; undo brings them back.
    pub fn play_by(&mut self, rules: Rules) {
        if rules != self.rules() {
            self.push(self.board().by(rules));
        }
    }

    /// Adopts a position from text: in the game's notation, or as a board drawn in letters.
    ///
    /// # Errors
    /// Returns an error with its place in the text if the text is neither.
    pub fn read(&mut self, text: &str) -> Result<(), Unreadable> {
        let position = notation::read_position(self.rules(), text)
            .or_else(|error| notation::read_picture(self.rules(), text).map_err(|_| error))?;
        self.take_over(&*position);
        Ok(())
    }

    /// Returns `true` if there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Returns `true` if there is a change to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.boards.len()
    }

    /// Undoes the last change. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.at -= usize::from(can);
        can
    }

    /// Redoes the last undone change. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.at += usize::from(can);
        can
    }

    /// Returns the changes from an earlier state of this sketch to the current one. `None` if the rules
    /// differ.
    #[must_use]
    pub fn changes_since(&self, before: &Sketch) -> Option<Vec<Change>> {
        let (before, now) = (before.board(), self.board());
        (before.rules == now.rules).then(|| before.changes_to(now))
    }

    /// Makes a board current, unless it equals the current one. Undone boards are dropped.
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

//! Content of the board: a match or a position that is being set up.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::state::editor::Editor;
use crate::app::state::session::Session;
use crate::app::vocabulary::screen::Screen;
use crate::play::{Match, Sketch};
use crate::rules::{Change, Piece, Rules, Side, Square};

/// Screens with a board.
pub const SCREENS: [Screen; 2] = [Screen::Play, Screen::Editor];

/// Returns `true` if the current screen has a board.
pub(super) fn is_on_screen(screen: Res<State<Screen>>) -> bool {
    SCREENS.contains(screen.get())
}

/// Content of the board.
#[derive(Clone, Copy, Debug)]
pub enum BoardContent<'a> {
    /// The current match, or a position of its replay.
    Match(&'a Match),
    /// A position that is being set up, and the selected piece. `None` removes pieces.
    Sketch(&'a Sketch, Option<Piece>),
}

/// System parameters for the content of the board.
#[derive(SystemParam)]
pub struct BoardSource<'w> {
    /// Current screen.
    pub screen: Res<'w, State<Screen>>,
    /// Match on the table and its replay.
    pub session: Res<'w, Session>,
    /// Position that is being set up.
    pub editor: Res<'w, Editor>,
}

impl BoardSource<'_> {
    /// Returns the content of the board.
    #[must_use]
    pub fn seen(&self) -> Option<BoardContent<'_>> {
        BoardContent::now(*self.screen.get(), &self.session, &self.editor)
    }

    /// Returns the content that touches apply to. Returns `None` for a replay.
    #[must_use]
    pub fn live(&self) -> Option<BoardContent<'_>> {
        match self.seen()? {
            BoardContent::Match(_) => self.session.game().map(BoardContent::Match),
            sketch @ BoardContent::Sketch(..) => Some(sketch),
        }
    }

    /// Returns `true` if squares can be touched: the board is visible, the game is not over and
    /// the player has the device.
    #[must_use]
    pub fn may_touch(&self) -> bool {
        match self.live().filter(|_| SCREENS.contains(self.screen.get())) {
            Some(BoardContent::Match(game)) => {
                self.session.is_live() && game.turns().current.started && game.outcome().is_none()
            }
            Some(BoardContent::Sketch(..)) => true,
            None => false,
        }
    }
}

impl<'a> BoardContent<'a> {
    /// Returns the content of the board on a screen.
    #[must_use]
    pub fn now(screen: Screen, session: &'a Session, editor: &'a Editor) -> Option<BoardContent<'a>> {
        if screen == Screen::Editor {
            editor.sketch().map(|sketch| BoardContent::Sketch(sketch, editor.hand))
        } else {
            session.seen().map(BoardContent::Match)
        }
    }

    /// Returns the rules of the match or of the position that is being set up.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            BoardContent::Match(game) => game.setup().rules,
            BoardContent::Sketch(sketch, _) => sketch.rules(),
        }
    }

    /// Returns the side to move.
    #[must_use]
    pub fn to_move(self) -> Side {
        match self {
            BoardContent::Match(game) => game.position().to_move(),
            BoardContent::Sketch(sketch, _) => sketch.to_move(),
        }
    }

    /// Returns the piece on a square.
    #[must_use]
    pub fn piece(self, square: Square) -> Option<Piece> {
        match self {
            BoardContent::Match(game) => game.position().piece(square),
            BoardContent::Sketch(sketch, _) => sketch.piece(square),
        }
    }

    /// Returns `true` if pieces are moved instead of placed.
    #[must_use]
    pub fn moves(self) -> bool {
        matches!((self, self.rules()), (BoardContent::Match(_), Rules::Checkers(_)))
    }

    /// Returns the square that a touch selects; see
    /// [`Position::resolve_touch`](crate::rules::Position::resolve_touch).
    #[must_use]
    pub fn resolve_touch(self, square: Square) -> Square {
        match self {
            BoardContent::Match(game) => game.position().resolve_touch(square),
            BoardContent::Sketch(sketch, hand) => match sketch.changes(square, hand).as_deref() {
                Ok([Change::Drop { square, .. }]) => *square,
                _ => square,
            },
        }
    }

    /// Returns `true` if a touch of this square has an effect. The code that applies the touch
    /// can still refuse it.
    #[must_use]
    pub fn can_be_meant(self, square: Square) -> bool {
        let game = match self {
            BoardContent::Match(game) => game,
            BoardContent::Sketch(sketch, hand) => return sketch.changes(square, hand).is_ok(),
        };
        let position = game.position();
        if game.counting().is_some() {
            return position.piece(square).is_some();
        }
        let square = position.resolve_touch(square);
        let current = &game.turns().current;
        current.next.squares.contains(&square)
            || current.path.contains(&square)
            || (current.path.len() == 1 && position.next(&[]).squares.contains(&square))
    }
}

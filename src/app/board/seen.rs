//! Content of the board: a match, the match of a lesson, a puzzle or an opening, or a position that is being set up.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::state::editor::Editor;
use crate::app::state::lessons::{Course, Goal, Lessons};
use crate::app::state::openings::{Exercise, Practice};
use crate::app::state::puzzles::{Puzzles, Solving};
use crate::app::state::session::Session;
use crate::app::state::study::Study;
use crate::app::vocabulary::action::StudyTool;
use crate::app::vocabulary::screen::Screen;
use crate::play::{Match, Sketch};
use crate::rules::{Change, Game, Piece, Rules, Side, Square};

/// Returns the screens with a board.
pub(super) fn screens() -> impl Iterator<Item = Screen> {
    let of_game = |game| [Screen::Lesson(game), Screen::Puzzle(game), Screen::Practice(game)];
    let of_games = Game::ALL.into_iter().flat_map(of_game);
    [Screen::Play, Screen::Editor, Screen::Study].into_iter().chain(of_games)
}

/// Returns `true` if a screen has a board.
#[must_use]
pub fn has_board(screen: Screen) -> bool {
    matches!(screen, Screen::Play | Screen::Editor | Screen::Study) || is_exercise(screen)
}

/// Returns `true` for a lesson, a puzzle, or the practice of an opening.
fn is_exercise(screen: Screen) -> bool {
    matches!(screen, Screen::Lesson(_) | Screen::Puzzle(_) | Screen::Practice(_))
}

/// Returns `true` if the current screen has a board with content. A puzzle may have none for a frame.
pub(super) fn is_on_screen(source: BoardSource) -> bool {
    has_board(*source.screen.get()) && source.seen().is_some()
}

/// Content of the board.
#[derive(Clone, Copy, Debug)]
pub enum BoardContent<'a> {
    /// The current match or a position of its replay, or the match of a lesson, a puzzle, an opening or an analysis.
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
    /// Lesson on the board.
    pub lessons: Res<'w, Lessons>,
    /// Puzzle on the board.
    pub puzzles: Res<'w, Puzzles>,
    /// Opening on the board that is practised.
    pub practice: Res<'w, Practice>,
    /// Board for analysis.
    pub study: Res<'w, Study>,
}

impl BoardSource<'_> {
    /// Returns the content of the board.
    #[must_use]
    pub fn seen(&self) -> Option<BoardContent<'_>> {
        let of_their_own = (&*self.lessons, &*self.puzzles, &*self.practice, &*self.study);
        BoardContent::now(*self.screen.get(), &self.session, &self.editor, of_their_own)
    }

    /// Returns the content that touches apply to. Returns `None` for a replay.
    #[must_use]
    pub fn live(&self) -> Option<BoardContent<'_>> {
        let seen = self.seen()?;
        if self.is_apart() {
            return Some(seen);
        }
        match seen {
            BoardContent::Match(_) => self.session.game().map(BoardContent::Match),
            sketch @ BoardContent::Sketch(..) => Some(sketch),
        }
    }

    /// Returns `true` if the board is that of a lesson.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        matches!(self.screen.get(), Screen::Lesson(_))
    }

    /// Returns `true` if the board is that of a lesson, a puzzle, or an opening that is practised.
    #[must_use]
    pub fn is_exercise(&self) -> bool {
        is_exercise(*self.screen.get())
    }

    /// Returns `true` on the board for analysis.
    #[must_use]
    pub fn is_study(&self) -> bool {
        *self.screen.get() == Screen::Study
    }

    /// Returns `true` if a touch of the board for analysis draws a mark.
    #[must_use]
    pub fn is_noting(&self) -> bool {
        self.is_study() && self.study.tool != StudyTool::Play
    }

    /// Returns `true` if the board is another than that of the match on the table.
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.is_exercise() || self.is_study()
    }

    /// Returns the side of the learner in a lesson, a puzzle or an opening.
    #[must_use]
    pub fn learner(&self) -> Side {
        match self.screen.get() {
            Screen::Puzzle(_) => self.puzzles.solving().map_or(Side::First, Solving::side),
            Screen::Practice(_) => self.practice.exercise().map_or(Side::First, Exercise::side),
            _ => Side::First,
        }
    }

    /// Returns the stone that a puzzle asks to capture, as long as it waits for its turn.
    #[must_use]
    pub fn target(&self) -> Option<Square> {
        let is_puzzle = matches!(self.screen.get(), Screen::Puzzle(_));
        self.puzzles.solving().filter(|solving| is_puzzle && solving.is_open())?.target()
    }

    /// Returns `true` unless the board shows a replay or what follows a turn in a puzzle or an opening.
    #[must_use]
    pub fn is_live(&self) -> bool {
        match self.screen.get() {
            // Only a puzzle that waits for its turn is played.
            Screen::Puzzle(_) => self.puzzles.solving().is_some_and(Solving::is_open),
            Screen::Practice(_) => self.practice.exercise().is_some_and(Exercise::is_open),
            Screen::Lesson(_) | Screen::Study => true,
            _ => self.session.is_live(),
        }
    }

    /// Returns the squares that a lesson asks for although the rules refuse them.
    #[must_use]
    pub fn asked(&self) -> Vec<Square> {
        let course = self.lessons.course().filter(|_| self.is_lesson());
        let refused = course.filter(|course| matches!(course.goal(), Some(Goal::Refused(_))));
        refused.and_then(Course::way).unwrap_or_default()
    }

    /// Returns `true` if squares can be touched: the board is visible, the game is not over and
    /// the player has the device.
    #[must_use]
    pub fn may_touch(&self) -> bool {
        match self.live().filter(|_| has_board(*self.screen.get())) {
            Some(_) if matches!(self.screen.get(), Screen::Puzzle(_) | Screen::Practice(_)) => self.is_live(),
            Some(_) if self.is_study() => true,
            Some(_) if self.is_lesson() => self.lessons.course().is_some_and(Course::is_open),
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
    pub fn now(
        screen: Screen,
        session: &'a Session,
        editor: &'a Editor,
        (lessons, puzzles, practice, study): (&'a Lessons, &'a Puzzles, &'a Practice, &'a Study),
    ) -> Option<BoardContent<'a>> {
        match screen {
            Screen::Editor => editor.sketch().map(|sketch| BoardContent::Sketch(sketch, editor.hand)),
            Screen::Puzzle(_) => puzzles.solving().map(|solving| BoardContent::Match(solving.game())),
            Screen::Practice(_) => practice.exercise().map(|exercise| BoardContent::Match(exercise.game())),
            Screen::Study => study.board().map(BoardContent::Match),
            Screen::Lesson(_) => lessons.course().map(|course| BoardContent::Match(course.game())),
            _ => session.seen().map(BoardContent::Match),
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
        matches!((self, self.rules()), (BoardContent::Match(_), Rules::Checkers(_) | Rules::Hexdame(_)))
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

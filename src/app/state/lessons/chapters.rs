//! The chapters on the rules of each game. A chapter teaches one idea in a small position. Those
//! with a goal are the steps of a lesson; the page of rules shows them all.
//!
//! Positions are written as ASCII drawings with the first side at the bottom: `x` is a man,
//! stone or disc of the first side and `X` a king; `o` and `O` are those of the second side.
//! Squares are named by column and row of the drawing: `a1` is its top left corner.

use crate::notation;
use crate::rules::{Game, Grid, Illegal, Piece, Rank, Rules, Side, Square, Turn, checkers};

mod connect_four;
mod draughts;
mod four;
mod go;
mod gomoku;
mod hex;
mod hexdame;
mod reversi;

/// Returns the chapters on a game with these rules.
#[must_use]
pub fn of(rules: Rules) -> Vec<Chapter> {
    match rules {
        Rules::Checkers(switches) => draughts::chapters(switches),
        Rules::Reversi(_) => reversi::chapters(rules),
        Rules::Go(switches) => go::chapters(switches),
        Rules::Gomoku(switches) => gomoku::chapters(switches),
        Rules::ConnectFour(_) => connect_four::chapters(),
        Rules::Four(switches) => four::chapters(switches),
        Rules::Hexdame(switches) => hexdame::chapters(switches),
        Rules::Hex(switches) => hex::chapters(switches),
    }
}

/// A chapter: a position and the task in it.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Prefix of the message keys for the title, the text and the instruction of the step.
    pub key: &'static str,
    /// Rules of the exercise. The board can be smaller than that of the match.
    pub rules: Rules,
    /// Position in the game's notation. `None` is the initial position.
    pub position: Option<String>,
    /// Turns played before the position is shown.
    pub before: Vec<Turn>,
    /// Part of the board that the page of rules shows, as column, row, columns and rows.
    pub crop: Option<(u8, u8, u8, u8)>,
    /// Squares that reach the goal if touched in this order.
    pub solution: Vec<Square>,
    /// Part of the solution that the picture on the page of rules shows.
    pub show: Show,
    /// Goal of the step. `None` if there is only a picture.
    pub goal: Option<Goal>,
    /// Reply of the other side to the first turn.
    pub reply: Option<Turn>,
    /// Message keys that depend on the rules.
    pub lines: Vec<&'static str>,
}

/// Part of the solution in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// None of the solution.
    Nothing,
    /// The selected piece and its target squares.
    Choices,
    /// The path with its captures.
    Path,
    /// The squares to touch.
    Touches,
}

/// Goal of a step.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// Any turn.
    Any,
    /// A turn that removes this number of pieces, including the player's own.
    Take(usize),
    /// A turn that flips this number of discs.
    Flip(usize),
    /// A turn that crowns a man.
    Crown,
    /// A turn that ends on the last square of the solution.
    There,
    /// A total number of turns, including those of the other side.
    Turns(usize),
    /// A turn after which the other side must pass.
    ShutOut,
    /// A won game.
    Win,
    /// A drawn game.
    Draw,
    /// A pass.
    Pass,
    /// A stone marked as dead, or unmarked.
    Mark,
    /// A touch refused for a matching reason.
    Refused(fn(&Illegal) -> bool),
    /// A look at the board.
    Look,
}

impl Goal {
    /// Returns `true` if there is something to read once the goal is reached, so that the lesson
    /// waits for the player.
    #[must_use]
    pub fn is_read(self) -> bool {
        matches!(self, Goal::Refused(_) | Goal::ShutOut | Goal::Look)
    }
}

impl Chapter {
    /// Creates a chapter on the initial position of these rules.
    fn new(key: &'static str, rules: Rules) -> Chapter {
        Chapter {
            key,
            rules,
            position: None,
            before: Vec::new(),
            crop: None,
            solution: Vec::new(),
            show: Show::Nothing,
            goal: None,
            reply: None,
            lines: Vec::new(),
        }
    }

    /// Limits the picture to these columns and rows.
    fn crop(self, crop: (u8, u8, u8, u8)) -> Chapter {
        Chapter { crop: Some(crop), ..self }
    }

    /// Sets the position to a drawing with this side to move. The top left corner of the
    /// drawing lies at this column and row, and the picture is cropped to it. A drawing of the
    /// whole board also shows the frame.
    fn drawn(self, (column, row): (u8, u8), rows: &[&str], to_move: Side) -> Chapter {
        let count = |length: usize| u8::try_from(length).unwrap_or(u8::MAX);
        let columns = count(rows.first().map_or(0, |row| row.len()));
        let crop = (column, row, columns, count(rows.len()));
        let grid = self.rules.grid();
        let chapter = Chapter { crop: Some(crop), ..self };
        let mut pieces = Vec::new();
        for (y, line) in (0..).zip(rows) {
            for (x, letter) in (0..).zip(line.chars()) {
                let side = match letter {
                    'x' | 'X' => Side::First,
                    'o' | 'O' => Side::Second,
                    _ => continue,
                };
                let rank = if letter.is_uppercase() { Rank::King } else { Rank::Man };
                pieces.extend(chapter.seen(x, y).map(|square| (square, Piece { side, rank })));
            }
        }
        let whole = (columns, count(rows.len())) == (grid.columns, grid.rows);
        let position = Some(position_text(chapter.rules, to_move, &pieces));
        let crop = if whole { None } else { Some(chapter.turned(crop)) };
        Chapter { position, crop, ..chapter }
    }

    /// Sets the goal and the squares of the drawing that reach it.
    fn goal(self, goal: Goal, touches: &str, show: Show) -> Chapter {
        let solution = self.named(touches);
        Chapter { goal: Some(goal), solution, show, ..self }
    }

    /// Plays turns on these squares, starting with the side to move, before the position is
    /// shown.
    fn before(self, touches: &str) -> Chapter {
        let before = self.named(touches).into_iter().map(|square| Turn(vec![square])).collect();
        Chapter { before, ..self }
    }

    /// Adds a line to the text if `on` is set.
    fn line(mut self, on: bool, key: &'static str) -> Chapter {
        self.lines.extend(on.then_some(key));
        self
    }

    /// Returns the squares with these names in the drawing.
    fn named(&self, names: &str) -> Vec<Square> {
        let square = |name: &str| {
            let mut letters = name.bytes();
            let column = letters.next()?.checked_sub(b'a')?;
            let row = letters.next()?.checked_sub(b'1')?;
            self.seen(column, row)
        };
        names.split_whitespace().filter_map(square).collect()
    }

    /// Returns the square in this column and row of the drawing.
    fn seen(&self, column: u8, row: u8) -> Option<Square> {
        let (left, top) = match self.crop {
            // The crop is stored in board coordinates, so it is converted back.
            Some(crop) if self.position.is_some() => {
                let (left, top, ..) = self.turned(crop);
                (left, top)
            }
            Some((left, top, ..)) => (left, top),
            None => (0, 0),
        };
        let (column, row, ..) = self.turned((left + column, top + row, 1, 1));
        self.rules.grid().square(column, row)
    }

    /// Converts an area of a drawing to board coordinates. Drawings have the first side at the
    /// bottom and a light square in the corner; some draughts rules differ in either.
    fn turned(&self, (column, row, columns, rows): (u8, u8, u8, u8)) -> (u8, u8, u8, u8) {
        let Rules::Checkers(switches) = self.rules else { return (column, row, columns, rows) };
        let Grid { columns: width, rows: height, .. } = self.rules.grid();
        let from_top = switches.first_sits == checkers::Seat::Top;
        let column =
            if switches.mirrored == from_top { column } else { width.saturating_sub(column + columns) };
        let row = if from_top { height.saturating_sub(row + rows) } else { row };
        (column, row, columns, rows)
    }
}

/// Returns the position with these pieces in the game's notation.
fn position_text(rules: Rules, to_move: Side, pieces: &[(Square, Piece)]) -> String {
    if rules.game().has_kings() {
        let position = rules.with_pieces(to_move, pieces.iter().copied());
        // A test detects drawings with a piece on a light square.
        return position.map_or(String::new(), |position| notation::position_text(&*position));
    }
    let grid = rules.grid();
    let letter = |side| if side == Side::First { 'X' } else { 'O' };
    let mut text = String::new();
    for square in grid.squares() {
        if square.0 > 0 && grid.place(square).0 == 0 && rules.game() != Game::Reversi {
            text.push('/');
        }
        let piece = pieces.iter().find(|(on, _)| *on == square);
        text.push(piece.map_or('.', |(_, piece)| letter(piece.side)));
    }
    text.extend([' ', letter(to_move)]);
    text
}

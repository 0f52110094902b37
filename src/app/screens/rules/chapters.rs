//! What there is to learn of each game: short chapters, one idea each, with a small position in
//! which the idea can be tried.
//!
//! A position is drawn in letters as it is seen, from the seat of the first side at the bottom:
//! `x` is a man, stone or disc of the first side and `X` a king, `o` and `O` are the second
//! side's. Squares are named by the columns and rows of the drawing: `a1` is its top left corner.

use crate::notation;
use crate::rules::{Game, Grid, Illegal, Piece, Rank, Rules, Side, Square, Turn, checkers};

mod connect_four;
mod draughts;
mod four;
mod go;
mod gomoku;
mod reversi;

/// The chapters on a game by these rules.
pub fn of(rules: Rules) -> Vec<Chapter> {
    match rules {
        Rules::Checkers(switches) => draughts::chapters(switches),
        Rules::Reversi(_) => reversi::chapters(rules),
        Rules::Go(switches) => go::chapters(switches),
        Rules::Gomoku(switches) => gomoku::chapters(switches),
        Rules::ConnectFour(_) => connect_four::chapters(),
        Rules::Four(switches) => four::chapters(switches),
    }
}

/// A chapter: a position, and what is to be done in it.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The beginning of the keys of its title, its text and what is to be done.
    pub key: &'static str,
    /// By which rules it is played. The board may be smaller than that of the match.
    pub rules: Rules,
    /// In the game's notation; none for the first position of a game.
    pub position: Option<String>,
    /// What has been played before the position is shown.
    pub before: Vec<Turn>,
    /// What is seen of the board: column, row, columns, rows.
    pub crop: Option<(u8, u8, u8, u8)>,
    /// The squares that reach the goal when they are touched one after the other.
    pub solution: Vec<Square>,
    pub show: Show,
    /// None where there is only something to look at.
    pub goal: Option<Goal>,
    /// What the other side answers to the first turn.
    pub reply: Option<Turn>,
    /// Sentences on what differs from one set of rules to another.
    pub lines: Vec<&'static str>,
    /// The sentence for when the goal is reached, where there is more to say than praise.
    pub done: Option<&'static str>,
}

/// What the first picture shows of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    Nothing,
    /// The piece that is chosen, and where it may go.
    Choices,
    /// The way, and what is taken on it.
    Path,
    /// The squares to be touched.
    Touches,
}

/// What has to be reached.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// Any turn will do.
    Any,
    /// A turn that takes so many pieces off, one's own among them.
    Take(usize),
    /// A turn that turns so many pieces over.
    Flip(usize),
    /// A turn that makes a king.
    Crown,
    /// A turn that ends on the last square of the solution.
    There,
    /// So many turns in all, those of the other side among them.
    Turns(usize),
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
    /// A pass.
    Pass,
    /// A stone is marked dead, or alive again.
    Mark,
    /// A touch that is refused for such a reason.
    Refused(fn(&Illegal) -> bool),
}

impl Chapter {
    /// A chapter on the first position of a game by these rules.
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
            done: None,
        }
    }

    /// Shows these columns and rows of the board alone.
    fn crop(self, crop: (u8, u8, u8, u8)) -> Chapter {
        Chapter { crop: Some(crop), ..self }
    }

    /// With this side to move, and a drawing of what stands on the board and is seen. Its top left
    /// corner lies at this column and row. A drawing of the whole board shows its frame as well.
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

    /// To be reached by touching these squares of the drawing.
    fn goal(self, goal: Goal, touches: &str, show: Show) -> Chapter {
        let solution = self.named(touches);
        Chapter { goal: Some(goal), solution, show, ..self }
    }

    /// After the side to move has played on these squares, one after the other.
    fn before(self, touches: &str) -> Chapter {
        let before = self.named(touches).into_iter().map(|square| Turn(vec![square])).collect();
        Chapter { before, ..self }
    }

    fn line(mut self, on: bool, key: &'static str) -> Chapter {
        self.lines.extend(on.then_some(key));
        self
    }

    fn done(self, key: &'static str) -> Chapter {
        Chapter { done: Some(key), ..self }
    }

    /// The squares with these names in the drawing.
    fn named(&self, names: &str) -> Vec<Square> {
        let square = |name: &str| {
            let mut letters = name.bytes();
            let column = letters.next()?.checked_sub(b'a')?;
            let row = letters.next()?.checked_sub(b'1')?;
            self.seen(column, row)
        };
        names.split_whitespace().filter_map(square).collect()
    }

    /// The square in this column and row of the drawing.
    fn seen(&self, column: u8, row: u8) -> Option<Square> {
        let (left, top) = match self.crop {
            // What is seen of a board is kept as it lies there: back to the drawing.
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

    /// A part of a drawing as it lies on the board. Drawings have the first side at the bottom and
    /// light squares in the corner; draughts are also played otherwise.
    fn turned(&self, (column, row, columns, rows): (u8, u8, u8, u8)) -> (u8, u8, u8, u8) {
        let Rules::Checkers(switches) = self.rules else { return (column, row, columns, rows) };
        let Grid { columns: width, rows: height } = self.rules.grid();
        let from_top = switches.first_sits == checkers::Seat::Top;
        let column =
            if switches.mirrored == from_top { column } else { width.saturating_sub(column + columns) };
        let row = if from_top { height.saturating_sub(row + rows) } else { row };
        (column, row, columns, rows)
    }
}

/// The position with these pieces, in the game's notation.
fn position_text(rules: Rules, to_move: Side, pieces: &[(Square, Piece)]) -> String {
    if let Rules::Checkers(switches) = rules {
        let position = checkers::Position::with_pieces(switches, to_move, pieces.iter().copied());
        // A drawing with a piece on a light square is a mistake that a test finds.
        return position.map_or(String::new(), |position| notation::position_text(&position));
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

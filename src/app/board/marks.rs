//! Marks on the board: selection, legal squares, captures, last move, territory and refused
//! touches.
//!
//! The marks are first collected in a list, from the match or from the position that is being
//! set up. Tests check this list. A separate step draws it.

use bevy::prelude::*;

use crate::app::board::look::{self, Hints};
use crate::app::board::picking::Press;
use crate::app::board::picture;
use crate::app::board::seen::BoardContent;
use crate::app::state::computer::{ValueOn, Worth};
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::state::session::Peek;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::notice::{ComputerNotice, Notice, StatusLine};
use crate::play::notes::{self, Note};
use crate::play::{Act, CurrentTurn, Match, PastTurn};
use crate::rules::{Change, Game, Grid, Illegal, Piece, Position, Rank, Rules, Side, Square, Turn};

mod draw;
mod sketch;

pub(super) use draw::plugin;

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Meaning of the mark.
    pub kind: MarkKind,
    /// Square of the mark, at which a mark with a length begins.
    pub square: Square,
}

/// Meaning of a mark. Each meaning has its own shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarkKind {
    /// The selected piece.
    Selected,
    /// A square that can be touched next.
    Dot,
    /// A step of a path, as an arrow from the mark's square.
    Arrow {
        /// Square at the end of the step.
        to: Square,
        /// `true` for the final step of the path.
        last: bool,
    },
    /// Preview of a piece on its target square.
    Ghost(Piece),
    /// Direction in which discs fall into the board.
    Fall,
    /// The disc above its column before it falls.
    Hanging(Piece),
    /// Square where the disc will land.
    Landing(Piece),
    /// A piece that will turn over.
    Turns,
    /// A piece that will be captured or has been captured.
    Taken,
    /// A stone that a puzzle asks to capture.
    Target,
    /// A piece that must capture.
    MustCapture,
    /// Start or end of the last turn.
    Last,
    /// The most recently placed piece.
    LastPiece,
    /// Move number of a stone.
    Number {
        /// Number of the turn in which the stone was placed, counted from 1.
        turn: usize,
        /// `true` for the stone of the last turn.
        last: bool,
    },
    /// The winning row, or a straight part of the winning chain, from the mark's square.
    Row {
        /// Square at the other end of the part.
        to: Square,
        /// `true` for an end of the whole row or chain: the mark's square, and the other one.
        ends: [bool; 2],
    },
    /// A piece of the winning row.
    InRow,
    /// A point that is forbidden to the side to move.
    Forbidden,
    /// A stone that counts as dead.
    Dead,
    /// A point of this side's territory.
    Territory(Side),
    /// A point of a large area that both sides reach, so that a border may be open.
    Open,
    /// Piece or target square of the computer's suggestion.
    Hint,
    /// The worth of a turn.
    Value {
        /// The worth.
        worth: Worth,
        /// `true` if no turn is worth more.
        best: bool,
    },
    /// A shape that players have drawn on the board for analysis.
    Noted(Shape),
    /// An arrow that they have drawn, from the mark's square.
    NotedArrow {
        /// Square at its end.
        to: Square,
    },
    /// A letter or a short word that they have put there, of three letters at most.
    NotedLabel([char; 3]),
    /// A refused touch.
    Refused,
    /// The square under the finger.
    Pressed,
    /// Crossed lines through the point under the finger.
    CrossHair,
    /// The square with the keyboard cursor.
    Cursor,
}

/// A shape around or on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A circle around it.
    Circle,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A cross.
    Cross,
}

impl Mark {
    /// Returns the mark that players have drawn.
    #[must_use]
    pub fn noted(noted: &notes::Mark) -> Mark {
        match *noted {
            notes::Mark::Circle(square) => mark(MarkKind::Noted(Shape::Circle), square),
            notes::Mark::Triangle(square) => mark(MarkKind::Noted(Shape::Triangle), square),
            notes::Mark::Square(square) => mark(MarkKind::Noted(Shape::Square), square),
            notes::Mark::Cross(square) => mark(MarkKind::Noted(Shape::Cross), square),
            notes::Mark::Arrow(from, to) => mark(MarkKind::NotedArrow { to }, from),
            notes::Mark::Label(square, ref text) => {
                // The end of a list of letters, which are shown as far as there is room.
                let mut letters = text.chars().chain(std::iter::repeat('\0'));
                let letters = std::array::from_fn(|_| letters.next().unwrap_or('\0'));
                mark(MarkKind::NotedLabel(letters), square)
            }
        }
    }

    /// Returns the marks for dead stones and territory, and for open areas until the count is settled.
    #[must_use]
    pub fn of_count(game: &Match) -> Vec<Mark> {
        let Some(count) = game.count() else { return Vec::new() };
        let dead = game.dead();
        let mut marks: Vec<_> = dead.iter().map(|&square| mark(MarkKind::Dead, square)).collect();
        for (square, owner) in game.position().grid().squares().zip(count.owner) {
            let is_empty = game.position().piece(square).is_none() || dead.contains(&square);
            match owner {
                Some(side) if is_empty => marks.push(mark(MarkKind::Territory(side), square)),
                _ => {}
            }
        }
        if game.counting().is_some() {
            marks.extend(count.open.into_iter().map(|square| mark(MarkKind::Open, square)));
        }
        marks
    }
}

/// State beside the match that affects the marks.
pub(super) struct Moment<'a> {
    /// Look back at the last turn.
    pub peek: &'a Peek,
    pub settings: &'a Settings,
    /// Notice to the players, which can be a refused touch.
    pub message: &'a StatusLine,
    /// Pointer on the board.
    pub press: &'a Press,
    /// Keyboard focus, which can be on a square.
    pub focus: &'a Focus,
    /// `true` for the match in play or in a lesson, `false` for a replay.
    pub live: bool,
    /// `true` if two people sit across the table.
    pub across: bool,
    /// Better turn for a reviewed position.
    pub better: Option<&'a Turn>,
    /// Stone that a puzzle asks to capture.
    pub target: Option<Square>,
    /// Worth of the turns, if players look at it.
    pub values: Vec<ValueOn>,
    /// Best answer to the staged turn, while a warning about that turn is shown.
    pub answer: Option<&'a Turn>,
    /// Notes on the board for analysis.
    pub note: Option<&'a Note>,
    /// Square at which the next arrow begins there.
    pub arrow_from: Option<Square>,
    /// A touch draws a mark there, and plays no turn.
    pub is_noting: bool,
}

fn mark(kind: MarkKind, square: Square) -> Mark {
    Mark { kind, square }
}

/// Returns all current marks.
pub(super) fn all(seen: BoardContent, moment: &Moment) -> Vec<Mark> {
    let mut marks = match seen {
        BoardContent::Match(game) => of_game(game, moment),
        BoardContent::Sketch(sketch, hand) => sketch::marks(sketch, hand, moment),
    };
    if let Some(FocusOn::Board(square)) = moment.focus.shown() {
        marks.push(mark(MarkKind::Cursor, *square));
    }
    marks
}

/// Returns all current marks of a match.
fn of_game(game: &Match, moment: &Moment) -> Vec<Mark> {
    let Moment { settings, message, press, live, across, better, .. } = moment;
    let (live, across, better) = (*live, *across, *better);
    let mut marks = Vec::new();
    if across {
        marks.extend(falls(game.setup().rules));
    }
    if is_counted(game) {
        marks.extend(Mark::of_count(game));
    } else {
        if settings.numbers {
            marks.extend(numbers(game));
        }
        // Only one turn is shown with arrows at a time.
        let peek = if live { moment.peek.0 } else { better.is_none() };
        marks.extend(of_match(game, peek, live, settings));
    }
    let refused = message.0.as_ref().and_then(Notice::refused_square);
    marks.extend(refused.map(|square| mark(MarkKind::Refused, square)));
    if let Some(Notice::Refused { reason: Illegal::MustCapture { with }, .. }) = &message.0 {
        let shown = |square: &Square| marks.contains(&mark(MarkKind::MustCapture, *square));
        let more: Vec<_> = with.iter().filter(|square| !shown(square)).copied().collect();
        marks.extend(more.into_iter().map(|square| mark(MarkKind::MustCapture, square)));
    }
    if let Some(Notice::Computer(said)) = &message.0 {
        marks.extend(of_computer(game, said));
    }
    marks.extend(moment.target.map(|square| mark(MarkKind::Target, square)));
    marks.extend(better.into_iter().chain(moment.answer).flat_map(hinted));
    if live && is_being_made(game) {
        marks.extend(under_the_finger(game, press, moment.is_noting));
    }
    let worth =
        |value: &ValueOn| mark(MarkKind::Value { worth: value.worth, best: value.is_best }, value.square);
    marks.extend(moment.values.iter().map(worth));
    // A dot would be hidden by a value.
    let valued = |square| moment.values.iter().any(|value| value.square == square);
    marks.retain(|mark| mark.kind != MarkKind::Dot || !valued(mark.square));
    // A suggested piece needs no second ring.
    let hinted: Vec<_> =
        marks.iter().filter(|mark| mark.kind == MarkKind::Hint).map(|mark| mark.square).collect();
    marks.retain(|mark| mark.kind != MarkKind::MustCapture || !hinted.contains(&mark.square));
    let noted = moment.note.map_or(&[][..], |note| &note.marks);
    marks.extend(noted.iter().map(Mark::noted));
    marks.extend(moment.arrow_from.map(|square| mark(MarkKind::Selected, square)));
    // A dot would obscure the ghost on the same square.
    let ghosts: Vec<_> =
        marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Ghost(_))).map(|mark| mark.square).collect();
    marks.retain(|mark| mark.kind != MarkKind::Dot || !ghosts.contains(&mark.square));
    marks
}

/// Returns marks for the fall direction, which is not obvious when the device lies flat between
/// two players.
fn falls(rules: Rules) -> Vec<Mark> {
    let grid = rules.grid();
    let columns = 0..if rules.game() == Game::ConnectFour { grid.columns } else { 0 };
    columns.filter_map(|column| Some(mark(MarkKind::Fall, grid.square(column, 0)?))).collect()
}

/// Returns `true` if a turn can be made now.
fn is_being_made(game: &Match) -> bool {
    game.turns().current.started
        && game.outcome().is_none()
        && game.computer_to_act().is_none()
        && !game.is_elsewhere()
}

/// Returns the marks for the computer's notice.
fn of_computer(game: &Match, said: &ComputerNotice) -> Vec<Mark> {
    match said {
        ComputerNotice::Hint { turn, .. } => hinted(turn).collect(),
        ComputerNotice::Estimate { owners, .. } => {
            // Living stones need no mark, because they show the owner of their point.
            let stands = |square, side| game.position().piece(square).is_some_and(|piece| piece.side == side);
            let owned = owners.iter().zip(0..).filter_map(|(owner, at)| {
                let (side, square) = ((*owner)?, Square(at));
                (!stands(square, side)).then(|| mark(MarkKind::Territory(side), square))
            });
            owned.collect()
        }
        ComputerNotice::Looks
        | ComputerNotice::Values { .. }
        | ComputerNotice::NoDraw
        | ComputerNotice::PlaysOn
        | ComputerNotice::Silent { .. } => Vec::new(),
    }
}

/// Returns the marks for a suggested turn.
fn hinted(turn: &Turn) -> impl Iterator<Item = Mark> {
    turn.0.iter().map(|&square| mark(MarkKind::Hint, square)).chain(arrows(&turn.0))
}

/// Returns `true` if a turn of this game places a piece instead of moving one.
fn places(game: &Match) -> bool {
    !BoardContent::Match(game).moves()
}

/// Returns `true` if pieces stand on intersections of lines.
fn has_lines(game: Game) -> bool {
    matches!(game, Game::Go | Game::Gomoku)
}

/// Returns the marks that depend on the match alone.
fn of_match(game: &Match, peek: bool, live: bool, settings: &Settings) -> Vec<Mark> {
    let turns = game.turns();
    let mut marks = Vec::new();
    if let Some(previous) = &turns.previous {
        if peek {
            marks.extend(looked_back_on(game, previous));
        } else if turns.current.path.is_empty() {
            marks.extend(last(game, previous, settings.numbers));
        }
    }
    if game.outcome().is_some() {
        marks.extend(row(game.position()));
    }
    if peek || !live || !is_being_made(game) {
        return marks;
    }
    let CurrentTurn { path, changes, next, .. } = &turns.current;
    let dots = next.squares.iter().map(|&square| mark(MarkKind::Dot, square));
    if places(game) {
        marks.extend(preview(changes));
        if !settings.hide_moves && game.choices().is_empty() {
            // Points without liberties are frequent and obvious, so they are not marked.
            let forbidden = game.position().forbidden();
            let surprising =
                forbidden.into_iter().filter(|(_, reason)| !matches!(reason, Illegal::Suicide { .. }));
            marks.extend(surprising.map(|(square, _)| mark(MarkKind::Forbidden, square)));
            if look::hints(game.setup().rules.game()) != Hints::None {
                marks.extend(dots);
            }
        }
    } else if let (Some(&from), Some(&to)) = (path.first(), path.last()) {
        marks.push(mark(MarkKind::Selected, from));
        marks.extend(arrows(path));
        marks.extend(turns.current.removed().map(|square| mark(MarkKind::Taken, square)));
        if path.len() > 1
            && let Some(mut piece) = game.position().piece(from)
        {
            if turns.current.crowned() {
                piece.rank = Rank::King;
            }
            marks.push(mark(MarkKind::Ghost(piece), to));
        }
        if !settings.hide_moves {
            marks.extend(dots);
        }
    } else if !settings.hide_moves && game.position().must_capture() {
        marks.extend(next.squares.iter().map(|&square| mark(MarkKind::MustCapture, square)));
    }
    marks
}

/// Returns the marks for all of a past turn. Captured pieces appear where they stood.
fn looked_back_on(game: &Match, past: &PastTurn) -> Vec<Mark> {
    let path = &past.turn.0;
    let mut marks = Vec::new();
    match path.as_slice() {
        [placed] => marks.push(mark(MarkKind::LastPiece, *placed)),
        _ => {
            marks.extend(path.first().map(|&from| mark(MarkKind::Selected, from)));
            marks.extend(arrows(path));
        }
    }
    if past.removed().next().is_some() {
        let before = game.played().rev().find(|(_, turn)| **turn == past.turn);
        let stood = |square| before.as_ref().and_then(|(position, _)| position.piece(square));
        let ghosts = past.removed().filter_map(|square| Some(mark(MarkKind::Ghost(stood(square)?), square)));
        marks.extend(ghosts);
    }
    let turned = past.changes.iter().filter_map(|change| match change {
        Change::Flip { square, .. } => Some(mark(MarkKind::Turns, *square)),
        _ => None,
    });
    marks.extend(turned);
    marks
}

/// Returns the marks for the last turn.
fn last(game: &Match, previous: &PastTurn, numbers: bool) -> Vec<Mark> {
    let path = &previous.turn.0;
    if places(game) {
        // With numbers, the colour of the number marks the last stone.
        let placed = path.first().filter(|_| !numbers);
        return placed.map(|&square| mark(MarkKind::LastPiece, square)).into_iter().collect();
    }
    let ends = [path.first(), path.last()].into_iter().flatten();
    ends.map(|&square| mark(MarkKind::Last, square)).collect()
}

/// Returns the marks for the winning row or chain, in its order.
fn row(position: &dyn Position) -> Vec<Mark> {
    let row = position.line();
    let parts = picture::row_parts(position.grid(), &row);
    let mut marks = Vec::with_capacity(row.len() + parts.len());
    for &square in &row {
        marks.push(mark(MarkKind::InRow, square));
        let begins_here = parts.iter().filter(|part| part.from == square);
        marks.extend(begins_here.map(|part| mark(MarkKind::Row { to: part.to, ends: part.ends }, part.from)));
    }
    marks
}

/// Returns the preview of a turn that places a piece.
fn preview(changes: &[Change]) -> Vec<Mark> {
    let show = |change: &Change| match *change {
        Change::Put { square, piece } => Some(mark(MarkKind::Ghost(piece), square)),
        Change::Drop { square, piece } => Some(mark(MarkKind::Landing(piece), square)),
        Change::Flip { square, .. } => Some(mark(MarkKind::Turns, square)),
        Change::Remove { square } => Some(mark(MarkKind::Taken, square)),
        Change::Move { .. } | Change::Crown { .. } => None,
    };
    changes.iter().filter_map(show).collect()
}

/// Returns the preview of a lift at the finger's position.
fn under_the_finger(game: &Match, press: &Press, is_noting: bool) -> Vec<Mark> {
    let Some(over) = press.over else { return Vec::new() };
    if is_noting || !places(game) || game.counting().is_some() || press.aims_at().is_none() {
        return vec![mark(MarkKind::Pressed, over)];
    }
    let position = game.position();
    let meant = position.resolve_touch(over);
    let current = &game.turns().current;
    if !current.path.is_empty() || !current.next.squares.contains(&meant) {
        return Vec::new();
    }
    let changes = position.changes(&Turn(vec![meant])).unwrap_or_default();
    let mut marks = preview(&changes);
    marks.retain(|mark| mark.kind != MarkKind::Taken);
    for change in changes {
        match change {
            Change::Drop { square, piece } => marks.extend(hanging(position.grid(), square, piece)),
            // The finger covers the intersection, so crossed lines show it.
            Change::Put { square, .. } if press.is_finger && has_lines(position.rules().game()) => {
                marks.push(mark(MarkKind::CrossHair, square));
            }
            _ => {}
        }
    }
    marks
}

/// Returns the mark for the disc above the column in which it will fall to this square.
fn hanging(grid: Grid, square: Square, piece: Piece) -> Option<Mark> {
    let top = grid.square(grid.place(square).0, 0)?;
    Some(mark(MarkKind::Hanging(piece), top))
}

fn arrows(path: &[Square]) -> impl Iterator<Item = Mark> {
    let legs = path.len().saturating_sub(1);
    path.windows(2)
        .enumerate()
        .map(move |(at, leg)| mark(MarkKind::Arrow { to: leg[1], last: at + 1 == legs }, leg[0]))
}

/// Returns the move numbers of all stones.
fn numbers(game: &Match) -> Vec<Mark> {
    if !places(game) {
        return Vec::new();
    }
    let mut placed = vec![None; game.position().grid().squares().count()];
    let mut latest = None;
    for (at, (_, Turn(path))) in game.played().enumerate() {
        latest = path.first().copied();
        if let Some(place) = latest.and_then(|square| placed.get_mut(usize::from(square.0))) {
            *place = Some(at + 1);
        }
    }
    let stands = |square: &Square| game.position().piece(*square).is_some();
    let number = |square: Square| {
        let turn = placed[usize::from(square.0)]?;
        Some(mark(MarkKind::Number { turn, last: latest == Some(square) }, square))
    };
    game.position().grid().squares().filter(stands).filter_map(number).collect()
}

/// Returns `true` if the points on the board are being counted or have been counted.
pub(super) fn is_counted(game: &Match) -> bool {
    game.counting().is_some() || matches!(game.acts().last(), Some(Act::Settle(_)))
}

//! What lies over the board to be read: what was chosen, where it may go, what will be taken,
//! what was played last, who owns what, why a touch was refused.
//!
//! First a list of marks is made from the match, or from the position that is being set up, which
//! tests can read; then it is drawn.

use bevy::prelude::*;

use crate::app::board::look::{self, Hints};
use crate::app::board::picking::Press;
use crate::app::board::seen::BoardContent;
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::state::session::Peek;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::notice::{ComputerNotice, Notice, StatusLine};
use crate::app::vocabulary::preferences::Seating;
use crate::play::{Act, CurrentTurn, Match, PastTurn};
use crate::rules::{Change, Game, Grid, Illegal, Piece, Position, Rank, Rules, Side, Square, Turn};

mod draw;
mod sketch;

pub(super) use draw::plugin;

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    pub kind: MarkKind,
    pub square: Square,
}

/// What a mark means. One shape a meaning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarkKind {
    /// The piece that was chosen.
    Selected,
    /// A square that may be touched next.
    Dot,
    /// From this square the path leads to that one, which may be its end.
    Arrow { to: Square, last: bool },
    /// Where a piece will stand.
    Ghost(Piece),
    /// This is where discs fall in, and which way.
    Fall,
    /// The disc that will fall, above its column.
    Hanging(Piece),
    /// Where the disc will come to rest.
    Landing(Piece),
    /// This piece will turn over.
    Turns,
    /// This piece will go, or has gone.
    Taken,
    /// A piece that can capture, and has to.
    MustCapture,
    /// The last turn began or ended here.
    Last,
    /// The piece that was placed last.
    LastPiece,
    /// The number of the turn in which this stone was placed.
    Number { turn: usize, last: bool },
    /// The row that has won leads from here to there.
    Row { to: Square },
    /// One of the row that has won.
    InRow,
    /// A point that the rules forbid to the side to move.
    Forbidden,
    /// This stone counts as taken.
    Dead,
    /// A point that belongs to this side.
    Territory(Side),
    /// A point that both sides reach, and nobody owns.
    Neutral,
    /// What the computer would play: a piece of it, or where it goes.
    Hint,
    /// A refused touch.
    Refused,
    /// Where the finger is.
    Pressed,
    /// The lines that cross under the finger.
    CrossHair,
    /// Where the keyboard is.
    Cursor,
}

impl Mark {
    /// What is dead, and whose every point is.
    #[must_use]
    pub fn of_count(game: &Match) -> Vec<Mark> {
        let Some(count) = game.count() else { return Vec::new() };
        let dead = game.dead();
        let mut marks: Vec<_> = dead.iter().map(|&square| mark(MarkKind::Dead, square)).collect();
        for (square, owner) in game.position().grid().squares().zip(count.owner) {
            let is_empty = game.position().piece(square).is_none() || dead.contains(&square);
            match owner {
                Some(side) if is_empty => marks.push(mark(MarkKind::Territory(side), square)),
                None if is_empty => marks.push(mark(MarkKind::Neutral, square)),
                _ => {}
            }
        }
        marks
    }
}

/// What there is to be shown beside the match.
pub(super) struct Moment<'a> {
    pub peek: &'a Peek,
    pub settings: &'a Settings,
    pub message: &'a StatusLine,
    pub press: &'a Press,
    pub focus: &'a Focus,
    /// Whether this is the match that is played, and not one that is looked through.
    pub live: bool,
    /// The better turn of a position that is looked at again.
    pub better: Option<&'a Turn>,
}

fn mark(kind: MarkKind, square: Square) -> Mark {
    Mark { kind, square }
}

/// Everything that is to be shown now.
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

/// Everything that a match has to show now.
fn of_game(game: &Match, moment: &Moment) -> Vec<Mark> {
    let Moment { settings, message, press, live, better, .. } = *moment;
    let mut marks = Vec::new();
    if settings.seating_of(game.setup()) == Seating::Across {
        marks.extend(falls(game.setup().rules));
    }
    if is_counted(game) {
        marks.extend(Mark::of_count(game));
    } else {
        if settings.numbers {
            marks.extend(numbers(game));
        }
        // The arrows of two turns at once would be too much.
        let peek = if live { moment.peek.0 } else { better.is_none() };
        marks.extend(of_match(game, peek, live, settings));
    }
    if let Some(Notice::Refused { square, reason }) = &message.0 {
        marks.extend(square.map(|square| mark(MarkKind::Refused, square)));
        if let Illegal::MustCapture { with } = reason {
            let shown = |square: &Square| marks.contains(&mark(MarkKind::MustCapture, *square));
            let more: Vec<_> = with.iter().filter(|square| !shown(square)).copied().collect();
            marks.extend(more.into_iter().map(|square| mark(MarkKind::MustCapture, square)));
        }
    }
    if let Some(Notice::Computer(said)) = &message.0 {
        marks.extend(of_computer(game, said));
    }
    marks.extend(better.into_iter().flat_map(hinted));
    if live && is_being_made(game) {
        marks.extend(under_the_finger(game, press));
    }
    // Where a piece is about to stand, the dot that says so is in its way.
    let ghosts: Vec<_> =
        marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Ghost(_))).map(|mark| mark.square).collect();
    marks.retain(|mark| mark.kind != MarkKind::Dot || !ghosts.contains(&mark.square));
    marks
}

/// Where the board lies flat between two people, it does not say which way is down.
fn falls(rules: Rules) -> Vec<Mark> {
    let grid = rules.grid();
    let columns = 0..if rules.game() == Game::ConnectFour { grid.columns } else { 0 };
    columns.filter_map(|column| Some(mark(MarkKind::Fall, grid.square(column, 0)?))).collect()
}

/// Whether a turn can be made now.
fn is_being_made(game: &Match) -> bool {
    game.turns().current.started && game.outcome().is_none() && game.computer_to_act().is_none()
}

/// What the computer points at.
fn of_computer(game: &Match, said: &ComputerNotice) -> Vec<Mark> {
    match said {
        ComputerNotice::Hint { turn, .. } => hinted(turn).collect(),
        ComputerNotice::Estimate { owners, .. } => {
            // A stone that lives says itself whose its point is.
            let stands = |square, side| game.position().piece(square).is_some_and(|piece| piece.side == side);
            let owned = owners.iter().zip(0..).filter_map(|(owner, at)| {
                let (side, square) = ((*owner)?, Square(at));
                (!stands(square, side)).then(|| mark(MarkKind::Territory(side), square))
            });
            owned.collect()
        }
        ComputerNotice::Looks | ComputerNotice::NoDraw | ComputerNotice::PlaysOn => Vec::new(),
    }
}

/// A turn that would be good.
fn hinted(turn: &Turn) -> impl Iterator<Item = Mark> {
    turn.0.iter().map(|&square| mark(MarkKind::Hint, square)).chain(arrows(&turn.0))
}

/// Whether a turn of this game is the place of a piece, and not its way.
fn places(game: &Match) -> bool {
    !BoardContent::Match(game).moves()
}

/// Whether pieces are put where lines cross.
fn has_lines(game: Game) -> bool {
    matches!(game, Game::Go | Game::Gomoku)
}

/// What the match alone has to show.
fn of_match(game: &Match, peek: bool, live: bool, settings: &Settings) -> Vec<Mark> {
    let turns = game.turns();
    let mut marks = Vec::new();
    if let Some(previous) = &turns.previous {
        if peek {
            marks.extend(looked_back_on(previous));
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
            // That a stone would have no liberty is plain to see, and often so.
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

/// The whole of a past turn.
fn looked_back_on(past: &PastTurn) -> Vec<Mark> {
    let path = &past.turn.0;
    let mut marks = Vec::new();
    match path.as_slice() {
        [placed] => marks.push(mark(MarkKind::LastPiece, *placed)),
        _ => {
            marks.extend(path.first().map(|&from| mark(MarkKind::Selected, from)));
            marks.extend(arrows(path));
        }
    }
    marks.extend(past.removed().map(|square| mark(MarkKind::Taken, square)));
    let turned = past.changes.iter().filter_map(|change| match change {
        Change::Flip { square, .. } => Some(mark(MarkKind::Turns, *square)),
        _ => None,
    });
    marks.extend(turned);
    marks
}

/// Where the last turn went.
fn last(game: &Match, previous: &PastTurn, numbers: bool) -> Vec<Mark> {
    let path = &previous.turn.0;
    if places(game) {
        // A stone with a number says by its colour that it is the last.
        let placed = path.first().filter(|_| !numbers);
        return placed.map(|&square| mark(MarkKind::LastPiece, square)).into_iter().collect();
    }
    let ends = [path.first(), path.last()].into_iter().flatten();
    ends.map(|&square| mark(MarkKind::Last, square)).collect()
}

/// The row that has won.
fn row(position: &dyn Position) -> Vec<Mark> {
    let row = position.line();
    let (Some(&from), Some(&to)) = (row.first(), row.last()) else { return Vec::new() };
    let shown = row.iter().map(|&square| mark(MarkKind::InRow, square));
    shown.chain([mark(MarkKind::Row { to }, from)]).collect()
}

/// What a turn that places a piece will do.
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

/// What a finger would do if it was lifted.
fn under_the_finger(game: &Match, press: &Press) -> Vec<Mark> {
    let Some(over) = press.over else { return Vec::new() };
    if !places(game) || game.counting().is_some() || press.aims_at().is_none() {
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
            // Where the finger hides on which of the lines it is.
            Change::Put { square, .. } if press.is_finger && has_lines(position.rules().game()) => {
                marks.push(mark(MarkKind::CrossHair, square));
            }
            _ => {}
        }
    }
    marks
}

/// The disc above the column in which it will fall to this square.
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

/// The number of its turn on each stone.
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

/// Whether the points on the board are counted or have been.
pub(super) fn is_counted(game: &Match) -> bool {
    game.counting().is_some() || matches!(game.acts().last(), Some(Act::Settle(_)))
}

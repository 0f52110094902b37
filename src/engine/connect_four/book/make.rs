//! Making the book.
//!
//! First come the lines of play of a side that plays its best against everything: what it may meet
//! with the first disc, what with the second, and so on. Then come all positions with so many
//! discs, from which all with fewer follow at once. Whenever it is interrupted, what is there is
//! exact; it goes on where it ended.

use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::super::board::{Board, Sight};
use super::super::meter::Meter;
use super::super::shape::{Shape, Standard};
use super::super::solver::Solver;
use super::{Book, code};
use crate::engine::few::sort_few;
use crate::engine::{Budget, Limits, Stop};

/// What is to be in a book, and what may be spent on it.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Up to how many discs best play is followed.
    pub line_plies: i32,
    /// With how many discs all positions are solved.
    pub all_plies: i32,
    pub time: Option<Duration>,
    /// For the tables of all threads together, in bytes.
    pub memory: usize,
    /// On how many threads the second part is made.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { line_plies: 14, all_plies: 8, time: None, memory: 2 << 30, threads: 1 }
    }
}

/// How far a book has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many discs are on the boards that are being solved.
    pub plies: i32,
    /// How many of these positions are solved, and how many there are.
    pub done: usize,
    pub all: usize,
    pub bytes: usize,
}

/// Why a book cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BadBook {
    #[error("the file is not a book")]
    NotABook,
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How often the file is written.
const OFTEN: Duration = Duration::from_secs(20);

struct Maker<'a> {
    solver: Solver<Standard>,
    file: &'a Path,
    deadline: Option<Instant>,
    budget: Budget,
    written: Instant,
    tell: &'a mut dyn FnMut(Progress),
}

/// Adds to the book in a file, or begins it. Says whether all is there that was asked for.
///
/// # Errors
/// When the file cannot be read or written, or is something else.
pub fn make_book(file: &Path, settings: Settings, mut tell: impl FnMut(Progress)) -> Result<bool, BadBook> {
    let book = match std::fs::read(file) {
        Ok(bytes) => code::read(&bytes).ok_or(BadBook::NotABook)?,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Book::default(),
        Err(error) => return Err(error.into()),
    };
    let deadline = settings.time.and_then(|time| Instant::now().checked_add(time));
    let mut maker = Maker {
        solver: Solver::new(Standard, settings.memory, Some(book)),
        file,
        deadline,
        budget: budget(deadline),
        written: Instant::now(),
        tell: &mut tell,
    };
    let is_whole = maker.lines(settings.line_plies)? && maker.all(settings)?;
    maker.write()?;
    Ok(is_whole)
}

impl Maker<'_> {
    fn book(&mut self) -> &mut Book {
        self.solver.book.get_or_insert_default()
    }

    fn write(&mut self) -> Result<usize, BadBook> {
        let bytes = code::write(self.book());
        let beside = self.file.with_extension("part");
        std::fs::write(&beside, &bytes)?;
        std::fs::rename(beside, self.file)?;
        self.written = Instant::now();
        Ok(bytes.len())
    }

    fn note(&mut self, plies: i32, done: usize, all: usize) -> Result<(), BadBook> {
        if self.written.elapsed() > OFTEN || done == all {
            let bytes = self.write()?;
            (self.tell)(Progress { plies, done, all, bytes });
        }
        Ok(())
    }

    /// What a side may meet that plays its best, and what it makes of it: each with its score.
    fn lines(&mut self, plies: i32) -> Result<bool, BadBook> {
        // Where the side that plays its best is to move, and where the other is.
        let (mut met, mut made) = (vec![START], vec![START]);
        for ply in 0..plies {
            let mut best = Vec::new();
            for (done, &board) in met.iter().enumerate() {
                match self.best(board) {
                    Some(board) => best.push(board),
                    None => return Ok(false),
                }
                self.note(ply, done + 1, met.len())?;
            }
            met = different(made.into_iter().flat_map(children));
            made = different(best.into_iter());
        }
        Ok(true)
    }

    /// The position after a best turn, unless the time is over. It and the position before are in
    /// the book then.
    fn best(&mut self, board: Board) -> Option<Board> {
        let score = match self.solver.known(board) {
            Some(score) => score,
            None => self.solver.solve(board, &mut Meter::new(&mut self.budget, u64::MAX))?,
        };
        self.book().insert(Standard, board, score);
        let mut after: Vec<Board> = children(board).collect();
        // What is known already first, and else from the middle outwards.
        sort_few(&mut after, |&after| self.solver.known(after) != Some(-score));
        for after in after {
            let mut meter = Meter::new(&mut self.budget, u64::MAX);
            if !self.solver.is_worth(after, 1 - score, &mut meter)? {
                if is_open(after) {
                    self.book().insert(Standard, after, -score);
                }
                return Some(after);
            }
        }
        unreachable!("a turn is worth as much as the position before it")
    }

    /// All positions with so many discs.
    fn all(&mut self, settings: Settings) -> Result<bool, BadBook> {
        let mut layer = vec![START];
        for _ in 0..settings.all_plies {
            layer = different(layer.into_iter().flat_map(children));
        }
        let all = layer.len();
        layer.retain(|&board| self.solver.known(board).is_none());
        self.solver.forget();
        let (next, layer, deadline) = (AtomicUsize::new(0), &layer, self.deadline);
        let mut done = all - layer.len();
        std::thread::scope(|scope| {
            let (solved, answers) = mpsc::channel();
            for _ in 0..settings.threads {
                let (next, solved, book) = (&next, solved.clone(), self.book().clone());
                scope.spawn(move || {
                    let mut solver = Solver::new(Standard, settings.memory / settings.threads, Some(book));
                    let mut budget = budget(deadline);
                    while let Some(&board) = layer.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let score = solver.solve(board, &mut Meter::new(&mut budget, u64::MAX));
                        let Some(score) = score else { break };
                        if solved.send((board, score)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(solved);
            for (board, score) in answers {
                self.book().insert(Standard, board, score);
                done += 1;
                self.note(settings.all_plies, done, all)?;
            }
            Ok(done == all)
        })
    }
}

const START: Board = Board { discs: 0, mask: 0 };

fn budget(deadline: Option<Instant>) -> Budget {
    let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    Budget::new(Limits { time, ..Limits::default() }, &Stop::default())
}

/// Whether anything is to be decided: nobody wins at once.
fn is_open(board: Board) -> bool {
    matches!(board.sight(Standard), Sight::Open(_))
}

/// The positions after the turns that do not lose at once, from the middle outwards.
fn children(board: Board) -> impl Iterator<Item = Board> {
    let moves = match board.sight(Standard) {
        Sight::Open(moves) => moves,
        _ => 0,
    };
    let squares = [3, 2, 4, 1, 5, 0, 6].map(|column| moves & Standard.column(column));
    squares.into_iter().filter(|&square| square != 0).map(move |square| board.after(square))
}

/// Those in which anything is to be decided, each once, in the order in which they come.
fn different(boards: impl Iterator<Item = Board>) -> Vec<Board> {
    let mut seen = HashSet::new();
    let mut is_new = |board: &Board| seen.insert(Standard.symmetric_key(board.discs, board.mask));
    boards
        .filter(|&board| is_open(board))
        .map(|board| board.canonical(Standard))
        .filter(|board| is_new(board))
        .collect()
}

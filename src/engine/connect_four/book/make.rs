//! Making the book: the lines of play of a side that plays its best against everything, and all
//! positions with as many discs. Whenever it is interrupted, what is there is exact; it goes on
//! where it ended.

use std::collections::HashSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use super::super::board::{Board, Sight};
use super::super::meter::Meter;
use super::super::shape::{Shape, Standard};
use super::super::solver::Solver;
use super::{Book, Layer, code};
use crate::engine::few::sort_few;
use crate::engine::{Budget, Limits, Stop};

/// What is to be made, and what may be spent on it.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Up to how many discs best play is followed, or with how many discs all positions are solved.
    pub plies: usize,
    pub time: Option<Duration>,
    /// For the tables of all threads together, in bytes.
    pub memory: usize,
    /// Lines of play are followed on one.
    pub threads: usize,
}

impl Settings {
    /// Of the lines of play that are compiled in.
    pub const LINES: Settings = Settings { plies: 14, time: None, memory: 2 << 30, threads: 1 };
    /// Of the layer that is compiled in.
    pub const LAYER: Settings = Settings { plies: 12, time: None, memory: 6 << 30, threads: 2 };
}

/// How far a book has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many discs are on the boards that are being solved.
    pub plies: usize,
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
    #[error("the file holds all positions with {0} discs, not with {1}")]
    OtherPlies(usize, usize),
    #[error("there are too many positions with {0} discs")]
    TooMany(usize),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How often the file is written.
const OFTEN: Duration = Duration::from_mins(1);

/// So many positions that lie beside each other are solved by the same thread: what it remembers of
/// one helps with the next.
const BESIDE: usize = 512;

struct Maker<'a> {
    solver: Solver<Standard>,
    file: &'a Path,
    budget: Budget,
    written: Instant,
    tell: &'a mut dyn FnMut(Progress),
}

/// Adds to the lines of play in a file, or begins it. Says whether all is there that was asked for.
///
/// # Errors
/// When the file cannot be read or written, or is something else.
pub fn make_book(file: &Path, settings: Settings, mut tell: impl FnMut(Progress)) -> Result<bool, BadBook> {
    let book = match there(file)? {
        Some(bytes) => code::read(&bytes).ok_or(BadBook::NotABook)?,
        None => Book::default(),
    };
    let mut maker = Maker {
        solver: Solver::new(Standard, settings.memory, Some(book)),
        file,
        budget: budget(deadline(settings)),
        written: Instant::now(),
        tell: &mut tell,
    };
    let is_whole = maker.lines(settings.plies)?;
    maker.write()?;
    Ok(is_whole)
}

/// Adds to the scores of all positions with as many discs in a file, or begins it. Says whether all
/// is there.
///
/// # Errors
/// When the file cannot be read or written, or is something else, or the positions are too many.
pub fn make_layer(file: &Path, settings: Settings, mut tell: impl FnMut(Progress)) -> Result<bool, BadBook> {
    let plies = settings.plies;
    let mut layer = match there(file)? {
        Some(bytes) => Layer::unpacked(&bytes).ok_or(BadBook::NotABook)?,
        None => Layer::new(plies).ok_or(BadBook::TooMany(plies))?,
    };
    if layer.plies() != plies {
        return Err(BadBook::OtherPlies(layer.plies(), plies));
    }
    let boards = (0..plies).fold(vec![START], |boards, _| different(boards.into_iter().flat_map(children)));
    let all = boards.len();
    let missing: Vec<Board> = boards.into_iter().filter(|&board| layer.score(board).is_none()).collect();
    let mut done = all - missing.len();
    let (next, deadline) = (AtomicUsize::new(0), deadline(settings));
    std::thread::scope(|scope| {
        let (solved, answers) = mpsc::channel();
        for _ in 0..settings.threads {
            let (next, missing, solved) = (&next, &missing, solved.clone());
            scope.spawn(move || {
                let mut solver = Solver::new(Standard, settings.memory / settings.threads, None);
                let mut budget = budget(deadline);
                while let Some(beside) = missing.chunks(BESIDE).nth(next.fetch_add(1, Ordering::Relaxed)) {
                    for &board in beside {
                        let score = solver.solve(board, &mut Meter::new(&mut budget, u64::MAX));
                        if score.is_none_or(|score| solved.send((board, score)).is_err()) {
                            return;
                        }
                    }
                }
            });
        }
        drop(solved);
        let mut written = Instant::now();
        for (board, score) in answers {
            layer.insert(board, score);
            done += 1;
            if written.elapsed() > OFTEN {
                let bytes = write(file, &layer.packed())?;
                tell(Progress { plies, done, all, bytes });
                written = Instant::now();
            }
        }
        let bytes = write(file, &layer.packed())?;
        tell(Progress { plies, done, all, bytes });
        Ok(done == all)
    })
}

/// What is in a file, if there is one.
fn there(file: &Path) -> Result<Option<Vec<u8>>, BadBook> {
    match std::fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Writes a file whole or not at all. Says how long it is.
fn write(file: &Path, bytes: &[u8]) -> Result<usize, BadBook> {
    let beside = file.with_extension("part");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(beside, file)?;
    Ok(bytes.len())
}

impl Maker<'_> {
    fn book(&mut self) -> &mut Book {
        self.solver.book.get_or_insert_default()
    }

    fn write(&mut self) -> Result<usize, BadBook> {
        self.written = Instant::now();
        let bytes = code::write(self.book());
        write(self.file, &bytes)
    }

    fn note(&mut self, plies: usize, done: usize, all: usize) -> Result<(), BadBook> {
        if self.written.elapsed() > OFTEN || done == all {
            let bytes = self.write()?;
            (self.tell)(Progress { plies, done, all, bytes });
        }
        Ok(())
    }

    /// What a side may meet that plays its best, and what it makes of it: each with its score.
    fn lines(&mut self, plies: usize) -> Result<bool, BadBook> {
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
}

pub(super) const START: Board = Board { discs: 0, mask: 0 };

fn deadline(settings: Settings) -> Option<Instant> {
    settings.time.and_then(|time| Instant::now().checked_add(time))
}

fn budget(deadline: Option<Instant>) -> Budget {
    let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
    Budget::new(Limits { time, ..Limits::default() }, &Stop::default())
}

/// Whether anything is to be decided: nobody wins at once.
fn is_open(board: Board) -> bool {
    matches!(board.sight(Standard), Sight::Open(_))
}

/// The positions after the turns that do not lose at once, from the middle outwards.
pub(super) fn children(board: Board) -> impl Iterator<Item = Board> {
    let moves = match board.sight(Standard) {
        Sight::Open(moves) => moves,
        _ => 0,
    };
    let squares = [3, 2, 4, 1, 5, 0, 6].map(|column| moves & Standard.column(column));
    squares.into_iter().filter(|&square| square != 0).map(move |square| board.after(square))
}

/// Those in which anything is to be decided, each once, in the order in which they come.
pub(super) fn different(boards: impl Iterator<Item = Board>) -> Vec<Board> {
    let mut seen = HashSet::new();
    let mut is_new = |board: &Board| seen.insert(Standard.symmetric_key(board.discs, board.mask));
    boards
        .filter(|&board| is_open(board))
        .map(|board| board.canonical(Standard))
        .filter(|board| is_new(board))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: Settings = Settings { plies: 4, time: Some(Duration::ZERO), memory: 1 << 20, threads: 2 };

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("parlour-layer-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_layer_that_is_not_whole_says_so_and_is_gone_on_with() {
        let folder = folder("goes-on");
        let file = folder.join("layer");
        let boards = (0..4).fold(vec![START], |boards, _| different(boards.into_iter().flat_map(children)));
        let (mut told, all) = (Vec::new(), boards.len());
        assert!(!make_layer(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        let mut layer = Layer::unpacked(&std::fs::read(&file).unwrap()).unwrap();
        for &board in &boards[5..] {
            layer.insert(board, 1);
        }
        write(&file, &layer.packed()).unwrap();
        assert!(!make_layer(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        assert_eq!(told, [(0, all), (all - 5, all)]);
        for &board in &boards {
            layer.insert(board, 1);
        }
        write(&file, &layer.packed()).unwrap();
        assert!(make_layer(&file, AT_ONCE, |_| ()).unwrap());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = folder("else");
        let file = folder.join("layer");
        std::fs::write(&file, "no layer").unwrap();
        assert!(matches!(make_layer(&file, AT_ONCE, |_| ()), Err(BadBook::NotABook)));
        assert_eq!(std::fs::read(&file).unwrap(), b"no layer");
        write(&file, &Layer::new(3).unwrap().packed()).unwrap();
        assert!(matches!(make_layer(&file, AT_ONCE, |_| ()), Err(BadBook::OtherPlies(3, 4))));
        let many = Settings { plies: 17, ..AT_ONCE };
        assert!(matches!(make_layer(&folder.join("new"), many, |_| ()), Err(BadBook::TooMany(17))));
        std::fs::remove_dir_all(folder).unwrap();
    }
}

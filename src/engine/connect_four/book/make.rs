//! Making the book: a solver looks at every position. Whenever it is interrupted, what is there is
//! exact; it goes on where it ended.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use super::super::board::{Board, Sight};
use super::super::meter::Meter;
use super::super::shape::Standard;
use super::super::solver::Solver;
use super::Book;
use crate::engine::{Budget, Limits, Stop};

/// What is to be made, and what may be spent on it.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// With how many discs all positions are solved.
    pub plies: usize,
    pub time: Option<Duration>,
    /// For the tables of all threads together, in bytes.
    pub memory: usize,
    pub threads: usize,
}

impl Settings {
    /// Of the book that is compiled in.
    pub const BUILT_IN: Settings = Settings { plies: 12, time: None, memory: 6 << 30, threads: 2 };
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
const BESIDE: usize = 256;

/// Adds to the scores in a file, or begins it. Says whether all are there.
///
/// # Errors
/// When the file cannot be read or written, or is something else, or the positions are too many.
pub fn make_book(file: &Path, settings: Settings, mut tell: impl FnMut(Progress)) -> Result<bool, BadBook> {
    let plies = settings.plies;
    let mut book = match there(file)? {
        Some(bytes) => Book::unpacked(&bytes).ok_or(BadBook::NotABook)?,
        None => Book::new(plies).ok_or(BadBook::TooMany(plies))?,
    };
    if book.plies as usize != plies {
        return Err(BadBook::OtherPlies(book.plies as usize, plies));
    }
    let deadline = settings.time.and_then(|time| Instant::now().checked_add(time));
    let (mut done, mut all) = (0, 0);
    let (mut with_choice, mut forced) = (Vec::new(), Vec::new());
    for (_, board) in book.positions() {
        all += 1;
        match board.sight(Standard) {
            _ if book.score(board).is_some() => done += 1,
            Sight::Open(moves) if moves.is_power_of_two() => forced.push(board),
            _ => with_choice.push(board),
        }
    }
    // Where there is no choice the next position is solved, and of that the others say what it is
    // worth at least.
    for missing in [with_choice, forced] {
        let known = Arc::new(book.clone());
        let mut written = Instant::now();
        solve(&missing, &known, settings, deadline, |board, score| {
            book.insert(board, score);
            done += 1;
            if written.elapsed() > OFTEN {
                let bytes = write(file, &book.packed())?;
                tell(Progress { plies, done, all, bytes });
                written = Instant::now();
            }
            Ok(())
        })?;
    }
    let bytes = write(file, &book.packed())?;
    tell(Progress { plies, done, all, bytes });
    Ok(done == all)
}

/// Solves positions on some threads, until the time is over.
fn solve(
    boards: &[Board],
    known: &Arc<Book>,
    settings: Settings,
    deadline: Option<Instant>,
    mut found: impl FnMut(Board, i32) -> Result<(), BadBook>,
) -> Result<(), BadBook> {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let (solved, answers) = mpsc::channel();
        for _ in 0..settings.threads {
            let (next, solved) = (&next, solved.clone());
            scope.spawn(move || {
                let memory = settings.memory / settings.threads;
                let mut solver = Solver::new(Standard, memory, Some(known.clone()));
                let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
                let mut budget = Budget::new(Limits { time, ..Limits::default() }, &Stop::default());
                while let Some(beside) = boards.chunks(BESIDE).nth(next.fetch_add(1, Ordering::Relaxed)) {
                    for &board in beside {
                        let mut meter = Meter::new(&mut budget, u64::MAX);
                        let score = match board.sight(Standard) {
                            Sight::Open(only) if only.is_power_of_two() => {
                                solver.solve(board.after(only), &mut meter).map(|score| -score)
                            }
                            _ => solver.solve(board, &mut meter),
                        };
                        if score.is_none_or(|score| solved.send((board, score)).is_err()) {
                            return;
                        }
                    }
                }
            });
        }
        drop(solved);
        answers.into_iter().try_for_each(|(board, score)| found(board, score))
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

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: Settings = Settings { plies: 4, time: Some(Duration::ZERO), memory: 1 << 20, threads: 2 };

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("parlour-book-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_book_that_is_not_whole_says_so_and_is_gone_on_with() {
        let folder = folder("goes-on");
        let file = folder.join("book");
        let mut told = Vec::new();
        assert!(!make_book(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        let mut book = Book::unpacked(&std::fs::read(&file).unwrap()).unwrap();
        let boards: Vec<Board> = book.positions().map(|(_, board)| board).collect();
        let all = boards.len();
        for &board in &boards[5..] {
            book.insert(board, 1);
        }
        write(&file, &book.packed()).unwrap();
        assert!(!make_book(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        assert_eq!(told, [(0, all), (all - 5, all)]);
        for &board in &boards {
            book.insert(board, 1);
        }
        write(&file, &book.packed()).unwrap();
        assert!(make_book(&file, AT_ONCE, |_| ()).unwrap());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = folder("else");
        let file = folder.join("book");
        std::fs::write(&file, "no book").unwrap();
        assert!(matches!(make_book(&file, AT_ONCE, |_| ()), Err(BadBook::NotABook)));
        assert_eq!(std::fs::read(&file).unwrap(), b"no book");
        write(&file, &Book::new(3).unwrap().packed()).unwrap();
        assert!(matches!(make_book(&file, AT_ONCE, |_| ()), Err(BadBook::OtherPlies(3, 4))));
        let many = Settings { plies: 17, ..AT_ONCE };
        assert!(matches!(make_book(&folder.join("new"), many, |_| ()), Err(BadBook::TooMany(17))));
        std::fs::remove_dir_all(folder).unwrap();
    }
}

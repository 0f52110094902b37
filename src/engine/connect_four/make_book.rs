//! Making the book: a solver looks at every position. Whenever it is interrupted, what is there is
//! exact; it goes on where it ended.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use super::board::{DiscBoard, each};
use super::book::Book;
use super::book::index::safe_moves;
use super::meter::Meter;
use super::shape::Standard;
use super::solver::Solver;
use crate::engine::{Budget, Limits, Stop};

/// What is to be made, and what may be spent on it.
#[derive(Clone, Copy, Debug)]
pub struct BookSettings {
    /// With how many discs all positions are solved.
    pub plies: usize,
    pub time: Option<Duration>,
    /// For the tables of all threads together, in bytes.
    pub memory: usize,
    pub threads: usize,
}

impl BookSettings {
    /// Of the book that is compiled in.
    pub const BUILT_IN: BookSettings = BookSettings { plies: 12, time: None, memory: 6 << 30, threads: 2 };
}

/// How far a book has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// How many discs are on the boards that are being solved.
    pub plies: usize,
    /// How many of their scores and best drops are found, and how many there are.
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
    #[error("there are only books of all positions with 10 to 16 discs, not with {0}")]
    NoSuchBook(usize),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// How often the file is written.
const OFTEN: Duration = Duration::from_mins(1);

/// So many positions that lie beside each other are given to the same thread: what it remembers of
/// one helps with the next.
const BESIDE: usize = 256;

/// Adds to the scores and best drops in a file, or begins it. Says whether all are there.
///
/// # Errors
/// When the file cannot be read or written, or is something else, or there is no book of positions
/// with so many discs.
pub fn make_book(file: &Path, settings: BookSettings, tell: impl FnMut(Progress)) -> Result<bool, BadBook> {
    let plies = settings.plies;
    let book = match there(file)? {
        Some(bytes) => Book::unpacked(&bytes, &Stop::default()).ok_or(BadBook::NotABook)?,
        None => Book::new(plies).ok_or(BadBook::NoSuchBook(plies))?,
    };
    let there = book.plies() as usize;
    if there != plies {
        return Err(BadBook::OtherPlies(there, plies));
    }
    let (mut all, mut with_choice, mut without, mut without_best) = (0, Vec::new(), Vec::new(), Vec::new());
    for entry in book.index.entries() {
        all += 1 + usize::from(entry.has_choice());
        if book.score(entry.board).is_none() {
            let missing = if entry.has_choice() { &mut with_choice } else { &mut without };
            missing.push(entry.board);
        }
        if book.best(entry.board).is_none() {
            without_best.push(entry.board);
        }
    }
    let done = all - with_choice.len() - without.len() - without_best.len();
    let deadline = settings.time.and_then(|time| Instant::now().checked_add(time));
    let mut making = Making { file, settings, deadline, book, done, all, written: Instant::now(), tell };
    making.solve(&with_choice)?;
    // Where there is no choice the next position is solved, and of that the others say what it is
    // worth at least.
    making.solve(&without)?;
    making.find_best(&without_best)?;
    making.write()?;
    Ok(making.done == all)
}

/// A book that is being made.
struct Making<'a, F> {
    file: &'a Path,
    settings: BookSettings,
    deadline: Option<Instant>,
    book: Book,
    done: usize,
    all: usize,
    written: Instant,
    tell: F,
}

impl<F: FnMut(Progress)> Making<'_, F> {
    fn solve(&mut self, boards: &[DiscBoard]) -> Result<(), BadBook> {
        let solve = |solver: &mut Solver<Standard>, board: DiscBoard, meter: &mut Meter| {
            let moves = safe_moves(board)?;
            if moves.is_power_of_two() {
                solver.solve(board.after(moves), meter).map(|score| -score)
            } else {
                solver.solve(board, meter)
            }
        };
        self.each(boards, solve, Book::insert)
    }

    /// The scores must be known.
    fn find_best(&mut self, boards: &[DiscBoard]) -> Result<(), BadBook> {
        let find_best = |solver: &mut Solver<Standard>, board: DiscBoard, meter: &mut Meter| {
            let squares: Vec<u64> = each(safe_moves(board)?).collect();
            let score = solver.solve(board, meter)?;
            solver.find_best(board, &squares, score, meter)
        };
        self.each(boards, find_best, Book::insert_best)
    }

    /// Finds something out about each position, on some threads, until the time is over.
    fn each<T: Send>(
        &mut self,
        boards: &[DiscBoard],
        find: impl Fn(&mut Solver<Standard>, DiscBoard, &mut Meter) -> Option<T> + Sync,
        insert: impl Fn(&mut Book, DiscBoard, T),
    ) -> Result<(), BadBook> {
        let (known, next) = (Arc::new(self.book.clone()), AtomicUsize::new(0));
        let BookSettings { memory, threads, .. } = self.settings;
        let deadline = self.deadline;
        std::thread::scope(|scope| {
            let (answer, answers) = mpsc::channel();
            for _ in 0..threads {
                let (known, next, find, answer) = (known.clone(), &next, &find, answer.clone());
                scope.spawn(move || {
                    let mut solver = Solver::new(Standard, memory / threads, Some(known));
                    let time = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
                    let mut budget = Budget::new(Limits { time, ..Limits::default() }, &Stop::default());
                    while let Some(beside) = boards.chunks(BESIDE).nth(next.fetch_add(1, Ordering::Relaxed)) {
                        for &board in beside {
                            let found = find(&mut solver, board, &mut Meter::new(&mut budget, u64::MAX));
                            if found.is_none_or(|found| answer.send((board, found)).is_err()) {
                                return;
                            }
                        }
                    }
                });
            }
            drop(answer);
            for (board, found) in answers {
                insert(&mut self.book, board, found);
                self.done += 1;
                if self.written.elapsed() > OFTEN {
                    self.write()?;
                }
            }
            Ok(())
        })
    }

    fn write(&mut self) -> Result<(), BadBook> {
        let bytes = write(self.file, &self.book.packed())?;
        (self.tell)(Progress { plies: self.settings.plies, done: self.done, all: self.all, bytes });
        self.written = Instant::now();
        Ok(())
    }
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
    use crate::engine::connect_four::book::index::OpenPosition;

    const AT_ONCE: BookSettings =
        BookSettings { plies: 10, time: Some(Duration::ZERO), memory: 1 << 20, threads: 2 };

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
        let mut book = Book::unpacked(&std::fs::read(&file).unwrap(), &Stop::default()).unwrap();
        let entries: Vec<OpenPosition> = book.index.entries().collect();
        for entry in &entries[5..] {
            book.insert(entry.board, 1);
        }
        write(&file, &book.packed()).unwrap();
        assert!(!make_book(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        for entry in &entries {
            book.insert(entry.board, 1);
            book.insert_best(entry.board, each(entry.moves).next().unwrap());
        }
        write(&file, &book.packed()).unwrap();
        assert!(make_book(&file, AT_ONCE, |progress| told.push((progress.done, progress.all))).unwrap());
        let all = entries.len() + entries.iter().filter(|entry| entry.has_choice()).count();
        assert_eq!(told, [(0, all), (entries.len() - 5, all), (all, all)]);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_that_is_something_else_is_left_alone() {
        let folder = folder("else");
        let file = folder.join("book");
        std::fs::write(&file, "no book").unwrap();
        assert!(matches!(make_book(&file, AT_ONCE, |_| ()), Err(BadBook::NotABook)));
        assert_eq!(std::fs::read(&file).unwrap(), b"no book");
        write(&file, &Book::new(11).unwrap().packed()).unwrap();
        assert!(matches!(make_book(&file, AT_ONCE, |_| ()), Err(BadBook::OtherPlies(11, 10))));
        let many = BookSettings { plies: 17, ..AT_ONCE };
        assert!(matches!(make_book(&folder.join("new"), many, |_| ()), Err(BadBook::NoSuchBook(17))));
        std::fs::remove_dir_all(folder).unwrap();
    }
}

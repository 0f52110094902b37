//! Computes the book: a solver searches every position. After an interruption every entry is exact,
//! and the next run continues with the others.

use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::board::{DiscBoard, each};
use super::book::Book;
use super::book::index::safe_moves;
use super::meter::Meter;
use super::shape::Standard;
use super::solver::Solver;
use crate::engine::{Budget, Host, Limits, Stop, Task};

/// The parameters of a book and the limits for making it.
#[derive(Clone, Copy, Debug)]
pub struct BookSettings {
    /// Number of discs of the positions to solve.
    pub plies: usize,
    /// Time limit.
    pub time: Option<Duration>,
    /// Memory for the transposition tables of all threads, in bytes.
    pub memory: usize,
    /// Number of threads.
    pub threads: usize,
}

impl BookSettings {
    /// The settings of the built-in book.
    pub const BUILT_IN: BookSettings = BookSettings { plies: 12, time: None, memory: 6 << 30, threads: 2 };
}

/// The progress of making a book.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Number of discs of the positions.
    pub plies: usize,
    /// Number of scores and best drops that are known.
    pub done: usize,
    /// Number of scores and best drops of a complete book.
    pub all: usize,
    /// Size of the file.
    pub bytes: usize,
}

/// The reason why a book cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum BadBook {
    /// The data is not a book.
    #[error("the file is not a book")]
    NotABook,
    /// The book has another number of discs, given first.
    #[error("the file holds all positions with {0} discs, not with {1}")]
    OtherPlies(usize, usize),
    /// This number of discs is not supported.
    #[error("there are only books of all positions with 10 to 16 discs, not with {0}")]
    NoSuchBook(usize),
    /// Saving the book failed.
    #[error(transparent)]
    NotSaved(#[from] SaveError),
}

/// Any reason for which a book cannot be saved.
pub type SaveError = Box<dyn Error + Send + Sync>;

/// Interval between two saves.
const SAVE_INTERVAL: Duration = Duration::from_mins(1);

/// Number of neighbouring positions that one thread solves in a row, so that its transposition
/// table helps from one to the next.
const CHUNK: usize = 256;

/// Adds scores and best drops to `known`, the content of an earlier file, or begins a new book.
/// Passes the content of the file to `save` from time to time and at the end. Returns `true` if the
/// book is complete.
///
/// # Errors
/// If `known` is not a book of positions with this number of discs, if there is no book of such
/// positions, or if `save` fails.
pub fn make_book(
    known: Option<&[u8]>,
    settings: BookSettings,
    host: &'static dyn Host,
    save: impl FnMut(Progress, &[u8]) -> Result<(), SaveError> + Send,
) -> Result<bool, BadBook> {
    let plies = settings.plies;
    let book = match known {
        Some(bytes) => Book::unpacked(bytes, &Stop::default()).ok_or(BadBook::NotABook)?,
        None => Book::new(plies).ok_or(BadBook::NoSuchBook(plies))?,
    };
    let known_plies = book.plies() as usize;
    if known_plies != plies {
        return Err(BadBook::OtherPlies(known_plies, plies));
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
    let deadline = settings.time.and_then(|time| host.now().checked_add(time));
    let mut making = Making { settings, host, deadline, book, done, all, saved: host.now(), save };
    making.solve(&with_choice)?;
    // A position without a choice has the score of the next one, which the scores found so far bound
    // from below.
    making.solve(&without)?;
    making.find_best(&without_best)?;
    making.save()?;
    Ok(making.done == all)
}

/// A book that is being computed.
struct Making<S> {
    settings: BookSettings,
    host: &'static dyn Host,
    deadline: Option<Duration>,
    book: Book,
    done: usize,
    all: usize,
    /// Time of the last save.
    saved: Duration,
    save: S,
}

impl<S: FnMut(Progress, &[u8]) -> Result<(), SaveError> + Send> Making<S> {
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

    /// Finds the best drops. The scores must be known.
    fn find_best(&mut self, boards: &[DiscBoard]) -> Result<(), BadBook> {
        let find_best = |solver: &mut Solver<Standard>, board: DiscBoard, meter: &mut Meter| {
            let squares: Vec<u64> = each(safe_moves(board)?).collect();
            let score = solver.solve(board, meter)?;
            solver.find_best(board, &squares, score, meter)
        };
        self.each(boards, find_best, Book::insert_best)
    }

    /// Computes one value per position, on several threads, until the time is over.
    fn each<T: Send>(
        &mut self,
        boards: &[DiscBoard],
        find: impl Fn(&mut Solver<Standard>, DiscBoard, &mut Meter) -> Option<T> + Sync,
        insert: impl Fn(&mut Book, DiscBoard, T) + Sync,
    ) -> Result<(), BadBook> {
        let (known, next) = (Arc::new(self.book.clone()), AtomicUsize::new(0));
        let BookSettings { memory, threads, .. } = self.settings;
        let (host, deadline) = (self.host, self.deadline);
        let making = Mutex::new((self, Ok(())));
        let task = |_| -> Task<'_> {
            Box::new(|| {
                let mut solver = Solver::new(Standard, memory / threads, Some(known.clone()));
                let time = deadline.map(|deadline| deadline.saturating_sub(host.now()));
                let limits = Limits { time, ..Limits::default() };
                let mut budget = Budget::new(limits, &Stop::default(), host);
                while let Some(chunk) = boards.chunks(CHUNK).nth(next.fetch_add(1, Ordering::Relaxed)) {
                    for &board in chunk {
                        let found = find(&mut solver, board, &mut Meter::new(&mut budget, u64::MAX));
                        let Some(found) = found else { return };
                        let mut making = making.lock().unwrap_or_else(PoisonError::into_inner);
                        let (making, result) = &mut *making;
                        if result.is_err() {
                            return;
                        }
                        insert(&mut making.book, board, found);
                        making.done += 1;
                        if host.now().saturating_sub(making.saved) > SAVE_INTERVAL {
                            *result = making.save();
                        }
                    }
                }
            })
        };
        host.run_all((0..threads).map(task).collect());
        making.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }

    fn save(&mut self) -> Result<(), BadBook> {
        let packed = self.book.packed();
        let progress =
            Progress { plies: self.settings.plies, done: self.done, all: self.all, bytes: packed.len() };
        (self.save)(progress, &packed)?;
        self.saved = self.host.now();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::connect_four::book::index::OpenPosition;
    use crate::engine::host::testing::host;

    const NO_TIME: BookSettings =
        BookSettings { plies: 10, time: Some(Duration::ZERO), memory: 1 << 20, threads: 2 };

    /// Runs out of time at once. Returns `true` if the book is complete, and the last progress.
    fn continued(book: &Book) -> (bool, (usize, usize)) {
        let mut last = (0, 0);
        let save = |progress: Progress, _: &[u8]| {
            last = (progress.done, progress.all);
            Ok(())
        };
        let is_complete = make_book(Some(&book.packed()), NO_TIME, host(), save).unwrap();
        (is_complete, last)
    }

    #[test]
    fn an_incomplete_book_is_continued() {
        let mut saved = Vec::new();
        let save = |_: Progress, bytes: &[u8]| {
            saved = bytes.to_vec();
            Ok(())
        };
        assert!(!make_book(None, NO_TIME, host(), save).unwrap());
        let mut book = Book::unpacked(&saved, &Stop::default()).unwrap();
        let entries: Vec<OpenPosition> = book.index.entries().collect();
        let all = entries.len() + entries.iter().filter(|entry| entry.has_choice()).count();
        assert_eq!(continued(&book), (false, (0, all)));
        for entry in &entries[5..] {
            book.insert(entry.board, 1);
        }
        assert_eq!(continued(&book), (false, (entries.len() - 5, all)));
        for entry in &entries {
            book.insert(entry.board, 1);
            book.insert_best(entry.board, each(entry.moves).next().unwrap());
        }
        assert_eq!(continued(&book), (true, (all, all)));
    }

    #[test]
    fn unsuitable_content_is_refused_and_never_saved() {
        let save = |_: Progress, _: &[u8]| -> Result<(), SaveError> { panic!("nothing to save") };
        let make = |known: Option<&[u8]>, settings| make_book(known, settings, host(), save);
        assert!(matches!(make(Some(b"no book"), NO_TIME), Err(BadBook::NotABook)));
        let other = Book::new(11).unwrap().packed();
        assert!(matches!(make(Some(&other), NO_TIME), Err(BadBook::OtherPlies(11, 10))));
        let many = BookSettings { plies: 17, ..NO_TIME };
        assert!(matches!(make(None, many), Err(BadBook::NoSuchBook(17))));
    }

    #[test]
    fn a_failure_to_save_is_returned() {
        let save = |_: Progress, _: &[u8]| Err("the disk is full".into());
        assert!(matches!(make_book(None, NO_TIME, host(), save), Err(BadBook::NotSaved(_))));
    }
}

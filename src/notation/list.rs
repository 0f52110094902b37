//! The games of a text one by one and as a list, within the [limits](super::limits).

use super::error::{Place, Problem, Unreadable};
use super::limits::{self, Limit};
use super::record::{Comment, Extra, Record};
use crate::rules::Turn;

/// A game of a text, or its error.
pub(super) type Game = Result<Record, Unreadable>;

/// An iterator over games that ends with an error where it exceeds a limit.
#[derive(Clone, Debug)]
pub(super) struct Limited<I> {
    games: I,
    /// Number of games so far.
    count: usize,
    /// Number of errors since the last game that was read.
    failures: usize,
    /// An error that ends the list.
    excess: Option<Limit>,
    is_over: bool,
}

impl<I: Iterator<Item = Game>> Limited<I> {
    /// Limits the games of a text with this number of bytes.
    pub(super) fn new(bytes: usize, games: I) -> Limited<I> {
        let excess = (bytes > limits::BYTES).then_some(Limit::Bytes);
        Limited { games, count: 0, failures: 0, excess, is_over: false }
    }
}

impl<I: Iterator<Item = Game>> Iterator for Limited<I> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        if self.is_over {
            return None;
        }
        let game = if self.excess.is_some() { None } else { self.games.next() };
        match &game {
            Some(_) if self.count == limits::GAMES => self.excess = Some(Limit::Games),
            Some(Err(_)) if self.failures == limits::FAILURES => self.excess = Some(Limit::Failures),
            Some(game) => {
                self.count += 1;
                self.failures = if game.is_err() { self.failures + 1 } else { 0 };
            }
            None => {}
        }
        match self.excess {
            Some(limit) => {
                self.is_over = true;
                Some(Err(exceeded(limit)))
            }
            None => {
                self.is_over = game.is_none();
                game
            }
        }
    }
}

fn exceeded(limit: Limit) -> Unreadable {
    Unreadable { place: Place::START, problem: Problem::TooMuch(limit) }
}

/// Bytes of memory that a list may take for each byte of its text.
const FOR_A_BYTE: usize = 8;
/// Bytes of memory that a list may take in addition.
const AT_LEAST: usize = 8_000_000;

/// Collects the games of a text with this number of bytes. The list ends with an error if the games
/// take too much memory.
pub(super) fn collect(bytes: usize, games: impl Iterator<Item = Game>) -> Vec<Game> {
    let most = bytes.min(limits::BYTES) * FOR_A_BYTE + AT_LEAST;
    let (mut list, mut memory) = (Vec::new(), 0);
    for game in games {
        // A list that grows exists twice for a moment.
        memory += 5 * size_of::<Game>() / 2 + weight(&game);
        if memory > most {
            list.push(Err(exceeded(Limit::Memory(most.div_ceil(1_000_000)))));
            break;
        }
        if list.len() == list.capacity() {
            list.reserve_exact(list.len() / 4 + 4);
        }
        list.push(game);
    }
    list
}

/// Returns the bytes of memory that a game takes besides its own size, nearly.
fn weight(game: &Game) -> usize {
    /// More than the quotations of an error take.
    const ERROR: usize = 1_000;
    let Ok(record) = game else { return ERROR };
    let tags: usize =
        record.tags.iter().map(|(name, value)| size_of_val(name) * 2 + name.len() + value.len()).sum();
    let start = record.start.as_ref().map_or(0, String::len);
    let lines = record
        .lines
        .iter()
        .map(|line| size_of_val(line) + weight_of_line(&line.turns, &line.comments, &line.extras));
    let game = weight_of_line(&record.turns, &record.comments, &record.extras);
    start + tags + game + lines.sum::<usize>()
}

fn weight_of_line(turns: &[Turn], comments: &[Comment], extras: &[Extra]) -> usize {
    let turns = turns.iter().map(|turn| size_of_val(turn) + size_of_val(turn.0.as_slice()));
    let comments = comments.iter().map(|comment| size_of_val(comment) + comment.text.len());
    let extras = extras.iter().map(|extra| {
        let values = extra.values.iter().map(|value| size_of_val(value) + value.len());
        size_of_val(extra) + extra.name.len() + values.sum::<usize>()
    });
    turns.chain(comments).chain(extras).sum()
}

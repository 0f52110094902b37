//! The puzzles of each game: those that come with the app, and those that were found on this device.

use std::collections::{BTreeMap, HashMap};

use bevy::log::warn;
use bevy::platform::cell::SyncCell;
use bevy::tasks::futures::check_ready;

use super::search;
use crate::platform::Platform;
use crate::platform::sharing::Answer;
use crate::puzzles::{self, Day, Puzzle};
use crate::rules::{Game, Rules};
use crate::storage::Files;

/// The puzzles of the games that were opened so far.
#[derive(Default)]
pub(super) struct Shelves(BTreeMap<Game, Shelf>);

/// The puzzles of a game.
enum Shelf {
    /// Those that come with the app are being loaded.
    Loading(SyncCell<Answer<String>>),
    /// They could not be loaded.
    Missing,
    Full(Stock),
}

struct Stock {
    /// Those that come with the app, and then those that were found on this device.
    all: Vec<Puzzle>,
    /// Number of those that come with the app.
    shipped: usize,
    /// The disk did not give those that were found, so their file must stay as it is.
    is_file_kept: bool,
}

impl Stock {
    fn new(text: &str, game: Game, files: &Files) -> Result<Stock, puzzles::BadPuzzle> {
        let mut all = puzzles::read(text)?;
        let shipped = all.len();
        let found = search::read(files, game);
        let is_file_kept = found.is_none();
        all.extend(found.unwrap_or_default());
        Ok(Stock { all, shipped, is_file_kept })
    }
}

impl Shelves {
    /// Asks for the puzzles of a game, unless they are there or on their way. Returns `true` if they are there.
    pub(super) fn open(&mut self, game: Game, platform: &dyn Platform, files: &Files) -> bool {
        if matches!(self.0.get(&game), None | Some(Shelf::Missing)) {
            self.0.insert(game, Shelf::Loading(SyncCell::new(platform.puzzles(game))));
            self.receive(files);
        }
        matches!(self.0.get(&game), Some(Shelf::Full(_)))
    }

    /// Takes the puzzles that have arrived. Returns `true` if a wait is over.
    pub(super) fn receive(&mut self, files: &Files) -> bool {
        let mut is_over = false;
        for (&game, shelf) in &mut self.0 {
            let Shelf::Loading(answer) = shelf else { continue };
            let Some(answer) = check_ready(answer.get()) else { continue };
            is_over = true;
            let text = answer.map(Option::unwrap_or_default).map_err(|reason| reason.to_string());
            let read = |text: String| Stock::new(&text, game, files).map_err(|reason| reason.to_string());
            *shelf = match text.and_then(read) {
                Ok(stock) => Shelf::Full(stock),
                Err(reason) => {
                    warn!("the puzzles of {}: {reason}", game.name());
                    Shelf::Missing
                }
            };
        }
        is_over
    }

    /// Returns `true` while puzzles are being loaded.
    pub(super) fn are_loading(&self) -> bool {
        self.0.values().any(|shelf| matches!(shelf, Shelf::Loading(_)))
    }

    /// Returns `true` if the puzzles of a game could not be loaded.
    pub(super) fn is_missing(&self, game: Game) -> bool {
        matches!(self.0.get(&game), Some(Shelf::Missing))
    }

    /// Returns the puzzles of a game, once they are there.
    pub(super) fn of(&self, game: Game) -> &[Puzzle] {
        match self.0.get(&game) {
            Some(Shelf::Full(stock)) => &stock.all,
            _ => &[],
        }
    }

    /// Returns the puzzles by these rules. If there is none, those by the rules that most puzzles of the game have; in
    /// Hex all of them, since they differ by no more than the size of the board.
    pub(super) fn by(&self, rules: Rules) -> Vec<Puzzle> {
        let all = self.of(rules.game());
        let mut counts: HashMap<Rules, usize> = HashMap::new();
        for puzzle in all {
            *counts.entry(puzzle.rules).or_default() += 1;
        }
        let usual = || all.iter().map(|puzzle| puzzle.rules).max_by_key(|rules| counts[rules]);
        let rules = if counts.contains_key(&rules) { Some(rules) } else { usual() };
        let is_hex = |puzzle: &Puzzle| puzzle.rules.game() == Game::Hex;
        all.iter().filter(|puzzle| Some(puzzle.rules) == rules || is_hex(puzzle)).cloned().collect()
    }

    /// Returns the puzzle of a day, which is one of the [game of that day](game_of_day), once they are there.
    pub(super) fn of_day(&self, day: Day) -> Option<Puzzle> {
        let Some(Shelf::Full(stock)) = self.0.get(&game_of_day(day)) else { return None };
        stock.all.get(puzzles::of_day(day, stock.shipped)?).cloned()
    }

    /// Adds puzzles that were found, and keeps them on the device.
    pub(super) fn add(&mut self, game: Game, found: Vec<Puzzle>, files: &Files) {
        let Some(Shelf::Full(stock)) = self.0.get_mut(&game) else { return };
        stock.all.extend(found);
        if !stock.is_file_kept {
            search::write(files, game, &stock.all[stock.shipped..]);
        }
    }
}

/// Returns the game of a day's puzzle. Each day is that of another game.
pub(super) fn game_of_day(day: Day) -> Game {
    let games = Game::ALL.len();
    Game::ALL[usize::try_from(day).unwrap_or(0) % games]
}

//! The matches that are here already, and the fate of one of a backup.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use crate::app::state::progress::Progress;
use crate::app::state::{numbers, save};
use crate::play::{Match, saved};
use crate::storage::Files;

/// The fate of a match of a backup.
#[derive(Debug)]
pub(super) enum Fate {
    /// It is here already, with this number.
    Known(u32),
    /// Its number is free: the text becomes its file, unchanged. `later` says that a later program wrote it.
    Keep { number: u32, later: bool },
    /// A different match has its number: it needs a new one.
    Renumber(Box<Match>),
    /// The same for a match of a later program, whose text stays as it is.
    RenumberLater,
    /// It cannot be read.
    Damaged,
}

/// The existing matches, without their numbers, so that a match that got a new number is recognised when the
/// same backup is restored again. Each takes 24 bytes. They are read when they are first needed.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Two keyed hashes of 8 bytes each. Their keys are random, so nobody can make two matches alike.
    keys: [RandomState; 2],
    /// The number of the match of each hash.
    hashes: Option<HashMap<[u64; 2], u32>>,
}

impl Known {
    /// Returns the fate of a match of a backup. It changes nothing.
    pub(super) fn fate(&mut self, number: &str, text: &str, files: &Files, progress: &Progress) -> Fate {
        let number = number.parse().ok().filter(|&number| number <= numbers::HIGHEST);
        let here = number.map(|number| files.read(&save::file_of(number)));
        if let (Some(number), Some(Ok(Some(here)))) = (number, &here)
            && here == text
        {
            return Fate::Known(number);
        }
        let game = match saved::read(text) {
            Ok(game) => Some(game),
            Err(reason) if reason.is_later() => None,
            Err(_) => return Fate::Damaged,
        };
        if let (Some(number), Some(Ok(None))) = (number, &here) {
            return Fate::Keep { number, later: game.is_none() };
        }
        let hash = self.hash(game.as_ref(), text);
        // The same match, written by another version of the app.
        let is_here = matches!(&here, Some(Ok(Some(here))) if self.hash_of(here) == hash);
        let known = number.filter(|_| is_here).or_else(|| self.all(files, progress).get(&hash).copied());
        match (known, game) {
            (Some(known), _) => Fate::Known(known),
            (None, Some(game)) => Fate::Renumber(Box::new(game)),
            (None, None) => Fate::RenumberLater,
        }
    }

    /// Returns the hashes of all matches.
    fn all(&mut self, files: &Files, progress: &Progress) -> &HashMap<[u64; 2], u32> {
        if self.hashes.is_none() {
            let mut hashes = HashMap::new();
            for number in files.names(save::MATCHES).iter().filter_map(|name| save::number(name)) {
                if progress.is_cancelled() {
                    break;
                }
                if let Ok(Some(text)) = files.read(&save::file_of(number)) {
                    hashes.insert(self.hash_of(&text), number);
                }
            }
            self.hashes = Some(hashes);
        }
        self.hashes.get_or_insert_default()
    }

    fn hash_of(&self, text: &str) -> [u64; 2] {
        self.hash(saved::read(text).ok().as_ref(), text)
    }

    /// Returns the hash of a match without its number, or of its text if it cannot be read.
    fn hash(&self, game: Option<&Match>, text: &str) -> [u64; 2] {
        let unnumbered = game.map(|game| saved::write(&game.clone().numbered(0)));
        let text = unnumbered.as_deref().unwrap_or(text);
        self.keys.each_ref().map(|key| key.hash_one(text))
    }
}

//! The preview of a backup, before anything is restored.

use super::known::{Fate, Known};
use super::read::{Part, read};
use super::{Source, Unread};
use crate::app::state::home_tournament::{HomeTournament, Merged};
use crate::app::state::progress::Progress;
use crate::app::state::settings::Settings;
use crate::app::state::settings_file::SettingsFile;
use crate::app::state::{numbers, save};
use crate::app::vocabulary::notice::Names;
use crate::play::sketch;
use crate::rules::Game;
use crate::storage::Files;

/// The changes that restoring a backup would make.
#[derive(Debug, Default)]
pub struct Preview {
    /// Number of matches that come in.
    pub new: usize,
    /// Number of those that a later program wrote. They come in, and wait for it.
    pub later: usize,
    /// Number of matches that are here already.
    pub known: usize,
    /// Number of matches here, which all stay.
    pub here: usize,
    /// Numbers of the matches, games of the sketches, and the file of the tournaments, if they cannot be read.
    pub damaged: Names,
    /// Games whose sketch comes in.
    pub sketches: Vec<Game>,
    /// Games whose sketch stays as it is here.
    pub sketches_here: Vec<Game>,
    /// The tournaments that come in, and those that are here already.
    pub tournaments: Merged,
    /// The settings, if the backup has any.
    pub settings: Option<KeptSettings>,
    /// The part of them that this version does not know.
    pub settings_file: SettingsFile,
    /// The reason why the backup ends early. What comes before can be restored.
    pub cut_short: Option<String>,
    /// Number of matches in the backup.
    pub matches: usize,
    /// The highest number of a match.
    pub highest: u32,
    pub(super) existing: Known,
}

/// The settings in a backup.
#[derive(Clone, Debug, PartialEq)]
pub enum KeptSettings {
    /// They can be read.
    Read(Box<Settings>),
    /// They cannot be read.
    Damaged,
}

/// Reads a backup and says what restoring it would change. `drawn` are the games that have a sketch.
///
/// # Errors
/// If it is no backup of this or an earlier version, or if the work is cancelled.
pub fn preview(
    source: &Source,
    files: &Files,
    drawn: &[Game],
    progress: &Progress,
) -> Result<Preview, Unread> {
    let here = files.names(save::MATCHES).iter().filter(|name| save::number(name).is_some()).count();
    let mut preview = Preview { here, ..Preview::default() };
    let read = read(source, progress, &mut |part| {
        preview.add(part, files, drawn, progress);
        Ok(())
    });
    match read {
        Ok(()) => {}
        Err(Unread::Broken(reason)) => preview.cut_short = Some(reason),
        Err(other) => return Err(other),
    }
    // Nothing was cut short if the last hash was not computed.
    if progress.is_cancelled() { Err(Unread::Cancelled) } else { Ok(preview) }
}

impl Preview {
    fn add(&mut self, part: Part, files: &Files, drawn: &[Game], progress: &Progress) {
        self.matches += usize::from(matches!(part, Part::Match(..)));
        match part {
            Part::Settings(text) => {
                let read = text.and_then(|text| SettingsFile::read(&text).ok());
                self.settings = Some(match read {
                    Some((settings, file)) => {
                        self.settings_file = file;
                        KeptSettings::Read(Box::new(settings))
                    }
                    None => KeptSettings::Damaged,
                });
            }
            Part::Tournament(text) => match tournaments(text.as_deref(), files) {
                Some((mut here, brought)) => self.tournaments = here.merge(brought, &|_| None),
                None => self.damaged.add(save::TOURNAMENT),
            },
            Part::Match(number, None) => self.damaged.add(number),
            Part::Match(number, Some(text)) => {
                match self.existing.fate(&number, &text, files, progress) {
                    Fate::Known(_) => self.known += 1,
                    Fate::Keep { later, .. } => {
                        self.new += 1;
                        self.later += usize::from(later);
                    }
                    Fate::Renumber(_) => self.new += 1,
                    Fate::RenumberLater => {
                        self.new += 1;
                        self.later += 1;
                    }
                    Fate::Damaged => self.damaged.add(&number),
                }
                let number = number.parse().ok().filter(|&number| number <= numbers::HIGHEST);
                self.highest = self.highest.max(number.unwrap_or(0));
            }
            Part::Sketch(name, text) => {
                let game = Game::from_name(&name).ok();
                let read =
                    game.zip(text).map(|(game, text)| (game, sketch::saved::read(game, &text).is_ok()));
                match read {
                    Some((game, _)) if drawn.contains(&game) => self.sketches_here.push(game),
                    Some((game, true)) => self.sketches.push(game),
                    _ => self.damaged.add(name),
                }
            }
        }
    }

    /// Returns `true` if the backup holds anything that is not here.
    #[must_use]
    pub fn brings_anything(&self, settings: &Settings) -> bool {
        self.new > 0 || !self.sketches.is_empty() || self.tournaments.new > 0 || self.offers(settings)
    }

    /// Returns `true` if the backup has settings other than these.
    #[must_use]
    pub fn offers(&self, settings: &Settings) -> bool {
        matches!(&self.settings, Some(KeptSettings::Read(kept)) if **kept != *settings)
    }
}

/// Returns the tournaments here, and those of a backup. `None` if they cannot come together: a later version has
/// written one of the two files, or that of the backup is damaged. It stays in the backup then.
pub(super) fn tournaments(text: Option<&str>, files: &Files) -> Option<(HomeTournament, HomeTournament)> {
    let here = files.read(save::TOURNAMENT).ok()?.unwrap_or_default();
    Some((HomeTournament::read(&here).ok()?, HomeTournament::read(text?).ok()?))
}

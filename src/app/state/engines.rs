//! The programs that the players have added as opponents, in `engines.json`, and the page that adds one.
//!
//! The file is not a part of backups: a backup from somewhere else must not bring commands that this computer
//! would run.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::state::draft::Draft;
use crate::app::state::worker::Worker;
use crate::app::vocabulary::action::{Action, EngineAction, GoTo};
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;
use crate::external::Protocol;
use crate::rules::{Game, Position};

#[cfg_attr(
    not(all(
        feature = "external-engines",
        not(any(target_os = "android", target_os = "ios", target_family = "wasm"))
    )),
    path = "engines/none.rs"
)]
mod client;

pub use client::ADDS_ENGINES;
pub(super) use client::Hall;

/// The times for a turn to choose from, in seconds.
pub const TIMES: [u32; 4] = [1, 3, 10, 30];

/// A program among the opponents of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Added {
    /// The name, by which its matches know it. No two programs of a game have the same.
    pub name: String,
    /// The game that it plays, which determines its protocol.
    pub game: Game,
    /// The command that starts it, with quotes as in a shell.
    pub command: String,
    /// The time for a turn in seconds.
    pub seconds: u32,
}

impl Added {
    /// Returns a program without a name and a command.
    fn new(game: Game) -> Added {
        Added { name: String::new(), game, command: String::new(), seconds: TIMES[0] }
    }

    /// Returns `true` if the program can play a match that begins with this position.
    #[must_use]
    pub fn plays(&self, start: &dyn Position) -> bool {
        self.game == start.rules().game() && Protocol::of(self.game).is_some_and(|speaks| speaks.plays(start))
    }
}

/// An entry of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum Entry {
    Known(Added),
    /// The entry of a later version, which is written back as it is.
    Later(Value),
}

/// The programs that were added. Always empty in an edition or a system that starts no programs.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Engines(Vec<Entry>);

impl Engines {
    /// Reads the file.
    ///
    /// # Errors
    /// If the text is no list in JSON.
    pub fn read(text: &str) -> Result<Engines, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Returns the text of the file.
    #[must_use]
    pub fn write(&self) -> String {
        // Plain values with text keys, for which writing JSON cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Returns the programs of all games, in the order in which they were added.
    pub fn all(&self) -> impl Iterator<Item = &Added> {
        self.0.iter().filter_map(|entry| match entry {
            Entry::Known(added) if ADDS_ENGINES => Some(added),
            _ => None,
        })
    }

    /// Returns the program of a game with this name.
    #[must_use]
    pub fn named(&self, game: Game, name: &str) -> Option<&Added> {
        self.all().find(|added| added.game == game && added.name == name)
    }

    /// Adds a program, in place of the one with the name `before` if there is one. A name that another one has
    /// gets a number.
    fn keep(&mut self, mut added: Added, before: Option<&str>) -> String {
        let base = added.name.clone();
        let is_taken = |name: &str| Some(name) != before && self.named(added.game, name).is_some();
        let mut number = 2;
        while is_taken(&added.name) {
            added.name = format!("{base} ({number})");
            number += 1;
        }
        let name = added.name.clone();
        let is_before = |entry: &&mut Entry| matches!(entry, Entry::Known(known) if known.game == added.game && Some(&*known.name) == before);
        match self.0.iter_mut().find(is_before) {
            Some(entry) => *entry = Entry::Known(added),
            None => self.0.push(Entry::Known(added)),
        }
        name
    }

    /// Removes a program.
    fn remove(&mut self, game: Game, name: &str) {
        self.0.retain(
            |entry| !matches!(entry, Entry::Known(known) if known.game == game && known.name == name),
        );
    }
}

/// The first turn of a program that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The name that it gives itself.
    pub name: Option<String>,
    /// Its first turn, in the notation of the game.
    pub turn: String,
    /// The time from its start to its turn.
    pub took: Duration,
}

/// The page of a program that is being added or changed.
#[derive(Resource, Default)]
pub struct EnginePage {
    /// The program as it is on the page; `None` while the page is closed.
    pub added: Option<Added>,
    /// The name of the program before, if it is not new.
    pub before: Option<String>,
    /// The command that was tried last, and what came of it: its turn, or the reason in words.
    pub tried: Option<(String, Result<Tried, String>)>,
    /// The field that is being edited.
    pub editing: Option<Field>,
    /// The trial that runs.
    trial: Option<Worker<Result<Tried, String>>>,
}

impl EnginePage {
    /// Returns `true` while a program is being tried; the app must stay awake.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.trial.is_some()
    }

    /// Returns `true` if the program can be kept: it has a name, and it was tried or is known.
    #[must_use]
    pub fn can_keep(&self, engines: &Engines) -> bool {
        let Some(added) = &self.added else { return false };
        let before = self.before.as_deref().and_then(|name| engines.named(added.game, name));
        let is_known = before.is_some_and(|before| before.command == added.command);
        let played = matches!(&self.tried, Some((command, Ok(_))) if *command == added.command);
        !added.name.trim().is_empty() && (is_known || played)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Engines>().init_resource::<EnginePage>().add_systems(
        Update,
        (
            write.run_if(on_message::<Written>),
            leave.run_if(on_message::<Left>),
            change.run_if(on_message::<Action>),
            listen.run_if(|page: Res<EnginePage>| page.is_busy()),
        )
            .chain()
            .in_set(PlaySystems::Act),
    );
    app.add_systems(OnExit(Screen::Engine), |mut page: ResMut<EnginePage>| *page = EnginePage::default());
}

/// Carries out the actions of the page.
fn change(
    mut actions: MessageReader<Action>,
    mut page: ResMut<EnginePage>,
    mut engines: ResMut<Engines>,
    mut draft: ResMut<Draft>,
    mut onward: Commands,
) {
    for action in actions.read() {
        let Action::Engine(action) = action else { continue };
        if !ADDS_ENGINES {
            continue;
        }
        match action {
            EngineAction::New(game) => {
                *page = EnginePage { added: Some(Added::new(*game)), ..EnginePage::default() };
                onward.write_message(Action::from(GoTo::Engine));
            }
            EngineAction::Edit(game, name) => {
                let Some(added) = engines.named(*game, name).cloned() else { continue };
                *page = EnginePage {
                    before: Some(added.name.clone()),
                    added: Some(added),
                    ..EnginePage::default()
                };
                onward.write_message(Action::from(GoTo::Engine));
            }
            EngineAction::Write(field) => page.editing = *field,
            EngineAction::Time(seconds) => {
                if let Some(added) = &mut page.added {
                    added.seconds = *seconds;
                }
            }
            EngineAction::Try => {
                page.editing = None;
                page.tried = None;
                page.trial = page.added.as_ref().and_then(client::try_out);
                if page.trial.is_none() {
                    let command = page.added.as_ref().map(|added| added.command.clone());
                    page.tried =
                        command.map(|command| (command, Err("the system has no thread for it".to_owned())));
                }
            }
            EngineAction::Keep => {
                if !page.can_keep(&engines) {
                    continue;
                }
                let before = page.before.take();
                let Some(mut added) = page.added.take() else { continue };
                added.name = added.name.trim().into();
                let game = added.game;
                let name = engines.keep(added, before.as_deref());
                // Who adds a program wants to play it.
                draft.setups.choose_program(game, before.as_deref(), name);
                onward.write_message(Action::from(GoTo::Back));
            }
            EngineAction::Remove => {
                if let (Some(added), Some(name)) = (page.added.take(), page.before.take()) {
                    engines.remove(added.game, &name);
                }
                onward.write_message(Action::from(GoTo::Back));
            }
        }
    }
}

/// Takes over the texts of the fields.
fn write(mut written: MessageReader<Written>, mut page: ResMut<EnginePage>) {
    for Written(field, text) in written.read() {
        // The field shows the text already, so the page need not be redrawn.
        let Some(added) = &mut page.bypass_change_detection().added else { continue };
        match field {
            Field::EngineName => added.name.clone_from(text),
            Field::EngineCommand => text.trim().clone_into(&mut added.command),
            _ => {}
        }
    }
}

/// Closes the fields.
fn leave(mut left: MessageReader<Left>, mut page: ResMut<EnginePage>) {
    if left.read().any(|Left(field)| matches!(field, Field::EngineName | Field::EngineCommand)) {
        page.editing = None;
    }
}

/// Takes the result of a trial. A program without a name gets the one that it gives itself.
fn listen(mut page: ResMut<EnginePage>) {
    let silent = page.bypass_change_detection();
    let Some(trial) = &mut silent.trial else { return };
    let result = match trial.answer() {
        Some(result) => result,
        None if trial.has_ended() => Err("it was not tried to its end".to_owned()),
        None => return,
    };
    page.trial = None;
    let Some(added) = &mut page.added else { return };
    if let Ok(Tried { name: Some(name), .. }) = &result
        && added.name.trim().is_empty()
    {
        added.name.clone_from(name);
    }
    let command = added.command.clone();
    page.tried = Some((command, result));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(name: &str, game: Game) -> Added {
        Added { name: name.to_owned(), command: "engine".to_owned(), ..Added::new(game) }
    }

    #[test]
    fn entries_of_later_versions_are_kept() {
        let text = r#"[{"name":"A","game":"go","command":"a","seconds":3},
            {"name":"B","game":"chess","command":"b","seconds":1}]"#;
        let engines = Engines::read(text).expect("a list");
        assert_eq!(engines.all().map(|added| added.name.as_str()).collect::<Vec<_>>(), ["A"]);
        let again = Engines::read(&engines.write()).expect("a list");
        assert_eq!(again, engines);
        assert!(engines.write().contains("chess"));
    }

    #[test]
    fn programs_of_a_game_have_different_names() {
        let mut engines = Engines::default();
        assert_eq!(engines.keep(added("A", Game::Go), None), "A");
        assert_eq!(engines.keep(added("A", Game::Go), None), "A (2)");
        assert_eq!(engines.keep(added("A", Game::Hex), None), "A");
        // A change keeps its name, and its place.
        let changed = Added { seconds: 30, ..added("A", Game::Go) };
        assert_eq!(engines.keep(changed, Some("A")), "A");
        assert_eq!(engines.all().map(|added| added.seconds).collect::<Vec<_>>(), [30, 1, 1]);
        engines.remove(Game::Go, "A");
        assert!(engines.named(Game::Go, "A").is_none() && engines.named(Game::Hex, "A").is_some());
    }

    #[test]
    fn only_a_program_that_was_tried_can_be_kept() {
        let mut engines = Engines::default();
        let mut page = EnginePage { added: Some(added("A", Game::Go)), ..EnginePage::default() };
        assert!(!page.can_keep(&engines));
        page.tried = Some(("engine".to_owned(), Err("no".to_owned())));
        assert!(!page.can_keep(&engines));
        let tried = Tried { name: None, turn: "D4".to_owned(), took: Duration::ZERO };
        page.tried = Some(("engine".to_owned(), Ok(tried.clone())));
        assert!(page.can_keep(&engines));
        page.tried = Some(("another".to_owned(), Ok(tried)));
        assert!(!page.can_keep(&engines), "the command has changed since");
        engines.keep(added("A", Game::Go), None);
        page.before = Some("A".to_owned());
        assert!(page.can_keep(&engines), "it is known");
        page.added = Some(added(" ", Game::Go));
        assert!(!page.can_keep(&engines), "it needs a name");
    }
}

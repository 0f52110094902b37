//! The screens of the app.

use bevy::prelude::*;

use crate::rules::Game;

/// The current screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The games to choose from.
    #[default]
    Home,
    /// The setup of a new match of this game.
    Setup(Game),
    /// The match on the table.
    Play,
    /// The settings.
    Settings,
    /// The rules of this game.
    Rules(Game),
    /// The import and export of records.
    Record,
    /// The link of the match on the table, to send it.
    Letter,
    /// Two versions of a match by link.
    Versions,
    /// The editor of positions.
    Editor,
    /// The board for analysis of the match on the table.
    Study,
    /// The list of saved matches.
    Library,
    /// The preview of a backup, before it is restored.
    Restore,
    /// The table of results between players.
    Players,
    /// The ratings of a person over time.
    Ratings,
    /// The tournament at home, or the setup of one.
    Tournament,
    /// The list of lessons.
    Lessons,
    /// The lesson on this game.
    Lesson(Game),
    /// The list of games with puzzles.
    Puzzles,
    /// A puzzle of this game.
    Puzzle(Game),
    /// The search for new puzzles of this game, whose puzzles were all tried.
    MorePuzzles(Game),
    /// The named openings of this game.
    Openings(Game),
    /// The practice of openings of this game.
    Practice(Game),
    /// A program that is being added as an opponent, or changed.
    Engine,
    /// The choice when another window already writes the files.
    Occupied,
    /// The version, and the licences of all that the app contains.
    About,
}

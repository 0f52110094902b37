//! What players choose once and keep.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::action::{Action, Setting};
use super::board::look;
use super::last_setups::LastSetups;
use crate::platform::Strength;
use crate::rules::Game;

/// What players choose once and keep. Saved whenever it changes.
///
/// A field that a file lacks gets its default, so that settings of every version can be read.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
// Switches that have nothing to do with each other.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    pub theme: ThemeChoice,
    pub labels: Labels,
    pub motion: Motion,
    /// What is felt of the play, where the device can be felt.
    pub haptics: Strength,
    /// The board of each game, by its name among [`look::boards`]; the usual one where none is named.
    pub boards: BTreeMap<Game, String>,
    /// The pieces of each game, by their name among [`look::sets`].
    pub pieces: BTreeMap<Game, String>,
    pub marks: MarkColour,
    /// Whether stones show the number of their turn.
    pub numbers: bool,
    pub hide_moves: bool,
    /// Whether a turn that throws away much is asked about before it counts.
    pub guard: bool,
    /// Whether the chance of winning is shown beside the board.
    pub evaluation: bool,
    /// How each game was set up last: the next one begins with it.
    #[serde(alias = "last_setup")]
    pub last_setups: LastSetups,
    /// Names that were used, the latest first: they can be picked where there is no keyboard.
    pub names: Vec<String>,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    Auto,
    Light,
    Dark,
}

/// What is written along the rim of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Labels {
    None,
    /// A to H and 1 to 8.
    #[default]
    Letters,
    /// The numbers 1 to 32, as in books on checkers.
    Numbers,
}

/// How things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    #[default]
    Full,
    /// Everything arrives within a tenth of a second.
    Reduced,
}

/// The colour of what shows the turn that is being made: dots, rings and arrows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkColour {
    #[default]
    Green,
    Blue,
    Purple,
}

impl MarkColour {
    pub const ALL: [MarkColour; 3] = [MarkColour::Green, MarkColour::Blue, MarkColour::Purple];

    /// As it is written in drawings. All are dark, and have a light edge.
    #[must_use]
    pub fn hex(self) -> &'static str {
        match self {
            MarkColour::Green => "#0A4D29",
            MarkColour::Blue => "#0B3A7A",
            MarkColour::Purple => "#56145A",
        }
    }
}

/// How many names are remembered.
const NAMES: usize = 8;

impl Settings {
    /// Remembers a name as the latest one used.
    pub fn remember_name(&mut self, name: &str) {
        let name = name.trim();
        if !name.is_empty() {
            self.names.retain(|known| known != name);
            self.names.insert(0, name.to_owned());
            self.names.truncate(NAMES);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().add_systems(Update, change.run_if(on_message::<Action>));
}

fn change(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        let Action::Set(setting) = action else { continue };
        match *setting {
            Setting::Theme(theme) => settings.theme = theme,
            Setting::Labels(labels) => settings.labels = labels,
            Setting::Motion(motion) => settings.motion = motion,
            Setting::Haptics(strength) => settings.haptics = strength,
            Setting::Board(game, at) => {
                settings.boards.insert(game, name_of(look::boards(game), at));
            }
            Setting::Pieces(game, at) => {
                settings.pieces.insert(game, name_of(look::sets(game), at));
            }
            Setting::LookAt(_) => {}
            Setting::Marks(colour) => settings.marks = colour,
            Setting::Numbers(on) => settings.numbers = on,
            Setting::ShowMoves(show) => settings.hide_moves = !show,
            Setting::Guard(on) => settings.guard = on,
            Setting::Evaluation(on) => settings.evaluation = on,
        }
    }
}

/// The name at this place, or the usual one.
fn name_of(names: &[&str], at: usize) -> String {
    names.get(at).or_else(|| names.first()).map(|name| (*name).to_owned()).unwrap_or_default()
}

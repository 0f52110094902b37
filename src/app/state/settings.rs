//! The settings of the players.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::device::language::Language;
use crate::app::device::{Device, InForce};
use crate::app::state::last_setups::LastSetups;
use crate::app::vocabulary::action::{Action, Setting};
use crate::app::vocabulary::looks::{boards, sets};
use crate::app::vocabulary::preferences::{
    Hand, Labels, MarkColour, Motion, ScanSpeed, Seating, TextSize, ThemeChoice, Volume,
};
use crate::app::vocabulary::schedule::PreferencesRead;
use crate::platform::Strength;
use crate::rules::Game;

/// The settings of the players. Saved on every change.
///
/// A field that a file lacks gets its default, so that settings of every version can be read.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
// Switches that have nothing to do with each other.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    pub theme: ThemeChoice,
    pub text: TextSize,
    /// The language, by its tag; the one of the system where none is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub sound: Sound,
    pub labels: Labels,
    pub motion: Motion,
    /// The strength of haptics, on devices that have them.
    pub haptics: Strength,
    /// The board of each game, by its name among [`boards`]; the usual one where none is named.
    pub boards: BTreeMap<Game, String>,
    /// The pieces of each game, by their name among [`sets`].
    pub pieces: BTreeMap<Game, String>,
    pub marks: MarkColour,
    /// Results are counted from the match after the one of this number. Nothing is lost when they begin
    /// anew: the matches are all there.
    pub results_since: u32,
    /// The keys of the chapters of rules whose goal was reached.
    pub learned: BTreeSet<String>,
    /// Nobody wants to be taught at the first start.
    pub no_lessons: bool,
    /// The match of each game up to which nobody wants to hear how it could be more even.
    pub refused: BTreeMap<Game, u32>,
    /// The seating of two people, by game.
    pub seating: BTreeMap<Game, Seating>,
    /// Stones show the number of their turn.
    pub numbers: bool,
    pub hide_moves: bool,
    /// A blunder needs a confirmation.
    pub guard: bool,
    /// The chance of winning is shown beside the board.
    pub evaluation: bool,
    /// The last setup of each game, with which the next one begins.
    #[serde(alias = "last_setup")]
    pub last_setups: LastSetups,
    /// The speed of switch scanning.
    pub scan: ScanSpeed,
    /// Only keys and buttons act as the switch, so that others can touch the screen.
    pub scan_without_taps: bool,
    /// The hand that holds the device and plays.
    pub hand: Hand,
    /// Names that were used, the latest first: they can be picked where there is no keyboard.
    pub names: Vec<String>,
}

/// The settings of sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sound {
    pub muted: bool,
    /// Of pieces on the board.
    pub pieces: Volume,
    /// Of what the app wants to be heard: the end of a game, a clock that runs out.
    pub signals: Volume,
}

/// Number of names that are remembered.
const NAMES: usize = 8;

impl Settings {
    /// Returns `true` if a tap anywhere is the one switch.
    #[must_use]
    pub fn tap_is_switch(&self) -> bool {
        self.scan.is_on() && !self.scan_without_taps
    }

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
    app.init_resource::<Settings>()
        .add_systems(PreStartup, follow_system.in_set(PreferencesRead))
        .add_systems(First, follow_system.in_set(PreferencesRead))
        .add_systems(PreUpdate, choose_language.run_if(resource_changed::<Settings>))
        .add_systems(Update, change.run_if(on_message::<Action>));
}

/// Finds out what is in force. Runs in every frame, since not every system tells of a change.
fn follow_system(
    settings: Res<Settings>,
    device: Res<Device>,
    mut in_force: ResMut<InForce>,
    // Some systems are asked on the main thread only.
    _main: NonSendMarker,
) {
    in_force.set_if_neq(InForce {
        text: settings.text.scale(device.0.text_scale()),
        reduces_motion: settings.motion.is_reduced(device.0.reduces_motion()),
    });
}

fn change(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        let Action::Set(setting) = action else { continue };
        match *setting {
            Setting::Theme(theme) => settings.theme = theme,
            Setting::Text(size) => settings.text = size,
            Setting::Language(tag) => settings.language = tag.map(str::to_owned),
            Setting::Mute(muted) => settings.sound.muted = muted,
            Setting::PieceVolume(volume) => settings.sound.pieces = volume,
            Setting::SignalVolume(volume) => settings.sound.signals = volume,
            Setting::Labels(labels) => settings.labels = labels,
            Setting::Motion(motion) => settings.motion = motion,
            Setting::Haptics(strength) => settings.haptics = strength,
            Setting::Scan(speed) => settings.scan = speed,
            Setting::ScanTaps(taps) => settings.scan_without_taps = !taps,
            Setting::Hand(hand) => settings.hand = hand,
            Setting::Board(game, at) => {
                settings.boards.insert(game, name_of(boards(game), at));
            }
            Setting::Pieces(game, at) => {
                settings.pieces.insert(game, name_of(sets(game), at));
            }
            Setting::LookAt(_) => {}
            Setting::Marks(colour) => settings.marks = colour,
            Setting::Seat(game, seating) => {
                settings.seating.insert(game, seating);
            }
            Setting::Numbers(on) => settings.numbers = on,
            Setting::ShowMoves(show) => settings.hide_moves = !show,
            Setting::BlunderCheck(on) => settings.guard = on,
            Setting::Evaluation(on) => settings.evaluation = on,
            Setting::NoLessons => settings.no_lessons = true,
        }
    }
}

/// The language that the player has chosen, or that of the system.
fn choose_language(settings: Res<Settings>, device: Res<Device>, mut language: ResMut<Language>) {
    let mut wanted: Vec<String> = settings.language.clone().into_iter().collect();
    wanted.extend(device.0.languages());
    if !language.is_first_of(&wanted) {
        *language = Language::new(&wanted);
    }
}

/// The name at this place, or the usual one.
fn name_of(names: &[&str], at: usize) -> String {
    names.get(at).or_else(|| names.first()).map(|name| (*name).to_owned()).unwrap_or_default()
}

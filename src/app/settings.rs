//! What players choose once and keep.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::action::{Action, Setting};
use super::board::look;
use super::device::Device;
use super::last_setups::LastSetups;
use super::seating::Seating;
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
    pub text: TextSize,
    /// The language, by its tag; the one of the system where none is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub sound: Sound,
    pub labels: Labels,
    pub motion: Motion,
    /// What is felt of the play, where the device can be felt.
    pub haptics: Strength,
    /// The board of each game, by its name among [`look::boards`]; the usual one where none is named.
    pub boards: BTreeMap<Game, String>,
    /// The pieces of each game, by their name among [`look::sets`].
    pub pieces: BTreeMap<Game, String>,
    pub marks: MarkColour,
    /// Results are counted from the match after the one of this number. Nothing is lost when they begin
    /// anew: the matches are all there.
    pub results_since: u32,
    /// What has been learned: the keys of the chapters of rules whose goal was reached.
    pub learned: BTreeSet<String>,
    /// Nobody wants to be taught at the first start.
    pub no_lessons: bool,
    /// The match of each game up to which nobody wants to hear how it could be more even.
    pub refused: BTreeMap<Game, u32>,
    /// How two people sit round the device, game by game.
    pub seating: BTreeMap<Game, Seating>,
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
    /// How fast one thing after the other is offered to whoever plays with one switch.
    pub scan: ScanSpeed,
    /// Whether only keys and buttons are the switch, so that others can touch the screen.
    pub scan_without_taps: bool,
    /// The hand that holds the device and plays.
    pub hand: Hand,
    /// Names that were used, the latest first: they can be picked where there is no keyboard.
    pub names: Vec<String>,
}

/// The colours of everything but the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    Auto,
    Light,
    Dark,
    /// Dark on true black, for screens that are darkest so.
    Black,
    /// Black on white, with edges round everything.
    Contrast,
}

/// How large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As the system has it.
    #[default]
    Auto,
    Usual,
    Large,
    Larger,
    Largest,
}

impl TextSize {
    /// The sizes that are not the system's.
    pub const ALL: [TextSize; 4] = [TextSize::Usual, TextSize::Large, TextSize::Larger, TextSize::Largest];

    /// In the usual size of text, on a system that shows it so large. No screen is drawn for text that
    /// is smaller than usual, or more than twice as large.
    #[must_use]
    pub fn scale(self, system: Option<f32>) -> f32 {
        match self {
            TextSize::Auto => system.unwrap_or(1.).clamp(1., 2.),
            TextSize::Usual => 1.,
            TextSize::Large => 1.25,
            TextSize::Larger => 1.5,
            TextSize::Largest => 2.,
        }
    }
}

/// What is heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sound {
    pub muted: bool,
    /// Of pieces on the board.
    pub pieces: Volume,
    /// Of what the app wants to be heard: the end of a game, a clock that runs out.
    pub signals: Volume,
}

/// How loud something is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    Off,
    Low,
    #[default]
    Middle,
    High,
}

impl Volume {
    pub const ALL: [Volume; 4] = [Volume::Off, Volume::Low, Volume::Middle, Volume::High];

    /// As a factor: each step is 8 dB, about twice as loud to the ear.
    #[must_use]
    pub fn factor(self) -> f32 {
        match self {
            Volume::Off => 0.,
            Volume::Low => 0.16,
            Volume::Middle => 0.4,
            Volume::High => 1.,
        }
    }
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
    /// As the system has it.
    #[default]
    Auto,
    Full,
    /// Everything arrives within a tenth of a second.
    Reduced,
}

impl Motion {
    /// Whether everything arrives at once, on a system that wants it so or not.
    #[must_use]
    pub fn is_reduced(self, system: Option<bool>) -> bool {
        match self {
            Motion::Auto => system.unwrap_or(false),
            Motion::Full => false,
            Motion::Reduced => true,
        }
    }
}

/// What is in force of that in which the system may have a say.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct InForce {
    /// How large text is, in its usual size.
    pub text: f32,
    pub reduces_motion: bool,
}

impl Default for InForce {
    fn default() -> InForce {
        InForce { text: 1., reduces_motion: false }
    }
}

/// How fast one thing after the other is offered to whoever plays with one switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScanSpeed {
    /// Nothing is offered: everybody touches what they want.
    #[default]
    Off,
    Slow,
    Middle,
    Fast,
}

impl ScanSpeed {
    pub const ALL: [ScanSpeed; 4] = [ScanSpeed::Off, ScanSpeed::Slow, ScanSpeed::Middle, ScanSpeed::Fast];

    #[must_use]
    pub fn is_on(self) -> bool {
        self != ScanSpeed::Off
    }

    /// How long each thing is offered.
    #[must_use]
    pub fn dwell(self) -> Option<Duration> {
        match self {
            ScanSpeed::Off => None,
            ScanSpeed::Slow => Some(Duration::from_millis(2500)),
            ScanSpeed::Middle => Some(Duration::from_millis(1500)),
            ScanSpeed::Fast => Some(Duration::from_millis(800)),
        }
    }
}

/// The hand that holds the device and plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// One holds and the other plays, or it lies on the table.
    #[default]
    Both,
    Left,
    Right,
}

impl Hand {
    pub const ALL: [Hand; 3] = [Hand::Both, Hand::Left, Hand::Right];
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
    app.init_resource::<Settings>()
        .init_resource::<InForce>()
        .add_systems(PreStartup, follow_system)
        .add_systems(First, follow_system)
        .add_systems(Update, change.run_if(on_message::<Action>));
}

/// Finds out what is in force. Runs in every frame, since not every system tells of a change.
pub(super) fn follow_system(
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
                settings.boards.insert(game, name_of(look::boards(game), at));
            }
            Setting::Pieces(game, at) => {
                settings.pieces.insert(game, name_of(look::sets(game), at));
            }
            Setting::LookAt(_) => {}
            Setting::Marks(colour) => settings.marks = colour,
            Setting::Seat(game, seating) => {
                settings.seating.insert(game, seating);
            }
            Setting::Numbers(on) => settings.numbers = on,
            Setting::ShowMoves(show) => settings.hide_moves = !show,
            Setting::Guard(on) => settings.guard = on,
            Setting::Evaluation(on) => settings.evaluation = on,
            Setting::NoLessons => settings.no_lessons = true,
        }
    }
}

/// The name at this place, or the usual one.
fn name_of(names: &[&str], at: usize) -> String {
    names.get(at).or_else(|| names.first()).map(|name| (*name).to_owned()).unwrap_or_default()
}

//! The settings of the players.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{AppLifecycle, WindowFocused};
use serde::{Deserialize, Serialize};

use crate::app::device::language::Language;
use crate::app::device::{Device, InForce};
use crate::app::state::last_setups::LastSetups;
use crate::app::vocabulary::action::{Action, GoTo, Setting};
use crate::app::vocabulary::field::{Field, Written};
use crate::app::vocabulary::looks::{ROOMS, board_in, boards, sets};
use crate::app::vocabulary::preferences::{
    Hand, Labels, MarkColour, Motion, Paper, Relays, ScanSpeed, Seating, TextSize, ThemeChoice, Volume,
};
use crate::app::vocabulary::schedule::{PlaySystems, PreferencesRead};
use crate::app::vocabulary::screen::Screen;
use crate::platform::Strength;
use crate::puzzles::{Returns, Training};
use crate::rules::Game;

/// The settings of the players. Saved on every change.
///
/// A field that a file lacks gets its default, so that settings of every version can be read.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
// Independent switches.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The colours of everything but the board.
    pub theme: ThemeChoice,
    /// The size of text.
    pub text: TextSize,
    /// The tag of the language; `None` follows the system.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The volumes.
    pub sound: Sound,
    /// The labels along the rim of the board.
    pub labels: Labels,
    /// The amount of motion.
    pub motion: Motion,
    /// The strength of haptics, on devices that have them.
    pub haptics: Strength,
    /// The board of each game, by its name in [`boards`]; the first one for a game without an entry.
    pub boards: BTreeMap<Game, String>,
    /// The pieces of each game, by their name in [`sets`]; the first ones for a game without an entry.
    pub pieces: BTreeMap<Game, String>,
    /// The colour of the marks on the board.
    pub marks: MarkColour,
    /// Only matches with a higher number count for the results. All matches are kept.
    pub results_since: u32,
    /// The keys of the chapters of rules whose goal was reached.
    pub learned: BTreeSet<String>,
    /// The tries of puzzles.
    pub training: Training,
    /// The practice of openings: what was met, and what comes back.
    pub drills: Returns,
    /// The offer of all lessons was declined.
    pub no_lessons: bool,
    /// The answer to the offer of a lesson, by game; `false` for a game that was played without one.
    pub lesson_offers: BTreeMap<Game, bool>,
    /// The highest match number, by game, for which a proposal to make the game more even was answered.
    pub refused: BTreeMap<Game, u32>,
    /// The seating of two people, by game.
    pub seating: BTreeMap<Game, Seating>,
    /// Stones show the number of their turn.
    pub numbers: bool,
    /// The targets of the selected piece are not marked.
    pub hide_moves: bool,
    /// A blunder needs a confirmation. Saved as `guard`, its name in earlier versions.
    #[serde(rename = "guard")]
    pub blunder_check: bool,
    /// The chance of winning is shown beside the board.
    pub evaluation: bool,
    /// The last setup of each game, from which the next one starts.
    #[serde(alias = "last_setup")]
    pub last_setups: LastSetups,
    /// The paper of booklets; `None` is the usual one of the region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paper: Option<Paper>,
    /// The speed of switch scanning.
    pub scan: ScanSpeed,
    /// Only keys and buttons act as the switch, so that others can touch the screen.
    pub scan_without_taps: bool,
    /// The hand that holds the device and plays.
    pub hand: Hand,
    /// The preferences of playing apart.
    pub apart: Apart,
    /// The names that were used, the latest first, at most eight. Players pick them without a keyboard.
    pub names: Vec<String>,
}

/// The settings of sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sound {
    /// All sounds are off.
    pub muted: bool,
    /// The volume of pieces on the board.
    pub pieces: Volume,
    /// The volume of signals, such as the end of a game or the last seconds of a clock.
    pub signals: Volume,
}

/// The preferences of playing apart, by link and live.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Apart {
    /// The relays.
    pub relays: Relays,
    /// The address of the relay of the player's choice.
    pub other_relay: String,
    /// Only relays are used, so that the partner does not learn the address of this device.
    pub relay_only: bool,
    /// Links hold no names.
    pub without_names: bool,
}

/// Number of names that are remembered.
const NAMES: usize = 8;

impl Settings {
    /// Returns the paper of booklets: the chosen one, or else the usual one where the player lives.
    #[must_use]
    pub fn paper_for(&self, device: &Device) -> Paper {
        self.paper.unwrap_or_else(|| Paper::usual(&device.0.languages()))
    }

    /// Returns `true` if a tap anywhere acts as the switch.
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
        .add_systems(
            PreUpdate,
            choose_language.run_if(
                resource_changed::<Settings>
                    // The player may come from the settings of the system.
                    .or_eager(on_message::<AppLifecycle>)
                    .or_eager(on_message::<WindowFocused>),
            ),
        )
        .add_systems(
            Update,
            (change.run_if(on_message::<Action>), write_relay.run_if(on_message::<Written>))
                .in_set(PlaySystems::Act),
        )
        // What was written is saved.
        .add_systems(OnExit(Screen::Settings), |mut settings: ResMut<Settings>| settings.set_changed());
}

/// Combines the settings with the preferences of the system. Runs in every frame, since not every system
/// reports changes.
fn follow_system(
    settings: Res<Settings>,
    device: Res<Device>,
    mut in_force: ResMut<InForce>,
    // Some systems answer on the main thread only.
    _main: NonSendMarker,
) {
    in_force.set_if_neq(InForce {
        text: settings.text.scale(device.0.text_scale()),
        reduces_motion: settings.motion.is_reduced(device.0.reduces_motion()),
    });
}

/// Carries out changes of settings.
fn change(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for action in actions.read() {
        if let Action::Go(GoTo::Lesson(game)) = *action {
            settings.lesson_offers.insert(game, true);
        }
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
            Setting::Room(room) => {
                for game in Game::ALL {
                    let name = ROOMS.get(room).map_or(0, |room| board_in(game, room));
                    settings.boards.insert(game, name_of(boards(game), name));
                }
            }
            Setting::LookAt(_) => {}
            Setting::EditRelay(_) => settings.set_changed(),
            Setting::Marks(colour) => settings.marks = colour,
            Setting::Seat(game, seating) => {
                settings.seating.insert(game, seating);
            }
            Setting::Numbers(on) => settings.numbers = on,
            Setting::Paper(paper) => settings.paper = Some(paper),
            Setting::ShowMoves(show) => settings.hide_moves = !show,
            Setting::BlunderCheck(on) => settings.blunder_check = on,
            Setting::Evaluation(on) => settings.evaluation = on,
            Setting::Relays(relays) => {
                settings.apart.relays = relays;
                settings.apart.relay_only &= relays != Relays::None;
            }
            Setting::RelayOnly(only) => settings.apart.relay_only = only,
            Setting::LinkNames(names) => settings.apart.without_names = !names,
            Setting::NoLessons => settings.no_lessons = true,
            Setting::NoLesson(game) => {
                settings.lesson_offers.insert(game, false);
            }
        }
    }
}

/// Takes over the address of a relay.
fn write_relay(mut written: MessageReader<Written>, mut settings: ResMut<Settings>) {
    for Written(field, address) in written.read() {
        // The field shows the address already, so no screen need be redrawn.
        if *field == Field::Relay && settings.apart.other_relay != address.trim() {
            address.trim().clone_into(&mut settings.bypass_change_detection().apart.other_relay);
        }
    }
}

/// Changes the language to that of the settings, or else to that of the system.
fn choose_language(settings: Res<Settings>, device: Res<Device>, mut language: ResMut<Language>) {
    let mut wanted: Vec<String> = settings.language.clone().into_iter().collect();
    wanted.extend(device.0.languages());
    if !language.is_first_of(&wanted) {
        *language = Language::new(&wanted);
    }
}

/// Returns the name at this index, or else the first one.
fn name_of(names: &[&str], at: usize) -> String {
    names.get(at).or_else(|| names.first()).map(|name| (*name).to_owned()).unwrap_or_default()
}

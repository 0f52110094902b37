//! The choices that players make once and keep, as plain values.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::Game;

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

/// The size of text.
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

/// A volume.
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

/// The labels along the rim of the board.
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

/// The amount of motion.
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
    /// Returns `true` if animations are reduced. `system` is the preference of the system, if known.
    #[must_use]
    pub fn is_reduced(self, system: Option<bool>) -> bool {
        match self {
            Motion::Auto => system.unwrap_or(false),
            Motion::Full => false,
            Motion::Reduced => true,
        }
    }
}

/// The speed of switch scanning.
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

    /// The time for which each choice is offered.
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

/// The seating of two people at the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seating {
    /// Side by side, or with the device in one's hands.
    #[default]
    Side,
    /// Across the table: what belongs to the far player is upside down.
    Across,
    /// At the left and the right of the device: what belongs to each is turned to that side.
    Sides,
    /// The board turns round for whoever is to move.
    Turning,
}

impl Seating {
    /// The seatings that a game allows. A board in which discs fall cannot be turned round.
    #[must_use]
    pub fn of(game: Game) -> &'static [Seating] {
        match game {
            Game::ConnectFour => &[Seating::Side, Seating::Across],
            _ => &[Seating::Side, Seating::Across, Seating::Sides, Seating::Turning],
        }
    }
}

/// The kinds of players in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opposition {
    #[default]
    People,
    /// A person against the computer.
    Computer,
    /// The computer against itself.
    Watched,
}

//! The preferences of the players, as plain values. They are saved in the settings.

use std::time::Duration;

use bevy::math::Vec2;
use serde::{Deserialize, Serialize};

use crate::play::Mode;
use crate::rules::Game;

/// The colours of everything but the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Follows the system.
    #[default]
    Auto,
    /// Dark ink on a light page.
    Light,
    /// Light ink on a dark page.
    Dark,
    /// Light ink on true black, which an OLED screen does not light at all.
    Black,
    /// Black on white, with an outline around every element.
    Contrast,
}

/// The paper of a booklet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Both of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Returns width and height in points of 1/72 inch.
    #[must_use]
    pub fn size(self) -> Vec2 {
        match self {
            Paper::A4 => Vec2::new(210., 297.) * 72. / 25.4,
            Paper::Letter => Vec2::new(612., 792.),
        }
    }

    /// Returns the usual paper where the first of these languages with a region is spoken: `en-US` has Letter. (Unicode
    /// CLDR, supplemental data on paper sizes.)
    #[must_use]
    pub fn usual<S: AsRef<str>>(languages: &[S]) -> Paper {
        const WITH_LETTER: [&str; 14] =
            ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];
        let region = |tag: &S| {
            let tag: unic_langid::LanguageIdentifier = tag.as_ref().parse().ok()?;
            Some(tag.region?.as_str().to_owned())
        };
        match languages.iter().find_map(region) {
            Some(region) if WITH_LETTER.contains(&&*region) => Paper::Letter,
            _ => Paper::A4,
        }
    }
}

/// The size of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// Follows the system.
    #[default]
    Auto,
    /// Text at its usual size.
    Usual,
    /// Text enlarged by a quarter.
    Large,
    /// Text enlarged by half.
    Larger,
    /// Text at twice its size.
    Largest,
}

impl TextSize {
    /// The fixed sizes: all but [`TextSize::Auto`].
    pub const ALL: [TextSize; 4] = [TextSize::Usual, TextSize::Large, TextSize::Larger, TextSize::Largest];

    /// Returns the scale of text, relative to the usual size. `system` is the scale that the system asks
    /// for, if known; it is clamped to 1–2, the range that the screens are laid out for.
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

/// The volume of a group of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    /// Silence.
    Off,
    /// 16 dB below [`Volume::High`].
    Low,
    /// 8 dB below [`Volume::High`].
    #[default]
    Middle,
    /// The volume of the recordings.
    High,
}

impl Volume {
    /// All volumes, from the lowest.
    pub const ALL: [Volume; 4] = [Volume::Off, Volume::Low, Volume::Middle, Volume::High];

    /// Returns the factor for the amplitude, 0–1. Each step is 8 dB, about twice as loud to the ear.
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
    /// No labels.
    None,
    /// Letters for columns and numbers for rows, A to H and 1 to 8 on a board of eight.
    #[default]
    Letters,
    /// The numbers of the dark squares, 1 to 32 on a board of eight, as in books on checkers.
    Numbers,
}

/// The amount of motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Follows the system.
    #[default]
    Auto,
    /// All animations at their full length.
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
    /// No scanning.
    #[default]
    Off,
    /// 2.5 s per choice.
    Slow,
    /// 1.5 s per choice.
    Middle,
    /// 0.8 s per choice.
    Fast,
}

impl ScanSpeed {
    /// All speeds, from the slowest.
    pub const ALL: [ScanSpeed; 4] = [ScanSpeed::Off, ScanSpeed::Slow, ScanSpeed::Middle, ScanSpeed::Fast];

    /// Returns `true` unless scanning is off.
    #[must_use]
    pub fn is_on(self) -> bool {
        self != ScanSpeed::Off
    }

    /// Returns the time for which each choice is offered; `None` if scanning is off.
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

/// The relays over which two devices meet that have no direct way to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relays {
    /// None: the devices connect directly, or not at all.
    #[default]
    None,
    /// Those of whoever publishes the app.
    Publisher,
    /// Those that the makers of the library run for tests.
    Public,
    /// One of the player's choice.
    Other,
}

/// The hand that holds the device and plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// One hand holds the device and the other plays, or the device lies on the table.
    #[default]
    Both,
    /// The left hand alone.
    Left,
    /// The right hand alone.
    Right,
}

impl Hand {
    /// All choices, in the order of the settings.
    pub const ALL: [Hand; 3] = [Hand::Both, Hand::Left, Hand::Right];
}

/// The colour of the marks on the board: dots, rings and arrows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarkColour {
    /// Dark green.
    #[default]
    Green,
    /// Dark blue.
    Blue,
    /// Dark purple.
    Purple,
}

impl MarkColour {
    /// All colours, in the order of the settings.
    pub const ALL: [MarkColour; 3] = [MarkColour::Green, MarkColour::Blue, MarkColour::Purple];

    /// Returns the colour as in SVG, `#RRGGBB`. All colours are dark; the marks have a light edge.
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
    /// Side by side, or with the device in the players' hands.
    #[default]
    Side,
    /// Across the table: the controls of the far player are upside down.
    Across,
    /// At the left and the right of the device: the controls of each player face that side.
    Sides,
    /// The board turns to the side to move.
    Turning,
}

impl Seating {
    /// Returns the seatings that a game allows. The board of connect four cannot turn, since discs fall
    /// downwards.
    #[must_use]
    pub fn of(game: Game) -> &'static [Seating] {
        match game {
            Game::ConnectFour => &[Seating::Side, Seating::Across],
            _ => &[Seating::Side, Seating::Across, Seating::Sides, Seating::Turning],
        }
    }
}

/// The ways in which two people sit and take turns, as the setup shows them in pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Side by side at the device.
    Side,
    /// Across the table from each other.
    Across,
    /// At the left and the right of the device.
    Sides,
    /// They pass the device, which asks each of them to start and to finish the turn.
    Passed,
}

impl Arrangement {
    /// Returns the arrangements that a game allows, in the order of the setup.
    #[must_use]
    pub fn of(game: Game) -> &'static [Arrangement] {
        use Arrangement::{Across, Passed, Side, Sides};
        match game {
            Game::ConnectFour => &[Side, Across, Passed],
            _ => &[Side, Across, Sides, Passed],
        }
    }

    /// Returns the arrangement of people who sit and take turns in this way. A board that turns to the side to
    /// move is a further choice of people who sit side by side or pass the device.
    #[must_use]
    pub fn new(seating: Seating, mode: Mode) -> Arrangement {
        match (seating, mode) {
            (Seating::Across, _) => Arrangement::Across,
            (Seating::Sides, _) => Arrangement::Sides,
            (Seating::Side | Seating::Turning, Mode::HandOver) => Arrangement::Passed,
            (Seating::Side | Seating::Turning, Mode::Quick) => Arrangement::Side,
        }
    }

    /// Returns the seating.
    #[must_use]
    pub fn seating(self) -> Seating {
        match self {
            Arrangement::Side | Arrangement::Passed => Seating::Side,
            Arrangement::Across => Seating::Across,
            Arrangement::Sides => Seating::Sides,
        }
    }

    /// Returns the mode, which determines how a turn ends.
    #[must_use]
    pub fn mode(self) -> Mode {
        match self {
            Arrangement::Passed => Mode::HandOver,
            Arrangement::Side | Arrangement::Across | Arrangement::Sides => Mode::Quick,
        }
    }
}

/// The people around the device, as far as the layout of the play screen depends on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    /// Seating of the players.
    pub seating: Seating,
    /// Hand that plays.
    pub hand: Hand,
    /// `true` if a person who needs controls has the strip at the top.
    pub far_acts: bool,
}

/// The kinds of players in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opposition {
    /// Two people.
    #[default]
    People,
    /// A person against the computer.
    Computer,
    /// The computer against itself, while a person watches.
    Watched,
    /// Two people on two devices, who send links to each other.
    ByLink,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_paper_is_that_of_the_first_region() {
        for (languages, paper) in [
            (&["en-US"][..], Paper::Letter),
            (&["fr-CA", "de-DE"], Paper::Letter),
            (&["de", "es-MX"], Paper::Letter),
            (&["en-GB", "en-US"], Paper::A4),
            (&["zh-Hant-TW"], Paper::A4),
            (&["no language", "ar"], Paper::A4),
            (&[], Paper::A4),
        ] {
            assert_eq!(Paper::usual(languages), paper, "{languages:?}");
        }
    }
}

//! What the interface looks like: colours, type and the state of controls.
//!
//! Paper, ink, one green. The board is the only rich thing on a screen; all round it is flat.

use bevy::prelude::*;
use bevy::text::LineHeight;
use bevy::window::{PrimaryWindow, WindowTheme};

use super::assets;
use super::device::Device;
use super::settings::{Settings, ThemeChoice};

mod paint;
pub mod widgets;

pub use paint::{Focused, Paint};

/// The colours and fonts in use.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Theme {
    pub colours: Colours,
    fonts: Fonts,
}

/// What each colour is for. Contrasts are computed in this file's tests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colours {
    pub is_dark: bool,
    /// The page.
    pub page: Color,
    /// Cards and lists.
    pub surface: Color,
    /// Secondary buttons and troughs.
    pub sunken: Color,
    pub sunken_pressed: Color,
    /// Decorative edges only.
    pub line: Color,
    /// Edges that mean something: a switch that is off.
    pub edge: Color,
    /// Text, and the ring of the focus.
    pub ink: Color,
    /// Second lines.
    pub ink_2: Color,
    /// The one accent: the primary button, whose turn it is, what is chosen.
    pub accent: Color,
    pub accent_pressed: Color,
    pub on_accent: Color,
    /// Filled behind what is chosen or to move.
    pub accent_soft: Color,
    pub accent_ink: Color,
    /// Behind a line that tells why something was refused.
    pub warn_soft: Color,
    pub warn_ink: Color,
    pub shadow: Color,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Fonts {
    literata: Handle<Font>,
    regular: Handle<Font>,
    semi_bold: Handle<Font>,
    bold: Handle<Font>,
}

fn hex(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::srgb_u8(red, green, blue)
}

impl Colours {
    fn light() -> Colours {
        Colours {
            is_dark: false,
            page: hex(0xF6_F0_E6),
            surface: hex(0xFF_FC_F6),
            sunken: hex(0xEC_E3_D4),
            sunken_pressed: hex(0xD9_D0_C1),
            line: hex(0xDD_D1_BF),
            edge: hex(0x85_75_62),
            ink: hex(0x2B_22_1A),
            ink_2: hex(0x65_58_4A),
            accent: hex(0x1E_6A_50),
            accent_pressed: hex(0x1A_5D_46),
            on_accent: hex(0xFF_FF_FF),
            accent_soft: hex(0xDD_EB_E1),
            accent_ink: hex(0x17_54_3F),
            warn_soft: hex(0xFB_E7_C6),
            warn_ink: hex(0x6B_3E_00),
            shadow: Color::srgba_u8(70, 48, 20, 26),
        }
    }

    fn dark() -> Colours {
        Colours {
            is_dark: true,
            page: hex(0x1A_15_12),
            surface: hex(0x26_20_1B),
            sunken: hex(0x35_2D_26),
            sunken_pressed: hex(0x45_3E_37),
            line: hex(0x42_38_2F),
            edge: hex(0x92_83_73),
            ink: hex(0xF4_EB_DE),
            ink_2: hex(0xBF_B1_A1),
            accent: hex(0x7C_CB_A5),
            accent_pressed: hex(0x6B_AF_8E),
            on_accent: hex(0x0B_2A_1C),
            accent_soft: hex(0x20_3A_2E),
            accent_ink: hex(0xA3_E0_C2),
            warn_soft: hex(0x46_33_0F),
            warn_ink: hex(0xFF_D8_8F),
            shadow: Color::srgba_u8(0, 0, 0, 77),
        }
    }
}

/// What a text is for: its font, size and height of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The name of the app, "Anna's turn".
    Display,
    /// The title of a screen.
    Title,
    /// What a player has at the end.
    Score,
    /// What a player has while the game goes on.
    Count,
    /// Names and sections.
    Head,
    Body,
    /// The line under the board.
    Message,
    /// Buttons and rows.
    Label,
    /// The label of the largest buttons.
    LargeLabel,
    /// Second lines.
    Small,
    /// Names of tools.
    Caption,
}

impl Theme {
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.colours.is_dark
    }

    /// The font of a role.
    #[must_use]
    pub fn font(&self, role: Role) -> (TextFont, LineHeight) {
        let Fonts { literata, regular, semi_bold, bold } = &self.fonts;
        let (font, size, line) = match role {
            Role::Display | Role::Score => (literata, 38., 44.),
            Role::Title => (literata, 28., 34.),
            Role::Count => (semi_bold, 34., 38.),
            Role::Head => (bold, 20., 25.),
            Role::Body => (regular, 17., 24.),
            Role::Message => (semi_bold, 17., 22.),
            Role::Label => (bold, 17., 21.),
            Role::LargeLabel => (bold, 21., 25.),
            Role::Small => (regular, 15., 20.),
            Role::Caption => (bold, 13., 17.),
        };
        (
            TextFont { font: font.clone().into(), font_size: FontSize::Px(size), ..default() },
            LineHeight::Px(line),
        )
    }

    /// The font of the names of squares, in this size.
    #[must_use]
    pub fn board_label(&self, size: f32) -> TextFont {
        TextFont { font: self.fonts.semi_bold.clone().into(), font_size: FontSize::Px(size), ..default() }
    }
}

impl FromWorld for Theme {
    fn from_world(world: &mut World) -> Theme {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        let mut add = |bytes: &'static [u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        let fonts = Fonts {
            literata: add(assets::LITERATA),
            regular: add(assets::NUNITO_SANS),
            semi_bold: add(assets::NUNITO_SANS_SEMI_BOLD),
            bold: add(assets::NUNITO_SANS_BOLD),
        };
        Theme { colours: Colours::light(), fonts }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>()
        .add_plugins(paint::plugin)
        .add_systems(PreUpdate, (choose, clear_colour.run_if(resource_changed::<Theme>)).chain());
}

/// Light or dark, as the player or the system has it. Runs in every frame, since not every system
/// tells of a change.
fn choose(
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    device: Res<Device>,
    mut theme: ResMut<Theme>,
) {
    let dark = match settings.theme {
        ThemeChoice::Light => false,
        ThemeChoice::Dark => true,
        ThemeChoice::Auto => device
            .0
            .is_dark()
            .unwrap_or_else(|| window.and_then(|window| window.window_theme) == Some(WindowTheme::Dark)),
    };
    if theme.is_dark() != dark {
        theme.colours = if dark { Colours::dark() } else { Colours::light() };
    }
}

fn clear_colour(theme: Res<Theme>, mut clear: ResMut<ClearColor>) {
    clear.0 = theme.colours.page;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(a: Color, b: Color) -> f32 {
        let [a, b] = [a, b].map(|colour| bevy::color::Luminance::luminance(&colour.to_linear()));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// WCAG 2: 4.5:1 for text, 3:1 for what else has to be seen.
    #[test]
    fn all_text_can_be_read_and_all_edges_seen() {
        for colours in [Colours::light(), Colours::dark()] {
            let Colours { page, surface, sunken, ink, ink_2, accent, .. } = colours;
            for (text, ground) in [
                (ink, page),
                (ink, surface),
                (ink, sunken),
                (ink, colours.sunken_pressed),
                (ink_2, page),
                (ink_2, surface),
                (ink_2, sunken),
                (colours.on_accent, accent),
                (colours.on_accent, colours.accent_pressed),
                (colours.accent_ink, colours.accent_soft),
                (colours.accent_ink, page),
                (colours.accent_ink, surface),
                (colours.warn_ink, colours.warn_soft),
            ] {
                let contrast = contrast(text, ground);
                assert!(contrast >= 4.5, "{text:?} on {ground:?} is only {contrast:.1}");
            }
            for (edge, ground) in [(accent, page), (accent, surface), (colours.edge, surface), (ink, page)] {
                let contrast = contrast(edge, ground);
                assert!(contrast >= 3., "{edge:?} on {ground:?} is only {contrast:.1}");
            }
        }
    }
}

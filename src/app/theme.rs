//! Appearance of the user interface: colours, typography and the state of controls.
//!
//! The design uses paper, ink and one green. The interface is flat, and only the board has
//! texture.

use bevy::color::Luminance;
use bevy::prelude::*;
use bevy::text::LineHeight;
use bevy::window::{PrimaryWindow, WindowTheme};

use crate::app::device::{Device, InForce};
use crate::app::state::settings::Settings;
use crate::app::vocabulary::preferences::ThemeChoice;

pub mod fonts;
mod ink;
pub mod layout;

use fonts::Fonts;

/// Current colours and fonts.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Theme {
    /// Colours of the chosen theme.
    pub colours: Colours,
    /// Text scale relative to the normal size, from the settings or the system.
    pub text: f32,
    fonts: Fonts,
}

/// Colours by purpose. The tests in this file check the contrasts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colours {
    /// `true` if text is light on a dark background.
    pub is_dark: bool,
    /// Width of decorative borders in points.
    pub edge_width: f32,
    /// Background of a page.
    pub page: Color,
    /// Background of cards and lists.
    pub surface: Color,
    /// Background of secondary buttons and troughs.
    pub sunken: Color,
    /// Background of those buttons while they are pressed.
    pub sunken_pressed: Color,
    /// Decorative borders only.
    pub line: Color,
    /// Meaningful borders, such as that of a switch in its off state.
    pub edge: Color,
    /// Text and the focus ring.
    pub ink: Color,
    /// Secondary text.
    pub ink_2: Color,
    /// Accent of the theme: primary buttons, the side to move and selections.
    pub accent: Color,
    /// Background of a primary button while it is pressed.
    pub accent_pressed: Color,
    /// Text and icons on `accent`.
    pub on_accent: Color,
    /// Background of selections and of the side to move.
    pub accent_soft: Color,
    /// Text and icons on `accent_soft`, and labels without a background.
    pub accent_ink: Color,
    /// Background of a line that explains a refusal.
    pub warn_soft: Color,
    /// Text and icons on `warn_soft`.
    pub warn_ink: Color,
    /// Time of a clock that has little left.
    pub danger: Color,
    /// Shadow of a card, transparent in the theme of high contrast.
    pub shadow: Color,
}

/// Returns the opaque colour 0xRRGGBB.
fn hex(colour: u32) -> Color {
    let [_, red, green, blue] = colour.to_be_bytes();
    Color::srgb_u8(red, green, blue)
}

impl Colours {
    /// Light theme, which is also that of sheets for other programs.
    #[must_use]
    pub fn light() -> Colours {
        Colours {
            is_dark: false,
            edge_width: 1.,
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
            danger: hex(0xA1_33_1F),
            shadow: Color::srgba_u8(70, 48, 20, 26),
        }
    }

    fn dark() -> Colours {
        Colours {
            is_dark: true,
            edge_width: 1.,
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
            danger: hex(0xFF_9C_86),
            shadow: Color::srgba_u8(0, 0, 0, 77),
        }
    }
}

impl Colours {
    /// Returns the outline of a card. It is visible only in themes with visible edges.
    #[must_use]
    pub fn outline(&self) -> Outline {
        let width = if self.edge_width > 1. { self.edge_width } else { 0. };
        Outline::new(px(width), px(0), self.line)
    }

    /// Returns the colour of the shade at the edge of a page that goes on behind it.
    #[must_use]
    pub fn shade(&self) -> Color {
        if self.is_dark { Color::BLACK.with_alpha(0.6) } else { self.ink.with_alpha(0.14) }
    }

    /// Dark theme on black, which saves power on some displays.
    fn black() -> Colours {
        Colours { page: hex(0), surface: hex(0x14_11_0F), ..Colours::dark() }
    }

    /// High-contrast theme, black on white.
    fn contrast() -> Colours {
        let (black, white, green) = (hex(0), hex(0xFF_FF_FF), hex(0x00_43_2E));
        Colours {
            edge_width: 2.,
            page: white,
            surface: white,
            sunken: white,
            sunken_pressed: hex(0xD0_D0_D0),
            line: black,
            edge: black,
            ink: black,
            ink_2: black,
            accent: green,
            accent_pressed: hex(0x00_2E_1F),
            on_accent: white,
            accent_soft: hex(0xE2_F3_EA),
            accent_ink: green,
            warn_soft: hex(0xFF_EF_C9),
            warn_ink: hex(0x3A_22_00),
            danger: hex(0x8A_10_00),
            shadow: Color::NONE,
            ..Colours::light()
        }
    }
}

/// Purpose of a text, which determines its font, size and line height.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Name of the app, or "Anna's turn".
    Display,
    /// Title of a screen.
    Title,
    /// Final points of a player.
    Score,
    /// Running count of a player.
    Count,
    /// Names and section headings.
    Head,
    /// Running text.
    Body,
    /// Line under the board.
    Message,
    /// Buttons and rows.
    Label,
    /// Label of the largest buttons.
    LargeLabel,
    /// Secondary text.
    Small,
    /// Labels of tools.
    Caption,
}

impl Theme {
    /// Returns `true` if text is light on a dark background.
    #[must_use]
    pub fn is_dark(&self) -> bool {
        self.colours.is_dark
    }

    /// Returns the font and line height of a role.
    #[must_use]
    pub fn font(&self, role: Role) -> (TextFont, LineHeight) {
        let Fonts { literata, regular, semi_bold, bold } = &self.fonts;
        let (font, weight, size, line) = match role {
            Role::Display | Role::Score => (literata, FontWeight::BOLD, 38., 44.),
            Role::Title => (literata, FontWeight::BOLD, 28., 34.),
            Role::Count => (semi_bold, FontWeight::BOLD, 34., 38.),
            Role::Head => (bold, FontWeight::BOLD, 20., 25.),
            Role::Body => (regular, FontWeight::NORMAL, 17., 24.),
            Role::Message => (semi_bold, FontWeight::NORMAL, 17., 22.),
            Role::Label => (bold, FontWeight::BOLD, 17., 21.),
            Role::LargeLabel => (bold, FontWeight::BOLD, 21., 25.),
            Role::Small => (regular, FontWeight::NORMAL, 15., 20.),
            Role::Caption => (bold, FontWeight::BOLD, 13., 17.),
        };
        // Large text grows less, as on Android 14.
        let growth = match size {
            size if size > 20. => 0.5,
            size if size > 17. => 0.75,
            _ => 1.,
        };
        let scale = 1. + (self.text - 1.) * growth;
        (
            // The weight applies to the fallback fonts, several of which come in more than one
            // weight.
            TextFont {
                font: font.clone().into(),
                weight,
                font_size: FontSize::Px(size * scale),
                ..default()
            },
            LineHeight::Px(line * scale),
        )
    }

    /// Returns the font of board labels in this colour at approximately this size. Sizes are
    /// rounded, because each size needs its own glyph atlas.
    #[must_use]
    pub fn board_label(&self, size: f32, ink: Color) -> TextFont {
        let size = (2. * size).round().max(2.) / 2.;
        // Only the text of the interface has its weight corrected (`ink`). On the board, dark letters come
        // out thinner than they are drawn.
        let font = if ink.luminance() < 0.2 { &self.fonts.bold } else { &self.fonts.semi_bold };
        TextFont { font: font.clone().into(), font_size: FontSize::Px(size), ..default() }
    }
}

impl FromWorld for Theme {
    fn from_world(world: &mut World) -> Theme {
        let fonts = Fonts::new(&mut world.resource_mut::<Assets<Font>>());
        Theme { colours: Colours::light(), text: 1., fonts }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Theme>()
        .add_plugins((fonts::plugin, ink::plugin))
        .add_systems(PreUpdate, (choose, clear_colour.run_if(resource_changed::<Theme>)).chain());
}

/// Selects the theme from the settings or the system. It runs every frame, because some systems
/// do not report changes.
fn choose(
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    device: Res<Device>,
    in_force: Res<InForce>,
    mut theme: ResMut<Theme>,
) {
    let system_is_dark = || {
        let of_window = || window.and_then(|window| window.window_theme) == Some(WindowTheme::Dark);
        device.0.is_dark().unwrap_or_else(of_window)
    };
    let colours = match settings.theme {
        ThemeChoice::Auto if system_is_dark() => Colours::dark(),
        ThemeChoice::Auto | ThemeChoice::Light => Colours::light(),
        ThemeChoice::Dark => Colours::dark(),
        ThemeChoice::Black => Colours::black(),
        ThemeChoice::Contrast => Colours::contrast(),
    };
    let text = in_force.text;
    if theme.colours != colours || (theme.text - text).abs() > 0.001 {
        theme.colours = colours;
        theme.text = text;
    }
}

fn clear_colour(theme: Res<Theme>, mut clear: ResMut<ClearColor>) {
    clear.0 = theme.colours.page;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(a: Color, b: Color) -> f32 {
        let [a, b] = [a, b].map(|colour| colour.to_linear().luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Checks the limits of WCAG 2: 4.5:1 for text and 3:1 for other meaningful elements.
    #[test]
    fn text_and_edges_have_enough_contrast() {
        for colours in [Colours::light(), Colours::dark(), Colours::black(), Colours::contrast()] {
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
                (colours.danger, page),
                (colours.danger, colours.accent_soft),
            ] {
                let contrast = contrast(text, ground);
                assert!(
                    contrast >= 4.5,
                    "{text:?} on {ground:?} needs a contrast of 4.5 and has {contrast:.1}"
                );
            }
            // The focus ring has both colours and therefore contrasts with any background: if
            // two colours differ by 9:1, one of them differs from any third by at least the
            // square root, 3:1.
            assert!(contrast(ink, page) >= 9., "{ink:?} on {page:?} needs a contrast of 9");
            for (edge, ground) in [(accent, page), (accent, surface), (colours.edge, surface), (ink, page)] {
                let contrast = contrast(edge, ground);
                assert!(contrast >= 3., "{edge:?} on {ground:?} needs a contrast of 3 and has {contrast:.1}");
            }
        }
    }
}

//! The window and its usable part.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::device::{Device, InForce};
use crate::app::vocabulary::schedule::PreferencesRead;
use crate::platform::Insets;

/// The size of the window, and the margins that the system reserves.
///
/// A point is a physical pixel divided by the scale factor: about 1/160 inch on a tablet.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The size of the window, in points.
    pub size: Vec2,
    /// Physical pixels per point.
    pub scale: f32,
    /// The margins for cut-outs, bars and the home indicator, in points.
    pub insets: Insets,
    /// The scale of text, 1–2.
    pub text: f32,
}

/// The width class of a window, in the terms of the Android and Apple guidelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WidthClass {
    /// Below 600 points: a phone, or a third of a tablet.
    Compact,
    /// Below 840 points: a tablet held upright.
    Medium,
    /// 840 points or more: a tablet held sideways, or a desktop.
    Expanded,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport { size: Vec2::new(800., 1280.), scale: 1., insets: Insets::default(), text: 1. }
    }
}

impl Viewport {
    /// Returns the part of the window that may hold text and controls, in points.
    #[must_use]
    pub fn safe_area(&self) -> Rect {
        let Insets { left, top, right, bottom } = self.insets;
        Rect::new(left, top, self.size.x - right, self.size.y - bottom)
    }

    /// Returns the width class of the safe area.
    #[must_use]
    pub fn width_class(&self) -> WidthClass {
        match self.safe_area().width() {
            width if width < 600. => WidthClass::Compact,
            width if width < 840. => WidthClass::Medium,
            _ => WidthClass::Expanded,
        }
    }

    /// Returns `true` if the board is beside the controls and not above them.
    #[must_use]
    pub fn is_landscape(&self) -> bool {
        let area = self.safe_area();
        area.width() > area.height()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewport>()
        .add_systems(PreStartup, measure.after(PreferencesRead))
        .add_systems(First, measure.after(PreferencesRead));
}

/// Updates the viewport in every frame, since the insets change shortly after the window does and send no
/// event.
fn measure(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    device: Res<Device>,
    in_force: Res<InForce>,
    mut viewport: ResMut<Viewport>,
    // Some systems answer on the main thread only.
    _main: NonSendMarker,
) {
    let Some(window) = window else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() > 0. {
        let scale = window.scale_factor();
        let insets = device.0.insets().scaled(scale.recip());
        viewport.set_if_neq(Viewport { size, scale, insets, text: in_force.text });
    }
}

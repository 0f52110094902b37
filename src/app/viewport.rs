//! How much room there is: the window and what of it may be used.

use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized, WindowScaleFactorChanged};

/// The size of the window in points, and the margins that the system keeps for itself.
///
/// A point is a physical pixel divided by the scale factor: about 1/160 inch on a tablet.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    pub size: Vec2,
    /// Physical pixels per point.
    pub scale: f32,
    /// Cut-outs, bars and home indicator.
    pub insets: Insets,
}

/// Margins at the four edges, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

/// How wide the window is, in the terms of the Android and Apple guidelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum WidthClass {
    /// Below 600 points: a phone, or a third of a tablet.
    Compact,
    /// Below 840 points: a tablet held upright.
    Medium,
    Expanded,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport { size: Vec2::new(800., 1280.), scale: 1., insets: Insets::default() }
    }
}

impl Viewport {
    /// The part of the window that may hold something to read or touch.
    #[must_use]
    pub fn safe_area(&self) -> Rect {
        let Insets { left, top, right, bottom } = self.insets;
        Rect::new(left, top, self.size.x - right, self.size.y - bottom)
    }

    #[must_use]
    pub fn width_class(&self) -> WidthClass {
        match self.safe_area().width() {
            width if width < 600. => WidthClass::Compact,
            width if width < 840. => WidthClass::Medium,
            _ => WidthClass::Expanded,
        }
    }

    /// Whether the board stands beside the controls rather than above them.
    #[must_use]
    pub fn is_landscape(&self) -> bool {
        let area = self.safe_area();
        area.width() > area.height()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Viewport>().add_systems(PreStartup, measure).add_systems(
        First,
        measure.run_if(on_message::<WindowResized>.or_eager(on_message::<WindowScaleFactorChanged>)),
    );
}

/// Runs when a window tells of a change: a system that compared every frame would do as well,
/// but this way an idle app does nothing at all.
fn measure(window: Option<Single<&Window, With<PrimaryWindow>>>, mut viewport: ResMut<Viewport>) {
    let Some(window) = window else { return };
    let size = Vec2::new(window.width(), window.height());
    if size.min_element() > 0. {
        let now = Viewport { size, scale: window.scale_factor(), insets: viewport.insets };
        viewport.set_if_neq(now);
    }
}

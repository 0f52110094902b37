//! Card that fills the dock.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::ui::widgets::{Ui, at, column};

/// Minimum height of a dock with more than one row.
pub(super) const ROWS: f32 = 108.;

/// Minimum height of a dock with generous spacing.
pub(super) const ROOMY: f32 = 220.;

/// Spawns a card that fills the dock.
pub(super) fn card(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    place: Rect,
    (ground, edge): (Color, Color),
    content: impl FnOnce(&mut Ui<PlayView>, &mut ChildSpawnerCommands),
) {
    let flat = place.height() < ROWS;
    let (padding, radius) = match place.height() {
        height if height >= ROOMY => (22., 28.),
        _ if flat => (0., 0.),
        _ => (10., 20.),
    };
    // In a very high dock, the height of the card is limited for a better appearance.
    let place = Rect { max: Vec2::new(place.max.x, place.max.y.min(place.min.y + 360.)), ..place };
    let node = Node {
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(if flat { 0 } else { 2 })),
        border_radius: BorderRadius::all(px(radius)),
        justify_content: JustifyContent::SpaceBetween,
        ..column(8.)
    };
    let ground = if flat { Color::NONE } else { ground };
    root.spawn((at(place, node), BackgroundColor(ground), BorderColor::all(edge), Pickable::default()))
        .with_children(|card| content(ui, card));
}

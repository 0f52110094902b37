//! Card in the dock.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::theme::layout::PlayLayout;
use crate::app::ui::widgets::{Ui, at, column};

/// Minimum height of a dock with more than one row.
pub(super) const ROWS: f32 = 108.;

/// Minimum height of a dock with generous spacing.
pub(super) const ROOMY: f32 = 220.;

/// Spawns a card in the dock, as high as its content: at the board, or at the lower end of a column
/// beside the board.
pub(super) fn card(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    layout: &PlayLayout,
    (ground, edge): (Color, Color),
    content: impl FnOnce(&mut Ui<PlayView>, &mut ChildSpawnerCommands),
) {
    let place = layout.dock;
    let flat = place.height() < ROWS;
    let (padding, radius, gap) = match place.height() {
        height if height >= ROOMY => (18., 28., 16.),
        _ if flat => (0., 0., 8.),
        _ => (10., 20., 8.),
    };
    let end = if layout.is_beside() { JustifyContent::FlexEnd } else { JustifyContent::FlexStart };
    let node = Node {
        padding: UiRect::all(px(padding)),
        border: UiRect::all(px(if flat { 0 } else { 2 })),
        border_radius: BorderRadius::all(px(radius)),
        max_height: percent(100),
        ..column(gap)
    };
    let ground = if flat { Color::NONE } else { ground };
    root.spawn(at(place, Node { justify_content: end, ..column(0.) })).with_children(|dock| {
        dock.spawn((node, BackgroundColor(ground), BorderColor::all(edge), Pickable::default()))
            .with_children(|card| content(ui, card));
    });
}

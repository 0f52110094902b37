//! The card of a safe start: why no match was opened, and the report of the failure.

use bevy::prelude::*;

use crate::app::device::viewport::WidthClass;
use crate::app::state::safe_start::SafeStart;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column, row};
use crate::app::vocabulary::action::ReportAction;

/// Draws the card. It offers no report if the app was killed, since there is none.
pub(super) fn card<V>(page: &mut ChildSpawnerCommands, ui: &mut Ui<V>, safe_start: &SafeStart) {
    let colours = ui.colours();
    let compact = ui.viewport.width_class() == WidthClass::Compact;
    let has_report = safe_start.report().is_some();
    let node = Node {
        padding: UiRect::axes(px(16), px(12)),
        border_radius: BorderRadius::all(px(20)),
        flex_shrink: 0.,
        ..if compact { column(10.) } else { row(16.) }
    };
    page.spawn((node, BackgroundColor(colours.warn_soft), colours.outline())).with_children(|card| {
        let line = Node { flex_grow: 1., flex_basis: if compact { auto() } else { px(0) }, ..row(14.) };
        card.spawn(line).with_children(|line| {
            ui.icon(line, "info", 26., colours.warn_ink);
            let mut words = ui.say("safe-start");
            if !has_report {
                words = format!("{words} {}", ui.say("safe-start-killed"));
            }
            let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
            line.spawn(room).with_children(|room| ui.text(room, Role::Body, colours.warn_ink, words));
        });
        if has_report {
            let label = ui.say("safe-start-save");
            ui.button(card, Button::new(Weight::Secondary, "save", label, ReportAction::Save));
        }
    });
}

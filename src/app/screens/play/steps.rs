//! Navigation of a replay by single steps or with a slider.

use bevy::prelude::*;

use crate::app::screens::play::PlayView;
use crate::app::state::session::Replay;
use crate::app::ui::controls::Slider;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, control};
use crate::app::vocabulary::action::{Action, Disabled, ReplayAction};

/// Draws the buttons for the first, the previous, the next and the last act.
pub(super) fn steps(row: &mut ChildSpawnerCommands, ui: &mut Ui<PlayView>, replay: &Replay, height: f32) {
    let (back, on) = (replay.at() > 0, replay.at() < replay.len());
    for (icon, action, enabled) in [
        ("first", ReplayAction::First, back),
        ("back", ReplayAction::Back, back),
        ("forward", ReplayAction::Forward, on),
        ("last", ReplayAction::Last, on),
    ] {
        step(row, ui, icon, action, enabled, height);
    }
}

/// Draws a button with only an icon.
pub(super) fn step(
    row: &mut ChildSpawnerCommands,
    ui: &mut Ui<PlayView>,
    icon: &str,
    action: impl Into<Action>,
    enabled: bool,
    height: f32,
) {
    let colours = ui.colours();
    let node = Node {
        min_height: px(height),
        min_width: px(48),
        flex_grow: 1.,
        flex_basis: px(0),
        border_radius: BorderRadius::all(px(16)),
        justify_content: JustifyContent::Center,
        ..crate::app::ui::widgets::row(0.)
    };
    let rest = if enabled { colours.sunken } else { Color::NONE };
    let paint = Paint { rest, pressed: colours.sunken_pressed };
    let mut button = row.spawn((node, control(action, paint)));
    if !enabled {
        button.insert(Disabled);
    }
    let ink = if enabled { colours.ink } else { colours.ink_2.with_alpha(0.4) };
    button.with_children(|inside| ui.icon(inside, icon, 26., ink));
}

/// Returns a slider over all acts, with this margin at both ends in points.
pub(super) fn way(replay: &Replay, margin: f32) -> Slider {
    let action = |to| Action::Replay(ReplayAction::To(to));
    Slider { steps: replay.len(), at: replay.at(), margin, action }
}

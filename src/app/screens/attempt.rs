//! Parts that the screens of puzzles and of the practice of openings share.

use bevy::prelude::*;

use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, at, row};
use crate::app::vocabulary::action::{Action, GoTo};

/// Draws the bar: close, the title, a number, and an icon with its action. Large text has room for the number alone.
pub(super) fn bar<V>(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    place: Rect,
    (title, number): (String, String),
    other: Option<(&'static str, Action)>,
) {
    let colours = ui.colours();
    root.spawn(at(place, row(8.))).with_children(|bar| {
        ui.icon_button(bar, "close", GoTo::Back);
        let room = Node { flex_grow: 1., min_width: px(0), ..row(0.) };
        bar.spawn(room).with_children(|room| {
            if !ui.is_large() {
                ui.text(room, Role::Label, colours.ink_2, title);
            }
        });
        ui.text(bar, Role::Label, colours.ink_2, number);
        if let Some((icon, action)) = other {
            ui.icon_button(bar, icon, action);
        }
    });
}

/// Draws the task.
pub(super) fn task<V>(root: &mut ChildSpawnerCommands, ui: &mut Ui<V>, place: Rect, task: String) {
    let is_roomy = place.width() >= 600. && !ui.is_large();
    let role = if is_roomy { Role::Title } else { Role::Head };
    root.spawn(at(place, Node { justify_content: JustifyContent::Center, ..row(0.) }))
        .with_children(|room| ui.centred(room, role, ui.colours().ink, task));
}

/// A button: its weight, its icon, the key of its words, and its action.
pub(super) type Act<A> = (Weight, &'static str, &'static str, A);

/// Draws the buttons side by side.
pub(super) fn acts<V, A: Into<Action> + Copy>(
    root: &mut ChildSpawnerCommands,
    ui: &mut Ui<V>,
    place: Rect,
    is_enabled: bool,
    buttons: &[Act<A>],
) {
    root.spawn(at(place, row(10.))).with_children(|acts| {
        for &(weight, icon, key, action) in buttons {
            let button = Button::new(weight, icon, ui.say(key), action).enabled(is_enabled);
            ui.button(acts, button.height(place.height()).grow(1.));
        }
    });
}

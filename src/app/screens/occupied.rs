//! Choice when another window already writes the files: look without saving, or close.

use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::screens::{ScreenArea, screen};
use crate::app::state::settings::Settings;
use crate::app::theme::Role;
use crate::app::ui::widgets::{Button, Ui, Weight, column};
use crate::app::vocabulary::action::GoTo;
use crate::app::vocabulary::screen::Screen;

/// Largest width of the text in points.
const WIDTH: f32 = 480.;

screen! {
    /// Resources that the choice shows.
    OccupiedView on Screen::Occupied in ScreenArea::SafeArea => plugin {
        settings: Settings,
        device: Device,
    }
    |root, ui| draw(root, ui)
}

fn draw(root: &mut ChildSpawnerCommands, ui: &mut Ui<OccupiedView>) {
    let middle = Node {
        flex_grow: 1.,
        padding: UiRect::all(px(24)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..column(0.)
    };
    root.spawn(middle).with_children(|middle| {
        let card = Node { max_width: px(WIDTH), ..column(16.) };
        middle.spawn(card).with_children(|card| {
            let colours = ui.colours();
            ui.text(card, Role::Title, colours.ink, ui.say("occupied"));
            ui.text(card, Role::Body, colours.ink_2, ui.say("occupied-line"));
            card.spawn(column(12.)).with_children(|buttons| {
                let (look, close) = (ui.say("occupied-look"), ui.say("occupied-close"));
                ui.button(buttons, Button::new(Weight::Primary, "eye", look, GoTo::Home));
                // A page cannot close itself.
                if ui.view.device.0.abilities().leave {
                    ui.button(buttons, Button::new(Weight::Quiet, "close", close, GoTo::Leave));
                }
            });
        });
    });
}

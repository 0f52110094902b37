//! Buttons: with a label, with only an icon, or with an icon above a label.

use bevy::prelude::*;

use crate::app::theme::Role;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, column, control, row};
use crate::app::vocabulary::action::{Action, Disabled, Setting};

/// Visual weight of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The main action of a screen.
    Primary,
    /// Any other action, on a muted background.
    Secondary,
    /// Label without a background.
    Quiet,
}

/// A button with a label.
#[derive(Clone, Debug)]
pub struct Button {
    /// Visual weight, from which the colours follow.
    pub weight: Weight,
    /// Name of the icon before the label.
    pub icon: Option<&'static str>,
    /// Label in the player's language. Empty on a button with only an icon.
    pub label: String,
    /// Action that a press sends.
    pub action: Action,
    /// `false` if the button is visible but cannot be pressed.
    pub enabled: bool,
    /// Minimum height in points.
    pub height: f32,
    /// Flex grow factor: 0 for the width of the content.
    pub grow: f32,
}

impl Button {
    /// Creates an enabled button, 48 points high if it is quiet and 56 otherwise.
    #[must_use]
    pub fn new(weight: Weight, icon: &'static str, label: String, action: impl Into<Action>) -> Button {
        let height = if weight == Weight::Quiet { 48. } else { 56. };
        Button { weight, icon: Some(icon), label, action: action.into(), enabled: true, height, grow: 0. }
    }

    /// Enables or disables the button.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Button {
        Button { enabled, ..self }
    }

    /// Sets the minimum height in points.
    #[must_use]
    pub fn height(self, height: f32) -> Button {
        Button { height, ..self }
    }

    /// Removes the label, for narrow places.
    #[must_use]
    pub fn only_icon(self) -> Button {
        Button { label: String::new(), ..self }
    }

    /// Sets the flex grow factor.
    #[must_use]
    pub fn grow(self, grow: f32) -> Button {
        Button { grow, ..self }
    }
}

impl<V> Ui<'_, V> {
    /// Spawns a button.
    pub fn button(&mut self, parent: &mut ChildSpawnerCommands, button: Button) {
        let colours = self.colours();
        let (rest, pressed, ink) = match button.weight {
            Weight::Primary => (colours.accent, colours.accent_pressed, colours.on_accent),
            Weight::Secondary => (colours.sunken, colours.sunken_pressed, colours.ink),
            Weight::Quiet => (Color::NONE, colours.sunken, colours.accent_ink),
        };
        let ink = if button.enabled { ink } else { colours.ink_2 };
        let strong = colours.edge_width > 1. && button.weight == Weight::Secondary;
        let outlined = strong || (!button.enabled && button.weight != Weight::Quiet);
        let node = Node {
            min_height: px(button.height),
            flex_grow: button.grow,
            flex_basis: if button.grow > 0. { px(0) } else { auto() },
            min_width: px(0),
            padding: UiRect::axes(px(12), px(4)),
            border: UiRect::all(px(if outlined { 2 } else { 0 })),
            border_radius: BorderRadius::all(px(if button.height > 60. { 18 } else { 16 })),
            justify_content: JustifyContent::Center,
            ..row(10.)
        };
        let rest = if button.enabled { rest } else { Color::NONE };
        let mut entity = parent.spawn((
            node,
            control(button.action, Paint { rest, pressed }),
            BorderColor::all(colours.line),
        ));
        if !button.enabled {
            entity.insert(Disabled);
        }
        let large = button.weight == Weight::Primary && button.height >= 80.;
        let role = if large { Role::LargeLabel } else { Role::Label };
        entity.with_children(|inside| {
            if let Some(icon) = button.icon {
                self.icon(inside, icon, 24., ink);
            }
            // An empty label would still take a gap after the icon.
            if !button.label.is_empty() {
                self.centred(inside, role, ink, button.label);
            }
        });
    }

    /// Spawns a button with only an icon.
    pub fn icon_button(&mut self, parent: &mut ChildSpawnerCommands, icon: &str, action: impl Into<Action>) {
        let colours = self.colours();
        let node = Node {
            width: px(48),
            height: px(48),
            flex_shrink: 0.,
            border_radius: BorderRadius::all(px(14)),
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        parent
            .spawn((node, control(action, Paint { rest: Color::NONE, pressed: colours.sunken })))
            .with_children(|inside| self.icon(inside, icon, 26., colours.ink));
    }

    /// Spawns a button that toggles the sound.
    pub fn mute_button(&mut self, parent: &mut ChildSpawnerCommands, muted: bool) {
        self.icon_button(parent, if muted { "mute" } else { "sound" }, Setting::Mute(!muted));
    }

    /// Spawns an icon above its label, for a row of tools. The label is omitted if there is no
    /// room for it.
    pub fn tool(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        icon: &str,
        caption: String,
        action: impl Into<Action>,
        enabled: bool,
    ) {
        let colours = self.colours();
        let ink = if enabled { colours.ink_2 } else { colours.ink_2.with_alpha(0.4) };
        let node = Node {
            // All tools of a row are equally wide, except those whose caption needs more.
            flex_grow: 1.,
            flex_basis: px(0),
            min_height: px(if caption.is_empty() { 48 } else { 60 }),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(14)),
            ..column(2.)
        };
        let mut entity =
            parent.spawn((node, control(action, Paint { rest: Color::NONE, pressed: colours.sunken })));
        if !enabled {
            entity.insert(Disabled);
        }
        entity.with_children(|inside| {
            let finger = Node { min_width: px(48), justify_content: JustifyContent::Center, ..row(0.) };
            inside.spawn(finger).with_children(|room| self.icon(room, icon, 26., ink));
            if !self.is_large() && !caption.is_empty() {
                self.centred(inside, Role::Caption, ink, caption);
            }
        });
    }
}

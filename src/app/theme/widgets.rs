//! The controls that screens are made of.

use bevy::prelude::*;
use bevy::text::LineHeight;

use super::super::action::{Action, Control, Disabled};
use super::super::art::Art;
use super::super::board::picture::Picture;
use super::super::screens::View;
use super::super::touch::Scrolls;
use super::{Colours, Paint, Role};
use crate::play::Avatar;

/// What a screen is drawn with: all that it reads, and the art that it asks for.
pub struct Ui<'a, 'w> {
    pub view: &'a View<'w>,
    pub art: &'a mut Art,
    pub images: &'a mut Assets<Image>,
    /// How far the page was scrolled before it was drawn anew.
    pub scrolled: ScrollPosition,
}

/// How much a button asks for attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The one thing to do now.
    Primary,
    Secondary,
    /// Only words.
    Quiet,
}

/// A button with words.
#[derive(Clone, Debug)]
pub struct Button {
    pub weight: Weight,
    pub icon: Option<&'static str>,
    pub label: String,
    pub action: Action,
    pub enabled: bool,
    pub height: f32,
    /// Its share of the width that is left over.
    pub grow: f32,
}

impl Button {
    #[must_use]
    pub fn new(weight: Weight, icon: &'static str, label: String, action: impl Into<Action>) -> Button {
        let height = if weight == Weight::Quiet { 48. } else { 56. };
        Button { weight, icon: Some(icon), label, action: action.into(), enabled: true, height, grow: 0. }
    }

    #[must_use]
    pub fn enabled(self, enabled: bool) -> Button {
        Button { enabled, ..self }
    }

    #[must_use]
    pub fn height(self, height: f32) -> Button {
        Button { height, ..self }
    }

    #[must_use]
    pub fn grow(self, grow: f32) -> Button {
        Button { grow, ..self }
    }
}

/// Everything in a row, in the middle of its height.
#[must_use]
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}

/// Everything one below the other.
#[must_use]
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A node at a fixed place of the window.
#[must_use]
pub fn at(rect: Rect, node: Node) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        ..node
    }
}

impl Ui<'_, '_> {
    #[must_use]
    pub fn colours(&self) -> Colours {
        self.view.theme.colours
    }

    /// The sentence of this key.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.view.language.text(key)
    }

    /// Words.
    pub fn text(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: impl Into<String>,
    ) {
        let (font, line): (TextFont, LineHeight) = self.view.theme.font(role);
        parent.spawn((Text::new(text), font, line, TextColor(colour)));
    }

    /// Words in the middle of the room they have.
    pub fn centred(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: impl Into<String>,
    ) {
        let (font, line): (TextFont, LineHeight) = self.view.theme.font(role);
        parent.spawn((Text::new(text), font, line, TextLayout::justify(Justify::Center), TextColor(colour)));
    }

    /// A title and a smaller second line under it.
    pub fn two_lines(
        &self,
        parent: &mut ChildSpawnerCommands,
        (role, first): (Role, String),
        (colour, second): (Color, String),
    ) {
        let node = Node { min_width: px(0), flex_grow: 1., flex_basis: px(0), ..column(1.) };
        parent.spawn(node).with_children(|lines| {
            self.text(lines, role, self.colours().ink, first);
            if !second.is_empty() {
                self.text(lines, Role::Small, colour, second);
            }
        });
    }

    pub fn icon(&mut self, parent: &mut ChildSpawnerCommands, name: &str, size: f32, colour: Color) {
        let image = self.art.icon(self.images, name, size * self.view.viewport.scale);
        parent.spawn((
            ImageNode { image, color: colour, ..default() },
            Node { width: px(size), height: px(size), flex_shrink: 0., ..default() },
        ));
    }

    pub fn button(&mut self, parent: &mut ChildSpawnerCommands, button: Button) {
        let colours = self.colours();
        let (rest, pressed, ink) = match button.weight {
            Weight::Primary => (colours.accent, colours.accent_pressed, colours.on_accent),
            Weight::Secondary => (colours.sunken, colours.sunken_pressed, colours.ink),
            Weight::Quiet => (Color::NONE, colours.sunken, colours.accent_ink),
        };
        let ink = if button.enabled { ink } else { colours.ink_2 };
        let outlined = !button.enabled && button.weight != Weight::Quiet;
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
        let ground = if button.enabled { rest } else { Color::NONE };
        let mut entity = parent.spawn((
            node,
            Control(button.action),
            Paint { rest, pressed },
            BackgroundColor(ground),
            BorderColor::all(colours.line),
            UiTransform::default(),
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
            self.centred(inside, role, ink, button.label);
        });
    }

    /// A button that is only an icon.
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
            .spawn((
                node,
                Control(action.into()),
                Paint { rest: Color::NONE, pressed: colours.sunken },
                BackgroundColor(Color::NONE),
                UiTransform::default(),
            ))
            .with_children(|inside| self.icon(inside, icon, 26., colours.ink));
    }

    /// An icon over its name, in a row of such.
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
            flex_grow: 1.,
            flex_basis: px(0),
            min_width: px(48),
            min_height: px(60),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::all(px(14)),
            ..column(2.)
        };
        let mut entity = parent.spawn((
            node,
            Control(action.into()),
            Paint { rest: Color::NONE, pressed: colours.sunken },
            BackgroundColor(Color::NONE),
            UiTransform::default(),
        ));
        if !enabled {
            entity.insert(Disabled);
        }
        entity.with_children(|inside| {
            self.icon(inside, icon, 26., ink);
            self.centred(inside, Role::Caption, ink, caption);
        });
    }

    /// A box on the page for what belongs together.
    pub fn card(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let colours = self.colours();
        let node = Node {
            padding: UiRect::all(px(5)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(20)),
            ..column(0.)
        };
        parent
            .spawn((node, BackgroundColor(colours.surface), BorderColor::all(colours.line)))
            .with_children(|card| content(self, card));
    }

    /// A heading and what it is about.
    pub fn section(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        heading: &str,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        parent.spawn(column(10.)).with_children(|section| {
            section.spawn(Node { padding: UiRect::left(px(4)), ..default() }).with_children(|line| {
                self.text(line, Role::Head, self.colours().ink, self.say(heading));
            });
            content(self, section);
        });
    }

    /// One of several that exclude each other, with a line on what it means.
    pub fn option(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        chosen: bool,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        self.list_row(parent, chosen, action, |ui, row| {
            let ring = Node {
                width: px(24),
                height: px(24),
                flex_shrink: 0.,
                border: UiRect::all(px(if chosen { 7 } else { 2 })),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            let edge = if chosen { colours.accent } else { colours.edge };
            row.spawn((ring, BorderColor::all(edge), BackgroundColor(colours.surface)));
            ui.two_lines(row, (Role::Label, title), (colours.ink_2, line));
        });
    }

    /// Something that is on or off.
    pub fn switch(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        on: bool,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        self.list_row(parent, false, action, |ui, row| {
            ui.two_lines(row, (Role::Label, title), (colours.ink_2, line));
            let track = Node {
                width: px(56),
                height: px(34),
                flex_shrink: 0.,
                padding: UiRect::all(px(if on { 4 } else { 2 })),
                border: UiRect::all(px(if on { 0 } else { 2 })),
                border_radius: BorderRadius::MAX,
                justify_content: if on { JustifyContent::End } else { JustifyContent::Start },
                align_items: AlignItems::Center,
                ..default()
            };
            let (ground, knob) =
                if on { (colours.accent, colours.surface) } else { (Color::NONE, colours.edge) };
            row.spawn((track, BackgroundColor(ground), BorderColor::all(colours.edge))).with_children(
                |track| {
                    let size = if on { 26 } else { 20 };
                    track.spawn((
                        Node {
                            width: px(size),
                            height: px(size),
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                        BackgroundColor(knob),
                    ));
                },
            );
        });
    }

    /// A row of a list, which is a control as a whole.
    fn list_row(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        chosen: bool,
        action: impl Into<Action>,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let colours = self.colours();
        let rest = if chosen { colours.accent_soft } else { Color::NONE };
        let node = Node {
            min_height: px(64),
            padding: UiRect::axes(px(16), px(8)),
            border_radius: BorderRadius::all(px(16)),
            ..row(14.)
        };
        parent
            .spawn((
                node,
                Control(action.into()),
                Paint { rest, pressed: colours.sunken },
                BackgroundColor(rest),
                UiTransform::default(),
            ))
            .with_children(|row| content(self, row));
    }

    /// A short choice among others like it.
    pub fn chip(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        chosen: bool,
        label: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        let (ground, edge, ink) = if chosen {
            (colours.accent_soft, colours.accent, colours.accent_ink)
        } else {
            (colours.surface, colours.line, colours.ink)
        };
        let node = Node {
            min_height: px(48),
            min_width: px(64),
            flex_grow: 1.,
            padding: UiRect::axes(px(14), px(4)),
            border: UiRect::all(px(if chosen { 2 } else { 1 })),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        parent
            .spawn((
                node,
                Control(action.into()),
                Paint { rest: ground, pressed: colours.sunken },
                BackgroundColor(ground),
                BorderColor::all(edge),
                UiTransform::default(),
            ))
            .with_children(|inside| self.centred(inside, Role::Label, ink, label));
    }

    /// Chips that wrap into as many lines as they need.
    pub fn chips(&mut self, parent: &mut ChildSpawnerCommands, chips: Vec<(bool, String, Action)>) {
        let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(10.) };
        parent.spawn(node).with_children(|row| {
            for (chosen, label, action) in chips {
                self.chip(row, chosen, label, action);
            }
        });
    }

    /// A player's picture, with a disc of the colour that the player moves.
    pub fn avatar(&mut self, parent: &mut ChildSpawnerCommands, avatar: Avatar, colour: &str, size: f32) {
        let page = self.colours().page;
        let node = Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            ..row(0.)
        };
        parent.spawn((node, BackgroundColor(ground_of(avatar)))).with_children(|circle| {
            self.icon(circle, avatar.name(), size * 0.54, Color::WHITE);
            let disc = size * 0.42;
            let place = Node {
                position_type: PositionType::Absolute,
                right: px(-disc * 0.22),
                bottom: px(-disc * 0.12),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            circle
                .spawn((place, BorderColor::all(page), BackgroundColor(page)))
                .with_children(|place| self.disc(place, colour, disc));
        });
    }

    /// A piece as a sign: a disc of a side's colour.
    pub fn disc(&self, parent: &mut ChildSpawnerCommands, colour: &str, size: f32) {
        let (body, inlay) = disc_colours(colour);
        let node = Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.,
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        parent.spawn((node, BackgroundColor(body))).with_children(|inside| {
            let node = Node {
                width: px(size * 0.6),
                height: px(size * 0.6),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            inside.spawn((node, BorderColor::all(inlay)));
        });
    }

    /// A little board.
    pub fn picture(&mut self, parent: &mut ChildSpawnerCommands, picture: &Picture, width: f32, radius: f32) {
        let pixels = (width * self.view.viewport.scale).round().max(1.) as u32;
        let image = picture.image(self.art, self.images, *self.view.look, pixels);
        let cells = picture.cells();
        parent.spawn((
            ImageNode { image, ..default() },
            Node {
                width: px(width),
                height: px(width * cells.y / cells.x),
                flex_shrink: 0.,
                border_radius: BorderRadius::all(px(radius)),
                ..default()
            },
        ));
    }

    /// The bar at the top of a screen: the way back, the title, and what else belongs there.
    pub fn top_bar(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        title: String,
        more: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let node =
            Node { min_height: px(64), flex_shrink: 0., padding: UiRect::axes(px(8), px(4)), ..row(8.) };
        parent.spawn(node).with_children(|bar| {
            self.icon_button(bar, "back", super::super::action::GoTo::Back);
            bar.spawn(Node { flex_grow: 1., min_width: px(0), ..default() }).with_children(|room| {
                self.text(room, Role::Title, self.colours().ink, title);
            });
            more(self, bar);
        });
    }

    /// A page that scrolls when it is longer than the window, with its content no wider than
    /// this.
    pub fn page(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let margin = if self.view.viewport.size.x < 600. { 16. } else { 32. };
        let outer = Node {
            flex_grow: 1.,
            flex_basis: px(0),
            min_height: px(0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            overflow: Overflow::scroll_y(),
            padding: UiRect::new(px(margin), px(margin), px(8), px(24)),
            ..default()
        };
        parent.spawn((outer, Scrolls, self.scrolled.clone())).with_children(|page| {
            let inner = Node { width: percent(100), max_width: px(width), flex_shrink: 0., ..column(28.) };
            page.spawn(inner).with_children(|inner| content(self, inner));
        });
    }
}

/// The colour of a player's picture. White reads on each by 4.5:1.
fn ground_of(avatar: Avatar) -> Color {
    match avatar {
        Avatar::Leaf => Color::srgb_u8(0x5B, 0x7F, 0x3A),
        Avatar::Kite => Color::srgb_u8(0x3E, 0x6C, 0x93),
        Avatar::Fish => Color::srgb_u8(0xA4, 0x55, 0x3F),
        Avatar::Mountain => Color::srgb_u8(0x7A, 0x63, 0x38),
    }
}

/// The body and the ring of a disc in the interface.
fn disc_colours(colour: &str) -> (Color, Color) {
    match colour {
        "red" => (Color::srgb_u8(0xA3, 0x2A, 0x25), Color::srgb_u8(0xF6, 0xE6, 0xCB)),
        "white" => (Color::srgb_u8(0xF8, 0xF0, 0xE0), Color::srgb_u8(0x6E, 0x5A, 0x44)),
        _ => (Color::srgb_u8(0x23, 0x1F, 0x1C), Color::srgb_u8(0x8C, 0x83, 0x78)),
    }
}

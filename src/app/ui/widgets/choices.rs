//! Selection widgets: one of several options, or on and off.

use bevy::prelude::*;

use crate::app::board::Look;
use crate::app::board::picture::Picture;
use crate::app::theme::Role;
use crate::app::ui::controls::Repeats;
use crate::app::ui::paint::Paint;
use crate::app::ui::widgets::{Ui, circle, column, control, row};
use crate::app::vocabulary::action::{Action, Called, Says};

/// The size of the picture of an option in points.
const PICTURE: f32 = 88.;

/// Width of a segment in points below which its icon stands above its label.
const TALL: f32 = 112.;

/// Largest number of chips that fill their line.
const FEW: usize = 5;

/// The largest size of the face of an option in points.
const FACE: f32 = 48.;

/// The picture and the form of an option with a picture.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Name of the picture.
    pub picture: &'static str,
    /// Width in points.
    pub width: f32,
    /// `true` if the name stands beside the picture, not below it.
    pub is_row: bool,
}

impl<V> Ui<'_, V> {
    /// Spawns segments for a few exclusive options, each with selected state, icon, label and
    /// action. Narrow segments show only their labels, and very narrow ones a small label below the icon.
    pub fn segments(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        segments: Vec<(bool, &'static str, String, Action)>,
    ) {
        let share = width / segments.len() as f32;
        let (has_icons, is_tall) = (share >= 150., share < TALL && !self.is_large());
        let segments =
            segments.into_iter().map(|(chosen, icon, label, action)| (chosen, action, (icon, label)));
        self.trough(parent, width, is_tall, segments.collect(), |ui, inside, ink, (icon, label)| {
            if is_tall {
                let node = Node { align_items: AlignItems::Center, min_width: px(0), ..column(2.) };
                inside.spawn(node).with_children(|inside| {
                    ui.icon(inside, icon, 22., ink);
                    ui.centred(inside, Role::Caption, ink, label);
                });
                return;
            }
            if has_icons {
                ui.icon(inside, icon, 22., ink);
            }
            ui.centred(inside, Role::Label, ink, label);
        });
    }

    /// Spawns segments with custom content, each with selected state, action and content. The
    /// content is drawn in the given ink colour.
    pub fn segments_of<T>(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        segments: Vec<(bool, Action, T)>,
        content: impl FnMut(&mut Self, &mut ChildSpawnerCommands, Color, T),
    ) {
        self.trough(parent, width, false, segments, content);
    }

    /// Spawns segments, which are tight if their contents need all of their width.
    fn trough<T>(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        is_tight: bool,
        segments: Vec<(bool, Action, T)>,
        mut content: impl FnMut(&mut Self, &mut ChildSpawnerCommands, Color, T),
    ) {
        let colours = self.colours();
        // Segments that do not fit side by side are stacked.
        let stacked = self.is_large() && width < 260. * segments.len() as f32;
        let (gap, padding) =
            if is_tight { (2., UiRect::axes(px(1), px(4))) } else { (4., UiRect::horizontal(px(6))) };
        let inner = if stacked { column(gap) } else { row(gap) };
        let trough = Node { padding: UiRect::all(px(4)), border_radius: BorderRadius::all(px(20)), ..inner };
        parent.spawn((trough, BackgroundColor(colours.sunken))).with_children(|trough| {
            for (chosen, action, shown) in segments {
                let node = Node {
                    min_height: px(52),
                    flex_grow: if stacked { 0. } else { 1. },
                    flex_basis: if stacked { auto() } else { px(0) },
                    min_width: px(0),
                    padding,
                    border: UiRect::all(px(2)),
                    border_radius: BorderRadius::all(px(16)),
                    justify_content: JustifyContent::Center,
                    ..row(8.)
                };
                let (ground, edge, ink) = if chosen {
                    (colours.surface, colours.accent, colours.ink)
                } else {
                    (Color::NONE, Color::NONE, colours.ink_2)
                };
                let paint = Paint { rest: ground, pressed: colours.sunken_pressed };
                let says = Says::Chosen(chosen);
                trough
                    .spawn((node, control(action, paint), says, BorderColor::all(edge)))
                    .with_children(|inside| content(self, inside, ink, shown));
            }
        });
    }

    /// Spawns one of several exclusive options, with a line that explains it.
    pub fn option(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        chosen: bool,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let says = Some(Says::Chosen(chosen));
        self.list_row(parent, says, action, |ui, row| ui.radio(row, chosen, title, line));
    }

    /// Spawns one of several exclusive options as a picture with its name.
    pub fn picture_option(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        tile: Tile,
        chosen: bool,
        label: String,
        action: impl Into<Action>,
    ) {
        let node = Node {
            width: px(tile.width),
            flex_grow: 1.,
            padding: UiRect::axes(px(8), px(8)),
            ..if tile.is_row { row(12.) } else { Node { align_items: AlignItems::Center, ..column(4.) } }
        };
        self.choice(parent, node, chosen, None, action, |ui, inside, ink| {
            ui.picture(inside, tile.picture, PICTURE);
            ui.centred(inside, Role::Label, ink, label);
        });
    }

    /// Spawns one of several exclusive options as a face with a short mark. `name` is for screen readers.
    pub fn face_option(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        (chosen, picture, mark): (bool, &str, String),
        name: String,
        action: impl Into<Action>,
    ) {
        let node = Node {
            width: px(width),
            min_height: px(64),
            padding: UiRect::all(px(2)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..column(2.)
        };
        self.choice(parent, node, chosen, Some(name), action, |ui, inside, ink| {
            ui.picture(inside, picture, (width - 8.).min(FACE));
            ui.centred(inside, Role::Caption, ink, mark);
        });
    }

    /// Spawns one of several exclusive options as a tile of this width: a part of a board with its look and
    /// the width of the picture, and a name below it.
    pub fn board_option(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        (chosen, label): (bool, String),
        (picture, look, size): (&Picture, Look, f32),
        action: impl Into<Action>,
    ) {
        let node = Node {
            width: px(width),
            padding: UiRect::axes(px(4), px(8)),
            align_items: AlignItems::Center,
            ..column(6.)
        };
        self.choice(parent, node, chosen, None, action, |ui, inside, ink| {
            ui.mini_board_with(inside, picture, look, size, 10., None);
            ui.centred(inside, Role::Caption, ink, label);
        });
    }

    /// Spawns the frame of an exclusive option that shows a picture.
    fn choice(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        node: Node,
        chosen: bool,
        name: Option<String>,
        action: impl Into<Action>,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands, Color),
    ) {
        let colours = self.colours();
        let (ground, edge, ink) = if chosen {
            (colours.accent_soft, colours.accent, colours.accent_ink)
        } else {
            (colours.surface, colours.line, colours.ink)
        };
        let node = Node { border: UiRect::all(px(2)), border_radius: BorderRadius::all(px(18)), ..node };
        let paint = Paint { rest: ground, pressed: colours.sunken };
        let mut option =
            parent.spawn((node, control(action, paint), Says::Chosen(chosen), BorderColor::all(edge)));
        if let Some(name) = name {
            option.insert(Called(name));
        }
        option.with_children(|inside| content(self, inside, ink));
    }

    /// Spawns a selected entry that is none of the options. It cannot be selected again.
    pub fn chosen(&mut self, parent: &mut ChildSpawnerCommands, title: String, line: String) {
        let ground = BackgroundColor(self.colours().accent_soft);
        parent.spawn((list_node(), ground)).with_children(|row| self.radio(row, true, title, line));
    }

    /// Spawns a radio button with its title and the line that explains it.
    fn radio(&mut self, row: &mut ChildSpawnerCommands, chosen: bool, title: String, line: String) {
        let colours = self.colours();
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
        self.two_lines(row, (Role::Label, title), (colours.ink_2, line));
    }

    /// Spawns a row that unfolds or folds further rows.
    pub fn fold(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        unfolded: bool,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        let mut fold = self.list_row(parent, Some(Says::Unfolded(unfolded)), action, |ui, row| {
            ui.two_lines(row, (Role::Label, title), (colours.ink_2, line));
            ui.icon(row, if unfolded { "minus" } else { "plus" }, 24., colours.ink_2);
        });
        fold.insert(Repeats);
    }

    /// Spawns a row that opens another screen.
    pub fn way(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        icon: &str,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        self.list_row(parent, None, action, |ui, row| {
            ui.icon(row, icon, 24., colours.ink_2);
            ui.two_lines(row, (Role::Label, title), (colours.ink_2, line));
            ui.icon(row, "chevron", 22., colours.ink_2);
        });
    }

    /// Spawns a value with buttons to decrease and increase it. A button is disabled at its
    /// limit.
    pub fn stepper(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        value: String,
        less: Option<Action>,
        more: Option<Action>,
    ) {
        let colours = self.colours();
        let node = Node {
            padding: UiRect::all(px(4)),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::SpaceBetween,
            ..row(8.)
        };
        parent.spawn((node, BackgroundColor(colours.sunken))).with_children(|trough| {
            let [fewer, greater] =
                ["access-less", "access-greater"].map(|key| format!("{}: {value}", self.say(key)));
            self.step(trough, "minus", fewer, less);
            self.centred(trough, Role::Label, colours.ink, value);
            self.step(trough, "plus", greater, more);
        });
    }

    /// Spawns a button of a stepper with a name for screen readers, disabled without an action.
    fn step(&mut self, parent: &mut ChildSpawnerCommands, icon: &str, name: String, action: Option<Action>) {
        let colours = self.colours();
        let node = Node { width: px(72), ..circle(48.) };
        let ink = if action.is_some() { colours.ink } else { colours.ink_2.with_alpha(0.4) };
        let paint = Paint { rest: colours.surface, pressed: colours.sunken_pressed };
        let mut button = match action {
            Some(action) => parent.spawn((node, control(action, paint), Repeats, Called(name))),
            None => parent.spawn(node),
        };
        button.with_children(|inside| self.icon(inside, icon, 22., ink));
    }

    /// Spawns an on/off switch.
    pub fn switch(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        on: bool,
        title: String,
        line: String,
        action: impl Into<Action>,
    ) {
        let colours = self.colours();
        let mut switch = self.list_row(parent, Some(Says::On(on)), action, |ui, row| {
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
        switch.insert(Repeats);
    }

    /// Spawns a row of a list that is a single control, and returns it.
    pub fn list_row<'a>(
        &mut self,
        parent: &'a mut ChildSpawnerCommands,
        says: Option<Says>,
        action: impl Into<Action>,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) -> EntityCommands<'a> {
        let colours = self.colours();
        let rest = if says == Some(Says::Chosen(true)) { colours.accent_soft } else { Color::NONE };
        let mut row = parent.spawn((list_node(), control(action, Paint { rest, pressed: colours.sunken })));
        if let Some(says) = says {
            row.insert(says);
        }
        row.with_children(|row| content(self, row));
        row
    }

    /// Spawns a chip, a short option in a group.
    pub fn chip(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        chosen: bool,
        label: String,
        action: impl Into<Action>,
    ) {
        self.chip_of(parent, true, chosen, label, action);
    }

    /// Spawns a chip that fills the free room of its line, or does not.
    fn chip_of(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        fills: bool,
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
            min_width: px(56),
            flex_grow: if fills { 1. } else { 0. },
            padding: UiRect::axes(px(10), px(4)),
            border: UiRect::all(px(if chosen { 2. } else { colours.edge_width })),
            border_radius: BorderRadius::MAX,
            justify_content: JustifyContent::Center,
            ..row(0.)
        };
        parent
            .spawn((
                node,
                control(action, Paint { rest: ground, pressed: colours.sunken }),
                Says::Chosen(chosen),
                BorderColor::all(edge),
            ))
            .with_children(|inside| self.centred(inside, Role::Label, ink, label));
    }

    /// Spawns chips that wrap into as many lines as necessary. A few fill their line; of many, a last one
    /// alone in its line would look like a bar.
    pub fn chips(&mut self, parent: &mut ChildSpawnerCommands, chips: Vec<(bool, String, Action)>) {
        let node = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(10), ..row(10.) };
        let fills = chips.len() <= FEW;
        parent.spawn(node).with_children(|row| {
            for (chosen, label, action) in chips {
                self.chip_of(row, fills, chosen, label, action);
            }
        });
    }
}

/// Returns the node of a list row.
#[must_use]
pub fn list_node() -> Node {
    Node {
        min_height: px(64),
        padding: UiRect::axes(px(16), px(8)),
        border_radius: BorderRadius::all(px(16)),
        ..row(14.)
    }
}

//! Widgets for the screens.

use bevy::prelude::*;
use bevy::text::LineHeight;

use crate::app::device::art::Art;
use crate::app::device::viewport::Viewport;
use crate::app::device::viewport::WidthClass;
use crate::app::state::backups::Backups;
use crate::app::theme::Theme;
use crate::app::theme::{Colours, Role};
use crate::app::ui::backup_line::{self, BackupLine};
use crate::app::ui::clock_face::ClockFace;
use crate::app::ui::controls::Scrolls;
use crate::app::ui::paint::Paint;
use crate::app::ui::shade;
use crate::app::ui::words::Words;
use crate::app::vocabulary::action::{Action, BackupAction, Control, GoTo};

/// Largest width of a banner in points.
const BANNER: f32 = 720.;

mod buttons;
mod choices;
mod mini_board;
mod players;

pub use crate::app::ui::widgets::buttons::{Button, Weight};
pub use crate::app::ui::widgets::choices::{Tile, list_node};
pub use crate::app::ui::widgets::players::{ground_of, icon_of, level_picture};

/// Context for drawing a screen. All fields except for `view` are common to all screens.
pub struct Ui<'a, V> {
    /// Resources that the screen shows.
    pub view: &'a V,
    /// Language and look of the sentences.
    pub words: Words<'a>,
    /// Colours and fonts.
    pub theme: &'a Theme,
    /// Size, scale and safe area of the window.
    pub viewport: &'a Viewport,
    /// Cache of drawings, from which icons and boards come.
    pub art: &'a mut Art,
    /// Images to which new drawings are added.
    pub images: &'a mut Assets<Image>,
    /// Scroll position of the page before the redraw.
    pub scrolled: ScrollPosition,
}

/// Returns a row with vertically centred children and this gap in points.
#[must_use]
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}

/// Returns a column with this gap in points.
#[must_use]
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// Returns a circle of this diameter in points with centred content.
#[must_use]
pub fn circle(size: f32) -> Node {
    Node {
        width: px(size),
        height: px(size),
        flex_shrink: 0.,
        border_radius: BorderRadius::MAX,
        justify_content: JustifyContent::Center,
        ..row(0.)
    }
}

/// Returns a node with an absolute position in the window.
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

/// Returns a control that triggers `action` when touched.
pub fn control(action: impl Into<Action>, paint: Paint) -> impl Bundle {
    (Control(action.into()), paint, BackgroundColor(paint.rest), UiTransform::default())
}

impl<V> Ui<'_, V> {
    /// Returns the colours of the theme.
    #[must_use]
    pub fn colours(&self) -> Colours {
        self.theme.colours
    }

    /// Returns `true` if text is so large that icons have no room for labels.
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.theme.text >= 1.5
    }

    /// Returns the message with this key.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.words.language.text(key)
    }

    /// Spawns a text.
    pub fn text(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: impl Into<String>,
    ) {
        self.laid_out(parent, role, colour, text.into(), TextLayout::default());
    }

    fn laid_out(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: String,
        layout: TextLayout,
    ) {
        let (font, line): (TextFont, LineHeight) = self.theme.font(role);
        parent.spawn((Text::new(text), font, line, layout, TextColor(colour)));
    }

    /// Spawns a text that may have long parts without a space, such as a record. They break anywhere.
    pub fn unspaced(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: impl Into<String>,
    ) {
        let breaks = TextLayout::linebreak(LineBreak::WordOrCharacter);
        self.laid_out(parent, role, colour, text.into(), breaks);
    }

    /// Spawns a clock, which is updated without a redraw of the screen.
    pub fn clock(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        face: ClockFace,
        time: String,
    ) {
        let (font, line): (TextFont, LineHeight) = self.theme.font(role);
        parent.spawn((face, Text::new(time), font, line, TextColor(colour)));
    }

    /// Spawns the progress of a backup, which is updated without a redraw of the screen, and a button that
    /// cancels it.
    pub fn backup_progress(&mut self, parent: &mut ChildSpawnerCommands, backups: &Backups) {
        let (font, line): (TextFont, LineHeight) = self.theme.font(Role::Body);
        let words = backup_line::words(backups, self.words.language);
        parent.spawn((BackupLine, Text::new(words), font, line, TextColor(self.colours().ink)));
        let stop = self.say("backup-stop");
        self.button(parent, Button::new(Weight::Secondary, "stop", stop, BackupAction::Cancel));
    }

    /// Spawns a centred text.
    pub fn centred(
        &self,
        parent: &mut ChildSpawnerCommands,
        role: Role,
        colour: Color,
        text: impl Into<String>,
    ) {
        self.laid_out(parent, role, colour, text.into(), TextLayout::justify(Justify::Center));
    }

    /// Spawns a title with a smaller second line.
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

    /// Spawns the icon with this name in a square of `size` points.
    pub fn icon(&mut self, parent: &mut ChildSpawnerCommands, name: &str, size: f32, colour: Color) {
        let image = self.art.icon(self.images, name, size * self.viewport.scale);
        // These icons point along the reading direction.
        let flip_x = self.words.language.is_right_to_left() && matches!(name, "back" | "chevron");
        parent.spawn((
            ImageNode { image, color: colour, flip_x, ..default() },
            Node { width: px(size), height: px(size), flex_shrink: 0., ..default() },
        ));
    }

    /// Spawns the picture with this name in a square of `size` points.
    pub fn picture(&mut self, parent: &mut ChildSpawnerCommands, name: &str, size: f32) {
        let image = self.art.picture(self.images, name, size * self.viewport.scale);
        parent.spawn((
            ImageNode { image, ..default() },
            Node { width: px(size), height: px(size), flex_shrink: 0., ..default() },
        ));
    }

    /// Spawns a message about the last action or an error.
    pub fn notice(&mut self, parent: &mut ChildSpawnerCommands, warns: bool, words: String) {
        let colours = self.colours();
        let (ground, ink, icon) = if warns {
            (colours.warn_soft, colours.warn_ink, "info")
        } else {
            (colours.accent_soft, colours.accent_ink, "check")
        };
        let node = Node {
            padding: UiRect::axes(px(16), px(10)),
            border_radius: BorderRadius::all(px(16)),
            flex_shrink: 0.,
            ..row(10.)
        };
        parent.spawn((node, BackgroundColor(ground))).with_children(|line| {
            self.icon(line, icon, 22., ink);
            let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
            line.spawn(room).with_children(|room| self.text(room, Role::Message, ink, words));
        });
    }

    /// Spawns a place over the lower edge of a screen for banners, so that they move nothing on it. Everything
    /// else on the screen comes before it.
    pub fn banners(
        &mut self,
        root: &mut ChildSpawnerCommands,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        self.banners_over(root, UiRect::ZERO, content);
    }

    /// Spawns a place for banners over the lower edge of a part of the screen, at these distances from the edges
    /// of the screen.
    pub fn banners_over(
        &mut self,
        root: &mut ChildSpawnerCommands,
        distances: UiRect,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let place = Node {
            position_type: PositionType::Absolute,
            left: distances.left,
            right: distances.right,
            bottom: distances.bottom,
            padding: UiRect::all(px(12)),
            align_items: AlignItems::Center,
            ..column(8.)
        };
        root.spawn(place).with_children(|place| content(self, place));
    }

    /// Spawns a message about the last action or an error in [`Ui::banners`], with these controls.
    pub fn banner(
        &mut self,
        place: &mut ChildSpawnerCommands,
        warns: bool,
        words: String,
        acts: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let colours = self.colours();
        let (ground, ink, icon) = if warns {
            (colours.warn_soft, colours.warn_ink, "info")
        } else {
            (colours.accent_soft, colours.accent_ink, "check")
        };
        let node = Node {
            width: percent(100),
            max_width: px(BANNER),
            padding: UiRect::new(px(16), px(6), px(6), px(6)),
            border: UiRect::all(px(colours.edge_width)),
            border_radius: BorderRadius::all(px(16)),
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::End,
            row_gap: px(4),
            ..row(10.)
        };
        let shadow = BoxShadow::new(colours.shadow, px(0), px(6), px(0), px(20));
        let look = (BackgroundColor(ground), BorderColor::all(colours.line), shadow);
        place.spawn((node, look, Pickable::default())).with_children(|banner| {
            // The words take the first line, and the controls follow there if they fit.
            let line =
                Node { flex_grow: 1., flex_basis: px(200. * self.theme.text), min_width: px(0), ..row(10.) };
            banner.spawn(Node { min_height: px(48), ..line }).with_children(|line| {
                self.icon(line, icon, 22., ink);
                let room = Node { flex_grow: 1., flex_basis: px(0), min_width: px(0), ..default() };
                line.spawn(room).with_children(|room| self.text(room, Role::Message, ink, words));
            });
            banner.spawn(row(4.)).with_children(|row| acts(self, row));
        });
    }

    /// Spawns a banner that a player can close, with further controls.
    pub fn closable_banner(
        &mut self,
        place: &mut ChildSpawnerCommands,
        warns: bool,
        words: String,
        acts: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        self.banner(place, warns, words, |ui, row| {
            acts(ui, row);
            ui.icon_button(row, "close", Action::Dismiss);
        });
    }

    /// Spawns a highlighted line with an icon above or below a board.
    pub fn pill(&mut self, parent: &mut ChildSpawnerCommands, icon: &str, warns: bool, words: String) {
        let colours = self.colours();
        let (ground, ink) = if warns {
            (colours.warn_soft, colours.warn_ink)
        } else {
            (colours.accent_soft, colours.accent_ink)
        };
        let node = Node {
            padding: UiRect::axes(px(16), px(6)),
            min_width: px(0),
            border_radius: BorderRadius::all(px(20)),
            ..row(10.)
        };
        parent.spawn((node, BackgroundColor(ground))).with_children(|pill| {
            self.icon(pill, icon, 22., ink);
            self.centred(pill, Role::Message, ink, words);
        });
    }

    /// Spawns a box that groups content.
    pub fn card(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let colours = self.colours();
        let node = Node {
            padding: UiRect::all(px(5)),
            border: UiRect::all(px(colours.edge_width)),
            border_radius: BorderRadius::all(px(20)),
            ..column(0.)
        };
        parent
            .spawn((node, BackgroundColor(colours.surface), BorderColor::all(colours.line)))
            .with_children(|card| content(self, card));
    }

    /// Spawns a heading with its content.
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

    /// Spawns the bar at the top of a screen: back button, title and further controls.
    pub fn top_bar(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        title: String,
        more: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let node =
            Node { min_height: px(64), flex_shrink: 0., padding: UiRect::axes(px(8), px(4)), ..row(8.) };
        parent.spawn(node).with_children(|bar| {
            self.icon_button(bar, "back", GoTo::Back);
            bar.spawn(Node { flex_grow: 1., min_width: px(0), ..default() }).with_children(|room| {
                let narrow = self.is_large() && self.viewport.width_class() == WidthClass::Compact;
                self.text(room, if narrow { Role::Head } else { Role::Title }, self.colours().ink, title);
            });
            more(self, bar);
        });
    }

    /// Returns the width of the content of a page that is at most `width` points wide.
    #[must_use]
    pub fn page_width(&self, width: f32) -> f32 {
        (self.viewport.safe_area().width() - 2. * self.page_margin()).min(width)
    }

    /// Returns the margin of a page at either side.
    fn page_margin(&self) -> f32 {
        if self.viewport.size.x < 600. { 16. } else { 32. }
    }

    /// Spawns a scrollable page whose content is at most `width` points wide.
    pub fn page(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        self.page_over(parent, width, 24., content);
    }

    /// Spawns a page that can be scrolled up from under a banner.
    pub fn page_under_banners(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        self.page_over(parent, width, 96. * self.theme.text, content);
    }

    /// Spawns a scrollable page with this margin below its content.
    fn page_over(
        &mut self,
        parent: &mut ChildSpawnerCommands,
        width: f32,
        below: f32,
        content: impl FnOnce(&mut Self, &mut ChildSpawnerCommands),
    ) {
        let margin = self.page_margin();
        let outer = Node {
            flex_grow: 1.,
            flex_basis: px(0),
            min_height: px(0),
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            overflow: Overflow::scroll_y(),
            padding: UiRect::new(px(margin), px(margin), px(8), px(below)),
            ..default()
        };
        let around = Node { flex_grow: 1., flex_basis: px(0), min_height: px(0), ..column(0.) };
        parent.spawn(around).with_children(|around| {
            let list = around
                .spawn((outer, Scrolls, self.scrolled.clone()))
                .with_children(|page| {
                    let inner =
                        Node { width: percent(100), max_width: px(width), flex_shrink: 0., ..column(28.) };
                    page.spawn(inner).with_children(|inner| content(self, inner));
                })
                .id();
            shade::spawn(around, &self.colours(), list);
        });
    }
}

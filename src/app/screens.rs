//! The screens: each is a plugin with a list of what it shows.
//!
//! A screen is a function of the resources that it lists: whenever one of them changes, Bevy's change
//! detection has it thrown away and drawn anew. There is no second place in which its state could be
//! wrong. A new screen is a file with a [`screen!`] and a line in the list below.

use bevy::app::SpawnScene;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::board::Look;
use crate::app::device::art::Art;
use crate::app::device::language::Language;
use crate::app::device::viewport::Viewport;
use crate::app::theme::Theme;
use crate::app::ui::controls::Scrolls;
use crate::app::ui::widgets::Ui;
use crate::app::ui::words::Words;
use crate::app::vocabulary::schedule::{Drawn, Spawned};
use crate::app::vocabulary::screen::Screen;

mod editor;
mod home;
mod lessons;
mod library;
mod outcome;
mod play;
mod players;
mod reason_words;
mod record;
mod rule_words;
pub mod rules;
mod samples;
mod settings;
mod setup;
pub mod words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DrawnScreen>()
        // After all that may change a screen, and before layout, stack and visibility are
        // computed: a node that comes later would be neither seen nor touchable for a frame.
        .configure_sets(SpawnScene, Spawned.in_set(Drawn))
        .add_plugins((
            home::plugin,
            setup::plugin,
            play::plugin,
            settings::plugin,
            rules::plugin,
            record::plugin,
            editor::plugin,
            library::plugin,
            players::plugin,
            lessons::plugin,
        ));
}

/// The root node of the screen that is shown.
#[derive(Component)]
struct Root;

/// The screen whose nodes are in the world.
#[derive(Resource, Default)]
struct DrawnScreen(Option<Screen>);

/// The part of the window that a screen lays itself out in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frame {
    /// The whole window: the screen places itself in points, around the board.
    Window,
    /// The part that nothing of the device covers, from top to bottom.
    SafeArea,
}

/// The resources that every screen depends on.
#[derive(SystemParam)]
struct Style<'w> {
    screen: Res<'w, State<Screen>>,
    theme: Res<'w, Theme>,
    language: Res<'w, Language>,
    viewport: Res<'w, Viewport>,
    look: Res<'w, Look>,
}

impl Style<'_> {
    fn is_changed(&self) -> bool {
        self.screen.is_changed()
            || self.theme.is_changed()
            || self.language.is_changed()
            || self.viewport.is_changed()
            || self.look.is_changed()
    }
}

/// Everything that the system of a screen draws with, beside what the screen shows.
#[derive(SystemParam)]
struct Canvas<'w, 's> {
    style: Style<'w>,
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
    roots: Query<'w, 's, Entity, With<Root>>,
    lists: Query<'w, 's, &'static ScrollPosition, With<Scrolls>>,
    drawn: ResMut<'w, DrawnScreen>,
    commands: Commands<'w, 's>,
}

impl Canvas<'_, '_> {
    /// Replaces the nodes of the screen by what `draw` spawns from `view`.
    fn draw<V>(mut self, frame: Frame, view: &V, draw: impl FnOnce(&mut ChildSpawnerCommands, &mut Ui<V>)) {
        let screen = *self.style.screen.get();
        // The same screen again stays where it was scrolled to.
        let same = self.drawn.0 == Some(screen);
        let scrolled = self.lists.iter().next().filter(|_| same).cloned().unwrap_or_default();
        self.drawn.0 = Some(screen);
        for root in &self.roots {
            self.commands.entity(root).despawn();
        }
        let node = match frame {
            Frame::Window => Node { width: percent(100), height: percent(100), ..default() },
            Frame::SafeArea => {
                let area = self.style.viewport.safe_area();
                Node {
                    position_type: PositionType::Absolute,
                    left: px(area.min.x),
                    top: px(area.min.y),
                    width: px(area.width()),
                    height: px(area.height()),
                    flex_direction: FlexDirection::Column,
                    ..default()
                }
            }
        };
        let Style { theme, language, viewport, look, .. } = &self.style;
        let words = Words { language, look };
        let (art, images) = (&mut *self.art, &mut *self.images);
        let mut ui = Ui { view, words, theme, viewport, art, images, scrolled };
        self.commands.spawn((Root, node)).with_children(|root| draw(root, &mut ui));
    }
}

/// Declares a screen: its view, which is the list of resources that it shows, and a `plugin` that draws
/// it anew whenever one of them changes.
macro_rules! screen {
    (
        $(#[$doc:meta])*
        $view:ident on $screen:pat in $frame:expr => $plugin:ident {
            $($field:ident: $resource:ty,)*
        }
        |$root:ident, $ui:ident| $draw:expr
    ) => {
        $(#[$doc])*
        #[derive(bevy::ecs::system::SystemParam)]
        struct $view<'w> {
            $($field: Res<'w, $resource>,)*
        }

        pub(super) fn $plugin(app: &mut App) {
            /// Returns `true` if the screen is shown and anything on it has changed.
            #[allow(unused_variables)]
            fn is_stale(style: $crate::app::screens::Style, view: $view) -> bool {
                matches!(style.screen.get(), $screen)
                    && (style.is_changed() $(|| view.$field.is_changed())*)
            }

            fn draw_anew(canvas: $crate::app::screens::Canvas, view: $view) {
                let &$screen = canvas.style.screen.get() else { return };
                canvas.draw($frame, &view, |$root, $ui| $draw);
            }

            app.add_systems(
                bevy::app::SpawnScene,
                draw_anew.run_if(is_stale).in_set($crate::app::vocabulary::schedule::Spawned),
            );
        }
    };
}
use screen;

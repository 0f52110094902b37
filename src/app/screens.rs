//! User interface screens. Each screen is a plugin with a list of the resources that it shows.
//!
//! A screen is a function of these resources. Whenever change detection reports a change in one
//! of them, all nodes of the screen are despawned and spawned again, so a screen holds no state
//! of its own. To add a screen, write a file with a `screen!` and add its plugin to the list
//! below.

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
use crate::app::vocabulary::notice::StatusLine;
use crate::app::vocabulary::schedule::{Drawn, Spawned};
use crate::app::vocabulary::screen::Screen;
use crate::play::Match;

pub mod about;
mod attempt;
mod editor;
mod engine;
pub mod exports;
mod home;
mod lesson;
mod lessons;
mod letter;
mod letter_words;
mod library;
mod more_puzzles;
mod occupied;
mod openings;
mod outcome;
mod play;
mod players;
mod practice;
mod puzzle;
mod puzzles;
mod ratings;
mod reason_words;
mod record;
mod restore;
mod rule_words;
mod rules;
mod safe_start;
mod samples;
mod settings;
mod setup;
mod study;
mod tournament;
mod versions;
pub mod words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DrawnScreen>()
        // Runs after every system that can change a screen, and before layout, stacking and
        // visibility are computed. Nodes spawned later would be neither visible nor touchable
        // for a frame.
        .configure_sets(SpawnScene, Spawned.in_set(Drawn))
        .add_plugins((
            home::plugin,
            setup::plugin,
            play::plugin,
            settings::plugin,
            rules::plugin,
            record::plugin,
            (editor::plugin, engine::plugin, study::plugin),
            library::plugin,
            restore::plugin,
            players::plugin,
            (
                lessons::plugin,
                lesson::plugin,
                puzzles::plugin,
                puzzle::plugin,
                more_puzzles::plugin,
                openings::plugin,
                practice::plugin,
                ratings::plugin,
                tournament::plugin,
            ),
            (letter::plugin, versions::plugin),
            about::plugin,
            occupied::plugin,
            exports::plugin,
        ));
}

/// Draws the current notice over the lower edge of a page.
fn banner<V>(root: &mut ChildSpawnerCommands, ui: &mut Ui<V>, message: &StatusLine, game: Option<&Match>) {
    let Some(said) = &message.0 else { return };
    let words = ui.words.said(said, game);
    ui.banners(root, |ui, place| ui.closable_banner(place, said.warns(), words, |_, _| {}));
}

/// Marker for the root node of the current screen.
#[derive(Component)]
struct Root;

/// The screen whose nodes are spawned.
#[derive(Resource, Default)]
struct DrawnScreen(Option<Screen>);

/// Area of the window in which a screen is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ScreenArea {
    /// The whole window. The screen uses absolute positions around the board.
    Window,
    /// The safe area, with a layout from top to bottom.
    SafeArea,
}

/// Resources that every screen depends on.
#[derive(SystemParam)]
struct CommonView<'w> {
    screen: Res<'w, State<Screen>>,
    theme: Res<'w, Theme>,
    language: Res<'w, Language>,
    viewport: Res<'w, Viewport>,
    look: Res<'w, Look>,
}

impl CommonView<'_> {
    fn is_changed(&self) -> bool {
        self.screen.is_changed()
            || self.theme.is_changed()
            || self.language.is_changed()
            || self.viewport.is_changed()
            || self.look.is_changed()
    }
}

/// System parameters for drawing a screen, in addition to its view.
#[derive(SystemParam)]
struct Canvas<'w, 's> {
    common: CommonView<'w>,
    art: ResMut<'w, Art>,
    images: ResMut<'w, Assets<Image>>,
    roots: Query<'w, 's, Entity, With<Root>>,
    lists: Query<'w, 's, &'static ScrollPosition, With<Scrolls>>,
    drawn: ResMut<'w, DrawnScreen>,
    commands: Commands<'w, 's>,
}

impl Canvas<'_, '_> {
    /// Replaces the nodes of the screen by those that `draw` spawns from `view`.
    fn draw<V>(
        mut self,
        area: ScreenArea,
        view: &V,
        draw: impl FnOnce(&mut ChildSpawnerCommands, &mut Ui<V>),
    ) {
        let screen = *self.common.screen.get();
        // A redraw of the same screen keeps the scroll position.
        let same = self.drawn.0 == Some(screen);
        let scrolled = self.lists.iter().next().filter(|_| same).cloned().unwrap_or_default();
        self.drawn.0 = Some(screen);
        for root in &self.roots {
            self.commands.entity(root).despawn();
        }
        let node = match area {
            ScreenArea::Window => Node { width: percent(100), height: percent(100), ..default() },
            ScreenArea::SafeArea => {
                let safe = self.common.viewport.safe_area();
                Node {
                    position_type: PositionType::Absolute,
                    left: px(safe.min.x),
                    top: px(safe.min.y),
                    width: px(safe.width()),
                    height: px(safe.height()),
                    flex_direction: FlexDirection::Column,
                    ..default()
                }
            }
        };
        let CommonView { theme, language, viewport, look, .. } = &self.common;
        let words = Words { language, look };
        let (art, images) = (&mut *self.art, &mut *self.images);
        let mut ui = Ui { view, words, theme, viewport, art, images, scrolled };
        self.commands.spawn((Root, node)).with_children(|root| draw(root, &mut ui));
    }
}

/// Declares a screen: its view, which lists the resources that it shows, and a `plugin` that
/// redraws it whenever one of them changes.
macro_rules! screen {
    (
        $(#[$doc:meta])*
        $view:ident on $screen:pat in $area:expr => $plugin:ident {
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
            /// Returns `true` if the screen is active and anything on it has changed.
            #[allow(unused_variables)]
            fn is_stale(common: $crate::app::screens::CommonView, view: $view) -> bool {
                matches!(common.screen.get(), $screen)
                    && (common.is_changed() $(|| view.$field.is_changed())*)
            }

            fn redraw(canvas: $crate::app::screens::Canvas, view: $view) {
                let &$screen = canvas.common.screen.get() else { return };
                canvas.draw($area, &view, |$root, $ui| $draw);
            }

            app.add_systems(
                bevy::app::SpawnScene,
                redraw.run_if(is_stale).in_set($crate::app::vocabulary::schedule::Spawned),
            );
        }
    };
}
use screen;

//! The screens, and the way from one to another.
//!
//! A screen is a function of the resources it reads: whenever one of them changes it is thrown
//! away and drawn anew. There is no second place in which its state could be wrong.

use bevy::app::SpawnScene;
use bevy::prelude::*;

use crate::app::board::{BoardContent, Look};
use crate::app::device::art::Art;
use crate::app::device::language::Language;
use crate::app::device::viewport::Viewport;
use crate::app::device::{Device, GamepadSeen};
use crate::app::state::blunder_check::BlunderCheck;
use crate::app::state::clock::Clocks;
use crate::app::state::computer::{Evaluation, Paused, Thinking};
use crate::app::state::draft::Draft;
use crate::app::state::editor::Editor;
use crate::app::state::exchange::Exchange;
use crate::app::state::library::Library;
use crate::app::state::moving::Moving;
use crate::app::state::result_delay::ResultDelay;
use crate::app::state::review::Reviews;
use crate::app::state::seating::Turned;
use crate::app::state::session::{Agreed, More, Peek, Session};
use crate::app::state::settings::Settings;
use crate::app::theme::Theme;
use crate::app::ui::controls::Scrolls;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::notice::StatusLine;
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
pub mod setup;
pub mod words;

/// The root node of the screen that is shown.
#[derive(Component)]
struct Root;

/// Everything that a screen shows.
#[derive(bevy::ecs::system::SystemParam)]
pub struct View<'w> {
    pub screen: Res<'w, State<Screen>>,
    pub theme: Res<'w, Theme>,
    pub language: Res<'w, Language>,
    pub viewport: Res<'w, Viewport>,
    pub settings: Res<'w, Settings>,
    pub look: Res<'w, Look>,
    pub session: Res<'w, Session>,
    pub draft: Res<'w, Draft>,
    pub lessons: Res<'w, rules::Lessons>,
    pub message: Res<'w, StatusLine>,
    pub peek: Res<'w, Peek>,
    pub more: Res<'w, More>,
    pub agreed: Res<'w, Agreed>,
    pub ending: Res<'w, ResultDelay>,
    pub moving: Res<'w, Moving>,
    pub thinking: Res<'w, Thinking>,
    pub paused: Res<'w, Paused>,
    pub guard: Res<'w, BlunderCheck>,
    pub clocks: Res<'w, Clocks>,
    pub turned: Res<'w, Turned>,
    pub evaluation: Res<'w, Evaluation>,
    pub reviews: Res<'w, Reviews>,
    pub exchange: Res<'w, Exchange>,
    pub library: Res<'w, Library>,
    pub device: Res<'w, Device>,
    pub editor: Res<'w, Editor>,
    pub styled: Res<'w, settings::Styled>,
    pub gamepad: Res<'w, GamepadSeen>,
}

impl View<'_> {
    /// What the board shows.
    #[must_use]
    pub fn seen(&self) -> Option<BoardContent<'_>> {
        BoardContent::now(*self.screen.get(), &self.session, &self.editor)
    }

    fn is_changed(&self) -> bool {
        self.screen.is_changed()
            || self.theme.is_changed()
            || self.language.is_changed()
            || self.viewport.is_changed()
            || self.settings.is_changed()
            || self.look.is_changed()
            || self.session.is_changed()
            || self.draft.is_changed()
            || self.lessons.is_changed()
            || self.message.is_changed()
            || self.peek.is_changed()
            || self.more.is_changed()
            || self.agreed.is_changed()
            || self.ending.is_changed()
            || self.moving.is_changed()
            || self.thinking.is_changed()
            || self.paused.is_changed()
            || self.guard.is_changed()
            || self.clocks.is_changed()
            || self.turned.is_changed()
            || self.evaluation.is_changed()
            || self.reviews.is_changed()
            || self.exchange.is_changed()
            || self.library.is_changed()
            || self.editor.is_changed()
            || self.styled.is_changed()
            || self.gamepad.is_changed()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((settings::plugin, rules::plugin))
        // After all that may change a screen, and before layout, stack and visibility are
        // computed: a node that comes later would be neither seen nor touchable for a frame.
        .add_systems(SpawnScene, draw.run_if(|view: View| view.is_changed()).in_set(Spawned).in_set(Drawn));
}

/// Draws the screen anew.
fn draw(
    view: View,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    roots: Query<Entity, With<Root>>,
    lists: Query<&ScrollPosition, With<Scrolls>>,
    mut drawn: Local<Option<Screen>>,
    mut commands: Commands,
) {
    let screen = *view.screen.get();
    // The same screen again stays where it was scrolled to.
    let scrolled = if *drawn == Some(screen) { lists.iter().next().cloned() } else { None };
    *drawn = Some(screen);
    for root in &roots {
        commands.entity(root).despawn();
    }
    let area = view.viewport.safe_area();
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(area.min.x),
        top: px(area.min.y),
        width: px(area.width()),
        height: px(area.height()),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    let scrolled = scrolled.unwrap_or_default();
    let mut ui = Ui { view: &view, art: &mut art, images: &mut images, scrolled };
    match screen {
        // These are laid out in points of the window, around the board.
        Screen::Play | Screen::Editor => {
            let whole = Node { width: percent(100), height: percent(100), ..default() };
            commands.spawn((Root, whole)).with_children(|root| match screen {
                Screen::Editor => editor::draw(root, &mut ui),
                _ => play::draw(root, &mut ui),
            });
        }
        _ => {
            commands.spawn((Root, node)).with_children(|root| match screen {
                Screen::Setup(game) => setup::draw(root, &mut ui, game),
                Screen::Settings => settings::draw(root, &mut ui),
                Screen::Rules(game) => rules::draw(root, &mut ui, game),
                Screen::Record => record::draw(root, &mut ui),
                Screen::Library => library::draw(root, &mut ui),
                Screen::Players => players::draw(root, &mut ui),
                Screen::Lessons => lessons::draw(root, &mut ui),
                Screen::Home | Screen::Play | Screen::Editor => home::draw(root, &mut ui),
            });
        }
    }
}

//! The screens, and the way from one to another.
//!
//! A screen is a function of the resources it reads: whenever one of them changes it is thrown
//! away and drawn anew. There is no second place in which its state could be wrong.

use bevy::app::SpawnScene;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use super::action::{Action, GoTo};
use super::art::Art;
use super::board::{Look, Moving, Seen};
use super::clock::Clocks;
use super::computer::{Evaluation, Guard, Paused, Thinking};
use super::device::Device;
use super::editor::Editor;
use super::ending::Ending;
use super::gamepad::GamepadSeen;
use super::language::Language;
use super::library::Library;
use super::records::Exchange;
use super::review::Reviews;
use super::seating::Turned;
use super::session::{Agreed, Message, More, Peek, Session};
use super::settings::Settings;
use super::theme::Theme;
use super::theme::widgets::Ui;
use super::touch::Scrolls;
use super::viewport::Viewport;
use crate::rules::Game;

mod editor;
pub mod field;
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

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Home,
    Setup(Game),
    Play,
    Settings,
    Rules(Game),
    Record,
    /// A position is being set up.
    Editor,
    Library,
    Players,
    /// The list of what can be learned.
    Lessons,
}

/// The screens that lead to the present one, for the way back.
#[derive(Resource, Default, Debug)]
pub struct Trail(Vec<Screen>);

/// The root node of the screen that is shown.
#[derive(Component)]
struct Root;

/// The screen has been drawn, if it had to be.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

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
    pub draft: Res<'w, setup::Draft>,
    pub lessons: Res<'w, rules::Lessons>,
    pub message: Res<'w, Message>,
    pub peek: Res<'w, Peek>,
    pub more: Res<'w, More>,
    pub agreed: Res<'w, Agreed>,
    pub ending: Res<'w, Ending>,
    pub moving: Res<'w, Moving>,
    pub thinking: Res<'w, Thinking>,
    pub paused: Res<'w, Paused>,
    pub guard: Res<'w, Guard>,
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
    pub fn seen(&self) -> Option<Seen<'_>> {
        Seen::now(*self.screen.get(), &self.session, &self.editor)
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
    app.init_state::<Screen>()
        .init_resource::<Trail>()
        .add_plugins((setup::plugin, settings::plugin, rules::plugin, field::plugin))
        .add_systems(Update, go.run_if(on_message::<Action>))
        // After all that may change a screen, and before layout, stack and visibility are
        // computed: a node that comes later would be neither seen nor touchable for a frame.
        .add_systems(SpawnScene, (draw.run_if(|view: View| view.is_changed()), mirror).chain().in_set(Drawn));
}

/// Goes from screen to screen.
fn go(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    device: Res<Device>,
    mut trail: ResMut<Trail>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    _main: NonSendMarker,
) {
    for action in actions.read() {
        let Action::Go(go) = action else { continue };
        let to = match *go {
            GoTo::Resume if session.game().is_some() => Screen::Play,
            GoTo::Resume => continue,
            GoTo::Setup(game) => Screen::Setup(game),
            GoTo::Settings => Screen::Settings,
            GoTo::Rules(game) => Screen::Rules(game),
            GoTo::Record => Screen::Record,
            GoTo::Editor => Screen::Editor,
            GoTo::Library => Screen::Library,
            GoTo::Players => Screen::Players,
            GoTo::Lessons => Screen::Lessons,
            GoTo::Home => Screen::Home,
            GoTo::Back => {
                match trail.0.pop() {
                    Some(back) => next.set(back),
                    None if *screen.get() != Screen::Home => next.set(Screen::Home),
                    None if device.0.abilities().leave && !device.0.leave() => {
                        exit.write(AppExit::Success);
                    }
                    None => {}
                }
                continue;
            }
        };
        if to == *screen.get() {
            continue;
        }
        // Home is where every trail begins, and a match is not a step on the way to setup.
        match to {
            Screen::Home => trail.0.clear(),
            Screen::Play => trail.0 = vec![Screen::Home],
            // Whoever goes where they came from goes back.
            _ if trail.0.last() == Some(&to) => _ = trail.0.pop(),
            _ => trail.0.push(*screen.get()),
        }
        next.set(to);
    }
}

/// Where words run from right to left, so does everything that stands in rows. What has its place on
/// the board or in the window stays there.
fn mirror(language: Res<Language>, mut nodes: Query<(&mut Node, Option<&mut TextLayout>), Added<Node>>) {
    if !language.is_right_to_left() {
        return;
    }
    for (mut node, text) in &mut nodes {
        node.direction = InlineDirection::Rtl;
        if let Some(mut text) = text.filter(|text| text.justify == Justify::Left) {
            text.justify = Justify::Right;
        }
    }
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

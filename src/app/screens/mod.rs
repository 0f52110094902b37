//! The screens, and the way from one to another.
//!
//! A screen is a function of the resources it reads: whenever one of them changes it is thrown
//! away and drawn anew. There is no second place in which its state could be wrong.

use bevy::prelude::*;

use super::action::{Action, GoTo};
use super::art::Art;
use super::language::Language;
use super::session::{Message, Peek, Session};
use super::settings::Settings;
use super::theme::Theme;
use super::viewport::Viewport;
use crate::rules::Game;

mod home;
mod play;
mod rules;
mod settings;
pub mod setup;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    #[default]
    Home,
    Setup(Game),
    Play,
    Settings,
    Rules(Game),
}

/// The screens that lead to the present one, for the way back.
#[derive(Resource, Default, Debug)]
pub struct Trail(Vec<Screen>);

/// The root node of the screen that is shown.
#[derive(Component)]
struct Root;

/// Everything that a screen reads to draw itself.
#[derive(bevy::ecs::system::SystemParam)]
pub struct View<'w> {
    pub theme: Res<'w, Theme>,
    pub language: Res<'w, Language>,
    pub viewport: Res<'w, Viewport>,
    pub settings: Res<'w, Settings>,
    pub session: Res<'w, Session>,
    pub draft: Res<'w, setup::Draft>,
    pub message: Res<'w, Message>,
    pub peek: Res<'w, Peek>,
    pub art: ResMut<'w, Art>,
    pub images: ResMut<'w, Assets<Image>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Trail>()
        .add_plugins((setup::plugin, play::plugin))
        .add_systems(Update, go.run_if(on_message::<Action>))
        .add_systems(PostUpdate, draw.before(bevy::ui::UiSystems::Prepare).run_if(changed));
}

/// Goes from screen to screen.
fn go(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    mut trail: ResMut<Trail>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
) {
    for action in actions.read() {
        let Action::Go(go) = action else { continue };
        let to = match *go {
            GoTo::Resume if session.game().is_some() => Screen::Play,
            GoTo::Resume => continue,
            GoTo::Setup(game) => Screen::Setup(game),
            GoTo::Settings => Screen::Settings,
            GoTo::Rules(game) => Screen::Rules(game),
            GoTo::Home => Screen::Home,
            GoTo::Back => {
                match trail.0.pop() {
                    Some(back) => next.set(back),
                    None if *screen.get() != Screen::Home => next.set(Screen::Home),
                    None if crate::platform::CAN_LEAVE => {
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
            _ => trail.0.push(*screen.get()),
        }
        next.set(to);
    }
}

fn changed(screen: Res<State<Screen>>, view: View) -> bool {
    screen.is_changed()
        || view.theme.is_changed()
        || view.language.is_changed()
        || view.viewport.is_changed()
        || view.settings.is_changed()
        || view.session.is_changed()
        || view.draft.is_changed()
        || view.message.is_changed()
        || view.peek.is_changed()
}

/// Draws the screen anew.
fn draw(screen: Res<State<Screen>>, mut view: View, roots: Query<Entity, With<Root>>, mut commands: Commands) {
    for root in &roots {
        commands.entity(root).despawn();
    }
    let root = Node { width: percent(100), height: percent(100), position_type: PositionType::Absolute, ..default() };
    commands.spawn((Root, root)).with_children(|root| match screen.get() {
        Screen::Home => home::draw(root, &mut view),
        Screen::Setup(game) => setup::draw(root, &mut view, *game),
        Screen::Play => play::draw(root, &mut view),
        Screen::Settings => settings::draw(root, &mut view),
        Screen::Rules(game) => rules::draw(root, &mut view, *game),
    });
}

//! Navigation between screens.

use bevy::prelude::*;

use crate::app::device::Device;
use crate::app::state::session::Session;
use crate::app::state::study::may_study;
use crate::app::vocabulary::action::{Action, GoTo};
use crate::app::vocabulary::messages::Leave;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::app::vocabulary::screen::Screen;

/// The screens that led to the current one, for the way back.
#[derive(Resource, Default, Debug)]
pub struct Trail(Vec<Screen>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Trail>().add_systems(
        Update,
        (go.run_if(on_message::<Action>), change_screen).chain().in_set(PlaySystems::Go),
    );
}

/// Changes the screen in this frame. Bevy itself would do it in the next one.
fn change_screen(world: &mut World) {
    world.run_schedule(StateTransition);
}

/// Carries out navigation.
fn go(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    device: Res<Device>,
    mut trail: ResMut<Trail>,
    mut next: ResMut<NextState<Screen>>,
    mut leave: MessageWriter<Leave>,
) {
    for action in actions.read() {
        let Action::Go(go) = action else { continue };
        let to = match *go {
            GoTo::Resume if session.game().is_some() => Screen::Play,
            GoTo::Setup(game) => Screen::Setup(game),
            GoTo::Settings => Screen::Settings,
            GoTo::Rules(game) => Screen::Rules(game),
            GoTo::Study if may_study(&session) => Screen::Study,
            GoTo::Record => Screen::Record,
            GoTo::Letter if session.game().is_some_and(|game| game.awaits().is_some()) => Screen::Letter,
            GoTo::Resume | GoTo::Letter | GoTo::Study => continue,
            GoTo::Versions => Screen::Versions,
            GoTo::Editor => Screen::Editor,
            GoTo::Library => Screen::Library,
            GoTo::Restore => Screen::Restore,
            GoTo::Players => Screen::Players,
            GoTo::Ratings => Screen::Ratings,
            GoTo::Tournament => Screen::Tournament,
            GoTo::Lessons => Screen::Lessons,
            GoTo::Lesson(game) => Screen::Lesson(game),
            GoTo::Puzzles => Screen::Puzzles,
            GoTo::Puzzle(game) => Screen::Puzzle(game),
            GoTo::Openings(game) => Screen::Openings(game),
            GoTo::Practice(game) => Screen::Practice(game),
            GoTo::About => Screen::About,
            GoTo::Engine => Screen::Engine,
            GoTo::Home => Screen::Home,
            GoTo::Back => {
                match trail.0.pop() {
                    Some(back) => next.set(back),
                    None if *screen.get() != Screen::Home => next.set(Screen::Home),
                    None if device.0.abilities().leave => _ = leave.write(Leave),
                    None => {}
                }
                continue;
            }
            GoTo::Leave => {
                leave.write(Leave);
                continue;
            }
        };
        if to == *screen.get() {
            continue;
        }
        // Every trail starts at home. From a match, Back leads home and not to the setup.
        match to {
            Screen::Home => trail.0.clear(),
            Screen::Play => trail.0 = vec![Screen::Home],
            // Navigation to the screen before the current one counts as Back.
            _ if trail.0.last() == Some(&to) => _ = trail.0.pop(),
            // A preview that was left shows nothing any more.
            _ if matches!(screen.get(), Screen::Restore | Screen::Versions | Screen::Engine) => {}
            _ => trail.0.push(*screen.get()),
        }
        next.set(to);
    }
}

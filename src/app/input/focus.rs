//! Control of the app without a touch, by means of a visible focus. Keys, a
//! [gamepad](crate::app::input::gamepad) and [one switch](crate::app::input::scan) send [`Steer`]
//! messages, which move and press the focus.
//!
//! The focus is the action of a control or a square instead of an entity, so it survives a redraw
//! of the screen.

use std::time::Duration;

use bevy::app::SpawnScene;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiGlobalTransform;

use crate::app::board::At;
use crate::app::board::place::Place;
use crate::app::board::seen::{self, BoardSource};
use crate::app::board::zoom::Zoom;
use crate::app::input::touch::ActiveTouch;
use crate::app::state::focus::{Focus, FocusOn};
use crate::app::state::library::Library;
use crate::app::state::session::{More, Session};
use crate::app::state::settings::Settings;
use crate::app::state::study::Study;
use crate::app::ui::controls::Scrolls;
use crate::app::ui::paint::Focused;
use crate::app::vocabulary::action::{
    Action, ComputerAction, Control, EditorAction, GoTo, LessonAction, LibraryAction, PlayAction,
    ReplayAction, SetupAction, StudyAction,
};
use crate::app::vocabulary::messages::{MutedPress, SquareTouched};
use crate::app::vocabulary::schedule::{Asked, Marked, PlaySystems};
use crate::app::vocabulary::screen::Screen;

mod keys;
mod navigation;

pub use navigation::Controls;

/// A request of a player who does not touch the screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steer {
    /// Moves the focus to the next target: the board, then the controls in the order of the screen.
    Next,
    /// Moves the focus to the previous target.
    Before,
    /// Moves the focus to the nearest target on the left.
    Left,
    /// Moves the focus to the nearest target on the right.
    Right,
    /// Moves the focus to the nearest target above.
    Up,
    /// Moves the focus to the nearest target below.
    Down,
    /// Presses the target of the focus. The first press only reveals a hidden focus.
    Press,
    /// Leaves the innermost of: the enlarged board, a list, an unfinished turn, the screen.
    Back,
    /// Undoes, or goes one step back in a replay.
    Earlier,
    /// Redoes, or goes one step forward in a replay.
    Later,
    /// Opens the menu of further actions; in the setup, starts the match.
    Menu,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Steer>()
        .init_resource::<DeafUntil>()
        .add_plugins(keys::plugin)
        .configure_sets(Update, Asked.in_set(PlaySystems::Input))
        .add_systems(
            Update,
            (
                settle
                    .run_if(|focus: Res<Focus>, settings: Res<Settings>| {
                        focus.visible && !settings.scan.is_on()
                    })
                    .before(Asked),
                steer.run_if(on_message::<Steer>).after(Asked),
            )
                .in_set(PlaySystems::Input),
        )
        .add_systems(Update, hide.run_if(resource_changed::<ActiveTouch>))
        .add_systems(
            SpawnScene,
            (mark.in_set(Marked), (tell, reveal)).chain().after(crate::app::vocabulary::schedule::Drawn),
        )
        .add_systems(StateTransition, forget.run_if(state_changed::<Screen>));
}

/// Time after the focus has moved by itself in which a press does not count, since it is meant for what had
/// the focus before. Each such press begins this time anew, so that a key that is hit again and again presses
/// nothing that the player has not seen.
const MOVED: Duration = Duration::from_millis(300);

/// The time of the app until which presses do not count, because the focus has moved by itself.
#[derive(Resource, Default)]
struct DeafUntil(Duration);

/// Hides the focus while the app is used by touch.
fn hide(active: Res<ActiveTouch>, mut focus: ResMut<Focus>) {
    if active.is_down() && focus.visible {
        focus.visible = false;
    }
}

/// Clears the focus on a new screen, where its target no longer exists.
fn forget(mut focus: ResMut<Focus>) {
    focus.set_if_neq(Focus { on: None, visible: focus.visible, square: None });
}

/// The most likely actions, in the order in which a new focus prefers them.
pub const WANTED: [Action; 8] = [
    Action::Play(PlayAction::StartTurn),
    Action::Play(PlayAction::Resume),
    Action::Computer(ComputerAction::TakeBack),
    Action::Play(PlayAction::Rematch),
    Action::Replay(ReplayAction::Forward),
    Action::Setup(SetupAction::Start),
    Action::Go(GoTo::Resume),
    Action::Lesson(LessonAction::Pass),
];

/// The state when the focus was settled last.
#[derive(Default)]
struct Before {
    /// Rectangle of the control that had the focus, in points.
    rect: Option<Rect>,
    /// The preferred action of the screen.
    wanted: Option<Action>,
}

/// Ensures that a visible focus has a target. On a new screen, or if the target has disappeared,
/// the focus moves to the most likely action, or else to the board or the nearest control. It
/// leaves the board only when the board can no longer be touched.
fn settle(
    controls: Controls,
    place: Option<Res<Place>>,
    source: BoardSource,
    texts: Query<(), With<EditableText>>,
    time: Res<Time<Real>>,
    mut focus: ResMut<Focus>,
    mut deaf: ResMut<DeafUntil>,
    mut before: Local<Before>,
) {
    let places = controls.places();
    // The layout of the screen is not known yet, or a text field has the focus.
    if source.screen.is_changed() || places.is_empty() || !texts.is_empty() {
        return;
    }
    let place = place.filter(|_| seen::has_board(*source.screen.get()));
    let wanted = WANTED.into_iter().find(|wanted| places.iter().any(|(action, _)| action == wanted));
    let is_new = wanted.is_some() && wanted != before.wanted;
    before.wanted.clone_from(&wanted);
    match &focus.on {
        Some(FocusOn::Board(_)) if place.is_some() && (source.may_touch() || !is_new) => return,
        Some(FocusOn::Control(action)) => {
            if let Some((_, rect)) = places.iter().find(|(known, _)| known == action) {
                before.rect = Some(*rect);
                return;
            }
        }
        _ => before.rect = None,
    }
    let on = wanted
        .map(FocusOn::Control)
        .or_else(|| place.and_then(|place| navigation::doorstep(&place, focus.square)))
        .or_else(|| navigation::nearest(&places, before.rect.take()));
    if let Some(on) = on {
        deaf.0 = time.elapsed() + MOVED;
        focus.show(on);
    }
}

/// System parameters for the effect of requests that depend on the screen.
#[derive(bevy::ecs::system::SystemParam)]
struct Here<'w> {
    time: Res<'w, Time<Real>>,
    screen: Res<'w, State<Screen>>,
    session: Res<'w, Session>,
    more: Res<'w, More>,
    library: Res<'w, Library>,
    study: Res<'w, Study>,
}

impl Here<'_> {
    /// Returns the action for [`Steer::Back`].
    fn back(&self) -> Action {
        let staged = self.session.game().is_some_and(|game| !game.turns().current.path.is_empty());
        match self.screen.get() {
            Screen::Play if *self.more == More::Far => PlayAction::FarMore.into(),
            Screen::Play if self.more.is_open() => PlayAction::More.into(),
            Screen::Play if !self.session.is_live() => ReplayAction::Done.into(),
            Screen::Play if staged => PlayAction::ClearMoves.into(),
            Screen::Study if self.study.is_writing => StudyAction::Write(false).into(),
            Screen::Library if self.library.chosen().is_some() => LibraryAction::Choose(None).into(),
            _ => GoTo::Back.into(),
        }
    }

    /// Returns the action for [`Steer::Earlier`]: in the match, in its replay, or in the editor.
    fn earlier(&self) -> Option<Action> {
        self.step(PlayAction::Undo, ReplayAction::Back, EditorAction::Undo, StudyAction::Back)
    }

    /// Returns the action for [`Steer::Later`].
    fn later(&self) -> Option<Action> {
        self.step(PlayAction::Redo, ReplayAction::Forward, EditorAction::Redo, StudyAction::Forward)
    }

    fn step(
        &self,
        of_match: PlayAction,
        of_walk: ReplayAction,
        of_editor: EditorAction,
        of_study: StudyAction,
    ) -> Option<Action> {
        match self.screen.get() {
            Screen::Play if self.session.is_live() => Some(of_match.into()),
            Screen::Play => Some(of_walk.into()),
            Screen::Editor => Some(of_editor.into()),
            Screen::Study => Some(of_study.into()),
            _ => None,
        }
    }

    fn menu(&self) -> Option<Action> {
        match self.screen.get() {
            Screen::Play => Some(PlayAction::More.into()),
            Screen::Setup(_) => Some(SetupAction::Start.into()),
            _ => None,
        }
    }
}

/// Moves and presses the focus as requested.
fn steer(
    mut asked: MessageReader<Steer>,
    controls: Controls,
    here: Here,
    settings: Res<Settings>,
    place: Option<Res<Place>>,
    (mut zoom, mut focus, mut deaf): (ResMut<Zoom>, ResMut<Focus>, ResMut<DeafUntil>),
    mut actions: MessageWriter<Action>,
    mut squares: MessageWriter<SquareTouched>,
    mut muted: MessageWriter<MutedPress>,
) {
    let place = place.filter(|_| seen::has_board(*here.screen.get()));
    for &asked in asked.read() {
        let places = controls.places();
        let from = focus.on.as_ref();
        let to = match asked {
            Steer::Next | Steer::Before => {
                navigation::step(&places, place.as_deref(), &focus, matches!(asked, Steer::Next))
            }
            Steer::Left => navigation::towards(&places, place.as_deref(), &focus, Vec2::NEG_X),
            Steer::Right => navigation::towards(&places, place.as_deref(), &focus, Vec2::X),
            Steer::Up => navigation::towards(&places, place.as_deref(), &focus, Vec2::NEG_Y),
            Steer::Down => navigation::towards(&places, place.as_deref(), &focus, Vec2::Y),
            // With switch scanning, the current offer is pressed instead; see `scan`.
            Steer::Press if settings.scan.is_on() => continue,
            // The first key press only reveals a hidden focus.
            Steer::Press if !focus.visible => from.cloned(),
            Steer::Press if here.time.elapsed() < deaf.0 => {
                deaf.0 = here.time.elapsed() + MOVED;
                let at = match from {
                    Some(FocusOn::Control(action)) => {
                        places.iter().find(|(known, _)| known == action).map(|(_, rect)| rect.center())
                    }
                    Some(FocusOn::Board(square)) => place.as_ref().map(|place| place.point(*square)),
                    None => None,
                };
                muted.write_batch(at.map(MutedPress));
                from.cloned()
            }
            Steer::Press => {
                match from {
                    // The control may have disappeared since the focus moved there.
                    Some(FocusOn::Control(action)) if places.iter().any(|(known, _)| known == action) => {
                        actions.write(action.clone());
                    }
                    Some(FocusOn::Board(square)) if place.is_some() => {
                        squares.write(SquareTouched(*square));
                    }
                    _ => {}
                }
                from.cloned()
            }
            // An enlarged board is shown whole first.
            Steer::Back if zoom.is_in() => {
                *zoom = Zoom::default();
                continue;
            }
            Steer::Back => {
                actions.write(here.back());
                continue;
            }
            Steer::Earlier => {
                actions.write_batch(here.earlier());
                continue;
            }
            Steer::Later => {
                actions.write_batch(here.later());
                continue;
            }
            Steer::Menu => {
                actions.write_batch(here.menu());
                continue;
            }
        };
        // The focus can move to any square, so the whole board must be visible.
        zoom.set_if_neq(Zoom::default());
        match to {
            Some(to) => focus.show(to),
            None => focus.visible = true,
        }
    }
}

/// Marks the control that has the focus, for the theme to paint.
fn mark(focus: Res<Focus>, controls: Query<(Entity, Ref<Control>, Has<Focused>)>, mut commands: Commands) {
    for (entity, control, was) in &controls {
        if !focus.is_changed() && !control.is_added() {
            continue;
        }
        let is = matches!(focus.shown(), Some(FocusOn::Control(action)) if *action == control.0);
        if is && !was {
            commands.entity(entity).insert(Focused);
        } else if !is && was {
            commands.entity(entity).remove::<Focused>();
        }
    }
}

/// Reports the focus to assistive programs, through Bevy's input focus. A text field keeps that
/// focus while it is edited.
fn tell(
    focus: Res<Focus>,
    focused: Query<Entity, With<Focused>>,
    squares: Query<(Entity, &At)>,
    texts: Query<(), With<EditableText>>,
    mut input: ResMut<InputFocus>,
) {
    let wanted = match focus.shown() {
        Some(FocusOn::Control(_)) => focused.iter().next(),
        Some(FocusOn::Board(square)) => {
            squares.iter().find(|(_, at)| at.0 == *square).map(|(entity, _)| entity)
        }
        None => None,
    };
    let is = input.get();
    if is == wanted || is.is_some_and(|entity| texts.contains(entity)) {
        return;
    }
    match wanted {
        Some(entity) => input.set(entity, FocusCause::Navigated),
        None => input.clear(),
    }
}

/// Space above and below a target that scrolls into view, in points.
const AROUND: f32 = 16.;

/// System parameters for the scrollable lists.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Lists<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    lists: Query<
        'w,
        's,
        (&'static mut ScrollPosition, &'static ComputedNode, &'static UiGlobalTransform),
        With<Scrolls>,
    >,
}

impl Lists<'_, '_> {
    /// Scrolls the list that contains an entity, if there is one, until a rectangle is in view. The
    /// rectangle is in points of the window.
    pub fn show(&mut self, entity: Entity, rect: Rect) {
        let list = self.parents.iter_ancestors(entity).find(|parent| self.lists.contains(*parent));
        let Some((mut position, node, transform)) = list.and_then(|list| self.lists.get_mut(list).ok())
        else {
            return;
        };
        // A new node has no size yet, so the list keeps its position.
        if rect.height() <= 0. || node.size().y <= 0. {
            return;
        }
        let scale = node.inverse_scale_factor();
        let room = node.size().y * scale;
        let from = transform.translation.y * scale - room / 2. + AROUND;
        let to = from + room - 2. * AROUND;
        // A rectangle higher than the list shows its top.
        let by = if rect.min.y < from || rect.height() > to - from {
            rect.min.y - from
        } else {
            (rect.max.y - to).max(0.)
        };
        let most = node.content_size().y * scale - room;
        let wanted = (position.y + by).clamp(0., most.max(0.));
        if (position.y - wanted).abs() > 0.5 {
            position.y = wanted;
        }
    }
}

/// Scrolls the new target of the focus into view.
fn reveal(focused: Query<(Entity, &ComputedNode, &UiGlobalTransform), Added<Focused>>, mut lists: Lists) {
    for (entity, node, transform) in &focused {
        let scale = node.inverse_scale_factor();
        lists.show(entity, Rect::from_center_size(transform.translation * scale, node.size() * scale));
    }
}

//! The whole app by keyboard: Tab and the arrows move a visible focus, Enter does what a tap
//! would do, Escape goes back.
//!
//! The focus is not an entity but what it stands for, a control's action or a square, so it
//! stays where it is when a screen is drawn anew.

use bevy::app::SpawnScene;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::ui::UiGlobalTransform;

use super::action::{Action, Control, Disabled, GoTo, PlayAction, RecordAction, ReplayAction};
use super::board::place::Place;
use super::board::zoom::Zoom;
use super::screens::Screen;
use super::session::{PlaySystems, Session, SquareTouched};
use super::theme::Focused;
use super::touch::ActiveTouch;
use crate::rules::Square;

/// Where the keyboard is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Focus {
    on: Option<FocusOn>,
    /// Shown from the first key until the next touch.
    visible: bool,
}

/// What can have the focus.
#[derive(Clone, Debug, PartialEq)]
pub enum FocusOn {
    Control(Action),
    Board(Square),
}

impl Focus {
    /// What is to be shown as focused.
    #[must_use]
    pub fn shown(&self) -> Option<&FocusOn> {
        self.on.as_ref().filter(|_| self.visible)
    }
}

/// The control that has the focus is marked.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Marked;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .add_systems(
            Update,
            (
                keys.run_if(on_message::<KeyboardInput>).in_set(PlaySystems::Input),
                hide.run_if(resource_changed::<ActiveTouch>),
            ),
        )
        .add_systems(SpawnScene, mark.in_set(Marked).after(super::screens::Drawn))
        .add_systems(StateTransition, forget.run_if(state_changed::<Screen>));
}

/// A touch hides the focus: it would only be in the way.
fn hide(active: Res<ActiveTouch>, mut focus: ResMut<Focus>) {
    if active.is_down() && focus.visible {
        focus.visible = false;
    }
}

/// A new screen begins without a focus, except the board: there a key is meant for the pieces.
fn forget(mut focus: ResMut<Focus>) {
    focus.set_if_neq(Focus { on: None, visible: focus.visible });
}

/// The controls and where they are, in the order in which they were drawn.
type Controls<'w, 's> =
    Query<'w, 's, (&'static Control, &'static ComputedNode, &'static UiGlobalTransform), Without<Disabled>>;

/// What a key means.
#[derive(Clone, Copy)]
enum Meaning {
    Next,
    Before,
    Towards(Vec2),
    Press,
}

fn keys(
    mut keys: MessageReader<KeyboardInput>,
    pressed: Res<ButtonInput<Key>>,
    controls: Controls,
    stack: Res<bevy::ui::UiStack>,
    entities: Query<Entity, With<Control>>,
    texts: Query<(), With<EditableText>>,
    text_focus: Option<Res<InputFocus>>,
    place: Option<Res<Place>>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    mut zoom: ResMut<Zoom>,
    mut focus: ResMut<Focus>,
    mut actions: MessageWriter<Action>,
    mut squares: MessageWriter<SquareTouched>,
) {
    // A name is being written: the keys are letters.
    if text_focus.and_then(|focus| focus.get()).is_some_and(|entity| texts.contains(entity)) {
        keys.clear();
        return;
    }
    let place = place.filter(|_| *screen.get() == Screen::Play);
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        let shift = pressed.pressed(Key::Shift);
        let command = pressed.pressed(Key::Control) || pressed.pressed(Key::Super);
        if *screen.get() == Screen::Play
            && session.replay.is_some()
            && let Some(action) = in_replay(&key.logical_key)
        {
            actions.write(action.into());
            continue;
        }
        let meaning = match &key.logical_key {
            Key::Tab if shift => Meaning::Before,
            Key::Tab => Meaning::Next,
            Key::ArrowLeft => Meaning::Towards(Vec2::NEG_X),
            Key::ArrowRight => Meaning::Towards(Vec2::X),
            Key::ArrowUp => Meaning::Towards(Vec2::NEG_Y),
            Key::ArrowDown => Meaning::Towards(Vec2::Y),
            Key::Enter | Key::Space => Meaning::Press,
            // The way back from the enlarged board is to the whole one.
            Key::Escape | Key::BrowserBack if zoom.is_in() => {
                *zoom = Zoom::default();
                continue;
            }
            Key::Escape | Key::BrowserBack => {
                let staged = session.game().is_some_and(|game| !game.turns().current.path.is_empty());
                actions.write(if *screen.get() == Screen::Play && staged {
                    PlayAction::ClearMoves.into()
                } else {
                    GoTo::Back.into()
                });
                continue;
            }
            Key::Character(letter) if command && *screen.get() == Screen::Record => {
                match letter.to_lowercase().as_str() {
                    "c" => {
                        actions.write(RecordAction::Copy.into());
                    }
                    "v" => {
                        actions.write(RecordAction::Paste.into());
                    }
                    _ => {}
                }
                continue;
            }
            Key::Character(letter) if command && *screen.get() == Screen::Play => {
                match (letter.to_lowercase().as_str(), shift) {
                    ("z", false) => {
                        actions.write(PlayAction::Undo.into());
                    }
                    ("z", true) | ("y", _) => {
                        actions.write(PlayAction::Redo.into());
                    }
                    _ => {}
                }
                continue;
            }
            _ => continue,
        };
        // The keyboard goes from square to square over the whole board.
        zoom.set_if_neq(Zoom::default());
        focus.visible = true;
        let places = places(&controls, &stack, &entities);
        let next = match meaning {
            Meaning::Press => {
                match &focus.on {
                    Some(FocusOn::Control(action)) => {
                        actions.write(action.clone());
                    }
                    Some(FocusOn::Board(square)) => {
                        squares.write(SquareTouched(*square));
                    }
                    None => {}
                }
                continue;
            }
            Meaning::Next | Meaning::Before => {
                step(&places, place.as_deref(), focus.on.as_ref(), matches!(meaning, Meaning::Next))
            }
            Meaning::Towards(way) => towards(&places, place.as_deref(), focus.on.as_ref(), way),
        };
        if let Some(next) = next {
            focus.on = Some(next);
        }
    }
}

/// What a key means while a match is walked through.
fn in_replay(key: &Key) -> Option<ReplayAction> {
    match key {
        Key::ArrowLeft => Some(ReplayAction::Back),
        Key::ArrowRight => Some(ReplayAction::Forward),
        Key::Home => Some(ReplayAction::First),
        Key::End => Some(ReplayAction::Last),
        Key::Escape | Key::BrowserBack => Some(ReplayAction::Done),
        _ => None,
    }
}

/// The controls in the order of the screen, each with its rectangle in points.
fn places(
    controls: &Controls,
    stack: &bevy::ui::UiStack,
    entities: &Query<Entity, With<Control>>,
) -> Vec<(Action, Rect)> {
    stack
        .uinodes
        .iter()
        .filter(|&&entity| entities.contains(entity))
        .filter_map(|&entity| {
            let (control, node, transform) = controls.get(entity).ok()?;
            let scale = node.inverse_scale_factor();
            let rect = Rect::from_center_size(transform.translation * scale, node.size() * scale);
            (rect.width() > 0.).then(|| (control.0.clone(), rect))
        })
        .collect()
}

/// The square on which the keyboard comes to the board: the middle, where most is going on.
fn doorstep(place: &Place) -> Option<FocusOn> {
    place.form.grid.square(place.form.grid.columns / 2, place.form.grid.rows / 2).map(FocusOn::Board)
}

/// One on or back in the order: the board, where there is one, and then the controls.
fn step(
    places: &[(Action, Rect)],
    place: Option<&Place>,
    from: Option<&FocusOn>,
    on: bool,
) -> Option<FocusOn> {
    let board = usize::from(place.is_some());
    let count = places.len() + board;
    if count == 0 {
        return None;
    }
    let at = match from {
        Some(FocusOn::Board(_)) if board == 1 => Some(0),
        Some(FocusOn::Control(action)) => {
            places.iter().position(|(known, _)| known == action).map(|at| at + board)
        }
        _ => None,
    };
    let to = match (at, on) {
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
        (None, true) => 0,
        (None, false) => count - 1,
    };
    match to.checked_sub(board) {
        Some(at) => Some(FocusOn::Control(places[at].0.clone())),
        None => place.and_then(doorstep),
    }
}

/// The nearest thing in this direction: a neighbouring square, or a control.
fn towards(
    places: &[(Action, Rect)],
    place: Option<&Place>,
    from: Option<&FocusOn>,
    way: Vec2,
) -> Option<FocusOn> {
    let origin = match (from, place) {
        (Some(FocusOn::Board(square)), Some(place)) => {
            if let Some(next) = place.square_at(place.point(*square) + way * place.pitch) {
                return Some(FocusOn::Board(next));
            }
            Rect::from_center_size(place.point(*square), place.pitch)
        }
        (Some(FocusOn::Control(action)), _) => places.iter().find(|(known, _)| known == action)?.1,
        _ => return step(places, place, None, true),
    };
    // What lies ahead, by the gap in this direction and, counted double, how far it is beside.
    let cost = |to: Rect| {
        let ahead = (to.center() - origin.center()).dot(way);
        let gap = ahead - (to.half_size() + origin.half_size()).dot(way.abs());
        let across = way.perp().abs();
        let beside = ((to.center() - origin.center()).dot(across).abs()
            - (to.half_size() + origin.half_size()).dot(across))
        .max(0.);
        (ahead > 1. && gap > -to.half_size().dot(way.abs())).then(|| gap.max(0.) + 2. * beside)
    };
    let controls = places
        .iter()
        .filter(|(action, _)| from != Some(&FocusOn::Control(action.clone())))
        .filter_map(|(action, rect)| Some((cost(*rect)?, FocusOn::Control(action.clone()))));
    let squares = place.filter(|_| !matches!(from, Some(FocusOn::Board(_)))).into_iter().flat_map(|place| {
        place.form.grid.squares().filter_map(|square| {
            let rect = Rect::from_center_size(place.point(square), place.pitch);
            Some((cost(rect)?, FocusOn::Board(square)))
        })
    });
    controls.chain(squares).min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, to)| to)
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

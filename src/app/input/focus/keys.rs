//! Keyboard input, which becomes requests to the focus and actions.

use bevy::input::keyboard::{Key, KeyCode, KeyboardFocusLost, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::text::EditableText;

use crate::app::input::focus::Steer;
use crate::app::state::session::Session;
use crate::app::state::settings::Settings;
use crate::app::vocabulary::action::{
    Action, EditorAction, LetterAction, RecordAction, ReplayAction, ReviewAction,
};
use crate::app::vocabulary::field::Left;
use crate::app::vocabulary::schedule::Asked;
use crate::app::vocabulary::screen::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, keys.run_if(on_message::<KeyboardInput>).in_set(Asked));
}

/// Meaning of a key.
#[derive(Clone, Debug, PartialEq)]
enum Meaning {
    /// A request to the focus.
    Steer(Steer),
    /// An action on the current screen.
    Ask(Action),
}

/// The modifiers that are held, at each point of the sequence of keys. The state at the end of a frame would
/// be too late for a modifier that was released in the same frame.
#[derive(Debug, Default)]
struct Held(HashMap<KeyCode, Key>);

impl Held {
    /// Takes a key that goes down or up.
    fn follow(&mut self, key: &KeyboardInput) {
        if !matches!(key.logical_key, Key::Shift | Key::Control | Key::Super) {
            return;
        }
        if key.state.is_pressed() {
            self.0.insert(key.key_code, key.logical_key.clone());
        } else {
            self.0.remove(&key.key_code);
        }
    }

    fn holds(&self, modifier: &Key) -> bool {
        self.0.values().any(|key| key == modifier)
    }

    fn shift(&self) -> bool {
        self.holds(&Key::Shift)
    }

    /// Returns `true` if Control or the key of the system, such as Command, is held.
    fn command(&self) -> bool {
        self.holds(&Key::Control) || self.holds(&Key::Super)
    }
}

fn keys(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    mut left: MessageReader<Left>,
    texts: Query<(), With<EditableText>>,
    text_focus: Res<InputFocus>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut steers: MessageWriter<Steer>,
    mut actions: MessageWriter<Action>,
) {
    let scans = settings.scan.is_on();
    // While a text field is edited, all keys belong to it, including the one that ends the edit.
    // With switch scanning, keys are the switch, so no text is edited.
    let ends = left.read().count() > 0;
    let writes = ends || text_focus.get().is_some_and(|entity| texts.contains(entity));
    if lost.read().count() > 0 {
        // The window does not hear when the keys are released.
        held.0.clear();
    }
    for key in keys.read() {
        held.follow(key);
        if !key.state.is_pressed() || (writes && !scans) {
            continue;
        }
        let meaning = of_replay(&key.logical_key)
            .filter(|_| *screen.get() == Screen::Play && !session.is_live())
            .or_else(|| meaning(&key.logical_key, &held, *screen.get()));
        match meaning {
            // A held key presses once, so its repeats are ignored.
            Some(Meaning::Steer(Steer::Press)) if key.repeat => {}
            Some(Meaning::Steer(steer)) => {
                steers.write(steer);
            }
            Some(Meaning::Ask(action)) => {
                actions.write(action);
            }
            None => {}
        }
    }
}

/// Returns the meaning of a key in a replay, if it differs.
fn of_replay(key: &Key) -> Option<Meaning> {
    Some(match key {
        Key::ArrowLeft => Meaning::Steer(Steer::Earlier),
        Key::ArrowRight => Meaning::Steer(Steer::Later),
        Key::Home => Meaning::Ask(ReplayAction::First.into()),
        Key::End => Meaning::Ask(ReplayAction::Last.into()),
        Key::PageUp => Meaning::Ask(ReviewAction::Before.into()),
        Key::PageDown => Meaning::Ask(ReviewAction::Next.into()),
        _ => return None,
    })
}

/// Returns the meaning of a key on a screen, outside a replay.
fn meaning(key: &Key, held: &Held, screen: Screen) -> Option<Meaning> {
    Some(Meaning::Steer(match key {
        Key::Tab if held.shift() => Steer::Before,
        Key::Tab => Steer::Next,
        Key::ArrowLeft => Steer::Left,
        Key::ArrowRight => Steer::Right,
        Key::ArrowUp => Steer::Up,
        Key::ArrowDown => Steer::Down,
        Key::Enter | Key::Space => Steer::Press,
        Key::Escape | Key::BrowserBack => Steer::Back,
        Key::ContextMenu | Key::F10 => Steer::Menu,
        Key::Character(letter) if held.command() => {
            return match (letter.to_lowercase().as_str(), held.shift(), screen) {
                ("c", _, Screen::Record) => Some(Meaning::Ask(RecordAction::Copy.into())),
                ("c", _, Screen::Letter) => Some(Meaning::Ask(LetterAction::Copy.into())),
                // A link is pasted wherever it is expected.
                (
                    "v",
                    _,
                    Screen::Record
                    | Screen::Home
                    | Screen::Library
                    | Screen::Setup(_)
                    | Screen::Play
                    | Screen::Letter,
                ) => Some(Meaning::Ask(RecordAction::Paste.into())),
                ("c", _, Screen::Editor) => Some(Meaning::Ask(EditorAction::Copy.into())),
                ("v", _, Screen::Editor) => Some(Meaning::Ask(EditorAction::Paste.into())),
                ("z", false, Screen::Play | Screen::Editor | Screen::Study) => {
                    Some(Meaning::Steer(Steer::Earlier))
                }
                ("z", true, Screen::Play | Screen::Editor | Screen::Study)
                | ("y", _, Screen::Play | Screen::Editor | Screen::Study) => {
                    Some(Meaning::Steer(Steer::Later))
                }
                _ => None,
            };
        }
        _ => return None,
    }))
}

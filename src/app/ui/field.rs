//! Single-line text field. It reports every edit at once, so no input is lost when the field is
//! despawned.

use bevy::app::SpawnScene;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};

use crate::app::theme::Role;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::schedule::Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, (report_edits, end_editing.run_if(on_message::<KeyboardInput>)).chain())
        .add_systems(SpawnScene, focus.after(Drawn));
}

/// Reports the text of every field that has changed.
fn report_edits(
    fields: Query<(&Field, &EditableText), Changed<EditableText>>,
    mut written: MessageWriter<Written>,
) {
    written.write_batch(fields.iter().map(|(field, text)| Written(*field, text.value().to_string())));
}

/// Ends editing on Enter, Escape and Tab.
fn end_editing(
    mut keys: MessageReader<KeyboardInput>,
    fields: Query<&Field>,
    mut left: MessageWriter<Left>,
    mut focus: ResMut<InputFocus>,
) {
    let ends = |key: &KeyboardInput| {
        matches!(key.logical_key, Key::Enter | Key::Escape | Key::Tab) && key.state.is_pressed()
    };
    if keys.read().any(ends) && !fields.is_empty() {
        left.write_batch(fields.iter().map(|field| Left(*field)));
        focus.clear();
    }
}

/// Gives the keyboard focus to a new field.
fn focus(fields: Query<Entity, Added<Field>>, mut focus: ResMut<InputFocus>) {
    for field in &fields {
        focus.set(field, FocusCause::Navigated);
    }
}

/// Spawns a field with this initial text, all of it selected, and at most `longest` characters.
pub fn draw<V>(parent: &mut ChildSpawnerCommands, ui: &Ui<V>, field: Field, words: &str, longest: usize) {
    let colours = ui.colours();
    let mut text = EditableText::new(words);
    text.max_characters = Some(longest);
    text.queue_edit(TextEdit::SelectAll);
    let (font, line) = ui.theme.font(Role::Head);
    let node = Node {
        min_height: px(40),
        padding: UiRect::axes(px(10), px(7)),
        border: UiRect::all(px(2)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let look = (node, BorderColor::all(colours.accent), BackgroundColor(colours.page));
    parent.spawn((field, text, font, line, TextColor(colours.ink), look, Pickable::default()));
}

//! Single-line text field. It reports every edit at once, so no input is lost when the field is
//! despawned.

use bevy::app::SpawnScene;
use bevy::ecs::system::NonSendMarker;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEdit};
use bevy::ui::{UiGlobalTransform, UiSystems};

use crate::app::device::Device;
use crate::app::device::language::Language;
use crate::app::theme::Role;
use crate::app::ui::widgets::Ui;
use crate::app::vocabulary::field::{Field, Left, Written};
use crate::app::vocabulary::schedule::Drawn;
use crate::platform::assist::{Edit, EditedText};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            report_edits,
            take_edits.run_if(any_with_component::<Field>),
            end_editing.run_if(on_message::<KeyboardInput>),
        )
            .chain(),
    )
    .add_systems(SpawnScene, focus.after(Drawn))
    .add_systems(PostUpdate, hand_over.after(UiSystems::Layout));
}

/// Returns the key of the name of a field.
#[must_use]
pub fn title(field: Field) -> &'static str {
    match field {
        Field::Name(_) | Field::Entrant => "access-name",
        Field::Title(_) => "access-title",
        Field::Relay => "relays-address",
        Field::EngineName => "engine-name",
        Field::EngineCommand => "engine-command",
        Field::Comment => "study-write",
    }
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

/// Lets the system edit the text of a new field, where it does that in place of the app, and ends it when the
/// field is gone.
fn hand_over(
    fields: Query<(&Field, &EditableText, &ComputedNode, &UiGlobalTransform)>,
    added: Query<(), Added<Field>>,
    mut gone: RemovedComponents<Field>,
    device: Res<Device>,
    language: Res<Language>,
    _main: NonSendMarker,
) {
    if gone.read().count() > 0 && fields.is_empty() {
        device.0.edit_text(None);
    }
    let Some((field, text, node, transform)) = fields.iter().next().filter(|_| !added.is_empty()) else {
        return;
    };
    let scale = node.inverse_scale_factor();
    let (size, middle) = (node.size() * scale, transform.translation * scale);
    let corner = middle - size / 2.;
    device.0.edit_text(Some(EditedText {
        title: language.text(title(*field)),
        confirm: language.text("setup-done"),
        cancel: language.text("text-cancel"),
        text: text.value().to_string(),
        place: [corner.x, corner.y, size.x, size.y],
        longest: text.max_characters.unwrap_or(usize::MAX),
        is_right_to_left: language.is_right_to_left(),
    }));
}

/// Takes over what the system has edited.
fn take_edits(
    mut fields: Query<(&Field, &mut EditableText)>,
    mut written: MessageWriter<Written>,
    mut left: MessageWriter<Left>,
    mut focus: ResMut<InputFocus>,
    device: Res<Device>,
    _main: NonSendMarker,
) {
    for edit in device.0.edits() {
        for (field, mut text) in &mut fields {
            match &edit {
                Edit::Text(words) if text.value() != words.as_str() => {
                    let longest = text.max_characters.unwrap_or(usize::MAX);
                    let words: String = words.chars().take(longest).collect();
                    text.queue_edit(TextEdit::SelectAll);
                    text.queue_edit(TextEdit::Insert(words.as_str().into()));
                    // The field may be gone before it has taken this over.
                    written.write(Written(*field, words));
                }
                Edit::Text(_) => {}
                Edit::Done => {
                    left.write(Left(*field));
                    focus.clear();
                }
            }
        }
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

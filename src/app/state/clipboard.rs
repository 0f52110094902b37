//! The clipboard. Most systems read it at once; others make their players wait, or ask them for permission.

use bevy::ecs::system::NonSendMarker;
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{block_on, poll_once};

use crate::app::device::Device;
use crate::app::vocabulary::schedule::PlaySystems;
use crate::platform::sharing::{Answer, NotShared};

/// The use of a text on the clipboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paste {
    /// It is imported as a record.
    Record,
    /// It is set up in the editor.
    Position,
}

/// The text on the clipboard; `None` if the player has refused.
pub(super) type Text = Result<Option<String>, NotShared>;

/// A text that has arrived later.
#[derive(Message, Debug)]
pub(super) struct Pasted(pub Paste, pub Text);

/// The texts that are awaited.
#[derive(Resource)]
pub(super) struct Clipboard(SyncCell<Vec<(Paste, Answer<String>)>>);

impl Clipboard {
    /// Asks for the text on the clipboard, and returns it if the system answers at once. Otherwise it arrives
    /// as [`Pasted`].
    pub(super) fn paste(&mut self, device: &Device, paste: Paste) -> Option<Text> {
        let mut answer = device.0.paste();
        let text = block_on(poll_once(&mut answer));
        if text.is_none() {
            self.0.get().push((paste, answer));
        }
        text
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Clipboard(SyncCell::new(Vec::new())))
        .add_message::<Pasted>()
        .add_systems(Update, take.in_set(PlaySystems::Input));
}

/// Passes on the texts that have arrived.
fn take(mut clipboard: ResMut<Clipboard>, mut pasted: MessageWriter<Pasted>, _main: NonSendMarker) {
    clipboard.bypass_change_detection().0.get().retain_mut(|(paste, answer)| match check_ready(answer) {
        Some(text) => {
            pasted.write(Pasted(*paste, text));
            false
        }
        None => true,
    });
}
